//! The thread that runs, and others. Of its own a thread knows everything; of another one a model knows its name, and the rest by
//! the step of joining it, or of saying who does:
//!
//! ```
//! use threadbare_machine::state::ThreadIx;
//! use threadbare_machine::step::{Flow, Run};
//!
//! fn detach(run: &mut Run<'_>, thread: ThreadIx) -> Flow<bool> {
//!     let claim = run.claim(thread)?;
//!     Ok(run.is_claimed(&claim) || { run.set_claimed(&claim); false })
//! }
//! ```
//!
//! ```compile_fail
//! use threadbare_machine::state::ThreadIx;
//! use threadbare_machine::step::Run;
//!
//! fn detach(run: &mut Run<'_>, thread: ThreadIx) {
//!     run.thread_at(thread).claimed = true;
//! }
//! ```
//!
//! ```compile_fail
//! use threadbare_machine::step::Run;
//!
//! fn detach(run: &mut Run<'_>) {
//!     run.thread_mut().claimed = true;
//! }
//! ```
//!
//! ```compile_fail
//! use threadbare_machine::state::ThreadIx;
//! use threadbare_machine::step::Run;
//!
//! fn is_detached(run: &Run<'_>, thread: ThreadIx) -> bool {
//!     run.threads()[thread].claimed
//! }
//! ```

use super::decide::mark;
use super::{Flow, Run, Stop};
use crate::code::NONE;
use crate::history;
use crate::memory::{Initial, Origin, address};
use crate::parts::{CLAIMS, handle, handled};
use crate::relied::Relied;
use crate::state::{Choice, Frame, Status, Thread, ThreadIx};
use crate::value::Value;
use std::ops::Deref;
use std::rc::Rc;
use threadbare_trace::{Action, Ending, Order, Range, ThreadId};

/// How many bytes a `pthread_t` has.
const HANDLE_SIZE: u64 = 8;

/// Leave to ask who joins a thread, and to say so.
#[derive(Debug)]
pub struct Claim {
    thread: ThreadIx,
}

/// Leave to look at a thread that has ended, by the step of joining it.
#[derive(Debug)]
pub struct Joined {
    claim: Claim,
}

impl Deref for Joined {
    type Target = Claim;

    fn deref(&self) -> &Claim {
        &self.claim
    }
}

