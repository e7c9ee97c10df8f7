//! Where the values of one input lie: a condition on it, read backwards, confines it to intervals. What is returned may be
//! too much, never too little: whoever enumerates the values tries each of them on the condition itself.

use threadbare_expr::float::{Format, Rounding, apply};
use threadbare_expr::{Op, Term, Terms, mask};

/// How many terms are looked at for one condition.
const STEPS: u32 = 400;
/// How deep a condition is read.
const DEPTH: u32 = 40;
/// How many intervals a set may have; one with more is replaced by what encloses it.
const PIECES: usize = 128;

/// A set of unsigned numbers: disjoint intervals, ascending, both ends included.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Region(Vec<(u64, u64)>);

impl Region {
    /// All numbers of a width of at most 64 bits.
    pub fn all(width: u32) -> Region {
        Region(vec![(0, mask(width))])
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many numbers there are.
    pub fn size(&self) -> u128 {
        self.0.iter().map(|(low, high)| u128::from(high - low) + 1).sum()
    }

    /// The numbers, ascending.
    pub fn members(&self) -> impl Iterator<Item = u64> {
        self.0.iter().flat_map(|(low, high)| *low..=*high)
    }

    pub fn contains(&self, v: u64) -> bool {
        self.0.iter().any(|(low, high)| (*low..=*high).contains(&v))
    }

    /// The union of intervals in any order.
    fn of(mut pieces: Vec<(u64, u64)>) -> Region {
        pieces.retain(|(low, high)| low <= high);
        pieces.sort_unstable();
        let mut merged: Vec<(u64, u64)> = Vec::with_capacity(pieces.len());
        for (low, high) in pieces {
            match merged.last_mut() {
                Some(last) if low <= last.1.saturating_add(1) => last.1 = last.1.max(high),
                _ => merged.push((low, high)),
            }
        }
        match merged[..] {
            [(low, _), .., (_, high)] if merged.len() > PIECES => Region(vec![(low, high)]),
            _ => Region(merged),
        }
    }

    pub fn intersect(&self, other: &Region) -> Region {
        let (mut i, mut j) = (0, 0);
        let mut common = Vec::new();
        while let (Some(a), Some(b)) = (self.0.get(i), other.0.get(j)) {
            common.push((a.0.max(b.0), a.1.min(b.1)));
            if a.1 < b.1 {
                i += 1;
            } else {
                j += 1;
            }
        }
        Region::of(common)
    }

    fn unite(mut self, other: Region) -> Region {
        self.0.extend(other.0);
        Region::of(self.0)
    }

    /// Every interval, replaced by others.
    fn map<I: IntoIterator<Item = (u64, u64)>>(&self, f: impl FnMut((u64, u64)) -> I) -> Region {
        Region::of(self.0.iter().copied().flat_map(f).collect())
    }

    /// The numbers, each with `by` added modulo two to the power of the width.
    fn shifted(&self, width: u32, by: u64) -> Region {
        let top = mask(width);
        self.map(|(low, high)| {
            let (a, b) = (low.wrapping_add(by) & top, high.wrapping_add(by) & top);
            if a <= b { vec![(a, b)] } else { vec![(a, top), (0, b)] }
        })
    }

    /// The complements of the numbers, bit by bit.
    fn flipped(&self, width: u32) -> Region {
        self.map(|(low, high)| [(!high & mask(width), !low & mask(width))])
    }
}

/// The values of its one input for which a condition may hold.
pub(crate) fn region(terms: &Terms, condition: Term, width: u32) -> Region {
    let mut reader = Reader { terms, all: Region::all(width), steps: STEPS };
    reader.inverse(condition, &Region(vec![(1, 1)]), 0)
}

struct Reader<'a> {
    terms: &'a Terms,
    /// All values of the input.
    all: Region,
    steps: u32,
}

