//! Inputs and assumptions: `threadbare.h`, and the spellings of KLEE, SV-COMP, CBMC, ESBMC and CREST.

use crate::results::ZERO;
use threadbare_expr::{Compare, Term, Terms};
use threadbare_machine::state::Purpose;
use threadbare_machine::step::{Call, Flow, Model, Peeked, Run, Stop};
use threadbare_machine::value::Value;
use threadbare_trace::{Ending, ErrorKind, InputKind, Order};

pub const MODELS: &[Model] = &[
    // threadbare.h
    Model { name: "tb_bool", run: named_unsigned },
    Model { name: "tb_uchar", run: named_unsigned },
    Model { name: "tb_ushort", run: named_unsigned },
    Model { name: "tb_uint", run: named_unsigned },
    Model { name: "tb_ulong", run: named_unsigned },
    Model { name: "tb_ulonglong", run: named_unsigned },
    Model { name: "tb_size", run: named_unsigned },
    Model { name: "tb_char", run: named_signed },
    Model { name: "tb_schar", run: named_signed },
    Model { name: "tb_short", run: named_signed },
    Model { name: "tb_int", run: named_signed },
    Model { name: "tb_long", run: named_signed },
    Model { name: "tb_longlong", run: named_signed },
    Model { name: "tb_ptrdiff", run: named_signed },
    Model { name: "tb_float", run: named_float },
    Model { name: "tb_double", run: named_float },
    Model { name: "tb_bytes", run: bytes },
    Model { name: "tb_choose", run: choose },
    Model { name: "tb_assume", run: assume },
    // KLEE
    Model { name: "klee_make_symbolic", run: bytes },
    Model { name: "klee_int", run: named_signed },
    Model { name: "klee_range", run: range },
    Model { name: "klee_choose", run: klee_choose },
    Model { name: "klee_assume", run: assume },
    Model { name: "klee_silent_exit", run: silent_exit },
    // SV-COMP
    Model { name: "__VERIFIER_nondet_bool", run: unsigned },
    Model { name: "__VERIFIER_nondet__Bool", run: unsigned },
    Model { name: "__VERIFIER_nondet_uchar", run: unsigned },
    Model { name: "__VERIFIER_nondet_ushort", run: unsigned },
    Model { name: "__VERIFIER_nondet_uint", run: unsigned },
    Model { name: "__VERIFIER_nondet_ulong", run: unsigned },
    Model { name: "__VERIFIER_nondet_ulonglong", run: unsigned },
    Model { name: "__VERIFIER_nondet_size_t", run: unsigned },
    Model { name: "__VERIFIER_nondet_unsigned", run: unsigned },
    Model { name: "__VERIFIER_nondet_u8", run: unsigned },
    Model { name: "__VERIFIER_nondet_u16", run: unsigned },
    Model { name: "__VERIFIER_nondet_u32", run: unsigned },
    Model { name: "__VERIFIER_nondet_u64", run: unsigned },
    Model { name: "__VERIFIER_nondet_pointer", run: unsigned },
    Model { name: "__VERIFIER_nondet_pchar", run: unsigned },
    Model { name: "__VERIFIER_nondet_pthread_t", run: unsigned },
    Model { name: "__VERIFIER_nondet_sector_t", run: unsigned },
    Model { name: "__VERIFIER_nondet_char", run: signed },
    Model { name: "__VERIFIER_nondet_schar", run: signed },
    Model { name: "__VERIFIER_nondet_short", run: signed },
    Model { name: "__VERIFIER_nondet_int", run: signed },
    Model { name: "__VERIFIER_nondet_long", run: signed },
    Model { name: "__VERIFIER_nondet_longlong", run: signed },
    Model { name: "__VERIFIER_nondet_ptrdiff_t", run: signed },
    Model { name: "__VERIFIER_nondet_S8", run: signed },
    Model { name: "__VERIFIER_nondet_loff_t", run: signed },
    Model { name: "__VERIFIER_nondet_float", run: float },
    Model { name: "__VERIFIER_nondet_double", run: float },
    Model { name: "__VERIFIER_nondet_memory", run: memory },
    Model { name: "__VERIFIER_assume", run: assume },
    Model { name: "assume_abort_if_not", run: assume },
    // CBMC and ESBMC
    Model { name: "nondet_bool", run: unsigned },
    Model { name: "nondet_uchar", run: unsigned },
    Model { name: "nondet_ushort", run: unsigned },
    Model { name: "nondet_uint", run: unsigned },
    Model { name: "nondet_ulong", run: unsigned },
    Model { name: "nondet_ulonglong", run: unsigned },
    Model { name: "nondet_size_t", run: unsigned },
    Model { name: "nondet_char", run: signed },
    Model { name: "nondet_schar", run: signed },
    Model { name: "nondet_short", run: signed },
    Model { name: "nondet_int", run: signed },
    Model { name: "nondet_long", run: signed },
    Model { name: "nondet_longlong", run: signed },
    Model { name: "nondet_float", run: float },
    Model { name: "nondet_double", run: float },
    Model { name: "__CPROVER_assume", run: assume },
    Model { name: "__ESBMC_assume", run: assume },
    Model { name: "__CPROVER_havoc_object", run: havoc_object },
    Model { name: "CUTE_assume", run: assume },
    // CREST; its macros, and those of CUTE, are in the headers of these names
    Model { name: "__CrestInt", run: crest },
    Model { name: "__CrestUInt", run: crest },
    Model { name: "__CrestShort", run: crest },
    Model { name: "__CrestUShort", run: crest },
    Model { name: "__CrestChar", run: crest },
    Model { name: "__CrestUChar", run: crest },
    Model { name: "__CrestLLong", run: crest },
    Model { name: "__CrestULLong", run: crest },
];

