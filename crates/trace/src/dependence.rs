//! Which steps of different threads commute. This table defines what a class of executions is, and with it
//! the exact counts that exploration must reach; a second, independent spelling of it lives in the tests.

use crate::event::Action;
use crate::thread::ThreadId;

/// Whether the order of two steps matters: `a` by thread `p`, `b` by thread `q`.
pub fn dependent(p: ThreadId, a: &Action, q: ThreadId, b: &Action) -> bool {
    p == q || one_way(p, a, q, b) || one_way(q, b, p, a)
}

fn one_way(p: ThreadId, a: &Action, q: ThreadId, b: &Action) -> bool {
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
            Lock { mutex },
            Lock { mutex: other }
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
        _ => {
            let _ = p;
            false
        }
    }
}
