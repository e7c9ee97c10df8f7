//! Loops that wait and loops that try again, beside GenMC: executions, and user time of the whole job, compiler included. Where a `genmc`
//! is on the path (or `THREADBARE_GENMC` names one, and `THREADBARE_GENMC_INCLUDE` its headers) it runs on the same sources in the same
//! run; else its figures are those of version 0.11.0 with LLVM 19 on a machine with two busy cores, `--sc --disable-estimation` and the
//! flags of the row.

#![allow(clippy::unwrap_used)] // a measurement that cannot be made may stop

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program, how many threads it has, flags that GenMC needs for it, and what it took: complete and blocked executions, seconds.
struct Row {
    program: &'static str,
    threads: Option<u32>,
    flags: &'static [&'static str],
    known: (u64, u64, f64),
}

const fn row(
    program: &'static str,
    threads: u32,
    flags: &'static [&'static str],
    known: (u64, u64, f64),
) -> Row {
    Row { program, threads: if threads == 0 { None } else { Some(threads) }, flags, known }
}

/// Without it: *unordered writes*.
const IPR: &[&str] = &["--disable-ipr"];
/// Without it: a segmentation fault.
const PROPAGATION: &[&str] = &["--disable-assume-propagation"];

const ROWS: [Row; 32] = [
    row("loops/ttas-4", 3, IPR, (36, 60, 0.03)),
    row("loops/ttas-4", 4, IPR, (576, 1_607, 0.09)),
    row("loops/ttas-4", 5, IPR, (14_400, 63_233, 2.00)),
    row("loops/spinlock", 3, &[], (6, 0, 0.04)),
    row("loops/spinlock", 4, &[], (24, 0, 0.03)),
    row("loops/spinlock", 5, &[], (120, 0, 0.04)),
    row("loops/futex", 3, IPR, (126, 113, 0.04)),
    row("loops/futex", 4, IPR, (5_808, 16_002, 0.65)),
    row("loops/futex-wakes", 2, IPR, (12, 1, 0.03)),
    row("loops/futex-wakes", 3, IPR, (1_056, 1_245, 0.11)),
    row("loops/twalock", 3, &[], (72, 12, 0.03)),
    row("loops/twalock", 4, &[], (2_880, 1_248, 0.21)),
    row("loops/mcs", 3, &[], (66, 0, 0.04)),
    row("loops/mcs", 4, &[], (1_080, 0, 0.11)),
    row("loops/mcs", 5, &[], (23_640, 0, 1.85)),
    row("spin/ticket", 0, &[], (6, 0, 0.03)),
    row("counts/ticket-lock-4", 0, &[], (24, 0, 0.03)),
    row("loops/seqlock", 4, PROPAGATION, (18, 614, 0.03)),
    row("loops/seqlock", 5, PROPAGATION, (96, 11_586, 0.18)),
    row("loops/rwlock", 2, &[], (2, 2, 0.03)),
    row("loops/rwlock", 3, &[], (6, 18, 0.03)),
    row("loops/rwlock", 4, &[], (48, 188, 0.04)),
    row("loops/treiber", 2, &[], (22, 8, 0.03)),
    row("loops/treiber", 3, &[], (4_812, 3_456, 0.33)),
    row("loops/queue", 2, &[], (32, 48, 0.04)),
    row("loops/queue", 3, &[], (8_208, 24_710, 2.55)),
    row("loops/mpmc", 2, &[], (6, 14, 0.04)),
    row("loops/mpmc", 3, &[], (78, 578, 0.07)),
    row("loops/deque", 3, &[], (304, 410, 0.05)),
    row("loops/deque", 4, &[], (3_883, 14_571, 0.42)),
    row("loops/hazard", 2, &[], (26, 0, 0.03)),
    row("loops/hazard", 3, &[], (11_271, 0, 0.81)),
];

/// What ours may take more, in seconds: as much as two starts of a compiler differ by.
const MORE: f64 = 0.05;
/// Of so many runs the middle one counts.
const RUNS: usize = 3;
/// What a run may take, in seconds.
const LONG: &str = "60s";

/// Complete and blocked executions, user seconds; whether it came to its end.
struct Taken {
    complete: u64,
    blocked: u64,
    seconds: f64,
    ended: bool,
}

