//! Constructors of floating-point terms.

use super::{Format, Rounding, apply};
use crate::arena::Terms;
use crate::bits;
use crate::term::{Op, Term};

/// Arithmetic on two floats.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FloatBinary {
    Add,
    Sub,
    Mul,
    Div,
    /// As C's `fmod`: exact, with the sign of the dividend.
    Rem,
}

/// Comparisons of two floats; all but the last are false if one is a NaN.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FloatCompare {
    Eq,
    Lt,
    Le,
    /// At least one is a NaN.
    Unordered,
}

impl Terms {
    fn wide_constant(&mut self, width: u32, v: u128) -> Term {
        self.constant_wide(width, &[v as u64, (v >> 64) as u64])
    }

    fn float_operation(&mut self, op: Op, width: u32, operands: &[Term], rounding: Rounding) -> Term {
        let values: Option<Vec<(u32, Vec<u64>)>> =
            operands.iter().map(|t| Some((self.width(*t), self.as_words(*t)?))).collect();
        if let Some(values) = values
            && self.simplify
        {
            let r = apply(op, width, &values, rounding);
            return self.constant_wide(width, &r);
        }
        let raw = |i: usize| operands.get(i).map_or(0, |t| t.raw());
        self.operation(op, width, [raw(0), raw(1), raw(2)], rounding as u8)
    }

    /// Arithmetic on two floats of one format; `None` if their width is that of no format.
    pub fn float_binary(&mut self, op: FloatBinary, rounding: Rounding, a: Term, b: Term) -> Option<Term> {
        let width = Format::from_width(self.width(a))?.width();
        let (op, rounding) = match op {
            FloatBinary::Add => (Op::FAdd, rounding),
            FloatBinary::Sub => (Op::FSub, rounding),
            FloatBinary::Mul => (Op::FMul, rounding),
            FloatBinary::Div => (Op::FDiv, rounding),
            FloatBinary::Rem => (Op::FRem, Rounding::NearestEven),
        };
        Some(self.float_operation(op, width, &[a, b], rounding))
    }

    /// `a * b + c`, rounded once.
    pub fn float_fma(&mut self, rounding: Rounding, a: Term, b: Term, c: Term) -> Option<Term> {
        let width = Format::from_width(self.width(a))?.width();
        Some(self.float_operation(Op::FFma, width, &[a, b, c], rounding))
    }

    /// The square root.
    pub fn float_sqrt(&mut self, rounding: Rounding, a: Term) -> Option<Term> {
        let width = Format::from_width(self.width(a))?.width();
        Some(self.float_operation(Op::FSqrt, width, &[a], rounding))
    }

    /// The nearest integral float in the given direction.
    pub fn float_round(&mut self, rounding: Rounding, a: Term) -> Option<Term> {
        let width = Format::from_width(self.width(a))?.width();
        Some(self.float_operation(Op::FRound, width, &[a], rounding))
    }

    /// The float in another format.
    pub fn float_convert(&mut self, a: Term, to: Format, rounding: Rounding) -> Option<Term> {
        let from = Format::from_width(self.width(a))?;
        if from == to {
            return Some(a);
        }
        Some(self.float_operation(Op::FToF, to.width(), &[a], rounding))
    }

    /// The float nearest to an integer of at most 128 bits.
    pub fn float_from_int(&mut self, a: Term, signed: bool, to: Format, rounding: Rounding) -> Option<Term> {
        if self.width(a) > 128 {
            return None;
        }
        let op = if signed { Op::SToF } else { Op::UToF };
        Some(self.float_operation(op, to.width(), &[a], rounding))
    }

    /// The integer of at most 128 bits nearest to a float: saturated, and zero for a NaN.
    pub fn float_to_int(&mut self, a: Term, signed: bool, width: u32, rounding: Rounding) -> Option<Term> {
        Format::from_width(self.width(a)).filter(|_| width <= 128)?;
        let op = if signed { Op::FToS } else { Op::FToU };
        Some(self.float_operation(op, width, &[a], rounding))
    }

    /// The constant zero, infinity or NaN of a format, as a term.
    pub fn float_constant(&mut self, format: Format, encoding: u128) -> Term {
        self.wide_constant(format.width(), encoding)
    }

    /// The bits without the sign.
    fn magnitude(&mut self, a: Term) -> Term {
        let width = self.width(a);
        self.extract(a, 0, width - 1)
    }

    fn sign(&mut self, a: Term) -> Term {
        let width = self.width(a);
        self.extract(a, width - 1, 1)
    }

    /// The float with the opposite sign.
    pub fn float_neg(&mut self, a: Term) -> Term {
        let (sign, magnitude) = (self.sign(a), self.magnitude(a));
        let sign = self.not(sign);
        self.concat(sign, magnitude)
    }

    /// The float without its sign.
    pub fn float_abs(&mut self, a: Term) -> Term {
        let magnitude = self.magnitude(a);
        let width = self.width(a);
        self.zext(magnitude, width)
    }

