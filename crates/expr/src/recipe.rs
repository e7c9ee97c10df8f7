//! Random terms from plain data, for the property tests of this room and of the rooms that use it: the same recipe
//! builds the same term in any arena, simplifying or not.

use crate::arena::Terms;
use crate::term::{Binary, Compare, Term, Variable};

/// One construction from earlier results. Every value of every field means something.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Which constructor.
    pub kind: u8,
    /// Which earlier results, counted from the last.
    pub operands: [u8; 3],
    /// A width, where the constructor needs one.
    pub width: u8,
    /// A value, where the constructor needs one.
    pub value: u64,
}

/// The greatest width of a term of a recipe.
pub const MAX_WIDTH: u32 = 128;
const KINDS: u8 = 27;

/// Changes the width of a term, in one of three ways.
fn fit(terms: &mut Terms, t: Term, width: u32, way: u64) -> Term {
    let w = terms.width(t);
    if w > width {
        let low = (way / 2) as u32 % (w - width + 1);
        terms.extract(t, low, width)
    } else if way & 1 == 0 {
        terms.zext(t, width)
    } else {
        terms.sext(t, width)
    }
}

/// Adds a result of the recipe to `made`, whose first results are variables of the widths wanted.
pub fn apply(terms: &mut Terms, made: &mut Vec<Term>, step: &Step) {
    let pick = |i: usize| made[made.len() - 1 - usize::from(step.operands[i]) % made.len()];
    let (a, b, c) = (pick(0), pick(1), pick(2));
    let width = 1 + u32::from(step.width) % MAX_WIDTH;
    let wa = terms.width(a);
    let kind = usize::from(step.kind % KINDS);
    let t = match kind {
        0..13 => {
            let mut b = fit(terms, b, wa, step.value);
            if (7..10).contains(&kind) && step.value & 4 == 0 {
                // A shift by a random amount would mostly shift everything out.
                let bound = terms.constant(wa, u64::from(wa));
                b = terms.urem(b, bound);
            }
            terms.binary(Binary::ALL[kind], a, b)
        }
        13..19 => {
            let b = fit(terms, b, wa, step.value);
            terms.compare(Compare::ALL[kind - 13], a, b)
        }
        19 => terms.not(a),
        20 => terms.neg(a),
        21 => {
            let c = fit(terms, c, 1, step.value);
            let b = fit(terms, b, wa, step.value);
            terms.ite(c, a, b)
        }
        22 if wa + terms.width(b) <= MAX_WIDTH => terms.concat(a, b),
        22..24 => fit(terms, a, width, step.value),
        24 => {
            // Constants of every size, the small ones often.
            let v = if step.value & 1 == 0 { step.value >> 1 & 0xff } else { step.value };
            terms.constant_wide(wa, &[v, step.value.rotate_left(17)])
        }
        25 => {
            let v = step.value >> (step.value & 63);
            terms.constant(wa, v)
        }
        _ => {
            let k = terms.constant(wa, 1 << (step.value % u64::from(wa.min(64))));
            terms.binary(Binary::ALL[step.value as usize / 64 % 13], a, k)
        }
    };
    made.push(t);
}

/// Builds a recipe over the variables 0, 1, … of the given widths and returns its last result.
pub fn build(terms: &mut Terms, widths: &[u32], steps: &[Step]) -> Term {
    let mut made: Vec<Term> =
        widths.iter().enumerate().map(|(i, w)| terms.variable(Variable(i as u32), *w)).collect();
    if made.is_empty() {
        made.push(terms.constant(8, 0));
    }
    for step in steps {
        apply(terms, &mut made, step);
    }
    made[made.len() - 1]
}

/// A recipe from a seed, for long runs outside a property-test framework. One in eight is of any width; the others are
/// of at most 32 bits where they have the choice, for wide divisions make large circuits.
pub fn random(seed: u64, steps: usize) -> (Vec<u32>, Vec<Step>) {
    let mut random = Random(seed);
    let widest = if seed.is_multiple_of(8) { MAX_WIDTH } else { 32 };
    let width =
        |r: &mut Random| [1, 8, 16, 32, 1 + r.below(widest), 1 + r.below(widest)][r.below(6) as usize];
    let widths = (0..4).map(|_| width(&mut random)).collect();
    let step = |r: &mut Random| Step {
        kind: r.next() as u8,
        operands: [r.below(6) as u8, r.below(6) as u8, r.below(6) as u8],
        width: r.below(widest) as u8,
        value: r.next(),
    };
    (widths, (0..steps).map(|_| step(&mut random)).collect())
}

/// A small generator of pseudo-random numbers (SplitMix64): the same numbers for the same seed.
pub struct Random(pub u64);

impl Random {
    /// The next number.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below the bound.
    pub fn below(&mut self, bound: u32) -> u32 {
        (self.next() % u64::from(bound.max(1))) as u32
    }
}
