//! Values in registers: a word, and a tag beside it that says whether the word is the whole truth.

use threadbare_expr::Term;

/// A value of at most 64 bits. With tag 0 the word is the value; otherwise the tag is the term that is, and
/// the word is unused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Value {
    /// The value if it is concrete, zero-extended.
    pub word: u64,
    /// 0, or the raw number of a term.
    pub tag: u32,
}

impl Value {
    /// A value that nothing defines: each use of it is another unknown.
    pub const UNDEFINED: Value = Value { word: 0, tag: u32::MAX };

    /// A concrete value.
    pub const fn concrete(word: u64) -> Value {
        Value { word, tag: 0 }
    }

    /// A symbolic value.
    pub fn symbolic(term: Term) -> Value {
        Value { word: 0, tag: term.raw() }
    }

    /// The term, if it is symbolic.
    pub fn term(self) -> Option<Term> {
        Term::from_raw(self.tag)
    }

    /// The word, if it is concrete.
    pub fn word(self) -> Option<u64> {
        (self.tag == 0).then_some(self.word)
    }
}

/// The bits of a word that a value of this width uses.
pub const fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// A value of this width as a signed number.
pub const fn signed(word: u64, width: u32) -> i64 {
    let shift = 64 - width;
    ((word << shift) as i64) >> shift
}
