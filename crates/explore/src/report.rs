//! What an execution shows on the way: threads that come to a halt, and data races. For searches that keep the states
//! before the events.

use crate::confirm::{callers, halted as failure_of};
use crate::race::{self, Side};
use crate::session::Session;
use threadbare_machine::{State, Status};
use threadbare_trace::Ending;
use threadbare_trace::order::Trace;

/// Reports the threads that have come to a halt since the state before.
pub fn halted(session: &mut Session, trace: &Trace, before: Option<&State>, state: &State) {
    for (index, thread) in state.threads.iter().enumerate() {
        let Status::Halted(ending) = &thread.status else { continue };
        let before = before.and_then(|before| before.threads.get(index));
        if before.is_some_and(|before| matches!(before.status, Status::Halted(_))) {
            continue;
        }
        let location = session.machine.location(thread.point());
        match ending {
            Ending::Error(failure) => {
                let failure = failure_of(&session.machine, thread, failure);
                session.record(state, &trace.events(), failure);
            }
            Ending::Unsupported { what } => session.give_up(what.clone(), location, true),
            Ending::Bounded { bound } => session.give_up(bound.clone(), location, false),
            Ending::AssumptionFailed | Ending::Finished { .. } => {}
        }
    }
}

/// Reports a race between two accesses, by their positions. `before`: the state before an event.
pub fn data_race<'s>(
    session: &mut Session,
    trace: &Trace,
    before: impl Fn(usize) -> &'s State,
    state: &State,
    (first, second): (usize, usize),
) {
    if !race::counts(&session.machine, state, trace.event(second)) {
        return;
    }
    let mut state = state.clone();
    if !session.overlap(&mut state, trace.event(first), trace.event(second)) {
        return;
    }
    let side = |at: usize| {
        let event = trace.event(at);
        let before = before(at);
        let thread = before.index_of(event.thread).map(|thread| &before.threads[thread]);
        let callers = thread.map(|thread| callers(&session.machine, thread)).unwrap_or_default();
        Side { event, callers }
    };
    let failure = race::failure(&session.machine, &state, side(first), side(second));
    session.record(&state, &trace.events(), failure);
}
