//! Ends of executions that need not be executed again. When all that is left for every thread is to end or to wait for
//! the end of others, nothing can race until one thread has joined all others, and nothing can race after that. What
//! comes then depends only on what the threads have done and seen that are still to do something, on the results of the
//! others, and on the memory that is looked at. If it was seen to end well once, it always does.

use crate::execution::Execution;
use rustc_hash::FxHashMap;
use threadbare_machine::{Machine, Next, State, Status, Thread};
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, Range, ThreadId};

/// How many ends are remembered at most, of how many threads in all, and how many that differ in the memory that they look at.
const MOST: usize = 10_000;
const MOST_THREADS: usize = 1 << 20;
const MOST_LOOKS: usize = 16;

/// How a thread stands: its result and whether it was claimed, or what it has done and seen.
type Standing = (u64, u32, u8);

/// What an end looks at in memory, and what is there.
type Looks = Vec<(Range, u64)>;

/// The ends that are known.
#[derive(Default)]
pub struct Suffixes {
    known: FxHashMap<Vec<Standing>, Vec<Looks>>,
    scratch: Vec<Standing>,
}

impl Suffixes {
    /// Whether an end that is known comes after this state.
    pub fn begin_at(&mut self, machine: &Machine, state: &State) -> bool {
        if self.known.is_empty() || !self.stand(state) {
            return false;
        }
        let same = |(range, word): &(Range, u64)| machine.word_at(state, *range) == Some(*word);
        self.known.get(&self.scratch).is_some_and(|ends| ends.iter().any(|looks| looks.iter().all(same)))
    }

    /// Remembers how an execution came to its last state, if that is a good one.
    pub fn learn(&mut self, machine: &Machine, execution: &Execution) {
        let (trace, last) = (execution.trace(), execution.state());
        let halted = last.threads.iter().any(|thread| matches!(thread.status(), Status::Halted(_)));
        let over = || last.threads.iter().all(|thread| thread.status() == &Status::Finished);
        if halted || last.exited.is_none() && !over() {
            return;
        }
        let before = first_of_end(trace).map(|first| (first, execution.at(first)));
        let Some((first, before)) = before.filter(|(_, before)| self.stand(before)) else { return };
        let mut looks = Looks::new();
        let mut written: Vec<Range> = Vec::new();
        for at in first..trace.len() {
            let (look, write) = match trace.event(at).action {
                Action::Read { range, .. } => (Some(range), None),
                Action::Update { range, .. } => (Some(range), Some(range)),
                Action::Write { range, .. } => (None, Some(range)),
                _ => (None, None),
            };
            if let Some(range) = look.filter(|range| !written.iter().any(|other| other.overlaps(*range))) {
                let Some(word) = machine.word_at(before, range) else { return };
                looks.push((range, word));
            } else if look.is_some_and(|range| !written.contains(&range)) {
                // A mixture of what was there and what was written.
                return;
            }
            written.extend(write);
        }
        if self.known.len() >= MOST.min(MOST_THREADS / self.scratch.len().max(1)) {
            self.known.clear();
        }
        let ends = self.known.entry(self.scratch.clone()).or_default();
        if ends.len() < MOST_LOOKS && !ends.contains(&looks) {
            ends.push(looks);
        }
    }

    /// Notes how the threads stand; false if one is to do something else than to end.
    fn stand(&mut self, state: &State) -> bool {
        self.scratch.clear();
        for thread in state.threads.near() {
            let Some(stands) = stands(thread) else { return false };
            self.scratch.push(stands);
        }
        !state.threads.are_many() || self.others_stand(state)
    }

    /// The same for those that are not among the first.
    #[cold]
    #[inline(never)]
    fn others_stand(&mut self, state: &State) -> bool {
        state.threads.iter().skip(state.threads.near().len()).all(|thread| match stands(thread) {
            Some(stands) => {
                self.scratch.push(stands);
                true
            }
            None => false,
        })
    }
}

/// How a thread stands that is to do nothing else than to end.
#[inline(always)]
fn stands(thread: &Thread) -> Option<Standing> {
    Some(match thread.status() {
        Status::Finished | Status::Ready(Next { action: Action::End, .. }) => {
            (thread.result.word, thread.result.tag, 2 + u8::from(thread.is_claimed()))
        }
        Status::Ready(Next { action: Action::Exit, .. }) => (0, 0, 1),
        Status::Ready(Next { action: Action::Join { .. }, .. }) => (thread.history, 0, 0),
        _ => return None,
    })
}

/// Where the end of an execution begins: from there on threads only end or join others, until one that has joined all
/// others is alone with memory.
fn first_of_end(trace: &Trace) -> Option<usize> {
    let ends = |at: &usize| trace.event(*at).action.is_end();
    let joins = Joins::of(trace);
    let after = (0..trace.len()).rev().find(|at| !ends(at) && !joins.is_alone(trace, *at));
    Some(after.map_or(0, |at| at + 1)).filter(|first| *first < trace.len() && ends(first))
}

/// Which two threads were joined last, and where; nowhere, and so last, if never.
struct Joins {
    last: Option<(usize, ThreadId)>,
    before: Option<(usize, ThreadId)>,
}

impl Joins {
    fn of(trace: &Trace) -> Joins {
        let mut first: FxHashMap<ThreadId, usize> = FxHashMap::default();
        for at in 0..trace.len() {
            if let Action::Join { child } = trace.event(at).action {
                first.entry(child).or_insert(at);
            }
        }
        let mut joins = Joins { last: None, before: None };
        for thread in trace.threads() {
            let joined = Some((first.get(&thread).copied().unwrap_or(usize::MAX), thread));
            if joined > joins.last {
                joins.before = std::mem::replace(&mut joins.last, joined);
            } else if joined > joins.before {
                joins.before = joined;
            }
        }
        joins
    }

    /// Whether an event is an access by a thread after the ends of all others.
    fn is_alone(&self, trace: &Trace, at: usize) -> bool {
        let event = trace.event(at);
        let accesses =
            matches!(event.action, Action::Read { .. } | Action::Write { .. } | Action::Update { .. });
        let other = self.last.filter(|(_, thread)| *thread != event.thread).or(self.before);
        accesses && other.is_none_or(|(joined, _)| joined < at)
    }
}
