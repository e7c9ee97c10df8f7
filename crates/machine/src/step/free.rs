//! Reads that are free (`Reads::Free`): what a thread reads of what it shares with others is an unknown of its own, named after the
//! event that reads it, and the model says what is there. Memory keeps what was written, as always: a run is an ordinary
//! execution, of which each thread knows only what it has decided itself. Where a value comes from is then for others to say.

use super::lookup::Spot;
use super::{Flow, Run};
use crate::policy::Reads;
use crate::state::Choice;
use crate::value::Value;
use threadbare_ir::inst::IntPredicate;
use threadbare_trace::{Action, Order};

impl Run<'_> {
    /// Whether what is read there is an unknown.
    pub(super) fn is_free(&self, spot: Spot) -> bool {
        spot.visible && self.world.policy.reads == Reads::Free
    }

    /// Whether places of what threads share are decided.
    pub(super) fn decides_places(&self) -> bool {
        self.world.policy.reads == Reads::Free && self.state.threads.are_several()
    }

    /// What is there; an unknown if reads are free. Who calls has taken the step.
    pub(super) fn read_freely(&mut self, spot: Spot, width: u32) -> Value {
        if !self.is_free(spot) {
            return self.read_spot(spot, width);
        }
        let all = 8 * spot.len as u32;
        let found = self.read_spot(spot, all);
        let found = self.term(found, all);
        let at = (self.thread_ref().id, self.thread_ref().events);
        let arena = &mut *self.world.arena;
        let (variable, term) = arena.unknowns.seen(&mut arena.terms, at, all);
        let words = arena.terms.evaluate(found, &self.state.model);
        self.state.model.set(variable, &words);
        self.free[0] = Some(term);
        let term = if width < all { self.terms().extract(term, 0, width) } else { term };
        self.value(term)
    }

    /// Notes what is there by now, for whoever may read it from this step.
    pub(super) fn note_written(&mut self, spot: Spot) {
        if self.is_free(spot) {
            let all = 8 * spot.len as u32;
            let there = self.read_spot(spot, all);
            self.free[1] = Some(self.term(there, all));
        }
    }

    /// A compare-and-swap: what it has read decides in the same step what it does. What it has read, and whether it swaps.
    pub(super) fn exchange_freely(
        &mut self,
        spot: Spot,
        width: u32,
        (order, failure): (Order, Order),
        expected: Value,
        new: Value,
    ) -> Flow<(Value, bool)> {
        let range = spot.range;
        self.visible(Action::CompareExchange { range, order, failure }, Choice::Only)?;
        let old = self.read_freely(spot, width);
        let same = self.compare(IntPredicate::Eq, width, old, expected);
        self.refuse_nothing(same, "a decision depends on")?;
        let swaps = match self.settled(same) {
            Ok(settled) => settled,
            Err(term) => {
                let term = self.defined(term, "a decision depends on")?;
                let holds = self.world.arena.terms.holds(term, &self.state.model);
                self.decided(term, u32::from(holds));
                holds
            }
        };
        if swaps {
            self.write_spot(spot, new, width);
            self.note_written(spot);
        }
        self.did(match swaps {
            true => Action::Update { range, order },
            false => Action::Read { range, order: failure },
        });
        Ok((old, swaps))
    }
}
