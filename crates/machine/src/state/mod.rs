//! A state of the program under test: memory, threads, synchronisation objects, the path condition and a model
//! of it. Plain data that is cheap to copy; what is changed afterwards is copied then. Which steps can be taken is said
//! here, what they do is not.

mod family;
mod frame;
mod looks;
mod next;
mod thread;

pub use crate::sync::ThreadIx;
pub(crate) use family::{Birth, Family};
pub use frame::Frame;
pub(crate) use looks::{Early, Looks, Standing, Tried};
pub(crate) use next::Decision;
pub use next::{Choice, Next, Purpose, Side, Status};
pub use thread::{Jump, Site, Thread};

use crate::hidden::{Hidden, Written};
use crate::led::Led;
use crate::memory::{Memory, Origin};
use crate::roots::Roots;
use crate::sync::SyncObjects;
use crate::threads::{Threads, Trait};
use std::rc::Rc;
use threadbare_expr::{Model, Term};
use threadbare_trace::{Action, ThreadId};

/// A state.
#[derive(Clone)]
pub struct State {
    /// All memory.
    pub(crate) memory: Memory,
    /// The threads in the order of their creation in this run.
    pub threads: Threads<Thread>,
    /// Mutexes, condition variables and the like, by address.
    pub sync: Rc<SyncObjects>,
    /// The library's own state.
    pub(crate) hidden: Rc<Hidden>,
    /// What must hold of the inputs for this state to be reached.
    pub path: Rc<Vec<Term>>,
    /// Inputs for which it does.
    pub model: Model,
    /// The part of the path that all who know its inputs know: each literal was decided by the thread that took its inputs,
    /// before anybody else could hear of them. With the mark of that thread; noted in programs with atomic sections.
    pub(crate) given: Rc<Vec<(u64, Term)>>,
    /// The objects of the inputs that were followed to while there was one thread, in this order.
    pub(crate) born: Rc<Vec<u64>>,
    /// The pointers that lead to one of the first so many of these, by the addresses of their own objects.
    pub(crate) grouped: Rc<Vec<(u64, usize)>>,
    /// How the process ended, if it did as a whole.
    pub exited: Option<u32>,
    /// What led here, where that is noted.
    pub(crate) led: Option<Rc<Led>>,
}

impl State {
    /// The position of the thread with this name.
    pub fn index_of(&self, id: ThreadId) -> Option<ThreadIx> {
        self.threads.position_of(id)
    }

    /// What a thread does next, if it does anything.
    #[inline]
    pub fn next(&self, thread: ThreadIx) -> Option<&Next> {
        self.threads[thread].next()
    }

    /// Whether the thread's next step can be taken now.
    pub fn is_enabled(&self, thread: ThreadIx) -> bool {
        if self.exited.is_some() {
            return false;
        }
        self.could(thread, &self.threads[thread])
    }

    /// Whether any thread's next step can be taken now.
    pub fn is_any_enabled(&self) -> bool {
        self.exited.is_none()
            && self.threads.find(Trait::Stands, |at, thread| self.could(at, thread)).is_some()
    }

    /// Whether a thread's next step can be taken now, unless the process has ended.
    #[inline]
    fn could(&self, at: ThreadIx, thread: &Thread) -> bool {
        let Some(next) = thread.next() else { return false };
        if matches!(next.action, Action::Exit) {
            return self.could_exit();
        }
        !matches!(next.choice, Choice::Ways(0)) && self.allows(at, &next.action)
    }

    /// The end of the process comes last, so that it hides nothing that other threads would do.
    #[inline(never)]
    fn could_exit(&self) -> bool {
        let goes_on = |at: ThreadIx, thread: &Thread| {
            let next = thread.next().filter(|next| !matches!(next.action, Action::Exit));
            next.is_some_and(|next| !matches!(next.choice, Choice::Ways(0)) && self.allows(at, &next.action))
        };
        self.threads.find(Trait::Stands, goes_on).is_none()
    }

    /// Whether the thread could do this now.
    pub(crate) fn allows(&self, thread: ThreadIx, action: &Action) -> bool {
        match action {
            Action::Lock { mutex } => self.sync.can_lock(*mutex, thread),
            Action::ReadLock { lock } => self.sync.can_read(*lock),
            Action::SemaphoreWait { semaphore } => {
                self.sync.semaphore(*semaphore).is_none_or(|value| value > 0)
            }
            Action::Join { child } => {
                self.threads.named(*child).is_some_and(|child| child.status == Status::Finished)
            }
            _ => true,
        }
    }

    /// Puts bytes of an object into memory, as a debugger would: nobody hears of it. Whether there is such an object.
    pub fn poke(&mut self, at: u64, bytes: &[u8]) -> bool {
        let len = bytes.len() as u64;
        let Some(object) = self.memory.find_mut(at).filter(|object| object.contains(at, len)) else {
            return false;
        };
        object.write_bytes(at - object.base, bytes);
        true
    }

    /// What was written for a person to read, in the order of this run.
    pub fn output(&self) -> impl Iterator<Item = &Written> {
        self.hidden.output.iter()
    }

    /// Whether a thread goes no further for a reason for which the execution does not count.
    pub fn is_cut(&self) -> bool {
        self.threads.find(Trait::Lives, |_, thread| thread.is_cut()).is_some()
    }

    /// The objects that several threads may access, those that have ended among them: where each is, what it is, and how large.
    pub fn shared_objects(&self) -> impl Iterator<Item = (u64, (Origin, u64))> {
        let shared = self.memory.objects().into_iter().filter(|object| object.shared);
        shared.map(|object| (object.base, (object.origin, object.size)))
    }

    /// The threads that could be woken by a signal now.
    pub fn waiters(&self, condition: u64) -> Vec<ThreadIx> {
        let waits = |thread: &ThreadIx| matches!(self.threads[*thread].status, Status::Waiting { condition: c, .. } if c == condition);
        self.threads.that_may(Trait::Lives).filter(waits).collect()
    }

    /// Whether an assumption fails with this outcome of the thread's next step.
    #[inline]
    pub fn fails_assumption(&self, thread: ThreadIx, label: u32) -> bool {
        match self.next(thread).map(|next| &next.choice) {
            Some(Choice::Condition { purpose: Purpose::Assume | Purpose::Draw, .. }) => label == 0,
            Some(Choice::Sides(sides)) => sides.get(label as usize).is_some_and(|side| side.fails_assumption),
            _ => false,
        }
    }

    /// Whether this outcome of the thread's next step is none, whatever others do.
    #[inline]
    pub fn is_nothing(&self, thread: ThreadIx, label: u32) -> bool {
        let choice = self.next(thread).map(|next| &next.choice);
        label == 0 && matches!(choice, Some(Choice::Condition { purpose: Purpose::Draw, .. }))
    }

    /// The terms that it holds.
    pub fn roots(&self, roots: &mut Roots) {
        self.memory.roots(roots);
        if roots.is_new(&self.path) {
            roots.terms.extend_from_slice(&self.path);
        }
        for thread in self.threads.iter() {
            if roots.is_new(thread) {
                thread.roots(roots);
            }
        }
        if roots.is_new(&self.hidden) {
            self.hidden.roots(roots);
        }
        if roots.is_new(&self.sync) {
            roots.values(self.sync.keys.all.iter().flatten());
        }
    }
}
