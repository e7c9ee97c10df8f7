//! `printf`'s conversions as data: what stands between `%` and its letter, and where their arguments come from. Knows the
//! spelling alone, neither values nor memory.

use std::collections::BTreeMap;

/// A number in a conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// Written out.
    Given(u64),
    /// An argument, `*` or `*2$`.
    Argument(Option<usize>),
}

/// A conversion.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Directive {
    pub left: bool,
    pub plus: bool,
    pub space: bool,
    pub alternative: bool,
    pub zero: bool,
    pub width: Option<Amount>,
    pub precision: Option<Amount>,
    /// `hh`, `h`, `l`, `ll`, `L` and so on.
    pub length: Vec<u8>,
    pub letter: u8,
    /// The number of its argument, from 1 on, if it has one: `%2$d`.
    pub argument: Option<usize>,
}

impl Directive {
    /// Reads what stands behind a `%`: the conversion, and the rest of the text. `None` if the text ends inside it.
    pub fn read(text: &[u8]) -> Option<(Directive, &[u8])> {
        let mut read = Directive::default();
        let (number, mut rest) = numbered(text);
        read.argument = number;
        while let Some((flag, tail)) = rest.split_first() {
            match flag {
                b'-' => read.left = true,
                b'+' => read.plus = true,
                b' ' => read.space = true,
                b'#' => read.alternative = true,
                b'0' => read.zero = true,
                b'\'' | b'I' => {} // neither grouping nor digits of its own in the C locale
                _ => break,
            }
            rest = tail;
        }
        (read.width, rest) = amount(rest);
        if let Some((b'.', tail)) = rest.split_first() {
            let (precision, tail) = amount(tail);
            read.precision = Some(precision.unwrap_or(Amount::Given(0)));
            rest = tail;
        }
        while let Some((letter, tail)) = rest.split_first() {
            rest = tail;
            if !b"hlLqjzt".contains(letter) {
                read.letter = *letter;
                return Some((read, rest));
            }
            read.length.push(*letter);
        }
        None
    }

    /// The width of an integer of this length, in bits.
    pub fn integer_width(&self) -> u32 {
        match &self.length[..] {
            b"hh" => 8,
            b"h" => 16,
            b"" => 32,
            _ => 64,
        }
    }

    /// The width of its argument as it is passed, in bits; 0 if it takes none.
    pub fn argument_width(&self) -> u32 {
        match self.letter {
            b'%' | b'm' => 0,
            // Narrow integers are passed as `int`.
            b'd' | b'i' | b'u' | b'o' | b'x' | b'X' => self.integer_width().max(32),
            b'c' | b'C' => 32,
            b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' if self.length == b"L" => 80,
            _ => 64,
        }
    }
}

/// Whether a format stores how much was written so far.
pub fn has_counts(format: &[u8]) -> bool {
    let mut rest = format;
    while let Some(at) = rest.iter().position(|byte| *byte == b'%') {
        let Some((directive, tail)) = Directive::read(&rest[at + 1..]) else { return false };
        if directive.letter == b'n' {
            return true;
        }
        rest = tail;
    }
    false
}

/// The widths of the numbered arguments of a format, in their order; `None` if the arguments are not numbered. A number
/// that nothing uses stands for an `int`.
pub fn numbered_arguments(format: &[u8]) -> Option<Vec<u32>> {
    let mut widths = BTreeMap::new();
    let mut rest = format;
    while let Some(at) = rest.iter().position(|byte| *byte == b'%') {
        let (directive, tail) = Directive::read(&rest[at + 1..])?;
        for amount in [directive.width, directive.precision].into_iter().flatten() {
            if let Amount::Argument(Some(number)) = amount {
                widths.insert(number, 32);
            }
        }
        if let Some(number) = directive.argument {
            widths.insert(number, directive.argument_width());
        }
        rest = tail;
    }
    let (last, _) = widths.last_key_value()?;
    Some((1..=*last).map(|number| widths.get(&number).copied().unwrap_or(32)).collect())
}

/// Digits or a `*`.
fn amount(text: &[u8]) -> (Option<Amount>, &[u8]) {
    if let Some((b'*', tail)) = text.split_first() {
        let (number, rest) = numbered(tail);
        return (Some(Amount::Argument(number)), rest);
    }
    let (number, rest) = digits(text);
    (number.map(Amount::Given), rest)
}

/// Digits and a `$`, if there are such.
fn numbered(text: &[u8]) -> (Option<usize>, &[u8]) {
    match digits(text) {
        // More arguments than anybody writes are no number of one.
        (Some(number @ 1..=4096), [b'$', rest @ ..]) => (Some(number as usize), rest),
        _ => (None, text),
    }
}

fn digits(text: &[u8]) -> (Option<u64>, &[u8]) {
    let count = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (digits, rest) = text.split_at(count);
    let number =
        digits.iter().fold(0u64, |n, digit| n.saturating_mul(10).saturating_add((digit - b'0').into()));
    ((count > 0).then_some(number), rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversions_are_read() {
        let (read, rest) = Directive::read(b"-08.3lld!").unwrap();
        assert!(read.left && read.zero && !read.plus);
        assert_eq!((read.width, read.precision), (Some(Amount::Given(8)), Some(Amount::Given(3))));
        assert_eq!((&read.length[..], read.letter, rest), (&b"ll"[..], b'd', &b"!"[..]));
        let (read, _) = Directive::read(b"2$*1$.*Lf").unwrap();
        assert_eq!((read.argument, read.width), (Some(2), Some(Amount::Argument(Some(1)))));
        assert_eq!((read.precision, read.argument_width()), (Some(Amount::Argument(None)), 80));
        assert_eq!(Directive::read(b"-5l"), None);
    }

    #[test]
    fn counts_are_seen() {
        assert!(has_counts(b"%d%hn"));
        assert!(!has_counts(b"n %% %dn %-"));
    }

    #[test]
    fn numbered_arguments_have_widths() {
        assert_eq!(numbered_arguments(b"%d %s"), None);
        assert_eq!(numbered_arguments(b"%3$Lf %1$*4$s %%"), Some(vec![64, 32, 80, 32]));
    }
}
