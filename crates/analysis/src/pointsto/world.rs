//! What the constraints are about: functions as they are looked at (some once for each call), calls, and what is done with places where they
//! arrive.

use super::objects::{ObjectId, PlaceId};
use super::solve::NodeId;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::rc::Rc;
use threadbare_ir::Program;
use threadbare_ir::program::SymbolId;
use threadbare_trace::CodePoint;

/// A function as it is looked at: as a whole, or for one call alone.
#[derive(Clone, Debug)]
pub(super) struct Instance {
    pub function: SymbolId,
    /// Its values, leaf by leaf.
    pub first: NodeId,
    pub shape: Rc<Shape>,
    /// What it returns, leaf by leaf.
    pub result: NodeId,
    /// Where its variable arguments are.
    pub varargs: NodeId,
    /// Who calls it, if it is looked at for one call.
    pub caller: Option<u32>,
    /// Of a function of the library: the call of the program that it runs for. What it makes is named after that.
    pub root: Option<(CodePoint, u32)>,
}

/// What does not differ between instances of a function.
#[derive(Debug)]
pub(super) struct Shape {
    /// The number of the first leaf of each local, and behind them how many leaves there are.
    pub leaves: Vec<u32>,
    /// How many leaves the result has.
    pub result: u32,
    /// How many instructions there are.
    pub size: usize,
    /// Whether it is so small that each call is looked at by itself.
    pub is_small: bool,
    pub is_library: bool,
}

/// An argument: a node for each leaf that can hold a pointer, with its offset and its size.
pub(super) type Argument = Vec<(Option<NodeId>, i64, i64)>;

/// What kind of call it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CallKind {
    /// An instruction.
    Plain,
    /// A library function calls what it was given.
    Back,
    /// A thread starts there.
    Start,
    /// A thread ends, which may be anywhere.
    ThreadEnd,
}

/// A call.
#[derive(Clone, Debug)]
pub(super) struct Site {
    pub point: CodePoint,
    pub caller: u32,
    pub kind: CallKind,
    pub args: Vec<Argument>,
    pub result: Vec<Option<NodeId>>,
    /// What variable arguments are in, once somebody takes some.
    pub area: Option<ObjectId>,
    /// How many arguments the call's type names.
    pub fixed: usize,
}

/// What is done with each place that a node holds.
#[derive(Clone, Copy, Debug)]
pub(super) enum Use {
    /// So many bytes at that distance are loaded.
    Load {
        at: i64,
        len: i64,
        to: NodeId,
    },
    /// A value of so many bytes is stored at that distance.
    Store {
        at: i64,
        len: i64,
        from: NodeId,
    },
    /// It is called.
    Call(u32),
    /// Bytes are copied there, or from there.
    CopyTo(u32),
    CopyFrom(u32),
    /// Its bytes become those of an object.
    CopyInto(PlaceId, i64),
    /// A thread of this name was joined.
    Join(NodeId),
}

/// A copy between two pointers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Copied {
    pub to: NodeId,
    pub from: NodeId,
    pub len: i64,
}

/// How functions are looked at, by what they are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Key {
    Shared(SymbolId),
    /// For a call in an instance.
    Call(SymbolId, u32, CodePoint),
    /// For what the library does in one call of the program.
    Library(SymbolId, u32),
    /// For a thread that starts there.
    Thread(SymbolId, CodePoint),
}

/// The program and what became of it.
pub(super) struct Body<'a> {
    pub program: &'a Program,
    pub shapes: FxHashMap<SymbolId, Option<Rc<Shape>>>,
    pub instances: Vec<Instance>,
    pub by_key: FxHashMap<Key, u32>,
    pub by_function: FxHashMap<SymbolId, Vec<u32>>,
    /// Instances whose instructions were not looked at yet.
    pub todo: Vec<u32>,
    /// Variables whose initial values were not looked at yet.
    pub inits: Vec<(ObjectId, SymbolId)>,
    pub sites: Vec<Site>,
    pub copies: Vec<Copied>,
    /// Objects, by what they are and for which instance.
    pub objects: FxHashMap<(super::Thing, u32), ObjectId>,
    /// Nodes that hold one place for ever.
    pub singles: FxHashMap<PlaceId, NodeId>,
    pub kept: FxHashMap<crate::effects::flows::Kept, NodeId>,
    /// What threads return, by where they start.
    pub results: FxHashMap<CodePoint, NodeId>,
    /// What threads end with by calling for it.
    pub exits: NodeId,
    /// What is called where.
    pub calls: FxHashMap<CodePoint, BTreeSet<SymbolId>>,
    /// The same between instances.
    pub edges: BTreeSet<(u32, CodePoint, u32)>,
    /// What threads call when they end.
    pub at_thread_end: BTreeSet<SymbolId>,
    /// The threads there are: where they start, and what they run.
    pub starts: BTreeSet<(CodePoint, SymbolId)>,
    /// Calls of whatever is in the pool.
    pub pooled_sites: Vec<u32>,
    /// How many instructions were looked at more than once.
    pub cloned: usize,
    /// Arguments that external functions get, by where they are called: what they may look at.
    pub externals: FxHashMap<CodePoint, Vec<(SymbolId, Vec<Argument>)>>,
}
