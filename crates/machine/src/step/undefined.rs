//! What nothing defines: poison, `undef`, bytes that were never written. They may be carried about freely; an error
//! is made where a decision, an address or a divisor depends on them.
//!
//! Poison that is certain is a mark in the register, with its origin. Everything else is a marked variable, an
//! ordinary term, so that the simplifier decides bit by bit whether a value depends on it.

use super::{Flow, Run, Stop};
use crate::arena::Arena;
use crate::memory::address;
use crate::state::Purpose;
use crate::value::Value;
use rustc_hash::{FxHashMap, FxHashSet};
use threadbare_expr::{Compare, Op, Term, Terms, Variable};
use threadbare_trace::ErrorKind;

/// How many values are drawn for what is undefined.
const DRAWN: u64 = 2_000;

impl Run<'_> {
    /// Poison that comes about here.
    pub(super) fn poison(&mut self, kind: ErrorKind, what: impl FnOnce() -> String) -> Value {
        let point = self.thread_ref().point();
        if let Some(origin) = self.world.arena.poison_points.get(&(point, kind)) {
            return Value::poison(*origin);
        }
        let origin = self.world.arena.poisons.len() as u32;
        let message = format!("{}, at {}", what(), self.world.prepared.location(point));
        self.world.arena.poisons.push((kind, message));
        self.world.arena.poison_points.insert((point, kind), origin);
        Value::poison(origin)
    }

    /// The term, but undefined where the condition holds.
    pub(super) fn poisoned_where(
        &mut self,
        condition: Term,
        term: Term,
        kind: ErrorKind,
        what: impl FnOnce() -> String,
    ) -> Value {
        match self.world.arena.terms.as_u64(condition) {
            Some(0) => self.value(term),
            Some(_) => self.poison(kind, what),
            None => {
                let width = self.world.arena.terms.width(term);
                let reason =
                    format!("{}, at {}", what(), self.world.prepared.location(self.thread_ref().point()));
                let undefined = self.unknown(width, &reason);
                let term = self.terms().ite(condition, undefined, term);
                self.value(term)
            }
        }
    }

    /// A fresh variable for a value that nothing defines; the reason is empty if it was never written.
    pub(super) fn unknown(&mut self, width: u32, reason: &str) -> Term {
        let unknown = self.thread_mut().next_unknown();
        let Arena { terms, unknowns, .. } = &mut *self.world.arena;
        unknowns.undefined(terms, unknown, width, reason)
    }

    /// An error if there is no value at all.
    pub(crate) fn refuse_nothing(&mut self, value: Value, what: &str) -> Flow<()> {
        if !value.is_nothing() {
            return Ok(());
        }
        Err(match value.poison_origin() {
            Some(origin) => {
                let (kind, reason) = &self.world.arena.poisons[origin as usize];
                Stop::error(*kind, format!("{what} {reason}"))
            }
            None => uninitialised(what),
        })
    }

    /// The term without what was never defined; an error if it can change while only that does.
    pub fn defined(&mut self, term: Term, what: &str) -> Flow<Term> {
        let undefined: Vec<Variable> = {
            let support = self.world.arena.terms.support(term);
            support.iter().copied().filter(|v| self.world.arena.unknowns.is_undefined(*v)).collect()
        };
        if undefined.is_empty() {
            return Ok(term);
        }
        let samples = self.samples(term, &undefined);
        let alone = undefined.len() == self.world.arena.terms.support(term).len();
        if alone && (self.varies(term, &samples) || self.varies_somewhere(term, &undefined)) {
            return Err(self.depends_on_nothing(term, &undefined, what));
        }
        // For which inputs does it? With other values in the place of what is undefined the term differs. This is a question about inputs
        // alone, and so is what the thread knows of them when it goes on.
        let (mut agree, mut first) = (self.terms().boolean(true), None);
        for sample in samples {
            let map = sample.into_iter().collect();
            let Some(fixed) = replaced(&mut self.world.arena.terms, term, &map) else {
                return Err(self.depends_on_nothing(term, &undefined, what));
            };
            let first = *first.get_or_insert(fixed);
            let equal = self.terms().compare(Compare::Eq, first, fixed);
            agree = self.terms().and(agree, equal);
        }
        // Other values than were tried may make a difference: that with everything undefined renamed.
        let twin = self.twin(term, &undefined);
        let is_same = match twin {
            Some(twin) if self.choose(agree, Purpose::Check)? => {
                let same = self.terms().compare(Compare::Eq, term, twin);
                self.choose(same, Purpose::Doubt)?
            }
            _ => false,
        };
        if is_same { Ok(first.unwrap_or(term)) } else { Err(self.depends_on_nothing(term, &undefined, what)) }
    }

    /// The error of what depends on something undefined. What matters of that may depend on inputs: those of the model.
    fn depends_on_nothing(&mut self, term: Term, undefined: &[Variable], what: &str) -> Stop {
        let Arena { terms, unknowns, .. } = &mut *self.world.arena;
        let mut inputs = FxHashMap::default();
        for variable in terms.support(term).into_owned() {
            if let Some(width @ ..=64) =
                terms.variable_width(variable).filter(|_| !undefined.contains(&variable))
            {
                inputs.insert(variable, terms.constant(width, self.state.model.get_u64(variable)));
            }
        }
        let matter: Vec<Variable> = match replaced(terms, term, &inputs) {
            Some(fixed) => {
                terms.support(fixed).iter().copied().filter(|v| unknowns.is_undefined(*v)).collect()
            }
            None => Vec::new(),
        };
        let matter = if matter.is_empty() { undefined } else { &matter };
        match unknowns.reason(matter) {
            Some(reason) => Stop::error(ErrorKind::Overflow, format!("{what} {reason}")),
            None => uninitialised(what),
        }
    }

    /// What to try for all that is undefined in a term: zero first; values that it may be compared with, known ones and
    /// those that depend on inputs; different ones.
    fn samples(&mut self, term: Term, undefined: &[Variable]) -> Vec<Sample> {
        let constants = constants_in(&self.world.arena.terms, term).into_iter().take(16);
        let mut values: Vec<Vec<(Variable, u64)>> = [0, u64::MAX, 1]
            .into_iter()
            .chain(constants)
            .map(|value| self.filled(undefined, value))
            .collect();
        values.extend([apart(undefined), matched(&self.world.arena.terms, term, undefined)]);
        let constant = |terms: &mut Terms, (variable, value): (Variable, u64)| {
            let width = terms.variable_width(variable)?;
            Some((variable, terms.constant(width, value)))
        };
        let terms = &mut self.world.arena.terms;
        let mut samples: Vec<Sample> = values
            .into_iter()
            .map(|sample| sample.into_iter().filter_map(|value| constant(terms, value)).collect())
            .collect();
        for other in compared(&self.world.arena.terms, term, undefined) {
            let filled =
                undefined.iter().filter_map(|variable| self.part_of_term(*variable, undefined, other));
            samples.push(filled.collect());
        }
        samples
    }

    /// What an undefined variable is if those around it have the value of a term together, or it has it alone.
    fn part_of_term(
        &mut self,
        variable: Variable,
        undefined: &[Variable],
        other: Term,
    ) -> Option<(Variable, Term)> {
        let Arena { terms, unknowns, .. } = &mut *self.world.arena;
        let first = undefined.iter().filter_map(|variable| unknowns.address(*variable)).min();
        let (width, has) = (terms.variable_width(variable)?, terms.width(other));
        let part = match (unknowns.address(variable), first) {
            (Some(at), Some(first)) if has % 8 == 0 => {
                terms.extract(other, 8 * ((at - first) % u64::from(has / 8)) as u32, 8)
            }
            _ if has < width => terms.zext(other, width),
            _ => terms.extract(other, 0, width),
        };
        Some((variable, part))
    }

    /// A value for all that is undefined: bytes that were never written get those of a word at their place, so that
    /// together they have the value that they may be compared with.
    fn filled(&self, undefined: &[Variable], value: u64) -> Vec<(Variable, u64)> {
        let unknowns = &self.world.arena.unknowns;
        let first = undefined.iter().filter_map(|variable| unknowns.address(*variable)).min();
        let part = |variable: &Variable| match (unknowns.address(*variable), first) {
            (Some(at), Some(first)) => value >> (8 * ((at - first) % 8)) & 0xff,
            _ => value,
        };
        undefined.iter().map(|variable| (*variable, part(variable))).collect()
    }

    /// Whether some of the samples give different results under the model.
    fn varies(&self, term: Term, samples: &[Sample]) -> bool {
        let terms = &self.world.arena.terms;
        let mut seen = None;
        samples.iter().any(|sample| {
            let mut model = self.state.model.clone();
            for (variable, value) in sample {
                model.set(*variable, &terms.evaluate(*value, &self.state.model));
            }
            let result = terms.evaluate(term, &model);
            seen.get_or_insert_with(|| result.clone()) != &result
        })
    }

    /// Whether some of many values give different results. A search would ask a solver, but where a witness is followed there
    /// is none, and a value like the remainder of a sum takes few of its results at the values that stand in it.
    fn varies_somewhere(&self, term: Term, undefined: &[Variable]) -> bool {
        let terms = &self.world.arena.terms;
        let mut seen = None;
        (0..DRAWN).any(|round: u64| {
            let mut model = self.state.model.clone();
            for (i, variable) in (1u64..).zip(undefined) {
                let word = (round * 1_000 + i).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                model.set_u64(*variable, (word ^ word >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 16);
            }
            let result = terms.evaluate(term, &model);
            seen.get_or_insert_with(|| result.clone()) != &result
        })
    }

    fn twin(&mut self, term: Term, undefined: &[Variable]) -> Option<Term> {
        let Arena { terms, unknowns, .. } = &mut *self.world.arena;
        let mut map = FxHashMap::default();
        for variable in undefined {
            let width = terms.variable_width(*variable)?;
            map.insert(*variable, unknowns.twin(terms, *variable, width));
        }
        replaced(terms, term, &map)
    }

    /// The value with everything undefined in it fixed: at zero.
    pub(super) fn frozen(&mut self, value: Value) -> Value {
        if value.is_nothing() {
            return Value::concrete(0);
        }
        let Some(term) = value.term() else { return value };
        let terms = &mut self.world.arena.terms;
        let support = terms.support(term).into_owned();
        let mut map = FxHashMap::default();
        for variable in support {
            if self.world.arena.unknowns.is_undefined(variable)
                && let Some(width) = terms.variable_width(variable)
            {
                map.insert(variable, terms.constant(width, 0));
            }
        }
        if map.is_empty() {
            return value;
        }
        match replaced(terms, term, &map) {
            Some(term) => self.value(term),
            None => value,
        }
    }
}

