//! Read-write locks and spin locks. Readers come in whenever nobody writes, also past a writer who waits, as glibc
//! does it by default. A time-out is an attempt that fails: if it is to succeed later, it is made later.
//!
//! Where writers who wait come first, because the lock or the user wants it so, there is a gate before the lock. A writer
//! closes it, then waits for the readers to leave, and opens it when it leaves itself. A reader comes through the gate, which
//! it finds open or waits for. Each of these is a step: that a writer has come is then something that others notice.

use crate::libc::time;
use crate::object::{self, address, code, errno::*, misuse};
use crate::posix::attributes;
use crate::results::ZERO;
use threadbare_machine::state::Choice;
use threadbare_machine::step::{Call, Flow, Model, Run};
use threadbare_machine::sync::LockKind;
use threadbare_machine::value::Value;
use threadbare_trace::Action;
use threadbare_trace::options::Preference;

pub const MODELS: &[Model] = &[
    Model { name: "pthread_rwlock_init", run: init },
    Model { name: "pthread_rwlock_destroy", run: destroy },
    Model { name: "pthread_rwlock_rdlock", run: read_lock },
    Model { name: "pthread_rwlock_wrlock", run: write_lock },
    Model { name: "pthread_rwlock_tryrdlock", run: try_read_lock },
    Model { name: "pthread_rwlock_trywrlock", run: try_write_lock },
    Model { name: "pthread_rwlock_timedrdlock", run: timed_read_lock },
    Model { name: "pthread_rwlock_timedwrlock", run: timed_write_lock },
    Model { name: "pthread_rwlock_clockrdlock", run: clock_read_lock },
    Model { name: "pthread_rwlock_clockwrlock", run: clock_write_lock },
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

/// Where a lock says that writers come first, and how.
const KIND_OFFSET: u64 = 48;
const WRITERS_FIRST: u64 = 2;

/// The gate of a lock: a lock itself, at an address where nothing is.
fn gate(at: u64) -> u64 {
    at | threadbare_machine::sync::GATE
}

/// Whether a writer who waits comes before a reader who comes.
fn prefers_writers(run: &Run<'_>, at: u64) -> bool {
    run.options().rwlock != Preference::Reader || object::peek(run, at + KIND_OFFSET) == Some(WRITERS_FIRST)
}

fn is_held(run: &Run<'_>, at: u64) -> bool {
    run.sync().owner(at).is_some() || !run.sync().readers(at).is_empty()
}

fn forget(run: &mut Run<'_>, at: u64) {
    let sync = run.sync_mut();
    sync.remove_lock(at);
    sync.remove_lock(gate(at));
}

fn init(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let attributes = attributes::look_at(run, call.arg(1))?;
    object::remake(run, at)?;
    if is_held(run, at) {
        return misuse("a read-write lock is initialised while it is locked");
    }
    forget(run, at);
    object::clear(run, at, SIZE)?;
    object::poke(run, at + KIND_OFFSET, attributes & attributes::LOCK_KIND)?;
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
    let thread = run.this();
    let lock = run.sync_mut().lock_mut(at, kind);
    lock.owner = Some(thread);
    lock.depth = 1;
}

fn take_part(run: &mut Run<'_>, at: u64) {
    let thread = run.this();
    run.sync_mut().lock_mut(at, LockKind::ReadWrite).readers.push(thread);
}

/// How far a call has come at a lock with a gate, as the thread's stage: the gate is passed or closed, the lock is taken or
/// not.
const PASSED: u8 = 1;
const DONE: u8 = 2;
const REFUSED: u8 = 3;

fn leave(run: &mut Run<'_>, at: u64) {
    let thread = run.this();
    let readers = &mut run.sync_mut().lock_mut(at, LockKind::ReadWrite).readers;
    if let Some(position) = readers.iter().position(|reader| *reader == thread) {
        readers.remove(position);
    }
}

fn read_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let stage = run.thread_ref().stage;
    if stage == 0 && run.sync().owner(at) == Some(run.this()) {
        return code(EDEADLK);
    }
    let has_gate = stage > 0 || prefers_writers(run, at);
    if has_gate && stage == 0 {
        run.visible(Action::ReadLock { lock: gate(at) }, Choice::Only)?;
        take_part(run, gate(at));
        run.thread_mut().stage = PASSED;
    }
    if stage < DONE {
        run.visible(Action::ReadLock { lock: at }, Choice::Only)?;
        object::check_alive(run, at, WHAT)?;
        if !has_gate || run.options().rwlock != Preference::Reader {
            run.asks_for_lock(false);
        }
        take_part(run, at);
    }
    if has_gate {
        run.thread_mut().stage = DONE;
        run.visible(Action::ReadUnlock { lock: gate(at) }, Choice::Only)?;
        leave(run, gate(at));
    }
    Ok(ZERO)
}

fn write_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    if run.thread_ref().stage == 0 {
        if run.sync().owner(at) == Some(run.this()) {
            return code(EDEADLK);
        }
        if prefers_writers(run, at) {
            run.visible(Action::Lock { mutex: gate(at) }, Choice::Only)?;
            take(run, gate(at), LockKind::ReadWrite);
        }
        run.thread_mut().stage = PASSED;
    }
    run.visible(Action::Lock { mutex: at }, Choice::Only)?;
    object::check_alive(run, at, WHAT)?;
    run.asks_for_lock(true);
    run.takes_lock(at);
    take(run, at, LockKind::ReadWrite);
    Ok(ZERO)
}

fn try_read_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    attempt_read(run, call, EBUSY)
}

