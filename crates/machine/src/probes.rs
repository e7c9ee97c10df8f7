//! What is counted and watched while a machine runs. Nothing that a program does depends on it.

use crate::executed::Executed;
use crate::seen::Seen;
use crate::tally::Tally;
use std::cell::RefCell;
use threadbare_trace::{CodePoint, ThreadId};

/// An input that a thread took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// The thread.
    pub thread: ThreadId,
    /// Which of its inputs it is, from 0.
    pub index: u32,
    /// The calls that led there, the innermost first: the first is that of the function that takes it.
    pub calls: Vec<CodePoint>,
}

/// What is counted and watched.
#[derive(Default)]
pub struct Probes {
    /// Instructions executed so far.
    pub instructions: u64,
    /// What was executed of the machine, if somebody wants to know. Set before the first run.
    pub executed: Option<Box<Executed>>,
    /// What happened to the program, if somebody wants to know. Set before the first run.
    pub seen: Option<Box<Seen>>,
    /// The inputs that threads took since this was last emptied, if somebody wants to know. Set before the first run.
    pub drawn: Option<RefCell<Vec<Drawn>>>,
    /// How often each thread came to certain places, if anybody wants to know.
    pub(crate) tally: Option<Box<Tally>>,
}

impl Probes {
    /// Whether somebody wants to know what happens to the program, and there is room for more of it.
    pub(crate) fn notes_more(&self) -> bool {
        self.seen.as_ref().is_some_and(|seen| seen.has_room())
    }
}