fn uninitialised(what: &str) -> Stop {
    Stop::error(ErrorKind::Uninitialised, format!("{what} a value that was never initialised"))
}

/// A value for each undefined variable.
type Sample = Vec<(Variable, Term)>;

/// What is compared with something undefined in a term, and is itself defined and no bit or byte; at most sixteen.
fn compared(terms: &Terms, term: Term, undefined: &[Variable]) -> Vec<Term> {
    let depends = |term: Term| terms.support(term).iter().any(|variable| undefined.contains(variable));
    let (mut seen, mut open, mut found) = (FxHashSet::default(), vec![term], Vec::new());
    while let Some(term) = open.pop() {
        if !seen.insert(term) || !depends(term) {
            continue;
        }
        let view = terms.view(term);
        if matches!(view.op, Op::Eq | Op::Ult | Op::Slt)
            && let [Some(a), Some(b), _] = view.operands
        {
            let (one, other) = (depends(a), depends(b));
            let with = if one { b } else { a };
            if one != other && terms.width(with) > 8 && !found.contains(&with) {
                found.push(with);
            }
        }
        open.extend(terms.operands(term));
    }
    found.truncate(16);
    found
}

/// Different values for all that is undefined, in case it is compared with itself.
fn apart(undefined: &[Variable]) -> Vec<(Variable, u64)> {
    (0x5a..).zip(undefined).map(|(value, variable)| (*variable, value)).collect()
}

