//! Atomic accesses as calls: what compilers make of those that the processor may have no instruction for. Those of any
//! size get their values by address, those of one to sixteen bytes as numbers. Each is one step, however large.

use crate::libc::memory::equality;
use crate::results::ZERO;
use std::rc::Rc;
use threadbare_ir::inst::RmwOp;
use threadbare_machine::code::NONE;
use threadbare_machine::step::{Bytes, Call, Flow, Model, Run, Stop};
use threadbare_machine::value::Value;
use threadbare_trace::Order;

pub const MODELS: &[Model] = &[
    Model { name: "__atomic_load", run: load_any },
    Model { name: "__atomic_store", run: store_any },
    Model { name: "__atomic_exchange", run: exchange_any },
    Model { name: "__atomic_compare_exchange", run: compare_exchange_any },
    Model { name: "__atomic_is_lock_free", run: is_lock_free },
    Model { name: "__atomic_load_1", run: load },
    Model { name: "__atomic_load_2", run: load },
    Model { name: "__atomic_load_4", run: load },
    Model { name: "__atomic_load_8", run: load },
    Model { name: "__atomic_load_16", run: load },
    Model { name: "__atomic_store_1", run: store },
    Model { name: "__atomic_store_2", run: store },
    Model { name: "__atomic_store_4", run: store },
    Model { name: "__atomic_store_8", run: store },
    Model { name: "__atomic_store_16", run: store },
    Model { name: "__atomic_exchange_1", run: update },
    Model { name: "__atomic_exchange_2", run: update },
    Model { name: "__atomic_exchange_4", run: update },
    Model { name: "__atomic_exchange_8", run: update },
    Model { name: "__atomic_exchange_16", run: update },
    Model { name: "__atomic_compare_exchange_1", run: compare_exchange },
    Model { name: "__atomic_compare_exchange_2", run: compare_exchange },
    Model { name: "__atomic_compare_exchange_4", run: compare_exchange },
    Model { name: "__atomic_compare_exchange_8", run: compare_exchange },
    Model { name: "__atomic_compare_exchange_16", run: compare_exchange },
    Model { name: "__atomic_fetch_add_1", run: update },
    Model { name: "__atomic_fetch_add_2", run: update },
    Model { name: "__atomic_fetch_add_4", run: update },
    Model { name: "__atomic_fetch_add_8", run: update },
    Model { name: "__atomic_fetch_add_16", run: update },
    Model { name: "__atomic_fetch_sub_1", run: update },
    Model { name: "__atomic_fetch_sub_2", run: update },
    Model { name: "__atomic_fetch_sub_4", run: update },
    Model { name: "__atomic_fetch_sub_8", run: update },
    Model { name: "__atomic_fetch_sub_16", run: update },
    Model { name: "__atomic_fetch_and_1", run: update },
    Model { name: "__atomic_fetch_and_2", run: update },
    Model { name: "__atomic_fetch_and_4", run: update },
    Model { name: "__atomic_fetch_and_8", run: update },
    Model { name: "__atomic_fetch_and_16", run: update },
    Model { name: "__atomic_fetch_or_1", run: update },
    Model { name: "__atomic_fetch_or_2", run: update },
    Model { name: "__atomic_fetch_or_4", run: update },
    Model { name: "__atomic_fetch_or_8", run: update },
    Model { name: "__atomic_fetch_or_16", run: update },
    Model { name: "__atomic_fetch_xor_1", run: update },
    Model { name: "__atomic_fetch_xor_2", run: update },
    Model { name: "__atomic_fetch_xor_4", run: update },
    Model { name: "__atomic_fetch_xor_8", run: update },
    Model { name: "__atomic_fetch_xor_16", run: update },
    Model { name: "__atomic_fetch_nand_1", run: update },
    Model { name: "__atomic_fetch_nand_2", run: update },
    Model { name: "__atomic_fetch_nand_4", run: update },
    Model { name: "__atomic_fetch_nand_8", run: update },
    Model { name: "__atomic_fetch_nand_16", run: update },
];

