//! The execution of each finding in the format of Chrome's traces, which Perfetto shows: a process for each finding, a track for each thread with
//! a slice for each step, a track for each lock with a slice for each time that it is held, and flows from writes to the reads that see
//! them. A step takes a millisecond: an interleaving has no other time.

use super::findings;
use crate::Run;
use crate::names::Names;
use crate::order::{Edge, Why, edges};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::HashMap;
use threadbare_trace::{Action, Finding, Outcome, Story, ThreadId};

/// How long a step is, in microseconds.
const STEP: usize = 1000;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Document {
    display_time_unit: &'static str,
    trace_events: Vec<Value>,
}

/// The document.
pub(super) fn chrome(outcome: &Outcome, run: &Run) -> Result<String, serde_json::Error> {
    let mut events = Vec::new();
    for (at, finding) in findings(outcome, run).enumerate() {
        process(&mut events, at + 1, finding);
    }
    let document = Document { display_time_unit: "ms", trace_events: events };
    Ok(serde_json::to_string_pretty(&document)? + "\n")
}

fn process(events: &mut Vec<Value>, pid: usize, finding: &Finding) {
    let (story, failure) = (&finding.story, &finding.witness.failure);
    let names = Names::of(story);
    let tracks: HashMap<ThreadId, usize> =
        story.threads.iter().enumerate().map(|(at, thread)| (thread.id, at + 1)).collect();
    // A thread that did nothing has a track all the same; one that is not in the story has none.
    let tid = |thread: ThreadId| tracks.get(&thread).copied().unwrap_or(0);
    let name = format!("{}: {}", failure.kind, failure.location);
    events.push(json!({"ph": "M", "name": "process_name", "pid": pid, "args": {"name": name}}));
    for thread in &story.threads {
        let name = names.name(thread.id);
        events.push(json!({"ph": "M", "name": "thread_name", "pid": pid, "tid": tid(thread.id), "args": {"name": name}}));
    }
    for (number, lock) in locks(story).iter().enumerate() {
        // Slices of one track lie within each other or apart, and locks need not be given back in the order in which they were taken: so
        // they have tracks of their own. Several readers may hold one lock at once.
        let id = format!("{pid}.lock.{number}");
        for (ph, at) in [("b", lock.from), ("e", lock.to)] {
            events.push(json!({
                "ph": ph, "name": lock.name, "cat": "lock", "id": id, "pid": pid, "tid": tid(lock.thread), "ts": at * STEP,
                "args": {"held by": names.name(lock.thread)}
            }));
        }
    }
    for (at, step) in story.steps.iter().enumerate() {
        let name = if step.note.is_empty() { step.location.function.clone() } else { step.note.clone() };
        events.push(json!({
            "ph": "X", "name": name, "cat": "step", "pid": pid, "tid": tid(step.event.thread),
            "ts": at * STEP + 1, "dur": STEP - 2, "args": {"step": at, "place": step.location.to_string()}
        }));
    }
    for (number, Edge { from, to, why }) in edges(story).into_iter().enumerate() {
        if why == Why::Program {
            continue;
        }
        let name = if why == Why::ReadsFrom { "reads from" } else { "happens before" };
        let id = format!("{pid}.{number}");
        for (ph, at) in [("s", from), ("f", to)] {
            events.push(json!({
                "ph": ph, "bp": "e", "name": name, "cat": "order", "id": id, "pid": pid,
                "tid": tid(story.steps[at].event.thread), "ts": at * STEP + STEP / 2
            }));
        }
    }
    events.push(json!({
        "ph": "i", "s": "t", "name": failure.message, "cat": "failure", "pid": pid, "tid": tid(failure.thread),
        "ts": story.steps.len() * STEP, "args": {"place": failure.location.to_string()}
    }));
}

/// A lock that a thread holds, from one step to another.
struct Held {
    thread: ThreadId,
    name: String,
    from: usize,
    to: usize,
}

fn locks(story: &Story) -> Vec<Held> {
    let mut open: HashMap<(ThreadId, u64), (usize, String)> = HashMap::new();
    let mut held = Vec::new();
    let name = |note: &str| note.split('`').nth(1).unwrap_or("lock").to_owned();
    for (at, step) in story.steps.iter().enumerate() {
        let thread = step.event.thread;
        match step.event.action {
            Action::Lock { mutex: lock }
            | Action::TryLock { mutex: lock }
            | Action::ReadLock { lock }
            | Action::TryReadLock { lock } => {
                open.entry((thread, lock)).or_insert((at, name(&step.note)));
            }
            Action::Unlock { mutex: lock }
            | Action::ReadUnlock { lock }
            | Action::Wait { mutex: lock, .. } => {
                if let Some((from, name)) = open.remove(&(thread, lock)) {
                    held.push(Held { thread, name, from, to: at + 1 });
                }
            }
            _ => {}
        }
    }
    let end = story.steps.len();
    held.extend(open.into_iter().map(|((thread, _), (from, name))| Held { thread, name, from, to: end }));
    held.sort_by_key(|lock| (lock.from, lock.to, lock.thread.code()));
    held
}
