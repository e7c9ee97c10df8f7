//! What made an object: the name of a piece of memory that no schedule changes. What runs a program has it of each object, what only
//! reads the program has it of each object that there may be, so that the two can be compared.

use crate::event::CodePoint;
use serde::{Deserialize, Serialize};

/// What made an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Origin {
    /// The global variable with this symbol number.
    Global(u32),
    /// The thread-local variable with this symbol number: one for each thread.
    ThreadLocal(u32),
    /// An allocation call there.
    Heap(CodePoint),
    /// A local defined there.
    Stack(CodePoint),
    /// Nobody: a pointer among the inputs leads to it, and it is there from the start.
    Input,
}
