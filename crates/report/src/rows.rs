//! The steps of a story as rows for reading: one row a statement, however many events it makes, and the
//! failure at the rows where it happens.

use crate::escape::escape;
use crate::names::Names;
use crate::notes;
use crate::relevant::relevant;
use crate::sources::{Sources, statement};
use std::collections::{HashMap, HashSet};
use threadbare_trace::{Action, ErrorKind, Location, Story, StoryStep, ThreadId, WitnessedFailure};

/// A row: a statement of one thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// Which of the table's columns it belongs to.
    pub column: usize,
    /// Its line, with its file's name where there are several files.
    pub place: String,
    /// The statement.
    pub text: String,
    /// What it did.
    pub note: String,
    /// Whether it takes part in the failure.
    pub failing: bool,
    /// Whether one has to know of it to see how the failure comes about.
    pub relevant: bool,
}

/// An interleaving: the threads that did something, and what they did in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Table {
    /// The names of the columns' threads.
    pub threads: Vec<String>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// A row on the way, with what is needed to find it again.
struct Draft {
    thread: ThreadId,
    location: Location,
    text: String,
    notes: Vec<String>,
    failing: bool,
    /// The steps that it consists of, by their numbers in the story.
    steps: Vec<usize>,
}

/// The table of a story, and of the failure that it leads to, if it does.
pub(crate) fn table(story: &Story, failure: Option<&WitnessedFailure>, sources: &Sources) -> Table {
    let names = Names::of(story);
    let mut drafts: Vec<Draft> = Vec::new();
    for (at, step) in story.steps.iter().enumerate().filter(|(_, step)| tells_something(step)) {
        let text = statement(sources, &step.location);
        let note = notes::note(step, &names, &text);
        match drafts.last_mut() {
            Some(last) if last.is_at(step.event.thread, &step.location) && last.text == text => {
                notes::add(&mut last.notes, note);
                last.steps.push(at);
            }
            _ => {
                let mut draft = Draft::new(step.event.thread, step.location.clone(), text);
                notes::add(&mut draft.notes, note);
                draft.steps.push(at);
                drafts.push(draft);
            }
        }
    }
    if let Some(failure) = failure {
        add_failure(&mut drafts, failure, sources);
    }
    // Of an execution that does not fail, nobody knows what matters.
    let relevant = failure.map(|_| {
        let failing = drafts.iter().filter(|draft| draft.failing);
        relevant(story, failing.flat_map(|draft| draft.steps.iter().copied()))
    });
    layout(drafts, story, failure, &names, relevant.as_ref())
}

/// Whether a step is worth a row: the begin and end of a thread, and what concerns nobody else, are not,
/// unless there is something to say of them.
pub(crate) fn tells_something(step: &StoryStep) -> bool {
    let silent = matches!(step.event.action, Action::End | Action::Exit) || step.event.action.is_local();
    !(silent && step.note.is_empty())
}

impl Draft {
    fn new(thread: ThreadId, location: Location, text: String) -> Draft {
        Draft { thread, location, text, notes: Vec::new(), failing: false, steps: Vec::new() }
    }

    fn is_at(&self, thread: ThreadId, location: &Location) -> bool {
        self.thread == thread && self.location.line == location.line && self.location.file == location.file
    }
}

/// Marks the rows at which the threads fail or wait for ever, and adds those that had no event of their own.
fn add_failure(drafts: &mut Vec<Draft>, failure: &WitnessedFailure, sources: &Sources) {
    let others = failure.others.iter().filter(|other| other.thread != failure.thread);
    let places = others
        .map(|other| (other.thread, &other.location))
        .chain([(failure.thread, &failure.location)])
        .collect::<Vec<_>>();
    let lasts: HashMap<ThreadId, usize> =
        drafts.iter().enumerate().map(|(at, draft)| (draft.thread, at)).collect();
    // What comes after each row, and at the end: there may be as many of them as rows.
    let mut after: HashMap<usize, Draft> = HashMap::new();
    let mut at_the_end: Vec<Draft> = Vec::new();
    let fail = |draft: &mut Draft| {
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
        let mut draft = Draft::new(thread, location.clone(), statement(sources, location));
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

/// More than this of what a row did is not told: the first and the last are.
const MOST_NOTES: usize = 12;
const FIRST_NOTES: usize = 8;

/// What a row did, one after the other.
fn together(notes: &[String]) -> String {
    if notes.len() <= MOST_NOTES {
        return notes.join(", ");
    }
    let (first, rest) = notes.split_at(FIRST_NOTES);
    let (left_out, last) = rest.split_at(rest.len() - 2);
    format!("{}, ... {} more ..., {}", first.join(", "), left_out.len(), last.join(", "))
}

fn layout(
    drafts: Vec<Draft>,
    story: &Story,
    failure: Option<&WitnessedFailure>,
    names: &Names<'_>,
    relevant: Option<&HashSet<usize>>,
) -> Table {
    let told: HashSet<ThreadId> = drafts.iter().map(|draft| draft.thread).collect();
    let known = story.threads.iter().map(|thread| thread.id).filter(|id| told.contains(id));
    let mut ids: Vec<ThreadId> = Vec::new();
    let mut columns: HashMap<ThreadId, usize> = HashMap::new();
    for id in known.chain(drafts.iter().map(|draft| draft.thread)) {
        columns.entry(id).or_insert_with(|| {
            ids.push(id);
            ids.len() - 1
        });
    }
    let one_file = drafts.windows(2).all(|pair| pair[0].location.file == pair[1].location.file);
    let place = |location: &Location| match (location.line, one_file) {
        (0, _) => "?".to_owned(),
        (line, true) => line.to_string(),
        (line, false) => {
            let name = location.file.rsplit('/').next().unwrap_or_default();
            format!("{}:{line}", escape(name))
        }
    };
    let kind = failure.map(|failure| failure.kind).filter(|kind| *kind != ErrorKind::Deadlock);
    let note = |draft: &Draft| {
        let mark = kind.filter(|_| draft.failing).map(|kind| format!("<- {kind}"));
        [Some(together(&draft.notes)).filter(|notes| !notes.is_empty()), mark]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("  ")
    };
    let rows = drafts
        .into_iter()
        .map(|draft| Row {
            column: columns.get(&draft.thread).copied().unwrap_or_default(),
            place: place(&draft.location),
            note: note(&draft),
            text: if draft.text.is_empty() {
                format!("in {}", escape(&draft.location.function))
            } else {
                draft.text
            },
            failing: draft.failing,
            relevant: draft.failing
                || relevant.is_none_or(|relevant| draft.steps.iter().any(|step| relevant.contains(step))),
        })
        .collect();
    Table { threads: ids.iter().map(|id| names.name(*id)).collect(), rows }
}
