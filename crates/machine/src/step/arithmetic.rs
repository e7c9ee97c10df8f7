//! Integer arithmetic, comparisons, casts and address sums.

use super::{Flow, Run, Stop};
use crate::code::Op;
use crate::state::Purpose;
use crate::value::{Value, mask, signed};
use threadbare_expr::{Binary, Compare};
use threadbare_ir::inst::{BinaryOp, IntPredicate};
use threadbare_trace::ErrorKind;

impl Run<'_> {
    pub(super) fn arithmetic(&mut self, op: Op) -> Flow<()> {
        match op {
            Op::Binary { op, width, dst, a, b } => {
                let value = self.binary(op, u32::from(width), self.get(a), self.get(b))?;
                self.set(dst, value);
            }
            Op::Compare { pred, width, dst, a, b } => {
                let value = self.compare(pred, u32::from(width), self.get(a), self.get(b));
                self.set(dst, value);
            }
            Op::Truncate { width, dst, a } => {
                let value = match self.get(a) {
                    Value::UNDEFINED => Value::UNDEFINED,
                    Value { word, tag: 0 } => Value::concrete(word & mask(u32::from(width))),
                    value => {
                        let term = self.term(value, 64);
                        let term = self.terms().extract(term, 0, u32::from(width));
                        self.value(term)
                    }
                };
                self.set(dst, value);
            }
            Op::ZeroExtend { to, dst, a } => {
                let value = self.get(a);
                let value = match value.word() {
                    Some(_) => value,
                    None => {
                        // The width of an undefined value is that of its register; zero bits are not undefined,
                        // but claiming more undefined bits than there are cannot hide an error.
                        let term = self.term(value, u32::from(to));
                        let term = self.terms().zext(term, u32::from(to));
                        self.value(term)
                    }
                };
                self.set(dst, value);
            }
            Op::SignExtend { from, to, dst, a } => {
                let value = self.get(a);
                let value = match value.word() {
                    Some(word) => Value::concrete(signed(word, u32::from(from)) as u64 & mask(u32::from(to))),
                    None => {
                        let term = self.term(value, u32::from(from));
                        let term = self.terms().sext(term, u32::from(to));
                        self.value(term)
                    }
                };
                self.set(dst, value);
            }
            Op::Copy { dst, a } => {
                let value = self.get(a);
                self.set(dst, value);
            }
            Op::Select { width, dst, cond, a, b } => {
                let (cond, a, b) = (self.get(cond), self.get(a), self.get(b));
                let value = match cond.word() {
                    Some(word) => {
                        if word & 1 == 1 {
                            a
                        } else {
                            b
                        }
                    }
                    None => {
                        let cond = self.term(cond, 1);
                        let (a, b) = (self.term(a, u32::from(width)), self.term(b, u32::from(width)));
                        let term = self.terms().ite(cond, a, b);
                        self.value(term)
                    }
                };
                self.set(dst, value);
            }
            Op::Index { from, dst, a, index, scale } => {
                let (base, index) = (self.get(a), self.get(index));
                let value = match (base.word(), index.word()) {
                    (Some(base), Some(index)) => {
                        let index = signed(index, u32::from(from)) as u64;
                        Value::concrete(base.wrapping_add(index.wrapping_mul(u64::from(scale))))
                    }
                    _ => {
                        let (base, index) = (self.term(base, 64), self.term(index, u32::from(from)));
                        let terms = self.terms();
                        let index = terms.sext(index, 64);
                        let scale = terms.constant(64, u64::from(scale));
                        let offset = terms.binary(Binary::Mul, index, scale);
                        let term = terms.binary(Binary::Add, base, offset);
                        self.value(term)
                    }
                };
                self.set(dst, value);
            }
            _ => return Err(Stop::unsupported("an operation of another family")),
        }
        Ok(())
    }

    fn binary(&mut self, op: BinaryOp, width: u32, a: Value, b: Value) -> Flow<Value> {
        if matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem) {
            self.check_divisor(op, width, a, b)?;
        }
        if let (Some(x), Some(y)) = (a.word(), b.word()) {
            return Ok(Value::concrete(concrete(op, width, x, y) & mask(width)));
        }
        let (a, b) = (self.term(a, width), self.term(b, width));
        let op = match op {
            BinaryOp::Add => Binary::Add,
            BinaryOp::Sub => Binary::Sub,
            BinaryOp::Mul => Binary::Mul,
            BinaryOp::UDiv => Binary::UDiv,
            BinaryOp::SDiv => Binary::SDiv,
            BinaryOp::URem => Binary::URem,
            BinaryOp::SRem => Binary::SRem,
            BinaryOp::Shl => Binary::Shl,
            BinaryOp::LShr => Binary::LShr,
            BinaryOp::AShr => Binary::AShr,
            BinaryOp::And => Binary::And,
            BinaryOp::Or => Binary::Or,
            BinaryOp::Xor => Binary::Xor,
            _ => return Err(Stop::unsupported("floating-point arithmetic")),
        };
        let term = self.terms().binary(op, a, b);
        Ok(self.value(term))
    }

    fn check_divisor(&mut self, op: BinaryOp, width: u32, a: Value, b: Value) -> Flow<()> {
        let fine = match b.word() {
            Some(word) => Value::concrete(u64::from(word != 0)),
            None => {
                let b = self.term(b, width);
                let zero = self.terms().constant(width, 0);
                let fine = self.terms().compare(Compare::Ne, b, zero);
                self.value(fine)
            }
        };
        if !self.decide(fine, Purpose::Check)? {
            return Err(Stop::error(ErrorKind::DivisionByZero, "the divisor is zero"));
        }
        if matches!(op, BinaryOp::SDiv | BinaryOp::SRem) {
            let (a, b) = (self.term(a, width), self.term(b, width));
            let terms = self.terms();
            let lowest = terms.constant(width, 1 << (width - 1));
            let minus_one = terms.constant(width, mask(width));
            let first = terms.compare(Compare::Ne, a, lowest);
            let second = terms.compare(Compare::Ne, b, minus_one);
            let fine = terms.or(first, second);
            let fine = self.value(fine);
            if !self.decide(fine, Purpose::Check)? {
                return Err(Stop::error(
                    ErrorKind::Overflow,
                    "the quotient does not fit: lowest value by -1",
                ));
            }
        }
        Ok(())
    }

    pub(super) fn compare(&mut self, pred: IntPredicate, width: u32, a: Value, b: Value) -> Value {
        if let (Some(x), Some(y)) = (a.word(), b.word()) {
            return Value::concrete(u64::from(holds(pred, width, x, y)));
        }
        let (a, b) = (self.term(a, width), self.term(b, width));
        let terms = self.terms();
        let term = match pred {
            IntPredicate::Eq => terms.compare(Compare::Eq, a, b),
            IntPredicate::Ne => terms.compare(Compare::Ne, a, b),
            IntPredicate::Ult => terms.compare(Compare::Ult, a, b),
            IntPredicate::Ule => terms.compare(Compare::Ule, a, b),
            IntPredicate::Ugt => terms.compare(Compare::Ult, b, a),
            IntPredicate::Uge => terms.compare(Compare::Ule, b, a),
            IntPredicate::Slt => terms.compare(Compare::Slt, a, b),
            IntPredicate::Sle => terms.compare(Compare::Sle, a, b),
            IntPredicate::Sgt => terms.compare(Compare::Slt, b, a),
            IntPredicate::Sge => terms.compare(Compare::Sle, b, a),
        };
        self.value(term)
    }
}

