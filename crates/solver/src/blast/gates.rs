//! Logic gates as clauses of a SAT solver: constants are propagated, equal gates shared. Knows nothing of terms.

use batsat::theory::{EmptyTheory, Theory};
use batsat::{Callbacks, Lit, Solver, SolverInterface, SolverOpts, lbool};
use rustc_hash::FxHashMap;
use threadbare_expr::Cancel;

/// Counts conflicts, so that a limit means the same on every machine.
#[derive(Default)]
pub(crate) struct Limits {
    conflicts: u64,
    limit: u64,
    cancel: Cancel,
}

impl Limits {
    fn cancelled(&self) -> bool {
        self.cancel.is_requested()
    }
}

impl Callbacks for Limits {
    fn on_start(&mut self) {
        self.conflicts = 0;
    }

    fn on_new_clause(&mut self, _: &[Lit], source: batsat::ClauseKind) {
        if matches!(source, batsat::ClauseKind::Learnt) {
            self.conflicts += 1;
        }
    }

    fn stop(&self) -> bool {
        self.conflicts > self.limit || self.cancelled()
    }
}

/// In large instances a conflict is dear: propagations are limited too, to this many for each conflict allowed.
const PROPAGATIONS: u64 = 250;
/// How many conflicts there are between two looks at the number of propagations.
const ROUND: u64 = 500;

#[derive(Copy, Clone, PartialEq, Eq, Hash)]
enum Kind {
    And,
    Xor,
    Xor3,
    Majority,
    Mux,
}

/// A SAT solver with the gates made in it.
pub(crate) struct Gates {
    solver: Solver<Limits>,
    shared: FxHashMap<(Kind, Lit, Lit, Lit), Lit>,
    truth: Lit,
    clause: Vec<Lit>,
}

impl Gates {
    pub fn new() -> Gates {
        let mut solver = Solver::new(SolverOpts::default(), Limits::default());
        let truth = Lit::new(solver.new_var_default(), true);
        solver.add_clause_reuse(&mut vec![truth]);
        Gates { solver, shared: FxHashMap::default(), truth, clause: Vec::new() }
    }

    pub fn variables(&self) -> u64 {
        u64::from(self.solver.num_vars())
    }

    pub fn constant(&self, b: bool) -> Lit {
        if b { self.truth } else { !self.truth }
    }

    pub fn fresh(&mut self) -> Lit {
        Lit::new(self.solver.new_var_default(), true)
    }

    fn value(&self, l: Lit) -> Option<bool> {
        (l.var() == self.truth.var()).then_some(l == self.truth)
    }

    pub fn add_clause(&mut self, lits: &[Lit]) {
        self.clause.clear();
        self.clause.extend_from_slice(lits);
        self.solver.add_clause_reuse(&mut self.clause);
    }

    /// The gate of this kind over these inputs, made by `define` if it is new.
    fn gate(&mut self, key: (Kind, Lit, Lit, Lit), define: impl FnOnce(&mut Gates, Lit)) -> Lit {
        if let Some(out) = self.shared.get(&key) {
            return *out;
        }
        let out = self.fresh();
        define(self, out);
        self.shared.insert(key, out);
        out
    }

    pub fn and(&mut self, a: Lit, b: Lit) -> Lit {
        match (self.value(a), self.value(b)) {
            (Some(false), _) | (_, Some(false)) => return self.constant(false),
            (Some(true), _) => return b,
            (_, Some(true)) => return a,
            _ if a == b => return a,
            _ if a == !b => return self.constant(false),
            _ => {}
        }
        let (a, b) = (a.min(b), a.max(b));
        self.gate((Kind::And, a, b, b), |g, out| {
            g.add_clause(&[!out, a]);
            g.add_clause(&[!out, b]);
            g.add_clause(&[out, !a, !b]);
        })
    }

