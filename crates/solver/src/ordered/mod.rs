//! Conditions, clauses about them, and points that have an order: is there an assignment under which all that is assumed holds, and an
//! order of the points in which each comes after those that it must come after? One instance, to which whoever asks adds more and
//! more; nothing is ever taken back, and a question is a row of assumptions. It knows no programs, and not what the points are.

mod acyclic;

use crate::blast::{Blaster, Limit};
use acyclic::Acyclic;
use batsat::Lit;
use rustc_hash::FxHashMap;
use std::ops::Not;
use threadbare_expr::{Cancel, Model, Term, Terms};

/// A literal of the instance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Literal(Lit);

impl Not for Literal {
    type Output = Literal;

    fn not(self) -> Literal {
        Literal(!self.0)
    }
}

/// Something that has a place in the order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Point(u32);

/// What came of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solved {
    /// There is an assignment.
    Sat,
    /// There is none.
    Unsat,
    /// It is not known.
    Unknown,
}

/// How many gates a condition may take.
const GATES: u64 = 2_000_000;

/// An instance.
pub struct Ordered {
    blaster: Blaster,
    order: Acyclic,
    before: FxHashMap<(Point, Point), Literal>,
    cancel: Cancel,
}

impl Ordered {
    /// One without clauses.
    pub fn new(cancel: Cancel) -> Ordered {
        Ordered { blaster: Blaster::new(), order: Acyclic::default(), before: FxHashMap::default(), cancel }
    }

    /// A literal of which nothing is known.
    pub fn fresh(&mut self) -> Literal {
        Literal(self.blaster.gates().fresh())
    }

    /// One of these holds.
    pub fn clause(&mut self, literals: &[Literal]) {
        let literals: Vec<Lit> = literals.iter().map(|literal| literal.0).collect();
        self.blaster.gates().add_clause(&literals);
    }

    /// The literal that says that a condition holds; nothing if that takes too much, or the condition is about floating-point numbers.
    pub fn condition(&mut self, terms: &Terms, condition: Term) -> Option<Literal> {
        if terms.has_floats(condition) {
            return None;
        }
        let limit = Limit { conflicts: 0, gates: GATES, cancel: self.cancel.clone() };
        self.blaster.literal(terms, condition, &limit).map(Literal)
    }

    /// A new point.
    pub fn point(&mut self) -> Point {
        Point(self.order.add_point())
    }

    /// One point comes before another, always. They must not be in a circle.
    pub fn fixed(&mut self, first: Point, second: Point) {
        self.order.fix(first.0, second.0);
    }

    /// The literal that makes one point come before another. That it does not hold means nothing.
    pub fn before(&mut self, first: Point, second: Point) -> Literal {
        if let Some(known) = self.before.get(&(first, second)) {
            return *known;
        }
        let literal = self.fresh();
        self.order.name(literal.0, first.0, second.0);
        self.before.insert((first, second), literal);
        if let Some(other) = self.before.get(&(second, first)).copied() {
            self.clause(&[!literal, !other]);
        }
        literal
    }

    /// Whether all assumptions can hold, with at most so many conflicts.
    pub fn solve(&mut self, assumptions: &[Literal], conflicts: u64) -> Solved {
        let assumptions: Vec<Lit> = assumptions.iter().map(|literal| literal.0).collect();
        if self.order.impossible {
            return Solved::Unsat;
        }
        let cancel = self.cancel.clone();
        match self.blaster.gates().solve_with(&mut self.order, &assumptions, conflicts, cancel) {
            Some(true) => Solved::Sat,
            Some(false) => Solved::Unsat,
            None => Solved::Unknown,
        }
    }

    /// Whether a literal holds in the assignment found last.
    pub fn holds(&mut self, literal: Literal) -> bool {
        self.blaster.gates().model(literal.0)
    }

    /// A number for a point in the order found last: each is larger than those of all points that it comes after.
    pub fn rank(&self, point: Point) -> u32 {
        self.order.rank(point.0)
    }

    /// The values of variables in the assignment found last.
    pub fn model(&self) -> Model {
        self.blaster.assignment()
    }

    /// Whether an assumption is part of the reason why there was no assignment.
    pub fn is_blamed(&mut self, assumption: Literal) -> bool {
        self.blaster.gates().blamed(assumption.0)
    }

    /// How many conflicts there were so far.
    pub fn conflicts(&self) -> u64 {
        self.blaster.conflicts()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_are_refused_and_blamed() {
        let mut ordered = Ordered::new(Cancel::new());
        let [a, b, c] = [(); 3].map(|()| ordered.point());
        let (ab, bc, ca) = (ordered.before(a, b), ordered.before(b, c), ordered.before(c, a));
        let other = ordered.fresh();
        assert_eq!(ordered.solve(&[other, ab, bc], 100), Solved::Sat);
        assert!(ordered.rank(a) < ordered.rank(b) && ordered.rank(b) < ordered.rank(c));
        assert_eq!(ordered.solve(&[other, ab, bc, ca], 100), Solved::Unsat);
        assert!([ab, bc, ca].into_iter().all(|literal| ordered.is_blamed(literal)));
        assert!(!ordered.is_blamed(other));
        // A question leaves nothing behind.
        assert_eq!(ordered.solve(&[ca, ab], 100), Solved::Sat);
        assert!(ordered.rank(c) < ordered.rank(a) && ordered.rank(a) < ordered.rank(b));
        ordered.fixed(b, c);
        assert_eq!(ordered.solve(&[ca, ab], 100), Solved::Unsat);
        assert_eq!(ordered.solve(&[ca], 100), Solved::Sat);
        assert!(ordered.rank(b) < ordered.rank(c) && ordered.rank(c) < ordered.rank(a));
    }

    #[test]
    fn a_circle_that_is_forced_stays_one() {
        let mut ordered = Ordered::new(Cancel::new());
        let (a, b) = (ordered.point(), ordered.point());
        let (ab, other) = (ordered.before(a, b), ordered.fresh());
        ordered.clause(&[ab]);
        ordered.fixed(b, a);
        for _ in 0..3 {
            assert_eq!(ordered.solve(&[other], 100), Solved::Unsat);
        }
    }

    #[test]
    fn conditions_and_orders_decide_together() {
        let (mut terms, mut ordered) = (Terms::new(), Ordered::new(Cancel::new()));
        let x = terms.variable_named(threadbare_expr::Variable(0), 8, 0);
        let seven = terms.constant(8, 7);
        let equal = terms.eq(x, seven);
        let is_seven = ordered.condition(&terms, equal).expect("a small condition");
        let (a, b) = (ordered.point(), ordered.point());
        let (ab, ba) = (ordered.before(a, b), ordered.before(b, a));
        ordered.clause(&[ab, is_seven]);
        assert_eq!(ordered.solve(&[ba], 100), Solved::Sat);
        assert_eq!(ordered.model().get_u64(threadbare_expr::Variable(0)), 7);
        assert_eq!(ordered.solve(&[ba, !is_seven], 100), Solved::Unsat);
        assert!(ordered.is_blamed(ba) && ordered.is_blamed(!is_seven));
        assert_eq!(ordered.solve(&[!is_seven], 100), Solved::Sat);
    }
}
