//! Deadlocks: a state in which threads wait, nobody can go on, and nobody was halted for another reason.

use crate::confirm::callers;
use threadbare_machine::{Machine, State, Status};
use threadbare_trace::{Action, ErrorKind, OtherThread, ThreadId, WitnessedFailure};

/// The deadlock of a state, if it is one.
pub fn find(machine: &Machine, state: &State) -> Option<WitnessedFailure> {
    if state.exited.is_some() || (0..state.threads.len()).any(|thread| state.is_enabled(thread)) {
        return None;
    }
    let mut waiting = Vec::new();
    for (index, thread) in state.threads.iter().enumerate() {
        match &thread.status {
            Status::Finished => {}
            Status::Halted(_) | Status::Running => return None,
            Status::Waiting { condition, .. } => {
                let what = machine.describe_address(state, *condition);
                let who = name(machine, state, thread.id);
                waiting.push((thread, true, format!("{who} waits for {what}: nobody can signal it")));
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
        false => (ErrorKind::Deadlock, "every thread waits, and none is left to wake another"),
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

/// What a person would call a thread: the function that it runs.
fn name(machine: &Machine, state: &State, id: ThreadId) -> String {
    match state.index_of(id) {
        Some(thread) => format!("`{}`", machine.name_of(state.threads[thread].entry)),
        None => format!("thread {id}"),
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
                    format!("{who} waits to read {what}, which {holder} holds")
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
