//! A node of the search: a state, the step that is explored from it, and the seeds that are still to be explored instead.

use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use threadbare_expr::Model;
use threadbare_machine::State;
use threadbare_trace::{Action, ThreadId};

/// Why a step is taken.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// It was chosen: classes that begin otherwise are found as seeds.
    Chosen,
    /// A seed asks for it. `is_last`: another seed, found before, ended with it.
    Asked { is_last: bool },
    /// A seed ends with it.
    Last,
}

impl Kind {
    /// Whether what comes here is there because of a seed that ended with it.
    pub fn ends_a_seed(self) -> bool {
        matches!(self, Kind::Last | Kind::Asked { is_last: true })
    }
}

pub struct Node {
    pub state: State,
    /// Whose step is explored, and with which outcome.
    pub thread: ThreadId,
    pub label: u32,
    pub kind: Kind,
    /// How many outcomes were possible so far.
    pub rank: u32,
    /// Outcomes that are still to be explored.
    pub labels: VecDeque<u32>,
    /// Threads that cannot go on from here.
    pub refused: Vec<ThreadId>,
    pub seeds: Vec<Seed>,
}

impl Node {
    pub fn new(state: State) -> Node {
        Node {
            state,
            thread: ThreadId::MAIN,
            label: 0,
            kind: Kind::Chosen,
            rank: 0,
            labels: VecDeque::new(),
            refused: Vec::new(),
            seeds: Vec::new(),
        }
    }
}

/// A node as others may see it.
pub struct Stand<'n> {
    pub thread: ThreadId,
    pub label: u32,
    pub kind: Kind,
    pub rank: u32,
    pub labels: Vec<u32>,
    pub seeds: &'n [Seed],
    pub model: &'n Model,
}

impl Stand<'_> {
    pub fn of(node: &Node) -> Stand<'_> {
        let Node { thread, label, kind, rank, ref labels, ref seeds, ref state, .. } = *node;
        Stand {
            thread,
            label,
            kind,
            rank,
            labels: labels.iter().copied().collect(),
            seeds,
            model: &state.model,
        }
    }
}

/// Steps that come first in a part of the classes.
pub struct Seed {
    pub wanted: Vec<Wanted>,
    pub ban: Ban,
    /// Inputs for which they can be taken.
    pub model: Model,
}

/// A step that a seed asks for.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Wanted {
    pub thread: ThreadId,
    /// Its outcome; `None`: every outcome that it has.
    pub label: Option<u32>,
    /// Whether another seed ended with it.
    pub is_last: bool,
    /// How many of its outcomes were possible before this one.
    pub rank: u32,
}

/// Below a seed, lower threads must not become rivals of the step that was chosen instead.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ban {
    /// Where it was chosen.
    pub node: usize,
    pub thread: ThreadId,
    pub action: Action,
    /// Whose step ends the seed.
    pub below: ThreadId,
    /// Before these events, by position, the step is not taken from here: it is from a place that is further on.
    pub reached: Vec<usize>,
}
