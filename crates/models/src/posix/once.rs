//! What is done once: the first thread takes the control object like a lock, calls the function, and lets the
//! object go; others wait until then. Whoever comes later only looks, and looks do not depend on each other.

use crate::object::address;
use crate::results::ZERO;
use threadbare_machine::state::{Choice, Status};
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
        run.visible(Action::Unlock { mutex: at }, Choice::Only)?;
        run.sync_mut().set_once(at, Once::Done);
        announce_done(run, at);
        return Ok(ZERO);
    }
    if run.sync().once(at) == Some(Once::Done) {
        run.visible(Action::ReadLock { lock: at }, Choice::Only)?;
        return Ok(ZERO);
    }
    run.visible(Action::Lock { mutex: at }, Choice::Only)?;
    let thread = run.this();
    run.sync_mut().set_once(at, Once::Running(thread));
    run.call_back(call.arg(1), &[], CALLED)
}

/// Threads that would have done it have only to look now.
fn announce_done(run: &mut Run<'_>, at: u64) {
    for thread in 0..run.threads().len() {
        let waits = matches!(&run.threads()[thread].status, Status::Ready(next) if next.action == Action::Lock { mutex: at });
        if waits && let Status::Ready(next) = &mut run.thread_at(thread).status {
            next.action = Action::ReadLock { lock: at };
        }
    }
}
