//! Data races of an execution. What C11 orders is the same in all executions of a class, so one of them shows every race;
//! a race is told at its second access, and the other order of the same two accesses is tried for that.

use super::Search;
use super::graph::Id;
use crate::confirm::callers;
use crate::race::{self, Side};
use crate::session::Session;
use threadbare_machine::State;
use threadbare_trace::ErrorKind;
use threadbare_trace::order::Trace;

impl Search {
    /// Reports that the last event races with an earlier one.
    pub(super) fn record_race(&self, session: &mut Session, first: usize) {
        let second = self.line.len() - 1;
        let before: Vec<&State> = self.states[..=second].iter().collect();
        record(session, self.state(), &self.trace, &before, first, second);
        let place = session.machine.location(self.trace.event(first).code);
        if !session.known.contains(&(ErrorKind::Race, place)) {
            self.record_reversed(session, first, second);
        }
    }

    /// Reports the same race with its accesses the other way round, if the first can come last.
    fn record_reversed(&self, session: &mut Session, first: usize, second: usize) {
        let (one, other) = (self.line[first].0, self.line[second].0);
        let entry = self.graph.entry(one);
        let mut part = self.graph.entry(other).past.clone();
        part.join(&self.graph.past(entry.needs.iter().copied()));
        if part.has(one) {
            return;
        }
        let mut trace = Trace::new();
        for at in 0..first {
            trace.push(self.trace.event(at).clone());
        }
        let mut states: Vec<State> = self.states[..=first].to_vec();
        states[first].model = self.state().model.clone();
        let rest = self.line[first + 1..].iter().map(|(id, _)| *id).filter(|id| part.has(*id));
        let order: Vec<Id> = rest.chain([one]).collect();
        for (number, id) in order.iter().enumerate() {
            let mut state = states[first + number].clone();
            let thread = state.index_of(self.graph.name(id.thread));
            let Some(thread) = thread.filter(|thread| state.is_enabled(*thread)) else { return };
            let label = self.graph.entry(*id).event.label;
            let event = session.machine.step(&mut state, thread, label);
            let pushed = trace.push(event);
            states.push(state);
            if let (Some(earlier), true) = (pushed.data_race, *id == one) {
                let before: Vec<&State> = states.iter().collect();
                record(session, before[before.len() - 1], &trace, &before, earlier, trace.len() - 1);
            }
        }
    }
}

/// Reports a race of two events; `before` has the state before each event.
fn record(
    session: &mut Session,
    after: &State,
    trace: &Trace,
    before: &[&State],
    first: usize,
    second: usize,
) {
    if !race::counts(&session.machine, after, trace.event(second)) {
        return;
    }
    let mut state = after.clone();
    if !session.overlap(&mut state, trace.event(first), trace.event(second)) {
        return;
    }
    let side = |at: usize| {
        let event = trace.event(at);
        let thread = before[at].index_of(event.thread).map(|thread| &before[at].threads[thread]);
        let callers = thread.map(|thread| callers(&session.machine, thread)).unwrap_or_default();
        Side { event, callers }
    };
    let failure = race::failure(&session.machine, &state, side(first), side(second));
    session.record(&state, &trace.events(), failure);
}