/// For all that is undefined a value that it is compared with, in case a text is compared byte by byte: zero only if there is
/// no other, since every byte of a text may be its end.
fn matched(terms: &Terms, term: Term, undefined: &[Variable]) -> Vec<(Variable, u64)> {
    let mut values: FxHashMap<Variable, u64> = undefined.iter().map(|variable| (*variable, 0)).collect();
    let (mut seen, mut open) = (FxHashSet::default(), vec![term]);
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        let view = terms.view(term);
        if view.op == Op::Eq
            && let [Some(a), Some(b), _] = view.operands
        {
            for (one, other) in [(a, b), (b, a)] {
                let support = terms.support(one);
                if let (&[variable], Some(value)) = (&support[..], terms.as_u64(other))
                    && let Some(known @ 0) = values.get_mut(&variable)
                {
                    *known = value;
                }
            }
        }
        open.extend(terms.operands(term));
    }
    undefined.iter().map(|variable| (*variable, values[variable])).collect()
}

/// The constants that a term is made of, each once.
pub(crate) fn constants_in(terms: &Terms, term: Term) -> Vec<u64> {
    let mut constants = Vec::new();
    let mut seen = FxHashSet::default();
    let mut open = vec![term];
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        match terms.as_u64(term) {
            Some(word) if !constants.contains(&word) => constants.push(word),
            Some(_) => {}
            None => open.extend(terms.operands(term)),
        }
    }
    constants
}

/// The term with variables replaced; `None` if it has an operator that cannot be rebuilt.
fn replaced(terms: &mut Terms, term: Term, map: &FxHashMap<Variable, Term>) -> Option<Term> {
    let mut done: FxHashMap<Term, Term> = FxHashMap::default();
    let mut open = vec![term];
    while let Some(&next) = open.last() {
        if done.contains_key(&next) {
            open.pop();
            continue;
        }
        let missing: Vec<Term> = terms.operands(next).filter(|t| !done.contains_key(t)).collect();
        if !missing.is_empty() {
            open.extend(missing);
            continue;
        }
        open.pop();
        let made = rebuilt(terms, next, map, &done)?;
        done.insert(next, made);
    }
    done.get(&term).copied()
}

