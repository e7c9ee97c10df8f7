//! Condition variables. A wait is three events: release the mutex and wait; be woken, by a signal that chose this
//! thread, by time running out or for no reason at all; take the mutex back.
//!
//! Whether a wait ends for no reason at all is decided when it begins, as an outcome of its first event: nothing promises
//! such an end, so that it must not be there to help a thread that would wait for ever. A wait that is to end in this way
//! ends in no other: an execution in which a signal gets to it first does not count, since the same one is there with the
//! other decision.

use crate::libc::time;
use crate::object::{self, address, code, errno::*, misuse};
use crate::posix::attributes;
use crate::posix::mutex;
use crate::results::ZERO;
use threadbare_machine::state::{Choice, Next, Status, ThreadIx};
use threadbare_machine::step::{Call, Flow, Model, Run, Stop, Used};
use threadbare_machine::sync::LockKind;
use threadbare_machine::value::Value;
use threadbare_trace::Action;

pub const MODELS: &[Model] = &[
    Model { name: "pthread_cond_init", run: init },
    Model { name: "pthread_cond_destroy", run: destroy },
    Model { name: "pthread_cond_wait", run: wait },
    Model { name: "pthread_cond_timedwait", run: timed_wait },
    Model { name: "pthread_cond_clockwait", run: clock_wait },
    Model { name: "pthread_cond_signal", run: signal },
    Model { name: "pthread_cond_broadcast", run: broadcast },
];

/// How many bytes a `pthread_cond_t` has.
const SIZE: u64 = 48;

/// How far a wait has come, as the thread's stage. `IDLE` is a wait that is to end for no reason.
const WAITING: u8 = 1;
const WOKEN: u8 = 2;
const TIMED_OUT: u8 = 3;
const IDLE: u8 = 4;

pub fn init(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    attributes::look_at(run, call.arg(1))?;
    let condition = run.remake(at)?;
    if !run.waiters(&condition).is_empty() {
        return misuse("a condition is initialised while a thread waits for it");
    }
    run.clear_object(&condition, SIZE)?;
    Ok(ZERO)
}

pub fn destroy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let condition = run.remake(at)?;
    object::check_alive(run, &condition, "condition variable")?;
    if !run.waiters(&condition).is_empty() {
        return misuse("a condition is destroyed while a thread waits for it");
    }
    object::bury(run, &condition)?;
    Ok(ZERO)
}

pub fn wait(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    wait_until(run, call, None)
}

pub fn timed_wait(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    wait_until(run, call, Some(call.arg(2)))
}

fn clock_wait(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if run.thread_ref().stage == 0 && !time::is_waited_by(run, call.arg(2))? {
        return code(EINVAL);
    }
    wait_until(run, call, Some(call.arg(3)))
}

/// Waits for a signal, or for a moment if there is one, which is looked at first.
fn wait_until(run: &mut Run<'_>, call: &Call<'_>, moment: Option<Value>) -> Flow<Value> {
    // Whoever was woken may find the condition gone: another may have destroyed it by then.
    let condition = run.pick(call.arg(0), 64)?;
    if run.thread_ref().stage == 0
        && let Some(moment) = moment
        && !time::is_moment(run, 0, moment)?
    {
        return code(EINVAL);
    }
    let at = address(run, call.arg(1))?;
    match run.thread_ref().stage {
        0 => {
            address(run, call.arg(0))?;
            if !run.holds(at) {
                run.look_at_object(at)?;
                return misuse("a condition is waited for without holding its mutex");
            }
            let may_idle = run.thread_ref().spurious < run.options().spurious_wakeups;
            let choice = if may_idle { Choice::Ways(2) } else { Choice::Only };
            let used = run.operate(Action::Wait { condition, mutex: at }, choice)?;
            return begin(run, &used, (condition, at), moment.is_some());
        }
        // Nobody woke it, or it would be further: it goes on by itself.
        WAITING => {
            run.operate(Action::Timeout { condition, spurious: false }, Choice::Only)?;
            run.thread_mut().stage = TIMED_OUT;
        }
        IDLE => {
            run.operate(Action::Timeout { condition, spurious: true }, Choice::Only)?;
            run.thread_mut().stage = WOKEN;
        }
        _ => {}
    }
    let mutex = run.operate(Action::Lock { mutex: at }, Choice::Only)?;
    object::check_alive(run, &mutex, "mutex")?;
    match mutex::acquire(run, &mutex) {
        0 if run.thread_ref().stage == TIMED_OUT => code(ETIMEDOUT),
        number => code(number),
    }
}

/// Lets the mutex go and waits; by its outcome, that is to end for no reason.
fn begin(run: &mut Run<'_>, used: &Used, (condition, at): (u64, u64), timed: bool) -> Flow<Value> {
    let idle = used.label() == 1;
    let waited_for = used.condition();
    object::check_alive(run, &waited_for, "condition variable")?;
    let other_mutex = |thread: &ThreadIx| run.waits_with(&waited_for, *thread) != Some(at);
    if run.waiters(&waited_for).iter().any(other_mutex) {
        return misuse("a condition is waited for with two different mutexes at once");
    }
    let held = run.sync_mut(used).lock(LockKind::Normal);
    if held.depth > 1 {
        return misuse("a condition is waited for with a mutex locked twice");
    }
    held.owner = None;
    held.depth = 0;
    let alone = (timed || idle)
        .then_some(Next { action: Action::Timeout { condition, spurious: idle }, choice: Choice::Only });
    let thread = run.thread_mut();
    thread.spurious += u32::from(idle);
    thread.stage = if idle { IDLE } else { WAITING };
    Err(Stop::Wait(Status::Waiting { condition, mutex: at, alone }))
}

pub fn signal(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let condition = address(run, call.arg(0))?;
    let action = Action::Signal { condition, receiver: None };
    let used = run.operate(action, Choice::Receivers { condition })?;
    object::check_alive(run, &used, "condition variable")?;
    if let Some(receiver) = run.receiver(&used) {
        run.wake(&used, receiver, WOKEN, IDLE);
        run.signalled(&used, receiver);
    }
    Ok(ZERO)
}

pub fn broadcast(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let condition = address(run, call.arg(0))?;
    let used = run.operate(Action::Broadcast { condition }, Choice::Only)?;
    object::check_alive(run, &used, "condition variable")?;
    for receiver in run.waiters(&used) {
        run.wake(&used, receiver, WOKEN, IDLE);
    }
    Ok(ZERO)
}
