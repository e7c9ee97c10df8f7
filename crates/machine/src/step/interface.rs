//! What models ask of a run besides accesses to memory (`access.rs`, `scan.rs`, `block.rs`) and steps (`Run::visible`,
//! `parts.rs`, `objects.rs`, `threads.rs`): where objects are, the program, and what is learned of it.

use super::Run;
use crate::memory::{Object, Origin};
use crate::options::Options;
use crate::prepared::object_name;
use crate::relied::Relied;
use threadbare_expr::Term;
use threadbare_ir::program::Program;
use threadbare_trace::{CodePoint, Location};

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

    /// What may be otherwise came up.
    pub fn relies_on(&mut self, what: Relied) {
        self.world.learned.relied.note(what);
    }

    /// Something is allocated. Elsewhere it may get the place of what was freed.
    pub fn relies_on_its_place(&mut self) {
        if self.is_threaded() {
            self.relies_on(Relied::Allocates);
        }
        if self.state.memory.has_freed() {
            self.relies_on(Relied::Fresh);
        }
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
        self.relies_on(if writes { Relied::Writers } else { Relied::Readers });
    }
}
