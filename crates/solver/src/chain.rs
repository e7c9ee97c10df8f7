//! The chain: who is asked after whom, and what becomes of the answer.

use crate::answer::{Answer, Reason};
use crate::blast::{Blaster, Limit};
use crate::options::{Layer, Options};
use crate::path::Path;
use crate::stats::Stats;
use threadbare_expr::{Model, Term, Terms, Variable};

/// A query cut down to what matters.
pub(crate) struct Query<'a> {
    /// Conditions of the path that share inputs with the new one.
    pub slice: Vec<Term>,
    /// The new condition.
    pub extra: Term,
    /// The inputs of slice and condition.
    pub variables: Vec<Variable>,
    /// A model of the path.
    pub model: &'a Model,
}

impl Query<'_> {
    /// All conditions to be satisfied, the new one last.
    pub fn conditions(&self) -> Vec<Term> {
        let mut all = self.slice.clone();
        all.push(self.extra);
        all
    }
}

/// The whole chain.
pub struct Solver {
    options: Options,
    stats: Stats,
    path: Path,
    blaster: Blaster,
}

impl Solver {
    /// A chain as the options say.
    pub fn new(options: Options) -> Solver {
        Solver { options, stats: Stats::default(), path: Path::default(), blaster: Blaster::new() }
    }

    /// The counters.
    pub fn stats(&self) -> &Stats {
        &self.stats
    }

    /// Whether `path` and `extra` are satisfiable together. `path` holds under `model`. A model that is returned
    /// satisfies both; a core is a subset of the conditions on the path and `extra`, conjunctions taken apart.
    pub fn check(&mut self, terms: &mut Terms, path: &[Term], model: &Model, extra: Term) -> Answer {
        self.stats.queries += 1;
        if let Some(v) = terms.as_u64(extra) {
            return if v == 1 { Answer::Sat(model.clone()) } else { Answer::Unsat(vec![extra]) };
        }
        self.path.follow(terms, path);
        let (slice, variables) = self.path.slice(terms, extra);
        let query = Query { slice, extra, variables, model };
        if terms.holds(extra, model) {
            return Answer::Sat(model.clone());
        }
        if self.path.contains(terms.not(extra)) {
            let n = terms.not(extra);
            return Answer::Unsat(vec![n, extra]);
        }
        let limit = Limit {
            conflicts: self.options.conflicts,
            gates: self.options.gates,
            cancel: self.options.cancel.clone(),
        };
        let conditions = query.conditions();
        if conditions.iter().any(|t| terms.has_floats(*t)) {
            return Answer::Unknown(Reason::NoLayer);
        }
        let counter = self.stats.layer_mut(Layer::Blaster);
        counter.asked += 1;
        match self.blaster.check(terms, &conditions, &limit) {
            Answer::Sat(m) => Answer::Sat(model.updated(&m)),
            other => other,
        }
    }
}
