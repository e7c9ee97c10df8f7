//! Data races as failures: both accesses, and that nothing orders them.

use threadbare_machine::parts::is_hidden;
use threadbare_machine::{Machine, State, Status};
use threadbare_trace::{
    Action, CodePoint, Ending, ErrorKind, Event, Location, OtherThread, Range, WitnessedFailure, behind_gate,
    conflicts,
};

/// An access and the calls that it is in.
pub struct Side<'a> {
    pub event: &'a Event,
    /// The bytes that it touches, where the event names a whole object because inputs say which.
    pub touched: Option<Range>,
    pub callers: Vec<Location>,
}

/// Whether a race with this access, which led to this state, is to be told. One to memory that is gone is told as that, and so
/// is one to a synchronisation object that is used in a wrong way.
pub fn counts(machine: &Machine, state: &State, access: &Event) -> bool {
    let halted = state.index_of(access.thread).map(|thread| state.threads[thread].status());
    let told = match halted {
        Some(Status::Halted(Ending::Error(failure))) => {
            failure.kind == ErrorKind::UseAfterFree
                || failure.kind == ErrorKind::Misuse && objects(&access.action)[0].is_some()
        }
        _ => false,
    };
    machine.options.detect.race && !told
}

/// The failure of two accesses of which the second came later in the execution. It is told at the one that stands first in the
/// source, so that one pair is one finding, in whatever order it was seen. The state names what they access.
pub fn failure(machine: &Machine, state: &State, first: Side<'_>, second: Side<'_>) -> WitnessedFailure {
    let (did, does) = conflict(first.event, second.event);
    let mut sides = [(second, does), (first, did)].map(|(side, action)| {
        let location = machine.location(side.event.code);
        (location, side, action)
    });
    // Of two at one place the later one comes first.
    sides.sort_by(|a, b| a.0.cmp(&b.0));
    let [(location, one, action), (other_location, other, other_action)] = sides;
    let at = one.touched.or(other.touched).map(|range| range.start).or(address(&action, &other_action));
    let variable = at.map(|at| machine.variable_at(state, at));
    let verb = |side: &Side<'_>, action: &Action| verb(machine, side.event, action);
    WitnessedFailure {
        kind: ErrorKind::Race,
        message: format!(
            "{} {}, and nothing orders that with an access by another thread",
            verb(&one, &action),
            what(machine, state, (&action, &other_action), one.touched)
        ),
        thread: one.event.thread,
        location,
        stack: one.callers,
        others: vec![OtherThread {
            thread: other.event.thread,
            location: other_location,
            message: format!("{} it here", verb(&other, &other_action)),
            stack: other.callers,
        }],
        variable: variable.unwrap_or_default(),
    }
}

/// What tells two races apart without a word: the places, whichever came first, and the object. None where a step does more than
/// one thing, or inputs say to what.
pub fn key(machine: &Machine, state: &State, one: &Event, two: &Event) -> Option<Key> {
    if one.address != 0 || two.address != 0 {
        return None;
    }
    let at = machine.object_at(state, address(&two.action, &one.action)?);
    Some(Key { places: [one.code.min(two.code), one.code.max(two.code)], at })
}

/// What tells two races apart, as long as a search takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key {
    places: [CodePoint; 2],
    at: u64,
}

/// What an access is about that races with another.
fn what(
    machine: &Machine,
    state: &State,
    (action, other): (&Action, &Action),
    touched: Option<Range>,
) -> String {
    match (touched.or(action.range()), object(action, other)) {
        (Some(range), _) => machine.describe_access(state, range),
        (None, at) => at.map(|at| machine.describe_briefly(state, at)).unwrap_or_default(),
    }
}

/// Where an access is that races with another.
fn address(action: &Action, other: &Action) -> Option<u64> {
    action.range().map(|range| range.start).or(object(action, other))
}

/// The accesses that conflict: of atomic sections, those inside; of a wait in a loop, one of its looks.
fn conflict(one: &Event, two: &Event) -> (Action, Action) {
    let pairs =
        accesses(one).into_iter().flat_map(|a| accesses(two).into_iter().map(move |b| (a.clone(), b)));
    let found = pairs.into_iter().find(|(a, b)| conflicts(a, b));
    found.unwrap_or_else(|| (one.action.clone(), two.action.clone()))
}

/// All that a step does.
fn accesses(event: &Event) -> Vec<Action> {
    let parts = event.action.parts().iter().filter(|part| !matches!(part, Action::Might { .. }));
    let mut accesses: Vec<Action> = parts.cloned().collect();
    if let Action::Await { looks, .. } = &event.action {
        accesses.extend(looks.iter().map(|(range, order)| Action::Read { range: *range, order: *order }));
    }
    accesses
}

/// The synchronisation objects that a step makes, destroys or uses: a wait for a condition uses two.
fn objects(action: &Action) -> [Option<u64>; 2] {
    match action {
        Action::Remake { object } => [Some(*object), None],
        Action::Wait { condition, mutex } => [Some(*condition), Some(*mutex)],
        other => [other.used_object().map(behind_gate), None],
    }
}

/// The one of them that a step races for with another, which may be an access to its bytes.
fn object(action: &Action, other: &Action) -> Option<u64> {
    let (ours, theirs) = (objects(action), objects(other));
    let bytes = other.range();
    let meets = |at: &u64| {
        theirs.contains(&Some(*at)) || bytes.is_some_and(|range| range.overlaps(Range { start: *at, len: 1 }))
    };
    ours.into_iter().flatten().find(meets).or(ours[0])
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
        other if objects(other)[0].is_some() => "uses",
        // What a function does with the library's own state is its affair.
        other if other.range().is_some_and(is_hidden) => "uses",
        _ => "updates",
    }
}
