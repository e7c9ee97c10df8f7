//! What would come before a step: one that is taken now, earlier than it was, or without some of the events. Nothing is added to the
//! execution.

use super::{Trace, target};
use crate::clock::Clock;
use crate::dependence::dependent;
use crate::event::{Action, Turn};
use crate::place::{Place, hides_the_rest};
use crate::thread::ThreadId;

impl Trace {
    /// The earlier events that a step would compete with which a thread waits to take, by position.
    pub fn contended(&self, thread: ThreadId, action: &Action, turn: Turn) -> Vec<usize> {
        let (mut reversible, back) = (Vec::new(), self.back(Place::of(action)));
        self.depends(thread, action, turn, back, &mut Clock::new(), &mut reversible);
        reversible
    }

    /// What comes before a step that is taken now.
    pub fn past(&self, thread: ThreadId, action: &Action, turn: Turn) -> Clock {
        let (mut clock, back) = (Clock::new(), self.back(Place::of(action)));
        self.depends(thread, action, turn, back, &mut clock, &mut Vec::new());
        clock
    }

    /// What comes before a step of a thread if it is taken without these events and all that comes after them. The step
    /// was taken at `at`, or is taken now.
    pub fn past_without(
        &self,
        without: &[usize],
        thread: ThreadId,
        action: &Action,
        turn: Turn,
        at: Option<usize>,
    ) -> Clock {
        let mut clock = self.own_past(thread, turn, at);
        let known = self.known(thread);
        let mut back = self.back(Place::of(action));
        while let Some(earlier) = back.next(self) {
            let event = &self.events[earlier];
            if Some(event.thread) == known
                || at.is_some_and(|at| earlier >= at)
                || self.within(earlier, &clock)
                || without.iter().any(|first| self.ordered(*first, earlier))
            {
                continue;
            }
            if dependent(event.event.thread, &event.event.action, thread, action) {
                clock.join(self.dependence.row(earlier));
                if hides_the_rest(&event.event.action, action) {
                    back.cut();
                }
            }
        }
        clock
    }

    /// What comes before a step because of what its thread did before it, and because it is a turn. The step was taken at `at`, or is
    /// taken now.
    pub fn own_past(&self, thread: ThreadId, turn: Turn, at: Option<usize>) -> Clock {
        let number = self.known(thread);
        let previous = match at {
            Some(at) => target(self.events[at].previous),
            None => number.and_then(|number| target(self.threads[number].last)),
        };
        let mut clock = Clock::new();
        if let Some(parent) = previous.or(number.and_then(|number| target(self.threads[number].creation))) {
            clock.copy(self.dependence.row(parent));
        }
        if let Some(signal) =
            self.waker_of(thread, previous).filter(|signal| at.is_none_or(|at| *signal < at))
        {
            clock.join(self.dependence.row(signal));
        }
        if let Some(before) = self.turn_before(turn) {
            clock.join(self.dependence.row(before));
        }
        clock
    }

    /// What comes before a step of a thread that waits, if it is taken just before the event at `at`, which wakes the thread.
    pub fn past_unwoken(&self, thread: ThreadId, action: &Action, at: usize) -> Clock {
        let wait = self.last_of(thread);
        let mut clock = wait.map(|wait| self.dependence.row(wait).to_clock()).unwrap_or_default();
        let mut back = self.back(Place::of(action));
        while let Some(earlier) = back.next(self) {
            let event = &self.events[earlier].event;
            if earlier < at && dependent(event.thread, &event.action, thread, action) {
                clock.join(self.dependence.row(earlier));
            }
        }
        clock
    }
}
