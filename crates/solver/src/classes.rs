//! Inputs of which conditions see little: a few of their bits, or what is left when they are divided by a number. One value stands
//! for all that look the same. What is returned may be too much, never too little.

use rustc_hash::FxHashMap;
use threadbare_expr::{Op, Term, Terms, Variable};

/// How many terms are looked at.
const STEPS: usize = 4_000;
/// The most bits that are seen, and the greatest number to divide by.
const BITS: u32 = 12;
/// Of a wider term nothing can be said.
const WIDEST: u32 = 128;

/// Values of an input of at most 64 bits that stand for all of them in these conditions; `None` if there may be too many.
pub(crate) fn classes(terms: &Terms, v: Variable, conditions: &[Term]) -> Option<Vec<u64>> {
    let mut reader = Reader { terms, v, seen: FxHashMap::default(), open: Vec::new(), divisor: None };
    conditions.iter().try_for_each(|t| reader.demand(*t, 1))?;
    let mut bits = 0u128;
    for _ in 0..STEPS {
        let Some(t) = reader.open.pop() else {
            return match reader.divisor {
                // Bits beside remainders are too much to ask.
                Some(k) => (bits == 0).then(|| (0..k).collect()),
                // Inputs are words.
                None => (bits.count_ones() <= BITS).then(|| spread(bits as u64)),
            };
        };
        let demanded = reader.seen.get(&t).copied().unwrap_or(0);
        if terms.view(t).op == Op::Var {
            bits |= demanded;
        } else {
            reader.operands(t, demanded)?;
        }
    }
    None
}

/// So many ones.
fn below(count: u32) -> u128 {
    1u128.checked_shl(count).map_or(u128::MAX, |bit| bit - 1)
}

/// All numbers that have no bits but these.
fn spread(bits: u64) -> Vec<u64> {
    let mut all = vec![0u64];
    for i in (0..64).filter(|i| bits >> i & 1 == 1) {
        all.extend(all.clone().into_iter().map(|value| value | 1 << i));
    }
    all
}

struct Reader<'a> {
    terms: &'a Terms,
    v: Variable,
    /// The bits of each term that matter.
    seen: FxHashMap<Term, u128>,
    /// Terms of which more matters than was passed on.
    open: Vec<Term>,
    divisor: Option<u64>,
}

