//! Functions on strings. Where a string of symbolic bytes ends is a decision; what is compared is not.

use crate::results::ZERO;
use threadbare_expr::{Binary, Compare};
use threadbare_machine::state::Purpose;
use threadbare_machine::step::{Call, Flow, Model, Run, Stop};
use threadbare_machine::value::Value;
use threadbare_trace::ErrorKind;

pub const MODELS: &[Model] = &[
    Model { name: "strlen", run: length },
    Model { name: "strnlen", run: length_up_to },
    Model { name: "strcpy", run: copy },
    Model { name: "__strcpy_chk", run: copy },
    Model { name: "stpcpy", run: copy_to_end },
    Model { name: "strncpy", run: copy_padded },
    Model { name: "__strncpy_chk", run: copy_padded },
    Model { name: "stpncpy", run: copy_padded_to_end },
    Model { name: "strlcpy", run: copy_cut },
    Model { name: "strcat", run: append },
    Model { name: "__strcat_chk", run: append },
    Model { name: "strncat", run: append_up_to },
    Model { name: "__strncat_chk", run: append_up_to },
    Model { name: "strlcat", run: append_cut },
    Model { name: "strcmp", run: compare },
    Model { name: "strcoll", run: compare },
    Model { name: "strncmp", run: compare_up_to },
    Model { name: "strcasecmp", run: compare_folded },
    Model { name: "strncasecmp", run: compare_folded_up_to },
    Model { name: "strchr", run: find_byte },
    Model { name: "index", run: find_byte },
    Model { name: "strrchr", run: find_last_byte },
    Model { name: "rindex", run: find_last_byte },
    Model { name: "strchrnul", run: find_byte_or_end },
    Model { name: "strstr", run: find_string },
    Model { name: "strcasestr", run: find_string_folded },
    Model { name: "strspn", run: span },
    Model { name: "strcspn", run: span_without },
    Model { name: "strpbrk", run: find_any },
    Model { name: "strdup", run: duplicate },
    Model { name: "strndup", run: duplicate_up_to },
];

fn length(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let text = run.fetch_string(0, call.arg(0))?;
    Ok(Value::concrete(text.len() as u64))
}

fn length_up_to(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if run.is_none(call.arg(1))? {
        return Ok(ZERO);
    }
    let at = run.pointer(call.arg(0), false)?;
    let text = run.fetch_text_within(0, at, call.arg(1))?;
    Ok(Value::concrete(text.len() as u64))
}

/// Writes the text and the end of a string.
fn put_terminated(run: &mut Run<'_>, to: u64, mut text: Vec<Value>) -> Flow<()> {
    text.push(ZERO);
    run.put(0, to, &text)
}

fn copied(run: &mut Run<'_>, call: &Call<'_>) -> Flow<(u64, u64)> {
    let (to, from) = (run.pointer(call.arg(0), true)?, run.pointer(call.arg(1), false)?);
    let text = run.fetch_text(0, from, u64::MAX)?;
    let len = text.len() as u64;
    check_apart(to, from, len + 1)?;
    put_terminated(run, to, text)?;
    Ok((to, len))
}

fn check_apart(to: u64, from: u64, len: u64) -> Flow<()> {
    if to < from + len && from < to + len {
        return Err(Stop::error(ErrorKind::Misuse, "copies a string between ranges that overlap"));
    }
    Ok(())
}

fn copy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    copied(run, call).map(|(to, _)| Value::concrete(to))
}

fn copy_to_end(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    copied(run, call).map(|(to, len)| Value::concrete(to + len))
}

fn copied_padded(run: &mut Run<'_>, call: &Call<'_>) -> Flow<(u64, u64)> {
    if run.is_none(call.arg(2))? {
        return Ok((run.pin(call.arg(0), 64)?, 0));
    }
    let (to, from) = (run.pointer(call.arg(0), true)?, run.pointer(call.arg(1), false)?);
    let limit = run.extent(call.arg(2), to, true)?;
    run.spot(Value::concrete(to), limit, true)?;
    let mut text = run.fetch_text(0, from, limit)?;
    let len = text.len() as u64;
    text.resize(limit as usize, ZERO);
    run.put(0, to, &text)?;
    Ok((to, len))
}

