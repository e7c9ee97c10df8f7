//! How the text of a floating-point number goes on, byte by byte: as long as it may still be one. Says nothing about its
//! value, and knows neither values nor memory.

/// How far a text has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numeral {
    /// White space, or nothing yet.
    Start,
    /// A sign.
    Signed,
    /// Into a word: what is left of it.
    Word(&'static [u8]),
    /// Behind a NaN's parenthesis.
    Payload,
    /// A zero, which may be that of `0x`.
    Zero,
    /// Digits of this base, behind the point or not yet, with one at least or none.
    Digits { base: u32, point: bool, any: bool },
    /// The mark of an exponent.
    Mark,
    /// Its sign.
    MarkSigned,
    /// Its digits.
    Exponent,
    /// Nothing more belongs to it.
    End,
}

impl Numeral {
    /// The text with one byte more; `None` if that byte does not belong to it any more.
    pub fn next(self, byte: u8) -> Option<Numeral> {
        let is_sign = byte == b'+' || byte == b'-';
        let is_digit = byte.is_ascii_digit();
        let decimal = Numeral::Digits { base: 10, point: false, any: false };
        Some(match self {
            Numeral::Start if byte == b' ' || (9..=13).contains(&byte) => Numeral::Start,
            Numeral::Start if is_sign => Numeral::Signed,
            Numeral::Start | Numeral::Signed => match byte.to_ascii_lowercase() {
                b'0' => Numeral::Zero,
                b'i' => Numeral::Word(b"nfinity"),
                b'n' => Numeral::Word(b"an("),
                byte => return decimal.next(byte),
            },
            Numeral::Word([first, rest @ ..]) if byte.eq_ignore_ascii_case(first) => match (first, rest) {
                (b'(', []) => Numeral::Payload,
                (_, []) => Numeral::End,
                (_, rest) => Numeral::Word(rest),
            },
            Numeral::Payload if byte == b')' => Numeral::End,
            Numeral::Payload if byte.is_ascii_alphanumeric() || byte == b'_' => Numeral::Payload,
            Numeral::Zero if byte.eq_ignore_ascii_case(&b'x') => {
                Numeral::Digits { base: 16, point: false, any: false }
            }
            Numeral::Zero => return Numeral::Digits { base: 10, point: false, any: true }.next(byte),
            Numeral::Digits { base, point, .. } if char::from(byte).is_digit(base) => {
                Numeral::Digits { base, point, any: true }
            }
            Numeral::Digits { base, point: false, any } if byte == b'.' => {
                Numeral::Digits { base, point: true, any }
            }
            Numeral::Digits { base, any: true, .. }
                if byte.to_ascii_lowercase() == if base == 16 { b'p' } else { b'e' } =>
            {
                Numeral::Mark
            }
            Numeral::Mark if is_sign => Numeral::MarkSigned,
            Numeral::Mark | Numeral::MarkSigned | Numeral::Exponent if is_digit => Numeral::Exponent,
            _ => return None,
        })
    }

    /// The bytes that go on with it, as ranges.
    pub fn following(self) -> Vec<(u8, u8)> {
        let mut ranges: Vec<(u8, u8)> = Vec::new();
        for byte in (0..=u8::MAX).filter(|byte| self.next(*byte).is_some()) {
            match ranges.last_mut() {
                Some((_, last)) if *last + 1 == byte => *last = byte,
                _ => ranges.push((byte, byte)),
            }
        }
        ranges
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(text: &str) -> Option<Numeral> {
        text.bytes().try_fold(Numeral::Start, Numeral::next)
    }

    #[test]
    fn numbers_go_on_as_far_as_they_can() {
        for text in
            ["", " \t-1.5e+3", "0x.8p-1", ".5", "5.", "InfiniTY", "nan", "NAN(_1a)", "1e", "0X", "+", "-."]
        {
            assert!(after(text).is_some(), "{text}");
        }
        for text in ["1 ", "--", ".e", "0x.p", "1.2.", "infinityx", "nan()x", "1e5.", "1p", "e", "0xg"] {
            assert!(after(text).is_none(), "{text}");
        }
    }

    #[test]
    fn what_may_follow() {
        assert_eq!(Numeral::Mark.following(), [(b'+', b'+'), (b'-', b'-'), (b'0', b'9')]);
        assert_eq!(Numeral::End.following(), []);
    }
}