    /// The first float with the sign of the second.
    pub fn float_copysign(&mut self, a: Term, b: Term) -> Term {
        let (sign, magnitude) = (self.sign(b), self.magnitude(a));
        self.concat(sign, magnitude)
    }

    /// Whether the float is a NaN. Encodings that the x87 does not take for numbers count as such.
    pub fn float_is_nan(&mut self, a: Term) -> Option<Term> {
        let format = Format::from_width(self.width(a))?;
        let magnitude = self.magnitude(a);
        let infinity = self.wide_constant(format.width() - 1, format.infinity());
        let above = self.ult(infinity, magnitude);
        if format != Format::X87 {
            return Some(above);
        }
        let (integer, exponent) = (self.extract(a, 63, 1), self.extract(a, 64, 15));
        let zero = self.constant(15, 0);
        let denormal = self.eq(exponent, zero);
        let proper = self.or(integer, denormal);
        let improper = self.not(proper);
        Some(self.or(above, improper))
    }

    /// Whether the float is an infinity.
    pub fn float_is_infinite(&mut self, a: Term) -> Option<Term> {
        let format = Format::from_width(self.width(a))?;
        let magnitude = self.magnitude(a);
        let infinity = self.wide_constant(format.width() - 1, format.infinity());
        Some(self.eq(magnitude, infinity))
    }

    /// Compares two floats of one format.
    pub fn float_compare(&mut self, op: FloatCompare, a: Term, b: Term) -> Option<Term> {
        let (na, nb) = (self.float_is_nan(a)?, self.float_is_nan(b)?);
        let unordered = self.or(na, nb);
        if op == FloatCompare::Unordered {
            return Some(unordered);
        }
        let (ma, mb) = (self.magnitude(a), self.magnitude(b));
        let either = self.or(ma, mb);
        let zero = self.constant_wide(self.width(either), &vec![0; bits::words(self.width(either))]);
        let both_zero = self.eq(either, zero);
        let same = self.eq(a, b);
        let equal = self.or(same, both_zero);
        let relation = match op {
            FloatCompare::Eq => equal,
            _ => {
                // Signs differ: the negative one is less, zeros apart. Both negative: the greater magnitude is.
                let (sa, sb) = (self.sign(a), self.sign(b));
                let differ = self.xor(sa, sb);
                let (below, above) = (self.ult(ma, mb), self.ult(mb, ma));
                let ordered = self.ite(sa, above, below);
                let less = self.ite(differ, sa, ordered);
                let nonzero = self.not(both_zero);
                let less = self.and(less, nonzero);
                if op == FloatCompare::Lt { less } else { self.or(less, equal) }
            }
        };
        let both = self.not(unordered);
        Some(self.and(both, relation))
    }

    /// A NaN among two floats, made quiet: the first if it is one.
    pub fn float_nan_of(&mut self, a: Term, b: Term) -> Option<Term> {
        let format = Format::from_width(self.width(a))?;
        let first = self.float_is_nan(a)?;
        let chosen = self.ite(first, a, b);
        let quiet = self.float_constant(format, format.quiet_bit());
        Some(self.or(chosen, quiet))
    }

    /// The lesser of two floats, as C's `fmin` on an x86-64: the other one if one is a NaN; the first of two that are equal.
    pub fn float_min(&mut self, a: Term, b: Term) -> Option<Term> {
        let before = self.float_compare(FloatCompare::Le, a, b)?;
        self.float_choice(before, a, b)
    }

    /// The greater of two floats; see [`Terms::float_min`].
    pub fn float_max(&mut self, a: Term, b: Term) -> Option<Term> {
        let before = self.float_compare(FloatCompare::Le, b, a)?;
        self.float_choice(before, a, b)
    }

    fn float_choice(&mut self, first: Term, a: Term, b: Term) -> Option<Term> {
        let (na, nb) = (self.float_is_nan(a)?, self.float_is_nan(b)?);
        let ordered = self.ite(first, a, b);
        let without_b = self.ite(nb, a, ordered);
        Some(self.ite(na, b, without_b))
    }

    /// The lesser, or the greater, of two floats, as IEEE 754-2019's minimum and maximum: a NaN if one is; minus zero is
    /// less than plus zero.
    pub fn float_extreme(&mut self, a: Term, b: Term, least: bool) -> Option<Term> {
        let (na, nb) = (self.float_is_nan(a)?, self.float_is_nan(b)?);
        let less = self.float_compare(FloatCompare::Lt, a, b)?;
        let equal = self.float_compare(FloatCompare::Eq, a, b)?;
        // Equal floats differ at most in the sign of zero.
        let sign = self.sign(a);
        let first = self.ite(equal, sign, less);
        let (x, y) = if least { (a, b) } else { (b, a) };
        let ordered = self.ite(first, x, y);
        let nan = self.float_nan_of(a, b)?;
        let either = self.or(na, nb);
        Some(self.ite(either, nan, ordered))
    }
}
