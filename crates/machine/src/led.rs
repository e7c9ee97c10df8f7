//! What led to a state, where somebody wants to know: part of the state, since states are copied and gone back to.

use crate::memory::Origin;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use threadbare_trace::{CodePoint, ThreadId};

/// What led to a state.
#[derive(Clone, Default, Debug)]
pub(crate) struct Led {
    /// Who has written each byte last, in which object.
    pub writers: FxHashMap<u64, (CodePoint, Origin)>,
    /// The blocks that functions have come to that have not returned, by thread and activation.
    pub blocks: FxHashMap<(ThreadId, u64), BTreeSet<u32>>,
}
