//! Extraction, concatenation, extension, shifts: operators that move bits.

use crate::arena::Terms;
use crate::term::{Op, Term};

impl Terms {
    /// `width` bits from bit `low` on.
    pub fn extract(&mut self, t: Term, low: u32, width: u32) -> Term {
        debug_assert!(width > 0 && low + width <= self.width(t), "bits that are not there");
        let (mut t, mut low) = (t, low);
        if !self.simplify {
            return self.raw_extract(t, low, width);
        }
        loop {
            let n = *self.node(t);
            if width == n.width {
                return t;
            }
            if let Some(t) = self.fold1(Op::Extract, width, t, low) {
                return t;
            }
            let (Some(a), b) = (Term::from_raw(n.a), Term::from_raw(n.b)) else { break };
            match n.op {
                Op::Extract => {
                    low += n.b;
                    t = a;
                }
                Op::Concat => {
                    let Some(b) = b else { break };
                    let k = self.width(b);
                    if low >= k {
                        low -= k;
                        t = a;
                    } else if low + width <= k {
                        t = b;
                    } else {
                        let lower = self.extract(b, low, k - low);
                        let upper = self.extract(a, 0, low + width - k);
                        return self.concat(upper, lower);
                    }
                }
                Op::ZExt | Op::SExt => {
                    let k = self.width(a);
                    if low + width <= k {
                        t = a;
                    } else if n.op == Op::ZExt && low >= k {
                        return self.zero(width);
                    } else {
                        // Of the copies of a sign bit, one is enough.
                        let low = low.min(k - 1);
                        let inner = self.extract(a, low, k - low);
                        return if n.op == Op::ZExt {
                            self.zext(inner, width)
                        } else {
                            self.sext(inner, width)
                        };
                    }
                }
                Op::Ite => {
                    let Some((c, x, y)) = self.constant_arms(t) else { break };
                    let (x, y) = (self.extract(x, low, width), self.extract(y, low, width));
                    return self.ite(c, x, y);
                }
                Op::Not if self.is_shape(a) => {
                    let x = self.extract(a, low, width);
                    return self.not(x);
                }
                Op::And | Op::Or | Op::Xor => {
                    let Some(b) = b.filter(|b| self.is_shape(a) && self.is_shape(*b)) else { break };
                    let (x, y) = (self.extract(a, low, width), self.extract(b, low, width));
                    return match n.op {
                        Op::And => self.and(x, y),
                        Op::Or => self.or(x, y),
                        _ => self.xor(x, y),
                    };
                }
                // The low bits of a sum depend on the low bits of its summands alone; one of numbers stands as it is (`based`).
                Op::Add | Op::Sub | Op::Mul if low == 0 && !self.is_ground(t) => {
                    let Some(b) = b.filter(|b| self.is_shape(a) && self.is_shape(*b)) else { break };
                    let (x, y) = (self.extract(a, 0, width), self.extract(b, 0, width));
                    return match n.op {
                        Op::Add => self.add(x, y),
                        Op::Sub => self.sub(x, y),
                        _ => self.mul(x, y),
                    };
                }
                _ => break,
            }
        }
        self.raw_extract(t, low, width)
    }

    fn raw_extract(&mut self, t: Term, low: u32, width: u32) -> Term {
        self.operation(Op::Extract, width, [t.raw(), low, 0], 0)
    }

    /// Whether an extraction from the term goes inside for sure.
    fn is_shape(&self, t: Term) -> bool {
        matches!(self.node(t).op, Op::Const | Op::ZExt | Op::SExt | Op::Concat | Op::Extract)
    }

    /// The bits of `high` in front of those of `low`.
    pub fn concat(&mut self, high: Term, low: Term) -> Term {
        let width = self.width(high) + self.width(low);
        if !self.simplify {
            return self.raw2(Op::Concat, width, high, low);
        }
        if let Some(t) = self.fold(Op::Concat, width, high, low) {
            return t;
        }
        if self.is_zero(high) {
            return self.zext(low, width);
        }
        if let Some(inner) = self.operand_of(Op::ZExt, high) {
            let t = self.concat(inner, low);
            return self.zext(t, width);
        }
        // Concatenations lean to the right: (a.b).c is a.(b.c).
        if let Some((a, b)) = self.operands_of(Op::Concat, high) {
            let t = self.concat(b, low);
            return self.concat(a, t);
        }
        if let Some(t) = self.adjacent(high, low) {
            return t;
        }
        if let Some((a, b)) = self.operands_of(Op::Concat, low)
            && let Some(front) =
                self.fold(Op::Concat, width - self.width(b), high, a).or_else(|| self.adjacent(high, a))
        {
            return self.concat(front, b);
        }
        self.raw2(Op::Concat, width, high, low)
    }

