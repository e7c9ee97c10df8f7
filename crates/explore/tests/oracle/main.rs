//! Partial-order reduction against brute force: on random programs both must see the same classes of executions, each
//! once, and the same failures.

mod brute;
#[path = "../support/enumerate.rs"]
mod enumerate;
mod generate;
#[path = "../support/inputs.rs"]
mod inputs;
#[path = "../support/portion.rs"]
mod portion;
#[path = "../support/random.rs"]
mod random;

use portion::compare_first;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;
use threadbare_explore::{Budget, Session, explore};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_machine::Machine;

const ENOUGH: usize = 40_000;

/// Compares both on one program; false if it was too large for the oracle.
fn compare(seed: u64, text: &str) -> bool {
    let module = Module::index("generated", text.as_bytes().to_vec()).expect("generated IR is read");
    let program = Arc::new(Program::link(vec![module]).expect("generated IR is linked"));
    let mut machine = Machine::new(program.clone(), "main", threadbare_models::library())
        .expect("generated programs have a main");
    let Some(expected) = brute::enumerate(&mut machine, ENOUGH) else { return false };

    let forms = Rc::new(RefCell::new(Vec::new()));
    let mut session =
        Session::new(program.clone(), "main", Budget::default()).expect("generated programs have a main");
    let seen = forms.clone();
    session.observe = Some(Box::new(move |_, _, events| seen.borrow_mut().push(brute::form(events))));
    explore(&mut session);
    let outcome = session.finish();
    let forms = forms.borrow();
    // A search that started again counts only the last time; so do we.
    let forms = &forms[forms.len() - outcome.counters.executions as usize..];
    let distinct: std::collections::HashSet<_> = forms.iter().cloned().collect();
    let missing = expected.complete.difference(&distinct).count();
    let strange = distinct.difference(&expected.complete).count();
    let redundant = forms.len() - distinct.len();
    let kinds: BTreeSet<String> =
        outcome.findings.iter().map(|finding| finding.witness.failure.kind.to_string()).collect();
    assert!(
        missing == 0 && strange == 0 && redundant == 0 && outcome.counters.blocked == 0,
        "seed {seed}: {} classes, {missing} missing, {strange} strange, {redundant} redundant, {} blocked\n{text}",
        expected.complete.len(),
        outcome.counters.blocked,
    );
    assert_eq!(kinds, expected.failures, "seed {seed}\n{text}");
    // Where nobody looks, known ends of executions are not executed again.
    let mut unseen =
        Session::new(program, "main", Budget::default()).expect("generated programs have a main");
    explore(&mut unseen);
    let again = unseen.finish();
    assert_eq!(again.counters.executions, outcome.counters.executions, "seed {seed}, unseen\n{text}");
    assert_eq!(again.findings.len(), outcome.findings.len(), "seed {seed}, unseen\n{text}");
    assert!(outcome.given_up.is_empty(), "seed {seed}: {:?}\n{text}", outcome.given_up);
    true
}

#[test]
fn every_class_once_and_the_same_failures() {
    compare_first(500, |seed| compare(seed, &generate::program(seed)));
}

#[test]
fn every_class_once_where_all_look_at_one_input() {
    compare_first(250, |seed| compare(seed, &inputs::program(seed)));
}

/// Found by longer runs: an execution was missed.
#[test]
fn programs_in_which_something_was_missed() {
    for seed in [717, 7235, 7609, 12762] {
        assert!(compare(seed, &generate::program(seed)));
    }
}
