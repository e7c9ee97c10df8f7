//! Concolic testing with race flipping beside the paper's own tables (Sen, Agha: CUTE and jCUTE, 2006, tables V, VI and VII and the two
//! protocols): runs, time, coverage of branches and what is found. Programs are ours, of the same kind and, where the paper says so, with as
//! many threads and operations; its figures were measured on its programs, and on a machine of its time. So besides the time there is
//! the number of runs, which no machine makes smaller.

#![allow(clippy::unwrap_used)] // a measurement that cannot be made may stop

use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// As many runs as in the paper's collections.
const MOST: u64 = 20_000;

fn main() {
    containers();
    collections();
    studies();
}

fn met(met: bool) -> &'static str {
    if met { "met" } else { "missed" }
}

/// What a check took.
struct Measured {
    report: Value,
}

impl Measured {
    fn number(&self, name: &str) -> f64 {
        self.report[name].as_f64().unwrap_or_default()
    }

    /// Runs, those that ended blocked among them.
    fn runs(&self) -> f64 {
        self.number("executions") + self.number("blocked")
    }

    fn seconds(&self) -> f64 {
        self.number("user_seconds").max(0.001)
    }

    /// Of all sides of branches, how many were taken, in hundredths.
    fn coverage(&self) -> f64 {
        100.0 * self.number("branches_covered") / self.number("branches_total").max(1.0)
    }

    /// The same of those that are no assertion that held, and that something leads to, as far as that was found out.
    fn coverage_of_reachable(&self) -> f64 {
        let apart = self.because("assertion").len() + self.because("impossible").len();
        100.0 * self.number("branches_covered") / (self.number("branches_total") - apart as f64).max(1.0)
    }

    fn first(&self) -> Option<f64> {
        self.report["first_finding"]["executions"].as_f64()
    }

    /// The sides of branches that no run took for this reason, by function and line: `+` where the condition never holds, `-` where it always
    /// does.
    fn because(&self, reason: &str) -> Vec<String> {
        let sides = self.report["uncovered"].as_array().into_iter().flatten();
        sides
            .filter(|side| side["because"] == reason)
            .map(|side| {
                let mark = if side["side"] == 0 { "+" } else { "-" };
                format!("{}:{}{mark}", side["function"].as_str().unwrap_or_default(), side["line"])
            })
            .collect()
    }

    /// Every side of a branch that no run took, with its reason.
    fn never_reached(&self) -> String {
        let reasons = [
            ("assertion", "assertions that hold"),
            ("impossible", "all was explored, and nothing leads there unless behind a failure"),
            ("unexplored", "not reached so far"),
        ];
        let told = reasons.iter().map(|(reason, what)| (self.because(reason), what));
        let told: Vec<String> = told
            .filter(|(sides, _)| !sides.is_empty())
            .map(|(sides, what)| format!("{what}: {}", sides.join(" ")))
            .collect();
        if told.is_empty() { "nothing".into() } else { told.join("; ") }
    }

    /// What was found, and how often.
    fn found(&self) -> String {
        let mut kinds: Vec<(String, usize)> = Vec::new();
        for finding in self.report["findings"].as_array().into_iter().flatten() {
            let kind = finding["kind"].as_str().unwrap_or_default().to_owned();
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, count)) => *count += 1,
                None => kinds.push((kind, 1)),
            }
        }
        let all: Vec<String> = kinds.into_iter().map(|(kind, count)| format!("{count} {kind}")).collect();
        if all.is_empty() { "nothing".into() } else { all.join(", ") }
    }

    fn finds(&self, kinds: &[&str]) -> bool {
        let findings = self.report["findings"].as_array();
        let found = |kind: &str| findings.into_iter().flatten().any(|finding| finding["kind"] == kind);
        kinds.iter().all(|kind| found(kind))
    }
}

