//! Every layer by itself: what it is there for it does, without it the answers are the same.

use proptest::prelude::*;

use threadbare_expr::recipe::{Random, Step, apply};
use threadbare_expr::{Binary, Cancel, Compare, Model, Term, Terms, Variable};
use threadbare_solver::{Answer, Layer, Options, Reason, Solver};

fn only(layers: &[Layer]) -> Options {
    let without = Layer::ALL.into_iter().filter(|l| !layers.contains(l)).collect();
    Options { without, ..Options::default() }
}

fn without(layers: &[Layer]) -> Options {
    let without = layers.iter().copied().chain([Layer::Process]).collect();
    Options { without, ..Options::default() }
}

fn byte(terms: &mut Terms, number: u32) -> Term {
    terms.variable(Variable(number), 8)
}

fn compare(terms: &mut Terms, op: Compare, a: Term, v: u64) -> Term {
    let c = terms.constant(terms.width(a), v);
    terms.compare(op, a, c)
}

/// A path that holds under a random model, and a condition: over five bytes, with arithmetic and comparisons.
fn path(terms: &mut Terms, seed: u64) -> (Vec<Term>, Model, Term) {
    let mut random = Random(seed);
    let mut model = Model::new();
    let mut made: Vec<Term> = (0..5).map(|i| byte(terms, i)).collect();
    for i in 0..5 {
        model.set_u64(Variable(i), random.next() & 0xff);
    }
    let mut conditions = Vec::new();
    for _ in 0..12 {
        let inputs = made.len().min(5) as u32;
        let (a, b) = (made[random.below(inputs) as usize], made[random.below(made.len() as u32) as usize]);
        let width = terms.width(b).min(8);
        let (a, b) = (terms.extract(a, 0, width), terms.extract(b, 0, width));
        let condition = match random.below(4) {
            0 => compare(terms, Compare::ALL[random.below(6) as usize], a, u64::from(random.below(256))),
            1 => terms.compare(Compare::ALL[random.below(6) as usize], a, b),
            _ => {
                let step = Step {
                    kind: random.next() as u8,
                    operands: [random.below(6) as u8, random.below(6) as u8, random.below(6) as u8],
                    width: random.next() as u8,
                    value: random.next(),
                };
                apply(terms, &mut made, &step);
                let t = made[made.len() - 1];
                // Small multiplications only, or nobody answers.
                let t = terms.extract(t, 0, terms.width(t).min(6));
                compare(terms, Compare::ALL[random.below(6) as usize], t, u64::from(random.below(64)))
            }
        };
        let negation = terms.not(condition);
        let holds = if terms.holds(condition, &model) { condition } else { negation };
        if !terms.is_constant(holds) {
            conditions.push(holds);
        }
    }
    let last = conditions.pop().unwrap_or_else(|| terms.boolean(true));
    let extra = terms.not(last);
    (conditions, model, extra)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 250, failure_persistence: None, ..ProptestConfig::default() })]

    /// One chain keeps its memory over many queries; a fresh bit-blaster has none. Both say the same, whatever is
    /// left out of the chain.
    #[test]
    fn layers_change_no_answer(seed in any::<u64>(), left_out in proptest::sample::subsequence(Layer::ALL.to_vec(), 0..4)) {
        let mut terms = Terms::new();
        let left_out: Vec<Layer> = left_out.into_iter().filter(|l| *l != Layer::Blaster).collect();
        let mut chain = Solver::new(without(&left_out));
        for k in 0..6 {
            let (path, model, extra) = path(&mut terms, seed.wrapping_add(k));
            let expected = Solver::new(only(&[Layer::Blaster])).check(&mut terms, &path, &model, extra);
            let answer = chain.check(&mut terms, &path, &model, extra);
            prop_assert_eq!(answer.is_sat(), expected.is_sat(), "{:?} {:?}", answer, expected);
            prop_assert_eq!(answer.is_unsat(), expected.is_unsat());
            if let Answer::Sat(m) = &answer {
                prop_assert!(path.iter().chain([&extra]).all(|t| terms.holds(*t, m)));
            }
            if let Answer::Unsat(core) = &answer {
                let all = core.iter().fold(terms.boolean(true), |a, t| terms.and(a, *t));
                let again = Solver::new(only(&[Layer::Blaster])).check(&mut terms, &[], &Model::new(), all);
                prop_assert!(again.is_unsat(), "a core that is satisfiable: {:?}", core);
            }
        }
        prop_assert_eq!(chain.stats().refuted, 0);
    }
}

