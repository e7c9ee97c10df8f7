//! Mutexes. Who holds them is kept by the machine; their kind is in memory, where a static initialiser puts it.
//!
//! Locking again what the thread holds already, and unlocking it less often than it was locked, concerns nobody
//! else: only the outermost pair of a recursive mutex are steps. A time-out is an attempt that fails: if it is to
//! succeed later, it is made later. A robust mutex is let go when its owner ends, and the next owner is told.

use crate::libc::time;
use crate::object::{self, address, code, errno::*, misuse};
use crate::results::ZERO;
use threadbare_machine::state::Choice;
use threadbare_machine::step::{Call, Flow, Model, Run, Seen, Used};
use threadbare_machine::sync::{Health, LockKind};
use threadbare_machine::value::Value;
use threadbare_trace::Action;

pub const MODELS: &[Model] = &[
    Model { name: "pthread_mutex_init", run: init },
    Model { name: "pthread_mutex_destroy", run: destroy },
    Model { name: "pthread_mutex_lock", run: lock },
    Model { name: "pthread_mutex_trylock", run: try_lock },
    Model { name: "pthread_mutex_timedlock", run: timed_lock },
    Model { name: "pthread_mutex_clocklock", run: clock_lock },
    Model { name: "pthread_mutex_unlock", run: unlock },
    Model { name: "pthread_mutex_consistent", run: consistent },
];

/// How many bytes a `pthread_mutex_t` has.
pub const SIZE: u64 = 40;
/// Where glibc keeps the kind, in bytes from the start.
const KIND_OFFSET: u64 = 16;
/// The bit of the kind that makes a mutex robust.
pub const ROBUST: u64 = 16;

/// The stage of a thread that found a mutex taken and waits until a moment.
const WAITS: u8 = 1;

/// The kind of a mutex as memory has it: what it does when its owner locks it again, and whether it is robust.
fn kind(run: &Run<'_>, mutex: &Seen) -> (LockKind, bool) {
    let word = run.sync_word(mutex, KIND_OFFSET).unwrap_or(0);
    let kind = match word & 3 {
        1 => LockKind::Recursive,
        2 => LockKind::ErrorChecking,
        _ => LockKind::Normal,
    };
    (kind, word & ROBUST != 0)
}

/// Makes a mutex of this kind.
pub fn make(run: &mut Run<'_>, at: u64, kind: u64) -> Flow<Value> {
    let mutex = run.remake(at)?;
    if run.sync(&mutex).owner().is_some() {
        return misuse("a mutex is initialised while it is locked");
    }
    run.sync_mut(&mutex).remove_lock();
    run.clear_object(&mutex, SIZE)?;
    run.set_sync_word(&mutex, KIND_OFFSET, kind)?;
    Ok(ZERO)
}

fn init(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let kind = crate::posix::attributes::mutex_kind(run, call.arg(1))?;
    make(run, at, kind)
}

pub fn destroy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let mutex = run.remake(at)?;
    object::check_alive(run, &mutex, "mutex")?;
    if run.sync(&mutex).owner().is_some() {
        return misuse("a mutex is destroyed while it is locked");
    }
    if run.is_waited_with(&mutex) {
        return misuse("a mutex is destroyed while a thread waits for a condition with it");
    }
    run.sync_mut(&mutex).remove_lock();
    object::bury(run, &mutex)?;
    Ok(ZERO)
}

/// What locking comes to when the thread holds the mutex already, which it knows by itself. If it waits for a mutex that does
/// nothing about it, it waits for itself, in a step like any other.
fn again(run: &mut Run<'_>, at: u64, waits: bool) -> Flow<Option<(LockKind, bool)>> {
    if !run.holds(at) {
        return Ok(None);
    }
    let mutex = run.foresee_object(at);
    let (kind, robust) = kind(run, &mutex);
    if !(waits && kind == LockKind::Normal)
        && let Some(held) = run.hold(at)?
        && kind == LockKind::Recursive
    {
        run.lock_again(&held);
    }
    Ok(Some((kind, robust)))
}

/// The step of locking or unlocking, and what the mutex is. A robust mutex is left in another state than it was found in if its owner has died.
fn step(run: &mut Run<'_>, at: u64, action: Action) -> Flow<(Used, (LockKind, bool))> {
    let mutex = run.foresee_object(at);
    let kind = kind(run, &mutex);
    let used = if kind.1 { run.operate(action, Choice::Only)? } else { run.operate_lock(action)? };
    Ok((used, kind))
}

pub fn lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    match again(run, at, true)? {
        Some((LockKind::Recursive, _)) => return Ok(ZERO),
        Some((LockKind::ErrorChecking, _)) => return code(EDEADLK),
        _ => {}
    }
    let (mutex, kind) = step(run, at, Action::Lock { mutex: at })?;
    object::check_alive(run, &mutex, "mutex")?;
    run.takes_lock(at);
    code(acquire_as(run, &mutex, kind))
}

