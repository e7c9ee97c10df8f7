//! Synchronisation objects, keyed by address: who owns what, who waits for whom, how many are left. The models of
//! POSIX and C11 threads are thin covers over them. It does not know what a thread runs.

use crate::keyed::Keyed;
use crate::value::Value;
use std::collections::BTreeMap;
use std::rc::Rc;
use threadbare_trace::Range;

/// A thread's position among those of a state.
pub type ThreadIx = usize;

/// All synchronisation objects of a state.
#[derive(Clone, Default, Debug)]
pub struct SyncObjects {
    locks: Keyed<u64, Lock>,
    /// Most programs have none of these: a change of a lock need not copy them.
    semaphores: Rc<Keyed<u64, u32>>,
    barriers: Rc<Keyed<u64, Barrier>>,
    onces: Rc<Keyed<u64, Once>>,
    /// The semaphores that have names.
    pub(crate) names: BTreeMap<Vec<u8>, u64>,
    pub(crate) keys: Keys,
}

/// The keys of thread-specific data.
#[derive(Clone, Default, Debug)]
pub struct Keys {
    /// By their number: the destructor, or that the key was deleted.
    pub all: Vec<Option<Value>>,
    /// How many of them were made before there was a second thread.
    pub first: usize,
}

/// A mutex, a spin lock or a read-write lock that was used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lock {
    /// What it is.
    pub kind: LockKind,
    /// Who holds it alone.
    pub owner: Option<ThreadIx>,
    /// How often it was locked by its owner.
    pub depth: u32,
    /// Who holds it for reading, each as often as it does.
    pub readers: Vec<ThreadIx>,
    /// Of a robust mutex: what became of the thread that held it.
    pub health: Health,
}

/// What a lock is, which decides what happens when its owner locks it again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockKind {
    /// A mutex: the owner waits for itself.
    Normal,
    /// A mutex that counts.
    Recursive,
    /// A mutex that refuses.
    ErrorChecking,
    /// A spin lock: the owner waits for itself.
    Spin,
    /// A read-write lock.
    ReadWrite,
}

/// What became of the thread that held a mutex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Health {
    /// The mutex is not robust: nobody asks.
    Fragile,
    /// It unlocked the mutex, or still holds it.
    Sound,
    /// It ended; whoever has the mutex now must repair what it protects.
    OwnerDied,
    /// Nobody repaired it: the mutex is of no use any more.
    Lost,
}

/// A barrier.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barrier {
    /// How many threads it waits for.
    pub count: u32,
    /// Which time it is that they come.
    pub round: u32,
    /// The round when it was initialised.
    pub first: u32,
    /// Who has come in this round.
    pub waiting: Keyed<ThreadIx, ()>,
    /// Who has ever come, and how often.
    pub arrivals: Keyed<ThreadIx, u32>,
    /// Whether it was not destroyed.
    pub alive: bool,
}

/// How far something that is done once has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Once {
    /// A thread is doing it.
    Running(ThreadIx),
    /// It is done.
    Done,
    /// Somebody began, and left it.
    Open,
}

impl SyncObjects {
    /// The lock at this address, if it was used.
    pub fn lock(&self, at: u64) -> Option<&Lock> {
        self.locks.get(&at)
    }

    /// Whether the thread could lock it at once, and alone; something that is done once is locked while it is done.
    pub fn can_lock(&self, at: u64, thread: ThreadIx) -> bool {
        if matches!(self.onces.get(&at), Some(Once::Running(_))) {
            return false;
        }
        self.locks.get(&at).is_none_or(|lock| match lock.owner {
            None => lock.readers.is_empty(),
            Some(owner) => owner == thread && lock.kind == LockKind::Recursive,
        })
    }

    /// Whether anybody could lock it for reading at once.
    pub fn can_read(&self, at: u64) -> bool {
        self.owner(at).is_none()
    }

    /// The thread that holds the lock alone, or does there what is done once.
    pub fn owner(&self, at: u64) -> Option<ThreadIx> {
        match self.locks.get(&at) {
            Some(lock) => lock.owner,
            None => match self.onces.get(&at) {
                Some(Once::Running(thread)) => Some(*thread),
                _ => None,
            },
        }
    }

