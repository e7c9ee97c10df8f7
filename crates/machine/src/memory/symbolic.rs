//! Reading and writing values that are not plain words: symbolic bytes, uninitialised bytes, unknown offsets.

use super::object::{Cell, LogEntry, Object, Source};
use crate::value::Value;
use std::rc::Rc;
use threadbare_expr::{Binary, Compare, Term, Terms};

/// Makes a term for a byte that was never written, given its address; for one whose address depends on inputs, a new one each time.
pub type Undefined<'u> = dyn FnMut(&mut Terms, Option<u64>) -> Term + 'u;

impl Object {
    /// Reads `len` bytes at a known offset as one value. A byte that was never written keeps the term that it gets.
    pub(crate) fn read(
        &mut self,
        terms: &mut Terms,
        offset: u64,
        len: u64,
        undefined: &mut Undefined<'_>,
    ) -> Value {
        if let Some(whole) = self.whole_term(terms, offset, len) {
            return Value::symbolic(whole);
        }
        let mut value: Option<Term> = None;
        for i in (0..len).rev() {
            let byte = self.read_byte(terms, offset + i, undefined);
            value = Some(match value {
                None => byte,
                Some(high) => terms.concat(high, byte),
            });
        }
        value.map_or(Value::concrete(0), |term| value_of(terms, term))
    }

    /// The term that these bytes are, if they are the bytes of one term in order.
    fn whole_term(&self, terms: &Terms, offset: u64, len: u64) -> Option<Term> {
        if self.log.is_some() {
            return None;
        }
        let (_, Cell::Symbolic { term, index: 0 }) = self.cell(offset) else { return None };
        let same = |i: u64| matches!(self.cell(offset + i), (_, Cell::Symbolic { term: t, index }) if t == term && u64::from(index) == i);
        (u64::from(terms.width(term)) == 8 * len && (1..len).all(same)).then_some(term)
    }

    fn read_byte(&mut self, terms: &mut Terms, offset: u64, undefined: &mut Undefined<'_>) -> Term {
        let base = self.byte_under_log(terms, offset, undefined);
        if self.log.is_none() {
            return base;
        }
        let offset = terms.constant(64, offset);
        self.through_log(terms, offset, base, undefined)
    }

    fn byte_under_log(&mut self, terms: &mut Terms, offset: u64, undefined: &mut Undefined<'_>) -> Term {
        let term = self.look_under_log(terms, offset, undefined);
        if self.cell(offset).1 == Cell::Uninitialised && self.reserve(offset + 1) {
            self.set_cell(offset, 0, Cell::Symbolic { term, index: 0 });
        }
        term
    }

    fn look_under_log(&self, terms: &mut Terms, offset: u64, undefined: &mut Undefined<'_>) -> Term {
        match self.cell(offset) {
            (byte, Cell::Concrete) => terms.constant(8, u64::from(byte)),
            (_, Cell::Symbolic { term, index }) => terms.extract(term, 8 * u32::from(index), 8),
            (_, Cell::Uninitialised) => undefined(terms, Some(self.base + offset)),
        }
    }

    /// What a byte is once the log's writes, oldest first, have gone over it.
    fn through_log(
        &self,
        terms: &mut Terms,
        offset: Term,
        under: Term,
        undefined: &mut Undefined<'_>,
    ) -> Term {
        let Some(log) = &self.log else { return under };
        let mut byte = under;
        for entry in log.iter() {
            let (hit, written) = match entry {
                LogEntry::Byte { offset: at, byte } => (terms.compare(Compare::Eq, *at, offset), *byte),
                LogEntry::Run { start, len, source } => {
                    let first = terms.constant(64, *start);
                    let index = terms.binary(Binary::Sub, offset, first);
                    let hit = terms.compare(Compare::Ult, index, *len);
                    if terms.is_false(hit) {
                        continue;
                    }
                    let written = match source {
                        Source::Byte(byte) => *byte,
                        Source::Object(object, from) => {
                            let from = terms.constant(64, *from);
                            let at = terms.binary(Binary::Add, index, from);
                            object.look_at(terms, at, undefined)
                        }
                    };
                    (hit, written)
                }
            };
            byte = terms.ite(hit, written, byte);
        }
        byte
    }

    /// The byte at an offset that may be outside: then nobody asks what it is.
    fn look_at(&self, terms: &mut Terms, at: Term, undefined: &mut Undefined<'_>) -> Term {
        let under = match terms.as_u64(at) {
            Some(offset) if offset >= self.size => return terms.constant(8, 0),
            Some(offset) => self.look_under_log(terms, offset, undefined),
            None => self.choose_under_log(terms, at, undefined),
        };
        self.through_log(terms, at, under, undefined)
    }

