//! Exploration of all inputs and all schedules, one execution for each class of equivalent ones: optimal dynamic
//! partial-order reduction with source sets and wake-up trees (Abdulla, Aronis, Jonsson, Sagonas: Source Sets, JACM
//! 2017), joined with symbolic execution.
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
//!
//! A search is divided into tasks; see `trunk`.

mod frontier;
mod node;
mod reversal;
mod shared;
mod tail;
mod task;
mod trunk;
mod wakeup;
mod workers;

use crate::confirm::{callers, halted};
use crate::race::{self, Side};
use crate::session::{Session, schedule_of};
use node::Node;
use reversal::Race;
use shared::Shared;
use std::rc::Rc;
use tail::Tails;
use threadbare_machine::{Choice, Next, Purpose, State, Status, Thread};
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, Ending, ThreadId};
use trunk::NodeId;
use wakeup::{Edge, Outcomes};

pub use frontier::Frontier;
pub use workers::{Checkpoint, Exploration, Journal, explore, explore_with};

/// One worker's task: a stack of nodes, of which those up to `base` belong to the trunk.
struct Search<'a> {
    shared: &'a Shared,
    /// The nodes of the trunk on the way to the task, the root first.
    path: Vec<NodeId>,
    /// The position of the last of them.
    base: usize,
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
    tails: Tails,
}

/// How a step went.
#[derive(Clone, Copy, PartialEq)]
enum Taken {
    /// As it should.
    Well,
    /// Memory turned out to be shared that was not known to be: everything has to start again.
    Wrong,
    /// It was not taken: the search must not be divided.
    Undividable,
}

