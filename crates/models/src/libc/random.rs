//! Random numbers: the very generators of glibc, so that a seed gives the numbers that it gives natively. Each is
//! one state for all threads.

use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::hidden::Random;
use threadbare_machine::step::{Call, Flow, Model, Run, kept};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "rand", run: next },
    Model { name: "random", run: next },
    Model { name: "srand", run: seed },
    Model { name: "srandom", run: seed },
    Model { name: "drand48", run: fraction },
    Model { name: "lrand48", run: non_negative },
    Model { name: "mrand48", run: any_sign },
    Model { name: "srand48", run: seed48 },
];

fn next(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    let leave = run.touch(kept::Random)?;
    Ok(Value::concrete(Rc::make_mut(run.hidden_mut(&leave)).draw().into()))
}

fn seed(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let seed = run.pin(call.arg(0), 32)?;
    let leave = run.touch(kept::Random)?;
    *run.hidden_mut(&leave) = Rc::new(Random::seeded(seed as u32));
    Ok(ZERO)
}

/// The next 48 bits. The C library has a lock for the other generator, and none for this.
fn step48(run: &mut Run<'_>) -> Flow<u64> {
    let leave = run.touch_alone(kept::Random48)?;
    let state = run.hidden_mut(&leave);
    *state = state.wrapping_mul(0x5_deec_e66d).wrapping_add(0xb) & ((1 << 48) - 1);
    Ok(*state)
}

fn fraction(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    let bits = step48(run)?;
    Ok(Value::concrete((bits as f64 / (1u64 << 48) as f64).to_bits()))
}

fn non_negative(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(Value::concrete(step48(run)? >> 17))
}

fn any_sign(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(Value::concrete((step48(run)? >> 16) as u32 as i32 as i64 as u64))
}

fn seed48(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let seed = run.pin(call.arg(0), 64)?;
    let leave = run.touch_alone(kept::Random48)?;
    *run.hidden_mut(&leave) = (seed & 0xffff_ffff) << 16 | 0x330e;
    Ok(ZERO)
}
