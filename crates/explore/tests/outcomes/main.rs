//! What programs can do, against exploration without any reduction: on random programs with accesses of every order,
//! fences, locks and loops that wait, partial-order reduction must come to the same final values of the variables, the
//! same failures in the same functions, and the same variables with data races.
//!
//! Thirty programs take a second or two: ten thousand take ten minutes for each test, or less in portions by seeds
//! (`support/portion.rs`).

mod attempts;
#[path = "../support/enumerate.rs"]
mod enumerate;
mod exact;
mod generate;
mod happens_before;
mod objects;
mod polls;
#[path = "../support/portion.rs"]
mod portion;
#[path = "../support/random.rs"]
mod random;
mod retries;
mod sections;
mod sizes;
#[path = "../primitives/table.rs"]
mod table;
mod texts;

use attempts::Attempts;
use generate::VARIABLES;
use portion::compare_first;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;
use threadbare_explore::{Budget, Exploration, Plan, Session, Strategy, run, strategy};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_machine::{Bounds, Machine, State, Status};
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, Equivalence, ErrorKind, Event, Range, WitnessedFailure};

/// Programs with more interleavings than this are left out.
const ENOUGH: u64 = 2_000;

/// What a program can do.
#[derive(Default, PartialEq, Eq, Debug, Clone)]
struct Seen {
    /// The values of all variables where every thread has come to its end.
    finals: BTreeSet<Vec<u64>>,
    /// The variables with data races, by the clocks of the tool.
    racy: BTreeSet<&'static str>,
    /// Kinds of failures, and the functions that they are in, or the variables of races.
    failures: BTreeSet<(String, String)>,
}

fn explore(text: &str, strategy: &'static Strategy) -> Option<Seen> {
    explore_as(text, &Plan { strategy, ..Plan::default() })
}

fn explore_as(text: &str, plan: &Plan) -> Option<Seen> {
    explore_within(text, plan, Bounds::default())
}

/// The same where loops go round so often at most; what that cuts is not missed.
fn explore_within(text: &str, plan: &Plan, bounds: Bounds) -> Option<Seen> {
    let module = Module::index("generated", text.as_bytes().to_vec()).expect("generated IR is read");
    let program = Arc::new(Program::link(vec![module]).expect("generated IR is linked"));
    let is_cut = bounds.unwind.is_some();
    let budget = Budget { executions: Some(ENOUGH), bounds, ..Budget::default() };
    let mut session = Session::new(program, "main", budget).expect("generated programs have a main");
    let seen = Rc::new(RefCell::new(Seen::default()));
    let told = seen.clone();
    session.observe = Some(Box::new(move |machine, state, events| {
        see(machine, state, events, &mut told.borrow_mut());
    }));
    run(&mut session, plan, Exploration::default()).ok()?;
    let outcome = session.finish();
    let is_much = outcome.counters.executions + outcome.counters.blocked >= ENOUGH;
    if if is_cut { is_much } else { !outcome.given_up.is_empty() } {
        return None;
    }
    let mut seen = seen.borrow().clone();
    seen.failures = outcome
        .findings
        .iter()
        .map(|finding| &finding.witness.failure)
        .map(|failure| (failure.kind.to_string(), place(failure)))
        .collect();
    Some(seen)
}

/// The function that a failure is in; of a race, the variable.
fn place(failure: &WitnessedFailure) -> String {
    let variable = failure.message.split('`').nth(1).filter(|_| failure.kind == ErrorKind::Race);
    variable.map_or_else(|| failure.location.function.clone(), str::to_string)
}

