//! A node of the search: a state, the steps that are still to be taken from it, and those that need not be.

use super::wakeup::{Edge, Tree};
use threadbare_expr::Model;
use threadbare_machine::{Choice, Machine, State};
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, ThreadId};

/// A step that was covered before, here or further up, with what it did.
#[derive(Clone)]
pub struct Sleeper {
    pub thread: ThreadId,
    pub label: u32,
    pub action: Action,
}

/// A step to take from a node.
pub struct Move {
    pub thread: ThreadId,
    pub label: u32,
    /// Inputs to go on with.
    pub model: Option<Model>,
    /// What is to be done after it.
    pub below: Tree,
}

pub struct Node {
    pub state: State,
    pub sleep: Vec<Sleeper>,
    pub tree: Tree,
    /// The step that is being explored, put to sleep when it is done.
    current: Option<Sleeper>,
}

impl Node {
    /// A node for a state with these sleepers, from which at least the steps of the tree are to be taken.
    pub fn new(state: State, sleep: Vec<Sleeper>, tree: Tree) -> Node {
        Node { state, sleep, tree, current: None }
    }

    /// Chooses where to go from a node that nothing was asked of: a thread before a condition, else the thread that
    /// went last, else the oldest. Returns false if everything that could be done here was covered before.
    pub fn choose(&mut self, machine: &Machine, last: Option<ThreadId>) -> bool {
        let state = &self.state;
        let asleep = |id: ThreadId, label: u32| self.sleep.iter().any(|s| s.thread == id && s.label == label);
        let decides = |thread: &usize| {
            matches!(state.next(*thread).map(|next| &next.choice), Some(Choice::Condition { .. }))
        };
        let awake = |thread: &usize| {
            state.is_enabled(*thread)
                && machine
                    .labels(state, *thread)
                    .iter()
                    .any(|label| !asleep(state.threads[*thread].id, *label))
        };
        let chosen = (0..state.threads.len()).find(decides).or_else(|| {
            let same = last.and_then(|id| state.index_of(id)).filter(awake);
            same.or_else(|| (0..state.threads.len()).find(awake))
        });
        let Some(thread) = chosen else { return false };
        let id = state.threads[thread].id;
        if let Some(next) = state.next(thread) {
            let edge = Edge {
                thread: id,
                label: None,
                action: next.action.clone(),
                condition: None,
                model: state.model.clone(),
                below: Tree::default(),
            };
            self.tree.edges.push_back(edge);
        }
        true
    }

    /// The next step to take, if there is one left. The step before it is now covered.
    pub fn next_move(&mut self, machine: &Machine) -> Option<Move> {
        self.sleep.extend(self.current.take());
        loop {
            let edge = self.tree.edges.pop_front()?;
            let Some(thread) = self.state.index_of(edge.thread) else { continue };
            match edge.label {
                Some(label) => {
                    return Some(Move {
                        thread: edge.thread,
                        label,
                        model: Some(edge.model),
                        below: edge.below,
                    });
                }
                None => self.open(machine, thread, edge),
            }
        }
    }

    /// Replaces a step with an open outcome by one step for each; of a condition, the model's side comes first.
    fn open(&mut self, machine: &Machine, thread: usize, edge: Edge) {
        if !self.state.is_enabled(thread) {
            return;
        }
        let condition = match self.state.next(thread).map(|next| &next.choice) {
            Some(Choice::Condition { term, .. }) => Some(*term),
            _ => None,
        };
        let mut labels = machine.labels(&self.state, thread);
        if let Some(term) = condition {
            let held = u32::from(machine.terms.holds(term, &edge.model));
            labels.sort_by_key(|label| *label != held);
        }
        for label in labels.into_iter().rev() {
            let asleep = self.sleep.iter().any(|s| s.thread == edge.thread && s.label == label);
            if !asleep {
                self.tree.edges.push_front(Edge { label: Some(label), condition, ..edge.clone() });
            }
        }
    }

    /// Notes the step that is being explored; returns the sleepers that it does not wake.
    pub fn enter(&mut self, thread: ThreadId, label: u32, action: &Action) -> Vec<Sleeper> {
        self.current = Some(Sleeper { thread, label, action: action.clone() });
        let asleep = |s: &&Sleeper| !dependent(s.thread, &s.action, thread, action);
        self.sleep.iter().filter(asleep).cloned().collect()
    }
}
