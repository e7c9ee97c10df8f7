//! Rivals: which steps that come after a chosen one could have come before it. Each is a seed of the node at which that
//! one was chosen.

use super::Search;
use super::node::{Ban, Kind, Seed, Wanted};
use crate::session::Session;
use threadbare_machine::{State, Status};
use threadbare_trace::clock::Clock;
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, ThreadId};

/// A step that could have come earlier than it did.
pub struct Rival<'a> {
    pub thread: ThreadId,
    pub action: &'a Action,
    /// Where it was taken, if it was.
    pub at: Option<usize>,
    /// Whether what it does, or whether it can be taken, depends on when it is taken.
    pub fickle: bool,
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
    /// Finds the seeds that the last event shows.
    pub(super) fn find_rivals(&mut self, session: &mut Session, at: usize, after: &State) {
        let (limit, reached) = match self.stack[at].kind {
            Kind::Chosen => (at, Vec::new()),
            Kind::Asked { .. } => return,
            Kind::Last => match self.bans.last() {
                Some(ban) => (ban.node, ban.reached.clone()),
                None => return,
            },
        };
        let event = self.trace.event(at);
        let (thread, action) = (event.thread, event.action.clone());
        let fickle = self.stack[at]
            .state
            .index_of(thread)
            .and_then(|thread| self.stack[at].state.next(thread))
            .is_some_and(|next| next.action.is_fickle());
        let firsts = self.trace.reversible().iter().copied();
        let firsts: Vec<usize> = firsts.filter(|first| !reached.contains(first)).collect();
        let rival = Rival { thread, action: &action, at: Some(at), fickle };
        self.reverse(session, &firsts, limit, &rival, after, &reached);
        if self.stack[at].kind == Kind::Chosen {
            self.find_timeouts(session, at, &action, after);
        }
    }

    /// A thread that is blocked at the end might have gone before what blocks it.
    pub(super) fn find_blocked(&mut self, session: &mut Session, end: &State) {
        for thread in &end.threads {
            let (Status::Ready(next) | Status::Spinning(next)) = &thread.status else { continue };
            let action = &next.action;
            if action.waits_for().is_some() || action.is_conditional() {
                let firsts = self.trace.contended(thread.id, action);
                let rival = Rival { thread: thread.id, action, at: None, fickle: action.is_fickle() };
                self.reverse(session, &firsts, self.trace.len(), &rival, end, &[]);
            }
        }
    }

    /// A signal ends a wait that might have ended by itself before.
    fn find_timeouts(&mut self, session: &mut Session, at: usize, action: &Action, after: &State) {
        let (Action::Signal { condition, .. } | Action::Broadcast { condition }) = action else { return };
        let before = &self.stack[at].state;
        let times_out = |state: &State, thread: usize| {
            matches!(state.next(thread).map(|next| &next.action),
                Some(Action::Timeout { condition: other, .. }) if other == condition)
        };
        let woken: Vec<(ThreadId, Action)> = (0..before.threads.len())
            .filter(|thread| times_out(before, *thread) && !times_out(after, *thread))
            .filter_map(|thread| Some((before.threads[thread].id, before.next(thread)?.action.clone())))
            .collect();
        for (thread, action) in woken {
            let past = self.trace.past_unwoken(thread, &action, at);
            let place = Place { first: at, second: at, before: Vec::new(), past };
            self.add(session, place, thread, &action, after);
        }
    }

    /// Adds the seeds that take a step before earlier events, up to a limit. What is in `reached` is left to others.
    fn reverse(
        &mut self,
        session: &mut Session,
        firsts: &[usize],
        limit: usize,
        rival: &Rival<'_>,
        end: &State,
        reached: &[usize],
    ) {
        if rival.action.is_conditional() {
            return self.reverse_wait(session, firsts, limit, rival, end);
        }
        let firsts = &firsts[..firsts.partition_point(|first| *first < limit)];
        let known: Vec<usize> = firsts.iter().map(|first| self.stack[*first].seeds.len()).collect();
        // Places before which it can be taken, and those where it cannot.
        let (mut found, mut shut): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
        for &first in firsts.iter().rev() {
            // Where it can come before a later event, earlier places are found from there.
            if found.iter().any(|later| self.trace.ordered(first, *later)) || !self.is_open(first) {
                continue;
            }
            // A writer may find another reader inside.
            let possible = if self.is_reader(first) {
                self.reverse_among(session, &[first], &shut, rival, end)
            } else {
                self.reverse_at(session, first, &found, rival, end)
            };
            if possible { &mut found } else { &mut shut }.push(first);
        }
        if found.len() < 2 && reached.is_empty() || !self.excludes(firsts) {
            // What comes before a place is hidden by it.
            return;
        }
        for (first, known) in firsts.iter().zip(known) {
            let elsewhere = |at: &usize| {
                let later = |later: &&usize| **later > *first && self.trace.ordered(*at, **later);
                reached.contains(at) || found.iter().find(later).is_some()
            };
            let reached: Vec<usize> = (0..*first).filter(elsewhere).collect();
            for seed in self.stack[*first].seeds.iter_mut().skip(known) {
                seed.ban.reached.extend(&reached);
            }
        }
    }

    /// Adds the seeds that take a step which waits for something before earlier events. It may be possible only before several
    /// of them together. Many executions show that; it is found in the one in which these events are chosen one after the other,
    /// and the step has to wait after each but the last. So events are left out from the last to the first, as long as the
    /// step has to wait without them.
    fn reverse_wait(
        &mut self,
        session: &mut Session,
        firsts: &[usize],
        limit: usize,
        rival: &Rival<'_>,
        end: &State,
    ) {
        // Events without which it has to wait, in ascending order, and all that come after them.
        let mut shut: Vec<Vec<usize>> = vec![Vec::new()];
        while let Some(later) = shut.pop() {
            for &first in firsts.iter().filter(|first| **first < *later.first().unwrap_or(&limit)) {
                let stays = |at: &&usize| **at > first && !later.contains(at);
                if firsts.iter().filter(stays).any(|at| self.trace.ordered(first, *at)) {
                    continue;
                }
                let without: Vec<usize> = std::iter::once(first).chain(later.iter().copied()).collect();
                if !self.reverse_without(session, &without, rival, end) {
                    shut.push(without);
                }
            }
        }
    }

    /// Adds the seeds that take a step which waits for something before some events; false if it cannot be taken there.
    fn reverse_without(
        &mut self,
        session: &mut Session,
        without: &[usize],
        rival: &Rival<'_>,
        end: &State,
    ) -> bool {
        let place = self.place(without, rival, rival.action);
        match self.try_out(session, place.first, &place.before, rival.thread, end) {
            Some(action) => self.reverse_as(session, without, place, rival, action, end),
            None => false,
        }
    }

    /// Whether one of the events is a reader that comes in.
    fn excludes(&self, firsts: &[usize]) -> bool {
        firsts.iter().any(|first| self.is_reader(*first))
    }

    fn is_reader(&self, at: usize) -> bool {
        matches!(self.trace.event(at).action.acquires(), Some((_, false)))
    }

    /// Adds the seed that takes the step before `first`; false if it cannot be taken there.
    fn reverse_at(
        &mut self,
        session: &mut Session,
        first: usize,
        found: &[usize],
        rival: &Rival<'_>,
        end: &State,
    ) -> bool {
        let mut place = self.place(&[first], rival, rival.action);
        // A lock may be held where no acquisition is reversed.
        let free = rival.action.waits_for().is_none() || self.trace.event(first).action.acquires().is_some();
        if !rival.fickle && free {
            self.add(session, place, rival.thread, rival.action, end);
            return true;
        }
        let mut outcome = self.foresee(session, first, &place.before, rival, end);
        if outcome.is_none() {
            outcome = self.try_out(session, first, &place.before, rival.thread, end);
        }
        if outcome.is_none() {
            // Something in between is in the way: only what the step needs comes before it.
            place.past = self.trace.own_past(rival.thread, rival.at);
            let kept = |at: &usize| self.trace.within(*at, &place.past);
            if place.before.iter().any(|at| found.contains(at) && !kept(at)) {
                // It comes before that, too, which is found from there.
                return false;
            }
            place.before.retain(kept);
            outcome = self.try_out(session, first, &place.before, rival.thread, end);
        }
        let Some(action) = outcome else { return false };
        self.reverse_as(session, &[first], place, rival, action, end)
    }

    /// Adds the seeds that take the step in a place, where it does this.
    fn reverse_as(
        &mut self,
        session: &mut Session,
        without: &[usize],
        mut place: Place,
        rival: &Rival<'_>,
        action: Action,
        end: &State,
    ) -> bool {
        if action != *rival.action {
            // It does something else there, and depends on other events.
            place = self.place(without, rival, &action);
            let depends = |at: usize, action: &Action| {
                let event = self.trace.event(at);
                dependent(event.thread, &event.action, rival.thread, action)
            };
            let new = |at: &usize| depends(*at, &action) && !depends(*at, rival.action);
            let news: Vec<usize> = place.before.iter().copied().filter(new).collect();
            if !news.is_empty() {
                let rival = Rival { action: &action, ..*rival };
                return self.reverse_among(session, without, &news, &rival, end);
            }
        }
        self.add(session, place, rival.thread, &action, end);
        true
    }

    /// Adds the seeds that take the step before `first`, and before any of those later events, too, that it could not come
    /// before alone: a writer's before readers that were inside together, a step's that does something else before.
    fn reverse_among(
        &mut self,
        session: &mut Session,
        all: &[usize],
        shut: &[usize],
        rival: &Rival<'_>,
        end: &State,
    ) -> bool {
        let first = all[0];
        // What it comes before in each place, and which seeds that made.
        let mut possible: Vec<(Vec<usize>, std::ops::Range<usize>)> = Vec::new();
        let mut seen: Vec<Vec<usize>> = Vec::new();
        let mut open = vec![all.to_vec()];
        while let Some(without) = open.pop() {
            let mut place = self.place(&without, rival, rival.action);
            if seen.contains(&place.before) {
                continue;
            }
            for later in shut {
                if place.before.contains(later) {
                    open.push(without.iter().copied().chain([*later]).collect());
                }
            }
            seen.push(place.before.clone());
            let Some(action) = self.try_out(session, first, &place.before, rival.thread, end) else {
                continue;
            };
            if action != *rival.action {
                place = self.place(&without, rival, &action);
            }
            let known = self.stack[first].seeds.len();
            self.add(session, place, rival.thread, &action, end);
            possible.push((without, known..self.stack[first].seeds.len()));
        }
        // What comes before one of those later events is reached from where the step comes before that one, too.
        for (without, seeds) in &possible {
            let more = possible.iter().filter(|(other, _)| without.iter().all(|at| other.contains(at)));
            let laters: Vec<usize> = more.flat_map(|(other, _)| other).copied().collect();
            let elsewhere = |at: &usize| {
                laters.iter().any(|later| !without.contains(later) && self.trace.ordered(*at, *later))
            };
            let reached: Vec<usize> = (0..first).filter(elsewhere).collect();
            for seed in &mut self.stack[first].seeds[seeds.clone()] {
                seed.ban.reached.extend(&reached);
            }
        }
        !possible.is_empty()
    }

    fn is_open(&self, first: usize) -> bool {
        self.stack[first].kind == Kind::Chosen
    }

    /// Where a step is that comes before the first of these events, and without all of them, if it does this.
    fn place(&self, without: &[usize], rival: &Rival<'_>, action: &Action) -> Place {
        let (first, second) = (without[0], rival.at.unwrap_or(self.trace.len()));
        let past = self.trace.past_without(without, rival.thread, action, rival.at);
        let before = (first + 1..second).filter(|at| self.trace.within(*at, &past)).collect();
        Place { first, second, before, past }
    }

    /// Adds a seed, unless it is banned, or belongs to another execution.
    fn add(&mut self, session: &mut Session, place: Place, thread: ThreadId, action: &Action, end: &State) {
        let Place { first, second, before, past } = place;
        let earlier = self.trace.event(first);
        // Where it does not conflict any more, coming before changes nothing.
        if !self.is_open(first)
            || !dependent(earlier.thread, &earlier.action, thread, action)
            || !self.is_plain(session, first, second, &before, end)
        {
            return;
        }
        let banned = self.bans.iter().filter(|ban| ban.node < first).any(|ban| {
            thread < ban.below
                && thread != ban.thread
                && dependent(ban.thread, &ban.action, thread, action)
                && !(ban.node..first).chain(before.iter().copied()).any(|at| self.is_rival(ban, at, &past))
        });
        if banned {
            return;
        }
        let asked = |at: &usize| {
            let node = &self.stack[*at];
            Wanted {
                thread: node.thread,
                label: Some(node.label),
                is_last: node.kind.ends_a_seed(),
                rank: node.rank.saturating_sub(1),
            }
        };
        let mut wanted: Vec<Wanted> = before.iter().map(asked).collect();
        wanted.push(Wanted { thread, label: None, is_last: true, rank: 0 });
        let earlier = self.trace.event(first);
        let ban = Ban {
            node: first,
            thread: earlier.thread,
            action: earlier.action.clone(),
            below: thread,
            reached: Vec::new(),
        };
        let seed = Seed { wanted, ban, model: end.model.clone() };
        let seeds = &mut self.stack[first].seeds;
        seeds.push(seed);
        if seeds.len() > self.shared.most_seeds() {
            self.crowded = Some(first);
        }
    }
}
