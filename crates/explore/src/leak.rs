//! Leaks as failures: memory that nothing points to when the process has ended, named by where it was allocated.

use threadbare_machine::{Machine, State};
use threadbare_trace::{ErrorKind, WitnessedFailure};

/// The leaks of a state, if the process has ended there and leaks are looked for.
pub fn find(machine: &Machine, state: &State) -> Vec<WitnessedFailure> {
    if state.exited.is_none() || !machine.options.detect.leak {
        return Vec::new();
    }
    let failure = |leak: threadbare_machine::Leak| {
        let bytes = if leak.size == 1 { "1 byte is".to_string() } else { format!("{} bytes are", leak.size) };
        WitnessedFailure {
            kind: ErrorKind::Leak,
            message: format!("{bytes} allocated here and never freed, and nothing points there at the end"),
            thread: leak.thread,
            location: machine.location(leak.point),
            stack: Vec::new(),
            others: Vec::new(),
            variable: String::new(),
        }
    };
    machine.leaks(state).into_iter().map(failure).collect()
}
