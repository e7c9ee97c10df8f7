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
use threadbare_machine::step::{Call, Flow, Model, Run, Seen, Used};
use threadbare_machine::sync::LockKind;
use threadbare_machine::value::Value;
use threadbare_trace::options::Preference;
use threadbare_trace::{Action, GATE};

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

/// The gate of a lock: a lock itself, at an address inside the lock where no other can be.
fn gate(at: u64) -> u64 {
    at | GATE
}

/// Whether a writer who waits comes before a reader who comes.
fn prefers_writers(run: &mut Run<'_>, at: u64) -> bool {
    let lock = run.foresee_object(at);
    run.options().rwlock != Preference::Reader || run.sync_word(&lock, KIND_OFFSET) == Some(WRITERS_FIRST)
}

fn init(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let attributes = attributes::look_at(run, call.arg(1))?;
    let lock = run.remake(at)?;
    if run.sync(&lock).is_held() {
        return misuse("a read-write lock is initialised while it is locked");
    }
    run.sync_mut(&lock).remove_lock();
    run.clear_object(&lock, SIZE)?;
    run.set_sync_word(&lock, KIND_OFFSET, attributes & attributes::LOCK_KIND)?;
    Ok(ZERO)
}

fn destroy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let lock = run.remake(at)?;
    object::check_alive(run, &lock, WHAT)?;
    if run.sync(&lock).is_held() {
        return misuse("a read-write lock is destroyed while it is locked");
    }
    run.sync_mut(&lock).remove_lock();
    object::bury(run, &lock)?;
    Ok(ZERO)
}

fn take(run: &mut Run<'_>, lock: &Used, kind: LockKind) {
    let thread = run.this();
    let lock = run.sync_mut(lock).lock(kind);
    lock.owner = Some(thread);
    lock.depth = 1;
}

fn take_part(run: &mut Run<'_>, lock: &Used) {
    let thread = run.this();
    run.sync_mut(lock).lock(LockKind::ReadWrite).readers.push(thread);
}

/// How far a call has come at a lock with a gate, as the thread's stage: the gate is passed or closed, the lock is taken or
/// not.
const PASSED: u8 = 1;
const DONE: u8 = 2;
const REFUSED: u8 = 3;

fn leave(run: &mut Run<'_>, lock: &Used) {
    let thread = run.this();
    let readers = &mut run.sync_mut(lock).lock(LockKind::ReadWrite).readers;
    if let Some(position) = readers.iter().position(|reader| *reader == thread) {
        readers.remove(position);
    }
}

fn read_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let stage = run.thread_ref().stage;
    if stage == 0 && run.hold(at)?.is_some() {
        return code(EDEADLK);
    }
    let has_gate = stage > 0 || prefers_writers(run, at);
    if has_gate && stage == 0 {
        let gate = run.operate(Action::ReadLock { lock: gate(at) }, Choice::Only)?;
        take_part(run, &gate);
        run.thread_mut().stage = PASSED;
    }
    if stage < DONE {
        let lock = run.operate(Action::ReadLock { lock: at }, Choice::Only)?;
        object::check_alive(run, &lock, WHAT)?;
        if !has_gate || run.options().rwlock != Preference::Reader {
            run.asks_for_lock(false);
        }
        take_part(run, &lock);
    }
    if has_gate {
        run.thread_mut().stage = DONE;
        let gate = run.operate(Action::ReadUnlock { lock: gate(at) }, Choice::Only)?;
        leave(run, &gate);
    }
    Ok(ZERO)
}

fn write_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    if run.thread_ref().stage == 0 {
        if run.hold(at)?.is_some() {
            return code(EDEADLK);
        }
        if prefers_writers(run, at) {
            let gate = run.operate(Action::Lock { mutex: gate(at) }, Choice::Only)?;
            take(run, &gate, LockKind::ReadWrite);
        }
        run.thread_mut().stage = PASSED;
    }
    let lock = run.operate(Action::Lock { mutex: at }, Choice::Only)?;
    object::check_alive(run, &lock, WHAT)?;
    run.asks_for_lock(true);
    run.takes_lock(at);
    take(run, &lock, LockKind::ReadWrite);
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

/// Whether the thread holds the lock alone.
fn is_own(run: &mut Run<'_>, call: &Call<'_>) -> Flow<bool> {
    let at = address(run, call.arg(0))?;
    Ok(run.hold(at)?.is_some())
}

fn read_until(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if run.thread_ref().stage == 0 && is_own(run, call)? {
        return code(EDEADLK);
    }
    attempt_read(run, call, ETIMEDOUT)
}

