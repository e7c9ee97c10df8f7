//! Equalities that hold, or fail, whatever the inputs are, by algebra modulo a power of two: both sides are written as
//! polynomials. Multipliers make such identities hard for a SAT solver; here they are a comparison.

use crate::answer::Answer;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use threadbare_expr::bits::mask;
use threadbare_expr::{Binary, Op, Term, Terms};

/// Coefficients of products of terms that are taken as they are; the empty product stands for one.
type Polynomial = BTreeMap<Vec<Term>, u64>;

/// Longer polynomials are not written out.
const LONGEST: usize = 64;
/// Nor are products of more factors.
const DEGREE: usize = 8;
/// How many operations of a side are looked at.
const NODES: usize = 256;

/// Decides a condition that is an equality or the negation of one.
pub(crate) fn check(terms: &mut Terms, extra: Term) -> Option<Answer> {
    let view = terms.view(extra);
    let (equality, negated) = match (view.op, view.operands[0]) {
        (Op::Not, Some(inner)) => (inner, true),
        _ => (extra, false),
    };
    let view = terms.view(equality);
    let (Op::Eq, [Some(a), Some(b), _]) = (view.op, view.operands) else { return None };
    if terms.width(a) > 64 || !(multiplies(terms, a) || multiplies(terms, b)) {
        return None;
    }
    let mut left = polynomial(terms, a);
    let right = polynomial(terms, b);
    let modulus = mask(terms.width(a));
    for (product, factor) in right {
        add(&mut left, product, factor.wrapping_neg(), modulus);
    }
    let impossible = match left.len() {
        0 => negated,
        1 => !negated && left.contains_key(&[][..]),
        _ => false,
    };
    impossible.then(|| Answer::Unsat(vec![extra]))
}

/// Whether there is anything that a SAT solver would find hard.
fn multiplies(terms: &Terms, t: Term) -> bool {
    let mut stack = vec![t];
    let mut left = NODES;
    while let Some(t) = stack.pop() {
        let op = terms.view(t).op;
        if matches!(op, Op::Mul | Op::UDiv | Op::SDiv | Op::URem | Op::SRem | Op::Shl) {
            return true;
        }
        left -= 1;
        if left == 0 {
            return false;
        }
        if matches!(op, Op::Add | Op::Sub | Op::Neg | Op::Not | Op::Concat | Op::Extract | Op::Xor | Op::Or) {
            stack.extend(terms.operands(t));
        }
    }
    false
}

fn add(p: &mut Polynomial, product: Vec<Term>, factor: u64, modulus: u64) {
    let entry = p.entry(product);
    match entry {
        std::collections::btree_map::Entry::Vacant(e) => {
            if factor & modulus != 0 {
                e.insert(factor & modulus);
            }
        }
        std::collections::btree_map::Entry::Occupied(mut e) => {
            let sum = e.get().wrapping_add(factor) & modulus;
            if sum == 0 {
                e.remove();
            } else {
                *e.get_mut() = sum;
            }
        }
    }
}

fn scaled_sum(a: &Polynomial, b: &Polynomial, factor: u64, modulus: u64) -> Polynomial {
    let mut r = a.clone();
    for (product, f) in b {
        add(&mut r, product.clone(), f.wrapping_mul(factor), modulus);
    }
    r
}

fn multiply(a: &Polynomial, b: &Polynomial, modulus: u64) -> Option<Polynomial> {
    if a.len() * b.len() > LONGEST {
        return None;
    }
    let mut r = Polynomial::new();
    for (p, f) in a {
        for (q, g) in b {
            let mut product = p.clone();
            product.extend_from_slice(q);
            if product.len() > DEGREE {
                return None;
            }
            product.sort_unstable();
            add(&mut r, product, f.wrapping_mul(*g), modulus);
        }
    }
    Some(r)
}

