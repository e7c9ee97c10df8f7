//! Deadlocks: a state in which threads wait, nobody can go on, and nobody was halted for another reason. A thread that
//! waits for itself, threads that wait for each other in a circle, and a signal that came too early are told apart.

use crate::failure::{callers, halted, shows_at_once};
use rustc_hash::FxHashMap;
use std::cell::OnceCell;
use threadbare_machine::{Machine, State, Status, Thread};
use threadbare_trace::{
    Action, Ending, ErrorKind, Event, OtherThread, ThreadId, WitnessedFailure, behind_gate,
};

/// The deadlock of a state, if it is one; the events led there.
pub fn find(machine: &Machine, state: &State, events: impl Fn() -> Vec<Event>) -> Option<WitnessedFailure> {
    if state.exited.is_some() || state.is_any_enabled() {
        return None;
    }
    let names = Names::of(state);
    // All that happened, once somebody asks.
    let happened = OnceCell::new();
    let mut waiting = Vec::new();
    let mut lost = false;
    for (index, thread) in state.threads.iter().enumerate() {
        match thread.status() {
            Status::Finished => {}
            Status::Halted(_) | Status::Parked(_) | Status::Running => return None,
            Status::Waiting { condition, .. } => {
                let what = machine.describe_address(state, *condition);
                let who = names.name(machine, thread);
                let why = match lost_signal(happened.get_or_init(&events), thread.id, *condition) {
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
                let who = names.name(machine, thread);
                waiting.push((thread, true, format!("{who} waits for others to come to {what}")));
            }
            Status::Spinning(_) => {
                let who = names.name(machine, thread);
                waiting.push((
                    thread,
                    true,
                    format!("{who} goes round in this loop, and nobody can change what it reads"),
                ));
            }
            Status::Ready(next) => {
                waiting.push((thread, false, reason(machine, &names, state, index, &next.action)))
            }
        }
    }
    // The thread that waits for a signal says most about the deadlock; joins say least.
    waiting.sort_by_key(|(thread, signal, _)| {
        let joins =
            matches!(thread.status(), Status::Ready(next) if matches!(next.action, Action::Join { .. }));
        (!matches!(thread.status(), Status::Spinning(_)), !signal, joins, thread.id)
    });
    let others = waiting.iter().map(|(thread, _, message)| OtherThread {
        thread: thread.id,
        location: machine.location(thread.point()),
        stack: callers(machine, thread),
        message: message.clone(),
    });
    let (first, ..) = waiting.first()?;
    let spins = waiting.iter().any(|(thread, ..)| matches!(thread.status(), Status::Spinning(_)));
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
        variable: String::new(),
    })
}

/// The threads that go round for ever in loops of which nobody else has seen the memory. That is an error only where nobody
/// is left who might change it: others may not have come to their writes yet, and what a thread would have done that was
/// given up is not known.
pub fn endless(machine: &Machine, state: &State) -> Vec<WitnessedFailure> {
    if state.exited.is_some() || state.is_any_enabled() {
        return Vec::new();
    }
    let mut failures = Vec::new();
    for thread in state.threads.iter() {
        match thread.status() {
            Status::Halted(Ending::Error(failure)) if failure.kind == ErrorKind::EndlessLoop => {
                let shown = shows_at_once(thread, failure);
                failures.extend((!shown).then(|| halted(machine, state, thread, failure)));
            }
            Status::Halted(_) | Status::Parked(_) | Status::Running => return Vec::new(),
            _ => {}
        }
    }
    failures
}

/// What kind of deadlock it is, in one sentence.
fn headline(state: &State, lost: bool) -> &'static str {
    // The thread that each one waits for, where it is one thread.
    let awaited = |thread: usize| match state.threads[thread].status() {
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
    let awaited: Vec<Option<usize>> = (0..state.threads.len()).map(awaited).collect();
    if awaited.iter().enumerate().any(|(thread, other)| *other == Some(thread)) {
        "a thread waits for what it holds itself"
    } else if has_circle(&awaited) {
        "threads wait for each other in a circle"
    } else if lost {
        "a signal was lost: it came before the wait, and none comes after"
    } else {
        "every thread waits, and none is left to wake another"
    }
}

/// Whether somebody comes back to where it began by going from each to the one that it waits for.
fn has_circle(awaited: &[Option<usize>]) -> bool {
    // From whom each was first come to.
    let mut first: Vec<Option<usize>> = vec![None; awaited.len()];
    (0..awaited.len()).any(|start| {
        let mut at = Some(start);
        while let Some(here) = at.filter(|here| first[*here].is_none()) {
            first[here] = Some(start);
            at = awaited[here];
        }
        at.is_some_and(|at| first[at] == Some(start))
    })
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

/// What people would call threads.
struct Names {
    /// How many threads run each function.
    namesakes: FxHashMap<u32, usize>,
}

impl Names {
    fn of(state: &State) -> Names {
        let mut namesakes = FxHashMap::default();
        for thread in state.threads.iter() {
            *namesakes.entry(thread.entry).or_default() += 1;
        }
        Names { namesakes }
    }

    /// The function that it runs; where several run the same, with its own name.
    fn name(&self, machine: &Machine, thread: &Thread) -> String {
        let function = machine.name_of(thread.entry);
        match self.namesakes.get(&thread.entry) {
            Some(1) => format!("`{function}`"),
            _ => format!("`{function} {}`", thread.id),
        }
    }
}

fn reason(machine: &Machine, names: &Names, state: &State, thread: usize, action: &Action) -> String {
    let who = names.name(machine, &state.threads[thread]);
    match action {
        Action::Lock { mutex } => {
            let what = machine.describe_address(state, behind_gate(*mutex));
            match state.sync.owner(*mutex) {
                Some(owner) if owner == thread => format!("{who} waits for {what}, which it holds itself"),
                Some(owner) => {
                    let holder = names.name(machine, &state.threads[owner]);
                    format!("{who} waits for {what}, which {holder} holds")
                }
                None => match state.sync.readers(*mutex).first() {
                    Some(reader) if *reader == thread => {
                        format!("{who} waits to write {what}, which it reads itself")
                    }
                    Some(reader) => {
                        let holder = names.name(machine, &state.threads[*reader]);
                        format!("{who} waits to write {what}, which {holder} reads")
                    }
                    None => format!("{who} waits for {what}"),
                },
            }
        }
        Action::ReadLock { lock } => {
            let what = machine.describe_address(state, behind_gate(*lock));
            match state.sync.owner(*lock) {
                Some(owner) => {
                    let holder = names.name(machine, &state.threads[owner]);
                    let inside = state.sync.owner(behind_gate(*lock)) == Some(owner);
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
        Action::Join { child } => {
            let child = state.index_of(*child).map(|child| names.name(machine, &state.threads[child]));
            format!("{who} waits for {} to end", child.unwrap_or_default())
        }
        _ => format!("{who} waits"),
    }
}
