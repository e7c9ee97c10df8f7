//! A witness as steps of the source: threads, lines and what happens there, for a program that some other compiler has made of
//! the same sources. Plain data, as the machine's replay of the witness gives it; nothing here counts instructions.

use crate::thread::ThreadId;

/// What leads a program to its failure, as far as its source says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sourced {
    /// The threads in the order of their creation.
    pub threads: Vec<SourcedThread>,
    /// The source files that lines are in, as debug information names them.
    pub files: Vec<String>,
    /// The objects that steps use.
    pub things: Vec<Thing>,
    /// The steps in their order.
    pub steps: Vec<SourceStep>,
    /// Of a race the accesses that are not made: both threads stand before them, or the second one does.
    pub stands: Vec<SourceStep>,
    /// The step that is the first access of the race, if it has to be made.
    pub made_before: Option<usize>,
    /// The thread that goes on at the end, and fails.
    pub leader: Option<usize>,
    /// The functions that are called where it fails.
    pub calls: Vec<String>,
}

/// A thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourcedThread {
    /// Its name.
    pub id: ThreadId,
    /// The values of its inputs, in the order in which it takes them.
    pub inputs: Vec<u64>,
}

/// An object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thing {
    /// What it is.
    pub kind: ThingKind,
    /// How many bytes it has; 0 if that is not known.
    pub size: u64,
    /// The name of a global variable.
    pub name: String,
}

/// What an object is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThingKind {
    /// A global variable.
    Global,
    /// Allocated memory.
    Allocated,
    /// A local, or a variable that a thread has for itself.
    Local,
}

/// A step of a thread at a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceStep {
    /// The thread, by position.
    pub thread: usize,
    /// The file, by position.
    pub file: usize,
    /// The line.
    pub line: u32,
    /// What happens.
    pub does: Does,
    /// The object, by position.
    pub thing: Option<usize>,
    /// How far into it; `None`: anywhere.
    pub offset: Option<u64>,
    /// How many bytes.
    pub size: u64,
    /// Whom a signal wakes.
    pub receiver: Option<usize>,
}

/// What happens in a step. The names are those that cases use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Does {
    Read,
    Write,
    /// Reads atomically.
    Load,
    /// Writes atomically.
    Store,
    /// Reads and writes atomically.
    Update,
    /// An atomic section begins.
    Section,
    Free,
    /// A function of the C library accesses memory.
    Call,
    /// The life of a local ends.
    Life,
    /// The weak compare-and-swap that follows fails for no reason.
    Weak,
    Lock,
    /// A lock is not to be had.
    Taken,
    Unlock,
    Wait,
    Timeout,
    Spurious,
    Signal,
    Broadcast,
    /// Takes one from a semaphore.
    Down,
    /// A semaphore has none.
    Empty,
    /// Adds one to a semaphore.
    Up,
    Look,
    Arrive,
    Pass,
    Create,
    Join,
    End,
    Exit,
    /// Makes or destroys a synchronisation object.
    Remake,
}

impl Does {
    /// The name in a case.
    pub fn name(self) -> &'static str {
        match self {
            Does::Read => "read",
            Does::Write => "write",
            Does::Load => "load",
            Does::Store => "store",
            Does::Update => "update",
            Does::Section => "section",
            Does::Free => "free",
            Does::Call => "call",
            Does::Life => "life",
            Does::Weak => "weak",
            Does::Lock => "lock",
            Does::Taken => "taken",
            Does::Unlock => "unlock",
            Does::Wait => "wait",
            Does::Timeout => "timeout",
            Does::Spurious => "spurious",
            Does::Signal => "signal",
            Does::Broadcast => "broadcast",
            Does::Down => "down",
            Does::Empty => "empty",
            Does::Up => "up",
            Does::Look => "look",
            Does::Arrive => "arrive",
            Does::Pass => "pass",
            Does::Create => "create",
            Does::Join => "join",
            Does::End => "end",
            Does::Exit => "exit",
            Does::Remake => "remake",
        }
    }
}