fn copy_padded(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    copied_padded(run, call).map(|(to, _)| Value::concrete(to))
}

fn copy_padded_to_end(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    copied_padded(run, call).map(|(to, len)| Value::concrete(to + len))
}

fn copy_cut(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (to, from) = (run.pin(call.arg(0), 64)?, run.pointer(call.arg(1), false)?);
    let size = run.pin(call.arg(2), 64)?;
    let mut text = run.fetch_text(0, from, u64::MAX)?;
    let len = text.len() as u64;
    if size > 0 {
        text.truncate((size - 1) as usize);
        put_terminated(run, to, text)?;
    }
    Ok(Value::concrete(len))
}

fn append(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    append_text(run, call, u64::MAX)
}

fn append_up_to(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let limit = run.pin(call.arg(2), 64)?;
    append_text(run, call, limit)
}

fn append_text(run: &mut Run<'_>, call: &Call<'_>, limit: u64) -> Flow<Value> {
    let to = run.pointer(call.arg(0), true)?;
    let from = if limit == 0 { run.pin(call.arg(1), 64)? } else { run.pointer(call.arg(1), false)? };
    let before = run.fetch_text(0, to, u64::MAX)?.len() as u64;
    let text = run.fetch_text(1, from, limit)?;
    if limit > 0 {
        check_apart(to + before, from, text.len() as u64 + 1)?;
    }
    put_terminated(run, to + before, text)?;
    Ok(Value::concrete(to))
}

fn append_cut(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (to, from) = (run.pointer(call.arg(0), true)?, run.pointer(call.arg(1), false)?);
    let size = run.pin(call.arg(2), 64)?;
    let before = run.fetch_text(0, to, size)?.len() as u64;
    let mut text = run.fetch_text(1, from, u64::MAX)?;
    let wanted = before + text.len() as u64;
    if before < size {
        text.truncate((size - before - 1) as usize);
        put_terminated(run, to + before, text)?;
    }
    Ok(Value::concrete(wanted))
}

fn compare(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    compare_text(run, call, u64::MAX, false)
}

fn compare_up_to(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let limit = run.pin(call.arg(2), 64)?;
    compare_text(run, call, limit, false)
}

fn compare_folded(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    compare_text(run, call, u64::MAX, true)
}

fn compare_folded_up_to(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let limit = run.pin(call.arg(2), 64)?;
    compare_text(run, call, limit, true)
}

fn compare_text(run: &mut Run<'_>, call: &Call<'_>, limit: u64, folded: bool) -> Flow<Value> {
    if limit == 0 {
        return Ok(ZERO);
    }
    let (a, b) = (run.pointer(call.arg(0), false)?, run.pointer(call.arg(1), false)?);
    let fold = |run: &mut Run<'_>, x: Value, y: Value| {
        if folded { (lower(run, x), lower(run, y)) } else { (x, y) }
    };
    let mut pairs = Vec::new();
    let seen = (run.is_seen(a)?, run.is_seen(b)?);
    match seen {
        (false, false) if run.extent_at(a).is_none() && run.extent_at(b).is_none() => {
            let (first, second) = (run.own_text(a, limit)?, run.own_text(b, limit)?);
            for (x, y) in first.iter().zip(second.iter()) {
                let pair = fold(run, *x, *y);
                pairs.push(pair);
                // Behind a pair that certainly differs or ends both, nothing is looked at.
                if let (Some(x), Some(y)) = (pair.0.word(), pair.1.word())
                    && (x != y || x == 0)
                {
                    return Ok(crate::libc::memory::difference(run, &pairs, Some(0)));
                }
            }
            if (pairs.len() as u64) < limit {
                // One of them goes to the end of its object without a certain end: nothing may be equal up to there.
                let ended = ends_before(run, &pairs);
                if !run.decide(ended, Purpose::Check)? {
                    let at = if first.len() == pairs.len() { a } else { b };
                    run.spot(Value::concrete(at + pairs.len() as u64), 1, false)?;
                }
            }
        }
        // Each goes on as long as the other does, or as there are bytes of an object that ends where an input says.
        (true, true) | (false, false) => {
            for i in 0..limit as usize {
                let (x, y) = (run.fetch_next(0, a, i)?, run.fetch_next(1, b, i)?);
                pairs.push(fold(run, x, y));
                let ended = ends_before(run, &pairs[i..]);
                if run.decide(ended, Purpose::Branch)? {
                    break;
                }
            }
        }
        (first, _) => {
            let (seen, own) = if first { (a, b) } else { (b, a) };
            let known = run.own_text(own, limit)?;
            let pair = |run: &mut Run<'_>, i: usize, byte: Value| {
                let other = known.get(i).copied()?;
                Some(if first { fold(run, byte, other) } else { fold(run, other, byte) })
            };
            let ends = |run: &mut Run<'_>, bytes: &[Value]| {
                let i = bytes.len() - 1;
                pair(run, i, bytes[i]).map_or(Value::concrete(1), |pair| ends_before(run, &[pair]))
            };
            let (bytes, _) = run.scan(0, seen, Value::concrete(limit), &ends)?;
            for (i, byte) in bytes.iter().enumerate() {
                match pair(run, i, *byte) {
                    Some(pair) => pairs.push(pair),
                    // Not terminated inside its object: the next byte is the fault.
                    None => drop(run.spot(Value::concrete(own + i as u64), 1, false)?),
                }
            }
        }
    }
    Ok(crate::libc::memory::difference(run, &pairs, Some(0)))
}

