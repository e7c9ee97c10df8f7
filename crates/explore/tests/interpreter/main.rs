//! What programs with atomic sections can do, against an interpreter that shares no code with the machine and the search: on
//! random programs whose sections decide something on inputs and on what they find, and go round as often as these say, final
//! values, failed assertions and ends of the process must be the same.

mod interpret;
#[path = "../support/portion.rs"]
mod portion;
mod program;
#[path = "../support/random.rs"]
mod random;
mod text;

use interpret::Outcomes;
use portion::compare_first;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use threadbare_explore::{Budget, Exploration, Plan, Session, Strategy, run, strategy};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_machine::{Machine, State, Status};
use threadbare_trace::{Ending, Range};

/// A program with more states than this is left out, and one with more executions.
const MOST_STATES: usize = 30_000;
const MOST_EXECUTIONS: u64 = 3_000;

fn see(machine: &Machine, state: &State, outcomes: &mut Outcomes) {
    let value = |name: String| {
        let start = machine.address_of(&name)?;
        machine.word_at(state, Range { start, len: 4 })
    };
    let finals: Vec<u32> = (0..program::VARIABLES)
        .filter_map(|variable| value(format!("out{variable}")))
        .map(|value| value as u32)
        .collect();
    match state.exited {
        Some(0) => drop(outcomes.finals.insert(finals)),
        Some(status) => drop(outcomes.exits.insert(status)),
        None => {}
    }
    for thread in state.threads.iter() {
        // In the middle of a section.
        if let Status::Halted(Ending::Finished { status }) = *thread.status() {
            outcomes.exits.insert(status);
        }
    }
}

/// What the search sees; `None` if there is too much.
fn explore(text: &str, strategy: &'static Strategy) -> Option<Outcomes> {
    let module = Module::index("generated", text.as_bytes().to_vec()).expect("generated IR is read");
    let program = Arc::new(Program::link(vec![module]).expect("generated IR is linked"));
    let budget = Budget { executions: Some(MOST_EXECUTIONS), ..Budget::default() };
    let mut session = Session::new(program, "main", budget).expect("generated programs have a main");
    let seen = Rc::new(RefCell::new(Outcomes::default()));
    let told = seen.clone();
    session.observe = Some(Box::new(move |machine, state, _| see(machine, state, &mut told.borrow_mut())));
    run(&mut session, &Plan { strategy, ..Plan::default() }, Exploration::default()).ok()?;
    let outcome = session.finish();
    if outcome.given_up.iter().any(|given| given.what == "the number of executions given") {
        return None;
    }
    assert!(outcome.given_up.is_empty(), "{:?}\n{text}", outcome.given_up);
    let mut seen = seen.take();
    for finding in &outcome.findings {
        let message = &finding.witness.failure.message;
        let number = message.split('`').nth(1).and_then(|text| text.parse().ok());
        seen.failures.insert(number.unwrap_or_else(|| panic!("an unexpected finding: {message}\n{text}")));
    }
    Some(seen)
}

fn compare(seed: u64) -> bool {
    let program = program::program(seed);
    let Some(mut expected) = interpret::outcomes(&program, MOST_STATES) else { return false };
    let text = text::of(&program);
    let Some(mut found) = explore(&text, strategy("dpor").expect("it is in the list")) else { return false };
    if program.counts || program.assumes() {
        // An execution in which another thread's assumption has failed by then is not shown.
        expected.exits.clear();
        found.exits.clear();
    }
    assert_eq!(found, expected, "seed {seed}: found, not expected\n{program:?}\n{text}");
    true
}

#[test]
fn the_same_as_by_an_interpreter() {
    compare_first(500, compare);
}
