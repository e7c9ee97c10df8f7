//! Allocation, and filling and copying of memory.

use crate::memory::{Initial, Life, Origin};
use crate::state::Choice;
use crate::step::{Flow, Run, Stop};
use crate::value::Value;
use threadbare_trace::{Action, ErrorKind, Order, Range};

pub fn malloc(run: &mut Run<'_>, count: Value, size: Value, zeroed: bool) -> Flow<Value> {
    let (Some(count), Some(size)) = (count.word(), size.word()) else {
        return Err(Stop::unsupported("an allocation whose size depends on an input"));
    };
    let Some(size) = count.checked_mul(size) else { return Ok(Value::concrete(0)) };
    let initial = if zeroed { Initial::Zero } else { Initial::Uninitialised };
    let point = run.thread_ref().point();
    match run.allocate(Origin::Heap(point), size, 16, initial)? {
        Some(at) => Ok(Value::concrete(at)),
        None => Err(Stop::unsupported(format!("an allocation of {size} bytes more"))),
    }
}

pub fn free(run: &mut Run<'_>, pointer: Value) -> Flow<Value> {
    let Some(at) = pointer.word() else {
        return Err(Stop::unsupported("freeing a pointer that depends on an input"));
    };
    if at == 0 {
        return Ok(Value::concrete(0));
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
    Ok(Value::concrete(0))
}

/// Byte by byte, so that each byte has its own visible step where others could see it.
pub fn fill(run: &mut Run<'_>, at: Value, byte: Value, len: Value) -> Flow<Value> {
    let (Some(at), Some(len)) = (at.word(), len.word()) else {
        return Err(Stop::unsupported("filling memory whose place or size depends on an input"));
    };
    if len == 0 {
        return Ok(Value::concrete(0));
    }
    let spot = run.spot(Value::concrete(at), len, true)?;
    if let Some(range) = spot.seen() {
        run.visible(Action::Write { range, order: Order::Plain }, Choice::Only)?;
    }
    for i in 0..len {
        let spot = run.spot(Value::concrete(at + i), 1, true)?;
        run.write_spot(spot, byte, 8);
    }
    Ok(Value::concrete(0))
}

/// Reads everything, then writes everything.
pub fn copy(run: &mut Run<'_>, to: Value, from: Value, len: Value) -> Flow<Value> {
    let (Some(to), Some(from), Some(len)) = (to.word(), from.word(), len.word()) else {
        return Err(Stop::unsupported("copying memory whose place or size depends on an input"));
    };
    if len == 0 {
        return Ok(Value::concrete(0));
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
    Ok(Value::concrete(0))
}
