//! Where to go next, and who must not: below a wake-up sequence, lower threads are excluded from conflicting with the step that
//! was chosen instead of it, before it.

use super::super::frontier::{Exclusion, Kind};
use super::Search;
use crate::kernel::Halt;
use crate::session::Session;
use crate::traced::DPOR;
use threadbare_machine::{Choice, State, Thread, Trait};
use threadbare_trace::clock::Clock;
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, ThreadId, Turn};
use tracing::debug;

impl Search<'_> {
    /// Chooses where to go from the node on top: a thread before a condition, else the thread that went last, else the
    /// oldest; ends are left to the end. Returns false if nobody may go on.
    pub(super) fn choose(&mut self, session: &mut Session, last: Option<ThreadId>) -> Result<bool, Halt> {
        let Some(depth) = self.stack.len().checked_sub(1) else { return Ok(false) };
        let (node, state) = (&self.stack[depth], self.kernel.at(depth));
        let mut failed = None;
        let mut free = |thread: usize, itself: &Thread| {
            if !state.is_enabled(thread) || node.refused.contains(&itself.id) {
                return false;
            }
            let turn = session.machine.turn(state, thread);
            !session.machine.waits_for_turn(state, turn)
                && !self.is_excluded(session, state, thread, turn).unwrap_or_else(|halt| {
                    failed = Some(halt);
                    true
                })
        };
        let threads = &state.threads;
        let decides = |thread: &Thread| thread.next().is_some_and(|next| next.action.is_local());
        let ends = |thread: &Thread| thread.next().is_none_or(|next| next.action.is_end());
        let chosen =
            threads.find(Trait::Decides, |at, thread| decides(thread) && free(at, thread)).or_else(|| {
                let same = last.and_then(|id| state.index_of(id)).filter(|thread| !ends(&threads[*thread]));
                same.filter(|thread| free(*thread, &threads[*thread]))
                    .or_else(|| threads.find(Trait::Acts, |at, thread| !ends(thread) && free(at, thread)))
                    .or_else(|| threads.find(Trait::Stands, &mut free))
            });
        if let Some(halt) = failed {
            return Err(halt);
        }
        let Some(thread) = chosen else { return Ok(false) };
        let machine = &session.machine;
        let mut labels = machine.labels(state, thread);
        if let Some(Choice::Condition { term, .. }) = state.next(thread).map(|next| &next.choice) {
            // The model's side comes first: it needs no query.
            let held = u32::from(machine.arena.terms.holds(*term, &state.model));
            labels.sort_by_key(|label| *label != held);
        }
        let id = state.threads[thread].id;
        debug!(
            target: DPOR,
            "{depth}: chooses thread {id} at {}: {:?}, outcomes {labels:?}",
            machine.location(state.threads[thread].point()),
            state.next(thread).map(|next| &next.action)
        );
        let node = &mut self.stack[depth];
        node.thread = id;
        node.labels = labels.into();
        node.kind = Kind::Chosen;
        node.rank = 0;
        Ok(true)
    }

    /// Whether a thread must not go on: it would conflict with something in a way that belongs to another part of the classes.
    fn is_excluded(
        &self,
        session: &mut Session,
        state: &State,
        thread: usize,
        turn: Turn,
    ) -> Result<bool, Halt> {
        let id = state.threads[thread].id;
        let Some(next) = state.next(thread) else { return Ok(false) };
        let concerns = |exclusion: &&Exclusion, action: &Action| {
            id < exclusion.below
                && id != exclusion.thread
                && dependent(exclusion.thread, &exclusion.action, id, action)
        };
        if !self.exclusions.iter().any(|exclusion| concerns(&exclusion, &next.action)) {
            return Ok(false);
        }
        let action = if next.action.is_state_dependent() {
            let Some(label) = session.machine.label_by_inputs(state, thread) else { return Ok(false) };
            session.machine.try_step(&mut state.clone(), thread, label)?.action
        } else {
            next.action.clone()
        };
        let trace = self.kernel.trace();
        let past = trace.past(id, &action, turn);
        let mut concerned = self.exclusions.iter().filter(|exclusion| concerns(exclusion, &action));
        let by = concerned.find(|exclusion| {
            !(exclusion.node..trace.len()).any(|at| self.is_conflict_within(exclusion, at, &past))
        });
        if let Some(Exclusion { node, thread, .. }) = by {
            debug!(
                target: DPOR,
                "{}: thread {id} is excluded: it would conflict with the step of thread {thread} that was chosen at {node}",
                trace.len()
            );
        }
        Ok(by.is_some())
    }

    /// Whether the event conflicts with what an exclusion is about, and is in this past.
    pub(super) fn is_conflict_within(&self, exclusion: &Exclusion, at: usize, past: &Clock) -> bool {
        let event = self.kernel.event(at);
        self.kernel.trace().within(at, past)
            && dependent(exclusion.thread, &exclusion.action, event.thread, &event.action)
    }
}
