//! What threads have done and seen. A thread is deterministic: what is its own depends on what it was born with, on the
//! outcomes of its steps and on what they have seen of what it shares with others.

use crate::machine::Machine;
use crate::state::{State, ThreadIx};
use std::hash::{BuildHasher, Hash, Hasher};
use std::rc::Rc;
use threadbare_trace::Action;

/// What a step sees of what threads share.
#[derive(Clone, Copy)]
pub(crate) enum Seen {
    /// Nothing.
    Nothing,
    /// This number.
    Word(u64),
    /// More than can be told.
    Much,
}

impl Machine {
    /// What the thread's next step is going to see.
    pub(crate) fn about_to_see(&self, state: &State, thread: ThreadIx) -> Seen {
        match state.next(thread).map(|next| &next.action) {
            Some(
                Action::Read { range, .. }
                | Action::Update { range, .. }
                | Action::CompareExchange { range, .. },
            ) => self.word_at(state, *range).map_or(Seen::Much, Seen::Word),
            Some(
                Action::Write { .. }
                | Action::Branch { .. }
                | Action::Create { .. }
                | Action::End
                | Action::Unlock { .. },
            ) => Seen::Nothing,
            // What a mutex says may depend on how its last owner left it.
            _ => Seen::Much,
        }
    }

    /// Notes what a thread has done and seen.
    pub(crate) fn remember(
        &mut self,
        state: &mut State,
        thread: ThreadIx,
        label: u32,
        did: &Action,
        seen: Seen,
    ) {
        let mut hasher = rustc_hash::FxBuildHasher.build_hasher();
        match seen {
            Seen::Nothing => label.hash(&mut hasher),
            Seen::Word(word) => (label, word, 1u8).hash(&mut hasher),
            Seen::Much => {
                self.sights += 1;
                (self.sights, 2u8).hash(&mut hasher);
            }
        }
        let thread = Rc::make_mut(&mut state.threads[thread]);
        thread.history.hash(&mut hasher);
        thread.history = hasher.finish();
        if let Action::Create { child } = did {
            (child, thread.history).hash(&mut hasher);
            if let Some(child) = state.index_of(*child) {
                Rc::make_mut(&mut state.threads[child]).history = hasher.finish();
            }
        }
    }
}
