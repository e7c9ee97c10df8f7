//! A conjunction that may be changed at will, in an arena of its own: it is taken apart into pieces that share no inputs, and each is
//! decided by drawing values, by trying all of them, by going both ways where a condition compares truths, and by a circuit.

use crate::answer::Answer;
use crate::blast::{Blaster, Limit};
use crate::chain::Query;
use crate::enumerate::{Enumerator, Inputs, Patience};
use threadbare_expr::{Cancel, Model, Op, Scratch, Term, Terms, Variable, mask};

/// How many evaluations of a condition are few enough to try all values at once.
const AT_ONCE: usize = 20_000;
/// How many assignments are drawn for a piece that may fall apart further, and for one that does not.
const DRAWN_FIRST: u64 = 256;
const DRAWN: u64 = 4_096;
/// What drawing them may cost, in operations on words.
const DRAWING: u64 = 2_000_000;
/// How often one goes both ways, one inside the other.
const DEPTH: u32 = 6;
/// Conflicts and gates of the SAT solver for a piece, and what a conflict costs beside an operation.
const CONFLICTS: u64 = 500;
const GATES: u64 = 50_000;
const CONFLICT: u64 = 10_000;

/// What became of a conjunction.
pub(crate) enum Decided {
    /// It holds under this model.
    Holds(Model),
    /// It holds under none.
    Fails,
    /// It could not be told in the time given.
    Unknown,
}

/// Decides conjunctions, with so much to spend.
pub(crate) struct Pieces<'a> {
    cancel: &'a Cancel,
    left: u64,
    scratch: Scratch,
}

