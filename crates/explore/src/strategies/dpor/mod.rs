//! Exploration of all inputs and all schedules, one execution for each class of equivalent ones, in space that grows with
//! the length of executions and not with their number.
//!
//! The classes that begin with some steps are divided. A thread is chosen; its next step is *f*. In a class either *f*
//! can come first, or steps come before it that conflict with it. Of these take those that need no other of them before, and
//! of those the one of the lowest thread, *g*. The steps that *g* needs, and *g*, are a *wake-up sequence*: they come first
//! in all classes of that part. So the classes are divided into those that begin with *f* and those that begin with each
//! wake-up sequence, below which lower threads are *excluded* from conflicting with *f* before it. Each part is divided
//! further in the same way, until nothing is left to choose. No class is in two parts, and nothing that was explored need be
//! remembered.
//!
//! Wake-up sequences are found while the classes that begin with *f* are explored: there *g* comes after *f*, and both race.
//! Reversing that race gives the sequence. The same one shows in many executions; it counts only in the *canonical* one, in
//! which everything that it does without was chosen, and not asked for by another wake-up sequence, and had the first outcome
//! that was possible.
//!
//! The idea to reverse a race in one execution only, and at once, is that of Abdulla, Atig, Das, Jonsson, Sagonas
//! (Parsimonious Optimal Dynamic Partial Order Reduction, CAV 2024); the division by the lowest conflicting thread, which
//! needs no record of what was explored, is our own. `docs/dpor.md` has an example, and the argument. What differs because of
//! inputs:
//! - A symbolic branch is a step of its thread that conflicts with nothing, taken as soon as its thread stands before it; its
//!   outcomes are explored one after the other.
//! - A thread that fails stops alone, and the others go on.
//! - An acquisition is reversed against the acquisition before it, through the release between them; a thread that is
//!   blocked at the end of an execution races with what blocks it.
//!
//! A part may turn out empty where *f* leaves a loop that waits for several bytes which others write apart from each other: if
//! *g* makes it wait for ever, nothing is left but what is excluded. Then an execution was begun in vain, and is cut.

mod canonical;
mod choice;
mod node;
mod prediction;
mod reversal;
mod suffixes;
mod suspended;
mod task;

use super::frontier::shared::{Claim, Shared};
use super::frontier::workers::{self, Divided, Pulse};
use super::frontier::{Exclusion, Exploration, Frontier, Kind, Task, WakeUpStep};
use crate::execution::Keep;
use crate::kernel::{Halt, Kernel, Unsuited};
use crate::session::Session;
use crate::traced::DPOR;
use node::Node;
use std::collections::VecDeque;
use suffixes::Suffixes;
use suspended::Suspended;
use threadbare_machine::Knowledge;
use threadbare_trace::{Action, Symmetry, ThreadId};
use tracing::debug;

/// Explores everything, or what is left of it, within the session's budget; of threads that are alike one order, if that is asked for.
pub fn explore(session: &mut Session, symmetry: Symmetry, exploration: Exploration) -> Result<(), Halt> {
    workers::explore(session, symmetry, exploration, Suffixes::default)
}

/// The ends that are known stay known from task to task.
impl Divided for Suffixes {
    type Task = Task;

    fn whole(&self) -> Task {
        Task::whole()
    }

    fn written(&self, tasks: Vec<Task>, _: &Shared<Task>, knowledge: Knowledge) -> Frontier {
        Frontier { tasks, knowledge, ..Frontier::default() }
    }

    fn read(&self, frontier: Frontier) -> (Vec<Task>, Vec<Claim>) {
        (frontier.tasks, Vec::new())
    }

    fn explore(
        &mut self,
        session: &mut Session,
        shared: &Shared<Task>,
        task: Task,
        pulse: &mut Pulse<'_, Task>,
    ) -> Result<(), Halt> {
        Search::explore(session, shared, self, task, pulse)
    }
}

/// The search of one worker.
struct Search<'a> {
    shared: &'a Shared<Task>,
    kernel: Kernel,
    /// The node at position `i` belongs to the state before the event at position `i`.
    stack: Vec<Node>,
    /// Who must not become a conflicting step, by the position of the wake-up sequence, in ascending order.
    exclusions: Vec<Exclusion>,
    /// What the wake-up sequence at hand asks for next.
    sequence: VecDeque<WakeUpStep>,
    /// A node at which too many wake-up sequences wait.
    crowded: Option<usize>,
    /// Before this node there is nothing to give away. Nodes below the one on top get nothing to do but wake-up sequences.
    given: usize,
    /// What was left to explore these first.
    suspended: Vec<Suspended>,
    /// Whether the last step ended an execution.
    went_back: bool,
    suffixes: Suffixes,
}

