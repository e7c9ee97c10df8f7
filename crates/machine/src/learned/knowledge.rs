//! What machines of the same program tell each other, as plain data. Nothing here depends on the order in which a machine met
//! things.

use super::attempts::Attempted;
use super::awaits;
use super::may_access::Known;
use super::mixed_sizes::Ranges;
use super::nesting::Nested;
use super::{KnownLikeness, Learned};
use crate::memory::{Memory, Origin};
use crate::picks::Pick;
use crate::relied::Reliance;
use crate::state::Site;
use serde::{Deserialize, Serialize};
use threadbare_trace::{CodePoint, Range};

/// What a machine has learned of a program while it ran.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Knowledge {
    pub(crate) shared: Vec<Origin>,
    #[serde(default)]
    pub(crate) remembers_dead: bool,
    #[serde(default)]
    pub(crate) notices_locks: bool,
    #[serde(default)]
    pub(crate) loops: Vec<(CodePoint, awaits::Known)>,
    #[serde(default)]
    pub(crate) attempts: Vec<(Range, Attempted)>,
    pub(crate) crowded: Vec<u64>,
    pub(crate) undescribed: Vec<u32>,
    pub(crate) picks: Vec<(Pick, u64)>,
    pub(crate) objects: Vec<(Pick, (u64, u64))>,
    pub(crate) nested: Vec<Nested>,
    pub(crate) covered: Vec<(u32, Vec<u32>)>,
    #[serde(default, rename = "footprints")]
    pub(crate) may_access: Vec<Known>,
    #[serde(default)]
    pub(crate) ranges: Ranges,
    #[serde(default)]
    pub(crate) exact: Vec<Origin>,
    #[serde(default)]
    pub(crate) alike: KnownLikeness,
    #[serde(default)]
    pub(crate) relied: Reliance,
}

impl Knowledge {
    /// The sections that are known to touch one thing or another, depending on when they are taken.
    pub fn changing_sections(&self) -> impl Iterator<Item = Site> {
        self.may_access.iter().filter(|(_, _, all)| !all.is_empty()).map(|(site, ..)| *site)
    }
}

fn sorted<T: Ord>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.collect();
    all.sort_unstable();
    all
}

impl Learned {
    /// What was learned so far; the rest of it is not known here.
    pub(crate) fn knowledge(&self) -> Knowledge {
        Knowledge {
            shared: sorted(self.shared.iter().copied()),
            remembers_dead: self.remembers_dead,
            notices_locks: self.notices_locks,
            loops: sorted(self.awaits.all()),
            attempts: self.attempts.all(),
            crowded: sorted(self.crowded.iter().copied()),
            undescribed: self.undescribed.iter().copied().collect(),
            nested: self.nested_locks(),
            may_access: self.may_access(),
            ranges: self.ranges(),
            exact: sorted(self.exact.iter().copied()),
            alike: self.likeness(),
            relied: self.relied,
            ..Knowledge::default()
        }
    }

    /// Takes over what another machine of the same program has learned. `memory` is what the program starts with.
    pub(crate) fn learn(&mut self, knowledge: &Knowledge, memory: &Memory) {
        self.shared.extend(&knowledge.shared);
        self.remembers_dead |= knowledge.remembers_dead;
        self.notices_locks |= knowledge.notices_locks;
        self.exact.extend(&knowledge.exact);
        for (at, known) in &knowledge.loops {
            self.awaits.add(*at, *known);
        }
        self.attempts.add(&knowledge.attempts);
        self.learn_nesting(&knowledge.nested);
        self.crowded.extend(&knowledge.crowded);
        self.undescribed.extend(&knowledge.undescribed);
        self.learn_may_access(&knowledge.may_access, memory);
        self.learn_ranges(&knowledge.ranges);
        self.learn_likeness(&knowledge.alike);
        self.relied.add(knowledge.relied);
    }
}
