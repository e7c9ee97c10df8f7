//! Time. One clock for the process starts at a fixed moment, and every look at it finds it a millisecond later:
//! no run depends on the hour, and who waits for time to pass sees it pass.

use super::access::Part;
use super::{Call, Model, ZERO};
use crate::hidden::TICK;
use crate::step::{Flow, Run};
use crate::value::Value;
use std::rc::Rc;

pub const MODELS: &[Model] = &[
    Model { name: "time", run: time },
    Model { name: "clock", run: clock },
    Model { name: "gettimeofday", run: gettimeofday },
    Model { name: "clock_gettime", run: clock_gettime },
    Model { name: "clock_getres", run: clock_getres },
    Model { name: "tzset", run: nothing },
];

const MICROSECONDS: u64 = 1_000_000;

/// The number of microseconds at this look; the call's first step.
fn look(run: &mut Run<'_>) -> Flow<u64> {
    if run.thread_ref().stage == 0 {
        run.touch(Part::Clock)?;
        Rc::make_mut(&mut run.state.hidden).clock += TICK;
        let now = run.state.hidden.clock;
        let thread = run.thread_mut();
        thread.stage = 1;
        thread.kept.push((0, Rc::new(vec![Value::concrete(now)])));
    }
    let kept = &run.thread_ref().kept;
    Ok(kept.iter().find(|(number, _)| *number == 0).and_then(|(_, now)| now[0].word()).unwrap_or(0))
}

fn time(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let seconds = look(run)? / MICROSECONDS;
    let place = run.pin(call.arg(0), 64)?;
    if place != 0 {
        run.put_word(1, place, Value::concrete(seconds), 8)?;
    }
    Ok(Value::concrete(seconds))
}

fn clock(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    // Only differences mean anything.
    Ok(Value::concrete(look(run)? % (1000 * MICROSECONDS)))
}

/// Two words: seconds, and what is left in units of which `parts` make a second.
fn put_time(run: &mut Run<'_>, place: u64, now: u64, parts: u64) -> Flow<()> {
    let rest = now % MICROSECONDS * (parts / MICROSECONDS);
    let mut bytes = Vec::new();
    for word in [now / MICROSECONDS, rest] {
        bytes.extend(word.to_le_bytes().map(|byte| Value::concrete(byte.into())));
    }
    run.put(1, place, &bytes)
}

fn gettimeofday(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let now = look(run)?;
    let place = run.pin(call.arg(0), 64)?;
    put_time(run, place, now, MICROSECONDS)?;
    Ok(ZERO)
}

fn clock_gettime(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let now = look(run)?;
    let place = run.pin(call.arg(1), 64)?;
    put_time(run, place, now, 1000 * MICROSECONDS)?;
    Ok(ZERO)
}

fn clock_getres(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let place = run.pin(call.arg(1), 64)?;
    if place != 0 {
        put_time(run, place, TICK, 1000 * MICROSECONDS)?;
    }
    Ok(ZERO)
}

fn nothing(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(ZERO)
}
