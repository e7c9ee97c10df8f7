//! Pointers that leave their objects. Which object an access belongs to is a matter of where its pointer came from, not of where the number
//! lands: an index may be so far off that there is another object, and such an access must not be taken for one of that.
//!
//! So a sum that may lead out keeps the address that it was computed from, unfolded (`Terms::based`): as a term, also if it is a number. Like
//! this it is kept in registers and in memory, and leads back to the object when it is moved there; whatever else is computed from it is as
//! usual. What it was computed from is then read off the term. Of sums that were made as numbers of the language, and of what is read piece
//! by piece from several places, that is not known: they belong where they land.

use super::lookup::is_choice;
use super::{Flow, Run, Stop};
use crate::memory::{FIRST_PAGE, address};
use crate::state::Purpose;
use crate::value::Value;
use rustc_hash::FxHashMap;
use threadbare_expr::{Binary, Compare, Op, Term, Terms};

/// Whether a term without variables is nothing but the number that it is worth: only an address with its base is more, and bytes of one, which
/// may be put together again.
pub(super) fn is_number(terms: &Terms, term: Term) -> bool {
    let view = terms.view(term);
    let is_part = view.op == Op::Extract && view.width % 8 == 0 && view.number % 8 == 0;
    view.width <= 64 && !is_part && terms.offset_and_base(term).is_none() && !terms.has_floats(term)
}

/// What an address was computed from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum From {
    /// It is an offset, or one cannot tell.
    Nothing,
    /// One of some numbers that inputs choose between, none of which lies in an object.
    Numbers(Term),
    /// The same, some of which do.
    Addresses(Term),
}