fn see(machine: &Machine, state: &State, events: &[Event], seen: &mut Seen) {
    let variable = |range: Range| {
        VARIABLES
            .into_iter()
            .chain(objects::OBJECTS)
            .find(|name| machine.address_of(name).is_some_and(|at| at == range.start))
    };
    let mut by_clocks = BTreeSet::new();
    let mut trace = Trace::new();
    for event in events {
        if trace.push(event.clone()).data_race.is_some() {
            by_clocks.extend(happens_before::access(&event.action).and_then(|access| variable(access.range)));
        }
    }
    let by_graph: BTreeSet<&str> = happens_before::racy(events).into_iter().filter_map(variable).collect();
    assert_eq!(by_clocks, by_graph, "clocks and graph disagree: {events:#?}");
    seen.racy.extend(by_clocks);
    if state.threads.iter().all(|thread| thread.status() == &Status::Finished) || state.exited.is_some() {
        let stuck = |action: &Action| matches!(action, Action::Exit);
        let ended = events.iter().filter(|event| event.action == Action::End || stuck(&event.action)).count();
        if ended == state.threads.len() {
            let value = |name: &&str| {
                let start = machine.address_of(name)?;
                machine.word_at(state, Range { start, len: 4 })
            };
            seen.finals.insert(VARIABLES.iter().filter_map(value).collect());
        }
    }
}

#[test]
fn the_same_values_failures_and_races_as_without_reduction() {
    let by_reads_from = Plan {
        strategy: strategy("dpor").expect("it is in the list"),
        equivalence: Equivalence::ReadsFrom,
        ..Plan::default()
    };
    let (mut racy, mut fewer) = (0, 0);
    let compared = compare_first(500, |seed| {
        let text = generate::accesses(seed);
        let Some(expected) = explore(&text, strategy("naive").expect("it is in the list")) else {
            return false;
        };
        let found = explore(&text, strategy("dpor").expect("it is in the list"))
            .expect("what is complete without reduction is so with it");
        assert_eq!(found, expected, "seed {seed}\n{text}");
        // By where reads read from, the values that nobody reads are not told apart: of the final ones there may be
        // fewer.
        let coarse = explore_as(&text, &by_reads_from).expect("and by where reads read from");
        let same = |seen: &Seen| (seen.racy.clone(), seen.failures.clone());
        assert_eq!(same(&coarse), same(&expected), "reads-from, seed {seed}\n{text}");
        assert!(coarse.finals.is_subset(&expected.finals), "reads-from, seed {seed}\n{text}");
        racy += u64::from(!found.racy.is_empty());
        fewer += u64::from(coarse.finals.len() < expected.finals.len());
        true
    });
    assert!(racy > compared / 10 && racy < compared, "{racy} of {compared} programs have races");
    assert!(fewer > compared / 10, "{fewer} of {compared} programs leave values that nobody reads");
}

/// Synchronisation objects are memory: who makes, destroys and uses them may race.
#[test]
fn the_same_races_on_objects_as_without_reduction() {
    let (mut racy, mut fails) = (0, 0);
    let compared = compare_first(150, |seed| {
        let text = objects::program(seed);
        let Some(expected) = explore(&text, strategy("naive").expect("it is in the list")) else {
            return false;
        };
        let found = explore(&text, strategy("dpor").expect("it is in the list"))
            .expect("what is complete without reduction is so with it");
        assert_eq!(found, expected, "seed {seed}\n{text}");
        racy += u64::from(objects::OBJECTS.iter().any(|name| found.racy.contains(name)));
        fails += u64::from(found.failures.iter().any(|(kind, _)| kind == "misuse"));
        true
    });
    assert!(racy > compared / 4 && racy < compared, "{racy} of {compared} programs have races");
    assert!(fails > compared / 10, "{fails} of {compared} programs use objects that are not there");
}

/// The variables with data races, as findings name them.
fn races(text: &str, name: &str) -> Option<BTreeSet<String>> {
    let module = Module::index("generated", text.as_bytes().to_vec()).expect("generated IR is read");
    let program = Arc::new(Program::link(vec![module]).expect("generated IR is linked"));
    let budget = Budget { executions: Some(ENOUGH), ..Budget::default() };
    let mut session = Session::new(program, "main", budget).expect("generated programs have a main");
    let plan = Plan { strategy: strategy(name).expect("it is in the list"), ..Plan::default() };
    run(&mut session, &plan, Exploration::default()).ok()?;
    let outcome = session.finish();
    let failures = outcome.findings.iter().map(|finding| &finding.witness.failure);
    outcome.given_up.is_empty().then(|| failures.map(place).collect())
}