/// The numbers of what a call reads.
const FIRST: u8 = 0;
const SECOND: u8 = 1;
const OLD: u8 = 2;

/// Size, object, where to, order.
fn load_any(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let len = run.pin(call.arg(0), 64)?;
    if len > 0 {
        let (at, to) = (run.pointer(call.arg(1), false)?, run.pointer(call.arg(2), true)?);
        let order = order(run, call, 3)?;
        let bytes = run.fetch_as(FIRST, at, len, order)?;
        run.put(0, to, &bytes)?;
    }
    Ok(ZERO)
}

/// Size, object, where from, order.
fn store_any(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let len = run.pin(call.arg(0), 64)?;
    if len > 0 {
        let (at, from) = (run.pointer(call.arg(1), true)?, run.pointer(call.arg(2), false)?);
        let order = order(run, call, 3)?;
        let bytes = run.fetch(FIRST, from, len)?;
        run.put_as(0, at, &bytes, order)?;
    }
    Ok(ZERO)
}

/// Size, object, where from, where to, order.
fn exchange_any(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let len = run.pin(call.arg(0), 64)?;
    if len == 0 {
        return Ok(ZERO);
    }
    let (at, from) = (run.pointer(call.arg(1), true)?, run.pointer(call.arg(2), false)?);
    let to = run.pointer(call.arg(3), true)?;
    let order = order(run, call, 4)?;
    let new = run.fetch(FIRST, from, len)?;
    let old = match run.kept(OLD) {
        Some(old) => old,
        None => {
            let old = run.exchange_bytes(at, &new, order)?;
            run.keep(OLD, &old);
            old
        }
    };
    run.put(0, to, &old)?;
    Ok(ZERO)
}

/// Size, object, where what is expected is, where the new value is, two orders.
fn compare_exchange_any(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let len = run.pin(call.arg(0), 64)?;
    if len == 0 {
        return Ok(Value::concrete(1));
    }
    let (at, expected) = (run.pointer(call.arg(1), true)?, run.pointer(call.arg(2), true)?);
    let from = run.pointer(call.arg(3), false)?;
    let orders = (order(run, call, 4)?, order(run, call, 5)?);
    let wanted = run.fetch(FIRST, expected, len)?;
    let new = run.fetch(SECOND, from, len)?;
    swap(run, at, expected, &wanted, &new, orders)
}

/// Puts the new value there if what is there is what is wanted; else it goes to where that was expected.
fn swap(
    run: &mut Run<'_>,
    at: u64,
    expected: u64,
    wanted: &Bytes,
    new: &[Value],
    orders: (Order, Order),
) -> Flow<Value> {
    // The last one says whether it was the same.
    let old = match run.kept(OLD) {
        Some(old) => old,
        None => {
            let passes = |run: &mut Run<'_>, old: &[Value]| equality(run, old, wanted);
            let (mut old, same) = run.swap_bytes(at, new, orders, passes)?;
            old.push(Value::concrete(u64::from(same)));
            let old = Rc::new(old);
            run.keep(OLD, &old);
            old
        }
    };
    let Some((same, old)) = old.split_last() else { return Ok(ZERO) };
    if *same == ZERO {
        run.put(0, expected, old)?;
    }
    Ok(*same)
}

/// Size, object; what is asked with a null pointer is meant for objects that lie as they should.
fn is_lock_free(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let len = run.pin(call.arg(0), 64)?;
    let at = run.pin(call.arg(1), 64)?;
    match len {
        1 | 2 | 4 | 8 if at % len == 0 => Ok(Value::concrete(1)),
        17.. => Ok(ZERO),
        // That is up to the processor, or to how the object lies in a larger word.
        _ => Err(Stop::unsupported(format!("the function '{}' for {len} bytes at {at:#x}", call.name()))),
    }
}

