//! Inputs and assumptions.

use crate::inputs::Unknown;
use crate::machine::Machine;
use crate::state::Purpose;
use crate::step::{Flow, Run, Stop};
use crate::value::{Value, mask};
use threadbare_expr::Compare;
use threadbare_trace::{Ending, Order};

/// A fresh input of this width in bits.
pub fn scalar(run: &mut Run<'_>, name: Value, width: u32) -> Flow<Value> {
    let name = run.text_at(name);
    Ok(fresh(run, &name, width))
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
pub fn bytes(run: &mut Run<'_>, at: Value, len: Value, name: Value) -> Flow<Value> {
    let (Some(at), Some(len)) = (at.word(), len.word()) else {
        return Err(Stop::unsupported("an input whose place or size depends on another input"));
    };
    let text = run.text_at(name);
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
    Ok(Value::concrete(0))
}

/// Goes on only where the condition holds.
pub fn assume(run: &mut Run<'_>, condition: Value, width: u32) -> Flow<Value> {
    let holds = match condition.word() {
        Some(word) => Value::concrete(u64::from(word & mask(width) != 0)),
        None => {
            let term = run.term(condition, width);
            let zero = run.terms().constant(width, 0);
            let holds = run.terms().compare(Compare::Ne, term, zero);
            run.value(holds)
        }
    };
    if run.decide(holds, Purpose::Assume)? {
        Ok(Value::concrete(0))
    } else {
        Err(Stop::Halt(Ending::AssumptionFailed))
    }
}
