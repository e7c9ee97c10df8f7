//! The oracle: every interleaving and every outcome, told apart by canonical forms. Its table of what commutes is
//! written independently of the one that exploration uses.

use crate::enumerate::{executions, failures};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use threadbare_machine::Machine;
use threadbare_trace::{Action, Event, ThreadId};

/// An execution up to the order of what commutes: each event with what it did and the conflicting events before it.
pub type Form = BTreeMap<(ThreadId, u32), (String, BTreeSet<(ThreadId, u32)>)>;

/// The canonical form of a sequence of events.
pub fn form(events: &[Event]) -> Form {
    let mut form = Form::new();
    for (at, event) in events.iter().enumerate() {
        let before = events[..at]
            .iter()
            .filter(|earlier| earlier.thread != event.thread && conflict(earlier, event))
            .map(|earlier| (earlier.thread, earlier.index))
            .collect();
        form.insert((event.thread, event.index), (format!("{:?} {}", event.action, event.label), before));
    }
    form
}

/// What an action does to one thing: its address, what kind of thing it is, and how it is used.
#[derive(PartialEq, Clone, Copy)]
enum Use {
    Reads(u64),
    Writes(u64),
    Takes(u64),
    Gives(u64),
    SeesTaken(u64),
    Queue(u64),
    Thread(ThreadId),
}

fn uses(event: &Event) -> Vec<Use> {
    match &event.action {
        Action::Read { range, .. } => vec![Use::Reads(range.start)],
        Action::Write { range, .. }
        | Action::Update { range, .. }
        | Action::CompareExchange { range, .. } => vec![Use::Writes(range.start)],
        Action::Lock { mutex } | Action::TryLock { mutex } => vec![Use::Takes(*mutex)],
        Action::TryLockFailed { mutex } => vec![Use::SeesTaken(*mutex)],
        Action::Unlock { mutex } => vec![Use::Gives(*mutex)],
        Action::Wait { condition, mutex } => vec![Use::Gives(*mutex), Use::Queue(*condition)],
        Action::Signal { condition, receiver } => {
            let mut uses = vec![Use::Queue(*condition)];
            uses.extend(receiver.map(Use::Thread));
            uses
        }
        Action::Broadcast { condition } => vec![Use::Queue(*condition)],
        Action::Create { child } | Action::Join { child } => vec![Use::Thread(*child)],
        Action::End | Action::Branch { .. } | Action::Exit => vec![],
        other => panic!("the oracle does not know {other:?}"),
    }
}

fn conflict(a: &Event, b: &Event) -> bool {
    if a.action == Action::Exit || b.action == Action::Exit {
        return true;
    }
    let one = |x: Use, y: Use| match (x, y) {
        (Use::Reads(p), Use::Writes(q)) | (Use::Writes(p), Use::Writes(q)) => p == q,
        (Use::Takes(p), Use::Takes(q) | Use::Gives(q) | Use::SeesTaken(q)) => p == q,
        (Use::SeesTaken(p), Use::Gives(q)) => p == q,
        // Only the holder gives: two gifts have a taking between them.
        (Use::Gives(p), Use::Gives(q)) => p == q,
        (Use::Queue(p), Use::Queue(q)) => p == q,
        _ => false,
    };
    let touches_thread = |x: &[Use], other: &Event| {
        x.iter().any(|u| matches!(u, Use::Thread(thread) if *thread == other.thread))
    };
    let (ua, ub) = (uses(a), uses(b));
    ua.iter().any(|x| ub.iter().any(|y| one(*x, *y) || one(*y, *x)))
        || touches_thread(&ua, b)
        || touches_thread(&ub, a)
}

/// All classes of executions, and the kinds of failures in them.
#[derive(Default)]
pub struct Classes {
    pub complete: HashSet<Form>,
    pub failures: BTreeSet<String>,
}

/// Enumerates everything; `None` if there is more than `limit` to see.
pub fn enumerate(machine: &mut Machine, limit: usize) -> Option<Classes> {
    let mut classes = Classes::default();
    for (state, events) in executions(machine, limit, |_, events| form(events))? {
        classes.failures.extend(failures(&state));
        classes.complete.insert(form(&events));
    }
    Some(classes)
}
