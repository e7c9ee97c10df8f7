//! Condition variables. A wait is three events: release the mutex and wait; be woken, by a signal that chose
//! this thread; take the mutex back.

use super::mutex;
use super::{Call, Model, ZERO};
use crate::machine::receiver_label;
use crate::state::{Choice, Next, Status};
use crate::step::{Flow, Run, Stop};
use crate::sync::MutexKind;
use crate::value::Value;
use std::rc::Rc;
use threadbare_trace::{Action, ErrorKind};

pub const MODELS: &[Model] = &[
    Model { name: "pthread_cond_init", run: init },
    Model { name: "pthread_cond_destroy", run: init },
    Model { name: "pthread_cond_wait", run: wait },
    Model { name: "pthread_cond_signal", run: signal },
    Model { name: "pthread_cond_broadcast", run: broadcast },
];

fn init(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    mutex::address(run, call.arg(0))?;
    Ok(ZERO)
}

fn wait(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let condition = mutex::address(run, call.arg(0))?;
    let at = mutex::address(run, call.arg(1))?;
    if run.thread_ref().stage == 0 {
        if run.state.sync.owner(at) != Some(run.thread) {
            return Err(Stop::error(
                ErrorKind::Misuse,
                "a condition is waited for without holding its mutex",
            ));
        }
        run.visible(Action::Wait { condition, mutex: at }, Choice::Only)?;
        let held = Rc::make_mut(&mut run.state.sync).mutex_mut(at, MutexKind::Normal);
        if held.depth > 1 {
            return Err(Stop::error(
                ErrorKind::Misuse,
                "a condition is waited for with a mutex locked twice",
            ));
        }
        held.owner = None;
        held.depth = 0;
        run.thread_mut().stage = 1;
        return Err(Stop::Wait { condition, mutex: at });
    }
    run.visible(Action::Lock { mutex: at }, Choice::Only)?;
    let kind = run.state.sync.mutex(at).map_or(MutexKind::Normal, |mutex| mutex.kind);
    mutex::acquire(run, at, kind);
    Ok(ZERO)
}

fn signal(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let condition = mutex::address(run, call.arg(0))?;
    let action = Action::Signal { condition, receiver: None };
    let label = run.visible(action, Choice::Receivers { condition })?;
    let waiters = run.state.waiters(condition);
    let receiver = waiters.into_iter().find(|&thread| receiver_label(run.state.threads[thread].id) == label);
    if let Some(receiver) = receiver {
        wake(run, receiver);
        run.did(Action::Signal { condition, receiver: Some(run.state.threads[receiver].id) });
    }
    Ok(ZERO)
}

fn broadcast(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let condition = mutex::address(run, call.arg(0))?;
    run.visible(Action::Broadcast { condition }, Choice::Only)?;
    for receiver in run.state.waiters(condition) {
        wake(run, receiver);
    }
    Ok(ZERO)
}

fn wake(run: &mut Run<'_>, thread: usize) {
    let thread = Rc::make_mut(&mut run.state.threads[thread]);
    if let Status::Waiting { mutex, .. } = thread.status {
        thread.status = Status::Ready(Next { action: Action::Lock { mutex }, choice: Choice::Only });
    }
}
