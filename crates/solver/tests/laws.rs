//! Laws of the solver: the bit-blaster computes what the evaluator computes, models satisfy what was asked, cores
//! contradict themselves.

use proptest::prelude::*;
use threadbare_expr::recipe::{Step, build};
use threadbare_expr::{Compare, Model, Term, Terms, Variable};
use threadbare_solver::{Answer, Layer, Options, Solver};

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = (any::<u8>(), any::<[u8; 3]>(), any::<u8>(), any::<u64>()).prop_map(
        |(kind, operands, width, value)| Step { kind, operands: operands.map(|o| o % 6), width, value },
    );
    proptest::collection::vec(step, 1..9)
}

fn widths() -> impl Strategy<Value = Vec<u32>> {
    proptest::collection::vec(prop_oneof![Just(1u32), Just(8), Just(32), Just(64), 1u32..=128], 1..4)
}

fn values() -> impl Strategy<Value = Vec<[u64; 2]>> {
    let word = || prop_oneof![Just(0u64), Just(1), Just(u64::MAX), Just(1 << 63), 0u64..256, any::<u64>()];
    proptest::collection::vec([word(), word()], 4)
}

/// Only the bit-blaster: no shortcut, no process.
fn blaster_alone() -> Options {
    let without = Layer::ALL.into_iter().filter(|l| *l != Layer::Blaster).collect();
    Options { without, ..Options::default() }
}

/// Conditions that fix every input, and the model that they describe.
fn fixed(terms: &mut Terms, widths: &[u32], values: &[[u64; 2]]) -> (Vec<Term>, Model) {
    let mut model = Model::new();
    let mut path = Vec::new();
    for (i, (w, v)) in widths.iter().zip(values).enumerate() {
        let x = terms.variable(Variable(i as u32), *w);
        let c = terms.constant_wide(*w, v);
        let words = terms.as_words(c).unwrap_or_default();
        model.set(Variable(i as u32), &words);
        path.push(terms.compare(Compare::Eq, x, c));
    }
    (path, model)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn circuits_compute_what_the_evaluator_does(w in widths(), s in steps(), v in values(), simple in any::<bool>()) {
        let mut terms = if simple { Terms::new() } else { Terms::without_simplification() };
        let t = build(&mut terms, &w, &s);
        let (path, model) = fixed(&mut terms, &w, &v);
        let value = terms.evaluate(t, &model);
        let c = terms.constant_wide(terms.width(t), &value);
        let differs = terms.compare(Compare::Ne, t, c);
        let mut solver = Solver::new(blaster_alone());
        let answer = solver.check(&mut terms, &path, &model, differs);
        prop_assert!(answer.is_unsat(), "{answer:?}");
    }

    #[test]
    fn models_satisfy_and_cores_contradict(w in widths(), s in steps(), v in values(), v2 in values()) {
        // Small circuits only: this asks for solutions, and a product of wide factors has none that is found soon.
        let w: Vec<u32> = w.iter().map(|w| 1 + w % 9).collect();
        let mut terms = Terms::new();
        let t = build(&mut terms, &w, &s);
        let (_, model) = fixed(&mut terms, &w, &v);
        let value = terms.evaluate(t, &model);
        let other = terms.constant_wide(terms.width(t), &v2[0]);
        let same = terms.constant_wide(terms.width(t), &value);
        let path = [terms.compare(Compare::Ule, t, same), terms.compare(Compare::Sle, same, t)];
        let extra = terms.compare(Compare::Ult, other, t);
        let options = Options { without: vec![Layer::Process], ..Options::default() };
        let mut solver = Solver::new(options);
        match solver.check(&mut terms, &path, &model, extra) {
            Answer::Sat(m) => {
                for t in path.iter().chain([&extra]) {
                    prop_assert!(terms.holds(*t, &m));
                }
            }
            Answer::Unsat(core) => {
                let mut fresh = Solver::new(blaster_alone());
                let all = core.iter().fold(terms.boolean(true), |a, t| terms.and(a, *t));
                prop_assert!(fresh.check(&mut terms, &[], &Model::new(), all).is_unsat());
            }
            Answer::Unknown(_) => {}
        }
    }
}
