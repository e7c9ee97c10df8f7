//! What machines of the same program tell each other, as plain data: models by the names of their unknowns,
//! and what a machine has learned of the program while it ran. Nothing here depends on the order in which a machine
//! met things.

use crate::footprints::{Known, Site};
use crate::inputs::Unknown;
use crate::machine::Machine;
use crate::memory::Origin;
use crate::nesting::Nested;
use crate::split::Ranges;
use crate::step::Await;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use threadbare_expr::Model;
use threadbare_trace::{CodePoint, ThreadId};

/// An unknown in full: those that differ in anything are different variables.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Named {
    pub(crate) unknown: Unknown,
    /// How many bits it has.
    pub(crate) width: u32,
    /// Why it is undefined, if something undefined came of an operation.
    pub(crate) reason: String,
}

/// Values of unknowns; those that are missing are zero.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlainModel(Vec<(Named, Vec<u64>)>);

/// The values tried first for terms that a thread needs a concrete value of, and the objects that symbolic addresses are
/// first asked about, by what the thread decided before. All machines that explore the same program together have one
/// table, or they would ask different questions.
#[derive(Clone, Default)]
pub struct Picks(Arc<Mutex<Tables>>);

#[derive(Default)]
struct Tables {
    values: FxHashMap<Pick, u64>,
    objects: FxHashMap<Pick, (u64, u64)>,
}

/// Where a value is needed: the thread, what it decided before, and the term, told by structure.
pub(crate) type Pick = (ThreadId, u64, u64);

impl Picks {
    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The value that was tried first there, or else this one from now on.
    pub(crate) fn first(&self, pick: Pick, value: impl FnOnce() -> u64) -> u64 {
        *self.tables().values.entry(pick).or_insert_with(value)
    }

    /// The object that was asked about there: its address and size.
    pub(crate) fn object(&self, pick: Pick) -> Option<(u64, u64)> {
        self.tables().objects.get(&pick).copied()
    }

    /// From now on this object is asked about first there.
    pub(crate) fn set_object(&self, pick: Pick, object: (u64, u64)) {
        self.tables().objects.insert(pick, object);
    }

    /// Forgets everything, if it is more than this.
    pub(crate) fn forget(&self, most: usize) {
        let mut tables = self.tables();
        if tables.values.len() + tables.objects.len() > most {
            *tables = Tables::default();
        }
    }
}

/// What a machine has learned of a program while it ran.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Knowledge {
    shared: Vec<Origin>,
    #[serde(default)]
    remembers_dead: bool,
    awaits: Vec<(CodePoint, bool, Vec<CodePoint>)>,
    crowded: Vec<u64>,
    undescribed: Vec<u32>,
    picks: Vec<(Pick, u64)>,
    objects: Vec<(Pick, (u64, u64))>,
    nested: Vec<Nested>,
    covered: Vec<(u32, Vec<u32>)>,
    #[serde(default)]
    footprints: Vec<Known>,
    #[serde(default)]
    ranges: Ranges,
    #[serde(default)]
    exact: Vec<Origin>,
}

impl Knowledge {
    /// The sections that are known to touch one thing or another, depending on when they are taken.
    pub fn changing_sections(&self) -> impl Iterator<Item = Site> {
        self.footprints.iter().filter(|(_, _, all)| !all.is_empty()).map(|(site, ..)| *site)
    }
}

fn sorted<T: Ord>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.collect();
    all.sort_unstable();
    all
}

impl Machine {
    /// A model as plain data.
    pub fn plain_model(&self, model: &Model) -> PlainModel {
        let known = |v| Some((self.unknowns.named(v)?.clone(), model.get(v)));
        PlainModel(model.variables().into_iter().filter_map(known).collect())
    }

    /// The model back.
    pub fn model_of(&mut self, plain: &PlainModel) -> Model {
        let mut model = Model::new();
        for (named, words) in &plain.0 {
            let (variable, _) = self.unknowns.learn(&mut self.terms, named.clone());
            model.set(variable, words);
        }
        model
    }

    /// What was learned so far.
    pub fn knowledge(&self) -> Knowledge {
        let picks = self.picks.tables();
        Knowledge {
            shared: sorted(self.shared.iter().copied()),
            remembers_dead: self.remembers_dead,
            awaits: sorted(
                self.awaits
                    .iter()
                    .map(|(at, known)| (*at, known.several, sorted(known.body.iter().copied()))),
            ),
            crowded: sorted(self.crowded.iter().copied()),
            undescribed: self.undescribed.iter().copied().collect(),
            picks: sorted(picks.values.iter().map(|(pick, value)| (*pick, *value))),
            objects: sorted(picks.objects.iter().map(|(pick, object)| (*pick, *object))),
            nested: self.nested_locks(),
            covered: self.covered_sides(),
            footprints: self.footprints(),
            ranges: self.ranges(),
            exact: sorted(self.exact.iter().copied()),
        }
    }

    /// Takes over what another machine of the same program has learned. That may make steps conflict that did not here:
    /// see [`Machine::conflicts_changed`].
    pub fn learn(&mut self, knowledge: &Knowledge) {
        self.forget_steps();
        self.shared.extend(&knowledge.shared);
        self.remembers_dead |= knowledge.remembers_dead;
        self.exact.extend(&knowledge.exact);
        for (at, several, looks) in &knowledge.awaits {
            let known = self.awaits.entry(*at).or_insert_with(|| Await::new(*at, *several));
            known.several |= several;
            known.body.extend(looks);
        }
        self.learn_nesting(&knowledge.nested);
        self.crowded.extend(&knowledge.crowded);
        self.undescribed.extend(&knowledge.undescribed);
        for (pick, value) in &knowledge.picks {
            self.picks.first(*pick, || *value);
        }
        for (pick, object) in &knowledge.objects {
            self.picks.tables().objects.entry(*pick).or_insert(*object);
        }
        for (symbol, sides) in &knowledge.covered {
            if let Ok(code) = self.code(*symbol) {
                sides.iter().for_each(|side| code.cover(*side));
            }
        }
        self.learn_footprints(&knowledge.footprints);
        self.learn_ranges(&knowledge.ranges);
    }

    /// The table of values tried first, for other machines of the same program.
    pub fn picks(&self) -> Picks {
        self.picks.clone()
    }

    /// Has the table of values tried first in common with other machines.
    pub fn share_picks(&mut self, picks: Picks) {
        self.picks = picks;
    }
}
