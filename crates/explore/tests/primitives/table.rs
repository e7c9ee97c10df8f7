//! Canonical forms of executions, by a table of what commutes that is written independently of the one that
//! exploration uses: each step is a list of uses of things, and uses are compared.

use std::collections::{BTreeMap, BTreeSet};
use threadbare_trace::{Action, Event, Range, ThreadId};

/// An execution up to the order of what commutes: each event with what it did and the conflicting events before it.
pub type Form = BTreeMap<(ThreadId, u32), (String, BTreeSet<(ThreadId, u32)>)>;

/// The canonical form of a sequence of events.
pub fn form(events: &[Event]) -> Form {
    let mut form = Form::new();
    for (at, event) in events.iter().enumerate() {
        let conflicts = |earlier: &&Event| earlier.thread != event.thread && conflict(earlier, event);
        let before = events[..at].iter().filter(conflicts).map(|earlier| (earlier.thread, earlier.index));
        form.insert(
            (event.thread, event.index),
            (format!("{:?} {}", event.action, event.label), before.collect()),
        );
    }
    form
}

/// How a step uses a thing, and with which other uses that does not commute.
#[derive(PartialEq, Clone, Copy, Debug)]
enum How {
    /// With `Change`.
    Look,
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

/// A use of each of some bytes.
fn bytes(range: Range, how: How) -> Vec<(u64, How)> {
    (range.start..range.start + range.len).map(|at| (at, how)).collect()
}

fn uses(action: &Action) -> Vec<(u64, How)> {
    match action {
        Action::Read { range, .. } => bytes(*range, How::Look),
        Action::Write { range, .. }
        | Action::Update { range, .. }
        | Action::CompareExchange { range, .. } => bytes(*range, How::Change),
        Action::Lock { mutex: at } | Action::TryLock { mutex: at } | Action::Unlock { mutex: at } => {
            vec![(*at, How::Alone)]
        }
        Action::TryLockFailed { mutex } => vec![(*mutex, How::Refused)],
        Action::ReadLock { lock } | Action::TryReadLock { lock } => vec![(*lock, How::Share)],
        Action::ReadUnlock { lock } => vec![(*lock, How::Unshare)],
        Action::Wait { condition, mutex } => vec![(*mutex, How::Alone), (*condition, How::Queue)],
        Action::Timeout { condition, .. } | Action::Broadcast { condition } => {
            vec![(*condition, How::Queue)]
        }
        Action::Signal { condition, receiver } => {
            let woken = receiver.map(|thread| (0, How::Thread(thread)));
            [(*condition, How::Queue)].into_iter().chain(woken).collect()
        }
        Action::SemaphoreWait { semaphore } | Action::SemaphoreTry { semaphore } => {
            vec![(*semaphore, How::Take)]
        }
        Action::SemaphoreEmpty { semaphore } => vec![(*semaphore, How::Empty)],
        Action::SemaphorePost { semaphore } => vec![(*semaphore, How::Give)],
        Action::Arrive { barrier, round, ordered } => {
            vec![(*barrier, How::Come { ordered: *ordered, round: *round })]
        }
        Action::Pass { barrier, round } => vec![(*barrier, How::Leave { round: *round })],
        Action::Create { child } | Action::Join { child } => vec![(0, How::Thread(*child))],
        Action::Await { act, looks } => {
            let looks = looks.iter().flat_map(|(range, _)| bytes(*range, How::Look));
            uses(act).into_iter().chain(looks).collect()
        }
        Action::Section { parts } => parts.iter().flat_map(uses).collect(),
        Action::Might { act } => uses(act),
        Action::End | Action::Exit | Action::Branch { .. } => Vec::new(),
        other => panic!("the oracle does not know {other:?}"),
    }
}

pub fn conflict(a: &Event, b: &Event) -> bool {
    if a.action == Action::Exit || b.action == Action::Exit {
        return true;
    }
    let about = |uses: &[(u64, How)], thread| uses.iter().any(|(_, how)| *how == How::Thread(thread));
    let (ours, theirs) = (uses(&a.action), uses(&b.action));
    about(&ours, b.thread)
        || about(&theirs, a.thread)
        || ours.iter().any(|(at, x)| theirs.iter().any(|(other, y)| at == other && clash(*x, *y)))
}

fn clash(x: How, y: How) -> bool {
    use How::*;
    match (x, y) {
        (Thread(_), _) | (_, Thread(_)) => false,
        (Look, Look) | (Refused, Refused) | (Empty, Empty) | (Give, Give) => false,
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
