//! Models found lately: one of them may satisfy the slice and the new condition as it is.

use crate::chain::Query;
use std::collections::VecDeque;
use threadbare_expr::{Model, Terms};

/// How many models are kept.
const KEPT: usize = 8;

/// The models found last, the newest first.
#[derive(Default)]
pub(crate) struct Recent {
    models: VecDeque<Model>,
}

impl Recent {
    pub fn add(&mut self, model: &Model) {
        self.models.truncate(KEPT - 1);
        self.models.push_front(model.clone());
    }

    /// The inputs of the query as some recent model has them, if that satisfies it.
    pub fn check(&mut self, terms: &Terms, query: &Query<'_>) -> Option<Model> {
        let fits = |m: &Model| {
            m.identity() != query.model.identity()
                && terms.holds(query.extra, m)
                && query.slice.iter().all(|t| terms.holds(*t, m))
        };
        let at = self.models.iter().position(fits)?;
        let found = self.models.remove(at)?;
        let mut part = Model::new();
        for v in &query.variables {
            part.set(*v, &found.get(*v));
        }
        self.models.push_front(found);
        Some(part)
    }
}
