//! Weak compare-and-swaps that fail for no reason. Whether one does is decided before it is made, in a step of its own that
//! concerns nobody else. What fails for no reason is a mere look. If it would have failed anyway, the execution does not
//! count: the same one is there with the other decision.
//!
//! Each place may fail like this once in each thread, so that a loop which tries again until it succeeds ends. In a loop
//! that does nothing but try (`spin`), and inside an atomic section, none does: in the loop nobody could tell.

use super::{Flow, Run, Stop};
use crate::relied::Relied;
use crate::state::{Choice, Next};
use crate::value::Value;
use std::rc::Rc;
use threadbare_trace::options::WeakCas;
use threadbare_trace::{Action, Ending, Order, Range};

impl Run<'_> {
    /// Whether the weak compare-and-swap that comes next fails for no reason.
    pub(super) fn fails_for_no_reason(&mut self) -> Flow<bool> {
        self.world.learned.relied.note(Relied::WeakSwap);
        if self.world.options.weak_cas == WeakCas::Succeed {
            return Ok(false);
        }
        if let Some(decided) = self.thread_ref().weakly {
            return Ok(decided);
        }
        let point = self.thread_ref().point();
        let waits = self.trial.is_some() || self.world.learned.awaits.vain.contains(&point);
        if waits || self.thread_ref().atomic > 0 || self.thread_ref().failed.contains(&point) {
            return Ok(false);
        }
        let Some(label) = self.permit.take() else {
            // It does not interrupt what may be a loop that only looks.
            return Err(Stop::Before(Next { action: Action::Choose, choice: Choice::Ways(2) }));
        };
        self.done = Some(Action::Choose);
        let fails = label == 1;
        let thread = self.thread_mut();
        thread.weakly = Some(fails);
        if fails {
            Rc::make_mut(&mut thread.failed).push(point);
        }
        Ok(fails)
    }

    /// A compare-and-swap that fails for no reason: whether it swaps, which it does not.
    pub(super) fn merely_looks(&mut self, seen: Option<Range>, order: Order, same: Value) -> Flow<bool> {
        if let Some(range) = seen {
            self.visible(Action::Read { range, order }, Choice::Only)?;
        }
        match self.settled(same) {
            Ok(false) => Err(Stop::Halt(Ending::AssumptionFailed)),
            _ => Ok(false),
        }
    }
}
