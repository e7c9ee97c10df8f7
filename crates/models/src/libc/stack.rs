//! What concerns the stack as a whole: jumps across functions, and the room of locals.

use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::state::{Jump, Purpose};
use threadbare_machine::step::{Call, Flow, Model, Run, Stop};
use threadbare_machine::value::Value;
use threadbare_trace::{ErrorKind, Order};

pub const MODELS: &[Model] = &[
    Model { name: "setjmp", run: set },
    Model { name: "_setjmp", run: set },
    Model { name: "sigsetjmp", run: set },
    Model { name: "__sigsetjmp", run: set },
    Model { name: "longjmp", run: jump },
    Model { name: "_longjmp", run: jump },
    Model { name: "siglongjmp", run: jump },
    Model { name: "llvm.stacksave", run: save },
    Model { name: "llvm.stackrestore", run: restore },
    Model { name: "llvm.lifetime.start", run: begin },
    Model { name: "llvm.lifetime.end", run: end },
];

/// Which of a thread's words says what signals it blocks, and which those of them that were sent to it (signals.c).
const BLOCKED: usize = 0;
const PENDING: usize = 1;

/// The number of a jump's only read.
const BUFFER: u8 = 0;

/// The buffer gets the number of the place; the place itself is kept with the thread.
fn set(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let keeps_mask = match call.name() {
        "setjmp" => true,
        "_setjmp" => false,
        _ => {
            let asked = run.truth(call.arg(1), 32);
            run.decide(asked, Purpose::Branch)?
        }
    };
    let thread = run.thread_ref();
    let Some(frame) = thread.frames.last() else { return Ok(ZERO) };
    let (depth, begun) = (thread.frames.len(), run.begun_locals());
    let word = keeps_mask.then_some(thread.words[BLOCKED]);
    let place = Jump { depth, activation: frame.activation, pc: frame.pc, result: call.dst(), begun, word };
    let found = thread.jumps.iter().position(|other| *other == place);
    let number = found.unwrap_or(thread.jumps.len());
    run.store(call.arg(0), Value::concrete(number as u64 + 1), 64, Order::Plain)?;
    if found.is_none() {
        Rc::make_mut(&mut run.thread_mut().jumps).push(place);
    }
    Ok(ZERO)
}

fn jump(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    jump_to(run, call.arg(0), call.arg(1))
}

/// Goes back to where this buffer was set.
pub fn jump_to(run: &mut Run<'_>, buffer: Value, value: Value) -> Flow<Value> {
    // The ends of locals that others may look at are steps, too: what was read is kept until they are taken.
    let number = match run.kept(BUFFER) {
        Some(kept) => kept.first().copied().unwrap_or(ZERO),
        None => {
            let number = run.load(buffer, 64, Order::Plain)?;
            run.keep(BUFFER, &Rc::new(vec![number]));
            number
        }
    };
    let Some(number) = number.word() else {
        return Err(Stop::error(ErrorKind::Misuse, "a jump to a place that was never set"));
    };
    let place = number.checked_sub(1).and_then(|number| run.thread_ref().jumps.get(number as usize)).cloned();
    let alive = |place: &Jump| {
        let frame = run.thread_ref().frames.get(place.depth - 1);
        frame.is_some_and(|frame| frame.activation == place.activation)
    };
    let Some(place) = place.filter(alive) else {
        return Err(Stop::error(ErrorKind::Misuse, "a jump into a function that has returned"));
    };
    if place.word.is_some() && run.thread_ref().words[PENDING] != ZERO {
        return Err(Stop::unsupported("a jump by which signals may be let through that were sent before"));
    }
    run.leave_for(&place)?;
    if let Some(blocked) = place.word {
        run.thread_mut().words[BLOCKED] = blocked;
    }
    let value = returned(run, value);
    if place.result != threadbare_machine::code::NONE {
        run.set(place.result, value);
    }
    run.thread_mut().stage = 0;
    run.frame_mut().pc = place.pc + 1;
    run.went_elsewhere();
    Ok(ZERO)
}

/// What `setjmp` returns after a jump: never the result of a first call.
fn returned(run: &mut Run<'_>, value: Value) -> Value {
    if value.is_nothing() {
        return value;
    }
    let value = run.term(value, 32);
    let terms = run.terms();
    let (zero, one) = (terms.constant(32, 0), terms.constant(32, 1));
    let is_zero = terms.eq(value, zero);
    let value = terms.ite(is_zero, one, value);
    run.value(value)
}

/// How many locals there are, counted from one so that it is no null pointer.
fn save(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(Value::concrete(run.frame_mut().locals.len() as u64 + 1))
}

fn restore(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if let Some(mark) = call.arg(0).word() {
        run.end_locals(mark.saturating_sub(1) as usize)?;
    }
    Ok(ZERO)
}

/// Where the local is that a mark is about: the last argument. Older versions say its size first.
fn marked(call: &Call<'_>) -> Option<u64> {
    call.arg(call.count().saturating_sub(1)).word()
}

fn begin(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    marked(call).map_or(Ok(()), |local| run.begin_life(local))?;
    Ok(ZERO)
}

fn end(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    marked(call).map_or(Ok(()), |local| run.end_block_local(local))?;
    Ok(ZERO)
}
