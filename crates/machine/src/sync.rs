//! Synchronisation objects, keyed by address: who owns what. The models of pthreads are thin covers over them.

use crate::state::ThreadIx;
use std::collections::BTreeMap;

/// All synchronisation objects of a state.
#[derive(Clone, Default, Debug)]
pub struct SyncObjects {
    mutexes: BTreeMap<u64, Mutex>,
}

/// A mutex that was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mutex {
    /// Who holds it.
    pub owner: Option<ThreadIx>,
    /// How often it was locked by its owner.
    pub depth: u32,
    /// What happens when the owner locks it again.
    pub kind: MutexKind,
}

/// What happens when the owner of a mutex locks it again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MutexKind {
    /// The thread waits for itself.
    Normal,
    /// It is counted.
    Recursive,
    /// It is refused.
    ErrorChecking,
}

impl SyncObjects {
    /// The mutex at this address, if it was used.
    pub fn mutex(&self, at: u64) -> Option<&Mutex> {
        self.mutexes.get(&at)
    }

    /// Whether the thread could lock the mutex at once.
    pub fn can_lock(&self, at: u64, thread: ThreadIx) -> bool {
        self.mutexes.get(&at).is_none_or(|mutex| match mutex.owner {
            None => true,
            Some(owner) => owner == thread && mutex.kind == MutexKind::Recursive,
        })
    }

    /// The thread that holds the mutex.
    pub fn owner(&self, at: u64) -> Option<ThreadIx> {
        self.mutexes.get(&at)?.owner
    }

    /// The mutex at this address, to change it; made with this kind if it was not used yet.
    pub fn mutex_mut(&mut self, at: u64, kind: MutexKind) -> &mut Mutex {
        self.mutexes.entry(at).or_insert(Mutex { owner: None, depth: 0, kind })
    }

    /// Forgets the mutex.
    pub fn remove_mutex(&mut self, at: u64) {
        self.mutexes.remove(&at);
    }

    /// All mutexes that a thread holds.
    pub fn held_by(&self, thread: ThreadIx) -> Vec<u64> {
        self.mutexes.iter().filter(|(_, mutex)| mutex.owner == Some(thread)).map(|(at, _)| *at).collect()
    }
}
