//! Decisions on inputs: conditions that are known, those that a thread stops at because they could be either, and what was
//! decided, which goes on the path. A value that must be concrete is such a decision, too. Which outcome is taken is up to
//! others: no solver is asked.

use super::graphs::Null;
use super::{Flow, Run, Stop};
use crate::arena::Arena;
use crate::picks::Pick;
use crate::state::{Choice, Next, Purpose};
use crate::value::Value;
use rustc_hash::FxBuildHasher;
use std::hash::{BuildHasher, Hash, Hasher};
use std::rc::Rc;
use threadbare_expr::{Compare, Term, Variable};
use threadbare_trace::{Action, Ending, ThreadId};

impl Run<'_> {
    /// The outcome of a condition of width 1: known, or already on the path, or a decision to be made.
    pub fn decide(&mut self, condition: Value, purpose: Purpose) -> Flow<bool> {
        self.refuse_nothing(condition, "a decision depends on")?;
        match self.settled(condition) {
            Ok(outcome) => Ok(outcome),
            Err(term) => {
                let term = self.defined(term, "a decision depends on")?;
                self.choose(term, purpose)
            }
        }
    }

    /// The outcome of a condition, if it is constant or was decided by this thread before; else its term.
    pub(crate) fn settled(&mut self, condition: Value) -> Result<bool, Term> {
        if let Some(word) = condition.word() {
            return Ok(word & 1 == 1);
        }
        let term = self.term(condition, 1);
        if let Some(known) = self.known(term) {
            return Ok(known);
        }
        if self.world.prepared.graphs.is_none() {
            return Err(term);
        }
        let term = self.with_pointers_known(term).unwrap_or(term);
        let term = self.chosen(term);
        self.known(term).ok_or(term)
    }

    /// The outcome of a condition, whatever it depends on.
    pub(super) fn choose(&mut self, term: Term, purpose: Purpose) -> Flow<bool> {
        if let Some(known) = self.known(term) {
            return Ok(known);
        }
        if let Some(most) = self.world.limits.bounds.depth
            && self.thread_ref().literals.len() >= most as usize
        {
            let bound = format!("more than {most} decisions on inputs (--depth)");
            return Err(Stop::Halt(Ending::Bounded { bound }));
        }
        self.goes_elsewhere();
        let choice = Choice::Condition { term, purpose };
        Err(Stop::Before(Next { action: Action::Branch { taken: true }, choice }))
    }

    /// The outcome of a condition that is constant or was decided before.
    pub(super) fn known(&mut self, term: Term) -> Option<bool> {
        if let Some(word) = self.world.arena.terms.as_u64(term) {
            return Some(word & 1 == 1);
        }
        if self.world.arena.terms.is_ground(term) {
            return Some(self.world.arena.terms.evaluate_u64(term, &self.state.model) & 1 == 1);
        }
        let negated = self.world.arena.terms.not(term);
        // Only what the thread itself decided counts: whether something is a decision must not depend on what other
        // threads decided before. Recent literals are the likeliest.
        let mut recent = self.thread_ref().literals.iter().rev();
        recent.find(|literal| **literal == term || **literal == negated).map(|literal| *literal == term)
    }

    /// Puts the outcome of a condition on the path.
    pub(super) fn decided(&mut self, term: Term, label: u32) {
        self.looks_at_handles(term);
        let literal = if label == 1 { term } else { self.world.arena.terms.not(term) };
        if !self.world.prepared.sections.is_empty() {
            self.note_for_sections(literal);
        }
        let literals = std::mem::take(&mut self.thread_mut().literals);
        // Of a single thread both are the same: pending forks keep one copy of them, not two.
        let is_same =
            Rc::ptr_eq(&literals, &self.state.path) || literals.is_empty() && self.state.path.is_empty();
        if is_same {
            drop(literals);
            append(&mut self.state.path, literal);
            self.thread_mut().literals = self.state.path.clone();
            return;
        }
        if !self.state.path.contains(&literal) {
            append(&mut self.state.path, literal);
        }
        self.thread_mut().literals = literals;
        append(&mut self.thread_mut().literals, literal);
    }

    /// Notes what a literal says to those who follow atomic sections.
    fn note_for_sections(&mut self, literal: Term) {
        let (thread, arena) = (self.thread_ref(), &self.world.arena);
        let is_untold = |variable: &Variable| arena.unknowns.is_input_of(*variable, thread.id, thread.told);
        let (own, strangers) = (mark(thread.id), self.strangers_in(literal));
        if arena.terms.support(literal).iter().all(is_untold) {
            append(&mut self.state.given, (own, literal));
        } else if thread.strangers | strangers != thread.strangers {
            self.thread_mut().strangers |= strangers;
        }
    }

    /// The marks of other threads whose inputs a term depends on.
    pub(super) fn strangers_in(&self, term: Term) -> u64 {
        let (id, arena) = (self.thread_ref().id, &self.world.arena);
        let support = arena.terms.support(term);
        let takers = support.iter().filter_map(|variable| arena.unknowns.taker(*variable));
        takers.filter(|taker| *taker != id).fold(0, |all, taker| all | mark(taker))
    }

    /// A concrete value for something that the machine cannot treat as a symbol: the one of the model. That it is
    /// this one is a decision; where it is not, the model of that side gives another, until there is none left.
    pub fn pick(&mut self, value: Value, width: u32) -> Flow<u64> {
        let value = if width == 64 { self.followed(value, Null::Value)? } else { value };
        if let Some(word) = value.word() {
            return Ok(word);
        }
        let term = self.term(value, width);
        let term = self.defined(term, "a choice depends on")?;
        let word = self.first_pick(term);
        let constant = self.world.arena.terms.constant(width, word);
        let same = self.world.arena.terms.compare(Compare::Eq, term, constant);
        let same = self.value(same);
        if self.decide(same, Purpose::Branch)? {
            return Ok(word);
        }
        // Contradicts the model: the model satisfies every literal of the path.
        Err(Stop::unsupported("a value that cannot be decided"))
    }

    /// The value to try first for a term: the model's when the thread first came here, and the same ever after. So
    /// the question depends on what the thread decided before, and not on which model it comes back with.
    fn first_pick(&mut self, term: Term) -> u64 {
        let pick = self.decided_before(term);
        let Arena { picks, terms, .. } = &*self.world.arena;
        picks.first(pick, || terms.evaluate_u64(term, &self.state.model))
    }

    /// A question about a term, by what the thread decided before it.
    pub(super) fn decided_before(&self, term: Term) -> Pick {
        let (thread, terms) = (self.thread_ref(), &self.world.arena.terms);
        let mut hasher = FxBuildHasher.build_hasher();
        thread.literals.iter().for_each(|literal| terms.structural_hash(*literal).hash(&mut hasher));
        (thread.id, hasher.finish(), terms.structural_hash(term))
    }
}

/// A bit for a thread. Several may have the same, which costs whoever goes by it a look at more than is needed.
pub(super) fn mark(thread: ThreadId) -> u64 {
    1 << (FxBuildHasher.hash_one(thread) >> 58)
}

/// Adds a literal. A copy has room for just that one: its next owner is likely to be a fork, too.
fn append<T: Clone>(literals: &mut Rc<Vec<T>>, literal: T) {
    match Rc::get_mut(literals) {
        Some(literals) => literals.push(literal),
        None => {
            let mut longer = Vec::with_capacity(literals.len() + 1);
            longer.extend_from_slice(literals);
            longer.push(literal);
            *literals = Rc::new(longer);
        }
    }
}
