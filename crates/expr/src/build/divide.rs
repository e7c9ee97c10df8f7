//! Division and remainder, total as in SMT-LIB.

use crate::arena::Terms;
use crate::term::{Op, Term};

impl Terms {
    /// The unsigned quotient; all ones by zero.
    pub fn udiv(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if self.simplify {
            if let Some(t) = self.fold(Op::UDiv, width, a, b).or_else(|| self.lift(Op::UDiv, width, a, b)) {
                return t;
            }
            if self.is_zero(b) {
                return self.ones(width);
            }
            if let Some(k) = self.power_of_two(b) {
                let k = self.constant(width, u64::from(k));
                return self.lshr(a, k);
            }
            if let Some((x, c)) = self.narrowed(a, b) {
                let q = self.udiv(x, c);
                return self.zext(q, width);
            }
            if self.certainly_less(a, b) {
                return self.zero(width);
            }
        }
        self.raw2(Op::UDiv, width, a, b)
    }

    /// The unsigned remainder; the dividend by zero.
    pub fn urem(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if self.simplify {
            if let Some(t) = self.fold(Op::URem, width, a, b).or_else(|| self.lift(Op::URem, width, a, b)) {
                return t;
            }
            if self.is_zero(b) {
                return a;
            }
            if a == b {
                return self.zero(width);
            }
            if let Some(k) = self.power_of_two(b) {
                if k == 0 {
                    return self.zero(width);
                }
                let low = self.extract(a, 0, k);
                return self.zext(low, width);
            }
            if let Some((x, c)) = self.narrowed(a, b) {
                let r = self.urem(x, c);
                return self.zext(r, width);
            }
            if self.certainly_less(a, b) {
                return a;
            }
        }
        self.raw2(Op::URem, width, a, b)
    }

    /// A division of an extended term by a constant that fits is done before the extension.
    fn narrowed(&mut self, a: Term, b: Term) -> Option<(Term, Term)> {
        let x = self.operand_of(Op::ZExt, a).filter(|_| self.is_constant(b))?;
        let k = self.width(x);
        let c = self.extract(b, 0, k);
        (self.zext(c, self.width(a)) == b).then_some((x, c))
    }

    fn certainly_less(&self, a: Term, b: Term) -> bool {
        let width = self.width(a);
        width <= 64 && self.known(a).max(width) < self.known(b).min()
    }

    /// The signed quotient, rounded towards zero; by zero, one for a negative dividend, else minus one.
    pub fn sdiv(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if self.simplify {
            if let Some(t) = self.fold(Op::SDiv, width, a, b).or_else(|| self.lift(Op::SDiv, width, a, b)) {
                return t;
            }
            if self.non_negative(a) && self.non_negative(b) {
                return self.udiv(a, b);
            }
            if self.is_ones(b) {
                return self.neg(a);
            }
            if let Some(k) = self.power_of_two(b).filter(|k| *k < width - 1) {
                let rounded = self.rounded(a, k, width);
                let k = self.constant(width, u64::from(k));
                return self.ashr(rounded, k);
            }
        }
        self.raw2(Op::SDiv, width, a, b)
    }

    /// The dividend plus what makes the shift round towards zero: 2^k - 1 if it is negative.
    fn rounded(&mut self, a: Term, k: u32, width: u32) -> Term {
        if k == 0 {
            return a;
        }
        let sign = self.extract(a, width - 1, 1);
        let bias = self.sext(sign, k);
        let bias = self.zext(bias, width);
        self.add(a, bias)
    }

    /// The signed remainder, with the sign of the dividend; the dividend by zero.
    pub fn srem(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if self.simplify {
            if let Some(t) = self.fold(Op::SRem, width, a, b).or_else(|| self.lift(Op::SRem, width, a, b)) {
                return t;
            }
            if self.non_negative(a) && self.non_negative(b) {
                return self.urem(a, b);
            }
            if a == b || self.is_ones(b) {
                return self.zero(width);
            }
            if self.is_zero(b) {
                return a;
            }
            if let Some(k) = self.power_of_two(b).filter(|k| *k < width - 1) {
                if k == 0 {
                    return self.zero(width);
                }
                let rounded = self.rounded(a, k, width);
                let high = self.extract(rounded, k, width - k);
                let zeros = self.zero(k);
                let multiple = self.concat(high, zeros);
                return self.sub(a, multiple);
            }
        }
        self.raw2(Op::SRem, width, a, b)
    }
}
