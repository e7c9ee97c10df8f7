//! What happened while a machine ran, as facts about the program: which instruction touched which object, which functions were called, where control
//! went. For tests that compare it with what is said of a program that nobody runs. It is named by places in the program, so that the two can be compared
//! as they are, and it knows nothing of who looks.

use crate::memory::Origin;
use rustc_hash::{FxHashMap, FxHashSet};
use threadbare_trace::{CodePoint, ThreadId};

/// What an access went to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Touched {
    /// An object that was made there.
    Memory(Origin),
    /// The `errno` of a thread.
    Errno,
}

/// An access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Access {
    /// The instruction; inside a function of the library, too.
    pub point: CodePoint,
    /// The object.
    pub object: Touched,
    /// The first byte.
    pub offset: u64,
    /// How many bytes.
    pub len: u64,
    /// Whether it may write.
    pub write: bool,
}

/// What happened; of an execution without end no more than there is room for.
#[derive(Clone, Default, Debug)]
pub struct Seen {
    /// Accesses to memory.
    pub accesses: FxHashSet<Access>,
    /// Where which function was called, by its symbol number; of those that have models only if it was called through a pointer.
    pub calls: FxHashSet<(CodePoint, u32)>,
    /// Where threads were started, and with which function.
    pub starts: FxHashSet<(CodePoint, u32)>,
    /// Where which threads stood at the same time: one was about to take a step, the other was not at its end.
    pub beside: FxHashSet<((ThreadId, CodePoint), (ThreadId, CodePoint))>,
    /// What started each thread, and what it runs first.
    pub threads: FxHashSet<(ThreadId, CodePoint, u32)>,
    /// The locks that were held where something was accessed while there were several threads: objects and offsets.
    pub held: FxHashSet<(CodePoint, Vec<(Origin, u64)>)>,
    /// Locals and allocations that another thread than their own has touched.
    pub shared: FxHashSet<Origin>,
    /// From which instruction control went to which, in one function.
    pub edges: FxHashSet<(CodePoint, CodePoint)>,
    /// Which access saw what which other one had written there last.
    pub sources: FxHashSet<(CodePoint, CodePoint)>,
    /// For each run of a function that returned: the first instructions of the blocks that it came to.
    pub runs: FxHashSet<(u32, Vec<u32>)>,
    /// Where a thread stood, the innermost function first, where it stood later, and how many branches, calls and returns
    /// there were in between, at least.
    pub moves: FxHashMap<(Vec<CodePoint>, CodePoint), u64>,
    /// How many there were until now.
    pub(crate) transfers: u64,
}

/// So much of each sort is noted.
const MOST: usize = 1 << 20;

impl Seen {
    /// Whether more can be noted. What is noted stays right.
    pub(crate) fn has_room(&self) -> bool {
        let sizes = [self.accesses.len(), self.beside.len(), self.held.len(), self.threads.len()];
        let others = [self.sources.len(), self.runs.len(), self.moves.len()];
        sizes.into_iter().chain(others).all(|size| size < MOST)
    }
}
