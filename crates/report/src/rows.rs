//! The steps of a story as rows for reading: one row a statement, however many events it makes, and the
//! failure at the rows where it happens.

use crate::escape::escape;
use crate::names::thread_name;
use crate::notes;
use crate::sources::{Sources, statement};
use threadbare_trace::{Action, ErrorKind, Finding, Location, StoryStep, ThreadId};

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
}

/// The table of a finding.
pub(crate) fn table(finding: &Finding, sources: &Sources) -> Table {
    let mut drafts: Vec<Draft> = Vec::new();
    for step in finding.story.steps.iter().filter(|step| tells_something(step)) {
        let text = statement(sources, &step.location);
        let note = notes::note(step, &finding.story, &text);
        match drafts.last_mut() {
            Some(last) if last.is_at(step.event.thread, &step.location) && last.text == text => {
                notes::add(&mut last.notes, note);
            }
            _ => {
                let mut draft = Draft::new(step.event.thread, step.location.clone(), text);
                notes::add(&mut draft.notes, note);
                drafts.push(draft);
            }
        }
    }
    add_failure(&mut drafts, finding, sources);
    layout(drafts, finding)
}

/// Whether a step is worth a row: the begin and end of a thread, and what concerns nobody else, are not,
/// unless there is something to say of them.
fn tells_something(step: &StoryStep) -> bool {
    let silent = matches!(step.event.action, Action::End | Action::Exit) || step.event.action.is_local();
    !(silent && step.note.is_empty())
}

impl Draft {
    fn new(thread: ThreadId, location: Location, text: String) -> Draft {
        Draft { thread, location, text, notes: Vec::new(), failing: false }
    }

    fn is_at(&self, thread: ThreadId, location: &Location) -> bool {
        self.thread == thread && self.location.line == location.line && self.location.file == location.file
    }
}

/// Marks the rows at which the threads fail or wait for ever, and adds those that had no event of their own.
fn add_failure(drafts: &mut Vec<Draft>, finding: &Finding, sources: &Sources) {
    let failure = &finding.witness.failure;
    let others = failure.others.iter().filter(|other| other.thread != failure.thread);
    let places = others
        .map(|other| (other.thread, &other.location))
        .chain([(failure.thread, &failure.location)])
        .collect::<Vec<_>>();
    for (thread, location) in places {
        let last = drafts.iter().rposition(|draft| draft.thread == thread);
        let here = match (last, failure.kind) {
            // The first access of a race may lie well before the thread's last step.
            (_, ErrorKind::Race) => drafts.iter().rposition(|draft| draft.is_at(thread, location)),
            (Some(last), _) if drafts[last].is_at(thread, location) => Some(last),
            _ => None,
        };
        let at = here.unwrap_or_else(|| {
            // A deadlocked thread stops where it last ran; any other failure is the last thing that happens.
            let after = last.filter(|_| failure.kind == ErrorKind::Deadlock);
            let at = after.map_or(drafts.len(), |last| last + 1);
            let text = statement(sources, location);
            drafts.insert(at, Draft::new(thread, location.clone(), text));
            at
        });
        drafts[at].failing = true;
        if failure.kind == ErrorKind::Deadlock {
            drafts[at].notes.retain(|note| !note.starts_with("waits for"));
            notes::add(&mut drafts[at].notes, "waits for ever".to_owned());
        }
    }
}

fn layout(drafts: Vec<Draft>, finding: &Finding) -> Table {
    let mut ids: Vec<ThreadId> = finding.story.threads.iter().map(|thread| thread.id).collect();
    for draft in &drafts {
        if !ids.contains(&draft.thread) {
            ids.push(draft.thread);
        }
    }
    ids.retain(|id| drafts.iter().any(|draft| draft.thread == *id));
    let one_file = drafts.windows(2).all(|pair| pair[0].location.file == pair[1].location.file);
    let place = |location: &Location| match (location.line, one_file) {
        (0, _) => "?".to_owned(),
        (line, true) => line.to_string(),
        (line, false) => {
            let name = location.file.rsplit('/').next().unwrap_or_default();
            format!("{}:{line}", escape(name))
        }
    };
    let kind = finding.witness.failure.kind;
    let note = |draft: &Draft| {
        let mark = format!("<- {kind}");
        let mark = Some(mark).filter(|_| draft.failing && kind != ErrorKind::Deadlock);
        [Some(draft.notes.join(", ")).filter(|notes| !notes.is_empty()), mark]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("  ")
    };
    let rows = drafts
        .into_iter()
        .map(|draft| Row {
            column: ids.iter().position(|id| *id == draft.thread).unwrap_or_default(),
            place: place(&draft.location),
            note: note(&draft),
            text: if draft.text.is_empty() {
                format!("in {}", escape(&draft.location.function))
            } else {
                draft.text
            },
            failing: draft.failing,
        })
        .collect();
    Table { threads: ids.iter().map(|id| thread_name(&finding.story, *id)).collect(), rows }
}
