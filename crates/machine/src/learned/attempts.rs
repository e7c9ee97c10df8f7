//! Numbers that threads take a part of, and give it back where that was too much: what is known of each, by its place in memory. The
//! rule is that of the step relation (`step/attempts.rs`).

use super::Learned;
use crate::memory::Memory;
use rustc_hash::FxHashSet;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use threadbare_trace::{Action, Range, ThreadId};

/// A number with more values than this, or with more sums of what is taken at a time, is an ordinary one.
const MOST_VALUES: usize = 32;
const MOST_SUMS: usize = 64;

/// What is known of one number.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Attempted {
    /// What attempts add to it, and take back.
    pub(crate) changes: BTreeSet<u64>,
    /// The values that it had where no attempt was under way.
    pub(crate) values: BTreeSet<u64>,
    /// How many threads there were.
    pub(crate) threads: usize,
    /// Whether somebody notices that an attempt is under way, or may: it is an ordinary number then.
    pub(crate) noticed: bool,
}

/// All of them.
#[derive(Default)]
pub(crate) struct Attempts {
    places: BTreeMap<Range, Attempted>,
    /// Who was asked whether it notices, by all that it did and saw before, since something was last learned.
    asked: FxHashSet<(ThreadId, u64)>,
}

impl Attempts {
    pub(crate) fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Whether there is one of which somebody notices that it is attempted.
    pub(crate) fn is_any_noticed(&self) -> bool {
        self.places.values().any(|attempted| attempted.noticed)
    }

    /// Whether anything is known of the number there.
    pub(crate) fn is_known(&self, range: Range) -> bool {
        self.places.contains_key(&range)
    }

    /// What is known of the number there, if it is one and nobody notices.
    pub(crate) fn at(&self, range: Range) -> Option<&Attempted> {
        self.places.get(&range).filter(|attempted| !attempted.noticed)
    }

    /// The numbers that have a byte in common with that.
    pub(crate) fn touched(&self, range: Range) -> Option<Range> {
        self.places.iter().find(|(at, known)| !known.noticed && at.overlaps(range)).map(|(at, _)| *at)
    }

    /// Whether the thread was not asked before, having done and seen this.
    pub(crate) fn is_to_ask(&mut self, thread: ThreadId, history: u64) -> bool {
        self.asked.insert((thread, history))
    }

    /// Changes what is known of a number; whether that matters, because attempts at it are known.
    pub(crate) fn learn(&mut self, range: Range, change: impl FnOnce(&mut Attempted)) -> bool {
        let known = self.places.get(&range).cloned();
        let attempted = self.places.entry(range).or_default();
        change(attempted);
        let too_many = attempted.values.len() > MOST_VALUES
            || sums(&attempted.changes, attempted.threads).len() > MOST_SUMS;
        attempted.noticed |= too_many;
        let grew = known.as_ref() != Some(attempted) && known.is_none_or(|known| !known.noticed);
        let matters = grew && !attempted.changes.is_empty();
        if grew {
            self.asked.clear();
        }
        matters
    }

    /// All that is known.
    pub(crate) fn all(&self) -> Vec<(Range, Attempted)> {
        self.places.iter().map(|(range, attempted)| (*range, attempted.clone())).collect()
    }

    /// Takes over what another machine has learned.
    pub(crate) fn add(&mut self, all: &[(Range, Attempted)]) {
        for (range, other) in all {
            self.learn(*range, |attempted| {
                attempted.changes.extend(&other.changes);
                attempted.values.extend(&other.values);
                attempted.threads = attempted.threads.max(other.threads);
                attempted.noticed |= other.noticed;
            });
        }
    }
}

impl Attempted {
    /// What the attempts of others that are under way may come to, nothing among it.
    pub(crate) fn sums(&self) -> BTreeSet<u64> {
        sums(&self.changes, self.threads)
    }
}

/// What at most so many threads but one come to, each with one of these changes or none.
fn sums(changes: &BTreeSet<u64>, threads: usize) -> BTreeSet<u64> {
    let mut all = BTreeSet::from([0]);
    for _ in 1..threads {
        let before = all.len();
        let more: Vec<u64> =
            all.iter().flat_map(|sum: &u64| changes.iter().map(|change| sum.wrapping_add(*change))).collect();
        all.extend(more);
        if all.len() == before || all.len() > MOST_SUMS {
            break;
        }
    }
    all
}

impl Learned {
    /// A step has left a value in a number.
    pub(crate) fn note_value(&mut self, action: &Action, memory: &Memory) {
        let ranges = action.parts().iter().filter_map(Action::range);
        let touched: Vec<Range> = ranges.filter_map(|range| self.attempts.touched(range)).collect();
        for range in touched {
            let word = memory.word_at(range);
            let grew = self.attempts.learn(range, |attempted| {
                attempted.values.extend(word);
                attempted.noticed |= word.is_none();
            });
            self.shared_grew |= grew;
        }
    }
}
