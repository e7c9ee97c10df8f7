//! How models of library functions touch memory: whole ranges at once, each one visible step. A call that has to
//! stop is made again from its start, so what it has read in a visible step is kept, and what it has written is
//! not written twice: reads and writes of a call are numbered by the model. What is read byte by byte, as strings are, is
//! in `scan.rs`.

use crate::machine::Machine;
use crate::memory::object::Cell;
use crate::memory::{Initial, Object, Origin};
use crate::state::{Choice, Purpose};
use crate::step::{Flow, Run, Stop};
use crate::value::{Value, mask};
use std::rc::Rc;
use threadbare_expr::{Compare, Terms};
use threadbare_trace::{Action, ErrorKind, Order};

/// Bytes of a program.
pub type Bytes = Rc<Vec<Value>>;

impl Run<'_> {
    /// The value as a number. Of a value that depends on inputs, every number that it can be is a case of its own.
    pub(crate) fn pin(&mut self, value: Value, width: u32) -> Flow<u64> {
        self.pick(value, width).map(|word| word & mask(width))
    }

    /// A pointer as a number; one that depends on inputs is first decided to be inside an object.
    pub(crate) fn pointer(&mut self, value: Value, write: bool) -> Flow<u64> {
        if value.word().is_none() {
            self.spot(value, 1, write)?;
        }
        self.pin(value, 64)
    }

    /// Whether no byte is asked for. To be decided before anything else: then a pointer may point anywhere.
    pub(crate) fn is_none(&mut self, len: Value) -> Flow<bool> {
        let some = self.truth(len, 64);
        Ok(!self.decide(some, Purpose::Branch)?)
    }

    /// A number of bytes that are accessed from `at` on. That they are inside the object is decided before the
    /// number is.
    pub(crate) fn extent(&mut self, len: Value, at: u64, write: bool) -> Flow<u64> {
        if let Some(len) = len.word() {
            return Ok(len);
        }
        let room = self.room(at);
        let term = self.term(len, 64);
        let most = self.terms().constant(64, room);
        let fits = self.terms().compare(Compare::Ule, term, most);
        let fits = self.value(fits);
        if !self.decide(fits, Purpose::Check)? {
            let len = self.machine.terms.evaluate_u64(term, &self.state.model);
            self.spot(Value::concrete(at), len.max(room + 1), write)?;
            return Err(Stop::error(ErrorKind::OutOfBounds, format!("accesses {len} bytes of {room}")));
        }
        self.pin(len, 64)
    }

    /// How many bytes there are from `at` to the end of its object.
    pub(crate) fn room(&self, at: u64) -> u64 {
        self.state.memory.find(at).map_or(0, |object| (object.base + object.size).saturating_sub(at))
    }

    /// Whether a byte has this value.
    pub(crate) fn is_byte(&mut self, byte: Value, wanted: u8) -> Flow<bool> {
        match byte.word() {
            Some(word) => Ok(word == u64::from(wanted)),
            None => {
                let same = self.same_byte(byte, Value::concrete(u64::from(wanted)));
                self.decide(same, Purpose::Branch)
            }
        }
    }

    /// Whether two bytes are equal, as a value of width 1.
    pub(crate) fn same_byte(&mut self, a: Value, b: Value) -> Value {
        if let (Some(a), Some(b)) = (a.word(), b.word()) {
            return Value::concrete(u64::from(a == b));
        }
        let (a, b) = (self.term(a, 8), self.term(b, 8));
        let same = self.terms().compare(Compare::Eq, a, b);
        self.value(same)
    }

    /// The range as the call's read of that number.
    pub(crate) fn fetch(&mut self, number: u8, at: u64, len: u64) -> Flow<Bytes> {
        self.fetch_as(number, at, len, Order::Plain)
    }

    /// The same with an order.
    pub(super) fn fetch_as(&mut self, number: u8, at: u64, len: u64, order: Order) -> Flow<Bytes> {
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
    pub(crate) fn fetch_string(&mut self, number: u8, ptr: Value) -> Flow<Vec<Value>> {
        let at = self.pointer(ptr, false)?;
        self.fetch_text(number, at, u64::MAX)
    }

    /// A whole string whose bytes are pinned, as names and formats must be.
    pub(crate) fn fetch_name(&mut self, number: u8, ptr: Value) -> Flow<Vec<u8>> {
        let bytes = self.fetch_string(number, ptr)?;
        bytes.into_iter().map(|byte| self.pin(byte, 8).map(|byte| byte as u8)).collect()
    }

    /// Writes the range as the call's write of that number.
    pub(crate) fn put(&mut self, number: u8, at: u64, bytes: &[Value]) -> Flow<()> {
        self.put_as(number, at, bytes, Order::Plain)
    }

    /// The same with an order.
    pub(super) fn put_as(&mut self, number: u8, at: u64, bytes: &[Value], order: Order) -> Flow<()> {
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
                let Machine { terms, .. } = self.machine;
                if let Some(object) = self.state.memory.find_own(at) {
                    write_to(object, terms, at, bytes);
                }
            }
        }
        self.thread_mut().stage = number + 1;
        Ok(())
    }

    /// A word of memory that only this thread uses, such as its arguments: no event.
    pub(crate) fn quiet_load(&mut self, at: u64, width: u32) -> Flow<Value> {
        let spot = self.spot(Value::concrete(at), u64::from(width).div_ceil(8), false)?;
        Ok(self.read_spot(spot, width))
    }

    /// Asks for permission to write a range that is then written at once.
    pub(crate) fn announce_write(&mut self, at: u64, len: u64) -> Flow<()> {
        let spot = self.spot(Value::concrete(at), len, true)?;
        if let Some(range) = spot.seen() {
            self.visible(Action::Write { range, order: Order::Plain }, Choice::Only)?;
        }
        Ok(())
    }

    /// Whether a value is not zero, as a value of width 1.
    pub(crate) fn truth(&mut self, value: Value, width: u32) -> Value {
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
    pub(crate) fn put_word(&mut self, number: u8, at: u64, value: Value, len: u64) -> Flow<()> {
        if self.thread_ref().stage > number {
            return Ok(());
        }
        self.store(Value::concrete(at), value, 8 * len as u32, Order::Plain)?;
        self.thread_mut().stage = number + 1;
        Ok(())
    }

    /// A fresh heap object with these bytes. Nothing may stop the call after this.
    pub(crate) fn allocate_bytes(&mut self, bytes: &[Value]) -> Flow<u64> {
        let point = self.thread_ref().point();
        let size = bytes.len() as u64;
        let at = self.allocate(Origin::Heap(point), size, 16, Initial::Zero)?;
        let at = at.ok_or_else(|| Stop::unsupported(format!("an allocation of {size} bytes more")))?;
        self.write_bytes(at, bytes);
        Ok(at)
    }

    /// What the call has read or made under that number before it had to stop.
    pub(super) fn kept(&self, number: u8) -> Option<Bytes> {
        self.thread_ref().kept.iter().find(|(other, _)| *other == number).map(|(_, bytes)| bytes.clone())
    }

    pub(super) fn keep(&mut self, number: u8, bytes: &Bytes) {
        self.thread_mut().kept.push((number, bytes.clone()));
    }

    /// Bytes of one object, without an event; the caller has checked the bounds. Of a string nothing behind its
    /// first zero is read.
    pub(super) fn bytes(&mut self, at: u64, len: u64, is_string: bool) -> Vec<Value> {
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
        let Machine { terms, .. } = self.machine;
        if let Some(object) = self.state.memory.find_mut(at) {
            write_to(object, terms, at, bytes);
        }
    }

    /// Writes a word of one object, without an event; the caller has checked the bounds.
    pub(crate) fn write_word_at(&mut self, at: u64, len: u64, word: u64) {
        let terms = &mut self.machine.terms;
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
            Some(eight) if object.log.is_none() && offset.is_multiple_of(8) => eight
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
