//! Which choice points have a race: their event could have come after a later one, or after a step that a thread waits to take. It
//! marks too many rather than too few: what need not be flipped costs runs that end blocked, and nothing else.

use super::super::frontier::choice::{self, Point};
use super::{Search, Variant, count};
use crate::kernel::Halt;
use crate::session::Session;
use crate::traced::FLIP;
use threadbare_machine::{State, Status};
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, ThreadId, Turn};
use tracing::debug;

/// The second step of a race.
struct Second<'a> {
    thread: ThreadId,
    action: &'a Action,
    /// Where it was taken, if it was.
    at: Option<usize>,
    /// Whether it can be taken, or what it does, may depend on which of the events before it come with it.
    depends_on_events: bool,
}

impl Search<'_> {
    /// Marks the choice points whose events race with the last one.
    pub(super) fn mark_races(&mut self, session: &mut Session, at: usize) -> Result<(), Halt> {
        if self.variant == Variant::Simple {
            return Ok(());
        }
        let event = self.kernel.event(at);
        let (thread, action) = (event.thread, event.action.clone());
        let depends_on_events = self.depends_on_events(at, &action);
        let firsts = self.kernel.trace().reversible().to_vec();
        for first in firsts {
            let second = Second { thread, action: &action, at: Some(at), depends_on_events };
            self.mark(session, first, &second)?;
        }
        self.mark_ended_waits(session, at, &action)
    }

    /// Whether what the step at a position did, or whether it could be taken, depended on when.
    fn depends_on_events(&self, at: usize, action: &Action) -> bool {
        let thread = self.kernel.event(at).thread;
        let before = self.kernel.at(at);
        let announced = before.index_of(thread).and_then(|thread| before.next(thread));
        action.is_state_dependent()
            || action.is_conditional()
            || announced.is_some_and(|next| next.action.is_state_dependent() || next.action != *action)
    }

    /// At the end of a run: whoever waits could have gone before what it waits for.
    pub(super) fn mark_blocked(&mut self, session: &mut Session) -> Result<(), Halt> {
        if self.variant == Variant::Simple {
            return Ok(());
        }
        let end = self.kernel.state();
        let waits = |status: &Status| match status {
            Status::Ready(next) | Status::Spinning(next) | Status::Parked(next) => {
                let action = &next.action;
                (action.waits_for().is_some() || action.is_conditional()).then(|| action.clone())
            }
            _ => None,
        };
        let blocked: Vec<(ThreadId, Action)> = end
            .threads
            .iter()
            .filter_map(|thread| waits(thread.status()).map(|action| (thread.id, action)))
            .collect();
        for (thread, action) in blocked {
            for first in self.kernel.trace().contended(thread, &action, Turn::None) {
                let second = Second { thread, action: &action, at: None, depends_on_events: true };
                self.mark(session, first, &second)?;
            }
        }
        Ok(())
    }

    /// A signal ends waits that might have ended by themselves before.
    fn mark_ended_waits(&mut self, session: &mut Session, at: usize, action: &Action) -> Result<(), Halt> {
        let (Action::Signal { condition, .. } | Action::Broadcast { condition }) = action else {
            return Ok(());
        };
        let (before, after) = (self.kernel.at(at), self.kernel.state());
        let ends = |state: &State, thread: usize| match &state.next(thread)?.action {
            action @ Action::Timeout { condition: other, .. } if other == condition => Some(action.clone()),
            _ => None,
        };
        let ended: Vec<(ThreadId, Action)> = (0..before.threads.len())
            .filter(|thread| ends(after, *thread).is_none())
            .filter_map(|thread| Some((before.threads[thread].id, ends(before, thread)?)))
            .collect();
        for (thread, action) in ended {
            // Nothing is between the two: what came between would conflict with both.
            let second = Second { thread, action: &action, at: Some(at), depends_on_events: false };
            self.mark(session, at, &second)?;
        }
        Ok(())
    }

    /// Marks a choice point, unless a delayed thread begins what flipping it would lead to.
    fn mark(&mut self, session: &mut Session, first: usize, second: &Second<'_>) -> Result<(), Halt> {
        if self.stack[first].race {
            return Ok(());
        }
        if self.variant == Variant::Delayed && self.is_begun_by_a_delayed_thread(session, first, second) {
            debug!(target: FLIP, "{first}: a delayed thread begins the reversal against thread {}", second.thread);
            count(session, |flips| flips.delayed += 1);
            return Ok(());
        }
        debug!(target: FLIP, "{first}: a race with {:?} of thread {}", second.action, second.thread);
        count(session, |flips| flips.races += 1);
        let Point { is_shared, is_foreign, .. } = self.stack[first];
        if is_shared && !self.shared.claim(choice::name(&self.stack[..=first])) {
            // Somebody else flips it.
            return Ok(());
        }
        self.stack[first].race = true;
        if is_foreign {
            let task = self.flipped(session, first)?;
            self.shared.offer(vec![task]);
        }
        Ok(())
    }

    /// Whether a delayed thread begins the reversal of a race, so that all that begins with it was seen: its first event among those
    /// that are not causally behind the first one, followed by the second step, depends on none before it.
    fn is_begun_by_a_delayed_thread(&self, session: &Session, first: usize, second: &Second<'_>) -> bool {
        let point = &self.stack[first];
        if point.delayed.is_empty() {
            return false;
        }
        let trace = self.kernel.trace();
        let end = second.at.unwrap_or(trace.len());
        let between: Vec<usize> = (first + 1..end).filter(|at| !trace.ordered(first, *at)).collect();
        // Of a step that may need some of the events and not others, those that it needs for sure.
        let needed = second.depends_on_events.then(|| trace.own_past(second.thread, Turn::None, second.at));
        point.delayed.iter().any(|sleeper| {
            let begins = between.iter().position(|at| trace.event(*at).thread == sleeper.thread);
            match begins {
                Some(number) => {
                    let (at, event) = (between[number], trace.event(between[number]));
                    event.label == sleeper.label
                        && is_timeout(&event.action) == is_timeout(&sleeper.action)
                        && between[..number].iter().all(|earlier| !trace.ordered(*earlier, at))
                        && needed.as_ref().is_none_or(|needed| trace.within(at, needed))
                }
                None => {
                    sleeper.thread == second.thread
                        && self.is_all_asleep(session, first, second.thread)
                        && is_timeout(second.action) == is_timeout(&sleeper.action)
                        && between.iter().all(|at| {
                            let event = trace.event(*at);
                            let conflicts =
                                |action| dependent(event.thread, &event.action, second.thread, action);
                            !conflicts(second.action) && !conflicts(&sleeper.action)
                        })
                }
            }
        })
    }

    /// Whether all outcomes of a thread's step sleep at a choice point.
    fn is_all_asleep(&self, session: &Session, at: usize, thread: ThreadId) -> bool {
        let state = self.kernel.at(at);
        state.index_of(thread).is_some_and(|index| {
            session.machine.labels(state, index).iter().all(|label| self.stack[at].is_asleep(thread, *label))
        })
    }
}

/// Whether a wait ends by itself: the same thread does something else if it is woken.
fn is_timeout(action: &Action) -> bool {
    matches!(action, Action::Timeout { .. })
}
