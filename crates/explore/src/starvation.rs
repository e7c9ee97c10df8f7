//! Starvation under a bound: an execution that was cut because it was too long, in which a thread has been waiting all the
//! while that others went on. A warning: within the bound the thread got nowhere, beyond it it may.

use rustc_hash::FxHashSet;
use threadbare_machine::{Machine, State, Status};
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, ThreadId};

/// A thread that has not moved for so many steps of the others, or for so many of each of them.
const LONG: usize = 500;
const LONG_FOR_EACH: usize = 32;

/// One sentence for each thread that could not go on for a long time.
pub fn warnings(machine: &Machine, state: &State, trace: &Trace) -> Vec<String> {
    let long = LONG.max(state.threads.len() * LONG_FOR_EACH);
    let Some(recent) = trace.len().checked_sub(long) else { return Vec::new() };
    let moved: FxHashSet<ThreadId> = (recent..trace.len()).map(|at| trace.event(at).thread).collect();
    let waits = |thread: usize| {
        let thread_state = &state.threads[thread];
        !state.is_enabled(thread)
            && !matches!(thread_state.status(), Status::Finished | Status::Halted(_))
            && !waits_for_an_end(thread_state.status())
            && !moved.contains(&thread_state.id)
    };
    let starving = (0..state.threads.len()).filter(|thread| waits(*thread));
    let sentence = |thread: usize| {
        let thread = &state.threads[thread];
        let (name, place) = (machine.name_of(thread.entry), machine.location(thread.point()));
        format!("`{name}` waits at {place} while other threads take {long} steps: it may starve")
    };
    starving.map(sentence).collect()
}

/// Whether a thread waits for the end of others, which comes when it comes.
fn waits_for_an_end(status: &Status) -> bool {
    matches!(status, Status::Ready(next) if matches!(next.action, Action::Join { .. } | Action::Exit))
}
