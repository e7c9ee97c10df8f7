//! Clean-up handlers of threads, as the macros of the C library's header make them in C: `setjmp` into a buffer, which is
//! then registered; whoever exits jumps into the last buffer, where the handler is called, and from there to the next.
//! (With exceptions the header makes something else of them, which is left to the unwinder.)

use crate::libc::stack;
use crate::object::misuse;
use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::step::{Call, Flow, Model, Run};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "__pthread_register_cancel", run: register },
    Model { name: "__pthread_unregister_cancel", run: unregister },
    Model { name: "__pthread_unwind_next", run: next },
];

fn register(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let buffer = run.pick(call.arg(0), 64)?;
    Rc::make_mut(&mut run.thread_mut().cleanups).push(buffer);
    Ok(ZERO)
}

fn unregister(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let buffer = run.pick(call.arg(0), 64)?;
    if run.thread_ref().cleanups.last() != Some(&buffer) {
        return misuse("a clean-up handler is taken away that is not the last one");
    }
    Rc::make_mut(&mut run.thread_mut().cleanups).pop();
    Ok(ZERO)
}

/// Whoever ends already must not end again, says POSIX; what glibc does then depends on what is on the stack.
const EXITS: u8 = 1;

/// A call by which the thread ends with this result.
pub fn exit(run: &mut Run<'_>, result: Value) -> Flow<Value> {
    if run.thread_ref().stage != EXITS {
        if run.thread_ref().exiting || run.thread_ref().destroying != (0, 0) {
            return misuse("a thread exits in a clean-up handler or destructor that runs because it ends");
        }
        run.thread_mut().stage = EXITS;
        run.thread_mut().exiting = true;
    }
    unwind(run, result)
}

/// Ends the thread with this result, after its clean-up handlers.
fn unwind(run: &mut Run<'_>, result: Value) -> Flow<Value> {
    let Some(buffer) = run.thread_ref().cleanups.last().copied() else {
        return run.end_thread(result).map(|()| ZERO);
    };
    stack::jump_to(run, Value::concrete(buffer), Value::concrete(1))?;
    let thread = run.thread_mut();
    Rc::make_mut(&mut thread.cleanups).pop();
    thread.result = result;
    Ok(ZERO)
}

fn next(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    let result = run.thread_ref().result;
    unwind(run, result)
}