fn find_byte(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    Ok(match position(run, call)? {
        (at, Some(i), _) => Value::concrete(at + i),
        _ => ZERO,
    })
}

fn find_byte_or_end(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    Ok(match position(run, call)? {
        (at, Some(i), _) => Value::concrete(at + i),
        (at, None, len) => Value::concrete(at + len),
    })
}

/// The first place of a byte, where the end counts as a byte too; and the length if it is not there.
fn position(run: &mut Run<'_>, call: &Call<'_>) -> Flow<(u64, Option<u64>, u64)> {
    let at = run.pointer(call.arg(0), false)?;
    let wanted = crate::libc::memory::low_byte(run, call.arg(1), 32);
    let ends = |run: &mut Run<'_>, bytes: &[Value]| {
        let (end, same) = (run.is_end(bytes), run.same_byte(bytes[bytes.len() - 1], wanted));
        run.either(end, same)
    };
    let (bytes, _) = run.scan(0, at, Value::concrete(u64::MAX), &ends)?;
    let last = bytes.len() as u64 - 1;
    let same = run.same_byte(bytes[bytes.len() - 1], wanted);
    let found = run.decide(same, Purpose::Branch)?;
    Ok((at, found.then_some(last), last))
}

fn find_last_byte(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pointer(call.arg(0), false)?;
    let wanted = crate::libc::memory::low_byte(run, call.arg(1), 32);
    let mut text = run.fetch_text(0, at, u64::MAX)?;
    text.push(ZERO);
    for (i, byte) in text.iter().enumerate().rev() {
        let same = run.same_byte(*byte, wanted);
        if run.decide(same, Purpose::Branch)? {
            return Ok(Value::concrete(at + i as u64));
        }
    }
    Ok(ZERO)
}

fn find_string(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    find_text(run, call, false)
}

fn find_string_folded(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    find_text(run, call, true)
}

/// What is looked for is read first; then the text, up to where it was found or ends.
fn find_text(run: &mut Run<'_>, call: &Call<'_>, folded: bool) -> Flow<Value> {
    let at = run.pointer(call.arg(0), false)?;
    let mut needle = run.fetch_string(1, call.arg(1))?;
    if needle.is_empty() {
        return Ok(Value::concrete(at));
    }
    if folded {
        needle = needle.into_iter().map(|byte| lower(run, byte)).collect();
    }
    let ends = |run: &mut Run<'_>, bytes: &[Value]| {
        let end = run.is_end(bytes);
        let Some(start) = bytes.len().checked_sub(needle.len()) else { return end };
        let same = if folded {
            let folded: Vec<Value> = bytes[start..].iter().map(|byte| lower(run, *byte)).collect();
            crate::libc::memory::equality(run, &folded, &needle)
        } else {
            crate::libc::memory::equality(run, &bytes[start..], &needle)
        };
        run.either(end, same)
    };
    let (bytes, _) = run.scan(0, at, Value::concrete(u64::MAX), &ends)?;
    let end = run.is_end(&bytes);
    if run.decide(end, Purpose::Branch)? {
        return Ok(ZERO);
    }
    Ok(Value::concrete(at + (bytes.len() - needle.len()) as u64))
}

