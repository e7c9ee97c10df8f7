//! Events: what threads do that other threads can notice, and the choices that they make on the way.

use crate::thread::ThreadId;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// One step of one thread.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// Whose step it is.
    pub thread: ThreadId,
    /// Which of its thread's events it is, from 0.
    pub index: u32,
    /// What happened.
    pub action: Action,
    /// Which of several outcomes was taken; 0 where there is only one.
    pub label: u32,
    /// Where in the program.
    pub code: CodePoint,
    /// The address as a term of the machine that made the event, where an access was made at a symbolic one; the
    /// action then names the whole object. 0 where there is none.
    pub address: u32,
    /// How many bytes such an access touches.
    pub touched: u32,
    /// The fences that the thread passed since its event before this one.
    pub fence: Fence,
    /// Of a plain read in code that an optimiser has seen: whether what it reads is used for no inputs. It is then no access
    /// of the source, and takes part in no data race.
    #[serde(default)]
    pub idle: bool,
    /// The condition under which it is used, as a term of the machine that made the event; 0 where it always is, or never.
    #[serde(default)]
    pub used: u32,
    /// Where reads are free: what the step has read, as a term of the machine that made the event; 0 if nothing, or not in one piece.
    #[serde(skip)]
    pub seen: u32,
    /// The same for what is in memory behind it, if it is a write.
    #[serde(skip)]
    pub wrote: u32,
    /// Whether its thread takes its turn by it, among those that are like it.
    #[serde(default, skip_serializing_if = "Turn::is_none")]
    pub turn: Turn,
}

/// Of threads that nothing tells apart, only executions are explored in which each takes its turn after the one that was created
/// before it. By which step a thread takes its turn, whoever made the events decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Turn {
    /// The step is no turn.
    #[default]
    None,
    /// It is that of a thread that comes after no other.
    First,
    /// It comes after the turn of this thread, always: the two are never reversed.
    After(ThreadId),
}

impl Turn {
    /// Whether the step is no turn.
    pub fn is_none(&self) -> bool {
        *self == Turn::None
    }
}

/// A point in the program as the machine counts it: a function's symbol and an instruction there. Whoever has
/// the program can turn it into a source location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct CodePoint {
    /// The function's symbol number.
    pub function: u32,
    /// The instruction's number in its function's clean body, counted over all blocks.
    pub instruction: u32,
}

/// The bytes that an access touches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Range {
    /// First byte.
    pub start: u64,
    /// Number of bytes.
    pub len: u64,
}

impl Range {
    /// The byte behind the last one.
    pub fn end(self) -> u64 {
        self.start.saturating_add(self.len)
    }

    /// Whether the two have a byte in common.
    pub fn overlaps(self, other: Range) -> bool {
        self.start < other.start.saturating_add(other.len)
            && other.start < self.start.saturating_add(self.len)
    }

    /// Whether the other has no byte that this one has not.
    pub fn contains(self, other: Range) -> bool {
        self.start <= other.start
            && other.start.saturating_add(other.len) <= self.start.saturating_add(self.len)
    }
}

/// The C11 memory order of an access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Order {
    /// Not atomic: may take part in a data race.
    Plain,
    /// Atomic, orders nothing.
    Relaxed,
    /// Atomic, sees what was released.
    Acquire,
    /// Atomic, releases what came before.
    Release,
    /// Both.
    AcqRel,
    /// Both, and in the one total order.
    SeqCst,
}

/// The fences of a thread between two of its events. Under sequential consistency they change nothing that a program
/// reads; they decide what C11 orders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Fence {
    /// There is none.
    #[default]
    None,
    /// One that acquires.
    Acquire,
    /// One that releases.
    Release,
    /// One that acquires, and then one that releases; or one that does both.
    AcquireRelease,
    /// One that releases, and then one that acquires: what it acquires is not released.
    ReleaseAcquire,
}

impl Fence {
    /// These fences, and then one of this order.
    #[must_use]
    pub fn then(self, order: Order) -> Fence {
        match (self, order) {
            (before, Order::Plain | Order::Relaxed) => before,
            (_, Order::AcqRel | Order::SeqCst) => Fence::AcquireRelease,
            (Fence::None | Fence::Acquire, Order::Acquire) => Fence::Acquire,
            (Fence::Release | Fence::ReleaseAcquire, Order::Acquire) => Fence::ReleaseAcquire,
            (Fence::None | Fence::Release, Order::Release) => Fence::Release,
            (Fence::AcquireRelease, _) | (Fence::Acquire | Fence::ReleaseAcquire, Order::Release) => {
                Fence::AcquireRelease
            }
        }
    }

