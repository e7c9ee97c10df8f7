//! Exploration by where reads read from, against brute force: on random programs both must see the same classes of
//! executions, each once, the same values at each read, and the same failures.

mod brute;
#[path = "../support/enumerate.rs"]
mod enumerate;
#[path = "../oracle/generate.rs"]
mod generate;
mod mixed;
#[path = "../outcomes/generate.rs"]
#[allow(dead_code)] // the loops are for others
mod outcomes;
#[path = "../support/portion.rs"]
mod portion;
#[path = "../primitives/generate.rs"]
mod primitives;
#[path = "../support/random.rs"]
mod random;
#[path = "../primitives/table.rs"]
#[allow(dead_code)] // forms by this table are for others
mod table;

use portion::compare_first;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};
use std::rc::Rc;
use std::sync::Arc;
use threadbare_explore::{Budget, Exploration, Plan, Session, run, strategy};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_machine::Machine;
use threadbare_trace::Equivalence;

/// A program with more prefixes than this is left out.
const ENOUGH: usize = 20_000;

/// How a comparison went.
#[derive(PartialEq)]
enum Compared {
    /// They agree.
    Well,
    /// The program is too large for the oracle.
    TooLarge,
    /// The search left the program to the other one.
    Unsuited,
}

/// Compares both on one program, in which each thread wakes up so often for no reason.
fn compare(text: &str, spurious: u32, what: &str) -> Compared {
    let module = Module::index("generated", text.as_bytes().to_vec()).expect("generated IR is read");
    let program = Arc::new(Program::link(vec![module]).expect("generated IR is linked"));
    let mut machine = Machine::new(program.clone(), "main", threadbare_models::library())
        .expect("generated programs have a main");
    machine.options.spurious_wakeups = spurious;

    let seen = Rc::new(RefCell::new(Vec::new()));
    let mut session =
        Session::new(program, "main", Budget::default()).expect("generated programs have a main");
    session.machine.options_mut().spurious_wakeups = spurious;
    let told = seen.clone();
    session.observe = Some(Box::new(move |_, state, events| {
        told.borrow_mut().push((state.clone(), events.to_vec()));
    }));
    let plan = Plan {
        strategy: strategy("dpor").expect("it is in the list"),
        equivalence: Equivalence::ReadsFrom,
        ..Plan::default()
    };
    assert!(run(&mut session, &plan, Exploration::default()).is_ok());
    if session.outcome.equivalence != Equivalence::ReadsFrom {
        return Compared::Unsuited;
    }
    let Some(expected) = brute::enumerate(&mut machine, ENOUGH) else { return Compared::TooLarge };
    // A search that started again counts only the last time; so do we.
    let seen = seen.borrow();
    let seen = &seen[seen.len() - session.outcome.counters.executions as usize..];
    let forms: Vec<brute::Form> = seen.iter().map(|(_, events)| brute::form(events)).collect();
    let mut values = brute::Values::new();
    machine.learn(&session.machine.knowledge());
    for (state, events) in seen {
        let model = machine.model_of(&session.machine.plain_model(&state.model));
        values.extend(brute::values(&mut machine, &model, events));
    }
    let outcome = session.finish();
    let distinct: HashSet<brute::Form> = forms.iter().cloned().collect();
    let missing = expected.complete.difference(&distinct).count();
    let strange = distinct.difference(&expected.complete).count();
    let redundant = forms.len() - distinct.len();
    assert!(
        missing == 0
            && strange == 0
            && redundant == 0
            && outcome.counters.blocked == expected.cut.len() as u64,
        "{what}: {} classes, {missing} missing, {strange} strange, {redundant} redundant, {} blocked, not {}\n{text}",
        expected.complete.len(),
        outcome.counters.blocked,
        expected.cut.len(),
    );
    assert_eq!(values, expected.values, "{what}\n{text}");
    let kinds = outcome.findings.iter().map(|finding| finding.witness.failure.kind.to_string());
    // The oracle knows no clocks: data races are compared elsewhere.
    let kinds: BTreeSet<String> = kinds.filter(|kind| kind != "race").collect();
    assert_eq!(kinds, expected.failures, "{what}\n{text}");
    assert!(outcome.given_up.is_empty(), "{what}: {:?}\n{text}", outcome.given_up);
    Compared::Well
}

/// Compares on so many programs of a generator, more if asked for; returns which part was left to the other search meanwhile.
fn compare_all(few: u64, program: fn(u64) -> String) -> f64 {
    compare_all_with(few, |_| 0, program)
}

fn compare_all_with(few: u64, spurious: fn(u64) -> u32, program: fn(u64) -> String) -> f64 {
    let mut unsuited = 0;
    let compared = compare_first(few, |seed| {
        let compared = compare(&program(seed), spurious(seed), &format!("seed {seed}"));
        unsuited += u64::from(compared == Compared::Unsuited);
        compared == Compared::Well
    });
    unsuited as f64 / compared as f64
}

#[test]
fn every_class_once_the_same_values_and_the_same_failures() {
    let unsuited = compare_all(500, generate::program);
    assert!(unsuited < 0.2, "{unsuited} of the programs are left to the other search");
}

#[test]
fn the_same_with_every_means_of_synchronisation() {
    compare_all(200, primitives::program);
}

/// An execution is cut where a signal contradicts what was decided of a wait, once for each class.
#[test]
fn the_same_with_waits_that_end_for_no_reason() {
    compare_all_with(40, |seed| 1 + (seed % 2) as u32, primitives::waits);
}

/// Accesses of every order, fences, and failures that depend on what is read.
#[test]
fn the_same_with_accesses_of_every_order() {
    assert_eq!(compare_all(200, outcomes::accesses), 0.0);
}

/// Each byte has a source of its own.
#[test]
fn the_same_with_accesses_of_every_size() {
    let unsuited = compare_all(100, mixed::program);
    assert!(unsuited < 0.2, "{unsuited} of the programs are left to the other search");
}

/// Such a store keeps what was there in the half that is not chosen. Where it is left to the other search there is nothing to
/// compare; where it is not, both must agree.
#[test]
fn the_same_with_stores_to_a_part_that_an_input_chooses() {
    compare_first(100, |seed| {
        compare(&mixed::chosen(seed), 0, &format!("seed {seed}")) != Compared::TooLarge
    });
}

#[test]
fn the_same_with_loops_that_wait_for_a_part() {
    compare_all(200, |seed| mixed::waits(seed, 1 + seed % 2));
}
