//! Known bits: which bits of a result follow from the known bits of the operands. Only for widths up to 64.

use crate::term::{Op, mask};

/// Bits known to be zero and bits known to be one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// Bits that are zero in every assignment.
    pub zeros: u64,
    /// Bits that are one in every assignment.
    pub ones: u64,
}

impl Known {
    /// What is known of a constant.
    pub fn constant(width: u32, v: u64) -> Known {
        Known { zeros: !v & mask(width), ones: v }
    }

    /// The least value, unsigned.
    pub fn min(self) -> u64 {
        self.ones
    }

    /// The greatest value, unsigned.
    pub fn max(self, width: u32) -> u64 {
        !self.zeros & mask(width)
    }

    fn complement(self) -> Known {
        Known { zeros: self.ones, ones: self.zeros }
    }

    /// How many low bits are known.
    fn low_known(self) -> u32 {
        (self.zeros | self.ones).trailing_ones()
    }

    /// How many high bits are known zeros.
    fn leading_zeros(self, width: u32) -> u32 {
        (self.zeros << (64 - width)).leading_ones().min(width)
    }

    fn top_zeros(width: u32, n: u32) -> u64 {
        mask(width) & !mask(width - n.min(width))
    }
}

/// What follows for `op`. `wa`: the width of the first operand (of `b` for `Concat`); `low`: of an extraction.
pub(crate) fn derive(op: Op, width: u32, wa: u32, a: Known, b: Known, c: Known, low: u32) -> Known {
    let m = mask(width);
    match op {
        Op::Not => a.complement(),
        Op::And => Known { zeros: a.zeros | b.zeros, ones: a.ones & b.ones },
        Op::Or => Known { zeros: a.zeros & b.zeros, ones: a.ones | b.ones },
        Op::Xor => {
            let known = (a.zeros | a.ones) & (b.zeros | b.ones);
            let v = a.ones ^ b.ones;
            Known { zeros: known & !v, ones: known & v }
        }
        Op::Add => sum(width, a, b, false),
        Op::Sub => sum(width, a, b.complement(), true),
        Op::Neg => sum(width, Known::constant(width, 0), a.complement(), true),
        Op::Mul => {
            let low = a.zeros.trailing_ones() + b.zeros.trailing_ones();
            let exact = mask(a.low_known().min(b.low_known()).min(width));
            let v = a.ones.wrapping_mul(b.ones) & exact;
            let high = (a.leading_zeros(width) + b.leading_zeros(width)).saturating_sub(width);
            let zeros = (exact & !v) | mask(low.min(width)) | Known::top_zeros(width, high);
            Known { zeros: zeros & m, ones: v }
        }
        Op::UDiv => {
            // By zero, all ones: nothing is known unless the divisor is at least one.
            if b.ones == 0 {
                Known::default()
            } else {
                Known { zeros: above(width, a.max(width) / b.min()), ones: 0 }
            }
        }
        Op::URem => {
            let top = if b.ones == 0 { a.max(width) } else { a.max(width).min(b.max(width) - 1) };
            Known { zeros: above(width, top), ones: 0 }
        }
        Op::Shl => Known { zeros: mask(a.zeros.trailing_ones().min(width)), ones: 0 },
        Op::LShr => Known { zeros: Known::top_zeros(width, a.leading_zeros(width)), ones: 0 },
        Op::Eq if a.zeros & b.ones != 0 || a.ones & b.zeros != 0 => Known { zeros: 1, ones: 0 },
        Op::Ult if a.max(wa) < b.min() => Known { zeros: 0, ones: 1 },
        Op::Ult if a.min() >= b.max(wa) => Known { zeros: 1, ones: 0 },
        Op::Slt => {
            let sign = 1 << (wa - 1);
            let flip = |k: Known| Known {
                zeros: k.zeros & !sign | k.ones & sign,
                ones: k.ones & !sign | k.zeros & sign,
            };
            derive(Op::Ult, width, wa, flip(a), flip(b), c, low)
        }
        Op::Concat => Known { zeros: a.zeros << wa | b.zeros, ones: a.ones << wa | b.ones },
        Op::Extract => Known { zeros: a.zeros >> low & m, ones: a.ones >> low & m },
        Op::ZExt => Known { zeros: a.zeros | m & !mask(wa), ones: a.ones },
        Op::SExt => {
            let (sign, high) = (1 << (wa - 1), m & !mask(wa));
            Known {
                zeros: a.zeros | if a.zeros & sign != 0 { high } else { 0 },
                ones: a.ones | if a.ones & sign != 0 { high } else { 0 },
            }
        }
        Op::Ite => Known { zeros: b.zeros & c.zeros, ones: b.ones & c.ones },
        _ => Known::default(),
    }
}

/// The zeros that every value up to `top` has in front.
fn above(width: u32, top: u64) -> u64 {
    let bits = 64 - top.leading_zeros();
    mask(width) & !mask(bits)
}

/// Known bits of a + b + carry: a bit is known where both summands and the carry into it are.
fn sum(width: u32, a: Known, b: Known, carry: bool) -> Known {
    let m = mask(width);
    let low = a.ones.wrapping_add(b.ones).wrapping_add(u64::from(carry));
    let high = a.max(width).wrapping_add(b.max(width)).wrapping_add(u64::from(carry));
    // The carry into a bit is known if it is the same for the least and for the greatest summands.
    let carry_low = low ^ a.ones ^ b.ones;
    let carry_high = high ^ a.max(width) ^ b.max(width);
    let known = (a.zeros | a.ones) & (b.zeros | b.ones) & !(carry_low ^ carry_high) & m;
    Known { zeros: known & !low, ones: known & low }
}
