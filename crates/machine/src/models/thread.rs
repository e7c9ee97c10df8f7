//! Threads: creation, joining, ending.

use super::{Call, Model, ZERO};
use crate::code::NONE;
use crate::memory::address;
use crate::state::{Choice, Frame, Status, Thread};
use crate::step::{Flow, Run, Stop};
use crate::value::Value;
use std::rc::Rc;
use threadbare_trace::{Action, ErrorKind, Order, ThreadId};

pub const MODELS: &[Model] = &[
    Model { name: "pthread_create", run: create },
    Model { name: "pthread_join", run: join },
    Model { name: "pthread_exit", run: exit },
    Model { name: "pthread_self", run: this },
];

const ESRCH: u64 = 3;
const EDEADLK: u64 = 35;

/// The value of `pthread_t` for a thread: its name, made odd so that no thread is zero.
pub fn handle(id: ThreadId) -> u64 {
    u64::from(id.code()) << 1 | 1
}

fn create(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (place, function, argument) = (call.arg(0), call.arg(2), call.arg(3));
    let parent = run.thread_ref();
    let Some(id) = parent.id.child(parent.births + 1).filter(|id| address::region(*id).is_some()) else {
        return Err(Stop::unsupported("more threads than names can tell apart"));
    };
    let Some(symbol) = function.word().and_then(address::function_at) else {
        return Err(Stop::error(ErrorKind::BadCall, "a thread whose function is not a function"));
    };
    if run.thread_ref().stage == 0 {
        run.store(place, Value::concrete(handle(id)), 64, Order::Plain)?;
        run.thread_mut().stage = 1;
    }
    run.visible(Action::Create { child: id }, Choice::Only)?;
    let code = run.machine.code(symbol).map_err(Stop::unsupported)?;
    let arguments = vec![argument; code.params as usize];
    let frame = Frame::new(code, &arguments, NONE);
    run.thread_mut().births += 1;
    run.state.threads.push(Rc::new(Thread::new(id, symbol, frame)));
    let child = run.state.threads.len() - 1;
    Run::new(run.machine, run.state, child).advance();
    Ok(ZERO)
}

fn join(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let result = call.arg(1);
    let Some(thread) = call.arg(0).word() else {
        return Err(Stop::unsupported("joining a thread that depends on an input"));
    };
    let Some(child) = (0..run.state.threads.len()).find(|&i| handle(run.state.threads[i].id) == thread)
    else {
        return Err(Stop::error(ErrorKind::Misuse, "pthread_join of something that is no thread"));
    };
    if child == run.thread {
        return Ok(Value::concrete(EDEADLK));
    }
    if run.thread_ref().stage == 0 {
        if run.state.threads[child].claimed {
            return Err(Stop::error(
                ErrorKind::Misuse,
                "a thread is joined that was joined or detached before",
            ));
        }
        run.visible(Action::Join { child: run.state.threads[child].id }, Choice::Only)?;
        if run.state.threads[child].status != Status::Finished {
            return Ok(Value::concrete(ESRCH));
        }
        Rc::make_mut(&mut run.state.threads[child]).claimed = true;
        run.thread_mut().stage = 1;
    }
    if result.word() != Some(0) {
        let value = run.state.threads[child].result;
        run.store(result, value, 64, Order::Plain)?;
    }
    Ok(ZERO)
}

fn this(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(Value::concrete(handle(run.thread_ref().id)))
}

fn exit(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    run.visible(Action::End, Choice::Only)?;
    run.thread_mut().result = call.arg(0);
    run.thread_mut().frames.clear();
    Err(Stop::Finished)
}