/// An operation on words; the caller cuts the result to its width. A shift by the width or more is poison in
/// the source language and gives the value that the term of the same name has.
fn concrete(op: BinaryOp, width: u32, x: u64, y: u64) -> u64 {
    let (sx, sy) = (signed(x, width), signed(y, width));
    let far = y >= u64::from(width);
    match op {
        BinaryOp::Add => x.wrapping_add(y),
        BinaryOp::Sub => x.wrapping_sub(y),
        BinaryOp::Mul => x.wrapping_mul(y),
        BinaryOp::UDiv => x / y,
        BinaryOp::URem => x % y,
        BinaryOp::SDiv => sx.wrapping_div(sy) as u64,
        BinaryOp::SRem => sx.wrapping_rem(sy) as u64,
        BinaryOp::Shl if far => 0,
        BinaryOp::Shl => x << y,
        BinaryOp::LShr if far => 0,
        BinaryOp::LShr => x >> y,
        BinaryOp::AShr => (sx >> y.min(63)) as u64,
        BinaryOp::And => x & y,
        BinaryOp::Or => x | y,
        BinaryOp::Xor => x ^ y,
        // Never decoded.
        BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => 0,
    }
}

fn holds(pred: IntPredicate, width: u32, x: u64, y: u64) -> bool {
    let (sx, sy) = (signed(x, width), signed(y, width));
    match pred {
        IntPredicate::Eq => x == y,
        IntPredicate::Ne => x != y,
        IntPredicate::Ult => x < y,
        IntPredicate::Ule => x <= y,
        IntPredicate::Ugt => x > y,
        IntPredicate::Uge => x >= y,
        IntPredicate::Slt => sx < sy,
        IntPredicate::Sle => sx <= sy,
        IntPredicate::Sgt => sx > sy,
        IntPredicate::Sge => sx >= sy,
    }
}
