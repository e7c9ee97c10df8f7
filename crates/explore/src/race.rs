//! Data races as failures: both accesses, and that nothing orders them.

use threadbare_machine::{Machine, State, Status};
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, Ending, ErrorKind, Event, Location, OtherThread, WitnessedFailure};

/// An access and the calls that it is in.
pub struct Side<'a> {
    pub event: &'a Event,
    pub callers: Vec<Location>,
}

/// Whether a race with this access, which led to this state, is to be told. One to memory that is gone is told as that, and so
/// is one to a synchronisation object that is used in a wrong way.
pub fn counts(machine: &Machine, state: &State, access: &Event) -> bool {
    let halted = state.index_of(access.thread).map(|thread| &state.threads[thread].status);
    let told = match halted {
        Some(Status::Halted(Ending::Error(failure))) => {
            failure.kind == ErrorKind::UseAfterFree
                || failure.kind == ErrorKind::Misuse && object(&access.action).is_some()
        }
        _ => false,
    };
    machine.options.detect.race && !told
}

/// The failure of two accesses of which the second came later in the execution. The state names what they access.
pub fn failure(machine: &Machine, state: &State, first: Side<'_>, second: Side<'_>) -> WitnessedFailure {
    let (one, two) = (first.event, second.event);
    let (did, does) = conflict(one, two);
    let what = match does {
        Action::Read { range, .. }
        | Action::CompareExchange { range, .. }
        | Action::Write { range, .. }
        | Action::Update { range, .. }
        | Action::Free { range } => machine.describe_access(state, *range),
        other => object(other).map(|at| machine.describe_briefly(state, at)).unwrap_or_default(),
    };
    let verb = |event: &Event, action: &Action| verb(machine, event, action);
    WitnessedFailure {
        kind: ErrorKind::Race,
        message: format!(
            "{} {what}, and nothing orders that with an access by another thread",
            verb(two, does)
        ),
        thread: two.thread,
        location: machine.location(two.code),
        stack: second.callers,
        others: vec![OtherThread {
            thread: one.thread,
            location: machine.location(one.code),
            stack: first.callers,
            message: format!("{} it here", verb(one, did)),
        }],
    }
}

/// The accesses that conflict: of atomic sections, those inside.
fn conflict<'a>(one: &'a Event, two: &'a Event) -> (&'a Action, &'a Action) {
    let done =
        |event: &'a Event| event.action.parts().iter().filter(|part| !matches!(part, Action::Might { .. }));
    let pairs = done(one).flat_map(|a| done(two).map(move |b| (a, b)));
    let conflicts = |(a, b): &(&Action, &Action)| dependent(one.thread, a, two.thread, b);
    pairs.into_iter().find(conflicts).unwrap_or((&one.action, &two.action))
}

/// The synchronisation object that a step makes, destroys or uses.
fn object(action: &Action) -> Option<u64> {
    match action {
        Action::Remake { object: at } | Action::Wait { condition: at, .. } => Some(*at),
        other => other.used_object(),
    }
}

fn verb(machine: &Machine, event: &Event, action: &Action) -> &'static str {
    match action {
        Action::Read { .. } | Action::CompareExchange { .. } => "reads",
        Action::Write { .. } => "writes",
        Action::Free { range } => machine.ends(*range),
        Action::Remake { .. } => match machine.called_at(event.code) {
            Some(name) if name.contains("destroy") => "destroys",
            _ => "initialises",
        },
        other if object(other).is_some() => "uses",
        _ => "updates",
    }
}
