//! What models ask of a run besides accesses to memory (`access.rs`, `scan.rs`, `block.rs`) and steps (`Run::visible`,
//! `parts.rs`): the thread and the others, synchronisation objects, the program, and what is learned of it.

use super::{Flow, Run, Stop};
use crate::code::NONE;
use crate::memory::{Initial, Life, Object, Origin, address};
use crate::options::Options;
use crate::outcomes::receiver_label;
use crate::prepared::object_name;
use crate::state::{Frame, Next, Thread, ThreadIx};
use crate::sync::SyncObjects;
use crate::threads::Threads;
use crate::value::Value;
use std::rc::Rc;
use threadbare_expr::Term;
use threadbare_ir::program::Program;
use threadbare_trace::{CodePoint, Ending, Location, ThreadId};

/// Threads.
impl Run<'_> {
    /// The position of the thread that runs.
    pub fn this(&self) -> ThreadIx {
        self.thread
    }

    /// All threads, in the order of their creation in this run.
    pub fn threads(&self) -> &Threads<Thread> {
        &self.state.threads
    }

    /// Whether there are several threads.
    pub fn is_threaded(&self) -> bool {
        self.state.threads.are_several()
    }

    /// A thread, to change it.
    pub fn thread_at(&mut self, thread: ThreadIx) -> &mut Thread {
        Rc::make_mut(&mut self.state.threads[thread])
    }

    /// What a thread does next, if it does anything.
    pub fn next_of(&self, thread: ThreadIx) -> Option<&Next> {
        self.state.next(thread)
    }

    /// The threads that could be woken by a signal now.
    pub fn waiters(&self, condition: u64) -> Vec<ThreadIx> {
        self.state.waiters(condition)
    }

    /// The thread that an outcome of a signal to a condition variable wakes, if it wakes one.
    pub fn receiver(&self, condition: u64, label: u32) -> Option<ThreadIx> {
        let receives = |thread: &ThreadIx| receiver_label(self.state.threads[*thread].id) == label;
        self.state.waiters(condition).into_iter().find(receives)
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

    /// Starts a thread that runs a function with this argument, and runs it to its first step. What the library knows of it
    /// from the start is filled in by `prepare`.
    pub fn start_thread(
        &mut self,
        id: ThreadId,
        function: u32,
        argument: Value,
        prepare: impl FnOnce(&mut Self, &mut Thread) -> Flow<()>,
    ) -> Flow<()> {
        let code = self.world.code(function).map_err(Stop::unsupported)?;
        let arguments = vec![argument; code.params as usize];
        let frame = Frame::new(code, &arguments, NONE);
        self.thread_mut().births += 1;
        let mut thread = Thread::new(id, function, frame);
        thread.ended = self.thread_ref().ended;
        thread.literals = self.thread_ref().literals.clone();
        thread.reached = self.thread_ref().reached.clone();
        prepare(self, &mut thread)?;
        self.state.threads.push(Rc::new(thread));
        let child = self.state.threads.len() - 1;
        Run::new(self.world.again(), self.library, self.state, child).advance();
        Ok(())
    }
}

/// Synchronisation objects. What is done to them is told by the steps that they are used in.
impl Run<'_> {
    /// All of them.
    pub fn sync(&self) -> &SyncObjects {
        &self.state.sync
    }

    /// The same, to change them.
    pub fn sync_mut(&mut self) -> &mut SyncObjects {
        Rc::make_mut(&mut self.state.sync)
    }

    /// The address of a synchronisation object that a program names.
    pub fn sync_address(&mut self, object: Value) -> Flow<u64> {
        let at = self.pick(object, 64)?;
        self.spot(Value::concrete(at), 4, true)?;
        let around = self.state.memory.find(at).filter(|around| around.is_blurred(&self.world.arena.terms));
        if let Some(origin) = around.map(|around| around.origin) {
            // Whether it was destroyed, and of which kind it is, cannot be told any more: to be kept exact next time.
            let learned = &mut *self.world.learned;
            learned.shared_grew |= learned.exact.insert(origin);
            return Err(Stop::unsupported("a synchronisation object in memory that was written somewhere"));
        }
        Ok(at)
    }

    /// Four bytes of a synchronisation object, as a static initialiser or the library has put them there; `None` if they are
    /// not known. The step is that of the object.
    pub fn sync_word(&self, at: u64) -> Option<u64> {
        let object = self.state.memory.check(at, 4, false).ok()?;
        object.read_word(at - object.base, 4)
    }

    /// Sets four bytes of a synchronisation object. The step is that of the object.
    pub fn set_sync_word(&mut self, at: u64, word: u64) -> Flow<()> {
        let spot = self.spot(Value::concrete(at), 4, true)?;
        self.write_spot(spot, Value::concrete(word), 32);
        Ok(())
    }
}