impl<'a> Pieces<'a> {
    pub fn new(cancel: &'a Cancel, left: u64) -> Pieces<'a> {
        Pieces { cancel, left, scratch: Scratch::default() }
    }

    /// What was not spent.
    pub fn left(&self) -> u64 {
        self.left
    }

    /// Decides a conjunction.
    pub fn decide(&mut self, terms: &mut Terms, conditions: Vec<Term>) -> Decided {
        self.conjunction(terms, conditions, 0)
    }

    fn conjunction(&mut self, terms: &mut Terms, conditions: Vec<Term>, depth: u32) -> Decided {
        let Some(conditions) = flat(terms, conditions) else { return Decided::Fails };
        let mut model = Model::new();
        let mut unknown = false;
        for piece in apart(terms, &conditions) {
            match self.piece(terms, piece, depth) {
                Decided::Holds(part) => model = model.updated(&part),
                Decided::Fails => return Decided::Fails,
                Decided::Unknown => unknown = true,
            }
        }
        if unknown { Decided::Unknown } else { Decided::Holds(model) }
    }

    /// Decides conditions that hang together.
    fn piece(&mut self, terms: &mut Terms, conditions: Vec<Term>, depth: u32) -> Decided {
        let Some((extra, slice)) = conditions.split_last() else { return Decided::Holds(Model::new()) };
        let mut variables: Vec<Variable> =
            conditions.iter().flat_map(|t| terms.support(*t).into_owned()).collect();
        variables.sort_unstable();
        variables.dedup();
        let zeros = Model::new();
        let query = Query { slice: slice.to_vec(), extra: *extra, variables, model: &zeros };
        let mut enumerator = Enumerator::default();
        let inputs = match enumerator.inputs(terms, &query) {
            Some(Ok(inputs)) => inputs,
            Some(Err(_)) => return Decided::Fails,
            None => return self.circuit(terms, &conditions),
        };
        if let Some(decided) = self.try_all(terms, &query, &mut enumerator, Patience::Evaluations(AT_ONCE)) {
            return decided;
        }
        if let Some(model) = self.draw(terms, &query, &inputs, DRAWN_FIRST) {
            return Decided::Holds(model);
        }
        if depth < DEPTH
            && let Some(ways) = ways(terms, &conditions)
        {
            return self.either(terms, &conditions, ways, depth);
        }
        if let Some(model) = self.draw(terms, &query, &inputs, DRAWN) {
            return Decided::Holds(model);
        }
        if let Some(decided) = self.try_all(terms, &query, &mut enumerator, Patience::Work(self.left)) {
            return decided;
        }
        self.circuit(terms, &conditions)
    }

    /// Goes both ways.
    fn either(&mut self, terms: &mut Terms, conditions: &[Term], ways: Ways, depth: u32) -> Decided {
        let mut unknown = false;
        for instead in ways.sides {
            let mut all: Vec<Term> = conditions.iter().copied().filter(|t| *t != ways.of).collect();
            all.extend(instead);
            match self.conjunction(terms, all, depth + 1) {
                Decided::Fails => {}
                Decided::Unknown => unknown = true,
                holds => return holds,
            }
        }
        if unknown { Decided::Unknown } else { Decided::Fails }
    }

    /// Draws values: what nothing defines can be nearly anything, and nearly everything will do.
    fn draw(&mut self, terms: &Terms, query: &Query<'_>, inputs: &Inputs, rounds: u64) -> Option<Model> {
        let widths: Vec<u32> = query.variables.iter().filter_map(|v| terms.variable_width(*v)).collect();
        if widths.len() < query.variables.len() || widths.iter().any(|width| *width > 64) {
            return None;
        }
        let conditions = query.conditions();
        let start = self.scratch.work();
        let most = DRAWING.min(self.left);
        let mut word = 0u64;
        let mut found = None;
        for round in 0..rounds {
            if self.scratch.work() - start > most || self.cancel.is_requested() {
                break;
            }
            let values: Vec<(Variable, u64)> = query
                .variables
                .iter()
                .zip(&widths)
                .map(|(v, width)| {
                    word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
                    let drawn = mixed(word);
                    let value = match inputs.domains.iter().find(|(x, _)| x == v) {
                        Some((_, values)) => {
                            values.get((drawn % values.len().max(1) as u64) as usize).copied()
                        }
                        None => None,
                    };
                    let any = match round {
                        0 => 0,
                        1 => u64::MAX,
                        // Small numbers of either sign are often compared with.
                        _ if round % 4 == 0 => (drawn & 15).wrapping_sub(8),
                        _ => drawn,
                    };
                    (*v, value.unwrap_or(any) & mask(*width))
                })
                .collect();
            if terms.holds_at(&conditions, &values, &mut self.scratch) {
                let mut model = Model::new();
                values.iter().for_each(|(v, value)| model.set_u64(*v, *value));
                found = Some(model);
                break;
            }
        }
        self.left = self.left.saturating_sub(self.scratch.work() - start);
        found
    }

    fn try_all(
        &mut self,
        terms: &Terms,
        query: &Query<'_>,
        enumerator: &mut Enumerator,
        patience: Patience,
    ) -> Option<Decided> {
        let before = enumerator.work();
        let answer = enumerator.check(terms, query, patience, self.cancel);
        self.left = self.left.saturating_sub(enumerator.work() - before);
        match answer? {
            Answer::Sat(model) => Some(Decided::Holds(model)),
            Answer::Unsat(_) => Some(Decided::Fails),
            Answer::Unknown(_) => None,
        }
    }

    fn circuit(&mut self, terms: &Terms, conditions: &[Term]) -> Decided {
        if conditions.iter().any(|t| terms.has_floats(*t)) {
            return Decided::Unknown;
        }
        let conflicts = CONFLICTS.min(self.left / CONFLICT);
        let mut blaster = Blaster::new();
        let limit = Limit { conflicts, gates: GATES, cancel: self.cancel.clone() };
        let answer = blaster.check(terms, conditions, &limit);
        self.left = self.left.saturating_sub((1 + blaster.conflicts()) * CONFLICT);
        match answer {
            Answer::Sat(model) => Decided::Holds(model),
            Answer::Unsat(_) => Decided::Fails,
            Answer::Unknown(_) => Decided::Unknown,
        }
    }
}

fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

/// The conditions without conjunctions, each once, and without those that always hold; `None` if one never does.
fn flat(terms: &Terms, mut open: Vec<Term>) -> Option<Vec<Term>> {
    let mut all = Vec::new();
    open.reverse();
    while let Some(t) = open.pop() {
        let view = terms.view(t);
        match (view.op, view.operands) {
            _ if terms.is_true(t) || all.contains(&t) => {}
            _ if terms.is_false(t) => return None,
            (Op::And, [Some(a), Some(b), _]) => open.extend([b, a]),
            _ => all.push(t),
        }
    }
    Some(all)
}

/// Conditions that share inputs, together.
fn apart(terms: &Terms, conditions: &[Term]) -> Vec<Vec<Term>> {
    let mut pieces: Vec<(Vec<Variable>, Vec<Term>)> = Vec::new();
    for t in conditions {
        let support = terms.support(*t);
        let (mut variables, mut together) = (support.to_vec(), vec![*t]);
        let touches = |(others, _): &(Vec<Variable>, Vec<Term>)| others.iter().any(|v| support.contains(v));
        let (joined, others): (Vec<_>, Vec<_>) = pieces.into_iter().partition(touches);
        for (more, terms) in joined {
            variables.extend(more);
            together.splice(0..0, terms);
        }
        pieces = others;
        pieces.push((variables, together));
    }
    // What is about few inputs is decided soon, and may fail.
    pieces.sort_by_key(|(variables, conditions)| (variables.len(), conditions.len()));
    pieces.into_iter().map(|(_, conditions)| conditions).collect()
}

/// A condition, and what may stand in its place: one of several conjunctions.
struct Ways {
    of: Term,
    sides: Vec<Vec<Term>>,
}

/// A condition about the truth of two others that do not depend on the same inputs: either side may fall apart further.
fn ways(terms: &mut Terms, conditions: &[Term]) -> Option<Ways> {
    for t in conditions {
        let (mut view, mut holds) = (terms.view(*t), true);
        if let (Op::Not, Some(inner)) = (view.op, view.operands[0]) {
            (view, holds) = (terms.view(inner), false);
        }
        let [Some(a), Some(b), _] = view.operands else { continue };
        let narrow = terms.width(a) == 1 && terms.width(b) == 1;
        if !narrow || terms.support(a) == terms.support(b) {
            continue;
        }
        let (not_a, not_b) = (terms.not(a), terms.not(b));
        let sides = match (view.op, holds) {
            (Op::Eq, true) | (Op::Xor, false) => [vec![a, b], vec![not_a, not_b]],
            (Op::Eq, false) | (Op::Xor, true) => [vec![a, not_b], vec![not_a, b]],
            (Op::Or, true) => [vec![a], vec![not_a, b]],
            (Op::And, false) => [vec![not_a], vec![a, not_b]],
            _ => continue,
        };
        return Some(Ways { of: *t, sides: sides.into() });
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use threadbare_expr::Compare;
    use threadbare_expr::recipe::{Random, Step, build};

    /// A random condition on two inputs of four bits, or on one of them.
    fn condition(terms: &mut Terms, random: &mut Random) -> Term {
        let steps: Vec<Step> = (0..1 + random.below(5))
            .map(|_| Step {
                kind: random.next() as u8,
                operands: [0, 1, 2].map(|_| random.below(4) as u8),
                width: random.next() as u8,
                value: random.next(),
            })
            .collect();
        let t = build(terms, &[4, 4, 4], &steps);
        let width = terms.width(t).min(64);
        let t = terms.extract(t, 0, width);
        let k = terms.constant(width, u64::from(random.below(16)));
        terms.compare(Compare::ALL[random.below(6) as usize], t, k)
    }

    /// Conjunctions of conditions, and of what compares the truth of two, with much to spend and with nothing.
    #[test]
    fn conjunctions_are_decided_as_all_values_say() {
        let (mut holds, mut fails, mut unknown) = (0, 0, 0);
        for seed in 0..3_000u64 {
            let mut random = Random(seed);
            let mut terms = Terms::new();
            let conditions: Vec<Term> = (0..1 + random.below(4))
                .map(|_| {
                    let (a, b) = (condition(&mut terms, &mut random), condition(&mut terms, &mut random));
                    match random.below(5) {
                        0 => terms.xor(a, b),
                        1 => terms.eq(a, b),
                        2 => terms.or(a, b),
                        3 => terms.and(a, b),
                        _ => a,
                    }
                })
                .collect();
            let scratch = &mut Scratch::default();
            let can = (0..1u64 << 12).any(|word| {
                let values = [0, 1, 2].map(|i| (Variable(i), word >> (4 * i) & 15));
                terms.holds_at(&conditions, &values, scratch)
            });
            let cancel = Cancel::new();
            let left = [0, 20_000, 50_000_000][random.below(3) as usize];
            match Pieces::new(&cancel, left).decide(&mut terms, conditions.clone()) {
                Decided::Holds(model) => {
                    assert!(conditions.iter().all(|t| terms.holds(*t, &model)), "seed {seed}");
                    holds += 1;
                }
                Decided::Fails => {
                    assert!(!can, "seed {seed}");
                    fails += 1;
                }
                Decided::Unknown => {
                    assert!(left < 50_000_000, "seed {seed}");
                    unknown += 1;
                }
            }
        }
        assert!(
            holds > 500 && fails > 500 && unknown < 1_000,
            "{holds} hold, {fails} fail, {unknown} unknown"
        );
    }

    /// What compares a truth with its twin's falls apart: each has 65,536 values, both together too many.
    #[test]
    fn twins_are_decided_one_by_one() {
        let mut terms = Terms::new();
        let mut truth = |first: u32| {
            let (a, b) = (terms.variable(Variable(first), 8), terms.variable(Variable(first + 1), 8));
            let word = terms.concat(a, b);
            let square = terms.mul(word, word);
            let (four, two) = (terms.constant(16, 4), terms.constant(16, 2));
            let rest = terms.urem(square, four);
            // No square is two modulo four.
            terms.eq(rest, two)
        };
        let (one, other) = (truth(0), truth(2));
        let differ = terms.xor(one, other);
        let cancel = Cancel::new();
        let decided = Pieces::new(&cancel, 40_000_000).decide(&mut terms, vec![differ]);
        assert!(matches!(decided, Decided::Fails));
    }
}
