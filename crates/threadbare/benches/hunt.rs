//! How soon the default search finds: executions until the first finding of the stated kind, mean over seeds, beside the means that
//! are published for SURW on programs of the same name (Zhao et al., ASPLOS 2025); ours are of our own writing, so that the ratio says
//! how the searches compare on programs of one kind, not on the same ones. Each row is measured again with a guard on an input of 32 bits
//! in front.
//!
//! `THREADBARE_HUNT_SEEDS=N` asks for another number of seeds.

#![allow(clippy::unwrap_used)] // a measurement that cannot be made may stop

use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// A program, how it is compiled, what must be found, and what SURW needs.
struct Row {
    program: &'static str,
    define: Option<&'static str>,
    kind: &'static str,
    surw: f64,
}

const fn row(program: &'static str, define: Option<&'static str>, kind: &'static str, surw: f64) -> Row {
    Row { program, define, kind, surw }
}

const ROWS: [Row; 20] = [
    row("reorder", Some("SETTERS=3"), "assertion", 7.0),
    row("reorder", Some("SETTERS=4"), "assertion", 7.0),
    row("reorder", Some("SETTERS=5"), "assertion", 10.0),
    row("reorder", Some("SETTERS=10"), "assertion", 17.0),
    row("reorder", Some("SETTERS=20"), "assertion", 6.0),
    row("reorder", Some("SETTERS=50"), "assertion", 13.0),
    row("reorder", Some("SETTERS=100"), "assertion", 194.0),
    row("twostage", Some("WRITERS=2"), "assertion", 8.0),
    row("twostage", Some("WRITERS=20"), "assertion", 6.0),
    row("twostage", Some("WRITERS=50"), "assertion", 20.0),
    row("twostage", Some("WRITERS=100"), "assertion", 454.0),
    row("string-buffer", None, "assertion", 8.0),
    row("bluetooth", None, "assertion", 70.0),
    row("wrong-lock", None, "assertion", 7.0),
    row("stealing", None, "assertion", 6.0),
    row("bounded-buffer", None, "deadlock", 9.0),
    row("lazy", None, "assertion", 2.0),
    row("deadlock", None, "deadlock", 2.0),
    row("token-ring", None, "assertion", 8.0),
    row("quicksort", None, "assertion", 3048.0),
];

/// The one that takes long, with fewer seeds.
const SAFE_STACK: Row = row("safe-stack", None, "assertion", 368_921.0);
const SAFE_STACK_SEEDS: u64 = 5;

/// How long a row may take, and the one that takes long, in seconds of user time. Each has four times as long by the clock, since a busy
/// machine may give a search a part of a processor.
const LONG: f64 = 10.0;
const SAFE_STACK_LONG: f64 = 300.0;
/// What the ratio to SURW may be at most, and what the guard may cost.
const WORST: f64 = 3.0;
const GUARD: f64 = 2.0;

fn main() {
    let seeds = std::env::var("THREADBARE_HUNT_SEEDS").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    println!(
        "executions until the first finding, `threadbare check --detect -race --stop-at first`, mean over {seeds} seeds"
    );
    println!(
        "{:24} {:>7} {:>9} {:>8} {:>7}  {:6} {:>9} {:>7} {:>7}",
        "program", "found", "SURW*", "ours", "ratio", "", "guarded", "ratio", "s, most"
    );
    let mut logarithms = Vec::new();
    for row in &ROWS {
        let plain = measure(row, seeds, LONG, false);
        let guarded = measure(row, seeds, LONG, true);
        let met = plain.is_met(row, seeds, LONG)
            && guarded.found == seeds
            && guarded.mean <= GUARD * plain.mean
            && guarded.seconds <= LONG;
        logarithms.push((plain.mean / row.surw).ln());
        print(row, &plain, seeds, met, Some(&guarded));
    }
    let stack = measure(&SAFE_STACK, SAFE_STACK_SEEDS, SAFE_STACK_LONG, false);
    let met = stack.is_met(&SAFE_STACK, SAFE_STACK_SEEDS, SAFE_STACK_LONG);
    logarithms.push((stack.mean / SAFE_STACK.surw).ln());
    print(&SAFE_STACK, &stack, SAFE_STACK_SEEDS, met, None);
    let mean = (logarithms.iter().sum::<f64>() / logarithms.len() as f64).exp();
    let met = if mean <= 1.0 { "met" } else { "missed" };
    println!("{:24} {:>7} {:>9} {:>8} {mean:>7.2}  {met}", "geometric mean", "", "", "");
    println!("* published, for other programs of the same name");
}

fn print(row: &Row, plain: &Measured, seeds: u64, met: bool, guarded: Option<&Measured>) {
    let name = match row.define {
        Some(define) => format!("{} {define}", row.program),
        None => row.program.to_owned(),
    };
    let (with, cost) = match guarded {
        Some(guarded) => (format!("{:.1}", guarded.mean), format!("{:.2}", guarded.mean / plain.mean)),
        None => Default::default(),
    };
    println!(
        "{name:24} {:>7} {:>9} {:>8.1} {:>7.2}  {:6} {with:>9} {cost:>7} {:>7.2}",
        format!("{}/{seeds}", plain.found),
        row.surw,
        plain.mean,
        plain.mean / row.surw,
        if met { "met" } else { "missed" },
        guarded.map_or(plain.seconds, |guarded| plain.seconds.max(guarded.seconds)),
    );
}

/// How many seeds found it, executions until then on average, and the most user time that one took.
struct Measured {
    found: u64,
    mean: f64,
    seconds: f64,
}

impl Measured {
    fn is_met(&self, row: &Row, seeds: u64, long: f64) -> bool {
        self.found == seeds && self.mean <= WORST * row.surw && self.seconds <= long
    }
}

fn measure(row: &Row, seeds: u64, long: f64, guarded: bool) -> Measured {
    let (mut found, mut executions, mut seconds) = (0, 0, 0f64);
    for seed in 1..=seeds {
        let report = check(row, seed, long, guarded);
        seconds = seconds.max(report["user_seconds"].as_f64().unwrap_or(0.0));
        let is_it = |finding: &Value| finding["kind"] == row.kind;
        let findings = report["findings"].as_array().unwrap();
        if findings.iter().any(is_it) {
            found += 1;
            executions += report["first_finding"]["executions"].as_u64().unwrap();
        }
    }
    Measured { found, mean: executions as f64 / found.max(1) as f64, seconds }
}

fn check(row: &Row, seed: u64, long: f64, guarded: bool) -> Value {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs/hunt");
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
    command.current_dir(folder.path()).arg("check").arg(programs.join(row.program).with_extension("c"));
    command.args(["--detect", "-race", "--stop-at", "first", "--json"]);
    command.args(["--time", &format!("{}s", 4.0 * long), "--seed", &seed.to_string(), "--"]);
    command.args(row.define.iter().map(|define| format!("-D{define}")));
    if guarded {
        command.arg("-DGUARDED");
    }
    let output = command.output().unwrap();
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!("{}: {error}: {}", row.program, String::from_utf8_lossy(&output.stderr))
    })
}
