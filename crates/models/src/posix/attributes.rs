//! Attributes of threads and of synchronisation objects. They are words in memory, read and written like any other by
//! those that ask for them, set them, or make something with them. Attributes that change nothing here
//! (stack sizes, clocks, priorities of a scheduler that is explored anyway) are kept for those that ask for them.

use crate::object::{DESTROYED, code, errno::*, misuse, succeed};
use crate::posix::mutex;
use crate::results::ZERO;
use threadbare_machine::step::{Call, Flow, Model, Run, Stop};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "pthread_attr_init", run: init_thread },
    Model { name: "pthread_attr_destroy", run: destroy },
    Model { name: "pthread_attr_setdetachstate", run: set_detached },
    Model { name: "pthread_attr_getdetachstate", run: get_detached },
    Model { name: "pthread_attr_setstacksize", run: set_stack_size },
    Model { name: "pthread_attr_getstacksize", run: get_stack_size },
    Model { name: "pthread_attr_setguardsize", run: set_guard_size },
    Model { name: "pthread_attr_getguardsize", run: get_guard_size },
    Model { name: "pthread_attr_setscope", run: set_scope },
    Model { name: "pthread_attr_getscope", run: get_scope },
    Model { name: "pthread_attr_setschedpolicy", run: set_policy },
    Model { name: "pthread_attr_getschedpolicy", run: get_policy },
    Model { name: "pthread_attr_setschedparam", run: set_priority },
    Model { name: "pthread_attr_getschedparam", run: get_priority },
    Model { name: "pthread_attr_setinheritsched", run: set_inherit },
    Model { name: "pthread_attr_getinheritsched", run: get_inherit },
    Model { name: "pthread_setconcurrency", run: succeed },
    Model { name: "pthread_setaffinity_np", run: set_processors },
    Model { name: "pthread_setschedparam", run: set_running_priority },
    Model { name: "pthread_mutexattr_init", run: init_mutex },
    Model { name: "pthread_mutexattr_destroy", run: destroy },
    Model { name: "pthread_mutexattr_settype", run: set_type },
    Model { name: "pthread_mutexattr_gettype", run: get_type },
    Model { name: "pthread_mutexattr_setrobust", run: set_robust },
    Model { name: "pthread_mutexattr_getrobust", run: get_robust },
    Model { name: "pthread_mutexattr_setpshared", run: set_shared },
    Model { name: "pthread_mutexattr_getpshared", run: get_shared },
    Model { name: "pthread_mutexattr_setprotocol", run: set_protocol },
    Model { name: "pthread_mutexattr_getprotocol", run: get_protocol },
    Model { name: "pthread_condattr_init", run: init_mutex },
    Model { name: "pthread_condattr_destroy", run: destroy },
    Model { name: "pthread_condattr_setclock", run: set_clock },
    Model { name: "pthread_condattr_getclock", run: get_clock },
    Model { name: "pthread_condattr_setpshared", run: set_shared },
    Model { name: "pthread_condattr_getpshared", run: get_shared },
    Model { name: "pthread_rwlockattr_init", run: init_lock },
    Model { name: "pthread_rwlockattr_destroy", run: destroy },
    Model { name: "pthread_rwlockattr_setkind_np", run: set_lock_kind },
    Model { name: "pthread_rwlockattr_getkind_np", run: get_lock_kind },
    Model { name: "pthread_rwlockattr_setpshared", run: set_shared },
    Model { name: "pthread_rwlockattr_getpshared", run: get_shared },
    Model { name: "pthread_barrierattr_init", run: init_mutex },
    Model { name: "pthread_barrierattr_destroy", run: destroy },
    Model { name: "pthread_barrierattr_setpshared", run: set_shared },
    Model { name: "pthread_barrierattr_getpshared", run: get_shared },
];

/// The bits of a mutex attribute that are the type.
const TYPE: u64 = 3;
/// The bits of the attributes of a read-write lock that say who comes first.
pub const LOCK_KIND: u64 = 3;
/// The bit of an attribute that says that processes share the object.
const SHARED: u64 = 1 << 7;
/// Where the protocol of a mutex and the clock of a condition variable are in the word.
const PROTOCOL: u32 = 8;
const CLOCK: u32 = 10;

