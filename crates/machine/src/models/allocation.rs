//! Allocation, and filling and copying of memory.

use super::{Call, Model, ZERO};
use crate::memory::{Initial, Life, Origin};
use crate::state::Choice;
use crate::step::{Flow, Run, Stop};
use crate::value::Value;
use threadbare_trace::{Action, ErrorKind, Order, Range};

pub const MODELS: &[Model] = &[
    Model { name: "malloc", run: malloc },
    Model { name: "calloc", run: calloc },
    Model { name: "free", run: free },
    Model { name: "llvm.memset", run: fill },
    Model { name: "llvm.memcpy", run: copy },
    Model { name: "llvm.memmove", run: copy },
];

fn malloc(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    allocate(run, call.arg(0), Value::concrete(1), Initial::Uninitialised)
}

fn calloc(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    allocate(run, call.arg(0), call.arg(1), Initial::Zero)
}

fn allocate(run: &mut Run<'_>, count: Value, size: Value, initial: Initial) -> Flow<Value> {
    let (Some(count), Some(size)) = (count.word(), size.word()) else {
        return Err(Stop::unsupported("an allocation whose size depends on an input"));
    };
    let Some(size) = count.checked_mul(size) else { return Ok(ZERO) };
    let point = run.thread_ref().point();
    match run.allocate(Origin::Heap(point), size, 16, initial)? {
        Some(at) => Ok(Value::concrete(at)),
        None => Err(Stop::unsupported(format!("an allocation of {size} bytes more"))),
    }
}

fn free(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let Some(at) = call.arg(0).word() else {
        return Err(Stop::unsupported("freeing a pointer that depends on an input"));
    };
    if at == 0 {
        return Ok(ZERO);
    }
    let point = run.thread_ref().point();
    let threaded = run.state.threads.len() > 1;
    let Some(object) = run.state.memory.find(at) else {
        return Err(Stop::error(ErrorKind::InvalidFree, format!("frees {at:#x}, where no object is")));
    };
    let (base, size, shared, life, origin, owner) =
        (object.base, object.size, object.shared, object.life, object.origin, object.owner);
    let name = crate::step::object_name(run.machine, object);
    if !matches!(origin, Origin::Heap(_)) || base != at {
        return Err(Stop::error(
            ErrorKind::InvalidFree,
            format!("frees {name} at offset {}, which no allocation returned", at - base),
        ));
    }
    if threaded && !shared && owner != run.thread_ref().id {
        run.machine.shared.insert(origin);
        run.machine.shared_grew = true;
    }
    if threaded && shared {
        run.visible(Action::Free { range: Range { start: base, len: size.max(1) } }, Choice::Only)?;
    }
    if let Life::Freed(before) = life {
        return Err(Stop::error(
            ErrorKind::DoubleFree,
            format!("frees {name}, which was freed at {}", run.machine.location(before)),
        ));
    }
    if let Some(object) = run.state.memory.find_mut(base) {
        object.life = Life::Freed(point);
    }
    Ok(ZERO)
}

/// One write of all bytes.
fn fill(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let byte = call.arg(1);
    let (Some(at), Some(len)) = (call.arg(0).word(), call.arg(2).word()) else {
        return Err(Stop::unsupported("filling memory whose place or size depends on an input"));
    };
    if len == 0 {
        return Ok(ZERO);
    }
    let spot = run.spot(Value::concrete(at), len, true)?;
    if let Some(range) = spot.seen() {
        run.visible(Action::Write { range, order: Order::Plain }, Choice::Only)?;
    }
    for i in 0..len {
        let spot = run.spot(Value::concrete(at + i), 1, true)?;
        run.write_spot(spot, byte, 8);
    }
    Ok(ZERO)
}

/// Reads everything, then writes everything.
fn copy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (Some(to), Some(from), Some(len)) = (call.arg(0).word(), call.arg(1).word(), call.arg(2).word())
    else {
        return Err(Stop::unsupported("copying memory whose place or size depends on an input"));
    };
    if len == 0 {
        return Ok(ZERO);
    }
    let source = run.spot(Value::concrete(from), len, false)?;
    let target = run.spot(Value::concrete(to), len, true)?;
    // Two accesses that others may see are two steps; the bytes between them would have to be kept.
    if source.seen().is_some() && target.seen().is_some() {
        return Err(Stop::unsupported("copying between two shared objects in one step"));
    }
    if let Some(range) = source.seen() {
        run.visible(Action::Read { range, order: Order::Plain }, Choice::Only)?;
    }
    if let Some(range) = target.seen() {
        run.visible(Action::Write { range, order: Order::Plain }, Choice::Only)?;
    }
    let mut bytes = Vec::new();
    for i in 0..len {
        let spot = run.spot(Value::concrete(from + i), 1, false)?;
        bytes.push(run.read_spot(spot, 8));
    }
    for (i, byte) in bytes.into_iter().enumerate() {
        let spot = run.spot(Value::concrete(to + i as u64), 1, true)?;
        run.write_spot(spot, byte, 8);
    }
    Ok(ZERO)
}
