//! Instructions, one variant each, with their flags. A body is faithful to its source text: nothing is
//! lowered here.

use crate::constant::{Const, ConstKind};
use crate::program::SymbolId;
use crate::types::{FunctionType, Type};
use std::sync::Arc;

/// A block of a body, by position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BlockId(pub u32);

/// A value of a body: the parameters first, then every result in order of its definition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LocalId(pub u32);

/// A constant of a body, by position in [`Body::consts`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ConstId(pub u32);

/// A numbered metadata node of the module that the function came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct MetadataId(pub u32);

/// What an instruction works on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A parameter or a result.
    Local(LocalId),
    /// A constant.
    Const(ConstId),
}

/// The inside of a function.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// Blocks; the first is the entry.
    pub blocks: Vec<Block>,
    /// The values, by [`LocalId`].
    pub locals: Vec<Local>,
    /// How many of them are parameters: the first ones.
    pub parameters: u32,
    /// The constants that instructions name.
    pub consts: Vec<Const>,
    /// Where source variables live: `dbg.declare`, `dbg.value` or `#dbg_` records.
    pub variables: Vec<VariableRecord>,
}

impl Body {
    /// The type of an operand.
    pub fn type_of(&self, operand: Operand) -> &Type {
        match operand {
            Operand::Local(id) => &self.locals[id.0 as usize].ty,
            Operand::Const(id) => &self.consts[id.0 as usize].ty,
        }
    }
}

/// A value's type and, where the source has one, its name.
#[derive(Clone, Debug)]
pub struct Local {
    /// Its type.
    pub ty: Type,
    /// Its name, without `%`; numbered values have none.
    pub name: Option<Arc<str>>,
}

/// A basic block.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// Its name, if it has one.
    pub name: Option<Arc<str>>,
    /// Its instructions; the last is the only terminator.
    pub insts: Vec<Inst>,
}

/// One instruction.
#[derive(Clone, Debug)]
pub struct Inst {
    /// The value that it defines.
    pub result: Option<LocalId>,
    /// What it does.
    pub op: Op,
    /// Its `!dbg` attachment, a `DILocation`.
    pub loc: Option<MetadataId>,
}

/// Says where a source variable lives from a point of a block on.
#[derive(Clone, Debug)]
pub struct VariableRecord {
    /// The block.
    pub block: BlockId,
    /// Before which instruction of the block.
    pub at: u32,
    /// The `DILocalVariable`.
    pub variable: MetadataId,
    /// Its address (declare) or its value; an `undef` of type metadata where nothing simple is known.
    pub value: Operand,
    /// Whether `value` is the variable's address.
    pub is_address: bool,
    /// The `DILocation` of the record: its scope, and where that was inlined.
    pub loc: Option<MetadataId>,
}

/// The instructions.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // named as in the LLVM language reference
pub enum Op {
    // Terminators.
    Ret(Option<Operand>),
    Br(BlockId),
    CondBr { cond: Operand, then: BlockId, els: BlockId },
    Switch { value: Operand, default: BlockId, cases: Vec<(ConstId, BlockId)> },
    IndirectBr { address: Operand, targets: Vec<BlockId> },
    Invoke { call: Box<Call>, normal: BlockId, unwind: BlockId },
    CallBr { call: Box<Call>, normal: BlockId, indirect: Vec<BlockId> },
    Resume(Operand),
    Unreachable,
    CatchSwitch { parent: Option<Operand>, handlers: Vec<BlockId>, unwind: Option<BlockId> },
    CatchRet { pad: Operand, to: BlockId },
    CleanupRet { pad: Operand, unwind: Option<BlockId> },
    // Arithmetic.
    FNeg { value: Operand, fast: FastMath },
    Binary { op: BinaryOp, flags: ArithFlags, a: Operand, b: Operand },
    ICmp { pred: IntPredicate, same_sign: bool, a: Operand, b: Operand },
    FCmp { pred: FloatPredicate, fast: FastMath, a: Operand, b: Operand },
    Cast { op: CastOp, flags: CastFlags, value: Operand, to: Type },
    Select { cond: Operand, a: Operand, b: Operand, fast: FastMath },
    Freeze(Operand),
    Phi { ty: Type, incoming: Vec<(Operand, BlockId)>, fast: FastMath },
    // Memory.
    Alloca { ty: Type, count: Option<Operand>, align: u64, inalloca: bool },
    Load { ty: Type, ptr: Operand, access: Access },
    Store { value: Operand, ptr: Operand, access: Access },
    Gep { source: Type, base: Operand, indices: Vec<Operand>, flags: GepFlags },
    Fence { order: Order, scope: Option<Arc<str>> },
    CmpXchg { weak: bool, ptr: Operand, expected: Operand, new: Operand, access: Access, failure: Order },
    AtomicRmw { op: RmwOp, ptr: Operand, value: Operand, access: Access },
    // Calls.
    Call(Box<Call>),
    VaArg { list: Operand, ty: Type },
    LandingPad { ty: Type, cleanup: bool, clauses: Vec<Clause> },
    CatchPad { within: Operand, args: Vec<Operand> },
    CleanupPad { within: Option<Operand>, args: Vec<Operand> },
    // Aggregates and vectors.
    ExtractValue { aggregate: Operand, indices: Vec<u32> },
    InsertValue { aggregate: Operand, element: Operand, indices: Vec<u32> },
    ExtractElement { vector: Operand, index: Operand },
    InsertElement { vector: Operand, element: Operand, index: Operand },
    ShuffleVector { a: Operand, b: Operand, mask: Vec<Option<u32>> },
}

