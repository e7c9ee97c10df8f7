//! What a step depends on that is taken now: the events that come before it, and those that could have come after it. What is a
//! data race is not known here.

use super::{Back, Trace, target};
use crate::clock::Clock;
use crate::dependence::{dependent, reversible};
use crate::event::{Action, Turn};
use crate::place::{Place, hides_the_rest};
use crate::thread::ThreadId;

impl Trace {
    /// What comes before a step that is taken now, and which events it could have come before.
    #[inline]
    pub(super) fn depends(
        &self,
        id: ThreadId,
        action: &Action,
        turn: Turn,
        back: Back,
        clock: &mut Clock,
        reversible_to: &mut Vec<usize>,
    ) {
        match self.has_many_threads() {
            false => self.depends_among::<false>(id, action, turn, back, clock, reversible_to),
            true => self.depends_among::<true>(id, action, turn, back, clock, reversible_to),
        }
    }

    fn depends_among<const MANY: bool>(
        &self,
        id: ThreadId,
        action: &Action,
        turn: Turn,
        mut back: Back,
        clock: &mut Clock,
        reversible_to: &mut Vec<usize>,
    ) {
        let thread = self.known(id);
        let previous = thread.and_then(|thread| target(self.threads[thread].last));
        let parent = previous.or(thread.and_then(|thread| target(self.threads[thread].creation)));
        clock.clear();
        if let Some(parent) = parent {
            match MANY {
                true => clock.copy(self.dependence.row(parent)),
                false => clock.copy_near(self.dependence.near(parent)),
            }
        }
        if let Some(before) = self.turn_before(turn) {
            self.join_dependence::<MANY>(clock, before);
        }
        if let Some((lock, exclusive)) = action.waits_for() {
            if let Some(signal) = self.waker_of(id, previous) {
                self.join_dependence::<MANY>(clock, signal);
            }
            self.competitors(lock, exclusive, |at| {
                if Some(self.events[at].thread) != thread && !self.within_among::<MANY>(at, clock) {
                    reversible_to.push(at);
                }
            });
        }
        if let Action::Join { child } = action
            && let Some(end) = self.last_of(*child).filter(|at| self.events[*at].event.action == Action::End)
        {
            self.join_dependence::<MANY>(clock, end);
        }
        // What came before the step for sure; of a step that waits for something, everything else may come after it.
        let past = action.is_conditional().then(|| clock.clone());
        if MANY && let Some(came) = self.came(action) {
            return self.depends_on_all(came, id, action, back, clock, reversible_to);
        }
        while let Some(at) = back.next(self) {
            let earlier = &self.events[at];
            if past.is_none() && hides_the_rest(&earlier.event.action, action) {
                back.cut();
            }
            if Some(earlier.thread) == thread || self.within_among::<MANY>(at, past.as_ref().unwrap_or(clock))
            {
                continue;
            }
            if dependent(earlier.event.thread, &earlier.event.action, id, action) {
                if reversible(&earlier.event.action, id, action) {
                    reversible_to.push(at);
                }
                self.join_dependence::<MANY>(clock, at);
            }
        }
        reversible_to.sort_unstable();
        reversible_to.dedup();
    }

    /// Adds what dependence orders before the event at a position to a clock.
    #[inline(always)]
    fn join_dependence<const MANY: bool>(&self, clock: &mut Clock, at: usize) {
        match MANY {
            true => clock.join(self.dependence.row(at)),
            false => clock.join_near(self.dependence.near(at)),
        }
    }

    /// The turn that a turn comes after.
    #[inline(always)]
    pub(super) fn turn_before(&self, turn: Turn) -> Option<usize> {
        match turn {
            Turn::After(thread) => self.known(thread).and_then(|thread| target(self.threads[thread].turn)),
            _ => None,
        }
    }

    /// Sees the latest acquisitions of a lock that exclude a new one: of readers all since the last writer.
    fn competitors(&self, lock: u64, exclusive: bool, mut see: impl FnMut(usize)) {
        let mut found = false;
        let mut back = self.back(Place::of(&Action::Lock { mutex: lock }));
        while let Some(at) = back.next(self) {
            match self.events[at].event.action.acquires() {
                Some((other, true)) if other == lock => {
                    if !found {
                        see(at);
                    }
                    return;
                }
                Some((other, false)) if other == lock && exclusive => {
                    found = true;
                    see(at);
                }
                _ => {}
            }
        }
    }

    /// The signal that ended the wait which was the thread's last event.
    pub(super) fn waker_of(&self, thread: ThreadId, last: Option<usize>) -> Option<usize> {
        let last = last?;
        let Action::Wait { condition, .. } = self.events[last].event.action else { return None };
        (last + 1..self.events.len()).find(|at| match self.events[*at].event.action {
            Action::Signal { receiver, .. } => receiver == Some(thread),
            Action::Broadcast { condition: other } => other == condition,
            _ => false,
        })
    }
}
