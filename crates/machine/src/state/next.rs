//! What a thread will do next: the step that it stands before, which outcomes that has, or why there is none. How a step
//! is taken is not known here.

use std::rc::Rc;
use threadbare_expr::Term;
use threadbare_trace::{Action, Ending};

/// What a thread will do next.
#[derive(Clone, PartialEq, Debug)]
pub enum Status {
    /// It has not been advanced since its last step.
    Running,
    /// It stands before this step.
    Ready(Next),
    /// It waits for a condition variable, and will then take the mutex back.
    Waiting {
        /// The condition variable.
        condition: u64,
        /// The mutex.
        mutex: u64,
        /// How it can stop waiting without being woken.
        alone: Option<Next>,
    },
    /// It waits for others to come to a barrier.
    AtBarrier {
        /// The barrier.
        barrier: u64,
    },
    /// It goes round in a loop that does nothing but look at memory; this is the step that it takes once memory has
    /// changed so that it leaves the loop.
    Spinning(Next),
    /// Its next look would complete a round in vain, and it would leave its loop later: another execution, in which it looks later,
    /// is as good. This is the step that it takes once memory has changed so that the look is not in vain.
    Parked(Next),
    /// It has ended.
    Finished,
    /// It goes no further: an error, a failed assumption, a bound, or something unsupported.
    Halted(Ending),
}

/// The next step of a thread.
#[derive(Clone, PartialEq, Debug)]
pub struct Next {
    /// What it does.
    pub action: Action,
    /// Which outcomes it has.
    pub choice: Choice,
}

/// The outcomes of a step.
#[derive(Clone, PartialEq, Debug)]
pub enum Choice {
    /// Only one.
    Only,
    /// The condition is false (0) or true (1).
    Condition {
        /// The condition.
        term: Term,
        /// What a false condition means.
        purpose: Purpose,
    },
    /// One for each thread that waits for the condition variable; one if nobody does.
    Receivers {
        /// The condition variable.
        condition: u64,
    },
    /// So many, from 0.
    Ways(u32),
    /// One for each side of an atomic section that decides something on inputs, in an order that depends on nothing else.
    /// Every input leads to one of them.
    Sides(Rc<[Side]>),
}

/// A way through an atomic section.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// What the inputs must satisfy that lead there.
    pub condition: Term,
    /// The decisions of all sides of the section: sides have their beginnings in common.
    pub(crate) decisions: Rc<[Decision]>,
    /// The last one on this way.
    pub(crate) last: Option<u32>,
    /// Whether it ends where an assumption fails.
    pub fails_assumption: bool,
}

/// A decision on the way through an atomic section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The condition.
    pub(crate) term: Term,
    /// Whether it holds.
    pub(crate) holds: bool,
    /// The decision before it.
    pub(crate) before: Option<u32>,
}

impl Side {
    /// The decisions on the way, from the last to the first.
    pub(crate) fn backwards(&self) -> impl Iterator<Item = Decision> {
        let at = |number: Option<u32>| self.decisions.get(number? as usize).copied();
        std::iter::successors(at(self.last), move |decision| at(decision.before))
    }
}

/// Why a condition is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The program goes on on both sides.
    Branch,
    /// False: the execution does not count from here on.
    Assume,
    /// False: nobody could have drawn this input. It was drawn here, so that no other thread knows of it: there is nothing on this side.
    Draw,
    /// False: an error, or likely to be one.
    Check,
    /// A visible compare-and-swap: false, it fails. Announced anew whenever memory changes.
    Exchange,
}
