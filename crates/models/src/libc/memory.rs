//! Functions on memory as such: copying, filling, comparing, searching.

use crate::results::ZERO;
use threadbare_expr::{Binary, Compare};
use threadbare_machine::state::Purpose;
use threadbare_machine::step::{Call, Flow, Model, Run, Stop};
use threadbare_machine::value::Value;
use threadbare_trace::ErrorKind;

pub const MODELS: &[Model] = &[
    Model { name: "llvm.memset", run: fill },
    Model { name: "llvm.memcpy", run: copy },
    Model { name: "llvm.memmove", run: move_bytes },
    Model { name: "memset", run: fill },
    Model { name: "__memset_chk", run: fill },
    Model { name: "memcpy", run: copy },
    Model { name: "__memcpy_chk", run: copy },
    Model { name: "memmove", run: move_bytes },
    Model { name: "__memmove_chk", run: move_bytes },
    Model { name: "mempcpy", run: copy_to_end },
    Model { name: "bcopy", run: copy_backwards },
    Model { name: "bzero", run: zero },
    Model { name: "explicit_bzero", run: zero },
    Model { name: "memcmp", run: compare },
    Model { name: "bcmp", run: compare },
    Model { name: "memchr", run: find },
    Model { name: "memrchr", run: find_last },
    Model { name: "memmem", run: find_bytes },
];

fn fill(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    // The value is an `int` for the library and a byte for the intrinsic.
    let byte = low_byte(run, call.arg(1), call.width(1));
    set_all(run, call.arg(0), byte, call.arg(2))
}

fn zero(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    set_all(run, call.arg(0), ZERO, call.arg(1))
}

fn set_all(run: &mut Run<'_>, to: Value, byte: Value, len: Value) -> Flow<Value> {
    if run.is_none(len)? {
        return Ok(to);
    }
    let at = run.pointer(to, true)?;
    if run.fill_run(at, byte, len)? {
        return Ok(Value::concrete(at));
    }
    let len = run.extent(len, at, true)?;
    // Before the bytes are made: their number may be absurd.
    run.spot(Value::concrete(at), len, true)?;
    if !run.fill_block(at, byte, len)? {
        run.put(0, at, &vec![byte; len as usize])?;
    }
    Ok(Value::concrete(at))
}

/// Where to, where from, how much.
fn place(run: &mut Run<'_>, to: Value, from: Value, len: Value) -> Flow<Option<(u64, u64, u64)>> {
    if run.is_none(len)? {
        return Ok(None);
    }
    let (to, from) = (run.pointer(to, true)?, run.pointer(from, false)?);
    let len = run.extent(len, to, true)?;
    run.spot(Value::concrete(to), len, true)?;
    run.spot(Value::concrete(from), len, false)?;
    Ok(Some((to, from, len)))
}

fn copy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if run.copy_run(call.arg(0), call.arg(1), call.arg(2), false)? {
        return Ok(call.arg(0));
    }
    if let Some((to, from, len)) = place(run, call.arg(0), call.arg(1), call.arg(2))? {
        if to != from && to < from + len && from < to + len {
            return Err(Stop::error(
                ErrorKind::Misuse,
                format!("copies {len} bytes between ranges that overlap"),
            ));
        }
        transfer(run, to, from, len)?;
    }
    Ok(call.arg(0))
}

fn move_bytes(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if run.copy_run(call.arg(0), call.arg(1), call.arg(2), true)? {
        return Ok(call.arg(0));
    }
    if let Some((to, from, len)) = place(run, call.arg(0), call.arg(1), call.arg(2))? {
        transfer(run, to, from, len)?;
    }
    Ok(call.arg(0))
}

fn copy_to_end(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    match place(run, call.arg(0), call.arg(1), call.arg(2))? {
        Some((to, from, len)) => {
            transfer(run, to, from, len)?;
            Ok(Value::concrete(to + len))
        }
        None => Ok(call.arg(0)),
    }
}

fn copy_backwards(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if let Some((to, from, len)) = place(run, call.arg(1), call.arg(0), call.arg(2))? {
        transfer(run, to, from, len)?;
    }
    Ok(ZERO)
}

/// Reads everything, then writes everything.
fn transfer(run: &mut Run<'_>, to: u64, from: u64, len: u64) -> Flow<()> {
    if run.copy_block(to, from, len)? {
        return Ok(());
    }
    let bytes = run.fetch(0, from, len)?;
    run.put(0, to, &bytes)
}

/// All bytes are read, also behind the first that differ, as C allows.
fn compare(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if run.is_none(call.arg(2))? {
        return Ok(ZERO);
    }
    let (a, b) = (run.pointer(call.arg(0), false)?, run.pointer(call.arg(1), false)?);
    let len = run.extent(call.arg(2), a, false)?;
    if let Some(difference) = run.compare_blocks(a, b, len)? {
        return Ok(difference);
    }
    let a = run.fetch(0, a, len)?;
    let b = run.fetch(1, b, len)?;
    let pairs: Vec<(Value, Value)> = a.iter().copied().zip(b.iter().copied()).collect();
    Ok(difference(run, &pairs, None))
}

