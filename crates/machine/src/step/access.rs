//! How models of library functions touch memory: whole ranges at once, each one visible step. A call that has to
//! stop is made again from its start, so what it has read in a visible step is kept, and what it has written is
//! not written twice: reads and writes of a call are numbered by the model. What is read byte by byte, as strings are, is
//! in `scan.rs`.
//!
//! Bytes of memory are read and written by these functions only, which take the step, or by the leave that a step gave:
//!
//! ```
//! use threadbare_machine::step::{Flow, Run};
//!
//! fn number(run: &mut Run<'_>, at: u64) -> Flow<()> {
//!     let leave = run.announce_write(at, 8)?;
//!     run.write_number(&leave, 1);
//!     Ok(())
//! }
//! ```
//!
//! What would write them in secret does not compile:
//!
//! ```compile_fail
//! use threadbare_machine::step::Run;
//!
//! fn number(run: &mut Run<'_>, at: u64) {
//!     run.write_word_at(at, 8, 1);
//! }
//! ```
//!
//! ```compile_fail
//! use threadbare_machine::step::Run;
//!
//! fn number(run: &Run<'_>, at: u64) -> Option<u64> {
//!     run.object(at)?.read_word(0, 8)
//! }
//! ```
//!
//! Nor can it be asked in secret whether another thread has freed something, or be freed:
//!
//! ```compile_fail
//! use threadbare_machine::memory::Life;
//! use threadbare_machine::step::Run;
//!
//! fn is_there(run: &Run<'_>, at: u64) -> bool {
//!     run.object(at).is_some_and(|object| object.life == Life::Live)
//! }
//! ```
//!
//! ```compile_fail
//! use threadbare_machine::step::Run;
//!
//! fn free(run: &mut Run<'_>, at: u64) {
//!     run.free_here(at);
//! }
//! ```

use super::graphs::Null;
use super::objects::subject;
use super::{Flow, Run, Stop};
use crate::memory::object::Cell;
use crate::memory::{Initial, Object, Origin};
use crate::state::{Choice, Purpose};
use crate::value::{Value, mask};
use std::rc::Rc;
use threadbare_expr::{Binary, Compare, Terms};
use threadbare_trace::{Action, ErrorKind, Order, Range};

/// Bytes of a program.
pub type Bytes = Rc<Vec<Value>>;

/// Leave to write some bytes, by a step that has told others of it.
#[derive(Debug)]
pub struct Announced {
    at: u64,
    len: u64,
}

