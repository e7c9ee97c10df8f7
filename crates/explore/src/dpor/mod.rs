//! Exploration of all inputs and all schedules, one execution for each class of equivalent ones, in space that grows with
//! the length of executions and not with their number.
//!
//! The classes that begin with some steps are divided. A thread is chosen; its next step is *f*. In a class either *f*
//! can come first, or others come before it that conflict with it. Of these *rivals* take those that need no other rival
//! before them, and of those the one of the lowest thread, *g*. The steps that *g* needs, and *g*, are a *seed*: they
//! come first in all classes of that part. So the classes are divided into those that begin with *f* and those that
//! begin with each seed, where a seed also bans lower threads from becoming rivals of *f*. Each part is divided further
//! in the same way, until nothing is left to choose. No class is in two parts, and nothing that was explored need be
//! remembered.
//!
//! Seeds are found while the classes that begin with *f* are explored: there *g* comes after *f*, and both race. The same
//! seed shows in many executions; it counts only in the one in which everything that it does without was chosen, and not
//! asked for by another seed, and had the first outcome that was possible.
//!
//! The idea to reverse a race in one execution only, and at once, is that of Abdulla, Atig, Das, Jonsson, Sagonas
//! (Parsimonious Optimal Dynamic Partial Order Reduction, CAV 2024); the division by rivals, which needs no record of
//! what was explored, is our own. What differs because of inputs:
//! - A symbolic branch is a step of its thread without rivals, taken as soon as its thread stands before it; its outcomes
//!   are explored one after the other.
//! - A thread that fails stops alone, and the others go on.
//! - An acquisition is reversed against the acquisition before it, through the release between them; a thread that is
//!   blocked at the end of an execution races with what blocks it.
//!
//! A part may turn out empty where *f* leaves a loop that waits for several bytes which others write apart from each other: if
//! *g* makes it wait for ever, nothing is left but what is banned. Then an execution was begun in vain, and is cut.

mod choice;
mod foresight;
mod node;
mod plain;
mod rivals;
mod shared;
mod suspended;
pub(crate) mod tail;
mod task;
mod workers;

use crate::report;
use crate::session::{Session, schedule_of};
use node::{Ban, Kind, Node, Wanted};
use shared::Shared;
use std::collections::VecDeque;
use suspended::Suspended;
use tail::Tails;
use threadbare_machine::State;
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, ThreadId};

pub use workers::{Checkpoint, Exploration, Frontier, Journal, explore, explore_with};

/// The search of one worker.
struct Search<'a> {
    shared: &'a Shared,
    trace: Trace,
    /// The node at position `i` is the state before the event at position `i`.
    stack: Vec<Node>,
    /// Who must not become a rival, by the position of the seed, in ascending order.
    bans: Vec<Ban>,
    /// What the seed at hand asks for next.
    wanted: VecDeque<Wanted>,
    /// A node at which too many seeds wait.
    crowded: Option<usize>,
    /// What was left to explore these first.
    suspended: Vec<Suspended>,
    /// Whether the last step ended an execution.
    went_back: bool,
    tails: Tails,
}

/// How a step went.
#[derive(Clone, Copy, PartialEq)]
enum Taken {
    /// As it should, or it cannot be taken.
    Well,
    /// Memory turned out to be shared that was not known to be, or a section to touch more: everything has to start again.
    Wrong,
    /// It was not taken: this search is not for such steps.
    Unsuited,
}

impl<'a> Search<'a> {
    fn new(shared: &'a Shared, tails: Tails) -> Search<'a> {
        Search {
            shared,
            trace: Trace::new(),
            stack: Vec::new(),
            bans: Vec::new(),
            wanted: VecDeque::new(),
            crowded: None,
            suspended: Vec::new(),
            went_back: true,
            tails,
        }
    }

    /// Makes the node on top go on with what the seed asks for.
    fn want(&mut self, session: &Session) {
        let (Some(node), Some(wanted)) = (self.stack.last_mut(), self.wanted.pop_front()) else { return };
        (node.thread, node.rank) = (wanted.thread, wanted.rank);
        node.kind = match self.wanted.is_empty() {
            true => Kind::Last,
            false => Kind::Asked { is_last: wanted.is_last },
        };
        let all = || {
            let thread = node.state.index_of(wanted.thread);
            thread.map(|thread| session.machine.labels(&node.state, thread).into()).unwrap_or_default()
        };
        node.labels = wanted.label.map_or_else(all, |label| VecDeque::from([label]));
    }

    /// Takes the step of the node on top with this outcome.
    fn take(&mut self, session: &mut Session, label: u32) -> Taken {
        let depth = self.stack.len() - 1;
        self.trace.truncate(depth);
        let mut state = self.stack[depth].state.clone();
        let id = self.stack[depth].thread;
        let Some(thread) = state.index_of(id).filter(|thread| state.is_enabled(*thread)) else {
            return Taken::Well;
        };
        let waits = |action: &Action| matches!(action, Action::Section { .. }) && action.is_conditional();
        if state.next(thread).is_some_and(|next| waits(&next.action)) {
            return Taken::Unsuited;
        }
        if !session.can_have(&mut state, thread, label) {
            return Taken::Well;
        }
        let event = session.machine.step(&mut state, thread, label);
        if session.machine.sharing_changed() {
            return Taken::Wrong;
        }
        self.stack[depth].label = label;
        let pushed = self.trace.push(event);
        if let Some(first) = pushed.data_race {
            report::data_race(session, &self.trace, |at| &self.stack[at].state, &state, (first, depth));
        }
        if self.stack[depth].rank == 0 {
            self.find_rivals(session, depth, &state);
        }
        self.stack[depth].rank += 1;
        self.arrive(session, state, Some(id));
        if session.machine.conflicts_changed() { Taken::Wrong } else { Taken::Well }
    }

    /// Goes on from a new state, or ends the execution there.
    fn arrive(&mut self, session: &mut Session, state: State, last: Option<ThreadId>) {
        let before = self.stack.last().map(|node| &node.state);
        report::halted(session, &self.trace, before, &state);
        self.went_back = true;
        let enabled = (0..state.threads.len()).any(|thread| state.is_enabled(thread));
        if !enabled || state.exited.is_some() {
            return self.end(session, &state);
        }
        if self.wanted.is_empty()
            && session.observe.is_none()
            && !session.machine.options.detect.leak
            && self.tails.begin_at(&session.machine, &state)
        {
            return session.count_execution(&state, &self.trace);
        }
        self.stack.push(Node::new(state));
        if !self.wanted.is_empty() {
            self.want(session);
        } else if !self.choose(session, last) {
            session.outcome.counters.blocked += 1;
            // Whoever waits here might not have had to.
            if let Some(node) = self.stack.pop() {
                self.find_blocked(session, &node.state);
            }
            return;
        }
        self.went_back = false;
    }

    /// No thread can go on: the execution is complete.
    fn end(&mut self, session: &mut Session, state: &State) {
        if state.threads.iter().any(|thread| thread.is_cut()) {
            session.outcome.counters.blocked += 1;
        } else {
            session.count_execution(state, &self.trace);
            let before = |at: usize| self.stack.get(at).map(|node| &node.state);
            self.tails.learn(&session.machine, &self.trace, before, state);
        }
        session.record_end(state, || schedule_of(&self.trace.events()));
        self.find_blocked(session, state);
    }
}
