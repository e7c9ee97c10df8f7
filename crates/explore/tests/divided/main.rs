//! A search that is divided, among workers or over time, ends like one that is not: random programs, explored in small
//! tasks in a random order, by several workers, and stopped at random moments and taken up again from what was
//! written down.

#[path = "../oracle/generate.rs"]
mod generate;
#[path = "../primitives/generate.rs"]
mod primitives;

use generate::Random;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use threadbare_explore::{Budget, Checkpoint, Exploration, Session, explore_with};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_trace::Outcome;

/// What must not depend on how a search was divided.
#[derive(PartialEq, Debug)]
struct Results {
    executions: u64,
    blocked: u64,
    paths: u64,
    findings: BTreeSet<String>,
    given_up: BTreeSet<String>,
    warnings: BTreeSet<String>,
    sides: (u64, u64),
}

impl Results {
    fn of(outcome: &Outcome) -> Results {
        let finding = |finding: &threadbare_trace::Finding| {
            let failure = &finding.witness.failure;
            format!("{} {:?}", failure.kind, failure.location)
        };
        Results {
            executions: outcome.counters.executions,
            blocked: outcome.counters.blocked,
            paths: outcome.counters.paths,
            findings: outcome.findings.iter().map(finding).collect(),
            given_up: outcome.given_up.iter().map(|given_up| format!("{given_up:?}")).collect(),
            warnings: outcome.warnings.iter().cloned().collect(),
            sides: outcome.coverage.sides(),
        }
    }
}

/// A program with more executions than this is left out.
const ENOUGH: u64 = 600;

fn session(program: &Arc<Program>) -> Session {
    Session::new(program.clone(), "main", Budget::default()).expect("generated programs have a main")
}

fn explored(program: &Arc<Program>, exploration: Exploration) -> Results {
    let mut session = session(program);
    explore_with(&mut session, exploration);
    Results::of(&session.finish())
}

/// Explores a program, stops after some checkpoints, and goes on from the last one with another session, several times.
fn stopped_and_resumed(program: &Arc<Program>, random: &mut Random, workers: usize) -> Results {
    let mut text: Option<String> = None;
    for _ in 0..4 {
        let written = Rc::new(RefCell::new(None));
        let left = Rc::new(Cell::new(1 + random.below(12)));
        let mut session = session(program);
        let (seen, count) = (written.clone(), left.clone());
        session.watch = Box::new(move |_| count.get() > 0);
        let journal = move |checkpoint: &Checkpoint| {
            if left.get() > 0 {
                left.set(left.get() - 1);
                *seen.borrow_mut() = Some(serde_json::to_string(checkpoint).expect("plain data"));
            }
        };
        let exploration = Exploration {
            workers,
            resume: text.as_ref().map(|text| serde_json::from_str(text).expect("what was written is read")),
            journal: Some(Box::new(journal)),
            every: Duration::ZERO,
            shuffle: (random.below(2) == 0).then(|| random.below(1 << 30)),
        };
        explore_with(&mut session, exploration);
        text = written.take().or(text);
    }
    let resume = text.map(|text| serde_json::from_str(&text).expect("what was written is read"));
    let shuffle = (workers > 1).then(|| random.below(1 << 30));
    explored(program, Exploration { resume, workers, shuffle, ..Exploration::default() })
}

/// Compares on one program; false if it is too large, or too small to be divided.
fn compare(seed: u64) -> bool {
    let text = match seed % 2 {
        0 => generate::program(seed),
        _ => primitives::program(seed),
    };
    let module = Module::index("generated", text.clone().into_bytes()).expect("generated IR is read");
    let program = Arc::new(Program::link(vec![module]).expect("generated IR is linked"));
    let budget = Budget { executions: Some(ENOUGH), ..Budget::default() };
    let mut session = Session::new(program.clone(), "main", budget).expect("generated programs have a main");
    explore_with(&mut session, Exploration::default());
    let expected = Results::of(&session.finish());
    if expected.executions < 3 || !expected.given_up.is_empty() {
        return false;
    }
    let mut random = Random::new(seed);
    let check = |results: Results, how: &str| {
        assert_eq!(results, expected, "seed {seed}, {how}\n{text}");
    };
    for order in 0..10 {
        let shuffle = Some(seed * 10 + order + 1);
        check(explored(&program, Exploration { shuffle, ..Exploration::default() }), "in a random order");
    }
    for workers in [2, 4] {
        let shuffle = Some(seed + workers as u64);
        check(
            explored(&program, Exploration { workers, shuffle, ..Exploration::default() }),
            "with several workers",
        );
    }
    check(stopped_and_resumed(&program, &mut random, 1), "stopped and resumed");
    check(stopped_and_resumed(&program, &mut random, 2), "stopped and resumed with two workers");
    true
}

/// How many programs: few in everyday tests, more where a number is given in `THREADBARE_ORACLE_PROGRAMS`.
fn programs() -> u64 {
    std::env::var("THREADBARE_ORACLE_PROGRAMS").ok().and_then(|text| text.parse().ok()).unwrap_or(100)
}

#[test]
fn a_divided_search_ends_like_one_that_is_not() {
    let (mut compared, mut seed) = (0, 0);
    while compared < programs() {
        seed += 1;
        compared += u64::from(compare(seed));
    }
}