impl<'a> Search<'a> {
    fn new(shared: &'a Shared, path: Vec<NodeId>, base: usize) -> Search<'a> {
        Search {
            shared,
            path,
            base,
            trace: Trace::new(),
            outcomes: Vec::new(),
            fickle: Vec::new(),
            races: Vec::new(),
            stack: Vec::new(),
            went_back: true,
            tails: Tails::default(),
        }
    }

    /// Takes a step from the node on top.
    fn take(&mut self, session: &mut Session, step: Edge) -> Taken {
        let depth = self.stack.len() - 1;
        self.trace.truncate(depth);
        self.outcomes.truncate(depth);
        self.fickle.truncate(depth);
        while self.races.last().is_some_and(|race| race.second >= depth) {
            self.races.pop();
        }
        let mut state = self.stack[depth].state.clone();
        let Some(thread) = state.index_of(step.thread) else { return Taken::Well };
        if !state.is_enabled(thread) || !feasible(session, &mut state, thread, &step) {
            self.stack[depth].cannot(&step);
            return Taken::Well;
        }
        if self.shared.is_divided() && state.next(thread).is_some_and(is_undividable) {
            return Taken::Undividable;
        }
        let announced = self.stack[depth].announced(&session.machine, thread);
        let event = session.machine.step(&mut state, thread, step.label);
        if session.machine.sharing_changed() {
            return Taken::Wrong;
        }
        let sleep = self.stack[depth].enter(&step, &event.action, announced.count);
        if depth == self.base
            && let Some(current) = &self.stack[depth].current
        {
            self.shared.trunk().entered(self.path[depth], current);
        }
        let pushed = self.trace.push(event);
        self.outcomes.push(announced.outcomes);
        self.fickle.push(announced.fickle);
        self.races.extend(self.trace.reversible().iter().map(|&first| Race { first, second: depth }));
        if let Some(first) = pushed.data_race {
            self.record_race(session, &state, first, depth);
        }
        self.arrive(session, Node::new(state, sleep, step.below), Some(step.thread));
        Taken::Well
    }

    /// Goes on from a new state, or ends the execution there.
    fn arrive(&mut self, session: &mut Session, mut node: Node, last: Option<ThreadId>) {
        self.record_halted(session, &node.state);
        self.went_back = true;
        let enabled = (0..node.state.threads.len()).any(|thread| node.state.is_enabled(thread));
        if !enabled || node.state.exited.is_some() {
            return self.end(session, &node.state);
        }
        if node.tree.is_empty()
            && node.sleep.is_empty()
            && session.observe.is_none()
            && !session.machine.options.detect.leak
            && self.tails.begin_at(&session.machine, &node.state)
        {
            session.count_execution(&node.state, &self.trace);
            return self.reverse_races(session, &node.state);
        }
        if node.tree.is_empty() && !node.choose(&session.machine, last) {
            session.outcome.counters.blocked += 1;
            return;
        }
        self.went_back = false;
        self.stack.push(node);
    }

    /// No thread can go on: the execution is complete, and its races are reversed.
    fn end(&mut self, session: &mut Session, state: &State) {
        let cut = |thread: &Rc<Thread>| matches!(&thread.status, Status::Halted(ending) if !matches!(ending, Ending::Error(_)));
        if state.threads.iter().any(cut) {
            session.outcome.counters.blocked += 1;
        } else {
            session.count_execution(state, &self.trace);
            let before = |at: usize| self.stack.get(at).map(|node| &node.state);
            self.tails.learn(&session.machine, &self.trace, before, state);
        }
        session.record_end(state, || schedule_of(&self.trace.events()));
        self.reverse_races(session, state);
    }

    /// Reports threads that have just come to a halt.
    fn record_halted(&mut self, session: &mut Session, state: &State) {
        for (index, thread) in state.threads.iter().enumerate() {
            let Status::Halted(ending) = &thread.status else { continue };
            let before = self.stack.last().and_then(|node| node.state.threads.get(index));
            if before.is_some_and(|before| matches!(before.status, Status::Halted(_))) {
                continue;
            }
            let location = session.machine.location(thread.point());
            match ending {
                Ending::Error(failure) => {
                    let failure = halted(&session.machine, thread, failure);
                    session.record(state, &self.trace.events(), failure);
                }
                Ending::Unsupported { what } => session.give_up(what.clone(), location, true),
                Ending::Bounded { bound } => session.give_up(bound.clone(), location, false),
                Ending::AssumptionFailed | Ending::Finished { .. } => {}
            }
        }
    }

    fn record_race(&mut self, session: &mut Session, state: &State, first: usize, second: usize) {
        if !race::counts(&session.machine, state, self.trace.event(second)) {
            return;
        }
        let mut state = state.clone();
        if !session.overlap(&mut state, self.trace.event(first), self.trace.event(second)) {
            return;
        }
        let side = |at: usize| {
            let event = self.trace.event(at);
            let before = &self.stack[at].state;
            let thread = before.index_of(event.thread).map(|thread| &before.threads[thread]);
            let callers = thread.map(|thread| callers(&session.machine, thread)).unwrap_or_default();
            Side { event, callers }
        };
        let failure = race::failure(&session.machine, &state, side(first), side(second));
        session.record(&state, &self.trace.events(), failure);
    }
}

/// Whether steps like this one are explored exactly once only if everything is explored in order: what they do, or
/// whether they can be done, depends on inputs or other steps in ways that sequences do not show.
fn is_undividable(next: &Next) -> bool {
    match &next.action {
        Action::Timeout { .. } => true,
        Action::Section { .. } => next.action.is_conditional(),
        _ => matches!(next.choice, Choice::Condition { purpose: Purpose::Exchange, .. }),
    }
}

/// Makes the model agree with the outcome of a condition, if it can.
fn feasible(session: &mut Session, state: &mut State, thread: usize, step: &Edge) -> bool {
    state.model = step.model.clone();
    let Some(Choice::Condition { term, purpose }) = state.next(thread).map(|next| next.choice.clone()) else {
        return true;
    };
    let wanted = step.label == 1;
    let live = |(other, t): (usize, &Rc<Thread>)| {
        other != thread && !matches!(t.status, Status::Finished | Status::Halted(_))
    };
    if purpose == Purpose::Assume && !wanted && !state.threads.iter().enumerate().any(live) {
        // Nothing can happen any more in an execution that does not count.
        return false;
    }
    if session.machine.terms.holds(term, &state.model) == wanted {
        return true;
    }
    let literal = if wanted { term } else { session.machine.terms.not(term) };
    let location = session.machine.location(state.threads[thread].point());
    session.require(state, literal, &location)
}
