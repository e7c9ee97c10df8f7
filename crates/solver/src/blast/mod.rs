//! The bit-blaster: terms as circuits in a SAT solver. Definitions are permanent, path literals are assumptions; the
//! instance is built anew when it has cost more in dead weight than a new one would. Decides bit-vectors; floating
//! point is for others.

mod gates;
mod words;

use crate::answer::{Answer, Reason};
use batsat::Lit;
use gates::Gates;
use rustc_hash::FxHashMap;
use threadbare_expr::{Cancel, Model, Op, Term, Terms, Variable};
use words::Word;

/// What one query may cost.
#[derive(Clone, Debug)]
pub struct Limit {
    /// Conflicts of the SAT solver.
    pub conflicts: u64,
    /// Gates to be made for one query.
    pub gates: u64,
    /// Who may want to give up.
    pub cancel: Cancel,
}

struct Circuit {
    /// Where its literals begin, and how many there are.
    start: u32,
    len: u32,
    /// Variables of the SAT solver made for this term alone.
    own: u32,
}

/// Terms as circuits, and the SAT solver that they are in.
pub(crate) struct Blaster {
    gates: Gates,
    circuits: FxHashMap<Term, Circuit>,
    literals: Vec<Lit>,
    inputs: FxHashMap<Variable, Term>,
    /// The dead weight carried by queries since the instance was built, in variables.
    waste: u64,
    /// How often the instance was built anew.
    pub rebuilds: u64,
    /// Conflicts of instances that are gone.
    past_conflicts: u64,
    stack: Vec<Term>,
}

/// Instances below this size are not worth building anew.
const SMALL: u64 = 2_000;

impl Blaster {
    pub fn new() -> Blaster {
        Blaster {
            gates: Gates::new(),
            circuits: FxHashMap::default(),
            literals: Vec::new(),
            inputs: FxHashMap::default(),
            waste: 0,
            rebuilds: 0,
            past_conflicts: 0,
            stack: Vec::new(),
        }
    }

    /// Starts over with an empty instance.
    pub fn reset(&mut self) {
        let (rebuilds, conflicts) = (self.rebuilds, self.conflicts());
        *self = Blaster::new();
        self.rebuilds = rebuilds;
        self.past_conflicts = conflicts;
    }

    pub fn conflicts(&self) -> u64 {
        self.past_conflicts + self.gates.conflicts()
    }

    /// Is the conjunction satisfiable? The model assigns the variables of the conditions; the core is a subset of them.
    pub fn check(&mut self, terms: &Terms, conditions: &[Term], limit: &Limit) -> Answer {
        let cone = self.cone(terms, conditions);
        let excess = self.gates.variables().saturating_sub(2 * cone + SMALL);
        self.waste += excess;
        if self.waste > 8 * (cone + SMALL) {
            self.rebuilds += 1;
            self.reset();
        }
        let mut assumptions = Vec::with_capacity(conditions.len());
        let bound = self.gates.variables() + limit.gates;
        for t in conditions {
            if !self.define(terms, *t, bound, &limit.cancel) {
                let cancelled = limit.cancel.is_requested();
                return Answer::Unknown(if cancelled { Reason::Cancelled } else { Reason::TooLarge });
            }
            assumptions.push(self.word(*t)[0]);
        }
        match self.gates.solve(&assumptions, limit.conflicts, limit.cancel.clone()) {
            Some(true) => Answer::Sat(self.model(terms, conditions)),
            Some(false) => {
                let blamed = conditions.iter().zip(&assumptions).filter(|(_, l)| self.gates.blamed(**l));
                Answer::Unsat(blamed.map(|(t, _)| *t).collect())
            }
            None => Answer::Unknown(Reason::Conflicts),
        }
    }

    fn model(&self, terms: &Terms, conditions: &[Term]) -> Model {
        let mut variables: Vec<Variable> =
            conditions.iter().flat_map(|t| terms.support(*t).into_owned()).collect();
        variables.sort_unstable();
        variables.dedup();
        self.values(variables)
    }

    /// The gates, for whoever adds clauses of its own.
    pub fn gates(&mut self) -> &mut Gates {
        &mut self.gates
    }

    /// The literal of a condition, made if it is new; nothing if that takes too many gates, or somebody wants to stop.
    pub fn literal(&mut self, terms: &Terms, condition: Term, limit: &Limit) -> Option<Lit> {
        let bound = self.gates.variables() + limit.gates;
        self.define(terms, condition, bound, &limit.cancel).then(|| self.word(condition)[0])
    }

    /// What all variables have in the model found last.
    pub fn assignment(&self) -> Model {
        self.values(self.inputs.keys().copied())
    }

