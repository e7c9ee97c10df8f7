//! The constructors. Each yields the simplest term it can see from its operands' top nodes, so that the solver meets
//! few shapes: constants to the right, commutative operands in the order of their structural hashes, `x - c` as
//! `x + -c`, shifts and masks by constants as extractions and concatenations, `≤` as the negation of the swapped `<`.
//! Recursion is bounded by the width of a term, never by its depth.

mod arith;
mod compare;
mod divide;
mod logic;
mod shape;

use crate::arena::Terms;
use crate::bits;
use crate::term::{Binary, Compare, Op, Term};

impl Terms {
    /// A binary operation on two terms of one width.
    pub fn binary(&mut self, op: Binary, a: Term, b: Term) -> Term {
        debug_assert_eq!(self.width(a), self.width(b), "operands of {op:?}");
        match op {
            Binary::Add => self.add(a, b),
            Binary::Sub => self.sub(a, b),
            Binary::Mul => self.mul(a, b),
            Binary::UDiv => self.udiv(a, b),
            Binary::SDiv => self.sdiv(a, b),
            Binary::URem => self.urem(a, b),
            Binary::SRem => self.srem(a, b),
            Binary::Shl => self.shl(a, b),
            Binary::LShr => self.lshr(a, b),
            Binary::AShr => self.ashr(a, b),
            Binary::And => self.and(a, b),
            Binary::Or => self.or(a, b),
            Binary::Xor => self.xor(a, b),
        }
    }

    /// A comparison of two terms of one width, as a term of width one.
    pub fn compare(&mut self, op: Compare, a: Term, b: Term) -> Term {
        debug_assert_eq!(self.width(a), self.width(b), "operands of {op:?}");
        match op {
            Compare::Eq => self.eq(a, b),
            Compare::Ne => {
                let t = self.eq(a, b);
                self.not(t)
            }
            Compare::Ult => self.ult(a, b),
            Compare::Ule => {
                let t = self.ult(b, a);
                self.not(t)
            }
            Compare::Slt => self.slt(a, b),
            Compare::Sle => {
                let t = self.slt(b, a);
                self.not(t)
            }
        }
    }

    /// The operation as it stands.
    pub(crate) fn raw1(&mut self, op: Op, width: u32, a: Term) -> Term {
        self.operation(op, width, [a.raw(), 0, 0], 0)
    }

    pub(crate) fn raw2(&mut self, op: Op, width: u32, a: Term, b: Term) -> Term {
        self.operation(op, width, [a.raw(), b.raw(), 0], 0)
    }

    /// The operands of a commutative operator in their order: a constant comes last.
    fn ordered(&self, a: Term, b: Term) -> (Term, Term) {
        let key = |t: Term| (self.is_constant(t), self.structural_hash(t), t);
        if key(a) <= key(b) { (a, b) } else { (b, a) }
    }

    /// The constant that the operator yields for constants.
    fn fold(&mut self, op: Op, width: u32, a: Term, b: Term) -> Option<Term> {
        let (wa, wb) = (self.width(a), self.width(b));
        let w = if op == Op::Concat { wb } else { wa };
        if width <= 64 && wa <= 64 {
            let (x, y) = (self.as_u64(a)?, self.as_u64(b)?);
            return Some(self.constant(width, bits::apply(op, width, w, x, y, 0)));
        }
        let (x, y) = (self.as_words(a)?, self.as_words(b)?);
        let r = bits::apply_wide(op, width, w, &x, &y, 0);
        Some(self.constant_wide(width, &r))
    }

    /// The constant that a unary operator yields for a constant; `low`: of an extraction.
    fn fold1(&mut self, op: Op, width: u32, a: Term, low: u32) -> Option<Term> {
        let wa = self.width(a);
        if width <= 64 && wa <= 64 {
            let x = self.as_u64(a)?;
            return Some(self.constant(width, bits::apply(op, width, wa, x, 0, low)));
        }
        let x = self.as_words(a)?;
        let r = bits::apply_wide(op, width, wa, &x, &[], low);
        Some(self.constant_wide(width, &r))
    }

