//! `printf`'s language: from a format and arguments to bytes. Two ways: for memory the bytes are exact, and the
//! digits of a symbolic number are symbolic; for a person a symbolic number is shown as the model has it, without
//! any decision, unless the program gets to know how long the text is.

use crate::libc::arguments::Arguments;
use crate::libc::decimal;
use crate::libc::directive::{Amount, Directive, has_counts, numbered_arguments};
use crate::libc::errno;
use crate::results::ZERO;
use threadbare_expr::{Binary, Compare, Term};
use threadbare_machine::state::Purpose;
use threadbare_machine::step::{Flow, Run, Stop};
use threadbare_machine::value::{Value, mask, signed};
use threadbare_trace::ErrorKind;

/// What becomes of symbolic numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Purposed {
    /// Their digits are computed.
    Memory,
    /// The model's value is shown, if the program does not ask how long the text is.
    Output,
}

/// A conversion whose width and precision are known.
struct Spec {
    directive: Directive,
    left: bool,
    width: usize,
    precision: Option<usize>,
}

/// The widest field that is believed.
const WIDEST: u64 = 1 << 20;

/// What a format makes: text, and the counts that `%n` stores.
#[derive(Default)]
pub struct Formatted {
    pub bytes: Vec<Value>,
    counts: Vec<Count>,
}

/// A place for the number of bytes that were written so far.
struct Count {
    at: u64,
    width: u32,
    written: u64,
}

impl Formatted {
    /// Stores the counts, as the call's first writes; the number of the next one.
    pub fn store_counts(&self, run: &mut Run<'_>) -> Flow<u8> {
        for (number, count) in self.counts.iter().enumerate() {
            let word = Value::concrete(count.written & mask(count.width));
            run.put_word(number as u8, count.at, word, u64::from(count.width / 8))?;
        }
        Ok(self.counts.len() as u8)
    }
}

/// What a format and its arguments make. `read` is the number of the call's first read.
pub fn format(
    run: &mut Run<'_>,
    purpose: Purposed,
    text: &[u8],
    arguments: &mut Arguments,
    read: u8,
) -> Flow<Formatted> {
    let mut numbered;
    let arguments = match numbered_arguments(text) {
        Some(widths) => {
            numbered = arguments.take_all(run, &widths)?;
            &mut numbered
        }
        None => arguments,
    };
    let mut out = Formatter { run, purpose, text, made: Formatted::default(), read };
    let mut rest = text;
    while let Some((&first, tail)) = rest.split_first() {
        if first != b'%' {
            out.push(first);
            rest = tail;
            continue;
        }
        let Some((directive, tail)) = Directive::read(tail) else {
            return Err(Stop::error(ErrorKind::BadCall, "a format that ends inside a conversion"));
        };
        let spec = out.spec(directive, arguments)?;
        out.conversion(&spec, arguments)?;
        rest = tail;
    }
    Ok(out.made)
}

struct Formatter<'a, 'b> {
    run: &'a mut Run<'b>,
    purpose: Purposed,
    text: &'a [u8],
    made: Formatted,
    read: u8,
}

impl Formatter<'_, '_> {
    fn push(&mut self, byte: u8) {
        self.made.bytes.push(Value::concrete(byte.into()));
    }

    fn spec(&mut self, directive: Directive, arguments: &mut Arguments) -> Flow<Spec> {
        let mut spec = Spec { left: directive.left, width: 0, precision: None, directive };
        if let Some(width) = spec.directive.width {
            let width = self.amount(width, arguments)?;
            spec.left |= width < 0;
            spec.width = width.unsigned_abs() as usize;
        }
        if let Some(precision) = spec.directive.precision {
            // A negative precision counts as none.
            spec.precision = usize::try_from(self.amount(precision, arguments)?).ok();
        }
        Ok(spec)
    }

    fn amount(&mut self, amount: Amount, arguments: &mut Arguments) -> Flow<i64> {
        let number = match amount {
            Amount::Given(number) => i64::try_from(number).unwrap_or(i64::MAX),
            Amount::Argument(number) => {
                arguments.select(number);
                let value = arguments.take(self.run, 32)?;
                signed(self.run.pin(value, 32)?, 32)
            }
        };
        if number.unsigned_abs() > WIDEST {
            return Err(Stop::unsupported(format!("a formatted field of {number} bytes")));
        }
        Ok(number)
    }

