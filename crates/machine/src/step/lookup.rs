//! Which object an access goes to, whether it is allowed, and whether others must hear of it.

use super::graphs::Null;
use super::undefined::constants_in;
use super::{Flow, Run, Stop};
use crate::memory::{FIRST_PAGE, Fault, Life, Object, Origin, address};
use crate::prepared::{Prepared, object_name};
use crate::state::{Choice, Purpose, Thread};
use crate::value::{Value, signed};
use rustc_hash::FxHashSet;
use std::rc::Rc;
use threadbare_expr as expr;
use threadbare_expr::{Binary, Compare, Term, Terms};
use threadbare_trace::{Action, ErrorKind, Order, Range};

/// Where an access goes: an object, and an offset that may be symbolic.
#[derive(Clone, Copy)]
pub struct Spot {
    pub(super) base: u64,
    pub(super) offset: Value,
    pub(super) len: u64,
    /// The bytes that may be touched.
    pub(super) range: Range,
    pub(super) visible: bool,
}

impl Spot {
    /// The bytes that other threads may see touched.
    pub fn seen(&self) -> Option<Range> {
        self.visible.then_some(self.range)
    }
}

impl Run<'_> {
    /// Finds the object of an access of `len` bytes and checks that it is allowed.
    pub fn spot(&mut self, ptr: Value, len: u64, write: bool) -> Flow<Spot> {
        let ptr = match self.world.prepared.graphs {
            None => ptr,
            Some(_) => self.followed(ptr, Null::Error)?,
        };
        self.refuse_nothing(ptr, "an address depends on")?;
        let (base, offset) = match ptr.word() {
            Some(at) => (self.checked(at, len, write)?, None),
            None => self.resolve(ptr, len, write)?,
        };
        let Some(object) = self.state.memory.find(base) else {
            return Err(fault(self.world.prepared, base, len, write, Fault::Wild));
        };
        if write && offset.is_some() && self.world.learned.exact.contains(&object.origin) {
            let at = self.pick(ptr, 64)?;
            return self.spot(Value::concrete(at), len, write);
        }
        if object.shared && offset.is_some_and(|offset| offset.word().is_none()) && self.decides_places() {
            let at = self.pick(ptr, 64)?;
            return self.spot(Value::concrete(at), len, write);
        }
        if object.origin == Origin::Input
            && offset.is_some_and(|offset| offset.word().is_none())
            && self.has_pointers(base)
        {
            // Which pointer it is must be known before it is followed.
            let at = self.pick(ptr, 64)?;
            return self.spot(Value::concrete(at), len, write);
        }
        let (owner, origin, shared, is_sized) =
            (object.owner, object.origin, object.shared, object.extent().is_some());
        let (offset, range) = match (offset, ptr.word()) {
            (Some(offset), _) => match offset.word() {
                Some(word) => (offset, Range { start: base + word, len }),
                None => (offset, Range { start: base, len: object.size }),
            },
            (None, at) => {
                let start = at.unwrap_or(base);
                (Value::concrete(start - base), Range { start, len })
            }
        };
        if is_sized && self.decides_places() {
            // How much of it there is would have to be decided by who knows, and is not.
            return Err(Stop::unsupported("memory whose size depends on an input, where reads are free"));
        }
        if is_sized {
            self.within(base, offset, len, write)?;
        }
        self.note_access(base, offset, len, write);
        self.touches(ptr, len);
        let threaded = self.state.threads.are_several();
        if threaded
            && !shared
            && !matches!(origin, Origin::Global(_) | Origin::Input)
            && owner != self.thread_ref().id
        {
            // Taken for its owner's own until now: the owner's accesses should have been visible.
            self.world.learned.shared.insert(origin);
            self.world.learned.shared_grew = true;
        }
        Ok(Spot { base, offset, len, range, visible: threaded && shared })
    }

    /// The base of the object that a known address lies in.
    fn checked(&mut self, at: u64, len: u64, write: bool) -> Flow<u64> {
        match self.state.memory.check(at, len, write) {
            Ok(object) => Ok(object.base),
            Err(why) => {
                match &why {
                    Fault::Dead(object) => self.reach_dead(object, Range { start: at, len }, write)?,
                    Fault::Gone => self.reach_forgotten(at),
                    _ => {}
                }
                let why = self.explained(at, why);
                Err(fault(self.world.prepared, at, len, write, why))
            }
        }
    }

    /// An access to an object that is gone is a step like any other: before it was gone, it would have gone well.
    fn reach_dead(&mut self, object: &Object, range: Range, write: bool) -> Flow<()> {
        let threaded = self.state.threads.are_several();
        if threaded && !object.shared && object.owner != self.thread_ref().id {
            self.world.learned.shared.insert(object.origin);
            self.world.learned.shared_grew = true;
        }
        if threaded && object.shared {
            let order = Order::Plain;
            let action = if write { Action::Write { range, order } } else { Action::Read { range, order } };
            self.visible(action, Choice::Only)?;
        }
        Ok(())
    }

    /// An access to what another thread once had on its stack: from now on such objects are remembered when their lives end,
    /// so that it becomes known which one is accessed.
    fn reach_forgotten(&mut self, at: u64) {
        let is_own = address::stack(self.thread_ref().id) == Some(address::part(at));
        if self.state.threads.are_several() && !is_own && !self.world.learned.remembers_dead {
            self.world.learned.remembers_dead = true;
            self.world.learned.shared_grew = true;
        }
    }

    /// The object of a symbolic address: the one that it was computed from (`stray.rs`). Where that is not known, the one that the model points into when the thread first comes here with
    /// what it has decided, and the same ever after, so that the question does not depend on the model at hand. That
    /// the address stays inside is a decision; where it does not, the model of that side points elsewhere, and the same
    /// is asked again. Where it points to no object that may be accessed, an area is asked about in the same way in which
    /// that is so, and only there the access fails: other candidates may be behind it.
    fn resolve(&mut self, ptr: Value, len: u64, write: bool) -> Flow<(u64, Option<Value>)> {
        let term = self.term(ptr, 64);
        let term = self.defined(term, "an address depends on")?;
        if let Some(base) = self.owner(term)? {
            let offset = self.offset_in(base, term, len, write)?;
            return Ok((base, Some(offset)));
        }
        let (area, inside) = self.question(term, len, write)?;
        self.stays(inside)?;
        // Another thread may have ended the object's life since it was first asked about.
        let at = self.world.arena.terms.evaluate_u64(term, &self.state.model);
        let base = self.checked(at, len, write)?;
        if base != area {
            // Nothing was there when it was first asked.
            let size = self.state.memory.find(base).map_or(0, |object| object.size);
            let inside = self.inside(term, base, size, len);
            self.stays(inside)?;
        }
        let start = self.terms().constant(64, base);
        let offset = self.terms().binary(Binary::Sub, term, start);
        Ok((base, Some(self.value(offset))))
    }

    /// How far an address is from the object that it belongs to; decides that an access there is inside.
    fn offset_in(&mut self, base: u64, term: Term, len: u64, write: bool) -> Flow<Value> {
        let Some(object) = self.state.memory.find(base) else {
            return Err(fault(self.world.prepared, base, len, write, Fault::Wild));
        };
        let (size, refused) = (object.size, write && !object.writable);
        if object.life != Life::Live {
            let object = Box::new(object.clone());
            self.reach_dead(&object, Range { start: base, len: size }, write)?;
            return Err(self.strayed(term, len, write, Fault::Dead(object)));
        }
        let inside = self.inside(term, base, size, len);
        let inside = self.value(inside);
        // Outside is an error: that side is looked at first.
        let fits = size >= len && self.decide(inside, Purpose::Check)?;
        if let Some(object) = self.state.memory.find(base).filter(|_| refused || !fits) {
            let object = Box::new(self.measured(object));
            let why = if fits { Fault::ReadOnly(object) } else { Fault::OutOfBounds(object) };
            return Err(self.strayed(term, len, write, why));
        }
        let start = self.terms().constant(64, base);
        let offset = self.terms().binary(Binary::Sub, term, start);
        Ok(self.value(offset))
    }

    fn strayed(&self, term: Term, len: u64, write: bool, why: Fault) -> Stop {
        let at = self.world.arena.terms.evaluate_u64(term, &self.state.model);
        fault(self.world.prepared, at, len, write, why)
    }

    /// Decides that an address is where the model says.
    fn stays(&mut self, inside: Term) -> Flow<()> {
        let inside = self.value(inside);
        // Outside is most likely an error: such sides are looked at first.
        if self.decide(inside, Purpose::Check)? {
            return Ok(());
        }
        // Contradicts the model: the model satisfies every literal of the path.
        Err(Stop::unsupported("a symbolic address whose object cannot be decided"))
    }

    /// The object or the area to ask about first, and the condition that an access stays inside it.
    fn question(&mut self, term: Term, len: u64, write: bool) -> Flow<(u64, Term)> {
        let key = self.decided_before(term);
        if let Some((base, size)) = self.world.arena.picks.object(key) {
            let inside = self.inside(term, base, size, len);
            if size >= len && self.known(inside) != Some(false) {
                return Ok((base, inside));
            }
        }
        let at = self.world.arena.terms.evaluate_u64(term, &self.state.model);
        let (base, size) = match self.state.memory.check(at, len, write) {
            Ok(object) => (object.base, object.size),
            Err(why) => {
                let area = self.area(at, len, &why);
                if area.is_some_and(|(base, size)| self.is_inside(term, base, size, len)) {
                    self.checked(at, len, write)?;
                }
                let is_choice = starts_by_choice(&self.world.arena.terms, term);
                let asks = is_choice || matches!(why, Fault::Null | Fault::Dead(_) | Fault::ReadOnly(_));
                let object = self.undecided_object(term, len, write);
                match object.or(area.filter(|_| asks)) {
                    Some(object) => object,
                    // What is computed from objects, and is in none of them, is outside.
                    None => {
                        self.checked(at, len, write)?;
                        return Err(fault(self.world.prepared, at, len, write, why));
                    }
                }
            }
        };
        self.world.arena.picks.set_object(key, (base, size));
        Ok((base, self.inside(term, base, size, len)))
    }

    /// Whether it was decided that an address is there.
    fn is_inside(&mut self, term: Term, base: u64, size: u64, len: u64) -> bool {
        let inside = self.inside(term, base, size, len);
        self.known(inside) == Some(true)
    }

    /// The addresses around this one at which an access fails in the same way, as where an object would be that an access
    /// there stays inside.
    fn area(&self, at: u64, len: u64, why: &Fault) -> Option<(u64, u64)> {
        let memory = &self.state.memory;
        let (start, end) = match why {
            Fault::Null => (0, FIRST_PAGE),
            Fault::Wild | Fault::Gone => memory.gap(at),
            Fault::Dead(object) => memory.room_of(object),
            Fault::ReadOnly(object) => (object.base, object.base + object.size - len + 1),
            Fault::OutOfBounds(object) => {
                let last = object.base + (object.size + 1).saturating_sub(len);
                (last, memory.room_of(object).1)
            }
        };
        (start <= at && at < end).then(|| (start, (end - start).saturating_add(len.saturating_sub(1))))
    }

    /// The model points nowhere: the object that the address is computed from, unless it is already known that
    /// the address is outside it.
    fn undecided_object(&mut self, term: Term, len: u64, write: bool) -> Option<(u64, u64)> {
        for constant in constants_in(&self.world.arena.terms, term) {
            let Ok(object) = self.state.memory.check(constant, len.min(1), write) else { continue };
            let (base, size) = (object.base, object.size);
            if size < len {
                continue;
            }
            let inside = self.inside(term, base, size, len);
            if self.known(inside).is_none() {
                return Some((base, size));
            }
        }
        None
    }

    /// Why an access fails whose address belongs to no object that it was computed from.
    fn explained(&self, at: u64, why: Fault) -> Fault {
        match why {
            Fault::OutOfBounds(object) => Fault::OutOfBounds(Box::new(self.measured(&object))),
            Fault::Gone if !self.was_used(at) => Fault::Wild,
            why => why,
        }
    }

    /// Whether a local has been there.
    fn was_used(&self, at: u64) -> bool {
        let region = address::region_of(at);
        let of = |thread: &Rc<Thread>| address::region(thread.id) == Some(region);
        self.state.threads.iter().find(|thread| of(thread)).is_some_and(|thread| thread.stack.has_given(at))
    }

    fn inside(&mut self, address: Term, base: u64, size: u64, len: u64) -> Term {
        let terms = self.terms();
        let start = terms.constant(64, base);
        let last = terms.constant(64, size.saturating_sub(len));
        let offset = terms.binary(Binary::Sub, address, start);
        terms.compare(Compare::Ule, offset, last)
    }
}

