//! How a machine goes about it: what whoever drives it decides once, and the step relation asks. None of this changes what a
//! program can do; it says which of several right ways to run it is taken.

use threadbare_trace::Symmetry;

/// What is decided for all runs of a machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Policy {
    /// How a thread goes on that went round in vain in a loop with several looks.
    pub waits: Waits,
    /// Whether whoever explores goes by conflicts.
    pub conflicts: Conflicts,
    /// Whether threads are taken as alike that the program does not tell apart.
    pub symmetry: Symmetry,
    /// What a read of what threads share comes to.
    pub reads: Reads,
    /// In which form code is executed. Decided before the first run.
    pub forms: Forms,
    /// How many instructions a thread may execute between two visible steps.
    pub patience: u64,
}

/// How a thread goes on that went round in vain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// Not at all: it looks later in another schedule, which whoever explores all of them comes to.
    Elsewhere,
    /// It may go round again when memory has changed: for whoever follows one schedule to its end.
    GoRound,
}

/// What is made of conflicts between steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conflicts {
    /// Nobody asks which steps conflict.
    Unasked,
    /// Schedules are left out because steps do not conflict. A compare-and-swap of memory that is also accessed in parts then
    /// conflicts as if it wrote, also where it fails; and whoever explores is told when more steps turn out to conflict.
    Heeded,
}

/// What a read of what threads share comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reads {
    /// What is there.
    Found,
    /// An unknown, whose value in the model is what is there: what a thread does depends then on what it has read, and not on who
    /// wrote that. A compare-and-swap decides by it which of the two it is, and places of accesses are decided, so that each is known.
    Free,
}

/// The form of code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forms {
    /// The fast form where there is one.
    Fast,
    /// The plain form everywhere, so that the other can be checked against it.
    Plain,
}

impl Default for Policy {
    fn default() -> Policy {
        Policy {
            waits: Waits::Elsewhere,
            conflicts: Conflicts::Unasked,
            symmetry: Symmetry::Off,
            reads: Reads::Found,
            forms: Forms::Fast,
            patience: u64::MAX,
        }
    }
}
