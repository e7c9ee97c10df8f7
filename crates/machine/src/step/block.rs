//! Large ranges of memory whose bytes are known: copied and compared in pieces, as bytes, where only one thread uses them; and filled
//! with one byte, known or not, whoever uses them.
//! Everything else goes byte by byte, as values, in `access.rs`; there a byte takes sixteen. Filling what others see is a step, and
//! nothing else here is: who calls has checked the bounds, and is told where a range is none of these.

use super::{Flow, Run, Stop};
use crate::memory::object::Filled;
use crate::state::Choice;
use crate::value::Value;
use threadbare_expr::Term;
use threadbare_trace::{Action, Ending, Order};

/// Smaller ranges are not worth a look.
const LARGE: u64 = 4096;
/// How much is done before somebody is asked whether to go on.
const PIECE: u64 = 1 << 16;

impl Run<'_> {
    /// Whether a range is large, and nobody else can see what becomes of it.
    fn is_private_block(&mut self, at: u64, len: u64, write: bool) -> Flow<bool> {
        Ok(len >= LARGE && self.spot(Value::concrete(at), len, write)?.seen().is_none())
    }

    /// The bytes of a piece, if they are known.
    fn piece(&self, at: u64, len: u64) -> Option<Vec<u8>> {
        let object = self.state.memory.find(at)?;
        object.read_bytes(at - object.base, len)
    }

    /// Writes a piece, unless it is there already: a loop that copies what it copied in the last round still only waits.
    fn write_piece(&mut self, at: u64, bytes: &[u8]) {
        if self.piece(at, bytes.len() as u64).is_some_and(|there| there == bytes) {
            return;
        }
        if let Some(object) = self.state.memory.find_own(at) {
            object.write_bytes(at - object.base, bytes);
        }
    }

    /// Whether the object there has no writes at places that depend on inputs, and bytes of its own all over.
    fn is_unblurred(&self, at: u64) -> bool {
        self.state.memory.find(at).is_some_and(|object| object.is_plain())
    }

    /// Somebody may want to stop in the middle.
    fn go_on(&self) -> Flow<()> {
        match self.world.limits.cancelled() {
            Some(why) => Err(Stop::Halt(Ending::Bounded { bound: why.to_owned() })),
            None => Ok(()),
        }
    }

    /// Copies a block between ranges that may overlap; false if it is none.
    pub fn copy_block(&mut self, to: u64, from: u64, len: u64) -> Flow<bool> {
        if !self.is_private_block(from, len, false)?
            || !self.is_private_block(to, len, true)?
            || !self.is_unblurred(to)
        {
            return Ok(false);
        }
        // What is not known would have to be copied as what it is: before anything is written.
        for start in (0..len).step_by(PIECE as usize) {
            self.go_on()?;
            if self.piece(from + start, PIECE.min(len - start)).is_none() {
                return Ok(false);
            }
        }
        let mut starts: Vec<u64> = (0..len).step_by(PIECE as usize).collect();
        if to > from {
            // The end first: the beginning of the one may be the end of the other.
            starts.reverse();
        }
        for start in starts {
            self.go_on()?;
            if let Some(bytes) = self.piece(from + start, PIECE.min(len - start)) {
                self.write_piece(to + start, &bytes);
            }
        }
        Ok(true)
    }

    /// Fills a block with a byte; false if it is none. Where others see it, that is one step, the call's only one.
    pub fn fill_block(&mut self, at: u64, byte: Value, len: u64) -> Flow<bool> {
        let is_byte = |term: &Term| self.world.arena.terms.width(*term) == 8;
        let known = byte.word().map(|byte| byte as u8);
        let term = byte.term().filter(is_byte).filter(|_| known.is_none());
        if len < LARGE || known.is_none() && term.is_none() {
            return Ok(false);
        }
        let seen = self.spot(Value::concrete(at), len, true)?.seen();
        if !self.is_unblurred(at) {
            return Ok(false);
        }
        if let Some(range) = seen {
            self.visible(Action::Write { range, order: Order::Plain }, Choice::Only)?;
        }
        let page = term.map(Filled::new);
        let bytes = vec![known.unwrap_or_default(); PIECE.min(len) as usize];
        for start in (0..len).step_by(PIECE as usize) {
            self.go_on()?;
            let bytes = &bytes[..PIECE.min(len - start) as usize];
            self.fill_piece(at + start, bytes, page.as_ref(), seen.is_some());
        }
        Ok(true)
    }

    /// Fills a piece with these bytes, or with as many that depend on inputs.
    fn fill_piece(&mut self, at: u64, bytes: &[u8], page: Option<&Filled>, seen: bool) {
        if page.is_none() && !seen {
            return self.write_piece(at, bytes);
        }
        let memory = &mut self.state.memory;
        let object = if seen { memory.find_mut(at) } else { memory.find_own(at) };
        match (object, page) {
            (Some(object), Some(page)) => object.fill(at - object.base, bytes.len() as u64, page),
            (Some(object), None) => object.write_bytes(at - object.base, bytes),
            (None, _) => {}
        }
    }

    /// The difference of the first two bytes that differ, or 0; `None` if one of the ranges is no block.
    pub fn compare_blocks(&mut self, a: u64, b: u64, len: u64) -> Flow<Option<Value>> {
        if !self.is_private_block(a, len, false)? || !self.is_private_block(b, len, false)? {
            return Ok(None);
        }
        let mut result = None;
        for start in (0..len).step_by(PIECE as usize) {
            self.go_on()?;
            let size = PIECE.min(len - start);
            let (Some(a), Some(b)) = (self.piece(a + start, size), self.piece(b + start, size)) else {
                return Ok(None);
            };
            let differ = a.iter().zip(&b).find(|(a, b)| a != b);
            result = result.or(differ.map(|(a, b)| u32::from(*a).wrapping_sub(u32::from(*b))));
        }
        Ok(Some(Value::concrete(u64::from(result.unwrap_or(0)))))
    }
}
