//! Objects whose size depends on inputs: making them, and whether an access is inside.
//!
//! Their size is a term (`memory/sized.rs`), so `malloc` of an input is one path, not one for each size. Of each access it is decided whether it
//! ends before the end of the object, like every other condition on inputs: the side on which it does not is an error, and is looked
//! at first. Other designs were to try the sizes one by one, which never ends for 64 bits, and to have few classes of sizes, each with an object of its own, which
//! still takes a decision for each access and more paths besides. An object that learns from answers would save decisions, but then the decisions of a
//! thread would depend on which others came before it; so a thread remembers how far it has found an object to reach.

use super::lookup::fault;
use super::{Content, Flow, Run, Stop};
use crate::memory::object::Source;
use crate::memory::{Fault, Initial, Object, Origin, Space, address};
use crate::state::Purpose;
use crate::value::Value;
use std::rc::Rc;
use threadbare_expr::{Binary, Compare, Term};

/// How much more room an object has than bytes.
const BEHIND: u64 = 4096;

impl Run<'_> {
    /// Makes an object with as many bytes as a term of 64 bits says, which are at most `most`; `None` if there is no place for
    /// them.
    pub fn allocate_sized(
        &mut self,
        origin: Origin,
        (extent, most): (Term, u64),
        align: u64,
        initial: Initial,
    ) -> Flow<Option<u64>> {
        // What lies a little behind the largest that it can be is outside like what lies behind any other: one question, not two.
        let room = most.saturating_add(BEHIND);
        let thread = self.thread_mut();
        let Some(region) = address::region(thread.id) else {
            return Err(Stop::unsupported("more threads than addresses can name"));
        };
        let id = thread.id;
        let (allocator, space) = match origin {
            Origin::Stack(_) => (&mut thread.stack, Space::Stack),
            _ => (&mut thread.heap, Space::Heap),
        };
        let Some(at) = allocator.next_wide(space, region, room, align) else { return Ok(None) };
        let mut object = Object::sized(at, (extent, room), origin, id, initial);
        object.shared = self.world.learned.shared.contains(&origin);
        self.state.memory.insert(object);
        Ok(Some(at))
    }

    /// A local of the current function with as many elements as an input says.
    pub(super) fn sized_local(&mut self, count: Value, size: u64, align: u64) -> Flow<u64> {
        let width = count.term().map_or(64, |term| self.world.arena.terms.width(term));
        if width > 64 || size == 0 || !self.has_wide_room() {
            let size = size.saturating_mul(self.pick(count, width)?);
            return self.local(size, align, Initial::Uninitialised);
        }
        let count = self.term(count, width);
        let count = self.defined(count, "the size of a local depends on")?;
        let count = self.terms().zext(count, 64);
        // As many as there would be room for if the number were known.
        let most = self.thread_ref().stack.most(align) / size;
        let limit = self.terms().constant(64, most);
        let fits = self.terms().compare(Compare::Ule, count, limit);
        let fits = self.value(fits);
        if !self.decide(fits, Purpose::Check)? {
            let count = self.world.arena.terms.evaluate_u64(count, &self.state.model);
            return self.local(size.saturating_mul(count), align, Initial::Uninitialised);
        }
        let room = self.world.arena.terms.known(count).max(64).min(most) * size;
        let factor = self.terms().constant(64, size);
        let extent = self.terms().binary(Binary::Mul, count, factor);
        let point = self.thread_ref().point();
        let at = self.allocate_sized(Origin::Stack(point), (extent, room), align, Initial::Uninitialised)?;
        at.ok_or_else(|| Stop::unsupported("so many locals whose sizes depend on inputs"))
    }

    /// How many bytes an object has, as far as it is not a number.
    pub fn extent_at(&self, at: u64) -> Option<Term> {
        self.state.memory.find(at).and_then(Object::extent)
    }

    /// Whether a size depends on inputs and an object can have it: threads with long names have no room for such objects.
    pub fn has_wide_room(&self) -> bool {
        address::region(self.thread_ref().id).is_some_and(address::has_wide)
    }

    /// Decides that an access is inside an object whose size is a term. It is known to be in its room.
    pub(super) fn within(&mut self, base: u64, offset: Value, len: u64, write: bool) -> Flow<()> {
        let Some(extent) = self.extent_at(base) else { return Ok(()) };
        let end = match offset.word() {
            Some(offset) if self.reaches(base, offset + len) => return Ok(()),
            Some(offset) => self.terms().constant(64, offset + len),
            None => {
                let (offset, len) = (self.term(offset, 64), self.terms().constant(64, len));
                self.terms().binary(Binary::Add, offset, len)
            }
        };
        let fits = self.terms().compare(Compare::Ule, end, extent);
        let fits = self.value(fits);
        if self.decide(fits, Purpose::Check)? {
            if let Some(offset) = offset.word() {
                self.set_reached(base, offset + len);
            }
            return Ok(());
        }
        let end = self.world.arena.terms.evaluate_u64(end, &self.state.model);
        let Some(object) = self.state.memory.find(base) else { return Ok(()) };
        let why = Fault::OutOfBounds(Box::new(self.measured(object)));
        Err(fault(self.world.prepared, base.wrapping_add(end).wrapping_sub(len), len, write, why))
    }

    /// Whether the thread has found before that an object has so many bytes.
    fn reaches(&self, base: u64, end: u64) -> bool {
        self.thread_ref().reached.iter().rev().any(|(object, most)| *object == base && end <= *most)
    }

    fn set_reached(&mut self, base: u64, end: u64) {
        let reached = Rc::make_mut(&mut self.thread_mut().reached);
        match reached.iter_mut().find(|(object, _)| *object == base) {
            Some((_, most)) => *most = end,
            None => reached.push((base, end)),
        }
    }

    /// An object as it is under the model, for what is said of it.
    pub(super) fn measured(&self, object: &Object) -> Object {
        let mut object = object.clone();
        if let Some(extent) = object.extent() {
            object.size = self.world.arena.terms.evaluate_u64(extent, &self.state.model);
        }
        object
    }

    /// Gives a new object, which has as many bytes as the term says, those of one that is gone, as far as both have them. Nobody else sees
    /// either.
    pub fn take_over(&mut self, new: u64, here: Term, Content(old): Content) {
        let there = old.extent().unwrap_or_else(|| self.terms().constant(64, old.size));
        let smaller = self.terms().compare(Compare::Ult, there, here);
        let both = self.terms().ite(smaller, there, here);
        if let Some(object) = self.state.memory.find_mut(new)
            && !object.adopt(&old)
        {
            object.write_run(0, both, Source::Object(Rc::new(old), 0));
        }
    }
}
