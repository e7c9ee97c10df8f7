//! Synchronisation objects, and how models come by them: who uses one takes a step on it first, and gets leave by that, for this
//! object and no other. What a thread knows by itself, such as that it holds a lock, needs no step.
//!
//! ```
//! use threadbare_machine::step::{Flow, Run};
//! use threadbare_machine::state::Choice;
//! use threadbare_trace::Action;
//!
//! fn post(run: &mut Run<'_>, at: u64) -> Flow<()> {
//!     let used = run.operate(Action::SemaphorePost { semaphore: at }, Choice::Only)?;
//!     let value = run.sync(&used).semaphore();
//!     run.sync_mut(&used).set_semaphore(value.map(|value| value + 1));
//!     Ok(())
//! }
//! ```
//!
//! Nothing of it can be had or changed without the step, nor by a mere look, nor where the step is on something else:
//!
//! ```compile_fail
//! use threadbare_machine::step::{Flow, Run};
//!
//! fn post(run: &mut Run<'_>, at: u64) {
//!     run.sync_mut(at).set_semaphore(Some(1));
//! }
//! ```
//!
//! ```compile_fail
//! use threadbare_machine::step::{Flow, Run};
//!
//! fn count(run: &mut Run<'_>, at: u64) -> Option<u32> {
//!     run.sync(at).semaphore()
//! }
//! ```
//!
//! ```compile_fail
//! use threadbare_machine::step::{Flow, Run};
//!
//! fn post(run: &mut Run<'_>, at: u64) -> Flow<()> {
//!     let seen = run.look_at_object(at)?;
//!     run.sync_mut(&seen).set_semaphore(Some(1));
//!     Ok(())
//! }
//! ```
//!
//! ```compile_fail
//! use threadbare_machine::step::{Flow, Run, kept};
//!
//! fn post(run: &mut Run<'_>) -> Flow<()> {
//!     let leave = run.touch(kept::Semaphores)?;
//!     run.sync_mut(&leave).set_semaphore(Some(1));
//!     Ok(())
//! }
//! ```
//!
//! ```compile_fail
//! use threadbare_machine::step::{Used, Run};
//!
//! fn post(run: &mut Run<'_>, at: u64) {
//!     run.sync_mut(&Used { at }).set_semaphore(Some(1));
//! }
//! ```
//!
//! ```compile_fail
//! use threadbare_machine::step::Run;
//!
//! fn kind(run: &mut Run<'_>, at: u64) -> Option<u64> {
//!     run.sync_word(at)
//! }
//! ```
//!
//! ```compile_fail
//! use threadbare_machine::step::Run;
//!
//! fn remake(run: &mut Run<'_>, at: u64) {
//!     run.set_sync_word(at, 0);
//! }
//! ```
//!
//! An object is looked for where the program says that it is ([`Run::sync_address`]), and read ahead of its step
//! ([`Run::foresee_object`]), since a call that has to stop is made again from its start. That the step follows is looked at when
//! the call returns.

use super::graphs::Null;
use super::{Flow, Run, Stop};
use crate::memory::{Initial, Origin};
use crate::state::{Choice, ThreadIx};
use crate::sync::{Barrier, Health, Lock, LockKind, Once, SyncObjects};
use crate::value::Value;
use std::ops::Deref;
use std::rc::Rc;
use threadbare_trace::{Action, GATE, behind_gate};

/// Leave to look at a synchronisation object, by a step on it that was taken or follows.
#[derive(Debug)]
pub struct Seen {
    pub(super) at: u64,
}

/// Leave to look at a synchronisation object and to change it, by a step that is an operation on it.
#[derive(Debug)]
pub struct Used {
    seen: Seen,
    /// Of a wait with a mutex: the condition.
    condition: Option<u64>,
    pub(super) label: u32,
}

/// Leave to change how often the thread has a lock that it holds: nobody else can tell.
#[derive(Debug)]
pub struct Held {
    at: u64,
}

impl Deref for Used {
    type Target = Seen;

    fn deref(&self) -> &Seen {
        &self.seen
    }
}

