//! Evaluation where some variables have no value: whether conditions hold whatever they are. Of every value it is known which of
//! its bits may depend on them, so that what is masked away does no harm.

use crate::arena::Terms;
use crate::eval::{Assignment, Cache, Scratch};
use crate::term::{Node, Op, Term, Variable, mask};
use std::cell::Cell;

/// Values of some small variables, and something for every other; remembers which of the others was asked for first.
struct Partial<'a> {
    values: &'a [(Variable, u64)],
    rest: Rest,
    asked: Cell<Option<Variable>>,
}

impl Partial<'_> {
    fn ask(&self, v: Variable) {
        self.asked.set(self.asked.get().or(Some(v)));
    }
}

impl Assignment for Partial<'_> {
    const PARTIAL: bool = true;
    fn is_given(&self, v: Variable) -> bool {
        self.values.iter().any(|(x, _)| *x == v)
    }
    fn small(&self, v: Variable) -> u64 {
        match self.values.iter().find(|(x, _)| *x == v) {
            Some((_, value)) => *value,
            None => {
                self.ask(v);
                self.rest.word(v, 0)
            }
        }
    }
    fn wide(&self, v: Variable) -> Vec<u64> {
        match self.values.iter().find(|(x, _)| *x == v) {
            Some((_, value)) => vec![*value],
            None => {
                self.ask(v);
                self.rest.words(v)
            }
        }
    }
}

/// What variables that have no value are taken to be.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Rest {
    /// Zero.
    Zeros,
    /// All bits one.
    Ones,
    /// Each something else.
    Mixed,
}

impl Rest {
    fn word(self, v: Variable, i: u64) -> u64 {
        match self {
            Rest::Zeros => 0,
            Rest::Ones => u64::MAX,
            Rest::Mixed => (u64::from(v.0) * 8 + i + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15),
        }
    }

    /// The words of a variable of any width, whose higher bits do not count.
    pub fn words(self, v: Variable) -> Vec<u64> {
        (0..8).map(|i| self.word(v, i)).collect()
    }
}

impl Terms {
    /// Whether all conditions hold if some small variables have the given values and all others are as `rest` says; and if that
    /// may depend on those others, one of them that was looked at.
    pub fn holds_with(
        &self,
        conditions: &[Term],
        values: &[(Variable, u64)],
        rest: Rest,
        scratch: &mut Scratch,
    ) -> (bool, Option<Variable>) {
        scratch.0.reset(None);
        let partial = Partial { values, rest, asked: Cell::new(None) };
        let mut open = false;
        for t in conditions {
            self.compute(*t, &partial, &mut scratch.0);
            open |= scratch.0.open[t.index()] != 0;
            if scratch.0.values[t.index()] != 1 {
                // Those before may fail for other values, too; this one fails for these.
                return (false, partial.asked.get().filter(|_| open));
            }
        }
        (true, partial.asked.get().filter(|_| open))
    }

    /// The bits of a value that may depend on variables without one; of a wide value, all of them or none.
    pub(crate) fn open_bits<A: Assignment + ?Sized>(&self, n: &Node, model: &A, cache: &Cache) -> u64 {
        let all = if n.width == 0 { u64::MAX } else { mask(n.width.min(64)) };
        let open = |raw: u32| cache.open[raw as usize];
        let value = |raw: u32| cache.values[raw as usize];
        let width = |raw: u32| self.nodes[raw as usize].width;
        let any = [n.a, n.b, n.c].into_iter().take(n.op.arity()).any(|raw| n.op != Op::Ite && open(raw) != 0);
        match n.op {
            Op::Var => return if model.is_given(Variable(n.a)) { 0 } else { all },
            Op::Ite if open(n.a) != 0 => return all,
            Op::Ite => return open(if value(n.a) == 1 { n.b } else { n.c }),
            _ if !any => return 0,
            _ if n.width > 64 || width(n.a) > 64 => return all,
            _ => {}
        }
        let (a, b) = (open(n.a), if n.op.arity() == 2 { open(n.b) } else { 0 });
        match n.op {
            Op::Not => a,
            // A bit that is known to be zero, or one, decides.
            Op::And => (a | b) & (a | value(n.a)) & (b | value(n.b)),
            Op::Or => (a | b) & (a | !value(n.a)) & (b | !value(n.b)) & all,
            Op::Xor => a | b,
            Op::Concat => a << width(n.b) | b,
            Op::Extract => a >> n.b & all,
            Op::ZExt => a,
            Op::SExt if a >> (width(n.a) - 1) == 0 => a,
            Op::Shl if b == 0 => a.checked_shl(value(n.b).min(64) as u32).unwrap_or(0) & all,
            Op::LShr if b == 0 => a.checked_shr(value(n.b).min(64) as u32).unwrap_or(0),
            // What is added to lower bits never comes from higher ones.
            Op::Add | Op::Sub | Op::Mul => all & (u64::MAX << (a | b).trailing_zeros()),
            Op::Eq if (value(n.a) ^ value(n.b)) & !(a | b) != 0 => 0,
            _ => all,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Model;
    use crate::recipe::{Random, Step, build};

    /// What is said not to depend on a variable does not: its 256 values are tried.
    #[test]
    fn what_is_not_open_is_the_same_for_all_values() {
        let (mut certain, mut open) = (0, 0);
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
            if terms.width(t) > 64 || !terms.support(t).contains(&Variable(1)) {
                continue;
            }
            let given = u64::from(random.below(256));
            let scratch = &mut Scratch::default();
            let partial =
                Partial { values: &[(Variable(0), given)], rest: Rest::Mixed, asked: Cell::new(None) };
            scratch.0.reset(None);
            terms.compute(t, &partial, &mut scratch.0);
            let (value, bits) = (scratch.0.values[t.index()], scratch.0.open[t.index()]);
            for other in 0..256 {
                let mut model = Model::new();
                model.set_u64(Variable(0), given);
                model.set_u64(Variable(1), other);
                let found = terms.evaluate_u64(t, &model);
                assert_eq!((found ^ value) & !bits, 0, "seed {seed}: {found:x}, {value:x}, open {bits:x}");
            }
            certain += u32::from(bits != mask(terms.width(t)));
            open += 1;
        }
        assert!(certain * 10 > open, "of {open} terms only {certain} have bits that are certain");
    }
}
