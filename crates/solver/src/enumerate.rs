//! Slices whose inputs have few values, decided by trying. The values that satisfy a condition on one small input are a
//! set of bits, made once; a conjunction of such conditions is an intersection. A wider input has few values if the
//! conditions on it alone confine it to few, or if conditions see little of it. A few such inputs are enumerated together.
//! Other inputs in the slice do no harm where no condition comes to look at them: so it is with what stands for a value
//! that is not defined.

use crate::answer::Answer;
use crate::chain::Query;
use crate::classes::classes;
use crate::region::{Region, region};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use threadbare_expr::{Cancel, Model, Rest, Scratch, Term, Terms, Variable, bits};

/// The widest input whose values are kept as a set.
const SET_BITS: u32 = 8;
/// The most values of a wider input.
const VALUES: u128 = 4_096;
/// The most inputs of a slice that are enumerated, and that it has.
const INPUTS: usize = 16;
const ALL_INPUTS: usize = 512;
/// So many values of an input that it is worth knowing what each condition costs.
const MANY: usize = 32;
/// How many lists of values are remembered.
const REMEMBERED: usize = 4_096;

type Set = [u64; 4];
/// An input and its values.
pub(crate) type Domain = (Variable, Rc<[u64]>);

/// What is known of the inputs of a query before any are tried together.
#[derive(Default)]
pub(crate) struct Inputs {
    /// Those with few values.
    pub domains: Vec<Domain>,
    /// Those with too many.
    pub free: Vec<Variable>,
    /// Small ones that nothing confines.
    pub any: Vec<Variable>,
    /// The conditions that the values given do not satisfy by themselves: on several inputs, or on one that is free.
    pub joint: Vec<Term>,
}

/// By an input and all conditions on it alone: its values, or that there are too many.
type Lists = FxHashMap<(Variable, Vec<Term>), Option<Rc<[u64]>>>;

/// What a search for values came to.
enum Found {
    /// All conditions hold with these values, and this for the inputs without one.
    Values(Vec<(Variable, u64)>, Rest),
    /// There are none.
    Nothing,
    /// It depends on an input that no value is given to.
    Matters(Variable),
    /// It takes too long, or somebody wants to stop.
    Unknown,
}

/// What an enumeration may cost.
#[derive(Copy, Clone)]
pub(crate) enum Patience {
    /// Only if it is sure to end after this many evaluations of a condition.
    Evaluations(usize),
    /// Until as much was computed, in operations on words; and no more combinations of values than that.
    Work(u64),
}

/// The values of inputs that satisfy conditions seen before.
#[derive(Default)]
pub(crate) struct Enumerator {
    /// By a condition on one small input: the values that were tried, and those of them that satisfy it.
    sets: FxHashMap<Term, (Set, Set)>,
    lists: Lists,
    scratch: Scratch,
}

impl Enumerator {
    pub fn clear(&mut self) {
        self.sets.clear();
        self.lists.clear();
    }

    /// What was computed, in operations on words.
    pub fn work(&self) -> u64 {
        self.scratch.work()
    }

    /// Those of some values of its one small variable that satisfy a condition. What was tried is remembered.
    fn set(&mut self, terms: &Terms, t: Term, v: Variable, among: &Set) -> Set {
        let Enumerator { sets, scratch, .. } = self;
        let (tried, hold) = sets.entry(t).or_default();
        let new: Set = std::array::from_fn(|i| among[i] & !tried[i]);
        for value in members(&new) {
            if terms.holds_at(&[t], &[(v, value)], scratch) {
                hold[(value / 64) as usize] |= 1 << (value % 64);
            }
        }
        (0..new.len()).for_each(|i| tried[i] |= new[i]);
        both(among, hold)
    }

    /// The values of a variable that satisfy conditions on it alone; `None` if there may be too many.
    fn values(&mut self, terms: &Terms, v: Variable, conditions: &[Term]) -> Option<Rc<[u64]>> {
        let width = terms.variable_width(v)?;
        if width <= SET_BITS {
            // The new one comes first: it is tried with what the others leave.
            let left = conditions.iter().rev().fold(full(width), |left, t| self.set(terms, *t, v, &left));
            return Some(members(&left).into());
        }
        if width > 64 {
            return None;
        }
        // The conditions of a path stay while the new one changes.
        if let [new, path @ ..] = conditions
            && let Some(list) = self.list(terms, v, width, path)
        {
            let scratch = &mut self.scratch;
            return Some(
                list.iter().copied().filter(|x| terms.holds_at(&[*new], &[(v, *x)], scratch)).collect(),
            );
        }
        self.list(terms, v, width, conditions)
    }

