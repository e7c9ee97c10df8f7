//! Happens-before of C11 as a graph over the events of one execution: written independently of the clocks that the tool
//! uses, slow and simple.

use std::collections::BTreeSet;
use threadbare_trace::{Action, Event, Fence, Order, Range};

/// An access to memory.
#[derive(Clone, Copy)]
pub struct Access {
    pub range: Range,
    order: Order,
    reads: bool,
    writes: bool,
}

pub fn access(action: &Action) -> Option<Access> {
    let access = |range: Range, order, reads, writes| Some(Access { range, order, reads, writes });
    match action {
        Action::Read { range, order } | Action::CompareExchange { range, failure: order, .. } => {
            access(*range, *order, true, false)
        }
        Action::Write { range, order } => access(*range, *order, false, true),
        Action::Update { range, order } => access(*range, *order, true, true),
        Action::Await { act, .. } => self::access(act),
        _ => None,
    }
}

/// The places that two threads access, at least one of them writing and at least one not atomically, and nothing orders
/// the two.
pub fn racy(events: &[Event]) -> BTreeSet<Range> {
    let before = happens_before(events);
    let mut racy = BTreeSet::new();
    for (j, second) in events.iter().enumerate() {
        for (i, first) in events[..j].iter().enumerate() {
            let (Some(a), Some(b)) = (access(&first.action), access(&second.action)) else { continue };
            let plain = a.order == Order::Plain || b.order == Order::Plain;
            if first.thread != second.thread
                && a.range == b.range
                && (a.writes || b.writes)
                && plain
                && !before[j].contains(&i)
            {
                racy.insert(b.range);
            }
        }
    }
    racy
}

/// For each event, all that happen before it.
fn happens_before(events: &[Event]) -> Vec<BTreeSet<usize>> {
    let mut edges: Vec<(usize, usize)> = Vec::new();
    for (j, event) in events.iter().enumerate() {
        edges.extend(previous(events, j).map(|i| (i, j)));
        for (i, earlier) in events[..j].iter().enumerate() {
            let ordered = match (&earlier.action, &event.action) {
                (Action::Create { child }, _) => *child == event.thread,
                (Action::End, Action::Join { child }) => *child == earlier.thread,
                (Action::Unlock { mutex }, Action::Lock { mutex: other }) => mutex == other,
                _ => false,
            };
            if ordered {
                edges.push((i, j));
            }
        }
        let Some(read) = access(&event.action).filter(|access| access.reads && access.order != Order::Plain)
        else {
            continue;
        };
        let released = writer(events, j, read.range).map(|i| released(events, i)).unwrap_or_default();
        for head in released {
            if matches!(read.order, Order::Acquire | Order::AcqRel | Order::SeqCst) {
                edges.push((head, j));
            }
            // The first event behind a fence that acquires.
            let fenced = |k: &usize| {
                let later = &events[*k];
                later.thread == event.thread && !matches!(later.fence, Fence::None | Fence::Release)
            };
            edges.extend((j + 1..events.len()).find(fenced).map(|k| (head, k)));
        }
    }
    let mut before: Vec<BTreeSet<usize>> = Vec::new();
    for j in 0..events.len() {
        let mut all = BTreeSet::new();
        for (i, _) in edges.iter().filter(|(_, to)| *to == j) {
            all.insert(*i);
            all.extend(before[*i].iter().copied());
        }
        before.push(all);
    }
    before
}

fn previous(events: &[Event], at: usize) -> Option<usize> {
    (0..at).rev().find(|i| events[*i].thread == events[at].thread)
}

/// The last event before a position that writes there.
fn writer(events: &[Event], at: usize, range: Range) -> Option<usize> {
    (0..at).rev().find(|i| access(&events[*i].action).is_some_and(|a| a.writes && a.range == range))
}

/// The events that whoever acquires what this event wrote comes after.
fn released(events: &[Event], at: usize) -> Vec<usize> {
    let Some(write) = access(&events[at].action).filter(|write| write.order != Order::Plain) else {
        return Vec::new();
    };
    let mut heads = match write.order {
        Order::Release | Order::AcqRel | Order::SeqCst => vec![at],
        // The event before the last fence that releases. Generated programs have one kind of fence between two events.
        _ => {
            let fenced = |i: &usize| {
                events[*i].thread == events[at].thread
                    && matches!(events[*i].fence, Fence::Release | Fence::AcquireRelease)
            };
            let fence = (0..=at).rev().find(fenced);
            fence.and_then(|i| previous(events, i)).into_iter().collect()
        }
    };
    if write.reads {
        heads.extend(writer(events, at, write.range).map(|i| released(events, i)).unwrap_or_default());
    }
    heads
}
