//! Allocation. It never fails for want of memory; a size that no machine has is refused as the library refuses it. A size that depends on
//! inputs stays a term (`step/sized.rs`): that it is not too large is one decision, if it is any.

use crate::results::ZERO;
use threadbare_expr::{Binary, Compare, Term};
use threadbare_machine::Relied;
use threadbare_machine::memory::{Initial, Origin};
use threadbare_machine::state::Purpose;
use threadbare_machine::step::{Call, Content, Flow, Model, Run, Stop};
use threadbare_machine::value::Value;

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
    Model { name: "tb_new", run: new },
    Model { name: "_ZnwmRKSt9nothrow_t", run: malloc },
    Model { name: "_ZnamRKSt9nothrow_t", run: malloc },
    Model { name: "_ZdlPvSt11align_val_t", run: free },
    Model { name: "_ZdaPvSt11align_val_t", run: free },
    Model { name: "_ZdlPvmSt11align_val_t", run: free },
    Model { name: "_ZdaPvmSt11align_val_t", run: free },
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

/// No machine gives more to one allocation: a terabyte.
const LARGEST: u64 = 1 << 40;

/// How many bytes are asked for.
#[derive(Clone, Copy)]
enum Size {
    Known(u64),
    /// As many as a term of 64 bits says, at most so many.
    Depends(Term, u64),
}

/// A number of bytes; nothing if it is too large.
fn wanted(run: &mut Run<'_>, size: Value) -> Flow<Option<Size>> {
    if let Some(size) = size.word() {
        return Ok((size <= LARGEST).then_some(Size::Known(size)));
    }
    if !run.has_wide_room() {
        let size = run.pin(size, 64)?;
        return Ok((size <= LARGEST).then_some(Size::Known(size)));
    }
    let term = run.term(size, 64);
    let term = run.defined(term, "the size of an allocation depends on")?;
    if let Some(size) = run.terms().as_u64(term) {
        return Ok((size <= LARGEST).then_some(Size::Known(size)));
    }
    let most = run.terms().known(term).max(64);
    if most > LARGEST && !is_at_most(run, term, LARGEST)? {
        return Ok(None);
    }
    Ok(Some(Size::Depends(term, most.min(LARGEST))))
}

/// Decides whether a number is at most this.
fn is_at_most(run: &mut Run<'_>, number: Term, most: u64) -> Flow<bool> {
    let width = run.terms().width(number);
    let most = run.terms().constant(width, most);
    let fits = run.terms().compare(Compare::Ule, number, most);
    let fits = run.value(fits);
    run.decide(fits, Purpose::Branch)
}

fn malloc(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let size = wanted(run, call.arg(0))?;
    allocate(run, size, ALIGN, Initial::Uninitialised)
}

fn calloc(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let size = product(run, call.arg(0), call.arg(1))?;
    allocate(run, size, ALIGN, Initial::Zero)
}

fn aligned(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let align = run.pin(call.arg(0), 64)?;
    if !align.is_power_of_two() {
        run.set_errno(EINVAL)?;
        return Ok(ZERO);
    }
    let size = wanted(run, call.arg(1))?;
    allocate(run, size, align.max(ALIGN), Initial::Uninitialised)
}

/// `tb_new(size, alignment)`: what `operator new` of the library's part in C asks for.
fn new(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let align = run.pin(call.arg(1), 64)?;
    let size = wanted(run, call.arg(0))?;
    allocate(run, size, align.max(ALIGN), Initial::Uninitialised)
}

fn page_aligned(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let size = wanted(run, call.arg(0))?;
    allocate(run, size, PAGE, Initial::Uninitialised)
}

/// `posix_memalign(&pointer, alignment, size)`.
fn aligned_at(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let place = run.pointer(call.arg(0), true)?;
    let align = run.pin(call.arg(1), 64)?;
    if !align.is_power_of_two() || align % 8 != 0 {
        return Ok(Value::concrete(EINVAL));
    }
    let size = wanted(run, call.arg(2))?;
    let leave = run.announce_write(place, 8)?;
    let Some(size) = size else { return Ok(Value::concrete(ENOMEM)) };
    let at = allocate(run, Some(size), align.max(ALIGN), Initial::Uninitialised)?;
    run.write_number(&leave, at.word);
    Ok(ZERO)
}

/// The product of two numbers as a number of bytes; nothing if it is too large.
fn product(run: &mut Run<'_>, count: Value, size: Value) -> Flow<Option<Size>> {
    if let (Some(count), Some(size)) = (count.word(), size.word()) {
        return Ok(count.checked_mul(size).filter(|size| *size <= LARGEST).map(Size::Known));
    }
    let (count, size) = (run.term(count, 64), run.term(size, 64));
    let terms = run.terms();
    let mut most = terms.known(count).max(64).checked_mul(terms.known(size).max(64));
    if most.is_none_or(|most| most > LARGEST) {
        // As many bits as the product can have.
        let (count, size) = (terms.zext(count, 128), terms.zext(size, 128));
        let whole = terms.binary(Binary::Mul, count, size);
        let whole = run.defined(whole, "the size of an allocation depends on")?;
        if !is_at_most(run, whole, LARGEST)? {
            return Ok(None);
        }
        most = Some(LARGEST);
    }
    let size = run.terms().binary(Binary::Mul, count, size);
    let size = run.defined(size, "the size of an allocation depends on")?;
    match (run.terms().as_u64(size), most) {
        (None, Some(most)) if run.has_wide_room() => Ok(Some(Size::Depends(size, most.min(LARGEST)))),
        _ => {
            let size = run.value(size);
            run.pin(size, 64).map(|size| Some(Size::Known(size)))
        }
    }
}

