//! Reversal of the races of a complete execution: each becomes a sequence in the wake-up tree of the node before its
//! first event, unless something that sleeps there covers it.

use super::Search;
use super::node::{Cover, Sleeper};
use super::wakeup::{Last, Outcomes, Sequence};
use crate::kernel::Halt;
use crate::session::Session;
use threadbare_expr::Model;
use threadbare_machine::{State, Status};
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, ThreadId, Turn};

/// Two events of the execution, the second of which could have come before the first.
pub struct Race {
    pub first: usize,
    pub second: usize,
}

/// The second step of a race.
struct Step<'a> {
    thread: ThreadId,
    action: &'a Action,
    /// Where it was taken, if it was.
    at: Option<usize>,
    /// Whether what it does, or whether it can be taken, depends on when it is taken.
    state_dependent: bool,
}

/// How a reversal went.
#[derive(Clone, Copy, PartialEq)]
enum Reversed {
    /// The step cannot be taken there.
    Impossible,
    /// Something covers it here, but may not do so in every execution that begins like this one.
    Covered,
    /// It is in the tree, or covered in every execution that begins like this one.
    Inserted,
}

impl Search {
    /// Reverses every race of the execution that ends in this state.
    pub(super) fn reverse_races(&mut self, session: &mut Session) -> Result<(), Halt> {
        let state = self.kernel.state().clone();
        let state = &state;
        let races = std::mem::take(&mut self.races);
        let mut open = Vec::with_capacity(races.len());
        let mut rest = &races[..];
        while let Some(Race { second, .. }) = rest.first() {
            let (group, others) =
                rest.split_at(rest.iter().take_while(|race| race.second == *second).count());
            rest = others;
            self.reverse_event(session, *second, group, state, &mut open)?;
        }
        self.races = open;
        self.reverse_timeouts(session, state)?;
        // A thread that is blocked at the end might have gone before what blocks it.
        for thread in state.threads.iter() {
            let (Status::Ready(next) | Status::Spinning(next) | Status::Parked(next)) = thread.status()
            else {
                continue;
            };
            let action = &next.action;
            if action.waits_for().is_some() || action.is_conditional() {
                let firsts = self.kernel.trace().contended(thread.id, action, Turn::None);
                let step = Step {
                    thread: thread.id,
                    action,
                    at: None,
                    state_dependent: action.is_state_dependent(),
                };
                self.reverse_all(session, firsts.iter().copied(), &step, state)?;
            }
        }
        Ok(())
    }

    /// Reverses the races of an event, but for those that need not be looked at again while it stays where it is.
    fn reverse_event(
        &mut self,
        session: &mut Session,
        second: usize,
        races: &[Race],
        end: &State,
        open: &mut Vec<Race>,
    ) -> Result<(), Halt> {
        let event = self.kernel.trace().event(second);
        let (thread, action) = (event.thread, event.action.clone());
        let step =
            Step { thread, action: &action, at: Some(second), state_dependent: self.state_dependent[second] };
        if action.is_conditional() {
            self.reverse_all(session, races.iter().map(|race| race.first), &step, end)?;
            open.extend(races.iter().map(|race| Race { ..*race }));
            return Ok(());
        }
        for &Race { first, .. } in races.iter().rev() {
            // What came after the second event need not come before it. If nothing covers the sequence without
            // that, it begins all others that reverse this race.
            let early = self.independent(first, second);
            if self.reverse(session, first, &step, early, true, end)? != Reversed::Inserted {
                let whole = self.independent(first, self.kernel.trace().len());
                self.reverse(session, first, &step, whole, false, end)?;
                open.push(Race { first, second });
            }
        }
        Ok(())
    }

    /// Reverses the races of one step with earlier ones.
    fn reverse_all(
        &mut self,
        session: &mut Session,
        firsts: impl DoubleEndedIterator<Item = usize>,
        step: &Step<'_>,
        end: &State,
    ) -> Result<(), Halt> {
        let conditional = step.action.is_conditional();
        // Places before which it can be taken, and those where it cannot.
        let (mut found, mut shut): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
        for first in firsts.rev() {
            // Where a step that waits for something can come before a later event, earlier places are found from there.
            if conditional && found.iter().any(|later| self.kernel.trace().ordered(first, *later)) {
                continue;
            }
            let all = self.independent(first, self.kernel.trace().len());
            // It may have to come before several events at once, of which it can come before none alone.
            let together = if conditional { self.without_some(&all, &shut) } else { Vec::new() };
            let mut possible = false;
            for before in std::iter::once(all).chain(together) {
                possible |= self.reverse(session, first, step, before, false, end)? != Reversed::Impossible;
            }
            if possible { &mut found } else { &mut shut }.push(first);
        }
        Ok(())
    }

    /// What is left of events without any of those in `shut`, and what comes after these; each once.
    fn without_some(&self, events: &[usize], shut: &[usize]) -> Vec<Vec<usize>> {
        let mut all: Vec<Vec<usize>> = vec![events.to_vec()];
        for removed in shut {
            for number in 0..all.len() {
                let stays = |at: &usize| at != removed && !self.kernel.trace().ordered(*removed, *at);
                let left: Vec<usize> = all[number].iter().copied().filter(stays).collect();
                if !all.contains(&left) {
                    all.push(left);
                }
            }
        }
        all.split_off(1)
    }