    fn values(&self, variables: impl IntoIterator<Item = Variable>) -> Model {
        let mut model = Model::new();
        for v in variables {
            let Some(t) = self.inputs.get(&v) else { continue };
            let bits = self.word(*t);
            let mut words = vec![0u64; bits.len().div_ceil(64)];
            for (i, l) in bits.iter().enumerate() {
                words[i / 64] |= u64::from(self.gates.model(*l)) << (i % 64);
            }
            model.set(v, &words);
        }
        model
    }

    fn word(&self, t: Term) -> &[Lit] {
        self.circuits.get(&t).map_or(&[], |c| &self.literals[c.start as usize..(c.start + c.len) as usize])
    }

    /// How many variables of the instance the conditions need; what is not defined yet does not count.
    fn cone(&mut self, terms: &Terms, conditions: &[Term]) -> u64 {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut size = 0;
        self.stack.clear();
        self.stack.extend_from_slice(conditions);
        while let Some(t) = self.stack.pop() {
            let Some(circuit) = self.circuits.get(&t) else { continue };
            if seen.insert(t) {
                size += u64::from(circuit.own);
                self.stack.extend(terms.operands(t));
            }
        }
        size
    }

    /// Makes the circuit of a term and of all it depends on; false if that takes too many gates, or somebody
    /// wants to stop.
    fn define(&mut self, terms: &Terms, root: Term, bound: u64, cancel: &Cancel) -> bool {
        let mut stack = vec![root];
        while let Some(&t) = stack.last() {
            if self.circuits.contains_key(&t) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            stack.extend(terms.operands(t).filter(|o| !self.circuits.contains_key(o)));
            if stack.len() > before {
                continue;
            }
            stack.pop();
            let variables = self.gates.variables();
            if variables > bound || cancel.is_requested() {
                return false;
            }
            let word = self.circuit(terms, t);
            let own = (self.gates.variables() - variables) as u32;
            let circuit = Circuit { start: self.literals.len() as u32, len: word.len() as u32, own };
            self.literals.extend(word);
            self.circuits.insert(t, circuit);
        }
        true
    }

    fn circuit(&mut self, terms: &Terms, t: Term) -> Word {
        let view = terms.view(t);
        let operand = |i: usize| view.operands[i].map(|t| self.word(t).to_vec()).unwrap_or_default();
        let (a, b, c) = (operand(0), operand(1), operand(2));
        let width = view.width as usize;
        let g = &mut self.gates;
        let none = g.constant(false);
        match view.op {
            Op::Const => g.word(view.width, &terms.as_words(t).unwrap_or_default()),
            Op::Var => {
                self.inputs.insert(Variable(view.number), t);
                (0..width).map(|_| g.fresh()).collect()
            }
            Op::Not => a.iter().map(|l| !*l).collect(),
            Op::Neg => g.negate(&a),
            Op::Add => g.add(&a, &b, none).0,
            Op::Sub => g.sub(&a, &b).0,
            Op::Mul => g.multiply(&a, &b),
            Op::UDiv => g.divide(&a, &b).0,
            Op::URem => g.divide(&a, &b).1,
            Op::SDiv => g.divide_signed(&a, &b).0,
            Op::SRem => g.divide_signed(&a, &b).1,
            Op::Shl => g.shift(&a, &b, true, none),
            Op::LShr => g.shift(&a, &b, false, none),
            Op::AShr => g.shift(&a, &b, false, a[width - 1]),
            Op::And => g.zip(&a, &b, Gates::and),
            Op::Or => g.zip(&a, &b, Gates::or),
            Op::Xor => g.zip(&a, &b, Gates::xor),
            Op::Eq => vec![g.equal(&a, &b)],
            Op::Ult => vec![g.less(&a, &b)],
            Op::Slt => {
                // With the signs exchanged, the order is that of unsigned words.
                let (mut a, mut b) = (a, b);
                let sign = a.len() - 1;
                (a[sign], b[sign]) = (b[sign], a[sign]);
                vec![g.less(&a, &b)]
            }
            Op::Concat => b.into_iter().chain(a).collect(),
            Op::Extract => a[view.number as usize..view.number as usize + width].to_vec(),
            Op::ZExt => a.into_iter().chain(std::iter::repeat(none)).take(width).collect(),
            Op::SExt => {
                let sign = a[a.len() - 1];
                a.into_iter().chain(std::iter::repeat(sign)).take(width).collect()
            }
            Op::Ite => g.choose(a[0], &b, &c),
            // The chain sends floats elsewhere, and arrays never reach a condition.
            op => unreachable!("the bit-blaster was given {op:?}"),
        }
    }
}
