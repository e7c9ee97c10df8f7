//! Time. One clock for the process starts at a fixed moment, and every look at it finds it a millisecond later:
//! no run depends on the hour, and who waits for time to pass sees it pass.

use crate::object::{code, errno::EINVAL};
use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::Relied;
use threadbare_machine::hidden::TICK;
use threadbare_machine::state::Purpose;
use threadbare_machine::step::{Call, Flow, Model, Run, Stop, kept};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "time", run: time },
    Model { name: "clock", run: clock },
    Model { name: "gettimeofday", run: gettimeofday },
    Model { name: "clock_gettime", run: clock_gettime },
    Model { name: "timespec_get", run: timespec_get },
    Model { name: "clock_getres", run: clock_getres },
    Model { name: "tzset", run: nothing },
    Model { name: "nanosleep", run: nanosleep },
    Model { name: "clock_nanosleep", run: clock_nanosleep },
    Model { name: "thrd_sleep", run: thrd_sleep },
];

/// What functions with `errno` return if they fail.
const FAILURE: Value = Value::concrete(0xffff_ffff);

const MICROSECONDS: u64 = 1_000_000;
/// The base of time that `timespec_get` has.
const TIME_UTC: u64 = 1;

/// The number of microseconds at this look; the call's first step.
fn look(run: &mut Run<'_>) -> Flow<u64> {
    if run.thread_ref().stage == 0 {
        run.relies_on(Relied::Clock);
        let leave = run.touch(kept::Clock)?;
        *run.hidden_mut(&leave) += TICK;
        let now = *run.hidden(&leave);
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
    let (place, zone) = (run.pin(call.arg(0), 64)?, run.pin(call.arg(1), 64)?);
    put_time(run, place, now, MICROSECONDS)?;
    if zone != 0 {
        // There is none.
        run.put(2, zone, &[ZERO; 8])?;
    }
    Ok(ZERO)
}

/// Whether there is a clock of this number: those of Linux, one of which is missing. A negative number is a clock of
/// a process or a device.
fn is_clock(run: &mut Run<'_>, clock: Value) -> Flow<bool> {
    match run.pick(clock, 32)? as i32 {
        ..0 => Err(Stop::unsupported("the clock of a process or a device")),
        number => Ok(matches!(number, 0..=9 | 11)),
    }
}

fn no_clock(run: &mut Run<'_>) -> Flow<Value> {
    run.set_errno(EINVAL)?;
    Ok(FAILURE)
}

fn clock_gettime(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if !is_clock(run, call.arg(0))? {
        return no_clock(run);
    }
    let now = look(run)?;
    let place = run.pin(call.arg(1), 64)?;
    put_time(run, place, now, 1000 * MICROSECONDS)?;
    Ok(ZERO)
}

fn timespec_get(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    // C11 has one base of time, and those that it does not have give 0.
    let base = run.pick(call.arg(1), 32)?;
    if base != TIME_UTC {
        return Ok(ZERO);
    }
    let now = look(run)?;
    let place = run.pin(call.arg(0), 64)?;
    put_time(run, place, now, 1000 * MICROSECONDS)?;
    Ok(Value::concrete(base))
}

fn clock_getres(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if !is_clock(run, call.arg(0))? {
        return no_clock(run);
    }
    let place = run.pin(call.arg(1), 64)?;
    if place != 0 {
        put_time(run, place, TICK, 1000 * MICROSECONDS)?;
    }
    Ok(ZERO)
}

/// Whether a pause can be this long. Any schedule may follow a pause, so a pause adds none.
fn is_pause(run: &mut Run<'_>, length: Value) -> Flow<bool> {
    let at = run.pick(length, 64)?;
    let bytes = run.fetch(0, at, 16)?;
    let mut words = [0u64; 2];
    for (number, byte) in bytes.iter().enumerate() {
        words[number / 8] |= run.pin(*byte, 8)? << (8 * (number % 8));
    }
    Ok(words[0] as i64 >= 0 && words[1] < 1000 * MICROSECONDS)
}

/// Whether the nanoseconds of a moment in the program's memory are less than a second, which is all that has to be right
/// about it. The call's read of that number.
pub fn is_moment(run: &mut Run<'_>, number: u8, moment: Value) -> Flow<bool> {
    let at = run.pointer(moment, false)?;
    let bytes = run.fetch(number, at, 16)?;
    let nanoseconds = run.joined(&bytes[8..]);
    let is_right = run.is_below(nanoseconds, 64, 1000 * MICROSECONDS);
    run.decide(is_right, Purpose::Branch)
}

/// Whether one can wait by this clock: the one of the calendar, or the one that never goes back.
pub fn is_waited_by(run: &mut Run<'_>, clock: Value) -> Flow<bool> {
    Ok(run.pick(clock, 32)? <= 1)
}

fn nanosleep(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if is_pause(run, call.arg(0))? {
        return Ok(ZERO);
    }
    run.set_errno(EINVAL)?;
    Ok(FAILURE)
}

fn clock_nanosleep(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if is_clock(run, call.arg(0))? && is_pause(run, call.arg(2))? { Ok(ZERO) } else { code(EINVAL) }
}

fn thrd_sleep(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    // Any other negative number than -1 is an error that is no interruption.
    if is_pause(run, call.arg(0))? { Ok(ZERO) } else { Ok(Value::concrete(0xffff_fffe)) }
}

fn nothing(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(ZERO)
}
