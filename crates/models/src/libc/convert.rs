//! Floating-point numbers from text, correctly rounded. Of text that depends on inputs every number is a case of its
//! own; digits of integers are the library's C part.

use crate::libc::numeral::Numeral;
use threadbare_expr::Compare;
use threadbare_expr::float::{self, Format};
use threadbare_machine::state::Purpose;
use threadbare_machine::step::{Call, Flow, Model, Run, Stop};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "strtod", run: strtod },
    Model { name: "strtof", run: strtof },
    Model { name: "strtold", run: strtold },
];

const ERANGE: u64 = 34;

fn strtod(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    convert(run, call, Format::Double)
}

fn strtof(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    convert(run, call, Format::Single)
}

fn strtold(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    convert(run, call, Format::X87)
}

fn convert(run: &mut Run<'_>, call: &Call<'_>, format: Format) -> Flow<Value> {
    if call.result_width() != format.width() {
        return Err(Stop::unsupported(format!(
            "'{}' with a result of {} bits",
            call.name(),
            call.result_width()
        )));
    }
    let (text, len) = number_text(run, call)?;
    let Some(number) = float::parse(format, text.as_deref().unwrap_or("0")) else {
        return Err(Stop::unsupported("the text of a floating-point number"));
    };
    finish(run, call, len, number.out_of_range)?;
    let term = run.terms().float_constant(format, number.encoding);
    Ok(run.value(term))
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

/// The longest beginning of the text that is a number, and how many bytes it takes.
fn number_text(run: &mut Run<'_>, call: &Call<'_>) -> Flow<(Option<String>, u64)> {
    let at = run.pointer(call.arg(0), false)?;
    let mut text = Vec::new();
    let mut numeral = Numeral::Start;
    loop {
        let byte = run.fetch_next(0, at, text.len())?;
        let byte = match byte.word() {
            Some(byte) => byte,
            // What cannot go on with the number ends it, whatever it is.
            None if !goes_on(run, numeral, byte)? => break,
            None => run.pin(byte, 8)?,
        } as u8;
        match numeral.next(byte) {
            Some(next) => numeral = next,
            None => break,
        }
        text.push(byte);
    }
    let number = number_in(&text);
    let (found, len) = parse(number)?;
    Ok(match found {
        None => (None, 0),
        found => (found, (text.len() - number.len() + len) as u64),
    })
}

/// What follows the white space.
fn number_in(text: &[u8]) -> &[u8] {
    let space = text.iter().take_while(|byte| byte.is_ascii_whitespace() || **byte == 0x0b).count();
    &text[space..]
}

/// Whether a byte goes on with a number: a decision.
fn goes_on(run: &mut Run<'_>, numeral: Numeral, byte: Value) -> Flow<bool> {
    let term = run.term(byte, 8);
    let terms = run.terms();
    let mut any = terms.constant(1, 0);
    for (first, last) in numeral.following() {
        let (first, last) = (terms.constant(8, u64::from(first)), terms.constant(8, u64::from(last)));
        let above = terms.compare(Compare::Ule, first, term);
        let below = terms.compare(Compare::Ule, term, last);
        let within = terms.and(above, below);
        any = terms.or(any, within);
    }
    let any = run.value(any);
    run.decide(any, Purpose::Branch)
}

/// The number that a text begins with, as [`float::parse`] reads it, and its length.
fn parse(text: &[u8]) -> Flow<(Option<String>, usize)> {
    let sign = usize::from(matches!(text.first(), Some(b'-' | b'+')));
    let rest = &text[sign..];
    let minus = if text.first() == Some(&b'-') { "-" } else { "" };
    let begins =
        |word: &str| rest.len() >= word.len() && rest[..word.len()].eq_ignore_ascii_case(word.as_bytes());
    for (word, value) in [("infinity", "inf"), ("inf", "inf"), ("nan", "nan")] {
        if begins(word) {
            let payload = if value == "nan" { payload(&rest[word.len()..])? } else { 0 };
            return Ok((Some(format!("{minus}{value}")), sign + word.len() + payload));
        }
    }
    let (base, skipped) = if begins("0x") && has_digits(&rest[2..], 16) { (16, 2) } else { (10, 0) };
    if !has_digits(&rest[skipped..], base) {
        return Ok((None, 0));
    }
    let digits = |from: usize, base| {
        rest.iter().skip(from).take_while(|byte| char::from(**byte).is_digit(base)).count()
    };
    let mut len = skipped + digits(skipped, base);
    if rest.get(len) == Some(&b'.') {
        len += 1 + digits(len + 1, base);
    }
    let mut text = String::from_utf8_lossy(&rest[..len]).into_owned();
    let mark = if base == 16 { b'p' } else { b'e' };
    let mut exponent = "0".to_string();
    if rest.get(len).is_some_and(|byte| byte.eq_ignore_ascii_case(&mark)) {
        let signed = usize::from(matches!(rest.get(len + 1), Some(b'-' | b'+')));
        let count = digits(len + 1 + signed, 10);
        if count > 0 {
            exponent = believable_exponent(&rest[len + 1..len + 1 + signed + count]);
            len += 1 + signed + count;
        }
    }
    text.push(char::from(mark));
    Ok((Some(format!("{minus}{text}{exponent}")), sign + len))
}

/// Whether there is a digit, behind a point or not.
fn has_digits(text: &[u8], base: u32) -> bool {
    let text = text.strip_prefix(b".").unwrap_or(text);
    text.first().is_some_and(|byte| char::from(*byte).is_digit(base))
}

/// An exponent as short as it can be; one of many digits is as good as one beyond every format.
fn believable_exponent(text: &[u8]) -> String {
    let (sign, digits) = match text.split_first() {
        Some((b'-', digits)) => ("-", digits),
        Some((b'+', digits)) => ("", digits),
        _ => ("", text),
    };
    let zeroes = digits.iter().take_while(|digit| **digit == b'0').count();
    match &digits[zeroes..] {
        [] => "0".into(),
        digits if digits.len() > 7 => format!("{sign}9999999"),
        digits => format!("{sign}{}", String::from_utf8_lossy(digits)),
    }
}

/// The length of a NaN's payload in parentheses, of which only an empty one is read.
fn payload(text: &[u8]) -> Flow<usize> {
    let Some(inside) = text.strip_prefix(b"(") else { return Ok(0) };
    let len = inside.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    match inside.get(len) {
        Some(b')') if len == 0 => Ok(2),
        Some(b')') => Err(Stop::unsupported("the payload of a NaN")),
        _ => Ok(0),
    }
}
