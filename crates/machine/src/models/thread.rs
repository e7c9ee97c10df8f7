//! Threads: creation, joining, detaching, ending.

use super::object::{code, errno::EDEADLK, misuse};
use super::{Call, Model, ZERO, attributes, mutex, specific};
use crate::code::NONE;
use crate::memory::address;
use crate::state::{Choice, Frame, Status, Thread, ThreadIx};
use crate::step::{Flow, Run, Stop};
use crate::value::Value;
use std::rc::Rc;
use threadbare_trace::{Action, Ending, ErrorKind, Order, ThreadId};

pub const MODELS: &[Model] = &[
    Model { name: "pthread_create", run: create },
    Model { name: "pthread_join", run: join },
    Model { name: "pthread_detach", run: detach },
    Model { name: "pthread_exit", run: exit },
    Model { name: "pthread_self", run: this },
    Model { name: "pthread_equal", run: equal },
];

/// The value of `pthread_t` for a thread: its name, made odd so that no thread is zero.
pub fn handle(id: ThreadId) -> u64 {
    u64::from(id.code()) << 1 | 1
}

fn create(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let detached = attributes::is_detached(run, call.arg(1))?;
    start(run, call.arg(0), call.arg(2), call.arg(3), detached)
}

/// Starts a thread and stores its handle.
pub fn start(
    run: &mut Run<'_>,
    place: Value,
    function: Value,
    argument: Value,
    detached: bool,
) -> Flow<Value> {
    let parent = run.thread_ref();
    let Some(id) = parent.id.child(parent.births + 1).filter(|id| address::region(*id).is_some()) else {
        return Err(Stop::unsupported("more threads than names can tell apart"));
    };
    if let Some(most) = run.machine.bounds.threads.filter(|most| run.state.threads.len() >= *most as usize) {
        return Err(Stop::Halt(Ending::Bounded {
            bound: format!("more than {most} threads (--max-threads)"),
        }));
    }
    let at = run.pick(function, 64)?;
    let Some(symbol) = address::function_at(at) else {
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
    let mut thread = Thread::new(id, symbol, frame);
    thread.claimed = detached;
    thread.literals = run.thread_ref().literals.clone();
    run.state.threads.push(Rc::new(thread));
    let child = run.state.threads.len() - 1;
    Run::new(run.machine, run.state, child).advance();
    Ok(ZERO)
}

/// The thread that a handle names.
pub fn named(run: &mut Run<'_>, thread: Value) -> Flow<ThreadIx> {
    let thread = run.pick(thread, 64)?;
    match (0..run.state.threads.len()).find(|&i| handle(run.state.threads[i].id) == thread) {
        Some(found) => Ok(found),
        None => misuse("something is used as a thread that is none"),
    }
}

fn join(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let child = named(run, call.arg(0))?;
    if child == run.thread {
        return code(EDEADLK);
    }
    join_child(run, child, call.arg(1), 64)
}

/// Waits for a thread's end and stores its result, if there is a place for it.
pub fn join_child(run: &mut Run<'_>, child: ThreadIx, place: Value, width: u32) -> Flow<Value> {
    if run.thread_ref().stage == 0 {
        check_unclaimed(run, child, "joined")?;
        run.visible(Action::Join { child: run.state.threads[child].id }, Choice::Only)?;
        check_unclaimed(run, child, "joined")?;
        if run.state.threads[child].status != Status::Finished {
            return Err(Stop::unsupported("joining a thread that has not ended"));
        }
        Rc::make_mut(&mut run.state.threads[child]).claimed = true;
        run.thread_mut().stage = 1;
    }
    if place.word() != Some(0) {
        let value = run.state.threads[child].result;
        run.store(place, value, width, Order::Plain)?;
    }
    Ok(ZERO)
}

fn check_unclaimed(run: &Run<'_>, child: ThreadIx, what: &str) -> Flow<()> {
    if run.state.threads[child].claimed {
        return misuse(format!("a thread is {what} that was joined or detached before"));
    }
    Ok(())
}

pub fn detach(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let child = named(run, call.arg(0))?;
    // No step of its own: if somebody else joins the thread, it is an error in either order.
    check_unclaimed(run, child, "detached")?;
    Rc::make_mut(&mut run.state.threads[child]).claimed = true;
    Ok(ZERO)
}

pub fn this(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(Value::concrete(handle(run.thread_ref().id)))
}

pub fn equal(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (a, b) = (run.pick(call.arg(0), 64)?, run.pick(call.arg(1), 64)?);
    Ok(Value::concrete(u64::from(a == b)))
}

fn exit(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    run.end_thread(call.arg(0)).map(|()| ZERO)
}

/// What a thread does before it ends, as often as it is called until nothing is left to do.
pub fn before_end(run: &mut Run<'_>) -> Flow<()> {
    specific::destroy(run)?;
    mutex::abandon(run)
}
