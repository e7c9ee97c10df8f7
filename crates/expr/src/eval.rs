//! Evaluation of terms under a model, without recursion. Values are remembered per model, so that evaluating the next
//! condition of a path costs only what is new in it.

use crate::arena::Terms;
use crate::bits;
use crate::float;
use crate::model::Model;
use crate::term::{Node, Op, Term, Variable};

/// How many models' values are remembered at once.
const WAYS: usize = 4;

/// Values of terms under the models seen last.
#[derive(Default)]
pub(crate) struct Caches {
    ways: Vec<Cache>,
    clock: u64,
}

/// Values of terms under one model: a term's value is valid if its stamp is the current one.
#[derive(Default)]
pub(crate) struct Cache {
    model: Option<u64>,
    used: u64,
    stamp: u32,
    stamps: Vec<u32>,
    pub(crate) values: Vec<u64>,
    /// The bits of each value that depend on variables without one.
    pub(crate) open: Vec<u64>,
    wide: Vec<Vec<u64>>,
    stack: Vec<Term>,
    /// What was computed since the cache was made, in operations on words.
    work: u64,
}

impl Cache {
    pub(crate) fn reset(&mut self, model: Option<u64>) {
        self.model = model;
        self.wide.clear();
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.stamps.fill(0);
            self.stamp = 1;
        }
    }

    fn grow(&mut self, bound: usize) {
        if self.stamps.len() < bound {
            self.stamps.resize(bound, 0);
            self.values.resize(bound, 0);
        }
    }

    #[inline]
    fn has(&self, raw: u32) -> bool {
        self.stamps[raw as usize] == self.stamp
    }

    fn words(&self, terms: &Terms, raw: u32) -> Vec<u64> {
        if terms.nodes[raw as usize].width <= 64 {
            vec![self.values[raw as usize]]
        } else {
            self.wide[self.values[raw as usize] as usize].clone()
        }
    }
}

impl Caches {
    /// Forgets everything: term identifiers are about to be reused.
    pub fn clear(&mut self) {
        self.ways.iter_mut().for_each(|c| c.reset(None));
    }

    fn way(&mut self, identity: u64) -> &mut Cache {
        self.clock += 1;
        let at = match self.ways.iter().position(|c| c.model == Some(identity)) {
            Some(at) => at,
            None if self.ways.len() < WAYS => {
                self.ways.push(Cache::default());
                self.ways.len() - 1
            }
            None => (0..WAYS).min_by_key(|i| self.ways[*i].used).unwrap_or(0),
        };
        let cache = &mut self.ways[at];
        cache.used = self.clock;
        if cache.model != Some(identity) {
            cache.reset(Some(identity));
        }
        cache
    }
}

/// Where the evaluator finds the values of variables.
pub(crate) trait Assignment {
    /// Whether some have none: then it is known of each value which of its bits depend on them.
    const PARTIAL: bool = false;
    fn small(&self, v: Variable) -> u64;
    fn wide(&self, v: Variable) -> Vec<u64>;
    fn is_given(&self, _: Variable) -> bool {
        true
    }
}

impl Assignment for Model {
    fn small(&self, v: Variable) -> u64 {
        self.get_u64(v)
    }
    fn wide(&self, v: Variable) -> Vec<u64> {
        self.get(v)
    }
}

/// A few small variables and their values; the rest is zero.
impl Assignment for [(Variable, u64)] {
    fn small(&self, v: Variable) -> u64 {
        self.iter().find(|(x, _)| *x == v).map_or(0, |(_, value)| *value)
    }
    fn wide(&self, v: Variable) -> Vec<u64> {
        vec![self.small(v)]
    }
}

/// How often somebody may have the evaluation of one large term stopped, in operations.
const LOOK: u64 = 1 << 16;
/// What a floating-point operation, or one on wide words, costs beside one on a word.
const SLOW: u64 = 16;

/// A reusable memory for [`Terms::holds_at`].
#[derive(Default)]
pub struct Scratch(pub(crate) Cache);

impl Scratch {
    /// What was computed in it, in operations on words.
    pub fn work(&self) -> u64 {
        self.0.work
    }
}

impl Terms {
    /// The value of a term of at most 64 bits under a model; of a wider one, its low 64 bits.
    pub fn evaluate_u64(&self, t: Term, model: &Model) -> u64 {
        let n = self.node(t);
        if n.op == Op::Const && n.width <= 64 {
            return n.constant();
        }
        let mut caches = self.caches.borrow_mut();
        let cache = caches.way(model.identity());
        self.compute(t, model, cache);
        if n.width <= 64 { cache.values[t.index()] } else { cache.words(self, t.raw())[0] }
    }

