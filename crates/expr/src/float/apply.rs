//! The meaning of the floating-point operators on constants: the hardware's for single and double rounded to nearest,
//! soft float for the rest.

use super::{Format, Rounding};
use crate::term::Op;
use rustc_apfloat::ieee::{Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};

fn wide(words: &[u64]) -> u128 {
    u128::from(words.first().copied().unwrap_or(0)) | u128::from(words.get(1).copied().unwrap_or(0)) << 64
}

fn words(width: u32, v: u128) -> Vec<u64> {
    let mut r = vec![v as u64, (v >> 64) as u64];
    crate::bits::trim(width, &mut r);
    r
}

fn direction(r: Rounding) -> Round {
    match r {
        Rounding::NearestEven => Round::NearestTiesToEven,
        Rounding::NearestAway => Round::NearestTiesToAway,
        Rounding::TowardPositive => Round::TowardPositive,
        Rounding::TowardNegative => Round::TowardNegative,
        Rounding::TowardZero => Round::TowardZero,
    }
}

/// Applies a floating-point operator to operands given as (width, words); `width` is the result's. Conversions to
/// integers saturate, and take NaN to zero.
pub fn apply(op: Op, width: u32, operands: &[(u32, Vec<u64>)], rounding: Rounding) -> Vec<u64> {
    let value = |i: usize| operands.get(i).map_or(0, |(_, v)| wide(v));
    let from = operands.first().map_or(0, |(w, _)| *w);
    let args = [value(0), value(1), value(2)];
    let r = match op {
        Op::SToF | Op::UToF => match Format::from_width(width) {
            Some(Format::Half) => from_int::<Half>(op, from, args[0], rounding),
            Some(Format::Single) => from_int::<Single>(op, from, args[0], rounding),
            Some(Format::Double) => from_int::<Double>(op, from, args[0], rounding),
            Some(Format::X87) => from_int::<X87DoubleExtended>(op, from, args[0], rounding),
            Some(Format::Quad) => from_int::<Quad>(op, from, args[0], rounding),
            None => 0,
        },
        Op::FToF => convert(from, width, args[0], rounding),
        _ => match Format::from_width(from) {
            Some(Format::Half) => soft::<Half>(op, width, Format::Half, args, rounding),
            Some(Format::Single) => hardware32(op, args, rounding)
                .unwrap_or_else(|| soft::<Single>(op, width, Format::Single, args, rounding)),
            Some(Format::Double) => hardware64(op, args, rounding)
                .unwrap_or_else(|| soft::<Double>(op, width, Format::Double, args, rounding)),
            Some(Format::X87) => soft::<X87DoubleExtended>(op, width, Format::X87, args, rounding),
            Some(Format::Quad) => soft::<Quad>(op, width, Format::Quad, args, rounding),
            None => 0,
        },
    };
    words(width, r)
}

macro_rules! hardware {
    ($name:ident, $float:ty, $bits:ty, $format:expr) => {
        fn $name(op: Op, args: [u128; 3], rounding: Rounding) -> Option<u128> {
            let [a, b, c] = args.map(|x| <$float>::from_bits(x as $bits));
            let r = match op {
                Op::FRem => a % b,
                _ if rounding != Rounding::NearestEven => return None,
                Op::FAdd => a + b,
                Op::FSub => a - b,
                Op::FMul => a * b,
                Op::FDiv => a / b,
                Op::FSqrt => a.sqrt(),
                Op::FFma => a.mul_add(b, c),
                Op::FRound => a.round_ties_even(),
                _ => return None,
            };
            Some(if r.is_nan() { nan(op, $format, args) } else { u128::from(r.to_bits()) })
        }
    };
}

hardware!(hardware32, f32, u32, Format::Single);
hardware!(hardware64, f64, u64, Format::Double);