    fn conversion(&mut self, spec: &Spec, arguments: &mut Arguments) -> Flow<()> {
        let Directive { letter, length, argument, .. } = &spec.directive;
        arguments.select(*argument);
        match letter {
            b'%' => self.push(b'%'),
            b'd' | b'i' => self.integer(spec, arguments, true, 10, false)?,
            b'u' => self.integer(spec, arguments, false, 10, false)?,
            b'o' => self.integer(spec, arguments, false, 8, false)?,
            b'x' => self.integer(spec, arguments, false, 16, false)?,
            b'X' => self.integer(spec, arguments, false, 16, true)?,
            b'c' if length.is_empty() => {
                let value = arguments.take(self.run, 32)?;
                let byte = crate::libc::memory::low_byte(self.run, value, 32);
                let byte = self.shown(byte, 8)?;
                self.field(spec, &[], vec![byte], false);
            }
            b's' if length.is_empty() => self.string(spec, arguments)?,
            b'C' => self.wide_character(spec, arguments)?,
            b'c' if length == b"l" => self.wide_character(spec, arguments)?,
            b'S' => self.wide_string(spec, arguments)?,
            b's' if length == b"l" => self.wide_string(spec, arguments)?,
            b'p' => self.pointer(spec, arguments)?,
            b'n' => self.count(spec, arguments)?,
            b'm' if !spec.directive.alternative => self.error_message(spec)?,
            b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' => self.floating(spec, arguments)?,
            _ => {
                let length = String::from_utf8_lossy(length).into_owned();
                let what = format!("the conversion %{length}{}", char::from(*letter).escape_default());
                return Err(Stop::unsupported(what));
            }
        }
        Ok(())
    }

    /// The value as it goes to its destination: for a person a symbolic value is shown as the model has it.
    fn shown(&mut self, value: Value, width: u32) -> Flow<Value> {
        if value.word().is_some() || self.purpose == Purposed::Memory {
            return Ok(value);
        }
        let term = self.run.term(value, width);
        self.run.defined(term, "the output depends on")?;
        Ok(Value::concrete(self.run.evaluate_u64(term)))
    }

    /// A number as it goes to its destination. Its text is as long as the number is large.
    fn shown_number(&mut self, value: Value, width: u32) -> Flow<Value> {
        self.prepare_for(value);
        self.shown(value, width)
    }

    /// Before a symbolic number: what was meant for a person is exact from here on if its length is known to the program.
    fn prepare_for(&mut self, value: Value) {
        let is_shown = value.word().is_none() && self.purpose == Purposed::Output;
        if is_shown && (has_counts(self.text) || self.run.uses_result()) {
            self.purpose = Purposed::Memory;
        }
    }

    /// Whether a number is zero: a decision if it is symbolic.
    fn is_zero(&mut self, value: Value) -> Flow<bool> {
        let truth = self.run.truth(value, 64);
        Ok(!self.run.decide(truth, Purpose::Branch)?)
    }

    fn integer(
        &mut self,
        spec: &Spec,
        arguments: &mut Arguments,
        is_signed: bool,
        base: u64,
        capital: bool,
    ) -> Flow<()> {
        let (width, passed) = (spec.directive.integer_width(), spec.directive.argument_width());
        let value = arguments.take(self.run, passed)?;
        let value = self.shown_number(value, passed)?;
        let (negative, magnitude) = self.magnitude(value, width, is_signed)?;
        // A zero is written in another way where these are asked for.
        let is_zero = (spec.directive.alternative || spec.precision == Some(0)) && self.is_zero(magnitude)?;
        let magnitude = if is_zero { ZERO } else { magnitude };
        let mut digits = self.digits(magnitude, base, capital)?;
        if is_zero && spec.precision == Some(0) {
            digits.clear();
        }
        let mut prefix: Vec<u8> = Vec::new();
        if negative {
            prefix.push(b'-');
        } else if is_signed && spec.directive.plus {
            prefix.push(b'+');
        } else if is_signed && spec.directive.space {
            prefix.push(b' ');
        }
        if spec.directive.alternative && base == 16 && !is_zero {
            prefix.extend(if capital { b"0X" } else { b"0x" });
        }
        let least = spec.precision.unwrap_or(1);
        if digits.len() < least && !(is_zero && spec.precision == Some(0)) {
            let missing = least - digits.len();
            digits.splice(0..0, std::iter::repeat_n(Value::concrete(b'0'.into()), missing));
        }
        if spec.directive.alternative
            && base == 8
            && digits.first().and_then(|digit| digit.word()) != Some(b'0'.into())
        {
            digits.insert(0, Value::concrete(b'0'.into()));
        }
        self.field(spec, &prefix, digits, spec.directive.zero && spec.precision.is_none());
        Ok(())
    }

