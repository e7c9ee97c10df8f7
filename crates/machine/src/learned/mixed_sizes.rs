//! Accesses of mixed sizes: memory that is accessed in parts. Whether a compare-and-swap writes depends on what it finds in all of its bytes. If some
//! threads access only some of these bytes, a step there decides whether it conflicts with steps elsewhere, as with
//! an atomic section that touches one thing or another (`may_access.rs`). Such a compare-and-swap conflicts as if it
//! wrote, also where it fails, and where failing leaves a loop that waits. Everywhere else one that fails is a read.

use super::Learned;
use super::may_access::range_of;
use crate::policy::{Conflicts, Policy};
use rustc_hash::{FxHashMap, FxHashSet};
use serde::{Deserialize, Serialize};
use threadbare_trace::{Action, Range};

/// How much of memory is looked at together, in powers of two.
const SHIFT: u32 = 4;
/// Accesses to more bytes than this are few.
const LARGE: u64 = 64;
/// Before the first compare-and-swap no more places than this are noted.
const MOST: usize = 4096;

/// The accesses that matter.
#[derive(Default)]
pub(crate) struct MixedSizes {
    /// Bytes that are compared and swapped together.
    swapped: FxHashSet<Range>,
    /// Those of them that somebody accesses in parts.
    mixed: FxHashSet<Range>,
    /// Which bytes are accessed together, by place.
    accessed: FxHashMap<u64, Vec<Range>>,
    large: Vec<Range>,
    /// Whether accesses were not noted.
    missed: bool,
}

/// What is known of it, as plain data.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Ranges {
    swapped: Vec<Range>,
    accessed: Vec<Range>,
}

/// The bytes that a step compares and swaps, also where it leaves a loop that waits for that.
pub(crate) fn swapped(action: &Action) -> Option<Range> {
    match action {
        Action::CompareExchange { range, .. } => Some(*range),
        Action::Await { act, .. } => swapped(act),
        _ => None,
    }
}

fn places(range: Range) -> impl Iterator<Item = u64> {
    let last = range.start.saturating_add(range.len.saturating_sub(1));
    range.start >> SHIFT..=last >> SHIFT
}

impl MixedSizes {
    /// Notes an access; whether more compare-and-swaps turn out to be accessed in parts by it.
    fn access(&mut self, range: Range) -> bool {
        let is_new = if range.len > LARGE {
            let is_new = !self.large.contains(&range);
            self.large.extend(is_new.then_some(range));
            is_new
        } else {
            let mut is_new = false;
            for place in places(range) {
                let known = self.accessed.entry(place).or_default();
                if !known.contains(&range) {
                    known.push(range);
                    is_new = true;
                }
            }
            is_new
        };
        if !is_new {
            return false;
        }
        let parts = |swapped: &&Range| **swapped != range && swapped.overlaps(range);
        let mixed: Vec<Range> = self.swapped.iter().filter(parts).copied().collect();
        let knew = self.mixed.len();
        self.mixed.extend(mixed);
        self.mixed.len() > knew
    }

    /// Notes bytes that are compared and swapped; whether that makes a difference.
    fn swap(&mut self, range: Range) -> bool {
        if !self.swapped.insert(range) {
            return false;
        }
        let here = places(range).filter_map(|place| self.accessed.get(&place)).flatten();
        let parts = |other: &Range| *other != range && other.overlaps(range);
        let is_mixed = here.chain(&self.large).any(parts);
        is_mixed && self.mixed.insert(range) || std::mem::take(&mut self.missed)
    }
}

impl Learned {
    /// Notes an access that others see, and whether it may have written or not.
    pub(crate) fn note_access(&mut self, action: &Action, swaps: bool) {
        if self.mixed_sizes.accessed.len() > MOST && self.mixed_sizes.swapped.is_empty() && !swaps {
            self.mixed_sizes.missed = true;
            return;
        }
        if action.used_object().is_some() {
            return;
        }
        let mut grew = false;
        for range in action.parts().iter().filter_map(range_of) {
            grew |= swaps && self.mixed_sizes.swap(range);
            grew |= self.mixed_sizes.access(range);
        }
        if grew {
            self.conflicts_grew();
        }
    }

    /// Whether these bytes are swapped as a whole, and accessed in parts by somebody.
    pub(crate) fn is_mixed(&self, range: Range) -> bool {
        !self.mixed_sizes.mixed.is_empty() && self.mixed_sizes.mixed.contains(&range)
    }

    /// Whether a compare-and-swap that fails conflicts as if it wrote.
    pub(crate) fn fails_like_a_write(&self, policy: &Policy, range: Range) -> bool {
        policy.conflicts == Conflicts::Heeded && self.is_mixed(range)
    }

    pub(crate) fn ranges(&self) -> Ranges {
        let sorted = |mut ranges: Vec<Range>| {
            ranges.sort_unstable();
            ranges.dedup();
            ranges
        };
        let accessed = self.mixed_sizes.accessed.values().flatten().chain(&self.mixed_sizes.large);
        Ranges {
            swapped: sorted(self.mixed_sizes.swapped.iter().copied().collect()),
            accessed: sorted(accessed.copied().collect()),
        }
    }

    /// Takes over what another machine knows.
    pub(crate) fn learn_ranges(&mut self, ranges: &Ranges) {
        let mut grew = false;
        for range in &ranges.swapped {
            grew |= self.mixed_sizes.swap(*range);
        }
        for range in &ranges.accessed {
            grew |= self.mixed_sizes.access(*range);
        }
        if grew {
            self.conflicts_grew();
        }
    }
}
