//! Delay bounding (Emmi, Qadeer, Rakamarić: Delay-Bounded Scheduling, POPL 2011). A scheduler that decides nothing by chance lets
//! a thread run until it has to wait, then the next one in the order of their creation. A *delay* passes over the thread whose
//! turn it is. All schedules with no delay come first, then all with one, with two, and so on: of n steps there are at most
//! n^d with d delays, however many threads there are, and most failures need few.
//!
//! What differs from the paper: nothing is lost to the bound but what the budget cuts, since it grows until there is no schedule
//! left with more. Schedules with fewer delays are seen again with each larger bound.

use super::frontier::Exploration;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use super::sampling::sample;
use crate::execution::Keep;
use crate::kernel::{Halt, Kernel, go_on, until_settled};
use crate::session::Session;
use threadbare_machine::ThreadIx;

pub const STRATEGY: Strategy = Strategy {
    name: "delay",
    help: "Schedules in which threads take turns, with no delay, then with one, with two and so on",
    threads: Threads::Any,
    clean: Clean::Sample,
    bounds_preemptions: false,
    bounds_interferences: false,
    equivalences: &[],
    divides: false,
    resumes: false,
    variants: &[],
    explore,
};

fn explore(session: &mut Session, _: &Plan, _: Exploration) -> Result<Explored, Halt> {
    sample(session);
    session.looking_by(STRATEGY.name);
    for bound in 0.. {
        if until_settled(session, |session| enumerate(session, bound))? == More::No {
            break;
        }
    }
    Ok(Explored::Everything)
}

/// Whether there are schedules with more delays than were looked at.
#[derive(PartialEq)]
enum More {
    Yes,
    No,
}

/// A step, and how many delays there are with it.
struct Move {
    thread: ThreadIx,
    label: u32,
    delays: usize,
}

/// Explores all schedules with at most so many delays.
fn enumerate(session: &mut Session, bound: usize) -> Result<More, Halt> {
    let mut kernel = Kernel::start(session, Keep::All)?;
    let mut more = More::No;
    // The steps that are still to be taken from each state of the execution, the last one next.
    let mut levels: Vec<Vec<Move>> = Vec::new();
    levels.extend(arrive(session, &kernel, (0, 0), bound, &mut more));
    while let Some(level) = levels.last_mut() {
        go_on(session)?;
        let Some(Move { thread, label, delays }) = level.pop() else {
            levels.pop();
            continue;
        };
        kernel.back_to(levels.len() - 1);
        if !kernel.take(session, thread, label)? {
            continue;
        }
        if session.is_too_long(kernel.len(), kernel.state().threads.len()) {
            kernel.cut(session);
        } else {
            levels.extend(arrive(session, &kernel, (thread, delays), bound, &mut more));
        }
    }
    Ok(more)
}

/// The steps that can be taken from a new state within the bound: whose turn it is first, and the others as delays let them;
/// none if the execution ends there.
fn arrive(
    session: &mut Session,
    kernel: &Kernel,
    (turn, so_far): (ThreadIx, usize),
    bound: usize,
    more: &mut More,
) -> Option<Vec<Move>> {
    let mut enabled = kernel.enabled();
    let first = enabled.partition_point(|thread| *thread < turn);
    enabled.rotate_left(first);
    let mut moves = Vec::new();
    for (passed, thread) in enabled.into_iter().enumerate() {
        let delays = so_far + passed;
        if delays > bound {
            *more = More::Yes;
            break;
        }
        let labels = session.machine.labels(kernel.state(), thread);
        moves.extend(labels.into_iter().map(|label| Move { thread, label, delays }));
    }
    if moves.is_empty() {
        kernel.end(session);
        return None;
    }
    moves.reverse();
    Some(moves)
}