    /// The sign and the magnitude, 64 bits wide, of a number of this width.
    fn magnitude(&mut self, value: Value, width: u32, is_signed: bool) -> Flow<(bool, Value)> {
        if let Some(word) = value.word() {
            let number = if is_signed { signed(word, width) } else { (word & mask(width)) as i64 };
            let negative = is_signed && number < 0;
            return Ok((
                negative,
                Value::concrete(if negative { number.unsigned_abs() } else { number as u64 }),
            ));
        }
        let term = self.run.term(value, width.max(32));
        let terms = self.run.terms();
        let term = terms.extract(term, 0, width);
        if !is_signed {
            let term = terms.zext(term, 64);
            return Ok((false, self.run.value(term)));
        }
        let term = terms.sext(term, 64);
        let zero = terms.constant(64, 0);
        let below = terms.compare(Compare::Slt, term, zero);
        let below = self.run.value(below);
        let negative = self.run.decide(below, Purpose::Branch)?;
        let term = if negative { self.run.terms().neg(term) } else { term };
        Ok((negative, self.run.value(term)))
    }

    /// The digits of a magnitude, the first one first. How many there are is a decision.
    fn digits(&mut self, magnitude: Value, base: u64, capital: bool) -> Flow<Vec<Value>> {
        if let Some(mut word) = magnitude.word() {
            let mut digits = Vec::new();
            loop {
                let digit = char::from_digit((word % base) as u32, base as u32).unwrap_or('0');
                let digit = if capital { digit.to_ascii_uppercase() } else { digit };
                digits.push(Value::concrete(u64::from(digit as u8)));
                word /= base;
                if word == 0 {
                    break;
                }
            }
            digits.reverse();
            return Ok(digits);
        }
        let term = self.run.term(magnitude, 64);
        let mut powers = vec![1u64];
        while let Some(power) = powers[powers.len() - 1].checked_mul(base) {
            let bound = self.run.terms().constant(64, power);
            let under = self.run.terms().compare(Compare::Ult, term, bound);
            let under = self.run.value(under);
            if self.run.decide(under, Purpose::Branch)? {
                break;
            }
            powers.push(power);
        }
        let digits = powers.iter().rev().map(|power| self.digit(term, *power, base, capital)).collect();
        Ok(digits)
    }

    fn digit(&mut self, term: Term, power: u64, base: u64, capital: bool) -> Value {
        let terms = self.run.terms();
        let (power, base_term) = (terms.constant(64, power), terms.constant(64, base));
        let digit = terms.binary(Binary::UDiv, term, power);
        let digit = terms.binary(Binary::URem, digit, base_term);
        let digit = terms.extract(digit, 0, 8);
        let zero = terms.constant(8, b'0'.into());
        let mut byte = terms.binary(Binary::Add, digit, zero);
        if base > 10 {
            let letter = terms.constant(8, u64::from(if capital { b'A' } else { b'a' } - 10));
            let letter = terms.binary(Binary::Add, digit, letter);
            let ten = terms.constant(8, 10);
            let small = terms.compare(Compare::Ult, digit, ten);
            byte = terms.ite(small, byte, letter);
        }
        self.run.value(byte)
    }

    fn string(&mut self, spec: &Spec, arguments: &mut Arguments) -> Flow<()> {
        let value = arguments.take(self.run, 64)?;
        let limit = spec.precision.map_or(u64::MAX, |precision| precision as u64);
        let is_there = self.run.truth(value, 64);
        if !self.run.decide(is_there, Purpose::Branch)? {
            // What glibc writes; nothing at all where the precision leaves no room for it.
            let text = if limit < 6 { vec![] } else { b"(null)".to_vec() };
            let text = text.into_iter().map(|byte| Value::concrete(byte.into())).collect();
            self.field(spec, &[], text, false);
            return Ok(());
        }
        let at = self.run.pointer(value, false)?;
        let text = self.run.fetch_text(self.read, at, limit)?;
        self.read += 1;
        let mut bytes = Vec::new();
        for byte in text {
            bytes.push(self.shown(byte, 8)?);
        }
        self.field(spec, &[], bytes, false);
        Ok(())
    }

    fn wide_character(&mut self, spec: &Spec, arguments: &mut Arguments) -> Flow<()> {
        let value = arguments.take(self.run, 32)?;
        let byte = self.narrow(value)?;
        self.field(spec, &[], vec![byte], false);
        Ok(())
    }

    fn wide_string(&mut self, spec: &Spec, arguments: &mut Arguments) -> Flow<()> {
        let value = arguments.take(self.run, 64)?;
        let at = self.run.pointer(value, false)?;
        let limit = spec.precision.unwrap_or(usize::MAX);
        let mut bytes = Vec::new();
        while bytes.len() < limit {
            let wide = self.run.own_load(at + 4 * bytes.len() as u64, 32, "a wide string to be printed")?;
            if self.run.pin(wide, 32)? == 0 {
                break;
            }
            bytes.push(self.narrow(wide)?);
        }
        self.field(spec, &[], bytes, false);
        Ok(())
    }

    /// A wide character as a byte, which in the C locale is the same for those below 128.
    fn narrow(&mut self, wide: Value) -> Flow<Value> {
        match self.run.pin(wide, 32)? {
            word @ 0..128 => Ok(Value::concrete(word)),
            word => Err(Stop::unsupported(format!("writing the wide character {word:#x}"))),
        }
    }

