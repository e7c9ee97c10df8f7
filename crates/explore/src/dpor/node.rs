//! A node of the search: a state, and which of its steps were taken, are to be taken, or need not be taken.

use threadbare_machine::{Choice, Machine, State};
use threadbare_trace::ThreadId;

/// A step to take from a node.
#[derive(Clone, Copy)]
pub struct Move {
    pub thread: ThreadId,
    pub label: u32,
}

pub struct Node {
    pub state: State,
    /// Threads whose next step was covered before, here or further up.
    sleep: Vec<ThreadId>,
    /// Threads to go on with, in this order.
    sources: Vec<ThreadId>,
    /// How many of them are done.
    done: usize,
    /// The next outcome of the current thread's step.
    label: u32,
    /// Whether a thread stands before a condition: then its outcomes are all there is to try here.
    condition: Option<ThreadId>,
}

impl Node {
    /// A node for a state with these sleepers. The thread that went last is preferred, then the oldest.
    pub fn new(state: State, sleep: Vec<ThreadId>, last: Option<ThreadId>) -> Node {
        let decides = |thread: &usize| {
            matches!(state.next(*thread).map(|next| &next.choice), Some(Choice::Condition { .. }))
        };
        let condition = (0..state.threads.len()).find(decides).map(|thread| state.threads[thread].id);
        let awake = |id: &ThreadId| !sleep.contains(id);
        let mut enabled = (0..state.threads.len())
            .filter(|thread| state.is_enabled(*thread))
            .map(|thread| state.threads[thread].id)
            .filter(awake);
        let first = match condition {
            Some(thread) => Some(thread),
            None => {
                let same = last.filter(|id| state.index_of(*id).is_some_and(|t| state.is_enabled(t)));
                same.filter(awake).or_else(|| enabled.next())
            }
        };
        Node { state, sleep, sources: first.into_iter().collect(), done: 0, label: 0, condition }
    }

    /// Whether everything that could be done here was covered before.
    pub fn is_redundant(&self) -> bool {
        self.sources.is_empty()
    }

    /// The next step to take, if there is one left.
    pub fn next_move(&mut self, machine: &Machine) -> Option<Move> {
        loop {
            let thread = *self.sources.get(self.done)?;
            let index = self.state.index_of(thread)?;
            let outcomes = machine.outcomes(&self.state, index);
            if self.label < outcomes {
                let label = self.label;
                self.label += 1;
                return Some(Move { thread, label: self.preferred(machine, index, label) });
            }
            self.done += 1;
            self.label = 0;
        }
    }

    /// Of a condition the outcome that the model has comes first: it needs no solver.
    fn preferred(&self, machine: &Machine, thread: usize, label: u32) -> u32 {
        match self.state.next(thread).map(|next| &next.choice) {
            Some(Choice::Condition { term, .. }) => {
                let held = u32::from(machine.terms.holds(*term, &self.state.model));
                if label == 0 { held } else { 1 - held }
            }
            _ => label,
        }
    }

    /// The threads that are asleep while the current step is explored.
    pub fn sleepers(&self) -> Vec<ThreadId> {
        let mut sleep = self.sleep.clone();
        if self.condition.is_none() {
            sleep.extend(&self.sources[..self.done]);
        }
        sleep
    }

    /// Sees to it that one of these threads is explored from here.
    pub fn add_source(&mut self, initials: &[ThreadId]) {
        if self.condition.is_some() || initials.iter().any(|id| self.sources.contains(id)) {
            return;
        }
        let enabled =
            |id: &&ThreadId| self.state.index_of(**id).is_some_and(|thread| self.state.is_enabled(thread));
        match initials.iter().find(enabled) {
            Some(id) if self.sleep.contains(id) => {}
            Some(id) => self.sources.push(*id),
            None => {
                // None of them can go first: to be safe, everybody who can does.
                for thread in 0..self.state.threads.len() {
                    let id = self.state.threads[thread].id;
                    if self.state.is_enabled(thread)
                        && !self.sources.contains(&id)
                        && !self.sleep.contains(&id)
                    {
                        self.sources.push(id);
                    }
                }
            }
        }
    }
}
