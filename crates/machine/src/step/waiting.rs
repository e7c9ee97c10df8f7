//! Who waits for a synchronisation object, and how models let them go on: by the step on that object (`objects.rs`), and not
//! otherwise.

use super::{Run, Seen, Used};
use crate::outcomes::receiver_label;
use crate::state::{Choice, Next, Status, Thread, ThreadIx};
use crate::threads::Trait;
use std::rc::Rc;
use threadbare_trace::{Action, Ending};

impl Run<'_> {
    /// The threads that could be woken by a signal to the condition now.
    pub fn waiters(&self, condition: &Seen) -> Vec<ThreadIx> {
        self.state.waiters(condition.at)
    }

    /// The mutex with which a thread waits for the condition.
    pub fn waits_with(&self, condition: &Seen, thread: ThreadIx) -> Option<u64> {
        match self.state.threads[thread].status {
            Status::Waiting { condition: at, mutex, .. } if at == condition.at => Some(mutex),
            _ => None,
        }
    }

    /// Whether a thread waits for a condition with the mutex, or was woken and has not taken it back.
    pub fn is_waited_with(&self, mutex: &Seen) -> bool {
        let waits = |_: ThreadIx, thread: &Thread| match &thread.status {
            Status::Waiting { mutex: at, .. } => *at == mutex.at,
            Status::Ready(Next { action: Action::Lock { mutex: at }, .. }) => {
                *at == mutex.at && thread.stage != 0
            }
            _ => false,
        };
        self.state.threads.find(Trait::Lives, waits).is_some()
    }

    /// The thread that a signal to the condition wakes by its outcome, if it wakes one.
    pub fn receiver(&self, signal: &Used) -> Option<ThreadIx> {
        let receives = |thread: &ThreadIx| receiver_label(self.state.threads[*thread].id) == signal.label;
        self.waiters(signal).into_iter().find(receives)
    }

    /// Wakes a thread that waits for the condition: it takes its mutex back, at this stage of its call. One that is not to be
    /// woken, by its own stage, is not assumed to have waited.
    pub fn wake(&mut self, condition: &Used, thread: ThreadIx, stage: u8, idle: u8) {
        let Some(mutex) = self.waits_with(condition, thread) else { return };
        let thread = Rc::make_mut(&mut self.state.threads[thread]);
        if thread.stage == idle {
            thread.status = Status::Halted(Ending::AssumptionFailed);
        } else {
            thread.stage = stage;
            thread.status = Status::Ready(Next { action: Action::Lock { mutex }, choice: Choice::Only });
        }
    }

    /// Lets a thread leave the barrier, to which everybody has come in this round.
    pub fn let_pass(&mut self, barrier: &Used, thread: ThreadIx, round: u32) {
        let thread = Rc::make_mut(&mut self.state.threads[thread]);
        if matches!(thread.status, Status::AtBarrier { barrier: at } if at == barrier.at) {
            let action = Action::Pass { barrier: barrier.at, round };
            thread.status = Status::Ready(Next { action, choice: Choice::Only });
        }
    }

    /// Threads that would have done what is done once have only to look now.
    pub fn let_look(&mut self, once: &Used) {
        let threads = &mut self.state.threads;
        let waits = |thread: &ThreadIx| matches!(&threads[*thread].status, Status::Ready(next) if next.action == Action::Lock { mutex: once.at });
        let waiting: Vec<ThreadIx> = threads.that_may(Trait::Stands).filter(waits).collect();
        for thread in waiting {
            if let Status::Ready(next) = &mut Rc::make_mut(&mut threads[thread]).status {
                next.action = Action::ReadLock { lock: once.at };
            }
        }
    }

    /// The round of a barrier that the thread stands before leaving.
    pub fn round_to_leave(&self) -> Option<u32> {
        match self.state.next(self.thread)?.action {
            Action::Pass { round, .. } => Some(round),
            _ => None,
        }
    }
}
