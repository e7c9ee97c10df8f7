//! Locks that were taken while others were held, learnt from every run of the machine. Two threads that nest locks the
//! other way round may wait for each other in a schedule that nobody has tried; whoever looks for that asks here.
//!
//! What is noted of a thread is what it did itself, and what it knows of others by having created or joined them. So it does not
//! depend on the schedule, and what several machines have noted together is what one would have.

use super::Learned;
use crate::prepared::Prepared;
use crate::state::{State, Thread, ThreadIx};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use threadbare_trace::{CodePoint, ThreadId};

/// A lock taken while another was held.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Nested {
    /// Who did so.
    pub thread: ThreadId,
    /// The symbol of the function that the thread runs.
    pub entry: u32,
    /// The lock that it held, and its name.
    pub held: (u64, String),
    /// The lock that it took, and its name.
    pub taken: (u64, String),
    /// All locks that it held.
    pub locks: BTreeSet<u64>,
    /// Where it took the lock.
    pub point: CodePoint,
    /// How many threads it had created by then.
    pub births: u32,
    /// The threads of which it knew that they had ended.
    pub ended: BTreeSet<ThreadId>,
}

/// What tells one from another.
type Key = (ThreadId, CodePoint, u64, u64, BTreeSet<u64>, u32, BTreeSet<ThreadId>);

impl Nested {
    fn key(&self) -> Key {
        let Nested { thread, point, held, taken, locks, births, ended, .. } = self;
        (*thread, *point, held.0, taken.0, locks.clone(), *births, ended.clone())
    }

    /// Whether another thread can be there at the same time, as far as this one knows.
    pub fn can_be_beside(&self, other: ThreadId) -> bool {
        let (own, path) = (self.thread.path(), other.path());
        let is_unborn =
            path.starts_with(&own) && path.get(own.len()).is_some_and(|birth| *birth > self.births);
        other != self.thread && !is_unborn && !self.ended.contains(&other)
    }
}

/// All that was seen so far.
#[derive(Default)]
pub(crate) struct Nesting(FxHashMap<Key, Nested>);

impl Learned {
    /// The locks that were taken while others were held, in an order that does not depend on the runs.
    pub(crate) fn nested_locks(&self) -> Vec<Nested> {
        let mut nested: Vec<(&Key, &Nested)> = self.nesting.0.iter().collect();
        nested.sort_by_key(|(key, _)| *key);
        nested.into_iter().map(|(_, nested)| nested.clone()).collect()
    }

    /// Takes over what another machine has seen.
    pub(crate) fn learn_nesting(&mut self, nested: &[Nested]) {
        for more in nested {
            self.nesting.0.entry(more.key()).or_insert_with(|| more.clone());
        }
    }

    /// A thread is about to take a lock.
    pub(crate) fn takes_lock(&mut self, prepared: &Prepared, state: &State, thread: ThreadIx, lock: u64) {
        let holds = state.sync.held_by(thread);
        if holds.is_empty() {
            return;
        }
        let Thread { id, entry, births, ended, .. } = *state.threads[thread];
        let point = state.threads[thread].point();
        let locks: BTreeSet<u64> = holds.iter().copied().collect();
        let knows = |other: &ThreadIx| ended.checked_shr(*other as u32).unwrap_or(0) & 1 == 1;
        let ended: BTreeSet<ThreadId> =
            (0..state.threads.len()).filter(knows).map(|other| state.threads[other].id).collect();
        for held in holds {
            let key = (id, point, held, lock, locks.clone(), births, ended.clone());
            if self.nesting.0.contains_key(&key) {
                continue;
            }
            let name = |at: u64| (at, prepared.describe_address(state, at));
            let (held, taken) = (name(held), name(lock));
            let (locks, ended) = (locks.clone(), ended.clone());
            self.nesting
                .0
                .insert(key, Nested { thread: id, entry, held, taken, locks, point, births, ended });
        }
    }
}
