//! The values tried first for terms that a thread needs a concrete value of.

use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use threadbare_trace::ThreadId;

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

    /// All values, in an order that does not depend on the runs.
    pub(crate) fn values(&self) -> Vec<(Pick, u64)> {
        let mut all: Vec<_> = self.tables().values.iter().map(|(pick, value)| (*pick, *value)).collect();
        all.sort_unstable();
        all
    }

    /// All objects, in such an order.
    pub(crate) fn objects(&self) -> Vec<(Pick, (u64, u64))> {
        let mut all: Vec<_> = self.tables().objects.iter().map(|(pick, object)| (*pick, *object)).collect();
        all.sort_unstable();
        all
    }

    /// Takes over what is in another table, where nothing is in this one.
    pub(crate) fn learn(&self, values: &[(Pick, u64)], objects: &[(Pick, (u64, u64))]) {
        let mut tables = self.tables();
        for (pick, value) in values {
            tables.values.entry(*pick).or_insert(*value);
        }
        for (pick, object) in objects {
            tables.objects.entry(*pick).or_insert(*object);
        }
    }
}
