//! What a step did, for people: what it touched, by the names that the source has, and a few words of it.

use threadbare_machine::{Machine, State};
use threadbare_trace::{Action, Event, Touched, behind_gate, is_gate};

/// What a step read, changed or used. Of a section, all that its parts did.
pub(crate) fn touched(machine: &Machine, before: &State, after: &State, action: &Action) -> Vec<Touched> {
    let mut all: Vec<Touched> = Vec::new();
    for part in action.parts() {
        for touched in of_part(machine, before, after, part) {
            // What was between the beginning and the end of a section, nobody sees.
            match all.iter_mut().find(|known| known.at == touched.at && known.len == touched.len) {
                Some(known) => known.after = known.after.take().or(touched.after),
                None => all.push(touched),
            }
        }
    }
    all
}

fn of_part(machine: &Machine, before: &State, after: &State, action: &Action) -> Vec<Touched> {
    let object = |at: u64| Touched { name: machine.describe_briefly(before, at), ..Touched::at(at, 0) };
    match action {
        Action::Write { range, .. }
        | Action::Update { range, .. }
        | Action::CompareExchange { range, .. } => {
            vec![Touched {
                name: machine.describe_access_briefly(before, *range),
                before: machine.value_at(before, *range),
                after: machine.value_at(after, *range),
                ..Touched::at(range.start, range.len)
            }]
        }
        Action::Read { range, .. } => vec![Touched {
            name: machine.describe_access_briefly(before, *range),
            before: machine.value_at(before, *range),
            ..Touched::at(range.start, range.len)
        }],
        Action::Wait { condition, mutex } => vec![object(*condition), object(*mutex)],
        Action::SemaphoreWait { semaphore: at }
        | Action::SemaphoreTry { semaphore: at }
        | Action::SemaphorePost { semaphore: at } => {
            let value = |state| machine.semaphore_at(state, *at).map(|value| value.to_string());
            vec![Touched { before: value(before), after: value(after), ..object(*at) }]
        }
        Action::SemaphoreEmpty { semaphore: at } | Action::SemaphoreRead { semaphore: at } => {
            let value = machine.semaphore_at(before, *at).map(|value| value.to_string());
            vec![Touched { before: value, ..object(*at) }]
        }
        Action::Lock { mutex: at } | Action::Unlock { mutex: at } if is_gate(*at) => {
            vec![object(behind_gate(*at))]
        }
        Action::ReadLock { lock: at } | Action::ReadUnlock { lock: at } if is_gate(*at) => Vec::new(),
        Action::Lock { mutex: at }
        | Action::TryLock { mutex: at }
        | Action::TryLockFailed { mutex: at }
        | Action::Unlock { mutex: at }
        | Action::ReadLock { lock: at }
        | Action::TryReadLock { lock: at }
        | Action::ReadUnlock { lock: at }
        | Action::Timeout { condition: at, .. }
        | Action::Signal { condition: at, .. }
        | Action::Broadcast { condition: at }
        | Action::Arrive { barrier: at, .. }
        | Action::Pass { barrier: at, .. }
        | Action::Remake { object: at }
        | Action::Look { object: at } => vec![object(*at)],
        // Where it ends is not known here.
        Action::Scan { .. }
        | Action::Await { .. }
        | Action::Free { .. }
        | Action::Create { .. }
        | Action::Join { .. }
        | Action::End
        | Action::Branch { .. }
        | Action::Choose
        | Action::Section { .. }
        | Action::Might { .. }
        | Action::Exit => Vec::new(),
    }
}

/// What a step did, in a few words.
pub(crate) fn note(
    machine: &Machine,
    before: &State,
    after: &State,
    event: &Event,
    touched: &[Touched],
) -> String {
    let name = touched.first().map_or("", |touched| &touched.name);
    match &event.action {
        Action::Write { .. }
        | Action::Update { .. }
        | Action::CompareExchange { .. }
        | Action::Read { .. } => match touched.first() {
            Some(Touched { before: Some(old), after: Some(new), .. }) => format!("{name} {old} -> {new}"),
            Some(Touched { before: Some(value), after: None, .. }) if is_read(&event.action) => {
                format!("{name} is {value}")
            }
            _ => name.to_owned(),
        },
        Action::Choose if event.label == 1 => "fails for no reason".into(),
        Action::Choose => String::new(),
        Action::Scan { range } => machine.describe_access_briefly(before, *range),
        Action::Free { range } => {
            let verb =
                if machine.is_live(after, range.start) { "begins the life of" } else { machine.ends(*range) };
            format!("{verb} {}", machine.describe_briefly(before, range.start))
        }
        // The gate before a read-write lock.
        Action::Lock { mutex: at } if is_gate(*at) => format!("has come to write {name}"),
        Action::Unlock { mutex: at } if is_gate(*at) => format!("lets others to {name}"),
        Action::ReadLock { lock: at } | Action::ReadUnlock { lock: at } if is_gate(*at) => String::new(),
        Action::Lock { .. } => format!("locks {name}"),
        Action::TryLock { .. } | Action::TryLockFailed { .. } | Action::TryReadLock { .. } => {
            format!("finds {name} taken")
        }
        Action::Unlock { .. } | Action::ReadUnlock { .. } => format!("unlocks {name}"),
        Action::Wait { .. } => {
            let mutex = touched.get(1).map_or("", |touched| &touched.name);
            format!("waits for {name}, unlocks {mutex}")
        }
        Action::Signal { receiver: None, .. } => "nobody waits".into(),
        Action::Signal { receiver: Some(receiver), .. } => format!("wakes thread {receiver}"),
        Action::Broadcast { condition } => match before.waiters(*condition).len() {
            0 => "nobody waits".into(),
            1 => "wakes 1 thread".into(),
            n => format!("wakes {n} threads"),
        },
        Action::ReadLock { .. } => format!("locks {name} for reading"),
        Action::Timeout { spurious: true, .. } => format!("wakes up without a signal of {name}"),
        Action::Timeout { spurious: false, .. } => format!("time is up for {name}"),
        Action::SemaphoreWait { .. } => format!("takes one from {name}"),
        Action::SemaphoreTry { .. } | Action::SemaphoreEmpty { .. } => format!("finds {name} at zero"),
        Action::SemaphorePost { .. } => format!("adds one to {name}"),
        Action::SemaphoreRead { .. } | Action::Look { .. } => format!("looks at {name}"),
        Action::Arrive { .. } => format!("comes to {name}"),
        Action::Pass { .. } => format!("leaves {name}"),
        Action::Remake { .. } => format!("makes {name} anew or destroys it"),
        Action::Await { looks, .. } => match looks.first() {
            Some((range, _)) => {
                format!("waits until {} has changed", machine.describe_access_briefly(before, *range))
            }
            None => String::new(),
        },
        Action::Section { parts } => {
            let done = parts.iter().filter(|part| !matches!(part, Action::Might { .. })).count();
            format!("{done} steps at once")
        }
        Action::Create { child } => format!("starts thread {child}"),
        Action::Join { child } => format!("thread {child} has ended"),
        Action::End => "ends".into(),
        Action::Exit => "the process ends".into(),
        Action::Branch { .. } | Action::Might { .. } => String::new(),
    }
}

fn is_read(action: &Action) -> bool {
    matches!(action, Action::Read { .. })
}
