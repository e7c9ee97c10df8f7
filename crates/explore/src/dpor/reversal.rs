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
        self.reverse_wakes(session, state);
        // A thread that is blocked at the end might have gone before what blocks it.
        for thread in &state.threads {
            let (Status::Ready(next) | Status::Spinning(next)) = &thread.status else { continue };
            if next.action.waits_for().is_some() || next.action.is_conditional() {
                let firsts = self.trace.contended(thread.id, &next.action);
                self.reverse_all(session, &firsts, thread.id, &next.action, None, &state.model);
            }
        }
    }

    /// A thread that was woken might have stopped waiting by itself before.
    fn reverse_wakes(&mut self, session: &mut Session, end: &State) {
        for at in 0..self.trace.len() {
            let before = &self.stack[at].state;
            let after = self.stack.get(at + 1).map_or(end, |node| &node.state);
            let mut woken = Vec::new();
            for (thread, later) in before.threads.iter().zip(&after.threads) {
                if let Status::Waiting { alone: Some(alone), .. } = &thread.status
                    && !matches!(later.status, Status::Waiting { .. })
                    && thread.id != self.trace.event(at).thread
                {
                    woken.push((thread.id, alone.action.clone()));
                }
            }
            for (thread, action) in woken {
                self.reverse(session, at, thread, action, None, &end.model);
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
        let mut possible: Vec<usize> = Vec::new();
        for first in firsts.iter().rev() {
            if possible.iter().any(|later| self.trace.ordered(*first, *later)) {
                // Found from there.
                continue;
            }
            let taken = self.reverse(session, *first, thread, action.clone(), second, model);
            if taken && action.is_conditional() {
                possible.push(*first);
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
        let before: Vec<Item> = (first + 1..self.trace.len())
            .filter(|at| Some(*at) != second && !self.trace.ordered(first, *at))
            .map(|at| self.item(session, at))
            .collect();
        let announced = second.map_or(Some(&action), |second| self.announced(second));
        // A reader that came in before may have to wait for the first step before it leaves again.
        let lock = action.waits_for().map(|(lock, _)| lock);
        let takes = |item: &Item| item.action.acquires().map(|(lock, _)| lock) == lock;
        let may_wait = lock.is_some() && before.iter().any(takes);
        let outcomes = match may_wait || announced.is_some_and(is_fickle) {
            true => self.try_out(session, first, &before, thread, model),
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
            items.push(Item { thread, label, action, outcomes: kind, at: second });
            let sequence = Sequence { trace: &self.trace, items, model: model.clone() };
            let terms = &session.machine.terms;
            if !self.stack[first].covers(terms, &sequence) {
                self.stack[first].tree.insert(terms, sequence);
            }
        }
        possible
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
        Item {
            thread: event.thread,
            label: event.label,
            action: event.action.clone(),
            outcomes,
            at: Some(at),
        }
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
            | Action::Timeout { .. }
    )
}
