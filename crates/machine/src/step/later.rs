//! Looks that might as well have been taken later.
//!
//! ```text
//! old = load(&c);
//! while (!CAS(&c, &old, old + 1)) ;
//! ```
//!
//! An exchange that fails leads to where the load leads that is taken now: the load was too early, and the failure is in vain like a
//! round that leads back. It is the same rule, with one look in place of none:
//!
//! > A look is in vain by which a thread comes to a standing that an earlier of its looks at the same place leads to, if it is taken now.
//!
//! An execution with such a row of looks is as good as the one in which the earlier look is taken where the row ends, and the others not at
//! all: others notice nothing of either, and it has fewer looks. What decides is what the thread did and saw, and what is now at the
//! one place: the step is a wait as others are (`spin.rs`).
//!
//! Data races: where the later look acquires less than the earlier one, what the thread does then may race, and would not behind the
//! earlier one. There the row is not in vain; nor where one of its looks is plain.

use super::Run;
use super::spin::look;
use crate::learned::Known;
use crate::state::{Early, Standing};
use crate::value::Value;
use std::rc::Rc;
use threadbare_trace::{Action, CodePoint, Order, Range};

impl Run<'_> {
    /// A loop is entered by one look and goes round by another at the same place: from now on it is asked whether the first one was too
    /// early.
    pub(super) fn may_look_later(&mut self, early: CodePoint) {
        let grew = self.world.learned.awaits.add(early, Known::Early);
        self.world.learned.shared_grew |= grew;
    }

    /// The thread stands before a look that it may have to take later.
    pub(super) fn keep_early(&mut self, action: &Action) {
        if let Some(look) = look(action) {
            let before = self.copied();
            self.thread_mut().looks.looks_early(look, before);
        }
    }

    /// The thread has come to a standing by a look, the one with this number of its events. Whether an earlier one leads there
    /// as well.
    pub(super) fn has_looked_early(&mut self, event: u32, standing: &Standing) -> bool {
        let (_, look) = self.thread_ref().looks.last;
        look.is_some_and(|look| self.by_looking_later(look, event).contains(standing))
    }

    /// A look has led to where an earlier one leads: it is in vain, and those that came before it may be.
    pub(super) fn came_early(&mut self, last: CodePoint) {
        let places = self.thread_ref().looks.places();
        let awaits = &mut self.world.learned.awaits;
        let mut grew = awaits.add(last, Known::Vain);
        places.into_iter().for_each(|place| grew |= awaits.add(place, Known::Round));
        self.world.learned.shared_grew |= grew;
    }

    /// Whether a look that is one of a round has made that a round in vain, whatever the looks see that follow.
    pub(super) fn has_sealed_a_round(&mut self, last: CodePoint) -> bool {
        let awaits = &self.world.learned.awaits;
        awaits.rounds.contains(&last)
            && !awaits.vain.contains(&last)
            && !self.thread_ref().looks.early().is_empty()
            && self.can_only_be_in_vain()
    }

    /// Where the thread would stand if it took its looks at the same place that came before this event now, each by itself.
    pub(super) fn by_looking_later(&mut self, look: (Range, Order), event: u32) -> Vec<Standing> {
        match self.state.memory.word_at(look.0) {
            Some(word) => self.by_seeing_later(look, event, Value::concrete(word)),
            None => Vec::new(),
        }
    }

    /// The same, if this is there.
    pub(super) fn by_seeing_later(
        &mut self,
        (range, order): (Range, Order),
        event: u32,
        value: Value,
    ) -> Vec<Standing> {
        let is_same = |early: &&Early| {
            let (looks_at, how) = early.look;
            looks_at == range && (acquires(order) || !acquires(how)) && early.is_before(event)
        };
        let early: Vec<Early> = self.thread_ref().looks.early().iter().filter(is_same).cloned().collect();
        // What was made up since then must not be made up again.
        let (unknowns, thread) = (self.thread_ref().unknowns, self.thread);
        let terms = &mut self.world.arena.terms;
        let now = |early: Early| {
            // What others have changed elsewhere it does not see by this look.
            let mut state = early.before;
            Rc::make_mut(&mut state.threads[thread]).unknowns = unknowns;
            let object = state
                .memory
                .find_mut(range.start)
                .filter(|object| object.contains(range.start, range.len))?;
            object.write(terms, range.start - object.base, range.len, value);
            Some(state)
        };
        let states: Vec<_> = early.into_iter().filter_map(now).collect();
        states.into_iter().filter_map(|state| self.one_look_on(state)).collect()
    }
}

fn acquires(order: Order) -> bool {
    matches!(order, Order::Acquire | Order::AcqRel | Order::SeqCst)
}
