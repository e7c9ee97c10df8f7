//! What threads stand before is announced anew where a step of another thread may have changed it.

use crate::code::Op;
use crate::policy::Waits;
use crate::state::{Choice, Next, State, Status, Thread, ThreadIx};
use crate::step::{Library, Run};
use crate::threads::Trait;
use crate::world::World;
use threadbare_trace::Action;
use threadbare_trace::dependence::dependent;

/// Whether a compare-and-swap can fail, and whether a loop is left, depends on what is in memory now.
pub(crate) fn looks(world: &mut World<'_>, library: &'static Library, state: &mut State) {
    // Mostly nobody does.
    let waits = world.policy.waits;
    let near = state.threads.near().iter().any(|thread| looks_again(waits, state, thread));
    if near || state.threads.are_many() {
        look(world, library, state);
    }
}

#[cold]
#[inline(never)]
fn look(world: &mut World<'_>, library: &'static Library, state: &mut State) {
    let waits = world.policy.waits;
    let all: Vec<ThreadIx> = state.threads.that_may(Trait::Looks).collect();
    for thread in all {
        if looks_again(waits, state, &state.threads[thread]) {
            Run::new(world.again(), library, state, thread).advance();
        }
    }
}

#[inline(always)]
fn looks_again(waits: Waits, state: &State, thread: &Thread) -> bool {
    let (Status::Ready(next) | Status::Spinning(next)) = &thread.status else { return false };
    let looks = matches!(next.action, Action::Await { .. })
        || matches!(thread.status, Status::Spinning(_))
        || waits == Waits::GoRound && matches!(next.action, Action::Lock { .. }) && thread.looks.is_in_vain()
        || matches!(next.action, Action::CompareExchange { .. }) && !compares_words(state, thread, next);
    looks && !thread.looks.is_recent(&state.memory)
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
#[inline]
pub(crate) fn sections(
    world: &mut World<'_>,
    library: &'static Library,
    state: &mut State,
    by: ThreadIx,
    action: &Action,
) {
    if !world.prepared.sections.is_empty() {
        announce_sections(world, library, state, by, action);
    }
}

fn announce_sections(
    world: &mut World<'_>,
    library: &'static Library,
    state: &mut State,
    by: ThreadIx,
    action: &Action,
) {
    let all: Vec<ThreadIx> = state.threads.that_may(Trait::Stands).collect();
    for thread in all {
        let Some(Next { action: stands, .. }) = state.next(thread) else { continue };
        let (p, q) = (state.threads[by].id, state.threads[thread].id);
        if thread != by && matches!(stands, Action::Section { .. }) && dependent(p, action, q, stands) {
            Run::new(world.again(), library, state, thread).advance();
        }
    }
}
