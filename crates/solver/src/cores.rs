//! Sets of conditions that are known to contradict each other, found by their literals: a query that contains one of
//! them is unsatisfiable.

use crate::path::Path;
use rustc_hash::FxHashMap;
use threadbare_expr::Term;

/// Cores longer than this are not likely to be met again.
const LONGEST: usize = 64;
/// How many cores are remembered.
const KEPT: usize = 1 << 16;

/// All cores known.
#[derive(Default)]
pub(crate) struct Cores {
    cores: Vec<Box<[Term]>>,
    by_literal: FxHashMap<Term, Vec<u32>>,
}

impl Cores {
    pub fn clear(&mut self) {
        *self = Cores::default();
    }

    pub fn add(&mut self, core: &[Term]) {
        if core.len() > LONGEST || core.is_empty() {
            return;
        }
        if self.cores.len() >= KEPT {
            self.clear();
        }
        let id = self.cores.len() as u32;
        self.cores.push(core.into());
        for t in core {
            self.by_literal.entry(*t).or_default().push(id);
        }
    }

    /// A core that the path and the new condition contain. The path alone contains none: it has a model.
    pub fn check(&self, path: &Path, extra: Term) -> Option<Vec<Term>> {
        let candidates = self.by_literal.get(&extra)?;
        let contained =
            |id: &&u32| self.cores[**id as usize].iter().all(|t| *t == extra || path.contains(*t));
        candidates.iter().find(contained).map(|id| self.cores[*id as usize].to_vec())
    }
}
