//! Mutexes. Their state is in the machine's synchronisation objects; only their kind is read from memory, where
//! a static initialiser puts it.

use super::{Call, Model, ZERO};
use crate::state::Choice;
use crate::step::{Flow, Run, Stop};
use crate::sync::MutexKind;
use crate::value::Value;
use std::rc::Rc;
use threadbare_trace::{Action, ErrorKind};

pub const MODELS: &[Model] = &[
    Model { name: "pthread_mutex_init", run: init },
    Model { name: "pthread_mutex_destroy", run: destroy },
    Model { name: "pthread_mutex_lock", run: lock },
    Model { name: "pthread_mutex_trylock", run: try_lock },
    Model { name: "pthread_mutex_unlock", run: unlock },
];

const EPERM: u64 = 1;
const EBUSY: u64 = 16;
const EDEADLK: u64 = 35;
/// Where glibc keeps the kind, in bytes from the start of a `pthread_mutex_t`.
const KIND_OFFSET: u64 = 16;

/// The address of a synchronisation object that a program names.
pub fn address(run: &mut Run<'_>, object: Value) -> Flow<u64> {
    let at = run.pick(object, 64)?;
    run.spot(Value::concrete(at), 1, true)?;
    Ok(at)
}

fn kind(run: &mut Run<'_>, at: u64) -> MutexKind {
    if let Some(mutex) = run.state.sync.mutex(at) {
        return mutex.kind;
    }
    let word = run
        .state
        .memory
        .check(at + KIND_OFFSET, 4, false)
        .ok()
        .and_then(|object| object.read_word(at + KIND_OFFSET - object.base, 4));
    match word.map(|word| word & 3) {
        Some(1) => MutexKind::Recursive,
        Some(2) => MutexKind::ErrorChecking,
        _ => MutexKind::Normal,
    }
}

fn init(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    if call.arg(1).word() != Some(0) {
        return Err(Stop::unsupported("a mutex with attributes"));
    }
    if run.state.sync.owner(at).is_some() {
        return Err(Stop::error(ErrorKind::Misuse, "a mutex is initialised while it is locked"));
    }
    let sync = Rc::make_mut(&mut run.state.sync);
    sync.remove_mutex(at);
    sync.mutex_mut(at, MutexKind::Normal);
    Ok(ZERO)
}

fn destroy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    if run.state.sync.owner(at).is_some() {
        return Err(Stop::error(ErrorKind::Misuse, "a mutex is destroyed while it is locked"));
    }
    Ok(ZERO)
}

fn lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let kind = kind(run, at);
    if kind == MutexKind::ErrorChecking && run.state.sync.owner(at) == Some(run.thread) {
        return Ok(Value::concrete(EDEADLK));
    }
    run.visible(Action::Lock { mutex: at }, Choice::Only)?;
    acquire(run, at, kind);
    Ok(ZERO)
}

/// Takes a mutex that is free, or this thread's own and recursive.
pub fn acquire(run: &mut Run<'_>, at: u64, kind: MutexKind) {
    let thread = run.thread;
    let mutex = Rc::make_mut(&mut run.state.sync).mutex_mut(at, kind);
    mutex.owner = Some(thread);
    mutex.depth += 1;
}

fn try_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let kind = kind(run, at);
    run.visible(Action::TryLock { mutex: at }, Choice::Only)?;
    if run.state.sync.can_lock(at, run.thread) {
        acquire(run, at, kind);
        Ok(ZERO)
    } else {
        run.did(Action::TryLockFailed { mutex: at });
        Ok(Value::concrete(EBUSY))
    }
}

fn unlock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let kind = kind(run, at);
    if run.state.sync.owner(at) != Some(run.thread) {
        return match kind {
            MutexKind::Normal => {
                let message = match run.state.sync.owner(at) {
                    None => "a mutex is unlocked that is not locked",
                    Some(_) => "a mutex is unlocked that another thread holds",
                };
                Err(Stop::error(ErrorKind::Misuse, message))
            }
            _ => Ok(Value::concrete(EPERM)),
        };
    }
    run.visible(Action::Unlock { mutex: at }, Choice::Only)?;
    let mutex = Rc::make_mut(&mut run.state.sync).mutex_mut(at, kind);
    mutex.depth = mutex.depth.saturating_sub(1);
    if mutex.depth == 0 {
        mutex.owner = None;
    }
    Ok(ZERO)
}