impl Run<'_> {
    /// The position of the thread that runs.
    pub fn this(&self) -> ThreadIx {
        self.thread
    }

    /// Whether there are several threads.
    pub fn is_threaded(&self) -> bool {
        self.state.threads.are_several()
    }

    /// The thread that a value of `pthread_t` stands for.
    pub fn thread_named(&self, name: u64) -> Option<ThreadIx> {
        handled(name).and_then(|id| self.state.threads.position_of(id))
    }

    /// The step of saying who joins a thread, or that nobody does.
    pub fn claim(&mut self, thread: ThreadIx) -> Flow<Claim> {
        let name = handle(self.state.threads[thread].id);
        self.use_place(Range { start: CLAIMS | name, len: 1 }, Order::Relaxed)?;
        Ok(Claim { thread })
    }

    /// The step of waiting for the end of a thread.
    pub fn join(&mut self, child: ThreadIx) -> Flow<Joined> {
        self.visible(Action::Join { child: self.state.threads[child].id }, Choice::Only)?;
        if self.state.threads[child].status != Status::Finished {
            return Err(Stop::unsupported("joining a thread that has not ended"));
        }
        Ok(Joined { claim: Claim { thread: child } })
    }

    /// Whether somebody joins the thread, or nobody ever does.
    pub fn is_claimed(&self, claim: &Claim) -> bool {
        self.state.threads[claim.thread].claimed
    }

    /// It is so from now on.
    pub fn set_claimed(&mut self, claim: &Claim) {
        Rc::make_mut(&mut self.state.threads[claim.thread]).claimed = true;
    }

    /// What a thread that has ended returned, whether anybody receives that or not. Whoever joins it knows from then on that it has
    /// ended, and all that it knew to have.
    pub fn result_of(&mut self, joined: &Joined, received: bool) -> Value {
        let child = joined.claim.thread;
        self.join_likeness(child, received);
        let ended = self.state.threads[child].ended | 1u64.checked_shl(child as u32).unwrap_or(0);
        self.thread_mut().ended |= ended;
        self.state.threads[child].result
    }

    /// The name that the thread's next child will have, if threads can still be told apart by names and there may be one more.
    pub fn next_child(&self) -> Flow<ThreadId> {
        let parent = self.thread_ref();
        let id = parent.id.child(parent.births + 1).filter(|id| address::region(*id).is_some());
        let id = id.ok_or_else(|| Stop::unsupported("more threads than names can tell apart"))?;
        let bound = self.world.limits.bounds.threads;
        if let Some(most) = bound.filter(|most| self.state.threads.len() >= *most as usize) {
            return Err(Stop::Halt(Ending::Bounded {
                bound: format!("more than {most} threads (--max-threads)"),
            }));
        }
        Ok(id)
    }

    /// The step of starting a thread that runs a function with this argument; runs it to its first step. Nobody joins it if it
    /// is detached. It says when it ends if others can ask for that. What else the library knows of it from the start is filled
    /// in by `prepare`.
    pub fn start_thread(
        &mut self,
        id: ThreadId,
        (function, argument): (u32, Value),
        (is_detached, says_its_end): (bool, bool),
        prepare: impl FnOnce(&Thread, &mut Thread),
    ) -> Flow<()> {
        self.visible(Action::Create { child: id }, Choice::Only)?;
        let point = self.thread_ref().frames.last().map(|frame| frame.point());
        if let (Some(seen), Some(point)) = (&mut self.world.probes.seen, point) {
            seen.starts.insert((point, function));
            seen.threads.insert((id, point, function));
        }
        let code = self.world.code(function).map_err(Stop::unsupported)?;
        let arguments = vec![argument; code.params as usize];
        let frame = Frame::new(code, &arguments, NONE);
        self.thread_mut().births += 1;
        let mut thread = Thread::new(id, function, frame);
        thread.ended = self.thread_ref().ended;
        thread.literals = self.thread_ref().literals.clone();
        thread.strangers = self.thread_ref().strangers | mark(self.thread_ref().id);
        thread.reached = self.thread_ref().reached.clone();
        thread.claimed = is_detached;
        thread.history = history::of_child(id, self.thread_ref().history);
        prepare(self.thread_ref(), &mut thread);
        self.find_likeness(&mut thread, argument);
        if says_its_end {
            let origin = Origin::Stack(self.thread_ref().point());
            let at = self.allocate(origin, 4, 4, Initial::Zero)?;
            thread.ended_at = at.ok_or_else(|| Stop::unsupported("no room for a thread"))?;
        }
        self.state.threads.push(Rc::new(thread));
        let child = self.state.threads.len() - 1;
        Run::new(self.world.again(), self.library, self.state, child).advance();
        Ok(())
    }

    /// Notes a look at a handle that is there already only because creating a thread writes it first.
    pub(super) fn note_handles(&mut self, action: &Action) {
        if self.thread_ref().handles.is_empty() {
            return;
        }
        let handles = self.thread_ref().handles.clone();
        let is_handle = |range: &Range| {
            handles.iter().any(|start| range.overlaps(Range { start: *start, len: HANDLE_SIZE }))
        };
        let looks = |action: &Action| matches!(action, Action::Read { range, .. } if is_handle(range));
        let waits = match action {
            Action::Await { looks, .. } => looks.iter().any(|(range, _)| is_handle(range)),
            _ => false,
        };
        if waits || action.parts().iter().any(looks) {
            self.relies_on(Relied::Handle);
        }
    }

    /// The step of asking whether a thread has ended, without waiting: a look at a word that the thread writes before its last
    /// step.
    pub fn has_ended(&mut self, thread: ThreadIx) -> Flow<bool> {
        let at = self.state.threads[thread].ended_at;
        if at == 0 {
            return Err(Stop::unsupported("asking whether the first thread has ended"));
        }
        let range = Range { start: at, len: 4 };
        // A step even if no other thread was ever seen to write there: who asks again and again does not do so for ever.
        self.visible(Action::Read { range, order: Order::Relaxed }, Choice::Only)?;
        let word =
            self.state.memory.check(at, 4, false).ok().and_then(|word| word.read_word(at - word.base, 4));
        Ok(word != Some(0))
    }

    /// The step of saying that the thread ends, once, if others can ask for that.
    pub fn say_end(&mut self) -> Flow<()> {
        let Thread { ended_at, announced, .. } = *self.thread_ref();
        if ended_at == 0 || announced {
            return Ok(());
        }
        let range = Range { start: ended_at, len: 4 };
        self.visible(Action::Write { range, order: Order::Relaxed }, Choice::Only)?;
        let spot = self.spot(Value::concrete(ended_at), 4, true)?;
        self.write_spot(spot, Value::concrete(1), 32);
        self.thread_mut().announced = true;
        Ok(())
    }
}