impl Run<'_> {
    /// A pointer that is moved by a number of bytes.
    pub(super) fn moved(&mut self, from: u64, offset: u64) -> Value {
        let to = from.wrapping_add(offset);
        match self.state.memory.left_by(from, to) {
            None => Value::concrete(to),
            Some(base) => {
                let offset = self.terms().constant(64, to.wrapping_sub(base));
                Value::symbolic(self.terms().based(base, offset))
            }
        }
    }

    /// The same where pointer or offset are terms of 64 bits.
    pub(super) fn moved_term(&mut self, from: Term, offset: Term) -> Term {
        if let Some(from) = self.world.arena.terms.as_u64(from) {
            return self.moved_by(from, offset);
        }
        let terms = &mut self.world.arena.terms;
        if let Some((already, base)) = terms.offset_and_base(from)
            && self.state.memory.find(base).is_some()
        {
            let offset = terms.add(already, offset);
            return self.moved_by(base, offset);
        }
        if terms.is_constant(offset)
            && let Some((condition, a, b)) = arms(terms, from)
            && [a, b].iter().all(|arm| arms(&self.world.arena.terms, *arm).is_none())
        {
            let (a, b) = (self.moved_term(a, offset), self.moved_term(b, offset));
            return self.terms().ite(condition, a, b);
        }
        self.terms().add(from, offset)
    }

    fn moved_by(&mut self, from: u64, offset: Term) -> Term {
        let terms = &mut self.world.arena.terms;
        if let Some(offset) = terms.as_u64(offset) {
            let moved = self.moved(from, offset);
            return self.term(moved, 64);
        }
        if let Some((condition, a, b)) = arms(terms, offset)
            && let (Some(a), Some(b)) = (terms.as_u64(a), terms.as_u64(b))
        {
            let (a, b) = (self.moved(from, a), self.moved(from, b));
            let (a, b) = (self.term(a, 64), self.term(b, 64));
            return self.terms().ite(condition, a, b);
        }
        let (rest, constant) = terms.offset_and_base(offset).unwrap_or((offset, 0));
        let near = from.wrapping_add(constant);
        match self.state.memory.left_by(from, near) {
            None => self.terms().based(near, rest),
            Some(base) => {
                let start = self.terms().constant(64, from.wrapping_sub(base));
                let offset = self.terms().add(offset, start);
                self.terms().based(base, offset)
            }
        }
    }

    /// The address of the object that an address belongs to, wherever it leads; `None` if that is not known. Where inputs choose between
    /// several, it is decided which.
    pub(super) fn owner(&mut self, address: Term) -> Flow<Option<u64>> {
        let From::Addresses(origin) = self.origin(address) else { return Ok(None) };
        if let Some(word) = self.world.arena.terms.as_u64(origin) {
            return Ok(self.state.memory.find(word).map(|object| object.base));
        }
        let key = self.decided_before(origin);
        let asked = self.world.arena.picks.object(key);
        let (start, last) = asked.unwrap_or_else(|| self.surroundings(origin));
        self.world.arena.picks.set_object(key, (start, last));
        self.lies_there(origin, start, last)?;
        // Others may have made objects there, or ended their lives, since it was first asked.
        let (now, last) = self.surroundings(origin);
        if now != start {
            self.lies_there(origin, now, last)?;
        }
        Ok(self.state.memory.find(now).map(|object| object.base))
    }

    /// Where the object is that the model has the address in, or the gap between objects: its first address, and how far the last is from it.
    fn surroundings(&self, address: Term) -> (u64, u64) {
        let memory = &self.state.memory;
        let at = self.world.arena.terms.evaluate_u64(address, &self.state.model);
        let (start, end) = match memory.find(at) {
            Some(object) => memory.room_of(object),
            None if at < FIRST_PAGE => (0, FIRST_PAGE),
            None => memory.gap(at),
        };
        (start, end - 1 - start)
    }

    fn lies_there(&mut self, address: Term, start: u64, last: u64) -> Flow<()> {
        let terms = self.terms();
        let (start, last) = (terms.constant(64, start), terms.constant(64, last));
        let offset = terms.binary(Binary::Sub, address, start);
        let there = terms.compare(Compare::Ule, offset, last);
        let there = self.value(there);
        if self.decide(there, Purpose::Branch)? {
            return Ok(());
        }
        // Contradicts the model: the model satisfies every literal of the path.
        Err(Stop::unsupported("a symbolic address whose object cannot be decided"))
    }

    /// What an address was computed from: the address without offsets.
    fn origin(&mut self, address: Term) -> From {
        let mut done: FxHashMap<Term, From> = FxHashMap::default();
        let mut open = vec![address];
        while let Some(&next) = open.last() {
            if done.contains_key(&next) {
                open.pop();
                continue;
            }
            let view = self.world.arena.terms.view(next);
            let parts: &[Option<Term>] = match view.op {
                Op::Ite => &view.operands[1..],
                Op::Add if self.base(next).is_none() => &view.operands[..2],
                Op::Sub => &view.operands[..1],
                _ => &[],
            };
            let missing: Vec<Term> =
                parts.iter().flatten().copied().filter(|part| !done.contains_key(part)).collect();
            if !missing.is_empty() {
                open.extend(missing);
                continue;
            }
            open.pop();
            let of = |place: usize| view.operands[place].and_then(|part| done.get(&part)).copied();
            let from = match (view.op, of(0), of(1), of(2)) {
                (Op::Ite, _, Some(a), Some(b)) => self.from_either(view.operands[0], a, b),
                (Op::Add, Some(From::Addresses(_)), Some(From::Addresses(_)), _) => From::Nothing,
                (Op::Add, Some(from @ From::Addresses(_)), _, _)
                | (Op::Add, _, Some(from @ From::Addresses(_)), _)
                | (Op::Sub, Some(from @ From::Addresses(_)), _, _) => from,
                // A pointer from a place in memory that inputs choose; an offset has nothing where addresses say what they are of.
                (Op::Concat, ..)
                    if address::may_be_one(self.world.arena.terms.known(next).max(64))
                        && is_choice(&self.world.arena.terms, next) =>
                {
                    From::Addresses(next)
                }
                _ => self.base(next).map_or(From::Nothing, |base| self.number_at(base)),
            };
            done.insert(next, from);
        }
        done.get(&address).copied().unwrap_or(From::Nothing)
    }

    /// The number itself, or the address of an object in a sum.
    fn base(&self, term: Term) -> Option<u64> {
        let terms = &self.world.arena.terms;
        let (_, base) = match terms.as_u64(term) {
            Some(word) => return Some(word),
            None => terms.offset_and_base(term)?,
        };
        self.state.memory.find(base).map(|_| base)
    }

    fn number_at(&mut self, word: u64) -> From {
        let term = self.terms().constant(64, word);
        match self.state.memory.find(word) {
            Some(_) => From::Addresses(term),
            None => From::Numbers(term),
        }
    }

    fn from_either(&mut self, condition: Option<Term>, a: From, b: From) -> From {
        let Some(condition) = condition else { return From::Nothing };
        match (a, b) {
            (From::Numbers(a), From::Numbers(b)) => From::Numbers(self.terms().ite(condition, a, b)),
            (From::Numbers(a) | From::Addresses(a), From::Numbers(b) | From::Addresses(b)) => {
                From::Addresses(self.terms().ite(condition, a, b))
            }
            _ => From::Nothing,
        }
    }
}

/// Condition and arms of a choice.
fn arms(terms: &Terms, term: Term) -> Option<(Term, Term, Term)> {
    let view = terms.view(term);
    match (view.op, view.operands) {
        (Op::Ite, [Some(condition), Some(a), Some(b)]) => Some((condition, a, b)),
        _ => None,
    }
}