impl Used {
    fn new(at: u64) -> Used {
        Used { seen: Seen { at }, condition: None, label: 0 }
    }

    /// The outcome of the step.
    pub fn label(&self) -> u32 {
        self.label
    }

    /// Of the step that waits for a condition with a mutex: the condition.
    pub fn condition(&self) -> Seen {
        Seen { at: self.condition.unwrap_or(self.at) }
    }
}

/// A synchronisation object, to look at.
#[derive(Clone, Copy)]
pub struct View<'a> {
    sync: &'a SyncObjects,
    at: u64,
}

impl<'a> View<'a> {
    /// The lock, if it was used.
    pub fn lock(self) -> Option<&'a Lock> {
        self.sync.lock(self.at)
    }

    /// The thread that holds the lock alone, or does there what is done once.
    pub fn owner(self) -> Option<ThreadIx> {
        self.sync.owner(self.at)
    }

    /// Whether anybody holds the lock, alone or with others.
    pub fn is_held(self) -> bool {
        self.owner().is_some() || !self.sync.readers(self.at).is_empty()
    }

    /// Whether the thread could lock it at once, and alone.
    pub fn can_lock(self, thread: ThreadIx) -> bool {
        self.sync.can_lock(self.at, thread)
    }

    /// Whether anybody could lock it for reading at once.
    pub fn can_read(self) -> bool {
        self.sync.can_read(self.at)
    }

    /// The value of the semaphore, if there is one.
    pub fn semaphore(self) -> Option<u32> {
        self.sync.semaphore(self.at)
    }

    /// The barrier, unless it was destroyed or never was.
    pub fn barrier(self) -> Option<&'a Barrier> {
        self.sync.barrier(self.at)
    }

    /// How far something that is done once has come, if it has begun.
    pub fn once(self) -> Option<Once> {
        self.sync.once(self.at)
    }
}

/// A synchronisation object, to change it.
pub struct ViewMut<'a> {
    sync: &'a mut SyncObjects,
    at: u64,
}

impl<'a> ViewMut<'a> {
    /// The lock; made with this kind if it was not used yet.
    pub fn lock(self, kind: LockKind) -> &'a mut Lock {
        self.sync.lock_mut(self.at, kind)
    }

    /// Forgets the lock, and the gate before it.
    pub fn remove_lock(self) {
        self.sync.remove_lock(self.at);
        self.sync.remove_lock(self.at | GATE);
    }

    /// Sets the value of the semaphore, or takes the semaphore away.
    pub fn set_semaphore(self, value: Option<u32>) {
        self.sync.set_semaphore(self.at, value);
    }

    /// The barrier, unless it was destroyed or never was.
    pub fn barrier(self) -> Option<&'a mut Barrier> {
        self.sync.barrier_mut(self.at)
    }

    /// Makes a barrier that waits for so many.
    pub fn make_barrier(self, count: u32) {
        self.sync.make_barrier(self.at, count);
    }

    /// Sets how far something that is done once has come.
    pub fn set_once(self, once: Once) {
        self.sync.set_once(self.at, once);
    }
}

