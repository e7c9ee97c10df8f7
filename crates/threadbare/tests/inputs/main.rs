//! Random programs with one thread and at most 4,096 combinations of inputs: what the tool finds, by kind and line, is what happens
//! when all these inputs are run natively.
//!
//! Of a program in which something was given up, what is found must still be true; that may be so for one in twenty. A finding that
//! does not replay is a fault of the tool, except for values that nobody wrote. Few questions may reach a SAT or SMT solver: nearly
//! all can be answered by trying. How long each program takes is told, not tested. `THREADBARE_ORACLE_PROGRAMS` asks for more programs
//! (`portion.rs` of the crate explore); `THREADBARE_INPUTS_SOURCE=FILE` writes the source of the first file of programs instead, and
//! `THREADBARE_INPUTS_TIMES=FILE` appends a line for each program: its name, processor time, questions that reached a solver.

#![allow(clippy::unwrap_used)] // a test

mod generate;
mod native;
#[path = "../random/numbers.rs"]
#[allow(dead_code)] // what only programs without undefined behaviour are made of
mod numbers;
#[path = "../../../explore/tests/support/portion.rs"]
mod portion;
mod tool;

use std::cell::RefCell;
use std::time::Duration;

/// Programs in everyday tests, and how many share a file.
const PROGRAMS: u64 = 100;
const TOGETHER: u64 = 20;
/// How many in a hundred may give something up.
const GIVEN_UP: usize = 5;
/// How many questions of a program may reach a SAT or SMT solver, on average.
const SOLVED: u64 = 1;
/// What the tool is asked to need at most for one, in the optimised build.
const LONG: Duration = Duration::from_secs(10);

#[derive(Default)]
struct Tally {
    compared: usize,
    failing: usize,
    given_up: Vec<String>,
    /// How long each took, with its name.
    took: Vec<(Duration, String)>,
    wrong: Vec<String>,
    /// Questions that reached a solver.
    solved: u64,
}

#[test]
fn findings_are_those_of_all_inputs() {
    let folder = tempfile::tempdir().unwrap();
    let Some(clang) = native::clang(folder.path()) else {
        println!(
            "no clang here brings the sanitizers' runtime (libclang-rt-19-dev): nothing to compare with"
        );
        return;
    };
    let tally = RefCell::new(Tally::default());
    let mut seeds = Vec::new();
    let flush = |seeds: &mut Vec<u64>| {
        if !seeds.is_empty() {
            compare(&clang, folder.path(), seeds, &mut tally.borrow_mut());
            seeds.clear();
        }
    };
    portion::compare_first(PROGRAMS, |seed| {
        seeds.push(seed);
        if seeds.len() as u64 == TOGETHER {
            flush(&mut seeds);
        }
        true
    });
    flush(&mut seeds);
    let mut tally = tally.into_inner();
    tally.took.sort();
    let long = tally.took.iter().filter(|(took, _)| *took > LONG).count();
    println!(
        "{} programs, {} of which fail; {} questions reached a solver; {} give something up, {} took more than {} s",
        tally.compared,
        tally.failing,
        tally.solved,
        tally.given_up.len(),
        long,
        LONG.as_secs()
    );
    tally.given_up.iter().for_each(|line| println!("{line}"));
    let slowest: Vec<String> = tally
        .took
        .iter()
        .rev()
        .take(8)
        .map(|(took, name)| format!("{name} {:.1} s", took.as_secs_f64()))
        .collect();
    println!("the slowest: {}", slowest.join(", "));
    assert!(tally.wrong.is_empty(), "{} differ:\n{}", tally.wrong.len(), tally.wrong.join("\n"));
    assert!(tally.given_up.len() * 100 <= tally.compared * GIVEN_UP, "too much was given up");
    let (solved, most) = (tally.solved, SOLVED * tally.compared as u64);
    assert!(solved <= most, "{solved} questions reached a solver, of {most} that may");
}

/// Compares the programs of one file.
fn compare(clang: &std::path::Path, folder: &std::path::Path, seeds: &[u64], tally: &mut Tally) {
    // One file in four is about signed arithmetic that does not fit, too.
    let overflow = (seeds[0] - 1) / TOGETHER % 4 == 3;
    let programs: Vec<generate::Program> = seeds.iter().map(|seed| generate::program(*seed)).collect();
    if let Ok(path) = std::env::var("THREADBARE_INPUTS_SOURCE") {
        std::fs::write(path, native::source(&programs)).unwrap();
        return;
    }
    let truth = native::failures(clang, folder, &programs, overflow).unwrap_or_else(|why| panic!("{why}"));
    let loaded = tool::load(&folder.join("programs.c")).unwrap_or_else(|why| panic!("{why}"));
    for program in &programs {
        let name = program.name.replace('_', " ");
        let found =
            tool::explore(&loaded, &program.name, overflow).unwrap_or_else(|why| panic!("{name}: {why}"));
        let truth = &truth[&program.name];
        tally.compared += 1;
        tally.failing += usize::from(!truth.is_empty());
        tally.solved += found.solved;
        note(&format!("{name} {:.2} {}\n", found.took.as_secs_f64(), found.solved));
        tally.took.push((found.took, name.clone()));
        let spurious: Vec<_> = found.failures.difference(truth).collect();
        let missed: Vec<_> = truth.difference(&found.failures).collect();
        if !found.given_up.is_empty() {
            tally.given_up.push(format!("{name}: {}", found.given_up.join("; ")));
        }
        let is_ours = |what: &&String| what.contains("does not replay") && !what.contains("uninitialised");
        if let Some(what) = found.given_up.iter().find(is_ours) {
            println!("{name}: {what}");
            tally.wrong.push(format!("{name}: {what}"));
        }
        if !spurious.is_empty() || (!missed.is_empty() && found.given_up.is_empty()) {
            let line = format!("{name}: natively not {spurious:?}, in the tool not {missed:?}");
            println!("{line}");
            tally.wrong.push(line);
        }
    }
}

/// Appends to the file that was asked for.
fn note(line: &str) {
    use std::io::Write;
    if let Ok(path) = std::env::var("THREADBARE_INPUTS_TIMES") {
        let mut file = std::fs::File::options().append(true).create(true).open(path).unwrap();
        file.write_all(line.as_bytes()).unwrap();
    }
}