    pub fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    pub fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        match (self.value(a), self.value(b)) {
            (Some(x), _) => return if x { !b } else { b },
            (_, Some(y)) => return if y { !a } else { a },
            _ if a == b => return self.constant(false),
            _ if a == !b => return self.constant(true),
            _ => {}
        }
        // Signs go outside, so that a ^ b and !a ^ b share a gate.
        let flip = a.sign() != b.sign();
        let (a, b) = (Lit::new(a.var().min(b.var()), true), Lit::new(a.var().max(b.var()), true));
        let out = self.gate((Kind::Xor, a, b, b), |g, out| {
            g.add_clause(&[!out, a, b]);
            g.add_clause(&[!out, !a, !b]);
            g.add_clause(&[out, !a, b]);
            g.add_clause(&[out, a, !b]);
        });
        if flip { !out } else { out }
    }

    /// The sum bit of a full adder.
    pub fn xor3(&mut self, a: Lit, b: Lit, c: Lit) -> Lit {
        if [a, b, c].iter().any(|l| self.value(*l).is_some())
            || a.var() == b.var()
            || b.var() == c.var()
            || a.var() == c.var()
        {
            let t = self.xor(a, b);
            return self.xor(t, c);
        }
        let negative = [a, b, c].iter().filter(|l| !l.sign()).count();
        let mut inputs = [a, b, c].map(|l| Lit::new(l.var(), true));
        inputs.sort_unstable();
        let [a, b, c] = inputs;
        let out = self.gate((Kind::Xor3, a, b, c), |g, out| {
            for bits in 0..8u32 {
                let with = |l: Lit, k: u32| if bits >> k & 1 == 1 { !l } else { l };
                let odd = bits.count_ones() % 2 == 1;
                g.add_clause(&[with(a, 0), with(b, 1), with(c, 2), if odd { out } else { !out }]);
            }
        });
        if negative % 2 == 1 { !out } else { out }
    }

    /// The carry of a full adder: whether at least two hold.
    pub fn majority(&mut self, a: Lit, b: Lit, c: Lit) -> Lit {
        for (x, y, z) in [(a, b, c), (b, a, c), (c, a, b)] {
            match self.value(x) {
                Some(true) => return self.or(y, z),
                Some(false) => return self.and(y, z),
                None => {}
            }
            if y == z {
                return y;
            }
            if y == !z {
                return x;
            }
        }
        let mut inputs = [a, b, c];
        inputs.sort_unstable();
        let [a, b, c] = inputs;
        self.gate((Kind::Majority, a, b, c), |g, out| {
            for (x, y) in [(a, b), (a, c), (b, c)] {
                g.add_clause(&[out, !x, !y]);
                g.add_clause(&[!out, x, y]);
            }
        })
    }

    /// `a` if `c` holds, else `b`.
    pub fn mux(&mut self, c: Lit, a: Lit, b: Lit) -> Lit {
        if let Some(v) = self.value(c) {
            return if v { a } else { b };
        }
        if a == b {
            return a;
        }
        if a == !b {
            return !self.xor(c, a);
        }
        match (self.value(a), self.value(b)) {
            (Some(true), _) => return self.or(c, b),
            (Some(false), _) => return self.and(!c, b),
            (_, Some(true)) => return self.or(!c, a),
            (_, Some(false)) => return self.and(c, a),
            _ => {}
        }
        match c {
            _ if c == a => return self.or(c, b),
            _ if c == !a => return self.and(!c, b),
            _ if c == b => return self.and(c, a),
            _ if c == !b => return self.or(!c, a),
            _ => {}
        }
        let (c, a, b) = if c.sign() { (c, a, b) } else { (!c, b, a) };
        self.gate((Kind::Mux, c, a, b), |g, out| {
            g.add_clause(&[!c, !a, out]);
            g.add_clause(&[!c, a, !out]);
            g.add_clause(&[c, !b, out]);
            g.add_clause(&[c, b, !out]);
            // Redundant, but lets the arms decide alone.
            g.add_clause(&[!a, !b, out]);
            g.add_clause(&[a, b, !out]);
        })
    }

    /// Whether all hold.
    pub fn all(&mut self, lits: &[Lit]) -> Lit {
        let mut inputs: Vec<Lit> = Vec::with_capacity(lits.len());
        for l in lits {
            match self.value(*l) {
                Some(false) => return self.constant(false),
                Some(true) => {}
                None => inputs.push(*l),
            }
        }
        inputs.sort_unstable();
        inputs.dedup();
        if inputs.windows(2).any(|p| p[0] == !p[1]) {
            return self.constant(false);
        }
        match inputs[..] {
            [] => self.constant(true),
            [a] => a,
            [a, b] => self.and(a, b),
            _ => {
                let out = self.fresh();
                for l in &inputs {
                    self.add_clause(&[!out, *l]);
                }
                let mut clause: Vec<Lit> = inputs.iter().map(|l| !*l).collect();
                clause.push(out);
                self.add_clause(&clause);
                out
            }
        }
    }

    /// Solves under assumptions; `None` if the limit was reached.
    pub fn solve(&mut self, assumptions: &[Lit], limit: u64, cancel: Cancel) -> Option<bool> {
        self.solve_with(&mut EmptyTheory::new(), assumptions, limit, cancel)
    }

    /// The same where a theory has a say in it. It must be the same one every time.
    pub fn solve_with(
        &mut self,
        theory: &mut impl Theory,
        assumptions: &[Lit],
        limit: u64,
        cancel: Cancel,
    ) -> Option<bool> {
        self.solver.cb_mut().cancel = cancel;
        let (conflicts, propagations) = (self.solver.num_conflicts(), self.solver.num_propagations());
        loop {
            let spent = self.solver.num_conflicts() - conflicts;
            let propagated = self.solver.num_propagations() - propagations;
            if spent > limit || propagated / PROPAGATIONS > limit {
                return None;
            }
            self.solver.cb_mut().limit = ROUND.min(limit - spent);
            match self.solver.solve_limited_th(theory, assumptions) {
                r if r == lbool::TRUE => return Some(true),
                r if r == lbool::FALSE => return Some(false),
                _ if self.solver.cb().cancelled() => return None,
                _ => {}
            }
        }
    }

    /// The value of a literal in the model found last.
    pub fn model(&self, l: Lit) -> bool {
        match self.value(l) {
            Some(v) => v,
            None => self.solver.value_lit(l) == lbool::TRUE,
        }
    }

    /// Whether an assumption is part of the reason why there was no model.
    pub fn blamed(&self, l: Lit) -> bool {
        self.value(l) != Some(true) && self.solver.unsat_core_contains_var(l.var())
    }

    pub fn conflicts(&self) -> u64 {
        self.solver.num_conflicts()
    }
}
