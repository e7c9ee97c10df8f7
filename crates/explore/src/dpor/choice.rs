//! Where to go next, and who must not: below a seed, lower threads are banned from becoming rivals of the step that was
//! chosen instead of it.

use super::Search;
use super::node::{Ban, Kind};
use super::tail::is_end;
use crate::session::Session;
use threadbare_machine::{Choice, Machine, State};
use threadbare_trace::clock::Clock;
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, ThreadId};

impl Search<'_> {
    /// Chooses where to go from the node on top: a thread before a condition, else the thread that went last, else the
    /// oldest; ends are left to the end. Returns false if nobody may go on.
    pub(super) fn choose(&mut self, session: &mut Session, last: Option<ThreadId>) -> bool {
        let machine = &mut session.machine;
        let Some(node) = self.stack.last() else { return false };
        let state = &node.state;
        let decides = |thread: &usize| state.next(*thread).is_some_and(|next| next.action.is_local());
        let mut free = |thread: &usize| {
            let id = state.threads[*thread].id;
            state.is_enabled(*thread)
                && !node.refused.contains(&id)
                && !self.is_banned(machine, state, *thread)
        };
        let all = || 0..state.threads.len();
        let ends = |thread: &usize| state.next(*thread).is_none_or(|next| is_end(&next.action));
        let chosen = all().filter(decides).find(&mut free).or_else(|| {
            let same = last.and_then(|id| state.index_of(id)).filter(|thread| !ends(thread));
            same.filter(&mut free)
                .or_else(|| all().filter(|thread| !ends(thread)).find(&mut free))
                .or_else(|| all().find(&mut free))
        });
        let Some(thread) = chosen else { return false };
        let id = state.threads[thread].id;
        let mut labels = machine.labels(state, thread);
        if let Some(Choice::Condition { term, .. }) = state.next(thread).map(|next| &next.choice) {
            // The model's side comes first: it needs no query.
            let held = u32::from(machine.terms.holds(*term, &state.model));
            labels.sort_by_key(|label| *label != held);
        }
        if let Some(node) = self.stack.last_mut() {
            node.thread = id;
            node.labels = labels.into();
            node.kind = Kind::Chosen;
            node.rank = 0;
        }
        true
    }

    /// Whether a thread must not go on: it would become a rival that belongs to another part of the classes.
    fn is_banned(&self, machine: &mut Machine, state: &State, thread: usize) -> bool {
        let id = state.threads[thread].id;
        let Some(next) = state.next(thread) else { return false };
        let concerns = |ban: &&Ban, action: &Action| {
            id < ban.below && id != ban.thread && dependent(ban.thread, &ban.action, id, action)
        };
        if !self.bans.iter().any(|ban| concerns(&ban, &next.action)) {
            return false;
        }
        let action = if next.action.is_fickle() {
            let Some(label) = machine.label(state, thread, 0) else { return false };
            machine.step(&mut state.clone(), thread, label).action
        } else {
            next.action.clone()
        };
        let past = self.trace.past(id, &action);
        self.bans
            .iter()
            .filter(|ban| concerns(ban, &action))
            .any(|ban| !(ban.node..self.trace.len()).any(|at| self.is_rival(ban, at, &past)))
    }

    /// Whether the event conflicts with what a ban is about, and is in this past.
    pub(super) fn is_rival(&self, ban: &Ban, at: usize, past: &Clock) -> bool {
        let event = self.trace.event(at);
        self.trace.within(at, past) && dependent(ban.thread, &ban.action, event.thread, &event.action)
    }
}