/// Takes a mutex that is free; the result is an error number.
pub fn acquire(run: &mut Run<'_>, used: &Used) -> u64 {
    let kind = kind(run, used);
    acquire_as(run, used, kind)
}

fn acquire_as(run: &mut Run<'_>, used: &Used, (kind, robust): (LockKind, bool)) -> u64 {
    let thread = run.this();
    let mutex = run.sync_mut(used).lock(kind);
    if robust && mutex.health == Health::Fragile {
        mutex.health = Health::Sound;
    }
    if mutex.health == Health::Lost {
        run.found_taken(used);
        return ENOTRECOVERABLE;
    }
    mutex.owner = Some(thread);
    mutex.depth = 1;
    if mutex.health == Health::OwnerDied { EOWNERDEAD } else { 0 }
}

/// Takes the mutex if it is free; the result is an error number. `None` if it is taken.
fn attempt(run: &mut Run<'_>, at: u64) -> Flow<Option<u64>> {
    let mutex = run.operate(Action::TryLock { mutex: at }, Choice::Only)?;
    object::check_alive(run, &mutex, "mutex")?;
    if run.sync(&mutex).can_lock(run.this()) {
        return Ok(Some(acquire(run, &mutex)));
    }
    run.found_taken(&mutex);
    Ok(None)
}

pub fn try_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    match again(run, at, false)? {
        Some((LockKind::Recursive, _)) => Ok(ZERO),
        // So glibc says it of robust ones alone.
        Some((LockKind::ErrorChecking, true)) => code(EDEADLK),
        Some(_) => code(EBUSY),
        None => code(attempt(run, at)?.unwrap_or(EBUSY)),
    }
}

pub fn timed_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    lock_until(run, call, call.arg(1))
}

fn clock_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if !time::is_waited_by(run, call.arg(1))? {
        return code(EINVAL);
    }
    lock_until(run, call, call.arg(2))
}

/// The moment is looked at only by a thread that has to wait, as in glibc.
fn lock_until(run: &mut Run<'_>, call: &Call<'_>, moment: Value) -> Flow<Value> {
    if run.thread_ref().stage != WAITS {
        let at = address(run, call.arg(0))?;
        match again(run, at, false)? {
            Some((LockKind::Recursive, _)) => return Ok(ZERO),
            Some((LockKind::ErrorChecking, _)) => return code(EDEADLK),
            Some(_) => {}
            None => {
                if let Some(number) = attempt(run, at)? {
                    return code(number);
                }
            }
        }
        run.thread_mut().stage = WAITS;
    }
    if time::is_moment(run, 0, moment)? { code(ETIMEDOUT) } else { code(EINVAL) }
}

pub fn unlock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    if !run.holds(at) {
        let mutex = run.look_at_object(at)?;
        object::check_alive(run, &mutex, "mutex")?;
        return match (kind(run, &mutex), run.sync(&mutex).owner()) {
            ((LockKind::Normal, false), None) => misuse("a mutex is unlocked that is not locked"),
            ((LockKind::Normal, false), Some(_)) => misuse("a mutex is unlocked that another thread holds"),
            _ => code(EPERM),
        };
    }
    if run.own_lock(at).is_some_and(|mutex| mutex.depth > 1) {
        if let Some(held) = run.hold(at)? {
            run.unlock_once(&held);
        }
        return Ok(ZERO);
    }
    let (used, (kind, _)) = step(run, at, Action::Unlock { mutex: at })?;
    let mutex = run.sync_mut(&used).lock(kind);
    mutex.depth = 0;
    mutex.owner = None;
    if mutex.health == Health::OwnerDied {
        // Nobody said that it was repaired.
        mutex.health = Health::Lost;
    }
    Ok(ZERO)
}

fn consistent(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let Some(held) = run.hold(at)? else {
        run.look_at_object(at)?;
        return code(EINVAL);
    };
    if run.own_lock(at).is_none_or(|mutex| mutex.health != Health::OwnerDied) {
        return code(EINVAL);
    }
    run.repair(&held);
    Ok(ZERO)
}

/// Lets go of the robust mutexes that a thread holds when it ends, each in a step of its own.
pub fn abandon(run: &mut Run<'_>) -> Flow<()> {
    for at in run.own_locks() {
        let Some(mutex) = run.own_lock(at) else { continue };
        if mutex.health == Health::Fragile {
            continue;
        }
        let kind = mutex.kind;
        let used = run.operate(Action::Unlock { mutex: at }, Choice::Only)?;
        let mutex = run.sync_mut(&used).lock(kind);
        mutex.depth = 0;
        mutex.owner = None;
        mutex.health = Health::OwnerDied;
    }
    Ok(())
}
