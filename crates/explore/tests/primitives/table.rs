//! Canonical forms of executions, by a table of what commutes that is written independently of the one that
//! exploration uses: each step is a list of uses of things, and uses are compared.

use std::collections::{BTreeMap, BTreeSet};
use threadbare_trace::{Action, Event, Range, ThreadId};

/// An event by its thread and its number there.
type Name = (ThreadId, u32);

/// What an event did, and the conflicting events before it.
pub type Did = (String, BTreeSet<Name>);

/// An execution up to the order of what commutes.
pub type Form = BTreeMap<Name, Did>;

/// The canonical form of a sequence of events.
pub fn form(events: &[Event]) -> Form {
    let steps: Vec<Step> = events.iter().map(Step::of).collect();
    (1..=steps.len()).map(|length| last(&steps[..length])).collect()
}

/// What the last of these steps adds to the form of those before it.
pub fn last(steps: &[Step]) -> (Name, Did) {
    let (step, earlier) = steps.split_last().expect("there is a last step");
    let event = step.event;
    let conflicts = |other: &&Step| other.event.thread != event.thread && other.conflicts(step);
    let before = earlier.iter().filter(conflicts).map(|other| (other.event.thread, other.event.index));
    ((event.thread, event.index), (format!("{:?} {}", event.action, event.label), before.collect()))
}

/// How a step uses a thing, and with which other uses that does not commute.
#[derive(PartialEq, Clone, Copy, Debug)]
enum How {
    /// With `Change`.
    Look,
    /// Looks what a thing is: with `Change` alone.
    Glance,
    /// As `Look`, and with its own kind.
    Change,
    /// Comes in with others of its kind.
    Share,
    /// Leaves them.
    Unshare,
    /// Comes in alone, or leaves as the one who was alone.
    Alone,
    /// Is refused: sees that somebody is inside.
    Refused,
    /// Takes one of several, or sees that there is none.
    Take,
    Empty,
    /// Sees how many there are.
    Count,
    /// Gives one.
    Give,
    /// Is in the queue, or changes who is.
    Queue,
    /// Comes to a meeting, in an order that matters or not, or leaves it.
    Come {
        ordered: bool,
        round: u32,
    },
    Leave {
        round: u32,
    },
    /// Concerns this thread.
    Thread(ThreadId),
}

/// Things by the bytes that they have, from one address up to another: an object whose size depends on inputs has as many as it may
/// ever have. Those of threads have none.
type Uses = Vec<(std::ops::Range<u64>, How)>;

/// A use of some bytes.
fn bytes(range: Range, how: How) -> Uses {
    vec![(range.start..range.start + range.len, how)]
}

/// A use of what is at an address, whatever size it has.
fn thing(at: u64, how: How) -> Uses {
    bytes(Range { start: at, len: 1 }, how)
}

/// A use of a lock. The gate before a lock has an odd address; who uses it looks at the lock, which is just before.
fn lock(at: u64, how: How) -> Uses {
    let looks = (at % 2 == 1).then_some((at - 1..at, How::Glance));
    thing(at, how).into_iter().chain(looks).collect()
}

fn uses(action: &Action) -> Uses {
    match action {
        Action::Read { range, .. } | Action::Scan { range } => bytes(*range, How::Look),
        Action::Write { range, .. }
        | Action::Update { range, .. }
        | Action::Free { range }
        | Action::CompareExchange { range, .. } => bytes(*range, How::Change),
        Action::Lock { mutex: at } | Action::TryLock { mutex: at } | Action::Unlock { mutex: at } => {
            lock(*at, How::Alone)
        }
        Action::TryLockFailed { mutex } => lock(*mutex, How::Refused),
        Action::ReadLock { lock: at } | Action::TryReadLock { lock: at } => lock(*at, How::Share),
        Action::ReadUnlock { lock: at } => lock(*at, How::Unshare),
        Action::Wait { condition, mutex } => {
            [thing(*mutex, How::Alone), thing(*condition, How::Queue)].concat()
        }
        Action::Timeout { condition, .. } | Action::Broadcast { condition } => thing(*condition, How::Queue),
        Action::Signal { condition, receiver } => {
            let woken = receiver.map(|thread| (0..0, How::Thread(thread)));
            thing(*condition, How::Queue).into_iter().chain(woken).collect()
        }
        Action::SemaphoreWait { semaphore } | Action::SemaphoreTry { semaphore } => {
            thing(*semaphore, How::Take)
        }
        Action::SemaphoreRead { semaphore } => thing(*semaphore, How::Count),
        Action::SemaphoreEmpty { semaphore } => thing(*semaphore, How::Empty),
        Action::SemaphorePost { semaphore } => thing(*semaphore, How::Give),
        Action::Arrive { barrier, round, ordered } => {
            thing(*barrier, How::Come { ordered: *ordered, round: *round })
        }
        Action::Pass { barrier, round } => thing(*barrier, How::Leave { round: *round }),
        Action::Remake { object } => thing(*object, How::Change),
        Action::Look { object } => thing(*object, How::Glance),
        Action::Create { child } | Action::Join { child } => vec![(0..0, How::Thread(*child))],
        Action::Await { act, looks } => {
            let looks = looks.iter().flat_map(|(range, _)| bytes(*range, How::Look));
            uses(act).into_iter().chain(looks).collect()
        }
        Action::Section { parts } => parts.iter().flat_map(uses).collect(),
        Action::Might { act } => uses(act),
        Action::End | Action::Exit | Action::Branch { .. } | Action::Choose => Vec::new(),
    }
}

/// An event, and what it uses.
pub struct Step<'a> {
    event: &'a Event,
    uses: Uses,
}

impl Step<'_> {
    pub fn of(event: &Event) -> Step<'_> {
        Step { event, uses: uses(&event.action) }
    }

    /// The thread that it joins: only one can.
    fn joins(&self) -> Option<ThreadId> {
        if let Action::Join { child } = self.event.action { Some(child) } else { None }
    }

    fn is_about(&self, thread: ThreadId) -> bool {
        self.uses.iter().any(|(_, how)| *how == How::Thread(thread))
    }

    pub fn conflicts(&self, other: &Step) -> bool {
        let meet = |(one, x): &(std::ops::Range<u64>, How)| {
            let overlaps = |two: &std::ops::Range<u64>| one.start < two.end && two.start < one.end;
            other.uses.iter().any(|(two, y)| overlaps(two) && clash(*x, *y))
        };
        [self, other].iter().any(|step| step.event.action == Action::Exit)
            || self.joins().is_some() && self.joins() == other.joins()
            || self.is_about(other.event.thread)
            || other.is_about(self.event.thread)
            || self.uses.iter().any(meet)
    }
}

fn clash(x: How, y: How) -> bool {
    use How::*;
    match (x, y) {
        (Thread(_), _) | (_, Thread(_)) => false,
        (Glance, other) | (other, Glance) => other == Change,
        (Look, Look) | (Refused, Refused) | (Empty | Count, Empty | Count) | (Give, Give) => false,
        // Those who share come and go as they like among themselves.
        (Share | Unshare, Share | Unshare) => false,
        (Come { ordered, .. }, Come { ordered: also, .. }) => ordered || also,
        (Come { round, .. }, Leave { round: left }) | (Leave { round: left }, Come { round, .. }) => {
            round == left
        }
        (Leave { .. }, Leave { .. }) => false,
        _ => true,
    }
}
