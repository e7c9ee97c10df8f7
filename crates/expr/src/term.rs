//! What a term is made of: its identifier, its operator, its node in the arena. Knows nothing of simplification.

use std::num::NonZeroU32;

/// A term: an index into the arena of one [`Terms`](crate::Terms). Equal terms of one arena have equal identifiers.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Term(pub(crate) NonZeroU32);

impl Term {
    /// The identifier as a number; never zero.
    pub fn raw(self) -> u32 {
        self.0.get()
    }

    /// The term with the given number; `None` for zero. The number must have come from [`Term::raw`].
    pub fn from_raw(raw: u32) -> Option<Term> {
        NonZeroU32::new(raw).map(Term)
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0.get() as usize
    }
}

/// A free variable of a term. What it stands for (an input, an undefined byte) is the caller's business.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Variable(pub u32);

/// Operators on two bit-vectors of one width, total as in SMT-LIB: division by zero yields all ones (unsigned) or
/// one or minus one (signed), a remainder by zero its dividend, a shift by the width or more shifts everything out.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Binary {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
}

impl Binary {
    /// Every binary operator.
    pub const ALL: [Binary; 13] = [
        Binary::Add,
        Binary::Sub,
        Binary::Mul,
        Binary::UDiv,
        Binary::SDiv,
        Binary::URem,
        Binary::SRem,
        Binary::Shl,
        Binary::LShr,
        Binary::AShr,
        Binary::And,
        Binary::Or,
        Binary::Xor,
    ];
}

/// Comparisons of two bit-vectors of one width, signed and unsigned; the missing ones swap their operands.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Compare {
    Eq,
    Ne,
    Ult,
    Ule,
    Slt,
    Sle,
}

impl Compare {
    /// Every comparison.
    pub const ALL: [Compare; 6] =
        [Compare::Eq, Compare::Ne, Compare::Ult, Compare::Ule, Compare::Slt, Compare::Sle];
}

/// The operator of a node. Operands are `a`, `b`, `c` in order; what the operator needs beside them is noted.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Op {
    /// A free slot of the arena.
    Free,
    /// Value in `a` (low half) and `b` (high half); wider than 64 bits: `a` indexes the pool of wide constants.
    Const,
    /// `a`: the variable's number.
    Var,
    Not,
    Neg,
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    Eq,
    Ult,
    Slt,
    /// `a`: the more significant part.
    Concat,
    /// `b`: the lowest bit taken.
    Extract,
    ZExt,
    SExt,
    /// `a`: the condition, of width one.
    Ite,
    /// Floating point on the bits of IEEE numbers; the format follows from the width.
    FAdd,
    FSub,
    FMul,
    FDiv,
    /// The remainder with the sign of the dividend, as C's `fmod`.
    FRem,
    FSqrt,
    FFma,
    FRound,
    /// From the format of the operand's width to that of the result's.
    FToF,
    SToF,
    UToF,
    FToS,
    FToU,
    /// The empty log over the initial bytes with index `a` in the pool; `b`: their number.
    Bytes,
    /// The log `a` followed by the write of byte `c` at index `b`.
    Store,
}

impl Op {
    /// How many of `a`, `b`, `c` are terms.
    #[inline]
    pub fn arity(self) -> usize {
        use Op::*;
        match self {
            Free | Const | Var | Bytes => 0,
            Not | Neg | Extract | ZExt | SExt | FSqrt | FRound | FToF | SToF | UToF | FToS | FToU => 1,
            Add | Sub | Mul | UDiv | SDiv | URem | SRem | Shl | LShr | AShr | And | Or | Xor | Eq | Ult
            | Slt | Concat | FAdd | FSub | FMul | FDiv | FRem => 2,
            Ite | FFma | Store => 3,
        }
    }

    /// Whether the operator computes with floating-point numbers.
    #[inline]
    pub fn is_float(self) -> bool {
        (Op::FAdd as u8..=Op::FToU as u8).contains(&(self as u8))
    }
}

/// One node of the arena, with what is known of it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Node {
    pub op: Op,
    pub rounding: u8,
    /// Whether a floating-point operator occurs in the term.
    pub floats: bool,
    /// Whether it stays as it is although its value is known.
    pub unfolded: bool,
    pub width: u32,
    pub a: u32,
    pub b: u32,
    pub c: u32,
    /// The set of variables that occur in the term.
    pub support: u32,
    pub hash: u64,
    /// Bits known to be zero and bits known to be one; meaningful up to 64 bits of width, else empty.
    pub zeros: u64,
    pub ones: u64,
}

impl Node {
    #[inline]
    pub fn constant(&self) -> u64 {
        u64::from(self.a) | u64::from(self.b) << 32
    }
}

/// The low bits, as many as the width says; all 64 from there on.
#[inline]
pub fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}