    /// The byte under the log at a symbolic offset, as below, of an object that stays as it is. Where its size is a term, bytes that were
    /// never written are all one.
    fn choose_under_log(&self, terms: &mut Terms, at: Term, undefined: &mut Undefined<'_>) -> Term {
        let kept = self.kept();
        let mut nowhere = None;
        let mut byte_at = |terms: &mut Terms, offset: u64| match self.cell(offset).1 {
            Cell::Uninitialised if self.extent().is_some() => {
                *nowhere.get_or_insert_with(|| undefined(terms, None))
            }
            _ => self.look_under_log(terms, offset, undefined),
        };
        // What is behind the bytes that are kept, or the last of them.
        let last = if kept < self.size { kept } else { kept.saturating_sub(1) };
        if self.size == 0 {
            return terms.constant(8, 0);
        }
        let mut chosen = byte_at(terms, last);
        let mut run = chosen;
        for offset in (0..last).rev() {
            let byte = byte_at(terms, offset);
            if byte != run {
                let bound = terms.constant(64, offset + 1);
                let below = terms.compare(Compare::Ult, at, bound);
                chosen = terms.ite(below, byte, chosen);
                run = byte;
            }
        }
        chosen
    }

    /// Whether something was written to it at a place that is not known.
    pub(crate) fn is_blurred(&self, terms: &Terms) -> bool {
        let mut log = self.log.iter().flat_map(|log| log.iter());
        log.any(|entry| match entry {
            LogEntry::Byte { offset, .. } => terms.as_u64(*offset).is_none(),
            LogEntry::Run { .. } => true,
        })
    }

    /// Writes a value of `len` bytes at a known offset.
    pub(crate) fn write(&mut self, terms: &mut Terms, offset: u64, len: u64, value: Value) {
        if self.log.is_some() || !self.reserve(offset + len) {
            let offset = terms.constant(64, offset);
            return self.append(terms, offset, len, value);
        }
        match value.term() {
            None => self.write_word(offset, len as usize, value.word),
            Some(term) => {
                // A value narrower than its bytes (i1, i24) is stored zero-extended.
                let term = terms.zext(term, 8 * len as u32);
                for i in 0..len {
                    self.set_cell(offset + i, 0, Cell::Symbolic { term, index: i as u16 });
                }
            }
        }
    }

    /// Reads `len` bytes at an offset that is a 64-bit term known to lie inside.
    pub(crate) fn read_at(
        &mut self,
        terms: &mut Terms,
        offset: Term,
        len: u64,
        undefined: &mut Undefined<'_>,
    ) -> Value {
        let mut value: Option<Term> = None;
        for i in (0..len).rev() {
            let step = terms.constant(64, i);
            let at = terms.binary(Binary::Add, offset, step);
            let under = self.select_under_log(terms, at, len, i, undefined);
            let byte = self.through_log(terms, at, under, undefined);
            value = Some(match value {
                None => byte,
                Some(high) => terms.concat(high, byte),
            });
        }
        value.map_or(Value::concrete(0), |term| value_of(terms, term))
    }

    /// The byte under the log at a symbolic offset: a choice between runs of equal bytes.
    fn select_under_log(
        &mut self,
        terms: &mut Terms,
        at: Term,
        len: u64,
        i: u64,
        undefined: &mut Undefined<'_>,
    ) -> Term {
        if self.extent().is_some() {
            return self.choose_under_log(terms, at, undefined);
        }
        let last = self.size - len + i;
        let mut chosen = self.byte_under_log(terms, last, undefined);
        let mut run = chosen;
        for offset in (i..last).rev() {
            let byte = self.byte_under_log(terms, offset, undefined);
            if byte != run {
                let bound = terms.constant(64, offset + 1);
                let below = terms.compare(Compare::Ult, at, bound);
                chosen = terms.ite(below, byte, chosen);
                run = byte;
            }
        }
        chosen
    }

    /// Writes `len` bytes at an offset that is a 64-bit term known to lie inside.
    pub(crate) fn write_at(&mut self, terms: &mut Terms, offset: Term, len: u64, value: Value) {
        self.append(terms, offset, len, value);
    }

    fn append(&mut self, terms: &mut Terms, offset: Term, len: u64, value: Value) {
        let whole = match value.term() {
            Some(term) => terms.zext(term, 8 * len as u32),
            None => terms.constant(8 * len as u32, value.word),
        };
        let mut log = self.log.take().unwrap_or_default();
        let entries = Rc::make_mut(&mut log);
        for i in 0..len {
            let step = terms.constant(64, i);
            let at = terms.binary(Binary::Add, offset, step);
            let byte = terms.extract(whole, 8 * i as u32, 8);
            // The same place written again: the older entry can never be seen.
            entries.retain(|entry| !matches!(entry, LogEntry::Byte { offset, .. } if *offset == at));
            entries.push(LogEntry::Byte { offset: at, byte });
        }
        self.log = Some(log);
    }
}

/// A term as a value: a constant becomes a word.
pub fn value_of(terms: &Terms, term: Term) -> Value {
    match terms.as_u64(term) {
        Some(word) => Value::concrete(word),
        None => Value::symbolic(term),
    }
}
