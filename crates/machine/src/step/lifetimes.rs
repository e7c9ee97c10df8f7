//! Where the lives of locals and of a thread's own variables begin and end, and those of what was allocated end. A function or a block is left in many ways,
//! by a return, a jump or the end of the thread; for others, who may still look there, all of them are like a `free`.
//!
//! The end of what other threads may look at is a step of its own, after which the operation starts again: so whatever
//! ends several lives first ends them one by one, and takes its frames away when none is left.

use super::{Flow, Run, Stop, Touched, kept};
use crate::memory::{Life, Object, Origin};
use crate::relied::Relied;
use crate::state::{Choice, Jump};
use std::rc::Rc;
use threadbare_trace::{Action, ErrorKind, Order, Range};

/// What is in an object that is about to go, or was in one that is gone.
pub struct Content(pub(super) Object);

impl Run<'_> {
    /// Ends the lives of the current function's locals but the first `keep`.
    pub fn end_locals(&mut self, keep: usize) -> Flow<()> {
        let innermost = self.thread_ref().frames.len() - 1;
        self.end_locals_of(innermost, keep)
    }

    fn end_locals_of(&mut self, depth: usize, keep: usize) -> Flow<()> {
        let last = |run: &Self| {
            let locals = run.thread_ref().frames[depth].locals.get(keep..);
            locals.and_then(|locals| locals.last()).copied()
        };
        while let Some(base) = last(self) {
            self.end_life(base, Life::Left)?;
            Rc::make_mut(&mut self.thread_mut().frames[depth]).locals.pop();
        }
        Ok(())
    }

    /// Ends the lives of the locals of all functions but the first `keep`, which are not left yet.
    pub(super) fn end_functions(&mut self, keep: usize) -> Flow<()> {
        (keep..self.thread_ref().frames.len()).rev().try_for_each(|depth| self.end_locals_of(depth, 0))
    }

    /// Ends the lives of what is the thread's own: the locals of its functions and its variables.
    pub(super) fn end_own(&mut self) -> Flow<()> {
        self.end_functions(0)?;
        while let Some((_, base)) = self.thread_ref().thread_locals.last().copied() {
            self.end_life(base, Life::Left)?;
            Rc::make_mut(&mut self.thread_mut().thread_locals).pop();
        }
        let errno = self.thread_ref().errno;
        if errno != 0 {
            self.end_life(errno, Life::Left)?;
            self.thread_mut().errno = 0;
        }
        Ok(())
    }

    /// Leaves all functions that were entered since a place was set, and the blocks of its own function. A block that
    /// was left meanwhile is entered again, as it was.
    pub fn leave_for(&mut self, place: &Jump) -> Flow<()> {
        self.end_functions(place.depth)?;
        let locals = self.thread_ref().frames[place.depth - 1].locals.clone();
        for base in locals {
            let Some(object) = self.state.memory.find(base).filter(|object| object.begun) else { continue };
            match (object.life, place.begun.contains(&base)) {
                (Life::Live, false) => self.end_life(base, Life::OutOfScope)?,
                (Life::OutOfScope, true) => {
                    self.tell(base)?;
                    self.alter(base, |object| object.life = Life::Live);
                }
                _ => {}
            }
        }
        self.thread_mut().frames.truncate(place.depth);
        Ok(())
    }

    /// The locals of the current function whose lives have begun at a mark and not ended.
    pub fn begun_locals(&self) -> Rc<[u64]> {
        let locals = self.thread_ref().frames.last().map_or(&[][..], |frame| &frame.locals);
        let begun = |base: &&u64| {
            let object = self.state.memory.find(**base);
            object.is_some_and(|object| object.begun && object.life == Life::Live)
        };
        locals.iter().filter(begun).copied().collect()
    }

    /// A block is entered: the life of one of its locals begins, at the same place each time, and nothing was written
    /// there yet. From the second time on others may know the place, and look there before or after.
    pub fn begin_life(&mut self, base: u64) -> Flow<()> {
        let Some(object) = self.marked(base) else { return Ok(()) };
        if object.begun {
            self.tell(base)?;
            self.forget_synchronisation(base);
        }
        self.alter(base, |object| {
            if object.begun {
                let shared = object.shared;
                *object = object.anew();
                object.shared = shared;
            }
            object.begun = true;
        });
        Ok(())
    }

    /// A block is left: the life of one of its locals ends.
    pub fn end_block_local(&mut self, base: u64) -> Flow<()> {
        match self.marked(base) {
            Some(_) => self.end_life(base, Life::OutOfScope),
            None => Ok(()),
        }
    }

    /// Whether an address is that of an allocation that was not freed, ahead of the step that frees it, which must follow before
    /// the call returns.
    pub fn is_allocated(&mut self, at: u64) -> bool {
        self.is_to_use(at);
        self.state.memory.find(at).is_some_and(|object| object.life == Life::Live && object.base == at)
    }

    /// Ends the life of the heap object at this address.
    pub fn release(&mut self, at: u64) -> Flow<()> {
        let threaded = self.state.threads.are_several();
        let Some(object) = self.state.memory.find(at) else {
            return Err(Stop::error(ErrorKind::InvalidFree, format!("frees {at:#x}, where no object is")));
        };
        let (base, size, shared, life, origin, owner) =
            (object.base, object.size, object.shared, object.life, object.origin, object.owner);
        let name = self.object_name(object);
        if !matches!(origin, Origin::Heap(_) | Origin::Input) || base != at {
            return Err(Stop::error(
                ErrorKind::InvalidFree,
                format!("frees {name} at offset {}, which no allocation returned", at - base),
            ));
        }
        if threaded && !shared && owner != self.thread_ref().id {
            self.shares(origin);
        }
        if threaded && shared {
            self.visible(Action::Free { range: Range { start: base, len: size.max(1) } }, Choice::Only)?;
        }
        self.has_looked(base);
        if let Life::Freed(before) = life {
            return Err(Stop::error(
                ErrorKind::DoubleFree,
                format!("frees {name}, which was freed at {}", self.location(before)),
            ));
        }
        self.state.memory.frees();
        if threaded {
            self.relies_on(Relied::Frees);
        }
        self.free_here(base);
        Ok(())
    }

    /// The same, and what was in it, which goes to another object ([`Run::take_over`]).
    pub fn release_content(&mut self, at: u64) -> Flow<Content> {
        let content = self.state.memory.find(at).cloned();
        self.release(at)?;
        match content {
            Some(content) if !(self.state.threads.are_several() && content.shared) => Ok(Content(content)),
            _ => Err(Stop::unsupported("moving what several threads may see")),
        }
    }

    /// What is in an allocation that was not freed, for another object, by a step that reads all of it.
    pub fn read_content(&mut self, at: u64) -> Flow<Content> {
        let Some(object) = self.state.memory.find(at) else {
            return Err(Stop::unsupported("reading where no object is"));
        };
        let range = Range { start: object.base, len: object.size.max(1) };
        self.visible(Action::Read { range, order: Order::Plain }, Choice::Only)?;
        match self.state.memory.find(at).cloned() {
            Some(content) => Ok(Content(content)),
            None => Err(Stop::unsupported("reading where no object is")),
        }
    }

    /// The object that stood for a stream goes with the stream.
    pub fn end_stream(&mut self, _: &Touched<kept::Descriptors>, at: u64) {
        self.free_here(at);
    }

    fn free_here(&mut self, base: u64) {
        let point = self.thread_ref().point();
        if let Some(object) = self.state.memory.find_mut(base)
            && matches!(object.origin, Origin::Heap(_) | Origin::Input)
        {
            object.life = Life::Freed(point);
        }
    }

    /// The local that a mark is about.
    fn marked(&self, base: u64) -> Option<&Object> {
        let is_own = |object: &&Object| {
            object.base == base
                && object.owner == self.thread_ref().id
                && matches!(object.origin, Origin::Stack(_))
        };
        self.state.memory.find(base).filter(is_own)
    }

    /// Ends the life of an object. It is remembered where others may ask for it.
    fn end_life(&mut self, base: u64, life: Life) -> Flow<()> {
        let Some(object) = self.state.memory.find(base) else { return Ok(()) };
        let shared = object.shared;
        if object.life == Life::Live {
            self.tell(base)?;
        }
        let threaded = self.state.threads.are_several();
        if life == Life::OutOfScope || threaded && (shared || self.world.learned.remembers_dead) {
            self.alter(base, |object| object.life = life);
        } else {
            self.state.memory.remove(base);
        }
        Ok(())
    }

    /// The step of ending or beginning a life, if others may look at it.
    fn tell(&mut self, base: u64) -> Flow<()> {
        let threaded = self.state.threads.are_several();
        if let Some(object) = self.state.memory.find(base).filter(|object| threaded && object.shared) {
            let range = Range { start: base, len: object.size.max(1) };
            self.visible(Action::Free { range }, Choice::Only)?;
        }
        Ok(())
    }

    /// Changes an object. Nobody notices if it is the thread's own.
    fn alter(&mut self, base: u64, change: impl FnOnce(&mut Object)) {
        let memory = &mut self.state.memory;
        let shared = memory.find(base).is_some_and(|object| object.shared);
        let object = if shared { memory.find_mut(base) } else { memory.find_own(base) };
        if let Some(object) = object {
            change(object);
        }
    }

    /// What threads synchronised with in an object is gone with its life.
    fn forget_synchronisation(&mut self, base: u64) {
        let Some(object) = self.state.memory.find(base) else { return };
        let range = Range { start: base, len: object.size.max(1) };
        if self.state.sync.is_any_in(range) {
            Rc::make_mut(&mut self.state.sync).forget(range);
        }
    }
}
