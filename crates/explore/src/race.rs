//! Data races as failures: both accesses, and that nothing orders them.

use threadbare_machine::{Machine, State};
use threadbare_trace::{Action, ErrorKind, Event, Location, OtherThread, WitnessedFailure};

/// An access and the calls that it is in.
pub struct Side<'a> {
    pub event: &'a Event,
    pub callers: Vec<Location>,
}

/// The failure of two accesses of which the second came later in the execution. The state names what they access.
pub fn failure(machine: &Machine, state: &State, first: Side<'_>, second: Side<'_>) -> WitnessedFailure {
    let (one, two) = (first.event, second.event);
    let what = match &two.action {
        Action::Read { range, .. }
        | Action::Write { range, .. }
        | Action::Update { range, .. }
        | Action::Free { range } => machine.describe_address(state, range.start),
        _ => String::new(),
    };
    WitnessedFailure {
        kind: ErrorKind::Race,
        message: format!(
            "{} {what}, and nothing orders that with an access by another thread",
            verb(&two.action)
        ),
        thread: two.thread,
        location: machine.location(two.code),
        stack: second.callers,
        others: vec![OtherThread {
            thread: one.thread,
            location: machine.location(one.code),
            stack: first.callers,
            message: format!("{} it here", verb(&one.action)),
        }],
    }
}

fn verb(action: &Action) -> &'static str {
    match action {
        Action::Read { .. } => "reads",
        Action::Write { .. } => "writes",
        Action::Free { .. } => "frees",
        _ => "updates",
    }
}