fn main() {
    let genmc = genmc();
    println!(
        "loops that wait or try again: `threadbare check --strategy dpor --workers 1` beside GenMC ({}); user seconds of the whole job",
        if genmc.is_some() { "in this run" } else { "0.11.0, as measured before" }
    );
    println!(
        "{:24} {:>8} {:>8} {:>7}   {:>8} {:>8} {:>7} {:>7}",
        "program", "GenMC", "blocked", "s", "ours", "blocked", "s", "ratio"
    );
    let mut missed = 0;
    for row in &ROWS {
        let theirs = match &genmc {
            Some(genmc) => middle(|| run_genmc(genmc, row)),
            None => {
                let (complete, blocked, seconds) = row.known;
                Taken { complete, blocked, seconds, ended: true }
            }
        };
        let ours = middle(|| run_ours(row));
        let met = ours.ended && ours.seconds <= theirs.seconds + MORE;
        missed += usize::from(!met);
        println!(
            "{:24} {:>8} {:>8} {:>7.2}   {:>8} {:>8} {:>7.2} {:>7.2}  {}",
            row.threads.map_or(row.program.into(), |threads| format!("{} N={threads}", row.program)),
            theirs.complete,
            theirs.blocked,
            theirs.seconds,
            ours.complete,
            ours.blocked,
            ours.seconds,
            ours.seconds / theirs.seconds.max(0.01),
            match (met, ours.ended) {
                (true, _) => "met",
                (false, true) => "missed",
                (false, false) => "missed: no end",
            }
        );
    }
    println!("{missed} of {} rows missed", ROWS.len());
}

/// Of several runs the one in the middle, or the first that does not end.
fn middle(mut run: impl FnMut() -> Taken) -> Taken {
    let mut all: Vec<Taken> = Vec::new();
    for _ in 0..RUNS {
        let taken = run();
        if !taken.ended {
            return taken;
        }
        all.push(taken);
    }
    all.sort_by(|one, other| one.seconds.total_cmp(&other.seconds));
    all.swap_remove(RUNS / 2)
}

fn source(row: &Row) -> PathBuf {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs");
    programs.join(row.program).with_extension("c")
}

fn run_ours(row: &Row) -> Taken {
    // Nothing that was compiled before is there.
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
    command.current_dir(folder.path()).env("XDG_CACHE_HOME", folder.path());
    command.args(["check", "--json", "--strategy", "dpor", "--workers", "1", "--time", LONG]);
    command.arg(source(row)).arg("--").args(row.threads.map(|threads| format!("-DN={threads}")));
    let before = children();
    let output = command.output().unwrap();
    let seconds = children() - before;
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let number = |name: &str| report[name].as_u64().unwrap_or(0);
    let ended = report["verdict"] == "safe";
    Taken { complete: number("executions"), blocked: number("blocked"), seconds, ended }
}

fn run_genmc(genmc: &Path, row: &Row) -> Taken {
    let mut command = Command::new("timeout");
    command.arg(LONG).arg(genmc).args(["--sc", "--disable-estimation"]).args(row.flags).arg("--");
    if let Ok(include) = std::env::var("THREADBARE_GENMC_INCLUDE") {
        command.arg(format!("-I{include}"));
    }
    command.args(row.threads.map(|threads| format!("-DN={threads}"))).arg(source(row));
    let before = children();
    let output = command.output().unwrap();
    let seconds = children() - before;
    let text =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    let number = |name: &str| -> u64 {
        let rest = text.split(name).nth(1).unwrap_or_default();
        rest.trim_start().chars().take_while(char::is_ascii_digit).collect::<String>().parse().unwrap_or(0)
    };
    let ended = text.contains("No errors were detected");
    let (complete, blocked) = (number("complete executions explored:"), number("blocked executions seen:"));
    Taken { complete, blocked, seconds, ended }
}

/// Where GenMC is, if it is anywhere.
fn genmc() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("THREADBARE_GENMC") {
        return Some(named.into());
    }
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join("genmc")).find(|file| file.is_file())
}

/// User seconds of all processes that were waited for so far, as the system counts: in hundredths.
fn children() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap();
    // Names may have blanks; what follows the last bracket has none.
    let fields: Vec<&str> = text.rsplit(')').next().unwrap().split_whitespace().collect();
    fields[13].parse::<f64>().unwrap() / 100.0
}
