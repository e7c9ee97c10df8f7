//! Sets of variables, each kept once, so that the support of a term costs four bytes and the union of equal sets
//! nothing. Knows nothing of terms.

use crate::term::Variable;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A set of variables in a [`Supports`].
pub(crate) type SetId = u32;

/// The set without a variable.
pub(crate) const EMPTY: SetId = 0;
/// More variables than are worth a set of their own: who needs them walks the term.
pub(crate) const MANY: SetId = 1;
const LIMIT: usize = 1024;

/// All sets in use.
#[derive(Default)]
pub(crate) struct Supports {
    sets: Vec<Rc<[Variable]>>,
    ids: FxHashMap<Rc<[Variable]>, SetId>,
    unions: FxHashMap<(SetId, SetId), SetId>,
    free: Vec<SetId>,
}

impl Supports {
    pub fn new() -> Supports {
        let none: Rc<[Variable]> = Rc::new([]);
        Supports { sets: vec![none.clone(), none], ..Supports::default() }
    }

    /// The variables in ascending order; empty for [`MANY`].
    pub fn get(&self, id: SetId) -> &[Variable] {
        &self.sets[id as usize]
    }

    pub fn singleton(&mut self, v: Variable) -> SetId {
        self.intern(Rc::new([v]))
    }

    fn intern(&mut self, set: Rc<[Variable]>) -> SetId {
        if let Some(id) = self.ids.get(&set) {
            return *id;
        }
        let id = match self.free.pop() {
            Some(id) => {
                self.sets[id as usize] = set.clone();
                id
            }
            None => {
                self.sets.push(set.clone());
                (self.sets.len() - 1) as SetId
            }
        };
        self.ids.insert(set, id);
        id
    }

    #[inline]
    pub fn union(&mut self, a: SetId, b: SetId) -> SetId {
        if a == b || b == EMPTY {
            a
        } else if a == EMPTY {
            b
        } else if a == MANY || b == MANY {
            MANY
        } else {
            self.unite(a.min(b), a.max(b))
        }
    }

    fn unite(&mut self, a: SetId, b: SetId) -> SetId {
        if let Some(id) = self.unions.get(&(a, b)) {
            return *id;
        }
        let (x, y) = (&self.sets[a as usize], &self.sets[b as usize]);
        let mut all = Vec::with_capacity(x.len() + y.len());
        let (mut i, mut j) = (0, 0);
        while i < x.len() && j < y.len() {
            let next = x[i].min(y[j]);
            i += usize::from(x[i] == next);
            j += usize::from(y[j] == next);
            all.push(next);
        }
        all.extend_from_slice(&x[i..]);
        all.extend_from_slice(&y[j..]);
        let id = if all.len() > LIMIT { MANY } else { self.intern(all.into()) };
        self.unions.insert((a, b), id);
        id
    }

    /// Forgets the sets that are not marked.
    pub fn retain(&mut self, used: &[bool]) {
        self.unions.clear();
        for id in MANY + 1..self.sets.len() as SetId {
            let keep = used.get(id as usize).copied().unwrap_or(false);
            let set = &self.sets[id as usize];
            if !keep && !set.is_empty() {
                self.ids.remove(set);
                self.sets[id as usize] = self.sets[EMPTY as usize].clone();
                self.free.push(id);
            }
        }
    }

    pub fn len(&self) -> usize {
        self.sets.len()
    }
}
