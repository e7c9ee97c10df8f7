//! Sums, differences, products.

use crate::arena::Terms;
use crate::term::{Op, Term};

impl Terms {
    /// The sum.
    pub fn add(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if !self.simplify {
            return self.raw2(Op::Add, width, a, b);
        }
        if width == 1 {
            return self.xor(a, b);
        }
        let (a, b) = self.ordered(a, b);
        if self.is_zero(b) {
            return a;
        }
        if let Some(t) = self.fold(Op::Add, width, a, b).or_else(|| self.lift(Op::Add, width, a, b)) {
            return t;
        }
        // Constants are collected at the top, to the right.
        if let Some((x, c)) = self.plus_constant(a) {
            if self.is_constant(b) {
                let c = self.add(c, b);
                return self.add(x, c);
            }
            let t = self.add(x, b);
            return self.add(t, c);
        }
        if let Some((y, c)) = self.plus_constant(b) {
            let t = self.add(a, y);
            return self.add(t, c);
        }
        if self.is_constant(b) {
            // !x + 1 is -x, !x + c is (c - 1) - x.
            if let Some(x) = self.operand_of(Op::Not, a) {
                let ones = self.ones(width);
                let c = self.add(b, ones);
                return self.sub(c, x);
            }
            return self.raw2(Op::Add, width, a, b);
        }
        if a == b {
            let one = self.constant(width, 1);
            return self.shl(a, one);
        }
        if self.complements(a, b) {
            return self.ones(width);
        }
        for (x, y) in [(a, b), (b, a)] {
            if let Some(y) = self.operand_of(Op::Neg, y) {
                return self.sub(x, y);
            }
            if let Some((p, q)) = self.operands_of(Op::Sub, y)
                && q == x
            {
                return p;
            }
        }
        if let Some(t) = self.assembled(a, b, width) {
            return t;
        }
        self.raw2(Op::Add, width, a, b)
    }

    /// The sum of a number and an offset as it stands: the offset keeps its own constants, so that the number can be told from the sum. Any
    /// other operation on it computes as usual.
    pub fn based(&mut self, base: u64, offset: Term) -> Term {
        let width = self.width(offset);
        let base = self.constant(width, base);
        self.unfolded(Op::Add, width, [offset.raw(), base.raw(), 0])
    }

    /// What a sum with a constant is made of: the rest, and the constant.
    pub fn offset_and_base(&self, t: Term) -> Option<(Term, u64)> {
        let (offset, base) = self.plus_constant(t)?;
        Some((offset, self.as_u64(base)?))
    }

    fn plus_constant(&self, t: Term) -> Option<(Term, Term)> {
        self.operands_of(Op::Add, t).filter(|(_, c)| self.is_constant(*c))
    }

    /// The difference.
    pub fn sub(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if !self.simplify {
            return self.raw2(Op::Sub, width, a, b);
        }
        if width == 1 {
            return self.xor(a, b);
        }
        if a == b {
            return self.zero(width);
        }
        if let Some(t) = self.fold(Op::Sub, width, a, b).or_else(|| self.lift(Op::Sub, width, a, b)) {
            return t;
        }
        if self.is_constant(b) {
            let c = self.neg(b);
            return self.add(a, c);
        }
        if self.is_zero(a) {
            return self.neg(b);
        }
        if let Some((x, c)) = self.plus_constant(a) {
            let t = self.sub(x, b);
            return self.add(t, c);
        }
        if let Some((y, c)) = self.plus_constant(b) {
            let t = self.sub(a, y);
            let c = self.neg(c);
            return self.add(t, c);
        }
        if let Some(y) = self.operand_of(Op::Neg, b) {
            return self.add(a, y);
        }
        if let Some((x, y)) = self.operands_of(Op::Add, a) {
            if x == b {
                return y;
            }
            if y == b {
                return x;
            }
        }
        if let Some((x, y)) = self.operands_of(Op::Add, b) {
            if x == a {
                return self.neg(y);
            }
            if y == a {
                return self.neg(x);
            }
        }
        if let Some((x, y)) = self.operands_of(Op::Sub, a)
            && x == b
        {
            return self.neg(y);
        }
        if let Some((x, y)) = self.operands_of(Op::Sub, b)
            && x == a
        {
            return y;
        }
        self.raw2(Op::Sub, width, a, b)
    }

