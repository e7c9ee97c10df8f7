//! Register code: what a function is decoded into on its first call. Dense, flat, and without names; the
//! faithful form stays in the `ir` room, and `points` leads back to it.
//!
//! An operation works on scalars. Vectors and aggregates take one register a leaf, side by side, and are worked
//! on leaf by leaf; only loads, stores and casts between shapes see them whole.

mod cover;
pub(crate) mod fast;
mod sources;

use crate::value::Value;
use fast::Fast;
use std::cell::Cell;
use threadbare_ir::inst::{BinaryOp, CastOp, FloatPredicate, IntPredicate, RmwOp};
use threadbare_trace::{CodePoint, Order};

/// A register of a frame: results first, constants at the end.
pub type Reg = u32;

/// The position of an operation in its function.
pub type Pc = u32;

/// The number of a modelled function: which functions there are is not known here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ModelId(pub u16);

/// The width of a register in bits.
pub type Width = u16;

/// A decoded function.
#[derive(Debug, Default)]
pub struct Code {
    /// Its symbol number.
    pub symbol: u32,
    /// Whether it belongs to the library that the machine brings, rather than to the program.
    pub library: bool,
    /// Whether, if so, a native replay runs the system's own in its place.
    pub replaced: bool,
    /// Whether an optimiser has seen it.
    pub optimised: bool,
    /// How many registers its parameters take.
    pub params: u32,
    /// Whether it takes more arguments than its parameters.
    pub vararg: bool,
    /// How many registers come before the constants.
    pub registers: u32,
    /// The constants, which a new frame gets behind its registers.
    pub constants: Vec<Value>,
    /// The operations.
    pub ops: Vec<Op>,
    /// For each operation its fast form.
    pub(crate) fast: Vec<Fast>,
    /// Marks of the operations that sides of branches begin with: whether the side was ever taken.
    pub(crate) covered: Vec<Cell<bool>>,
    /// For each operation the instruction of the clean body that it comes from.
    pub points: Vec<u32>,
    /// Parallel copies on edges.
    pub moves: Vec<(Reg, Reg)>,
    /// Call sites.
    pub calls: Vec<CallSite>,
    /// What becomes of exceptions that calls throw, in the order of the calls.
    pub pads: Vec<Pad>,
    /// Switch tables.
    pub switches: Vec<Switch>,
    /// The shapes of values that take more than one register in memory.
    pub shapes: Vec<Shape>,
    /// Where the blocks start whose addresses are taken, by block number.
    pub labels: Vec<(u32, Pc)>,
    /// What cannot be executed, by name.
    pub unsupported: Vec<String>,
    /// The functions whose calls became operations, or nothing.
    pub(crate) lowered: Vec<&'static str>,
}

/// How a value lies in memory: its bytes, and each leaf's offset and width.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shape {
    /// How many bytes an access touches.
    pub size: u64,
    /// Offset in bytes and width in bits of each leaf.
    pub leaves: Vec<(u64, Width)>,
}

/// A call.
#[derive(Debug)]
pub struct CallSite {
    /// Who is called.
    pub target: Target,
    /// The registers of all arguments, leaf by leaf.
    pub args: Vec<Reg>,
    /// The arguments.
    pub params: Vec<Param>,
    /// How many of the registers belong to parameters that the call's type names.
    pub fixed: u32,
    /// How many registers the result takes.
    pub results: u32,
    /// The width of the result in bits; 0 if there is none.
    pub result: u32,
    /// Whether the result is two numbers of 64 bits, as some compilers have it for sixteen bytes.
    pub halves: bool,
    /// How many arguments are copies that the call owns.
    pub copies: u32,
}

/// Where an exception that a call throws is taken in.
#[derive(Debug)]
pub struct Pad {
    /// The call.
    pub call: Pc,
    /// Where the function goes on.
    pub to: Pc,
    /// The registers that get the exception and its selector; [`NONE`] if the function looks at neither.
    pub first: Reg,
    /// What is taken in, the first that fits.
    pub clauses: Vec<Clause>,
}

