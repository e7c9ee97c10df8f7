//! Which steps of an execution one has to know of to see how its failure comes about: what the failing steps saw of other threads, what let
//! them come so far, and what that depends on in its turn. It is for showing; nothing is decided by it.

use crate::order::{Edge, Why, edges};
use std::collections::{HashMap, HashSet};
use threadbare_trace::{Story, ThreadId};

/// So far from the failing steps others are told of.
const LEVELS: usize = 3;
/// So many steps before a relevant one, in its thread, are told with it.
const BEFORE: usize = 2;

/// The steps, by their numbers. Those before a relevant step in its thread, and the last ones of each thread, are among them.
pub(crate) fn relevant(story: &Story, failing: impl Iterator<Item = usize>) -> HashSet<usize> {
    let mut from: HashMap<usize, Vec<usize>> = HashMap::new();
    for Edge { from: earlier, to, why } in edges(story) {
        if why != Why::Program {
            from.entry(to).or_default().push(earlier);
        }
    }
    let mut threads: HashMap<ThreadId, Vec<usize>> = HashMap::new();
    let mut positions = Vec::new();
    for (at, step) in story.steps.iter().enumerate() {
        let own = threads.entry(step.event.thread).or_default();
        positions.push(own.len());
        own.push(at);
    }
    let with_those_before = |at: usize| {
        let own = &threads[&story.steps[at].event.thread];
        let last = positions[at];
        own[last.saturating_sub(BEFORE)..=last].iter().copied()
    };
    // What is not the failing thread's fails with it where it stops.
    let ends = threads.values().filter_map(|own| own.last().copied());
    let mut level: Vec<usize> = failing.chain(ends).flat_map(with_those_before).collect();
    let mut known: HashSet<usize> = level.iter().copied().collect();
    for _ in 0..LEVELS {
        let seen = level.iter().filter_map(|at| from.get(at)).flatten();
        let next: Vec<usize> =
            seen.flat_map(|at| with_those_before(*at)).filter(|at| known.insert(*at)).collect();
        level = next;
    }
    known
}
