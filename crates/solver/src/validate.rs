//! The validating layer: a model counts only if the conditions that it was found for hold under it. The others of the
//! path share no input with these, and are as they were.

use crate::chain::Query;
use threadbare_expr::{Model, Terms};

/// Whether slice and condition hold.
pub(crate) fn holds(terms: &Terms, query: &Query<'_>, model: &Model) -> bool {
    terms.holds(query.extra, model) && query.slice.iter().all(|t| terms.holds(*t, model))
}
