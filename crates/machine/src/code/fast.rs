//! The fast forms of operations: an operation on values that are known, specialised by width or joined with the next one.

use super::{Pc, Reg};
use threadbare_ir::inst::BinaryOp;

/// An operation on known values, 16 bytes.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)] // the operation of the same name in `Op`, at a width
pub enum Fast {
    /// Done by the operation itself.
    Slow,
    Add32 {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Add64 {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Sub32 {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Sub64 {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Mul32 {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Mul64 {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    And {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Or {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Xor {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Shl32 {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Shl64 {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    LShr {
        width: u8,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    AShr {
        width: u8,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    /// Of a width that has no form of its own.
    Arithmetic {
        op: BinaryOp,
        width: u8,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    /// Of any width, and only if the result fits.
    Checked {
        op: BinaryOp,
        flags: u8,
        width: u8,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    /// Divisions and remainders.
    Divide {
        op: BinaryOp,
        width: u8,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Compare {
        test: Test,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    /// A comparison, and the branch behind it.
    CompareBranch {
        test: Test,
        a: Reg,
        b: Reg,
    },
    Truncate {
        width: u8,
        dst: Reg,
        a: Reg,
    },
    SignExtend {
        from: u8,
        to: u8,
        dst: Reg,
        a: Reg,
    },
    /// Also an extension with zeros: words are kept so.
    Copy {
        dst: Reg,
        a: Reg,
    },
    Select {
        dst: Reg,
        cond: Reg,
    },
    Index {
        scale: u16,
        dst: Reg,
        a: Reg,
        index: Reg,
    },
    Index32 {
        scale: u16,
        dst: Reg,
        a: Reg,
        index: Reg,
    },
    Load {
        len: u8,
        dst: Reg,
        ptr: Reg,
    },
    Store {
        len: u8,
        value: Reg,
        ptr: Reg,
    },
    /// An address sum, and the load behind it.
    LoadIndexed {
        len: u8,
        scale: u16,
        dst: Reg,
        a: Reg,
        index: Reg,
    },
    StoreIndexed {
        len: u8,
        scale: u16,
        value: Reg,
        a: Reg,
        index: Reg,
    },
    FAdd64 {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    FSub64 {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    FMul64 {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    FDiv64 {
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    FloatCompare,
    FloatCast,
    MulAdd64,
    Intrinsic,
    Jump {
        count: u16,
        to: Pc,
    },
    /// Copies that need not be simultaneous, then a jump.
    Edge {
        count: u16,
        len: u16,
        start: u32,
        to: Pc,
    },
    /// Simultaneous copies, at most [`WIDEST_EDGE`], then a jump.
    Exchange {
        count: u16,
        len: u16,
        start: u32,
        to: Pc,
    },
    Branch {
        count: u16,
        cond: Reg,
        then: Pc,
        els: Pc,
    },
    Switch {
        count: u16,
        value: Reg,
        table: u32,
    },
}

/// More simultaneous copies than this are made one operation at a time.
pub const WIDEST_EDGE: usize = 8;

/// A comparison of words. Greater is less with the operands exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Test {
    Eq,
    Ne,
    Ult,
    Ule,
    Slt32,
    Sle32,
    Slt64,
    Sle64,
    /// Signed, of another width.
    Slt(u8),
    Sle(u8),
}
