//! What is not explored by who reads from whom: steps whose outcome depends on more than that, or of which the trees do not say enough
//! yet. Whoever finds such a step leaves the whole program to `dpor`.

use super::forest::What;
use crate::kernel::Unsuited;
use crate::session::Session;
use threadbare_machine::{State, Status, ThreadIx};
use threadbare_trace::options::WeakCas;
use threadbare_trace::{Action, Ending, Event, Order, Range};

/// From here on addresses name what the library keeps for itself.
pub(super) const HIDDEN: u64 = 1 << 63;

const WAITS: &str = "loops that wait for other threads";
pub(super) const PARTS: &str = "memory that is accessed in parts";

/// What can be said before anything is executed.
pub fn beforehand(session: &Session) -> Result<(), Unsuited> {
    if session.machine.has_waits() {
        return Err(Unsuited::new(WAITS));
    }
    if session.machine.has_objects() {
        return Err(Unsuited::new("pointers among its inputs"));
    }
    if session.machine.options.detect.leak {
        return Err(Unsuited::new("memory that may be lost, which --detect +leak looks for"));
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
        Status::Waiting { alone: Some(_), .. } => "waits with a time-out, or that end for no reason",
        Status::AtBarrier { .. } => "barriers",
        Status::Ready(next) => match &next.action {
            Action::Await { .. } => WAITS,
            Action::Section { .. } | Action::Might { .. } => "atomic sections",
            Action::Scan { .. } => "texts that several threads access",
            Action::TryLockFailed { .. } => "attempts to take a lock until some moment",
            Action::Timeout { .. } => "waits with a time-out, or that end for no reason",
            Action::SemaphoreTry { .. } | Action::SemaphoreEmpty { .. } | Action::SemaphoreRead { .. } => {
                "looks at the value of a semaphore"
            }
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

/// Whether what a step is about to access has ended by now.
pub fn is_gone(session: &Session, state: &State, range: Range) -> bool {
    range.start & HIDDEN == 0 && !session.machine.is_live(state, range.start)
}

/// Whether a step takes part in data races: one that is not atomic.
pub fn is_plain(action: &Action) -> bool {
    matches!(
        action,
        Action::Read { order: Order::Plain, .. }
            | Action::Write { order: Order::Plain, .. }
            | Action::Update { order: Order::Plain, .. }
            | Action::Free { .. }
    )
}

/// Whether an atomic step orders less than it could: then data races may show only where other steps come between the accesses.
pub(super) fn is_relaxed(action: &Action) -> bool {
    use Order::{AcqRel, Acquire, Plain, Release, SeqCst};
    match action {
        Action::Read { order, .. } => !matches!(order, Plain | Acquire | AcqRel | SeqCst),
        Action::Write { order, .. } => !matches!(order, Plain | Release | AcqRel | SeqCst),
        Action::Update { order, .. } => !matches!(order, Plain | AcqRel | SeqCst),
        _ => false,
    }
}

/// What a step will be for others that is no access.
pub fn announced(action: &Action) -> What {
    match action {
        Action::Lock { mutex } => What::Lock(*mutex),
        Action::TryLock { mutex } => What::Lock(*mutex),
        Action::Unlock { mutex } => What::Unlock(*mutex),
        Action::ReadLock { lock } | Action::TryReadLock { lock } => What::ReadLock(*lock),
        Action::ReadUnlock { lock } => What::ReadUnlock(*lock),
        Action::Wait { condition, mutex } => What::Wait(*condition, *mutex),
        Action::Signal { condition, .. } => What::Signal(*condition),
        Action::Broadcast { condition } => What::Broadcast(*condition),
        Action::SemaphoreWait { semaphore } => What::Take(*semaphore),
        Action::SemaphorePost { semaphore } => What::Post(*semaphore),
        Action::Create { child } => What::Create(*child),
        Action::Join { child } => What::Join(*child),
        Action::End => What::End,
        Action::Exit => What::Exit,
        Action::Free { range } if range.start & HIDDEN == 0 => What::Free(*range),
        _ => What::Own,
    }
}
