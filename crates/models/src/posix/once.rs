//! What is done once: the first thread takes the control object like a lock, calls the function, and lets the
//! object go; others wait until then. Whoever comes later only looks, and looks do not depend on each other.

use crate::object::address;
use crate::results::ZERO;
use threadbare_machine::state::Choice;
use threadbare_machine::step::{Call, Flow, Model, Run};
use threadbare_machine::sync::Once;
use threadbare_machine::value::Value;
use threadbare_trace::Action;

pub const MODELS: &[Model] =
    &[Model { name: "pthread_once", run: once }, Model { name: "call_once", run: once }];

/// The stage after the function has returned.
const CALLED: u8 = 1;

fn once(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    if run.thread_ref().stage == CALLED {
        let used = run.operate(Action::Unlock { mutex: at }, Choice::Only)?;
        run.sync_mut(&used).set_once(Once::Done);
        run.let_look(&used);
        return Ok(ZERO);
    }
    let ahead = run.foresee_object(at);
    if run.sync(&ahead).once() == Some(Once::Done) {
        run.operate(Action::ReadLock { lock: at }, Choice::Only)?;
        return Ok(ZERO);
    }
    // Which function it is may be a decision, after which the call begins again: before the first step, not in its midst.
    let function = Value::concrete(run.pick(call.arg(1), 64)?);
    let used = run.operate(Action::Lock { mutex: at }, Choice::Only)?;
    let thread = run.this();
    run.sync_mut(&used).set_once(Once::Running(thread));
    run.call_back(function, &[], CALLED)
}

/// The function that the thread calls to have something done once was left, and it is not done: the next who comes does it.
pub fn abandon(run: &mut Run<'_>, object: Value) -> Flow<()> {
    let at = address(run, object)?;
    let ahead = run.foresee_object(at);
    if run.sync(&ahead).once() == Some(Once::Running(run.this())) {
        let used = run.operate(Action::Unlock { mutex: at }, Choice::Only)?;
        run.sync_mut(&used).set_once(Once::Open);
    }
    Ok(())
}
