//! A schedule that was found is executed as it is, by the kernel, which reports what it shows: so findings come about as in any other
//! search.

use super::run::{MOST_STEPS, Turn, label};
use crate::execution::Keep;
use crate::kernel::{Halt, Kernel, go_on};
use crate::session::Session;
use threadbare_expr::Model;
use threadbare_machine::{Status, ThreadIx};
use threadbare_trace::{Ending, ThreadId};

/// Executes a schedule with these inputs as it is, and reports what it shows. Whether it could be followed, or a thread failed on the way.
pub fn visit(session: &mut Session, schedule: &[Turn], model: &Model) -> Result<bool, Halt> {
    let mut kernel: Kernel = Kernel::start(session, Keep::Last)?;
    kernel.set_model(model.clone());
    let mut follows = true;
    for (id, woken) in schedule {
        let Some(thread) = kernel.state().index_of(*id) else {
            follows = false;
            break;
        };
        while follows {
            let Some(next) = kernel.state().next(thread).filter(|_| kernel.state().is_enabled(thread)) else {
                follows = false;
                break;
            };
            let is_local = next.action.is_local();
            follows = take(session, &mut kernel, thread, *woken)?;
            if !is_local {
                break;
            }
        }
    }
    loop {
        go_on(session)?;
        if kernel.len() > 2 * MOST_STEPS {
            kernel.cut(session);
            break;
        }
        let Some(thread) = kernel.enabled().first().copied() else {
            kernel.end(session);
            break;
        };
        if !take(session, &mut kernel, thread, None)? {
            break;
        }
    }
    let fails = |event: &Status| matches!(event, Status::Halted(Ending::Error(_)));
    Ok(follows || kernel.state().threads.iter().any(|thread| fails(thread.status())))
}

/// The next step of a thread, as the inputs have it; a signal wakes this one.
fn take(
    session: &mut Session,
    kernel: &mut Kernel,
    thread: ThreadIx,
    woken: Option<ThreadId>,
) -> Result<bool, Halt> {
    let label = label(session, kernel.state(), thread, woken);
    kernel.take(session, thread, label)
}
