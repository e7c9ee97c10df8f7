//! The statements of a story as the rows of a table, with a column for each thread.

use crate::escape::escape;
use crate::names::Names;
use crate::relevant::relevant;
use crate::sources::Sources;
use crate::statements::{Statement, statements};
use std::collections::{HashMap, HashSet};
use threadbare_trace::{ErrorKind, Location, Story, ThreadId, WitnessedFailure};

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

/// The table of a story, and of the failure that it leads to, if it does.
pub(crate) fn table(story: &Story, failure: Option<&WitnessedFailure>, sources: &Sources) -> Table {
    let drafts = statements(story, failure, sources);
    // Of an execution that does not fail, nobody knows what matters.
    let relevant = failure.map(|_| {
        let failing = drafts.iter().filter(|draft| draft.failing);
        relevant(story, failing.flat_map(|draft| draft.steps.iter().copied()))
    });
    layout(drafts, story, failure, &Names::of(story), relevant.as_ref())
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
    drafts: Vec<Statement>,
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
    let note = |draft: &Statement| {
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
