//! Turns: by which of its steps a thread takes its turn among those that are like it, and whether it may already. By which step depends
//! on nothing but what the thread itself has done, so that it is the same for all that are alike. `docs/symmetry.md` has the argument.

use super::Machine;
use crate::memory::address;
use crate::parts::CLAIMS;
use crate::state::{State, Status, Thread, ThreadIx};
use crate::threads::Trait;
use std::rc::Rc;
use threadbare_trace::{Action, Alike, Symmetry, ThreadId, Turn};

/// What a step is to those who may take turns by it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Nothing: it concerns what its thread has alone, or other threads as such.
    Nothing,
    /// A look, which nobody notices.
    Look,
    /// Something that others may notice.
    Act,
}

/// What a step is, as it is announced: whether a compare-and-swap turns out a mere look depends on when it is taken, and this must not.
fn kind(thread: ThreadId, announced: &Action) -> Kind {
    use Action::*;
    let place = match announced {
        Remake { object } | Look { object } => Some(*object),
        other => other.range().map(|range| range.start).or(other.used_object()),
    };
    if place.is_some_and(|at| address::is_of(thread, at)) {
        return Kind::Nothing;
    }
    match announced {
        Branch { .. } | Choose | Create { .. } | Join { .. } | End | Exit => Kind::Nothing,
        Read { .. } | Scan { .. } | Look { .. } | SemaphoreRead { .. } => Kind::Look,
        Await { act, .. } => kind(thread, act),
        _ => Kind::Act,
    }
}

impl Machine {
    /// Whether the thread takes its turn by its next step, among those that are like it.
    #[inline]
    pub fn turn(&self, state: &State, thread: ThreadIx) -> Turn {
        match self.policy.symmetry {
            Symmetry::Off => Turn::None,
            Symmetry::Auto => {
                state.next(thread).map_or(Turn::None, |next| self.turn_by(state, thread, &next.action))
            }
        }
    }

    /// Whether it would by this step: it does so by the first by which it does something; if threads that run its function are not known
    /// to do anything, by its first look.
    pub fn turn_by(&self, state: &State, thread: ThreadIx, announced: &Action) -> Turn {
        let thread = &state.threads[thread];
        if self.policy.symmetry == Symmetry::Off || thread.turned || thread.id == ThreadId::MAIN {
            return Turn::None;
        }
        let is_turn = match kind(thread.id, announced) {
            Kind::Nothing => false,
            Kind::Look => !self.learned.acts(thread.entry),
            Kind::Act => true,
        };
        match thread.like {
            _ if !is_turn => Turn::None,
            Some(before) => Turn::After(before),
            None => Turn::First,
        }
    }

    /// Whether a turn has to wait for that of another thread: executions in which it does not are not looked for.
    #[inline]
    pub fn waits_for_turn(&self, state: &State, turn: Turn) -> bool {
        match turn {
            Turn::After(before) => state.threads.named(before).is_some_and(|before| !before.turned),
            Turn::None | Turn::First => false,
        }
    }

    /// How many threads were taken as alike.
    pub fn alike(&self) -> Alike {
        self.learned.alike()
    }

    /// Notes what a step that was taken means for threads that may be alike.
    #[cold]
    #[inline(never)]
    pub(super) fn note_turn(&mut self, state: &mut State, thread: ThreadIx, turn: Turn, did: &Action) {
        if turn != Turn::None {
            Rc::make_mut(&mut state.threads[thread]).turned = true;
        }
        let Thread { id, entry, family, .. } = &*state.threads[thread];
        if *id != ThreadId::MAIN && kind(*id, did) == Kind::Act {
            self.learned.note_act(*entry);
        }
        for function in family.iter().flat_map(|family| family.open()) {
            if goes_on_with_something_else(state, thread) {
                self.learned.tell_apart(function);
            }
        }
        if self.learned.shared_grew {
            self.memo.forget();
        }
    }
}

impl Machine {
    /// Nobody can go on any more, for whatever reason: also where the process has ended, or an assumption has failed. Where somebody waits for
    /// an end that does not come, it matters for whose: those who are alike but for that are told apart.
    #[cold]
    #[inline(never)]
    pub(super) fn note_stuck(&mut self, state: &State) {
        let joins = |status: &Status| matches!(status, Status::Ready(next) if matches!(next.action, Action::Join { .. }));
        // One who has looked too early would go on by looking later: there is such an execution, and its end is what counts.
        if state
            .threads
            .find(Trait::Lives, |_, thread| matches!(thread.status(), Status::Parked(_)))
            .is_some()
        {
            return;
        }
        if !state.threads.iter().any(|thread| joins(thread.status())) {
            return;
        }
        for family in state.threads.iter().filter_map(|thread| thread.family.as_ref()) {
            family.several().for_each(|function| self.learned.tell_apart(function));
        }
    }
}

/// Whether a thread that has joined some threads of a group, and not others, does not simply go on to join threads.
fn goes_on_with_something_else(state: &State, thread: ThreadIx) -> bool {
    let joins = |action: &Action| match action {
        Action::Join { .. } => true,
        // It is said who joins a thread before that is done.
        Action::Update { range, .. } => range.start >= CLAIMS,
        other => other.is_local(),
    };
    !matches!(state.threads[thread].status(), Status::Ready(next) if joins(&next.action))
}
