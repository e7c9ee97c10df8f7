//! Loops that take a lock to look. A round that gives back what it took, and else only looks, leaves nothing behind: if the
//! thread comes round in vain, the execution in which it takes the lock later is another one, and has all that this one
//! has. That rests on nobody seeing that the lock was taken: whoever wants it waits, or tries again, which is a round in vain as well, and
//! left out with it. Two threads that each take a lock, try to take the other's, and give back their own if that fails, are such
//! loops. Where a thread finds a lock taken and does something else then, that is learned, and loops that take locks are ordinary
//! loops from then on. It shows in an execution that is explored: a round in vain is left out only once it is complete.
//!
//! It also rests on the round taking nothing else with it. Mutexes that tell their next owner how the last one ended, and
//! what is done once, are no such locks.

use super::{Flow, Run, Stop};
use crate::state::{Choice, Next};
use threadbare_trace::Action;

impl Run<'_> {
    /// A visible step that takes a lock, which the thread waits for if it must, or gives it back.
    pub(super) fn visible_lock(&mut self, action: Action) -> Flow<u32> {
        let is_ordinary =
            self.permit.is_some() || self.thread_ref().atomic > 0 || self.world.learned.notices_locks;
        match action {
            _ if is_ordinary => self.visible(action, Choice::Only),
            _ if self.trial.is_some() => self.lock_during_trial(action),
            Action::Lock { mutex } => Err(self.before_lock(mutex)),
            Action::Unlock { mutex } => {
                if !self.thread_ref().looks.has_taken(mutex) {
                    self.notices_locks();
                }
                self.thread_mut().looks.gives_back(mutex);
                Err(Stop::Before(Next { action, choice: Choice::Only }))
            }
            _ => self.visible(action, Choice::Only),
        }
    }

    /// The thread does something else than look.
    pub(super) fn goes_elsewhere(&mut self) {
        self.notices_locks();
        self.thread_mut().looks.interrupt();
    }

    /// The thread does something else than to go round. If it has found a lock taken, it does so because of that.
    pub(super) fn notices_locks(&mut self) {
        let is_copy = self.trial.is_some() || self.dry;
        if self.thread_ref().looks.found_taken && !is_copy && !self.world.learned.notices_locks {
            self.world.learned.notices_locks = true;
            self.world.learned.shared_grew = true;
        }
    }

    /// The thread is about to take a lock: which others it holds is noted.
    pub fn takes_lock(&mut self, lock: u64) {
        self.world.learned.takes_lock(self.world.prepared, self.state, self.thread, lock);
    }
}
