//! Bitwise operators and choices.

use crate::arena::Terms;
use crate::term::{Op, Term};

impl Terms {
    /// The complement of every bit; of a condition, its negation.
    pub fn not(&mut self, a: Term) -> Term {
        let width = self.width(a);
        if self.simplify {
            if let Some(t) = self.fold1(Op::Not, width, a, 0) {
                return t;
            }
            if let Some(t) = self.operand_of(Op::Not, a) {
                return t;
            }
            if let Some((c, x, y)) = self.constant_arms(a) {
                let (x, y) = (self.not(x), self.not(y));
                return self.ite(c, x, y);
            }
        }
        self.raw1(Op::Not, width, a)
    }

    /// Bitwise conjunction.
    pub fn and(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if !self.simplify {
            return self.raw2(Op::And, width, a, b);
        }
        let (a, b) = self.ordered(a, b);
        if a == b || self.is_ones(b) {
            return a;
        }
        if self.complements(a, b) {
            return self.zero(width);
        }
        if self.is_constant(b) {
            if self.is_zero(b) {
                return b;
            }
            if let Some(t) = self.fold(Op::And, width, a, b).or_else(|| self.lift(Op::And, width, a, b)) {
                return t;
            }
            if let Some((x, c)) = self.operands_of(Op::And, a)
                && self.is_constant(c)
            {
                let c = self.and(c, b);
                return self.and(x, c);
            }
            if let Some(t) = self.masked(a, b, width) {
                return t;
            }
        } else {
            for (x, y) in [(a, b), (b, a)] {
                // x & (x & z), x & (x | z), x & (!x & z), x & (!x | z).
                if let Some((p, q)) = self.operands_of(Op::And, y) {
                    if p == x || q == x {
                        return y;
                    }
                    if self.complements(p, x) || self.complements(q, x) {
                        return self.zero(width);
                    }
                }
                if let Some((p, q)) = self.operands_of(Op::Or, y) {
                    if p == x || q == x {
                        return x;
                    }
                    if self.complements(p, x) {
                        return self.and(x, q);
                    }
                    if self.complements(q, x) {
                        return self.and(x, p);
                    }
                }
            }
        }
        self.raw2(Op::And, width, a, b)
    }

    /// A mask of one run of ones keeps an extraction.
    fn masked(&mut self, x: Term, mask: Term, width: u32) -> Option<Term> {
        if width > 64 {
            return None;
        }
        let m = self.as_u64(mask)?;
        let low = m.trailing_zeros();
        let len = (m >> low).trailing_ones();
        if m >> low != crate::term::mask(len) {
            return None;
        }
        let kept = self.extract(x, low, len);
        let shifted = if low == 0 {
            kept
        } else {
            let zeros = self.zero(low);
            self.concat(kept, zeros)
        };
        Some(self.zext(shifted, width))
    }

    /// Bitwise disjunction.
    pub fn or(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if !self.simplify {
            return self.raw2(Op::Or, width, a, b);
        }
        let (a, b) = self.ordered(a, b);
        if a == b || self.is_zero(b) {
            return a;
        }
        if self.complements(a, b) {
            return self.ones(width);
        }
        if self.is_constant(b) {
            if self.is_ones(b) {
                return b;
            }
            if let Some(t) = self.fold(Op::Or, width, a, b).or_else(|| self.lift(Op::Or, width, a, b)) {
                return t;
            }
            if let Some((x, c)) = self.operands_of(Op::Or, a)
                && self.is_constant(c)
            {
                let c = self.or(c, b);
                return self.or(x, c);
            }
        } else {
            for (x, y) in [(a, b), (b, a)] {
                if let Some((p, q)) = self.operands_of(Op::Or, y) {
                    if p == x || q == x {
                        return y;
                    }
                    if self.complements(p, x) || self.complements(q, x) {
                        return self.ones(width);
                    }
                }
                if let Some((p, q)) = self.operands_of(Op::And, y) {
                    if p == x || q == x {
                        return x;
                    }
                    if self.complements(p, x) {
                        return self.or(x, q);
                    }
                    if self.complements(q, x) {
                        return self.or(x, p);
                    }
                }
            }
        }
        if let Some(t) = self.assembled(a, b, width) {
            return t;
        }
        self.raw2(Op::Or, width, a, b)
    }

