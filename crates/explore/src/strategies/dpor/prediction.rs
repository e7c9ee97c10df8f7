//! What a step would do somewhere else: read off the execution where that is possible, else tried out on a copy.

use super::Search;
use super::reversal::Moved;
use crate::kernel::Halt;
use crate::session::Session;
use threadbare_expr::Model;
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, ThreadId};

impl Search<'_> {
    /// What a compare-and-swap of known numbers does after a sequence from the node at `first`, if the execution tells: what
    /// it finds in memory is what the last step of the sequence left there.
    pub(super) fn predict(
        &self,
        session: &Session,
        first: usize,
        before: &[usize],
        moved: &Moved<'_>,
    ) -> Option<Action> {
        let stood = self.kernel.at(moved.at?);
        let thread = stood.index_of(moved.thread)?;
        let Action::CompareExchange { range, order, failure } = stood.next(thread)?.action else {
            return None;
        };
        let expected = session.machine.expected(stood, thread)?;
        let mut found = self.kernel.at(first);
        for at in before.iter().rev() {
            match &self.kernel.event(*at).action {
                Action::Read { .. } => {}
                Action::Write { range: there, .. } | Action::Update { range: there, .. }
                    if *there == range =>
                {
                    found = self.kernel.at(at + 1);
                    break;
                }
                other
                    if dependent(
                        moved.thread,
                        &Action::Update { range, order },
                        self.kernel.event(*at).thread,
                        other,
                    ) =>
                {
                    return None;
                }
                _ => {}
            }
        }
        let word = session.machine.word_at(found, range)?;
        Some(match word == expected {
            true => Action::Update { range, order },
            false if session.machine.fails_like_a_write(range) => {
                Action::CompareExchange { range, order, failure }
            }
            false => Action::Read { range, order: failure },
        })
    }

    /// Runs a sequence from the node at `first` on a copy: what the thread's next step does then, if it can be taken.
    pub(super) fn simulate(
        &self,
        session: &mut Session,
        first: usize,
        before: &[usize],
        thread: ThreadId,
        model: &Model,
    ) -> Result<Option<Action>, Halt> {
        let Some(mut state) = self.kernel.rerun(session, first, model, before)? else { return Ok(None) };
        let thread = state.index_of(thread).filter(|thread| state.is_enabled(*thread));
        let label =
            thread.and_then(|thread| Some((thread, session.machine.label_by_inputs(&state, thread)?)));
        let Some((thread, label)) = label else { return Ok(None) };
        Ok(Some(session.machine.try_step(&mut state, thread, label)?.action))
    }
}
