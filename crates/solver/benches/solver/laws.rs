//! The law of this room, on many random terms: however a term is computed, its value is the same.

use std::time::{Duration, Instant};
use threadbare_expr::recipe::{Random, build, random};
use threadbare_expr::{Compare, Model, Term, Terms, Variable};
use threadbare_solver::{Layer, Options, Solver};

const BATCH: u64 = 25;

pub struct Outcome {
    pub asked: u64,
    pub agreed: u64,
    pub total: Duration,
}

fn alone(layer: Layer) -> Solver {
    let without = Layer::ALL.into_iter().filter(|l| *l != layer).collect();
    Solver::new(Options { without, conflicts: u64::MAX, ..Options::default() })
}

/// Conditions that fix the inputs to random values, corners among them, and the model that they describe.
fn inputs(terms: &mut Terms, widths: &[u32], random: &mut Random) -> (Vec<Term>, Model) {
    let mut model = Model::new();
    let mut path = Vec::new();
    for (i, width) in widths.iter().enumerate() {
        let mut word = || match random.below(6) {
            0 => 0,
            1 => u64::MAX,
            2 => 1 << random.below(64),
            3 => u64::from(random.below(256)),
            _ => random.next(),
        };
        let value = [word(), word()];
        let c = terms.constant_wide(*width, &value);
        let x = terms.variable(Variable(i as u32), *width);
        model.set(Variable(i as u32), &terms.as_words(c).unwrap_or_default());
        path.push(terms.compare(Compare::Eq, x, c));
    }
    (path, model)
}

/// Checks batches of terms over the same inputs. In every second batch the solvers get the terms as written.
pub fn check(count: u64) -> Outcome {
    let start = Instant::now();
    let (mut blaster, mut z3) = (alone(Layer::Blaster), alone(Layer::Process));
    let mut numbers = Random(2);
    let (mut asked, mut agreed) = (0, 0);
    for batch in 0..count / BATCH {
        let (mut simple, mut raw) = (Terms::new(), Terms::without_simplification());
        let (widths, _) = random(batch, 0);
        let seed = numbers.next();
        let (path, model) = inputs(&mut simple, &widths, &mut Random(seed));
        let (raw_path, _) = inputs(&mut raw, &widths, &mut Random(seed));
        let (mut wrong, mut raw_wrong) = (simple.boolean(false), raw.boolean(false));
        let mut same = 0;
        for k in 0..BATCH {
            let (_, steps) = random(8 * (batch * BATCH + k) + batch % 8, 9);
            let (a, b) = (build(&mut simple, &widths, &steps), build(&mut raw, &widths, &steps));
            let value = raw.evaluate(b, &model);
            same += u64::from(simple.evaluate(a, &model) == value);
            let c = simple.constant_wide(simple.width(a), &value);
            let differs = simple.compare(Compare::Ne, a, c);
            wrong = simple.or(wrong, differs);
            let c = raw.constant_wide(raw.width(b), &value);
            let differs = raw.compare(Compare::Ne, b, c);
            raw_wrong = raw.or(raw_wrong, differs);
        }
        let mut unsat = |terms: &mut Terms, path: &[Term], wrong: Term| {
            terms.is_false(wrong)
                || blaster.check(terms, path, &model, wrong).is_unsat()
                    && z3.check(terms, path, &model, wrong).is_unsat()
        };
        let solved = if batch % 2 == 0 {
            unsat(&mut simple, &path, wrong)
        } else {
            unsat(&mut raw, &raw_path, raw_wrong)
        };
        asked += BATCH;
        agreed += if solved { same } else { 0 };
        if !solved {
            println!("batch {batch}: a solver disagrees");
        }
    }
    Outcome { asked, agreed, total: start.elapsed() }
}