impl Run<'_> {
    /// The value as a number. Of a value that depends on inputs, every number that it can be is a case of its own.
    pub fn pin(&mut self, value: Value, width: u32) -> Flow<u64> {
        self.pick(value, width).map(|word| word & mask(width))
    }

    /// A pointer as a number; one that depends on inputs is first decided to be inside an object.
    pub fn pointer(&mut self, value: Value, write: bool) -> Flow<u64> {
        let value = self.followed(value, Null::Error)?;
        if value.word().is_none() {
            self.spot(value, 1, write)?;
        }
        self.pin(value, 64)
    }

    /// Whether no byte is asked for. To be decided before anything else: then a pointer may point anywhere.
    pub fn is_none(&mut self, len: Value) -> Flow<bool> {
        let some = self.truth(len, 64);
        Ok(!self.decide(some, Purpose::Branch)?)
    }

    /// A number of bytes that are accessed from `at` on. That they are inside the object is decided before the
    /// number is.
    pub fn extent(&mut self, len: Value, at: u64, write: bool) -> Flow<u64> {
        if let Some(len) = len.word() {
            return Ok(len);
        }
        self.fits(len, at, write)?;
        self.pin(len, 64)
    }

    /// Decides that so many bytes from `at` on are inside the object. There is at least one.
    pub fn fits(&mut self, len: Value, at: u64, write: bool) -> Flow<()> {
        let term = self.term(len, 64);
        let (most, room) = match self.extent_at(at) {
            None => {
                let room = self.room(at);
                (self.terms().constant(64, room), room)
            }
            Some(extent) => {
                self.spot(Value::concrete(at), 1, write)?;
                let base = self.state.memory.find(at).map_or(at, |object| object.base);
                let offset = self.terms().constant(64, at - base);
                let most = self.terms().binary(Binary::Sub, extent, offset);
                (most, self.world.arena.terms.evaluate_u64(most, &self.state.model))
            }
        };
        let fits = self.terms().compare(Compare::Ule, term, most);
        let fits = self.value(fits);
        if !self.decide(fits, Purpose::Check)? {
            let len = self.world.arena.terms.evaluate_u64(term, &self.state.model);
            self.spot(Value::concrete(at), len.max(room + 1), write)?;
            return Err(Stop::error(ErrorKind::OutOfBounds, format!("accesses {len} bytes of {room}")));
        }
        Ok(())
    }

    /// How many bytes there are from `at` to the end of its object, or to the end of its room if its size is a term.
    pub fn room(&self, at: u64) -> u64 {
        self.state.memory.find(at).map_or(0, |object| (object.base + object.size).saturating_sub(at))
    }

    /// Whether a byte has this value.
    pub fn is_byte(&mut self, byte: Value, wanted: u8) -> Flow<bool> {
        match byte.word() {
            Some(word) => Ok(word == u64::from(wanted)),
            None => {
                let same = self.same_byte(byte, Value::concrete(u64::from(wanted)));
                self.decide(same, Purpose::Branch)
            }
        }
    }

    /// Whether two bytes are equal, as a value of width 1.
    pub fn same_byte(&mut self, a: Value, b: Value) -> Value {
        if let (Some(a), Some(b)) = (a.word(), b.word()) {
            return Value::concrete(u64::from(a == b));
        }
        let (a, b) = (self.term(a, 8), self.term(b, 8));
        let same = self.terms().compare(Compare::Eq, a, b);
        self.value(same)
    }

    /// The range as the call's read of that number.
    pub fn fetch(&mut self, number: u8, at: u64, len: u64) -> Flow<Bytes> {
        self.fetch_as(number, at, len, Order::Plain)
    }

    /// The same with an order.
    pub fn fetch_as(&mut self, number: u8, at: u64, len: u64, order: Order) -> Flow<Bytes> {
        if let Some(kept) = self.kept(number) {
            return Ok(kept);
        }
        if len == 0 {
            return Ok(Rc::default());
        }
        let spot = self.spot(Value::concrete(at), len, false)?;
        if let Some(range) = spot.seen() {
            self.visible(Action::Read { range, order }, Choice::Only)?;
        }
        let bytes = Rc::new(self.bytes(at, len, false));
        if spot.seen().is_some() {
            self.keep(number, &bytes);
        }
        Ok(bytes)
    }

    /// A whole string as the call's read of that number.
    pub fn fetch_string(&mut self, number: u8, ptr: Value) -> Flow<Vec<Value>> {
        let at = self.pointer(ptr, false)?;
        self.fetch_text(number, at, u64::MAX)
    }

    /// A whole string whose bytes are pinned, as names and formats must be.
    pub fn fetch_name(&mut self, number: u8, ptr: Value) -> Flow<Vec<u8>> {
        let bytes = self.fetch_string(number, ptr)?;
        bytes.into_iter().map(|byte| self.pin(byte, 8).map(|byte| byte as u8)).collect()
    }

    /// Writes the range as the call's write of that number.
    pub fn put(&mut self, number: u8, at: u64, bytes: &[Value]) -> Flow<()> {
        self.put_as(number, at, bytes, Order::Plain)
    }

    /// The same with an order.
    pub fn put_as(&mut self, number: u8, at: u64, bytes: &[Value], order: Order) -> Flow<()> {
        if bytes.is_empty() || self.thread_ref().stage > number {
            return Ok(());
        }
        let spot = self.spot(Value::concrete(at), bytes.len() as u64, true)?;
        if let Some(range) = spot.seen() {
            self.visible(Action::Write { range, order }, Choice::Only)?;
        }
        match spot.seen() {
            Some(_) => self.write_bytes(at, bytes),
            // A loop may copy what it looks at to where it was copied in the last round, and still only look.
            None if self.is_there(at, bytes) => {}
            None => {
                let terms = &mut self.world.arena.terms;
                if let Some(object) = self.state.memory.find_own(at) {
                    write_to(object, terms, at, bytes);
                }
            }
        }
        self.thread_mut().stage = number + 1;
        Ok(())
    }

    /// A word of memory that only this thread uses, such as its arguments: no step. Where others may see it, it is refused,
    /// since nobody would hear of it.
    pub fn own_load(&mut self, at: u64, width: u32, what: &str) -> Flow<Value> {
        let spot = self.spot(Value::concrete(at), u64::from(width).div_ceil(8), false)?;
        if spot.seen().is_some() {
            return Err(Stop::unsupported(format!("{what} in memory that other threads access, too")));
        }
        Ok(self.read_spot(spot, width))
    }

    /// Takes the step of writing a range, which may then be written.
    pub fn announce_write(&mut self, at: u64, len: u64) -> Flow<Announced> {
        let spot = self.spot(Value::concrete(at), len, true)?;
        if let Some(range) = spot.seen() {
            self.visible(Action::Write { range, order: Order::Plain }, Choice::Only)?;
        }
        Ok(Announced { at, len })
    }

    /// Takes a step of which the writing of a value is a part, and writes what there is to write then. What is written is
    /// among what others may see if the step is told so.
    pub fn write_in(
        &mut self,
        ptr: Value,
        width: u32,
        step: impl FnOnce(Option<Range>) -> Action,
        value: impl FnOnce(&mut Self) -> Flow<Value>,
    ) -> Flow<()> {
        let spot = self.spot(ptr, u64::from(width).div_ceil(8), true)?;
        let action = step(spot.seen());
        let used = subject(&action);
        self.visible(action, Choice::Only)?;
        used.into_iter().for_each(|used| self.has_used(&used));
        let value = value(self)?;
        self.write_spot(spot, value, width);
        Ok(())
    }

    /// Writes bytes of a range that was announced, from its start.
    pub fn write_announced(&mut self, leave: &Announced, bytes: &[Value]) {
        let most = bytes.len().min(usize::try_from(leave.len).unwrap_or(usize::MAX));
        self.write_bytes(leave.at, &bytes[..most]);
    }

    /// Writes a number to a range that was announced.
    pub fn write_number(&mut self, leave: &Announced, word: u64) {
        self.write_word_at(leave.at, leave.len, word);
    }

    /// Writes a value to memory of the library's own, which no other thread sees.
    pub fn write_own(&mut self, at: u64, value: Value, width: u32) -> Flow<()> {
        let spot = self.spot(Value::concrete(at), u64::from(width).div_ceil(8), true)?;
        if spot.seen().is_some() {
            return Err(Stop::unsupported("memory of the library that several threads use"));
        }
        self.write_spot(spot, value, width);
        Ok(())
    }

    /// A new object with these bytes at its start, or `None` if there is no room. Nothing may stop the call after this.
    pub fn allocate_with(
        &mut self,
        origin: Origin,
        size: u64,
        align: u64,
        initial: Initial,
        bytes: &[Value],
    ) -> Flow<Option<u64>> {
        let at = match self.allocate(origin, size, align, initial)? {
            // Too large to have bytes all over.
            None => {
                let extent = self.terms().constant(64, size);
                self.allocate_sized(origin, (extent, size), align, initial)?
            }
            at => at,
        };
        if let Some(at) = at.filter(|_| !bytes.is_empty()) {
            self.write_bytes(at, bytes);
        }
        Ok(at)
    }

    /// Puts bytes into memory in one step; what was there.
    pub fn exchange_bytes(&mut self, at: u64, new: &Bytes, order: Order) -> Flow<Bytes> {
        let spot = self.spot(Value::concrete(at), new.len() as u64, true)?;
        if let Some(range) = spot.seen() {
            self.visible(Action::Update { range, order }, Choice::Only)?;
        }
        let old = Rc::new(self.bytes(at, new.len() as u64, false));
        // One that puts back what was there is a mere look, as far as loops are concerned.
        if old != *new {
            self.write_bytes(at, new);
        }
        Ok(old)
    }

    /// Puts bytes into memory in one step, if what is there passes; what was there, and whether it passed.
    pub fn swap_bytes(
        &mut self,
        at: u64,
        new: &[Value],
        orders: (Order, Order),
        passes: impl FnOnce(&mut Self, &[Value]) -> Value,
    ) -> Flow<(Vec<Value>, bool)> {
        let spot = self.spot(Value::concrete(at), new.len() as u64, true)?;
        let old = self.bytes(at, new.len() as u64, false);
        let same = passes(self, &old);
        let same = self.swaps(spot.seen(), orders, same)?;
        if same && old != new {
            self.write_bytes(at, new);
        }
        Ok((old, same))
    }

    /// The bytes of a string that only this thread uses, up to its first certain end, which is included, or to the end of
    /// its object; at most `limit` bytes.
    pub fn own_text(&mut self, at: u64, limit: u64) -> Flow<Vec<Value>> {
        let room = self.known_room(at)?.min(limit);
        if self.is_seen(at)? {
            return Err(Stop::unsupported(
                "a string of several threads that is read as one of a single thread",
            ));
        }
        Ok(self.bytes(at, room, true))
    }

    /// Whether a value is not zero, as a value of width 1.
    pub fn truth(&mut self, value: Value, width: u32) -> Value {
        match value.word() {
            Some(word) => Value::concrete(u64::from(word & mask(width) != 0)),
            None => {
                let term = self.term(value, width);
                let zero = self.terms().constant(width, 0);
                let holds = self.terms().compare(Compare::Ne, term, zero);
                self.value(holds)
            }
        }
    }

    /// Writes a number of `len` bytes as the call's write of that number.
    pub fn put_word(&mut self, number: u8, at: u64, value: Value, len: u64) -> Flow<()> {
        if self.thread_ref().stage > number {
            return Ok(());
        }
        self.store(Value::concrete(at), value, 8 * len as u32, Order::Plain)?;
        self.thread_mut().stage = number + 1;
        Ok(())
    }

    /// A fresh heap object with these bytes. Nothing may stop the call after this.
    pub fn allocate_bytes(&mut self, bytes: &[Value]) -> Flow<u64> {
        let point = self.thread_ref().point();
        let size = bytes.len() as u64;
        let at = self.allocate(Origin::Heap(point), size, 16, Initial::Zero)?;
        let at = at.ok_or_else(|| Stop::unsupported(format!("an allocation of {size} bytes more")))?;
        self.write_bytes(at, bytes);
        Ok(at)
    }

    /// What the call has read or made under that number before it had to stop.
    pub fn kept(&self, number: u8) -> Option<Bytes> {
        self.thread_ref().kept.iter().find(|(other, _)| *other == number).map(|(_, bytes)| bytes.clone())
    }

    /// Keeps what the call has read or made, until it returns.
    pub fn keep(&mut self, number: u8, bytes: &Bytes) {
        self.thread_mut().kept.push((number, bytes.clone()));
    }

    /// Bytes of one object, without an event; the caller has checked the bounds. Of a string nothing behind its
    /// first zero is read.
    pub(crate) fn bytes(&mut self, at: u64, len: u64, is_string: bool) -> Vec<Value> {
        let mut bytes = Vec::new();
        while (bytes.len() as u64) < len {
            let here = at + bytes.len() as u64;
            let Some(object) = self.state.memory.find(here) else { break };
            if object.log.is_none() {
                let base = object.base;
                let mut end = false;
                for i in bytes.len() as u64..len {
                    let (byte, Cell::Concrete) = object.cell(at + i - base) else { break };
                    bytes.push(Value::concrete(u64::from(byte)));
                    if is_string && byte == 0 {
                        end = true;
                        break;
                    }
                }
                if end || bytes.len() as u64 == len {
                    break;
                }
            }
            // Symbolic, never written, or under a log of writes.
            let here = Value::concrete(at + bytes.len() as u64);
            let Ok(spot) = self.spot(here, 1, false) else { break };
            let byte = self.read_spot(spot, 8);
            bytes.push(byte);
            if is_string && byte.word() == Some(0) {
                break;
            }
        }
        bytes
    }

    /// Whether a range has exactly these bytes, which are known.
    fn is_there(&self, at: u64, bytes: &[Value]) -> bool {
        self.state.memory.find(at).filter(|object| object.log.is_none()).is_some_and(|object| {
            (at - object.base..).zip(bytes).all(|(offset, byte)| match object.cell(offset) {
                (there, Cell::Concrete) => byte.word() == Some(u64::from(there)),
                _ => false,
            })
        })
    }

    /// Writes bytes of one object, without an event; the caller has checked the bounds.
    pub(crate) fn write_bytes(&mut self, at: u64, bytes: &[Value]) {
        let terms = &mut self.world.arena.terms;
        if let Some(object) = self.state.memory.find_mut(at) {
            write_to(object, terms, at, bytes);
        }
    }

    /// Writes a word of one object, without an event; the caller has checked the bounds.
    pub(crate) fn write_word_at(&mut self, at: u64, len: u64, word: u64) {
        let terms = &mut self.world.arena.terms;
        if let Some(object) = self.state.memory.find_mut(at) {
            object.write(terms, at - object.base, len, Value::concrete(word));
        }
    }
}

/// Writes bytes of this object.
fn write_to(object: &mut Object, terms: &mut Terms, at: u64, bytes: &[Value]) {
    let offset = at - object.base;
    let mut i = 0;
    while i < bytes.len() {
        let word: Option<u64> = match bytes.get(i..i + 8) {
            Some(eight) if object.is_plain() && offset.is_multiple_of(8) => eight
                .iter()
                .enumerate()
                .try_fold(0, |word, (k, byte)| byte.word().map(|byte| word | (byte & 0xff) << (8 * k))),
            _ => None,
        };
        match word {
            Some(word) => {
                object.write_word(offset + i as u64, 8, word);
                i += 8;
            }
            None => {
                object.write(terms, offset + i as u64, 1, bytes[i]);
                i += 1;
            }
        }
    }
}
