//! What is not explored by where reads read from: steps that observe more than that. Whoever finds such a step leaves the
//! whole program to the search by the order of steps.

use super::graph::{Entry, Graph, Id, objects, reads, writes};
use crate::kernel::Unsuited;
use crate::session::Session;
use std::rc::Rc;
use threadbare_machine::{State, Status, ThreadIx};
use threadbare_trace::{Action, Event, Range};

/// What can be said before anything is executed.
pub fn beforehand(session: &Session) -> Result<(), Unsuited> {
    if session.machine.has_waits() {
        return Err(Unsuited::new("loops that wait for other threads"));
    }
    // What is left in memory at the end depends on the order of writes that nobody reads.
    if session.machine.options.detect.leak {
        return Err(Unsuited::new("a look for leaks"));
    }
    Ok(())
}

/// What a thread stands before.
pub fn at(session: &Session, state: &State, thread: ThreadIx) -> Result<(), Unsuited> {
    let what = match state.threads[thread].status() {
        Status::Spinning(_) | Status::Parked(_) => "loops that wait for other threads",
        Status::Ready(next) => match &next.action {
            Action::Await { .. } => "loops that wait for other threads",
            Action::Section { .. } => "atomic sections",
            Action::ReadLock { .. } | Action::TryReadLock { .. } | Action::ReadUnlock { .. } => {
                "locks that several threads share"
            }
            Action::Remake { object } if is_in_use(state, thread, *object) => {
                "objects that are made or destroyed while others use them"
            }
            _ => return Ok(()),
        },
        _ => return Ok(()),
    };
    Err(Unsuited::at(what, session, state.threads[thread].point()))
}

/// Whether another thread has locked an object, or waits for a condition with it: its next operation is not among those that are
/// asked for, since nobody but whoever makes or destroys the object could come before it.
fn is_in_use(state: &State, thread: ThreadIx, object: u64) -> bool {
    let waits = |status: &Status| matches!(status, Status::Waiting { mutex, .. } if *mutex == object);
    state.sync.owner(object).is_some_and(|owner| owner != thread)
        || state.threads.iter().any(|thread| waits(thread.status()))
}

/// What a step turned out to be. A store at a place that depends on an input is one step that names the whole object, and leaves the
/// bytes that are not chosen as they are: whoever reads them from it reads what was there before, of which its sources say nothing.
/// Nothing is missed up to the first such store: until then nothing else is explored than in a program without it.
pub fn after(session: &Session, event: &Event) -> Result<(), Unsuited> {
    match &event.action {
        Action::Write { range, .. } if event.address != 0 && range.len > u64::from(event.touched) => {
            Err(Unsuited::at("stores at places that depend on inputs", session, event.code))
        }
        _ => Ok(()),
    }
}

/// What events of different threads do to the same things.
pub fn together(session: &Session, graph: &Graph) -> Result<(), Unsuited> {
    let unsuited = |what: &'static str, event: &Event| Err(Unsuited::at(what, session, event.code));
    for entry in graph.entries() {
        let mut others = graph.entries().filter(|other| unordered(entry, other));
        if let Some(range) = updates(&entry.announced)
            && graph.entries().any(|other| splits(&other.announced, range) && are_free(graph, entry, other))
        {
            return unsuited("atomic updates of memory that others write a part of", &entry.event);
        }
        match &entry.event.action {
            Action::Section { .. } => {
                return unsuited("looks at texts that end where others write", &entry.event);
            }
            // A look sees nothing of what others do with the object in between.
            Action::Look { object } => {
                let there = Range { start: *object, len: 1 };
                let remakes =
                    |action: &Action| matches!(action, Action::Remake { object: at } if at == object);
                let ends =
                    |action: &Action| matches!(action, Action::Free { range } if range.overlaps(there));
                if others.any(|other| remakes(&other.event.action) || ends(&other.event.action)) {
                    return unsuited("objects that are remade while others look what they are", &entry.event);
                }
            }
            Action::Free { range } if others.any(|other| touches(&other.event.action, *range)) => {
                return unsuited("memory that is freed while others may use it", &entry.event);
            }
            Action::Wait { mutex, .. } => {
                let attempt = |action: &Action| matches!(action, Action::TryLock { mutex: at } | Action::TryLockFailed { mutex: at } if at == mutex);
                if graph.entries().any(|other| attempt(&other.event.action)) {
                    return unsuited(
                        "attempts to take a mutex that waits for a condition let go",
                        &entry.event,
                    );
                }
            }
            Action::Arrive { barrier, ordered: true, .. } => {
                let any = |action: &Action| matches!(action, Action::Arrive { barrier: at, ordered: false, .. } if at == barrier);
                if graph.entries().any(|other| any(&other.event.action) && are_free(graph, entry, other)) {
                    return unsuited("barriers where only some threads care who comes last", &entry.event);
                }
            }
            Action::SemaphorePost { semaphore } => {
                let posts = |action: &Action| matches!(action, Action::SemaphorePost { semaphore: at } if at == semaphore);
                let before = entry.sources.iter().find_map(|source| source.from).map(|id| graph.entry(id));
                let needed = graph.past(entry.needs.iter().copied());
                if before.is_some_and(|b| posts(&b.event.action) && !needed.has(b.id)) {
                    return unsuited("semaphores that several threads post at the same time", &entry.event);
                }
            }
            _ => {}
        }
    }
    Ok(())
}

fn unordered(one: &Rc<Entry>, other: &Rc<Entry>) -> bool {
    !one.past.has(other.id) && !other.past.has(one.id)
}

/// Whether a step uses something there.
fn touches(action: &Action, there: Range) -> bool {
    let range = match action {
        Action::Free { range } => Some(*range),
        _ => reads(action).or(writes(action)[0]),
    };
    let used = objects(action).into_iter().flatten().any(|at| there.overlaps(Range { start: at, len: 1 }));
    used || range.is_some_and(|range| range.overlaps(there))
}

/// Whether nothing in how threads are created and joined orders two events, whatever they read.
fn are_free(graph: &Graph, one: &Rc<Entry>, other: &Rc<Entry>) -> bool {
    let comes_first = |first: &Rc<Entry>, second: &Rc<Entry>| {
        let mut open = vec![second.id];
        // An event is behind all earlier ones of its thread, and the first behind the thread's creation.
        while let Some(id) = open.pop() {
            if id.thread == first.id.thread && first.id.index <= id.index {
                return true;
            }
            for index in 0..=id.index {
                let entry = graph.entry(Id { index, ..id });
                if index == 0 || matches!(entry.event.action, Action::Join { .. }) {
                    open.extend(entry.needs.iter().filter(|need| need.thread != id.thread));
                }
            }
        }
        false
    };
    !comes_first(one, other) && !comes_first(other, one)
}

/// The memory that a step with this announcement updates, or may update.
fn updates(announced: &Action) -> Option<Range> {
    match announced {
        Action::Update { range, .. } | Action::CompareExchange { range, .. } => Some(*range),
        _ => None,
    }
}

/// Whether a step may write a part of what an update updates but not all, or updates something that overlaps.
fn splits(announced: &Action, there: Range) -> bool {
    let end = |range: Range| range.start.saturating_add(range.len);
    match announced {
        Action::Write { range, .. } => {
            range.overlaps(there) && (there.start < range.start || end(*range) < end(there))
        }
        _ => updates(announced).is_some_and(|range| range.overlaps(there) && range != there),
    }
}
