//! Floating-point numbers from text, correctly rounded. Of text that depends on inputs every number is a case of its
//! own; digits of integers are the library's C part.

use super::{Call, Model};
use crate::state::Purpose;
use crate::step::{Flow, Run, Stop};
use crate::value::Value;
use threadbare_expr::Compare;

pub const MODELS: &[Model] = &[Model { name: "strtod", run: strtod }, Model { name: "strtof", run: strtof }];

const ERANGE: u64 = 34;

fn strtod(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (text, len) = number_text(run, call)?;
    let number = match &text {
        Text::Decimal(digits) => digits.parse::<f64>().unwrap_or(0.0),
        Text::Hexadecimal(bits) => *bits,
        Text::None => 0.0,
    };
    finish(run, call, len, out_of_range(&text, number.abs(), f64::MIN_POSITIVE))?;
    Ok(Value::concrete(number.to_bits()))
}

fn strtof(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (text, len) = number_text(run, call)?;
    let number = match &text {
        Text::Decimal(digits) => digits.parse::<f32>().unwrap_or(0.0),
        Text::Hexadecimal(bits) => *bits as f32,
        Text::None => 0.0,
    };
    finish(run, call, len, out_of_range(&text, number.abs().into(), f32::MIN_POSITIVE.into()))?;
    Ok(Value::concrete(number.to_bits().into()))
}

/// Says where the number ends, and whether it was out of range.
fn finish(run: &mut Run<'_>, call: &Call<'_>, len: u64, out_of_range: bool) -> Flow<()> {
    let end = run.pin(call.arg(1), 64)?;
    if end != 0 {
        let at = run.pin(call.arg(0), 64)?;
        run.put_word(0, end, Value::concrete(at + len), 8)?;
    }
    if out_of_range {
        run.set_errno(ERANGE)?;
    }
    Ok(())
}

enum Text {
    /// As Rust reads it.
    Decimal(String),
    /// What a hexadecimal number is, if it fits exactly.
    Hexadecimal(f64),
    /// No number at all.
    None,
}

fn out_of_range(text: &Text, magnitude: f64, smallest: f64) -> bool {
    let Text::Decimal(digits) = text else { return false };
    let is_zero =
        digits.split(['e', 'E']).next().is_none_or(|m| !m.contains(|c: char| ('1'..='9').contains(&c)));
    let is_word = digits.ends_with(|c: char| c.is_ascii_alphabetic());
    !is_word && !is_zero && (magnitude.is_infinite() || magnitude < smallest)
}

/// The longest beginning of the text that is a number, and how many bytes it takes.
fn number_text(run: &mut Run<'_>, call: &Call<'_>) -> Flow<(Text, u64)> {
    let at = run.pointer(call.arg(0), false)?;
    let raw = run.fetch_raw(0, at, u64::MAX)?;
    let mut text = Vec::new();
    for byte in raw.iter() {
        let byte = match byte.word() {
            Some(byte) => byte,
            // What cannot be part of a number ends it, whatever it is.
            None if !may_belong(run, *byte)? => break,
            None => run.pin(*byte, 8)?,
        };
        match byte {
            0 => break,
            byte => text.push(byte as u8),
        }
    }
    let space = text.iter().take_while(|byte| byte.is_ascii_whitespace() || **byte == 0x0b).count();
    let (found, len) = parse(&text[space..])?;
    Ok(if len == 0 { (Text::None, 0) } else { (found, (space + len) as u64) })
}

/// The bytes that numbers are written with, as ranges: white space, signs, the point, digits, and the letters of
/// `infinity`, `nan` and hexadecimal numbers.
const OF_NUMBERS: &[(u8, u8)] = &[
    (9, 13),
    (b' ', b' '),
    (b'+', b'+'),
    (b'-', b'.'),
    (b'0', b'9'),
    (b'A', b'F'),
    (b'I', b'I'),
    (b'N', b'N'),
    (b'P', b'P'),
    (b'T', b'T'),
    (b'X', b'Y'),
    (b'a', b'f'),
    (b'i', b'i'),
    (b'n', b'n'),
    (b'p', b'p'),
    (b't', b't'),
    (b'x', b'y'),
];

