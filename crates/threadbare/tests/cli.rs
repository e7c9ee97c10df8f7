//! The tool as a person meets it: what it prints, and its exit status.

#![allow(clippy::unwrap_used)]

use std::process::{Command, Output};

fn threadbare(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
    command.args(arguments);
    command
}

/// Exit status, standard output and standard error.
fn end(mut command: Command) -> (i32, String, String) {
    let Output { status, stdout, stderr } = command.output().unwrap();
    (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

#[test]
fn bad_usage_is_status_2_and_help_is_0() {
    for arguments in [&[][..], &["dance"], &["doctor", "--dance"]] {
        let (status, stdout, stderr) = end(threadbare(arguments));
        assert_eq!((status, stdout.as_str()), (2, ""), "{arguments:?}");
        assert!(stderr.contains("Usage: "), "{stderr}");
    }
    let (status, stdout, _) = end(threadbare(&["--help"]));
    assert_eq!(status, 0);
    assert!(stdout.contains("natively only under"), "the help says where the program runs: {stdout}");
    for command in ["check", "replay", "inspect", "doctor"] {
        let (status, stdout, _) = end(threadbare(&[command, "--help"]));
        assert_eq!(status, 0);
        assert!(stdout.contains("Exit status: "), "{stdout}");
    }
}

#[test]
fn doctor_says_what_is_missing_and_how_to_get_it() {
    let (status, stdout, _) = end(threadbare(&["doctor"]));
    assert_eq!(status, 0, "{stdout}");
    assert!(stdout.contains("Everything that is needed is here."), "{stdout}");

    let mut poor = threadbare(&["doctor"]);
    poor.env("PATH", "/nonexistent");
    let (status, stdout, _) = end(poor);
    assert_eq!(status, 2, "{stdout}");
    assert!(
        stdout.contains("MISSING  clang") && stdout.contains("get it: apt-get install clang-19"),
        "{stdout}"
    );

    let (status, stdout, _) = end(threadbare(&["doctor", "--json", "--clang", "/nonexistent/clang"]));
    assert_eq!(status, 2);
    let report: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(report["healthy"], false);
    assert_eq!(report["tools"][0]["name"], "clang");
    assert!(report["tools"][0]["problem"].as_str().unwrap().contains("/nonexistent/clang"), "{stdout}");
}
