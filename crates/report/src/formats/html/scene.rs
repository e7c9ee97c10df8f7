//! An execution as the page shows it: rows, one a statement, and which of the story's steps belong to which row. Everything else of the page is
//! told in rows.

use crate::Sources;
use crate::escape::escape;
use crate::names::Names;
use crate::statements::{Statement, statements};
use std::collections::HashMap;
use threadbare_trace::{Action, Finding, Story, StoryStep, ThreadId, WitnessedFailure};

pub(super) struct Scene<'a> {
    pub story: &'a Story,
    pub failure: &'a WitnessedFailure,
    pub rows: Vec<Statement>,
    /// The row of each step, if it has one.
    row_of: Vec<Option<usize>>,
    /// The threads, in the order of their birth.
    pub threads: Vec<ThreadId>,
    index: HashMap<ThreadId, usize>,
    names: Names<'a>,
}

impl<'a> Scene<'a> {
    pub fn new(finding: &'a Finding, sources: &Sources) -> Scene<'a> {
        let (story, failure) = (&*finding.story, &finding.witness.failure);
        let rows = statements(story, Some(failure), sources);
        let mut row_of = vec![None; story.steps.len()];
        for (row, statement) in rows.iter().enumerate() {
            statement.steps.iter().for_each(|step| row_of[*step] = Some(row));
        }
        let mut threads: Vec<ThreadId> = Vec::new();
        let mut index = HashMap::new();
        let all = story.threads.iter().map(|thread| thread.id).chain(rows.iter().map(|row| row.thread));
        for id in all {
            index.entry(id).or_insert_with(|| {
                threads.push(id);
                threads.len() - 1
            });
        }
        Scene { story, failure, rows, row_of, threads, index, names: Names::of(story) }
    }

    /// The row of a step.
    pub fn row(&self, step: usize) -> Option<usize> {
        self.row_of[step]
    }

    /// The thread of a row, by its number.
    pub fn thread(&self, row: usize) -> usize {
        self.thread_of(self.rows[row].thread)
    }

    /// A thread by its number.
    pub fn thread_of(&self, id: ThreadId) -> usize {
        self.index.get(&id).copied().unwrap_or(0)
    }

    /// What a reader knows a thread by.
    pub fn name(&self, thread: usize) -> String {
        self.names.name(self.threads[thread])
    }

    /// The steps of a row.
    pub fn steps(&self, row: usize) -> impl Iterator<Item = &'a StoryStep> {
        let story = self.story;
        self.rows[row].steps.iter().map(move |step| &story.steps[*step])
    }

    /// What the steps of a row did, part by part.
    pub fn actions(&self, row: usize) -> impl Iterator<Item = &'a Action> {
        self.steps(row).flat_map(|step| step.event.action.parts())
    }

    /// The rows that take part in the failure.
    pub fn failing(&self) -> impl Iterator<Item = usize> {
        self.rows.iter().enumerate().filter(|(_, row)| row.failing).map(|(at, _)| at)
    }

    /// What is said of a row that takes part in the failure.
    pub fn said(&self, row: usize) -> String {
        let Statement { thread, location, .. } = &self.rows[row];
        let others = self.failure.others.iter();
        let other =
            others.filter(|other| other.thread == *thread).find(|other| other.location.line == location.line);
        escape(other.map_or(&self.failure.message, |other| &other.message)).into_owned()
    }
}

/// A name that the source has, without its marks, and harmless.
pub(super) fn plain(name: &str) -> String {
    escape(name).replace('`', "")
}
