//! Slices in which some inputs have few values and others many, as those that stand for what is not defined: for each combination
//! of the few, what is left of the conditions is simplified in an arena of its own, and decided there piece by piece (`pieces`).
//! Most of it is a constant then: a choice between something defined and something that is not is made, floats are numbers.

use crate::answer::Answer;
use crate::chain::Query;
use crate::classes::classes;
use crate::enumerate::{Domain, Inputs};
use crate::pieces::{Decided, Pieces};
use std::cmp::Reverse;
use std::rc::Rc;
use threadbare_expr::{Cancel, Model, Term, Terms, Variable, mask};

/// The most combinations that are tried, and the most values of an input that is given one.
const CELLS: usize = 4_096;
const VALUES: usize = 256;
/// Of an input with more values it is worth asking which of them look the same.
const FEW: usize = 4;
/// A first try gives values only to inputs that something confines, or of which little is seen, to so many; it may cost so much, in
/// operations on words. What is not confined at all is most often what is not defined, and left to the pieces.
const FIRST_VALUES: usize = 16;
const FIRST_WORK: u64 = 10_000_000;
/// What a second try may cost.
const WORK: u64 = 40_000_000;
/// What a term costs that is made.
const MADE: u64 = 20;

/// Decides a query by the combinations of those inputs that have few values. `None` if that takes too long, or if one of the
/// combinations cannot be decided.
pub(crate) fn check(terms: &Terms, query: &Query<'_>, inputs: &Inputs, cancel: &Cancel) -> Option<Answer> {
    let conditions = query.conditions();
    let first = chosen(terms, &conditions, inputs, FIRST_VALUES);
    try_cells(terms, query, &first, FIRST_WORK, cancel).or_else(|| {
        let second = chosen(terms, &conditions, inputs, VALUES);
        let is_other = second.len() > first.len();
        is_other.then(|| try_cells(terms, query, &second, WORK, cancel)).flatten()
    })
}

fn try_cells(
    terms: &Terms,
    query: &Query<'_>,
    chosen: &[Domain],
    work: u64,
    cancel: &Cancel,
) -> Option<Answer> {
    if chosen.is_empty() {
        return None;
    }
    let is_chosen = |v: &Variable| chosen.iter().any(|(x, _)| x == v);
    // Conditions on a chosen input alone hold for all its values.
    let rest: Vec<Term> = query
        .conditions()
        .into_iter()
        .filter(|t| !matches!(terms.support(*t).as_ref(), [v] if is_chosen(v)))
        .collect();
    let form = terms.encode(&rest);
    let (mut left, mut complete) = (work, true);
    let mut at = vec![0; chosen.len()];
    loop {
        let cell: Vec<(Variable, u64)> =
            chosen.iter().zip(&at).filter_map(|((v, values), i)| Some((*v, *values.get(*i)?))).collect();
        let mut own = Terms::new();
        own.set_cancel(cancel.clone());
        let value = |v: Variable| cell.iter().find(|(x, _)| *x == v).map(|(_, value)| *value);
        let residue = own
            .decode(&form, |own, v, width| match value(v) {
                Some(value) => own.constant(width, value),
                None => own.variable(v, width),
            })
            .ok()?;
        left = left.saturating_sub(own.len() as u64 * MADE);
        let mut pieces = Pieces::new(cancel, left);
        match pieces.decide(&mut own, residue) {
            Decided::Holds(rest) => {
                let mut model = Model::new();
                cell.iter().for_each(|(v, value)| model.set_u64(*v, *value));
                return Some(Answer::Sat(model.updated(&rest)));
            }
            Decided::Fails => {}
            Decided::Unknown => complete = false,
        }
        left = pieces.left();
        if left == 0 || cancel.is_requested() {
            return None;
        }
        if !next(&mut at, chosen) {
            return complete.then(|| Answer::Unsat(query.conditions()));
        }
    }
}