    /// Whether one of them acquires.
    pub fn acquires(self) -> bool {
        matches!(self, Fence::Acquire | Fence::AcquireRelease | Fence::ReleaseAcquire)
    }
}

/// Set in the address of a lock, it is that of the gate before the lock: inside the lock, where no other can be.
pub const GATE: u64 = 1;

/// Whether an address is that of the gate before a lock of the program's.
pub fn is_gate(at: u64) -> bool {
    at & GATE != 0 && at >> 63 == 0
}

/// The lock that a gate is before; any other lock as it is.
pub fn behind_gate(at: u64) -> u64 {
    if is_gate(at) { at & !GATE } else { at }
}

/// What an event does. Addresses name synchronisation objects.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)] // the fields are what the variant's sentence speaks of
pub enum Action {
    /// Reads memory; a failed compare-and-swap is one.
    Read { range: Range, order: Order },
    /// Writes memory.
    Write { range: Range, order: Order },
    /// Reads and writes in one step.
    Update { range: Range, order: Order },
    /// Announces an update that may turn out a mere read, which then has the order `failure`; what happened is
    /// `Update` or `Read`. As something that happened, a read: it failed, but with other inputs it would have succeeded.
    /// Its order matters as if it had, so that all outcomes of a step conflict with the same steps.
    CompareExchange { range: Range, order: Order, failure: Order },
    /// Announces a read that ends where it finds what it looks for, at the latest with this range; what happened is a
    /// `Read` of what it has come to.
    Scan { range: Range },
    /// Leaves a loop that does nothing but look at memory until it has changed: what it does, and what the loop
    /// looks at.
    Await { act: Arc<Action>, looks: Arc<[(Range, Order)]> },
    /// Makes an object's memory invalid.
    Free { range: Range },
    /// Acquires a mutex, also when a condition wait takes it back.
    Lock { mutex: u64 },
    /// Acquires a mutex without waiting; if it is taken, what happened is `TryLockFailed`.
    TryLock { mutex: u64 },
    /// Finds a mutex taken, and does not wait (any longer).
    TryLockFailed { mutex: u64 },
    /// Releases a mutex, or the writer's side of a read-write lock.
    Unlock { mutex: u64 },
    /// Acquires a read-write lock for reading; `Lock` acquires it for writing.
    ReadLock { lock: u64 },
    /// Acquires it for reading without waiting; if somebody writes, what happened is `TryLockFailed`.
    TryReadLock { lock: u64 },
    /// Releases a read-write lock that was acquired for reading.
    ReadUnlock { lock: u64 },
    /// Releases the mutex and starts to wait for the condition.
    Wait { condition: u64, mutex: u64 },
    /// Stops waiting for the condition because time is up, or for no reason at all.
    Timeout { condition: u64, spurious: bool },
    /// Wakes one waiter, if there is one.
    Signal { condition: u64, receiver: Option<ThreadId> },
    /// Wakes all waiters.
    Broadcast { condition: u64 },
    /// Takes one from a semaphore.
    SemaphoreWait { semaphore: u64 },
    /// Takes one from a semaphore without waiting; if there is none, what happened is `SemaphoreEmpty`.
    SemaphoreTry { semaphore: u64 },
    /// Finds a semaphore at zero, and does not wait (any longer).
    SemaphoreEmpty { semaphore: u64 },
    /// Adds one to a semaphore.
    SemaphorePost { semaphore: u64 },
    /// Looks at the value of a semaphore.
    SemaphoreRead { semaphore: u64 },
    /// Comes to a barrier. `ordered`: who comes when makes a difference; the round is then known only afterwards.
    Arrive { barrier: u64, round: u32, ordered: bool },
    /// Leaves a barrier that everybody has come to in this round.
    Pass { barrier: u64, round: u32 },
    /// Initialises or destroys a synchronisation object, whatever kind it is.
    Remake { object: u64 },
    /// Looks whether an object is there, and what it is, but not at what others do with it. It races with nobody: what it finds
    /// depends on whether it comes before or after whoever makes, destroys or frees the object.
    Look { object: u64 },
    /// Starts a thread.
    Create { child: ThreadId },
    /// Waits for a thread's end.
    Join { child: ThreadId },
    /// A thread ends.
    End,
    /// A branch on a symbolic condition, local to its thread.
    Branch { taken: bool },
    /// Whether the weak compare-and-swap that follows fails for no reason; local to its thread.
    Choose,
    /// Several steps that nothing can come between.
    Section { parts: Arc<[Action]> },
    /// As a part of a section: what the section does not do, but may do if it comes earlier or later. Nobody notices, but
    /// it conflicts with what that would conflict with.
    Might { act: Arc<Action> },
    /// The process ends.
    Exit,
}

