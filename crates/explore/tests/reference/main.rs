//! The production search against the reference: on random programs, of which some are too large for brute force, both see as
//! many executions, and the same failures. The reference may begin executions that it cuts; the production search does not.

#[path = "../oracle/generate.rs"]
mod generate;
#[path = "../reads_from/mixed.rs"]
mod mixed;
#[path = "../support/portion.rs"]
mod portion;
#[path = "../primitives/generate.rs"]
mod primitives;
#[path = "../support/random.rs"]
mod random;
#[path = "../primitives/sections.rs"]
#[allow(dead_code)] // it makes more programs than are asked for here
mod sections;

use portion::compare_first;
use std::collections::BTreeSet;
use std::sync::Arc;
use threadbare_explore::{Budget, Session, explore, reference};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_machine::{Knowledge, Site};

/// A program with more executions than this is left out.
const ENOUGH: u64 = 5_000;

struct Results {
    executions: u64,
    /// How many were begun and cut.
    blocked: u64,
    /// What was found where.
    findings: BTreeSet<String>,
}

fn by_reference(session: &mut Session) {
    // Why it was stopped is in the results.
    let _stopped = reference::explore(session);
}

/// What a search comes to that knows this from the start, and to which it adds what it learns; `None` if there is too much
/// to see.
fn results(
    program: &Arc<Program>,
    spurious: u32,
    search: fn(&mut Session),
    knowledge: &mut Knowledge,
) -> Option<Results> {
    let budget = Budget { executions: Some(ENOUGH), ..Budget::default() };
    let mut session = Session::new(program.clone(), "main", budget).expect("generated programs have a main");
    session.machine.options_mut().spurious_wakeups = spurious;
    session.machine.learn(knowledge);
    search(&mut session);
    *knowledge = session.machine.knowledge();
    let outcome = session.finish();
    let found = |finding: &threadbare_trace::Finding| {
        let failure = &finding.witness.failure;
        format!("{} {:?}", failure.kind, failure.location)
    };
    let findings = outcome.findings.iter().map(found).collect();
    let threadbare_trace::Counters { executions, blocked, .. } = outcome.counters;
    outcome.given_up.is_empty().then_some(Results { executions, blocked, findings })
}

/// Compares both on one program; false if it was too large.
fn compare(seed: u64, text: &str) -> bool {
    compare_with(seed, text, 0)
}

/// The same where each thread wakes up so often for no reason. No more is cut than by the reference.
fn compare_with(seed: u64, text: &str, spurious: u32) -> bool {
    let more = more_cut(seed, text, spurious);
    assert!(more.is_none_or(|more| more == 0), "seed {seed}: {more:?} more are cut\n{text}");
    more.is_some()
}

/// Compares both, and says how many executions more are cut than by the reference; `None` if the program was too large.
fn more_cut(seed: u64, text: &str, spurious: u32) -> Option<u64> {
    let module = Module::index("generated", text.as_bytes().to_vec()).expect("generated IR is read");
    let program = Arc::new(Program::link(vec![module]).expect("generated IR is linked"));
    let mut knowledge = Knowledge::default();
    let mut expected = results(&program, spurious, by_reference, &mut knowledge)?;
    let mut found =
        results(&program, spurious, explore, &mut knowledge).expect("as many as the reference has");
    // What sections conflict with is what both have come to know.
    let mut known: Vec<Site> = Vec::new();
    while known.len() < knowledge.changing_sections().count() {
        known = knowledge.changing_sections().collect();
        expected = results(&program, spurious, by_reference, &mut knowledge)?;
        found = results(&program, spurious, explore, &mut knowledge).expect("as many as the reference has");
    }
    assert_eq!(
        (found.executions, &found.findings),
        (expected.executions, &expected.findings),
        "seed {seed}\n{text}"
    );
    Some(found.blocked.saturating_sub(expected.blocked))
}

/// Other programs than those that are compared with brute force come after this seed.
const OTHERS: u64 = 1_000_000;

fn program(seed: u64) -> String {
    match seed % 2 {
        0 => generate::program(seed + OTHERS),
        _ => primitives::program(seed + OTHERS),
    }
}

#[test]
fn as_many_executions_and_the_same_failures() {
    compare_first(600, |seed| compare(seed, &program(seed)));
}

#[test]
fn the_same_with_waits_that_end_for_no_reason() {
    compare_first(600, |seed| compare_with(seed, &primitives::waits(seed + OTHERS), 1 + (seed % 2) as u32));
}

#[test]
fn the_same_with_sections_that_touch_one_thing_or_another() {
    compare_first(600, |seed| compare(seed, &sections::either(seed + OTHERS)));
}

#[test]
fn the_same_with_accesses_of_every_size() {
    compare_first(600, |seed| compare(seed, &mixed::program(seed + OTHERS)));
}

/// Here an execution may be begun in vain, as `dpor` says.
#[test]
fn the_same_with_loops_that_wait_for_a_part() {
    compare_first(600, |seed| more_cut(seed, &mixed::waits(seed + OTHERS, 1), 0).is_some());
}

#[test]
fn the_same_with_two_loops_that_wait_for_a_part() {
    compare_first(600, |seed| more_cut(seed, &mixed::waits(seed + OTHERS, 2), 0).is_some());
}

/// Found with planted faults, of which the first programs show nothing.
#[test]
fn programs_in_which_something_was_missed_or_seen_twice() {
    // A lock that is held where the race is reversed; what a seed reaches, what is found from its end, and what readers do
    // not hide; outcomes that sleep in the reference; an outcome that becomes possible there. Found by a longer run: the end of a
    // wait by itself, whose past is not that of the signal which would have ended it.
    for seed in [1216, 1387, 4647, 17961, 2134, 8316, 19215] {
        assert!(compare(seed, &program(seed)));
    }
    // Waits that can come before several events only together, one of them asked for by the seed that ends with the wait; the
    // same found from two places.
    for seed in [37023, 48597, 42511] {
        assert_eq!(more_cut(seed, &mixed::waits(seed + OTHERS, 1), 0), Some(0));
    }
}
