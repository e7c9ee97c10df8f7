//! Every two functions of the library that touch what threads share, called at the same time: partial-order reduction, by
//! the order of steps and by where reads read from, must come to the same results, the same `errno`, the same state
//! afterwards and the same failures as exploration without any reduction. What a function does in secret, without a step,
//! is seen by the latter alone.
//!
//! The operations are in `operations/`. Each program has two of them, and perhaps a third that looks on; everything else is
//! left out of it, so that the machine sees what a program with only these calls is. All ordered pairs would take an hour: a
//! drawn part is compared, more with `THREADBARE_ORACLE_PROGRAMS` (`support/portion.rs`).

mod assemble;
mod covered;
mod draw;
#[allow(dead_code)] // how programs start their threads is said in C here
#[path = "../support/random.rs"]
mod random;

use assemble::Operations;
use draw::{Pair, pairs};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;
use threadbare_explore::{Budget, Exploration, Plan, Session, run, strategy};
use threadbare_ir::program::Program;
use threadbare_machine::{Machine, State, Status};
use threadbare_trace::{Action, Equivalence, ErrorKind, Event, Range, WitnessedFailure};

/// Programs with more interleavings than this are left out.
const ENOUGH: u64 = 6_000;

/// What is read when a program has ended: names of variables, and how many words each has.
const WORDS: [(&str, u64); 2] = [("out_second", 8), ("out_main", 24)];
/// The functions of threads that return a place with so many words.
const THREADS: [&str; 2] = ["run_first", "run_third"];
const SLOTS: u64 = 8;

/// What a program can do.
#[derive(Default, PartialEq, Eq, Debug, Clone)]
struct Seen {
    /// What is left where every thread has come to its end.
    finals: BTreeSet<Vec<u64>>,
    /// What functions that run at the end have left where the process ended before that. Which of several threads ended it
    /// is not told apart.
    exits: BTreeSet<Option<u64>>,
    /// Kinds of failures and where they are: the function and line, or the variable of a race.
    failures: BTreeSet<(String, String)>,
    /// What the machine does not have.
    unsupported: BTreeSet<String>,
}

fn explore(program: &Arc<Program>, entry: &str, plan: &Plan) -> Option<Seen> {
    let budget = Budget { executions: Some(ENOUGH), ..Budget::default() };
    let mut session = Session::new(program.clone(), entry, budget).expect("the program can start");
    let seen = Rc::new(RefCell::new(Seen::default()));
    let told = seen.clone();
    session.observe = Some(Box::new(move |machine, state, events| {
        see(machine, state, events, &mut told.borrow_mut());
    }));
    run(&mut session, plan, Exploration::default()).ok()?;
    let outcome = session.finish();
    if outcome.given_up.iter().any(|given_up| !given_up.unsupported) {
        return None;
    }
    let mut seen = seen.borrow().clone();
    let failures = outcome.findings.iter().map(|finding| &finding.witness.failure);
    seen.failures = failures.map(|failure| (failure.kind.to_string(), place(failure))).collect();
    seen.unsupported = outcome.given_up.iter().map(|given_up| given_up.what.clone()).collect();
    Some(seen)
}

/// The function and line of a failure; of a race, the variable.
fn place(failure: &WitnessedFailure) -> String {
    let variable = failure.message.split('`').nth(1).filter(|_| failure.kind == ErrorKind::Race);
    let location = &failure.location;
    if failure.message.starts_with("a thread is joined") {
        // Two joins of one thread: an error in either order, of which one is told.
        return "a thread is joined twice".into();
    }
    variable.map_or_else(|| format!("{}:{}", location.function, location.line), str::to_string)
}

fn see(machine: &Machine, state: &State, events: &[Event], seen: &mut Seen) {
    let word = |start| machine.word_at(state, Range { start, len: 8 });
    let ended = events.iter().filter(|event| matches!(event.action, Action::End | Action::Exit)).count();
    let all =
        state.threads.iter().all(|thread| thread.status() == &Status::Finished) || state.exited.is_some();
    if all && ended == state.threads.len() {
        let mut places: Vec<(Option<u64>, u64)> =
            WORDS.iter().map(|(name, count)| (machine.address_of(name), *count)).collect();
        for function in THREADS {
            let thread = state.threads.iter().find(|thread| machine.name_of(thread.entry) == function);
            places.push((thread.and_then(|thread| thread.result.word()), SLOTS));
        }
        let words = places.iter().flat_map(|(at, count)| (0..*count).map(move |i| (at, i)));
        let words = words.map(|(at, i)| at.and_then(|at| word(at + 8 * i)).unwrap_or(0)).collect();
        seen.finals.insert(words);
    } else if state.exited.is_some() {
        let at_end = machine.address_of("at_end");
        let left = at_end.and_then(|start| machine.word_at(state, Range { start, len: 4 }));
        seen.exits.insert(left);
    }
}