fn check(program: &str, options: &[&str], defines: &[&str]) -> Measured {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs/cute");
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
    command.current_dir(folder.path()).arg("check").arg(programs.join(program).with_extension("c"));
    command.args(["--strategy", "flip", "--workers", "1", "--json"]).args(options).arg("--").args(defines);
    let output = command.output().unwrap();
    let report = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{program}: {error}: {}", String::from_utf8_lossy(&output.stderr)));
    Measured { report }
}

/// Table V: a container; what the paper took; what must be found, and sides of branches covered, in hundredths.
fn containers() {
    println!("containers (table V), all runs; of the one with a bug, runs until it is found");
    println!(
        "{:22} {:>8} {:>8} {:>7}   {:>8} {:>9} {:>9} {:>7} {:>9}  {:>10}  found",
        "", "paper: s", "runs", "sides %", "ours: s", "runs", "queries", "sides %", "reachable", "first bug"
    );
    for (program, seconds, runs, coverage, bug) in [
        ("sglib/quicksort-fixed", 2.0, 732.0, 97.73, None),
        ("sglib/heapsort-fixed", 4.0, 1764.0, 100.0, None),
        ("sglib/linked-list-fixed", 2.0, 570.0, 96.15, None),
        ("sglib/sorted-list-fixed", 2.0, 1020.0, 96.49, None),
        ("sglib/doubly-linked-list", 3.0, 140.0, 99.12, Some("null-dereference")),
        ("sglib/hash-table", 1.0, 193.0, 85.19, Some("endless-loop")),
        ("sglib/red-black-tree-fixed", 2629.0, 106.0, 71.18, None),
    ] {
        // The hard one: trees of six keys of which two are taken out, as far as so many runs come; all that it can reach needs more keys than four.
        let is_hard = program.contains("red-black");
        let (options, defines) = match is_hard {
            true => (["--executions", "120000"], &["-DN=6", "-DTAKEN=2"][..]),
            false => (["--time", "60s"], &[][..]),
        };
        let measured = check(program, &options, defines);
        // The paper names what it left: assertions, and conditions that are always the same. Here each is named by itself, and what is left without
        // a reason counts.
        let is_covered = match is_hard {
            true => measured.coverage() >= 95.0,
            false => measured.coverage_of_reachable() >= coverage,
        };
        if is_hard {
            let same = check(program, &["--executions", "106"], defines);
            println!("{:22} after as many runs as in the paper: {:.2}", "", same.coverage());
        }
        let first = measured.first();
        let is_found = match bug {
            Some(kind) => measured.finds(&[kind]) && first.is_some_and(|first| first <= runs),
            None => measured.finds(&[]) && measured.found() == "nothing",
        };
        // Of a bug the paper says after how many runs it was found, and that this was after about a second.
        let is_fast = match bug {
            Some(_) => check(program, &["--stop-at", "first"], defines).seconds() * 10.0 <= 1.0,
            None => measured.seconds() * 10.0 <= seconds && (is_hard || measured.runs() <= runs),
        };
        let is_met = is_covered && is_found && is_fast;
        println!(
            "{:22} {seconds:>8} {runs:>8} {coverage:>7}   {:>8.2} {:>9} {:>9} {:>7.2} {:>9.2}  {:>10}  {}  {}",
            program.trim_start_matches("sglib/").trim_end_matches("-fixed"),
            measured.seconds(),
            measured.runs(),
            measured.number("queries"),
            measured.coverage(),
            measured.coverage_of_reachable(),
            first.map_or("-".into(), |first| first.to_string()),
            measured.found(),
            met(is_met)
        );
        println!("{:22} never reached: {}", "", measured.never_reached());
    }
}

