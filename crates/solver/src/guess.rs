//! Guesses for conditions on floating-point numbers, which only a process can decide: some computed number is made equal
//! to some number that occurs in the conditions, or one next to it, by undoing the operations that lead to it. A guess
//! that satisfies all conditions is an answer; if none does, nothing is said.

use crate::chain::Query;
use crate::undo::{Value, to_wide, to_words, undo};
use threadbare_expr::float::{Format, Rounding, apply};
use threadbare_expr::{Model, Op, Term, Terms};

/// How many terms of the conditions are looked at.
const NODES: usize = 400;
/// How many guesses are made.
const GUESSES: usize = 256;

/// A model of the query's inputs that satisfies it, if a guess finds one.
pub(crate) fn check(terms: &Terms, query: &Query<'_>) -> Option<Model> {
    let conditions = query.conditions();
    if !conditions.iter().any(|t| terms.has_floats(*t)) {
        return None;
    }
    let nodes = reachable(terms, &conditions)?;
    let mut left = GUESSES;
    for target in nodes.iter().copied().filter(|t| is_number(terms, *t)) {
        for value in values(terms, &nodes, target) {
            if left == 0 {
                return None;
            }
            left -= 1;
            let Some(part) = undo(terms, target, value, query.model) else { continue };
            let guess = query.model.updated(&part);
            if conditions.iter().rev().all(|t| terms.holds(*t, &guess)) {
                return Some(part);
            }
        }
    }
    None
}

/// All terms of the conditions, users before operands; `None` if there are too many.
fn reachable(terms: &Terms, conditions: &[Term]) -> Option<Vec<Term>> {
    let mut seen = rustc_hash::FxHashSet::default();
    let mut nodes = Vec::new();
    let mut stack: Vec<Term> = conditions.to_vec();
    while let Some(t) = stack.pop() {
        if seen.insert(t) {
            nodes.push(t);
            stack.extend(terms.operands(t));
        }
        if nodes.len() > NODES {
            return None;
        }
    }
    Some(nodes)
}

/// Whether the term may be a number that depends on inputs.
fn is_number(terms: &Terms, t: Term) -> bool {
    let op = terms.view(t).op;
    let computed = op.is_float() || matches!(op, Op::Var | Op::Concat);
    computed && !terms.is_ground(t) && (Format::from_width(terms.width(t)).is_some() || op.is_float())
}

/// Values worth trying: constants of the conditions and their neighbours, then the special numbers.
fn values(terms: &Terms, nodes: &[Term], target: Term) -> Vec<Value> {
    let width = terms.width(target);
    let mut all = Vec::new();
    for t in nodes.iter().filter(|t| terms.width(**t) == width) {
        if let Some(words) = terms.as_words(*t) {
            all.extend([0, 1, -1].map(|by| neighbour(&words, by, width)));
        }
    }
    if let Some(format) = Format::from_width(width) {
        let one = apply(Op::UToF, width, &[(8, vec![1])], Rounding::NearestEven);
        let sign = 1u128 << (width - 1);
        all.push(one.clone());
        for v in [0, sign, format.infinity(), format.infinity() | sign, format.nan()] {
            all.push(to_words(v, width));
        }
        let mut minus = one;
        let top = (width - 1) as usize;
        minus[top / 64] |= 1 << (top % 64);
        all.push(minus);
    }
    let mut seen = rustc_hash::FxHashSet::default();
    all.retain(|v| seen.insert(v.clone()));
    all
}

/// The encoding next to this one: the next number.
fn neighbour(words: &[u64], by: i128, width: u32) -> Value {
    to_words(to_wide(words).wrapping_add_signed(by), width)
}