/// Words of a thread's attributes behind the first, in bytes from the start.
const POLICY: u64 = 4;
const PRIORITY: u64 = 8;
const INHERIT: u64 = 12;
const STACK_SIZE: u64 = 24;
const GUARD_SIZE: u64 = 32;

/// What a thread gets that is told nothing, and the least that it can be told.
const USUAL_STACK: u64 = 8 << 20;
const LEAST_STACK: u64 = 16 << 10;
const USUAL_GUARD: u64 = 4096;

/// Writes an attribute object of this size: all zero, but for numbers of 64 bits.
fn init(run: &mut Run<'_>, call: &Call<'_>, size: usize, numbers: &[(u64, u64)]) -> Flow<Value> {
    let at = run.exact_address(call.arg(0))?;
    let mut bytes = vec![ZERO; size];
    for (offset, number) in numbers {
        let places = bytes.iter_mut().skip(*offset as usize);
        places.zip(number.to_le_bytes()).for_each(|(place, byte)| *place = Value::concrete(byte.into()));
    }
    run.put(0, at, &bytes)?;
    Ok(ZERO)
}

fn init_thread(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    init(run, call, 56, &[(STACK_SIZE, USUAL_STACK), (GUARD_SIZE, USUAL_GUARD)])
}

fn init_mutex(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    init(run, call, 4, &[])
}

fn init_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    init(run, call, 8, &[])
}

fn destroy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (at, _) = word(run, call.arg(0))?;
    put_number(run, at, DESTROYED)
}

/// The call's reads of an attribute object: its first word, and a part behind it.
const FIRST: u8 = 0;
const PART: u8 = 1;
/// Its read of something else.
const OTHER: u8 = 2;

/// Four bytes as the call's read of that number; `None` if they are not known.
fn number_at(run: &mut Run<'_>, number: u8, at: u64) -> Flow<Option<u64>> {
    let bytes = run.fetch(number, at, 4)?;
    Ok(run.joined(&bytes).word())
}

/// Writes four bytes.
fn put_number(run: &mut Run<'_>, at: u64, number: u64) -> Flow<Value> {
    run.put_word(0, at, Value::concrete(number), 4)?;
    Ok(ZERO)
}

/// The word of an attribute object that was initialised.
fn word(run: &mut Run<'_>, object: Value) -> Flow<(u64, u64)> {
    let at = run.exact_address(object)?;
    match number_at(run, FIRST, at)? {
        Some(DESTROYED) => misuse("an attribute object is used that was destroyed"),
        Some(word) => Ok((at, word)),
        None => misuse("an attribute object is used that was never initialised"),
    }
}

/// Looks at the attributes that something is made with, if there are any.
pub fn look_at(run: &mut Run<'_>, attributes: Value) -> Flow<u64> {
    match attributes.word() {
        Some(0) => Ok(0),
        _ => word(run, attributes).map(|(_, word)| word),
    }
}

/// Replaces some bits of the word by others.
fn change(run: &mut Run<'_>, call: &Call<'_>, bits: u64, new: u64) -> Flow<Value> {
    let (at, word) = word(run, call.arg(0))?;
    put_number(run, at, word & !bits | new)
}

/// Stores a number where the second argument points.
fn tell(run: &mut Run<'_>, call: &Call<'_>, number: u64) -> Flow<Value> {
    let at = run.pick(call.arg(1), 64)?;
    put_number(run, at, number)
}

/// Sets a number of 64 bits at an offset of an attribute object.
fn set_long(run: &mut Run<'_>, object: Value, offset: u64, number: u64) -> Flow<Value> {
    let (at, _) = word(run, object)?;
    run.put_word(0, at + offset, Value::concrete(number), 8)?;
    Ok(ZERO)
}

/// Stores some bytes of an attribute object where the second argument points.
fn tell_bytes(run: &mut Run<'_>, call: &Call<'_>, offset: u64, len: u64) -> Flow<Value> {
    let (at, _) = word(run, call.arg(0))?;
    let place = run.pick(call.arg(1), 64)?;
    let bytes = run.fetch(PART, at + offset, len)?;
    run.put(0, place, &bytes)?;
    Ok(ZERO)
}

fn tell_long(run: &mut Run<'_>, call: &Call<'_>, offset: u64) -> Flow<Value> {
    tell_bytes(run, call, offset, 8)
}

