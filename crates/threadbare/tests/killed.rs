//! A check that is killed at any moment and resumed comes to the same result as one that is left alone.

#![allow(clippy::unwrap_used)]

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// The first failure needs an input and few switches, the second most of the additions; the proof takes a while.
const PROGRAM: &str = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <threadbare.h>
#define STEPS 4
atomic_int i = 1, j = 1;
static void *a(void *p) { for (int k = 0; k < STEPS; k++) i += j; return p; }
static void *b(void *p) { for (int k = 0; k < STEPS; k++) j += i; return p; }
int main(void) {
    pthread_t s, t;
    unsigned char c = tb_uchar(\"c\");
    pthread_create(&s, 0, a, 0);
    pthread_create(&t, 0, b, 0);
    if (c > 9) {
        getenv(\"A\");
        assert(i + j < 20);
    }
    pthread_join(s, 0);
    pthread_join(t, 0);
    assert(j < 55);
    return 0;
}
";

fn threadbare(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
    command.args(arguments).current_dir(folder).stderr(Stdio::inherit());
    command
}

/// What must not depend on interruptions: all but how much was hunted, which is not kept, and begins anew.
fn result(report: &[u8]) -> Value {
    let report: Value = serde_json::from_slice(report).unwrap_or_default();
    let found = report["findings"].as_array().unwrap().iter();
    let mut findings: Vec<String> = found.map(|f| format!("{} {}", f["kind"], f["line"])).collect();
    findings.sort();
    let counted = ["verdict", "executions", "blocked", "paths", "given_up"];
    let mut result: serde_json::Map<String, Value> =
        counted.iter().map(|name| ((*name).to_owned(), report[*name].clone())).collect();
    result.insert("findings".into(), findings.into());
    // What was relied on before the interruption is named behind it, too.
    let mut assumptions: Vec<String> =
        report["assumptions"].as_array().unwrap().iter().map(Value::to_string).collect();
    assumptions.sort();
    result.insert("assumptions".into(), assumptions.into());
    result.into()
}

/// Numbers that look random, the same in every run.
fn random(seed: u64) -> u64 {
    let mixed = (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 11
}

/// Waits until a process has used this much of the processor, in hundredths of a second, or has ended; how much it had used last.
/// How far a check has come does not depend on what else the machine does, then.
fn processor_ticks(process: u32, enough: u64) -> u64 {
    let mut last = 0;
    while let Ok(stat) = fs::read_to_string(format!("/proc/{process}/stat")) {
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
        // Its own, and that of the compilers that it has waited for.
        last = fields[11..15].iter().map(|field| field.parse::<u64>().unwrap()).sum();
        if last >= enough || fields[0] == "Z" {
            break;
        }
        std::thread::park_timeout(Duration::from_millis(1));
    }
    last
}

#[test]
fn a_check_that_is_killed_and_resumed_ends_as_if_nothing_had_happened() {
    const CHECK: [&str; 3] = ["check", "--json", "a.c"];
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("a.c"), PROGRAM).unwrap();
    let child = threadbare(folder.path(), &CHECK).stdout(Stdio::piped()).spawn().unwrap();
    let whole = processor_ticks(child.id(), u64::MAX);
    let undisturbed = child.wait_with_output().unwrap();
    let expected = result(&undisturbed.stdout);
    assert_eq!(expected["findings"].as_array().unwrap().len(), 2, "{expected}");
    assert!(expected["assumptions"].to_string().contains("environment"), "{expected}");

    let mut interrupted = 0;
    for round in 0..20 {
        let mut child = threadbare(folder.path(), &CHECK).stdout(Stdio::piped()).spawn().unwrap();
        let moment = whole * (random(round) % 1000) / 1000;
        processor_ticks(child.id(), moment);
        child.kill().unwrap();
        let output = child.wait_with_output().unwrap();
        if output.status.code().is_some() {
            // It was faster.
            assert_eq!(result(&output.stdout), expected);
            continue;
        }
        let list = threadbare(folder.path(), &["runs"]).output().unwrap();
        let list = String::from_utf8(list.stdout).unwrap();
        let Some(line) = list.lines().find(|line| line.contains("interrupted")) else {
            // Killed before the run began, while the program was compiled.
            continue;
        };
        interrupted += 1;
        let number = line.split_whitespace().next().unwrap();
        let resumed = threadbare(folder.path(), &["runs", "resume", number]).output().unwrap();
        assert_eq!(result(&resumed.stdout), expected, "killed after {moment} of {whole} ticks");
        assert_eq!(resumed.status, undisturbed.status);
    }
    assert!(interrupted >= 5, "only {interrupted} of 20 were killed in the middle");
}
