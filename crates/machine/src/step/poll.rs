//! Loops that take a lock to look. A round that gives back what it took, and else only looks, leaves nothing behind: if the
//! thread comes round in vain, the execution in which it takes the lock later is another one, and has all that this one
//! has. That rests on nobody seeing that the lock was taken: whoever wants it waits. In programs that can find a lock taken
//! and go on, loops that take locks are ordinary loops.
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
            self.permit.is_some() || self.thread_ref().atomic > 0 || self.world.prepared.facts().tries_locks;
        match action {
            _ if is_ordinary => self.visible(action, Choice::Only),
            _ if self.trial.is_some() => self.lock_during_trial(action),
            Action::Lock { mutex } => Err(self.before_lock(mutex)),
            Action::Unlock { mutex } => {
                self.thread_mut().looks.gives_back(mutex);
                Err(Stop::Before(Next { action, choice: Choice::Only }))
            }
            _ => self.visible(action, Choice::Only),
        }
    }

    /// The thread is about to take a lock: which others it holds is noted.
    pub fn takes_lock(&mut self, lock: u64) {
        self.world.learned.takes_lock(self.world.prepared, self.state, self.thread, lock);
    }
}
