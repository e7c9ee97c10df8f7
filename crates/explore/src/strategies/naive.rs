//! Every interleaving of the visible steps and every outcome, one after the other, without any reduction: the baseline
//! that the others are measured against, and the search within a bound on preemptions (Musuvathi, Qadeer: Iterative
//! Context Bounding, PLDI 2007).
//!
//! A preemption is a switch away from a thread that could go on; switches at other places are free. Since nothing is
//! reduced, nothing within the bound is lost, except while hunting: there an execution that is too long ends the look at
//! what begins like it.

use super::frontier::Exploration;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use crate::execution::Keep;
use crate::kernel::{Halt, Kernel, go_on, see_every_schedule, until_settled};
use crate::session::Session;
use threadbare_machine::ThreadIx;

pub const STRATEGY: Strategy = Strategy {
    name: "naive",
    help: "All schedules, one after the other",
    threads: Threads::Any,
    clean: Clean::Proof,
    bounds_preemptions: true,
    bounds_interferences: false,
    equivalences: &[],
    divides: false,
    resumes: false,
    variants: &[],
    explore,
};

fn explore(session: &mut Session, plan: &Plan, _: Exploration) -> Result<Explored, Halt> {
    within(session, plan.preemptions)
}

/// Explores all interleavings with at most so many preemptions, and says what that leaves out.
pub fn within(session: &mut Session, preemptions: Option<u32>) -> Result<Explored, Halt> {
    Ok(match (enumerate(session, preemptions)?, preemptions.unwrap_or(0)) {
        (Reached::Everything, _) => Explored::Everything,
        (Reached::Bound, 1) => Explored::AllBut("more than 1 preemption".into()),
        (Reached::Bound, bound) => Explored::AllBut(format!("more than {bound} preemptions")),
    })
}

/// How far an enumeration came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// It has seen everything.
    Everything,
    /// It has seen everything within the bound on preemptions, and there is more beyond.
    Bound,
}

/// Explores all interleavings with at most so many preemptions, or all there are.
pub fn enumerate(session: &mut Session, preemptions: Option<u32>) -> Result<Reached, Halt> {
    see_every_schedule(session);
    until_settled(session, |session| run(session, preemptions))
}

struct Move {
    thread: ThreadIx,
    label: u32,
    /// How many preemptions there are with it.
    preemptions: u32,
}

/// Each level: the steps that are still to be taken from a state of the execution, the last one next.
type Level = Vec<Move>;

fn run(session: &mut Session, bound: Option<u32>) -> Result<Reached, Halt> {
    let mut kernel = Kernel::start(session, Keep::All)?;
    let mut reached = Reached::Everything;
    let mut levels: Vec<Level> = Vec::new();
    // The length of the longest execution that came to an end.
    let mut usual = 0;
    levels.extend(arrive(session, &kernel, None, bound, &mut reached));
    while let Some(level) = levels.last_mut() {
        go_on(session)?;
        let Some(Move { thread, label, preemptions }) = level.pop() else {
            levels.pop();
            continue;
        };
        kernel.back_to(levels.len() - 1);
        if kernel.is_void(thread, label) || !kernel.take(session, thread, label)? {
            continue;
        }
        if session.is_too_long(kernel.len(), kernel.state().threads.len()) {
            kernel.cut(session);
            reached = Reached::Bound;
            // Switches somewhere in a loop that does not end are much alike, and there are many of them: those
            // before come first, or the hunt would see nothing else.
            let alike = usual.max(kernel.len() / 10);
            levels.iter_mut().skip(alike).for_each(Vec::clear);
            continue;
        }
        match arrive(session, &kernel, Some((thread, preemptions)), bound, &mut reached) {
            Some(level) => levels.push(level),
            None => usual = usual.max(kernel.len()),
        }
    }
    Ok(reached)
}

/// Where to go on from a new state; nowhere if the execution ends there.
fn arrive(
    session: &mut Session,
    kernel: &Kernel,
    last: Option<(ThreadIx, u32)>,
    bound: Option<u32>,
    reached: &mut Reached,
) -> Option<Level> {
    let moves = moves(session, kernel, last, bound, reached);
    if moves.is_empty() {
        kernel.end(session);
        return None;
    }
    Some(moves)
}

/// The steps that can be taken within the bound, the thread that went last first.
fn moves(
    session: &Session,
    kernel: &Kernel,
    last: Option<(ThreadIx, u32)>,
    bound: Option<u32>,
    reached: &mut Reached,
) -> Level {
    let mut enabled = kernel.enabled();
    let (last, so_far) = last.map_or((None, 0), |(thread, count)| (Some(thread), count));
    let goes_on = last.filter(|last| enabled.contains(last));
    enabled.sort_by_key(|thread| Some(*thread) != last);
    let mut moves = Vec::new();
    for thread in enabled {
        let preempts = goes_on.is_some_and(|last| last != thread);
        let preemptions = so_far + u32::from(preempts);
        if bound.is_some_and(|bound| preemptions > bound) {
            *reached = Reached::Bound;
            continue;
        }
        let labels = session.machine.labels(kernel.state(), thread);
        moves.extend(labels.into_iter().map(|label| Move { thread, label, preemptions }));
    }
    moves.reverse();
    moves
}
