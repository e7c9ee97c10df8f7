//! The unknowns of a run: inputs, named by thread and count, and bytes that nothing ever wrote.
//!
//! A thread's next input may be a `long` on one path and a `char` on another: those are two unknowns, of which no path
//! has both. What was asked for is written down by the thread that did.

use crate::value::{Value, mask};
use rustc_hash::{FxBuildHasher, FxHashMap};
use serde::{Deserialize, Serialize};
use std::hash::BuildHasher;
use std::rc::Rc;
use threadbare_expr::{Model, Term, Terms, Variable};
use threadbare_trace::{Input, InputKind, ThreadId};

/// What a variable of the path condition stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Unknown {
    /// An input of the program.
    Input {
        /// The thread that asked for it.
        thread: ThreadId,
        /// Which of the thread's inputs it is.
        index: u32,
    },
    /// A part of an object that a pointer among the inputs leads to.
    Part {
        /// Where it is.
        at: u64,
    },
    /// A byte at this address that was read before it was written.
    Byte {
        /// The address.
        address: u64,
    },
    /// The use of an undefined value.
    Undefined {
        /// The thread that used it.
        thread: ThreadId,
        /// Which of the thread's uses it is.
        index: u32,
    },
    /// What a thread has read of what it shares with others, where reads are free.
    Seen {
        /// The thread.
        thread: ThreadId,
        /// Which of the thread's events read it.
        index: u32,
    },
    /// The value of `pthread_t` for a thread that is like others.
    Handle {
        /// The thread.
        thread: ThreadId,
        /// The function that it runs.
        function: u32,
        /// Whether it is what the thread itself has, rather than its creator.
        own: bool,
    },
    /// Another value for something undefined, to see whether anything depends on it.
    Twin {
        /// What it is another value for.
        of: Box<Unknown>,
    },
}

/// An unknown in full: those that differ in anything are different variables.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Named {
    pub(crate) unknown: Unknown,
    /// How many bits it has.
    pub(crate) width: u32,
    /// Why it is undefined, if something undefined came of an operation.
    pub(crate) reason: String,
}

/// All unknowns that a machine has met.
#[derive(Default)]
pub struct Unknowns {
    numbers: FxHashMap<Named, Variable>,
    all: Vec<Named>,
    names: FxHashMap<Rc<str>, u32>,
    texts: Vec<Rc<str>>,
}

/// What a thread asked for when it took an input. The name is not a part of the unknown: the program may keep it where
/// other threads write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    variable: Variable,
    name: u32,
    kind: InputKind,
}

/// The inputs that a thread has taken.
#[derive(Clone, Default)]
pub struct TakenInputs {
    count: u32,
    /// What was asked for each time; nothing where values are given.
    asked: Rc<Vec<Asked>>,
}

impl TakenInputs {
    /// How many there are.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// One more, with what was asked for unless its value is given.
    pub fn push(&mut self, asked: Option<Asked>) {
        self.count += 1;
        if let Some(asked) = asked {
            Rc::make_mut(&mut self.asked).push(asked);
        }
    }
}

impl Unknowns {
    /// The term for something that was never defined, of this width in bits; the reason is empty if it was never written.
    pub fn undefined(&mut self, terms: &mut Terms, unknown: Unknown, width: u32, reason: &str) -> Term {
        self.learn(terms, Named { unknown, width, reason: reason.to_string() }).1
    }

    /// The term for an input of this width in bits, and what is written down when it is taken.
    pub fn input(
        &mut self,
        terms: &mut Terms,
        (thread, index): (ThreadId, u32),
        name: &str,
        width: u32,
        kind: InputKind,
    ) -> (Term, Asked) {
        let unknown = Unknown::Input { thread, index };
        let (variable, term) = self.learn(terms, Named { unknown, width, reason: String::new() });
        let name = match self.names.get(name) {
            Some(name) => *name,
            None => {
                let text: Rc<str> = name.into();
                let name = self.texts.len() as u32;
                self.texts.push(text.clone());
                self.names.insert(text, name);
                name
            }
        };
        (term, Asked { variable, name, kind })
    }

    /// What a variable stands for, as plain data.
    pub fn named(&self, variable: Variable) -> Option<&Named> {
        self.all.get(variable.0 as usize)
    }

    /// The term for a part of an object of the inputs, of this width in bits.
    pub fn part(&mut self, terms: &mut Terms, at: u64, width: u32) -> (Variable, Term) {
        self.learn(terms, Named { unknown: Unknown::Part { at }, width, reason: String::new() })
    }

    /// The variable and the term for what a thread has read in one of its events.
    pub fn seen(&mut self, terms: &mut Terms, at: (ThreadId, u32), width: u32) -> (Variable, Term) {
        let unknown = Unknown::Seen { thread: at.0, index: at.1 };
        self.learn(terms, Named { unknown, width, reason: String::new() })
    }

