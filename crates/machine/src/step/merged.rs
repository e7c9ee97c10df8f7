//! Numbers read by way of a pointer that is an input and leads to one of several objects that there are. Which one it is is decided only once that
//! makes a difference: the number is then one of several, as the pointer says. So a structure that is walked through, and found to be none of the kind wanted
//! whichever it is, costs one execution instead of one for each object.
//!
//! Only while there is one thread: of several each would have to say which object it looks at.

use super::graphs::Null;
use super::lookup::Spot;
use super::{Flow, Run};
use crate::memory::Life;
use crate::state::Purpose;
use crate::value::Value;
use std::rc::Rc;
use threadbare_expr::{Op, Term, Variable};
use threadbare_trace::Range;

/// Choices inside each other that are looked through.
const LONGEST: usize = 256;

impl Run<'_> {
    /// The number that is read at an address, if it is that of a part of one of several objects.
    pub(super) fn load_merged(&mut self, ptr: Value, width: u32) -> Flow<Option<Value>> {
        let (Some(term), false) = (ptr.term(), self.state.threads.are_several()) else { return Ok(None) };
        let Some((variable, pointer, offset)) = self.pointer_and_offset(term) else { return Ok(None) };
        let Some(place) = self.place_of(variable) else { return Ok(None) };
        let len = u64::from(width).div_ceil(8);
        if self.led_to(variable).is_some() || place.shape().is_none() {
            return Ok(None);
        }
        let others = self.candidates(&place)?;
        if !self.are_mergeable(&others, offset, len) {
            return Ok(None);
        }
        let fits = place.depth() <= self.world.limits.bounds.chain();
        let nulls = self.may_be_null(&place, Null::Error);
        self.suggest(variable, if fits { place.own } else { others[0] }, nulls, &others);
        if nulls && self.is_number(pointer, 0, Purpose::Check)? {
            return Ok(None);
        }
        if fits && self.is_number(pointer, place.own, Purpose::Branch)? {
            return Ok(None);
        }
        let mut among = self.terms().boolean(false);
        let mut merged: Option<Term> = None;
        for base in others.iter().rev() {
            let start = self.terms().constant(64, *base);
            let is_there = self.terms().eq(pointer, start);
            among = self.terms().or(is_there, among);
            let range = Range { start: base + offset, len };
            let spot = Spot { base: *base, offset: Value::concrete(offset), len, range, visible: false };
            let read = self.read_spot(spot, width);
            let read = self.term(read, width);
            let read = self.with_pointers_known(read).unwrap_or(read);
            merged = Some(match merged {
                Some(rest) => self.terms().ite(is_there, read, rest),
                None => read,
            });
        }
        let among = self.value(among);
        if !self.decide(among, if fits { Purpose::Assume } else { Purpose::Branch })? {
            return Err(if fits { self.nowhere(variable) } else { self.beyond(&place) });
        }
        if !self.state.grouped.iter().any(|(own, _)| *own == place.own) {
            let before = self.state.born.iter().position(|own| Some(own) == others.last());
            Rc::make_mut(&mut self.state.grouped).push((place.own, before.map_or(0, |last| last + 1)));
        }
        Ok(merged.map(|term| self.value(term)))
    }

    /// A pointer among the inputs, and how far from it an address is, if that is known.
    fn pointer_and_offset(&mut self, address: Term) -> Option<(Variable, Term, u64)> {
        let graphs = self.world.prepared.graphs.as_ref()?;
        let terms = &mut self.world.arena.terms;
        let (pointer, offset) = match (terms.view(address).op, terms.view(address).operands) {
            (Op::Var, _) => (address, 0),
            (Op::Add, [Some(a), Some(b), _]) => match (terms.as_u64(a), terms.as_u64(b)) {
                (None, Some(offset)) => (a, offset),
                (Some(offset), None) => (b, offset),
                _ => return None,
            },
            _ => return None,
        };
        let view = terms.view(pointer);
        let variable = Variable(view.number);
        (view.op == Op::Var && graphs.of(variable).is_some()).then_some((variable, pointer, offset))
    }

    /// Whether these are several objects, all of which have numbers there that can be read.
    fn are_mergeable(&self, others: &[u64], offset: u64, len: u64) -> bool {
        let is_plain = |base: &u64| {
            self.state.memory.find(*base).is_some_and(|object| {
                let is_inside = object.contains(base.wrapping_add(offset), len);
                object.life == Life::Live && object.log.is_none() && is_inside
            })
        };
        others.len() > 1 && others.iter().all(is_plain)
    }

    /// A condition on one of several numbers that inputs choose between, where none or all of these pass.
    pub(super) fn chosen(&mut self, condition: Term) -> Term {
        let view = self.world.arena.terms.view(condition);
        match (view.op, view.operands) {
            (Op::Not, [Some(inner), ..]) => {
                let new = self.chosen_equal(inner);
                self.terms().not(new)
            }
            _ => self.chosen_equal(condition),
        }
    }

    fn chosen_equal(&mut self, condition: Term) -> Term {
        let terms = &mut self.world.arena.terms;
        let view = terms.view(condition);
        let (Op::Eq, [Some(a), Some(b), _]) = (view.op, view.operands) else { return condition };
        let (choice, number) = if terms.is_constant(b) { (a, b) } else { (b, a) };
        if !terms.is_constant(number) || terms.view(choice).op != Op::Ite {
            return condition;
        }
        let mut arms: Vec<(Term, Term)> = Vec::new();
        let mut rest = choice;
        while let (Op::Ite, [Some(side), Some(one), Some(other)]) =
            (terms.view(rest).op, terms.view(rest).operands)
        {
            if arms.len() >= LONGEST {
                return condition;
            }
            arms.push((side, one));
            rest = other;
        }
        let mut holds = terms.eq(rest, number);
        for (side, one) in arms.into_iter().rev() {
            let equal = terms.eq(one, number);
            holds = terms.ite(side, equal, holds);
        }
        holds
    }
}
