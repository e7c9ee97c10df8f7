//! Ranges whose lengths depend on inputs, in objects whose sizes do: filled and copied at once (`memory/log.rs`), for all lengths together. Only
//! where nobody else can see it: what a step touches that others see must be known. Everything else is done for one length after
//! the other, in `access.rs`.

use super::{Flow, Run};
use crate::memory::object::Source;
use crate::value::Value;
use std::rc::Rc;

/// Copies of copies are made so deep; reading goes through all of them.
const DEEPEST: u32 = 8;
/// A range of a known length is a run if it is so large: byte by byte it would take too much room.
const LARGE: u64 = 1 << 16;

impl Run<'_> {
    /// Whether a range may be a run, by its length and by one of its objects.
    fn is_run(&self, at: u64, len: Value) -> bool {
        len.word().is_none_or(|len| len > LARGE) && self.extent_at(at).is_some()
    }

    /// Decides that a range is inside its object, and says whether nobody else can see it.
    fn is_own_range(&mut self, at: u64, len: Value, write: bool) -> Flow<bool> {
        match len.word() {
            Some(len) => Ok(self.spot(Value::concrete(at), len, write)?.seen().is_none()),
            None => {
                self.fits(len, at, write)?;
                Ok(self.spot(Value::concrete(at), 1, write)?.seen().is_none())
            }
        }
    }

    /// Fills a range with a byte; false if it is no run. There is at least one byte to fill.
    pub fn fill_run(&mut self, at: u64, byte: Value, len: Value) -> Flow<bool> {
        if !self.is_run(at, len) || !self.is_own_range(at, len, true)? {
            return Ok(false);
        }
        let source = Source::Byte(self.term(byte, 8));
        self.write_run(at, len, source);
        Ok(true)
    }

    /// Copies a range to another; false if it is no run. The ranges must not overlap, unless the copy is a move.
    pub fn copy_run(&mut self, to: Value, from: Value, len: Value, moves: bool) -> Flow<bool> {
        let (Some(to), Some(from)) = (to.word(), from.word()) else { return Ok(false) };
        if !self.is_run(to, len) && !self.is_run(from, len) || self.is_none(len)? {
            return Ok(false);
        }
        if !self.is_own_range(to, len, true)? || !self.is_own_range(from, len, false)? {
            return Ok(false);
        }
        let memory = &self.state.memory;
        let (Some(there), Some(here)) = (memory.find(to), memory.find(from)) else { return Ok(false) };
        if there.base == here.base && !moves || here.depth() >= DEEPEST {
            return Ok(false);
        }
        let source = Source::Object(Rc::new(here.clone()), from - here.base);
        self.write_run(to, len, source);
        Ok(true)
    }

    fn write_run(&mut self, at: u64, len: Value, source: Source) {
        let len = self.term(len, 64);
        if let Some(object) = self.state.memory.find_own(at) {
            object.write_run(at - object.base, len, source);
        }
    }
}