/// An exception that a function takes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// One that a handler of the type described here takes; any, if it is 0.
    Catches(u64),
    /// Any: the function promises not to throw.
    AllowsNone,
    /// Any that somebody further out takes, for the time of a clean-up.
    CleansUp,
}

/// An argument of a call.
#[derive(Clone, Debug)]
pub struct Param {
    /// Its first register's position among the registers of the site.
    pub first: u32,
    /// The width of its first register in bits.
    pub width: u32,
    /// How it lies in memory when it is passed as a variable argument.
    pub shape: u32,
    /// Its alignment as a variable argument.
    pub align: u32,
    /// If it is a pointer to bytes that are passed in its place: how many.
    pub bytes: u32,
    /// Whether the program promises that it is defined.
    pub defined: bool,
}

/// Who is called.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    /// A function with a body.
    Function(u32),
    /// A function that the machine models.
    Model(ModelId),
    /// The function at the address in this register.
    Indirect(Reg),
    /// A function that has neither body nor model.
    Unknown(u32),
}

/// A switch.
#[derive(Debug)]
pub struct Switch {
    /// Values and where they lead.
    pub cases: Vec<(u64, Pc)>,
    /// Where all others lead.
    pub default: Pc,
}

/// Bits of [`Op::Binary`]'s flags: what the program promises, and poison if it does not hold.
pub mod flag {
    /// No signed overflow.
    pub const NSW: u8 = 1;
    /// No unsigned overflow.
    pub const NUW: u8 = 2;
    /// No remainder.
    pub const EXACT: u8 = 4;
}

