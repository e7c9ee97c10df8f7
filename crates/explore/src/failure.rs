//! A thread that an error has halted, as a failure: where it stands, and in which calls.

use threadbare_machine::{Machine, Thread};
use threadbare_trace::{Failure, Location, WitnessedFailure};

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

/// The calls that a thread is in, the innermost first, without the place where it stands.
pub fn callers(machine: &Machine, thread: &Thread) -> Vec<Location> {
    thread.stack_points().skip(1).map(|point| machine.location(point)).collect()
}
