//! What a machine learns of a program while it runs, by places in the program: it holds in every execution, and an execution
//! that knows it from the start has the same steps. Where it grows, what was explored so far may have missed something.

mod alike;
mod attempts;
mod awaits;
mod knowledge;
mod may_access;
mod mixed_sizes;
mod nesting;
mod sites;

pub(crate) use alike::KnownLikeness;
use alike::Likeness;
use attempts::Attempts;
use awaits::Awaits;
pub(crate) use awaits::Known;
pub use knowledge::Knowledge;
pub(crate) use may_access::range_of;
pub(crate) use mixed_sizes::swapped;
pub use nesting::Nested;

use crate::memory::Origin;
use crate::policy::Conflicts;
use crate::relied::Reliance;
use may_access::MayAccess;
use mixed_sizes::MixedSizes;
use nesting::Nesting;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

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
    /// Whether something of these, or `awaits`, grew since it was last asked: steps are visible that were not.
    pub(crate) shared_grew: bool,
    /// Whether a thread found a lock taken, and did something else then than to try again.
    pub(crate) notices_locks: bool,
    /// Loops that wait or try again.
    pub(crate) awaits: Awaits,
    /// Numbers that threads take a part of, and give it back.
    pub(crate) attempts: Attempts,
    /// Threads that may be alike. What becomes known of them counts as what is shared does.
    alike: Likeness,
    /// Locks that were taken while others were held.
    nesting: Nesting,
    /// What sections may touch, besides what they touch.
    may_access: MayAccess,
    /// Memory that is compared and swapped, and accessed in parts.
    mixed_sizes: MixedSizes,
    /// Whether steps turned out to conflict that were not known to, since it was last asked.
    conflicts_grew: bool,
    /// How often they did.
    pub(crate) conflicts: u64,
    /// Barriers that more threads come to than they wait for.
    pub(crate) crowded: FxHashSet<u64>,
    /// Functions without body and model that were called all the same.
    pub(crate) undescribed: BTreeSet<u32>,
    /// What a verdict relies on, as far as it came up.
    pub(crate) relied: Reliance,
}

impl Learned {
    /// Whether something became known since this was last asked, here or from others, that makes what was explored so far
    /// incomplete: a step is visible that was not, so that orders with others were missed; or, for whoever leaves out schedules
    /// because steps do not conflict, one conflicts that did not.
    pub(crate) fn grew(&mut self, conflicts: Conflicts) -> bool {
        let sharing = std::mem::take(&mut self.shared_grew);
        let conflicting = conflicts == Conflicts::Heeded && std::mem::take(&mut self.conflicts_grew);
        sharing || conflicting
    }

    /// What became known so far concerns nobody: nothing was explored yet.
    pub(crate) fn settle(&mut self) {
        (self.shared_grew, self.conflicts_grew) = (false, false);
    }
}
