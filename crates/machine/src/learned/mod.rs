//! What a machine learns of a program while it runs, by places in the program: it holds in every execution, and an execution
//! that knows it from the start has the same steps. Where it grows, what was explored so far may have missed something.

mod awaits;
mod footprints;
mod knowledge;
mod nesting;
mod sites;
mod split;

pub(crate) use awaits::Await;
pub use knowledge::Knowledge;
pub use nesting::Nested;
pub(crate) use split::swapped;

use crate::memory::Origin;
use footprints::Footprints;
use nesting::Nesting;
use rustc_hash::{FxHashMap, FxHashSet};
use split::Split;
use std::collections::BTreeSet;
use threadbare_trace::CodePoint;

/// What was learned.
#[derive(Default)]
pub struct Learned {
    /// Allocation sites whose objects more than one thread accesses.
    pub(crate) shared: FxHashSet<Origin>,
    /// Allocation sites of objects that hold something to synchronise with: where they are written is decided, so that what
    /// the library keeps there is always known.
    pub(crate) exact: FxHashSet<Origin>,
    /// Whether what was on the stack is remembered when its life ends, even if no other thread was seen to access it.
    pub(crate) remembers_dead: bool,
    /// Whether something of these, or `awaits`, grew since it was last asked.
    pub(crate) shared_grew: bool,
    /// Looks that loops wait with.
    pub(crate) awaits: FxHashMap<CodePoint, Await>,
    /// Locks that were taken while others were held.
    nesting: Nesting,
    /// What sections may touch, besides what they touch.
    footprints: Footprints,
    /// Memory that is compared and swapped, and accessed in parts.
    split: Split,
    /// How often steps turned out to conflict that were not known to.
    pub(crate) conflicts: u64,
    /// Barriers that more threads come to than they wait for.
    pub(crate) crowded: FxHashSet<u64>,
    /// Functions without body and model that were called all the same.
    pub(crate) undescribed: BTreeSet<u32>,
    /// Whether a weak compare-and-swap was made.
    pub(crate) swaps_weakly: bool,
    /// Whether a read-write lock that prefers readers was asked for by readers, and by writers.
    pub(crate) read_locked: bool,
    pub(crate) write_locked: bool,
}
