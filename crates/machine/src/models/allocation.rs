//! Allocation. It never fails for want of memory; a size that no machine has is refused as the library refuses it.

use super::{Call, Model, ZERO};
use crate::memory::{Initial, Life, Origin};
use crate::state::Choice;
use crate::step::{Flow, Run, Stop};
use crate::value::Value;
use threadbare_trace::{Action, ErrorKind, Range};

pub const MODELS: &[Model] = &[
    Model { name: "malloc", run: malloc },
    Model { name: "calloc", run: calloc },
    Model { name: "realloc", run: realloc },
    Model { name: "reallocarray", run: realloc_array },
    Model { name: "aligned_alloc", run: aligned },
    Model { name: "memalign", run: aligned },
    Model { name: "posix_memalign", run: aligned_at },
    Model { name: "valloc", run: page_aligned },
    Model { name: "free", run: free },
    Model { name: "cfree", run: free },
    Model { name: "malloc_usable_size", run: usable_size },
    // operator new and delete
    Model { name: "_Znwm", run: malloc },
    Model { name: "_Znam", run: malloc },
    Model { name: "_ZnwmRKSt9nothrow_t", run: malloc },
    Model { name: "_ZnamRKSt9nothrow_t", run: malloc },
    Model { name: "_ZdlPv", run: free },
    Model { name: "_ZdaPv", run: free },
    Model { name: "_ZdlPvm", run: free },
    Model { name: "_ZdaPvm", run: free },
];

const EINVAL: u64 = 22;
const ENOMEM: u64 = 12;
const PAGE: u64 = 4096;
/// What `malloc` aligns to.
const ALIGN: u64 = 16;

fn malloc(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let size = run.pin(call.arg(0), 64)?;
    allocate(run, size, ALIGN, Initial::Uninitialised)
}

fn calloc(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    match product(run, call.arg(0), call.arg(1))? {
        Some(size) => allocate(run, size, ALIGN, Initial::Zero),
        None => refused(run),
    }
}

fn aligned(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (align, size) = (run.pin(call.arg(0), 64)?, run.pin(call.arg(1), 64)?);
    if !align.is_power_of_two() {
        run.set_errno(EINVAL)?;
        return Ok(ZERO);
    }
    allocate(run, size, align.max(ALIGN), Initial::Uninitialised)
}

fn page_aligned(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let size = run.pin(call.arg(0), 64)?;
    allocate(run, size, PAGE, Initial::Uninitialised)
}

/// `posix_memalign(&pointer, alignment, size)`.
fn aligned_at(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let place = run.pointer(call.arg(0), true)?;
    let (align, size) = (run.pin(call.arg(1), 64)?, run.pin(call.arg(2), 64)?);
    if !align.is_power_of_two() || align % 8 != 0 {
        return Ok(Value::concrete(EINVAL));
    }
    run.announce_write(place, 8)?;
    let at = allocate(run, size, align.max(ALIGN), Initial::Uninitialised)?;
    if at == ZERO {
        return Ok(Value::concrete(ENOMEM));
    }
    run.write_word_at(place, 8, at.word);
    Ok(ZERO)
}

fn product(run: &mut Run<'_>, count: Value, size: Value) -> Flow<Option<u64>> {
    let (count, size) = (run.pin(count, 64)?, run.pin(size, 64)?);
    Ok(count.checked_mul(size))
}

fn refused(run: &mut Run<'_>) -> Flow<Value> {
    run.set_errno(ENOMEM)?;
    Ok(ZERO)
}

fn allocate(run: &mut Run<'_>, size: u64, align: u64, initial: Initial) -> Flow<Value> {
    if size > i64::MAX as u64 {
        return refused(run);
    }
    let point = run.thread_ref().point();
    match run.allocate(Origin::Heap(point), size, align, initial)? {
        Some(at) => Ok(Value::concrete(at)),
        None => Err(Stop::unsupported(format!("an allocation of {size} bytes more"))),
    }
}

fn realloc(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let size = run.pin(call.arg(1), 64)?;
    resize(run, call.arg(0), size)
}

fn realloc_array(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    match product(run, call.arg(1), call.arg(2))? {
        Some(size) => resize(run, call.arg(0), size),
        None => refused(run),
    }
}

/// A new object with the bytes of the old one, which is freed: three steps where others can see them.
fn resize(run: &mut Run<'_>, old: Value, size: u64) -> Flow<Value> {
    let old = run.pin(old, 64)?;
    if old == 0 {
        return allocate(run, size, ALIGN, Initial::Uninitialised);
    }
    if size > i64::MAX as u64 {
        return refused(run);
    }
    let before = run.state.memory.find(old).filter(|object| object.life == Life::Live && object.base == old);
    let kept = match before {
        Some(object) => object.size.min(size),
        None => 0,
    };
    let bytes = run.fetch(0, old, kept)?;
    release(run, old)?;
    if size == 0 {
        return Ok(ZERO);
    }
    let new = allocate(run, size, ALIGN, Initial::Uninitialised)?;
    run.write_bytes(new.word, &bytes);
    Ok(new)
}

fn usable_size(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pin(call.arg(0), 64)?;
    Ok(Value::concrete(if at == 0 { 0 } else { run.room(at) }))
}

fn free(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if call.arg(0).word() == Some(0) {
        return Ok(ZERO);
    }
    let at = run.pin(call.arg(0), 64)?;
    if at != 0 {
        release(run, at)?;
    }
    Ok(ZERO)
}

/// Ends the life of the heap object at this address.
fn release(run: &mut Run<'_>, at: u64) -> Flow<()> {
    let point = run.thread_ref().point();
    let threaded = run.state.threads.len() > 1;
    let Some(object) = run.state.memory.find(at) else {
        return Err(Stop::error(ErrorKind::InvalidFree, format!("frees {at:#x}, where no object is")));
    };
    let (base, size, shared, life, origin, owner) =
        (object.base, object.size, object.shared, object.life, object.origin, object.owner);
    let name = crate::describe::object_name(run.machine, object);
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
    Ok(())
}
