//! What is wrong with a state in which an execution ends, whatever its threads did: the one list, for searches and for those who
//! execute a witness again, who must agree.

use crate::{deadlock, leak};
use threadbare_machine::{Machine, State};
use threadbare_trace::{Event, WitnessedFailure};

/// Threads that wait for ever, loops that never end, memory that was lost. What the events say of a deadlock is asked for
/// only if there is one.
pub fn failures(machine: &Machine, state: &State, events: impl Fn() -> Vec<Event>) -> Vec<WitnessedFailure> {
    let mut failures: Vec<WitnessedFailure> = deadlock::find(machine, state, events).into_iter().collect();
    failures.extend(deadlock::endless(machine, state));
    failures.extend(leak::find(machine, state));
    failures
}
