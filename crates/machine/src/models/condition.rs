//! Condition variables. A wait is three events: release the mutex and wait; be woken, by a signal that chose this
//! thread, by time running out or for no reason at all; take the mutex back.

use super::mutex;
use super::object::{self, address, code, errno::ETIMEDOUT, misuse};
use super::{Call, Model, ZERO};
use crate::machine::receiver_label;
use crate::state::{Choice, Next, Status, ThreadIx};
use crate::step::{Flow, Run, Stop};
use crate::sync::LockKind;
use crate::value::Value;
use std::rc::Rc;
use threadbare_trace::Action;

pub const MODELS: &[Model] = &[
    Model { name: "pthread_cond_init", run: init },
    Model { name: "pthread_cond_destroy", run: destroy },
    Model { name: "pthread_cond_wait", run: wait },
    Model { name: "pthread_cond_timedwait", run: timed_wait },
    Model { name: "pthread_cond_clockwait", run: timed_wait },
    Model { name: "pthread_cond_signal", run: signal },
    Model { name: "pthread_cond_broadcast", run: broadcast },
];

/// How many bytes a `pthread_cond_t` has.
const SIZE: u64 = 48;

/// How far a wait has come, as the thread's stage.
const WAITING: u8 = 1;
const WOKEN: u8 = 2;
const TIMED_OUT: u8 = 3;

pub fn init(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    object::remake(run, at)?;
    if !run.state.waiters(at).is_empty() {
        return misuse("a condition is initialised while a thread waits for it");
    }
    object::clear(run, at, SIZE)?;
    Ok(ZERO)
}

pub fn destroy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    object::remake(run, at)?;
    object::check_alive(run, at, "condition variable")?;
    if !run.state.waiters(at).is_empty() {
        return misuse("a condition is destroyed while a thread waits for it");
    }
    object::bury(run, at)?;
    Ok(ZERO)
}

pub fn wait(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    wait_until(run, call, false)
}

pub fn timed_wait(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    wait_until(run, call, true)
}

fn wait_until(run: &mut Run<'_>, call: &Call<'_>, timed: bool) -> Flow<Value> {
    let condition = address(run, call.arg(0))?;
    let at = address(run, call.arg(1))?;
    match run.thread_ref().stage {
        0 => {
            if run.state.sync.owner(at) != Some(run.thread) {
                return misuse("a condition is waited for without holding its mutex");
            }
            run.visible(Action::Wait { condition, mutex: at }, Choice::Only)?;
            return begin(run, condition, at, timed);
        }
        WAITING => {
            // Nobody woke it, or it would be further: it goes on by itself.
            let action = Action::Timeout { condition, spurious: false };
            let label = run.visible(action, Choice::Only)?;
            let spurious = !timed || label == 1;
            if spurious {
                run.did(Action::Timeout { condition, spurious });
                run.thread_mut().spurious += 1;
            }
            run.thread_mut().stage = if spurious { WOKEN } else { TIMED_OUT };
        }
        _ => {}
    }
    run.visible(Action::Lock { mutex: at }, Choice::Only)?;
    object::check_alive(run, at, "mutex")?;
    match mutex::acquire(run, at) {
        0 if run.thread_ref().stage == TIMED_OUT => code(ETIMEDOUT),
        number => code(number),
    }
}

/// Lets the mutex go and waits.
fn begin(run: &mut Run<'_>, condition: u64, at: u64, timed: bool) -> Flow<Value> {
    object::check_alive(run, condition, "condition variable")?;
    let others = run.state.waiters(condition);
    let other_mutex = |thread: &ThreadIx| matches!(run.state.threads[*thread].status, Status::Waiting { mutex, .. } if mutex != at);
    if others.iter().any(other_mutex) {
        return misuse("a condition is waited for with two different mutexes at once");
    }
    let held = Rc::make_mut(&mut run.state.sync).lock_mut(at, LockKind::Normal);
    if held.depth > 1 {
        return misuse("a condition is waited for with a mutex locked twice");
    }
    held.owner = None;
    held.depth = 0;
    let spurious = run.thread_ref().spurious < run.machine.options.spurious_wakeups;
    let ways = u32::from(timed) + u32::from(spurious);
    let alone = (ways > 0).then_some(Next {
        action: Action::Timeout { condition, spurious: !timed },
        choice: Choice::Ways(ways),
    });
    run.thread_mut().stage = WAITING;
    Err(Stop::Wait(Status::Waiting { condition, mutex: at, alone }))
}

pub fn signal(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let condition = address(run, call.arg(0))?;
    let action = Action::Signal { condition, receiver: None };
    let label = run.visible(action, Choice::Receivers { condition })?;
    object::check_alive(run, condition, "condition variable")?;
    let waiters = run.state.waiters(condition);
    let receiver = waiters.into_iter().find(|&thread| receiver_label(run.state.threads[thread].id) == label);
    if let Some(receiver) = receiver {
        wake(run, receiver);
        run.did(Action::Signal { condition, receiver: Some(run.state.threads[receiver].id) });
    }
    Ok(ZERO)
}

pub fn broadcast(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let condition = address(run, call.arg(0))?;
    run.visible(Action::Broadcast { condition }, Choice::Only)?;
    object::check_alive(run, condition, "condition variable")?;
    for receiver in run.state.waiters(condition) {
        wake(run, receiver);
    }
    Ok(ZERO)
}

fn wake(run: &mut Run<'_>, thread: ThreadIx) {
    let thread = Rc::make_mut(&mut run.state.threads[thread]);
    if let Status::Waiting { mutex, .. } = thread.status {
        thread.stage = WOKEN;
        thread.status = Status::Ready(Next { action: Action::Lock { mutex }, choice: Choice::Only });
    }
}
