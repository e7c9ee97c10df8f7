//! Floating point: the evaluator and z3's theory give the same results, and conditions on floats are decided.

use std::time::Duration;
use threadbare_expr::float::{FloatBinary, FloatCompare, Format, Rounding};
use threadbare_expr::recipe::Random;
use threadbare_expr::{Compare, Model, Term, Terms, Variable};
use threadbare_solver::{Layer, Options, Solver};

fn process_alone() -> Solver {
    let without = Layer::ALL.into_iter().filter(|l| *l != Layer::Process).collect();
    Solver::new(Options {
        without,
        validate: true,
        process_time: Duration::from_secs(60),
        ..Options::default()
    })
}

/// All operators on the same three operands, all conversions among them.
fn results(terms: &mut Terms, rounding: Rounding, [x, y, z]: [Term; 3]) -> Vec<Term> {
    let mut all = Vec::new();
    for op in [FloatBinary::Add, FloatBinary::Sub, FloatBinary::Mul, FloatBinary::Div, FloatBinary::Rem] {
        all.extend(terms.float_binary(op, rounding, x, y));
    }
    all.extend(terms.float_fma(rounding, x, y, z));
    all.extend(terms.float_sqrt(rounding, x));
    all.extend(terms.float_round(rounding, x));
    for to in Format::ALL {
        all.extend(terms.float_convert(x, to, rounding));
        for signed in [false, true] {
            all.extend(terms.float_from_int(x, signed, to, rounding));
        }
    }
    for width in [8, 32, 64] {
        for signed in [false, true] {
            all.extend(terms.float_to_int(x, signed, width, rounding));
        }
    }
    all
}

/// A number of moderate size, sometimes a special one, sometimes any encoding.
fn number(random: &mut Random, format: Format) -> [u64; 2] {
    let bits = u128::from(random.next()) | u128::from(random.next()) << 64;
    let sign = 1u128 << (format.width() - 1);
    let low = format.significand_bits();
    let v = match random.below(6) {
        0 => {
            [0, sign, format.infinity(), format.nan(), 1, format.infinity() | sign][random.below(6) as usize]
        }
        1 => bits,
        _ => {
            let bias = (1u128 << (format.exponent_bits() - 1)) - 1;
            let exponents = ((1u128 << format.exponent_bits()) - 1) << low;
            let exponent = (bias - 6 + u128::from(random.below(16))) << low;
            bits & !exponents | exponent | if format == Format::X87 { 1 << 63 } else { 0 }
        }
    };
    [v as u64, (v >> 64) as u64]
}

#[test]
fn z3_computes_what_the_evaluator_does() {
    let mut solver = process_alone();
    let mut random = Random(11);
    for format in Format::ALL {
        for round in 0..10 {
            let rounding = Rounding::ALL[round % 5];
            let mut terms = Terms::new();
            let mut model = Model::new();
            let mut path = Vec::new();
            let operands = [0, 1, 2].map(|i| {
                let x = terms.variable(Variable(i), format.width());
                let c = terms.constant_wide(format.width(), &number(&mut random, format));
                model.set(Variable(i), &terms.as_words(c).unwrap());
                path.push(terms.compare(Compare::Eq, x, c));
                x
            });
            let mut wrong = terms.boolean(false);
            for t in results(&mut terms, rounding, operands) {
                let value = terms.evaluate(t, &model);
                let c = terms.constant_wide(terms.width(t), &value);
                let differs = terms.compare(Compare::Ne, t, c);
                wrong = terms.or(wrong, differs);
            }
            let answer = solver.check(&mut terms, &path, &model, wrong);
            assert!(answer.is_unsat(), "{format:?} {rounding:?} {model:?}: {answer:?}");
        }
    }
}

#[test]
fn conditions_on_floats_are_decided() {
    let mut terms = Terms::new();
    let mut solver = Solver::new(Options::default());
    let bytes: Vec<Term> = (0..4).map(|i| terms.variable(Variable(i), 8)).collect();
    let x = bytes[1..].iter().fold(bytes[0], |low, high| terms.concat(*high, low));
    let constant = |terms: &mut Terms, v: f32| terms.constant(32, u64::from(v.to_bits()));
    let (half, limit, zero) =
        (constant(&mut terms, 0.5), constant(&mut terms, 1e6), constant(&mut terms, 0.0));
    let scaled = terms.float_binary(FloatBinary::Mul, Rounding::NearestEven, x, half).unwrap();
    let above = terms.float_compare(FloatCompare::Lt, limit, scaled).unwrap();
    let threadbare_solver::Answer::Sat(m) = solver.check(&mut terms, &[], &Model::new(), above) else {
        panic!("there is such a number")
    };
    let found = f32::from_bits(terms.evaluate_u64(x, &m) as u32);
    assert!(found * 0.5 > 1e6, "{found}");
    // A square is not negative: for this, all numbers have to be considered.
    let square = terms.float_binary(FloatBinary::Mul, Rounding::NearestEven, x, x).unwrap();
    let negative = terms.float_compare(FloatCompare::Lt, square, zero).unwrap();
    assert!(solver.check(&mut terms, &[above], &m, negative).is_unsat());
    assert!(solver.stats().layer(Layer::Process).unsat > 0);
    assert!(solver.stats().layer(Layer::Guesses).sat > 0);
}
