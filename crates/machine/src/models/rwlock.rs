//! Read-write locks and spin locks. Readers come in whenever nobody writes, also past a writer who waits, as glibc
//! does it by default. A time-out is an attempt that fails: if it is to succeed later, it is made later.

use super::object::{self, address, code, errno::*, misuse};
use super::{Call, Model, ZERO};
use crate::state::Choice;
use crate::step::{Flow, Run};
use crate::sync::LockKind;
use crate::value::Value;
use std::rc::Rc;
use threadbare_trace::Action;

pub const MODELS: &[Model] = &[
    Model { name: "pthread_rwlock_init", run: init },
    Model { name: "pthread_rwlock_destroy", run: destroy },
    Model { name: "pthread_rwlock_rdlock", run: read_lock },
    Model { name: "pthread_rwlock_wrlock", run: write_lock },
    Model { name: "pthread_rwlock_tryrdlock", run: try_read_lock },
    Model { name: "pthread_rwlock_trywrlock", run: try_write_lock },
    Model { name: "pthread_rwlock_timedrdlock", run: timed_read_lock },
    Model { name: "pthread_rwlock_timedwrlock", run: timed_write_lock },
    Model { name: "pthread_rwlock_clockrdlock", run: timed_read_lock },
    Model { name: "pthread_rwlock_clockwrlock", run: timed_write_lock },
    Model { name: "pthread_rwlock_unlock", run: unlock },
    Model { name: "pthread_spin_init", run: spin_init },
    Model { name: "pthread_spin_destroy", run: spin_destroy },
    Model { name: "pthread_spin_lock", run: spin_lock },
    Model { name: "pthread_spin_trylock", run: spin_try_lock },
    Model { name: "pthread_spin_unlock", run: spin_unlock },
];

/// How many bytes a `pthread_rwlock_t` has.
const SIZE: u64 = 56;
const WHAT: &str = "read-write lock";

fn is_held(run: &Run<'_>, at: u64) -> bool {
    run.state.sync.owner(at).is_some() || !run.state.sync.readers(at).is_empty()
}

fn forget(run: &mut Run<'_>, at: u64) {
    Rc::make_mut(&mut run.state.sync).remove_lock(at);
}

fn init(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    object::remake(run, at)?;
    if is_held(run, at) {
        return misuse("a read-write lock is initialised while it is locked");
    }
    forget(run, at);
    object::clear(run, at, SIZE)?;
    Ok(ZERO)
}

fn destroy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    object::remake(run, at)?;
    object::check_alive(run, at, WHAT)?;
    if is_held(run, at) {
        return misuse("a read-write lock is destroyed while it is locked");
    }
    forget(run, at);
    object::bury(run, at)?;
    Ok(ZERO)
}

fn take(run: &mut Run<'_>, at: u64, kind: LockKind) {
    let thread = run.thread;
    let lock = Rc::make_mut(&mut run.state.sync).lock_mut(at, kind);
    lock.owner = Some(thread);
    lock.depth = 1;
}

fn take_part(run: &mut Run<'_>, at: u64) {
    let thread = run.thread;
    Rc::make_mut(&mut run.state.sync).lock_mut(at, LockKind::ReadWrite).readers.push(thread);
}

fn read_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    if run.state.sync.owner(at) == Some(run.thread) {
        return code(EDEADLK);
    }
    run.visible(Action::ReadLock { lock: at }, Choice::Only)?;
    object::check_alive(run, at, WHAT)?;
    take_part(run, at);
    Ok(ZERO)
}

fn write_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    if run.state.sync.owner(at) == Some(run.thread) {
        return code(EDEADLK);
    }
    run.visible(Action::Lock { mutex: at }, Choice::Only)?;
    object::check_alive(run, at, WHAT)?;
    run.machine.takes_lock(run.state, run.thread, at);
    take(run, at, LockKind::ReadWrite);
    Ok(ZERO)
}

fn try_read_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    attempt_read(run, call, EBUSY)
}

fn timed_read_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if run.pick(call.arg(0), 64).is_ok_and(|at| run.state.sync.owner(at) == Some(run.thread)) {
        return code(EDEADLK);
    }
    attempt_read(run, call, ETIMEDOUT)
}

