//! Floating point on the bits of IEEE numbers, from half to quad, and the 80-bit format of the x87.
//!
//! A float is a bit-vector; its format is known by its width. An operation that yields a NaN yields the one that an x86-64
//! makes of these operands, so that results are functions of their operands. Comparisons, signs and classes are
//! plain bit-vector terms; only arithmetic and conversions are operators of their own.

mod apply;
mod build;
mod nan;
mod parse;

pub use apply::apply;
pub use build::{FloatBinary, FloatCompare};
pub use parse::{Parsed, parse};

/// A floating-point format.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Format {
    Half,
    Single,
    Double,
    /// The 80-bit extended format, whose integer bit is explicit.
    X87,
    Quad,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 5] = [Format::Half, Format::Single, Format::Double, Format::X87, Format::Quad];

    /// The format whose encoding has this width.
    pub fn from_width(width: u32) -> Option<Format> {
        Format::ALL.into_iter().find(|f| f.width() == width)
    }

    /// The width of the encoding.
    pub fn width(self) -> u32 {
        match self {
            Format::Half => 16,
            Format::Single => 32,
            Format::Double => 64,
            Format::X87 => 80,
            Format::Quad => 128,
        }
    }

    /// The width of the exponent.
    pub fn exponent_bits(self) -> u32 {
        match self {
            Format::Half => 5,
            Format::Single => 8,
            Format::Double => 11,
            Format::X87 | Format::Quad => 15,
        }
    }

    /// The bits of the significand, the leading one included.
    pub fn precision(self) -> u32 {
        match self {
            Format::Half => 11,
            Format::Single => 24,
            Format::Double => 53,
            Format::X87 => 64,
            Format::Quad => 113,
        }
    }

    /// The width of what stands below the exponent in the encoding.
    pub fn significand_bits(self) -> u32 {
        self.width() - 1 - self.exponent_bits()
    }

    /// The encoding of positive infinity.
    pub fn infinity(self) -> u128 {
        let exponent = ((1u128 << self.exponent_bits()) - 1) << self.significand_bits();
        if self == Format::X87 { exponent | 1 << 63 } else { exponent }
    }
}

/// The direction in which an inexact result is rounded.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
#[repr(u8)]
pub enum Rounding {
    NearestEven,
    NearestAway,
    TowardPositive,
    TowardNegative,
    TowardZero,
}

impl Rounding {
    /// Every mode.
    pub const ALL: [Rounding; 5] = [
        Rounding::NearestEven,
        Rounding::NearestAway,
        Rounding::TowardPositive,
        Rounding::TowardNegative,
        Rounding::TowardZero,
    ];

    pub(crate) fn from_index(i: u8) -> Rounding {
        Rounding::ALL.get(usize::from(i)).copied().unwrap_or(Rounding::NearestEven)
    }
}
