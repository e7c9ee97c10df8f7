//! A node of the search: a part of the events, one question about what comes next, and the answers that are still to be
//! explored. Every execution that has the part gives exactly one answer, so that answers lead to different classes.

use super::consistent::New;
use super::graph::{Cut, Entry, Id, Source};
use rustc_hash::FxHashSet;
use std::rc::Rc;
use threadbare_expr::Model;
use threadbare_trace::Range;

/// What is asked.
#[derive(Clone, Copy)]
pub enum Question {
    /// Where does this read have its bytes from?
    Source { reader: Id, range: Range },
    /// Which is the next operation on this object?
    Next { object: u64 },
    /// Which outcome does this step have, that concerns its thread alone?
    Outcome,
}

pub struct Node {
    pub part: Cut,
    pub question: Question,
    /// The answers that were found so far, explored or not.
    pub known: FxHashSet<u128>,
    pub answers: Vec<Answer>,
}

impl Node {
    pub fn new(part: Cut, question: Question) -> Node {
        Node { part, question, known: FxHashSet::default(), answers: Vec::new() }
    }
}

/// An answer: events that are added to the part, then new steps, and an order in which all that can happen.
#[derive(Clone)]
pub struct Answer {
    /// Events of an earlier execution, in an order in which they can be added.
    pub events: Vec<Rc<Entry>>,
    pub steps: Vec<Step>,
    pub order: Vec<Id>,
    /// Inputs for which the events are possible.
    pub model: Model,
    /// Whether it is known to be new.
    pub is_new: bool,
}

/// A new step of an answer.
#[derive(Clone)]
pub struct Step {
    pub id: Id,
    /// What it comes after, but for what it reads.
    pub needs: Vec<Id>,
    pub sources: Vec<Source>,
    /// Its outcome, if it was decided.
    pub label: Option<u32>,
    /// What it writes, if it does. Of a compare-and-swap that is known once it was tried.
    pub writes: Option<Range>,
}

impl Step {
    pub fn as_new(&self) -> New<'_> {
        New { id: self.id, needs: &self.needs, sources: &self.sources, writes: self.writes }
    }
}
