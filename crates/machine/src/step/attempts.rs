//! Attempts that are taken back: a thread takes a part of a number, sees that it was too much, gives it back and tries again. Locks for
//! readers and writers in one number are made like this:
//!
//! ```text
//! while (fetch_sub(&left, much) < least) {
//!     fetch_add(&left, much);
//!     while (load(&left) < least) ;
//! }
//! ```
//!
//! A round that fails writes, and is in vain all the same: nothing is left of it. Others may notice it while it is under way, though. Where
//! nobody does, the rule of loops (`spin.rs`) is
//!
//! > A part of a number is not taken that will be given back at once, to try again.
//!
//! *When it will be given back*: the update is tried on a copy. The next step of the thread must undo it, and what follows must be looks at the same
//! number that lead back to where the thread stood before the update, or before another that does the same, or to each other, whichever
//! values they see of those that the number can have.
//!
//! *Why nothing is lost.* Leave out of an execution all rounds that fail. What is left are the other steps of all threads, and each of
//! them sees the number without the parts that attempts had under way. If each does the same then, it is an execution, with
//! the same end. So of each step on such a number it is asked whether it would do the same: for all values that the number can have, and for
//! all that attempts of other threads may come to that are under way, it must lead the thread to where it leads without them and change the number by
//! as much, or be an attempt itself that fails and is left out as well; and what fails without them must fail with them. Where that is
//! not so, the attempts may be noticed: that is learned, and the number is an ordinary one from then on. Values, changes and how many threads there
//! are, are learned as well; each time they grow everybody is asked again.
//!
//! Data races: a round has no plain look, and what it would order is ordered by the round that succeeds. Fewer orders can show more
//! races, and those are of an execution of the program.

