//! Reversal of the races of a complete execution: each becomes a sequence in the wake-up tree of the node before its
//! first event, unless something that sleeps there covers it.

use super::Search;
use super::wakeup::{Item, Sequence};
use crate::session::Session;
use threadbare_expr::Model;
use threadbare_machine::{Choice, State, Status};
use threadbare_trace::{Action, ThreadId};

impl Search {
    /// Reverses every race of the execution that ends in this state.
    pub(super) fn reverse_races(&mut self, session: &mut Session, state: &State) {
        for second in 0..self.reversible.len() {
            for first in self.reversible[second].clone() {
                let event = self.trace.event(second);
                let (thread, action) = (event.thread, event.action.clone());
                self.reverse(session, first, thread, action, Some(second), &state.model);
            }
        }
        // A thread that is blocked at the end might have gone before what blocks it.
        for thread in &state.threads {
            let Status::Ready(next) = &thread.status else { continue };
            let waits =
                next.action.waits_for().is_some() || matches!(next.action, Action::SemaphoreWait { .. });
            if !waits {
                continue;
            }
            for first in self.trace.contended(thread.id, &next.action) {
                self.reverse(session, first, thread.id, next.action.clone(), None, &state.model);
            }
        }
    }

    /// Inserts the sequence that takes the second step of a race before the event at `first`.
    fn reverse(
        &mut self,
        session: &mut Session,
        first: usize,
        thread: ThreadId,
        action: Action,
        second: Option<usize>,
        model: &Model,
    ) {
        let mut items: Vec<Item> = (first + 1..self.trace.len())
            .filter(|at| Some(*at) != second && !self.trace.ordered(first, *at))
            .map(|at| self.item(at))
            .collect();
        let mut last = Item { thread, label: None, action, condition: None, at: second };
        if second.map_or(Some(&last.action), |second| self.announced(second)).is_some_and(is_fickle) {
            // What the step does there has to be tried.
            match self.try_out(session, first, &items, thread, model) {
                Some(action) => last.action = action,
                None => return,
            }
        }
        items.push(last);
        let sequence = Sequence { trace: &self.trace, items, model: model.clone() };
        let node = &self.stack[first];
        let covered = node.sleep.iter().any(|sleeper| {
            let (thread, label) = (sleeper.thread, sleeper.outcome());
            sequence.weak_initial(&session.machine.terms, thread, label, &sleeper.action, None).is_some()
        });
        if !covered {
            self.stack[first].tree.insert(&session.machine.terms, sequence);
        }
    }

    /// What the step of an event was known to do before it was taken.
    fn announced(&self, at: usize) -> Option<&Action> {
        let before = &self.stack[at].state;
        let thread = before.index_of(self.trace.event(at).thread)?;
        before.next(thread).map(|next| &next.action)
    }

    fn item(&self, at: usize) -> Item {
        let event = self.trace.event(at);
        let before = &self.stack[at].state;
        let next = before.index_of(event.thread).and_then(|thread| before.next(thread));
        let condition = match next.map(|next| &next.choice) {
            Some(Choice::Condition { term, .. }) => Some(*term),
            _ => None,
        };
        Item {
            thread: event.thread,
            label: Some(event.label),
            action: event.action.clone(),
            condition,
            at: Some(at),
        }
    }

    /// Runs a sequence from the node at `first` and then the thread's next step: what that does, if it can be taken.
    fn try_out(
        &self,
        session: &mut Session,
        first: usize,
        items: &[Item],
        thread: ThreadId,
        model: &Model,
    ) -> Option<Action> {
        let mut state = self.stack[first].state.clone();
        state.model = model.clone();
        for item in items {
            let thread = state.index_of(item.thread)?;
            session.machine.step(&mut state, thread, item.label.unwrap_or(0));
        }
        let thread = state.index_of(thread)?;
        if !state.is_enabled(thread) {
            return None;
        }
        let label = session.machine.labels(&state, thread).first().copied()?;
        Some(session.machine.step(&mut state, thread, label).action)
    }
}

/// Whether what a step does, or whether it can be taken, depends on when it is taken.
fn is_fickle(action: &Action) -> bool {
    matches!(
        action,
        Action::CompareExchange { .. }
            | Action::TryLock { .. }
            | Action::TryReadLock { .. }
            | Action::SemaphoreWait { .. }
            | Action::SemaphoreTry { .. }
            | Action::Section { .. }
    )
}
