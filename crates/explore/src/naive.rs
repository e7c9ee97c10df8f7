//! Every interleaving of the visible steps and every outcome, one after the other, without any reduction: the baseline
//! that the others are measured against, and the search within a bound on preemptions (Musuvathi, Qadeer: Iterative
//! Context Bounding, PLDI 2007).
//!
//! A preemption is a switch away from a thread that could go on; switches at other places are free. Since nothing is
//! reduced, nothing within the bound is lost, except while hunting: there an execution that is too long ends the look at
//! what begins like it.

use crate::session::Session;
use crate::walk::{Walk, Went};
use threadbare_machine::{State, ThreadIx};

/// How far an enumeration came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// It has seen everything.
    Everything,
    /// It has seen everything within the bound on preemptions, and there is more beyond.
    Bound,
    /// It was stopped before.
    Stopped,
}

/// Explores all interleavings with at most so many preemptions, or all there are.
pub fn enumerate(session: &mut Session, preemptions: Option<u32>) -> Reached {
    loop {
        match run(session, preemptions) {
            Some(reached) => return reached,
            None => session.start_again(),
        }
    }
}

/// A state with the steps that are still to be taken from it.
struct Node {
    state: State,
    /// The last one is next.
    moves: Vec<Move>,
}

struct Move {
    thread: ThreadIx,
    label: u32,
    /// How many preemptions there are with it.
    preemptions: u32,
}

/// Returns nothing if everything has to start again.
fn run(session: &mut Session, bound: Option<u32>) -> Option<Reached> {
    let mut walk = Walk::start(session)?;
    let mut reached = Reached::Everything;
    let mut stack: Vec<Node> = Vec::new();
    // The length of the longest execution that came to an end.
    let mut usual = 0;
    stack.extend(arrive(session, &walk, None, bound, &mut reached));
    while let Some(node) = stack.last_mut() {
        if session.should_stop() {
            return Some(Reached::Stopped);
        }
        let Some(Move { thread, label, preemptions }) = node.moves.pop() else {
            stack.pop();
            continue;
        };
        walk.state = node.state.clone();
        walk.trace.truncate(stack.len() - 1);
        match walk.take(session, thread, label) {
            Went::On if session.is_too_long(walk.trace.len()) => {
                walk.cut(session);
                reached = Reached::Bound;
                // Switches somewhere in a loop that does not end are much alike, and there are many of them: those
                // before come first, or the hunt would see nothing else.
                let alike = usual.max(walk.trace.len() / 10);
                stack.iter_mut().skip(alike).for_each(|node| node.moves.clear());
            }
            Went::On => match arrive(session, &walk, Some((thread, preemptions)), bound, &mut reached) {
                Some(node) => stack.push(node),
                None => usual = usual.max(walk.trace.len()),
            },
            Went::Nowhere => {}
            Went::Wrong => return None,
        }
    }
    Some(reached)
}

/// Where to go on from a new state; nowhere if the execution ends there.
fn arrive(
    session: &mut Session,
    walk: &Walk,
    last: Option<(ThreadIx, u32)>,
    bound: Option<u32>,
    reached: &mut Reached,
) -> Option<Node> {
    let moves = moves(session, walk, last, bound, reached);
    if moves.is_empty() {
        walk.end(session);
        return None;
    }
    Some(Node { state: walk.state.clone(), moves })
}

/// The steps that can be taken within the bound, the thread that went last first.
fn moves(
    session: &Session,
    walk: &Walk,
    last: Option<(ThreadIx, u32)>,
    bound: Option<u32>,
    reached: &mut Reached,
) -> Vec<Move> {
    let mut enabled = walk.enabled();
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
        let labels = session.machine.labels(&walk.state, thread);
        moves.extend(labels.into_iter().map(|label| Move { thread, label, preemptions }));
    }
    moves.reverse();
    moves
}
