//! Inputs and assumptions.

use super::{Call, Model, ZERO};
use crate::inputs::Unknown;
use crate::machine::Machine;
use crate::state::Purpose;
use crate::step::{Flow, Run, Stop};
use crate::value::{Value, mask};
use threadbare_expr::Compare;
use threadbare_trace::{Ending, Order};

pub const MODELS: &[Model] = &[
    Model { name: "tb_bool", run: scalar },
    Model { name: "tb_char", run: scalar },
    Model { name: "tb_schar", run: scalar },
    Model { name: "tb_uchar", run: scalar },
    Model { name: "tb_short", run: scalar },
    Model { name: "tb_ushort", run: scalar },
    Model { name: "tb_int", run: scalar },
    Model { name: "tb_uint", run: scalar },
    Model { name: "tb_long", run: scalar },
    Model { name: "tb_ulong", run: scalar },
    Model { name: "tb_longlong", run: scalar },
    Model { name: "tb_ulonglong", run: scalar },
    Model { name: "tb_size", run: scalar },
    Model { name: "tb_ptrdiff", run: scalar },
    Model { name: "tb_bytes", run: bytes },
    Model { name: "tb_assume", run: assume },
];

/// A fresh input of this width in bits.
fn scalar(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.text_at(call.arg(0));
    Ok(fresh(run, &name, call.result_width()))
}

fn fresh(run: &mut Run<'_>, name: &str, width: u32) -> Value {
    let thread = run.thread_mut();
    let (id, index) = (thread.id, thread.inputs);
    thread.inputs += 1;
    if let Some(given) = &run.machine.given {
        let mut word = 0;
        if let Some(input) = given.get(&(id, index)) {
            for (i, byte) in input.bytes.iter().take(8).enumerate() {
                word |= u64::from(*byte) << (8 * i);
            }
        }
        return Value::concrete(word & mask(width));
    }
    let Machine { terms, unknowns, .. } = &mut *run.machine;
    Value::symbolic(unknowns.term(terms, Unknown::Input { thread: id, index }, name, width))
}

/// Fills memory with fresh bytes.
fn bytes(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (Some(at), Some(len)) = (call.arg(0).word(), call.arg(1).word()) else {
        return Err(Stop::unsupported("an input whose place or size depends on another input"));
    };
    let text = run.text_at(call.arg(2));
    for i in 0..len {
        // A store may have to wait for its turn; the call starts again then, and must not take new inputs.
        if u64::from(run.thread_ref().stage) > i {
            continue;
        }
        let value = fresh(run, &format!("{text}[{i}]"), 8);
        if let Err(stop) = run.store(Value::concrete(at + i), value, 8, Order::Plain) {
            run.thread_mut().inputs -= 1;
            return Err(stop);
        }
        let stage = u8::try_from(i + 1).map_err(|_| Stop::unsupported("an input of more than 255 bytes"))?;
        run.thread_mut().stage = stage;
    }
    Ok(ZERO)
}

/// Goes on only where the condition holds.
fn assume(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (condition, width) = (call.arg(0), call.width(0));
    let holds = match condition.word() {
        Some(word) => Value::concrete(u64::from(word & mask(width) != 0)),
        None => {
            let term = run.term(condition, width);
            let zero = run.terms().constant(width, 0);
            let holds = run.terms().compare(Compare::Ne, term, zero);
            run.value(holds)
        }
    };
    if run.decide(holds, Purpose::Assume)? { Ok(ZERO) } else { Err(Stop::Halt(Ending::AssumptionFailed)) }
}
