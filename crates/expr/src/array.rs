//! Arrays of bytes as write logs: initial bytes, then writes at indices that may be symbolic. A read becomes choices
//! over the writes that it may see, so that no solver ever meets an array.

use crate::arena::Terms;
use crate::term::{Op, Term};
use std::rc::Rc;

impl Terms {
    /// An array with these initial bytes.
    pub fn array(&mut self, bytes: &[Term]) -> Term {
        self.pool(Rc::from(bytes))
    }

    /// The number of bytes.
    pub fn array_len(&self, array: Term) -> u32 {
        let mut n = self.node(array);
        while n.op == Op::Store {
            n = &self.nodes[n.a as usize];
        }
        n.b
    }

    /// How many writes the log has.
    pub fn array_writes(&self, array: Term) -> usize {
        let mut count = 0;
        let mut n = self.node(array);
        while n.op == Op::Store {
            n = &self.nodes[n.a as usize];
            count += 1;
        }
        count
    }

    /// The array after a write. The index is the caller's to keep in bounds.
    pub fn array_write(&mut self, array: Term, index: Term, byte: Term) -> Term {
        let mut base = array;
        let n = self.node(array);
        if n.op == Op::Store && n.b == index.raw() {
            // The last write went to the same place.
            base = Term::from_raw(n.a).unwrap_or(array);
        }
        self.operation(Op::Store, 0, [base.raw(), index.raw(), byte.raw()], 0)
    }

    /// The byte at an index. Out of bounds, which is the caller's to exclude, some byte. `None` if the choice would be
    /// among more than `limit` bytes.
    pub fn array_read(&mut self, array: Term, index: Term, limit: usize) -> Option<Term> {
        let mut newer: Vec<(Term, Term)> = Vec::new();
        let mut at = array;
        let mut found = None;
        loop {
            let n = *self.node(at);
            if n.op != Op::Store {
                break;
            }
            let (Some(base), Some(i), Some(byte)) =
                (Term::from_raw(n.a), Term::from_raw(n.b), Term::from_raw(n.c))
            else {
                break;
            };
            let here = self.eq(index, i);
            if self.is_true(here) {
                found = Some(byte);
                break;
            }
            if !self.is_false(here) {
                newer.push((here, byte));
            }
            at = base;
        }
        let mut value = match found {
            Some(byte) => byte,
            None => {
                let bytes = self.pools.get(self.node(at).a as usize)?.clone();
                self.select(&bytes, index, limit)?
            }
        };
        for (here, byte) in newer.into_iter().rev() {
            value = self.ite(here, byte, value);
        }
        Some(value)
    }

    /// One of several terms of one width, by an index: a tree of choices over the bits of the index, in which equal
    /// halves are one. `None` if there are more than `limit`, or none.
    pub fn select(&mut self, items: &[Term], index: Term, limit: usize) -> Option<Term> {
        let width = self.width(index);
        if self.is_constant(index) {
            let i = self.as_words(index).filter(|w| w[1..].iter().all(|x| *x == 0))?[0];
            return items.get(usize::try_from(i).ok()?).or(items.first()).copied();
        }
        // An index that is known to be small reaches only the front.
        let reach = if width <= 64 { self.known(index).max(width) } else { u64::MAX };
        let mut level: Vec<Term> = items
            .iter()
            .copied()
            .take(usize::try_from(reach).map_or(usize::MAX, |r| r.saturating_add(1)))
            .collect();
        if level.len() > limit {
            return None;
        }
        let mut bit = 0;
        while level.len() > 1 && bit < width {
            let choice = self.extract(index, bit, 1);
            level = level
                .chunks(2)
                .map(|pair| match *pair {
                    [low, high] if low != high => self.ite(choice, high, low),
                    _ => pair[0],
                })
                .collect();
            bit += 1;
        }
        level.first().copied()
    }
}