/// Whether a byte can be part of a number: a decision.
fn may_belong(run: &mut Run<'_>, byte: Value) -> Flow<bool> {
    let term = run.term(byte, 8);
    let terms = run.terms();
    let mut any = terms.constant(1, 0);
    for (first, last) in OF_NUMBERS {
        let (first, last) = (terms.constant(8, u64::from(*first)), terms.constant(8, u64::from(*last)));
        let above = terms.compare(Compare::Ule, first, term);
        let below = terms.compare(Compare::Ule, term, last);
        let within = terms.and(above, below);
        any = terms.or(any, within);
    }
    let any = run.value(any);
    run.decide(any, Purpose::Branch)
}

fn parse(text: &[u8]) -> Flow<(Text, usize)> {
    let sign = usize::from(matches!(text.first(), Some(b'-' | b'+')));
    let rest = &text[sign..];
    let minus = if text.first() == Some(&b'-') { "-" } else { "" };
    let begins =
        |word: &str| rest.len() >= word.len() && rest[..word.len()].eq_ignore_ascii_case(word.as_bytes());
    for (word, value) in [("infinity", "inf"), ("inf", "inf"), ("nan", "nan")] {
        if begins(word) {
            return Ok((Text::Decimal(format!("{minus}{value}")), sign + word.len()));
        }
    }
    if begins("0x") && rest.get(2).is_some_and(|c| c.is_ascii_hexdigit() || *c == b'.') {
        return hexadecimal(&rest[2..], minus == "-")
            .map(|(text, len)| (text, if len == 0 { sign + 1 } else { sign + 2 + len }));
    }
    let digits = |from: usize| rest[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let whole = digits(0);
    let mut len = whole;
    let mut any = whole > 0;
    if rest.get(len) == Some(&b'.') {
        let fraction = digits(len + 1);
        any |= fraction > 0;
        if any {
            len += 1 + fraction;
        }
    }
    if !any {
        return Ok((Text::None, 0));
    }
    if matches!(rest.get(len), Some(b'e' | b'E')) {
        let signed = usize::from(matches!(rest.get(len + 1), Some(b'-' | b'+')));
        let exponent = digits((len + 1 + signed).min(rest.len()));
        if exponent > 0 {
            len += 1 + signed + exponent;
        }
    }
    let text = String::from_utf8_lossy(&rest[..len]).into_owned();
    Ok((Text::Decimal(format!("{minus}{text}")), sign + len))
}

/// Digits behind `0x`. A number that does not fit a `double` exactly is not supported.
fn hexadecimal(rest: &[u8], negative: bool) -> Flow<(Text, usize)> {
    let mut mantissa: u64 = 0;
    let mut exponent: i32 = 0;
    let mut len = 0;
    let mut digits = 0;
    let mut point = false;
    while let Some(byte) = rest.get(len) {
        match (char::from(*byte).to_digit(16), byte) {
            (Some(digit), _) => {
                if mantissa >> 49 != 0 {
                    return Err(Stop::unsupported("a hexadecimal floating-point number of many digits"));
                }
                mantissa = mantissa << 4 | u64::from(digit);
                exponent -= if point { 4 } else { 0 };
                digits += 1;
            }
            (None, b'.') if !point => point = true,
            _ => break,
        }
        len += 1;
    }
    if digits == 0 {
        // Only the 0 before the x is a number.
        return Ok((Text::Hexadecimal(if negative { -0.0 } else { 0.0 }), 0));
    }
    if matches!(rest.get(len), Some(b'p' | b'P')) {
        let signed = usize::from(matches!(rest.get(len + 1), Some(b'-' | b'+')));
        let from = (len + 1 + signed).min(rest.len());
        let count = rest[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if count > 0 {
            let text = String::from_utf8_lossy(&rest[from..from + count]).into_owned();
            let power: i32 = text.parse().unwrap_or(i32::MAX / 4);
            exponent = exponent.saturating_add(if rest.get(len + 1) == Some(&b'-') { -power } else { power });
            len += 1 + signed + count;
        }
    }
    if mantissa != 0 && !(-1000..=900).contains(&exponent) {
        return Err(Stop::unsupported("a hexadecimal floating-point number of extreme size"));
    }
    let magnitude = mantissa as f64 * 2f64.powi(exponent);
    Ok((Text::Hexadecimal(if negative { -magnitude } else { magnitude }), len))
}
