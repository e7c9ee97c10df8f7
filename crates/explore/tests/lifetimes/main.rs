//! Random programs in which lives end in every way while other threads access what ends: final values, and every access to
//! something that is gone, against an interpreter of its own, which knows nothing but objects that live or do not; and the
//! races against exploration without reduction.
//!
//! Some hundred programs take a second (`support/portion.rs` says how to compare more).

mod generate;
mod interpret;
#[path = "../support/portion.rs"]
mod portion;
#[path = "../support/random.rs"]
#[allow(dead_code)]
mod random;

use generate::Generated;
use interpret::{Outcomes, outcomes};
use portion::compare_first;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;
use threadbare_explore::{Budget, Exploration, Plan, Session, run, strategy};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_machine::{Machine, State, Status};
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, Equivalence, ErrorKind, Range};

/// Programs with more states than this are left out.
const ENOUGH: usize = 20_000;
/// Without reduction, so many executions are explored.
const MOST_EXECUTIONS: u64 = 3_000;

/// What the tool finds: outcomes, and where accesses race.
type Found = (Outcomes, BTreeSet<u64>);

/// Explores a program; `None` if that takes more than so many executions.
fn explore(generated: &Generated, plan: &Plan, most: Option<u64>) -> Option<Found> {
    let text = generated.text.as_bytes().to_vec();
    let module = Module::index("generated", text).expect("generated IR is read");
    let program = Arc::new(Program::link(vec![module]).expect("generated IR is linked"));
    let budget = Budget { executions: most, ..Budget::default() };
    let mut session = Session::new(program, "main", budget).expect("generated programs have a main");
    let seen = Rc::new(RefCell::new((BTreeSet::new(), BTreeSet::new())));
    let (told, results) = (seen.clone(), generated.results);
    session.observe = Some(Box::new(move |machine, state, events| {
        let (finals, races) = &mut *told.borrow_mut();
        finals.extend(values(machine, state, results));
        let mut trace = Trace::new();
        for event in events {
            if trace.push(event.clone()).data_race.is_some() {
                races.extend(place(&event.action));
            }
        }
    }));
    run(&mut session, plan, Exploration::default()).ok()?;
    let outcome = session.finish();
    if !outcome.given_up.is_empty() {
        assert!(most.is_some(), "given up: {:?}\n{}", outcome.given_up, generated.text);
        return None;
    }
    let (finals, races) = seen.borrow().clone();
    let mut gone = BTreeSet::new();
    for failure in outcome.findings.iter().map(|finding| &finding.witness.failure) {
        match failure.kind {
            ErrorKind::UseAfterFree => drop(gone.insert(failure.location.function.clone())),
            ErrorKind::Race => assert!(!races.is_empty(), "{}\n{}", failure.message, generated.text),
            other => panic!("{other}: {}\n{}", failure.message, generated.text),
        }
    }
    Some((Outcomes { finals, gone }, races))
}

/// Where a step accesses memory or ends a life there.
fn place(action: &Action) -> Option<u64> {
    match action {
        Action::Read { range, .. }
        | Action::Write { range, .. }
        | Action::Update { range, .. }
        | Action::Free { range } => Some(range.start),
        _ => None,
    }
}

/// The final values of a run in which every thread came to its end.
fn values(machine: &Machine, state: &State, results: usize) -> Option<Vec<u64>> {
    let ended = |status: &Status| *status == Status::Finished;
    if state.exited.is_none() && !state.threads.iter().all(|thread| ended(thread.status())) {
        return None;
    }
    if state.threads.iter().skip(1).any(|thread| !ended(thread.status())) {
        return None;
    }
    let value = |name: String| {
        let start = machine.address_of(&name)?;
        machine.word_at(state, Range { start, len: 4 })
    };
    let names = std::iter::once("x".to_owned()).chain((0..results).map(|result| format!("r{result}")));
    names.map(value).collect()
}

#[test]
fn ends_of_lives_are_found_where_they_can_come() {
    let (mut failing, mut fine) = (0, 0);
    let compared = compare_first(500, |seed| {
        let generated = generate::program(seed);
        let Generated { threads, objects, results, text } = &generated;
        let Some(expected) = outcomes(threads, *objects, *results, ENOUGH) else { return false };
        let dpor = Plan { strategy: strategy("dpor").expect("it is in the list"), ..Plan::default() };
        let Some((found, races)) = explore(&generated, &dpor, None) else { return false };
        assert_eq!(found, expected, "seed {seed}\n{threads:#?}\n{text}");
        let naive = Plan { strategy: strategy("naive").expect("it is in the list"), ..Plan::default() };
        if let Some((brute, also)) = explore(&generated, &naive, Some(MOST_EXECUTIONS)) {
            assert_eq!(brute, expected, "without reduction, seed {seed}\n{text}");
            assert_eq!(races, also, "races, seed {seed}\n{text}");
        }
        let coarse = Plan { equivalence: Equivalence::ReadsFrom, ..dpor };
        let (coarse, also) = explore(&generated, &coarse, None).expect("by where reads read from");
        assert_eq!((coarse.gone, also), (found.gone.clone(), races), "reads-from, seed {seed}\n{text}");
        assert!(coarse.finals.is_subset(&expected.finals), "reads-from, seed {seed}\n{text}");
        failing += u64::from(!found.gone.is_empty());
        fine += u64::from(found.gone.is_empty() && found.finals.len() > 1);
        true
    });
    assert!(failing > compared / 4, "{failing} of {compared} programs access what is gone");
    assert!(fine > compared / 100, "{fine} of {compared} programs do not, and come to several ends");
}