impl Reader<'_> {
    /// Some bits of a term matter. `None` if it is too wide to say so.
    fn demand(&mut self, t: Term, bits: u128) -> Option<()> {
        if bits == 0 || !self.terms.support(t).contains(&self.v) {
            return Some(());
        }
        if self.terms.width(t) > WIDEST {
            return None;
        }
        let known = self.seen.entry(t).or_insert(0);
        if *known | bits != *known {
            *known |= bits;
            self.open.push(t);
        }
        Some(())
    }

    /// Some bits of a term matter: which of its operands?
    fn operands(&mut self, t: Term, bits: u128) -> Option<()> {
        let view = self.terms.view(t);
        let all = |t: Term| below(self.terms.width(t));
        let number = |t: Term| self.terms.as_u64(t);
        let wide = |t: Term| number(t).map(u128::from);
        match (view.op, view.operands) {
            (Op::Not, [Some(a), ..]) => self.demand(a, bits),
            (Op::Xor, [Some(a), Some(b), _]) => {
                self.demand(a, bits)?;
                self.demand(b, bits)
            }
            (Op::And | Op::Or, [Some(a), Some(b), _]) => {
                let through = |other: Option<u128>| match (view.op, other) {
                    (Op::And, Some(k)) => bits & k,
                    (_, Some(k)) => bits & !k,
                    _ => bits,
                };
                let (first, second) = (through(wide(b)), through(wide(a)));
                self.demand(a, first)?;
                self.demand(b, second)
            }
            // What is added to lower bits never comes from higher ones.
            (Op::Add | Op::Sub | Op::Mul, [Some(a), Some(b), _]) => {
                let lower = below(128 - bits.leading_zeros());
                self.demand(a, lower)?;
                self.demand(b, lower)
            }
            (Op::Neg, [Some(a), ..]) => self.demand(a, below(128 - bits.leading_zeros())),
            // What would be shifted out of sight must not seem to be nothing.
            (Op::Extract, [Some(a), ..]) if self.terms.width(a) <= WIDEST => {
                self.demand(a, bits << view.number)
            }
            (Op::Concat, [Some(a), Some(b), _]) => {
                let width = self.terms.width(b);
                let (high, low) = (bits.checked_shr(width).unwrap_or(0), bits & all(b));
                self.demand(a, high)?;
                self.demand(b, low)
            }
            (Op::ZExt, [Some(a), ..]) => {
                let low = bits & all(a);
                self.demand(a, low)
            }
            (Op::SExt, [Some(a), ..]) => {
                let sign = if bits & !all(a) != 0 { 1u128 << (self.terms.width(a) - 1) } else { 0 };
                let low = bits & all(a) | sign;
                self.demand(a, low)
            }
            (Op::LShr | Op::Shl, [Some(a), Some(b), _]) if number(b).is_some_and(|k| k < 128) => {
                let by = number(b).unwrap_or(0);
                let through = if view.op == Op::LShr { bits << by & all(a) } else { bits >> by };
                self.demand(a, through)
            }
            (Op::Ite, [Some(c), Some(a), Some(b)]) => {
                self.demand(c, 1)?;
                self.demand(a, bits)?;
                self.demand(b, bits)
            }
            (Op::URem, [Some(a), Some(b), _]) if self.is_input(a) && number(b).is_some() => {
                let k = number(b).filter(|k| *k > 0 && *k <= 1 << BITS)?;
                // Below the power of two, every remainder is one of the input itself.
                if u128::from(k) > all(a) || self.divisor.is_some_and(|other| other != k) {
                    return None;
                }
                self.divisor = Some(k);
                Some(())
            }
            _ => {
                for t in self.terms.operands(t).collect::<Vec<_>>() {
                    let bits = all(t);
                    self.demand(t, bits)?;
                }
                Some(())
            }
        }
    }

    fn is_input(&self, t: Term) -> bool {
        self.terms.view(t).op == Op::Var
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use threadbare_expr::recipe::{Random, Step, build};
    use threadbare_expr::{Compare, Scratch};

    /// What a condition on two inputs can be, with the values that stand for the second and with all of them.
    #[test]
    fn the_values_stand_for_all() {
        let (mut few, mut conditions) = (0, 0);
        for seed in 0..20_000u64 {
            let mut random = Random(seed);
            let mut terms = if seed % 2 == 0 { Terms::new() } else { Terms::without_simplification() };
            let steps: Vec<Step> = (0..1 + random.below(6))
                .map(|_| Step {
                    kind: random.next() as u8,
                    operands: [0, 1, 2].map(|_| random.below(4) as u8),
                    width: random.next() as u8,
                    value: random.next(),
                })
                .collect();
            let t = build(&mut terms, &[8, 8], &steps);
            let width = terms.width(t);
            if width > 64 || !terms.support(t).contains(&Variable(1)) {
                continue;
            }
            let k = terms.constant(width, random.next() >> random.below(64));
            let condition = terms.compare(Compare::ALL[random.below(6) as usize], t, k);
            let Some(values) = classes(&terms, Variable(1), &[condition]) else { continue };
            let first = u64::from(random.below(256));
            let scratch = &mut Scratch::default();
            let mut can = |values: &mut dyn Iterator<Item = u64>| -> BTreeSet<bool> {
                let at = |value| [(Variable(0), first), (Variable(1), value)];
                values.map(|value| terms.holds_at(&[condition], &at(value), scratch)).collect()
            };
            assert_eq!(can(&mut values.iter().copied()), can(&mut (0..256)), "seed {seed}: {values:?}");
            few += u32::from(values.len() < 256);
            conditions += 1;
        }
        assert!(few * 10 > conditions, "of {conditions} conditions only {few} see less than all");
    }

    #[test]
    fn remainders_are_few() {
        let mut terms = Terms::new();
        let x = terms.variable(Variable(0), 64);
        let (seven, three) = (terms.constant(64, 7), terms.constant(64, 3));
        let rest = terms.urem(x, seven);
        let condition = terms.eq(rest, three);
        assert_eq!(classes(&terms, Variable(0), &[condition]), Some((0..7).collect()));
        let other = terms.ult(x, seven);
        assert_eq!(classes(&terms, Variable(0), &[condition, other]), None);
    }
}
