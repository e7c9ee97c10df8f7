//! Constants: operands whose value is known before the program runs, up to the addresses of its symbols.

use crate::inst::{BinaryOp, BlockId, CastOp, FloatPredicate, GepFlags, IntPredicate};
use crate::program::SymbolId;
use crate::types::Type;
use std::sync::Arc;

/// A constant and its type.
#[derive(Clone, PartialEq, Debug)]
pub struct Const {
    /// Its type.
    pub ty: Type,
    /// Its value.
    pub kind: ConstKind,
}

/// What a constant may be.
#[derive(Clone, PartialEq, Debug)]
pub enum ConstKind {
    /// An integer of at most 64 bits, zero-extended.
    Int(u64),
    /// A wider integer, least significant word first.
    Wide(Arc<[u64]>),
    /// A floating-point number as the bits of its own format (the low bits count).
    Float(u128),
    /// The null pointer.
    Null,
    /// All zero, of any type.
    Zero,
    /// Unspecified.
    Undef,
    /// Poison.
    Poison,
    /// The token `none`.
    None,
    /// An array of bytes, written as a string.
    Bytes(Arc<[u8]>),
    /// The elements of an array, vector or structure.
    Aggregate(Arc<[Const]>),
    /// A vector with every lane the same.
    Splat(Arc<Const>),
    /// The address of a function, a global variable, an alias or an ifunc.
    Symbol(SymbolId),
    /// The address of a block of a function.
    BlockAddress(SymbolId, BlockId),
    /// `dso_local_equivalent`.
    DsoLocalEquivalent(SymbolId),
    /// `no_cfi`.
    NoCfi(SymbolId),
    /// `ptrauth(...)` kept as its operands.
    PtrAuth(Arc<[Const]>),
    /// A constant expression.
    Expr(Arc<ConstExpr>),
}

/// An operation on constants.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // the fields are those of the instructions of the same name
pub enum ConstExpr {
    Gep { source: Type, base: Const, indices: Vec<Const>, flags: GepFlags },
    Cast { op: CastOp, value: Const },
    Binary { op: BinaryOp, a: Const, b: Const },
    ICmp { pred: IntPredicate, a: Const, b: Const },
    FCmp { pred: FloatPredicate, a: Const, b: Const },
    Select { cond: Const, a: Const, b: Const },
    ExtractElement { vector: Const, index: Const },
    InsertElement { vector: Const, element: Const, index: Const },
    ShuffleVector { a: Const, b: Const, mask: Const },
    FNeg { value: Const },
    ExtractValue { aggregate: Const, indices: Vec<u32> },
    InsertValue { aggregate: Const, element: Const, indices: Vec<u32> },
}
