//! Register code: what a function is decoded into on its first call. Dense, flat, and without names; the
//! faithful form stays in the `ir` room, and `points` leads back to it.

use crate::models::Model;
use crate::value::Value;
use threadbare_ir::inst::{BinaryOp, IntPredicate, RmwOp};
use threadbare_trace::{CodePoint, Order};

/// A register of a frame: results first, constants at the end.
pub type Reg = u32;

/// The position of an operation in its function.
pub type Pc = u32;

/// A decoded function.
#[derive(Debug)]
pub struct Code {
    /// Its symbol number.
    pub symbol: u32,
    /// Whether it belongs to the library that the machine brings, rather than to the program.
    pub library: bool,
    /// How many parameters it takes.
    pub params: u32,
    /// Whether it takes more arguments than its parameters.
    pub vararg: bool,
    /// How many registers come before the constants.
    pub registers: u32,
    /// The constants, which a new frame gets behind its registers.
    pub constants: Vec<Value>,
    /// The operations.
    pub ops: Vec<Op>,
    /// For each operation the instruction of the clean body that it comes from.
    pub points: Vec<u32>,
    /// Parallel copies on edges.
    pub moves: Vec<(Reg, Reg)>,
    /// Call sites.
    pub calls: Vec<CallSite>,
    /// Switch tables.
    pub switches: Vec<Switch>,
    /// What cannot be executed, by name.
    pub unsupported: Vec<String>,
}

/// A call.
#[derive(Debug)]
pub struct CallSite {
    /// Who is called.
    pub target: Target,
    /// The arguments.
    pub args: Vec<Reg>,
    /// The widths of the arguments in bits.
    pub widths: Vec<u32>,
    /// The width of the result in bits; 0 if there is none.
    pub result: u32,
}

/// Who is called.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    /// A function with a body.
    Function(u32),
    /// A function that the machine models.
    Model(Model),
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

/// An operation. Widths are in bits, at most 64.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)] // each is the instruction of its name
pub enum Op {
    Binary {
        op: BinaryOp,
        width: u8,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Compare {
        pred: IntPredicate,
        width: u8,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Truncate {
        width: u8,
        dst: Reg,
        a: Reg,
    },
    ZeroExtend {
        to: u8,
        dst: Reg,
        a: Reg,
    },
    SignExtend {
        from: u8,
        to: u8,
        dst: Reg,
        a: Reg,
    },
    Copy {
        dst: Reg,
        a: Reg,
    },
    Select {
        width: u8,
        dst: Reg,
        cond: Reg,
        a: Reg,
        b: Reg,
    },
    /// `dst = a + sign_extend(index) * scale`.
    Index {
        from: u8,
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
    Load {
        width: u8,
        order: Order,
        dst: Reg,
        ptr: Reg,
    },
    Store {
        width: u8,
        order: Order,
        value: Reg,
        ptr: Reg,
    },
    Rmw {
        op: RmwOp,
        width: u8,
        order: Order,
        dst: Reg,
        ptr: Reg,
        value: Reg,
    },
    /// The old value goes to `dst`, whether it was exchanged to `dst + 1`; `new` is the register after `expected`'s.
    CompareExchange {
        width: u8,
        order: Order,
        dst: Reg,
        ptr: Reg,
        expected: Reg,
        new: Reg,
    },
    Fence,
    Call {
        dst: Reg,
        site: u32,
    },
    /// Parallel copies `moves[start..start + len]`, then a jump.
    Edge {
        start: u32,
        len: u16,
        to: Pc,
    },
    Jump {
        to: Pc,
    },
    Branch {
        cond: Reg,
        then: Pc,
        els: Pc,
    },
    Switch {
        width: u8,
        value: Reg,
        table: u32,
    },
    Return {
        value: Reg,
        width: u8,
    },
    Unreachable,
    Unsupported {
        what: u32,
    },
}

/// Stands for "no register".
pub const NONE: Reg = Reg::MAX;

impl Code {
    /// The code of a function that hands its arguments to a model, on behalf of a call at `point`.
    pub fn calling(model: Model, args: u32, point: CodePoint) -> Code {
        let site = CallSite {
            target: Target::Model(model),
            args: (0..args).collect(),
            widths: vec![64; args as usize],
            result: 0,
        };
        Code {
            params: args,
            registers: args,
            ops: vec![Op::Call { dst: NONE, site: 0 }, Op::Return { value: NONE, width: 0 }],
            points: vec![point.instruction; 2],
            calls: vec![site],
            ..Code::unreadable(point.function, String::new())
        }
    }

    /// The code of a function whose body cannot be read: running it says why.
    pub fn unreadable(symbol: u32, what: String) -> Code {
        Code {
            symbol,
            library: false,
            params: 0,
            vararg: false,
            registers: 0,
            constants: Vec::new(),
            ops: vec![Op::Unsupported { what: 0 }],
            points: vec![0],
            moves: Vec::new(),
            calls: Vec::new(),
            switches: Vec::new(),
            unsupported: vec![what],
        }
    }
}
