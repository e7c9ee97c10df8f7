//! What steps are about, for schedulers that look at it: the memory or synchronisation object that a step uses, and which of them
//! several threads contend for. Objects have the same names in all executions, so what one shows can be used in the next.

use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, CodePoint, ThreadId};

/// The memory or object that a step uses, by its address, and whether it only looks at it.
pub fn object_of(action: &Action) -> Option<(u64, bool)> {
    match action {
        Action::Read { range, .. } | Action::Scan { range } => Some((range.start, true)),
        Action::Write { range, .. }
        | Action::Update { range, .. }
        | Action::CompareExchange { range, .. }
        | Action::Free { range } => Some((range.start, false)),
        Action::Await { act, .. } | Action::Might { act } => object_of(act),
        Action::Section { parts } => parts.iter().find_map(object_of),
        Action::Wait { mutex, .. } => Some((*mutex, false)),
        Action::Timeout { condition, .. } => Some((*condition, false)),
        Action::Pass { barrier: at, .. } | Action::Look { object: at } => Some((*at, true)),
        Action::Remake { object } => Some((*object, false)),
        other => other.used_object().map(|object| (object, false)),
    }
}

/// Who uses an object.
#[derive(Clone, Copy)]
enum Users {
    One { thread: ThreadId, writes: bool },
    Several { write: bool },
}

/// The objects that several threads use, and somebody changes.
#[derive(Default)]
pub struct Contended(FxHashMap<u64, Users>);

impl Contended {
    /// Also of this one.
    pub fn see(&mut self, trace: &Trace) {
        for at in 0..trace.len() {
            let event = trace.event(at);
            let Some((object, reads)) = object_of(&event.action) else { continue };
            let users = self.0.entry(object).or_insert(Users::One { thread: event.thread, writes: false });
            *users = match *users {
                Users::One { thread, writes } if thread == event.thread => {
                    Users::One { thread, writes: writes || !reads }
                }
                Users::One { writes: write, .. } | Users::Several { write } => {
                    Users::Several { write: write || !reads }
                }
            };
        }
    }

    /// Whether threads contend for this one.
    pub fn has(&self, object: u64) -> bool {
        matches!(self.0.get(&object), Some(Users::Several { write: true }))
    }

    /// All of them, in the order of their addresses.
    pub fn objects(&self) -> Vec<u64> {
        let mut objects: Vec<u64> = self.0.keys().copied().filter(|object| self.has(*object)).collect();
        objects.sort_unstable();
        objects
    }
}

/// Whether it makes a difference that a thread goes on earlier.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Use {
    /// Nothing that it does later conflicts with what it would come before.
    None,
    /// Something does, but a lock keeps them apart.
    Unlikely,
    Likely,
    /// It changes something between two uses of it by the thread that it comes before: what that thread does was perhaps meant to be
    /// one thing.
    Between,
}

/// Who uses what in an execution, and until when.
pub struct Uses {
    /// The objects that each step uses, whether it only looks at them, and the locks that its thread holds.
    steps: Vec<Step>,
    threads: FxHashMap<ThreadId, Later>,
}

struct Step {
    objects: Vec<(u64, bool)>,
    /// Whether the thread has used one of these before.
    again: bool,
    held: Rc<[u64]>,
    releases: bool,
}

/// What a thread does: steps are counted from 1 here, and 0 is none.
#[derive(Default)]
struct Later {
    /// The last step, and the last one on something that threads contend for.
    end: usize,
    contends: usize,
    objects: FxHashMap<u64, Last>,
}

/// The last look at an object and the last change of it, and the locks that are held whenever it is used.
struct Last {
    looks: usize,
    changes: usize,
    guards: Vec<u64>,
}

impl Uses {
    /// Of an execution. What has changed something at some time counts as a change where it did not, such as an exchange that failed; who
    /// keeps that from one execution to the next gives it here.
    pub fn of(trace: &Trace, changing: &mut FxHashSet<CodePoint>) -> Uses {
        let mut contended = Contended::default();
        contended.see(trace);
        let mut steps = Vec::with_capacity(trace.len());
        let mut threads: FxHashMap<ThreadId, Later> = FxHashMap::default();
        let mut held: FxHashMap<ThreadId, Rc<[u64]>> = FxHashMap::default();
        for at in 0..trace.len() {
            let event = trace.event(at);
            let mut objects = objects_of(&event.action);
            if objects.iter().any(|(_, looks)| !looks) {
                changing.insert(event.code);
            } else if changing.contains(&event.code) {
                objects.iter_mut().for_each(|(_, looks)| *looks = false);
            }
            let own = threads.get(&event.thread);
            let before = |object: &u64| own.is_some_and(|own| own.objects.contains_key(object));
            let step = Step {
                again: objects.iter().any(|(object, _)| before(object)),
                objects,
                held: held.entry(event.thread).or_default().clone(),
                releases: matches!(event.action, Action::Unlock { .. } | Action::ReadUnlock { .. }),
            };
            let later = threads.entry(event.thread).or_default();
            later.end = at + 1;
            for (object, looks) in &step.objects {
                if contended.has(*object) {
                    later.contends = at + 1;
                }
                let last = later.objects.entry(*object).or_insert_with(|| Last {
                    looks: 0,
                    changes: 0,
                    guards: step.held.to_vec(),
                });
                last.guards.retain(|lock| step.held.contains(lock));
                *(if *looks { &mut last.looks } else { &mut last.changes }) = at + 1;
            }
            let locks = held.entry(event.thread).or_default();
            match &event.action {
                Action::Unlock { mutex: lock }
                | Action::ReadUnlock { lock }
                | Action::Wait { mutex: lock, .. } => {
                    *locks = locks.iter().copied().filter(|held| held != lock).collect();
                }
                other => {
                    if let Some((lock, _)) = other.acquires() {
                        *locks = locks.iter().copied().chain([lock]).collect();
                    }
                }
            }
            steps.push(step);
        }
        Uses { steps, threads }
    }

    /// Whether it makes a difference that a thread goes on just before a step of another one. If it takes no step at all from there on, it
    /// may.
    pub fn may_come_before(&self, thread: ThreadId, at: usize) -> Use {
        let Step { objects, again, held, releases } = &self.steps[at];
        let Some(later) = self.threads.get(&thread).filter(|later| later.end > at) else {
            return if objects.is_empty() { Use::None } else { Use::Likely };
        };
        let mut found = Use::None;
        for (object, looks) in objects {
            let Some(last) = later.objects.get(object) else { continue };
            if last.changes <= at && (*looks || last.looks <= at) {
                continue;
            }
            let apart = *releases || last.guards.iter().any(|lock| held.contains(lock));
            found = found.max(match apart {
                true => Use::Unlikely,
                false if *again && last.changes > at => Use::Between,
                false => Use::Likely,
            });
        }
        found
    }

    /// Whether it may make a difference that a thread goes on here, where somebody has to wait.
    pub fn matters_after(&self, thread: ThreadId, at: usize) -> Use {
        match self.threads.get(&thread) {
            Some(later) if later.end > at && later.contends <= at => Use::None,
            _ => Use::Likely,
        }
    }
}

/// All objects that a step uses.
fn objects_of(action: &Action) -> Vec<(u64, bool)> {
    match action {
        Action::Wait { condition, mutex } => vec![(*mutex, false), (*condition, false)],
        Action::Section { parts } => parts.iter().filter_map(object_of).collect(),
        other => object_of(other).into_iter().collect(),
    }
}
