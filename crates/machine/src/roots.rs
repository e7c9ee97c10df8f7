//! The terms that states need, so that all others can be dropped. States share most of what they hold: everything that
//! is shared is looked at once.

use crate::value::Value;
use rustc_hash::FxHashSet;
use std::rc::Rc;
use threadbare_expr::Term;

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

    pub(crate) fn values<'a>(&mut self, values: impl IntoIterator<Item = &'a Value>) {
        values.into_iter().for_each(|value| self.value(*value));
    }
}
