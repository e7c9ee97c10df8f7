//! What was written to an object at places that are not known, and everything written after that, oldest first. Bytes of the object
//! lie under it.
//!
//! An entry is a byte at an offset that may depend on inputs, or a run: from a known offset on as many bytes as a term says, all
//! the same, or those of another object as it was then. So a range whose length depends on inputs is filled or copied at once,
//! whatever its length.

use super::object::Object;
use crate::roots::Roots;
use std::hash::{Hash, Hasher};
use std::rc::Rc;
use threadbare_expr::Term;

/// A write to an object whose place was not known, or that came after such a write.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LogEntry {
    /// One byte.
    Byte {
        /// The offset, 64 bits.
        offset: Term,
        /// What was written, 8 bits.
        byte: Term,
    },
    /// As many bytes as the term says, from a known offset on.
    Run {
        /// The first.
        start: u64,
        /// How many, 64 bits.
        len: Term,
        /// What was written.
        source: Source,
    },
}

/// What a run consists of.
#[derive(Clone, Debug)]
pub enum Source {
    /// The same byte all over, 8 bits.
    Byte(Term),
    /// What an object had from this offset on.
    Object(Rc<Object>, u64),
}

impl PartialEq for Source {
    fn eq(&self, other: &Source) -> bool {
        match (self, other) {
            (Source::Byte(a), Source::Byte(b)) => a == b,
            (Source::Object(a, from), Source::Object(b, there)) => {
                from == there && (Rc::ptr_eq(a, b) || a.is_as(b))
            }
            _ => false,
        }
    }
}

impl Eq for Source {}

impl Hash for Source {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        match self {
            Source::Byte(byte) => byte.hash(hasher),
            Source::Object(object, from) => {
                from.hash(hasher);
                object.hash_bytes(hasher);
            }
        }
    }
}

impl LogEntry {
    /// Adds the terms in it.
    pub(super) fn roots(&self, roots: &mut Roots) {
        match self {
            LogEntry::Byte { offset, byte } => roots.terms.extend([*offset, *byte]),
            LogEntry::Run { len, source, .. } => {
                roots.terms.push(*len);
                match source {
                    Source::Byte(byte) => roots.terms.push(*byte),
                    Source::Object(object, _) if roots.is_new(object) => object.roots(roots),
                    Source::Object(..) => {}
                }
            }
        }
    }

    /// How many objects lie one behind the other in it.
    fn depth(&self) -> u32 {
        match self {
            LogEntry::Run { source: Source::Object(object, _), .. } => 1 + object.depth(),
            _ => 0,
        }
    }
}

impl Object {
    /// How many other objects its bytes lie behind, one behind the other. Who adds one looks at this first: reading goes as deep.
    pub fn depth(&self) -> u32 {
        self.log.iter().flat_map(|log| log.iter()).map(LogEntry::depth).max().unwrap_or(0)
    }

    /// Writes a run.
    pub fn write_run(&mut self, start: u64, len: Term, source: Source) {
        let log = self.log.get_or_insert_default();
        Rc::make_mut(log).push(LogEntry::Run { start, len, source });
    }
}
