//! What people are told of a program and its states: places in the source, names of what is in memory, what was executed.

use super::Machine;
use crate::arena::Arena;
use crate::inputs::Unknown;
use crate::leaks::{self, Leak};
use crate::memory::{Origin, address};
use crate::probes::Drawn;
use crate::state::State;
use std::cell::RefCell;
use threadbare_expr::{Term, Terms};
use threadbare_trace::{CodePoint, Coverage, Location, Range};

/// What an object is, for whoever tells others of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Belonging {
    /// Where it begins.
    pub base: u64,
    /// How many bytes it has; 0 if inputs say that.
    pub size: u64,
    /// The global variable that it is.
    pub name: Option<String>,
    /// Whether it was allocated.
    pub is_allocated: bool,
}

impl Machine {
    /// The source location of a code point.
    pub fn location(&self, point: CodePoint) -> Location {
        self.prepared.location(point)
    }

    /// The name of a function by its symbol number.
    pub fn name_of(&self, symbol: u32) -> String {
        self.prepared.written_name_of(symbol)
    }

    /// The name of the function that is called at this point, if one is and it is known which.
    pub fn called_at(&self, point: CodePoint) -> Option<String> {
        self.prepared.called_at(point)
    }

    /// The inputs that threads took since this was last asked, if they are written down.
    pub fn take_drawn(&self) -> Vec<Drawn> {
        self.probes.drawn.as_ref().map_or_else(Vec::new, RefCell::take)
    }

    /// The address of a global variable or a function, by its name.
    pub fn address_of(&self, name: &str) -> Option<u64> {
        self.prepared.address_of(name)
    }

    /// The name of the function that has this address.
    pub fn function_at(&self, address: u64) -> Option<String> {
        let symbol = address::function_at(address)?;
        let exists = (symbol as usize) < self.prepared.program.symbols().len();
        exists.then(|| self.prepared.name_of(symbol))
    }

    /// The parameters of the entry function, from 0, that lead to objects of known types.
    pub fn graph_parameters(&self) -> Vec<u32> {
        self.prepared.graphs.as_ref().map_or_else(Vec::new, |graphs| graphs.parameters())
    }

    /// The value of at most eight concrete bytes of memory.
    pub fn word_at(&self, state: &State, range: Range) -> Option<u64> {
        state.memory.word_at(range)
    }

    /// The same for messages: a value of its declared type, or what it points to.
    pub fn value_at(&self, state: &State, range: Range) -> Option<String> {
        let word = self.word_at(state, range)?;
        Some(match state.memory.find(word).filter(|_| range.len == 8) {
            Some(object) if matches!(object.origin, Origin::Global(_) | Origin::Input) => {
                format!("&{}", self.describe_address(state, word))
            }
            Some(_) => format!("{word:#x}"),
            None if range.len == 8 && address::is_input(word) => {
                format!("&{}", self.describe_address(state, word))
            }
            None => self.prepared.reading(&state.memory, range).told(word, range.len),
        })
    }

    /// The value of a semaphore, if there is one.
    pub fn semaphore_at(&self, state: &State, at: u64) -> Option<u32> {
        state.sync.semaphore(at)
    }

    /// The name of the global or the kind of object at an address, for messages.
    pub fn describe_address(&self, state: &State, address: u64) -> String {
        self.prepared.describe_address(state, address)
    }

    /// The same for bytes that are accessed, down to the member that they are.
    pub fn describe_access(&self, state: &State, range: Range) -> String {
        self.prepared.describe_access(state, range)
    }

    /// The name of what is at an address in fewer words, for where there is little room: allocated memory goes by its file
    /// and line.
    pub fn describe_briefly(&self, state: &State, address: u64) -> String {
        self.prepared.describe_briefly(state, address)
    }

    /// The same for bytes that are accessed.
    pub fn describe_access_briefly(&self, state: &State, range: Range) -> String {
        self.prepared.describe_access_briefly(state, range)
    }

