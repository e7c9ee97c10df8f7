//! Those who came to a barrier in a round that very many leave, gathered once for all of them: to look for all who came for each
//! who leaves would be quadratic. It changes what is looked at, and not what is found.

use super::{Back, Trace};
use crate::clock::Clock;
use crate::dependence::{dependent, reversible};
use crate::event::{Action, Event};
use crate::place::Place;
use crate::thread::ThreadId;
use std::rc::Rc;

/// Those who came to a barrier in one round: all who leave it come after them.
pub(crate) struct Came {
    barrier: u64,
    round: u32,
    /// The last of them.
    last: usize,
    dependence: Clock,
    pub sync: Clock,
}

/// Whether a step comes to a barrier in the round in which another leaves it.
pub(crate) fn comes(action: &Action, leaves: &Action) -> bool {
    match (action, leaves) {
        (Action::Arrive { barrier, round, .. }, Action::Pass { barrier: other, round: left }) => {
            barrier == other && round == left
        }
        _ => false,
    }
}

impl Trace {
    /// Those who came to a barrier in a round, if that was gathered.
    pub(crate) fn came(&self, action: &Action) -> Option<&Came> {
        let Action::Pass { barrier, round } = action else { return None };
        self.came.as_deref().filter(|came| came.barrier == *barrier && came.round == *round)
    }

    /// Gathers those who came to a barrier in a round, once for all who leave. It stays what it is for as long as the events
    /// of those who came are there: a round ends when the last of them comes, barriers that are made anew at the same address
    /// go on counting rounds, and clocks of events do not change.
    #[cold]
    #[inline(never)]
    pub(super) fn gather(&mut self, action: &Action) {
        let Action::Pass { barrier, round } = *action else { return };
        if self.came(action).is_some() {
            return;
        }
        let mut came = Came { barrier, round, last: 0, dependence: Clock::new(), sync: Clock::new() };
        let mut back = self.back(Place::of(action));
        while let Some(at) = back.next(self) {
            if comes(&self.events[at].event.action, action) {
                came.last = came.last.max(at);
                came.dependence.join(self.dependence.row(at));
                came.sync.join(self.sync.row(at));
            }
        }
        // Nobody came: nothing is known that could be kept.
        self.came = (!came.sync.is_empty()).then(|| Rc::new(came));
    }

    #[cold]
    #[inline(never)]
    pub(super) fn forget_who_came(&mut self, len: usize) {
        self.came.take_if(|came| came.last >= len);
    }

    /// What comes before a step that leaves a barrier, besides what comes before it for sure. The same as looking at all
    /// events in its place: it depends on those who came in its round, which were gathered, and on whoever made the
    /// barrier or freed its memory. Who did so before the last one came is in the clock of the last one, since coming
    /// depends on that, too. What is in more places than this one is looked at as ever.
    #[cold]
    #[inline(never)]
    pub(super) fn depends_on_all(
        &self,
        came: &Came,
        id: ThreadId,
        action: &Action,
        mut back: Back,
        clock: &mut Clock,
        reversible_to: &mut Vec<usize>,
    ) {
        clock.join(came.dependence.seen());
        while let Some(at) = back.next(self) {
            if at <= came.last {
                // What is in this place alone and further back is gathered.
                back.cut();
            }
            let Event { thread, action: earlier, .. } = &self.events[at].event;
            if *thread != id && !self.within(at, clock) && dependent(*thread, earlier, id, action) {
                if reversible(earlier, id, action) {
                    reversible_to.push(at);
                }
                clock.join(self.dependence.row(at));
            }
        }
        reversible_to.sort_unstable();
        reversible_to.dedup();
    }
}
