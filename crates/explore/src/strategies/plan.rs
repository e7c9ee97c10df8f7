//! What a strategy is, for whoever chooses one: its name, what it is for, and what a clean result of it means. Command line,
//! help, documentation and the rules of what goes together follow from this.

use super::frontier::Exploration;
use crate::kernel::Halt;
use crate::session::Session;
use std::fmt;
use threadbare_trace::{Equivalence, Symmetry};

/// A way to explore programs.
pub struct Strategy {
    /// What it is called.
    pub name: &'static str,
    /// What it does, in a line.
    pub help: &'static str,
    /// Which programs it is for.
    pub threads: Threads,
    /// What it means if it finds nothing.
    pub clean: Clean,
    /// Whether it takes a bound on preemptions.
    pub bounds_preemptions: bool,
    /// Whether it takes a bound on reads from other threads.
    pub bounds_interferences: bool,
    /// Which executions it can count as the same; nothing if it does not look at that.
    pub equivalences: &'static [Equivalence],
    /// Whether its work is divided among workers.
    pub divides: bool,
    /// Whether a run of it that was interrupted can be taken up again.
    pub resumes: bool,
    /// The ways that it can go about it, the usual one first; none if there is only one.
    pub variants: &'static [&'static str],
    pub(crate) explore: fn(&mut Session, &Plan, Exploration) -> Result<Explored, Halt>,
}

/// Which programs a strategy is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Threads {
    /// Those with one thread.
    One,
    /// All.
    Any,
    /// Those with places that threads are to be driven to.
    Driven,
}

/// What it means if nothing is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clean {
    /// There is nothing, within what the verdict says.
    Proof,
    /// Nothing showed in the executions that were tried.
    Sample,
}

/// What was explored, if nothing stopped it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Explored {
    /// Everything.
    Everything,
    /// Everything but this.
    AllBut(String),
}

/// A strategy, and what it is told.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How to explore.
    pub strategy: &'static Strategy,
    /// No execution has more preemptions than this.
    pub preemptions: Option<u32>,
    /// What everything random depends on.
    pub seed: u64,
    /// Which executions count as the same in a proof.
    pub equivalence: Equivalence,
    /// Whether threads are taken as alike that the program does not tell apart.
    pub symmetry: Symmetry,
    /// Which of its ways the strategy goes, if not the usual one.
    pub variant: Option<&'static str>,
    /// No scenario has more interferences than this.
    pub interferences: Option<u32>,
}

impl PartialEq for Strategy {
    fn eq(&self, other: &Strategy) -> bool {
        self.name == other.name
    }
}

impl fmt::Debug for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
