//! An assignment of bits to variables. Cheap to clone; a variable that was never set is zero.

use crate::term::Variable;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

static NEXT: AtomicU64 = AtomicU64::new(1);

/// Values of variables. Two models with the same [`Model::identity`] assign the same values.
#[derive(Clone, Debug, Default)]
pub struct Model {
    identity: u64,
    small: Rc<FxHashMap<Variable, u64>>,
    wide: Option<Rc<FxHashMap<Variable, Box<[u64]>>>>,
}

impl Model {
    /// Everything zero.
    pub fn new() -> Model {
        Model::default()
    }

    /// A number that changes with every change of the model: evaluations are remembered under it.
    pub fn identity(&self) -> u64 {
        self.identity
    }

    /// The low 64 bits of a variable.
    #[inline]
    pub fn get_u64(&self, v: Variable) -> u64 {
        self.small.get(&v).copied().unwrap_or(0)
    }

    /// The words of a variable, least significant first; words that are missing are zero.
    pub fn get(&self, v: Variable) -> Vec<u64> {
        if let Some(words) = self.wide.as_ref().and_then(|w| w.get(&v)) {
            return words.to_vec();
        }
        vec![self.get_u64(v)]
    }

    /// Sets a variable. Bits above the width of its terms are ignored by evaluation.
    pub fn set(&mut self, v: Variable, words: &[u64]) {
        self.set_u64(v, words.first().copied().unwrap_or(0));
        if words.len() > 1 {
            Rc::make_mut(self.wide.get_or_insert_default()).insert(v, words.into());
        }
    }

    /// Sets a variable to at most 64 bits.
    pub fn set_u64(&mut self, v: Variable, value: u64) {
        self.identity = NEXT.fetch_add(1, Ordering::Relaxed);
        Rc::make_mut(&mut self.small).insert(v, value);
        if let Some(wide) = &mut self.wide {
            Rc::make_mut(wide).remove(&v);
        }
    }

    /// The variables that were set, in ascending order.
    pub fn variables(&self) -> Vec<Variable> {
        let mut all: Vec<Variable> = self.small.keys().copied().collect();
        all.sort_unstable();
        all
    }

    /// This model with the variables of `over` set as there.
    pub fn updated(&self, over: &Model) -> Model {
        let mut r = self.clone();
        for v in over.variables() {
            r.set(v, &over.get(v));
        }
        r
    }
}

impl PartialEq for Model {
    /// Whether all variables have the same value, those never set being zero.
    fn eq(&self, other: &Model) -> bool {
        let one_way = |a: &Model, b: &Model| {
            a.small.keys().all(|v| {
                let (mut x, mut y) = (a.get(*v), b.get(*v));
                let n = x.len().max(y.len());
                x.resize(n, 0);
                y.resize(n, 0);
                x == y
            })
        };
        one_way(self, other) && one_way(other, self)
    }
}
