//! The meaning of the integer operators on constants: words up to 64 bits, slices of words above. The one place
//! where semantics are written down; folding and evaluation both come here.

use crate::term::Op;
pub use crate::term::mask;

/// The two's complement value of the low `width` bits.
#[inline]
pub fn signed(width: u32, v: u64) -> i64 {
    let s = 64 - width;
    ((v << s) as i64) >> s
}

/// Applies an operator whose operands and result have at most 64 bits. `wa`: width of the first operand (of `b` for
/// `Concat`); `low`: the lowest bit of an extraction.
#[inline]
pub(crate) fn apply(op: Op, width: u32, wa: u32, a: u64, b: u64, low: u32) -> u64 {
    let m = mask(width);
    match op {
        Op::Not => !a & m,
        Op::Neg => a.wrapping_neg() & m,
        Op::Add => a.wrapping_add(b) & m,
        Op::Sub => a.wrapping_sub(b) & m,
        Op::Mul => a.wrapping_mul(b) & m,
        Op::UDiv => a.checked_div(b).unwrap_or(m),
        Op::URem => a.checked_rem(b).unwrap_or(a),
        Op::SDiv => {
            let (x, y) = (signed(width, a), signed(width, b));
            if y == 0 { if x >= 0 { m } else { 1 } } else { x.wrapping_div(y) as u64 & m }
        }
        Op::SRem => {
            let (x, y) = (signed(width, a), signed(width, b));
            if y == 0 { a } else { x.wrapping_rem(y) as u64 & m }
        }
        Op::Shl => {
            if b >= u64::from(width) {
                0
            } else {
                a << b & m
            }
        }
        Op::LShr => {
            if b >= u64::from(width) {
                0
            } else {
                a >> b
            }
        }
        Op::AShr => (signed(width, a) >> b.min(u64::from(width) - 1)) as u64 & m,
        Op::And => a & b,
        Op::Or => a | b,
        Op::Xor => a ^ b,
        Op::Eq => u64::from(a == b),
        Op::Ult => u64::from(a < b),
        Op::Slt => u64::from(signed(wa, a) < signed(wa, b)),
        Op::Concat => a << wa | b,
        Op::Extract => a >> low & m,
        Op::ZExt => a,
        Op::SExt => signed(wa, a) as u64 & m,
        _ => unreachable!("not an integer operator: {op:?}"),
    }
}

/// How many words a bit-vector of this width takes.
#[inline]
pub fn words(width: u32) -> usize {
    width.div_ceil(64) as usize
}

/// Clears what is above the width.
pub fn trim(width: u32, v: &mut Vec<u64>) {
    v.resize(words(width), 0);
    if let Some(last) = v.last_mut()
        && !width.is_multiple_of(64)
    {
        *last &= mask(width % 64);
    }
}

fn bit(v: &[u64], i: u32) -> bool {
    v.get(i as usize / 64).is_some_and(|w| w >> (i % 64) & 1 == 1)
}

fn is_zero(v: &[u64]) -> bool {
    v.iter().all(|w| *w == 0)
}

fn less(a: &[u64], b: &[u64]) -> bool {
    a.iter().rev().lt(b.iter().rev())
}

fn add(a: &[u64], b: &[u64], mut carry: bool) -> Vec<u64> {
    a.iter()
        .zip(b)
        .map(|(x, y)| {
            let (s, c1) = x.overflowing_add(*y);
            let (s, c2) = s.overflowing_add(u64::from(carry));
            carry = c1 | c2;
            s
        })
        .collect()
}

fn complement(a: &[u64]) -> Vec<u64> {
    a.iter().map(|w| !w).collect()
}

fn negate(width: u32, a: &[u64]) -> Vec<u64> {
    let mut r = add(&complement(a), &vec![0; a.len()], true);
    trim(width, &mut r);
    r
}

fn multiply(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut r = vec![0u64; a.len()];
    for i in 0..a.len() {
        let mut carry = 0u128;
        for j in 0..a.len() - i {
            let t = u128::from(a[i]) * u128::from(b[j]) + u128::from(r[i + j]) + carry;
            r[i + j] = t as u64;
            carry = t >> 64;
        }
    }
    r
}

fn shift_left(a: &[u64], by: u32) -> Vec<u64> {
    let (w, s) = ((by / 64) as usize, by % 64);
    (0..a.len())
        .map(|i| {
            let part = |k: usize| if k < a.len() { a[k] } else { 0 };
            if i < w {
                0
            } else if s == 0 {
                part(i - w)
            } else {
                part(i - w) << s | if i > w { part(i - w - 1) >> (64 - s) } else { 0 }
            }
        })
        .collect()
}