/// Atomic sections leave the races that one lock in their place leaves, no fewer and no more.
#[test]
fn atomic_sections_order_what_one_lock_orders() {
    let (mut racy, mut guarded) = (0, 0);
    let compared = compare_first(300, |seed| {
        let (sections, locked) = sections::program(seed);
        let Some(expected) = races(&locked, "naive") else { return false };
        for name in ["dpor", "naive"] {
            let found = races(&sections, name).expect("there are no more executions than with a lock");
            assert_eq!(found, expected, "{name}, seed {seed}\n{sections}");
        }
        racy += u64::from(!expected.is_empty());
        guarded += u64::from(expected.is_empty());
        true
    });
    assert!(racy > compared / 4 && guarded > compared / 10, "{racy} racy, {guarded} not, of {compared}");
}

/// How far a look at a text goes depends on what others write there.
#[test]
fn the_same_finds_in_texts_as_without_reduction() {
    let (mut racy, mut several) = (0, 0);
    let compared = compare_first(150, |seed| {
        let text = texts::program(seed);
        let Some(expected) = explore(&text, strategy("naive").expect("it is in the list")) else {
            return false;
        };
        let found = explore(&text, strategy("dpor").expect("it is in the list"))
            .expect("what is complete without reduction is so with it");
        let races = |seen: &Seen| seen.failures.iter().any(|(kind, _)| kind == "race");
        assert_eq!(
            (&found.finals, races(&found)),
            (&expected.finals, races(&expected)),
            "seed {seed}\n{text}"
        );
        racy += u64::from(races(&expected));
        several += u64::from(expected.finals.len() > 1);
        true
    });
    assert!(racy > compared / 4 && racy < compared, "{racy} of {compared} programs have races");
    assert!(several > compared / 10, "{several} of {compared} programs come to different values");
}

/// A text of inputs fails as it does for each input, and every failure is executed again: with the inputs known, a look takes fewer steps.
#[test]
fn texts_of_inputs_fail_as_each_of_them_does() {
    let (mut fails, mut unsure) = (0, 0);
    let failures = |seen: &Seen| -> BTreeSet<(String, String)> {
        // Of a race, which bytes are meant depends on the inputs.
        let told = |(kind, at): &(String, String)| match kind.as_str() {
            "race" => (kind.clone(), String::new()),
            _ => (kind.clone(), at.clone()),
        };
        seen.failures.iter().map(told).collect()
    };
    let compared = compare_first(60, |seed| {
        let texts::ByInputs { by_input, by_number } = texts::by_inputs(seed);
        let dpor = |text: &String| explore(text, strategy("dpor").expect("it is in the list"));
        let Some(each) = by_number.iter().map(dpor).collect::<Option<Vec<Seen>>>() else { return false };
        let expected: BTreeSet<_> = each.iter().flat_map(failures).collect();
        let Some(found) = dpor(&by_input) else {
            unsure += 1;
            return true;
        };
        assert_eq!(failures(&found), expected, "seed {seed}\n{by_input}");
        fails += u64::from(expected.iter().any(|(kind, _)| kind != "race"));
        true
    });
    assert!(unsure * 20 <= compared, "something is given up in {unsure} of {compared} programs");
    assert!(fails > compared / 4 && fails < compared, "{fails} of {compared} programs fail");
}