impl<'a> Search<'a> {
    fn new(session: &mut Session, shared: &'a Shared<Task>) -> Result<Search<'a>, Halt> {
        Ok(Search {
            shared,
            kernel: Kernel::start(session, Keep::All)?,
            stack: Vec::new(),
            exclusions: Vec::new(),
            sequence: VecDeque::new(),
            crowded: None,
            given: 0,
            suspended: Vec::new(),
            went_back: true,
            suffixes: Suffixes::default(),
        })
    }

    /// Leaves the node on top. The one before it may get something else to do, and others come after it.
    fn leave_top(&mut self) {
        self.stack.pop();
        self.given = self.given.min(self.stack.len().saturating_sub(1));
    }

    /// Makes the node on top go on with what the wake-up sequence asks for.
    fn follow_sequence(&mut self, session: &Session) {
        let state = self.kernel.at(self.stack.len() - 1);
        let (Some(node), Some(sequence)) = (self.stack.last_mut(), self.sequence.pop_front()) else { return };
        debug!(target: DPOR, "{}: the wake-up sequence asks for thread {}", self.kernel.len(), sequence.thread);
        (node.thread, node.rank) = (sequence.thread, sequence.rank);
        node.kind = match self.sequence.is_empty() {
            true => Kind::Last,
            false => Kind::Asked { is_last: sequence.is_last },
        };
        let all = || {
            let thread = state.index_of(sequence.thread);
            thread.map(|thread| session.machine.labels(state, thread).into()).unwrap_or_default()
        };
        node.labels = sequence.label.map_or_else(all, |label| VecDeque::from([label]));
    }

    /// Takes the step of the node on top with this outcome, if it can be taken.
    fn take(&mut self, session: &mut Session, label: u32) -> Result<(), Halt> {
        let depth = self.stack.len() - 1;
        self.kernel.back_to(depth);
        let state = self.kernel.state();
        let id = self.stack[depth].thread;
        let Some(thread) = state.index_of(id).filter(|thread| state.is_enabled(*thread)) else {
            return Ok(());
        };
        debug_assert!(
            !session.machine.waits_for_turn(state, session.machine.turn(state, thread)),
            "it is not its turn"
        );
        if let Some(next) = state.next(thread)
            && matches!(next.action, Action::Section { .. })
            && next.action.is_conditional()
        {
            let point = state.threads[thread].point();
            return Err(Unsuited::at("atomic sections that wait for something", session, point).into());
        }
        if self.kernel.is_void(thread, label) || !self.kernel.take(session, thread, label)? {
            return Ok(());
        }
        self.stack[depth].label = label;
        if self.stack[depth].rank == 0 {
            self.find_reversals(session, depth)?;
        }
        self.stack[depth].rank += 1;
        self.arrive(session, Some(id))
    }

    /// Goes on from a new state, or ends the execution there.
    fn arrive(&mut self, session: &mut Session, last: Option<ThreadId>) -> Result<(), Halt> {
        self.went_back = true;
        if self.kernel.is_over() {
            return self.end(session);
        }
        if self.sequence.is_empty()
            && session.observe.is_none()
            && !session.keeps()
            && !session.machine.options.detect.leak
            && self.suffixes.begin_at(&session.machine, self.kernel.state())
        {
            debug!(target: DPOR, "{}: goes on as an execution before did", self.kernel.len());
            session.count_execution(self.kernel.state(), Vec::new);
            return Ok(());
        }
        self.stack.push(Node::new());
        if !self.sequence.is_empty() {
            self.follow_sequence(session);
        } else if !self.choose(session, last)? {
            debug!(target: DPOR, "{}: nobody may go on, the execution is redundant", self.kernel.len());
            self.kernel.redundant(session);
            self.leave_top();
            // Whoever waits here might not have had to.
            return self.find_blocked(session);
        }
        self.went_back = false;
        Ok(())
    }

    /// No thread can go on: the execution is complete.
    fn end(&mut self, session: &mut Session) -> Result<(), Halt> {
        debug!(target: DPOR, "{}: the execution ends", self.kernel.len());
        self.kernel.end(session);
        if !self.kernel.state().is_cut() {
            self.suffixes.learn(&session.machine, self.kernel.execution());
        }
        self.find_blocked(session)
    }
}
