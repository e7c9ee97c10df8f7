//! Locks that were taken while others were held, learnt from every run of the machine. Two threads that nest locks the
//! other way round may wait for each other in a schedule that nobody has tried; whoever looks for that asks here.

use crate::machine::Machine;
use crate::models;
use crate::state::{State, Status, Thread, ThreadIx};
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
    /// The threads that were there at the same time, in some run.
    pub beside: BTreeSet<ThreadId>,
}

/// All that was seen so far.
#[derive(Default)]
pub(crate) struct Nesting(FxHashMap<(ThreadId, u64, Vec<u64>, CodePoint), Nested>);

impl Machine {
    /// The locks that were taken while others were held, in an order that does not depend on the runs.
    pub fn nested_locks(&self) -> Vec<Nested> {
        let mut nested: Vec<Nested> = self.nesting.0.values().cloned().collect();
        nested.sort_by(|a, b| {
            let key = |n: &Nested| (n.thread, n.held.0, n.taken.0, n.point);
            key(a).cmp(&key(b)).then_with(|| a.locks.cmp(&b.locks))
        });
        nested
    }

    /// Takes over what another machine has seen.
    pub(crate) fn learn_nesting(&mut self, nested: &[Nested]) {
        for more in nested {
            let mut key = vec![more.held.0];
            key.extend(&more.locks);
            let known = self.nesting.0.entry((more.thread, more.taken.0, key, more.point));
            known.or_insert_with(|| more.clone()).beside.extend(&more.beside);
        }
    }

    /// A thread is about to take a lock.
    pub(crate) fn takes_lock(&mut self, state: &State, thread: ThreadIx, lock: u64) {
        let holds = state.sync.held_by(thread);
        if holds.is_empty() {
            return;
        }
        let Thread { id, entry, .. } = *state.threads[thread];
        let point = state.threads[thread].point();
        let gone = |status: &Status| matches!(status, Status::Finished | Status::Halted(_));
        let others = state.threads.iter().filter(|other| other.id != id && !gone(&other.status));
        let others: Vec<ThreadId> = others.map(|other| other.id).collect();
        for held in &holds {
            let mut key = vec![*held];
            key.extend(&holds);
            if let Some(known) = self.nesting.0.get_mut(&(id, lock, key.clone(), point)) {
                known.beside.extend(&others);
                continue;
            }
            let name = |at: u64| (at, models::describe(self, &state.memory, at));
            let nested = Nested {
                thread: id,
                entry,
                held: name(*held),
                taken: name(lock),
                locks: holds.iter().copied().collect(),
                point,
                beside: others.iter().copied().collect(),
            };
            self.nesting.0.insert((id, lock, key, point), nested);
        }
    }
}