/// A call, also inside `invoke` and `callbr`.
#[derive(Clone, Debug)]
pub struct Call {
    /// The callee's signature as the call sees it.
    pub ty: Arc<FunctionType>,
    /// What is called.
    pub callee: Callee,
    /// Arguments with the attributes that change meaning.
    pub args: Vec<Arg>,
    /// The calling convention, as written (`fastcc`, `cc 10`, ...); none for C.
    pub convention: Option<Arc<str>>,
    /// `tail`, `musttail` or `notail`.
    pub tail: TailKind,
    /// Flags of a call that returns a float.
    pub fast: FastMath,
    /// Attributes of the result and of the call site.
    pub attrs: AttrSet,
    /// Operand bundles: tag and operands.
    pub bundles: Vec<(Arc<str>, Vec<Operand>)>,
}

impl Call {
    /// The symbol that is called, if the call names one.
    pub fn called(&self, body: &Body) -> Option<SymbolId> {
        match self.callee {
            Callee::Value(Operand::Const(id)) => match body.consts[id.0 as usize].kind {
                ConstKind::Symbol(symbol) => Some(symbol),
                _ => None,
            },
            _ => None,
        }
    }
}

/// What a call calls.
#[derive(Clone, Debug)]
pub enum Callee {
    /// A function, or an address computed at run time.
    Value(Operand),
    /// Inline assembly, kept as written.
    Asm(Arc<InlineAsm>),
}

/// Inline assembly.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct InlineAsm {
    pub template: Arc<str>,
    pub constraints: Arc<str>,
    pub side_effect: bool,
    pub align_stack: bool,
    pub intel: bool,
    pub unwind: bool,
}

/// An argument of a call.
#[derive(Clone, Debug)]
pub struct Arg {
    /// Its value; none for a metadata argument.
    pub value: Option<Operand>,
    /// A metadata argument as written (`!"round.tonearest"`, `!7`).
    pub metadata: Option<Arc<str>>,
    /// Its attributes.
    pub attrs: AttrSet,
}

/// Attributes that change what a program does or may assume; all others are dropped with the text.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AttrSet {
    /// `byval(T)`.
    pub byval: Option<Type>,
    /// `sret(T)`.
    pub sret: Option<Type>,
    /// `byref(T)`, `inalloca(T)`, `preallocated(T)`, `elementtype(T)`: name and type.
    pub typed: Vec<(Arc<str>, Type)>,
    /// `align N` (or `align(N)`).
    pub align: Option<u64>,
    /// `alignstack(N)`.
    pub align_stack: Option<u64>,
    /// The flag attributes present, as a set of [`attr`] bits.
    pub flags: u32,
    /// `"key"="value"` attributes: what the code generator was told (`target-features`, `no-builtins`, ...).
    pub strings: Vec<(Arc<str>, Option<Arc<str>>)>,
}

impl AttrSet {
    /// Whether a flag of [`attr`] is present.
    pub fn has(&self, flag: u32) -> bool {
        self.flags & flag != 0
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == AttrSet::default()
    }
}

