//! Asks every query of a recorded corpus of two solvers: our own, and an SMT-LIB solver that reads the file as it is.
//! Prints a table by directory; fails if any two answers contradict each other or what was recorded.
//!
//! `crosscheck DIRECTORY` checks, `crosscheck --record DIRECTORY` records the queries of a few programs there.

#[path = "../../benches/solver/clock.rs"]
mod clock;
mod corpus;
#[path = "../../benches/solver/explorer.rs"]
#[allow(dead_code)]
mod explorer;
#[path = "../../benches/solver/programs.rs"]
mod programs;

use explorer::Run;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use threadbare_expr::{Model, Terms};
use threadbare_solver::{Answer, Layer, Options, Solver};

type Program = fn(&mut Run<'_>);

const PROGRAMS: [(&str, Program); 7] = [
    ("sort", |r| programs::sort(r, 4)),
    ("matcher", |r| programs::matcher(r, 4)),
    ("decimal", |r| corpus::decimal(r, 4, 1729)),
    ("calendar", corpus::calendar),
    ("divisor", |r| corpus::divisor(r, 4)),
    ("search", |r| corpus::search(r, 12)),
    ("base64", corpus::base64),
];

/// How many queries of a program are kept.
const KEPT: usize = 40;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match &arguments[..] {
        [record, directory] if record == "--record" => record_all(Path::new(directory)),
        [directory] => check_all(Path::new(directory)),
        _ => Err("usage: crosscheck [--record] DIRECTORY".into()),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("crosscheck: {why}");
            ExitCode::from(2)
        }
    }
}

fn files(directory: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(directory).map_err(|e| format!("{}: {e}", directory.display()))?;
    let mut all = Vec::new();
    for entry in entries {
        let path = entry.map_err(|e| e.to_string())?.path();
        if path.is_dir() {
            all.extend(files(&path)?);
        } else if path.extension().is_some_and(|e| e == "smt2") {
            all.push(path);
        }
    }
    all.sort();
    Ok(all)
}

/// Records what reaches the bit-blaster if nothing is in front of it.
fn record_all(directory: &Path) -> Result<bool, String> {
    let without = Layer::ALL.into_iter().filter(|l| !matches!(l, Layer::Blaster | Layer::Slices)).collect();
    for (name, program) in PROGRAMS {
        let log = directory.join(name);
        let options = Options { without: Vec::clone(&without), log: Some(log.clone()), ..Options::default() };
        explorer::explore(program, options);
        // Evenly spread over the run.
        let all = files(&log)?;
        let step = all.len().div_ceil(KEPT).max(1);
        for (i, path) in all.iter().enumerate().filter(|(i, _)| i % step != 0) {
            std::fs::remove_file(path).map_err(|e| format!("{i}: {e}"))?;
        }
        println!("{name}: {} of {} queries kept", all.len().div_ceil(step), all.len());
    }
    Ok(true)
}

#[derive(Default)]
struct Row {
    queries: u32,
    sat: u32,
    unsat: u32,
    unknown: u32,
    contradictions: u32,
}

fn word(answer: &Answer) -> &'static str {
    match answer {
        Answer::Sat(_) => "sat",
        Answer::Unsat(_) => "unsat",
        Answer::Unknown(_) => "unknown",
    }
}

/// Our own answers: of the whole chain, and of the bit-blaster alone.
fn ours(text: &str) -> Result<(Vec<&'static str>, Option<String>), String> {
    let mut terms = Terms::new();
    let question = terms.read_script(text).map_err(|e| e.to_string())?;
    let blaster = Layer::ALL.into_iter().filter(|l| *l != Layer::Blaster).collect();
    let mut answers = Vec::new();
    for without in [vec![Layer::Process], blaster] {
        let mut solver = Solver::new(Options { without, ..Options::default() });
        // All conditions are one: there is no path that is known to be feasible.
        let all = question.conditions.iter().fold(terms.boolean(true), |a, b| terms.and(a, *b));
        answers.push(word(&solver.check(&mut terms, &[], &Model::new(), all)));
    }
    Ok((answers, question.status))
}

/// The answer of z3 about the file.
fn theirs(path: &Path) -> Result<String, String> {
    let output =
        Command::new("z3").args(["-T:30", "-smt2"]).arg(path).output().map_err(|e| format!("z3: {e}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    Ok(text.lines().next().unwrap_or_default().trim().to_string())
}

fn check_all(directory: &Path) -> Result<bool, String> {
    let mut rows: BTreeMap<String, Row> = BTreeMap::new();
    for path in files(directory)? {
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let (mut answers, recorded) = ours(&text).map_err(|e| format!("{}: {e}", path.display()))?;
        let z3 = theirs(&path)?;
        answers.push(if z3 == "sat" || z3 == "unsat" {
            if z3 == "sat" { "sat" } else { "unsat" }
        } else {
            "unknown"
        });
        let group =
            path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy().into_owned();
        let row = rows.entry(group).or_default();
        row.queries += 1;
        let said: Vec<&str> =
            answers.iter().copied().chain(recorded.as_deref()).filter(|a| *a != "unknown").collect();
        if said.contains(&"sat") && said.contains(&"unsat") {
            row.contradictions += 1;
            println!(
                "{}: chain {}, blaster {}, z3 {z3}, recorded {recorded:?}",
                path.display(),
                answers[0],
                answers[1]
            );
        } else if answers.contains(&"unknown") {
            row.unknown += 1;
        } else if said.contains(&"sat") {
            row.sat += 1;
        } else {
            row.unsat += 1;
        }
    }
    println!(
        "{:<16}{:>10}{:>10}{:>10}{:>10}{:>16}",
        "corpus", "queries", "sat", "unsat", "unknown", "contradictions"
    );
    for (name, r) in &rows {
        println!(
            "{name:<16}{:>10}{:>10}{:>10}{:>10}{:>16}",
            r.queries, r.sat, r.unsat, r.unknown, r.contradictions
        );
    }
    if rows.is_empty() {
        return Err(format!("no query in {}", directory.display()));
    }
    let contradictions: u32 = rows.values().map(|r| r.contradictions).sum();
    println!("two solvers {}", if contradictions == 0 { "agree on every query" } else { "disagree" });
    Ok(contradictions == 0)
}