/// An operation.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)] // each is the instruction of its name
pub enum Op {
    Binary {
        op: BinaryOp,
        flags: u8,
        width: Width,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Compare {
        pred: IntPredicate,
        width: Width,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    FloatBinary {
        op: BinaryOp,
        width: Width,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    FloatCompare {
        pred: FloatPredicate,
        width: Width,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    FloatNegate {
        width: Width,
        dst: Reg,
        a: Reg,
    },
    FloatCast {
        op: CastOp,
        /// Whether what does not fit becomes the nearest integer that does.
        saturate: bool,
        from: Width,
        to: Width,
        dst: Reg,
        a: Reg,
    },
    Truncate {
        from: Width,
        to: Width,
        dst: Reg,
        a: Reg,
    },
    ZeroExtend {
        from: Width,
        to: Width,
        dst: Reg,
        a: Reg,
    },
    SignExtend {
        from: Width,
        to: Width,
        dst: Reg,
        a: Reg,
    },
    /// The bits of one shape as those of another, least significant leaf first.
    Reshape {
        from: u32,
        to: u32,
        dst: Reg,
        a: Reg,
    },
    Copy {
        dst: Reg,
        a: Reg,
    },
    Freeze {
        width: Width,
        dst: Reg,
        a: Reg,
    },
    Select {
        width: Width,
        dst: Reg,
        cond: Reg,
        a: Reg,
        b: Reg,
    },
    /// A function of at most three values of one width.
    Intrinsic {
        which: Intrinsic,
        width: Width,
        dst: Reg,
        a: Reg,
        b: Reg,
        c: Reg,
    },
    /// `dst = a[index]`, of `count` registers from `a` on.
    ExtractLane {
        width: Width,
        count: u16,
        dst: Reg,
        a: Reg,
        index: Reg,
    },
    /// `dst..dst + count = a` with the lane at `index` replaced.
    InsertLane {
        width: Width,
        count: u16,
        dst: Reg,
        a: Reg,
        element: Reg,
        index: Reg,
    },
    /// `dst = a + sign_extend(index) * scale`.
    Index {
        from: Width,
        dst: Reg,
        a: Reg,
        index: Reg,
        scale: u32,
    },
    Alloca {
        dst: Reg,
        count: Reg,
        size: u32,
        align: u16,
    },
    /// A copy of the bytes at `ptr`, for an argument passed by value.
    CopyOf {
        dst: Reg,
        ptr: Reg,
        size: u32,
        align: u16,
    },
    /// The address of the thread's own copy of a variable.
    ThreadLocal {
        dst: Reg,
        symbol: u32,
    },
    Load {
        width: Width,
        order: Order,
        dst: Reg,
        ptr: Reg,
    },
    Store {
        width: Width,
        order: Order,
        value: Reg,
        ptr: Reg,
    },
    /// One access, many registers.
    LoadShape {
        shape: u32,
        order: Order,
        dst: Reg,
        ptr: Reg,
    },
    StoreShape {
        shape: u32,
        order: Order,
        value: Reg,
        ptr: Reg,
    },
    Rmw {
        op: RmwOp,
        width: Width,
        order: Order,
        dst: Reg,
        ptr: Reg,
        value: Reg,
    },
    /// The old value goes to `dst`, whether it was exchanged to `dst + 1`.
    CompareExchange {
        weak: bool,
        width: Width,
        order: Order,
        failure: Order,
        dst: Reg,
        ptr: Reg,
        expected: Reg,
        new: Reg,
    },
    Fence {
        order: Order,
    },
    /// Starts a list of variable arguments.
    VaStart {
        list: Reg,
    },
    Call {
        dst: Reg,
        site: u32,
    },
    /// Parallel copies `moves[start..start + len]`, then a jump. `count`: instructions since the block's start.
    Edge {
        start: u32,
        len: u16,
        count: u16,
        to: Pc,
    },
    Jump {
        count: u16,
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
        width: Width,
        value: Reg,
        table: u32,
    },
    /// Goes to the block whose address this is.
    IndirectBranch {
        count: u16,
        address: Reg,
        table: u32,
    },
    Return {
        count: u16,
        first: Reg,
        results: u16,
    },
    Unreachable,
    Trap,
    Unsupported {
        what: u32,
    },
}

/// Functions that LLVM knows by name, on one lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each is the intrinsic of its name
pub enum Intrinsic {
    SMax,
    SMin,
    UMax,
    UMin,
    Abs,
    CtPop,
    Ctlz,
    Cttz,
    BSwap,
    BitReverse,
    FShl,
    FShr,
    SAddSat,
    UAddSat,
    SSubSat,
    USubSat,
    SShlSat,
    UShlSat,
    /// Whether the operation overflows.
    SAddOverflows,
    UAddOverflows,
    SSubOverflows,
    USubOverflows,
    SMulOverflows,
    UMulOverflows,
    FAbs,
    Sqrt,
    Floor,
    Ceil,
    Trunc,
    RoundEven,
    Round,
    Fma,
    MulAdd,
    CopySign,
    MinNum,
    MaxNum,
    Minimum,
    Maximum,
    /// `b` is the mask of classes.
    IsFpClass,
}

/// Stands for "no register".
pub const NONE: Reg = Reg::MAX;

impl Code {
    /// The code of a function that hands its arguments to a model, on behalf of a call at `point`.
    pub fn calling(model: ModelId, args: u32, point: CodePoint) -> Code {
        let param = |first| Param { first, width: 64, shape: 0, align: 8, bytes: 0, defined: false };
        let site = CallSite {
            target: Target::Model(model),
            args: (0..args).collect(),
            params: (0..args).map(param).collect(),
            fixed: args,
            results: 0,
            result: 0,
            halves: false,
            copies: 0,
        };
        Code {
            params: args,
            registers: args,
            ops: vec![Op::Call { dst: NONE, site: 0 }, Op::Return { count: 0, first: NONE, results: 0 }],
            points: vec![point.instruction; 2],
            calls: vec![site],
            ..Code::unreadable(point.function, String::new())
        }
    }

    /// The code of a function whose body cannot be read: running it says why.
    pub fn unreadable(symbol: u32, what: String) -> Code {
        Code {
            symbol,
            ops: vec![Op::Unsupported { what: 0 }],
            points: vec![0],
            unsupported: vec![what],
            ..Code::default()
        }
    }
}
