//! Slices over few input bits, decided by trying. The values that satisfy a condition on one small input are a set of
//! bits, made once; a conjunction of such conditions is an intersection. A few such inputs are enumerated together.

use crate::answer::Answer;
use crate::chain::Query;
use rustc_hash::FxHashMap;
use threadbare_expr::{Model, Scratch, Term, Terms, Variable};

/// The widest input whose values are kept as a set.
const SET_BITS: u32 = 8;
/// The most input bits of a slice that is enumerated.
const SLICE_BITS: u32 = 16;
/// The most evaluations of a condition that a query may cost here.
const WORK: usize = 4_096;

type Set = [u64; 4];

/// The values of small inputs that satisfy conditions seen before.
#[derive(Default)]
pub(crate) struct Enumerator {
    sets: FxHashMap<Term, Set>,
    scratch: Scratch,
}

impl Enumerator {
    pub fn clear(&mut self) {
        self.sets.clear();
    }

    /// The values of its one small variable that satisfy a condition.
    fn set(&mut self, terms: &Terms, t: Term, v: Variable, width: u32) -> Set {
        if let Some(set) = self.sets.get(&t) {
            return *set;
        }
        let mut set = [0u64; 4];
        for value in 0..1u64 << width {
            if terms.holds_at(&[t], &[(v, value)], &mut self.scratch) {
                set[(value / 64) as usize] |= 1 << (value % 64);
            }
        }
        self.sets.insert(t, set);
        set
    }

    /// Tries all values, if there are few.
    pub fn check(&mut self, terms: &Terms, query: &Query<'_>) -> Option<Answer> {
        let widths: Vec<u32> =
            query.variables.iter().map(|v| terms.variable_width(*v)).collect::<Option<_>>()?;
        if widths.iter().sum::<u32>() > SLICE_BITS || widths.iter().any(|w| *w > SET_BITS) {
            return None;
        }
        // First the conditions on one input each; what is left are the joint ones.
        let mut domains: Vec<Set> = widths.iter().map(|w| full(*w)).collect();
        let mut joint = Vec::new();
        for t in query.slice.iter().chain([&query.extra]) {
            match terms.support(*t).as_ref() {
                [v] => {
                    let Some(i) = query.variables.iter().position(|x| x == v) else { continue };
                    let set = self.set(terms, *t, *v, widths[i]);
                    domains[i].iter_mut().zip(set).for_each(|(d, s)| *d &= s);
                    if domains[i] == [0; 4] {
                        return Some(Answer::Unsat(self.blame(terms, query, *v)));
                    }
                }
                _ => joint.push(*t),
            }
        }
        let domains: Vec<Vec<u64>> = domains.iter().map(members).collect();
        let cases: usize = domains.iter().map(Vec::len).product();
        if !joint.is_empty() && cases.saturating_mul(joint.len()) > WORK {
            return None;
        }
        // The newest condition is the one most likely to fail.
        joint.reverse();
        let mut values: Vec<(Variable, u64)> = query.variables.iter().map(|v| (*v, 0)).collect();
        for case in 0..cases {
            let mut rest = case;
            for (value, domain) in values.iter_mut().zip(&domains) {
                value.1 = domain[rest % domain.len()];
                rest /= domain.len();
            }
            if joint.is_empty() || terms.holds_at(&joint, &values, &mut self.scratch) {
                let mut model = Model::new();
                values.iter().for_each(|(v, value)| model.set_u64(*v, *value));
                return Some(Answer::Sat(model));
            }
        }
        Some(Answer::Unsat(query.conditions()))
    }

    /// A small set of conditions on one input that contradict each other, the new one first.
    fn blame(&mut self, terms: &Terms, query: &Query<'_>, v: Variable) -> Vec<Term> {
        let width = terms.variable_width(v).unwrap_or(SET_BITS);
        let mut left = full(width);
        let mut core = Vec::new();
        let about: Vec<Term> = std::iter::once(query.extra)
            .chain(query.slice.iter().rev().copied())
            .filter(|t| *terms.support(*t) == [v])
            .collect();
        for t in about {
            let set = self.set(terms, t, v, width);
            let next: Set = std::array::from_fn(|i| left[i] & set[i]);
            if next != left {
                core.push(t);
                left = next;
            }
            if left == [0; 4] {
                break;
            }
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

fn members(set: &Set) -> Vec<u64> {
    (0..256u64).filter(|v| set[(v / 64) as usize] >> (v % 64) & 1 == 1).collect()
}
