//! The oracle: every interleaving and every outcome, told apart by which write each byte was read from. Written
//! independently of the search: no graphs and no questions, only what happened one after the other.

use crate::enumerate::{executions, failures};
use crate::table::Step;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use threadbare_expr::Model;
use threadbare_machine::{Machine, Status};
use threadbare_trace::{Action, Ending, Event, Range, ThreadId};

/// An event by its thread and its number there.
type Name = (ThreadId, u32);

/// What an event did, for each byte that it read who wrote it, and the operations before it that it does not commute
/// with, on the objects that it operates on.
type Observed = (String, Vec<Option<Name>>, BTreeSet<Name>);

/// An execution up to where reads read from.
pub type Form = BTreeMap<Name, Observed>;

fn memory(event: &Event) -> (Option<Range>, Option<Range>) {
    match &event.action {
        // Where it goes depends on an input: elsewhere it leaves what is there.
        Action::Write { range, .. } if event.address != 0 => (Some(*range), Some(*range)),
        // A compare-and-swap that has failed because of an input.
        Action::Read { range, .. } | Action::CompareExchange { range, .. } => (Some(*range), None),
        Action::Write { range, .. } => (None, Some(*range)),
        Action::Update { range, .. } => (Some(*range), Some(*range)),
        _ => (None, None),
    }
}

/// The form of a sequence of events.
pub fn form(events: &[Event]) -> Form {
    let mut written: HashMap<u64, Name> = HashMap::new();
    let mut form = Form::new();
    for (at, event) in events.iter().enumerate() {
        let name = (event.thread, event.index);
        let (reads, writes) = memory(event);
        let bytes = |range: Option<Range>| range.into_iter().flat_map(|r| r.start..r.start + r.len);
        let sources = bytes(reads).map(|byte| written.get(&byte).copied()).collect();
        written.extend(bytes(writes).map(|byte| (byte, name)));
        let mut before = BTreeSet::new();
        if (reads, writes) == (None, None) {
            let accesses = |event: &Event| memory(event) != (None, None);
            let earlier = events[..at].iter().filter(|earlier| !accesses(earlier));
            let clashes = |earlier: &&Event| {
                earlier.thread != event.thread && Step::of(earlier).conflicts(&Step::of(event))
            };
            before.extend(earlier.filter(clashes).map(|earlier| (earlier.thread, earlier.index)));
        }
        form.insert(name, (format!("{:?} {}", event.action, event.label), sources, before));
    }
    form
}

/// Whether two events of different threads do not commute.
fn clash(one: &Event, other: &Event) -> bool {
    let ((a, b), (c, d)) = (memory(one), memory(other));
    let meet = |x: Option<Range>, y: Option<Range>| x.zip(y).is_some_and(|(x, y)| x.overlaps(y));
    match (a.or(b), c.or(d)) {
        // A compare-and-swap that has failed because of an input might have succeeded.
        (Some(_), Some(_)) => {
            meet(b, d) || meet(a, d) || meet(b, c) || Step::of(one).conflicts(&Step::of(other))
        }
        _ => Step::of(one).conflicts(&Step::of(other)),
    }
}

/// An execution up to the order of what commutes.
fn order(events: &[Event]) -> BTreeMap<Name, (String, BTreeSet<Name>)> {
    let mut order = BTreeMap::new();
    for (at, event) in events.iter().enumerate() {
        let clashes = |earlier: &&Event| earlier.thread != event.thread && clash(earlier, event);
        let before = events[..at].iter().filter(clashes).map(|earlier| (earlier.thread, earlier.index));
        let did = format!("{:?} {}", event.action, event.label);
        order.insert((event.thread, event.index), (did, before.collect()));
    }
    order
}

/// What each read can read, where that is a number.
pub type Values = BTreeSet<(Name, u64)>;

/// Executes events again, for inputs that lead to them, and sees what is read.
pub fn values(machine: &mut Machine, inputs: &Model, events: &[Event]) -> Values {
    let mut values = Values::new();
    let mut state = machine.start();
    state.model = inputs.clone();
    for event in events {
        if let (Some(range), _) = memory(event) {
            values.extend(machine.word_at(&state, range).map(|value| ((event.thread, event.index), value)));
        }
        let thread = state.index_of(event.thread).expect("the same threads");
        machine.step(&mut state, thread, event.label);
    }
    values
}

/// All classes of executions, what is read in them, and the kinds of failures.
#[derive(Default)]
pub struct Classes {
    pub complete: HashSet<Form>,
    /// Those in which a thread was stopped by an assumption.
    pub cut: HashSet<Form>,
    pub values: Values,
    pub failures: BTreeSet<String>,
}

/// Enumerates everything; `None` if there is more than `limit` to see. Interleavings that differ only in the order of
/// what commutes are told apart by another table, and seen once.
pub fn enumerate(machine: &mut Machine, limit: usize) -> Option<Classes> {
    let mut classes = Classes::default();
    for (state, events) in executions(machine, limit, |_, events| order(events))? {
        classes.failures.extend(failures(&state));
        let stopped = Status::Halted(Ending::AssumptionFailed);
        if state.threads.iter().any(|thread| thread.status() == &stopped) {
            classes.cut.insert(form(&events));
        } else if classes.complete.insert(form(&events)) {
            let values = values(machine, &state.model, &events);
            classes.values.extend(values);
        }
    }
    Some(classes)
}