fn attempt_read(run: &mut Run<'_>, call: &Call<'_>, otherwise: u64) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let stage = run.thread_ref().stage;
    let has_gate = stage > 0 || prefers_writers(run, at);
    if has_gate && stage == 0 {
        let gate = run.operate(Action::TryReadLock { lock: gate(at) }, Choice::Only)?;
        if !run.sync(&gate).can_read() {
            run.found_taken(&gate);
            return code(otherwise);
        }
        take_part(run, &gate);
        run.thread_mut().stage = PASSED;
    }
    if stage < DONE {
        let lock = run.operate(Action::TryReadLock { lock: at }, Choice::Only)?;
        object::check_alive(run, &lock, WHAT)?;
        let is_free = run.sync(&lock).can_read();
        match is_free {
            true => take_part(run, &lock),
            false => run.found_taken(&lock),
        }
        if !has_gate {
            return code(if is_free { 0 } else { otherwise });
        }
        run.thread_mut().stage = if is_free { DONE } else { REFUSED };
    }
    let gate = run.operate(Action::ReadUnlock { lock: gate(at) }, Choice::Only)?;
    leave(run, &gate);
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
    if is_own(run, call)? {
        return code(EDEADLK);
    }
    attempt_write(run, call, ETIMEDOUT)
}

fn attempt_write(run: &mut Run<'_>, call: &Call<'_>, otherwise: u64) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let lock = run.operate(Action::TryLock { mutex: at }, Choice::Only)?;
    object::check_alive(run, &lock, WHAT)?;
    if run.sync(&lock).can_lock(run.this()) {
        take(run, &lock, LockKind::ReadWrite);
        return Ok(ZERO);
    }
    run.found_taken(&lock);
    code(otherwise)
}

fn unlock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let closed = run.holds(gate(at));
    if run.holds(at) {
        let lock = run.operate(Action::Unlock { mutex: at }, Choice::Only)?;
        give_back(run, &lock, LockKind::ReadWrite);
        if !closed {
            return Ok(ZERO);
        }
    }
    if closed {
        let gate = run.operate(Action::Unlock { mutex: gate(at) }, Choice::Only)?;
        give_back(run, &gate, LockKind::ReadWrite);
        return Ok(ZERO);
    }
    if !run.shares_lock(at) {
        run.look_at_object(at)?;
        return misuse("a read-write lock is unlocked that the thread does not hold");
    }
    let lock = run.operate(Action::ReadUnlock { lock: at }, Choice::Only)?;
    leave(run, &lock);
    Ok(ZERO)
}

fn give_back(run: &mut Run<'_>, lock: &Used, kind: LockKind) {
    let lock = run.sync_mut(lock).lock(kind);
    lock.owner = None;
    lock.depth = 0;
}

fn spin_init(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let lock = run.remake(at)?;
    if run.sync(&lock).is_held() {
        return misuse("a spin lock is initialised while it is locked");
    }
    run.set_sync_word(&lock, 0, 0)?;
    // It has no static initialiser: being there means that it was initialised.
    run.sync_mut(&lock).lock(LockKind::Spin);
    Ok(ZERO)
}

/// Fails if the spin lock is not there.
fn check_spin(run: &Run<'_>, lock: &Seen) -> Flow<()> {
    match run.sync(lock).lock() {
        Some(lock) if lock.kind == LockKind::Spin => Ok(()),
        _ => misuse("a spin lock is used that was not initialised, or was destroyed"),
    }
}

fn spin_destroy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let lock = run.remake(at)?;
    check_spin(run, &lock)?;
    if run.sync(&lock).is_held() {
        return misuse("a spin lock is destroyed while it is locked");
    }
    run.sync_mut(&lock).remove_lock();
    Ok(ZERO)
}

fn spin_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let lock = run.operate_lock(Action::Lock { mutex: at })?;
    check_spin(run, &lock)?;
    run.takes_lock(at);
    take(run, &lock, LockKind::Spin);
    Ok(ZERO)
}

fn spin_try_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let lock = run.operate(Action::TryLock { mutex: at }, Choice::Only)?;
    check_spin(run, &lock)?;
    if run.sync(&lock).can_lock(run.this()) {
        take(run, &lock, LockKind::Spin);
        return Ok(ZERO);
    }
    run.found_taken(&lock);
    code(EBUSY)
}

fn spin_unlock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    if run.own_lock(at).is_none_or(|lock| lock.kind != LockKind::Spin) {
        let lock = run.look_at_object(at)?;
        check_spin(run, &lock)?;
        return misuse(match run.sync(&lock).owner() {
            Some(_) => "a spin lock is unlocked that another thread holds",
            None => "a spin lock is unlocked that is not locked",
        });
    }
    let lock = run.operate_lock(Action::Unlock { mutex: at })?;
    give_back(run, &lock, LockKind::Spin);
    Ok(ZERO)
}
