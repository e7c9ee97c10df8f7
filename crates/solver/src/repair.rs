//! The old model, mended: a comparison that fails under it is made to hold by moving one of its sides, then the next
//! one that fails, a few times. Most branches that are taken the other way need no more than that.

use crate::chain::Query;
use crate::order::{Literal, parse};
use crate::undo::{to_wide, to_words, undo};
use threadbare_expr::{Model, Op, Term, Terms};

/// Longer slices are left to the solver.
const LONGEST: usize = 48;

/// Which side of a comparison is moved, if it can be.
#[derive(Copy, Clone, PartialEq)]
enum Side {
    First,
    Second,
}

/// A model of the query's inputs that satisfies it, if mending leads to one.
pub(crate) fn check(terms: &Terms, query: &Query<'_>) -> Option<Model> {
    if query.slice.len() > LONGEST {
        return None;
    }
    let conditions = query.conditions();
    for side in [Side::Second, Side::First] {
        let mut model = query.model.clone();
        for _ in 0..8 + conditions.len() / 2 {
            let Some(failing) = conditions.iter().rev().find(|t| !terms.holds(**t, &model)) else {
                let mut part = Model::new();
                query.variables.iter().for_each(|v| part.set(*v, &model.get(*v)));
                return Some(part);
            };
            let Some(change) = mend(terms, *failing, &model, side) else { break };
            model = model.updated(&change);
        }
    }
    None
}

/// Inputs under which a failing condition may hold.
fn mend(terms: &Terms, failing: Term, model: &Model, side: Side) -> Option<Model> {
    let Some(literal) = parse(terms, failing) else {
        // A single bit.
        let view = terms.view(failing);
        return match (view.op, view.operands[0]) {
            (Op::Not, Some(inner)) => undo(terms, inner, vec![0], model),
            _ => undo(terms, failing, vec![1], model),
        };
    };
    let now = |t: Term| to_wide(&terms.evaluate(t, model));
    let set = |t: Term, v: u128| {
        if terms.is_ground(t) || terms.width(t) > 128 {
            return None;
        }
        undo(terms, t, to_words(v, terms.width(t)), model)
    };
    // What each side would have to be, the other one given.
    let (a, b, value_a, value_b) = match literal {
        Literal::Order(c) if c.holds => {
            (c.less, c.greater, now(c.greater).wrapping_sub(1), now(c.less).wrapping_add(1))
        }
        Literal::Order(c) => (c.greater, c.less, now(c.less), now(c.greater)),
        Literal::Equality(a, b) => (a, b, now(b), now(a)),
        Literal::Difference(a, b) => (a, b, now(b).wrapping_sub(1), now(a).wrapping_add(1)),
    };
    match side {
        Side::First => set(a, value_a).or_else(|| set(b, value_b)),
        Side::Second => set(b, value_b).or_else(|| set(a, value_a)),
    }
}
