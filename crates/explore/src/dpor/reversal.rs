//! Reversal of the races of a complete execution: each becomes a sequence in the wake-up tree of the node before its
//! first event, unless something that sleeps there covers it.

use super::Search;
use super::node::outcomes_of;
use super::wakeup::{Item, Outcomes, Sequence};
use crate::session::Session;
use threadbare_expr::{Model, Term, Terms};
use threadbare_machine::{Choice, Next, State, Status};
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, ThreadId};

impl Search {
    /// Reverses every race of the execution that ends in this state.
    pub(super) fn reverse_races(&mut self, session: &mut Session, state: &State) {
        for second in 0..self.reversible.len() {
            let firsts = self.reversible[second].clone();
            let event = self.trace.event(second);
            let (thread, action) = (event.thread, event.action.clone());
            self.reverse_all(session, &firsts, thread, &action, Some(second), &state.model);
        }
        self.reverse_timeouts(session, &state.model);
        // A thread that is blocked at the end might have gone before what blocks it.
        for thread in &state.threads {
            let (Status::Ready(next) | Status::Spinning(next)) = &thread.status else { continue };
            if next.action.waits_for().is_some() || next.action.is_conditional() {
                let firsts = self.trace.contended(thread.id, &next.action);
                self.reverse_all(session, &firsts, thread.id, &next.action, None, &state.model);
            }
        }
    }

    /// Reverses the races of one step with earlier ones.
    fn reverse_all(
        &mut self,
        session: &mut Session,
        firsts: &[usize],
        thread: ThreadId,
        action: &Action,
        second: Option<usize>,
        model: &Model,
    ) {
        let mut found: Vec<usize> = Vec::new();
        for &first in firsts.iter().rev() {
            // Where a step that waits for something can come before a later event, earlier places are found from there.
            if action.is_conditional() && found.iter().any(|later| self.trace.ordered(first, *later)) {
                continue;
            }
            if self.reverse(session, first, thread, action.clone(), second, model) {
                found.push(first);
            }
        }
    }

    /// A signal ends a wait that might have ended by itself before.
    fn reverse_timeouts(&mut self, session: &mut Session, model: &Model) {
        for first in 0..self.trace.len() {
            let condition = match self.trace.event(first).action {
                Action::Signal { condition, .. } | Action::Broadcast { condition } => condition,
                _ => continue,
            };
            let before = &self.stack[first].state;
            let waiters: Vec<(ThreadId, Action)> = (0..before.threads.len())
                .filter_map(|thread| {
                    let action = &before.next(thread)?.action;
                    let times_out =
                        matches!(action, Action::Timeout { condition: other, .. } if *other == condition);
                    times_out.then(|| (before.threads[thread].id, action.clone()))
                })
                .collect();
            for (thread, action) in waiters {
                self.reverse(session, first, thread, action, None, model);
            }
        }
    }

    /// Inserts the sequences that take the second step of a race before the event at `first`, one for each outcome
    /// that the step has there. Returns whether it can be taken there at all.
    fn reverse(
        &mut self,
        session: &mut Session,
        first: usize,
        thread: ThreadId,
        action: Action,
        second: Option<usize>,
        model: &Model,
    ) -> bool {
        let mut before: Vec<Item> = (first + 1..self.trace.len())
            .filter(|at| Some(*at) != second && !self.trace.ordered(first, *at))
            .map(|at| self.item(session, at))
            .collect();
        let announced = second.map_or(Some(&action), |second| self.announced(second));
        // A writer may find another reader inside.
        let shared = matches!(self.trace.event(first).action.acquires(), Some((_, false)));
        let outcomes = match shared || announced.is_some_and(is_fickle) {
            true => {
                let outcomes = self.try_out(session, first, &before, thread, model);
                if outcomes.is_empty() {
                    // Something in between is in the way: only what the step needs comes before it.
                    before = self.needed(before, thread, second);
                    self.try_out(session, first, &before, thread, model)
                } else {
                    outcomes
                }
            }
            false => vec![(0, action)],
        };
        let possible = !outcomes.is_empty();
        let earlier = self.trace.event(first).clone();
        let kind = if outcomes.len() > 1 { Outcomes::Many } else { Outcomes::One };
        for (label, action) in outcomes {
            if !dependent(earlier.thread, &earlier.action, thread, &action) {
                // Here it does not conflict with the first step any more: coming before it changes nothing.
                continue;
            }
            let mut items = before.clone();
            items.push(Item { thread, label, action, outcomes: kind, at: usize::MAX });
            let sequence = Sequence { trace: &self.trace, items, model: model.clone() };
            let terms = &session.machine.terms;
            if !self.stack[first].covers(terms, &sequence) {
                self.stack[first].tree.insert(terms, sequence);
            }
        }
        possible
    }

