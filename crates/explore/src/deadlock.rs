//! Deadlocks: a state in which threads wait, nobody can go on, and nobody was halted for another reason. A thread that
//! waits for itself, threads that wait for each other in a circle, and a signal that came too early are told apart.

use crate::failure::{callers, halted};
use threadbare_machine::sync::GATE;
use threadbare_machine::{Machine, State, Status, Trait};
use threadbare_trace::{Action, Ending, ErrorKind, Event, OtherThread, ThreadId, WitnessedFailure};

/// The deadlock of a state, if it is one; the events led there.
pub fn find(machine: &Machine, state: &State, events: impl Fn() -> Vec<Event>) -> Option<WitnessedFailure> {
    if state.exited.is_some() || state.threads.that_may(Trait::Stands).any(|thread| state.is_enabled(thread))
    {
        return None;
    }
    let mut waiting = Vec::new();
    let mut lost = false;
    for (index, thread) in state.threads.iter().enumerate() {
        match &thread.status {
            Status::Finished => {}
            Status::Halted(_) | Status::Running => return None,
            Status::Waiting { condition, .. } => {
                let what = machine.describe_address(state, *condition);
                let who = name(machine, state, thread.id);
                let why = match lost_signal(&events(), thread.id, *condition) {
                    Some(signal) => {
                        lost = true;
                        format!("the signal at {} came when nobody waited", machine.location(signal.code))
                    }
                    None => "nobody can signal it".into(),
                };
                waiting.push((thread, true, format!("{who} waits for {what}: {why}")));
            }
            Status::AtBarrier { barrier } => {
                let what = machine.describe_address(state, *barrier);
                let who = name(machine, state, thread.id);
                waiting.push((thread, true, format!("{who} waits for others to come to {what}")));
            }
            Status::Spinning(_) => {
                let who = name(machine, state, thread.id);
                waiting.push((
                    thread,
                    true,
                    format!("{who} goes round in this loop, and nobody can change what it reads"),
                ));
            }
            Status::Ready(next) => waiting.push((thread, false, reason(machine, state, index, &next.action))),
        }
    }
    // The thread that waits for a signal says most about the deadlock; joins say least.
    waiting.sort_by_key(|(thread, signal, _)| {
        let joins =
            matches!(&thread.status, Status::Ready(next) if matches!(next.action, Action::Join { .. }));
        (!matches!(thread.status, Status::Spinning(_)), !signal, joins, thread.id)
    });
    let others = waiting.iter().map(|(thread, _, message)| OtherThread {
        thread: thread.id,
        location: machine.location(thread.point()),
        stack: callers(machine, thread),
        message: message.clone(),
    });
    let (first, ..) = waiting.first()?;
    let spins = waiting.iter().any(|(thread, ..)| matches!(thread.status, Status::Spinning(_)));
    let (kind, message) = match spins {
        true => (ErrorKind::EndlessLoop, "a loop waits for what nobody can bring about any more"),
        false => (ErrorKind::Deadlock, headline(state, lost)),
    };
    Some(WitnessedFailure {
        kind,
        message: message.into(),
        thread: first.id,
        location: machine.location(first.point()),
        stack: callers(machine, first),
        others: others.collect(),
    })
}

/// The threads that go round for ever in loops of which nobody else has seen the memory. That is an error only where nobody
/// is left who might change it: others may not have come to their writes yet, and what a thread would have done that was
/// given up is not known.
pub fn endless(machine: &Machine, state: &State) -> Vec<WitnessedFailure> {
    if state.exited.is_some() || state.threads.that_may(Trait::Stands).any(|thread| state.is_enabled(thread))
    {
        return Vec::new();
    }
    let mut failures = Vec::new();
    for thread in state.threads.iter() {
        match &thread.status {
            Status::Halted(Ending::Error(failure)) if failure.kind == ErrorKind::EndlessLoop => {
                failures.push(halted(machine, thread, failure));
            }
            Status::Halted(_) | Status::Running => return Vec::new(),
            _ => {}
        }
    }
    failures
}

