//! Threads that are alike, as far as a program may tell them apart. Where that matters, the value of `pthread_t` for a thread is an
//! unknown of its own: whoever decides something by it has told the thread from others, and so has whoever knows more of some threads of
//! a group than of others by joining them.

use super::Run;
use crate::arena::Arena;
use crate::inputs::{Named, Unknown};
use crate::parts::handle;
use crate::policy::Policy;
use crate::state::{Birth, Family, Thread, ThreadIx};
use crate::value::Value;
use std::rc::Rc;
use threadbare_expr::{Op, Term, Variable};
use threadbare_trace::{Symmetry, ThreadId};

fn is_on(policy: &Policy) -> bool {
    policy.symmetry == Symmetry::Auto
}

impl Run<'_> {
    /// The value of `pthread_t` by which its creator knows a thread that runs this function.
    pub fn handle_of(&mut self, thread: ThreadId, function: u32) -> Value {
        self.handle_as(Unknown::Handle { thread, function, own: false }, thread, function)
    }

    /// The one by which the thread that runs knows itself. It is another unknown than the one that the creator has: where the creator
    /// keeps that tells threads apart.
    pub fn own_handle(&mut self) -> Value {
        let Thread { id: thread, entry: function, .. } = *self.thread_ref();
        self.handle_as(Unknown::Handle { thread, function, own: true }, thread, function)
    }

    fn handle_as(&mut self, unknown: Unknown, thread: ThreadId, function: u32) -> Value {
        let is_known = thread == ThreadId::MAIN || self.world.learned.are_told_apart(function);
        if is_known || !is_on(self.world.policy) {
            return Value::concrete(handle(thread));
        }
        let Arena { terms, unknowns, .. } = &mut *self.world.arena;
        let named = Named { unknown, width: 64, reason: String::new() };
        Value::symbolic(unknowns.learn(terms, named).1)
    }

    /// The thread that a value of `pthread_t` stands for, if that can be said without a look at the value.
    pub fn thread_unseen(&self, value: Value) -> Option<ThreadIx> {
        let view = self.world.arena.terms.view(value.term()?);
        let named = self.world.arena.unknowns.named(Variable(view.number)).filter(|_| view.op == Op::Var)?;
        match named.unknown {
            // Only its creator has a child that it knows without a look.
            Unknown::Handle { thread, own: false, .. }
                if self.thread_ref().id.number_of(thread).is_some() =>
            {
                self.state.threads.position_of(thread)
            }
            _ => None,
        }
    }

    /// Something is decided by a term: whose handles are in it is told apart.
    #[inline]
    pub(super) fn looks_at_handles(&mut self, term: Term) {
        if is_on(self.world.policy) {
            self.tell_apart_by(term);
        }
    }

    #[cold]
    #[inline(never)]
    fn tell_apart_by(&mut self, term: Term) {
        for variable in self.world.arena.terms.support(term).iter() {
            let named = self.world.arena.unknowns.named(*variable);
            if let Some(Unknown::Handle { function, .. }) = named.map(|named| &named.unknown) {
                self.world.learned.tell_apart(*function);
            }
        }
    }

    /// Says which thread a new one is like, if the program may not tell them apart.
    pub(super) fn find_likeness(&mut self, child: &mut Thread, argument: Value) {
        if !is_on(self.world.policy) {
            return;
        }
        let (parent, function) = (self.thread_ref(), child.entry);
        if self.world.learned.are_told_apart(function) {
            // Its name is known, and says which threads led to it.
            if parent.id != ThreadId::MAIN {
                self.world.learned.tell_apart(self.state.threads[self.thread].entry);
            }
            return;
        }
        let birth = Birth {
            function,
            argument,
            detached: child.claimed,
            blocked: child.words[0],
            literals: child.literals.clone(),
            reached: child.reached.clone(),
        };
        let (id, number) = (parent.id, parent.births);
        let (family, len) = Family::with(parent.family.as_ref(), birth, number, parent.events);
        self.thread_mut().family = Some(family);
        if len > 1 {
            child.like = id.child(number - 1);
            if let Some(first) = id.child(number + 1 - len) {
                self.world.learned.note_group(first, function, u64::from(len));
            }
        }
    }

    /// The thread that runs has joined another, whose result it receives or not.
    pub(super) fn join_likeness(&mut self, child: ThreadIx, received: bool) {
        if !is_on(self.world.policy) {
            return;
        }
        let Thread { id, result, .. } = *self.state.threads[child];
        let Some(number) = self.thread_ref().id.number_of(id) else { return };
        let Some(family) = &mut self.thread_mut().family else { return };
        if let Some(function) = Rc::make_mut(family).join(number, result, received) {
            self.world.learned.tell_apart(function);
        }
    }
}
