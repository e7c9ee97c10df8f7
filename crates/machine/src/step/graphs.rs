//! Pointers that are inputs, followed: which object one leads to is decided where it is first needed, by conditions like any other. In this order:
//! null, where that is to be tried; each object of its type that there may be; one that nothing led to before. What was decided
//! about the pointer prunes these, since addresses are numbers.
//!
//! Which questions a thread asks depends on what it has decided itself, and not on what others have: while there is one thread, the objects that it
//! followed pointers to are those that there may be; as soon as there are several, it is those whose places come first.
//! An object comes into being when it is first needed, which is no step: what is in it does not depend on when that is.

use super::{Flow, Run, Stop};
use crate::graphs::{Aim, Field, Holds, Place, is_alike};
use crate::memory::{Initial, Object, Origin, address};
use crate::state::Purpose;
use crate::value::{Value, mask};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use threadbare_expr::{Compare, Op, Term, Variable};
use threadbare_trace::{Ending, ThreadId};

/// Sums and choices inside each other.
const DEEPEST: usize = 64;

/// What null means where a pointer is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Null {
    /// An error: it is tried where it was asked for, or the type says that it may be.
    Error,
    /// A value like any other.
    Value,
}

impl Run<'_> {
    /// An address with the objects that it is computed from in place of pointers that are inputs.
    pub(super) fn followed(&mut self, ptr: Value, null: Null) -> Flow<Value> {
        let Some(term) = ptr.term() else {
            if let Some(at) = ptr.word().filter(|at| address::is_input(*at)) {
                self.bear(at)?;
            }
            return Ok(ptr);
        };
        if self.world.prepared.graphs.is_none() || !self.mentions_pointers(term) {
            return Ok(ptr);
        }
        let null = if self.pointer_in(term).is_some() { null } else { Null::Error };
        let mut led = FxHashMap::default();
        let followed = self.follow_in(term, null, &mut led, 0)?;
        // One pointer that was moved: the sum keeps where it started from.
        if led.len() == 1
            && let Some((variable, base)) = led.into_iter().next()
        {
            let zero = self.terms().constant(64, 0);
            let offset = self.terms().substitute(term, &FxHashMap::from_iter([(variable, zero)]));
            let start = self.terms().constant(64, base);
            if self.terms().add(start, offset) == followed {
                let moved = self.moved_term(start, offset);
                return Ok(self.value(moved));
            }
        }
        Ok(self.value(followed))
    }

    fn follow_in(
        &mut self,
        term: Term,
        null: Null,
        led: &mut FxHashMap<Variable, u64>,
        depth: usize,
    ) -> Flow<Term> {
        if depth > DEEPEST || !self.mentions_pointers(term) {
            return Ok(term);
        }
        let view = self.world.arena.terms.view(term);
        let [a, b, c] = view.operands;
        match (view.op, a, b, c) {
            (Op::Var, ..) => {
                let variable = Variable(view.number);
                let Some(place) = self.place_of(variable) else { return Ok(term) };
                let base = self.target(variable, term, &place, null)?;
                led.insert(variable, base);
                Ok(self.terms().constant(64, base))
            }
            (Op::Ite, Some(condition), Some(a), Some(b)) => {
                let condition = self.value(condition);
                let side = if self.decide(condition, Purpose::Branch)? { a } else { b };
                self.follow_in(side, null, led, depth + 1)
            }
            (Op::Add | Op::Sub | Op::And | Op::Concat | Op::Extract | Op::ZExt, ..) => {
                let mut values = FxHashMap::default();
                for part in view.operands.into_iter().flatten() {
                    let new = self.follow_in(part, null, led, depth + 1)?;
                    if new != part {
                        values.insert(part, new);
                    }
                }
                Ok(self.terms().replace(term, &values))
            }
            _ => Ok(term),
        }
    }

    /// The variable that a term is, if it is a pointer among the inputs.
    fn pointer_in(&self, term: Term) -> Option<Variable> {
        let view = self.world.arena.terms.view(term);
        let variable = Variable(view.number);
        (view.op == Op::Var && self.world.prepared.graphs.as_ref()?.of(variable).is_some())
            .then_some(variable)
    }

    pub(super) fn place_of(&self, variable: Variable) -> Option<Rc<Place>> {
        self.world.prepared.graphs.as_ref()?.of(variable).cloned()
    }

    fn mentions_pointers(&self, term: Term) -> bool {
        let Some(graphs) = &self.world.prepared.graphs else { return false };
        self.world.arena.terms.support(term).iter().any(|variable| graphs.of(*variable).is_some())
    }

    /// What a pointer leads to: decided, and there.
    fn target(&mut self, variable: Variable, term: Term, place: &Rc<Place>, null: Null) -> Flow<u64> {
        if let Some(word) = self.led_to(variable) {
            return self.there(word);
        }
        let nulls = self.may_be_null(place, null);
        let others = self.candidates(place)?;
        let fits = place.depth() <= self.world.limits.bounds.chain();
        let own = place.shape().filter(|_| fits).map(|_| place.own);
        if let Some(first) = own.or(others.first().copied()) {
            self.suggest(variable, first, nulls, &others);
        }
        if nulls
            && self.is_number(term, 0, if null == Null::Error { Purpose::Check } else { Purpose::Branch })?
        {
            return Ok(0);
        }
        let last = others.last().copied().filter(|_| own.is_none() && place.shape().is_none());
        for other in others {
            let purpose = if Some(other) == last { self.leftover() } else { Purpose::Branch };
            if self.is_number(term, other, purpose)? {
                return self.there(other);
            }
        }
        let Some(own) = own else {
            return Err(if last.is_some() { self.nowhere(variable) } else { self.beyond(place) });
        };
        match self.is_number(term, own, self.leftover())? {
            true => self.there(own),
            false => Err(self.nowhere(variable)),
        }
    }

    /// Whether null is tried.
    pub(super) fn may_be_null(&self, place: &Place, null: Null) -> bool {
        null == Null::Value || place.ends || self.world.options.null
    }

    /// The objects that a pointer may lead to besides its own, or the functions.
    pub(super) fn candidates(&mut self, place: &Rc<Place>) -> Flow<Vec<u64>> {
        let threaded = self.state.threads.are_several();
        let Some(graphs) = &mut self.world.prepared.graphs else { return Ok(Vec::new()) };
        if let Aim::Function(ty) = place.target {
            return Ok(graphs.functions(ty).to_vec());
        }
        let count = self.state.grouped.iter().find(|(own, _)| *own == place.own).map(|(_, count)| *count);
        let born = &self.state.born;
        let mut found: Vec<u64> = born.iter().take(count.unwrap_or(born.len())).copied().collect();
        found.retain(|own| *own != place.own && graphs.met(*own).is_some_and(|other| is_alike(other, place)));
        if threaded && count.is_none() {
            let Some(before) = graphs.before(place) else {
                return Err(Stop::unsupported("inputs with so many pointers that several threads follow"));
            };
            found.extend(before.into_iter().filter(|own| !self.state.born.contains(own)));
        }
        Ok(found)
    }

    /// What is left over when nothing else remains for a pointer does not count. Of several threads one may have found out that it is null.
    fn leftover(&self) -> Purpose {
        if self.state.threads.are_several() { Purpose::Branch } else { Purpose::Assume }
    }

    pub(super) fn nowhere(&mut self, variable: Variable) -> Stop {
        let null = self.state.path.clone().iter().any(|literal| self.equal_in(*literal, variable) == Some(0));
        if null {
            return super::lookup::fault(self.world.prepared, 0, 1, false, crate::memory::Fault::Null);
        }
        Stop::Halt(Ending::AssumptionFailed)
    }

    /// There is no object for it within the bounds.
    pub(super) fn beyond(&self, place: &Place) -> Stop {
        match place.target {
            Aim::Object(_) => {
                let most = self.world.limits.bounds.chain();
                let bound = format!("more than {most} objects of the inputs on a chain (--objects)");
                Stop::Halt(Ending::Bounded { bound })
            }
            Aim::Function(_) => Stop::unsupported(format!(
                "a call through the input '{}', of whose type the program has no function whose address it takes",
                place.name
            )),
        }
    }

    /// Decides whether a pointer is this number.
    pub(super) fn is_number(&mut self, pointer: Term, word: u64, purpose: Purpose) -> Flow<bool> {
        let constant = self.terms().constant(64, word);
        let kind = if purpose == Purpose::Check { Compare::Ne } else { Compare::Eq };
        let same = self.terms().compare(kind, pointer, constant);
        let same = self.value(same);
        let holds = self.decide(same, purpose)?;
        Ok(holds != (purpose == Purpose::Check))
    }

    /// Prefers that a pointer of which nothing was said leads to its own object. No solver is asked: what was decided must hold.
    pub(super) fn suggest(&mut self, variable: Variable, first: u64, nulls: bool, others: &[u64]) {
        let now = self.state.model.get_u64(variable);
        if now == first || others.contains(&now) || now == 0 && nulls {
            return;
        }
        let mut model = self.state.model.clone();
        model.set_u64(variable, first);
        // Those that were found equal to it go with it.
        if let Some(graphs) = self.world.prepared.graphs.as_ref().filter(|_| now != 0) {
            let same = graphs.pointers().filter(|(other, _)| self.state.model.get_u64(*other) == now);
            same.for_each(|(other, _)| model.set_u64(other, first));
        }
        let terms = &self.world.arena.terms;
        if self.state.path.iter().all(|literal| terms.holds(*literal, &model)) {
            self.state.model = model;
        }
    }

    /// What this thread has decided a pointer to be.
    pub(super) fn led_to(&self, variable: Variable) -> Option<u64> {
        let mut literals = self.thread_ref().literals.iter().rev();
        literals.find_map(|literal| self.equal_in(*literal, variable))
    }

    /// The number that a variable is if a literal says so.
    fn equal_in(&self, literal: Term, variable: Variable) -> Option<u64> {
        let terms = &self.world.arena.terms;
        let view = terms.view(literal);
        let (Op::Eq, [Some(a), Some(b), _]) = (view.op, view.operands) else { return None };
        let is_it = |term: Term| {
            let view = terms.view(term);
            view.op == Op::Var && Variable(view.number) == variable
        };
        match (terms.as_u64(a), terms.as_u64(b)) {
            (Some(word), None) if is_it(b) => Some(word),
            (None, Some(word)) if is_it(a) => Some(word),
            _ => None,
        }
    }

    /// A condition with what this thread has decided pointers to be; `None` if it says nothing about such pointers.
    pub(super) fn with_pointers_known(&mut self, condition: Term) -> Option<Term> {
        let graphs = self.world.prepared.graphs.as_ref()?;
        let support = self.world.arena.terms.support(condition).into_owned();
        let pointers: Vec<Variable> =
            support.into_iter().filter(|variable| graphs.of(*variable).is_some()).collect();
        let known: Vec<(Variable, u64)> =
            pointers.into_iter().filter_map(|variable| Some((variable, self.led_to(variable)?))).collect();
        if known.is_empty() {
            return None;
        }
        let terms = self.terms();
        let values = known.into_iter().map(|(variable, word)| (variable, terms.constant(64, word))).collect();
        Some(terms.substitute(condition, &values))
    }

    /// Whether there are pointers in an object of the inputs.
    pub(super) fn has_pointers(&self, base: u64) -> bool {
        let place = self.world.prepared.graphs.as_ref().and_then(|graphs| graphs.met(base));
        let is_pointer = |field: &Field| matches!(field.holds, Holds::Pointer { .. });
        place.and_then(|place| place.shape()).is_some_and(|shape| shape.fields.iter().any(is_pointer))
    }

    /// An object that is there from now on, if it was not before.
    fn there(&mut self, base: u64) -> Flow<u64> {
        if address::is_input(base) {
            self.bear(base)?;
        }
        Ok(base)
    }

    /// The object of the inputs in whose place an address lies is there from now on.
    fn bear(&mut self, at: u64) -> Flow<()> {
        if self.state.memory.find(at).is_some() {
            return Ok(());
        }
        let slot = address::slot_of(at).unwrap_or(at);
        let Some(graphs) = &mut self.world.prepared.graphs else { return Ok(()) };
        let Some(place) = graphs.at(slot) else { return Ok(()) };
        let Some(shape) = place.shape().cloned() else { return Ok(()) };
        let mut object = Object::new(place.own, shape.size, Origin::Input, ThreadId::MAIN, Initial::Zero);
        object.shared = true;
        let arena = &mut *self.world.arena;
        for field in &shape.fields {
            let at = place.own + field.offset;
            let member = graphs.member(&place, field);
            let value = match &arena.given {
                Some(_) => Value::concrete(given(arena.given_parts.get(&at)) & mask(field.width)),
                None => {
                    let (variable, term) = arena.unknowns.part(&mut arena.terms, at, field.width);
                    if let (Some(member), Holds::Pointer { .. }) = (&member, field.holds) {
                        graphs.name(variable, member);
                    }
                    Value::symbolic(term)
                }
            };
            object.write(&mut arena.terms, field.offset, field.bytes, value);
        }
        if graphs.coincide() {
            return Err(Stop::unsupported("two objects of the inputs with the same address"));
        }
        self.state.memory.insert(object);
        if !self.state.threads.are_several() && !shape.is_raw {
            Rc::make_mut(&mut self.state.born).push(place.own);
        }
        Ok(())
    }
}

/// The value of a part that is given; zero if it is not.
fn given(input: Option<&threadbare_trace::Input>) -> u64 {
    let bytes = input.map_or(&[][..], |input| &input.bytes);
    bytes.iter().take(8).rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
}