fn named_unsigned(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.text_at(call.arg(0));
    run.take_input(&name, call.result_width(), InputKind::Unsigned)
}

fn named_signed(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.text_at(call.arg(0));
    run.take_input(&name, call.result_width(), InputKind::Signed)
}

fn named_float(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.text_at(call.arg(0));
    run.take_input(&name, call.result_width(), InputKind::Float)
}

/// Inputs without a name of their own are called like the function.
fn unsigned(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    run.take_input(call.name(), call.result_width(), InputKind::Unsigned)
}

fn signed(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    run.take_input(call.name(), call.result_width(), InputKind::Signed)
}

fn float(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    run.take_input(call.name(), call.result_width(), InputKind::Float)
}

/// Fills memory with fresh bytes: place, size, name.
fn bytes(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let text = run.text_at(call.arg(2));
    fill(run, call.arg(0), call.arg(1), &text)
}

/// Fills memory with fresh bytes: place, size.
fn memory(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    fill(run, call.arg(0), call.arg(1), call.name())
}

/// Makes all of an object unknown.
fn havoc_object(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pointer(call.arg(0), true)?;
    run.spot(Value::concrete(at), 1, true)?;
    let (base, size) = run.object(at).map_or((at, 0), |object| (object.base, object.size));
    let size = run.extent_at(at).map_or(Value::concrete(size), |extent| run.value(extent));
    fill(run, Value::concrete(base), size, call.name())
}

fn fill(run: &mut Run<'_>, place: Value, size: Value, name: &str) -> Flow<Value> {
    if run.is_none(size)? {
        return Ok(ZERO);
    }
    let at = run.pointer(place, true)?;
    let len = run.extent(size, at, true)?;
    // All that can stop the call comes before the first input is taken.
    let leave = run.announce_write(at, len)?;
    let mut fresh = Vec::new();
    for i in 0..len {
        let name = if len == 1 { name.to_string() } else { format!("{name}[{i}]") };
        fresh.push(run.take_input(&name, 8, InputKind::Bytes)?);
    }
    run.write_announced(&leave, &fresh);
    Ok(ZERO)
}

/// `__CrestInt(&x)` and the like: the input is as long as what the pointer points to, which the name says.
fn crest(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (width, kind) = match call.name() {
        "__CrestInt" => (32, InputKind::Signed),
        "__CrestUInt" => (32, InputKind::Unsigned),
        "__CrestShort" => (16, InputKind::Signed),
        "__CrestUShort" => (16, InputKind::Unsigned),
        "__CrestChar" => (8, InputKind::Signed),
        "__CrestUChar" => (8, InputKind::Unsigned),
        "__CrestLLong" => (64, InputKind::Signed),
        _ => (64, InputKind::Unsigned),
    };
    let next = run.peek_input(call.name(), width, kind)?;
    run.store(call.arg(0), next.value, width, Order::Plain)?;
    run.take_peeked(next);
    Ok(ZERO)
}

/// `tb_choose(count, name)`: any number below the count.
fn choose(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.text_at(call.arg(1));
    below(run, &name, call.arg(0), 32)
}

fn klee_choose(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    below(run, call.name(), call.arg(0), 64)
}

fn below(run: &mut Run<'_>, name: &str, count: Value, width: u32) -> Flow<Value> {
    if count.word() == Some(0) {
        return Err(Stop::error(ErrorKind::Misuse, "a choice between no alternatives"));
    }
    let next = run.peek_input(name, width, InputKind::Unsigned)?;
    let (term, count) = (run.term(next.value, width), run.term(count, width));
    let fits = run.terms().compare(Compare::Ult, term, count);
    let is_any = run.terms().as_u64(count).is_some();
    choose_where(run, fits, is_any, next)
}

/// `klee_range(begin, end, name)`: a signed number from `begin` up to, and without, `end`.
fn range(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.text_at(call.arg(2));
    let next = run.peek_input(&name, 32, InputKind::Signed)?;
    let (term, begin, end) = (run.term(next.value, 32), run.term(call.arg(0), 32), run.term(call.arg(1), 32));
    let terms = run.terms();
    let above = terms.compare(Compare::Sle, begin, term);
    let under = terms.compare(Compare::Slt, term, end);
    let fits = terms.and(above, under);
    let signed = |terms: &Terms, term| terms.as_u64(term).map(|word| word as u32 as i32);
    let is_any = signed(terms, begin).zip(signed(terms, end)).is_some_and(|(begin, end)| begin < end);
    choose_where(run, fits, is_any, next)
}

/// Takes the input that was looked at, where the condition holds. `is_any`: for some value it does, whatever else is known.
fn choose_where(run: &mut Run<'_>, fits: Term, is_any: bool, next: Peeked) -> Flow<Value> {
    let fits = run.value(fits);
    if run.decide(fits, if is_any { Purpose::Draw } else { Purpose::Assume })? {
        Ok(run.take_peeked(next))
    } else {
        Err(Stop::Halt(Ending::AssumptionFailed))
    }
}

/// Goes on only where the condition holds.
fn assume(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let holds = run.truth(call.arg(0), call.width(0));
    if run.decide(holds, Purpose::Assume)? { Ok(ZERO) } else { Err(Stop::Halt(Ending::AssumptionFailed)) }
}

fn silent_exit(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Err(Stop::Halt(Ending::AssumptionFailed))
}
