//! Which NaN an operation yields, as an x86-64 has it: a NaN among the operands, made quiet, or if there is none the one
//! whose sign is set and whose payload is empty.

use super::Format;

impl Format {
    /// The NaN that an operation makes of operands that are none: its sign is set.
    pub fn nan(self) -> u128 {
        self.infinity() | self.quiet_bit() | 1 << (self.width() - 1)
    }

    /// The bit of the significand that tells a quiet NaN from a signalling one.
    pub fn quiet_bit(self) -> u128 {
        1 << (self.fraction_bits() - 1)
    }

    /// The bits below the leading one of the significand.
    pub fn fraction_bits(self) -> u32 {
        self.precision() - 1
    }

    /// Whether these bits are no number: NaNs, and what the x87 does not take for numbers.
    pub fn is_nan(self, bits: u128) -> bool {
        bits & ((1 << (self.width() - 1)) - 1) > self.infinity() || self.is_improper(bits)
    }

    /// Whether the x87 takes these bits for nothing at all: their integer bit does not fit their exponent.
    fn is_improper(self, bits: u128) -> bool {
        self == Format::X87 && bits >> 63 & 1 == 0 && bits >> 64 & 0x7fff != 0
    }

    /// The NaN that an operation of these operands yields, if it yields one.
    pub fn nan_of(self, operands: &[u128]) -> u128 {
        if operands.iter().any(|bits| self.is_improper(*bits)) {
            return self.nan();
        }
        let mut nans = operands.iter().copied().filter(|bits| self.is_nan(*bits));
        let Some(first) = nans.next() else { return self.nan() };
        let chosen = match self {
            // Of two, the x87 takes the one with the greater significand; among equals the positive one.
            Format::X87 => {
                let rank = |bits: &u128| (*bits as u64 | 1 << 62, bits >> 79 == 0);
                nans.fold(first, |best, next| if rank(&next) > rank(&best) { next } else { best })
            }
            _ => first,
        };
        chosen | self.quiet_bit()
    }

    /// A NaN in another format: its sign, and what there is room for of its payload.
    pub fn nan_as(self, to: Format, bits: u128) -> u128 {
        if self.is_improper(bits) {
            return to.nan();
        }
        let (from, into) = (self.fraction_bits(), to.fraction_bits());
        let fraction = bits & ((1 << from) - 1);
        let fraction = if into >= from { fraction << (into - from) } else { fraction >> (from - into) };
        let sign = bits >> (self.width() - 1) & 1;
        sign << (to.width() - 1) | to.infinity() | fraction | to.quiet_bit()
    }
}