/// Table VI: five threads, with as many operations as there, and 20,000 runs.
fn collections() {
    println!("\nsynchronised collections (table VI): 5 threads, {MOST} runs");
    println!(
        "{:18} {:>4} {:>8} {:>8} {:>7}   {:>8} {:>8} {:>9}  found",
        "", "ops", "paper: s", "runs", "a s", "ours: s", "runs", "a s"
    );
    for (name, operations, seconds, runs) in [
        ("vector", 16, 5519.0, 20_000.0),
        ("array-list", 16, 6811.0, 20_000.0),
        ("linked-list", 15, 4401.0, 11_523.0),
        ("linked-hash-set", 20, 7303.0, 20_000.0),
        ("tree-set", 26, 7333.0, 20_000.0),
        ("hash-set", 20, 7449.0, 20_000.0),
    ] {
        let most = MOST.to_string();
        let defines = ["-DTHREADS=5".to_owned(), format!("-DOPS={operations}")];
        let defines: Vec<&str> = defines.iter().map(String::as_str).collect();
        let measured = check(&format!("collections/{name}"), &["--executions", &most], &defines);
        let fixed = check(&format!("collections/{name}-fixed"), &["--executions", &most], &defines);
        let rate = measured.runs() / measured.seconds();
        let is_met = rate >= 500.0 && measured.finds(&["race"]) && fixed.found() == "nothing";
        println!(
            "{name:18} {operations:>4} {seconds:>8} {runs:>8} {:>7.1}   {:>8.2} {:>8} {rate:>9.0}  {}; repaired: {}  {}",
            runs / seconds,
            measured.seconds(),
            measured.runs(),
            measured.found(),
            fixed.found(),
            met(is_met)
        );
    }
}

/// Table VII and the protocols: runs until the first error of each kind that the paper found, with as many threads as there.
fn studies() {
    println!("\ncase studies (table VII) and protocols: until the first finding of each kind");
    println!(
        "{:26} {:>7} {:>8} {:>6}   {:>8} {:>9} {:>8}  found; in the repaired program",
        "", "threads", "paper: s", "runs", "ours: s", "runs", "queries"
    );
    for (program, threads, defines, seconds, runs, kind) in [
        ("studies/bounded-buffer", 9, &["-DPRODUCERS=4", "-DCONSUMERS=4"][..], 11.41, 43.0, "deadlock"),
        ("studies/nested-monitor", 3, &[], 0.46, 2.0, "deadlock"),
        ("studies/pipeline", 5, &["-DSTAGES=3", "-DVALUES=3"], 0.70, 3.0, "race"),
        ("studies/pipeline", 5, &["-DSTAGES=3", "-DVALUES=3"], 0.70, 3.0, "assertion"),
        ("studies/remote-agent", 3, &[], 0.45, 2.0, "race"),
        ("studies/remote-agent", 3, &[], 0.45, 2.0, "deadlock"),
        ("studies/readers-writers", 5, &["-DREADERS=2", "-DWRITERS=2"], 2.19, 8.0, "race"),
        ("studies/readers-writers", 5, &["-DREADERS=2", "-DWRITERS=2"], 2.19, 8.0, "assertion"),
        ("studies/replicated-workers", 5, &["-DWORKERS=4"], 0.34, 1.0, "assertion"),
        ("studies/time-partition", 6, &["-DCHILDREN=3"], 35.23, 111.0, "assertion"),
        ("protocols/needham-schroeder", 4, &[], 95.0, 406.0, "assertion"),
        ("protocols/tmn", 5, &[], 127.0, 522.0, "assertion"),
    ] {
        // Only of this kind: others would end the search before.
        let others = ["assertion", "deadlock", "race"].iter().filter(|other| **other != kind);
        let off: Vec<String> = others.map(|other| format!("-{other}")).collect();
        let measured =
            check(program, &["--stop-at", "first", "--time", "60s", "--detect", &off.join(",")], defines);
        let fixed = check(&format!("{program}-fixed"), &["--time", "60s"], &[]);
        let is_met = measured.finds(&[kind])
            && measured.runs() <= runs
            && measured.seconds() * 10.0 <= seconds
            && fixed.found() == "nothing";
        println!(
            "{:26} {threads:>7} {seconds:>8} {runs:>6}   {:>8.2} {:>9} {:>8}  {}; {}  {}",
            program.split_once('/').unwrap().1,
            measured.seconds(),
            measured.runs(),
            measured.number("queries"),
            measured.found(),
            fixed.found(),
            met(is_met)
        );
    }
}