/// A condition that confines a wide input to few values, in one of the ways in which programs do.
fn narrow(terms: &mut Terms, random: &mut Random, x: Term) -> Vec<Term> {
    let width = terms.width(x);
    let few = u64::from(2 + random.below(14));
    let base = random.next();
    let constant = |terms: &mut Terms, v: u64| terms.constant(width, v);
    match random.below(6) {
        // Below a bound, unsigned.
        0 => vec![compare(terms, Compare::Ult, x, few)],
        // Around zero, signed.
        1 => {
            let low = constant(terms, (few / 2).wrapping_neg());
            vec![terms.compare(Compare::Sle, low, x), compare(terms, Compare::Slt, x, few)]
        }
        // Not far from some number, which may lie across the top.
        2 => {
            let base = constant(terms, base);
            let far = terms.binary(Binary::Sub, x, base);
            vec![compare(terms, Compare::Ule, far, few)]
        }
        // One of three.
        3 => {
            let each = [base, base ^ 1, few].map(|v| compare(terms, Compare::Eq, x, v));
            let two = terms.or(each[0], each[1]);
            vec![terms.or(two, each[2])]
        }
        // No bits but the low ones.
        4 => {
            let high = constant(terms, !7);
            let rest = terms.and(x, high);
            vec![compare(terms, Compare::Eq, rest, 0)]
        }
        // Wider, and then below a bound.
        _ => {
            let wide = if random.below(2) == 0 { terms.zext(x, width + 1) } else { terms.sext(x, width + 1) };
            if terms.width(wide) > 64 {
                return vec![compare(terms, Compare::Ult, x, few)];
            }
            vec![compare(terms, Compare::Ult, wide, few)]
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Wide inputs with few values: trying them all says what a SAT solver says.
    #[test]
    fn narrow_inputs_are_decided_by_trying(seed in any::<u64>(), simple in any::<bool>()) {
        let mut random = Random(seed);
        let mut terms = if simple { Terms::new() } else { Terms::without_simplification() };
        let widths = [16, 32, 33, 64];
        let mut made: Vec<Term> = Vec::new();
        let mut path = Vec::new();
        for i in 0..1 + random.below(3) {
            let x = terms.variable(Variable(i), widths[random.below(4) as usize]);
            path.extend(narrow(&mut terms, &mut random, x));
            made.push(x);
        }
        for _ in 0..6 {
            // No products of wide words: somebody has to answer who does not try.
            let kind = [0, 1, 7, 8, 9, 10, 11, 12, 13, 16, 19, 20, 21, 23][random.below(14) as usize];
            let step = Step { kind, operands: [0, 1, 2].map(|_| random.below(6) as u8), width: random.below(48) as u8, value: random.next() };
            apply(&mut terms, &mut made, &step);
        }
        let mut t = made[made.len() - 1];
        // Sometimes what is computed is, for some inputs, something that nothing is known of.
        let undefined = random.below(2) == 0;
        if undefined {
            let free = terms.variable(Variable(7), terms.width(t));
            let limit = terms.constant(terms.width(made[0]), u64::from(random.below(16)));
            let condition = terms.compare(Compare::Ult, made[0], limit);
            t = terms.ite(condition, free, t);
        }
        let values = terms.constant(terms.width(t), random.next() >> random.below(64));
        let extra = terms.compare(Compare::ALL[random.below(6) as usize], t, values);
        // A model of the path to begin with.
        let whole = path.iter().fold(terms.boolean(true), |a, t| terms.and(a, *t));
        let start = Solver::new(only(&[Layer::Blaster])).check(&mut terms, &[], &Model::new(), whole);
        let Answer::Sat(model) = start else { panic!("the path has a solution") };
        let expected = Solver::new(only(&[Layer::Blaster])).check(&mut terms, &path, &model, extra);
        let answer = Solver::new(only(&[Layer::Slices, Layer::Enumeration])).check(&mut terms, &path, &model, extra);
        // Then there may be no answer, but never a wrong one.
        if !undefined || !answer.is_unknown() {
            prop_assert_eq!(answer.is_sat(), expected.is_sat(), "{:?} {:?}", answer, expected);
            prop_assert_eq!(answer.is_unsat(), expected.is_unsat(), "{:?} {:?}", answer, expected);
        }
    }
}

#[test]
fn a_slice_leaves_the_rest_of_the_model_alone() {
    let mut terms = Terms::new();
    let mut model = Model::new();
    let mut path = Vec::new();
    for i in 0..10 {
        model.set_u64(Variable(i), 7 + u64::from(i));
        let x = byte(&mut terms, i);
        path.push(compare(&mut terms, Compare::Ne, x, 3));
    }
    let x = byte(&mut terms, 4);
    let extra = compare(&mut terms, Compare::Ult, x, 2);
    let mut solver = Solver::new(only(&[Layer::Slices, Layer::Blaster]));
    let Answer::Sat(found) = solver.check(&mut terms, &path, &model, extra) else {
        panic!("there is a solution")
    };
    assert!(found.get_u64(Variable(4)) < 2);
    for i in (0..10).filter(|i| *i != 4) {
        assert_eq!(found.get_u64(Variable(i)), 7 + u64::from(i));
    }
    assert_eq!((solver.stats().kept, solver.stats().sliced_away), (1, 9));
}

#[test]
fn orders_contradict_without_sat() {
    let mut terms = Terms::new();
    let x: Vec<Term> = (0..4).map(|i| terms.variable(Variable(i), 32)).collect();
    let mut model = Model::new();
    (0..4).for_each(|i| model.set_u64(Variable(i), 10 * u64::from(i)));
    let path: Vec<Term> = (0..3).map(|i| terms.compare(Compare::Slt, x[i], x[i + 1])).collect();
    let mut solver = Solver::new(only(&[Layer::Contradictions]));
    let extra = terms.compare(Compare::Sle, x[3], x[0]);
    let Answer::Unsat(core) = solver.check(&mut terms, &path, &model, extra) else { panic!("a cycle") };
    assert_eq!(core.len(), 4);
    // Bounds that cross, through constants that differ.
    let path = [compare(&mut terms, Compare::Slt, x[0], 5), compare(&mut terms, Compare::Ne, x[1], 9)];
    let nine = terms.constant(32, 9);
    let extra = terms.compare(Compare::Slt, nine, x[0]);
    assert!(solver.check(&mut terms, &path, &model, extra).is_unsat());
    // Signed conditions say nothing about unsigned ones.
    let extra = terms.compare(Compare::Ult, nine, x[0]);
    assert!(solver.check(&mut terms, &path, &model, extra).is_unknown());
}

#[test]
fn a_model_is_mended_without_sat() {
    let mut terms = Terms::new();
    let x: Vec<Term> = (0..4).map(|i| terms.variable(Variable(i), 32)).collect();
    let mut model = Model::new();
    (0..4).for_each(|i| model.set_u64(Variable(i), 10 + u64::from(i)));
    let path: Vec<Term> = (0..3).map(|i| terms.compare(Compare::Ult, x[i], x[i + 1])).collect();
    // Moving the first one up pushes all others.
    let seven = terms.constant(32, 7);
    let moved = terms.binary(Binary::Add, x[0], seven);
    let hundred = terms.constant(32, 100);
    let extra = terms.compare(Compare::Ult, hundred, moved);
    let mut solver = Solver::new(only(&[Layer::Slices, Layer::Repairs]));
    let Answer::Sat(m) = solver.check(&mut terms, &path, &model, extra) else {
        panic!("there is a solution")
    };
    assert!(path.iter().chain([&extra]).all(|t| terms.holds(*t, &m)));
    // What cannot be mended is not decided here.
    let five = terms.constant(32, 5);
    let extra = terms.compare(Compare::Ult, x[3], five);
    let bound = terms.compare(Compare::Ult, five, x[0]);
    assert!(solver.check(&mut terms, &[path, vec![bound]].concat(), &model, extra).is_unknown());
}

#[test]
fn algebra_proves_distributivity() {
    let mut terms = Terms::new();
    let [x, y, z] = [0, 1, 2].map(|i| terms.variable(Variable(i), 64));
    let sum = terms.binary(Binary::Add, y, z);
    let left = terms.binary(Binary::Mul, x, sum);
    let (p, q) = (terms.binary(Binary::Mul, x, y), terms.binary(Binary::Mul, x, z));
    let right = terms.binary(Binary::Add, p, q);
    let mut solver = Solver::new(only(&[Layer::Algebra]));
    let differs = terms.compare(Compare::Ne, left, right);
    assert!(solver.check(&mut terms, &[], &Model::new(), differs).is_unsat());
    let one = terms.constant(64, 1);
    let off = terms.binary(Binary::Add, right, one);
    let same = terms.compare(Compare::Eq, left, off);
    assert!(solver.check(&mut terms, &[], &Model::new(), same).is_unsat());
    let wrong = terms.compare(Compare::Eq, left, p);
    assert!(solver.check(&mut terms, &[], &Model::new(), wrong).is_sat());
}

/// A random expression of products, written plainly or with every operator replaced by an equal expression.
fn expression(terms: &mut Terms, random: &mut Random, variables: &[Term; 3], replaced: bool) -> Term {
    let width = terms.width(variables[0]);
    let mut t = variables[0];
    for _ in 0..6 {
        let y = variables[random.below(3) as usize];
        t = match (random.below(8), replaced) {
            (0, false) => terms.not(t),
            (0, true) => {
                let (n, one) = (terms.neg(t), terms.constant(width, 1));
                terms.binary(Binary::Sub, n, one)
            }
            (1, false) => terms.binary(Binary::Xor, t, y),
            (1, true) => {
                let (either, both) = (terms.or(t, y), terms.and(t, y));
                terms.binary(Binary::Sub, either, both)
            }
            (2, false) => terms.binary(Binary::URem, t, y),
            (2, true) => {
                let q = terms.binary(Binary::UDiv, t, y);
                let p = terms.binary(Binary::Mul, y, q);
                terms.binary(Binary::Sub, t, p)
            }
            (3, false) => terms.binary(Binary::Shl, t, y),
            (3, true) => {
                let one = terms.constant(width, 1);
                let p = terms.binary(Binary::Shl, one, y);
                terms.binary(Binary::Mul, p, t)
            }
            (4, _) => terms.binary(Binary::Sub, t, y),
            (5, false) => {
                let s = terms.binary(Binary::Add, t, y);
                terms.binary(Binary::Mul, s, y)
            }
            (5, true) => {
                let (p, q) = (terms.binary(Binary::Mul, t, y), terms.binary(Binary::Mul, y, y));
                terms.binary(Binary::Add, p, q)
            }
            (_, false) => terms.binary(Binary::Mul, t, y),
            (_, true) => terms.binary(Binary::Mul, y, t),
        };
    }
    t
}

#[test]
fn algebra_is_right_about_all_inputs() {
    let mut proved = 0;
    for seed in 0..300u64 {
        let mut terms = if seed % 2 == 0 { Terms::new() } else { Terms::without_simplification() };
        let variables = [0, 1, 2].map(|i| terms.variable(Variable(i), 3));
        let left = expression(&mut terms, &mut Random(seed), &variables, false);
        // Sometimes the same expression, sometimes another, sometimes off by a constant.
        let right = expression(&mut terms, &mut Random(seed + u64::from(seed % 5 == 0)), &variables, true);
        let off = terms.constant(3, u64::from(seed % 3 == 0));
        let right = terms.binary(Binary::Add, right, off);
        for op in [Compare::Eq, Compare::Ne] {
            let extra = terms.compare(op, left, right);
            let mut solver = Solver::new(only(&[Layer::Algebra]));
            let models = (0..512u64).map(|bits| {
                let mut m = Model::new();
                (0..3).for_each(|i| m.set_u64(Variable(i), bits >> (3 * i) & 7));
                m
            });
            let mut models = models.filter(|m| !terms.holds(extra, m)).peekable();
            let Some(start) = models.peek().cloned() else { continue };
            let failing = models.count();
            if solver.check(&mut terms, &[], &start, extra).is_unsat() {
                assert_eq!(failing, 512, "{seed} {op:?}");
                proved += 1;
            }
        }
    }
    assert!(proved > 60, "only {proved} of 300 pairs were decided");
}

#[test]
fn cores_are_remembered() {
    let mut terms = Terms::new();
    let (x, y) = (terms.variable(Variable(0), 32), terms.variable(Variable(1), 32));
    let product = terms.binary(Binary::Mul, x, y);
    let parity = terms.extract(product, 0, 1);
    let (odd_x, even_y) = (terms.extract(x, 0, 1), terms.extract(y, 0, 1));
    let even_y = terms.not(even_y);
    let mut model = Model::new();
    model.set_u64(Variable(0), 1);
    let mut solver = Solver::new(only(&[Layer::Cores, Layer::Blaster]));
    let first = solver.check(&mut terms, &[odd_x, even_y], &model, parity);
    let more = compare(&mut terms, Compare::Ult, x, 1000);
    let second = solver.check(&mut terms, &[more, odd_x, even_y], &model, parity);
    assert!(first.is_unsat() && second.is_unsat());
    assert_eq!(solver.stats().layer(Layer::Blaster).asked, 1);
    assert_eq!(solver.stats().layer(Layer::Cores).unsat, 1);
}

#[test]
fn hard_queries_are_unknown_by_conflicts_and_by_gates() {
    let mut terms = Terms::new();
    let (x, y) = (terms.variable(Variable(0), 64), terms.variable(Variable(1), 64));
    let product = terms.binary(Binary::Mul, x, y);
    let semiprime = compare(&mut terms, Compare::Eq, product, 0xd21d_f1d3_4e1c_e0a7);
    let one = terms.constant(64, 1 << 32);
    let small = [terms.compare(Compare::Ult, x, one), terms.compare(Compare::Ult, y, one)];
    let zero = Model::new();
    let run = |options: Options, terms: &mut Terms| {
        let mut solver = Solver::new(options);
        let answer = solver.check(terms, &small, &zero, semiprime);
        (format!("{answer:?}"), solver.stats().conflicts)
    };
    let limited = Options { conflicts: 50, ..only(&[Layer::Blaster]) };
    let first = run(limited.clone(), &mut terms);
    assert_eq!(first.0, format!("{:?}", Answer::Unknown(Reason::Conflicts)));
    assert_eq!(first, run(limited, &mut terms), "a limit by conflicts is the same every time");
    let few = Options { gates: 100, ..only(&[Layer::Blaster]) };
    assert_eq!(run(few, &mut terms).0, format!("{:?}", Answer::Unknown(Reason::TooLarge)));
    let cancelled = Options { cancel: Cancel::after(0, "enough"), ..Options::default() };
    assert_eq!(run(cancelled, &mut terms).0, format!("{:?}", Answer::Unknown(Reason::Cancelled)));
}

#[test]
fn logged_queries_replay_to_the_same_answer() {
    let directory = std::env::temp_dir().join(format!("threadbare-log-{}", std::process::id()));
    let options = Options { log: Some(directory.clone()), ..only(&[Layer::Slices, Layer::Blaster]) };
    let mut terms = Terms::new();
    let mut solver = Solver::new(options);
    for seed in 0..20 {
        let (path, model, extra) = path(&mut terms, seed);
        solver.check(&mut terms, &path, &model, extra);
    }
    assert_eq!(solver.log_failure(), None);
    let mut count = 0;
    for entry in std::fs::read_dir(&directory).unwrap() {
        let file = entry.unwrap().path();
        let text = std::fs::read_to_string(&file).unwrap();
        let status =
            text.lines().find_map(|l| l.strip_prefix("(set-info :status ")).unwrap().trim_end_matches(')');
        let output = std::process::Command::new("z3").arg("-smt2").arg(&file).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), status, "{}", file.display());
        count += 1;
    }
    assert_eq!(count, solver.stats().layer(Layer::Blaster).asked);
    assert!(count > 5);
    std::fs::remove_dir_all(&directory).unwrap();
}

#[test]
fn terms_may_be_collected_between_queries() {
    let mut terms = Terms::new();
    let mut solver = Solver::new(without(&[]));
    for seed in 0..200 {
        let (path, model, extra) = path(&mut terms, seed);
        let before = solver.check(&mut terms, &path, &model, extra);
        solver.collect(&mut terms, path.iter().copied().chain([extra]));
        let after = solver.check(&mut terms, &path, &model, extra);
        assert_eq!((before.is_sat(), before.is_unsat()), (after.is_sat(), after.is_unsat()), "{seed}");
        if seed % 20 == 19 {
            solver.collect(&mut terms, []);
            assert!(terms.len() <= 2);
        }
    }
}