fn load(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (_, width) = parts(call.name());
    let order = order(run, call, 1)?;
    let value = run.load(call.arg(0), width, order)?;
    Ok(give(run, call, value, width))
}

fn store(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (_, width) = parts(call.name());
    let (value, next) = operand(run, call, 1, width);
    let order = order(run, call, next)?;
    run.store(call.arg(0), value, width, order)?;
    Ok(ZERO)
}

fn update(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (op, width) = parts(call.name());
    let (value, next) = operand(run, call, 1, width);
    let order = order(run, call, next)?;
    let old = run.update(op, width, order, call.arg(0), value)?;
    Ok(give(run, call, old, width))
}

fn compare_exchange(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (_, width) = parts(call.name());
    let (at, expected) = (run.pointer(call.arg(0), true)?, run.pointer(call.arg(1), true)?);
    let (value, next) = operand(run, call, 2, width);
    let orders = (order(run, call, next)?, order(run, call, next + 1)?);
    let wanted = run.fetch(FIRST, expected, u64::from(width / 8))?;
    let new: Vec<Value> = (0..width / 8).map(|byte| bits(run, value, width, 8 * byte, 8)).collect();
    swap(run, at, expected, &wanted, &new, orders)
}

/// What is done, and to how many bits.
fn parts(name: &str) -> (RmwOp, u32) {
    let (what, bytes) = name.rsplit_once('_').unwrap_or((name, ""));
    let op = match what.rsplit('_').next() {
        Some("add") => RmwOp::Add,
        Some("sub") => RmwOp::Sub,
        Some("and") => RmwOp::And,
        Some("or") => RmwOp::Or,
        Some("xor") => RmwOp::Xor,
        Some("nand") => RmwOp::Nand,
        _ => RmwOp::Xchg,
    };
    (op, 8 * bytes.parse().unwrap_or(1))
}

/// A number among the arguments, and which argument comes next: some compilers pass sixteen bytes as two numbers.
fn operand(run: &mut Run<'_>, call: &Call<'_>, number: usize, width: u32) -> (Value, usize) {
    if width <= 64 || call.width(number) > 64 {
        return (call.arg(number), number + 1);
    }
    let (low, high) = (run.term(call.arg(number), 64), run.term(call.arg(number + 1), 64));
    let whole = run.terms().concat(high, low);
    (run.value(whole), number + 2)
}

/// Whether a function of this name gives sixteen bytes: stores give nothing, and compare-and-swaps whether they did it.
pub fn gives_halves(name: &str) -> bool {
    let what = name.strip_prefix("__atomic_").and_then(|rest| rest.strip_suffix("_16"));
    what.is_some_and(|what| !matches!(what, "store" | "compare_exchange"))
}

/// The result; the second half of sixteen bytes goes to a place of its own where the compiler wants it so.
fn give(run: &mut Run<'_>, call: &Call<'_>, value: Value, width: u32) -> Value {
    if width <= 64 || !call.halves() || call.dst() == NONE {
        return value;
    }
    let high = bits(run, value, width, 64, 64);
    run.set(call.dst() + 1, high);
    bits(run, value, width, 0, 64)
}

/// The order that an argument names. What is none is the strongest, as for compilers.
fn order(run: &mut Run<'_>, call: &Call<'_>, number: usize) -> Flow<Order> {
    Ok(match run.pin(call.arg(number), 32)? {
        0 => Order::Relaxed,
        1 | 2 => Order::Acquire,
        3 => Order::Release,
        4 => Order::AcqRel,
        _ => Order::SeqCst,
    })
}

/// Some bits of a value of this width.
fn bits(run: &mut Run<'_>, value: Value, width: u32, low: u32, count: u32) -> Value {
    let term = run.term(value, width);
    let bits = run.terms().extract(term, low, count);
    run.value(bits)
}
