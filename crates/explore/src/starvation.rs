//! Starvation under a bound: an execution that was cut because it was too long, in which a thread has been waiting all the
//! while that others went on. A warning: within the bound the thread got nowhere, beyond it it may.

use threadbare_machine::{Machine, State, Status};
use threadbare_trace::Action;
use threadbare_trace::order::Trace;

/// A thread that has not moved for so many steps of the others.
const LONG: usize = 500;

/// One sentence for each thread that could not go on for a long time.
pub fn warnings(machine: &Machine, state: &State, trace: &Trace) -> Vec<String> {
    let Some(recent) = trace.len().checked_sub(LONG) else { return Vec::new() };
    let waits = |thread: usize| {
        let thread_state = &state.threads[thread];
        !state.is_enabled(thread)
            && !matches!(thread_state.status, Status::Finished | Status::Halted(_))
            && !waits_for_an_end(&thread_state.status)
            && (recent..trace.len()).all(|at| trace.event(at).thread != thread_state.id)
    };
    let starving = (0..state.threads.len()).filter(|thread| waits(*thread));
    let sentence = |thread: usize| {
        let thread = &state.threads[thread];
        let (name, place) = (machine.name_of(thread.entry), machine.location(thread.point()));
        format!("`{name}` waits at {place} while other threads take {LONG} steps: it may starve")
    };
    starving.map(sentence).collect()
}

/// Whether a thread waits for the end of others, which comes when it comes.
fn waits_for_an_end(status: &Status) -> bool {
    matches!(status, Status::Ready(next) if matches!(next.action, Action::Join { .. } | Action::Exit))
}
