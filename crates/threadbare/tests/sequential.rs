//! Programs with one thread: whatever the strategy, the answer is the same; bounds and budgets hold, and are named with
//! their place; what was executed is counted.

#![allow(clippy::unwrap_used)]

#[path = "support/limited.rs"]
mod limited;

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs")
}

/// Exit status and report of a check.
fn check(program: &Path, arguments: &[&str]) -> (i32, Value) {
    let folder = tempfile::tempdir().unwrap();
    let output = limited::threadbare()
        .args(["check", "--json"])
        .args(arguments)
        .arg(program)
        .env("XDG_CACHE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/cache"))
        .current_dir(folder.path())
        .output()
        .unwrap();
    let report = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}: {}", program.display(), String::from_utf8_lossy(&output.stderr)));
    (output.status.code().unwrap(), report)
}

/// The same for a program given as text.
fn check_text(text: &str, arguments: &[&str]) -> (i32, Value) {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("program.c");
    std::fs::write(&program, format!("#include <threadbare.h>\n{text}")).unwrap();
    check(&program, arguments)
}

/// What must not depend on the strategy: verdict, findings by kind and place, counts.
fn answer(report: &Value) -> String {
    let mut findings: Vec<String> = report["findings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|finding| format!("{} {}", finding["kind"], finding["line"]))
        .collect();
    findings.sort();
    let what = |name: &str| report[name].to_string();
    format!("{} {findings:?} {} {} {}", what("verdict"), what("executions"), what("blocked"), what("paths"))
}

#[test]
fn every_strategy_gives_the_same_answer() {
    let entries = std::fs::read_dir(programs().join("sequential")).unwrap();
    let programs: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    let next = AtomicUsize::new(0);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        let mut answers = Vec::new();
        while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
            answers.extend(differing_strategies(program));
        }
        answers
    };
    let answers: Vec<Vec<String>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    assert!(answers.len() > 50, "{} programs", answers.len());
    let wrong = answers.concat();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What strategies say of a program where it differs; `None` if they cannot be compared on it.
fn differing_strategies(program: &Path) -> Option<Vec<String>> {
    let text = std::fs::read_to_string(program).unwrap();
    // Loops that decide something in every round without end are found by the strategies for one thread only.
    if text.contains("pthread") || text.contains("expect: error endless-loop") {
        return None;
    }
    let flags = text.lines().find_map(|line| line.strip_prefix("// flags: ")).unwrap_or("");
    let with = |strategy: &str| {
        let mut arguments: Vec<&str> = flags.split_whitespace().collect();
        arguments.extend(["--strategy", strategy]);
        answer(&check(program, &arguments).1)
    };
    let expected = with("dpor");
    let mut wrong = Vec::new();
    for strategy in ["dfs", "bfs", "coverage", "random", "auto"] {
        let found = with(strategy);
        if found != expected {
            wrong.push(format!("{}: {strategy} says {found}, dpor {expected}", program.display()));
        }
    }
    Some(wrong)
}

#[test]
fn a_strategy_for_one_thread_refuses_more() {
    let output = Command::new(env!("CARGO_BIN_EXE_threadbare"))
        .args(["check", "--strategy", "bfs"])
        .arg(programs().join("threads/counter.c"))
        .current_dir(tempfile::tempdir().unwrap().path())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("one thread"), "{text}");
}

/// A loop that counts further than anybody waits.
const COUNTS: &str = "
int main(void) {
    volatile unsigned long n = 0;
    for (;;)
        n++;
}";

#[test]
fn time_ends_a_loop_that_never_stops() {
    // Time passes on a busy machine, too, while the check has none of it: it is given twice as much until it has had its share of the
    // processor, which is enough to compile the program and to come to the loop.
    let given = |seconds: u64| {
        let (status, report) = check_text(COUNTS, &["--time", &format!("{seconds}s")]);
        assert_eq!((status, &report["verdict"]), (3, &"bounded".into()));
        (report["user_seconds"].as_f64().unwrap() > 0.5).then_some(report)
    };
    let report = (0..).find_map(|round| given(1 << round)).unwrap();
    let given_up = report["given_up"].as_array().unwrap();
    assert_eq!(given_up.len(), 1, "{given_up:?}");
    assert_eq!(given_up[0]["what"], "the time given");
    assert_eq!(given_up[0]["function"], "main");
    assert!(matches!(given_up[0]["line"].as_u64(), Some(5 | 6)), "{given_up:?}");
}

#[test]
fn memory_ends_a_program_that_takes_ever_more() {
    let text = "
#include <stdlib.h>
int main(void) {
    for (;;) {
        char *p = malloc(4096);
        for (int i = 0; i < 4096; i++)
            p[i] = (char)i;
    }
}";
    let (status, report) = check_text(text, &["--memory", "80M"]);
    assert_eq!(status, 3);
    assert_eq!(report["given_up"][0]["what"], "the memory given");
    assert!(report["peak_bytes"].as_u64().unwrap() < 130 << 20, "{}", report["peak_bytes"]);
}

#[test]
fn executions_end_a_search() {
    let text = "
int main(void) {
    unsigned n = tb_uint(\"n\"), bits = 0;
    for (int i = 0; i < 10; i++)
        if (n >> i & 1)
            bits++;
    return bits > 20;
}";
    for strategy in ["dfs", "bfs", "coverage", "random"] {
        let (status, report) = check_text(text, &["--executions", "10", "--strategy", strategy]);
        assert_eq!((status, &report["executions"]), (3, &10.into()), "{strategy}");
        assert_eq!(report["given_up"][0]["what"], "the number of executions given");
    }
}

#[test]
fn assertions_that_hold_are_no_gaps_in_coverage() {
    let text = "
#include <assert.h>
#include <stdlib.h>
int main(void) {
    unsigned n = tb_choose(4, \"n\");
    assert(n < 4);
    tb_assert(n != 9);
    if (n > 7)
        abort();
    assert(n != 2);
    return 0;
}";
    let (_, report) = check_text(text, &[]);
    let because: Vec<(u64, &str)> = report["uncovered"]
        .as_array()
        .unwrap()
        .iter()
        .map(|side| (side["line"].as_u64().unwrap(), side["because"].as_str().unwrap()))
        .collect();
    assert_eq!(because, [(7, "assertion"), (8, "assertion"), (9, "impossible")], "{report}");
    assert_eq!(report["branches_held"], 2, "{report}");
}

#[test]
fn sides_of_branches_and_lines_are_counted() {
    let text = "
int main(void) {
    int n = tb_int(\"n\");
    if (n == 3)
        return 1;
    if (n * n == 9 && n > 0)
        return 2;
    if (n > 5) {
        if (n < 4)
            return 3;
    }
    return 0;
}";
    let (_, report) = check_text(text, &[]);
    // Four conditions and the two sides of each, but for the one that nobody can take.
    let count = |name: &str| report[name].as_u64().unwrap();
    assert_eq!(count("branches_total"), 10, "{report}");
    assert_eq!(count("branches_covered"), 9, "{report}");
    assert_eq!(count("lines_total") - count("lines_covered"), 1, "{report}");
    assert_eq!(report["uncovered"][0]["because"], "impossible", "{report}");
    let (_, first) = check_text(text, &["--executions", "1"]);
    assert_eq!(first["uncovered"][0]["because"], "unexplored", "{first}");
    assert!(first["lines_covered"].as_u64() < report["lines_covered"].as_u64());
}
