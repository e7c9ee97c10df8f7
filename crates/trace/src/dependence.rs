//! Which steps of different threads commute. This table defines what a class of executions is, and with it
//! the exact counts that exploration must reach; a second, independent spelling of it lives in the tests.

use crate::event::{Action, Order, Range, behind_gate};
use crate::thread::ThreadId;

/// Whether the order of two steps matters: `a` by thread `p`, `b` by thread `q`.
pub fn dependent(p: ThreadId, a: &Action, q: ThreadId, b: &Action) -> bool {
    if p == q {
        return true;
    }
    match (access(a), access(b)) {
        // Most steps by far: only reads commute.
        (Some((range, writes)), Some((other, also))) => (writes || also) && range.overlaps(other),
        _ => one_way(p, a, q, b) || one_way(q, b, p, a),
    }
}

/// The bytes that a plain or atomic access touches, and whether it writes them.
#[inline]
fn access(action: &Action) -> Option<(Range, bool)> {
    match action {
        Action::Read { range, .. } => Some((*range, false)),
        Action::Write { range, .. } | Action::Update { range, .. } => Some((*range, true)),
        _ => None,
    }
}

fn one_way(p: ThreadId, a: &Action, q: ThreadId, b: &Action) -> bool {
    use Action::*;
    match (a, b) {
        (CompareExchange { range, order, .. }, _) => {
            dependent(p, &Update { range: *range, order: *order }, q, b)
        }
        (Scan { range }, _) => dependent(p, &Read { range: *range, order: Order::Plain }, q, b),
        (Await { act, looks }, _) => {
            let reads = |(range, order): &(Range, Order)| Read { range: *range, order: *order };
            dependent(p, act, q, b) || looks.iter().any(|look| dependent(p, &reads(look), q, b))
        }
        (Section { parts }, _) => parts.iter().any(|part| dependent(p, part, q, b)),
        (Might { act }, _) => dependent(p, act, q, b),
        // Memory: only reads commute.
        (
            Read { range, .. },
            Write { range: other, .. } | Update { range: other, .. } | Free { range: other },
        )
        | (
            Write { range, .. },
            Write { range: other, .. } | Update { range: other, .. } | Free { range: other },
        )
        | (Update { range, .. }, Update { range: other, .. } | Free { range: other })
        | (Free { range }, Free { range: other }) => range.overlaps(*other),
        // Locks: acquisitions exclude each other, but for two readers; a failed attempt saw somebody inside.
        (
            Lock { mutex: lock } | TryLock { mutex: lock },
            Lock { mutex: other }
            | TryLock { mutex: other }
            | TryLockFailed { mutex: other }
            | Unlock { mutex: other }
            | ReadLock { lock: other }
            | TryReadLock { lock: other }
            | ReadUnlock { lock: other }
            | Wait { mutex: other, .. },
        )
        | (
            TryLockFailed { mutex: lock },
            Unlock { mutex: other }
            | ReadLock { lock: other }
            | TryReadLock { lock: other }
            | ReadUnlock { lock: other }
            | Wait { mutex: other, .. },
        )
        | (ReadLock { lock } | TryReadLock { lock }, Unlock { mutex: other }) => lock == other,
        // Condition variables: who waits when a signal comes decides whom it wakes.
        (Wait { mutex, condition }, Wait { mutex: other, condition: second }) => {
            mutex == other || condition == second
        }
        (
            Wait { condition, .. },
            Signal { condition: other, .. }
            | Broadcast { condition: other }
            | Timeout { condition: other, .. },
        )
        | (
            Signal { condition, .. },
            Signal { condition: other, .. }
            | Broadcast { condition: other }
            | Timeout { condition: other, .. },
        )
        | (Broadcast { condition }, Broadcast { condition: other } | Timeout { condition: other, .. })
        | (Timeout { condition, .. }, Timeout { condition: other, .. }) => condition == other,
        // What ends a wait comes before what the waiter does next.
        (Signal { receiver, .. }, Lock { .. }) => *receiver == Some(q),
        // Semaphores: only posts commute, and looks at the value.
        (
            SemaphoreWait { semaphore } | SemaphoreTry { semaphore },
            SemaphoreWait { semaphore: other }
            | SemaphoreTry { semaphore: other }
            | SemaphoreEmpty { semaphore: other }
            | SemaphorePost { semaphore: other }
            | SemaphoreRead { semaphore: other },
        )
        | (
            SemaphorePost { semaphore },
            SemaphoreEmpty { semaphore: other } | SemaphoreRead { semaphore: other },
        ) => semaphore == other,
        // Barriers: nobody leaves before everybody has come.
        (Arrive { barrier, ordered, .. }, Arrive { barrier: other, ordered: also, .. }) => {
            barrier == other && (*ordered || *also)
        }
        (Arrive { barrier, round, .. }, Pass { barrier: other, round: left }) => {
            barrier == other && round == left
        }
        (Remake { object }, _) => uses(b, Range { start: *object, len: 1 }),
        // Memory that is freed may hold an object that others use.
        (Free { range }, _) => uses(b, *range),
        (Create { child }, _) => *child == q,
        (Join { child }, End) => *child == q,
        // Only one of them can.
        (Join { child }, Join { child: other }) => child == other,
        (Exit, _) => true,
        _ => false,
    }
}

/// Whether a step uses a synchronisation object there, or the gate before one.
fn uses(action: &Action, there: Range) -> bool {
    use Action::*;
    let is_at = |at: u64| there.overlaps(Range { start: at, len: 1 });
    let is_there = |at: u64| is_at(at) || is_at(behind_gate(at));
    match action {
        Lock { mutex: at }
        | TryLock { mutex: at }
        | TryLockFailed { mutex: at }
        | Unlock { mutex: at }
        | ReadLock { lock: at }
        | TryReadLock { lock: at }
        | ReadUnlock { lock: at }
        | Timeout { condition: at, .. }
        | Signal { condition: at, .. }
        | Broadcast { condition: at }
        | SemaphoreWait { semaphore: at }
        | SemaphoreTry { semaphore: at }
        | SemaphoreEmpty { semaphore: at }
        | SemaphorePost { semaphore: at }
        | SemaphoreRead { semaphore: at }
        | Arrive { barrier: at, .. }
        | Pass { barrier: at, .. }
        | Look { object: at }
        | Remake { object: at } => is_there(*at),
        Wait { condition, mutex } => is_there(*condition) || is_there(*mutex),
        _ => false,
    }
}

/// Whether `b` by `q` could also have come before `a`, given that they are dependent and nothing else orders
/// them: some pairs are ordered by their nature.
pub fn reversible(a: &Action, q: ThreadId, b: &Action) -> bool {
    use Action::*;
    match (a, b) {
        // An acquisition waits for the release; what it competes with is the acquisition before.
        (Unlock { .. } | ReadUnlock { .. } | Wait { .. }, Lock { .. } | ReadLock { .. }) => false,
        (Signal { receiver, .. }, Lock { .. }) => *receiver != Some(q),
        (Arrive { .. }, Pass { .. }) => false,
        (Create { .. }, _) | (End, Join { .. }) | (_, Exit) | (Exit, _) => false,
        _ => true,
    }
}