/// Steps on objects.
impl Run<'_> {
    /// A step that is an operation on a synchronisation object.
    pub fn operate(&mut self, action: Action, choice: Choice) -> Flow<Used> {
        let mut used = subject(&action)?;
        used.label = self.visible(action, choice)?;
        self.has_used(&used);
        Ok(used)
    }

    /// The same for one that takes a lock, which the thread waits for if it must, or gives it back.
    pub fn operate_lock(&mut self, action: Action) -> Flow<Used> {
        let mut used = subject(&action)?;
        used.label = self.visible_lock(action)?;
        self.has_used(&used);
        Ok(used)
    }

    /// The step of initialising or destroying an object. Nobody notices while there is only one thread, nor where no other
    /// thread has been.
    pub fn remake(&mut self, at: u64) -> Flow<Used> {
        if self.spot(Value::concrete(at), 1, true)?.seen().is_some() {
            self.visible(Action::Remake { object: at }, Choice::Only)?;
        }
        self.has_looked(at);
        Ok(Used::new(at))
    }

    /// The step of looking whether an object is there, and what it is. Nobody notices while there is only one thread, nor where
    /// no other thread has been.
    pub fn look_at_object(&mut self, at: u64) -> Flow<Seen> {
        let len = self.room(at).min(1);
        if self.spot(Value::concrete(at), len, false)?.seen().is_some() {
            self.visible(Action::Look { object: at }, Choice::Only)?;
        }
        self.has_looked(at);
        Ok(Seen { at })
    }

    /// Leave to look at an object before the step of the call on it, which must follow before the call returns.
    pub fn foresee_object(&mut self, at: u64) -> Seen {
        self.is_to_use(at);
        Seen { at }
    }

    /// A synchronisation object of the library's own making in new memory of this size, which nobody knows yet; `None` if there
    /// is no room.
    pub fn allocate_object(&mut self, size: u64) -> Flow<Option<(u64, Used)>> {
        let origin = Origin::Heap(self.thread_ref().point());
        let at = self.allocate(origin, size, 16, Initial::Zero)?;
        Ok(at.map(|at| (at, Used::new(at))))
    }

    /// The address of a synchronisation object that a program names, on which a step must follow before the call returns.
    pub fn sync_address(&mut self, object: Value) -> Flow<u64> {
        let at = self.exact_address(object)?;
        if self.spot(Value::concrete(at), 4, true)?.seen().is_some() {
            self.is_to_use(at);
        }
        Ok(at)
    }

    /// The address of an object of which each word must be known by itself.
    pub fn exact_address(&mut self, object: Value) -> Flow<u64> {
        let object = self.followed(object, Null::Error)?;
        let at = self.pick(object, 64)?;
        let around = self.state.memory.find(at).filter(|around| around.is_blurred(&self.world.arena.terms));
        if let Some(origin) = around.map(|around| around.origin) {
            // Whether it was destroyed, and of which kind it is, cannot be told any more: to be kept exact next time.
            let learned = &mut *self.world.learned;
            learned.shared_grew |= learned.exact.insert(origin);
            return Err(Stop::unsupported("a synchronisation object in memory that was written somewhere"));
        }
        Ok(at)
    }

    /// A step on an object must follow.
    pub(super) fn is_to_use(&mut self, at: u64) {
        let at = behind_gate(at);
        if !self.named.contains(&at)
            && let Some(free) = self.named.iter_mut().find(|named| **named == 0)
        {
            *free = at;
        }
    }

    /// It was taken.
    pub(super) fn has_used(&mut self, used: &Used) {
        self.has_looked(used.at);
        used.condition.into_iter().for_each(|at| self.has_looked(at));
    }

    pub(super) fn has_looked(&mut self, at: u64) {
        let at = behind_gate(at);
        self.named.iter_mut().filter(|named| **named == at).for_each(|named| *named = 0);
    }
}

/// What a step is an operation on.
pub(super) fn subject(action: &Action) -> Flow<Used> {
    let (at, condition) = match action {
        Action::Wait { condition, mutex } => (*mutex, Some(*condition)),
        Action::Timeout { condition: at, .. } | Action::Pass { barrier: at, .. } => (*at, None),
        // An operation on an object that tells more than one thing.
        Action::Section { parts } if !parts.is_empty() => return subject(&parts[0]),
        other => match other.used_object() {
            Some(at) => (at, None),
            None => return Err(Stop::unsupported("an operation on no synchronisation object")),
        },
    };
    Ok(Used { condition, ..Used::new(at) })
}

