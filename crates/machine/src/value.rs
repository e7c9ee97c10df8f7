//! Values in registers: a word, and a tag beside it that says whether the word is the whole truth.

use threadbare_expr::Term;
use threadbare_ir::inst::IntPredicate;

/// A value of one register. With tag 0 the word is the value (at most 64 bits, zero-extended); otherwise the tag
/// is the term that is, or says that there is no value, and the word is unused. Values above 64 bits are always
/// terms, constant ones when they are concrete.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Value {
    /// The value if it is concrete, zero-extended.
    pub word: u64,
    /// 0, the raw number of a term, or a mark from [`POISON`] on.
    pub tag: u32,
}

/// Tags from here on are poison, with its origin in the lower bits; the highest one is an undefined value.
const POISON: u32 = 1 << 31;

impl Value {
    /// A value that nothing defines: each use of it is another unknown.
    pub const UNDEFINED: Value = Value { word: 0, tag: u32::MAX };

    /// A concrete value.
    #[inline]
    pub const fn concrete(word: u64) -> Value {
        Value { word, tag: 0 }
    }

    /// A symbolic value.
    #[inline]
    pub fn symbolic(term: Term) -> Value {
        debug_assert!(term.raw() < POISON);
        Value { word: 0, tag: term.raw() }
    }

    /// The result of an operation that has none, with the number of the place where that came about.
    pub const fn poison(origin: u32) -> Value {
        Value { word: 0, tag: POISON | (origin & (POISON - 1)) }
    }

    /// The term, if it is symbolic.
    #[inline]
    pub fn term(self) -> Option<Term> {
        if self.tag >= POISON { None } else { Term::from_raw(self.tag) }
    }

    /// The word, if it is concrete.
    #[inline]
    pub fn word(self) -> Option<u64> {
        (self.tag == 0).then_some(self.word)
    }

    /// The origin, if it is poison.
    #[inline]
    pub fn poison_origin(self) -> Option<u32> {
        (self.tag >= POISON && self.tag != u32::MAX).then_some(self.tag & (POISON - 1))
    }

    /// Whether it is neither a word nor a term.
    #[inline]
    pub fn is_nothing(self) -> bool {
        self.tag >= POISON
    }
}

/// The bits of a word that a value of this width uses.
#[inline]
pub const fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// A value of this width, at most 64 bits, as a signed number.
#[inline]
pub const fn signed(word: u64, width: u32) -> i64 {
    let shift = 64 - width;
    ((word << shift) as i64) >> shift
}

/// Whether a comparison of words holds.
pub fn holds(pred: IntPredicate, width: u32, x: u64, y: u64) -> bool {
    let (sx, sy) = (signed(x, width), signed(y, width));
    match pred {
        IntPredicate::Eq => x == y,
        IntPredicate::Ne => x != y,
        IntPredicate::Ult => x < y,
        IntPredicate::Ule => x <= y,
        IntPredicate::Ugt => x > y,
        IntPredicate::Uge => x >= y,
        IntPredicate::Slt => sx < sy,
        IntPredicate::Sle => sx <= sy,
        IntPredicate::Sgt => sx > sy,
        IntPredicate::Sge => sx >= sy,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn poison_is_neither_a_word_nor_a_term() {
        let poison = Value::poison(7);
        assert_eq!((poison.word(), poison.term(), poison.poison_origin()), (None, None, Some(7)));
        assert_eq!((Value::UNDEFINED.word(), Value::UNDEFINED.term()), (None, None));
        assert_eq!(Value::UNDEFINED.poison_origin(), None);
        assert_eq!(Value::concrete(3).poison_origin(), None);
    }

    #[test]
    fn signs_and_masks() {
        assert_eq!((signed(0xff, 8), signed(0x7f, 8), signed(1, 1), signed(u64::MAX, 64)), (-1, 127, -1, -1));
        assert_eq!((mask(1), mask(63), mask(64)), (1, u64::MAX >> 1, u64::MAX));
    }
}