    /// A signal ends a wait that might have ended by itself before.
    fn reverse_timeouts(&mut self, session: &mut Session, end: &State) -> Result<(), Halt> {
        for first in 0..self.kernel.trace().len() {
            let condition = match self.kernel.trace().event(first).action {
                Action::Signal { condition, .. } | Action::Broadcast { condition } => condition,
                _ => continue,
            };
            let before = self.kernel.at(first);
            let waiters: Vec<(ThreadId, Action)> = (0..before.threads.len())
                .filter_map(|thread| {
                    let action = &before.next(thread)?.action;
                    let times_out =
                        matches!(action, Action::Timeout { condition: other, .. } if *other == condition);
                    times_out.then(|| (before.threads[thread].id, action.clone()))
                })
                .collect();
            for (thread, action) in waiters {
                let step = Step { thread, action: &action, at: None, state_dependent: false };
                let before = self.independent(first, self.kernel.trace().len());
                self.reverse(session, first, &step, before, false, end)?;
            }
        }
        Ok(())
    }

    /// The events between two positions that do not come after the first.
    fn independent(&self, first: usize, end: usize) -> Vec<usize> {
        (first + 1..end).filter(|at| !self.kernel.trace().ordered(first, *at)).collect()
    }

    /// Inserts the sequences that take the second step of a race before the event at `first` and after others, one
    /// for each outcome that the step has there. `early`: they are to stand for all that begin with them.
    fn reverse(
        &mut self,
        session: &mut Session,
        first: usize,
        step: &Step<'_>,
        mut before: Vec<usize>,
        early: bool,
        end: &State,
    ) -> Result<Reversed, Halt> {
        before.retain(|at| Some(*at) != step.at);
        let thread = step.thread;
        // A writer may find another reader inside.
        let shared = matches!(self.kernel.trace().event(first).action.acquires(), Some((_, false)));
        let outcomes = if shared || step.state_dependent {
            let (trace, outcomes) = (self.kernel.trace(), &self.outcomes[..]);
            let events = Sequence { trace, outcomes, before, last: None, model: &end.model };
            let covered = |s: &Sleeper| events.begins_with(s.thread, s.label, &s.action);
            if self.stack[first].sleep.iter().any(covered) {
                return Ok(Reversed::Inserted);
            }
            before = events.before;
            let outcomes = self.simulate(session, first, &before, thread, &end.model)?;
            if outcomes.is_empty() {
                // Something in between is in the way: only what the step needs comes before it.
                before = self.needed(before, step);
                self.simulate(session, first, &before, thread, &end.model)?
            } else {
                outcomes
            }
        } else {
            vec![(0, step.action.clone())]
        };
        if outcomes.is_empty() {
            return Ok(Reversed::Impossible);
        }
        let mut reversed = Reversed::Inserted;
        let kind = if outcomes.len() > 1 { Outcomes::Many } else { Outcomes::One };
        for (label, action) in outcomes {
            let earlier = self.kernel.trace().event(first);
            if !dependent(earlier.thread, &earlier.action, thread, &action) {
                // Here it does not conflict with the first step any more: coming before it changes nothing.
                reversed = Reversed::Covered;
                continue;
            }
            let last = Some(Last { thread, label, action, outcomes: kind });
            let (trace, outcomes) = (self.kernel.trace(), &self.outcomes[..]);
            let sequence = Sequence { trace, outcomes, before: before.clone(), last, model: &end.model };
            let terms = &session.machine.arena.terms;
            let node = &mut self.stack[first];
            let inserted = match node.covers(terms, &sequence) {
                Cover::No => node.tree.insert(terms, sequence, early),
                Cover::This => false,
                Cover::Always => true,
            };
            if !inserted {
                reversed = Reversed::Covered;
            }
        }
        Ok(reversed)
    }

    /// Those events that come before the step because of what its thread did before it.
    fn needed(&self, before: Vec<usize>, step: &Step<'_>) -> Vec<usize> {
        let end = step.at.unwrap_or(self.kernel.trace().len());
        let previous = (0..end).rev().find(|at| self.kernel.trace().event(*at).thread == step.thread);
        let Some(previous) = previous else { return Vec::new() };
        before.into_iter().filter(|at| self.kernel.trace().ordered(*at, previous)).collect()
    }

    /// Runs a sequence from the node at `first` on a copy: the outcomes that the thread's next step has then, and
    /// what each of them does.
    fn simulate(
        &self,
        session: &mut Session,
        first: usize,
        before: &[usize],
        thread: ThreadId,
        model: &Model,
    ) -> Result<Vec<(u32, Action)>, Halt> {
        let Some(state) = self.kernel.rerun(session, first, model, before)? else { return Ok(Vec::new()) };
        let Some(thread) = state.index_of(thread).filter(|thread| state.is_enabled(*thread)) else {
            return Ok(Vec::new());
        };
        let labels = session.machine.labels(&state, thread);
        let mut did = Vec::new();
        for label in labels {
            did.push((label, session.machine.try_step(&mut state.clone(), thread, label)?.action));
        }
        Ok(did)
    }
}