impl Reader<'_> {
    /// The values of the input for which the term may lie in the set.
    fn inverse(&mut self, t: Term, set: &Region, depth: u32) -> Region {
        let width = self.terms.width(t);
        if set.is_empty() {
            return Region::default();
        }
        if self.steps == 0 || depth > DEPTH || width > 64 || *set == Region::all(width) {
            return self.all.clone();
        }
        self.steps -= 1;
        if let Some(v) = self.terms.as_u64(t) {
            return if set.contains(v) { self.all.clone() } else { Region::default() };
        }
        let view = self.terms.view(t);
        let top = mask(width);
        let [a, b, c] = view.operands;
        let found = match (view.op, a, b, c) {
            (Op::Var, ..) => Some(set.clone()),
            (Op::Not, Some(a), ..) => Some(self.inverse(a, &set.flipped(width), depth + 1)),
            (Op::Neg, Some(a), ..) => Some(self.inverse(a, &set.flipped(width).shifted(width, 1), depth + 1)),
            (Op::And | Op::Or | Op::Xor, Some(a), Some(b), _) if width == 1 => {
                Some(self.connective(view.op, a, b, set.contains(1), depth))
            }
            (Op::Eq | Op::Ult | Op::Slt, Some(a), Some(b), _) => {
                self.comparison(view.op, a, b, set.contains(1), depth)
            }
            (Op::Ite, Some(c), Some(a), Some(b)) => {
                let (yes, no) = (Region(vec![(1, 1)]), Region(vec![(0, 0)]));
                let (first, one) = (self.inverse(c, &yes, depth + 1), self.inverse(a, set, depth + 1));
                let (second, other) = (self.inverse(c, &no, depth + 1), self.inverse(b, set, depth + 1));
                Some(first.intersect(&one).unite(second.intersect(&other)))
            }
            (Op::ZExt, Some(a), ..) => {
                let inner = Region::all(self.terms.width(a)).intersect(set);
                Some(self.inverse(a, &inner, depth + 1))
            }
            (Op::SExt, Some(a), ..) => {
                let half = mask(self.terms.width(a) - 1);
                let image = Region::of(vec![(0, half), (top - half, top)]).intersect(set);
                let inner = image.map(|(low, high)| {
                    let inner = mask(self.terms.width(a));
                    [(low & inner, high & inner)]
                });
                Some(self.inverse(a, &inner, depth + 1))
            }
            (Op::FToF, Some(a), ..) => self.widening(a, width, set, depth),
            (Op::Extract, Some(a), ..) => self.extraction(a, view.number, width, set, depth),
            (Op::Concat, Some(a), Some(b), _) => Some(self.concatenation(a, b, set, depth)),
            (op, Some(a), Some(b), _) => match (self.terms.as_u64(a), self.terms.as_u64(b)) {
                (_, Some(k)) => self.right_constant(op, a, k, width, set, depth),
                (Some(k), _) if op == Op::Sub => {
                    // k - b: minus b, k added.
                    let inner = set.flipped(width).shifted(width, k.wrapping_add(1));
                    Some(self.inverse(b, &inner, depth + 1))
                }
                (Some(k), _) if matches!(op, Op::Add | Op::Mul | Op::And | Op::Or | Op::Xor) => {
                    self.right_constant(op, b, k, width, set, depth)
                }
                _ => None,
            },
            _ => None,
        };
        found.unwrap_or_else(|| self.all.clone())
    }

    /// Where a connective of two conditions may be true, or false.
    fn connective(&mut self, op: Op, a: Term, b: Term, truth: bool, depth: u32) -> Region {
        let value = |truth: bool| Region(vec![(u64::from(truth), u64::from(truth))]);
        let mut of = |t: Term, truth: bool| self.inverse(t, &value(truth), depth + 1);
        match (op, truth) {
            (Op::And, true) | (Op::Or, false) => of(a, truth).intersect(&of(b, truth)),
            (Op::And, false) | (Op::Or, true) => of(a, truth).unite(of(b, truth)),
            (_, truth) => {
                let one = of(a, true).intersect(&of(b, !truth));
                one.unite(of(a, false).intersect(&of(b, truth)))
            }
        }
    }

    /// Where a comparison with a constant is true, or false.
    fn comparison(&mut self, op: Op, a: Term, b: Term, truth: bool, depth: u32) -> Option<Region> {
        let width = self.terms.width(a);
        if width > 64 {
            return None;
        }
        let top = mask(width);
        let (term, k, first) = match (self.terms.as_u64(a), self.terms.as_u64(b)) {
            (_, Some(k)) => (a, k, true),
            (Some(k), _) => (b, k, false),
            _ => return None,
        };
        let below = |k: u64| if k == 0 { Vec::new() } else { vec![(0, k - 1)] };
        let above = |k: u64| if k == top { Vec::new() } else { vec![(k + 1, top)] };
        // Signed order is unsigned order once the sign bit is flipped.
        let flip = if op == Op::Slt { 1 << (width - 1) } else { 0 };
        let k = k ^ flip;
        let pieces = match (op, first, truth) {
            (Op::Eq, _, true) => vec![(k, k)],
            (Op::Eq, _, false) => [below(k), above(k)].concat(),
            (_, true, true) => below(k),
            (_, true, false) => vec![(k, top)],
            (_, false, true) => above(k),
            (_, false, false) => vec![(0, k)],
        };
        let set = Region::of(pieces).shifted(width, flip);
        Some(self.inverse(term, &set, depth + 1))
    }

    /// Where bits of a term lie in the set: few bits above them may be any.
    fn extraction(&mut self, a: Term, low: u32, width: u32, set: &Region, depth: u32) -> Option<Region> {
        let inner = self.terms.width(a);
        let above = inner - low - width;
        if inner > 64 || above > 2 {
            return None;
        }
        let set = set.map(|(first, last)| {
            (0..1u64 << above).map(move |high| {
                // Above the top there is nothing to shift in.
                let high = high.checked_shl(low + width).unwrap_or(0);
                (high | first << low, high | last << low | mask(low))
            })
        });
        Some(self.inverse(a, &set, depth + 1))
    }

    /// Where a float lies in the set once it has been put into a wider format.
    fn widening(&mut self, a: Term, width: u32, set: &Region, depth: u32) -> Option<Region> {
        let (narrow, wide) = (Format::from_width(self.terms.width(a))?, Format::from_width(width)?);
        if narrow.width() >= wide.width() || wide.width() > 64 {
            return None;
        }
        // Numbers are in the order of their bits, each sign by itself; NaNs stand above them.
        let sign = 1u64 << (wide.width() - 1);
        let infinity = wide.infinity() as u64;
        let bound = |magnitude: u64, rounding: Rounding| {
            apply(Op::FToF, narrow.width(), &[(wide.width(), vec![magnitude])], rounding)[0]
        };
        let inner = set.map(|(first, last)| {
            let mut pieces = Vec::new();
            for (negative, low, high) in [(0, 0, sign - 1), (1u64, sign, mask(wide.width()))] {
                let (low, high) = (first.max(low), last.min(high));
                if low > high {
                    continue;
                }
                let (low, high) = (low & (sign - 1), high & (sign - 1));
                let top = negative << (narrow.width() - 1);
                if low <= infinity {
                    let low = bound(low, Rounding::TowardZero);
                    let high = bound(high.min(infinity), Rounding::TowardPositive);
                    pieces.push((top | low, top | high));
                }
                if high > infinity {
                    pieces.push((top | narrow.infinity() as u64, top | mask(narrow.width() - 1)));
                }
            }
            pieces
        });
        Some(self.inverse(a, &inner, depth + 1))
    }

    /// Where two terms side by side lie in the set.
    fn concatenation(&mut self, high: Term, low: Term, set: &Region, depth: u32) -> Region {
        let width = self.terms.width(low);
        let bottom = mask(width);
        let mut found = Region::default();
        for (first, last) in set.0.clone() {
            let (a, b) = (first >> width, last >> width);
            // The first and the last value of the high part confine the low part; those between do not.
            let mut parts = vec![(a, a, first & bottom, if a == b { last & bottom } else { bottom })];
            if a < b {
                parts.push((b, b, 0, last & bottom));
                parts.push((a + 1, b - 1, 0, bottom));
            }
            for (a, b, first, last) in parts {
                let upper = self.inverse(high, &Region::of(vec![(a, b)]), depth + 1);
                let lower = self.inverse(low, &Region::of(vec![(first, last)]), depth + 1);
                found = found.unite(upper.intersect(&lower));
            }
        }
        found
    }

    /// Where an operation with a constant lies in the set.
    fn right_constant(
        &mut self,
        op: Op,
        a: Term,
        k: u64,
        width: u32,
        set: &Region,
        depth: u32,
    ) -> Option<Region> {
        let top = mask(width);
        // The greatest value that the operand can have: products are exact up to there.
        let most = self.terms.known(a).max(width);
        let inner = match op {
            Op::Add => set.shifted(width, k.wrapping_neg()),
            Op::Sub => set.shifted(width, k),
            Op::Xor if k == top => set.flipped(width),
            Op::Xor if k == 1 << (width - 1) => set.shifted(width, k),
            // Bits that are taken away, or put in, move a number by no more than they are worth.
            Op::And => set.map(|(low, high)| [(low, high.saturating_add(!k & top).min(top))]),
            Op::Or => set.map(|(low, high)| [(low.saturating_sub(k), high)]),
            Op::UDiv if k > 0 => set.map(|(low, high)| {
                let last = high.saturating_mul(k).saturating_add(k - 1).min(top);
                low.checked_mul(k).map(|low| (low, last))
            }),
            Op::Mul if k > 0 && most.checked_mul(k).is_some_and(|m| m <= top) => {
                set.map(|(low, high)| [(low.div_ceil(k), high / k)])
            }
            Op::Shl if k < 64 && most.leading_zeros() >= k as u32 && most << k <= top => {
                set.map(|(low, high)| [(low.div_ceil(1 << k), high >> k)])
            }
            Op::LShr if k < u64::from(width) => set.map(|(low, high)| {
                let limit = top >> k;
                (low <= limit).then(|| (low << k, high.min(limit) << k | mask(k as u32)))
            }),
            _ => return None,
        };
        Some(self.inverse(a, &inner, depth + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use threadbare_expr::float::{FloatCompare, Format, Rounding};
    use threadbare_expr::recipe::{Random, Step, build};
    use threadbare_expr::{Compare, Model, Variable};

    /// Halves compared with singles: all 65,536 of them.
    #[test]
    fn regions_of_widened_floats_hold_every_solution() {
        let mut random = Random(3);
        for round in 0..60u32 {
            let mut terms = Terms::new();
            let half = terms.variable(Variable(0), 16);
            let single = terms.float_convert(half, Format::Single, Rounding::NearestEven).unwrap();
            let number = [0.5, 2.0, -3.25, 0.0, -0.0, f32::INFINITY, f32::NAN, 1e-6, 70000.0, -1.0];
            let number = match number.get(round as usize / 3) {
                Some(number) => number.to_bits(),
                None => random.next() as u32,
            };
            let constant = terms.constant(32, u64::from(number));
            let op = [FloatCompare::Eq, FloatCompare::Lt, FloatCompare::Le][round as usize % 3];
            let condition = terms.float_compare(op, single, constant).unwrap();
            let opposite = terms.not(condition);
            let scratch = &mut threadbare_expr::Scratch::default();
            for condition in [condition, opposite] {
                let found = region(&terms, condition, 16);
                for v in 0..1 << 16 {
                    if terms.holds_at(&[condition], &[(Variable(0), v)], scratch) {
                        assert!(found.contains(v), "{v:x} of {number:x}, {op:?}");
                    }
                }
                if round < 3 && condition != opposite {
                    assert!(found.size() < if op == FloatCompare::Eq { 8 } else { 60_000 });
                }
            }
        }
    }

    /// Conditions on an input of eight bits, written in many ways: no value that satisfies one lies outside.
    #[test]
    fn regions_hold_every_solution() {
        let (mut narrow, mut conditions) = (0, 0);
        for seed in 0..20_000u64 {
            let mut random = Random(seed);
            let mut terms = if seed % 2 == 0 { Terms::new() } else { Terms::without_simplification() };
            let steps: Vec<Step> = (0..1 + random.below(5))
                .map(|_| Step {
                    kind: random.next() as u8,
                    operands: [0, 1, 2].map(|_| random.below(4) as u8),
                    width: random.next() as u8,
                    value: random.next(),
                })
                .collect();
            let t = build(&mut terms, &[8], &steps);
            let width = terms.width(t);
            if width > 64 {
                continue;
            }
            let k = terms.constant(width, random.next() >> random.below(64));
            let op = Compare::ALL[random.below(6) as usize];
            let condition =
                if random.below(2) == 0 { terms.compare(op, t, k) } else { terms.compare(op, k, t) };
            if *terms.support(condition) != [Variable(0)] {
                continue;
            }
            let found = region(&terms, condition, 8);
            let mut model = Model::new();
            for v in 0..256 {
                model.set_u64(Variable(0), v);
                if terms.holds(condition, &model) {
                    assert!(found.contains(v), "{v} is a solution of seed {seed}: {found:?}");
                }
            }
            conditions += 1;
            narrow += u32::from(found.size() < 256);
        }
        assert!(narrow * 5 > conditions, "of {conditions} conditions only {narrow} confine their input");
    }
}
