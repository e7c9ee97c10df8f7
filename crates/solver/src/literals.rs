//! First layer: the condition follows from the path by a look at it. Its negation is a literal of the path, or every
//! input that it depends on has one value on the path, under which it is false.

use crate::answer::Answer;
use crate::path::Path;
use threadbare_expr::{Op, Term, Terms, Variable};

/// Asks the path. The model is known to fail the condition, so all that can be said is that every model does.
pub(crate) fn check(terms: &mut Terms, path: &Path, extra: Term) -> Option<Answer> {
    let negation = terms.not(extra);
    if path.contains(negation) {
        return Some(Answer::Unsat(vec![negation, extra]));
    }
    fixed(terms, path, extra)
}

/// All inputs are fixed by equalities on the path: the model's values are the only ones.
fn fixed(terms: &Terms, path: &Path, extra: Term) -> Option<Answer> {
    let mut core = Vec::new();
    for v in terms.support(extra).iter() {
        core.push(path.mentioning(*v).find(|t| fixes(terms, *t, *v))?);
    }
    core.push(extra);
    Some(Answer::Unsat(core))
}

/// Whether the condition is an equality of the variable and a constant.
fn fixes(terms: &Terms, t: Term, v: Variable) -> bool {
    let view = terms.view(t);
    let is_variable = |t: Term| {
        let view = terms.view(t);
        view.op == Op::Var && view.number == v.0
    };
    match (view.op, view.operands) {
        (Op::Eq, [Some(a), Some(b), _]) => is_variable(a) && terms.is_constant(b),
        (Op::Not, [Some(a), ..]) => is_variable(a),
        (Op::Var, _) => is_variable(t),
        _ => false,
    }
}
