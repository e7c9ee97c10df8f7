//! Floating point: the hardware's for singles and doubles that are known, terms for everything else. Rounding is to
//! nearest; an operation that yields a NaN yields the one that an x86-64 makes of its operands.

use super::arithmetic::first_poison;
use super::{Flow, Run, Stop};
use crate::code::Op;
use crate::value::{Value, mask};
use threadbare_expr::Term;
use threadbare_expr::float::{FloatBinary, FloatCompare, Format, Rounding};
use threadbare_ir::inst::{BinaryOp, CastOp, FloatPredicate};
use threadbare_trace::ErrorKind;

const NEAREST: Rounding = Rounding::NearestEven;

impl Run<'_> {
    pub(super) fn float(&mut self, op: Op) -> Flow<()> {
        let (dst, value) = match op {
            Op::FloatBinary { op, width, dst, a, b } => {
                (dst, self.float_binary(op, u32::from(width), self.get(a), self.get(b))?)
            }
            Op::FloatCompare { pred, width, dst, a, b } => {
                (dst, self.float_compare(pred, u32::from(width), self.get(a), self.get(b))?)
            }
            Op::FloatNegate { width, dst, a } => {
                let (value, width) = (self.get(a), u32::from(width));
                let value = match value.word() {
                    Some(word) => Value::concrete(word ^ 1 << (width - 1)),
                    None if value.poison_origin().is_some() => value,
                    None => {
                        let term = self.term(value, width);
                        let term = self.terms().float_neg(term);
                        self.value(term)
                    }
                };
                (dst, value)
            }
            Op::FloatCast { op, saturate, from, to, dst, a } => {
                (dst, self.float_cast(op, saturate, u32::from(from), u32::from(to), self.get(a))?)
            }
            _ => return Err(Stop::unsupported("an operation of another family")),
        };
        self.set(dst, value);
        Ok(())
    }

    fn float_binary(&mut self, op: BinaryOp, width: u32, a: Value, b: Value) -> Flow<Value> {
        if let (Some(x), Some(y)) = (a.word(), b.word())
            && let Some(word) = binary(op, width, x, y)
        {
            return Ok(Value::concrete(word));
        }
        if let Some(poison) = first_poison(&[a, b]) {
            return Ok(poison);
        }
        let op = match op {
            BinaryOp::FAdd => FloatBinary::Add,
            BinaryOp::FSub => FloatBinary::Sub,
            BinaryOp::FMul => FloatBinary::Mul,
            BinaryOp::FDiv => FloatBinary::Div,
            _ => FloatBinary::Rem,
        };
        let (a, b) = (self.term(a, width), self.term(b, width));
        let term = self.terms().float_binary(op, NEAREST, a, b);
        self.float_value(term)
    }

    fn float_compare(&mut self, pred: FloatPredicate, width: u32, a: Value, b: Value) -> Flow<Value> {
        if let (Some(x), Some(y)) = (a.word(), b.word())
            && let Some(holds) = compare(pred, width, x, y)
        {
            return Ok(Value::concrete(u64::from(holds)));
        }
        if let Some(poison) = first_poison(&[a, b]) {
            return Ok(poison);
        }
        use FloatPredicate::*;
        let (a, b) = (self.term(a, width), self.term(b, width));
        let terms = self.terms();
        let (relation, swap, negate) = match pred {
            Oeq => (FloatCompare::Eq, false, false),
            Une => (FloatCompare::Eq, false, true),
            Olt => (FloatCompare::Lt, false, false),
            Uge => (FloatCompare::Lt, false, true),
            Ole => (FloatCompare::Le, false, false),
            Ugt => (FloatCompare::Le, false, true),
            Ogt => (FloatCompare::Lt, true, false),
            Ule => (FloatCompare::Lt, true, true),
            Oge => (FloatCompare::Le, true, false),
            Ult => (FloatCompare::Le, true, true),
            Uno => (FloatCompare::Unordered, false, false),
            Ord => (FloatCompare::Unordered, false, true),
            True => return Ok(Value::concrete(1)),
            False => return Ok(Value::concrete(0)),
            One | Ueq => {
                let equal = terms.float_compare(FloatCompare::Eq, a, b);
                let unordered = terms.float_compare(FloatCompare::Unordered, a, b);
                let both = equal.zip(unordered).map(|(equal, unordered)| terms.or(equal, unordered));
                let term = if pred == Ueq { both } else { both.map(|both| terms.not(both)) };
                return self.float_value(term);
            }
        };
        let (a, b) = if swap { (b, a) } else { (a, b) };
        let term = terms.float_compare(relation, a, b);
        let term = if negate { term.map(|term| terms.not(term)) } else { term };
        self.float_value(term)
    }

    fn float_cast(&mut self, op: CastOp, saturate: bool, from: u32, to: u32, value: Value) -> Flow<Value> {
        if let Some(word) = value.word()
            && let Some(word) = cast(op, from, to, word)
        {
            return Ok(Value::concrete(word));
        }
        if value.poison_origin().is_some() {
            return Ok(value);
        }
        let a = self.term(value, from);
        let terms = self.terms();
        let term = match op {
            CastOp::FpTrunc | CastOp::FpExt => {
                Format::from_width(to).and_then(|to| terms.float_convert(a, to, NEAREST))
            }
            CastOp::UiToFp | CastOp::SiToFp => Format::from_width(to)
                .and_then(|to| terms.float_from_int(a, op == CastOp::SiToFp, to, NEAREST)),
            _ => {
                let sign = op == CastOp::FpToSi;
                let term = terms.float_to_int(a, sign, to, Rounding::TowardZero);
                if !saturate
                    && let Some(term) = term
                    && let Some(outside) = self.outside(a, sign, to)
                {
                    return Ok(self.poisoned_where(outside, term, ErrorKind::Overflow, || {
                        format!("a number that does not fit {to} bits")
                    }));
                }
                term
            }
        };
        self.float_value(term)
    }

    /// Whether a float has no integer of this width next to it, towards zero.
    fn outside(&mut self, a: Term, sign: bool, width: u32) -> Option<Term> {
        let terms = self.terms();
        let format = Format::from_width(terms.width(a))?;
        let whole = terms.float_round(Rounding::TowardZero, a)?;
        let one = terms.constant(width + 1, 1);
        let places = terms.constant(width + 1, u64::from(if sign { width - 1 } else { width }));
        let limit = terms.shl(one, places);
        let limit = terms.float_from_int(limit, false, format, NEAREST)?;
        let least = match sign {
            true => terms.float_neg(limit),
            false => terms.float_constant(format, 0),
        };
        let above = terms.float_compare(FloatCompare::Le, least, whole)?;
        let below = terms.float_compare(FloatCompare::Lt, whole, limit)?;
        let inside = terms.and(above, below);
        // The limits of a small format may be infinite themselves.
        let infinite = terms.float_is_infinite(a)?;
        let outside = terms.not(inside);
        Some(terms.or(outside, infinite))
    }

    pub(super) fn float_value(&self, term: Option<Term>) -> Flow<Value> {
        match term {
            Some(term) => Ok(self.value(term)),
            None => Err(Stop::unsupported("a floating-point operation of this width")),
        }
    }
}

