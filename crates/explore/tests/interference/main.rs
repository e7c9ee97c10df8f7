//! Sides of branches by how many interferences they need, against a search over states with last writers that shares no code with the
//! machine: on random programs the profile must be the same, and every scenario must run as predicted.

mod interpret;
#[path = "../support/portion.rs"]
mod portion;
mod program;
#[path = "../support/random.rs"]
#[allow(dead_code)]
mod random;
mod text;

use portion::compare_first;
use std::sync::Arc;
use threadbare_explore::{Budget, Exploration, Plan, Session, run, strategy};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_trace::{Interference, Outcome, Reached};

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

fn compare(seed: u64) -> bool {
    let program = program::program(seed);
    let Some(degrees) = interpret::degrees(&program, MOST_STATES) else { return false };
    let most = degrees.values().max().copied().unwrap_or(0) as usize;
    let mut expected = vec![0; most + 1];
    degrees.values().for_each(|degree| expected[*degree as usize] += 1);
    let text = text::of(&program);
    let outcome = explore(&text);
    let Some(Interference { mut sides, reached, unsure, .. }) = outcome.interference.clone() else {
        panic!("seed {seed}: left to another search: {:?}\n{program:?}", outcome.warnings);
    };
    while sides.len() > 1 && sides.last() == Some(&0) {
        sides.pop();
    }
    assert_eq!(sides, expected, "seed {seed}: found, not expected\n{degrees:?}\n{program:?}");
    assert_eq!(unsure, 0, "seed {seed}: {program:?}");
    let is_full = degrees.len() == 2 * program.decisions;
    assert_eq!(reached == Reached::Full, is_full, "seed {seed}: {reached:?}\n{program:?}");
    assert_ne!(reached, Reached::Part, "seed {seed}: {:?}", outcome.given_up);
    true
}

#[test]
fn sides_need_as_many_interferences_as_a_search_over_states_says() {
    compare_first(300, compare);
}
