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

impl Search<'_> {
    /// Finds the seeds that the last event shows.
    pub(super) fn find_rivals(&mut self, session: &mut Session, at: usize, after: &State) {
        let (limit, reached) = match self.stack[at].kind {
            Kind::Chosen => (at, Clock::new()),
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
        let firsts: Vec<usize> =
            firsts.filter(|first| *first < limit && !self.trace.within(*first, &reached)).collect();
        let rival = Rival { thread, action: &action, at: Some(at), fickle };
        self.reverse(session, &firsts, &rival, after, &reached);
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
                self.reverse(session, &firsts, &rival, end, &Clock::new());
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
            let past = self.trace.own_past(thread, None);
            self.add(session, at, at, Vec::new(), thread, &action, &past, after);
        }
    }

    /// Adds the seeds that take a step before earlier events. What is in `reached` is left to others.
    fn reverse(
        &mut self,
        session: &mut Session,
        firsts: &[usize],
        rival: &Rival<'_>,
        end: &State,
        reached: &Clock,
    ) {
        let known: Vec<usize> = firsts.iter().map(|first| self.stack[*first].seeds.len()).collect();
        let conditional = rival.action.is_conditional();
        // Places before which it can be taken, and those where it cannot.
        let (mut found, mut shut): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
        for &first in firsts.iter().rev() {
            // Where it can come before a later event, earlier places are found from there.
            if found.iter().any(|later| self.trace.ordered(first, *later)) {
                continue;
            }
            if !conditional && !self.is_open(first) {
                continue;
            }
            // A writer may find another reader inside.
            let shared = matches!(self.trace.event(first).action.acquires(), Some((_, false)));
            let possible = if shared {
                self.reverse_among(session, first, &shut, rival, end)
            } else {
                self.reverse_at(session, first, &found, rival, end)
            };
            if possible { &mut found } else { &mut shut }.push(first);
        }
        for (first, known) in firsts.iter().zip(known) {
            for seed in self.stack[*first].seeds.iter_mut().skip(known) {
                seed.ban.reached.clone_from(reached);
                for later in found.iter().filter(|later| **later > *first) {
                    self.trace.join_past(&mut seed.ban.reached, *later);
                }
            }
        }
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
        let second = rival.at.unwrap_or(self.trace.len());
        let mut past = self.trace.past_without(&[first], rival.thread, rival.action, rival.at);
        let mut before = self.inside(first, second, &past);
        // A lock may be held where no acquisition is reversed.
        let free = rival.action.waits_for().is_none() || self.trace.event(first).action.acquires().is_some();
        if !rival.fickle && free {
            self.add(session, first, second, before, rival.thread, rival.action, &past, end);
            return true;
        }
        let mut outcome = self.foresee(session, first, &before, rival, end);
        if outcome.is_none() {
            outcome = self.try_out(session, first, &before, rival.thread, end);
        }
        if outcome.is_none() {
            // Something in between is in the way: only what the step needs comes before it.
            past = self.trace.own_past(rival.thread, rival.at);
            if before.iter().any(|at| found.contains(at) && !self.trace.within(*at, &past)) {
                // It comes before that, too, which is found from there.
                return false;
            }
            before = self.inside(first, second, &past);
            outcome = self.try_out(session, first, &before, rival.thread, end);
        }
        let Some(action) = outcome else { return false };
        if action != *rival.action {
            // It does something else there, and depends on other events.
            past = self.trace.past_without(&[first], rival.thread, &action, rival.at);
            before = self.inside(first, second, &past);
            let depends = |at: usize, action: &Action| {
                let event = self.trace.event(at);
                dependent(event.thread, &event.action, rival.thread, action)
            };
            let new = |at: &usize| depends(*at, &action) && !depends(*at, rival.action);
            let news: Vec<usize> = before.iter().copied().filter(new).collect();
            if !news.is_empty() {
                let rival = Rival { action: &action, ..*rival };
                return self.reverse_among(session, first, &news, &rival, end);
            }
        }
        self.add(session, first, second, before, rival.thread, &action, &past, end);
        true
    }

    /// Adds the seeds that take the step before `first`, and before any of those later events, too, that it could not come
    /// before alone: a writer's before readers that were inside together, a step's that does something else before.
    fn reverse_among(
        &mut self,
        session: &mut Session,
        first: usize,
        shut: &[usize],
        rival: &Rival<'_>,
        end: &State,
    ) -> bool {
        let second = rival.at.unwrap_or(self.trace.len());
        let mut possible = false;
        let mut seen: Vec<Vec<usize>> = Vec::new();
        let mut open = vec![vec![first]];
        while let Some(without) = open.pop() {
            let mut past = self.trace.past_without(&without, rival.thread, rival.action, rival.at);
            let mut before = self.inside(first, second, &past);
            if seen.contains(&before) {
                continue;
            }
            for later in shut {
                if before.contains(later) {
                    open.push(without.iter().copied().chain([*later]).collect());
                }
            }
            seen.push(before.clone());
            let Some(action) = self.try_out(session, first, &before, rival.thread, end) else { continue };
            possible = true;
            if action != *rival.action {
                past = self.trace.past_without(&without, rival.thread, &action, rival.at);
                before = self.inside(first, second, &past);
            }
            self.add(session, first, second, before, rival.thread, &action, &past, end);
        }
        possible
    }

    fn is_open(&self, first: usize) -> bool {
        self.stack[first].kind == Kind::Chosen
    }

    /// The events between two that are in this past.
    fn inside(&self, first: usize, second: usize, past: &Clock) -> Vec<usize> {
        (first + 1..second).filter(|at| self.trace.within(*at, past)).collect()
    }

    /// Adds a seed, unless it is banned, or belongs to another execution.
    #[allow(clippy::too_many_arguments)]
    fn add(
        &mut self,
        session: &mut Session,
        first: usize,
        second: usize,
        before: Vec<usize>,
        thread: ThreadId,
        action: &Action,
        past: &Clock,
        end: &State,
    ) {
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
                && !(ban.node..first).chain(before.iter().copied()).any(|at| self.is_rival(ban, at, past))
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
            reached: Clock::new(),
        };
        let seed = Seed { wanted, ban, model: end.model.clone() };
        let seeds = &mut self.stack[first].seeds;
        seeds.push(seed);
        if seeds.len() > self.shared.most_seeds() {
            self.crowded = Some(first);
        }
    }
}