impl Action {
    /// Whether the step concerns its own thread alone.
    pub fn is_local(&self) -> bool {
        matches!(self, Action::Branch { .. } | Action::Choose)
    }

    /// Whether the step is an end, or waits for one.
    pub fn is_end(&self) -> bool {
        matches!(self, Action::End | Action::Join { .. } | Action::Exit)
    }

    /// What the step does: several things if it is an atomic section.
    pub fn parts(&self) -> &[Action] {
        match self {
            Action::Section { parts } => parts,
            Action::Await { act, .. } => std::slice::from_ref(act),
            one => std::slice::from_ref(one),
        }
    }

    /// The bytes of memory that a step accesses or frees, if it does nothing else.
    pub fn range(&self) -> Option<Range> {
        match self {
            Action::Read { range, .. }
            | Action::CompareExchange { range, .. }
            | Action::Write { range, .. }
            | Action::Update { range, .. }
            | Action::Free { range } => Some(*range),
            _ => None,
        }
    }

    /// The synchronisation object that the step uses, if there is one and it may not be gone by then, as when a thread leaves a
    /// barrier or stops waiting for a condition.
    pub fn used_object(&self) -> Option<u64> {
        match self {
            Action::Lock { mutex: at }
            | Action::TryLock { mutex: at }
            | Action::TryLockFailed { mutex: at }
            | Action::Unlock { mutex: at }
            | Action::ReadLock { lock: at }
            | Action::TryReadLock { lock: at }
            | Action::ReadUnlock { lock: at }
            | Action::Signal { condition: at, .. }
            | Action::Broadcast { condition: at }
            | Action::SemaphoreWait { semaphore: at }
            | Action::SemaphoreTry { semaphore: at }
            | Action::SemaphoreEmpty { semaphore: at }
            | Action::SemaphorePost { semaphore: at }
            | Action::SemaphoreRead { semaphore: at }
            | Action::Arrive { barrier: at, .. } => Some(*at),
            _ => None,
        }
    }

    /// The lock that the step acquires, and whether it excludes everybody else.
    pub fn acquires(&self) -> Option<(u64, bool)> {
        match self {
            Action::Lock { mutex } | Action::TryLock { mutex } => Some((*mutex, true)),
            Action::ReadLock { lock } | Action::TryReadLock { lock } => Some((*lock, false)),
            _ => None,
        }
    }

    /// Whether the step can only be taken while something holds that other steps make true and false.
    pub fn is_conditional(&self) -> bool {
        match self {
            Action::SemaphoreWait { .. } | Action::Await { .. } => true,
            Action::Section { parts } => {
                parts.iter().any(|part| part.waits_for().is_some() || part.is_conditional())
            }
            _ => false,
        }
    }

    /// Whether what the step does, or whether it can be taken, depends on when it is taken.
    pub fn is_state_dependent(&self) -> bool {
        matches!(
            self,
            Action::CompareExchange { .. }
                | Action::Scan { .. }
                | Action::TryLock { .. }
                | Action::TryReadLock { .. }
                | Action::SemaphoreWait { .. }
                | Action::Await { .. }
                | Action::SemaphoreTry { .. }
                | Action::Section { .. }
                | Action::Signal { .. }
        )
    }

    /// Whether whatever conflicts with an access conflicts with this step, too.
    pub fn covers(&self, access: &Action) -> bool {
        use Action::*;
        match (self, access) {
            (Section { parts }, _) => parts.iter().any(|part| part.covers(access)),
            (Might { act }, _) | (Await { act, .. }, _) => act.covers(access),
            (_, Might { act }) => self.covers(act),
            (
                Write { range, .. } | Update { range, .. } | CompareExchange { range, .. } | Free { range },
                Read { range: other, .. } | Write { range: other, .. } | Update { range: other, .. },
            )
            | (Read { range, .. }, Read { range: other, .. }) => range.contains(*other),
            _ => self == access,
        }
    }

    /// The lock that the step waits for if it is taken, and whether it would exclude everybody else.
    pub fn waits_for(&self) -> Option<(u64, bool)> {
        match self {
            Action::Lock { mutex } => Some((*mutex, true)),
            Action::ReadLock { lock } => Some((*lock, false)),
            _ => None,
        }
    }
}