fn refused(run: &mut Run<'_>) -> Flow<Value> {
    run.set_errno(ENOMEM)?;
    Ok(ZERO)
}

fn allocate(run: &mut Run<'_>, size: Option<Size>, align: u64, initial: Initial) -> Flow<Value> {
    allocate_with(run, size, align, initial, &[])
}

/// The same with these bytes at its start.
fn allocate_with(
    run: &mut Run<'_>,
    size: Option<Size>,
    align: u64,
    initial: Initial,
    bytes: &[Value],
) -> Flow<Value> {
    run.relies_on(Relied::Memory);
    run.relies_on_its_place();
    let origin = Origin::Heap(run.thread_ref().point());
    let (place, size) = match size {
        None => return refused(run),
        Some(Size::Known(size)) => (run.allocate_with(origin, size, align, initial, bytes)?, size),
        Some(Size::Depends(extent, most)) => {
            (run.allocate_sized(origin, (extent, most), align, initial)?, most)
        }
    };
    match place {
        Some(at) => Ok(Value::concrete(at)),
        None => Err(Stop::unsupported(format!("an allocation of {size} bytes more"))),
    }
}

fn realloc(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let size = wanted(run, call.arg(1))?;
    resize(run, call.arg(0), size)
}

fn realloc_array(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let size = product(run, call.arg(1), call.arg(2))?;
    resize(run, call.arg(0), size)
}

/// A new object with the bytes of the old one, which is freed: two steps where others can see them. All of the old object is read, also what a smaller one
/// has no room for, so that what is a step, and on what, does not depend on sizes. Whoever writes there at the same time may as well come after
/// the end of the old object, which is an error.
fn resize(run: &mut Run<'_>, old: Value, size: Option<Size>) -> Flow<Value> {
    let old = run.pin(old, 64)?;
    if old == 0 {
        return allocate(run, size, ALIGN, Initial::Uninitialised);
    }
    let Some(mut size) = size else { return refused(run) };
    let is_allocated = run.is_allocated(old);
    let before = run.object(old).filter(|_| is_allocated);
    let before = before.map(|object| (object.extent(), object.shared));
    if let Size::Depends(term, _) = size {
        let size_of = run.value(term);
        if run.is_none(size_of)? {
            size = Size::Known(0);
        }
    }
    if matches!(size, Size::Known(0)) {
        run.release(old)?;
        return Ok(ZERO);
    }
    let is_seen = run.is_threaded() && before.is_some_and(|(_, shared)| shared);
    if let (Size::Known(size), None) = (size, before.and_then(|(extent, _)| extent)) {
        let room = if before.is_some() { run.room(old) } else { 0 };
        let bytes = run.fetch(0, old, if is_seen { room } else { room.min(size) })?;
        run.release(old)?;
        let bytes = &bytes[..bytes.len().min(size.try_into().unwrap_or(usize::MAX))];
        return allocate_with(run, Some(Size::Known(size)), ALIGN, Initial::Uninitialised, bytes);
    }
    if is_seen {
        return resize_seen(run, old, size);
    }
    let content = run.release_content(old)?;
    move_to(run, size, content)
}

/// The same for memory that others may see, where a size depends on inputs. All of it is read, for all sizes together, so it goes to the new object
/// in the step that reads it.
fn resize_seen(run: &mut Run<'_>, old: u64, size: Size) -> Flow<Value> {
    let new = match run.kept(0).and_then(|kept| kept.first().copied()) {
        Some(new) => new,
        None => {
            // Where there is nothing to read there is no such step.
            if let Some(extent) = run.extent_at(old) {
                let extent = run.value(extent);
                if run.is_none(extent)? {
                    run.release(old)?;
                    return allocate(run, Some(size), ALIGN, Initial::Uninitialised);
                }
            }
            let content = run.read_content(old)?;
            let new = move_to(run, size, content)?;
            run.keep(0, &vec![new].into());
            new
        }
    };
    run.release(old)?;
    Ok(new)
}

/// A new object with what was in another one.
fn move_to(run: &mut Run<'_>, size: Size, content: Content) -> Flow<Value> {
    let new = allocate(run, Some(size), ALIGN, Initial::Uninitialised)?;
    let here = match size {
        Size::Known(size) => run.terms().constant(64, size),
        Size::Depends(term, _) => term,
    };
    run.take_over(new.word, here, content);
    Ok(new)
}

fn usable_size(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pin(call.arg(0), 64)?;
    if at == 0 {
        return Ok(ZERO);
    }
    run.look_at_object(at)?;
    let Some(extent) = run.extent_at(at) else {
        return Ok(Value::concrete(run.room(at)));
    };
    let base = run.object(at).map_or(at, |object| object.base);
    let offset = run.terms().constant(64, at - base);
    let left = run.terms().binary(Binary::Sub, extent, offset);
    Ok(run.value(left))
}

fn free(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if call.arg(0).word() == Some(0) {
        return Ok(ZERO);
    }
    let at = run.pin(call.arg(0), 64)?;
    if at != 0 {
        run.release(at)?;
    }
    Ok(ZERO)
}
