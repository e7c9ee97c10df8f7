//! What threads stand before is announced anew where a step of another thread may have changed it.

use crate::code::Op;
use crate::policy::Waits;
use crate::state::{Choice, Next, State, Status, Thread, ThreadIx};
use crate::step::{Library, Run};
use crate::threads::Trait;
use crate::world::World;
use threadbare_trace::Action;
use threadbare_trace::dependence::dependent;

/// Whether anybody may have to look again. Mostly nobody has.
#[inline]
pub(crate) fn may_look(waits: Waits, state: &State) -> bool {
    state.threads.near().iter().any(|thread| looks_anew(waits, state, thread)) || state.threads.are_many()
}

/// Whether a compare-and-swap can fail, and whether a loop is left, depends on what is in memory now.
#[cold]
#[inline(never)]
pub(crate) fn looks(world: &mut World<'_>, library: &'static Library, state: &mut State) {
    let waits = world.policy.waits;
    let all: Vec<ThreadIx> = state.threads.that_may(Trait::Looks).collect();
    for thread in all {
        if looks_anew(waits, state, &state.threads[thread]) {
            Run::new(world.again(), library, state, thread).advance();
        }
    }
}

/// When nobody can go on any more, what else has changed meanwhile decides whether those who wait would do so for ever. One who would not
/// is enough: the execution is one of those to leave out.
#[cold]
#[inline(never)]
pub(crate) fn at_the_end(world: &mut World<'_>, library: &'static Library, state: &mut State) {
    let all: Vec<ThreadIx> = state.threads.that_may(Trait::Looks).collect();
    for thread in all {
        if waits_in_vain(state, &state.threads[thread]) {
            Run::new(world.again(), library, state, thread).advance_at_the_end();
        }
        if matches!(state.threads[thread].status, Status::Parked(_)) {
            return;
        }
    }
}

/// Whether somebody waits of whom it is not known whether that would be for ever.
#[inline]
pub(crate) fn may_wait_in_vain(state: &State) -> bool {
    state.threads.near().iter().any(|thread| waits_in_vain(state, thread)) || state.threads.are_many()
}

#[inline(always)]
fn waits_in_vain(state: &State, thread: &Thread) -> bool {
    matches!(thread.status, Status::Spinning(_) | Status::Parked(_))
        && !thread.looks.knows_its_end(&state.memory)
}

/// Whether what a thread stands before depends on memory, which has changed. Asked of every thread after every step.
#[inline(always)]
fn looks_anew(waits: Waits, state: &State, thread: &Thread) -> bool {
    let (next, spins) = match &thread.status {
        Status::Ready(next) => (next, false),
        Status::Spinning(next) | Status::Parked(next) => (next, true),
        _ => return false,
    };
    let looks = match next.action {
        Action::Await { .. } => true,
        Action::CompareExchange { .. } => !compares_words(state, thread, next),
        _ => false,
    };
    // Whoever went round in vain, and may do so again, may have to go round for ever by now.
    let goes_round = waits == Waits::GoRound && thread.looks.is_in_vain();
    (spins || looks || goes_round || thread.looks.waits_by_trying())
        && !thread.looks.is_recent(&state.memory)
        && !(waits == Waits::Elsewhere && thread.looks.sees_the_same(&state.memory))
}

/// Whether a compare-and-swap compares numbers that are known: it is announced the same wherever it is taken.
fn compares_words(state: &State, thread: &Thread, next: &Next) -> bool {
    let Action::CompareExchange { range, .. } = next.action else { return false };
    next.choice == Choice::Only && expected(thread).is_some() && state.memory.word_at(range).is_some()
}

/// The number that a thread's compare-and-swap compares with what is in memory, where it stands before one and the
/// number is known.
pub(crate) fn expected(thread: &Thread) -> Option<u64> {
    let frame = thread.frames.last()?;
    match frame.code.ops.get(frame.pc as usize)? {
        Op::CompareExchange { expected, .. } => frame.get(*expected).word(),
        _ => None,
    }
}

/// What an atomic section will touch may have changed by a step that touches the same.
pub(crate) fn sections(
    world: &mut World<'_>,
    library: &'static Library,
    state: &mut State,
    by: ThreadIx,
    action: &Action,
) {
    let near = state.threads.near().len();
    let far: Vec<ThreadIx> = match state.threads.are_many() {
        true => state.threads.that_may(Trait::Stands).skip(near).collect(),
        false => Vec::new(),
    };
    for thread in (0..near).chain(far) {
        let Some(Next { action: stands, .. }) = state.next(thread) else { continue };
        let (p, q) = (state.threads[by].id, state.threads[thread].id);
        if thread != by && matches!(stands, Action::Section { .. }) && dependent(p, action, q, stands) {
            Run::new(world.again(), library, state, thread).advance();
        }
    }
}