fn span(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (_, bytes) = run_of(run, call, true)?;
    Ok(Value::concrete(bytes.len() as u64 - 1))
}

fn span_without(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (_, bytes) = run_of(run, call, false)?;
    Ok(Value::concrete(bytes.len() as u64 - 1))
}

fn find_any(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (at, bytes) = run_of(run, call, false)?;
    let end = run.is_end(&bytes);
    let ended = run.decide(end, Purpose::Branch)?;
    Ok(if ended { ZERO } else { Value::concrete(at + bytes.len() as u64 - 1) })
}

/// The first bytes that are members of the set, or are not, and the one behind them.
fn run_of(run: &mut Run<'_>, call: &Call<'_>, members: bool) -> Flow<(u64, Vec<Value>)> {
    let at = run.pointer(call.arg(0), false)?;
    let set = run.fetch_string(1, call.arg(1))?;
    let ends = |run: &mut Run<'_>, bytes: &[Value]| {
        let is_member = is_one_of(run, bytes[bytes.len() - 1], &set);
        let other = if members { run.not(is_member) } else { is_member };
        let end = run.is_end(bytes);
        run.either(end, other)
    };
    let (bytes, _) = run.scan(0, at, Value::concrete(u64::MAX), &ends)?;
    Ok((at, bytes))
}

fn duplicate(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let mut text = run.fetch_string(0, call.arg(0))?;
    text.push(ZERO);
    run.allocate_bytes(&text).map(Value::concrete)
}

fn duplicate_up_to(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let mut text = match run.is_none(call.arg(1))? {
        true => Vec::new(),
        false => {
            let at = run.pointer(call.arg(0), false)?;
            run.fetch_text_within(0, at, call.arg(1))?
        }
    };
    text.push(ZERO);
    run.allocate_bytes(&text).map(Value::concrete)
}

/// A byte with capital letters made small, as in the C locale.
pub fn lower(run: &mut Run<'_>, byte: Value) -> Value {
    match byte.word() {
        Some(word) => Value::concrete((word as u8).to_ascii_lowercase().into()),
        None => {
            let term = run.term(byte, 8);
            let terms = run.terms();
            let (first, letters, shift) =
                (terms.constant(8, 65), terms.constant(8, 26), terms.constant(8, 32));
            let offset = terms.binary(Binary::Sub, term, first);
            let is_capital = terms.compare(Compare::Ult, offset, letters);
            let small = terms.binary(Binary::Add, term, shift);
            let lower = terms.ite(is_capital, small, term);
            run.value(lower)
        }
    }
}

/// Whether a byte is one of a set, as a value of width 1.
fn is_one_of(run: &mut Run<'_>, byte: Value, set: &[Value]) -> Value {
    let mut any = ZERO;
    for member in set {
        let same = run.same_byte(byte, *member);
        any = run.either(any, same);
    }
    any
}

/// Whether one of the pairs differs or is the end of both, as a value of width 1.
fn ends_before(run: &mut Run<'_>, pairs: &[(Value, Value)]) -> Value {
    let mut ended = run.terms().boolean(false);
    for (a, b) in pairs {
        if let (Some(a), Some(b)) = (a.word(), b.word()) {
            if a != b || a == 0 {
                return Value::concrete(1);
            }
            continue;
        }
        let (a, b) = (run.term(*a, 8), run.term(*b, 8));
        let terms = run.terms();
        let zero = terms.constant(8, 0);
        let differ = terms.compare(Compare::Ne, a, b);
        let end = terms.compare(Compare::Eq, a, zero);
        let here = terms.or(differ, end);
        ended = terms.or(ended, here);
    }
    run.value(ended)
}
