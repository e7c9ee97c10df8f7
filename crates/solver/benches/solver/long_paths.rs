//! Unrelated long paths through one solver: what the paths before left behind must not weigh on the next.

use crate::clock::Watch;
use std::time::Duration;
use threadbare_expr::recipe::Random;
use threadbare_expr::{Binary, Compare, Model, Term, Terms, Variable};
use threadbare_solver::{Layer, Options, Solver, Stats};

const STEPS: u32 = 40;
const INPUTS: u32 = 16;

/// The conditions of one path: its own inputs, shifted and masked, compared with each other and with constants.
fn conditions(terms: &mut Terms, path: u32) -> Vec<Term> {
    let inputs: Vec<Term> = (0..INPUTS).map(|i| terms.variable(Variable(path * INPUTS + i), 32)).collect();
    let mut all = Vec::new();
    for step in 0..STEPS {
        let at = |k: u32| inputs[(k % INPUTS) as usize];
        let bound = terms.constant(32, u64::from(step + path) * 1_003);
        let moved = terms.binary(Binary::Add, at(step), bound);
        let mixed = terms.binary(Binary::Xor, moved, at(step + 1));
        let order = if step % 2 == 0 { Compare::Ult } else { Compare::Slt };
        all.push(match step % 3 {
            0 => terms.compare(order, bound, mixed),
            1 => terms.compare(order, moved, at(step + 5)),
            _ => terms.compare(Compare::Ne, moved, at(step + 3)),
        });
    }
    all
}

fn some_model(path: u32) -> Model {
    let mut random = Random(u64::from(path));
    let mut model = Model::new();
    for i in 0..INPUTS {
        model.set_u64(Variable(path * INPUTS + i), random.next() >> 36);
    }
    model
}

pub struct Outcome {
    pub total: Duration,
    pub first: Duration,
    pub last: Duration,
    pub unknown: u32,
    pub stats: Stats,
}

/// Follows `count` paths, asking at every step for both sides.
pub fn follow(count: u32, fresh: bool, options: &Options) -> Outcome {
    // Only the bit-blaster: the question is what it carries along.
    let without = Layer::ALL.into_iter().filter(|l| !matches!(l, Layer::Blaster | Layer::Slices)).collect();
    let options = Options { without, ..options.clone() };
    let mut terms = Terms::new();
    let mut solver = Solver::new(options.clone());
    let mut stats = Stats::default();
    let mut times = Vec::new();
    let mut unknown = 0;
    for path in 0..count {
        let all = conditions(&mut terms, path);
        if fresh {
            stats.add(solver.stats());
            solver = Solver::new(options.clone());
        }
        let start = Watch::start();
        let model = some_model(path);
        let mut taken = Vec::new();
        for t in all {
            let negation = terms.not(t);
            let (here, there) = if terms.holds(t, &model) { (t, negation) } else { (negation, t) };
            if solver.check(&mut terms, &taken, &model, there).is_unknown() {
                unknown += 1;
            }
            taken.push(here);
        }
        times.push(start.elapsed());
    }
    stats.add(solver.stats());
    Outcome {
        total: times.iter().sum(),
        first: times.iter().take(8).sum(),
        last: times.iter().rev().take(8).sum(),
        unknown,
        stats,
    }
}