    /// The variable for a part of an object of the inputs, if it was met.
    pub fn find_part(&self, at: u64, width: u32) -> Option<Variable> {
        let named = Named { unknown: Unknown::Part { at }, width, reason: String::new() };
        self.numbers.get(&named).copied()
    }

    /// The variable and the term for an unknown, which another machine may have met first.
    pub fn learn(&mut self, terms: &mut Terms, named: Named) -> (Variable, Term) {
        let (name, width) = (name_of(&named), named.width);
        let variable = match self.numbers.get(&named) {
            Some(variable) => *variable,
            None => {
                let variable = Variable(self.all.len() as u32);
                self.all.push(named.clone());
                self.numbers.insert(named, variable);
                variable
            }
        };
        (variable, terms.variable_named(variable, width, name))
    }

    /// Where the byte is that was never written.
    pub fn address(&self, variable: Variable) -> Option<u64> {
        match self.named(variable)?.unknown {
            Unknown::Byte { address } => Some(address),
            _ => None,
        }
    }

    /// Whether the variable stands for something that was never defined.
    pub fn is_undefined(&self, variable: Variable) -> bool {
        let is_defined = |unknown: &Unknown| {
            matches!(
                unknown,
                Unknown::Input { .. } | Unknown::Part { .. } | Unknown::Seen { .. } | Unknown::Handle { .. }
            )
        };
        self.named(variable).is_some_and(|named| !is_defined(&named.unknown))
    }

    /// Whether the variable is an input that this thread took, from this one on.
    pub fn is_input_of(&self, variable: Variable, thread: ThreadId, from: u32) -> bool {
        let unknown = self.named(variable).map(|named| &named.unknown);
        matches!(unknown, Some(Unknown::Input { thread: by, index }) if *by == thread && *index >= from)
    }

    /// The thread that took the variable as an input.
    pub fn taker(&self, variable: Variable) -> Option<ThreadId> {
        match self.named(variable)?.unknown {
            Unknown::Input { thread, .. } => Some(thread),
            // As if the main thread had taken it at the start.
            Unknown::Part { .. } => Some(ThreadId::MAIN),
            _ => None,
        }
    }

    /// Another variable for something undefined.
    pub fn twin(&mut self, terms: &mut Terms, variable: Variable, width: u32) -> Term {
        let (of, reason) = match self.named(variable) {
            Some(named) => (named.unknown.clone(), named.reason.clone()),
            None => (Unknown::Byte { address: 0 }, String::new()),
        };
        self.learn(terms, Named { unknown: Unknown::Twin { of: Box::new(of) }, width, reason }).1
    }

    /// Why the first of these variables that is undefined for a reason is so.
    pub fn reason(&self, variables: &[Variable]) -> Option<&str> {
        let reasons = variables.iter().filter_map(|variable| self.named(*variable));
        reasons.map(|named| named.reason.as_str()).find(|reason| !reason.is_empty())
    }

    /// The terms of the inputs that were taken, with their widths and how each is read.
    pub fn input_terms(&self, terms: &mut Terms, taken: &TakenInputs) -> Vec<(Term, u32, InputKind)> {
        let term = |asked: &Asked| {
            let named = self.named(asked.variable)?;
            let term = terms.variable_named(asked.variable, named.width, name_of(named));
            Some((term, named.width, asked.kind))
        };
        taken.asked.iter().filter_map(term).collect()
    }

    /// The inputs that a model gives to a thread that has taken these.
    pub fn inputs(&self, model: &Model, thread: ThreadId, taken: &TakenInputs) -> Vec<Input> {
        let mut inputs = Vec::new();
        for (index, asked) in (0..).zip(&*taken.asked) {
            let Some(named) = self.named(asked.variable) else { continue };
            let name = self.texts.get(asked.name as usize).map_or_else(String::new, |name| name.to_string());
            let word = model.get_u64(asked.variable);
            let len = named.width.div_ceil(8) as usize;
            let bytes = word.to_le_bytes()[..len.min(8)].to_vec();
            inputs.push(Input { name, thread, index, bytes, kind: asked.kind, at: None, to: None });
        }
        inputs
    }
}

/// The inputs that are given, by thread and count.
pub type Given = FxHashMap<(ThreadId, u32), Input>;

/// The values that are given for parts of objects of the inputs, by where they are.
pub type GivenParts = FxHashMap<u64, Input>;

/// Makes inputs that the main thread has taken before its first instruction.
pub struct Fresh<'a> {
    /// The terms.
    pub terms: &'a mut Terms,
    /// The unknowns.
    pub unknowns: &'a mut Unknowns,
    /// The values, where they are given.
    pub given: &'a Option<Given>,
    /// Those that were taken so far.
    pub taken: TakenInputs,
}

