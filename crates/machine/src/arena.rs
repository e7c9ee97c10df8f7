//! Terms, and what they are about: the unknowns that states of a machine have in common. It knows no program and no state.

use crate::inputs::{Fresh, Given, GivenParts, Named, TakenInputs, Unknowns};
use crate::picks::Picks;
use crate::value::Value;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use threadbare_expr::{Model, Terms};
use threadbare_trace::{CodePoint, ErrorKind};

/// Values of unknowns; those that are missing are zero.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlainModel(Vec<(Named, Vec<u64>)>);

/// Terms and unknowns.
pub struct Arena {
    /// The terms of all states of this machine.
    pub terms: Terms,
    pub(crate) unknowns: Unknowns,
    /// Inputs that are given rather than symbolic: a replay.
    pub(crate) given: Option<Given>,
    /// Of these, what is in the objects that pointers lead to.
    pub(crate) given_parts: GivenParts,
    /// The values tried first for terms that a thread needs a concrete value of, by what it decided before.
    pub(crate) picks: Picks,
    /// Why values are poison, and which kind of error their use is; the first is that of constants.
    pub(crate) poisons: Vec<(ErrorKind, String)>,
    pub(crate) poison_points: FxHashMap<(CodePoint, ErrorKind), u32>,
    /// Registers of frames that are gone.
    pub(crate) spare: Vec<Vec<Value>>,
}

impl Default for Arena {
    fn default() -> Arena {
        Arena {
            terms: Terms::new(),
            unknowns: Unknowns::default(),
            given: None,
            given_parts: GivenParts::default(),
            picks: Picks::default(),
            poisons: vec![(ErrorKind::Uninitialised, "a poison value of the program".into())],
            poison_points: FxHashMap::default(),
            spare: Vec::new(),
        }
    }
}

impl Arena {
    /// Makes inputs that the main thread takes before its first instruction, behind those that it has taken.
    pub(crate) fn fresh(&mut self, taken: TakenInputs) -> Fresh<'_> {
        let Arena { terms, unknowns, given, .. } = self;
        Fresh { terms, unknowns, given, taken }
    }

    /// A model as plain data.
    pub(crate) fn plain_model(&self, model: &Model) -> PlainModel {
        let known = |v| Some((self.unknowns.named(v)?.clone(), model.get(v)));
        PlainModel(model.variables().into_iter().filter_map(known).collect())
    }

    /// The model back.
    pub(crate) fn model_of(&mut self, plain: &PlainModel) -> Model {
        let mut model = Model::new();
        for (named, words) in &plain.0 {
            let (variable, _) = self.unknowns.learn(&mut self.terms, named.clone());
            model.set(variable, words);
        }
        model
    }
}