/// Memory of a size that an input says is what it is for each size: the same failures, at the same places.
#[test]
fn all_sizes_together_fail_as_each_of_them_does() {
    let (mut fails, mut unsure) = (0, 0);
    let failures = |all: &[Seen]| -> BTreeSet<(String, String)> {
        // Of a race, an object that is known is told in other words. An access that fails for all inputs fails as soon as a thread comes to it, for one of
        // its reasons: outside, also after somebody has freed the object, or behind a null pointer.
        let told = |(kind, at): &(String, String)| match kind.as_str() {
            "race" => (kind.clone(), String::new()),
            "use-after-free" | "null-dereference" | "out-of-bounds" => ("access".to_owned(), at.clone()),
            _ => (kind.clone(), at.clone()),
        };
        all.iter().flat_map(|seen| &seen.failures).map(told).collect()
    };
    let compared = compare_first(150, |seed| {
        let sizes::Sized { by_input, by_number } = sizes::program(seed);
        let each = |text: &String| explore(text, strategy("naive").expect("it is in the list"));
        let Some(each) = by_number.iter().map(each).collect::<Option<Vec<Seen>>>() else { return false };
        let expected = failures(&each);
        for name in ["dpor", "naive"] {
            // A decision on what was never written may fail in another way when it is followed, and is given up then.
            let Some(found) = explore(&by_input, strategy(name).expect("it is in the list")) else {
                unsure += 1;
                continue;
            };
            assert_eq!(failures(&[found]), expected, "{name}, seed {seed}\n{by_input}");
        }
        fails += u64::from(!expected.is_empty());
        true
    });
    assert!(unsure < compared / 10, "something is given up {unsure} times in {compared} programs");
    assert!(fails > compared / 4 && fails < compared, "{fails} of {compared} programs fail");
}

/// A loop that waits leads to the same values as the same loop written out, where a last round that fails cuts the
/// execution. Rounds that fail do nothing, so few of them are enough.
#[test]
fn loops_that_wait_come_to_what_they_come_to_written_out() {
    let mut waited = 0;
    let compared = compare_first(500, |seed| {
        let (looping, written_out) = generate::loops(seed);
        let Some(expected) = explore(&written_out, strategy("naive").expect("it is in the list")) else {
            return false;
        };
        for strategy in
            [strategy("dpor").expect("it is in the list"), strategy("auto").expect("it is in the list")]
        {
            let found = explore(&looping, strategy)
                .unwrap_or_else(|| panic!("a loop that waits is no endless search: seed {seed}\n{looping}"));
            assert_eq!(found.finals, expected.finals, "seed {seed}\n{looping}");
        }
        waited += u64::from(expected.finals.len() > 1);
        true
    });
    assert!(waited > compared / 100, "{waited} of {compared} programs come to different values");
}

/// The variables that findings name as racy, also where the execution was cut.
fn named_racy(seen: &Seen) -> BTreeSet<&str> {
    let races = seen.failures.iter().filter(|(kind, _)| kind == "race");
    races.map(|(_, variable)| variable.as_str()).collect()
}

/// The same where some of the looks are under a lock; and races are the same too, whether the loop was gone round before
/// or not.
#[test]
fn loops_that_take_locks_come_to_what_they_come_to_written_out() {
    let (mut waited, mut racy) = (0, 0);
    let compared = compare_first(500, |seed| {
        let (looping, written_out) = polls::polls(seed);
        let Some(expected) = explore(&written_out, strategy("naive").expect("it is in the list")) else {
            return false;
        };
        let found = explore(&looping, strategy("dpor").expect("it is in the list"))
            .unwrap_or_else(|| panic!("a loop that waits is no endless search: seed {seed}\n{looping}"));
        assert_eq!(found.finals, expected.finals, "seed {seed}\n{looping}");
        assert_eq!(named_racy(&found), named_racy(&expected), "seed {seed}\n{looping}");
        waited += u64::from(!expected.finals.is_empty());
        racy += u64::from(!named_racy(&expected).is_empty());
        true
    });
    assert!(waited > compared / 4, "{waited} of {compared} programs come to an end");
    assert!(racy > compared / 20 && racy < compared, "{racy} of {compared} programs have races");
}

