//! Integer arithmetic, comparisons, casts, choices and address sums.

use super::{Flow, Run, Stop};
use crate::code::{Op, Reg, flag};
use crate::state::Purpose;
use crate::value::{Value, holds, mask, signed};
use threadbare_expr::{Binary, Compare, Term};
use threadbare_ir::inst::{BinaryOp, IntPredicate};
use threadbare_trace::ErrorKind;

impl Run<'_> {
    pub(super) fn arithmetic(&mut self, op: Op) -> Flow<()> {
        let (dst, value) = match op {
            Op::Binary { op, flags, width, dst, a, b } => {
                (dst, self.binary(op, flags, u32::from(width), self.get(a), self.get(b))?)
            }
            Op::Compare { pred, width, dst, a, b } => {
                (dst, self.compare(pred, u32::from(width), self.get(a), self.get(b)))
            }
            Op::Truncate { from, to, dst, a } => {
                (dst, self.truncate(u32::from(from), u32::from(to), self.get(a)))
            }
            Op::ZeroExtend { from, to, dst, a } => {
                (dst, self.extend(u32::from(from), u32::from(to), self.get(a), false))
            }
            Op::SignExtend { from, to, dst, a } => {
                (dst, self.extend(u32::from(from), u32::from(to), self.get(a), true))
            }
            Op::Copy { dst, a } => (dst, self.get(a)),
            Op::Freeze { dst, a, .. } => (dst, self.frozen(self.get(a))),
            Op::Select { width, dst, cond, a, b } => {
                (dst, self.select(u32::from(width), self.get(cond), self.get(a), self.get(b)))
            }
            Op::Index { from, dst, a, index, scale } => {
                (dst, self.index(u32::from(from), self.get(a), self.get(index), u64::from(scale)))
            }
            Op::Reshape { from, to, dst, a } => return self.reshape(from, to, dst, a),
            Op::ExtractLane { width, count, dst, a, index } => {
                return self.extract_lane(u32::from(width), count, dst, a, index);
            }
            Op::InsertLane { width, count, dst, a, element, index } => {
                return self.insert_lane(u32::from(width), count, dst, a, element, index);
            }
            _ => return Err(Stop::unsupported("an operation of another family")),
        };
        self.set(dst, value);
        Ok(())
    }

    fn binary(&mut self, op: BinaryOp, flags: u8, width: u32, a: Value, b: Value) -> Flow<Value> {
        if matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem) {
            self.check_divisor(op, width, a, b)?;
        }
        if let Some(poison) = first_poison(&[a, b]) {
            return Ok(poison);
        }
        if let (Some(x), Some(y)) = (a.word(), b.word()) {
            if matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr) && y >= u64::from(width) {
                return Ok(self.poison(ErrorKind::Overflow, || format!("a shift of {width} bits by {y}")));
            }
            if flags != 0 && self.world.options.detect.overflow && breaks(op, flags, width, x, y) {
                return Err(does_not_fit(op, flags, width, x, y));
            }
            return Ok(Value::concrete(concrete(op, width, x, y) & mask(width)));
        }
        let (a, b) = (self.term(a, width), self.term(b, width));
        let Some(operator) = operator(op) else {
            return Err(Stop::unsupported("an arithmetic operation of another family"));
        };
        let term = self.terms().binary(operator, a, b);
        if matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr) {
            let limit = self.terms().constant(width, u64::from(width));
            let far = self.terms().compare(Compare::Ule, limit, b);
            return Ok(self.poisoned_where(far, term, ErrorKind::Overflow, || {
                format!("a shift of {width} bits by more")
            }));
        }
        if flags != 0
            && self.world.options.detect.overflow
            && let Some(wrong) = self.broken(op, flags, a, b, term)
        {
            // Looked at where it happens, as the language has it; what it would be used for does not matter.
            let fits = self.terms().not(wrong);
            let fits = self.value(fits);
            if !self.decide(fits, Purpose::Check)? {
                let word = |term| self.world.arena.terms.evaluate_u64(term, &self.state.model);
                return Err(does_not_fit(op, flags, width, word(a), word(b)));
            }
        }
        Ok(self.value(term))
    }

    /// Whether the promises about an operation on terms are broken.
    fn broken(&mut self, op: BinaryOp, flags: u8, a: Term, b: Term, result: Term) -> Option<Term> {
        let mut wrong = None;
        for (bit, sign) in [(flag::NSW, true), (flag::NUW, false)] {
            if flags & bit == 0 {
                continue;
            }
            let this = self.overflow_term(op, sign, a, b, result)?;
            wrong = Some(match wrong {
                None => this,
                Some(other) => self.terms().or(other, this),
            });
        }
        wrong
    }

    /// Whether an operation on terms overflows; `None` if the operation cannot.
    pub(super) fn overflow_term(
        &mut self,
        op: BinaryOp,
        sign: bool,
        a: Term,
        b: Term,
        result: Term,
    ) -> Option<Term> {
        let terms = self.terms();
        let width = terms.width(a);
        let operator = operator(op)?;
        match op {
            BinaryOp::Add if !sign => Some(terms.compare(Compare::Ult, result, a)),
            BinaryOp::Sub if !sign => Some(terms.compare(Compare::Ult, a, b)),
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
                // Exact in a wider word, then compared with what is left of it.
                let wide = if op == BinaryOp::Mul { 2 * width } else { width + 1 };
                let extend = |terms: &mut threadbare_expr::Terms, t: Term| match sign {
                    true => terms.sext(t, wide),
                    false => terms.zext(t, wide),
                };
                let (x, y) = (extend(terms, a), extend(terms, b));
                let exact = terms.binary(operator, x, y);
                let kept = extend(terms, result);
                Some(terms.compare(Compare::Ne, exact, kept))
            }
            BinaryOp::Shl => {
                let back = if sign { Binary::AShr } else { Binary::LShr };
                let back = terms.binary(back, result, b);
                Some(terms.compare(Compare::Ne, back, a))
            }
            _ => None,
        }
    }

    fn check_divisor(&mut self, op: BinaryOp, width: u32, a: Value, b: Value) -> Flow<()> {
        self.refuse_nothing(b, "a divisor depends on")?;
        let fine = match b.word() {
            Some(word) => Value::concrete(u64::from(word != 0)),
            None => {
                let b = self.term(b, width);
                let b = self.defined(b, "a divisor depends on")?;
                let zero = self.terms().constant(width, 0);
                let fine = self.terms().compare(Compare::Ne, b, zero);
                self.value(fine)
            }
        };
        if !self.decide(fine, Purpose::Check)? {
            return Err(Stop::error(ErrorKind::DivisionByZero, "the divisor is zero"));
        }
        if matches!(op, BinaryOp::UDiv | BinaryOp::URem) || a.is_nothing() {
            return Ok(());
        }
        let fine = match (a.word(), b.word()) {
            (Some(a), Some(b)) => Value::concrete(u64::from(a != 1 << (width - 1) || b != mask(width))),
            (_, Some(b)) if b != mask(width) => Value::concrete(1),
            _ => {
                let (a, b) = (self.term(a, width), self.term(b, width));
                let terms = self.terms();
                let one = terms.constant(width, 1);
                let places = terms.constant(width, u64::from(width - 1));
                let lowest = terms.binary(Binary::Shl, one, places);
                let minus_one = terms.neg(one);
                let first = terms.compare(Compare::Ne, a, lowest);
                let second = terms.compare(Compare::Ne, b, minus_one);
                let fine = terms.or(first, second);
                self.value(fine)
            }
        };
        if !self.decide(fine, Purpose::Check)? {
            return Err(Stop::error(ErrorKind::Overflow, "the quotient does not fit: lowest value by -1"));
        }
        Ok(())
    }

    pub(super) fn compare(&mut self, pred: IntPredicate, width: u32, a: Value, b: Value) -> Value {
        if let (Some(x), Some(y)) = (a.word(), b.word()) {
            return Value::concrete(u64::from(holds(pred, width, x, y)));
        }
        if let Some(poison) = first_poison(&[a, b]) {
            return poison;
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

    fn truncate(&mut self, from: u32, to: u32, value: Value) -> Value {
        match value.word() {
            Some(word) => Value::concrete(word & mask(to)),
            None if value.is_nothing() => value,
            None => {
                let term = self.term(value, from);
                let term = self.terms().extract(term, 0, to);
                self.value(term)
            }
        }
    }

    fn extend(&mut self, from: u32, to: u32, value: Value, sign: bool) -> Value {
        match value.word() {
            Some(word) if to <= 64 && !sign => Value::concrete(word),
            Some(word) if to <= 64 => Value::concrete(signed(word, from) as u64 & mask(to)),
            _ if value.poison_origin().is_some() => value,
            _ => {
                let term = self.term(value, from);
                let term = if sign { self.terms().sext(term, to) } else { self.terms().zext(term, to) };
                self.value(term)
            }
        }
    }

    pub(super) fn select(&mut self, width: u32, cond: Value, a: Value, b: Value) -> Value {
        match cond.word() {
            Some(word) if word & 1 == 1 => a,
            Some(_) => b,
            None if cond.poison_origin().is_some() => cond,
            None if a == b => a,
            None => {
                let cond = self.term(cond, 1);
                let (a, b) = (self.term(a, width), self.term(b, width));
                let term = self.terms().ite(cond, a, b);
                self.value(term)
            }
        }
    }

    fn index(&mut self, from: u32, base: Value, index: Value, scale: u64) -> Value {
        if let (Some(base), Some(index)) = (base.word(), index.word()) {
            let offset = (signed(index, from) as u64).wrapping_mul(scale);
            return self.moved(base, offset);
        }
        if let Some(poison) = first_poison(&[base, index]) {
            return poison;
        }
        let (base, index) = (self.term(base, 64), self.term(index, from));
        let terms = self.terms();
        let index = if from > 64 { terms.extract(index, 0, 64) } else { terms.sext(index, 64) };
        let scale = terms.constant(64, scale);
        let offset = terms.binary(Binary::Mul, index, scale);
        let term = self.moved_term(base, offset);
        self.value(term)
    }

    /// The bits of some registers cut anew, least significant first.
    fn reshape(&mut self, from: u32, to: u32, dst: Reg, a: Reg) -> Flow<()> {
        let code = self.frame_mut().code.clone();
        let (from, to) = (&code.shapes[from as usize].leaves, &code.shapes[to as usize].leaves);
        let mut whole: Option<Term> = None;
        for (i, (_, width)) in (0..).zip(from) {
            let part = self.term(self.get(a + i), u32::from(*width));
            whole = Some(match whole {
                None => part,
                Some(low) => self.terms().concat(part, low),
            });
        }
        let Some(whole) = whole else { return Ok(()) };
        let mut low = 0;
        for (i, (_, width)) in (0..).zip(to) {
            let width = u32::from(*width);
            let part = self.terms().extract(whole, low, width);
            let part = self.value(part);
            self.set(dst + i, part);
            low += width;
        }
        Ok(())
    }

    fn extract_lane(&mut self, width: u32, count: u16, dst: Reg, a: Reg, index: Reg) -> Flow<()> {
        let index = self.get(index);
        self.refuse_nothing(index, "a lane is chosen by")?;
        let count = u32::from(count);
        let value = match index.word() {
            Some(at) if at < u64::from(count) => self.get(a + at as Reg),
            Some(_) => self.poison(ErrorKind::OutOfBounds, || "a lane that the vector does not have".into()),
            None => {
                let mut chosen = self.get(a);
                for lane in 1..count {
                    let hit = self.lane_is(index, lane);
                    chosen = self.select(width, hit, self.get(a + lane), chosen);
                }
                chosen
            }
        };
        self.set(dst, value);
        Ok(())
    }

    fn insert_lane(
        &mut self,
        width: u32,
        count: u16,
        dst: Reg,
        a: Reg,
        element: Reg,
        index: Reg,
    ) -> Flow<()> {
        let (index, element) = (self.get(index), self.get(element));
        self.refuse_nothing(index, "a lane is chosen by")?;
        for lane in 0..u32::from(count) {
            let hit = self.lane_is(index, lane);
            let value = self.select(width, hit, element, self.get(a + lane));
            self.set(dst + lane, value);
        }
        Ok(())
    }

    fn lane_is(&mut self, index: Value, lane: u32) -> Value {
        let width = index.term().map_or(64, |term| self.world.arena.terms.width(term));
        self.compare(IntPredicate::Eq, width, index, Value::concrete(u64::from(lane)))
    }
}

/// The first of these that is poison.
pub(super) fn first_poison(values: &[Value]) -> Option<Value> {
    values.iter().copied().find(|value| value.poison_origin().is_some())
}

fn operator(op: BinaryOp) -> Option<Binary> {
    Some(match op {
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
        BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => return None,
    })
}

fn noun(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "sum",
        BinaryOp::Sub => "difference",
        BinaryOp::Mul => "product",
        BinaryOp::Shl => "shift",
        _ => "quotient",
    }
}

