//! Bounds on time and memory hold, whatever a program does and whatever the tools that are called do: programs that keep to
//! no bounds of their own end within a second of processor time of those that were given. What is looked at is processor
//! time and memory, as the system counts them, so that a busy machine makes no difference.

#![allow(clippy::unwrap_used)] // a test

use serde_json::Value;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What is given, and the most that may be taken.
const TIME: &str = "2s";
const PROCESSOR_SECONDS: f64 = 3.0;
const MEMORY: &str = "300M";
const RESIDENT_BYTES: u64 = 400 << 20;

fn programs() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/programs/bounds");
    let mut found: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.sort();
    found
}

fn threadbare(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
    command.current_dir(folder).stdin(Stdio::null()).stderr(Stdio::null());
    command
}

/// What a finished process and the processes that it waited for have used, in user mode and in the system.
fn check(folder: &Path, program: &Path, more: &[&str]) -> (Option<i32>, Value) {
    let mut command = threadbare(folder);
    command.arg("check").arg(program).args(["--json", "--workers", "1", "--time", TIME]).args(more);
    let output = command.output().unwrap();
    let report = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!("{}: no answer ({error}): {}", program.display(), String::from_utf8_lossy(&output.stdout))
    });
    (output.status.code(), report)
}

#[test]
fn time_and_memory_hold() {
    let folder = tempfile::tempdir().unwrap();
    let mut missed = Vec::new();
    println!("{:24} {:>10} {:>10}  verdict, given {TIME} and {MEMORY}", "program", "seconds", "MiB");
    for program in programs() {
        let before = children_seconds();
        let (status, report) = check(folder.path(), &program, &["--memory", MEMORY]);
        let seconds = children_seconds() - before;
        let bytes = report["peak_bytes"].as_u64().unwrap();
        let name = program.file_name().unwrap().to_string_lossy().into_owned();
        println!("{name:24} {seconds:10.2} {:10}  {}", bytes >> 20, report["verdict"]);
        assert!(matches!(status, Some(1 | 3)), "{name}: {status:?} {report}");
        if seconds > PROCESSOR_SECONDS || bytes > RESIDENT_BYTES {
            missed.push(name);
        }
    }
    assert!(missed.is_empty(), "more than {PROCESSOR_SECONDS} s or {RESIDENT_BYTES} bytes: {missed:?}");
}

/// Processor time of all processes that were waited for.
fn children_seconds() -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").unwrap();
    let (_, rest) = stat.rsplit_once(')').unwrap();
    let ticks: u64 =
        rest.split_whitespace().skip(13).take(2).map(|field| field.parse::<u64>().unwrap()).sum();
    ticks as f64 / 100.0
}

/// A tool of this name that says its version and then does nothing for ever.
fn hangs(folder: &Path, name: &str, version: &str) -> PathBuf {
    let path = folder.join(name);
    let script =
        format!("#!/bin/sh\n[ \"$1\" = --version ] && {{ echo '{version}'; exit; }}\nexec sleep 100000\n");
    fs::write(&path, script).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

fn gave_up_time(report: &Value) -> bool {
    report["given_up"].as_array().unwrap().iter().any(|given_up| given_up["what"] == "the time given")
}

#[test]
fn a_compiler_that_hangs_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let clang = hangs(folder.path(), "clang", "clang version 19.0.0");
    fs::write(folder.path().join("a.c"), "int main(void) { return 0; }").unwrap();
    let (status, report) = check(folder.path(), Path::new("a.c"), &["--clang", clang.to_str().unwrap()]);
    assert_eq!(status, Some(3), "{report}");
    assert!(gave_up_time(&report), "{report}");
}

#[test]
fn a_solver_that_hangs_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    hangs(folder.path(), "z3", "Z3 version 4");
    let program = programs().into_iter().find(|path| path.ends_with("hard-floats.c")).unwrap();
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").unwrap());
    let mut command = threadbare(folder.path());
    command.arg("check").arg(program).args(["--json", "--workers", "1", "--time", TIME]).env("PATH", path);
    let output = command.output().unwrap();
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(3), "{report}");
    assert!(gave_up_time(&report), "{report}");
}

/// Ctrl-C and a request to end, from the first moment on: the answer is what is known by then.
#[test]
fn signals_end_a_check() {
    let folder = tempfile::tempdir().unwrap();
    let program = programs().into_iter().find(|path| path.ends_with("many-threads.c")).unwrap();
    for signal in ["INT", "TERM"] {
        let mut command = threadbare(folder.path());
        command.arg("check").arg(&program).args(["--json", "--workers", "1"]).stdout(Stdio::piped());
        let child = command.spawn().unwrap();
        // As soon as its run is written down it is searching.
        let runs = folder.path().join(".threadbare/runs");
        let number = if signal == "INT" { "1" } else { "2" };
        while !runs.join(number).join("lock").exists() {
            std::thread::yield_now();
        }
        let id = child.id().to_string();
        assert!(Command::new("kill").args(["-s", signal, &id]).status().unwrap().success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130));
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(report["verdict"], "bounded");
    }
}
