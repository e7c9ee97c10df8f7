//! Attributes of threads and of synchronisation objects. They are words in memory, read and written without events:
//! a program that changes attributes while others use them is beyond this model. Attributes that change nothing here
//! (stack sizes, clocks, priorities of a scheduler that is explored anyway) are accepted.

use super::object::{self, code, errno::EINVAL, misuse, succeed};
use super::{Call, Model, ZERO, mutex};
use crate::step::{Flow, Run, Stop};
use crate::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "pthread_attr_init", run: init_thread },
    Model { name: "pthread_attr_destroy", run: destroy },
    Model { name: "pthread_attr_setdetachstate", run: set_detached },
    Model { name: "pthread_attr_getdetachstate", run: get_detached },
    Model { name: "pthread_attr_setstacksize", run: succeed },
    Model { name: "pthread_attr_setguardsize", run: succeed },
    Model { name: "pthread_attr_setscope", run: succeed },
    Model { name: "pthread_attr_setschedpolicy", run: succeed },
    Model { name: "pthread_attr_setschedparam", run: succeed },
    Model { name: "pthread_attr_setinheritsched", run: succeed },
    Model { name: "pthread_setconcurrency", run: succeed },
    Model { name: "pthread_setname_np", run: succeed },
    Model { name: "pthread_setaffinity_np", run: succeed },
    Model { name: "pthread_setschedparam", run: succeed },
    Model { name: "pthread_mutexattr_init", run: init_mutex },
    Model { name: "pthread_mutexattr_destroy", run: destroy },
    Model { name: "pthread_mutexattr_settype", run: set_type },
    Model { name: "pthread_mutexattr_gettype", run: get_type },
    Model { name: "pthread_mutexattr_setrobust", run: set_robust },
    Model { name: "pthread_mutexattr_getrobust", run: get_robust },
    Model { name: "pthread_mutexattr_setpshared", run: succeed },
    Model { name: "pthread_mutexattr_setprotocol", run: succeed },
    Model { name: "pthread_condattr_init", run: init_mutex },
    Model { name: "pthread_condattr_destroy", run: destroy },
    Model { name: "pthread_condattr_setclock", run: succeed },
    Model { name: "pthread_condattr_setpshared", run: succeed },
    Model { name: "pthread_rwlockattr_init", run: init_lock },
    Model { name: "pthread_rwlockattr_destroy", run: destroy },
    Model { name: "pthread_rwlockattr_setpshared", run: succeed },
    Model { name: "pthread_barrierattr_init", run: init_mutex },
    Model { name: "pthread_barrierattr_destroy", run: destroy },
    Model { name: "pthread_barrierattr_setpshared", run: succeed },
];

/// The bits of a mutex attribute that are the type.
const TYPE: u64 = 3;

fn init(run: &mut Run<'_>, call: &Call<'_>, size: u64) -> Flow<Value> {
    let at = object::address(run, call.arg(0))?;
    object::clear(run, at, size)?;
    Ok(ZERO)
}

fn init_thread(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    init(run, call, 56)
}

fn init_mutex(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    init(run, call, 4)
}

fn init_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    init(run, call, 8)
}

fn destroy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = object::address(run, call.arg(0))?;
    object::check_alive(run, at, "attribute object")?;
    object::bury(run, at)?;
    Ok(ZERO)
}

/// The word of an attribute object that was initialised.
fn word(run: &mut Run<'_>, object: Value) -> Flow<(u64, u64)> {
    let at = object::address(run, object)?;
    object::check_alive(run, at, "attribute object")?;
    match object::peek(run, at) {
        Some(word) => Ok((at, word)),
        None => misuse("an attribute object is used that was never initialised"),
    }
}

/// Replaces some bits of the word by others.
fn change(run: &mut Run<'_>, call: &Call<'_>, bits: u64, new: u64) -> Flow<Value> {
    let (at, word) = word(run, call.arg(0))?;
    object::poke(run, at, word & !bits | new)?;
    Ok(ZERO)
}

/// Stores a number where the second argument points.
fn tell(run: &mut Run<'_>, call: &Call<'_>, number: u64) -> Flow<Value> {
    let at = run.pick(call.arg(1), 64)?;
    object::poke(run, at, number)?;
    Ok(ZERO)
}

fn set_detached(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    match run.pick(call.arg(1), 32)? {
        state @ (0 | 1) => change(run, call, 1, state),
        _ => code(EINVAL),
    }
}

fn get_detached(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (_, word) = word(run, call.arg(0))?;
    tell(run, call, word & 1)
}

/// Whether a thread with these attributes starts detached.
pub fn is_detached(run: &mut Run<'_>, attributes: Value) -> Flow<bool> {
    if attributes.word() == Some(0) {
        return Ok(false);
    }
    Ok(word(run, attributes)?.1 & 1 == 1)
}

fn set_type(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    match run.pick(call.arg(1), 32)? {
        kind @ 0..=3 => change(run, call, TYPE, kind),
        _ => code(EINVAL),
    }
}

fn get_type(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (_, word) = word(run, call.arg(0))?;
    tell(run, call, word & TYPE)
}

fn set_robust(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    match run.pick(call.arg(1), 32)? {
        0 => change(run, call, mutex::ROBUST, 0),
        1 => change(run, call, mutex::ROBUST, mutex::ROBUST),
        _ => code(EINVAL),
    }
}

fn get_robust(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (_, word) = word(run, call.arg(0))?;
    tell(run, call, u64::from(word & mutex::ROBUST != 0))
}

/// The kind of a mutex with these attributes, as memory has it.
pub fn mutex_kind(run: &mut Run<'_>, attributes: Value) -> Flow<u64> {
    if attributes.word() == Some(0) {
        return Ok(0);
    }
    if attributes.word().is_none() {
        return Err(Stop::unsupported("attributes that depend on an input"));
    }
    Ok(word(run, attributes)?.1 & (TYPE | mutex::ROBUST))
}