/// The term as a polynomial. What is no arithmetic, or too long, is an unknown of its own.
fn polynomial(terms: &mut Terms, root: Term) -> Polynomial {
    let width = terms.width(root);
    let modulus = mask(width);
    let mut done: FxHashMap<Term, Polynomial> = FxHashMap::default();
    let mut stack = vec![root];
    let mut left = NODES;
    while let Some(&t) = stack.last() {
        if done.contains_key(&t) {
            stack.pop();
            continue;
        }
        let parts = if left == 0 { Parts::Atom } else { parts(terms, t) };
        let missing: Vec<Term> = parts.operands().into_iter().filter(|o| !done.contains_key(o)).collect();
        if !missing.is_empty() {
            left = left.saturating_sub(1);
            stack.extend(missing);
            continue;
        }
        stack.pop();
        let get = |t: &Term| done.get(t).cloned().unwrap_or_default();
        let value = match &parts {
            Parts::Atom => None,
            Parts::Constant(c) => {
                let mut p = Polynomial::new();
                add(&mut p, Vec::new(), *c, modulus);
                Some(p)
            }
            Parts::Sum(constant, summands) => {
                let mut p = Polynomial::new();
                add(&mut p, Vec::new(), *constant, modulus);
                for (factor, t) in summands {
                    p = scaled_sum(&p, &get(t), *factor, modulus);
                }
                Some(p)
            }
            Parts::Product(a, b) => multiply(&get(a), &get(b), modulus),
            Parts::Remainder(a, q, b) => {
                multiply(&get(q), &get(b), modulus).map(|p| scaled_sum(&get(a), &p, u64::MAX, modulus))
            }
        };
        let value = value.filter(|p| p.len() <= LONGEST).unwrap_or_else(|| Polynomial::from([(vec![t], 1)]));
        done.insert(t, value);
    }
    done.remove(&root).unwrap_or_default()
}

/// How a term is made of others, arithmetically.
enum Parts {
    Atom,
    Constant(u64),
    /// A constant plus multiples of terms.
    Sum(u64, Vec<(u64, Term)>),
    Product(Term, Term),
    /// The dividend less the product of quotient and divisor: also by zero, as SMT-LIB has it.
    Remainder(Term, Term, Term),
}

impl Parts {
    fn operands(&self) -> Vec<Term> {
        match self {
            Parts::Atom | Parts::Constant(_) => Vec::new(),
            Parts::Sum(_, summands) => summands.iter().map(|(_, t)| *t).collect(),
            Parts::Product(a, b) => vec![*a, *b],
            Parts::Remainder(a, q, b) => vec![*a, *q, *b],
        }
    }
}

fn parts(terms: &mut Terms, t: Term) -> Parts {
    const MINUS: u64 = u64::MAX;
    let view = terms.view(t);
    let width = view.width;
    let [a, b, _] = view.operands;
    match (view.op, a, b) {
        (Op::Const, ..) => terms.as_u64(t).map_or(Parts::Atom, Parts::Constant),
        (Op::Add, Some(a), Some(b)) => Parts::Sum(0, vec![(1, a), (1, b)]),
        (Op::Sub, Some(a), Some(b)) => Parts::Sum(0, vec![(1, a), (MINUS, b)]),
        (Op::Neg, Some(a), _) => Parts::Sum(0, vec![(MINUS, a)]),
        (Op::Not, Some(a), _) => Parts::Sum(MINUS, vec![(MINUS, a)]),
        (Op::Mul, Some(a), Some(b)) => Parts::Product(a, b),
        // x << k is x * (1 << k), also if everything is shifted out.
        (Op::Shl, Some(a), Some(b)) => {
            let one = terms.constant(width, 1);
            if a == one {
                return Parts::Atom;
            }
            let power = terms.binary(Binary::Shl, one, b);
            Parts::Product(a, power)
        }
        (Op::Xor, Some(a), Some(b)) => {
            let both = terms.and(a, b);
            Parts::Sum(0, vec![(1, a), (1, b), (MINUS - 1, both)])
        }
        (Op::Or, Some(a), Some(b)) => {
            let both = terms.and(a, b);
            Parts::Sum(0, vec![(1, a), (1, b), (MINUS, both)])
        }
        (Op::URem, Some(a), Some(b)) => {
            let q = terms.binary(Binary::UDiv, a, b);
            Parts::Remainder(a, q, b)
        }
        (Op::SRem, Some(a), Some(b)) => {
            let q = terms.binary(Binary::SDiv, a, b);
            Parts::Remainder(a, q, b)
        }
        // Zeros at the end are a factor.
        (Op::Concat, Some(high), Some(low)) if terms.as_u64(low) == Some(0) => {
            let factor = 1 << terms.width(low);
            let front = terms.view(high);
            match (front.op, front.operands[0]) {
                (Op::Extract, Some(x)) if front.number == 0 && terms.width(x) == width => {
                    Parts::Sum(0, vec![(factor, x)])
                }
                _ => Parts::Sum(0, vec![(factor, terms.zext(high, width))]),
            }
        }
        _ => Parts::Atom,
    }
}
