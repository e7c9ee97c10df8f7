//! The statements of a story: one for all events that a thread makes in a row at one place of the source, and the failure at those where it
//! happens.

use crate::names::Names;
use crate::notes;
use crate::sources::{Sources, statement};
use std::collections::HashMap;
use threadbare_trace::{Action, ErrorKind, Location, Story, StoryStep, ThreadId, WitnessedFailure};

/// A statement that a thread executes.
pub(crate) struct Statement {
    pub thread: ThreadId,
    pub location: Location,
    /// The text of the source; empty where there is none.
    pub text: String,
    /// What it did.
    pub notes: Vec<String>,
    /// Whether it takes part in the failure.
    pub failing: bool,
    /// The steps that it consists of, by their numbers in the story.
    pub steps: Vec<usize>,
}

/// The statements of a story, and of the failure that it leads to, if it does.
pub(crate) fn statements(
    story: &Story,
    failure: Option<&WitnessedFailure>,
    sources: &Sources,
) -> Vec<Statement> {
    let names = Names::of(story);
    let mut drafts: Vec<Statement> = Vec::new();
    // Looked up once for each place: a loop comes to it often.
    let mut texts: HashMap<&Location, String> = HashMap::new();
    for (at, step) in story.steps.iter().enumerate().filter(|(_, step)| tells_something(step)) {
        let text = texts.entry(&step.location).or_insert_with(|| statement(sources, &step.location)).clone();
        let note = notes::note(step, &names, &text);
        match drafts.last_mut() {
            Some(last) if last.is_at(step.event.thread, &step.location) && last.text == text => {
                notes::add(&mut last.notes, note);
                last.steps.push(at);
            }
            _ => {
                let mut draft = Statement::new(step.event.thread, step.location.clone(), text);
                notes::add(&mut draft.notes, note);
                draft.steps.push(at);
                drafts.push(draft);
            }
        }
    }
    if let Some(failure) = failure {
        add_failure(&mut drafts, failure, sources);
    }
    drafts
}

/// Whether a step is worth a row: the begin and end of a thread, and what concerns nobody else, are not,
/// unless there is something to say of them.
pub(crate) fn tells_something(step: &StoryStep) -> bool {
    let silent = matches!(step.event.action, Action::End | Action::Exit) || step.event.action.is_local();
    !(silent && step.note.is_empty())
}

impl Statement {
    fn new(thread: ThreadId, location: Location, text: String) -> Statement {
        Statement { thread, location, text, notes: Vec::new(), failing: false, steps: Vec::new() }
    }

    fn is_at(&self, thread: ThreadId, location: &Location) -> bool {
        self.thread == thread && self.location.line == location.line && self.location.file == location.file
    }
}

/// Marks the rows at which the threads fail or wait for ever, and adds those that had no event of their own.
fn add_failure(drafts: &mut Vec<Statement>, failure: &WitnessedFailure, sources: &Sources) {
    let others = failure.others.iter().filter(|other| other.thread != failure.thread);
    let places = others
        .map(|other| (other.thread, &other.location))
        .chain([(failure.thread, &failure.location)])
        .collect::<Vec<_>>();
    let lasts: HashMap<ThreadId, usize> =
        drafts.iter().enumerate().map(|(at, draft)| (draft.thread, at)).collect();
    // What comes after each row, and at the end: there may be as many of them as rows.
    let mut after: HashMap<usize, Statement> = HashMap::new();
    let mut at_the_end: Vec<Statement> = Vec::new();
    let fail = |draft: &mut Statement| {
        draft.failing = true;
        if failure.kind == ErrorKind::Deadlock {
            draft.notes.retain(|note| !note.starts_with("waits for"));
            notes::add(&mut draft.notes, "waits for ever".to_owned());
        }
    };
    for (thread, location) in places {
        let last = lasts.get(&thread).copied();
        let here = match (last, failure.kind) {
            // The first access of a race may lie well before the thread's last step.
            (_, ErrorKind::Race) => drafts.iter().rposition(|draft| draft.is_at(thread, location)),
            (Some(last), _) if drafts[last].is_at(thread, location) => Some(last),
            _ => None,
        };
        if let Some(here) = here {
            fail(&mut drafts[here]);
            continue;
        }
        let mut draft = Statement::new(thread, location.clone(), statement(sources, location));
        fail(&mut draft);
        // A deadlocked thread stops where it last ran; any other failure is the last thing that happens.
        match last.filter(|_| failure.kind == ErrorKind::Deadlock) {
            Some(last) => drop(after.insert(last, draft)),
            None => at_the_end.push(draft),
        }
    }
    let all = std::mem::take(drafts).into_iter().enumerate();
    drafts.extend(all.flat_map(|(at, draft)| std::iter::once(draft).chain(after.remove(&at))));
    drafts.extend(at_the_end);
}
