//! The unknowns of a run: inputs, named by thread and count, and bytes that nothing ever wrote.

use crate::plain::Named;
use rustc_hash::{FxBuildHasher, FxHashMap};
use serde::{Deserialize, Serialize};
use std::hash::BuildHasher;
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
    /// Another value for something undefined, to see whether anything depends on it.
    Twin {
        /// What it is another value for.
        of: Box<Unknown>,
    },
}

/// All unknowns that a machine has met.
#[derive(Default)]
pub struct Unknowns {
    numbers: FxHashMap<Unknown, Variable>,
    all: Vec<Described>,
}

/// What is known of an unknown.
struct Described {
    unknown: Unknown,
    name: String,
    width: u32,
    kind: InputKind,
}

impl Unknowns {
    /// The term for something that was never defined, of this width in bits.
    pub fn undefined(&mut self, terms: &mut Terms, unknown: Unknown, width: u32) -> Term {
        self.term(terms, unknown, "", width, InputKind::Unsigned)
    }

    /// The term for an unknown of this width in bits; inputs have a name in the source.
    pub fn term(
        &mut self,
        terms: &mut Terms,
        unknown: Unknown,
        name: &str,
        width: u32,
        kind: InputKind,
    ) -> Term {
        // Numbers follow the order of arrival, which the schedule decides; the hash does not.
        let hash = FxBuildHasher.hash_one(&unknown);
        let variable = match self.numbers.get(&unknown) {
            Some(variable) => *variable,
            None => {
                let variable = Variable(self.all.len() as u32);
                self.all.push(Described { unknown: unknown.clone(), name: name.to_string(), width, kind });
                self.numbers.insert(unknown, variable);
                variable
            }
        };
        terms.variable_named(variable, width, hash)
    }

    /// What a variable stands for, as plain data.
    pub fn named(&self, variable: Variable) -> Option<Named> {
        let Described { unknown, name, width, kind } = self.all.get(variable.0 as usize)?;
        Some(Named { unknown: unknown.clone(), name: name.clone(), width: *width, kind: *kind })
    }

    /// The variable and the term for what another machine has met.
    pub fn learn(&mut self, terms: &mut Terms, named: &Named) -> (Variable, Term) {
        let Named { unknown, name, width, kind } = named;
        let term = self.term(terms, unknown.clone(), name, *width, *kind);
        (self.numbers[unknown], term)
    }

    /// Where the byte is that was never written.
    pub fn address(&self, variable: Variable) -> Option<u64> {
        match self.all.get(variable.0 as usize)?.unknown {
            Unknown::Byte { address } => Some(address),
            _ => None,
        }
    }

    /// The terms of the inputs that these threads have taken, with their widths and how each is read, in the order
    /// of their names.
    pub fn input_terms(
        &self,
        terms: &mut Terms,
        taken: impl Fn(ThreadId) -> u32,
    ) -> Vec<(Term, u32, InputKind)> {
        let mut inputs = Vec::new();
        for (number, Described { unknown, width, kind, .. }) in self.all.iter().enumerate() {
            let Unknown::Input { thread, index } = unknown else { continue };
            if *index < taken(*thread) {
                let hash = FxBuildHasher.hash_one(unknown);
                let term = terms.variable_named(Variable(number as u32), *width, hash);
                inputs.push(((*thread, *index), (term, *width, *kind)));
            }
        }
        inputs.sort_by_key(|(name, _)| *name);
        inputs.into_iter().map(|(_, input)| input).collect()
    }

    /// Whether the variable stands for something that was never defined.
    pub fn is_undefined(&self, variable: Variable) -> bool {
        self.all
            .get(variable.0 as usize)
            .is_some_and(|described| !matches!(described.unknown, Unknown::Input { .. }))
    }

    /// Another variable for something undefined.
    pub fn twin(&mut self, terms: &mut Terms, variable: Variable, width: u32) -> Term {
        let (unknown, name) = match self.all.get(variable.0 as usize) {
            Some(described) => (described.unknown.clone(), described.name.clone()),
            None => (Unknown::Byte { address: 0 }, String::new()),
        };
        self.term(terms, Unknown::Twin { of: Box::new(unknown) }, &name, width, InputKind::Unsigned)
    }

    /// Why the first of these variables that is undefined for a reason is so.
    pub fn reason(&self, variables: &[Variable]) -> Option<&str> {
        let reasons = variables.iter().filter_map(|v| self.all.get(v.0 as usize));
        reasons.map(|described| described.name.as_str()).find(|reason| !reason.is_empty())
    }

    /// The inputs that a model gives to the threads that have taken them.
    pub fn inputs(&self, model: &Model, taken: impl Fn(ThreadId) -> u32) -> Vec<Input> {
        let mut inputs: Vec<Input> = Vec::new();
        for (number, described) in self.all.iter().enumerate() {
            let Unknown::Input { thread, index } = &described.unknown else { continue };
            if *index >= taken(*thread) {
                continue;
            }
            let word = model.get_u64(Variable(number as u32));
            let len = described.width.div_ceil(8) as usize;
            let bytes = word.to_le_bytes()[..len.min(8)].to_vec();
            inputs.push(Input {
                name: described.name.clone(),
                thread: *thread,
                index: *index,
                bytes,
                kind: described.kind,
            });
        }
        inputs.sort_by_key(|input| (input.thread, input.index));
        inputs
    }
}