    /// The same for a wide variable, remembered.
    fn list(&mut self, terms: &Terms, v: Variable, width: u32, conditions: &[Term]) -> Option<Rc<[u64]>> {
        let key = (v, conditions.to_vec());
        if let Some(known) = self.lists.get(&key) {
            return known.clone();
        }
        let within =
            conditions.iter().fold(Region::all(width), |r, t| r.intersect(&region(terms, *t, width)));
        let list = (within.size() <= VALUES).then(|| {
            let scratch = &mut self.scratch;
            within.members().filter(|value| terms.holds_at(conditions, &[(v, *value)], scratch)).collect()
        });
        if self.lists.len() >= REMEMBERED {
            self.lists.clear();
        }
        self.lists.insert(key, list.clone());
        list
    }

    /// The same, one value for all that look the same to the conditions of a query.
    fn representatives(
        &mut self,
        terms: &Terms,
        v: Variable,
        alone: &[Term],
        query: &Query<'_>,
    ) -> Option<Rc<[u64]>> {
        terms.variable_width(v).filter(|width| *width <= 64)?;
        let values = classes(terms, v, &query.conditions())?;
        let scratch = &mut self.scratch;
        Some(values.into_iter().filter(|x| terms.holds_at(alone, &[(v, *x)], scratch)).collect())
    }

    /// What is known of the inputs of a query; an answer if the conditions on one of them contradict each other. `None` if there
    /// are too many.
    pub fn inputs(&mut self, terms: &Terms, query: &Query<'_>) -> Option<Result<Inputs, Answer>> {
        if query.variables.len() > ALL_INPUTS {
            return None;
        }
        // First the conditions on one input each; what is left are the joint ones. The newest condition is the one most
        // likely to fail.
        let mut alone: Vec<Vec<Term>> = vec![Vec::new(); query.variables.len()];
        let mut joint = Vec::new();
        for t in [&query.extra].into_iter().chain(query.slice.iter().rev()) {
            match terms.support(*t).as_ref() {
                [v] => {
                    let i = query.variables.iter().position(|x| x == v)?;
                    alone[i].push(*t);
                }
                _ => joint.push(*t),
            }
        }
        let mut inputs = Inputs { joint, ..Inputs::default() };
        for (v, conditions) in query.variables.iter().zip(&alone) {
            if conditions.is_empty() && terms.variable_width(*v).is_some_and(|width| width <= SET_BITS) {
                inputs.any.push(*v);
                continue;
            }
            let values = match self.values(terms, *v, conditions) {
                None => self.representatives(terms, *v, conditions, query),
                values => values,
            };
            match values {
                Some(values) if values.is_empty() => {
                    return Some(Err(Answer::Unsat(self.blame(terms, *v, conditions))));
                }
                Some(values) => inputs.domains.push((*v, values)),
                None => {
                    inputs.free.push(*v);
                    inputs.joint.extend(conditions);
                }
            }
        }
        Some(Ok(inputs))
    }

    /// Tries all values, if there are few.
    pub fn check(
        &mut self,
        terms: &Terms,
        query: &Query<'_>,
        patience: Patience,
        cancel: &Cancel,
    ) -> Option<Answer> {
        let Inputs { mut domains, free, mut any, joint } = match self.inputs(terms, query)? {
            Ok(inputs) => inputs,
            Err(answer) => return Some(answer),
        };
        // If all cannot be tried, only those whose values turn out to matter are.
        let cases = |domains: &[Domain], more: &[Variable]| {
            let widths = more.iter().filter_map(|v| terms.variable_width(*v)).sum();
            let known = domains.iter().fold(1usize, |n, (_, values)| n.saturating_mul(values.len()));
            known.saturating_mul(1usize.checked_shl(widths).unwrap_or(usize::MAX))
        };
        let fits = |domains: &[Domain], more: &[Variable]| {
            let cases = cases(domains, more);
            let tried = domains.len() + more.len();
            tried <= INPUTS
                && match patience {
                    _ if joint.is_empty() => true,
                    Patience::Evaluations(most) => cases.saturating_mul(joint.len()) <= most,
                    Patience::Work(most) => cases as u64 <= most,
                }
        };
        let all = |v: Variable| terms.variable_width(v).map(|width| (v, members(&full(width)).into()));
        if fits(&domains, &any) {
            domains.extend(any.drain(..).filter_map(all));
        }
        if domains.is_empty() {
            return None;
        }
        let limit = match patience {
            Patience::Work(most) if !joint.is_empty() => self.scratch.work() + most,
            _ => u64::MAX,
        };
        loop {
            if !fits(&domains, &[]) {
                return None;
            }
            match self.search(terms, domains.clone(), &joint, limit, cancel) {
                Found::Values(values, rest) => {
                    let mut model = Model::new();
                    values.iter().for_each(|(v, value)| model.set_u64(*v, *value));
                    for v in free.into_iter().chain(any) {
                        let mut words = rest.words(v);
                        bits::trim(terms.variable_width(v).unwrap_or(0), &mut words);
                        model.set(v, &words);
                    }
                    return Some(Answer::Sat(model));
                }
                Found::Nothing => return Some(Answer::Unsat(query.conditions())),
                Found::Matters(v) => {
                    any.swap_remove(any.iter().position(|x| *x == v)?);
                    domains.extend(all(v));
                }
                Found::Unknown => return None,
            }
        }
    }