    /// Neighbouring parts of one term become one part.
    fn adjacent(&mut self, high: Term, low: Term) -> Option<Term> {
        let h = *self.node(high);
        if h.op != Op::Extract {
            return None;
        }
        let source = Term::from_raw(h.a)?;
        let l = *self.node(low);
        // The low part may be the whole of a term of which the high part cannot be, or an extraction.
        if l.op == Op::Extract && l.a == h.a && l.b + l.width == h.b {
            return Some(self.extract(source, l.b, l.width + h.width));
        }
        None
    }

    /// Fills with zeros in front up to the width.
    pub fn zext(&mut self, t: Term, width: u32) -> Term {
        let w = self.width(t);
        if w == width {
            return t;
        }
        if self.simplify {
            if let Some(c) = self.fold1(Op::ZExt, width, t, 0) {
                return c;
            }
            if let Some(inner) = self.operand_of(Op::ZExt, t) {
                return self.zext(inner, width);
            }
            if let Some((c, x, y)) = self.constant_arms(t) {
                let (x, y) = (self.zext(x, width), self.zext(y, width));
                return self.ite(c, x, y);
            }
        }
        self.raw1(Op::ZExt, width, t)
    }

    /// Repeats the sign bit in front up to the width.
    pub fn sext(&mut self, t: Term, width: u32) -> Term {
        let w = self.width(t);
        if w == width {
            return t;
        }
        if self.simplify {
            if let Some(c) = self.fold1(Op::SExt, width, t, 0) {
                return c;
            }
            if let Some(inner) = self.operand_of(Op::SExt, t) {
                return self.sext(inner, width);
            }
            if self.non_negative(t) {
                return self.zext(t, width);
            }
            if let Some((c, x, y)) = self.constant_arms(t) {
                let (x, y) = (self.sext(x, width), self.sext(y, width));
                return self.ite(c, x, y);
            }
        }
        self.raw1(Op::SExt, width, t)
    }

    /// Whether the sign bit is known to be zero.
    pub(crate) fn non_negative(&self, t: Term) -> bool {
        let n = self.node(t);
        if n.width <= 64 { n.zeros >> (n.width - 1) & 1 == 1 } else { n.op == Op::ZExt }
    }

    /// Shift to the left.
    pub fn shl(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if self.simplify {
            if let Some(t) = self.shifted_out(Op::Shl, width, a, b) {
                return t;
            }
            if let Some(k) = self.below(b, width) {
                if k == 0 {
                    return a;
                }
                let kept = self.extract(a, 0, width - k);
                let zeros = self.zero(k);
                return self.concat(kept, zeros);
            }
        }
        self.raw2(Op::Shl, width, a, b)
    }

    /// Shift to the right, filled with zeros.
    pub fn lshr(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if self.simplify {
            if let Some(t) = self.shifted_out(Op::LShr, width, a, b) {
                return t;
            }
            if let Some(k) = self.below(b, width) {
                let kept = self.extract(a, k, width - k);
                return self.zext(kept, width);
            }
        }
        self.raw2(Op::LShr, width, a, b)
    }

    /// Shift to the right, filled with the sign.
    pub fn ashr(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if self.simplify {
            if let Some(t) = self.fold(Op::AShr, width, a, b).or_else(|| self.lift(Op::AShr, width, a, b)) {
                return t;
            }
            if self.is_zero(a) {
                return a;
            }
            if self.non_negative(a) {
                return self.lshr(a, b);
            }
            if self.is_constant(b) {
                let k = self.below(b, width).unwrap_or(width - 1);
                let kept = self.extract(a, k, width - k);
                return self.sext(kept, width);
            }
        }
        self.raw2(Op::AShr, width, a, b)
    }

    fn shifted_out(&mut self, op: Op, width: u32, a: Term, b: Term) -> Option<Term> {
        if let Some(t) = self.fold(op, width, a, b).or_else(|| self.lift(op, width, a, b)) {
            return Some(t);
        }
        if self.is_zero(a) {
            return Some(a);
        }
        if self.is_constant(b) && self.below(b, width).is_none() {
            return Some(self.zero(width));
        }
        None
    }
}