    /// The negative.
    pub fn neg(&mut self, a: Term) -> Term {
        let width = self.width(a);
        if !self.simplify {
            return self.raw1(Op::Neg, width, a);
        }
        if width == 1 {
            return a;
        }
        if let Some(t) = self.fold1(Op::Neg, width, a, 0) {
            return t;
        }
        if let Some(t) = self.operand_of(Op::Neg, a) {
            return t;
        }
        if let Some((x, y)) = self.operands_of(Op::Sub, a) {
            return self.sub(y, x);
        }
        if let Some(x) = self.operand_of(Op::Not, a) {
            let one = self.constant(width, 1);
            return self.add(x, one);
        }
        if let Some((x, c)) = self.plus_constant(a) {
            let c = self.neg(c);
            return self.sub(c, x);
        }
        if let Some((c, x, y)) = self.constant_arms(a) {
            let (x, y) = (self.neg(x), self.neg(y));
            return self.ite(c, x, y);
        }
        self.raw1(Op::Neg, width, a)
    }

    /// The product.
    pub fn mul(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if !self.simplify {
            return self.raw2(Op::Mul, width, a, b);
        }
        if width == 1 {
            return self.and(a, b);
        }
        let (a, b) = self.ordered(a, b);
        if let Some(t) = self.fold(Op::Mul, width, a, b).or_else(|| self.lift(Op::Mul, width, a, b)) {
            return t;
        }
        if self.is_constant(b) {
            if self.is_zero(b) {
                return b;
            }
            if self.is_ones(b) {
                return self.neg(a);
            }
            if let Some(k) = self.power_of_two(b) {
                let k = self.constant(width, u64::from(k));
                return self.shl(a, k);
            }
            if let Some((x, c)) = self.operands_of(Op::Mul, a)
                && self.is_constant(c)
            {
                let c = self.mul(c, b);
                return self.mul(x, c);
            }
            if let Some((x, c)) = self.plus_constant(a) {
                let (t, c) = (self.mul(x, b), self.mul(c, b));
                return self.add(t, c);
            }
            if let Some(x) = self.operand_of(Op::Neg, a) {
                let c = self.neg(b);
                return self.mul(x, c);
            }
            return self.raw2(Op::Mul, width, a, b);
        }
        // Constant factors and signs go outside.
        for (x, y) in [(a, b), (b, a)] {
            if let Some((y, c)) = self.operands_of(Op::Mul, y)
                && self.is_constant(c)
            {
                let t = self.mul(x, y);
                return self.mul(t, c);
            }
            if let Some(y) = self.operand_of(Op::Neg, y) {
                let t = self.mul(x, y);
                return self.neg(t);
            }
        }
        self.raw2(Op::Mul, width, a, b)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Model;
    use crate::term::Variable;

    #[test]
    fn a_number_that_an_offset_is_added_to_can_be_told() {
        let mut terms = Terms::new();
        let x = terms.variable(Variable(0), 64);
        let eight = terms.constant(64, 8);
        let behind = terms.add(x, eight);
        for offset in [x, behind, eight] {
            let sum = terms.based(1000, offset);
            assert_eq!(terms.offset_and_base(sum), Some((offset, 1000)));
            let parts: Vec<Term> = (0..8).map(|i| terms.extract(sum, 8 * i, 8)).collect();
            let whole = parts.into_iter().reduce(|low, high| terms.concat(high, low));
            assert_eq!(whole, Some(sum), "also after it was taken apart");
            // What is computed from it is as usual.
            let plain = terms.constant(64, 1000);
            let plain = terms.add(offset, plain);
            let (a, b) = (terms.add(sum, eight), terms.add(plain, eight));
            assert_eq!(a, b);
            let mut model = Model::new();
            model.set_u64(Variable(0), 77);
            assert_eq!(terms.evaluate_u64(sum, &model), terms.evaluate_u64(plain, &model));
        }
    }
}
