//! Guesses for conditions on floating-point numbers, which only a process can decide: some computed number is made equal
//! to some number that occurs in the conditions, or one next to it, by undoing the operations that lead to it. A guess
//! that satisfies all conditions is an answer; if none does, nothing is said.

use crate::chain::Query;
use rustc_hash::FxHashMap;
use threadbare_expr::float::{Format, Rounding, apply};
use threadbare_expr::{Model, Op, Term, Terms, Variable};

/// How many terms of the conditions are looked at.
const NODES: usize = 400;
/// How many guesses are made.
const GUESSES: usize = 256;

/// A value to be reached, as words.
type Value = Vec<u64>;

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

fn to_words(v: u128, width: u32) -> Value {
    let mut words = vec![v as u64, (v >> 64) as u64];
    threadbare_expr::bits::trim(width, &mut words);
    words
}

fn to_wide(words: &[u64]) -> u128 {
    u128::from(words.first().copied().unwrap_or(0)) | u128::from(words.get(1).copied().unwrap_or(0)) << 64
}

/// The encoding next to this one: the next number.
fn neighbour(words: &[u64], by: i128, width: u32) -> Value {
    to_words(to_wide(words).wrapping_add_signed(by), width)
}

/// The inputs under which the term has the value, all others being as in the model.
fn undo(terms: &Terms, target: Term, value: Value, model: &Model) -> Option<Model> {
    let mut inputs: FxHashMap<Variable, Value> = FxHashMap::default();
    let mut goals = vec![(target, value)];
    while let Some((t, value)) = goals.pop() {
        let view = terms.view(t);
        let [a, b, c] = view.operands;
        match (view.op, a, b) {
            (Op::Const, ..) => {
                if terms.as_words(t) != Some(value) {
                    return None;
                }
            }
            (Op::Var, ..) => {
                let v = Variable(view.number);
                if inputs.insert(v, value.clone()).is_some_and(|before| before != value) {
                    return None;
                }
            }
            (Op::Concat, Some(high), Some(low)) => {
                let (k, v) = (terms.width(low), to_wide(&value));
                if view.width > 128 {
                    return None;
                }
                goals.push((low, to_words(v, k)));
                goals.push((high, to_words(v >> k, view.width - k)));
            }
            (Op::Ite, Some(condition), Some(then)) => {
                goals.push((if terms.holds(condition, model) { then } else { c? }, value));
            }
            (op, ..) if op.is_float() => goals.push(undo_float(terms, t, value, model)?),
            (Op::ZExt | Op::SExt, Some(a), _) => {
                if view.width > 128 {
                    return None;
                }
                // Whether the front is an extension is seen when the guess is evaluated.
                let narrow = to_words(to_wide(&value), terms.width(a));
                goals.push((a, narrow));
            }
            _ => return None,
        }
    }
    let mut part = Model::new();
    for (v, value) in inputs {
        part.set(v, &value);
    }
    Some(part)
}

/// Which operand must have which value for an operation to yield `value`.
fn undo_float(terms: &Terms, t: Term, value: Value, model: &Model) -> Option<(Term, Value)> {
    let view = terms.view(t);
    let (op, result) = (view.op, view.width);
    let [Some(a), b, c] = view.operands else { return None };
    let width = terms.width(a);
    let near = Rounding::NearestEven;
    let given = |t: Term| (terms.width(t), terms.evaluate(t, model));
    let compute = |op: Op, x: (u32, Value), y: (u32, Value)| apply(op, width, &[x, y], near);
    let wanted = (width, value.clone());
    // The first operand is sought, unless only the second one depends on inputs.
    let first = !terms.is_ground(a);
    Some(match (op, b) {
        (Op::FAdd, Some(b)) if first => (a, compute(Op::FSub, wanted, given(b))),
        (Op::FAdd, Some(b)) => (b, compute(Op::FSub, wanted, given(a))),
        (Op::FSub, Some(b)) if first => (a, compute(Op::FAdd, wanted, given(b))),
        (Op::FSub, Some(b)) => (b, compute(Op::FSub, given(a), wanted)),
        (Op::FMul, Some(b)) if first => (a, compute(Op::FDiv, wanted, given(b))),
        (Op::FMul, Some(b)) => (b, compute(Op::FDiv, wanted, given(a))),
        (Op::FDiv, Some(b)) if first => (a, compute(Op::FMul, wanted, given(b))),
        (Op::FDiv, Some(b)) => (b, compute(Op::FDiv, given(a), wanted)),
        (Op::FRem, Some(_)) if first => (a, value),
        (Op::FFma, Some(b)) => {
            let rest = (width, compute(Op::FSub, wanted, given(c?)));
            if first {
                (a, compute(Op::FDiv, rest, given(b)))
            } else {
                (b, compute(Op::FDiv, rest, given(a)))
            }
        }
        (Op::FSqrt, _) => (a, compute(Op::FMul, wanted.clone(), wanted)),
        (Op::FRound, _) => (a, value),
        (Op::FToF, _) => (a, apply(Op::FToF, width, &[(result, value)], near)),
        (Op::SToF | Op::UToF, _) if width <= 128 => {
            let back = if op == Op::SToF { Op::FToS } else { Op::FToU };
            (a, apply(back, width, &[(result, value)], near))
        }
        (Op::FToS | Op::FToU, _) => {
            let back = if op == Op::FToS { Op::SToF } else { Op::UToF };
            (a, apply(back, width, &[(result, value)], near))
        }
        _ => return None,
    })
}