fn rebuilt(
    terms: &mut Terms,
    term: Term,
    map: &FxHashMap<Variable, Term>,
    done: &FxHashMap<Term, Term>,
) -> Option<Term> {
    use threadbare_expr::float::{FloatBinary, Format};
    let view = terms.view(term);
    let operand = |i: usize| view.operands[i].and_then(|t| done.get(&t).copied());
    let (a, b, c) = (operand(0), operand(1), operand(2));
    Some(match view.op {
        Op::Const => term,
        Op::Var => map.get(&Variable(view.number)).copied().unwrap_or(term),
        Op::Not => terms.not(a?),
        Op::Neg => terms.neg(a?),
        Op::Add => match terms.offset_and_base(term) {
            // An address keeps what it was computed from.
            Some((_, base)) if address::may_be_one(base) && !terms.is_constant(a?) => terms.based(base, a?),
            _ => terms.add(a?, b?),
        },
        Op::Sub => terms.sub(a?, b?),
        Op::Mul => terms.mul(a?, b?),
        Op::UDiv => terms.udiv(a?, b?),
        Op::SDiv => terms.sdiv(a?, b?),
        Op::URem => terms.urem(a?, b?),
        Op::SRem => terms.srem(a?, b?),
        Op::Shl => terms.shl(a?, b?),
        Op::LShr => terms.lshr(a?, b?),
        Op::AShr => terms.ashr(a?, b?),
        Op::And => terms.and(a?, b?),
        Op::Or => terms.or(a?, b?),
        Op::Xor => terms.xor(a?, b?),
        Op::Eq => terms.eq(a?, b?),
        Op::Ult => terms.ult(a?, b?),
        Op::Slt => terms.slt(a?, b?),
        Op::Concat => terms.concat(a?, b?),
        Op::Extract => terms.extract(a?, view.number, view.width),
        Op::ZExt => terms.zext(a?, view.width),
        Op::SExt => terms.sext(a?, view.width),
        Op::Ite => terms.ite(a?, b?, c?),
        Op::FAdd => terms.float_binary(FloatBinary::Add, view.rounding, a?, b?)?,
        Op::FSub => terms.float_binary(FloatBinary::Sub, view.rounding, a?, b?)?,
        Op::FMul => terms.float_binary(FloatBinary::Mul, view.rounding, a?, b?)?,
        Op::FDiv => terms.float_binary(FloatBinary::Div, view.rounding, a?, b?)?,
        Op::FRem => terms.float_binary(FloatBinary::Rem, view.rounding, a?, b?)?,
        Op::FSqrt => terms.float_sqrt(view.rounding, a?)?,
        Op::FFma => terms.float_fma(view.rounding, a?, b?, c?)?,
        Op::FRound => terms.float_round(view.rounding, a?)?,
        Op::FToF => terms.float_convert(a?, Format::from_width(view.width)?, view.rounding)?,
        Op::SToF => terms.float_from_int(a?, true, Format::from_width(view.width)?, view.rounding)?,
        Op::UToF => terms.float_from_int(a?, false, Format::from_width(view.width)?, view.rounding)?,
        Op::FToS => terms.float_to_int(a?, true, view.width, view.rounding)?,
        Op::FToU => terms.float_to_int(a?, false, view.width, view.rounding)?,
        Op::Free | Op::Bytes | Op::Store => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use threadbare_expr::Model;

    #[test]
    fn replacing_a_variable_gives_the_value_of_the_replacement() {
        let mut terms = Terms::new();
        let (x, y) = (terms.variable(Variable(0), 16), terms.variable(Variable(1), 16));
        let three = terms.constant(16, 3);
        let product = terms.mul(x, three);
        let wide = terms.sext(product, 40);
        let narrow = terms.extract(wide, 4, 16);
        let cond = terms.slt(narrow, y);
        let all = terms.ite(cond, narrow, x);
        let to = terms.constant(16, 0xabcd);
        let map = [(Variable(0), to)].into_iter().collect();
        let replaced = replaced(&mut terms, all, &map).unwrap();
        assert!(!terms.support(replaced).contains(&Variable(0)));
        for value in [0u64, 5, 0x7fff, 0x8000, 0xffff] {
            let mut model = Model::new();
            model.set_u64(Variable(1), value);
            let after = terms.evaluate_u64(replaced, &model);
            model.set_u64(Variable(0), 0xabcd);
            assert_eq!(terms.evaluate_u64(all, &model), after);
        }
    }
}
