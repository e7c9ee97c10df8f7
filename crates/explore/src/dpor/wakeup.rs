//! Wake-up trees: sequences of steps that must still be taken from a node, so that each reversed race is reached
//! without doing anything twice. Steps carry their outcomes and what they touch; see the paper named in `dpor`.

use std::collections::VecDeque;
use threadbare_expr::{Model, Term, Terms};
use threadbare_trace::dependence::dependent;
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, ThreadId};

/// Which outcomes a step has.
#[derive(Clone, Copy, PartialEq)]
pub enum Outcomes {
    /// Only one.
    One,
    /// Two, by a condition, and neither touches anything that others see.
    Branch(Term),
    /// Several, which do different things.
    Many,
}

/// A step of a sequence: one of the tree's edges.
#[derive(Clone)]
pub struct Edge {
    pub thread: ThreadId,
    /// Its outcome.
    pub label: u32,
    /// What the step touches.
    pub action: Action,
    /// Which other outcomes it has.
    pub outcomes: Outcomes,
    /// Inputs for which the sequence up to here can be taken.
    pub model: Model,
    pub below: Tree,
}

/// A wake-up tree, its edges in the order in which they are to be taken.
#[derive(Clone, Default)]
pub struct Tree {
    pub edges: VecDeque<Edge>,
}

/// A step of the sequence that is to be inserted.
#[derive(Clone)]
pub struct Item {
    pub thread: ThreadId,
    pub label: u32,
    pub action: Action,
    pub outcomes: Outcomes,
    /// Its position in the trace, but for the last step of a sequence.
    pub at: usize,
}

/// A sequence that reverses a race.
#[derive(Clone)]
pub struct Sequence<'a> {
    pub trace: &'a Trace,
    pub items: Vec<Item>,
    pub model: Model,
}

impl Sequence<'_> {
    /// Whether the item at `first` must come before the one at `second`. The last step is not where it was in the
    /// execution: it depends on what it conflicts with here.
    fn ordered(&self, first: usize, second: usize) -> bool {
        if second + 1 < self.items.len() {
            return self.trace.ordered(self.items[first].at, self.items[second].at);
        }
        let last = &self.items[second];
        (first..second).any(|at| {
            let item = &self.items[at];
            dependent(item.thread, &item.action, last.thread, &last.action)
                && (at == first || self.trace.ordered(self.items[first].at, item.at))
        })
    }

    /// If the step can come first in some equivalent sequence: where it is in this one, or that it is not in it.
    pub fn weak_initial(
        &self,
        terms: &Terms,
        thread: ThreadId,
        label: u32,
        action: &Action,
        outcomes: Outcomes,
    ) -> Option<Found> {
        if let Some(at) = self.items.iter().position(|item| item.thread == thread) {
            let first = (0..at).all(|earlier| !self.ordered(earlier, at));
            return (first && self.items[at].label == label).then_some(Found::At(at));
        }
        let possible = match outcomes {
            Outcomes::One => true,
            // A branch that contradicts the sequence's inputs cannot come before it.
            Outcomes::Branch(condition) => terms.holds(condition, &self.model) == (label == 1),
            // What comes before such a step stands before all of its outcomes, not only this one.
            Outcomes::Many => false,
        };
        (possible && self.is_independent_of(thread, action)).then_some(Found::Absent)
    }

    /// Whether the thread takes part.
    pub fn contains(&self, thread: ThreadId) -> bool {
        self.items.iter().any(|item| item.thread == thread)
    }

    /// Whether a step of a thread that is not in the sequence commutes with all of it.
    pub fn is_independent_of(&self, thread: ThreadId, action: &Action) -> bool {
        self.items.iter().all(|item| !dependent(item.thread, &item.action, thread, action))
    }
}

/// Where a weak initial is in a sequence.
pub enum Found {
    At(usize),
    Absent,
}

impl Tree {
    pub fn is_empty(&self) -> bool {
        self.edges.is_empty()
    }

    /// Inserts a sequence, unless the tree has an equivalent beginning already.
    pub fn insert(&mut self, terms: &Terms, mut sequence: Sequence<'_>) {
        let mut tree = self;
        loop {
            if sequence.items.is_empty() {
                return;
            }
            let mut next = None;
            for (number, edge) in tree.edges.iter().enumerate() {
                let found =
                    sequence.weak_initial(terms, edge.thread, edge.label, &edge.action, edge.outcomes);
                if let Some(found) = found {
                    next = Some((number, found));
                    break;
                }
            }
            let Some((number, found)) = next else { break };
            if let Found::At(at) = found {
                sequence.items.remove(at);
            }
            if tree.edges[number].below.is_empty() {
                // A leaf: whatever the sequence does is explored from there.
                return;
            }
            tree = &mut tree.edges[number].below;
        }
        let mut chain = Tree::default();
        for item in sequence.items.into_iter().rev() {
            let edge = Edge {
                thread: item.thread,
                label: item.label,
                action: item.action,
                outcomes: item.outcomes,
                model: sequence.model.clone(),
                below: chain,
            };
            chain = Tree { edges: VecDeque::from([edge]) };
        }
        tree.edges.append(&mut chain.edges);
    }
}
