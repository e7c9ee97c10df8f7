//! Exploration of all inputs and all schedules, one execution for each class of equivalent ones: dynamic
//! partial-order reduction with source sets and sleep sets (Abdulla, Aronis, Jonsson, Sagonas: Source Sets, JACM
//! 2017), joined with symbolic execution.
//!
//! What differs from the paper: a symbolic branch is a step of its thread that depends on no other, taken as soon
//! as its thread stands before it; its outcomes are siblings. A thread that fails stops alone, and the others go
//! on. Mutex acquisitions are reversed through the release between them, and a thread that is blocked at the end
//! of an execution races with the acquisition that blocks it.
//!
//! Source sets may start executions that turn out redundant; they are cut by sleep sets and counted as blocked.

mod node;

use crate::confirm::{callers, halted};
use crate::deadlock;
use crate::race::{self, Side};
use crate::session::Session;
use node::{Move, Node};
use std::rc::Rc;
use threadbare_machine::{Choice, Purpose, State, Status, Thread};
use threadbare_trace::dependence::dependent;
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, Ending, ThreadId};

/// Explores everything, within the session's budget.
pub fn explore(session: &mut Session) {
    // An object that turns out to be shared makes accesses visible that were not: start again, knowing it.
    while !Search::default().run(session) {
        session.start_again();
    }
}

#[derive(Default)]
struct Search {
    trace: Trace,
    /// The node at position `i` is the state before the event at position `i`.
    stack: Vec<Node>,
}

impl Search {
    /// Returns false if the exploration has to start again.
    fn run(&mut self, session: &mut Session) -> bool {
        let state = session.machine.start();
        if session.machine.sharing_changed() {
            return false;
        }
        self.arrive(session, state, Vec::new(), None);
        while let Some(node) = self.stack.last_mut() {
            if session.should_stop() {
                return true;
            }
            let Some(step) = node.next_move(&session.machine) else {
                self.stack.pop();
                self.trace.truncate(self.stack.len().saturating_sub(1));
                continue;
            };
            if !self.take(session, step) {
                return false;
            }
        }
        true
    }

    /// Takes a step from the node on top.
    fn take(&mut self, session: &mut Session, step: Move) -> bool {
        let depth = self.stack.len() - 1;
        self.trace.truncate(depth);
        let node = &mut self.stack[depth];
        let mut state = node.state.clone();
        let Some(thread) = state.index_of(step.thread) else { return true };
        if !feasible(session, &mut state, thread, step.label) {
            return true;
        }
        let sleep = node.sleepers();
        let event = session.machine.step(&mut state, thread, step.label);
        if session.machine.sharing_changed() {
            return false;
        }
        let sleep = awake_removed(&state, sleep, event.thread, &event.action);
        let pushed = self.trace.push(event);
        for first in pushed.reversible {
            let initials = self.trace.initials(first, Some(depth), step.thread);
            self.stack[first].add_source(&initials);
        }
        if let Some(first) = pushed.data_race {
            self.record_race(session, &state, first, depth);
        }
        self.arrive(session, state, sleep, Some(step.thread));
        true
    }

    /// Goes on from a new state, or ends the execution there.
    fn arrive(&mut self, session: &mut Session, state: State, sleep: Vec<ThreadId>, last: Option<ThreadId>) {
        self.record_halted(session, &state);
        let enabled = (0..state.threads.len()).any(|thread| state.is_enabled(thread));
        if !enabled || state.exited.is_some() {
            return self.end(session, &state);
        }
        let node = Node::new(state, sleep, last);
        if node.is_redundant() {
            session.outcome.counters.blocked += 1;
            return;
        }
        self.stack.push(node);
    }

    /// No thread can go on.
    fn end(&mut self, session: &mut Session, state: &State) {
        let cut = |thread: &Rc<Thread>| matches!(&thread.status, Status::Halted(ending) if !matches!(ending, Ending::Error(_)));
        if state.threads.iter().any(cut) {
            session.outcome.counters.blocked += 1;
        } else {
            session.count_execution(state);
        }
        if let Some(failure) = deadlock::find(&session.machine, state) {
            session.record(state, &self.trace.events(), failure);
        }
        // A thread that waits for a mutex at the end might have had it before the thread that has it now.
        for thread in &state.threads {
            let Status::Ready(next) = &thread.status else { continue };
            let Action::Lock { mutex } = next.action else { continue };
            if let Some(first) = self.trace.contended(thread.id, mutex) {
                let initials = self.trace.initials(first, None, thread.id);
                self.stack[first].add_source(&initials);
            }
        }
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
        let side = |at: usize| {
            let event = self.trace.event(at);
            let before = &self.stack[at].state;
            let thread = before.index_of(event.thread).map(|thread| &before.threads[thread]);
            let callers = thread.map(|thread| callers(&session.machine, thread)).unwrap_or_default();
            Side { event, callers }
        };
        let failure = race::failure(&session.machine, state, side(first), side(second));
        session.record(state, &self.trace.events(), failure);
    }
}

/// Makes the model agree with the outcome of a condition, if it can.
fn feasible(session: &mut Session, state: &mut State, thread: usize, label: u32) -> bool {
    let Some(Choice::Condition { term, purpose }) = state.next(thread).map(|next| next.choice.clone()) else {
        return true;
    };
    let wanted = label == 1;
    let others_live = state
        .threads
        .iter()
        .enumerate()
        .any(|(other, t)| other != thread && !matches!(t.status, Status::Finished | Status::Halted(_)));
    if purpose == Purpose::Assume && !wanted && !others_live {
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

/// The sleepers that a step does not wake.
fn awake_removed(state: &State, sleep: Vec<ThreadId>, thread: ThreadId, action: &Action) -> Vec<ThreadId> {
    let still = |id: &ThreadId| {
        let next = state.index_of(*id).and_then(|sleeper| state.next(sleeper));
        *id != thread && next.is_some_and(|next| !dependent(*id, &next.action, thread, action))
    };
    sleep.into_iter().filter(still).collect()
}