/// What differs between two explorations, if anything does.
fn difference(how: &str, found: Option<Seen>, expected: &Seen, coarse: bool) -> Option<String> {
    let Some(mut found) = found else { return Some(format!("{how} does not end")) };
    let mut expected = expected.clone();
    if coarse {
        // Values that nobody reads are not told apart: there may be fewer of them.
        let missing = found.finals.difference(&expected.finals).next().is_some();
        if missing || found.finals.is_empty() != expected.finals.is_empty() {
            return Some(format!("{how}: {:?} instead of {:?}", found.finals, expected.finals));
        }
        (found.finals, expected.finals) = (BTreeSet::new(), BTreeSet::new());
        (found.exits, expected.exits) = (BTreeSet::new(), BTreeSet::new());
        // Where one thread has failed the others go on, and may race with what it did.
        if expected.failures.iter().any(|(kind, _)| kind != "race") {
            let races = found.failures.iter().filter(|(kind, _)| kind == "race").cloned();
            expected.failures.extend(races.collect::<Vec<_>>());
        }
    }
    (found != expected).then(|| {
        let finals = |a: &Seen, b: &Seen| -> Vec<Vec<u64>> { a.finals.difference(&b.finals).cloned().collect() };
        format!(
            "{how}\n  lost values {:?}\n  new values {:?}\n  exits {:?} {:?}\n  failures {:?}\n  instead of {:?}\n  unsupported {:?} {:?}",
            finals(&expected, &found),
            finals(&found, &expected),
            found.exits,
            expected.exits,
            found.failures,
            expected.failures,
            found.unsupported,
            expected.unsupported
        )
    })
}

/// What differs for a pair; nothing can be said if it has too many interleavings.
fn compare(operations: &Operations, pair: Pair) -> Option<Result<(), String>> {
    let program = operations.program(pair.first, pair.second, pair.third);
    let entry = if pair.third.is_some() { "watched" } else { "main" };
    let plan = |strategy, equivalence| Plan { strategy, equivalence, ..Plan::default() };
    let expected = explore(
        &program,
        entry,
        &plan(strategy("naive").expect("it is in the list"), Equivalence::default()),
    )?;
    let by_order =
        explore(&program, entry, &plan(strategy("dpor").expect("it is in the list"), Equivalence::default()));
    let by_reads =
        explore(&program, entry, &plan(strategy("dpor").expect("it is in the list"), Equivalence::ReadsFrom));
    let differs = difference("by the order of steps", by_order, &expected, false)
        .or_else(|| difference("by where reads read from", by_reads, &expected, true));
    Some(differs.map_or(Ok(()), Err))
}

#[test]
fn two_calls_at_the_same_time_come_to_what_they_come_to_without_reduction() {
    let operations = Operations::compile();
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<usize>().ok());
    let wanted = std::env::var("THREADBARE_PAIR").ok();
    let pairs: Vec<Pair> = pairs(&operations)
        .into_iter()
        .filter(|pair| is_wanted(&operations, *pair, wanted.as_deref()))
        .collect();
    let after = number("THREADBARE_ORACLE_AFTER").unwrap_or(0);
    let count = number("THREADBARE_ORACLE_PROGRAMS").unwrap_or(220);
    let (mut compared, mut large, mut wrong) = (0usize, 0usize, Vec::new());
    for pair in pairs.into_iter().skip(after).take(count) {
        match compare(&operations, pair) {
            None => {
                large += 1;
                println!("too large: {}", operations.name(pair.first, pair.second, pair.third));
            }
            Some(Ok(())) => compared += 1,
            Some(Err(why)) => {
                wrong.push(format!("{}: {why}", operations.name(pair.first, pair.second, pair.third)))
            }
        }
    }
    println!("{compared} agree, {large} are too large, {} differ", wrong.len());
    assert!(wrong.is_empty(), "{} pairs differ:\n{}", wrong.len(), wrong.join("\n"));
    assert!(large <= compared, "{large} programs are too large, {compared} are not");
}

/// Whether a pair was asked for by the names of its operations: "close write".
fn is_wanted(operations: &Operations, pair: Pair, wanted: Option<&str>) -> bool {
    let Some(wanted) = wanted else { return true };
    let mut names = wanted.split_whitespace();
    let is = |name: Option<&str>, number: usize| {
        name.is_none_or(|name| name == "*" || operations.all[number].name == name)
    };
    is(names.next(), pair.first) && is(names.next(), pair.second)
}