    /// The value of a term of any width under a model, least significant word first.
    pub fn evaluate(&self, t: Term, model: &Model) -> Vec<u64> {
        let mut caches = self.caches.borrow_mut();
        let cache = caches.way(model.identity());
        self.compute(t, model, cache);
        cache.words(self, t.raw())
    }

    /// Whether a condition holds under a model.
    pub fn holds(&self, t: Term, model: &Model) -> bool {
        self.evaluate_u64(t, model) == 1
    }

    /// Whether all conditions hold if the given small variables have the given values and all others are zero.
    pub fn holds_at(&self, conditions: &[Term], values: &[(Variable, u64)], scratch: &mut Scratch) -> bool {
        scratch.0.reset(None);
        conditions.iter().all(|t| {
            self.compute(*t, values, &mut scratch.0);
            scratch.0.values[t.index()] == 1
        })
    }

    pub(crate) fn compute<A: Assignment + ?Sized>(&self, root: Term, model: &A, cache: &mut Cache) {
        cache.grow(self.nodes.len());
        if A::PARTIAL && cache.open.len() < self.nodes.len() {
            cache.open.resize(self.nodes.len(), 0);
        }
        if cache.has(root.raw()) {
            return;
        }
        self.cancel.check();
        let mut stack = std::mem::take(&mut cache.stack);
        stack.push(root);
        while let Some(&t) = stack.last() {
            let raw = t.raw();
            if cache.has(raw) {
                stack.pop();
                continue;
            }
            let n = &self.nodes[raw as usize];
            let arity = n.op.arity();
            let before = stack.len();
            if n.op == Op::Ite {
                // Only the arm that is taken: an operation in the other one may be costly.
                if !cache.has(n.a) {
                    stack.extend(Term::from_raw(n.a));
                } else {
                    let arm = if cache.values[n.a as usize] == 1 { n.b } else { n.c };
                    if !cache.has(arm) {
                        stack.extend(Term::from_raw(arm));
                    }
                }
            } else {
                for raw in [n.a, n.b, n.c].into_iter().take(arity) {
                    if !cache.has(raw) {
                        stack.extend(Term::from_raw(raw));
                    }
                }
            }
            if stack.len() > before {
                continue;
            }
            stack.pop();
            cache.work += 1;
            if cache.work.is_multiple_of(LOOK) {
                self.cancel.check();
            }
            let value = self.value(n, model, cache);
            cache.values[raw as usize] = value;
            cache.stamps[raw as usize] = cache.stamp;
            if A::PARTIAL {
                cache.open[raw as usize] = self.open_bits(n, model, cache);
            }
        }
        cache.stack = stack;
    }

    /// The value of a node whose operands have theirs: the value itself, or its place among the wide ones.
    #[inline]
    fn value<A: Assignment + ?Sized>(&self, n: &Node, model: &A, cache: &mut Cache) -> u64 {
        if n.op == Op::Ite {
            return cache.values[if cache.values[n.a as usize] == 1 { n.b } else { n.c } as usize];
        }
        let first = if n.op.arity() > 0 { self.nodes[n.a as usize].width } else { 0 };
        if n.width <= 64 && first <= 64 && !n.op.is_float() {
            return match n.op {
                Op::Const => n.constant(),
                Op::Var => model.small(Variable(n.a)) & crate::term::mask(n.width),
                op => {
                    let two = op.arity() == 2;
                    let wa = if op == Op::Concat { self.nodes[n.b as usize].width } else { first };
                    let b = if two { cache.values[n.b as usize] } else { 0 };
                    bits::apply(op, n.width, wa, cache.values[n.a as usize], b, n.b)
                }
            };
        }
        cache.work += SLOW;
        let words = self.wide_value(n, model, cache);
        if n.width <= 64 {
            words[0]
        } else {
            cache.wide.push(words);
            (cache.wide.len() - 1) as u64
        }
    }

    #[cold]
    fn wide_value<A: Assignment + ?Sized>(&self, n: &Node, model: &A, cache: &Cache) -> Vec<u64> {
        match n.op {
            Op::Const => self.wide[n.a as usize].to_vec(),
            Op::Var => {
                let mut words = model.wide(Variable(n.a));
                bits::trim(n.width, &mut words);
                words
            }
            op if op.is_float() => {
                let operand = |raw: u32| (self.nodes[raw as usize].width, cache.words(self, raw));
                let operands: Vec<(u32, Vec<u64>)> =
                    [n.a, n.b, n.c].into_iter().take(op.arity()).map(operand).collect();
                float::apply(op, n.width, &operands, float::Rounding::from_index(n.rounding))
            }
            op => {
                let two = op.arity() == 2;
                let a = cache.words(self, n.a);
                let b = if two { cache.words(self, n.b) } else { Vec::new() };
                let wa = self.nodes[if op == Op::Concat { n.b } else { n.a } as usize].width;
                bits::apply_wide(op, n.width, wa, &a, &b, n.b)
            }
        }
    }
}