/// Objects in memory: where they are and whose, not what is in them.
impl Run<'_> {
    /// The object whose place an address lies in, live or not.
    pub fn object(&self, at: u64) -> Option<&Object> {
        self.state.memory.find(at)
    }

    /// What a person would call an object.
    pub fn object_name(&self, object: &Object) -> String {
        object_name(self.world.prepared, object)
    }

    /// The object at this address, if it was allocated, is freed here.
    pub fn end_heap_life(&mut self, base: u64) {
        let point = self.thread_ref().point();
        if let Some(object) = self.state.memory.find_mut(base)
            && matches!(object.origin, Origin::Heap(_))
        {
            object.life = Life::Freed(point);
        }
    }

    /// A word for the library's own use, which is zero.
    pub fn allocate_word(&mut self) -> Flow<Option<u64>> {
        let origin = Origin::Stack(self.thread_ref().point());
        self.allocate(origin, 4, 4, Initial::Zero)
    }
}

/// The program, and what the run was given.
impl Run<'_> {
    /// The program.
    pub fn program(&self) -> &Program {
        &self.world.prepared.program
    }

    /// What a program can do at all, by the functions that it knows: the bits of [`crate::modelled::Rules::known`].
    pub fn known_functions(&self) -> u32 {
        self.world.prepared.known
    }

    /// What the run gets from outside.
    pub fn options(&self) -> &Options {
        self.world.options
    }

    /// The address of a global variable or a function, by its name.
    pub fn address_of(&self, name: &str) -> Option<u64> {
        self.world.prepared.address_of(name)
    }

    /// The source location of a code point.
    pub fn location(&self, point: CodePoint) -> Location {
        self.world.prepared.location(point)
    }

    /// Whether the program uses the result of the call that is made.
    pub fn uses_result(&self) -> bool {
        self.world.prepared.uses_result(self.thread_ref().point())
    }

    /// A number that depends on inputs, as the model at hand has it: for what is only shown.
    pub fn evaluate_u64(&self, term: Term) -> u64 {
        self.world.arena.terms.evaluate_u64(term, &self.state.model)
    }

    /// The same for more than 64 bits.
    pub fn evaluate(&self, term: Term) -> Vec<u64> {
        self.world.arena.terms.evaluate(term, &self.state.model)
    }
}

/// What models learn of the program.
impl Run<'_> {
    /// More than one thread accesses objects that come from here.
    pub fn shares(&mut self, origin: Origin) {
        self.world.learned.shared.insert(origin);
        self.world.learned.shared_grew = true;
    }

    /// Whether more threads come to a barrier than it waits for, as far as is known.
    pub fn is_crowded(&self, barrier: u64) -> bool {
        self.world.learned.crowded.contains(&barrier)
    }

    /// More threads come to a barrier than it waits for.
    pub fn crowds(&mut self, barrier: u64) {
        if self.world.learned.crowded.insert(barrier) {
            self.world.learned.shared_grew = true;
        }
    }

    /// A read-write lock was asked for whose preference makes a difference: by a reader, or by a writer.
    pub fn asks_for_lock(&mut self, writes: bool) {
        let learned = &mut *self.world.learned;
        match writes {
            true => learned.write_locked = true,
            false => learned.read_locked = true,
        }
    }
}
