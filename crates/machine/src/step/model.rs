//! Models of functions, as whoever brings them hands them over: a table of names and functions. A model is called again and
//! again until it has nothing more to ask for permission for: `Thread::stage` and what it keeps say how far it has come.

use super::{Flow, Run};
use crate::code::{CallSite, ModelId, Reg};
use crate::modelled::{Modelled, Rules};
use crate::value::Value;

/// A modelled function.
#[derive(Clone, Copy, Debug)]
pub struct Model {
    /// The name of the function. Intrinsics are named without their type suffixes.
    pub name: &'static str,
    /// What it does.
    pub run: fn(&mut Run<'_>, &Call<'_>) -> Flow<Value>,
}

/// What the library does where no function of it is called.
#[derive(Clone, Copy)]
pub struct Hooks {
    /// Calls a model, with what the library does around it.
    pub around: fn(&mut Run<'_>, &Model, &Call<'_>) -> Flow<Value>,
    /// What a thread does before it ends, as often as it is called until nothing is left to do.
    pub before_end: fn(&mut Run<'_>) -> Flow<()>,
}

impl Default for Hooks {
    /// Nothing.
    fn default() -> Hooks {
        Hooks { around: |run, model, call| (model.run)(run, call), before_end: |_| Ok(()) }
    }
}

/// All models that a machine has.
pub struct Library {
    models: Vec<Model>,
    modelled: Modelled,
    pub(crate) hooks: Hooks,
}

impl Library {
    /// These models. Of several with the same name the last one counts.
    pub fn new(models: Vec<Model>, rules: Rules, hooks: Hooks) -> Library {
        let modelled = Modelled::new(models.iter().map(|model| model.name).collect(), rules);
        Library { models, modelled, hooks }
    }

    pub(crate) fn model(&self, id: ModelId) -> &Model {
        &self.models[usize::from(id.0)]
    }

    pub(crate) fn modelled(&self) -> &Modelled {
        &self.modelled
    }

    /// Whether there is a model of a function of this name.
    pub fn has(&self, name: &str) -> bool {
        self.modelled.find(name).is_some()
    }
}

/// A call of a model.
pub struct Call<'a> {
    name: &'static str,
    args: &'a [Value],
    site: &'a CallSite,
    /// Where the result goes.
    dst: Reg,
}

impl<'a> Call<'a> {
    pub(crate) fn new(name: &'static str, args: &'a [Value], site: &'a CallSite, dst: Reg) -> Call<'a> {
        Call { name, args, site, dst }
    }

    /// The name of the model.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// How many arguments the program passes.
    pub fn count(&self) -> usize {
        self.site.params.len()
    }

    /// An argument; zero if the program passes too few.
    pub fn arg(&self, number: usize) -> Value {
        let first = self.site.params.get(number).map(|param| param.first as usize);
        first.and_then(|first| self.args.get(first)).copied().unwrap_or(Value::concrete(0))
    }

    /// The width of an argument in bits.
    pub fn width(&self, number: usize) -> u32 {
        self.site.params.get(number).map_or(32, |param| param.width)
    }

    /// Whether the result is to be two numbers of 64 bits.
    pub fn halves(&self) -> bool {
        self.site.halves
    }

    /// The width of the result in bits; 0 if there is none.
    pub fn result_width(&self) -> u32 {
        self.site.result
    }

    /// The register that the result goes to.
    pub fn dst(&self) -> Reg {
        self.dst
    }
}