/// Shifts right, filling with zeros; the result has as many words as asked for.
fn shift_right(a: &[u64], by: u32, len: usize) -> Vec<u64> {
    let (w, s) = ((by / 64) as usize, by % 64);
    let part = |k: usize| if k < a.len() { a[k] } else { 0 };
    (0..len)
        .map(|i| if s == 0 { part(i + w) } else { part(i + w) >> s | part(i + w + 1) << (64 - s) })
        .collect()
}

fn divide(width: u32, a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    if is_zero(b) {
        let mut ones = vec![u64::MAX; a.len()];
        trim(width, &mut ones);
        return (ones, a.to_vec());
    }
    if a.len() == 2 {
        let wide = |v: &[u64]| u128::from(v[0]) | u128::from(v[1]) << 64;
        let (q, r) = (wide(a) / wide(b), wide(a) % wide(b));
        return (vec![q as u64, (q >> 64) as u64], vec![r as u64, (r >> 64) as u64]);
    }
    let (mut q, mut r) = (vec![0; a.len()], vec![0; a.len()]);
    for i in (0..width).rev() {
        let top = bit(&r, width - 1);
        r = shift_left(&r, 1);
        trim(width, &mut r);
        r[0] |= u64::from(bit(a, i));
        if top || !less(&r, b) {
            r = add(&r, &complement(b), true);
            trim(width, &mut r);
            q[i as usize / 64] |= 1 << (i % 64);
        }
    }
    (q, r)
}

/// As [`apply`], for any width.
pub(crate) fn apply_wide(op: Op, width: u32, wa: u32, a: &[u64], b: &[u64], low: u32) -> Vec<u64> {
    let n = words(width);
    let negative = |v: &[u64]| bit(v, wa - 1);
    let magnitude = |v: &[u64]| if negative(v) { negate(wa, v) } else { v.to_vec() };
    let shift =
        || if b[1..].iter().all(|w| *w == 0) && b[0] < u64::from(width) { Some(b[0] as u32) } else { None };
    let mut r = match op {
        Op::Not => complement(a),
        Op::Neg => negate(width, a),
        Op::Add => add(a, b, false),
        Op::Sub => add(a, &complement(b), true),
        Op::Mul => multiply(a, b),
        Op::UDiv => divide(width, a, b).0,
        Op::URem => divide(width, a, b).1,
        Op::SDiv => {
            let q = divide(width, &magnitude(a), &magnitude(b)).0;
            // By zero: the quotient of magnitudes is all ones, minus one; negated for a negative dividend, one.
            if negative(a) != negative(b) { negate(width, &q) } else { q }
        }
        Op::SRem => {
            let r = divide(width, &magnitude(a), &magnitude(b)).1;
            if negative(a) { negate(width, &r) } else { r }
        }
        Op::Shl => shift().map_or(vec![0; n], |s| shift_left(a, s)),
        Op::LShr => shift().map_or(vec![0; n], |s| shift_right(a, s, n)),
        Op::AShr => {
            let s = shift().unwrap_or(width - 1);
            if negative(a) {
                complement(&shift_right(&trimmed(width, complement(a)), s, n))
            } else {
                shift_right(a, s, n)
            }
        }
        Op::And => a.iter().zip(b).map(|(x, y)| x & y).collect(),
        Op::Or => a.iter().zip(b).map(|(x, y)| x | y).collect(),
        Op::Xor => a.iter().zip(b).map(|(x, y)| x ^ y).collect(),
        Op::Eq => vec![u64::from(a == b)],
        Op::Ult => vec![u64::from(less(a, b))],
        Op::Slt => vec![u64::from(if negative(a) == negative(b) { less(a, b) } else { negative(a) })],
        Op::Concat => {
            let mut high = a.to_vec();
            high.resize(n, 0);
            let mut r = shift_left(&high, wa);
            r.iter_mut().zip(b).for_each(|(x, y)| *x |= y);
            r
        }
        Op::Extract => shift_right(a, low, n),
        Op::ZExt => a.to_vec(),
        Op::SExt => {
            let mut r = a.to_vec();
            if negative(a) {
                r = trimmed(wa, complement(a));
                r.resize(n, 0);
                r = complement(&r);
            }
            r
        }
        _ => unreachable!("not an integer operator: {op:?}"),
    };
    trim(width, &mut r);
    r
}

fn trimmed(width: u32, mut v: Vec<u64>) -> Vec<u64> {
    trim(width, &mut v);
    v
}