    /// Those items that come before the thread's step because of what the thread did before it.
    fn needed(&self, before: Vec<Item>, thread: ThreadId, second: Option<usize>) -> Vec<Item> {
        let end = second.unwrap_or(self.trace.len());
        let previous = (0..end).rev().find(|at| self.trace.event(*at).thread == thread);
        match previous {
            Some(previous) => {
                before.into_iter().filter(|item| self.trace.ordered(item.at, previous)).collect()
            }
            None => Vec::new(),
        }
    }

    /// What the step of an event was known to do before it was taken.
    fn announced(&self, at: usize) -> Option<&Action> {
        let before = &self.stack[at].state;
        let thread = before.index_of(self.trace.event(at).thread)?;
        before.next(thread).map(|next| &next.action)
    }

    fn item(&self, session: &Session, at: usize) -> Item {
        let event = self.trace.event(at);
        let before = &self.stack[at].state;
        let thread = before.index_of(event.thread);
        let next = thread.and_then(|thread| Some((thread, before.next(thread)?)));
        let outcomes = next.map_or(Outcomes::One, |(thread, next)| {
            outcomes_of(next, session.machine.labels(before, thread).len())
        });
        Item { thread: event.thread, label: event.label, action: event.action.clone(), outcomes, at }
    }

    /// Runs a sequence from the node at `first` on a copy: the outcomes that the thread's next step has then, and
    /// what each of them does.
    fn try_out(
        &self,
        session: &mut Session,
        first: usize,
        before: &[Item],
        thread: ThreadId,
        model: &Model,
    ) -> Vec<(u32, Action)> {
        let mut state = self.stack[first].state.clone();
        state.model = model.clone();
        for item in before {
            let Some(thread) = state.index_of(item.thread) else { return Vec::new() };
            session.machine.step(&mut state, thread, item.label);
        }
        let Some(thread) = state.index_of(thread).filter(|thread| state.is_enabled(*thread)) else {
            return Vec::new();
        };
        let mut outcomes = Vec::new();
        for label in session.machine.labels(&state, thread) {
            if self.leaves_first(session, first, &mut state, thread, label) {
                outcomes.push((label, session.machine.step(&mut state.clone(), thread, label).action));
            }
        }
        outcomes
    }

    /// Whether the first step of a race could still have its outcome after the second had this one. If not, this is
    /// no reversal: the other outcomes of the first step are explored beside it, and the second step after them.
    fn leaves_first(
        &self,
        session: &mut Session,
        first: usize,
        state: &mut State,
        thread: usize,
        label: u32,
    ) -> bool {
        let event = self.trace.event(first);
        let before = &self.stack[first].state;
        let earlier = before.index_of(event.thread).and_then(|thread| before.next(thread));
        let (Some(earlier), Some(later)) = (earlier, state.next(thread)) else { return true };
        let terms = &mut session.machine.terms;
        let (Some(one), Some(other)) = (literal(terms, earlier, event.label), literal(terms, later, label))
        else {
            return true;
        };
        let both = terms.and(one, other);
        let location = session.machine.location(event.code);
        session.require(state, both, &location)
    }
}

/// What an outcome of a step says of the inputs.
fn literal(terms: &mut Terms, next: &Next, label: u32) -> Option<Term> {
    match next.choice {
        Choice::Condition { term, .. } if label == 1 => Some(term),
        Choice::Condition { term, .. } => Some(terms.not(term)),
        _ => None,
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
            | Action::Await { .. }
            | Action::SemaphoreTry { .. }
            | Action::Section { .. }
            | Action::Signal { .. }
    )
}
