//! Reads that go byte by byte and end where they find what they look for: strings, mostly. What is behind the last byte
//! is not touched: others may write there. What comes up to a byte of which it is known whether it is the last one is
//! one visible step; where that depends on inputs it is decided, and the next step goes on behind it.

use super::{Flow, Run};
use crate::memory::object::Cell;
use crate::state::{Choice, Purpose};
use crate::value::Value;
use std::rc::Rc;
use threadbare_expr::{Compare, Term};
use threadbare_trace::{Action, Order, Range};

/// Says of the last of these bytes whether it is the last to be read, as a value of width 1. May be asked several times.
pub type Ends<'e> = dyn Fn(&mut Run<'_>, &[Value]) -> Value + 'e;

impl Run<'_> {
    /// The bytes from `at` on up to the first that is the last, which is included, but at most `limit`; and whether there
    /// was such a byte. As the call's read of that number. A read that does not end inside the object is an error. A limit that
    /// depends on inputs is not 0, and matters only where the read comes to it.
    pub fn scan(&mut self, number: u8, at: u64, limit: Value, ends: &Ends<'_>) -> Flow<(Vec<Value>, bool)> {
        let limit = match limit.word() {
            // What others see is one step, so it must be known how long it is.
            None if self.is_seen(at)? => Value::concrete(self.pin(limit, 64)?),
            _ => limit,
        };
        let mut bytes = self.kept(number).map(|kept| kept.to_vec()).unwrap_or_default();
        let mut count = 0;
        while !self.is_reached(limit, count as u64)? {
            if count == bytes.len() {
                self.scan_on(number, at, limit.word().unwrap_or(count as u64 + 1), ends, &mut bytes)?;
            }
            count += 1;
            let is_last = ends(self, &bytes[..count]);
            if self.decide(is_last, Purpose::Branch)? {
                bytes.truncate(count);
                return Ok((bytes, true));
            }
        }
        Ok((bytes, false))
    }

    /// Whether so many are as many as a limit allows.
    fn is_reached(&mut self, limit: Value, count: u64) -> Flow<bool> {
        match limit.word() {
            Some(limit) => Ok(limit <= count),
            None => {
                let reached = self.is_below(limit, 64, count.saturating_add(1));
                self.decide(reached, Purpose::Branch)
            }
        }
    }

    /// Reads at least one byte more, and as many as are certainly not the last.
    fn scan_on(
        &mut self,
        number: u8,
        at: u64,
        limit: u64,
        ends: &Ends<'_>,
        bytes: &mut Vec<Value>,
    ) -> Flow<()> {
        let (read, start) = (bytes.len() as u64, at + bytes.len() as u64);
        let spot = self.spot(Value::concrete(start), 1, false)?;
        // Where an object ends that has as many bytes as an input says is asked before each byte, unless it is one step.
        let room = match (self.extent_at(start), spot.seen()) {
            (Some(_), None) => 1,
            _ => self.known_room(start)?.min(limit - read),
        };
        if spot.seen().is_some() {
            self.visible(Action::Scan { range: Range { start, len: room } }, Choice::Only)?;
        }
        for here in start..start + room {
            let Some(byte) = self.one_byte(here) else { break };
            bytes.push(byte);
            let is_last = ends(self, bytes);
            if self.settled(is_last) != Ok(false) {
                break;
            }
        }
        if spot.seen().is_some() {
            let range = Range { start, len: bytes.len() as u64 - read };
            self.did(Action::Read { range, order: Order::Plain });
            self.keep_instead(number, bytes);
        }
        Ok(())
    }

    /// One byte of those from `at` on, which are read one after the other, each in a step of its own. As a part of the
    /// call's read of that number.
    pub fn fetch_next(&mut self, number: u8, at: u64, index: usize) -> Flow<Value> {
        let kept = self.kept(number);
        if let Some(byte) = kept.as_ref().and_then(|kept| kept.get(index)) {
            return Ok(*byte);
        }
        let spot = self.spot(Value::concrete(at + index as u64), 1, false)?;
        if let Some(range) = spot.seen() {
            self.visible(Action::Read { range, order: Order::Plain }, Choice::Only)?;
        }
        let byte = self.read_spot(spot, 8);
        if spot.seen().is_some() {
            let mut bytes = kept.map(|kept| kept.to_vec()).unwrap_or_default();
            bytes.push(byte);
            self.keep_instead(number, &bytes);
        }
        Ok(byte)
    }

    /// A byte, without an event.
    fn one_byte(&mut self, at: u64) -> Option<Value> {
        let object = self.state.memory.find(at)?;
        if object.log.is_none()
            && let (byte, Cell::Concrete) = object.cell(at - object.base)
        {
            return Some(Value::concrete(u64::from(byte)));
        }
        let spot = self.spot(Value::concrete(at), 1, false).ok()?;
        Some(self.read_spot(spot, 8))
    }

    /// Keeps this as what the call has read under that number, instead of less.
    fn keep_instead(&mut self, number: u8, bytes: &[Value]) {
        self.thread_mut().kept.retain(|(other, _)| *other != number);
        self.keep(number, &Rc::new(bytes.to_vec()));
    }

    /// Whether other threads would see a read there.
    pub fn is_seen(&mut self, at: u64) -> Flow<bool> {
        Ok(self.spot(Value::concrete(at), 1, false)?.seen().is_some())
    }

    /// How many bytes there are from `at` to the end of its object. Of a size that depends on inputs, every number is a case of its own.
    pub fn known_room(&mut self, at: u64) -> Flow<u64> {
        let Some(extent) = self.extent_at(at) else { return Ok(self.room(at)) };
        let extent = self.value(extent);
        let size = self.pin(extent, 64)?;
        let base = self.state.memory.find(at).map_or(at, |object| object.base);
        let room = size.saturating_sub(at - base);
        self.spot(Value::concrete(at), room, false)?;
        Ok(room)
    }

    /// The bytes before the end of a string; at most `limit` bytes are looked at.
    pub fn fetch_text(&mut self, number: u8, at: u64, limit: u64) -> Flow<Vec<Value>> {
        self.fetch_text_within(number, at, Value::concrete(limit))
    }

    /// The same with a limit that may depend on inputs.
    pub fn fetch_text_within(&mut self, number: u8, at: u64, limit: Value) -> Flow<Vec<Value>> {
        let (mut text, ended) = self.scan(number, at, limit, &|run, bytes| run.is_end(bytes))?;
        if ended {
            text.pop();
        }
        Ok(text)
    }

    /// Whether the last of these bytes is the end of a string, as a value of width 1.
    pub fn is_end(&mut self, bytes: &[Value]) -> Value {
        match bytes.last() {
            Some(last) => self.same_byte(*last, Value::concrete(0)),
            None => Value::concrete(0),
        }
    }

    /// Bytes as one number, the first the lowest.
    pub fn joined(&mut self, bytes: &[Value]) -> Value {
        let words: Option<Vec<u64>> = bytes.iter().map(|byte| byte.word()).collect();
        if let Some(words) = words.filter(|words| words.len() <= 8) {
            return Value::concrete(words.iter().rev().fold(0, |all, byte| all << 8 | byte & 0xff));
        }
        let terms: Vec<Term> = bytes.iter().map(|byte| self.term(*byte, 8)).collect();
        let whole = terms.into_iter().reduce(|low, high| self.terms().concat(high, low));
        whole.map_or(Value::concrete(0), |whole| self.value(whole))
    }

    /// Whether one of two conditions holds, as a value of width 1.
    pub fn either(&mut self, one: Value, other: Value) -> Value {
        match (one.word(), other.word()) {
            (Some(0), _) => other,
            (_, Some(0)) => one,
            (Some(_), _) | (_, Some(_)) => Value::concrete(1),
            _ => {
                let (one, other) = (self.term(one, 1), self.term(other, 1));
                let either = self.terms().or(one, other);
                self.value(either)
            }
        }
    }

    /// Whether a condition does not hold, as a value of width 1.
    pub fn not(&mut self, condition: Value) -> Value {
        match condition.word() {
            Some(word) => Value::concrete(u64::from(word & 1 == 0)),
            None => {
                let term = self.term(condition, 1);
                let not = self.terms().not(term);
                self.value(not)
            }
        }
    }

    /// Whether a number of some width is less than this, without a sign, as a value of width 1.
    pub fn is_below(&mut self, value: Value, width: u32, limit: u64) -> Value {
        match value.word() {
            Some(word) => Value::concrete(u64::from(word < limit)),
            None => {
                let term = self.term(value, width);
                let limit = self.terms().constant(width, limit);
                let below = self.terms().compare(Compare::Ult, term, limit);
                self.value(below)
            }
        }
    }
}
