//! What the options about strategies promise: the same seed gives the same result, bounds are named, and hunting is
//! counted apart from the proof.

#![allow(clippy::unwrap_used)]

use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;

/// Exit status and standard output of a check of a test program.
fn check(program: &str, arguments: &[&str]) -> (i32, String) {
    let folder = tempfile::tempdir().unwrap();
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../tests/programs", program].iter().collect();
    let output = Command::new(env!("CARGO_BIN_EXE_threadbare"))
        .arg("check")
        .arg(path)
        .args(arguments)
        .current_dir(folder.path())
        .output()
        .unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
}

fn json(program: &str, arguments: &[&str]) -> Value {
    serde_json::from_str(&check(program, &[arguments, &["--json"]].concat()).1).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_result() {
    for strategy in ["auto", "random", "pct"] {
        let run = |seed: &str| {
            let mut report = json("threads/atomicity.c", &["--strategy", strategy, "--seed", seed]);
            for varies in ["user_seconds", "peak_bytes"] {
                report.as_object_mut().unwrap().remove(varies);
            }
            report
        };
        assert_eq!(run("3"), run("3"), "{strategy}");
    }
    let instructions = |seed: &str| {
        json("threads/atomicity.c", &["--strategy", "random", "--seed", seed])["instructions"].clone()
    };
    assert_ne!(instructions("1"), instructions("2"), "the seed makes a difference");
}

#[test]
fn memory_whose_size_an_input_says_is_the_same_to_all() {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../tests/programs/threads"].iter().collect();
    let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let sized: Vec<String> =
        names.map(|name| name.into_string().unwrap()).filter(|name| name.starts_with("sized-")).collect();
    assert!(sized.len() >= 18, "{sized:?}");
    for name in sized {
        let found = |strategy: &str| {
            let report = json(&format!("threads/{name}"), &["--strategy", strategy]);
            let findings = report["findings"].as_array().unwrap().iter();
            let mut findings: Vec<String> =
                findings.map(|finding| format!("{} {}", finding["kind"], finding["line"])).collect();
            findings.sort();
            findings.dedup();
            (report["verdict"].clone(), findings)
        };
        // Without any reduction, each size and each order is looked at on its own.
        let expected = found("naive");
        for strategy in ["dpor", "auto"] {
            assert_eq!(found(strategy), expected, "{name} by {strategy}");
        }
    }
}

#[test]
fn a_bound_on_preemptions_is_named() {
    let (status, text) = check("strategies/preemptions-1.c", &["--preemptions", "1"]);
    assert_eq!(status, 3);
    assert!(text.contains("more than 1 preemption\n"), "{text}");
}

#[test]
fn hunting_counts_apart_from_the_proof() {
    let (hunted, proved) = (json("threads/queue.c", &[]), json("threads/queue.c", &["--strategy", "dpor"]));
    assert_eq!(hunted["executions"], proved["executions"]);
    assert_ne!(hunted["hunted"], 0);
    assert_eq!(proved["hunted"], 0);
    let sequential = json("sequential/assertion-fixed.c", &[]);
    assert_eq!(sequential["hunted"], 0, "without threads there is no schedule to hunt in");
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    assert_eq!(check("threads/queue.c", &["--strategy", "pct", "--preemptions", "1"]).0, 2);
    assert_eq!(check("threads/queue.c", &["--strategy", "clever"]).0, 2);
}

#[test]
fn the_equivalence_is_named() {
    let asked = ["--equivalence", "reads-from"];
    let (status, text) = check("reads-from/progress.c", &asked);
    assert_eq!(status, 0);
    assert!(text.contains("7 executions (one for each way in which reads read from writes)"), "{text}");
    assert_eq!(json("reads-from/progress.c", &asked)["equivalence"], "reads-from");
    assert_eq!(json("reads-from/progress.c", &[])["equivalence"], "trace");
    // Another search takes over, and says why.
    let report = json("reads-from/section.c", &asked);
    assert_eq!(report["equivalence"], "trace");
    assert!(report["equivalence_because"].as_str().unwrap().contains("atomic sections at"), "{report}");
    let (_, text) = check("reads-from/section.c", &asked);
    assert!(text.contains("explored by the order of steps, not by where reads read from: "), "{text}");
}

#[test]
fn the_equivalence_is_refused_where_it_means_nothing() {
    for more in [&["--strategy", "naive"][..], &["--preemptions", "1"], &["--workers", "2"]] {
        let (status, text) =
            check("reads-from/progress.c", &[&["--equivalence", "reads-from"], more].concat());
        assert_eq!((status, text.as_str()), (2, ""), "{more:?}");
    }
}

/// What the list of strategies says of each is what help and manual say.
#[test]
fn every_strategy_is_in_help_and_manual() {
    let manual = include_str!("../../../docs/check.md");
    let help = Command::new(env!("CARGO_BIN_EXE_threadbare")).args(["check", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for strategy in threadbare_explore::STRATEGIES {
        let name = strategy.name;
        assert!(words(&help).contains(&format!("- {name}: {}", strategy.help)), "{name} in {help}");
        let row = manual.lines().find(|line| line.starts_with('|') && line.contains(&format!("`{name}`")));
        let row = row.unwrap_or_else(|| panic!("docs/check.md has no row for {name}"));
        let is_sample = strategy.clean == threadbare_explore::Clean::Sample;
        assert!(!is_sample || row.contains("bounded"), "a sample proves nothing: {row}");
    }
}
