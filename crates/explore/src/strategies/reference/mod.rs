//! The reference: exploration of all inputs and all schedules, one execution for each class of equivalent ones, by optimal
//! dynamic partial-order reduction with source sets and wake-up trees (Abdulla, Aronis, Jonsson, Sagonas: Source Sets,
//! JACM 2017), joined with symbolic execution.
//!
//! It is what the production search is compared with in tests, and what explores programs whose atomic sections wait for
//! something. It is kept small: one worker, every execution executed to its end. Wake-up trees remember what is still to
//! be done, and can grow exponentially with the length of executions.
//!
//! What differs from the paper:
//! - A step is a thread and an outcome. A symbolic branch is a step of its thread that depends on no other, taken
//!   as soon as its thread stands before it; its outcomes are siblings. Inside a wake-up sequence its outcome is
//!   fixed, and the sequence carries inputs for which it can be taken, so that no query is needed.
//! - A thread that fails stops alone, and the others go on.
//! - An acquisition is reversed against the acquisition before it, through the release between them; a thread that
//!   is blocked at the end of an execution races with what blocks it.
//! - A compare-and-swap whose success depends on an input has two outcomes. Both conflict with the same steps, as if it
//!   succeeded; an outcome that sleeps covers only what goes on with that outcome.
//! - What a reversed step does may differ from what it did (a compare-and-swap succeeds, an attempt fails, a
//!   semaphore is empty): such a step is tried on a copy of the state first.

mod node;
mod reversal;
mod wakeup;

use crate::execution::Keep;
use crate::kernel::{Halt, Kernel, go_on, see_each_class, until_settled};
use crate::session::Session;
use node::Node;
use reversal::Race;
use threadbare_machine::Conflicts;
use threadbare_trace::ThreadId;
use wakeup::{Edge, Outcomes, Tree};

/// How many steps may be taken until the next look at the budget, if no execution ends before.
const PULSE: u64 = 256;

/// A search: an execution, and for each of its states what is still to be explored from there.
struct Search {
    kernel: Kernel,
    /// For each event which outcomes its step had.
    outcomes: Vec<Outcomes>,
    /// For each event whether its step was state_dependent.
    state_dependent: Vec<bool>,
    /// Pairs of events that are still to be reversed, in the order of the second ones.
    races: Vec<Race>,
    /// The node at position `i` is the state before the event at position `i`.
    stack: Vec<Node>,
    /// Whether the last step ended an execution.
    went_back: bool,
}

/// Explores everything, within the session's budget.
pub fn explore(session: &mut Session) -> Result<(), Halt> {
    see_each_class(session, Conflicts::Heeded);
    until_settled(session, |session| {
        // What threads did before may not be what they do now.
        session.machine.recall_steps();
        let kernel = Kernel::start(session, Keep::All)?;
        let mut search = Search {
            kernel,
            outcomes: Vec::new(),
            state_dependent: Vec::new(),
            races: Vec::new(),
            stack: Vec::new(),
            went_back: false,
        };
        search.arrive(session, Node::new(Vec::new(), Tree::default()), None)?;
        search.run(session)
    })
}

impl Search {
    /// Goes on until nothing is left to explore, or somebody says to stop.
    fn run(&mut self, session: &mut Session) -> Result<(), Halt> {
        let mut steps: u64 = 0;
        while let Some(depth) = self.stack.len().checked_sub(1) {
            // At the beginning, where an execution has ended, and now and then in between.
            if self.went_back || steps.is_multiple_of(PULSE) {
                go_on(session)?;
            }
            if self.went_back && session.wants_tidying() {
                self.tidy(session);
            }
            self.went_back = false;
            steps += 1;
            self.kernel.back_to(depth);
            let node = &mut self.stack[depth];
            match node.next_move() {
                Some(step) => self.take(session, step)?,
                // The chosen thread could not go on for any inputs: another may.
                None if !node.left && node.choose(&session.machine, self.kernel.state(), None) => {}
                None => {
                    self.went_back = true;
                    self.stack.pop();
                }
            }
        }
        Ok(())
    }

    /// Takes a step from the node on top.
    fn take(&mut self, session: &mut Session, step: Edge) -> Result<(), Halt> {
        let depth = self.stack.len() - 1;
        self.outcomes.truncate(depth);
        self.state_dependent.truncate(depth);
        while self.races.last().is_some_and(|race| race.second >= depth) {
            self.races.pop();
        }
        let Some(thread) = self.kernel.state().index_of(step.thread) else { return Ok(()) };
        let announced = node::announced(&session.machine, self.kernel.state(), thread);
        self.kernel.set_model(step.model.clone());
        let can = self.kernel.state().is_enabled(thread) && !self.kernel.is_void(thread, step.label);
        if !can || !self.kernel.take(session, thread, step.label)? {
            self.stack[depth].cannot(&step);
            return Ok(());
        }
        let trace = self.kernel.trace();
        let sleep = self.stack[depth].enter(&step, &trace.event(depth).action, announced.count);
        self.outcomes.push(announced.outcomes);
        self.state_dependent.push(announced.state_dependent);
        self.races.extend(trace.reversible().iter().map(|&first| Race { first, second: depth }));
        self.arrive(session, Node::new(sleep, step.below), Some(step.thread))
    }

    /// Goes on from a new state, or ends the execution there.
    fn arrive(&mut self, session: &mut Session, mut node: Node, last: Option<ThreadId>) -> Result<(), Halt> {
        self.went_back = true;
        if self.kernel.is_over() {
            self.kernel.end(session);
            return self.reverse_races(session);
        }
        if node.tree.is_empty() && !node.choose(&session.machine, self.kernel.state(), last) {
            self.kernel.redundant(session);
            // What it has shown was not reversed by others: whoever waits here might not have had to.
            return self.reverse_races(session);
        }
        self.went_back = false;
        self.stack.push(node);
        Ok(())
    }

    /// Drops the terms that nothing here needs.
    fn tidy(&self, session: &mut Session) {
        let mut terms = Vec::new();
        let mut open: Vec<&Tree> = self.stack.iter().map(|node| &node.tree).collect();
        while let Some(tree) = open.pop() {
            terms.extend(tree.edges.iter().filter_map(|edge| edge.outcomes.term()));
            open.extend(tree.edges.iter().map(|edge| &edge.below));
        }
        terms.extend(self.outcomes.iter().filter_map(|outcomes| outcomes.term()));
        let (states, named) = self.kernel.execution().needs();
        session.tidy(states, terms.into_iter().chain(named));
    }
}