    fn pointer(&mut self, spec: &Spec, arguments: &mut Arguments) -> Flow<()> {
        let value = arguments.take(self.run, 64)?;
        let value = self.shown_number(value, 64)?;
        if self.is_zero(value)? {
            let text = b"(nil)".iter().map(|byte| Value::concrete(u64::from(*byte))).collect();
            self.field(spec, &[], text, false);
            return Ok(());
        }
        let digits = self.digits(value, 16, false)?;
        self.field(spec, b"0x", digits, false);
        Ok(())
    }

    /// `%n`.
    fn count(&mut self, spec: &Spec, arguments: &mut Arguments) -> Flow<()> {
        let place = arguments.take(self.run, 64)?;
        let at = self.run.pointer(place, true)?;
        let (width, written) = (spec.directive.integer_width(), self.made.bytes.len() as u64);
        self.made.counts.push(Count { at, width, written });
        Ok(())
    }

    /// `%m`: the text of `errno`.
    fn error_message(&mut self, spec: &Spec) -> Flow<()> {
        let at = self.run.errno_address()?;
        let code = self.run.own_load(at, 32, "`errno`")?;
        let code = signed(self.run.pin(code, 32)?, 32);
        let mut text = errno::message(code);
        text.truncate(spec.precision.unwrap_or(usize::MAX));
        self.field(spec, &[], text.bytes().map(|byte| Value::concrete(byte.into())).collect(), false);
        Ok(())
    }

    /// The sign and the rest of a floating-point argument.
    fn float_argument(&mut self, arguments: &mut Arguments, width: u32) -> Flow<(bool, decimal::Kind)> {
        let value = arguments.take(self.run, width)?;
        self.prepare_for(value);
        let bits = match value.word() {
            Some(word) => u128::from(word),
            None => {
                let term = self.run.term(value, width);
                if self.purpose == Purposed::Output {
                    self.run.defined(term, "the output depends on")?;
                } else if !self.run.terms().is_constant(term) {
                    let what = "the digits of a floating-point number that depends on an input";
                    return Err(Stop::unsupported(what));
                }
                let words = self.run.evaluate(term);
                let word = |at: usize| u128::from(words.get(at).copied().unwrap_or(0));
                word(0) | word(1) << 64
            }
        };
        let kind = if width == 80 { decimal::of_extended(bits) } else { decimal::of_double(bits as u64) };
        Ok((bits >> (width - 1) & 1 == 1, kind))
    }

    fn floating(&mut self, spec: &Spec, arguments: &mut Arguments) -> Flow<()> {
        let directive = &spec.directive;
        let (negative, kind) = self.float_argument(arguments, directive.argument_width())?;
        let mut prefix: Vec<u8> = Vec::new();
        if negative {
            prefix.push(b'-');
        } else if directive.plus {
            prefix.push(b'+');
        } else if directive.space {
            prefix.push(b' ');
        }
        let capital = directive.letter.is_ascii_uppercase();
        let (precision, alternative) = (spec.precision.unwrap_or(6), directive.alternative);
        let text = match (kind, directive.letter.to_ascii_lowercase()) {
            (decimal::Kind::NotANumber, _) => "nan".to_string(),
            (decimal::Kind::Infinite, _) => "inf".to_string(),
            (decimal::Kind::Finite(number), b'f') => decimal::fixed(number, precision, alternative),
            (decimal::Kind::Finite(number), b'e') => decimal::exponential(number, precision, alternative),
            (decimal::Kind::Finite(number), b'g') => decimal::general(number, precision, alternative),
            (decimal::Kind::Finite(number), _) => {
                prefix.extend(if capital { b"0X" } else { b"0x" });
                decimal::hexadecimal(number, spec.precision, alternative)
            }
        };
        let text = if capital { text.to_ascii_uppercase() } else { text };
        let body = text.bytes().map(|byte| Value::concrete(byte.into())).collect();
        self.field(spec, &prefix, body, directive.zero && matches!(kind, decimal::Kind::Finite(_)));
        Ok(())
    }

    /// A prefix and a body in a field that is as wide as asked for.
    fn field(&mut self, spec: &Spec, prefix: &[u8], body: Vec<Value>, zeroes: bool) {
        let padding = spec.width.saturating_sub(prefix.len() + body.len());
        let pad = |out: &mut Self, byte: u8| (0..padding).for_each(|_| out.push(byte));
        if !spec.left && !zeroes {
            pad(self, b' ');
        }
        prefix.iter().for_each(|byte| self.push(*byte));
        if !spec.left && zeroes {
            pad(self, b'0');
        }
        self.made.bytes.extend(body);
        if spec.left {
            pad(self, b' ');
        }
    }
}
