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
        // Whoever makes or destroys an object writes it; whoever uses it looks at it.
        Action::Remake { object } => access(whole(*object), Order::Plain, false, true),
        Action::Lock { mutex: at }
        | Action::TryLock { mutex: at }
        | Action::TryLockFailed { mutex: at }
        | Action::Unlock { mutex: at }
        | Action::SemaphoreTry { semaphore: at }
        | Action::SemaphoreEmpty { semaphore: at }
        | Action::SemaphorePost { semaphore: at } => access(whole(*at), Order::Relaxed, true, false),
        _ => None,
    }
}

fn whole(object: u64) -> Range {
    Range { start: object, len: 1 }
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
                (
                    Action::Unlock { mutex },
                    Action::Lock { mutex: other } | Action::TryLock { mutex: other },
                ) => mutex == other,
                (Action::SemaphorePost { semaphore }, Action::SemaphoreTry { semaphore: other }) => {
                    semaphore == other
                }
                _ => false,
            };
            if ordered {
                edges.push((i, j));
            }
        }
        edges.extend(fenced(events, j).into_iter().map(|head| (head, j)));
        let Some(read) = access(&event.action).filter(|access| access.reads && access.order != Order::Plain)
        else {
            continue;
        };
        if matches!(read.order, Order::Acquire | Order::AcqRel | Order::SeqCst) {
            edges.extend(read_from(events, j, read.range).into_iter().map(|head| (head, j)));
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

/// What was released with what an event reads there.
fn read_from(events: &[Event], at: usize, range: Range) -> Vec<usize> {
    writer(events, at, range).map(|i| released(events, i)).unwrap_or_default()
}

/// What a fence right before an event acquires: all that was released with what its thread has read atomically since the
/// last such fence, and before.
fn fenced(events: &[Event], at: usize) -> Vec<usize> {
    let event = &events[at];
    if matches!(event.fence, Fence::None | Fence::Release) {
        return Vec::new();
    }
    let own = (0..at).filter(|i| events[*i].thread == event.thread);
    let reads = own.filter_map(|i| Some((i, access(&events[i].action)?)));
    let atomic = reads.filter(|(_, access)| access.reads && access.order != Order::Plain);
    atomic.flat_map(|(i, access)| read_from(events, i, access.range)).collect()
}

/// The events that whoever acquires what this event wrote comes after.
fn released(events: &[Event], at: usize) -> Vec<usize> {
    let Some(write) = access(&events[at].action).filter(|write| write.order != Order::Plain) else {
        return Vec::new();
    };
    let mut heads = match write.order {
        Order::Release | Order::AcqRel | Order::SeqCst => vec![at],
        // What is before the last fence that releases: the event before it, and what is acquired right before it.
        _ => {
            let releases = |i: &usize| {
                events[*i].thread == events[at].thread
                    && !matches!(events[*i].fence, Fence::None | Fence::Acquire)
            };
            let Some(fence) = (0..=at).rev().find(releases) else { return through(events, at, write) };
            let mut heads: Vec<usize> = previous(events, fence).into_iter().collect();
            if events[fence].fence == Fence::AcquireRelease {
                heads.extend(fenced(events, fence));
            }
            heads
        }
    };
    heads.extend(through(events, at, write));
    heads
}

/// What an update passes on of what it read from.
fn through(events: &[Event], at: usize, update: Access) -> Vec<usize> {
    if update.reads { read_from(events, at, update.range) } else { Vec::new() }
}
