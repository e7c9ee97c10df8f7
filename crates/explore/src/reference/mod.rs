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

use crate::report;
use crate::session::{Session, schedule_of};
use node::Node;
use reversal::Race;
use threadbare_expr::Term;
use threadbare_machine::State;
use threadbare_trace::ThreadId;
use threadbare_trace::order::Trace;
use wakeup::{Edge, Outcomes, Tree};

/// How many steps may be taken until the next look at the budget, if no execution ends before.
const PULSE: u64 = 256;

/// A search: an execution, and for each of its states what is still to be explored from there.
#[derive(Default)]
struct Search {
    trace: Trace,
    /// For each event which outcomes its step had.
    outcomes: Vec<Outcomes>,
    /// For each event whether its step was fickle.
    fickle: Vec<bool>,
    /// Pairs of events that are still to be reversed, in the order of the second ones.
    races: Vec<Race>,
    /// The node at position `i` is the state before the event at position `i`.
    stack: Vec<Node>,
    /// Whether the last step ended an execution.
    went_back: bool,
}

/// Memory turned out to be shared that was not known to be, or a section to touch more: everything has to start again.
struct Wrong;

/// Explores everything, within the session's budget.
pub fn explore(session: &mut Session) {
    // What became known before is known from the start.
    session.machine.conflicts_changed();
    session.machine.by_conflicts = true;
    // Memory that turns out to be shared makes accesses visible that were not: start again, knowing it.
    while explore_once(session).is_err() {
        session.start_again();
    }
}

fn explore_once(session: &mut Session) -> Result<(), Wrong> {
    // What threads did before may not be what they do now.
    session.machine.recall_steps();
    let state = session.machine.start();
    if session.machine.sharing_changed() {
        return Err(Wrong);
    }
    let mut search = Search::default();
    search.arrive(session, Node::new(state, Vec::new(), Tree::default()), None);
    search.run(session)
}

impl Search {
    /// Goes on until nothing is left to explore, or somebody says to stop.
    fn run(&mut self, session: &mut Session) -> Result<(), Wrong> {
        let mut steps: u64 = 0;
        while let Some(depth) = self.stack.len().checked_sub(1) {
            // At the beginning, where an execution has ended, and now and then in between.
            if (self.went_back || steps.is_multiple_of(PULSE)) && session.should_stop() {
                break;
            }
            if self.went_back && session.wants_tidying() {
                self.tidy(session);
            }
            self.went_back = false;
            steps += 1;
            let node = &mut self.stack[depth];
            match node.next_move() {
                Some(step) => self.take(session, step)?,
                // The chosen thread could not go on for any inputs: another may.
                None if !node.left && node.choose(&session.machine, None) => {}
                None => {
                    self.went_back = true;
                    self.stack.pop();
                }
            }
        }
        Ok(())
    }

    /// Takes a step from the node on top.
    fn take(&mut self, session: &mut Session, step: Edge) -> Result<(), Wrong> {
        let depth = self.stack.len() - 1;
        self.trace.truncate(depth);
        self.outcomes.truncate(depth);
        self.fickle.truncate(depth);
        while self.races.last().is_some_and(|race| race.second >= depth) {
            self.races.pop();
        }
        let mut state = self.stack[depth].state.clone();
        let Some(thread) = state.index_of(step.thread) else { return Ok(()) };
        state.model = step.model.clone();
        if !state.is_enabled(thread) || !session.can_have(&mut state, thread, step.label) {
            self.stack[depth].cannot(&step);
            return Ok(());
        }
        let announced = self.stack[depth].announced(&session.machine, thread);
        let event = session.machine.step(&mut state, thread, step.label);
        if session.machine.sharing_changed() {
            return Err(Wrong);
        }
        let sleep = self.stack[depth].enter(&step, &event.action, announced.count);
        let pushed = self.trace.push(event);
        self.outcomes.push(announced.outcomes);
        self.fickle.push(announced.fickle);
        self.races.extend(self.trace.reversible().iter().map(|&first| Race { first, second: depth }));
        if let Some(first) = pushed.data_race {
            report::data_race(session, &self.trace, |at| &self.stack[at].state, &state, (first, depth));
        }
        self.arrive(session, Node::new(state, sleep, step.below), Some(step.thread));
        if session.machine.conflicts_changed() { Err(Wrong) } else { Ok(()) }
    }

    /// Goes on from a new state, or ends the execution there.
    fn arrive(&mut self, session: &mut Session, mut node: Node, last: Option<ThreadId>) {
        let before = self.stack.last().map(|node| &node.state);
        report::halted(session, &self.trace, before, &node.state);
        self.went_back = true;
        let enabled = (0..node.state.threads.len()).any(|thread| node.state.is_enabled(thread));
        if !enabled || node.state.exited.is_some() {
            return self.end(session, &node.state);
        }
        if node.tree.is_empty() && !node.choose(&session.machine, last) {
            session.outcome.counters.blocked += 1;
            // What it has shown was not reversed by others: whoever waits here might not have had to.
            return self.reverse_races(session, &node.state);
        }
        self.went_back = false;
        self.stack.push(node);
    }

    /// No thread can go on: the execution is complete, and its races are reversed.
    fn end(&mut self, session: &mut Session, state: &State) {
        if state.threads.iter().any(|thread| thread.is_cut()) {
            session.outcome.counters.blocked += 1;
        } else {
            session.count_execution(state, &self.trace);
        }
        session.record_end(state, || schedule_of(&self.trace.events()));
        self.reverse_races(session, state);
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
        let events = (0..self.trace.len()).map(|at| self.trace.event(at));
        terms.extend(events.flat_map(|event| [event.address, event.used]).filter_map(Term::from_raw));
        session.tidy(self.stack.iter().map(|node| &node.state), terms);
    }
}
