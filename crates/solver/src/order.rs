//! Contradictions of order: the comparisons of the slice as a graph, in which the new condition closes a cycle or does
//! not. Finds `a < b, b < c, c < a`, bounds that cross, and values outside their bounds, signed and unsigned.

use crate::answer::Answer;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use threadbare_expr::{Op, Term, Terms};

/// `from` is less than `to`, or at most equal if not strict, because of a condition.
#[derive(Copy, Clone)]
struct Edge {
    to: Term,
    strict: bool,
    because: Option<Term>,
}

/// A comparison: `less < greater` if it is true, `greater <= less` if not.
pub(crate) struct Comparison {
    pub signed: bool,
    pub less: Term,
    pub greater: Term,
    pub holds: bool,
}

/// A condition that compares two terms.
pub(crate) enum Literal {
    Order(Comparison),
    Equality(Term, Term),
    Difference(Term, Term),
}

/// Takes a comparison apart.
pub(crate) fn parse(terms: &Terms, t: Term) -> Option<Literal> {
    let (mut view, mut holds) = (terms.view(t), true);
    if let (Op::Not, Some(inner)) = (view.op, view.operands[0]) {
        (view, holds) = (terms.view(inner), false);
    }
    let [Some(a), Some(b), _] = view.operands else { return None };
    match view.op {
        Op::Ult | Op::Slt => {
            Some(Literal::Order(Comparison { signed: view.op == Op::Slt, less: a, greater: b, holds }))
        }
        Op::Eq if holds => Some(Literal::Equality(a, b)),
        Op::Eq => Some(Literal::Difference(a, b)),
        _ => None,
    }
}

/// A term in the search, and whether a strict step led to it.
type Place = (Term, bool);

/// The order of one signedness.
struct Graph<'a> {
    terms: &'a Terms,
    signed: bool,
    edges: FxHashMap<Term, Vec<Edge>>,
    constants: Vec<Term>,
}

impl<'a> Graph<'a> {
    fn new(terms: &'a Terms, signed: bool, slice: &[Term]) -> Graph<'a> {
        let mut graph = Graph { terms, signed, edges: FxHashMap::default(), constants: Vec::new() };
        for t in slice {
            match parse(terms, *t) {
                Some(Literal::Order(c)) if c.signed == signed => {
                    if c.holds {
                        graph.edge(c.less, c.greater, true, *t);
                    } else {
                        graph.edge(c.greater, c.less, false, *t);
                    }
                }
                Some(Literal::Equality(a, b)) => {
                    graph.edge(a, b, false, *t);
                    graph.edge(b, a, false, *t);
                }
                _ => {}
            }
        }
        graph
    }

    fn edge(&mut self, from: Term, to: Term, strict: bool, because: Term) {
        for t in [from, to] {
            self.node(t);
        }
        self.edges.entry(from).or_default().push(Edge { to, strict, because: Some(because) });
    }

    fn node(&mut self, t: Term) {
        if self.terms.as_u64(t).is_some() && !self.constants.contains(&t) {
            self.constants.push(t);
        }
    }

    fn value(&self, t: Term) -> Option<i128> {
        let v = self.terms.as_u64(t)?;
        let width = self.terms.width(t);
        Some(if self.signed { i128::from(threadbare_expr::bits::signed(width, v)) } else { i128::from(v) })
    }

    /// Why `from` is at most `to`, or less if strictly asked for: a chain of conditions.
    fn chain(&self, from: Term, to: Term, strictly: bool) -> Option<Vec<Term>> {
        // How a term was reached, without and with a strict step on the way.
        let mut reached: FxHashMap<Place, Option<(Place, Option<Term>)>> = FxHashMap::default();
        let mut queue = VecDeque::from([(from, false)]);
        reached.insert((from, false), None);
        while let Some(at) = queue.pop_front() {
            let arrived = at.0 == to && (at.1 || !strictly) || self.beyond(at, to, strictly);
            if arrived {
                let mut core = Vec::new();
                let mut step = at;
                while let Some(Some((before, because))) = reached.get(&step) {
                    core.extend(*because);
                    step = *before;
                }
                return Some(core);
            }
            let jumps = self.value(at.0).into_iter().flat_map(|v| {
                self.constants.iter().filter_map(move |c| {
                    (self.value(*c)? > v).then_some(Edge { to: *c, strict: true, because: None })
                })
            });
            for edge in self.edges.get(&at.0).into_iter().flatten().copied().chain(jumps) {
                let next = (edge.to, at.1 || edge.strict);
                reached.entry(next).or_insert_with(|| {
                    queue.push_back(next);
                    Some((at, edge.because))
                });
            }
        }
        None
    }

    /// Whether a constant was reached that is itself at most the constant asked for.
    fn beyond(&self, at: (Term, bool), to: Term, strictly: bool) -> bool {
        match (self.value(at.0), self.value(to)) {
            (Some(v), Some(w)) => v < w || v == w && (at.1 || !strictly),
            _ => false,
        }
    }
}

/// Looks for a contradiction between the slice and the new condition.
pub(crate) fn check(terms: &Terms, slice: &[Term], extra: Term) -> Option<Answer> {
    let literal = parse(terms, extra)?;
    let contradiction = |mut core: Vec<Term>| {
        core.push(extra);
        core.sort_unstable();
        core.dedup();
        Some(Answer::Unsat(core))
    };
    match literal {
        Literal::Order(c) => {
            let graph = Graph::new(terms, c.signed, slice);
            let chain = if c.holds {
                graph.chain(c.greater, c.less, false)
            } else {
                graph.chain(c.less, c.greater, true)
            };
            contradiction(chain?)
        }
        Literal::Equality(a, b) => {
            for signed in [false, true] {
                let graph = Graph::new(terms, signed, slice);
                if let Some(chain) = graph.chain(a, b, true).or_else(|| graph.chain(b, a, true)) {
                    return contradiction(chain);
                }
            }
            None
        }
        Literal::Difference(a, b) => {
            for signed in [false, true] {
                let graph = Graph::new(terms, signed, slice);
                if let (Some(mut one), Some(other)) = (graph.chain(a, b, false), graph.chain(b, a, false)) {
                    one.extend(other);
                    return contradiction(one);
                }
            }
            None
        }
    }
}