/// An operation on words; the caller cuts the result to its width, and has seen to it that a shift is less than
/// the width and a divisor is not zero.
pub(super) fn concrete(op: BinaryOp, width: u32, x: u64, y: u64) -> u64 {
    let (sx, sy) = (signed(x, width), signed(y, width));
    match op {
        BinaryOp::Add => x.wrapping_add(y),
        BinaryOp::Sub => x.wrapping_sub(y),
        BinaryOp::Mul => x.wrapping_mul(y),
        BinaryOp::UDiv => x.checked_div(y).unwrap_or(0),
        BinaryOp::URem => x.checked_rem(y).unwrap_or(x),
        BinaryOp::SDiv => sx.wrapping_div(if sy == 0 { 1 } else { sy }) as u64,
        BinaryOp::SRem => sx.wrapping_rem(if sy == 0 { 1 } else { sy }) as u64,
        BinaryOp::Shl => x << (y & 63),
        BinaryOp::LShr => x >> (y & 63),
        BinaryOp::AShr => (sx >> (y & 63)) as u64,
        BinaryOp::And => x & y,
        BinaryOp::Or => x | y,
        BinaryOp::Xor => x ^ y,
        // Of another family.
        BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => 0,
    }
}

/// Whether an operation on words breaks what the program promises about it.
pub(super) fn breaks(op: BinaryOp, flags: u8, width: u32, x: u64, y: u64) -> bool {
    let (sx, sy) = (i128::from(signed(x, width)), i128::from(signed(y, width)));
    let (ux, uy) = (u128::from(x), u128::from(y));
    let (least, most) = (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1);
    let outside = |exact: i128| flags & flag::NSW != 0 && !(least..=most).contains(&exact);
    let above = |exact: Option<u128>| {
        flags & flag::NUW != 0 && exact.is_none_or(|exact| exact > u128::from(mask(width)))
    };
    match op {
        BinaryOp::Add => outside(sx + sy) || above(Some(ux + uy)),
        BinaryOp::Sub => outside(sx - sy) || above(ux.checked_sub(uy)),
        BinaryOp::Mul => outside(sx * sy) || above(Some(ux * uy)),
        BinaryOp::Shl => outside(sx << y.min(63)) || above(Some(ux << y.min(63))),
        BinaryOp::UDiv => flags & flag::EXACT != 0 && y != 0 && ux % uy != 0,
        BinaryOp::SDiv => flags & flag::EXACT != 0 && y != 0 && sx % sy != 0,
        BinaryOp::LShr | BinaryOp::AShr => flags & flag::EXACT != 0 && x & ((1 << y.min(63)) - 1) != 0,
        _ => false,
    }
}