/// Objects.
impl Run<'_> {
    /// A synchronisation object.
    pub fn sync(&self, seen: &Seen) -> View<'_> {
        View { sync: &self.state.sync, at: seen.at }
    }

    /// The same, to change it.
    pub fn sync_mut(&mut self, used: &Used) -> ViewMut<'_> {
        ViewMut { sync: Rc::make_mut(&mut self.state.sync), at: used.at }
    }

    /// Four bytes of an object, as a static initialiser or the library has put them there; `None` if they are not known.
    pub fn sync_word(&self, seen: &Seen, offset: u64) -> Option<u64> {
        let at = seen.at + offset;
        let object = self.state.memory.check(at, 4, false).ok()?;
        object.read_word(at - object.base, 4)
    }

    /// Sets four bytes of an object.
    pub fn set_sync_word(&mut self, used: &Used, offset: u64, word: u64) -> Flow<()> {
        let spot = self.spot(Value::concrete(used.at + offset), 4, true)?;
        self.write_spot(spot, Value::concrete(word), 32);
        Ok(())
    }

    /// Writes an object of this size as an initialiser would: all zero.
    pub fn clear_object(&mut self, used: &Used, size: u64) -> Flow<()> {
        self.spot(Value::concrete(used.at), size, true)?;
        (0..size).step_by(4).try_for_each(|offset| self.set_sync_word(used, offset, 0))
    }

    /// The step found the lock taken.
    pub fn found_taken(&mut self, used: &Used) {
        self.thread_mut().looks.found_taken = true;
        self.did(Action::TryLockFailed { mutex: used.at });
    }

    /// The step found the semaphore at zero.
    pub fn found_empty(&mut self, used: &Used) {
        self.did(Action::SemaphoreEmpty { semaphore: used.at });
    }

    /// The step was to come to the barrier in this round.
    pub fn came(&mut self, used: &Used, round: u32, ordered: bool) {
        self.did(Action::Arrive { barrier: used.at, round, ordered });
    }

    /// The step has woken a thread.
    pub fn signalled(&mut self, used: &Used, receiver: ThreadIx) {
        let receiver = Some(self.state.threads[receiver].id);
        self.did(Action::Signal { condition: used.at, receiver });
    }
}

/// What a thread knows of locks by itself.
impl Run<'_> {
    /// A lock that the thread holds alone: nobody else changes it.
    pub fn own_lock(&self, at: u64) -> Option<&Lock> {
        self.state.sync.lock(at).filter(|lock| lock.owner == Some(self.thread))
    }

    /// Whether the thread holds a lock alone, or does there what is done once.
    pub fn holds(&self, at: u64) -> bool {
        self.state.sync.owner(at) == Some(self.thread)
    }

    /// Whether the thread holds a lock with others.
    pub fn shares_lock(&self, at: u64) -> bool {
        self.state.sync.readers(at).contains(&self.thread)
    }

    /// The locks that the thread holds alone.
    pub fn own_locks(&self) -> Vec<u64> {
        self.state.sync.held_by(self.thread)
    }

    /// Leave to use a lock that the thread holds without giving it back. Nobody notices, but for whoever frees the memory that it is
    /// in: where that can be, it is a step. `None` if the thread does not hold it.
    pub fn hold(&mut self, at: u64) -> Flow<Option<Held>> {
        if !self.holds(at) {
            return Ok(None);
        }
        let origin = self.state.memory.find(behind_gate(at)).map(|object| object.origin);
        if origin.is_some_and(|origin| !matches!(origin, Origin::Global(_) | Origin::Input)) {
            self.look_at_object(at)?;
        }
        self.has_looked(at);
        Ok(Some(Held { at }))
    }

    /// The thread locks once more what it holds.
    pub fn lock_again(&mut self, held: &Held) {
        self.held_mut(held).into_iter().for_each(|lock| lock.depth += 1);
    }

    /// The thread unlocks what it holds more than once.
    pub fn unlock_once(&mut self, held: &Held) {
        self.held_mut(held).into_iter().for_each(|lock| lock.depth = lock.depth.saturating_sub(1).max(1));
    }

    /// The thread has repaired what a mutex protects whose last owner died.
    pub fn repair(&mut self, held: &Held) {
        self.held_mut(held).into_iter().for_each(|lock| lock.health = Health::Sound);
    }

    fn held_mut(&mut self, held: &Held) -> Option<&mut Lock> {
        let thread = self.thread;
        let kind = self.state.sync.lock(held.at)?.kind;
        let lock = Rc::make_mut(&mut self.state.sync).lock_mut(held.at, kind);
        Some(lock).filter(|lock| lock.owner == Some(thread))
    }
}
