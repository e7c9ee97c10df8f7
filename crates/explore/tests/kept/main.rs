//! Every execution that a search counts is kept, by whoever of the workers explores it, and can be followed once more, with its inputs
//! known, to the same end: random programs, by strategies that prove and that sample.

#[path = "../outcomes/generate.rs"]
#[allow(dead_code)] // it makes more programs than are asked for here
mod generate;
#[path = "../support/inputs.rs"]
mod inputs;
#[path = "../oracle/generate.rs"]
mod oracle;
#[path = "../support/portion.rs"]
mod portion;
#[path = "../primitives/generate.rs"]
mod primitives;
#[path = "../support/random.rs"]
mod random;
#[path = "../outcomes/retries.rs"]
#[allow(dead_code)] // the same
mod retries;
#[path = "../primitives/sections.rs"]
#[allow(dead_code)] // it makes more programs than are asked for here
mod sections;

use portion::compare_first;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use threadbare_explore::{Budget, Exploration, Plan, Session, follow_kept, run, strategy};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_trace::kept::{long, reads_in_parts, short, with_reads};
use threadbare_trace::{ErrorKind, KeptEnd, KeptExecution, Outcome};

/// No search of a program has more executions.
const MOST: u64 = 300;

/// How a program is explored.
struct How {
    strategy: &'static str,
    workers: usize,
    spurious: u32,
}

/// What a search counts and finds, and what it keeps.
fn explored(program: &Arc<Program>, how: &How, seed: u64) -> (Outcome, Vec<KeptExecution>) {
    let kept = Arc::new(Mutex::new(Vec::new()));
    let budget = Budget { executions: Some(MOST), ..Budget::default() };
    let mut session = Session::new(program.clone(), "main", budget).expect("generated programs have a main");
    session.machine.options_mut().spurious_wakeups = how.spurious;
    let keeper = kept.clone();
    session.keep_executions(Arc::new(move |execution| {
        keeper.lock().unwrap_or_else(PoisonError::into_inner).push(execution);
    }));
    let plan = Plan { strategy: strategy(how.strategy).expect("it is in the list"), seed, ..Plan::default() };
    // Tasks in a random order are for all workers from the start.
    let shuffle = (how.workers > 1).then_some(seed);
    let exploration = Exploration { workers: how.workers, shuffle, ..Exploration::default() };
    run(&mut session, &plan, exploration).expect("it is for all programs");
    let outcome = session.finish();
    let kept = std::mem::take(&mut *kept.lock().unwrap_or_else(PoisonError::into_inner));
    (outcome, kept)
}

/// What a search kept is what it counted, and what it found is in it. Whether it began only once.
fn compare(seed: u64, text: &str, how: &How) -> bool {
    let module = Module::index("generated", text.as_bytes().to_vec()).expect("generated IR is read");
    let program = Arc::new(Program::link(vec![module]).expect("generated IR is linked"));
    let (outcome, kept) = explored(&program, how, seed);
    let about = format!("seed {seed}, {} with {} workers\n{text}", how.strategy, how.workers);
    let counters = outcome.counters;
    let counted = counters.executions + counters.blocked + counters.hunted;
    let is_proof = counters.hunted == 0 && matches!(how.strategy, "dpor" | "flip" | "naive");
    assert!(kept.len() as u64 >= counted, "{} kept of {counted}: {about}", kept.len());
    let is_single = kept.len() as u64 == counted;
    let complete = kept.iter().filter(|execution| execution.end == KeptEnd::Complete);
    if is_single && is_proof {
        assert_eq!(complete.clone().count() as u64, counters.executions, "{about}");
        let distinct: HashSet<String> = complete
            .map(|execution| format!("{:?} {}", execution.inputs, short(&execution.schedule)))
            .collect();
        assert_eq!(distinct.len() as u64, counters.executions, "{about}");
    }
    let options = threadbare_trace::Options { spurious_wakeups: how.spurious, ..Default::default() };
    let mut failures = HashSet::new();
    for execution in &kept {
        // As it is read from where it was written.
        let (steps, reads) = (short(&execution.schedule), reads_in_parts(&execution.schedule));
        let schedule = with_reads(long(&steps).expect("what is written is read"), &reads);
        let execution = KeptExecution { schedule, ..execution.clone() };
        let followed = follow_kept(&program, &program.hash(), "main", &options, &execution)
            .unwrap_or_else(|error| panic!("{error}: {execution:?}\n{about}"));
        failures.extend(followed.failures.into_iter().map(|failure| (failure.kind, failure.location)));
    }
    for finding in outcome.findings.iter().map(|finding| &finding.witness.failure) {
        let is_seen = failures.contains(&(finding.kind, finding.location.clone()));
        // A race is told of any of its executions, in one of which others came between.
        assert!(is_seen || finding.kind == ErrorKind::Race, "{finding:?}: {about}");
    }
    is_single
}

fn program(seed: u64) -> (String, u32) {
    match seed % 6 {
        0 => (oracle::program(seed), 0),
        1 => (primitives::program(seed), 0),
        2 => (primitives::waits(seed), 1),
        3 => (sections::either(seed), 0),
        _ => (inputs::program(seed), 0),
    }
}

#[test]
fn what_a_proof_counts_is_kept_and_can_be_followed() {
    let mut single = 0;
    let compared = compare_first(60, |seed| {
        let (text, spurious) = program(seed);
        for (strategy, workers) in [("dpor", 1), ("dpor", 3), ("flip", 1), ("flip", 2), ("auto", 1)] {
            single += u64::from(compare(seed, &text, &How { strategy, workers, spurious }));
        }
        true
    });
    // Some begin again, when something was learned of the program: more is kept then than is counted.
    assert!(single > compared, "{single} of {compared}");
}

#[test]
fn what_a_sample_counts_is_kept_and_can_be_followed() {
    compare_first(30, |seed| {
        let (text, spurious) = program(seed);
        for strategy in ["naive", "pct", "delay", "fresh"] {
            compare(seed, &text, &How { strategy, workers: 1, spurious });
        }
        true
    });
}
