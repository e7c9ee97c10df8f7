//! Identities of multiplication, division, shifts and distributivity at many widths: each is true, and its negation is
//! asked for.

use crate::clock::Watch;
use std::time::{Duration, Instant};
use threadbare_expr::{Binary, Compare, Model, Term, Terms, Variable};
use threadbare_solver::{Answer, Options, Solver, Stats};

const WIDTHS: [u32; 10] = [8, 10, 12, 14, 16, 20, 24, 32, 48, 64];

/// Builds terms briefly.
struct Make<'a> {
    terms: &'a mut Terms,
    width: u32,
}

impl Make<'_> {
    fn c(&mut self, v: u64) -> Term {
        self.terms.constant(self.width, v)
    }
    fn op(&mut self, op: Binary, a: Term, b: Term) -> Term {
        self.terms.binary(op, a, b)
    }
    fn add(&mut self, a: Term, b: Term) -> Term {
        self.op(Binary::Add, a, b)
    }
    fn sub(&mut self, a: Term, b: Term) -> Term {
        self.op(Binary::Sub, a, b)
    }
    fn mul(&mut self, a: Term, b: Term) -> Term {
        self.op(Binary::Mul, a, b)
    }
    fn eq(&mut self, a: Term, b: Term) -> Term {
        self.terms.compare(Compare::Eq, a, b)
    }
    fn implies(&mut self, a: Term, b: Term) -> Term {
        let n = self.terms.not(a);
        self.terms.or(n, b)
    }
}

/// One identity over three variables.
fn identity(m: &mut Make<'_>, number: usize, [x, y, z]: [Term; 3]) -> Term {
    use Binary::*;
    match number {
        0 => {
            let (s, p, q) = (m.add(y, z), m.mul(x, y), m.mul(x, z));
            let (l, r) = (m.mul(x, s), m.add(p, q));
            m.eq(l, r)
        }
        1 => {
            let (s, p, q) = (m.sub(y, z), m.mul(x, y), m.mul(x, z));
            let (l, r) = (m.mul(x, s), m.sub(p, q));
            m.eq(l, r)
        }
        2 => {
            let s = m.add(x, y);
            let (l, xx, yy, xy, two) = (m.mul(s, s), m.mul(x, x), m.mul(y, y), m.mul(x, y), m.c(2));
            let xy = m.mul(xy, two);
            let r = m.add(xx, xy);
            let r = m.add(r, yy);
            m.eq(l, r)
        }
        3 => {
            let (a, b) = (m.mul(x, y), m.mul(y, z));
            let (l, r) = (m.mul(a, z), m.mul(x, b));
            m.eq(l, r)
        }
        4 => {
            let (s, d, xx, yy) = (m.add(x, y), m.sub(x, y), m.mul(x, x), m.mul(y, y));
            let (l, r) = (m.mul(s, d), m.sub(xx, yy));
            m.eq(l, r)
        }
        5 => {
            let (q, r) = (m.op(UDiv, x, y), m.op(URem, x, y));
            let p = m.mul(q, y);
            let l = m.add(p, r);
            m.eq(l, x)
        }
        6 => {
            let (q, r) = (m.op(SDiv, x, y), m.op(SRem, x, y));
            let p = m.mul(q, y);
            let l = m.add(p, r);
            m.eq(l, x)
        }
        7 => {
            let (one, l) = (m.c(1), m.op(Shl, x, y));
            let p = m.op(Shl, one, y);
            let r = m.mul(x, p);
            m.eq(l, r)
        }
        8 => {
            let (a, p) = (m.op(Shl, x, z), m.mul(x, y));
            let (l, r) = (m.mul(a, y), m.op(Shl, p, z));
            m.eq(l, r)
        }
        9 => {
            let (a, ones) = (m.op(LShr, x, y), m.c(u64::MAX));
            let (l, mask) = (m.op(Shl, a, y), m.op(Shl, ones, y));
            let r = m.op(And, x, mask);
            m.eq(l, r)
        }
        10 => {
            let (a, b, two) = (m.op(Xor, x, y), m.op(And, x, y), m.c(2));
            let b = m.mul(b, two);
            let (l, r) = (m.add(a, b), m.add(x, y));
            m.eq(l, r)
        }
        11 => {
            let (r, zero) = (m.op(URem, x, y), m.c(0));
            let less = m.terms.compare(Compare::Ult, r, y);
            let nonzero = m.terms.compare(Compare::Ne, y, zero);
            m.implies(nonzero, less)
        }
        12 => {
            let c = m.c(10);
            let q = m.op(UDiv, x, c);
            let p = m.mul(q, c);
            m.terms.compare(Compare::Ule, p, x)
        }
        13 => {
            let (seven, three) = (m.c(7), m.c(3));
            let (a, b) = (m.mul(x, seven), m.mul(y, three));
            let l = m.sub(a, b);
            let (s, four) = (m.sub(x, y), m.c(4));
            let s = m.mul(s, three);
            let f = m.mul(x, four);
            let r = m.add(s, f);
            m.eq(l, r)
        }
        14 => {
            // Quotients by a constant grow with the dividend.
            let c = m.c(6);
            let (p, q) = (m.op(UDiv, x, c), m.op(UDiv, y, c));
            let (le, r) = (m.terms.compare(Compare::Ule, x, y), m.terms.compare(Compare::Ule, p, q));
            m.implies(le, r)
        }
        15 => {
            // (x / 3) / 5 is x / 15.
            let (three, five, fifteen) = (m.c(3), m.c(5), m.c(15));
            let a = m.op(UDiv, x, three);
            let (l, r) = (m.op(UDiv, a, five), m.op(UDiv, x, fifteen));
            m.eq(l, r)
        }
        16 => {
            // Shifts add up while they stay below the width.
            let bound = m.c(u64::from(m.width) / 2);
            let (p, q) = (m.terms.compare(Compare::Ult, y, bound), m.terms.compare(Compare::Ult, z, bound));
            let (a, s) = (m.op(LShr, x, y), m.add(y, z));
            let (l, r) = (m.op(LShr, a, z), m.op(LShr, x, s));
            let (small, same) = (m.terms.and(p, q), m.eq(l, r));
            m.implies(small, same)
        }
        17 => {
            // A square is 0, 1 or 4 modulo 8.
            let (p, seven) = (m.mul(x, x), m.c(7));
            let r = m.op(And, p, seven);
            let values = [m.c(0), m.c(1), m.c(4)];
            let [a, b, c] = values.map(|v| m.eq(r, v));
            let t = m.terms.or(a, b);
            m.terms.or(t, c)
        }
        18 => {
            // Quotients undo products that do not overflow.
            let half = m.width / 2;
            let (a, b) = (m.terms.extract(x, 0, half), m.terms.extract(y, 0, half));
            let (a, b) = (m.terms.zext(a, m.width), m.terms.zext(b, m.width));
            let p = m.mul(a, b);
            let (q, zero) = (m.op(UDiv, p, b), m.c(0));
            let (same, nonzero) = (m.eq(q, a), m.terms.compare(Compare::Ne, b, zero));
            m.implies(nonzero, same)
        }
        _ => {
            // A signed shift to the right is a division that rounds down.
            let (two, one) = (m.c(2), m.c(1));
            let (l, q, r) = (m.op(AShr, x, one), m.op(SDiv, x, two), m.op(And, x, one));
            let sign = m.terms.extract(x, m.width - 1, 1);
            let odd = m.eq(r, one);
            let both = m.terms.and(sign, odd);
            let down = m.sub(q, one);
            let r = m.terms.ite(both, down, q);
            m.eq(l, r)
        }
    }
}

