//! Soft float against the hardware, and floating-point predicates against their meaning.

use proptest::prelude::*;
use threadbare_expr::float::{FloatBinary, FloatCompare, Format, Rounding, apply};
use threadbare_expr::{Model, Op, Terms, Variable};

/// Encodings of doubles with the corners in them.
fn double() -> impl Strategy<Value = u64> {
    prop_oneof![
        Just(0u64),
        Just(1 << 63),
        Just(f64::INFINITY.to_bits()),
        Just(f64::NEG_INFINITY.to_bits()),
        Just(f64::NAN.to_bits()),
        Just(1u64),
        Just(f64::MIN_POSITIVE.to_bits()),
        Just(f64::MAX.to_bits()),
        (-50i64..50).prop_map(|i| (i as f64 / 4.0).to_bits()),
        any::<u64>()
    ]
}

fn canonical(x: f64, operands: &[u64]) -> u64 {
    let operands: Vec<u128> = operands.iter().map(|word| u128::from(*word)).collect();
    if x.is_nan() { Format::Double.nan_of(&operands) as u64 } else { x.to_bits() }
}

/// A double as another format, exactly.
fn widened(x: u64, to: Format) -> Vec<u64> {
    apply(Op::FToF, to.width(), &[(64, vec![x])], Rounding::NearestEven)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn quad_rounded_to_double_agrees_with_hardware(a in double(), b in double(), single in any::<bool>()) {
        // With more than twice the precision, rounding twice is rounding once. Singles in double, doubles in quad.
        let (x, y) = (f64::from_bits(a), f64::from_bits(b));
        for (op, hardware) in [(Op::FAdd, x + y), (Op::FSub, x - y), (Op::FMul, x * y), (Op::FDiv, x / y), (Op::FSqrt, x.sqrt()), (Op::FRem, x % y)] {
            let mut operands = vec![(128, widened(a, Format::Quad)), (128, widened(b, Format::Quad))];
            operands.truncate(op.arity());
            let quad = apply(op, 128, &operands, Rounding::NearestEven);
            let back = apply(Op::FToF, 64, &[(128, quad)], Rounding::NearestEven);
            let given = &[a, b][..op.arity()];
            prop_assert_eq!(back[0], canonical(hardware, given), "{:?} {} {}", op, x, y);
            let mut operands = vec![(64, vec![a]), (64, vec![b])];
            operands.truncate(op.arity());
            prop_assert_eq!(apply(op, 64, &operands, Rounding::NearestEven)[0], canonical(hardware, given));
            if single {
                let (x, y) = (x as f32, y as f32);
                let expected = match op {
                    Op::FAdd => x + y, Op::FSub => x - y, Op::FMul => x * y, Op::FDiv => x / y,
                    Op::FSqrt => x.sqrt(), _ => x % y,
                };
                let x87 = |v: f32| (80, widened(f64::from(v).to_bits(), Format::X87));
                let mut operands = vec![x87(x), x87(y)];
                operands.truncate(op.arity());
                let wide = apply(op, 80, &operands, Rounding::NearestEven);
                let back = apply(Op::FToF, 32, &[(80, wide)], Rounding::NearestEven)[0];
                // Of two NaNs the x87 takes another one.
                if expected.is_nan() {
                    prop_assert!(f32::from_bits(back as u32).is_nan());
                } else {
                    prop_assert_eq!(back, u64::from(expected.to_bits()), "{:?} {} {}", op, x, y);
                }
            }
        }
    }

    #[test]
    fn directions_enclose_the_root(a in double(), half in any::<u16>()) {
        for (width, words) in [(64, vec![a & !(1 << 63)]), (16, vec![u64::from(half & 0x7fff)]), (128, widened(a & !(1 << 63), Format::Quad))] {
            let root = |r| apply(Op::FSqrt, width, &[(width, words.clone())], r);
            let (down, up) = (root(Rounding::TowardNegative), root(Rounding::TowardPositive));
            let near = root(Rounding::NearestEven);
            prop_assert!(near == down || near == up);
            prop_assert_eq!(root(Rounding::TowardZero), down.clone());
            let wide = |w: &[u64]| u128::from(w[0]) | u128::from(*w.get(1).unwrap_or(&0)) << 64;
            prop_assert!(wide(&up) - wide(&down) <= 1);
        }
    }

    #[test]
    fn predicates_mean_what_they_say(a in double(), b in double()) {
        let mut terms = Terms::new();
        let (x, y) = (terms.variable(Variable(0), 64), terms.variable(Variable(1), 64));
        let mut m = Model::new();
        m.set_u64(Variable(0), a);
        m.set_u64(Variable(1), b);
        let (p, q) = (f64::from_bits(a), f64::from_bits(b));
        for (op, expected) in [(FloatCompare::Eq, p == q), (FloatCompare::Lt, p < q), (FloatCompare::Le, p <= q),
                               (FloatCompare::Unordered, p.is_nan() || q.is_nan())] {
            let t = terms.float_compare(op, x, y).unwrap();
            prop_assert_eq!(terms.holds(t, &m), expected, "{:?} {} {}", op, p, q);
        }
        let least = terms.float_min(x, y).unwrap();
        let expected = if p.is_nan() || q < p { b } else { a };
        prop_assert_eq!(terms.evaluate_u64(least, &m), expected);
        let negative = terms.float_neg(x);
        prop_assert_eq!(terms.evaluate_u64(negative, &m), (-p).to_bits());
        let infinite = terms.float_is_infinite(x).unwrap();
        prop_assert_eq!(terms.holds(infinite, &m), p.is_infinite());
    }

    #[test]
    fn conversions_agree_with_casts(a in double(), i in any::<i64>()) {
        let x = f64::from_bits(a);
        let to = |op, width| apply(op, width, &[(64, vec![a])], Rounding::TowardZero)[0];
        prop_assert_eq!(to(Op::FToS, 64) as i64, x as i64);
        prop_assert_eq!(to(Op::FToU, 64), x as u64);
        prop_assert_eq!(to(Op::FToS, 32) as u32 as i32, x as i32);
        prop_assert_eq!(to(Op::FToU, 8), u64::from(x as u8));
        let from = |op, v: u64, width| apply(op, 64, &[(width, vec![v])], Rounding::NearestEven)[0];
        prop_assert_eq!(from(Op::SToF, i as u64, 64), (i as f64).to_bits());
        prop_assert_eq!(from(Op::UToF, i as u64, 64), (i as u64 as f64).to_bits());
        let single = apply(Op::FToF, 32, &[(64, vec![a])], Rounding::NearestEven)[0];
        if !x.is_nan() {
            prop_assert_eq!(single, u64::from((x as f32).to_bits()));
        }
    }
}