use super::trial::Trial;
use super::{Run, Stop};
use crate::learned::Known;
use crate::policy::Waits;
use crate::state::{Choice, Next, Standing, State, Status, Thread};
use crate::value::{self, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;
use threadbare_trace::{Action, Order, Range};

/// A round with more looks than this is an ordinary one.
const MOST_LOOKS: usize = 16;

/// What a step on a number comes to.
#[derive(Clone, Copy, PartialEq)]
enum Outcome {
    /// Nothing: it is taken back, or leads to where the thread stands.
    InVain,
    /// The thread goes on from there, and the number has changed by so much.
    Goes { to: Standing, change: u64 },
    /// Something that is not compared.
    Other,
}

/// What a thread comes to by a step.
struct Reached {
    state: State,
    next: Option<Action>,
    to: Standing,
}

impl Run<'_> {
    /// A thread stands before an update. If it has updated the same number twice before, and else only looked, it may make attempts at it:
    /// from now on that is asked, of all values that the number has.
    pub(super) fn may_attempt(&mut self, action: &Action) {
        let &Action::Update { range, .. } = action else { return };
        let event = self.thread_ref().events;
        let again = self.thread_mut().looks.updates(range, event);
        let is_asked = self.world.policy.waits == Waits::Elsewhere && self.world.prepared.sections.is_empty();
        if again && is_asked && !self.world.learned.attempts.is_known(range) {
            self.world.learned.attempts.learn(range, |_| {});
            self.world.learned.shared_grew = true;
        }
    }

    /// A thread stands before an update that is known to be an attempt at times. How it goes on, if it is one now.
    pub(super) fn before_attempt(&mut self, next: &Next) -> Option<Stop> {
        let Action::Update { range, order } = next.action else { return None };
        let point = self.thread_ref().point();
        // Whoever follows one schedule asks only whether the thread goes round for ever.
        let is_alone = self.world.policy.waits == Waits::GoRound;
        let awaits = &self.world.learned.awaits;
        let known = if is_alone { &awaits.vain } else { &awaits.attempts };
        // Who holds a lock that others wait for must not wait for them.
        if next.choice != Choice::Only || !known.contains(&point) || self.thread_ref().looks.holds() {
            return None;
        }
        if !is_alone {
            self.world.learned.attempts.at(range)?;
        }
        let wait = || Next {
            action: Action::Await { act: Arc::new(next.action.clone()), looks: Arc::new([(range, order)]) },
            choice: Choice::Only,
        };
        Rc::make_mut(&mut self.state.threads[self.thread])
            .looks
            .asks(&self.state.memory, self.is_end || is_alone);
        let word = self.state.memory.word_at(range)?;
        let values = if is_alone { BTreeSet::from([word]) } else { self.all_values(range) };
        let in_vain = self.is_taken_back(range, word, &values) == Some(true);
        match in_vain {
            // Nobody else changes the number.
            true if is_alone || self.is_end => Some(Stop::Wait(Status::Spinning(wait()))),
            true => Some(Stop::Wait(Status::Parked(wait()))),
            false if is_alone => None,
            false => Some(Stop::Before(wait())),
        }
    }

    /// A thread stands before a step. Whether it would notice attempts of others that are under way is asked, and learned.
    pub(super) fn heed_attempts(&mut self, action: &Action) {
        if self.world.policy.waits == Waits::GoRound || self.is_last() {
            return;
        }
        let ranges = action.parts().iter().filter_map(|part| match part {
            Action::Scan { range } => Some(*range),
            part => part.range(),
        });
        let touched: BTreeSet<Range> =
            ranges.filter_map(|range| self.world.learned.attempts.touched(range)).collect();
        for range in touched {
            let threads = self.state.threads.len();
            let word = self.state.memory.word_at(range);
            let grew = self.world.learned.attempts.learn(range, |attempted| {
                attempted.threads = attempted.threads.max(threads);
                attempted.values.extend(word);
                attempted.noticed |= word.is_none();
            });
            self.world.learned.shared_grew |= grew;
            let (id, history) = (self.thread_ref().id, self.thread_ref().history);
            if self.world.learned.attempts.at(range).is_some()
                && self.world.learned.attempts.is_to_ask(id, history)
                && self.would_notice(range, action)
            {
                self.world.learned.attempts.learn(range, |attempted| attempted.noticed = true);
                self.world.learned.shared_grew = true;
            }
        }
    }

    /// Whether the ends of all other threads come before what the thread does now.
    fn is_last(&mut self) -> bool {
        let ended = |thread: &Rc<Thread>| {
            thread.status == Status::Finished && thread.is_claimed() || thread.id == self.thread_ref().id
        };
        self.state.threads.iter().all(ended) && !self.world.prepared.facts().detaches
    }

    /// All values that the number may have, with and without attempts under way.
    fn all_values(&self, range: Range) -> BTreeSet<u64> {
        let Some(attempted) = self.world.learned.attempts.at(range) else { return BTreeSet::new() };
        let sums = attempted.sums();
        let with =
            |value: &u64| sums.iter().map(|sum| value.wrapping_add(*sum) & mask(range)).collect::<Vec<u64>>();
        attempted.values.iter().flat_map(with).collect()
    }

    /// Whether the step would do something else if attempts of others were under way.
    fn would_notice(&mut self, range: Range, action: &Action) -> bool {
        let is_one = match action {
            Action::Update { range: at, .. } => *at == range,
            Action::Read { range: at, order } => *at == range && *order != Order::Plain,
            _ => false,
        };
        let Some(attempted) = self.world.learned.attempts.at(range).cloned().filter(|_| is_one) else {
            return true;
        };
        let values = self.all_values(range);
        let mut outcomes: FxHashMap<u64, Outcome> = FxHashMap::default();
        let may_attempt = matches!(action, Action::Update { .. }) && self.decides(range, &values);
        for value in &values {
            let outcome = self.outcome(range, may_attempt, *value, &values);
            if outcome == Outcome::Other {
                return true;
            }
            outcomes.insert(*value, outcome);
        }
        let sums = attempted.sums();
        attempted.values.iter().any(|value| {
            let without = outcomes.get(value);
            sums.iter().any(|sum| {
                let with = outcomes.get(&(value.wrapping_add(*sum) & mask(range)));
                with != without && with != Some(&Outcome::InVain)
            })
        })
    }

    /// What the step comes to where the number has this value.
    fn outcome(&mut self, range: Range, may_attempt: bool, value: u64, values: &BTreeSet<u64>) -> Outcome {
        let point = self.thread_ref().point();
        if may_attempt {
            match self.is_taken_back(range, value, values) {
                Some(true) => {
                    let learned = &mut *self.world.learned;
                    learned.shared_grew |= learned.awaits.add(point, Known::Attempt);
                    return Outcome::InVain;
                }
                Some(false) => {}
                None => return Outcome::Other,
            }
        }
        let here = (point, self.registers());
        let Some(reached) = self.reach(self.copied(), range, value) else { return Outcome::Other };
        let Some(after) = reached.state.memory.word_at(range) else { return Outcome::Other };
        let change = after.wrapping_sub(value) & mask(range);
        match reached.to == here && change == 0 {
            true => Outcome::InVain,
            false => Outcome::Goes { to: reached.to, change },
        }
    }

    /// Whether the update that the thread stands before is taken back at once where the number has this value, and the thread tries
    /// again, whatever it sees of these values then. `None` if that depends on what it sees.
    fn is_taken_back(&mut self, range: Range, value: u64, values: &BTreeSet<u64>) -> Option<bool> {
        let here = (self.thread_ref().point(), self.registers());
        let Some(taken) = self.reach(self.copied(), range, value) else { return Some(false) };
        let (Some(during), true) = (taken.state.memory.word_at(range), is_update(&taken.next, range)) else {
            return Some(false);
        };
        let Some(back) = self.reach(taken.state, range, during) else { return Some(false) };
        if during == value || back.state.memory.word_at(range) != Some(value) {
            return Some(false);
        }
        if back.to != here && !is_look(&back.next, range) && !is_update(&back.next, range) {
            return Some(false);
        }
        let change = during.wrapping_sub(value) & mask(range);
        let mut stood: FxHashSet<Standing> = FxHashSet::from_iter([here, back.to]);
        let mut open = if back.to == here { Vec::new() } else { vec![back] };
        while let Some(Reached { state, next, .. }) = open.pop() {
            if is_update(&next, range) && self.does_the_same(&state, range, values) {
                continue;
            }
            if !is_look(&next, range) || stood.len() > MOST_LOOKS {
                return None;
            }
            for value in values {
                let reached = self.reach(state.clone(), range, *value)?;
                if stood.insert(reached.to) {
                    open.push(reached);
                }
            }
        }
        if self.world.policy.waits == Waits::Elsewhere {
            let grew = self.world.learned.attempts.learn(range, |attempted| {
                attempted.changes.insert(change);
            });
            self.world.learned.shared_grew |= grew;
        }
        Some(true)
    }

    /// Whether what the thread does after the update depends on the value of the number: only such a one is the first half of an attempt. As
    /// a row of both halves goes on and on, each could be called taken back by the other.
    fn decides(&mut self, range: Range, values: &BTreeSet<u64>) -> bool {
        let mut first = None;
        values.iter().any(|value| match self.reach(self.copied(), range, *value) {
            Some(reached) => *first.get_or_insert(reached.to) != reached.to,
            None => false,
        })
    }

    /// Whether the update that the thread stands before in that state does what the one here does, whichever value the number has.
    fn does_the_same(&mut self, there: &State, range: Range, values: &BTreeSet<u64>) -> bool {
        values.iter().all(|value| {
            let one = self.reach(self.copied(), range, *value);
            let other = self.reach(there.clone(), range, *value);
            match (one, other) {
                (Some(one), Some(other)) => {
                    one.to == other.to && one.state.memory.word_at(range) == other.state.memory.word_at(range)
                }
                _ => false,
            }
        })
    }

    /// Takes the thread's next step on a copy of the state where the number has this value. `None` if it does anything else than access
    /// the number.
    fn reach(&mut self, mut state: State, range: Range, value: u64) -> Option<Reached> {
        let object = state.memory.find_mut(range.start)?;
        if !object.contains(range.start, range.len) {
            return None;
        }
        let word = Value::concrete(value);
        object.write(&mut self.world.arena.terms, range.start - object.base, range.len, word);
        let before = state.memory.changes().elsewhere;
        let mut run = Run::new(self.world.again(), self.library, &mut state, self.thread);
        run.trial = Some(Trial::of_one_step(range));
        let next = match run.run() {
            Stop::Before(Next { action, choice: Choice::Only }) => Some(action),
            Stop::Finished => None,
            _ => return None,
        };
        let to = (run.thread_ref().point(), run.registers());
        // The number is written once at most, and nothing else where others might see it.
        (state.memory.changes().elsewhere <= before + 1).then_some(Reached { state, next, to })
    }
}

fn mask(range: Range) -> u64 {
    value::mask(8 * range.len.min(8) as u32)
}

fn is_update(action: &Option<Action>, range: Range) -> bool {
    matches!(action, Some(Action::Update { range: at, .. }) if *at == range)
}

fn is_look(action: &Option<Action>, range: Range) -> bool {
    matches!(action, Some(Action::Read { range: at, order }) if *at == range && *order != Order::Plain)
}
