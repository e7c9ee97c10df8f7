//! What a step would do somewhere else: read off the execution where that is possible, else tried out on a copy.

use super::Search;
use super::rivals::Rival;
use crate::session::Session;
use threadbare_machine::State;
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, ThreadId};

impl Search<'_> {
    /// What a compare-and-swap of known numbers does after a sequence from the node at `first`, if the execution tells: what
    /// it finds in memory is what the last step of the sequence left there.
    pub(super) fn foresee(
        &self,
        session: &Session,
        first: usize,
        before: &[usize],
        rival: &Rival<'_>,
        last: &State,
    ) -> Option<Action> {
        let stood = &self.stack[rival.at?].state;
        let thread = stood.index_of(rival.thread)?;
        let Action::CompareExchange { range, order, failure } = stood.next(thread)?.action else {
            return None;
        };
        let expected = session.machine.expected(stood, thread)?;
        let mut found = &self.stack[first].state;
        for at in before.iter().rev() {
            match &self.trace.event(*at).action {
                Action::Read { .. } => {}
                Action::Write { range: there, .. } | Action::Update { range: there, .. }
                    if *there == range =>
                {
                    found = self.stack.get(at + 1).map_or(last, |node| &node.state);
                    break;
                }
                other
                    if dependent(
                        rival.thread,
                        &Action::Update { range, order },
                        self.trace.event(*at).thread,
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
    pub(super) fn try_out(
        &self,
        session: &mut Session,
        first: usize,
        before: &[usize],
        thread: ThreadId,
        end: &State,
    ) -> Option<Action> {
        let mut state = self.stack[first].state.clone();
        state.model = end.model.clone();
        for at in before {
            let event = self.trace.event(*at);
            let thread = state.index_of(event.thread)?;
            session.machine.step(&mut state, thread, event.label);
        }
        let thread = state.index_of(thread).filter(|thread| state.is_enabled(*thread))?;
        let label = session.machine.label(&state, thread, 0)?;
        Some(session.machine.step(&mut state, thread, label).action)
    }
}