/// The error of a result that does not fit.
fn does_not_fit(op: BinaryOp, flags: u8, width: u32, x: u64, y: u64) -> Stop {
    let noun = noun(op);
    let operands = match flags & flag::NSW {
        0 => format!("{x} and {y}"),
        _ => format!("{} and {}", signed(x, width), signed(y, width)),
    };
    Stop::error(ErrorKind::Overflow, format!("the {noun} of {operands} does not fit {width} bits"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promises_about_words() {
        let nsw = |op, x: i64, y: i64| breaks(op, flag::NSW, 8, x as u64 & 0xff, y as u64 & 0xff);
        let nuw = |op, x, y| breaks(op, flag::NUW, 8, x, y);
        // Against arithmetic that cannot overflow, over all pairs.
        for x in -128i64..128 {
            for y in -128i64..128 {
                for (op, exact) in [(BinaryOp::Add, x + y), (BinaryOp::Sub, x - y), (BinaryOp::Mul, x * y)] {
                    assert_eq!(nsw(op, x, y), !(-128..128).contains(&exact), "{x} {op:?} {y}");
                }
                let (ux, uy) = ((x + 128) as u64, (y + 128) as u64);
                assert_eq!(nuw(BinaryOp::Add, ux, uy), ux + uy > 255);
                assert_eq!(nuw(BinaryOp::Sub, ux, uy), ux < uy);
                assert_eq!(nuw(BinaryOp::Mul, ux, uy), ux * uy > 255);
            }
        }
        assert!(
            breaks(BinaryOp::UDiv, flag::EXACT, 32, 7, 2) && !breaks(BinaryOp::UDiv, flag::EXACT, 32, 8, 2)
        );
        assert!(
            breaks(BinaryOp::LShr, flag::EXACT, 32, 6, 2) && !breaks(BinaryOp::LShr, flag::EXACT, 32, 8, 2)
        );
        assert!(nsw(BinaryOp::Shl, 64, 1) && !nsw(BinaryOp::Shl, -64, 1) && nuw(BinaryOp::Shl, 128, 1));
    }
}
