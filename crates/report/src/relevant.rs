//! Which steps of an execution one has to know of to see how its failure comes about: what the failing steps saw of other threads, what let
//! them come so far, and what that depends on in its turn. It is for showing; nothing is decided by it.

use crate::order::{Edge, Why, changes, edges, reads};
use std::collections::{HashMap, HashSet};
use threadbare_trace::{Action, Range, Story, ThreadId};

/// So far from the failing steps others are told of.
const LEVELS: usize = 3;
/// So many steps before a relevant one, in its thread, are told with it.
const BEFORE: usize = 2;

/// Of steps that write what their thread has read: the read, and the write of another thread that came between and goes lost.
fn seen_before(story: &Story) -> Vec<(usize, Vec<usize>)> {
    let mut found = Vec::new();
    let mut last_reads: HashMap<(ThreadId, Range), usize> = HashMap::new();
    let mut last_writes: HashMap<Range, (usize, ThreadId)> = HashMap::new();
    for (at, step) in story.steps.iter().enumerate() {
        let thread = step.event.thread;
        for part in step.event.action.parts() {
            let Some(range) = part.range() else { continue };
            if changes(part) {
                if let Some(read) = last_reads.get(&(thread, range)) {
                    let between = last_writes.get(&range).filter(|(write, by)| write > read && *by != thread);
                    found
                        .push((at, std::iter::once(*read).chain(between.map(|(write, _)| *write)).collect()));
                }
                last_writes.insert(range, (at, thread));
            }
            if reads(part) {
                last_reads.insert((thread, range), at);
            }
        }
    }
    found
}

/// The steps, by their numbers. Those before a relevant step in its thread, and the last ones of threads that have not ended, are among them.
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
    for (at, earlier) in seen_before(story) {
        from.entry(at).or_default().extend(earlier);
    }
    // Whoever has not come to its end stands somewhere.
    let ends = threads.values().filter_map(|own| own.last().copied());
    let ends = ends.filter(|at| story.steps[*at].event.action != Action::End);
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