/// What kind of deadlock it is, in one sentence.
fn headline(state: &State, lost: bool) -> &'static str {
    // The thread that each one waits for, where it is one thread.
    let awaited = |thread: usize| match &state.threads[thread].status {
        Status::Ready(next) => match &next.action {
            Action::Lock { mutex: lock } | Action::ReadLock { lock } => {
                state.sync.owner(*lock).or_else(|| match state.sync.readers(*lock) {
                    readers if readers.contains(&thread) => Some(thread),
                    [reader] => Some(*reader),
                    _ => None,
                })
            }
            Action::Join { child } => state.index_of(*child),
            _ => None,
        },
        _ => None,
    };
    let count = state.threads.len();
    let comes_back = |thread: &usize| {
        let mut at = awaited(*thread);
        let mut steps = 1;
        while let Some(other) = at.filter(|other| other != thread && steps <= count) {
            at = awaited(other);
            steps += 1;
        }
        at == Some(*thread)
    };
    if (0..count).any(|thread| awaited(thread) == Some(thread)) {
        "a thread waits for what it holds itself"
    } else if (0..count).any(|thread| comes_back(&thread)) {
        "threads wait for each other in a circle"
    } else if lost {
        "a signal was lost: it came before the wait, and none comes after"
    } else {
        "every thread waits, and none is left to wake another"
    }
}

/// The last signal that came while nobody waited for the condition, before the thread began to wait for it; unless the
/// thread has looked at memory in between, and so could know that it need not wait.
fn lost_signal(events: &[Event], thread: ThreadId, condition: u64) -> Option<&Event> {
    let is_wait =
        |event: &&Event| matches!(event.action, Action::Wait { condition: c, .. } if c == condition);
    let began = events.iter().rposition(|event| event.thread == thread && is_wait(&event))?;
    let mut waiting: Vec<ThreadId> = Vec::new();
    let mut lost = None;
    for event in &events[..began] {
        match event.action {
            Action::Wait { condition: c, .. } if c == condition => waiting.push(event.thread),
            Action::Timeout { condition: c, .. } if c == condition => {
                waiting.retain(|waiter| *waiter != event.thread)
            }
            Action::Signal { condition: c, receiver } if c == condition => match receiver {
                Some(receiver) => waiting.retain(|waiter| *waiter != receiver),
                None => lost = Some(event),
            },
            Action::Read { .. }
            | Action::CompareExchange { .. }
            | Action::Update { .. }
            | Action::Await { .. }
                if event.thread == thread =>
            {
                lost = None
            }
            Action::Broadcast { condition: c } if c == condition => {
                if waiting.is_empty() {
                    lost = Some(event);
                }
                waiting.clear();
            }
            _ => {}
        }
    }
    lost
}

/// What a person would call a thread: the function that it runs; where several run the same, with its own name.
fn name(machine: &Machine, state: &State, id: ThreadId) -> String {
    let Some(thread) = state.index_of(id) else { return format!("thread {id}") };
    let entry = state.threads[thread].entry;
    let function = machine.name_of(entry);
    match state.threads.iter().filter(|other| other.entry == entry).count() {
        1 => format!("`{function}`"),
        _ => format!("`{function} {id}`"),
    }
}

fn reason(machine: &Machine, state: &State, thread: usize, action: &Action) -> String {
    let who = name(machine, state, state.threads[thread].id);
    match action {
        Action::Lock { mutex } => {
            let what = machine.describe_address(state, *mutex);
            match state.sync.owner(*mutex) {
                Some(owner) if owner == thread => format!("{who} waits for {what}, which it holds itself"),
                Some(owner) => {
                    let holder = name(machine, state, state.threads[owner].id);
                    format!("{who} waits for {what}, which {holder} holds")
                }
                None => match state.sync.readers(*mutex).first() {
                    Some(reader) if *reader == thread => {
                        format!("{who} waits to write {what}, which it reads itself")
                    }
                    Some(reader) => {
                        let holder = name(machine, state, state.threads[*reader].id);
                        format!("{who} waits to write {what}, which {holder} reads")
                    }
                    None => format!("{who} waits for {what}"),
                },
            }
        }
        Action::ReadLock { lock } => {
            let what = machine.describe_address(state, *lock);
            match state.sync.owner(*lock) {
                Some(owner) => {
                    let holder = name(machine, state, state.threads[owner].id);
                    let inside = state.sync.owner(*lock & !GATE) == Some(owner);
                    let does = if inside { "holds" } else { "waits to write" };
                    format!("{who} waits to read {what}, which {holder} {does}")
                }
                None => format!("{who} waits to read {what}"),
            }
        }
        Action::SemaphoreWait { semaphore } => {
            let what = machine.describe_address(state, *semaphore);
            format!("{who} waits for {what}, which is at zero")
        }
        Action::Join { child } => format!("{who} waits for {} to end", name(machine, state, *child)),
        _ => format!("{who} waits"),
    }
}