/// Whether an address is computed from one of several that inputs choose between: the others may be behind it.
fn starts_by_choice(terms: &Terms, term: Term) -> bool {
    let mut open = vec![term];
    while let Some(term) = open.pop() {
        if terms.as_u64(term).is_none() && is_choice(terms, term) {
            return true;
        }
        let view = terms.view(term);
        if view.op == expr::Op::Add {
            open.extend(view.operands.into_iter().flatten());
        }
    }
    false
}

/// Whether a term is one of some numbers that inputs choose between, rather than computed from inputs.
pub(super) fn is_choice(terms: &Terms, term: Term) -> bool {
    let (mut seen, mut open) = (FxHashSet::default(), vec![term]);
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        let view = terms.view(term);
        match (view.op, view.operands) {
            (expr::Op::Const, _) => {}
            (expr::Op::Ite, [_, a, b]) => open.extend(a.into_iter().chain(b)),
            (expr::Op::Concat | expr::Op::Add | expr::Op::Extract | expr::Op::ZExt, operands) => {
                open.extend(operands.into_iter().flatten());
            }
            _ => return false,
        }
    }
    true
}

/// The error for an access that is not allowed.
pub(super) fn fault(prepared: &Prepared, at: u64, len: u64, write: bool, why: Fault) -> Stop {
    let verb = if write { "writes" } else { "reads" };
    let bytes = if len == 1 { "1 byte".to_string() } else { format!("{len} bytes") };
    match why {
        Fault::Null => Stop::error(
            ErrorKind::NullDereference,
            if at == 0 {
                format!("{verb} {bytes} through a null pointer")
            } else {
                format!("{verb} {bytes} at {at:#x}, through a pointer computed from null")
            },
        ),
        Fault::Wild => {
            Stop::error(ErrorKind::OutOfBounds, format!("{verb} {bytes} at {at:#x}, where no object is"))
        }
        Fault::Gone => Stop::error(
            ErrorKind::UseAfterFree,
            format!("{verb} {bytes} of a local whose function has returned"),
        ),
        Fault::OutOfBounds(object) => {
            let offset = signed(at.wrapping_sub(object.base), 64);
            let name = object_name(prepared, &object);
            Stop::error(
                ErrorKind::OutOfBounds,
                format!("{verb} {bytes} at offset {offset} of {name}, which has {} bytes", object.size),
            )
        }
        Fault::Dead(object) => {
            let name = object_name(prepared, &object);
            let message = match object.life {
                Life::Freed(point) => {
                    format!("{verb} {bytes} of {name}, which was freed at {}", prepared.location(point))
                }
                Life::OutOfScope => format!("{verb} {bytes} of {name}, whose block has ended"),
                _ if matches!(object.origin, Origin::ThreadLocal(_)) => {
                    format!("{verb} {bytes} of {name}, whose thread has ended")
                }
                _ => format!("{verb} {bytes} of {name}, whose function has returned"),
            };
            Stop::error(ErrorKind::UseAfterFree, message)
        }
        Fault::ReadOnly(object) => {
            let name = object_name(prepared, &object);
            Stop::error(ErrorKind::OutOfBounds, format!("writes {bytes} of {name}, which is constant"))
        }
    }
}
