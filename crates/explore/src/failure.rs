//! A thread that an error has halted, as a failure: where it stands, and in which calls.

use threadbare_machine::{Machine, Thread};
use threadbare_trace::{ErrorKind, Failure, Location, WitnessedFailure};

/// The failure of a thread that an error has halted.
pub fn halted(machine: &Machine, thread: &Thread, failure: &Failure) -> WitnessedFailure {
    WitnessedFailure {
        kind: failure.kind,
        message: failure.message.clone(),
        thread: thread.id,
        location: machine.location(thread.point()),
        stack: callers(machine, thread),
        others: Vec::new(),
        variable: String::new(),
    }
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
