//! Random priorities (Burckhardt, Kothari, Musuvathi, Nagarakatte: A Randomized Scheduler with Probabilistic Guarantees
//! of Finding Bugs, ASPLOS 2010).
//!
//! Each thread has a random priority, and of the threads that can go on the one with the highest priority does. At
//! d - 1 random steps the priority of the running thread falls below all others. A failure that needs d orderings among k
//! steps of n threads is found with a probability of at least 1 / (n k^(d-1)) in each execution.
//!
//! What differs: k is the length of the longest execution so far that was not cut, and d goes from 1 to 5 and begins again.

use super::frontier::Exploration;
use super::numbers::Random;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use super::random::{execute, sample};
use crate::kernel::Halt;
use crate::session::Session;
use std::collections::BTreeMap;
use threadbare_machine::ThreadIx;

pub const STRATEGY: Strategy = Strategy {
    name: "pct",
    help: "Schedules by random priorities",
    threads: Threads::Any,
    clean: Clean::Sample,
    bounds_preemptions: false,
    equivalences: &[],
    divides: false,
    resumes: false,
    explore,
};

fn explore(session: &mut Session, plan: &Plan, _: Exploration) -> Result<Explored, Halt> {
    sample(session);
    run(session, plan.seed);
    Ok(Explored::AllBut("all but schedules by random priorities".into()))
}

/// The largest number of orderings that a failure may need.
const DEEPEST: usize = 5;

/// Runs executions until told to stop.
pub fn run(session: &mut Session, seed: u64) {
    let mut random = Random::new(seed);
    let (mut longest, mut depth) = (1, 0);
    while !session.should_stop() {
        depth = depth % DEEPEST + 1;
        if let Some(steps) = one(session, &mut random, longest, depth) {
            longest = longest.max(steps);
        }
    }
}

/// One execution with the priorities for failures of this depth; returns how many steps it had, unless it was cut.
fn one(session: &mut Session, random: &mut Random, longest: usize, depth: usize) -> Option<usize> {
    // Where the priority of the running thread changes, and what it becomes: lower ones for later places.
    let mut changes: Vec<usize> = (1..depth).map(|_| random.below(longest.max(1))).collect();
    changes.sort_unstable();
    let mut passed = 0;
    let mut priorities: BTreeMap<ThreadIx, u64> = BTreeMap::new();
    execute(session, random, |random, enabled, step| {
        for thread in enabled {
            priorities.entry(*thread).or_insert_with(|| DEEPEST as u64 + (random.next() >> 1));
        }
        let highest = |priorities: &BTreeMap<ThreadIx, u64>| {
            enabled.iter().copied().max_by_key(|thread| priorities[thread]).unwrap_or(enabled[0])
        };
        while changes.get(passed).is_some_and(|change| *change <= step) {
            priorities.insert(highest(&priorities), (depth - 1 - passed) as u64);
            passed += 1;
        }
        highest(&priorities)
    })
}
