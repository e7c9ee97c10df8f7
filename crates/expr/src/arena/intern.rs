//! Interning: a term that is there already is found by its hash, before anything else is made out of it. Mostly it is there.

use super::{Terms, mix};
use crate::known::{self, Known};
use crate::term::{Node, Op, Term, mask};
use hashbrown::HashTable;

impl Terms {
    /// Interns an operation as it stands, folding it only if all its bits are known.
    pub(crate) fn operation(&mut self, op: Op, width: u32, operands: [u32; 3], rounding: u8) -> Term {
        self.cancel.check();
        let hash = self.hash_of(op, width, operands, rounding);
        let folds = |zeros: u64, ones: u64| width > 0 && width <= 64 && zeros | ones == mask(width);
        if let Some(found) = self.find(hash, op, width, operands, rounding) {
            let node = self.node(found);
            if !(node.unfolded || self.simplify && folds(node.zeros, node.ones)) {
                return found;
            }
        }
        let node = self.derived(hash, op, width, operands, rounding);
        if self.simplify && folds(node.zeros, node.ones) {
            return self.constant(width, node.ones);
        }
        self.lookup(node)
    }

    /// An operation, also if its value is known; then nothing counts as known of it, so that its parts do not fold either.
    pub(crate) fn unfolded(&mut self, op: Op, width: u32, operands: [u32; 3]) -> Term {
        let hash = self.hash_of(op, width, operands, 0);
        let node = self.derived(hash, op, width, operands, 0);
        if node.zeros | node.ones == mask(width) {
            return self.lookup(Node { zeros: 0, ones: 0, unfolded: true, ..node });
        }
        self.lookup(node)
    }

    /// The same for the same operation in every arena.
    #[inline]
    fn hash_of(&self, op: Op, width: u32, [a, b, c]: [u32; 3], rounding: u8) -> u64 {
        let of = |term: u32| self.nodes[term as usize].hash;
        let first = mix(mix(op as u64 | u64::from(rounding) << 8, u64::from(width)), of(a));
        match op.arity() {
            3 => mix(mix(first, of(b)), of(c)),
            2 => mix(first, of(b)),
            _ => mix(first, u64::from(b)),
        }
    }

    /// The node of an operation, with what is known of it.
    fn derived(&mut self, hash: u64, op: Op, width: u32, operands: [u32; 3], rounding: u8) -> Node {
        let [a, b, c] = operands;
        let arity = op.arity();
        let first = &self.nodes[a as usize];
        let (mut set, mut floats, mut wa) = (first.support, op.is_float() | first.floats, first.width);
        let mut known = [Known { zeros: first.zeros, ones: first.ones }, Known::default(), Known::default()];
        if arity >= 2 {
            let second = &self.nodes[b as usize];
            floats |= second.floats;
            known[1] = Known { zeros: second.zeros, ones: second.ones };
            if op == Op::Concat {
                wa = second.width;
            }
            set = self.supports.union(set, second.support);
        }
        if arity == 3 {
            let third = &self.nodes[c as usize];
            floats |= third.floats;
            known[2] = Known { zeros: third.zeros, ones: third.ones };
            set = self.supports.union(set, third.support);
        }
        let small = width <= 64 && (wa <= 64 || arity == 3);
        let derived = if small && !op.is_float() && width > 0 {
            known::derive(op, width, wa, known[0], known[1], known[2], b)
        } else {
            Known::default()
        };
        Node {
            op,
            rounding,
            floats,
            unfolded: false,
            width,
            a,
            b,
            c,
            support: set,
            hash,
            zeros: derived.zeros,
            ones: derived.ones,
        }
    }

    /// The term with this operator and these operands, if there is one.
    #[inline]
    fn find(&self, hash: u64, op: Op, width: u32, [a, b, c]: [u32; 3], rounding: u8) -> Option<Term> {
        let same = |i: &u32| {
            let n = &self.nodes[*i as usize];
            n.hash == hash
                && n.op == op
                && n.a == a
                && n.b == b
                && n.c == c
                && n.width == width
                && n.rounding == rounding
        };
        let found = *self.table.find(hash, same)?;
        Some(Term::from_raw(found).unwrap_or_else(|| unreachable!("zero is never interned")))
    }

    #[inline]
    pub(super) fn lookup(&mut self, node: Node) -> Term {
        self.cancel.check();
        let Node { op, rounding, width, a, b, c, hash, .. } = node;
        self.find(hash, op, width, [a, b, c], rounding).unwrap_or_else(|| self.insert(node))
    }

    pub(super) fn insert(&mut self, node: Node) -> Term {
        let raw = match self.free.pop() {
            Some(raw) => {
                self.nodes[raw as usize] = node;
                raw
            }
            None => {
                self.nodes.push(node);
                u32::try_from(self.nodes.len() - 1)
                    .unwrap_or_else(|_| panic!("more than four thousand million terms"))
            }
        };
        let nodes = &self.nodes;
        self.table.insert_unique(node.hash, raw, |i| nodes[*i as usize].hash);
        Term::from_raw(raw).unwrap_or_else(|| unreachable!("slot zero is taken"))
    }

    /// Rebuilds the list of free slots and the table of terms after slots were marked free; the highest first, so
    /// that the lowest are taken first.
    pub(crate) fn free_dead(&mut self) {
        while self.nodes.len() > 1 && self.nodes.last().is_some_and(|n| n.op == Op::Free) {
            self.nodes.pop();
        }
        if self.nodes.capacity() > 4 * self.nodes.len() {
            self.nodes.shrink_to(2 * self.nodes.len());
        }
        let nodes = &self.nodes;
        self.free = (1..nodes.len() as u32).rev().filter(|i| nodes[*i as usize].op == Op::Free).collect();
        self.table = HashTable::with_capacity(nodes.len() - self.free.len());
        for (i, n) in nodes.iter().enumerate().skip(1).filter(|(_, n)| n.op != Op::Free) {
            self.table.insert_unique(n.hash, i as u32, |i| nodes[*i as usize].hash);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What stays unfolded for one is folded for all others, whichever comes first.
    #[test]
    fn an_unfolded_term_is_found_by_nobody_else() {
        let mut terms = Terms::new();
        let (base, offset) = (terms.constant(64, 4096), terms.constant(64, 8));
        let operands = [offset.raw(), base.raw(), 0];
        let based = terms.unfolded(Op::Add, 64, operands);
        assert_eq!(terms.as_u64(based), None);
        let sum = terms.operation(Op::Add, 64, operands, 0);
        assert_eq!(terms.as_u64(sum), Some(4104));
        assert_eq!(terms.unfolded(Op::Add, 64, operands), based);
    }
}
