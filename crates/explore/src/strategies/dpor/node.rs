//! A node of the search: the step that is explored from a state, and the wake-up sequences that are still to be explored instead.

use super::super::frontier::{Exclusion, Kind, WakeUpStep};
use std::collections::VecDeque;
use threadbare_expr::Model;
use threadbare_machine::State;
use threadbare_trace::ThreadId;

pub struct Node {
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
    pub wakeups: Vec<WakeUp>,
}

impl Node {
    pub fn new() -> Node {
        Node {
            thread: ThreadId::MAIN,
            label: 0,
            kind: Kind::Chosen,
            rank: 0,
            labels: VecDeque::new(),
            refused: Vec::new(),
            wakeups: Vec::new(),
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
    pub wakeups: &'n [WakeUp],
    pub model: &'n Model,
}

impl Stand<'_> {
    pub fn of<'n>(node: &'n Node, state: &'n State) -> Stand<'n> {
        let Node { thread, label, kind, rank, ref labels, ref wakeups, .. } = *node;
        Stand {
            thread,
            label,
            kind,
            rank,
            labels: labels.iter().copied().collect(),
            wakeups,
            model: &state.model,
        }
    }
}

/// Steps that come first in a part of the classes.
pub struct WakeUp {
    pub sequence: Vec<WakeUpStep>,
    pub exclusion: Exclusion,
    /// Inputs for which they can be taken.
    pub model: Model,
}