    /// The operands of `t` if its operator is `op`.
    #[inline]
    fn operands_of(&self, op: Op, t: Term) -> Option<(Term, Term)> {
        let n = self.node(t);
        if n.op != op {
            return None;
        }
        Some((Term::from_raw(n.a)?, Term::from_raw(n.b)?))
    }

    /// The operand of `t` if its operator, with one operand, is `op`.
    #[inline]
    fn operand_of(&self, op: Op, t: Term) -> Option<Term> {
        let n = self.node(t);
        if n.op == op { Term::from_raw(n.a) } else { None }
    }

    /// Condition and arms if `t` is a choice between constants.
    fn constant_arms(&self, t: Term) -> Option<(Term, Term, Term)> {
        let n = self.node(t);
        if n.op != Op::Ite {
            return None;
        }
        let (c, a, b) = (Term::from_raw(n.a)?, Term::from_raw(n.b)?, Term::from_raw(n.c)?);
        (self.is_constant(a) && self.is_constant(b)).then_some((c, a, b))
    }

    /// Lifts a choice between constants over an operator whose other operand is a constant.
    fn lift(&mut self, op: Op, width: u32, a: Term, b: Term) -> Option<Term> {
        let ((c, x, y), left) = match (self.constant_arms(a), self.constant_arms(b)) {
            (Some(arms), _) if self.is_constant(b) => (arms, true),
            (_, Some(arms)) if self.is_constant(a) => (arms, false),
            _ => return None,
        };
        let arm =
            |s: &mut Terms, t: Term| if left { s.fold(op, width, t, b) } else { s.fold(op, width, a, t) };
        let (x, y) = (arm(self, x)?, arm(self, y)?);
        Some(self.ite(c, x, y))
    }

    fn zero(&mut self, width: u32) -> Term {
        self.constant(width, 0)
    }

    fn ones(&mut self, width: u32) -> Term {
        if width <= 64 {
            return self.constant(width, u64::MAX);
        }
        self.constant_wide(width, &vec![u64::MAX; bits::words(width)])
    }

    fn is_zero(&self, t: Term) -> bool {
        let n = self.node(t);
        n.op == Op::Const
            && if n.width <= 64 {
                n.a == 0 && n.b == 0
            } else {
                self.wide[n.a as usize].iter().all(|w| *w == 0)
            }
    }

    fn is_ones(&self, t: Term) -> bool {
        let n = self.node(t);
        n.op == Op::Const
            && if n.width <= 64 {
                n.constant() == crate::term::mask(n.width)
            } else {
                self.wide[n.a as usize].iter().map(|w| w.count_ones()).sum::<u32>() == n.width
            }
    }

    /// The exponent if `t` is a power of two.
    fn power_of_two(&self, t: Term) -> Option<u32> {
        if let Some(v) = self.as_u64(t) {
            return v.is_power_of_two().then(|| v.trailing_zeros());
        }
        let words = if self.is_constant(t) { self.as_words(t)? } else { return None };
        if words.iter().map(|w| w.count_ones()).sum::<u32>() != 1 {
            return None;
        }
        let at = words.iter().position(|w| *w != 0)?;
        Some(at as u32 * 64 + words[at].trailing_zeros())
    }

    /// The value of a constant if it is below `bound`.
    fn below(&self, t: Term, bound: u32) -> Option<u32> {
        if let Some(v) = self.as_u64(t) {
            return (v < u64::from(bound)).then_some(v as u32);
        }
        let words = if self.is_constant(t) { self.as_words(t)? } else { return None };
        (words[1..].iter().all(|w| *w == 0) && words[0] < u64::from(bound)).then_some(words[0] as u32)
    }

    /// Whether one is the complement of the other.
    fn complements(&self, a: Term, b: Term) -> bool {
        self.operand_of(Op::Not, a) == Some(b) || self.operand_of(Op::Not, b) == Some(a)
    }
}
