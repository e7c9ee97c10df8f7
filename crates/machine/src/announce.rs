//! What threads stand before is announced anew where a step of another thread may have changed it.

use crate::code::Op;
use crate::machine::Machine;
use crate::state::{Choice, Next, State, Status, ThreadIx};
use crate::step::Run;
use threadbare_trace::Action;
use threadbare_trace::dependence::dependent;

impl Machine {
    /// Whether a compare-and-swap can fail, and whether a loop is left, depends on what is in memory now.
    pub(crate) fn announce_looks(&mut self, state: &mut State) {
        for thread in 0..state.threads.len() {
            let (Status::Ready(next) | Status::Spinning(next)) = &state.threads[thread].status else {
                continue;
            };
            let looks = matches!(next.action, Action::Await { .. })
                || matches!(state.threads[thread].status, Status::Spinning(_))
                || self.again
                    && matches!(next.action, Action::Lock { .. })
                    && state.threads[thread].looks.is_in_vain()
                || matches!(next.action, Action::CompareExchange { .. })
                    && !self.compares_words(state, thread, next);
            if looks && !state.threads[thread].looks.is_recent(&state.memory) {
                Run::new(self, state, thread).advance();
            }
        }
    }

    /// Whether a compare-and-swap compares numbers that are known: it is announced the same wherever it is taken.
    fn compares_words(&self, state: &State, thread: ThreadIx, next: &Next) -> bool {
        let Action::CompareExchange { range, .. } = next.action else { return false };
        next.choice == Choice::Only
            && self.expected(state, thread).is_some()
            && self.word_at(state, range).is_some()
    }

    /// The number that a thread's compare-and-swap compares with what is in memory, where it stands before one and the
    /// number is known.
    pub fn expected(&self, state: &State, thread: ThreadIx) -> Option<u64> {
        let frame = state.threads[thread].frames.last()?;
        match frame.code.ops.get(frame.pc as usize)? {
            Op::CompareExchange { expected, .. } => frame.get(*expected).word(),
            _ => None,
        }
    }

    /// What an atomic section will touch may have changed by a step that touches the same.
    pub(crate) fn announce_sections(&mut self, state: &mut State, by: ThreadIx, action: &Action) {
        if self.sections.is_empty() {
            return;
        }
        for thread in 0..state.threads.len() {
            let Some(Next { action: stands, .. }) = state.next(thread) else { continue };
            let (p, q) = (state.threads[by].id, state.threads[thread].id);
            if thread != by && matches!(stands, Action::Section { .. }) && dependent(p, action, q, stands) {
                Run::new(self, state, thread).advance();
            }
        }
    }
}
