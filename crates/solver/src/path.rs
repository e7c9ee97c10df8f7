//! The path of the query at hand, indexed: which conditions it has, and which of them mention which input. Queries of
//! one path follow each other, so the index is mended, not made anew.

use rustc_hash::FxHashMap;
use threadbare_expr::{Term, Terms, Variable};

/// The conditions of a path, conjunctions taken apart.
#[derive(Default)]
pub(crate) struct Path {
    /// The path as it was given.
    given: Vec<Term>,
    /// How many literals there were before each given condition.
    marks: Vec<u32>,
    literals: Vec<Term>,
    /// For each literal whether it was on the path before: it says nothing new, and is in no slice.
    repeated: Vec<bool>,
    /// How many such literals there were, on all paths.
    pub common: u64,
    /// How often a literal is on the path.
    count: FxHashMap<Term, u32>,
    /// The places of the literals that mention a variable, ascending.
    mentions: FxHashMap<Variable, Vec<u32>>,
    /// The round in which a literal was put into a slice last.
    seen: Vec<u32>,
    round: u32,
}

impl Path {
    pub fn contains(&self, t: Term) -> bool {
        self.count.contains_key(&t)
    }

    pub fn literals(&self) -> &[Term] {
        &self.literals
    }

    /// The literals that mention a variable, in order.
    pub fn mentioning(&self, v: Variable) -> impl Iterator<Item = Term> {
        self.mentions.get(&v).into_iter().flatten().map(|place| self.literals[*place as usize])
    }

    /// Makes the index that of the given path.
    pub fn follow(&mut self, terms: &Terms, path: &[Term]) {
        let common = self.given.iter().zip(path).take_while(|(a, b)| a == b).count();
        if common < self.given.len() {
            self.truncate(terms, common);
        }
        for t in &path[common..] {
            self.push(terms, *t);
        }
    }

    fn truncate(&mut self, terms: &Terms, len: usize) {
        let first = self.marks[len] as usize;
        for (t, is_repeated) in self.literals.drain(first..).zip(self.repeated.drain(first..)).rev() {
            if let Some(n) = self.count.get_mut(&t) {
                *n -= 1;
                if *n == 0 {
                    self.count.remove(&t);
                }
            }
            if is_repeated {
                continue;
            }
            for v in terms.support(t).iter() {
                if let Some(places) = self.mentions.get_mut(v) {
                    places.pop();
                }
            }
        }
        self.given.truncate(len);
        self.marks.truncate(len);
    }

    fn push(&mut self, terms: &Terms, t: Term) {
        self.marks.push(self.literals.len() as u32);
        self.given.push(t);
        let first = self.literals.len();
        conjuncts(terms, t, &mut self.literals);
        for (i, t) in self.literals.iter().enumerate().skip(first) {
            let count = self.count.entry(*t).or_insert(0);
            *count += 1;
            self.repeated.push(*count > 1);
            if *count > 1 {
                self.common += 1;
                continue;
            }
            for v in terms.support(*t).iter() {
                self.mentions.entry(*v).or_default().push(i as u32);
            }
        }
    }

    /// The literals that share inputs with the condition, directly or through others, and all their inputs.
    pub fn slice(&mut self, terms: &Terms, condition: Term) -> (Vec<Term>, Vec<Variable>) {
        self.round += 1;
        self.seen.resize(self.literals.len(), 0);
        if self.round == u32::MAX {
            self.seen.fill(0);
            self.round = 1;
        }
        let mut variables: Vec<Variable> = terms.support(condition).into_owned();
        let mut known: rustc_hash::FxHashSet<Variable> = variables.iter().copied().collect();
        let mut places = Vec::new();
        let mut next = 0;
        while next < variables.len() {
            let v = variables[next];
            next += 1;
            for place in self.mentions.get(&v).map_or(&[][..], |p| p) {
                let mark = &mut self.seen[*place as usize];
                if *mark == self.round {
                    continue;
                }
                *mark = self.round;
                places.push(*place);
                for v in terms.support(self.literals[*place as usize]).iter() {
                    if known.insert(*v) {
                        variables.push(*v);
                    }
                }
            }
        }
        places.sort_unstable();
        variables.sort_unstable();
        (places.into_iter().map(|p| self.literals[p as usize]).collect(), variables)
    }
}

/// The conditions whose conjunction a condition is.
pub(crate) fn conjuncts(terms: &Terms, t: Term, into: &mut Vec<Term>) {
    let mut stack = vec![t];
    while let Some(t) = stack.pop() {
        let view = terms.view(t);
        match (view.op, view.operands) {
            (threadbare_expr::Op::And, [Some(a), Some(b), _]) => stack.extend([b, a]),
            _ => into.push(t),
        }
    }
}