/// Bits of [`AttrSet::flags`].
#[allow(missing_docs)]
pub mod attr {
    pub const NOUNDEF: u32 = 1;
    pub const NORETURN: u32 = 1 << 1;
    pub const NOUNWIND: u32 = 1 << 2;
    pub const RETURNS_TWICE: u32 = 1 << 3;
    pub const SIGNEXT: u32 = 1 << 4;
    pub const ZEROEXT: u32 = 1 << 5;
    pub const INREG: u32 = 1 << 6;
    pub const NEST: u32 = 1 << 7;
    pub const NONNULL: u32 = 1 << 8;
    pub const NAKED: u32 = 1 << 9;
    pub const ALWAYS_INLINE: u32 = 1 << 10;
    pub const NO_INLINE: u32 = 1 << 11;
    pub const OPTNONE: u32 = 1 << 12;
    pub const STRICTFP: u32 = 1 << 13;
    pub const RETURNED: u32 = 1 << 14;
    pub const SWIFT_SELF: u32 = 1 << 15;
    pub const SWIFT_ERROR: u32 = 1 << 16;
    pub const UWTABLE: u32 = 1 << 17;
    pub const SWIFT_ASYNC: u32 = 1 << 18;
    pub const NO_BUILTIN: u32 = 1 << 19;
    pub const BUILTIN: u32 = 1 << 20;
    pub const NULL_POINTER_IS_VALID: u32 = 1 << 21;
    pub const READ_NONE: u32 = 1 << 22;
    pub const NO_ALIAS: u32 = 1 << 23;
    pub const IMM_ARG: u32 = 1 << 24;
    pub const SAFE_STACK: u32 = 1 << 25;
    pub const PRESPLIT_COROUTINE: u32 = 1 << 26;
}

/// How a memory access is done.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Access {
    /// Alignment in bytes that the program promises; 0 if none is written.
    pub align: u64,
    /// Whether the access must not be touched.
    pub volatile: bool,
    /// Atomic order; `Order::NotAtomic` for plain accesses.
    pub order: Order,
    /// `syncscope("...")`.
    pub scope: Option<Arc<str>>,
}

/// Memory orders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
#[allow(missing_docs)]
pub enum Order {
    #[default]
    NotAtomic,
    Unordered,
    Monotonic,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

/// A clause of a landing pad.
#[derive(Clone, Debug)]
pub enum Clause {
    /// Catches what this type information describes.
    Catch(Operand),
    /// Lets nothing but these through.
    Filter(Operand),
}

/// `tail` markers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub enum TailKind {
    #[default]
    None,
    Tail,
    Must,
    No,
}

/// Binary operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum BinaryOp {
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
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

impl BinaryOp {
    /// Whether it works on floating-point numbers.
    pub fn is_float(self) -> bool {
        matches!(self, BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem)
    }
}

/// Flags of binary operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)]
pub struct ArithFlags {
    pub nuw: bool,
    pub nsw: bool,
    pub exact: bool,
    pub disjoint: bool,
    pub fast: FastMath,
}

/// Fast-math flags, as a set of bits in the order nnan, ninf, nsz, arcp, contract, afn, reassoc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FastMath(pub u8);

/// Flags of casts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)]
pub struct CastFlags {
    pub nneg: bool,
    pub nuw: bool,
    pub nsw: bool,
    pub fast: FastMath,
}

/// Flags of address computations.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)]
pub struct GepFlags {
    pub inbounds: bool,
    pub nusw: bool,
    pub nuw: bool,
    /// `inrange`, as written.
    pub inrange: Option<Arc<str>>,
}

/// Casts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum CastOp {
    Trunc,
    ZExt,
    SExt,
    FpTrunc,
    FpExt,
    FpToUi,
    FpToSi,
    UiToFp,
    SiToFp,
    PtrToInt,
    PtrToAddr,
    IntToPtr,
    BitCast,
    AddrSpaceCast,
}

/// Integer comparisons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum IntPredicate {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
}

/// Floating-point comparisons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FloatPredicate {
    False,
    Oeq,
    Ogt,
    Oge,
    Olt,
    Ole,
    One,
    Ord,
    Ueq,
    Ugt,
    Uge,
    Ult,
    Ule,
    Une,
    Uno,
    True,
}

/// Read-modify-write operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum RmwOp {
    Xchg,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UMax,
    UMin,
    FAdd,
    FSub,
    FMax,
    FMin,
    FMaximum,
    FMinimum,
    UIncWrap,
    UDecWrap,
    USubCond,
    USubSat,
}
