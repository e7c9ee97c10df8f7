//! A witness as a script for the program itself, outside the machine: per thread, after how many hooks each of its
//! events comes, and how it stands at the end. Plain data, as the machine's replay of the witness gives it.

use crate::event::CodePoint;
use crate::thread::ThreadId;
use crate::witness::Location;

/// What a program has to do to fail as a witness says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    /// The places that have hooks, by number.
    pub points: Vec<(CodePoint, Location)>,
    /// The threads in the order of their creation.
    pub threads: Vec<ScriptThread>,
    /// How many events there are.
    pub events: u32,
    /// The race that it leads to, if it is one.
    pub race: Option<Race>,
    /// Whether it fails in the midst of a call of the C library, between whose steps other threads come. A process makes such a call in
    /// one go, with a library that has steps of its own.
    pub is_torn: bool,
    /// What pointers among the inputs lead to.
    pub graph: Graph,
}

/// Memory that is there before the program starts, because pointers among its inputs lead to it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Graph {
    /// The objects.
    pub objects: Vec<GraphObject>,
    /// The functions that pointers lead to, by their addresses in the machine.
    pub functions: Vec<(u64, String)>,
    /// The parameters of the entry function that are such pointers, from 0.
    pub parameters: Vec<u32>,
}

/// An object of a graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GraphObject {
    /// Where it is in the machine.
    pub address: u64,
    /// How many bytes it has.
    pub size: u64,
    /// What is in it; all else is zero.
    pub parts: Vec<GraphPart>,
}

/// A part of an object of a graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GraphPart {
    /// Where it is in the object.
    pub offset: u64,
    /// How many bytes it has.
    pub bytes: u64,
    /// Its value; of a pointer what that is in the machine.
    pub value: u64,
    /// Whether it is a pointer.
    pub is_pointer: bool,
}

/// A thread of a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptThread {
    /// Its name.
    pub id: ThreadId,
    /// The thread that creates it, by position, and which of its children it is, from 1.
    pub birth: Option<(usize, u32)>,
    /// Its events in order.
    pub events: Vec<ScriptEvent>,
    /// The values of its inputs, in the order in which it takes them.
    pub inputs: Vec<u64>,
    /// How it stands at the end; a thread that has ended does not.
    pub stand: Option<Stand>,
}

/// An event of a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScriptEvent {
    /// How many hooks the thread has come to by then.
    pub pass: u64,
    /// Where it is.
    pub point: u32,
    /// Which of all events it is, from 0.
    pub order: u32,
    /// What happens.
    pub act: Act,
    /// Whether its address is wanted: it is the first access of a race.
    pub watched: bool,
}

/// How a thread stands at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stand {
    /// How many hooks the thread has come to by then.
    pub pass: u64,
    /// Where it is.
    pub point: u32,
    /// What it does there.
    pub how: How,
}

/// What happens in an event, as far as the C library must be told. The numbers are known to the runtime.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Act {
    Other,
    Lock,
    Unlock,
    Wait,
    Timeout,
    Spurious,
    End,
    Exit,
    Create,
    Join,
    Arrive,
    Pass,
    Section,
    /// Reads memory plainly.
    Look,
    /// The weak compare-and-swap that follows fails for no reason.
    Weak,
    /// Ends the life of a local.
    Leave,
    /// Ends the life of a variable of its own: the thread is about to end.
    Vanish,
    /// Lets go of a robust mutex: the thread is about to end.
    Abandon,
}

/// What a thread does where it stands at the end. The numbers, from 1, are known to the runtime.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// It is stopped before its next step.
    Hold,
    /// It fails.
    Fail,
    /// It waits for ever.
    Wait,
    /// It goes round in a loop for ever.
    Spin,
    /// It stands before an access of the race.
    Race,
}

/// A race of a script.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    /// The two threads, by position.
    pub threads: [usize; 2],
    /// How many of them stand before their accesses; the first has made its access already if it is one.
    pub standing: u32,
    /// How many bytes the second access begins behind the first, where both are accesses of one instruction.
    pub distance: Option<i64>,
}