/// The bits of a single that was computed from these.
#[inline]
pub(super) fn bits32(x: f32, operands: &[u64]) -> u64 {
    if x.is_nan() { nan(Format::Single, operands) } else { u64::from(x.to_bits()) }
}

/// The bits of a double that was computed from these.
#[inline]
pub(super) fn bits64(x: f64, operands: &[u64]) -> u64 {
    if x.is_nan() { nan(Format::Double, operands) } else { x.to_bits() }
}

#[cold]
fn nan(format: Format, operands: &[u64]) -> u64 {
    let operands: Vec<u128> = operands.iter().map(|word| u128::from(*word)).collect();
    format.nan_of(&operands) as u64
}

pub(super) fn single(word: u64) -> f32 {
    f32::from_bits(word as u32)
}

pub(super) fn double(word: u64) -> f64 {
    f64::from_bits(word)
}

/// Arithmetic of the hardware; `None` for formats that it does not have.
fn binary(op: BinaryOp, width: u32, x: u64, y: u64) -> Option<u64> {
    macro_rules! of {
        ($x:expr, $y:expr) => {{
            let (x, y) = ($x, $y);
            match op {
                BinaryOp::FAdd => x + y,
                BinaryOp::FSub => x - y,
                BinaryOp::FMul => x * y,
                BinaryOp::FDiv => x / y,
                _ => x % y,
            }
        }};
    }
    match width {
        32 => Some(bits32(of!(single(x), single(y)), &[x, y])),
        64 => Some(bits64(of!(double(x), double(y)), &[x, y])),
        _ => None,
    }
}

pub(super) fn compare(pred: FloatPredicate, width: u32, x: u64, y: u64) -> Option<bool> {
    // Every single is a double.
    let (x, y) = match width {
        32 => (f64::from(single(x)), f64::from(single(y))),
        64 => (double(x), double(y)),
        _ => return None,
    };
    use FloatPredicate::*;
    let unordered = x.is_nan() || y.is_nan();
    Some(match pred {
        False => false,
        True => true,
        Ord => !unordered,
        Uno => unordered,
        Oeq => x == y,
        Ogt => x > y,
        Oge => x >= y,
        Olt => x < y,
        Ole => x <= y,
        One => !unordered && x != y,
        Ueq => unordered || x == y,
        Ugt => unordered || x > y,
        Uge => unordered || x >= y,
        Ult => unordered || x < y,
        Ule => unordered || x <= y,
        Une => x != y,
    })
}

/// Conversions that the hardware has; `None` for others, and for numbers that do not fit.
pub(super) fn cast(op: CastOp, from: u32, to: u32, word: u64) -> Option<u64> {
    let float = |width| match width {
        32 => Some(f64::from(single(word))),
        64 => Some(double(word)),
        _ => None,
    };
    match (op, to) {
        (CastOp::FpTrunc, 32) if from == 64 => Some(if double(word).is_nan() {
            Format::Double.nan_as(Format::Single, word.into()) as u64
        } else {
            u64::from((double(word) as f32).to_bits())
        }),
        (CastOp::FpExt, 64) if from == 32 => Some(if single(word).is_nan() {
            Format::Single.nan_as(Format::Double, word.into()) as u64
        } else {
            f64::from(single(word)).to_bits()
        }),
        (CastOp::SiToFp, 32) if from <= 64 => {
            Some(u64::from((crate::value::signed(word, from) as f32).to_bits()))
        }
        (CastOp::SiToFp, 64) if from <= 64 => Some((crate::value::signed(word, from) as f64).to_bits()),
        (CastOp::UiToFp, 32) if from <= 64 => Some(u64::from((word as f32).to_bits())),
        (CastOp::UiToFp, 64) if from <= 64 => Some((word as f64).to_bits()),
        (CastOp::FpToSi, 1..=64) => {
            let whole = float(from)?.trunc();
            let limit = 2f64.powi(to as i32 - 1);
            (-limit <= whole && whole < limit).then(|| whole as i64 as u64 & mask(to))
        }
        (CastOp::FpToUi, 1..=64) => {
            let whole = float(from)?.trunc();
            (0.0 <= whole && whole < 2f64.powi(to as i32)).then_some(whole as u64)
        }
        _ => None,
    }
}
