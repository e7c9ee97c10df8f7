//! Sides of branches by how many interferences they need, and what fails, against a search over states with last writers that shares no code with the
//! machine: on random programs the profile must be the same, and every scenario must run as predicted.

mod interpret;
#[path = "../support/portion.rs"]
mod portion;
mod program;
#[path = "../support/random.rs"]
#[allow(dead_code)]
mod random;
mod text;

use interpret::Known;
use portion::compare_first;
use std::collections::BTreeSet;
use std::sync::Arc;
use threadbare_explore::{Budget, Exploration, Plan, Session, run, strategy};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_trace::{ErrorKind, Interference, Outcome, Reached, Verdict};

/// A program with more states than this is left out.
const MOST_STATES: usize = 60_000;

/// What the search finds.
fn explore(text: &str) -> Outcome {
    let module = Module::index("generated", text.as_bytes().to_vec()).expect("generated IR is read");
    let program = Arc::new(Program::link(vec![module]).expect("generated IR is linked"));
    let mut session =
        Session::new(program, "main", Budget::default()).expect("generated programs have a main");
    let strategy = strategy("interference").expect("it is in the list");
    run(&mut session, &Plan { strategy, ..Plan::default() }, Exploration::default())
        .expect("it is for all programs");
    session.finish()
}

/// Tells which program it was if the search itself panics.
struct Told<'a>(u64, &'a program::Program);

impl Drop for Told<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}: {:?}", self.0, self.1);
        }
    }
}

fn compare(seed: u64) -> bool {
    let program = program::program(seed);
    let Some(known) = interpret::known(&program, MOST_STATES) else { return false };
    let degrees = &known.sides;
    let most = degrees.values().max().copied().unwrap_or(0) as usize;
    let mut expected = vec![0; most + 1];
    degrees.values().for_each(|degree| expected[*degree as usize] += 1);
    let text = text::of(&program);
    let _told = Told(seed, &program);
    let outcome = explore(&text);
    let Some(Interference { mut sides, reached, unsure, .. }) = outcome.interference.clone() else {
        // Attempts that fail see others without being ordered with them: races there are not for this search.
        let why = "accesses that may race beside relaxed ones, failed attempts or signals";
        assert!(
            outcome.warnings.iter().any(|warning| warning.contains(why)),
            "seed {seed}: {:?}\n{program:?}",
            outcome.warnings
        );
        return false;
    };
    while sides.len() > 1 && sides.last() == Some(&0) {
        sides.pop();
    }
    assert_eq!(sides, expected, "seed {seed}: found, not expected\n{degrees:?}\n{program:?}");
    assert_eq!(unsure, 0, "seed {seed}: {program:?}");
    let is_full = degrees.len() == 2 * program.decisions;
    assert_eq!(reached == Reached::Full, is_full, "seed {seed}: {reached:?}\n{program:?}");
    assert_ne!(reached, Reached::Part, "seed {seed}: {:?}", outcome.given_up);
    fails_alike(seed, &known, &outcome, &program);
    true
}

/// Compares what was found.
fn fails_alike(seed: u64, known: &Known, outcome: &Outcome, program: &program::Program) {
    let failures = || outcome.findings.iter().map(|finding| &finding.witness.failure);
    let finds = |kind: ErrorKind| failures().any(|failure| failure.kind == kind);
    let raced =
        failures().filter(|failure| failure.kind == ErrorKind::Race).map(|failure| failure.variable.clone());
    let (variables, objects): (BTreeSet<String>, BTreeSet<String>) =
        raced.partition(|name| name.trim_start_matches('@').starts_with('v'));
    let named = |variables: &BTreeSet<usize>| -> BTreeSet<String> {
        variables.iter().map(|variable| format!("v{variable}")).collect()
    };
    let told: BTreeSet<String> = variables.iter().map(|name| name.trim_start_matches('@').into()).collect();
    // A read whose value nobody uses is no access of the source.
    let (may, must) = (named(&known.racy), named(&known.surely_racy));
    assert!(told.is_subset(&may), "seed {seed}: races {told:?}, there are {may:?}\n{program:?}");
    assert!(must.is_subset(&told), "seed {seed}: races {told:?}, there are {must:?}\n{program:?}");
    for (kind, found, expected) in [
        ("races with an end", !objects.is_empty(), known.frees_race),
        ("uses after free", finds(ErrorKind::UseAfterFree), known.uses_freed),
        ("double frees", finds(ErrorKind::DoubleFree), known.frees_twice),
        ("deadlocks", finds(ErrorKind::Deadlock), known.deadlocks),
    ] {
        assert_eq!(found, expected, "seed {seed}: {kind}\n{program:?}");
    }
    let verdict = outcome.verdict_without_findings();
    assert_eq!(verdict, Verdict::Safe, "seed {seed}: {:?}\n{program:?}", outcome.given_up);
}

#[test]
fn sides_need_as_many_interferences_as_a_search_over_states_says() {
    compare_first(300, compare);
}
