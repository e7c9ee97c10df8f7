//! Race reversals: which steps that come after a chosen one could have come before it. Each gives a wake-up sequence of the
//! node at which that one was chosen.

use super::super::frontier::{Exclusion, Kind, WakeUpStep};
use super::Search;
use super::node::WakeUp;
use crate::kernel::Halt;
use crate::session::Session;
use crate::traced::DPOR;
use threadbare_expr::Model;
use threadbare_machine::{State, Status, ThreadIx, Trait};
use threadbare_trace::clock::Clock;
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, ThreadId, Turn};
use tracing::debug;

/// A step that could have come earlier than it did.
pub struct Moved<'a> {
    pub thread: ThreadId,
    pub action: &'a Action,
    /// Where it was taken, if it was.
    pub at: Option<usize>,
    /// Whether what it does, or whether it can be taken, depends on when it is taken.
    pub state_dependent: bool,
    /// Whether its thread takes its turn by it.
    pub turn: Turn,
}

/// Where a step could have been taken.
struct Place {
    /// The event that it comes before.
    first: usize,
    /// Where it was taken, or would be.
    second: usize,
    /// What is between the two and comes before it still.
    before: Vec<usize>,
    /// All that comes before it.
    past: Clock,
}

impl Search<'_> {
    /// Finds the wake-up sequences that the last event shows.
    pub(super) fn find_reversals(&mut self, session: &mut Session, at: usize) -> Result<(), Halt> {
        let model = self.kernel.state().model.clone();
        let (limit, reached) = match self.stack[at].kind {
            Kind::Chosen => (at, Vec::new()),
            Kind::Asked { .. } => return Ok(()),
            Kind::Last => match self.exclusions.last() {
                Some(exclusion) => (exclusion.node, exclusion.reached.clone()),
                None => return Ok(()),
            },
        };
        let event = self.kernel.event(at);
        let (thread, turn, action) = (event.thread, event.turn, event.action.clone());
        let before = self.kernel.at(at);
        let next = before.index_of(thread).and_then(|thread| before.next(thread));
        let state_dependent = next.is_some_and(|next| next.action.is_state_dependent());
        let firsts = self.kernel.trace().reversible().iter().copied();
        let firsts: Vec<usize> = firsts.filter(|first| !reached.contains(first)).collect();
        let moved = Moved { thread, action: &action, at: Some(at), state_dependent, turn };
        self.reverse(session, &firsts, limit, &moved, &model, &reached)?;
        if self.stack[at].kind == Kind::Chosen {
            self.find_timeouts(session, at, &action, &model);
        }
        Ok(())
    }

    /// A thread that is blocked at the end might have gone before what blocks it.
    pub(super) fn find_blocked(&mut self, session: &mut Session) -> Result<(), Halt> {
        let end = self.kernel.state();
        let waits = |at: ThreadIx| {
            let thread = &end.threads[at];
            let (Status::Ready(next) | Status::Spinning(next) | Status::Parked(next)) = thread.status()
            else {
                return None;
            };
            let waits = next.action.waits_for().is_some() || next.action.is_conditional();
            let turn = session.machine.turn_by(end, at, &next.action);
            // Where it was not its turn yet, it could not have gone anywhere before.
            let may = !session.machine.waits_for_turn(end, turn);
            (waits && may).then(|| (thread.id, next.action.clone(), turn))
        };
        let blocked: Vec<(ThreadId, Action, Turn)> =
            end.threads.that_may(Trait::Lives).filter_map(waits).collect();
        let model = end.model.clone();
        for (thread, action, turn) in blocked {
            let firsts = self.kernel.trace().contended(thread, &action, turn);
            let state_dependent = action.is_state_dependent();
            let moved = Moved { thread, action: &action, at: None, state_dependent, turn };
            self.reverse(session, &firsts, self.kernel.len(), &moved, &model, &[])?;
        }
        Ok(())
    }

    /// A signal ends a wait that might have ended by itself before.
    fn find_timeouts(&mut self, session: &mut Session, at: usize, action: &Action, model: &Model) {
        let (Action::Signal { condition, .. } | Action::Broadcast { condition }) = action else { return };
        let (before, after) = (self.kernel.at(at), self.kernel.state());
        let times_out = |state: &State, thread: usize| {
            matches!(state.next(thread).map(|next| &next.action),
                Some(Action::Timeout { condition: other, .. }) if other == condition)
        };
        let woken: Vec<(ThreadId, Action)> = before
            .threads
            .that_may(Trait::Stands)
            .filter(|thread| times_out(before, *thread) && !times_out(after, *thread))
            .filter_map(|thread| Some((before.threads[thread].id, before.next(thread)?.action.clone())))
            .collect();
        for (thread, action) in woken {
            let past = self.kernel.trace().past_unwoken(thread, &action, at);
            let place = Place { first: at, second: at, before: Vec::new(), past };
            self.add(session, place, thread, &action, model);
        }
    }

    /// Adds the wake-up sequences that take a step before earlier events, up to a limit. What is in `reached` is left to others.
    fn reverse(
        &mut self,
        session: &mut Session,
        firsts: &[usize],
        limit: usize,
        moved: &Moved<'_>,
        model: &Model,
        reached: &[usize],
    ) -> Result<(), Halt> {
        if !firsts.is_empty() {
            debug!(
                target: DPOR,
                "{}: a race of thread {} ({:?}) with the events {firsts:?}",
                moved.at.unwrap_or(self.kernel.len()),
                moved.thread,
                moved.action
            );
        }
        if moved.action.is_conditional() {
            return self.reverse_wait(session, firsts, limit, moved, model);
        }
        let firsts = &firsts[..firsts.partition_point(|first| *first < limit)];
        let known: Vec<usize> = firsts.iter().map(|first| self.stack[*first].wakeups.len()).collect();
        // Places before which it can be taken, and those where it cannot.
        let (mut found, mut shut): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
        for &first in firsts.iter().rev() {
            // Where it can come before a later event, earlier places are found from there.
            if found.iter().any(|later| self.kernel.trace().ordered(first, *later)) || !self.is_open(first) {
                continue;
            }
            // A writer may find another reader inside.
            let possible = if self.is_reader(first) {
                self.reverse_among(session, &[first], &shut, moved, model)?
            } else {
                self.reverse_at(session, first, &found, moved, model)?
            };
            if possible { &mut found } else { &mut shut }.push(first);
        }
        if found.len() < 2 && reached.is_empty() || !self.excludes(firsts) {
            // What comes before a place is hidden by it.
            return Ok(());
        }
        for (first, known) in firsts.iter().zip(known) {
            let elsewhere = |at: &usize| {
                let later = |later: &&usize| **later > *first && self.kernel.trace().ordered(*at, **later);
                reached.contains(at) || found.iter().find(later).is_some()
            };
            let reached: Vec<usize> = (0..*first).filter(elsewhere).collect();
            for wakeup in self.stack[*first].wakeups.iter_mut().skip(known) {
                wakeup.exclusion.reached.extend(&reached);
            }
        }
        Ok(())
    }

    /// Adds the wake-up sequences that take a step which waits for something before earlier events. It may be possible only before several
    /// of them together. Many executions show that; it is found in the one in which these events are chosen one after the other,
    /// and the step has to wait after each but the last. So events are left out from the last to the first, as long as the
    /// step has to wait without them.
    fn reverse_wait(
        &mut self,
        session: &mut Session,
        firsts: &[usize],
        limit: usize,
        moved: &Moved<'_>,
        model: &Model,
    ) -> Result<(), Halt> {
        // Events without which it has to wait, in ascending order, and all that come after them.
        let mut shut: Vec<Vec<usize>> = vec![Vec::new()];
        while let Some(later) = shut.pop() {
            for &first in firsts.iter().filter(|first| **first < *later.first().unwrap_or(&limit)) {
                let stays = |at: &&usize| **at > first && !later.contains(at);
                if firsts.iter().filter(stays).any(|at| self.kernel.trace().ordered(first, *at)) {
                    continue;
                }
                let without: Vec<usize> = std::iter::once(first).chain(later.iter().copied()).collect();
                if !self.reverse_without(session, &without, moved, model)? {
                    shut.push(without);
                }
            }
        }
        Ok(())
    }

    /// Adds the wake-up sequences that take a step which waits for something before some events; false if it cannot be taken there.
    fn reverse_without(
        &mut self,
        session: &mut Session,
        without: &[usize],
        moved: &Moved<'_>,
        model: &Model,
    ) -> Result<bool, Halt> {
        let place = self.place(without, moved, moved.action);
        match self.simulate(session, place.first, &place.before, moved.thread, model)? {
            Some(action) => self.reverse_as(session, without, place, moved, action, model),
            None => Ok(false),
        }
    }

    /// Whether one of the events is a reader that comes in.
    fn excludes(&self, firsts: &[usize]) -> bool {
        firsts.iter().any(|first| self.is_reader(*first))
    }

    fn is_reader(&self, at: usize) -> bool {
        matches!(self.kernel.event(at).action.acquires(), Some((_, false)))
    }

    /// Adds the wake-up sequence that takes the step before `first`; false if it cannot be taken there.
    fn reverse_at(
        &mut self,
        session: &mut Session,
        first: usize,
        found: &[usize],
        moved: &Moved<'_>,
        model: &Model,
    ) -> Result<bool, Halt> {
        let mut place = self.place(&[first], moved, moved.action);
        // A lock may be held where no acquisition is reversed.
        let free = moved.action.waits_for().is_none() || self.kernel.event(first).action.acquires().is_some();
        if !moved.state_dependent && free {
            self.add(session, place, moved.thread, moved.action, model);
            return Ok(true);
        }
        let mut outcome = self.predict(session, first, &place.before, moved);
        if outcome.is_none() {
            outcome = self.simulate(session, first, &place.before, moved.thread, model)?;
        }
        if outcome.is_none() {
            // Something in between is in the way: only what the step needs comes before it.
            place.past = self.kernel.trace().own_past(moved.thread, moved.turn, moved.at);
            let kept = |at: &usize| self.kernel.trace().within(*at, &place.past);
            if place.before.iter().any(|at| found.contains(at) && !kept(at)) {
                // It comes before that, too, which is found from there.
                return Ok(false);
            }
            place.before.retain(kept);
            outcome = self.simulate(session, first, &place.before, moved.thread, model)?;
        }
        let Some(action) = outcome else { return Ok(false) };
        self.reverse_as(session, &[first], place, moved, action, model)
    }

    /// Adds the wake-up sequences that take the step in a place, where it does this.
    fn reverse_as(
        &mut self,
        session: &mut Session,
        without: &[usize],
        mut place: Place,
        moved: &Moved<'_>,
        action: Action,
        model: &Model,
    ) -> Result<bool, Halt> {
        if action != *moved.action {
            // It does something else there, and depends on other events.
            place = self.place(without, moved, &action);
            let depends = |at: usize, action: &Action| {
                let event = self.kernel.event(at);
                dependent(event.thread, &event.action, moved.thread, action)
            };
            let new = |at: &usize| depends(*at, &action) && !depends(*at, moved.action);
            let news: Vec<usize> = place.before.iter().copied().filter(new).collect();
            if !news.is_empty() {
                let moved = Moved { action: &action, ..*moved };
                return self.reverse_among(session, without, &news, &moved, model);
            }
        }
        self.add(session, place, moved.thread, &action, model);
        Ok(true)
    }

    /// Adds the wake-up sequences that take the step before `first`, and before any of those later events, too, that it could not come
    /// before alone: a writer's before readers that were inside together, a step's that does something else before.
    fn reverse_among(
        &mut self,
        session: &mut Session,
        all: &[usize],
        shut: &[usize],
        moved: &Moved<'_>,
        model: &Model,
    ) -> Result<bool, Halt> {
        let first = all[0];
        // What it comes before in each place, and which wake-up sequences that made.
        let mut possible: Vec<(Vec<usize>, std::ops::Range<usize>)> = Vec::new();
        let mut seen: Vec<Vec<usize>> = Vec::new();
        let mut open = vec![all.to_vec()];
        while let Some(without) = open.pop() {
            let mut place = self.place(&without, moved, moved.action);
            if seen.contains(&place.before) {
                continue;
            }
            for later in shut {
                if place.before.contains(later) {
                    open.push(without.iter().copied().chain([*later]).collect());
                }
            }
            seen.push(place.before.clone());
            let Some(action) = self.simulate(session, first, &place.before, moved.thread, model)? else {
                continue;
            };
            if action != *moved.action {
                place = self.place(&without, moved, &action);
            }
            let known = self.stack[first].wakeups.len();
            self.add(session, place, moved.thread, &action, model);
            possible.push((without, known..self.stack[first].wakeups.len()));
        }
        // What comes before one of those later events is reached from where the step comes before that one, too.
        for (without, wakeups) in &possible {
            let more = possible.iter().filter(|(other, _)| without.iter().all(|at| other.contains(at)));
            let laters: Vec<usize> = more.flat_map(|(other, _)| other).copied().collect();
            let elsewhere = |at: &usize| {
                laters
                    .iter()
                    .any(|later| !without.contains(later) && self.kernel.trace().ordered(*at, *later))
            };
            let reached: Vec<usize> = (0..first).filter(elsewhere).collect();
            for wakeup in &mut self.stack[first].wakeups[wakeups.clone()] {
                wakeup.exclusion.reached.extend(&reached);
            }
        }
        Ok(!possible.is_empty())
    }

    fn is_open(&self, first: usize) -> bool {
        self.stack[first].kind == Kind::Chosen
    }

    /// Where a step is that comes before the first of these events, and without all of them, if it does this.
    fn place(&self, without: &[usize], moved: &Moved<'_>, action: &Action) -> Place {
        let (first, second) = (without[0], moved.at.unwrap_or(self.kernel.len()));
        let past = self.kernel.trace().past_without(without, moved.thread, action, moved.turn, moved.at);
        let before = (first + 1..second).filter(|at| self.kernel.trace().within(*at, &past)).collect();
        Place { first, second, before, past }
    }

    /// Adds a wake-up sequence, unless it is excluded, or belongs to another execution.
    fn add(&mut self, session: &mut Session, place: Place, thread: ThreadId, action: &Action, model: &Model) {
        let Place { first, second, before, past } = place;
        let earlier = self.kernel.event(first);
        // Where it does not conflict any more, coming before changes nothing.
        if !self.is_open(first)
            || !dependent(earlier.thread, &earlier.action, thread, action)
            || !self.is_canonical(session, first, second, &before, model)
        {
            return;
        }
        let excluded = self.exclusions.iter().filter(|exclusion| exclusion.node < first).any(|exclusion| {
            thread < exclusion.below
                && thread != exclusion.thread
                && dependent(exclusion.thread, &exclusion.action, thread, action)
                && !(exclusion.node..first)
                    .chain(before.iter().copied())
                    .any(|at| self.is_conflict_within(exclusion, at, &past))
        });
        if excluded {
            debug!(target: DPOR, "{first}: the wake-up sequence to thread {thread} is excluded");
            return;
        }
        let asked = |at: &usize| {
            let node = &self.stack[*at];
            WakeUpStep {
                thread: node.thread,
                label: Some(node.label),
                is_last: node.kind.ends_a_wakeup(),
                rank: node.rank.saturating_sub(1),
            }
        };
        let mut sequence: Vec<WakeUpStep> = before.iter().map(asked).collect();
        sequence.push(WakeUpStep { thread, label: None, is_last: true, rank: 0 });
        let earlier = self.kernel.event(first);
        let exclusion = Exclusion {
            node: first,
            thread: earlier.thread,
            action: earlier.action.clone(),
            below: thread,
            reached: Vec::new(),
        };
        debug!(
            target: DPOR,
            "{first}: adds a wake-up sequence: {} events of this execution, then thread {thread} before thread {}",
            before.len(),
            earlier.thread
        );
        let wakeup = WakeUp { sequence, exclusion, model: model.clone() };
        let wakeups = &mut self.stack[first].wakeups;
        wakeups.push(wakeup);
        self.given = self.given.min(first);
        if wakeups.len() > self.shared.most_wakeups() {
            self.crowded = Some(first);
        }
    }
}
