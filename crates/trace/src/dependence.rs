//! Which steps of different threads commute. This table defines what a class of executions is, and with it
//! the exact counts that exploration must reach; a second, independent spelling of it lives in the tests.

use crate::event::Action;
use crate::thread::ThreadId;

/// Whether the order of two steps matters: `a` by thread `p`, `b` by thread `q`.
pub fn dependent(p: ThreadId, a: &Action, q: ThreadId, b: &Action) -> bool {
    p == q || one_way(a, q, b) || one_way(b, p, a)
}

fn one_way(a: &Action, q: ThreadId, b: &Action) -> bool {
    use Action::*;
    match (a, b) {
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
        (
            Lock { mutex } | TryLock { mutex },
            Lock { mutex: other }
            | TryLock { mutex: other }
            | TryLockFailed { mutex: other }
            | Unlock { mutex: other }
            | Wait { mutex: other, .. },
        )
        | (TryLockFailed { mutex }, Unlock { mutex: other } | Wait { mutex: other, .. }) => mutex == other,
        (Wait { mutex, condition }, Wait { mutex: other, condition: second }) => {
            mutex == other || condition == second
        }
        (Wait { condition, .. }, Signal { condition: other, .. } | Broadcast { condition: other })
        | (Signal { condition, .. }, Signal { condition: other, .. } | Broadcast { condition: other })
        | (Broadcast { condition }, Broadcast { condition: other }) => condition == other,
        (Create { child }, _) => *child == q,
        (Join { child }, End) => *child == q,
        // A signal makes its receiver go on.
        (Signal { receiver, .. }, Lock { .. }) => *receiver == Some(q),
        (Exit, _) => true,
        _ => false,
    }
}

/// Whether `b` by `q` could also have come before `a`, given that they are dependent and nothing else orders
/// them: some pairs are ordered by their nature.
pub fn reversible(a: &Action, q: ThreadId, b: &Action) -> bool {
    use Action::*;
    !matches!(
        (a, b),
        (Unlock { .. } | Wait { .. }, Lock { .. })
            | (Create { .. }, _)
            | (End, Join { .. })
            | (_, Exit)
            | (Exit, _)
    ) && !matches!((a, b), (Signal { receiver, .. }, Lock { .. }) if *receiver == Some(q))
        && !matches!((a, b), (Broadcast { .. }, Lock { .. }))
}