    /// The name of the variable, or of what else the program has, that an address belongs to: not which part of it.
    pub fn variable_at(&self, state: &State, address: u64) -> String {
        self.prepared.variable_at(state, address)
    }

    /// The object that an address belongs to, by its own address.
    pub fn object_at(&self, state: &State, address: u64) -> u64 {
        state.memory.find(address).map_or(address, |object| object.base)
    }

    /// What the object is that an address belongs to: its base, its size (0 if inputs say that), and the name of the global
    /// variable that it is, if it is one.
    pub fn belonging(&self, state: &State, address: u64) -> Option<Belonging> {
        let object = state.memory.find(address)?;
        let (name, is_allocated) = match object.origin {
            Origin::Global(symbol) if symbol != u32::MAX => (Some(self.prepared.name_of(symbol)), false),
            Origin::Global(_) | Origin::ThreadLocal(_) | Origin::Stack(_) | Origin::Input => (None, false),
            Origin::Heap(_) => (None, true),
        };
        let size = if object.extent().is_none() { object.size } else { 0 };
        Some(Belonging { base: object.base, size, name, is_allocated })
    }

    /// What ends the life of an object is called: only what was allocated is freed.
    pub fn ends(&self, range: Range) -> &'static str {
        if self.is_local(range) { "ends the life of" } else { "frees" }
    }

    /// Whether these are bytes of a local, or of a variable that a thread has for itself.
    pub fn is_local(&self, range: Range) -> bool {
        address::is_stack(range.start)
    }

    /// Whether these are bytes of a variable that a thread has for itself.
    pub fn is_own_variable(&self, state: &State, range: Range) -> bool {
        let object = state.memory.find(range.start);
        object.is_some_and(|object| matches!(object.origin, Origin::ThreadLocal(_)))
    }

    /// Whether there is an object at an address that may be accessed.
    pub fn is_live(&self, state: &State, address: u64) -> bool {
        state.memory.is_live(address)
    }

    /// What was executed so far.
    pub fn coverage(&self) -> Coverage {
        self.prepared.coverage()
    }

    /// Which sides of branches were taken since this was last asked, by function and operation: they count as never taken from then on,
    /// until they are said to be again.
    pub fn take_sides(&self) -> Vec<(u32, u32)> {
        self.prepared.take_sides()
    }

    /// These sides were taken.
    pub fn cover_sides<'a>(&self, sides: impl IntoIterator<Item = &'a (u32, u32)>) {
        self.prepared.cover_sides(sides);
    }

    /// What is in memory there, in one piece; nothing if that is not one object.
    pub fn content(&mut self, state: &State, range: Range) -> Option<Term> {
        let mut memory = state.memory.clone();
        let object = memory.check(range.start, range.len, false).ok()?;
        let offset = range.start - object.base;
        let width = 8 * range.len as u32;
        if let Some(word) = object.read_word(offset, range.len as usize) {
            return Some(self.arena.terms.constant(width, word));
        }
        let object = memory.find_to_read(range.start)?;
        let Arena { terms, unknowns, .. } = &mut self.arena;
        let mut undefined = |terms: &mut Terms, address: Option<u64>| {
            let address = address.unwrap_or(range.start);
            unknowns.undefined(terms, Unknown::Byte { address }, 8, "")
        };
        let value = object.read(terms, offset, range.len, &mut undefined);
        match value.term() {
            Some(term) if terms.width(term) < width => Some(terms.zext(term, width)),
            Some(term) => Some(term),
            None => Some(terms.constant(width, value.word()?)),
        }
    }

    /// Whether pointers among the inputs lead to objects.
    pub fn has_objects(&self) -> bool {
        self.prepared.graphs.is_some()
    }

    /// The heap objects of a state that are lost, one for each place that allocates.
    pub fn leaks(&self, state: &State) -> Vec<Leak> {
        leaks::leaks(&self.arena.terms, state)
    }
}
