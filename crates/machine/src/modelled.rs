//! What is known of the library's functions by their names alone. Which functions there are, and what is special about them, is
//! told by whoever brings the models; what they do is not known here.

use crate::code::{ModelId, Target};
use crate::library::body_name;
use crate::parts::Part;
use rustc_hash::FxHashMap;
use threadbare_ir::program::{Linkage, Program, SymbolId, SymbolKind};

/// What names say.
#[derive(Clone, Copy)]
pub struct Rules {
    /// Whether functions of this name are atomic sections, or mark them.
    pub is_section: fn(&str) -> bool,
    /// Whether a program that defines the function means the model all the same.
    pub overrides_definition: fn(&str) -> bool,
    /// Whether the model of the function has no effect, so that a call without a result need not be made.
    pub does_nothing: fn(&str) -> bool,
    /// Whether a model gives sixteen bytes, and gives them as two numbers where the program wants it so.
    pub gives_halves: fn(&str) -> bool,
    /// The name under which it is known, of a function of the library that is written in C.
    pub of_body: fn(&str) -> Option<&'static str>,
    /// What a program can do at all, by the functions that it knows: bits that models understand.
    pub known: fn(&Program) -> u32,
    /// Whether nothing that a program with these functions can do changes a part of the library's own state while there are
    /// several threads, so that a look at it is no step.
    pub lasts: fn(u32, Part) -> bool,
}

impl Default for Rules {
    /// Nothing is special.
    fn default() -> Rules {
        Rules {
            is_section: |_| false,
            overrides_definition: |_| false,
            does_nothing: |_| false,
            gives_halves: |_| false,
            of_body: |_| None,
            known: |_| 0,
            lasts: |_, _| false,
        }
    }
}

/// The names of all models, and what they say.
pub struct Modelled {
    by_name: FxHashMap<&'static str, ModelId>,
    names: Vec<&'static str>,
    pub(crate) rules: Rules,
}

impl Modelled {
    /// Models of these names; their numbers follow the order.
    pub(crate) fn new(names: Vec<&'static str>, rules: Rules) -> Modelled {
        let by_name = names.iter().zip(0..).map(|(name, number)| (*name, ModelId(number))).collect();
        Modelled { by_name, names, rules }
    }

    /// The name of a model.
    pub(crate) fn name(&self, model: ModelId) -> &'static str {
        self.names[usize::from(model.0)]
    }

    /// The model of a function, by its name.
    pub(crate) fn find(&self, name: &str) -> Option<ModelId> {
        if let Some(model) = self.by_name.get(name) {
            return Some(*model);
        }
        // The name of an intrinsic ends in the types that it is for: llvm.memset.p0.i64.
        let mut rest = name.strip_prefix("llvm.").map(|_| name)?;
        while let Some((shorter, _)) = rest.rsplit_once('.') {
            if let Some(model) = self.by_name.get(shorter) {
                return Some(*model);
            }
            rest = shorter;
        }
        None
    }

    /// What a call of this symbol runs: its body, if the program has one; else its body in the library that comes with the
    /// models; else its model.
    pub(crate) fn resolve(&self, program: &Program, symbol: u32) -> Target {
        let found = program.symbol(SymbolId(symbol));
        let is_defined = |id: SymbolId| matches!(&program.symbol(id).kind, SymbolKind::Function(function) if function.is_defined);
        // A copy for optimisers says that the function is defined elsewhere: that is the library, if it has it.
        let is_copy = found.linkage == Linkage::AvailableExternally;
        let is_own = is_defined(SymbolId(symbol)) && !(self.rules.overrides_definition)(&found.name);
        if is_own && !is_copy {
            return Target::Function(symbol);
        }
        // `exit` has a model too, for programs that register nothing to be run then.
        if let Some(body) = program.find(&body_name(&found.name)).filter(|id| is_defined(*id)) {
            return Target::Function(body.0);
        }
        if is_own {
            return Target::Function(symbol);
        }
        match self.find(&found.name) {
            Some(model) => Target::Model(model),
            None if is_defined(SymbolId(symbol)) => Target::Function(symbol),
            None => Target::Unknown(symbol),
        }
    }
}