/// Whether a lock can be waited for until this moment, and by this clock if one is named: looked at first, as in glibc.
fn is_wait(run: &mut Run<'_>, moment: Value, clock: Option<Value>) -> Flow<bool> {
    if let Some(clock) = clock
        && !time::is_waited_by(run, clock)?
    {
        return Ok(false);
    }
    time::is_moment(run, 0, moment)
}

fn timed_read_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if is_wait(run, call.arg(1), None)? { read_until(run, call) } else { code(EINVAL) }
}

fn clock_read_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if is_wait(run, call.arg(2), Some(call.arg(1)))? { read_until(run, call) } else { code(EINVAL) }
}

fn read_until(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pick(call.arg(0), 64)?;
    if run.thread_ref().stage == 0 && run.sync().owner(at) == Some(run.this()) {
        return code(EDEADLK);
    }
    attempt_read(run, call, ETIMEDOUT)
}

fn attempt_read(run: &mut Run<'_>, call: &Call<'_>, otherwise: u64) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let stage = run.thread_ref().stage;
    let has_gate = stage > 0 || prefers_writers(run, at);
    if has_gate && stage == 0 {
        run.visible(Action::TryReadLock { lock: gate(at) }, Choice::Only)?;
        if !run.sync().can_read(gate(at)) {
            run.did(Action::TryLockFailed { mutex: gate(at) });
            return code(otherwise);
        }
        take_part(run, gate(at));
        run.thread_mut().stage = PASSED;
    }
    if stage < DONE {
        run.visible(Action::TryReadLock { lock: at }, Choice::Only)?;
        object::check_alive(run, at, WHAT)?;
        let is_free = run.sync().can_read(at);
        match is_free {
            true => take_part(run, at),
            false => run.did(Action::TryLockFailed { mutex: at }),
        }
        if !has_gate {
            return code(if is_free { 0 } else { otherwise });
        }
        run.thread_mut().stage = if is_free { DONE } else { REFUSED };
    }
    run.visible(Action::ReadUnlock { lock: gate(at) }, Choice::Only)?;
    leave(run, gate(at));
    code(if run.thread_ref().stage == DONE { 0 } else { otherwise })
}

fn try_write_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    attempt_write(run, call, EBUSY)
}

fn timed_write_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if is_wait(run, call.arg(1), None)? { write_until(run, call) } else { code(EINVAL) }
}

fn clock_write_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if is_wait(run, call.arg(2), Some(call.arg(1)))? { write_until(run, call) } else { code(EINVAL) }
}

fn write_until(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if run.pick(call.arg(0), 64).is_ok_and(|at| run.sync().owner(at) == Some(run.this())) {
        return code(EDEADLK);
    }
    attempt_write(run, call, ETIMEDOUT)
}

fn attempt_write(run: &mut Run<'_>, call: &Call<'_>, otherwise: u64) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    run.visible(Action::TryLock { mutex: at }, Choice::Only)?;
    object::check_alive(run, at, WHAT)?;
    if run.sync().can_lock(at, run.this()) {
        take(run, at, LockKind::ReadWrite);
        return Ok(ZERO);
    }
    run.did(Action::TryLockFailed { mutex: at });
    code(otherwise)
}

fn unlock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let thread = run.this();
    let closed = run.sync().owner(gate(at)) == Some(thread);
    if run.sync().owner(at) == Some(thread) {
        run.visible(Action::Unlock { mutex: at }, Choice::Only)?;
        give_back(run, at);
        if !closed {
            return Ok(ZERO);
        }
    }
    if closed {
        run.visible(Action::Unlock { mutex: gate(at) }, Choice::Only)?;
        give_back(run, gate(at));
        return Ok(ZERO);
    }
    if !run.sync().readers(at).contains(&thread) {
        return misuse("a read-write lock is unlocked that the thread does not hold");
    }
    run.visible(Action::ReadUnlock { lock: at }, Choice::Only)?;
    leave(run, at);
    Ok(ZERO)
}

fn give_back(run: &mut Run<'_>, at: u64) {
    let lock = run.sync_mut().lock_mut(at, LockKind::ReadWrite);
    lock.owner = None;
    lock.depth = 0;
}

fn spin_init(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    object::remake(run, at)?;
    if is_held(run, at) {
        return misuse("a spin lock is initialised while it is locked");
    }
    object::poke(run, at, 0)?;
    // It has no static initialiser: being there means that it was initialised.
    run.sync_mut().lock_mut(at, LockKind::Spin);
    Ok(ZERO)
}

/// Fails if the spin lock is not there.
fn check_spin(run: &Run<'_>, at: u64) -> Flow<()> {
    match run.sync().lock(at) {
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
    run.takes_lock(at);
    take(run, at, LockKind::Spin);
    Ok(ZERO)
}

fn spin_try_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    run.visible(Action::TryLock { mutex: at }, Choice::Only)?;
    check_spin(run, at)?;
    if run.sync().can_lock(at, run.this()) {
        take(run, at, LockKind::Spin);
        return Ok(ZERO);
    }
    run.did(Action::TryLockFailed { mutex: at });
    code(EBUSY)
}

fn spin_unlock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    check_spin(run, at)?;
    match run.sync().owner(at) {
        Some(owner) if owner == run.this() => {}
        Some(_) => return misuse("a spin lock is unlocked that another thread holds"),
        None => return misuse("a spin lock is unlocked that is not locked"),
    }
    run.visible_lock(Action::Unlock { mutex: at })?;
    let lock = run.sync_mut().lock_mut(at, LockKind::Spin);
    lock.owner = None;
    lock.depth = 0;
    Ok(ZERO)
}
