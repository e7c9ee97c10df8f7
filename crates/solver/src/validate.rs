//! The validating layer: a model counts only if all conditions hold under it.

use threadbare_expr::{Model, Term, Terms};

/// Whether path and condition hold.
pub(crate) fn holds(terms: &Terms, path: &[Term], extra: Term, model: &Model) -> bool {
    terms.holds(extra, model) && path.iter().all(|t| terms.holds(*t, model))
}
