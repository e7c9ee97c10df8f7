//! Attempts that are taken back.
//!
//!     while (atomic_fetch_sub(&left, 1) < 1) {
//!         atomic_fetch_add(&left, 1);
//!         while (atomic_load(&left) < 1) ;
//!     }
//!
//! A thread changes something, and then puts back what was there. If nobody else has accessed it in between, nobody can know: the two updates
//! count for nothing, as looks do, and a round of them and of looks may be in vain (`spin.rs`). Leaving them out leaves everything
//! to others as it was; what they synchronise with by them is less then, never more.
//!
//! Whether somebody has noticed is decided by the order of accesses to one place, so it is the same in all executions of a class. A thread that
//! has gone round in vain like this goes no further, but others do: what they access later they might have accessed in between, and
//! that is another execution, in which the round is not in vain.

use super::Run;
use crate::policy::Waits;
use crate::state::{State, ThreadIx};
use crate::value::Value;
use std::rc::Rc;
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, Order, Range};

impl Run<'_> {
    /// An update changes what is there: it may take back what the thread did before, or be taken back later.
    pub(super) fn changes(&mut self, range: Range, from: Value, to: Value) {
        if self.trial.is_some() || self.thread_ref().atomic > 0 || self.world.policy.waits != Waits::Elsewhere
        {
            return;
        }
        let tracks = self.thread_ref().frames.last().is_some_and(|frame| frame.code.may_take_back);
        let (true, Some(from), Some(to)) = (tracks, from.word(), to.word()) else {
            self.thread_mut().looks.attempt = None;
            return;
        };
        let written = self.written().elsewhere;
        self.world.learned.attempts = true;
        self.thread_mut().looks.changes(range, from, to, written);
    }
}

/// A thread has taken a step: others whose attempts it could notice cannot take them back unnoticed any more.
pub(crate) fn notice(state: &mut State, by: ThreadIx, action: &Action) {
    let name = state.threads[by].id;
    for at in 0..state.threads.len() {
        let thread = &state.threads[at];
        let Some(attempt) = thread.looks.attempt.as_ref().filter(|_| at != by) else { continue };
        let update = Action::Update { range: attempt.range, order: Order::SeqCst };
        if dependent(name, action, thread.id, &update) {
            Rc::make_mut(&mut state.threads[at]).looks.attempt = None;
        }
    }
}
