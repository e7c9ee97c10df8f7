//! Runs, and the next input or schedule: from the last choice point backwards, depth first, the first one that leads somewhere new.
//! Which points have a race is not decided here.

use super::super::frontier::choice::{Point, Sleeper, Stack};
use super::super::frontier::workers::Pulse;
use super::{Search, Variant, count};
use crate::kernel::Halt;
use crate::session::Session;
use crate::traced::FLIP;
use threadbare_machine::{State, ThreadIx};
use threadbare_trace::{Action, ThreadId};
use tracing::debug;

/// How many steps may be taken until the next look at the budget, if no run ends before.
const PULSE: u64 = 256;

/// What a step led to.
#[derive(PartialEq)]
enum Step {
    /// A new choice point: the run goes on.
    On,
    /// The end of the run, or nowhere.
    Over,
}

impl Search<'_> {
    /// Runs, until there is no next input or schedule.
    pub(super) fn run(&mut self, session: &mut Session, pulse: &mut Pulse<'_, Stack>) -> Result<(), Halt> {
        let mut steps: u64 = 0;
        let mut step = if self.stack.is_empty() { self.arrive(session, None)? } else { Step::Over };
        loop {
            // Where a run has ended, and now and then in between.
            if step == Step::Over || steps.is_multiple_of(PULSE) {
                pulse(session, self)?;
            }
            if step == Step::Over && session.wants_tidying() {
                let (states, named) = self.kernel.execution().needs();
                session.tidy(states, named);
            }
            if self.shared.somebody_is_hungry() {
                self.give(session)?;
            }
            steps += 1;
            self.runs &= step == Step::On;
            let Some(label) = self.next(session)? else { return Ok(()) };
            step = self.take(session, label)?;
        }
    }

    /// Goes back to the last choice point that has another outcome, and says which; none if all is done.
    fn next(&mut self, session: &mut Session) -> Result<Option<u32>, Halt> {
        while let Some(depth) = self.stack.len().checked_sub(1) {
            self.kernel.back_to(depth);
            let point = &mut self.stack[depth];
            point.is_done();
            if let Some(label) = point.labels.pop_front() {
                return Ok(Some(label));
            }
            let flips = !point.is_branch && (self.variant == Variant::Simple || point.race);
            // Where the chosen thread could not go on with any inputs, another may.
            if !point.is_foreign && (flips || !point.left) {
                let (before, left) = (point.thread, point.left);
                point.race &= !left;
                // With another thread it is another point.
                point.is_shared = false;
                point.postponed.push(before);
                if self.choose(session, depth, None) {
                    debug!(target: FLIP, "{depth}: thread {before} is postponed, thread {} goes on", self.stack[depth].thread);
                    count(session, |flips| flips.flipped += u64::from(left));
                    continue;
                }
                if !left {
                    self.mark_blocked(session)?;
                }
            }
            self.stack.pop();
        }
        Ok(None)
    }

    /// Takes the step of the last choice point with this outcome, and goes on from there if inputs lead there.
    fn take(&mut self, session: &mut Session, label: u32) -> Result<Step, Halt> {
        let depth = self.stack.len() - 1;
        let id = self.stack[depth].thread;
        let state = self.kernel.state();
        let Some(thread) = state.index_of(id).filter(|thread| state.is_enabled(*thread)) else {
            return Ok(Step::Over);
        };
        if self.kernel.is_void(thread, label) {
            return Ok(Step::Over);
        }
        let announced = state.next(thread).map(|next| next.action.clone());
        if !self.kernel.leads_to(session, thread, label) && !self.negate(session, thread, label) {
            // As long as nothing conflicts with it, no inputs lead there.
            let sleeper = announced.map(|action| Sleeper { thread: id, label, action });
            self.stack[depth].delayed.extend(sleeper);
            return Ok(Step::Over);
        }
        if !self.kernel.take(session, thread, label)? {
            return Ok(Step::Over);
        }
        let action = self.kernel.event(depth).action.clone();
        self.stack[depth].enter(Sleeper { thread: id, label, action });
        self.mark_races(session, depth)?;
        self.arrive(session, Some(id))
    }

    /// Makes a choice point of a new state, or ends the run there.
    fn arrive(&mut self, session: &mut Session, last: Option<ThreadId>) -> Result<Step, Halt> {
        if self.kernel.is_over() {
            self.kernel.end(session);
            self.mark_blocked(session)?;
            return Ok(Step::Over);
        }
        let delays = self.variant == Variant::Delayed;
        let delayed = self.stack.last().filter(|_| delays).map(Point::handed_on);
        self.stack.push(Point::new(delayed.unwrap_or_default()));
        if self.choose(session, self.stack.len() - 1, last) {
            return Ok(Step::On);
        }
        debug!(target: FLIP, "{}: all threads that could go on are delayed", self.kernel.len());
        self.stack.pop();
        self.kernel.redundant(session);
        // Whoever waits here might not have had to.
        self.mark_blocked(session)?;
        Ok(Step::Over)
    }

    /// Chooses who goes on from the last choice point, with all outcomes that were not seen, the one of the inputs at hand first: a
    /// thread before a condition, else the thread that went last, else the oldest; ends are left to the end. False if nobody is left.
    fn choose(&mut self, session: &mut Session, depth: usize, last: Option<ThreadId>) -> bool {
        let state = self.kernel.state();
        let Some((thread, labels)) = self.left_over(session, state, depth, last) else { return false };
        let (id, is_branch) = (state.threads[thread].id, is_branch(state, thread));
        let (led, others): (Vec<u32>, Vec<u32>) =
            labels.into_iter().partition(|label| self.kernel.leads_to(session, thread, *label));
        // Where the outcome that the inputs lead to sleeps, a run with others takes the place of this one.
        self.runs = !led.is_empty();
        let point = &mut self.stack[depth];
        (point.thread, point.is_branch, point.left) = (id, is_branch, false);
        point.labels = led.into_iter().chain(others).collect();
        true
    }

    /// Who may go on, and the outcomes of its step that do not sleep.
    fn left_over(
        &self,
        session: &Session,
        state: &State,
        depth: usize,
        last: Option<ThreadId>,
    ) -> Option<(ThreadIx, Vec<u32>)> {
        let point = &self.stack[depth];
        let left = |thread: &ThreadIx| {
            let id = state.threads[*thread].id;
            if point.postponed.contains(&id) {
                return None;
            }
            let mut labels = session.machine.labels(state, *thread);
            labels.retain(|label| !point.is_asleep(id, *label));
            (!labels.is_empty()).then_some((*thread, labels))
        };
        let enabled = self.kernel.enabled();
        let ends = |thread: &ThreadIx| state.next(*thread).is_none_or(|next| next.action.is_end());
        let same = last.and_then(|id| state.index_of(id)).filter(|same| enabled.contains(same));
        let first = same.filter(|same| !ends(same)).as_ref().and_then(left);
        first
            .or_else(|| enabled.iter().filter(|thread| !ends(thread)).find_map(left))
            .or_else(|| enabled.iter().find_map(left))
    }
}

/// Whether the thread decides something about inputs that concerns nobody else.
fn is_branch(state: &State, thread: ThreadIx) -> bool {
    matches!(state.next(thread).map(|next| &next.action), Some(Action::Branch { .. }))
}
