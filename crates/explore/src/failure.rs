//! A thread that an error has halted, as a failure: where it stands, and in which calls.

use threadbare_machine::library::body_name;
use threadbare_machine::{Machine, State, Thread};
use threadbare_trace::{ErrorKind, Failure, Location, OtherThread, WitnessedFailure};

/// The function of the library that threads are in while they stand at a place that they were driven to.
pub const STAND: &str = "tb_stand";

/// The failure of a thread that an error has halted.
pub fn halted(machine: &Machine, state: &State, thread: &Thread, failure: &Failure) -> WitnessedFailure {
    WitnessedFailure {
        kind: failure.kind,
        message: failure.message.clone(),
        thread: thread.id,
        location: machine.location(thread.point()),
        stack: callers(machine, thread),
        others: if failure.kind == ErrorKind::Reached {
            standing(machine, state, thread)
        } else {
            Vec::new()
        },
        variable: String::new(),
    }
}

/// Whether a thread stands at a place that it was driven to.
pub fn stands(machine: &Machine, thread: &Thread) -> bool {
    thread
        .frames
        .last()
        .is_some_and(|frame| frame.code.library && machine.name_of(frame.code.symbol) == body_name(STAND))
}

/// The other threads that stand at places that they were driven to.
fn standing(machine: &Machine, state: &State, own: &Thread) -> Vec<OtherThread> {
    let stands = |thread: &&Thread| thread.id != own.id && stands(machine, thread);
    let at = |thread: &Thread| OtherThread {
        thread: thread.id,
        location: machine.location(thread.point()),
        stack: callers(machine, thread),
        message: "stands here".into(),
    };
    state.threads.iter().map(|thread| &**thread).filter(stands).map(at).collect()
}

/// Whether an error that has halted a thread is one whatever the others still do. Of an endless loop that shows only where nobody
/// can go on any more; but while a thread is in an atomic section, nobody else can.
pub fn shows_at_once(thread: &Thread, failure: &Failure) -> bool {
    failure.kind != ErrorKind::EndlessLoop || thread.is_unfinished()
}

/// The calls that a thread is in, the innermost first, without the place where it stands.
pub fn callers(machine: &Machine, thread: &Thread) -> Vec<Location> {
    thread.stack_points().skip(1).map(|point| machine.location(point)).collect()
}