#[test]
fn loops_that_wait_have_every_class_once() {
    let mut cut = 0;
    let compared = compare_first(500, |seed| {
        let program = if seed % 3 == 0 { generate::loops(seed).0 } else { polls::polls(seed).0 };
        let Some(in_vain) = exact::compare(&program, &format!("seed {seed}")) else { return false };
        cut += u64::from(in_vain > 0);
        true
    });
    assert!(cut > compared / 4, "in {cut} of {compared} programs a thread goes round in vain");
}

/// Loops that try again come to the same values as the same rounds written out: what a round that failed has seen and done matters
/// to nobody.
#[test]
fn loops_that_try_again_come_to_what_they_come_to_written_out() {
    let (mut fewer, mut racy) = (0, 0);
    let compared = compare_first(300, |seed| {
        let (looping, written_out) = retries::retries(seed);
        let dpor = strategy("dpor").expect("it is in the list");
        let Some(expected) = explore(&written_out, dpor) else { return false };
        let found = explore(&looping, dpor).unwrap_or_else(|| {
            panic!("a loop that tries again is no endless search: seed {seed}\n{looping}")
        });
        assert_eq!(found.finals, expected.finals, "seed {seed}\n{looping}");
        assert_eq!(named_racy(&found), named_racy(&expected), "seed {seed}\n{looping}");
        fewer += u64::from(expected.finals.len() > 1);
        racy += u64::from(!named_racy(&expected).is_empty());
        true
    });
    assert!(fewer > compared / 4, "{fewer} of {compared} programs come to different values");
    assert!(racy > compared / 50 && racy < compared, "{racy} of {compared} programs have races");
}

#[test]
fn loops_that_try_again_have_every_class_once() {
    let mut cut = 0;
    let compared = compare_first(300, |seed| {
        let Some(in_vain) = exact::compare(&retries::retries(seed).0, &format!("seed {seed}")) else {
            return false;
        };
        cut += u64::from(in_vain > 0);
        true
    });
    assert!(cut > compared / 10, "in {cut} of {compared} programs a thread goes round in vain");
}

/// Attempts that are taken back come to the same as the same rounds written out, whether somebody notices them or not. Where
/// somebody does, rounds are ordinary ones, and there may be no end of them.
#[test]
fn attempts_that_are_taken_back_come_to_what_they_come_to_written_out() {
    let (mut several, mut noticing) = (0, 0);
    let compared = compare_first(150, |seed| {
        let Attempts { looping, written_out, noticed } = attempts::attempts(seed);
        let plan = Plan { strategy: strategy("dpor").expect("it is in the list"), ..Plan::default() };
        let Some(expected) = explore_as(&written_out, &plan) else { return false };
        if noticed {
            let bounds = Bounds { unwind: Some(attempts::ROUNDS as u32), ..Bounds::default() };
            let Some(found) = explore_within(&looping, &plan, bounds) else { return false };
            assert!(found.finals.is_superset(&expected.finals), "seed {seed}\n{looping}");
            noticing += 1;
        } else {
            let found = explore_as(&looping, &plan)
                .unwrap_or_else(|| panic!("an attempt is no endless search: seed {seed}\n{looping}"));
            assert_eq!(found.finals, expected.finals, "seed {seed}\n{looping}");
        }
        several += u64::from(expected.finals.len() > 1);
        true
    });
    assert!(several > compared / 4, "{several} of {compared} programs come to different values");
    assert!(noticing > compared / 10, "in {noticing} of {compared} programs somebody may notice attempts");
}

#[test]
fn attempts_that_are_taken_back_have_every_class_once() {
    let mut cut = 0;
    let compared = compare_first(150, |seed| {
        let Attempts { looping, noticed, .. } = attempts::attempts(seed);
        if noticed {
            return false;
        }
        let Some(in_vain) = exact::compare(&looping, &format!("seed {seed}")) else { return false };
        cut += u64::from(in_vain > 0);
        true
    });
    assert!(cut > compared / 50, "in {cut} of {compared} programs a thread goes round in vain");
}