/// As if byte by byte: a match may come before the end of the object, and nothing behind it is read.
fn find(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if run.is_none(call.arg(2))? {
        return Ok(ZERO);
    }
    let at = run.pointer(call.arg(0), false)?;
    let wanted = low_byte(run, call.arg(1), 32);
    let ends = |run: &mut Run<'_>, bytes: &[Value]| run.same_byte(bytes[bytes.len() - 1], wanted);
    let (bytes, found) = run.scan(0, at, call.arg(2), &ends)?;
    Ok(if found { Value::concrete(at + bytes.len() as u64 - 1) } else { ZERO })
}

fn find_last(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if run.is_none(call.arg(2))? {
        return Ok(ZERO);
    }
    let at = run.pointer(call.arg(0), false)?;
    let wanted = low_byte(run, call.arg(1), 32);
    let len = run.pin(call.arg(2), 64)?;
    let bytes = run.fetch(0, at, len)?;
    for i in (0..bytes.len()).rev() {
        let same = run.same_byte(bytes[i], wanted);
        if run.decide(same, Purpose::Branch)? {
            return Ok(Value::concrete(at + i as u64));
        }
    }
    Ok(ZERO)
}

fn find_bytes(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if run.is_none(call.arg(3))? {
        return Ok(call.arg(0));
    }
    if run.is_none(call.arg(1))? {
        return Ok(ZERO);
    }
    let (at, needle_at) = (run.pointer(call.arg(0), false)?, run.pointer(call.arg(2), false)?);
    let (len, needle_len) = (run.extent(call.arg(1), at, false)?, run.extent(call.arg(3), needle_at, false)?);
    let bytes = run.fetch(0, at, len)?;
    let needle = run.fetch(1, needle_at, needle_len)?;
    Ok(match first_match(run, &bytes, &needle)? {
        Some(i) => Value::concrete(at + i as u64),
        None => ZERO,
    })
}

/// The low byte of an argument.
pub fn low_byte(run: &mut Run<'_>, value: Value, width: u32) -> Value {
    match value.word() {
        Some(word) => Value::concrete(word & 0xff),
        None => {
            let term = run.term(value, width);
            let byte = run.terms().extract(term, 0, 8);
            run.value(byte)
        }
    }
}

/// The difference of the first pair of bytes that differ, as an `int`; 0 if there is none, or if both bytes of
/// a pair are the end of a string. Without decisions: callers mostly ask whether it is 0.
pub fn difference(run: &mut Run<'_>, pairs: &[(Value, Value)], end: Option<u8>) -> Value {
    let mut result = ZERO;
    for (a, b) in pairs.iter().rev() {
        if let (Some(a), Some(b)) = (a.word(), b.word()) {
            if a != b {
                result = Value::concrete((a as u32).wrapping_sub(b as u32).into());
            } else if end == Some(a as u8) {
                result = ZERO;
            }
            continue;
        }
        let (a, b, rest) = (run.term(*a, 8), run.term(*b, 8), run.term(result, 32));
        let terms = run.terms();
        let rest = match end {
            Some(end) => {
                let end = terms.constant(8, u64::from(end));
                let ended = terms.compare(Compare::Eq, a, end);
                let zero = terms.constant(32, 0);
                terms.ite(ended, zero, rest)
            }
            None => rest,
        };
        let same = terms.compare(Compare::Eq, a, b);
        let (wide_a, wide_b) = (terms.zext(a, 32), terms.zext(b, 32));
        let difference = terms.binary(Binary::Sub, wide_a, wide_b);
        let chosen = terms.ite(same, rest, difference);
        result = run.value(chosen);
    }
    result
}

/// Where the needle first occurs.
pub fn first_match(run: &mut Run<'_>, bytes: &[Value], needle: &[Value]) -> Flow<Option<usize>> {
    let last = match bytes.len().checked_sub(needle.len()) {
        Some(last) => last,
        None => return Ok(None),
    };
    for start in 0..=last {
        if all_equal(run, &bytes[start..start + needle.len()], needle)? {
            return Ok(Some(start));
        }
    }
    Ok(None)
}

/// Whether two ranges of one length are equal: one decision.
pub fn all_equal(run: &mut Run<'_>, a: &[Value], b: &[Value]) -> Flow<bool> {
    let same = equality(run, a, b);
    run.decide(same, Purpose::Branch)
}

/// Whether they are, as a value of width 1.
pub fn equality(run: &mut Run<'_>, a: &[Value], b: &[Value]) -> Value {
    let mut all = run.terms().constant(1, 1);
    for (a, b) in a.iter().zip(b) {
        let same = run.same_byte(*a, *b);
        match same.word() {
            Some(0) => return ZERO,
            Some(_) => {}
            None => {
                let same = run.term(same, 1);
                all = run.terms().and(all, same);
            }
        }
    }
    run.value(all)
}
