//! Where steps meet: a step that touches one small place can only depend on steps there, and on those that touch more
//! than that. This is how earlier events are found without going through all of them.

use crate::event::{Action, Range};

/// How much of memory is one place, in powers of two. Most accesses lie inside one.
const SHIFT: u32 = 3;

/// From here on there are the places where it is settled who joins a thread.
const THREADS: u64 = 1 << 63;

/// Where a step can meet other threads' steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Nowhere: it depends on nothing that another thread does, but for what creates threads and waits for their ends.
    Nowhere,
    /// Only there.
    At(u64),
    /// In several places, or everywhere.
    Everywhere,
}

impl Place {
    /// Where a step can meet others.
    pub fn of(action: &Action) -> Place {
        use Action::*;
        match action {
            Read { range, .. }
            | Write { range, .. }
            | Update { range, .. }
            | CompareExchange { range, .. }
            | Scan { range }
            | Free { range } => Place::around(*range),
            Lock { mutex: at }
            | TryLock { mutex: at }
            | TryLockFailed { mutex: at }
            | Unlock { mutex: at }
            | ReadLock { lock: at }
            | TryReadLock { lock: at }
            | ReadUnlock { lock: at }
            | Timeout { condition: at, .. }
            | Broadcast { condition: at }
            | SemaphoreWait { semaphore: at }
            | SemaphoreTry { semaphore: at }
            | SemaphoreEmpty { semaphore: at }
            | SemaphorePost { semaphore: at }
            | SemaphoreRead { semaphore: at }
            | Arrive { barrier: at, .. }
            | Pass { barrier: at, .. }
            | Look { object: at }
            | Remake { object: at } => Place::At(at >> SHIFT),
            Join { child } => Place::At(THREADS | u64::from(child.code())),
            Await { act, looks } => {
                let act = Place::of(act);
                let same = looks.iter().all(|(range, _)| Place::around(*range) == act);
                if same { act } else { Place::Everywhere }
            }
            Might { act } => Place::of(act),
            Create { .. } | End | Branch { .. } | Choose => Place::Nowhere,
            Wait { .. } | Signal { .. } | Section { .. } | Exit => Place::Everywhere,
        }
    }

    fn around(range: Range) -> Place {
        let last = range.start.saturating_add(range.len.saturating_sub(1));
        match range.start >> SHIFT == last >> SHIFT {
            true => Place::At(range.start >> SHIFT),
            false => Place::Everywhere,
        }
    }
}

/// Whether every step in the same place that `action` depends on comes before `earlier` or depends on it, so that
/// nobody has to look further back.
pub fn hides_the_rest(earlier: &Action, action: &Action) -> bool {
    use Action::*;
    match (earlier, action) {
        (
            Write { range: whole, .. } | Update { range: whole, .. },
            Read { range, .. } | Write { range, .. } | Update { range, .. },
        ) => whole.start <= range.start && range.start + range.len <= whole.start + whole.len,
        (
            Lock { mutex: held } | TryLock { mutex: held },
            Lock { mutex: at }
            | TryLock { mutex: at }
            | TryLockFailed { mutex: at }
            | Unlock { mutex: at }
            | ReadLock { lock: at }
            | TryReadLock { lock: at }
            | ReadUnlock { lock: at },
        ) => held == at,
        _ => false,
    }
}
