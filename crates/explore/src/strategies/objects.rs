//! What steps are about, for schedulers that look at it: the memory or synchronisation object that a step uses, and which of them
//! several threads contend for. Objects have the same names in all executions, so what one shows can be used in the next.

use rustc_hash::FxHashMap;
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, ThreadId};

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
        Action::Pass { barrier, .. } => Some((*barrier, true)),
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
    /// Of an execution.
    pub fn of(trace: &Trace) -> Contended {
        let mut contended = Contended::default();
        contended.see(trace);
        contended
    }

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