/// The inputs to give values: those with the fewest, and of these the ones that most conditions look at, as long as there are not
/// too many combinations.
fn chosen(terms: &Terms, conditions: &[Term], inputs: &Inputs, most: usize) -> Vec<Domain> {
    let any = inputs.any.iter().filter_map(|v| {
        let all = mask(terms.variable_width(*v)?);
        let values = alike(terms, conditions, *v, (0..=all).collect());
        (values.len() <= most).then_some((*v, values))
    });
    let looks = |v: &Variable| conditions.iter().filter(|t| terms.support(**t).contains(v)).count();
    let mut sorted: Vec<Domain> = inputs
        .domains
        .iter()
        .map(|(v, values)| (*v, alike(terms, conditions, *v, values.clone())))
        .chain(any)
        .filter(|(_, values)| values.len() <= VALUES)
        .collect();
    sorted.sort_by_key(|(v, values)| (values.len(), Reverse(looks(v))));
    let mut cells = 1usize;
    let fits = |(_, values): &Domain| {
        cells = cells.saturating_mul(values.len());
        cells <= CELLS
    };
    sorted.into_iter().take_while(fits).collect()
}

/// One of the values for all that look the same to the conditions: the others among them are not needed.
fn alike(terms: &Terms, conditions: &[Term], v: Variable, values: Rc<[u64]>) -> Rc<[u64]> {
    if values.len() <= FEW {
        return values;
    }
    match classes(terms, v, conditions) {
        Some(few) if few.len() < values.len() => {
            few.into_iter().filter(|value| values.contains(value)).collect()
        }
        _ => values,
    }
}

/// The next combination, if there is one.
fn next(at: &mut [usize], chosen: &[Domain]) -> bool {
    for (i, (_, values)) in at.iter_mut().zip(chosen) {
        *i += 1;
        if *i < values.len() {
            return true;
        }
        *i = 0;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::enumerate::Enumerator;
    use threadbare_expr::recipe::{Random, Step, build};
    use threadbare_expr::{Compare, Scratch};

    /// An input of eight bits that is less than four, one of eight that is not confined, one of 24: the last is what is not given
    /// values, and few of its bits are looked at, so that all can be tried.
    #[test]
    fn cells_say_what_all_values_do() {
        let (mut sat, mut unsat) = (0, 0);
        for seed in 0..1_500u64 {
            let mut random = Random(seed);
            let mut terms = Terms::new();
            let small = terms.variable(Variable(0), 8);
            let wide = terms.variable(Variable(2), 24);
            let four = terms.constant(8, 4);
            let mut conditions = vec![terms.ult(small, four)];
            for _ in 0..1 + random.below(3) {
                let steps: Vec<Step> = (0..2 + random.below(5))
                    .map(|_| Step {
                        kind: random.next() as u8,
                        operands: [0, 1, 2].map(|_| random.below(4) as u8),
                        width: random.next() as u8,
                        value: random.next(),
                    })
                    .collect();
                let t = build(&mut terms, &[8, 4], &steps);
                let t = terms.extract(t, 0, terms.width(t).min(4));
                let seen = terms.extract(wide, 3, terms.width(t));
                let seen = terms.mul(seen, t);
                let op = Compare::ALL[random.below(6) as usize];
                let k = terms.constant(terms.width(t), u64::from(random.below(16)));
                conditions.push(terms.compare(op, seen, k));
            }
            let scratch = &mut Scratch::default();
            let can = (0..1u64 << 10).any(|word| {
                let values =
                    [(Variable(0), word & 3), (Variable(1), word >> 2 & 15), (Variable(2), word >> 6 << 3)];
                terms.holds_at(&conditions, &values, scratch)
            });
            let Some((extra, slice)) = conditions.split_last() else { continue };
            let mut variables: Vec<Variable> =
                conditions.iter().flat_map(|t| terms.support(*t).into_owned()).collect();
            variables.sort_unstable();
            variables.dedup();
            let model = Model::new();
            let query = Query { slice: slice.to_vec(), extra: *extra, variables, model: &model };
            let Some(Ok(inputs)) = Enumerator::default().inputs(&terms, &query) else { continue };
            match check(&terms, &query, &inputs, &Cancel::new()) {
                Some(Answer::Sat(model)) => {
                    assert!(conditions.iter().all(|t| terms.holds(*t, &model)), "seed {seed}");
                    sat += 1;
                }
                Some(_) => {
                    assert!(!can, "seed {seed}");
                    unsat += 1;
                }
                None => panic!("seed {seed} is not decided"),
            }
        }
        assert!(sat > 200 && unsat > 20, "{sat} hold, {unsat} do not");
    }
}
