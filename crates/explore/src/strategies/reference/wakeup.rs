//! Wake-up trees: sequences of steps that must still be taken from a node, so that each reversed race is reached
//! without doing anything twice. Steps carry their outcomes and what they touch; see the paper named in `reference`.

use std::collections::VecDeque;
use threadbare_expr::{Model, Term, Terms};
use threadbare_trace::dependence::dependent;
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, ThreadId};

/// Which outcomes a step has.
#[derive(Clone, Copy)]
pub enum Outcomes {
    /// Only one.
    One,
    /// Two, by a condition, and neither touches anything that others see.
    Branch(Term),
    /// Several, which do different things.
    Many,
}

impl Outcomes {
    /// The condition that decides.
    pub fn term(self) -> Option<Term> {
        match self {
            Outcomes::Branch(term) => Some(term),
            Outcomes::One | Outcomes::Many => None,
        }
    }
}

/// A step of a sequence: one of the tree's edges.
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
#[derive(Default)]
pub struct Tree {
    pub edges: VecDeque<Edge>,
}

/// A sequence that reverses a race: events of the execution, then a step that comes earlier than it did there.
pub struct Sequence<'a> {
    pub trace: &'a Trace,
    /// Which outcomes the steps of the execution's events had.
    pub outcomes: &'a [Outcomes],
    /// The positions of the events, in ascending order.
    pub before: Vec<usize>,
    /// The step at the end; `None` once it was taken out.
    pub last: Option<Last>,
    pub model: &'a Model,
}

/// The last step of a sequence.
pub struct Last {
    pub thread: ThreadId,
    pub label: u32,
    pub action: Action,
    pub outcomes: Outcomes,
}

impl Sequence<'_> {
    /// If the step can come first in some equivalent sequence: where it is in this one, or that it is not in it.
    pub fn weak_initial(
        &self,
        terms: &Terms,
        thread: ThreadId,
        label: u32,
        action: &Action,
        outcomes: Outcomes,
    ) -> Option<Found> {
        let here = self.before.iter().position(|at| self.trace.event(*at).thread == thread);
        if let Some(number) = here {
            let at = self.before[number];
            let first = self.before[..number].iter().all(|earlier| !self.trace.ordered(*earlier, at));
            let event = self.trace.event(at);
            let same = event.label == label && same_step(&event.action, action);
            return (first && same).then_some(Found::At(number));
        }
        if let Some(last) = self.last.as_ref().filter(|last| last.thread == thread) {
            // It is not where it was in the execution: it depends on what it conflicts with here.
            let first = self.before.iter().all(|at| !self.conflicts(*at, thread, &last.action));
            let same = last.label == label && same_step(&last.action, action);
            return (first && same).then_some(Found::Last);
        }
        let possible = match outcomes {
            Outcomes::One => true,
            // A branch that contradicts the sequence's inputs cannot come before it.
            Outcomes::Branch(condition) => terms.holds(condition, self.model) == (label == 1),
            // What comes before such a step stands before all of its outcomes, not only this one.
            Outcomes::Many => false,
        };
        (possible && self.is_independent_of(thread, action)).then_some(Found::Absent)
    }

    /// Whether the step is one of the events and can come first, whatever the last step is.
    pub fn begins_with(&self, thread: ThreadId, label: u32, action: &Action) -> bool {
        let here = self.before.iter().position(|at| self.trace.event(*at).thread == thread);
        here.is_some_and(|number| {
            let at = self.before[number];
            let event = self.trace.event(at);
            event.label == label
                && same_step(&event.action, action)
                && self.before[..number].iter().all(|earlier| !self.trace.ordered(*earlier, at))
        })
    }

    fn conflicts(&self, at: usize, thread: ThreadId, action: &Action) -> bool {
        let event = self.trace.event(at);
        dependent(event.thread, &event.action, thread, action)
    }

    /// Whether the thread takes part.
    pub fn contains(&self, thread: ThreadId) -> bool {
        self.before.iter().any(|at| self.trace.event(*at).thread == thread)
            || self.last.as_ref().is_some_and(|last| last.thread == thread)
    }

    /// Whether a step of a thread that is not in the sequence commutes with all of it.
    fn is_independent_of(&self, thread: ThreadId, action: &Action) -> bool {
        let last = self.last.as_ref();
        !last.is_some_and(|last| dependent(last.thread, &last.action, thread, action))
            && self.before.iter().all(|at| !self.conflicts(*at, thread, action))
    }

    /// Takes out a step that was found to be a weak initial.
    fn take_out(&mut self, found: Found) {
        match found {
            Found::At(number) => drop(self.before.remove(number)),
            Found::Last => self.last = None,
            Found::Absent => {}
        }
    }

    fn is_empty(&self) -> bool {
        self.before.is_empty() && self.last.is_none()
    }

    /// The steps as edges of a tree, one below the other.
    fn into_chain(self) -> Option<Edge> {
        let edge = |thread, label, action, outcomes, below: Option<Edge>| Edge {
            thread,
            label,
            action,
            outcomes,
            model: self.model.clone(),
            below: Tree { edges: below.into_iter().collect() },
        };
        let mut chain = self
            .last
            .map(|Last { thread, label, action, outcomes }| edge(thread, label, action, outcomes, None));
        for at in self.before.iter().rev() {
            let event = self.trace.event(*at);
            chain = Some(edge(event.thread, event.label, event.action.clone(), self.outcomes[*at], chain));
        }
        chain
    }
}

/// Whether two steps of a thread with the same outcome from the same state are the same. A thread that waits for a
/// condition variable stops waiting by itself, or is woken and then does something else.
fn same_step(one: &Action, other: &Action) -> bool {
    matches!(one, Action::Timeout { .. }) == matches!(other, Action::Timeout { .. })
}

/// Where a weak initial is in a sequence.
#[derive(Clone, Copy)]
pub enum Found {
    At(usize),
    Last,
    Absent,
}

impl Tree {
    pub fn is_empty(&self) -> bool {
        self.edges.is_empty()
    }

    /// Inserts a sequence, unless the tree has an equivalent beginning already. A sequence that stands for all that
    /// begin with it, as `early` says, is not inserted behind or in favour of a step that it does not have: others
    /// may not commute with that. Returns whether the tree has it now.
    pub fn insert(&mut self, terms: &Terms, mut sequence: Sequence<'_>, early: bool) -> bool {
        let mut tree = self;
        loop {
            if sequence.is_empty() {
                return true;
            }
            let next = tree.edges.iter().enumerate().find_map(|(number, edge)| {
                let Edge { thread, label, action, outcomes, .. } = edge;
                let found = sequence.weak_initial(terms, *thread, *label, action, *outcomes)?;
                Some((number, found))
            });
            let Some((number, found)) = next else { break };
            if early && matches!(found, Found::Absent) {
                return false;
            }
            sequence.take_out(found);
            if tree.edges[number].below.is_empty() {
                // A leaf: whatever the sequence does is explored from there.
                return true;
            }
            tree = &mut tree.edges[number].below;
        }
        tree.edges.extend(sequence.into_chain());
        true
    }
}
