//! What a story shows of the order of its steps: which had to come before which, and which read saw whose write. It is for showing, and
//! draws only the edges that a person looks for; what races is decided elsewhere.

use std::collections::HashMap;
use threadbare_trace::{Action, Range, Story, ThreadId};

/// One step before another, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Edge {
    pub from: usize,
    pub to: usize,
    pub why: Why,
}

/// Why a step comes before another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// It is the one before in its thread.
    Program,
    /// It starts the other's thread.
    Start,
    /// It is the end that the other waits for.
    End,
    /// It releases the lock that the other acquires.
    Lock,
    /// It adds to the semaphore that the other takes from.
    Unit,
    /// It comes to the barrier that the other leaves.
    Round,
    /// It wakes the other.
    Wake,
    /// It wrote what the other reads.
    ReadsFrom,
}

impl Why {
    /// Whether the step makes the other possible.
    pub fn is_synchronisation(self) -> bool {
        !matches!(self, Why::Program | Why::ReadsFrom)
    }
}

/// What a step may let another do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Gives {
    Lock(u64),
    Unit(u64),
    Round(u64, u32),
    Start(ThreadId),
    End(ThreadId),
    Wake(ThreadId),
}

impl Gives {
    fn why(self) -> Why {
        match self {
            Gives::Lock(_) => Why::Lock,
            Gives::Unit(_) => Why::Unit,
            Gives::Round(..) => Why::Round,
            Gives::Start(_) => Why::Start,
            Gives::End(_) => Why::End,
            Gives::Wake(_) => Why::Wake,
        }
    }
}

/// The edges of a story, by the step that they lead to.
pub(crate) fn edges(story: &Story) -> Vec<Edge> {
    let mut edges = Vec::new();
    let mut lasts: HashMap<ThreadId, usize> = HashMap::new();
    let mut given: HashMap<Gives, usize> = HashMap::new();
    let mut writes: Vec<(Range, usize)> = Vec::new();
    let mut waits: HashMap<u64, Vec<ThreadId>> = HashMap::new();
    for (to, step) in story.steps.iter().enumerate() {
        let thread = step.event.thread;
        let mut takes = vec![Gives::Wake(thread)];
        match lasts.insert(thread, to) {
            Some(from) => edges.push(Edge { from, to, why: Why::Program }),
            None => takes.push(Gives::Start(thread)),
        }
        for part in step.event.action.parts() {
            takes.extend(taken(part));
            if let (Some(range), true) = (part.range(), reads(part)) {
                let seen = writes.iter().rev().find(|(written, _)| written.overlaps(range));
                if let Some(&(_, from)) = seen.filter(|(_, from)| story.steps[*from].event.thread != thread) {
                    edges.push(Edge { from, to, why: Why::ReadsFrom });
                }
            }
        }
        for key in takes {
            // A wake-up is used up by the step that it makes possible; the rest lets several go on.
            let from =
                if matches!(key, Gives::Wake(_)) { given.remove(&key) } else { given.get(&key).copied() };
            if let Some(from) = from.filter(|from| story.steps[*from].event.thread != thread) {
                edges.push(Edge { from, to, why: key.why() });
            }
        }
        for part in step.event.action.parts() {
            for key in gives(part, thread, &mut waits) {
                given.insert(key, to);
            }
            if let (Some(range), true) = (part.range(), changes(part)) {
                writes.retain(|(written, _)| !range.contains(*written));
                writes.push((range, to));
            }
        }
    }
    edges
}

/// Whether a step reads memory.
pub(crate) fn reads(action: &Action) -> bool {
    matches!(action, Action::Read { .. } | Action::Update { .. } | Action::CompareExchange { .. })
}

/// Whether a step changes memory.
pub(crate) fn changes(action: &Action) -> bool {
    matches!(action, Action::Write { .. } | Action::Update { .. } | Action::Free { .. })
}

/// What a step needs of another.
fn taken(action: &Action) -> Option<Gives> {
    match action {
        Action::Lock { mutex: at }
        | Action::TryLock { mutex: at }
        | Action::ReadLock { lock: at }
        | Action::TryReadLock { lock: at } => Some(Gives::Lock(*at)),
        Action::SemaphoreWait { semaphore } | Action::SemaphoreTry { semaphore } => {
            Some(Gives::Unit(*semaphore))
        }
        Action::Pass { barrier, round } => Some(Gives::Round(*barrier, *round)),
        Action::Join { child } => Some(Gives::End(*child)),
        _ => None,
    }
}

/// What a step lets others do.
fn gives(action: &Action, thread: ThreadId, waits: &mut HashMap<u64, Vec<ThreadId>>) -> Vec<Gives> {
    match action {
        Action::Unlock { mutex: at } | Action::ReadUnlock { lock: at } => vec![Gives::Lock(*at)],
        Action::Wait { condition, mutex } => {
            waits.entry(*condition).or_default().push(thread);
            vec![Gives::Lock(*mutex)]
        }
        Action::Signal { receiver: Some(receiver), condition } => {
            waits.entry(*condition).or_default().retain(|waiter| waiter != receiver);
            vec![Gives::Wake(*receiver)]
        }
        Action::Broadcast { condition } => {
            waits.remove(condition).into_iter().flatten().map(Gives::Wake).collect()
        }
        Action::SemaphorePost { semaphore } => vec![Gives::Unit(*semaphore)],
        Action::Arrive { barrier, round, .. } => vec![Gives::Round(*barrier, *round)],
        Action::Create { child } => vec![Gives::Start(*child)],
        Action::End => vec![Gives::End(thread)],
        _ => Vec::new(),
    }
}
