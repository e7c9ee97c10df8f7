//! Random questions about every floating-point operation: is there an operand for which the result is this?

use std::time::{Duration, Instant};
use threadbare_expr::float::{FloatBinary, FloatCompare, Format, Rounding};
use threadbare_expr::recipe::Random;
use threadbare_expr::{Compare, Model, Term, Terms, Variable};
use threadbare_solver::{Answer, Options, Solver};

#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Operation {
    Binary(FloatBinary),
    Fma,
    Sqrt,
    Round,
    Convert,
    FromSigned,
    FromUnsigned,
    ToSigned,
    ToUnsigned,
    Compare(FloatCompare),
    Min,
    Max,
}

pub const OPERATIONS: [Operation; 19] = [
    Operation::Binary(FloatBinary::Add),
    Operation::Binary(FloatBinary::Sub),
    Operation::Binary(FloatBinary::Mul),
    Operation::Binary(FloatBinary::Div),
    Operation::Binary(FloatBinary::Rem),
    Operation::Fma,
    Operation::Sqrt,
    Operation::Round,
    Operation::Convert,
    Operation::FromSigned,
    Operation::FromUnsigned,
    Operation::ToSigned,
    Operation::ToUnsigned,
    Operation::Compare(FloatCompare::Eq),
    Operation::Compare(FloatCompare::Lt),
    Operation::Compare(FloatCompare::Le),
    Operation::Compare(FloatCompare::Unordered),
    Operation::Min,
    Operation::Max,
];

fn apply(terms: &mut Terms, op: Operation, rounding: Rounding, [x, y, z]: [Term; 3]) -> Option<Term> {
    let width = terms.width(x);
    match op {
        Operation::Binary(b) => terms.float_binary(b, rounding, x, y),
        Operation::Fma => terms.float_fma(rounding, x, y, z),
        Operation::Sqrt => terms.float_sqrt(rounding, x),
        Operation::Round => terms.float_round(rounding, x),
        Operation::Convert => {
            let to = if width == 32 { Format::Double } else { Format::Single };
            terms.float_convert(x, to, rounding)
        }
        Operation::FromSigned | Operation::FromUnsigned => {
            terms.float_from_int(x, op == Operation::FromSigned, Format::from_width(width)?, rounding)
        }
        Operation::ToSigned => terms.float_to_int(x, true, 32, rounding),
        Operation::ToUnsigned => terms.float_to_int(x, false, 32, rounding),
        Operation::Compare(c) => terms.float_compare(c, x, y),
        Operation::Min => terms.float_min(x, y),
        Operation::Max => terms.float_max(x, y),
    }
}

/// A number with a moderate exponent, sometimes a corner.
fn number(random: &mut Random, format: Format) -> u128 {
    let bits = u128::from(random.next()) | u128::from(random.next()) << 64;
    let all = bits & (u128::MAX >> (128 - format.width()));
    match random.below(8) {
        0 => [0, 1 << (format.width() - 1), format.infinity(), format.nan()][random.below(4) as usize],
        _ => {
            let bias = (1u128 << (format.exponent_bits() - 1)) - 1;
            let exponent = bias - 4 + u128::from(random.below(12));
            let low = format.significand_bits();
            let exponent_mask = ((1u128 << format.exponent_bits()) - 1) << low;
            let integer = if format == Format::X87 { 1 << 63 } else { 0 };
            all & !exponent_mask | exponent << low | integer
        }
    }
}

pub struct Outcome {
    pub answered: u32,
    pub refuted: u64,
    pub total: Duration,
}

/// Asks `count` questions about an operation.
pub fn ask(op: Operation, formats: &[Format], count: u32, options: &Options) -> Outcome {
    let mut solver = Solver::new(options.clone());
    let mut random = Random(op_seed(op));
    let start = Instant::now();
    let mut answered = 0;
    for i in 0..count {
        let format = formats[i as usize % formats.len()];
        let rounding = Rounding::ALL[random.below(5) as usize];
        let mut terms = Terms::new();
        let values = [0; 3].map(|_| number(&mut random, format));
        let constants = values.map(|v| terms.float_constant(format, v));
        let Some(result) = apply(&mut terms, op, rounding, constants) else { continue };
        let x = terms.variable(Variable(0), format.width());
        let Some(t) = apply(&mut terms, op, rounding, [x, constants[1], constants[2]]) else { continue };
        let extra = terms.compare(Compare::Eq, t, result);
        let answer = solver.check(&mut terms, &[], &Model::new(), extra);
        match answer {
            Answer::Sat(m) => {
                assert!(terms.holds(extra, &m), "a model that does not hold");
                answered += 1;
            }
            Answer::Unsat(_) => panic!("{op:?} {format:?} {rounding:?} {values:x?}: a solution is known"),
            Answer::Unknown(_) => {}
        }
    }
    Outcome { answered, refuted: solver.stats().refuted, total: start.elapsed() }
}

fn op_seed(op: Operation) -> u64 {
    OPERATIONS.iter().position(|o| *o == op).unwrap_or(0) as u64
}
