//! What threads stand before is announced anew where a step of another thread may have changed it.

use crate::code::Op;
use crate::policy::Waits;
use crate::state::{Choice, Next, State, Status, ThreadIx};
use crate::step::{Library, Run};
use crate::world::World;
use threadbare_trace::Action;
use threadbare_trace::dependence::dependent;

/// Whether a compare-and-swap can fail, and whether a loop is left, depends on what is in memory now.
#[inline]
pub(crate) fn looks(world: &mut World<'_>, library: &'static Library, state: &mut State) {
    for thread in 0..state.threads.len() {
        if looks_anew(world.policy.waits, state, thread) {
            Run::new(world.again(), library, state, thread).advance();
        }
    }
}

/// Whether what a thread stands before depends on memory, which has changed. Asked of every thread after every step.
#[inline]
fn looks_anew(waits: Waits, state: &State, thread: ThreadIx) -> bool {
    let this = &*state.threads[thread];
    let (next, spins) = match &this.status {
        Status::Ready(next) => (next, false),
        Status::Spinning(next) => (next, true),
        _ => return false,
    };
    let looks = match next.action {
        Action::Await { .. } => true,
        Action::Lock { .. } => waits == Waits::GoRound && this.looks.is_in_vain(),
        Action::CompareExchange { .. } => !compares_words(state, thread, next),
        _ => false,
    };
    (spins || looks) && !this.looks.is_recent(&state.memory)
}

/// Whether a compare-and-swap compares numbers that are known: it is announced the same wherever it is taken.
fn compares_words(state: &State, thread: ThreadIx, next: &Next) -> bool {
    let Action::CompareExchange { range, .. } = next.action else { return false };
    next.choice == Choice::Only && expected(state, thread).is_some() && state.memory.word_at(range).is_some()
}

/// The number that a thread's compare-and-swap compares with what is in memory, where it stands before one and the
/// number is known.
pub(crate) fn expected(state: &State, thread: ThreadIx) -> Option<u64> {
    let frame = state.threads[thread].frames.last()?;
    match frame.code.ops.get(frame.pc as usize)? {
        Op::CompareExchange { expected, .. } => frame.get(*expected).word(),
        _ => None,
    }
}

/// What an atomic section will touch may have changed by a step that touches the same.
#[inline]
pub(crate) fn sections(
    world: &mut World<'_>,
    library: &'static Library,
    state: &mut State,
    by: ThreadIx,
    action: &Action,
) {
    if world.prepared.sections.is_empty() {
        return;
    }
    for thread in 0..state.threads.len() {
        let Some(Next { action: stands, .. }) = state.next(thread) else { continue };
        let (p, q) = (state.threads[by].id, state.threads[thread].id);
        if thread != by && matches!(stands, Action::Section { .. }) && dependent(p, action, q, stands) {
            Run::new(world.again(), library, state, thread).advance();
        }
    }
}