    /// Parts that do not overlap are put side by side: `h << k | l` is a concatenation if `l` has only `k` bits.
    pub(crate) fn assembled(&mut self, a: Term, b: Term, width: u32) -> Option<Term> {
        for (x, y) in [(a, b), (b, a)] {
            // x may be extended: look below the zeros in front.
            let inner = self.operand_of(Op::ZExt, x).unwrap_or(x);
            let Some((high, low)) = self.operands_of(Op::Concat, inner) else { continue };
            let k = self.width(low);
            if !self.is_zero(low) || !self.fits(y, k) {
                continue;
            }
            let y = self.extract(y, 0, k);
            let both = self.concat(high, y);
            return Some(self.zext(both, width));
        }
        None
    }

    /// Whether all bits from `k` on are zero.
    fn fits(&self, t: Term, k: u32) -> bool {
        let n = self.node(t);
        if n.width <= 64 {
            return crate::term::mask(n.width) & !crate::term::mask(k) & !n.zeros == 0;
        }
        match (n.op, self.operand_of(Op::ZExt, t)) {
            (_, Some(inner)) => self.width(inner) <= k,
            (Op::Const, _) => {
                (k..n.width).all(|i| self.wide[n.a as usize][i as usize / 64] >> (i % 64) & 1 == 0)
            }
            _ => false,
        }
    }

    /// Bitwise exclusive disjunction.
    pub fn xor(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if !self.simplify {
            return self.raw2(Op::Xor, width, a, b);
        }
        let (a, b) = self.ordered(a, b);
        if a == b {
            return self.zero(width);
        }
        if self.is_zero(b) {
            return a;
        }
        if self.is_ones(b) {
            return self.not(a);
        }
        if self.complements(a, b) {
            return self.ones(width);
        }
        if let Some(t) = self.fold(Op::Xor, width, a, b).or_else(|| self.lift(Op::Xor, width, a, b)) {
            return t;
        }
        // Negations go outside, so that x ^ !y and !(x ^ y) are one term.
        if let Some(x) = self.operand_of(Op::Not, a) {
            let t = self.xor(x, b);
            return self.not(t);
        }
        if let Some(y) = self.operand_of(Op::Not, b) {
            let t = self.xor(a, y);
            return self.not(t);
        }
        if let Some((x, c)) = self.operands_of(Op::Xor, a)
            && self.is_constant(b)
            && self.is_constant(c)
        {
            let c = self.xor(c, b);
            return self.xor(x, c);
        }
        for (x, y) in [(a, b), (b, a)] {
            if let Some((p, q)) = self.operands_of(Op::Xor, y) {
                if p == x {
                    return q;
                }
                if q == x {
                    return p;
                }
            }
        }
        if let Some(t) = self.assembled(a, b, width) {
            return t;
        }
        self.raw2(Op::Xor, width, a, b)
    }

    /// `a` if the condition holds, else `b`.
    pub fn ite(&mut self, condition: Term, a: Term, b: Term) -> Term {
        let width = self.width(a);
        debug_assert_eq!(
            (self.width(condition), self.width(b)),
            (1, width),
            "condition and arms of a choice"
        );
        let (mut c, mut a, mut b) = (condition, a, b);
        if self.simplify {
            if let Some(v) = self.as_u64(c) {
                return if v == 1 { a } else { b };
            }
            if let Some(inner) = self.operand_of(Op::Not, c) {
                (c, a, b) = (inner, b, a);
            }
            // A choice on the same condition inside an arm is made already.
            if let Some(x) = self.arm(c, a, true) {
                a = x;
            }
            if let Some(x) = self.arm(c, b, false) {
                b = x;
            }
            if a == b {
                return a;
            }
            if width == 1 {
                if a == c || self.is_true(a) {
                    return self.or(c, b);
                }
                if b == c || self.is_false(b) {
                    return self.and(c, a);
                }
                if self.is_false(a) {
                    let n = self.not(c);
                    return self.and(n, b);
                }
                if self.is_true(b) {
                    let n = self.not(c);
                    return self.or(n, a);
                }
                if self.complements(a, b) {
                    let t = self.xor(c, a);
                    return self.not(t);
                }
            }
        }
        self.operation(Op::Ite, width, [c.raw(), a.raw(), b.raw()], 0)
    }

    fn arm(&self, c: Term, t: Term, taken: bool) -> Option<Term> {
        let n = self.node(t);
        if n.op != Op::Ite || n.a != c.raw() {
            return None;
        }
        Term::from_raw(if taken { n.b } else { n.c })
    }
}