fn soft<F: Float>(op: Op, width: u32, format: Format, args: [u128; 3], rounding: Rounding) -> u128 {
    let [a, b, c] = args.map(F::from_bits);
    let round = direction(rounding);
    let r = match op {
        Op::FAdd => a.add_r(b, round).value,
        Op::FSub => a.sub_r(b, round).value,
        Op::FMul => a.mul_r(b, round).value,
        Op::FDiv => a.div_r(b, round).value,
        Op::FRem => a.c_fmod(b).value,
        Op::FFma => a.mul_add_r(b, c, round).value,
        Op::FRound => a.round_to_integral(round).value,
        Op::FSqrt => sqrt(a, format, round),
        Op::FToU => return a.to_u128_r(width as usize, round, &mut false).value,
        Op::FToS => return a.to_i128_r(width as usize, round, &mut false).value as u128,
        _ => unreachable!("not a floating-point operator: {op:?}"),
    };
    if r.is_nan() { nan(op, format, args) } else { r.to_bits() }
}

/// The NaN that an operation yields; operands that it does not have are zero.
fn nan(op: Op, format: Format, [a, b, c]: [u128; 3]) -> u128 {
    // The one instruction that multiplies and adds takes the second factor first.
    if op == Op::FFma { format.nan_of(&[b, a, c]) } else { format.nan_of(&[a, b, c]) }
}

/// The square root, digit by digit: two bits more than the precision, and whether anything is left.
fn sqrt<F: Float>(x: F, format: Format, round: Round) -> F {
    if x.is_nan() || x.is_zero() || (x.is_infinite() && !x.is_negative()) {
        return x;
    }
    if x.is_negative() {
        return F::from_bits(format.nan());
    }
    let p = format.precision() as i32;
    let mut exponent = x.ilogb() - (p - 1);
    let mut m = x.scalbn(-exponent).to_u128(128).value;
    if exponent.rem_euclid(2) == 1 {
        m <<= 1;
        exponent -= 1;
    }
    let bits = 128 - m.leading_zeros() as i32;
    let mut left = (bits + 1) / 2;
    let (mut root, mut rest) = (0u128, 0u128);
    let mut scale = exponent / 2;
    while 128 - (root.leading_zeros() as i32) < p + 2 {
        left -= 1;
        let pair = if left >= 0 { m >> (2 * left) & 3 } else { 0 };
        scale -= i32::from(left < 0);
        rest = rest << 2 | pair;
        let trial = root << 2 | 1;
        root <<= 1;
        if rest >= trial {
            rest -= trial;
            root |= 1;
        }
    }
    // By now all digits of the radicand were read: there are half as many as the root has.
    let sticky = u128::from(rest != 0);
    F::from_u128_r(root << 1 | sticky, round).value.scalbn(scale - 1)
}

fn from_int<F: Float>(op: Op, width: u32, v: u128, rounding: Rounding) -> u128 {
    let round = direction(rounding);
    if op == Op::UToF {
        return F::from_u128_r(v, round).value.to_bits();
    }
    let shift = 128 - width;
    F::from_i128_r(((v << shift) as i128) >> shift, round).value.to_bits()
}

fn convert(from: u32, to: u32, v: u128, rounding: Rounding) -> u128 {
    let round = direction(rounding);
    macro_rules! to {
        ($x:expr) => {{
            let x = $x;
            let (Some(before), Some(format)) = (Format::from_width(from), Format::from_width(to)) else {
                return 0;
            };
            if x.is_nan() {
                return before.nan_as(format, v);
            }
            let lost = &mut false;
            match format {
                Format::Half => FloatConvert::<Half>::convert_r(x, round, lost).value.to_bits(),
                Format::Single => FloatConvert::<Single>::convert_r(x, round, lost).value.to_bits(),
                Format::Double => FloatConvert::<Double>::convert_r(x, round, lost).value.to_bits(),
                Format::X87 => FloatConvert::<X87DoubleExtended>::convert_r(x, round, lost).value.to_bits(),
                Format::Quad => FloatConvert::<Quad>::convert_r(x, round, lost).value.to_bits(),
            }
        }};
    }
    match Format::from_width(from) {
        Some(Format::Half) => to!(Half::from_bits(v)),
        Some(Format::Single) => to!(Single::from_bits(v)),
        Some(Format::Double) => to!(Double::from_bits(v)),
        Some(Format::X87) => to!(X87DoubleExtended::from_bits(v)),
        Some(Format::Quad) => to!(Quad::from_bits(v)),
        None => 0,
    }
}
