//! Which inputs make a term have a value: operations are undone one by one, all other inputs being as in a model. What
//! cannot be undone exactly is undone nearly: the caller evaluates what comes out.

use rustc_hash::FxHashMap;
use threadbare_expr::float::{Rounding, apply};
use threadbare_expr::{Model, Op, Term, Terms, Variable};

/// A value to be reached, as words.
pub(crate) type Value = Vec<u64>;

/// Values are computed in this many bits; wider terms are left alone.
const WIDEST: u32 = 128;

pub(crate) fn to_words(v: u128, width: u32) -> Value {
    let mut words = vec![v as u64, (v >> 64) as u64];
    threadbare_expr::bits::trim(width, &mut words);
    words
}

pub(crate) fn to_wide(words: &[u64]) -> u128 {
    u128::from(words.first().copied().unwrap_or(0)) | u128::from(words.get(1).copied().unwrap_or(0)) << 64
}

/// The inputs under which the term has the value, all others being as in the model.
pub(crate) fn undo(terms: &Terms, target: Term, value: Value, model: &Model) -> Option<Model> {
    let mut inputs: FxHashMap<Variable, Value> = FxHashMap::default();
    let mut goals = vec![(target, value)];
    while let Some((t, value)) = goals.pop() {
        let view = terms.view(t);
        let [a, b, c] = view.operands;
        if view.width > WIDEST || a.is_some_and(|a| terms.width(a) > WIDEST) {
            return None;
        }
        let wanted = to_wide(&value);
        let now = |t: Term| to_wide(&terms.evaluate(t, model));
        let words = |v: u128| to_words(v, view.width);
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
                let k = terms.width(low);
                goals.push((low, to_words(wanted, k)));
                goals.push((high, to_words(wanted >> k, view.width - k)));
            }
            (Op::Ite, Some(condition), Some(then)) => {
                goals.push((if terms.holds(condition, model) { then } else { c? }, value));
            }
            (op, ..) if op.is_float() => goals.push(undo_float(terms, t, value, model)?),
            (Op::ZExt | Op::SExt, Some(a), _) => {
                // Whether the front is an extension is seen when the guess is evaluated.
                goals.push((a, to_words(wanted, terms.width(a))));
            }
            (Op::Extract, Some(a), _) => {
                let hole = (u128::MAX >> (128 - view.width)) << view.number;
                goals.push((a, to_words(now(a) & !hole | wanted << view.number, terms.width(a))));
            }
            (Op::Not, Some(a), _) => goals.push((a, words(!wanted))),
            (Op::Neg, Some(a), _) => goals.push((a, words(wanted.wrapping_neg()))),
            (Op::Add | Op::Sub | Op::Xor, Some(a), Some(b)) => {
                let first = !terms.is_ground(a);
                let other = if first { now(b) } else { now(a) };
                let v = match view.op {
                    Op::Xor => wanted ^ other,
                    Op::Add => wanted.wrapping_sub(other),
                    _ if first => wanted.wrapping_add(other),
                    _ => other.wrapping_sub(wanted),
                };
                goals.push((if first { a } else { b }, words(v)));
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