pub struct Outcome {
    pub answered: u32,
    /// Processor time of this thread.
    pub slowest_unknown: Duration,
    pub total: Duration,
    pub stats: Stats,
}

/// Asks for a counterexample to each identity at each width.
pub fn ask(options: &Options) -> Outcome {
    let mut solver = Solver::new(options.clone());
    let mut terms = Terms::new();
    let start = Instant::now();
    let mut o = Outcome {
        answered: 0,
        slowest_unknown: Duration::ZERO,
        total: Duration::ZERO,
        stats: Stats::default(),
    };
    for number in 0..20 {
        for (i, width) in WIDTHS.into_iter().enumerate() {
            let variables = [0, 1, 2].map(|k| terms.variable(Variable((i * 3 + k) as u32), width));
            let law = identity(&mut Make { terms: &mut terms, width }, number, variables);
            let negation = terms.not(law);
            if terms.is_constant(negation) {
                assert!(terms.is_false(negation), "identity {number} is no identity");
                o.answered += 1;
                continue;
            }
            let asked = Watch::start();
            let answer = solver.check(&mut terms, &[], &Model::new(), negation);
            let took = asked.elapsed();
            match answer {
                Answer::Unsat(_) => {
                    o.answered += 1;
                }
                Answer::Sat(m) => panic!("identity {number} at {width} bits is refuted by {m:?}"),
                Answer::Unknown(_) => {
                    o.slowest_unknown = o.slowest_unknown.max(took);
                }
            }
        }
    }
    o.total = start.elapsed();
    o.stats = solver.stats().clone();
    o
}