fn attempt_read(run: &mut Run<'_>, call: &Call<'_>, otherwise: u64) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    run.visible(Action::TryReadLock { lock: at }, Choice::Only)?;
    object::check_alive(run, at, WHAT)?;
    if run.state.sync.can_read(at) {
        take_part(run, at);
        return Ok(ZERO);
    }
    run.did(Action::TryLockFailed { mutex: at });
    code(otherwise)
}

fn try_write_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    attempt_write(run, call, EBUSY)
}

fn timed_write_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if run.pick(call.arg(0), 64).is_ok_and(|at| run.state.sync.owner(at) == Some(run.thread)) {
        return code(EDEADLK);
    }
    attempt_write(run, call, ETIMEDOUT)
}

fn attempt_write(run: &mut Run<'_>, call: &Call<'_>, otherwise: u64) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    run.visible(Action::TryLock { mutex: at }, Choice::Only)?;
    object::check_alive(run, at, WHAT)?;
    if run.state.sync.can_lock(at, run.thread) {
        take(run, at, LockKind::ReadWrite);
        return Ok(ZERO);
    }
    run.did(Action::TryLockFailed { mutex: at });
    code(otherwise)
}

fn unlock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let thread = run.thread;
    if run.state.sync.owner(at) == Some(thread) {
        run.visible(Action::Unlock { mutex: at }, Choice::Only)?;
        let lock = Rc::make_mut(&mut run.state.sync).lock_mut(at, LockKind::ReadWrite);
        lock.owner = None;
        lock.depth = 0;
        return Ok(ZERO);
    }
    let Some(position) = run.state.sync.readers(at).iter().position(|reader| *reader == thread) else {
        return misuse("a read-write lock is unlocked that the thread does not hold");
    };
    run.visible(Action::ReadUnlock { lock: at }, Choice::Only)?;
    Rc::make_mut(&mut run.state.sync).lock_mut(at, LockKind::ReadWrite).readers.remove(position);
    Ok(ZERO)
}

fn spin_init(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    object::remake(run, at)?;
    if is_held(run, at) {
        return misuse("a spin lock is initialised while it is locked");
    }
    object::poke(run, at, 0)?;
    // It has no static initialiser: being there means that it was initialised.
    Rc::make_mut(&mut run.state.sync).lock_mut(at, LockKind::Spin);
    Ok(ZERO)
}

/// Fails if the spin lock is not there.
fn check_spin(run: &Run<'_>, at: u64) -> Flow<()> {
    match run.state.sync.lock(at) {
        Some(lock) if lock.kind == LockKind::Spin => Ok(()),
        _ => misuse("a spin lock is used that was not initialised, or was destroyed"),
    }
}

fn spin_destroy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    object::remake(run, at)?;
    check_spin(run, at)?;
    if is_held(run, at) {
        return misuse("a spin lock is destroyed while it is locked");
    }
    forget(run, at);
    Ok(ZERO)
}

fn spin_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    run.visible_lock(Action::Lock { mutex: at })?;
    check_spin(run, at)?;
    run.machine.takes_lock(run.state, run.thread, at);
    take(run, at, LockKind::Spin);
    Ok(ZERO)
}

fn spin_try_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    run.visible(Action::TryLock { mutex: at }, Choice::Only)?;
    check_spin(run, at)?;
    if run.state.sync.can_lock(at, run.thread) {
        take(run, at, LockKind::Spin);
        return Ok(ZERO);
    }
    run.did(Action::TryLockFailed { mutex: at });
    code(EBUSY)
}

fn spin_unlock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    check_spin(run, at)?;
    match run.state.sync.owner(at) {
        Some(owner) if owner == run.thread => {}
        Some(_) => return misuse("a spin lock is unlocked that another thread holds"),
        None => return misuse("a spin lock is unlocked that is not locked"),
    }
    run.visible_lock(Action::Unlock { mutex: at })?;
    let lock = Rc::make_mut(&mut run.state.sync).lock_mut(at, LockKind::Spin);
    lock.owner = None;
    lock.depth = 0;
    Ok(ZERO)
}