impl Fresh<'_> {
    /// The next input, of at most 64 bits.
    pub fn input(&mut self, name: &str, width: u32, kind: InputKind) -> Value {
        let index = self.taken.count();
        if let Some(given) = self.given {
            self.taken.push(None);
            return Value::concrete(given_word(given, ThreadId::MAIN, index) & mask(width));
        }
        let (term, asked) = self.unknowns.input(self.terms, (ThreadId::MAIN, index), name, width, kind);
        self.taken.push(Some(asked));
        Value::symbolic(term)
    }
}

/// The value that is given for an input; zero if there is none.
pub fn given_word(given: &Given, thread: ThreadId, index: u32) -> u64 {
    let bytes = given.get(&(thread, index)).map_or(&[][..], |input| &input.bytes);
    bytes.iter().take(8).rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
}

/// What is the same for an unknown wherever it is met: numbers follow the order of arrival, which the schedule decides.
fn name_of(named: &Named) -> u64 {
    FxBuildHasher.hash_one(&named.unknown)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACE: (ThreadId, u32) = (ThreadId::MAIN, 3);

    #[test]
    fn inputs_of_other_widths_are_other_unknowns_and_names_are_not() {
        let (mut terms, mut unknowns) = (Terms::new(), Unknowns::default());
        let mut ask =
            |place, name, width, kind| unknowns.input(&mut terms, place, name, width, kind).1.variable;
        let first = ask(PLACE, "a", 64, InputKind::Signed);
        assert_ne!(first, ask(PLACE, "a", 8, InputKind::Signed));
        assert_ne!(first, ask((ThreadId::MAIN, 4), "a", 64, InputKind::Signed));
        assert_eq!(first, ask(PLACE, "b", 64, InputKind::Float));
        assert_eq!(first, ask(PLACE, "a", 64, InputKind::Signed));
    }

    #[test]
    fn a_thread_has_the_inputs_that_it_asked_for() {
        let (mut terms, mut unknowns) = (Terms::new(), Unknowns::default());
        let (mut one, mut other) = (TakenInputs::default(), TakenInputs::default());
        let place = (ThreadId::MAIN, 0);
        let (_, wide) = unknowns.input(&mut terms, place, "wide", 64, InputKind::Unsigned);
        one.push(Some(wide));
        other.push(Some(unknowns.input(&mut terms, place, "narrow", 8, InputKind::Signed).1));
        let mut model = Model::new();
        model.set_u64(wide.variable, 0x1234);
        let told = |taken: &TakenInputs| -> Vec<(String, Vec<u8>, InputKind)> {
            let inputs = unknowns.inputs(&model, ThreadId::MAIN, taken);
            inputs.into_iter().map(|input| (input.name, input.bytes, input.kind)).collect()
        };
        assert_eq!(
            told(&one),
            [("wide".to_string(), vec![0x34, 0x12, 0, 0, 0, 0, 0, 0], InputKind::Unsigned)]
        );
        assert_eq!(told(&other), [("narrow".to_string(), vec![0], InputKind::Signed)]);
        let mut width = |taken: &TakenInputs| unknowns.input_terms(&mut terms, taken)[0].1;
        assert_eq!((width(&one), width(&other)), (64, 8));
    }

    #[test]
    fn what_is_undefined_for_another_reason_is_another_unknown() {
        let (mut terms, mut unknowns) = (Terms::new(), Unknowns::default());
        let (thread, index) = PLACE;
        let mut ask = |width, reason| {
            let unknown = Unknown::Undefined { thread, index };
            unknowns.undefined(&mut terms, unknown, width, reason)
        };
        let first = ask(32, "a shift");
        assert_ne!(first, ask(32, ""));
        assert_ne!(first, ask(64, "a shift"));
        assert_eq!(first, ask(32, "a shift"));
    }

    #[test]
    fn machines_agree_on_unknowns_in_whatever_order_they_meet_them() {
        let (mut terms, mut one) = (Terms::new(), Unknowns::default());
        let (mut other_terms, mut other) = (Terms::new(), Unknowns::default());
        let widths = [64, 8, 32];
        let asked =
            widths.map(|width| one.input(&mut terms, PLACE, "x", width, InputKind::Signed).1.variable);
        for (width, variable) in widths.into_iter().zip(asked).rev() {
            let named = one.named(variable).unwrap().clone();
            let (learned, _) = other.learn(&mut other_terms, named);
            let (_, met) = other.input(&mut other_terms, PLACE, "y", width, InputKind::Signed);
            assert_eq!(learned, met.variable);
        }
    }
}