    /// Gives the inputs values one after the other, those with few first; a condition is looked at as soon as its last
    /// input has one.
    fn search(
        &mut self,
        terms: &Terms,
        mut domains: Vec<Domain>,
        joint: &[Term],
        limit: u64,
        cancel: &Cancel,
    ) -> Found {
        domains.sort_by_key(|(_, values)| values.len());
        let level = |t: &Term| {
            let support = terms.support(*t);
            domains.iter().rposition(|(v, _)| support.contains(v)).unwrap_or(0)
        };
        let mut due: Vec<Vec<Term>> = vec![Vec::new(); domains.len()];
        for t in joint {
            due[level(t)].push(*t);
        }
        // Where many values are tried, what is quickly computed comes first, and leaves few to look at the rest with.
        for (at, due) in due.iter_mut().enumerate() {
            if due.len() > 1 && domains[at].1.len() >= MANY {
                let firsts = domains[..=at].iter().filter_map(|(v, values)| Some((*v, *values.first()?)));
                let firsts: Vec<(Variable, u64)> = firsts.collect();
                due.sort_by_cached_key(|t| {
                    let before = self.scratch.work();
                    terms.holds_with(&[*t], &firsts, Rest::Zeros, &mut self.scratch);
                    self.scratch.work() - before
                });
            }
        }
        let mut values: Vec<(Variable, u64)> = Vec::with_capacity(domains.len());
        let mut next = vec![0; domains.len()];
        // Where a condition looked at what has no value: it holds, or fails, perhaps.
        let mut open = vec![None; domains.len()];
        let mut at = 0;
        loop {
            let (v, domain) = &domains[at];
            values.truncate(at);
            let Some(value) = domain.get(next[at]) else {
                next[at] = 0;
                if at == 0 {
                    return Found::Nothing;
                }
                at -= 1;
                continue;
            };
            next[at] += 1;
            values.push((*v, *value));
            if self.scratch.work() > limit || cancel.is_requested() {
                return Found::Unknown;
            }
            let mut holds =
                |conditions: &[Term], rest| terms.holds_with(conditions, &values, rest, &mut self.scratch);
            let (hold, looked) = holds(&due[at], Rest::Zeros);
            open[at] = looked;
            if !hold
                && (looked.is_none() || due[at].iter().any(|t| holds(&[*t], Rest::Zeros) == (false, None)))
            {
                continue;
            }
            if at + 1 < domains.len() {
                at += 1;
                continue;
            }
            let Some(v) = open.iter().flatten().next() else {
                return Found::Values(values, Rest::Zeros);
            };
            let all = due.concat();
            let rest = [Rest::Zeros, Rest::Ones, Rest::Mixed].into_iter().find(|rest| holds(&all, *rest).0);
            return rest.map_or(Found::Matters(*v), |rest| Found::Values(values, rest));
        }
    }

    /// A small set of conditions on one input that contradict each other, the new one first. Each value was found to fail one of them:
    /// whoever fails most of those that are left comes next, and nothing is tried again.
    fn blame(&self, terms: &Terms, v: Variable, conditions: &[Term]) -> Vec<Term> {
        let Some(width) = terms.variable_width(v).filter(|w| *w <= SET_BITS) else {
            return conditions.to_vec();
        };
        let refuted = |left: &Set, t: &Term| -> Set {
            let (tried, hold) = self.sets.get(t).copied().unwrap_or_default();
            std::array::from_fn(|i| left[i] & tried[i] & !hold[i])
        };
        let (mut left, mut core) = (full(width), Vec::new());
        let mut next = conditions.first();
        while let Some(t) = next {
            let gone = refuted(&left, t);
            left = std::array::from_fn(|i| left[i] & !gone[i]);
            core.push(*t);
            let worst = conditions.iter().rev().max_by_key(|t| size(&refuted(&left, t)));
            next = worst.filter(|t| size(&refuted(&left, t)) > 0);
        }
        core
    }
}

fn full(width: u32) -> Set {
    let n = 1u64 << width;
    std::array::from_fn(|i| match n.saturating_sub(64 * i as u64) {
        64.. => u64::MAX,
        k => (1 << k) - 1,
    })
}

fn both(one: &Set, other: &Set) -> Set {
    std::array::from_fn(|i| one[i] & other[i])
}

fn size(set: &Set) -> u32 {
    set.iter().map(|word| word.count_ones()).sum()
}

fn members(set: &Set) -> Vec<u64> {
    (0..256u64).filter(|v| set[(v / 64) as usize] >> (v % 64) & 1 == 1).collect()
}
