//! What is not explored by who reads from whom: steps whose outcome depends on more than that, or of which the trees do not say enough
//! yet. Whoever finds such a step leaves the whole program to `dpor`.

use super::forest::{Forest, Id, Order, What};
use crate::kernel::Unsuited;
use crate::session::Session;
use std::collections::BTreeMap;
use threadbare_machine::{State, Status, ThreadIx};
use threadbare_trace::options::WeakCas;
use threadbare_trace::{Action, CodePoint, Ending, Event, Range};

/// From here on addresses name what the library keeps for itself.
const HIDDEN: u64 = 1 << 63;

const WAITS: &str = "loops that wait for other threads";
const PARTS: &str = "memory that is accessed in parts";

/// What can be said before anything is executed.
pub fn beforehand(session: &Session) -> Result<(), Unsuited> {
    if session.machine.has_waits() {
        return Err(Unsuited::new(WAITS));
    }
    if session.machine.has_objects() {
        return Err(Unsuited::new("pointers among its inputs"));
    }
    if session.machine.options.weak_cas != WeakCas::Succeed {
        return Err(Unsuited::new("compare-and-swaps that fail for no reason"));
    }
    Ok(())
}

/// What a thread stands before.
pub fn at(session: &Session, state: &State, thread: ThreadIx) -> Result<(), Unsuited> {
    let what = match state.threads[thread].status() {
        Status::Spinning(_) | Status::Parked(_) => WAITS,
        Status::Waiting { .. } => "condition variables",
        Status::AtBarrier { .. } => "barriers",
        Status::Ready(next) => match &next.action {
            Action::Await { .. } => WAITS,
            Action::Section { .. } | Action::Might { .. } => "atomic sections",
            Action::Scan { .. } => "texts that several threads access",
            Action::TryLock { .. } | Action::TryLockFailed { .. } => "attempts to take a lock",
            Action::ReadLock { .. } | Action::TryReadLock { .. } | Action::ReadUnlock { .. } => {
                "locks that several threads share"
            }
            Action::Wait { .. }
            | Action::Timeout { .. }
            | Action::Signal { .. }
            | Action::Broadcast { .. } => "condition variables",
            Action::SemaphoreWait { .. }
            | Action::SemaphoreTry { .. }
            | Action::SemaphoreEmpty { .. }
            | Action::SemaphorePost { .. }
            | Action::SemaphoreRead { .. } => "semaphores",
            Action::Arrive { .. } | Action::Pass { .. } => "barriers",
            Action::Choose => "compare-and-swaps that fail for no reason",
            _ => return Ok(()),
        },
        _ => return Ok(()),
    };
    Err(Unsuited::at(what, session, state.threads[thread].point()))
}

/// Why a thread goes no further: what the machine lacks only where reads are free, it may have where they are not.
pub fn halted(session: &mut Session, state: &State, thread: ThreadIx) -> Result<(), Unsuited> {
    let code = state.threads[thread].point();
    match state.threads[thread].status() {
        Status::Halted(Ending::Unsupported { .. }) => {
            Err(Unsuited::at("something that the machine lacks", session, code))
        }
        Status::Halted(Ending::Bounded { bound }) => {
            session.give_up(bound.clone(), session.machine.location(code), false);
            Ok(())
        }
        _ => Ok(()),
    }
}

/// What an event is for others.
pub fn what(session: &Session, event: &Event) -> Result<What, Unsuited> {
    let one = |value: u32, what: What| match value {
        0 => Err(Unsuited::at("accesses to more than one value at once", session, event.code)),
        _ => Ok(what),
    };
    match event.action {
        Action::Read { range, .. } | Action::Write { range, .. } | Action::Update { range, .. }
            if range.start & HIDDEN != 0 =>
        {
            Ok(What::Own)
        }
        Action::Read { range, .. } | Action::CompareExchange { range, .. } => {
            one(event.seen, What::Read(range))
        }
        Action::Write { range, .. } => one(event.wrote, What::Write(range)),
        Action::Update { range, .. } => one(event.seen.min(event.wrote), What::Update(range)),
        ref action => Ok(announced(action)),
    }
}

/// What a step will be for others that is no access.
pub fn announced(action: &Action) -> What {
    match action {
        Action::Lock { mutex } => What::Lock(*mutex),
        Action::Unlock { mutex } => What::Unlock(*mutex),
        Action::Create { child } => What::Create(*child),
        Action::Join { child } => What::Join(*child),
        Action::End => What::End,
        Action::Exit => What::Exit,
        _ => What::Own,
    }
}

/// Which places are accessed, and what happens to objects as a whole.
#[derive(Default)]
pub struct Objects {
    places: BTreeMap<u64, Range>,
    /// Uses of what is there, by event.
    uses: Vec<(Id, Range)>,
    /// What makes, frees, or looks at objects and at what the library keeps; and whether it changes something.
    wholes: Vec<(Id, Range, bool)>,
}

impl Objects {
    /// One more event. What happens to objects as a whole must be ordered with all uses by how threads are created and joined.
    pub fn add(
        &mut self,
        session: &Session,
        forest: &Forest,
        id: Id,
        action: &Action,
        code: CodePoint,
    ) -> Result<(), Unsuited> {
        let unsuited = |what: &'static str| Err(Unsuited::at(what, session, code));
        let are_free = |other: Id| forest.order(id, other) == Order::Free;
        let used = match forest.nodes[id].what {
            What::Read(place) | What::Write(place) | What::Update(place) => {
                if !self.is_whole(place) {
                    return unsuited(PARTS);
                }
                Some(place)
            }
            What::Lock(mutex) | What::Unlock(mutex) => Some(Range { start: mutex, len: 1 }),
            _ => None,
        };
        if let Some(used) = used {
            let is_free = |(other, range, changes): &(Id, Range, bool)| {
                *changes && range.overlaps(used) && are_free(*other)
            };
            if self.wholes.iter().any(is_free) {
                return unsuited("objects that are made or freed while others may use them");
            }
            self.uses.push((id, used));
            return Ok(());
        }
        let (range, changes) = match *action {
            Action::Free { range } => (range, true),
            Action::Remake { object } => (Range { start: object, len: 1 }, true),
            Action::Look { object } => (Range { start: object, len: 1 }, false),
            Action::Read { range, .. } => (range, false),
            Action::Write { range, .. } | Action::Update { range, .. } => (range, true),
            _ => return Ok(()),
        };
        let is_free = |(other, whole, changing): &(Id, Range, bool)| {
            (changes || *changing) && whole.overlaps(range) && are_free(*other)
        };
        if self.wholes.iter().any(is_free) {
            return unsuited(match range.start & HIDDEN {
                0 => "objects that are made or freed while others may use them",
                _ => "several threads that use what the library keeps for itself",
            });
        }
        let is_used = |(other, used): &(Id, Range)| changes && used.overlaps(range) && are_free(*other);
        if self.uses.iter().any(is_used) {
            return unsuited("objects that are made or freed while others may use them");
        }
        self.wholes.push((id, range, changes));
        Ok(())
    }

    /// Whether no place overlaps this one but is another.
    fn is_whole(&mut self, place: Range) -> bool {
        let others = self.places.range(..place.end()).next_back();
        let clear = others.is_none_or(|(_, other)| *other == place || !other.overlaps(place));
        self.places.insert(place.start, place);
        clear
    }
}
