//! Equality and order.

use crate::arena::Terms;
use crate::bits::signed;
use crate::term::{Op, Term, mask};

impl Terms {
    /// Whether both are equal.
    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        if !self.simplify {
            return self.raw2(Op::Eq, 1, a, b);
        }
        if a == b {
            return self.boolean(true);
        }
        let (a, b) = self.ordered(a, b);
        if self.is_constant(b) {
            return self.eq_constant(a, b);
        }
        if self.width(a) == 1 {
            let t = self.xor(a, b);
            return self.not(t);
        }
        for op in [Op::ZExt, Op::SExt, Op::Not, Op::Neg] {
            if let (Some(x), Some(y)) = (self.operand_of(op, a), self.operand_of(op, b))
                && self.width(x) == self.width(y)
            {
                return self.eq(x, y);
            }
        }
        if self.complements(a, b) {
            return self.boolean(false);
        }
        for op in [Op::Add, Op::Xor] {
            // A common summand cancels; so does a summand against the whole.
            if let (Some((p, q)), Some((r, s))) = (self.operands_of(op, a), self.operands_of(op, b)) {
                for (x, y, u, v) in [(p, q, r, s), (p, q, s, r), (q, p, r, s), (q, p, s, r)] {
                    if x == u {
                        return self.eq(y, v);
                    }
                }
            }
            for (whole, part) in [(a, b), (b, a)] {
                if let Some((p, q)) = self.operands_of(op, whole)
                    && (p == part || q == part)
                {
                    let rest = if p == part { q } else { p };
                    let zero = self.zero(self.width(rest));
                    return self.eq(rest, zero);
                }
            }
        }
        self.raw2(Op::Eq, 1, a, b)
    }

    /// Equality with a constant: invertible operators are undone, one after the other.
    fn eq_constant(&mut self, a: Term, c: Term) -> Term {
        let (mut a, mut c) = (a, c);
        loop {
            let n = *self.node(a);
            let width = n.width;
            if n.op == Op::Const {
                return self.boolean(a == c);
            }
            if width == 1 {
                return if self.is_zero(c) { self.not(a) } else { a };
            }
            let (Some(x), y) = (Term::from_raw(n.a), Term::from_raw(n.b)) else { break };
            match (n.op, y) {
                (Op::Not, _) => (a, c) = (x, self.not(c)),
                (Op::Neg, _) => (a, c) = (x, self.neg(c)),
                (Op::Add, Some(y)) if self.is_constant(y) => (a, c) = (x, self.sub(c, y)),
                (Op::Sub, Some(y)) if self.is_constant(x) => (a, c) = (y, self.sub(x, c)),
                (Op::Sub, Some(y)) if self.is_zero(c) => return self.eq(x, y),
                (Op::Xor, Some(y)) if self.is_constant(y) => (a, c) = (x, self.xor(c, y)),
                (Op::Xor, Some(y)) if self.is_zero(c) => return self.eq(x, y),
                (Op::Mul, Some(y)) if width <= 64 => {
                    let Some(factor) = self.as_u64(y).filter(|f| f & 1 == 1) else { break };
                    let inverse = self.constant(width, inverse(factor));
                    (a, c) = (x, self.mul(c, inverse));
                }
                (Op::ZExt | Op::SExt, _) => {
                    let narrow = self.extract(c, 0, self.width(x));
                    let wide =
                        if n.op == Op::ZExt { self.zext(narrow, width) } else { self.sext(narrow, width) };
                    if wide != c {
                        return self.boolean(false);
                    }
                    (a, c) = (x, narrow);
                }
                (Op::Concat, Some(y)) => {
                    let k = self.width(y);
                    let (high, low) = (self.extract(c, k, width - k), self.extract(c, 0, k));
                    let low = self.eq(y, low);
                    if self.is_false(low) {
                        return low;
                    }
                    let high = self.eq(x, high);
                    return self.and(high, low);
                }
                (Op::Ite, _) => {
                    let (Some(p), Some(q)) = (y, Term::from_raw(n.c)) else { break };
                    // One arm excluded: the condition decides, together with the other arm.
                    let (p, q) = (self.constant_equal(p, c), self.constant_equal(q, c));
                    let (Some(p), Some(q)) = (p, q) else { break };
                    let (p, q) = (self.boolean(p), self.boolean(q));
                    return self.ite(x, p, q);
                }
                _ => break,
            }
        }
        self.raw2(Op::Eq, 1, a, c)
    }

    fn constant_equal(&self, t: Term, c: Term) -> Option<bool> {
        self.is_constant(t).then_some(t == c)
    }

    /// Unsigned less.
    pub fn ult(&mut self, a: Term, b: Term) -> Term {
        if !self.simplify {
            return self.raw2(Op::Ult, 1, a, b);
        }
        let (mut a, mut b) = (a, b);
        loop {
            let width = self.width(a);
            if a == b || self.is_zero(b) || self.is_ones(a) {
                return self.boolean(false);
            }
            if let Some(t) = self.fold(Op::Ult, 1, a, b).or_else(|| self.lift(Op::Ult, 1, a, b)) {
                return t;
            }
            if width == 1 {
                let n = self.not(a);
                return self.and(n, b);
            }
            if self.is_zero(a) || self.is_ones(b) {
                let t = self.eq(a, b);
                return self.not(t);
            }
            if self.power_of_two(b) == Some(0) {
                let zero = self.zero(width);
                return self.eq(a, zero);
            }
            // The narrower of extended operands decide.
            let (x, y) = (self.operand_of(Op::ZExt, a), self.operand_of(Op::ZExt, b));
            match (x, y) {
                (Some(x), Some(y)) if self.width(x) == self.width(y) => (a, b) = (x, y),
                (Some(x), _) if self.is_constant(b) => {
                    let narrow = self.extract(b, 0, self.width(x));
                    if self.zext(narrow, width) != b {
                        return self.boolean(true);
                    }
                    (a, b) = (x, narrow);
                }
                (_, Some(y)) if self.is_constant(a) => {
                    let narrow = self.extract(a, 0, self.width(y));
                    if self.zext(narrow, width) != a {
                        return self.boolean(false);
                    }
                    (a, b) = (narrow, y);
                }
                _ => break,
            }
        }
        if let (Some(x), Some(y)) = (self.operand_of(Op::Not, a), self.operand_of(Op::Not, b)) {
            (a, b) = (y, x);
        }
        self.raw2(Op::Ult, 1, a, b)
    }

    /// Signed less.
    pub fn slt(&mut self, a: Term, b: Term) -> Term {
        if !self.simplify {
            return self.raw2(Op::Slt, 1, a, b);
        }
        let (mut a, mut b) = (a, b);
        loop {
            let width = self.width(a);
            if a == b {
                return self.boolean(false);
            }
            if let Some(t) = self.fold(Op::Slt, 1, a, b).or_else(|| self.lift(Op::Slt, 1, a, b)) {
                return t;
            }
            if width == 1 {
                let n = self.not(b);
                return self.and(a, n);
            }
            if self.non_negative(a) && self.non_negative(b) {
                return self.ult(a, b);
            }
            if self.is_zero(b) {
                return self.extract(a, width - 1, 1);
            }
            if self.is_ones(a) {
                let sign = self.extract(b, width - 1, 1);
                return self.not(sign);
            }
            let (x, y) = (self.operand_of(Op::SExt, a), self.operand_of(Op::SExt, b));
            match (x, y) {
                (Some(x), Some(y)) if self.width(x) == self.width(y) => (a, b) = (x, y),
                (Some(x), _) if self.is_constant(b) => match self.narrow_signed(b, self.width(x)) {
                    Ok(narrow) => (a, b) = (x, narrow),
                    Err(negative) => return self.boolean(!negative),
                },
                (_, Some(y)) if self.is_constant(a) => match self.narrow_signed(a, self.width(y)) {
                    Ok(narrow) => (a, b) = (narrow, y),
                    Err(negative) => return self.boolean(negative),
                },
                _ => break,
            }
        }
        let width = self.width(a);
        if width <= 64 {
            let (least, greatest) = (1u64 << (width - 1), mask(width - 1));
            if self.as_u64(b) == Some(least) || self.as_u64(a) == Some(greatest) {
                return self.boolean(false);
            }
            if self.as_u64(b) == Some(greatest) || self.as_u64(a) == Some(least) {
                let t = self.eq(a, b);
                return self.not(t);
            }
            if self.as_u64(b).is_some_and(|v| signed(width, v) == signed(width, least) + 1) {
                let least = self.constant(width, least);
                return self.eq(a, least);
            }
        }
        self.raw2(Op::Slt, 1, a, b)
    }

    /// The constant in fewer bits, or else whether it is negative.
    fn narrow_signed(&mut self, c: Term, width: u32) -> Result<Term, bool> {
        let full = self.width(c);
        let narrow = self.extract(c, 0, width);
        if self.sext(narrow, full) == c {
            return Ok(narrow);
        }
        let sign = self.extract(c, full - 1, 1);
        Err(self.is_true(sign))
    }
}

/// The inverse of an odd number modulo 2^64, by Newton's iteration.
fn inverse(odd: u64) -> u64 {
    (0..6).fold(odd, |x, _| x.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(x))))
}