/// Sets a word at an offset to the second argument, if that is at most this.
fn set_part(run: &mut Run<'_>, call: &Call<'_>, offset: u64, most: u64) -> Flow<Value> {
    let (at, _) = word(run, call.arg(0))?;
    match run.pick(call.arg(1), 32)? {
        number if number <= most => put_number(run, at + offset, number),
        _ => code(EINVAL),
    }
}

fn tell_part(run: &mut Run<'_>, call: &Call<'_>, offset: u64) -> Flow<Value> {
    tell_bytes(run, call, offset, 4)
}

fn set_stack_size(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    match run.pick(call.arg(1), 64)? {
        size if size >= LEAST_STACK => set_long(run, call.arg(0), STACK_SIZE, size),
        _ => code(EINVAL),
    }
}

fn get_stack_size(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    tell_long(run, call, STACK_SIZE)
}

fn set_guard_size(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let size = run.pick(call.arg(1), 64)?;
    set_long(run, call.arg(0), GUARD_SIZE, size)
}

fn get_guard_size(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    tell_long(run, call, GUARD_SIZE)
}

/// Threads compete with all others of the system: Linux has nothing else.
fn set_scope(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    word(run, call.arg(0))?;
    match run.pick(call.arg(1), 32)? {
        0 => Ok(ZERO),
        1 => code(EOPNOTSUPP),
        _ => code(EINVAL),
    }
}

fn get_scope(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    word(run, call.arg(0))?;
    tell(run, call, 0)
}

fn set_policy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    set_part(run, call, POLICY, 2)
}

fn get_policy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    tell_part(run, call, POLICY)
}

fn set_priority(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (at, _) = word(run, call.arg(0))?;
    let place = run.pick(call.arg(1), 64)?;
    let Some(priority) = number_at(run, OTHER, place)? else {
        return Err(Stop::unsupported("a priority that depends on an input"));
    };
    let allowed = match number_at(run, PART, at + POLICY)? {
        Some(1 | 2) => 1..=99,
        _ => 0..=0,
    };
    if !allowed.contains(&priority) {
        return code(EINVAL);
    }
    put_number(run, at + PRIORITY, priority)
}

fn get_priority(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    tell_part(run, call, PRIORITY)
}

fn set_inherit(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    set_part(run, call, INHERIT, 1)
}

fn get_inherit(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    tell_part(run, call, INHERIT)
}

fn set_shared(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    match run.pick(call.arg(1), 32)? {
        0 => change(run, call, SHARED, 0),
        1 => change(run, call, SHARED, SHARED),
        _ => code(EINVAL),
    }
}

fn get_shared(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (_, word) = word(run, call.arg(0))?;
    tell(run, call, u64::from(word & SHARED != 0))
}

fn set_protocol(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    match run.pick(call.arg(1), 32)? {
        protocol @ 0..=2 => change(run, call, 3 << PROTOCOL, protocol << PROTOCOL),
        _ => code(EINVAL),
    }
}

fn get_protocol(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (_, word) = word(run, call.arg(0))?;
    tell(run, call, word >> PROTOCOL & 3)
}

/// The clock of the calendar, or the one that never goes back.
fn set_clock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    match run.pick(call.arg(1), 32)? {
        clock @ (0 | 1) => change(run, call, 1 << CLOCK, clock << CLOCK),
        _ => code(EINVAL),
    }
}

fn get_clock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (_, word) = word(run, call.arg(0))?;
    tell(run, call, word >> CLOCK & 1)
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
    Ok(look_at(run, attributes)? & 1 == 1)
}

/// A thread's priority, which changes nothing here.
fn set_running_priority(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pick(call.arg(2), 64)?;
    run.fetch(FIRST, at, 4)?;
    Ok(ZERO)
}

/// The processors that a thread runs on, which change nothing here.
fn set_processors(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (len, at) = (run.pick(call.arg(1), 64)?, run.pick(call.arg(2), 64)?);
    run.fetch(FIRST, at, len)?;
    Ok(ZERO)
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

fn set_lock_kind(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    match run.pick(call.arg(1), 32)? {
        kind @ 0..=2 => change(run, call, LOCK_KIND, kind),
        _ => code(EINVAL),
    }
}

fn get_lock_kind(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (_, word) = word(run, call.arg(0))?;
    tell(run, call, word & LOCK_KIND)
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
    Ok(look_at(run, attributes)? & (TYPE | mutex::ROBUST))
}
