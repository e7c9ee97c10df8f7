//! The terms that states need, so that all others can be dropped. States share most of what they hold: everything that
//! is shared is looked at once.

use crate::machine::Machine;
use crate::memory::Memory;
use crate::state::{Choice, State, Status, Thread};
use crate::value::Value;
use rustc_hash::FxHashSet;
use std::rc::Rc;
use threadbare_expr::Term;

/// More than this are not kept where they are not needed.
const MANY_QUESTIONS: usize = 1 << 16;

/// Terms that are needed.
#[derive(Default)]
pub struct Roots {
    /// The terms.
    pub terms: Vec<Term>,
    seen: FxHashSet<usize>,
}

impl Roots {
    /// Whether this is seen for the first time.
    pub(crate) fn is_new<T: ?Sized>(&mut self, shared: &Rc<T>) -> bool {
        self.seen.insert(Rc::as_ptr(shared).cast::<()>() as usize)
    }

    pub(crate) fn value(&mut self, value: Value) {
        self.terms.extend(value.term());
    }

    fn values<'a>(&mut self, values: impl IntoIterator<Item = &'a Value>) {
        values.into_iter().for_each(|value| self.value(*value));
    }

    /// Everything that a state holds.
    pub fn state(&mut self, state: &State) {
        self.memory(&state.memory);
        if self.is_new(&state.path) {
            self.terms.extend_from_slice(&state.path);
        }
        for thread in &state.threads {
            if self.is_new(thread) {
                self.thread(thread);
            }
        }
        if self.is_new(&state.hidden) {
            for file in &state.hidden.files {
                if self.is_new(file) {
                    self.values(file.iter());
                }
            }
            state.hidden.streams.values().for_each(|stream| self.values(&stream.pushed));
            for end in state.hidden.ends.iter().flat_map(|list| list.iter()) {
                self.values([&end.function, &end.argument]);
            }
        }
        if self.is_new(&state.sync) {
            self.values(state.sync.keys.iter().flatten());
        }
    }

    fn memory(&mut self, memory: &Memory) {
        memory.roots(self);
    }

    fn thread(&mut self, thread: &Thread) {
        for frame in &thread.frames {
            if self.is_new(frame) {
                self.values(&frame.regs);
            }
        }
        if self.is_new(&thread.literals) {
            self.terms.extend_from_slice(&thread.literals);
        }
        thread.kept.iter().for_each(|(_, values)| self.values(values.iter()));
        self.values(thread.specific.values());
        self.value(thread.result);
        self.values(&thread.words);
        let next = match &thread.status {
            Status::Ready(next) | Status::Spinning(next) => Some(next),
            Status::Waiting { alone, .. } => alone.as_ref(),
            _ => None,
        };
        match next.map(|next| &next.choice) {
            Some(Choice::Condition { term, .. }) => self.terms.push(*term),
            Some(Choice::Sides(sides)) => {
                for side in sides.iter() {
                    self.terms.push(side.condition);
                    self.terms.extend(side.decisions.iter().map(|(term, _)| *term));
                }
            }
            _ => {}
        }
    }
}

impl Machine {
    /// Forgets what was asked before, once that is much. Only for searches that never come to the same decisions twice.
    pub fn forget_questions(&mut self) {
        self.picks.forget(MANY_QUESTIONS);
    }

    /// What the machine itself needs, whatever the states are.
    pub fn own_roots(&self, roots: &mut Roots) {
        roots.memory(&self.initial);
        for code in self.decoded() {
            roots.values(&code.constants);
        }
        roots.values(self.entered.iter().flat_map(|(values, _)| values));
    }
}