/// Computed by this processor, and not by a compiler.
#[cfg(target_arch = "x86_64")]
#[test]
fn a_nan_is_the_one_that_the_processor_makes() {
    use std::hint::black_box;
    let encodings: [u64; 10] = [
        0,
        1 << 63,
        1.5f64.to_bits(),
        f64::INFINITY.to_bits(),
        f64::NEG_INFINITY.to_bits(),
        0x7ff8_0000_0000_0000,
        0xfff8_0000_0000_0000,
        0x7ff8_0000_dead_beef,
        0xfff0_1234_0000_0001,
        0x7ff0_0000_0000_0001,
    ];
    let mut nans = 0;
    for a in encodings {
        for b in encodings {
            let (x, y) = (black_box(f64::from_bits(a)), black_box(f64::from_bits(b)));
            let results = [(Op::FSub, x - y), (Op::FDiv, x / y), (Op::FSqrt, black_box(-y).sqrt())];
            for (op, expected) in results {
                let mut operands = vec![(64, vec![a]), (64, vec![b])];
                if op == Op::FSqrt {
                    operands = vec![(64, vec![b ^ 1 << 63])];
                }
                let found = apply(op, 64, &operands, Rounding::NearestEven)[0];
                assert_eq!(found, black_box(expected).to_bits(), "{op:?} {a:x} {b:x}");
                nans += u32::from(expected.is_nan());
            }
            let narrow = apply(Op::FToF, 32, &[(64, vec![a])], Rounding::NearestEven)[0];
            assert_eq!(narrow, u64::from(black_box(x as f32).to_bits()), "{a:x} as a single");
            let wide = apply(Op::FToF, 64, &[(32, vec![narrow])], Rounding::NearestEven)[0];
            assert_eq!(
                wide,
                black_box(f64::from(f32::from_bits(narrow as u32))).to_bits(),
                "{narrow:x} as a double"
            );
        }
    }
    assert!(nans > 100);
}

#[test]
fn constants_are_folded() {
    let mut terms = Terms::new();
    let half = terms.constant(64, 0.5f64.to_bits());
    let sum = terms.float_binary(FloatBinary::Add, Rounding::NearestEven, half, half).unwrap();
    assert_eq!(terms.as_u64(sum), Some(1.0f64.to_bits()));
    let odd = terms.constant(24, 0);
    assert_eq!(terms.float_binary(FloatBinary::Add, Rounding::NearestEven, odd, odd), None);
}