    /// The threads that hold the lock for reading.
    pub fn readers(&self, at: u64) -> &[ThreadIx] {
        self.locks.get(&at).map_or(&[], |lock| &lock.readers)
    }

    /// The lock at this address, to change it; made with this kind if it was not used yet.
    pub fn lock_mut(&mut self, at: u64, kind: LockKind) -> &mut Lock {
        self.locks.get_or_insert_with(at, || Lock {
            kind,
            owner: None,
            depth: 0,
            readers: Vec::new(),
            health: Health::Fragile,
        })
    }

    /// Forgets the lock.
    pub fn remove_lock(&mut self, at: u64) {
        self.locks.remove(&at);
    }

    /// All locks that a thread holds alone.
    pub fn held_by(&self, thread: ThreadIx) -> Vec<u64> {
        self.locks.iter().filter(|(_, lock)| lock.owner == Some(thread)).map(|(at, _)| *at).collect()
    }

    /// The same with how often each is held.
    pub fn depths(&self, thread: ThreadIx) -> impl Iterator<Item = (u64, u32)> {
        let own = self.locks.iter().filter(move |(_, lock)| lock.owner == Some(thread));
        own.map(|(at, lock)| (*at, lock.depth))
    }

    /// The value of a semaphore, if there is one.
    pub fn semaphore(&self, at: u64) -> Option<u32> {
        self.semaphores.get(&at).copied()
    }

    /// Sets the value of a semaphore, or takes the semaphore away.
    pub fn set_semaphore(&mut self, at: u64, value: Option<u32>) {
        let semaphores = Rc::make_mut(&mut self.semaphores);
        match value {
            Some(value) => semaphores.insert(at, value),
            None => semaphores.remove(&at),
        };
    }

    /// The barrier at this address, unless it was destroyed or never was.
    pub fn barrier(&self, at: u64) -> Option<&Barrier> {
        self.barriers.get(&at).filter(|barrier| barrier.alive)
    }

    /// As above, to change it.
    pub fn barrier_mut(&mut self, at: u64) -> Option<&mut Barrier> {
        Rc::make_mut(&mut self.barriers).get_mut(&at).filter(|barrier| barrier.alive)
    }

    /// Makes a barrier. Rounds go on from those of an earlier barrier there, so that no two are the same.
    pub fn make_barrier(&mut self, at: u64, count: u32) {
        let first = self.barriers.get(&at).map_or(0, |before| before.round + 1);
        let (waiting, arrivals) = (Keyed::default(), Keyed::default());
        let barrier = Barrier { count, round: first, first, waiting, arrivals, alive: true };
        Rc::make_mut(&mut self.barriers).insert(at, barrier);
    }

    /// Whether there is anything in these bytes.
    pub fn is_any_in(&self, range: Range) -> bool {
        let inside = range.start..range.start.saturating_add(range.len);
        self.locks.is_any_in(inside.clone())
            || self.semaphores.is_any_in(inside.clone())
            || self.barriers.is_any_in(inside.clone())
            || self.onces.is_any_in(inside)
    }

    /// Forgets what is in these bytes. Rounds of barriers stay different from those of later ones.
    pub fn forget(&mut self, range: Range) {
        let is_outside = |at: &u64| !range.overlaps(Range { start: *at, len: 1 });
        self.locks.retain(is_outside);
        Rc::make_mut(&mut self.semaphores).retain(is_outside);
        Rc::make_mut(&mut self.onces).retain(is_outside);
        let gone: Vec<u64> = self.barriers.iter().map(|(at, _)| *at).filter(|at| !is_outside(at)).collect();
        for at in gone {
            if let Some(barrier) = Rc::make_mut(&mut self.barriers).get_mut(&at) {
                barrier.alive = false;
            }
        }
    }

    /// How far something that is done once has come, if it has begun.
    pub fn once(&self, at: u64) -> Option<Once> {
        self.onces.get(&at).copied()
    }

    /// Sets that.
    pub fn set_once(&mut self, at: u64, once: Once) {
        Rc::make_mut(&mut self.onces).insert(at, once);
    }
}
