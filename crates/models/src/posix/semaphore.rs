//! Semaphores, with and without names. They have no static initialiser: one that was not initialised, or was
//! destroyed, is not there. Calls that fail return -1 and say why in `errno`.

use crate::libc::time;
use crate::object::{address, errno::*, misuse};
use crate::results::ZERO;
use std::sync::Arc;
use threadbare_machine::state::Choice;
use threadbare_machine::step::{Call, Flow, Model, Run, Seen, Stop, Used, kept};
use threadbare_machine::value::Value;
use threadbare_trace::{Action, Order, Range};

pub const MODELS: &[Model] = &[
    Model { name: "sem_init", run: init },
    Model { name: "sem_destroy", run: destroy },
    Model { name: "sem_wait", run: wait },
    Model { name: "sem_trywait", run: try_wait },
    Model { name: "sem_timedwait", run: timed_wait },
    Model { name: "sem_clockwait", run: clock_wait },
    Model { name: "sem_post", run: post },
    Model { name: "sem_getvalue", run: value },
    Model { name: "sem_open", run: open },
    Model { name: "sem_close", run: close },
    Model { name: "sem_unlink", run: unlink },
];

/// How many bytes a `sem_t` has.
const SIZE: u64 = 32;
const LARGEST: u32 = i32::MAX as u32;
/// Above this the order of posts may matter.
const FULL: u32 = LARGEST - (1 << 20);
/// The flags of `sem_open`.
const CREATE: u64 = 0o100;
const EXCLUSIVE: u64 = 0o200;
fn fail(run: &mut Run<'_>, why: u64) -> Flow<Value> {
    run.set_errno(why)?;
    Ok(Value::concrete(u64::from(u32::MAX)))
}

/// The value of a semaphore that must be there.
fn count(run: &Run<'_>, semaphore: &Seen) -> Flow<u32> {
    match run.sync(semaphore).semaphore() {
        Some(value) => Ok(value),
        None => misuse("a semaphore is used that was not initialised, or was destroyed"),
    }
}

fn set(run: &mut Run<'_>, semaphore: &Used, value: Option<u32>) {
    run.sync_mut(semaphore).set_semaphore(value);
}

fn init(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let value = run.pick(call.arg(2), 32)? as u32;
    if value > LARGEST {
        return fail(run, EINVAL);
    }
    let at = address(run, call.arg(0))?;
    let semaphore = run.remake(at)?;
    run.clear_object(&semaphore, SIZE)?;
    set(run, &semaphore, Some(value));
    Ok(ZERO)
}

/// Whoever waits for it by then finds it gone.
fn destroy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let semaphore = run.remake(at)?;
    count(run, &semaphore)?;
    set(run, &semaphore, None);
    Ok(ZERO)
}

fn wait(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let semaphore = run.operate(Action::SemaphoreWait { semaphore: at }, Choice::Only)?;
    let value = count(run, &semaphore)?;
    set(run, &semaphore, Some(value.saturating_sub(1)));
    Ok(ZERO)
}

fn try_wait(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    attempt(run, call, EAGAIN)
}

/// A time-out is an attempt that fails: if it is to succeed later, it is made later.
fn timed_wait(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    wait_until(run, call, call.arg(1))
}

fn clock_wait(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if !time::is_waited_by(run, call.arg(1))? {
        return fail(run, EINVAL);
    }
    wait_until(run, call, call.arg(2))
}

/// The moment is looked at first, as in glibc.
fn wait_until(run: &mut Run<'_>, call: &Call<'_>, moment: Value) -> Flow<Value> {
    match time::is_moment(run, 0, moment)? {
        true => attempt(run, call, ETIMEDOUT),
        false => fail(run, EINVAL),
    }
}

fn attempt(run: &mut Run<'_>, call: &Call<'_>, otherwise: u64) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let semaphore = run.operate(Action::SemaphoreTry { semaphore: at }, Choice::Only)?;
    match count(run, &semaphore)? {
        0 => {
            run.found_empty(&semaphore);
            fail(run, otherwise)
        }
        value => {
            set(run, &semaphore, Some(value - 1));
            Ok(ZERO)
        }
    }
}

fn post(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let post = Action::SemaphorePost { semaphore: at };
    // Posts commute, but for those of which only the first ones find room.
    let ahead = run.foresee_object(at);
    let action = match run.sync(&ahead).semaphore() {
        Some(FULL..) => Action::Section { parts: Arc::new([post, Action::SemaphoreRead { semaphore: at }]) },
        _ => post,
    };
    let semaphore = run.operate(action, Choice::Only)?;
    let value = count(run, &semaphore)?;
    if value >= LARGEST {
        return fail(run, EOVERFLOW);
    }
    set(run, &semaphore, Some(value + 1));
    Ok(ZERO)
}

fn value(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let ahead = run.foresee_object(at);
    let look = Action::SemaphoreRead { semaphore: at };
    let step = |seen: Option<Range>| match seen {
        // The value that was seen is written in the same step.
        Some(range) => {
            Action::Section { parts: Arc::new([look, Action::Write { range, order: Order::Plain }]) }
        }
        None => look,
    };
    run.write_in(call.arg(1), 32, step, |run| Ok(Value::concrete(u64::from(count(run, &ahead)?))))?;
    Ok(ZERO)
}

fn open(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.fetch_name(0, call.arg(0))?;
    let flags = run.pick(call.arg(1), 32)?;
    let value = run.pick(call.arg(3), 32)? as u32;
    let leave = run.touch(kept::Semaphores)?;
    let known = run.hidden(&leave).get(&name).copied();
    let why = match known {
        Some(_) if flags & CREATE != 0 && flags & EXCLUSIVE != 0 => EEXIST,
        Some(at) => return Ok(Value::concrete(at)),
        None if flags & CREATE == 0 => ENOENT,
        None if value > LARGEST => EINVAL,
        None => {
            let Some((at, semaphore)) = run.allocate_object(SIZE)? else {
                return Err(Stop::unsupported("no room for a semaphore"));
            };
            run.hidden_mut(&leave).insert(name, at);
            set(run, &semaphore, Some(value));
            return Ok(Value::concrete(at));
        }
    };
    fail(run, why)?;
    // SEM_FAILED is a null pointer.
    Ok(ZERO)
}

/// A semaphore with a name goes on to be where it is: other threads may have it open.
fn close(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let semaphore = run.look_at_object(at)?;
    count(run, &semaphore)?;
    Ok(ZERO)
}

fn unlink(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.fetch_name(0, call.arg(0))?;
    let leave = run.touch(kept::Semaphores)?;
    match run.hidden_mut(&leave).remove(&name) {
        Some(_) => Ok(ZERO),
        None => fail(run, ENOENT),
    }
}
