//! Laws of terms: what the constructors simplify evaluates as what was written, known bits are never wrong, the
//! support holds every variable that matters.

use proptest::prelude::*;
use threadbare_expr::recipe::{Step, build};
use threadbare_expr::{Binary, Compare, Model, Term, Terms, Variable};

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = (any::<u8>(), any::<[u8; 3]>(), any::<u8>(), any::<u64>()).prop_map(
        |(kind, operands, width, value)| Step { kind, operands: operands.map(|o| o % 6), width, value },
    );
    proptest::collection::vec(step, 1..14)
}

fn widths() -> impl Strategy<Value = Vec<u32>> {
    proptest::collection::vec(
        prop_oneof![Just(1u32), Just(8), Just(32), Just(64), Just(128), 1u32..=128],
        1..4,
    )
}

/// Corner values are as likely as random ones.
fn values() -> impl Strategy<Value = Vec<[u64; 2]>> {
    let word = || {
        prop_oneof![Just(0u64), Just(1), Just(u64::MAX), Just(1 << 63), Just(0x7f), 0u64..256, any::<u64>()]
    };
    proptest::collection::vec([word(), word()], 4)
}

fn model(values: &[[u64; 2]]) -> Model {
    let mut m = Model::new();
    for (i, v) in values.iter().enumerate() {
        m.set(Variable(i as u32), v);
    }
    m
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn simplified_terms_evaluate_alike(w in widths(), s in steps(), v in values(), v2 in values()) {
        let (mut simple, mut raw) = (Terms::new(), Terms::without_simplification());
        let (a, b) = (build(&mut simple, &w, &s), build(&mut raw, &w, &s));
        prop_assert_eq!(simple.width(a), raw.width(b));
        for v in [v, v2] {
            let m = model(&v);
            prop_assert_eq!(simple.evaluate(a, &m), raw.evaluate(b, &m), "{:?}", simple.view(a));
        }
    }

    #[test]
    fn known_bits_are_right(w in widths(), s in steps(), v in values()) {
        let mut raw = Terms::without_simplification();
        let t = build(&mut raw, &w, &s);
        if raw.width(t) <= 64 {
            let value = raw.evaluate_u64(t, &model(&v));
            let known = raw.known(t);
            prop_assert_eq!(value & known.zeros, 0);
            prop_assert_eq!(!value & known.ones, 0);
        }
    }

    #[test]
    fn variables_outside_the_support_do_not_matter(w in widths(), s in steps(), v in values()) {
        let mut terms = Terms::new();
        let t = build(&mut terms, &w, &s);
        let m = model(&v);
        let mut other = Model::new();
        for x in terms.support(t).iter() {
            other.set(*x, &m.get(*x));
        }
        prop_assert_eq!(terms.evaluate(t, &m), terms.evaluate(t, &other));
    }

    #[test]
    fn hashes_do_not_depend_on_history(w in widths(), before in steps(), s in steps()) {
        let (mut fresh, mut used) = (Terms::new(), Terms::new());
        build(&mut used, &w, &before);
        let (a, b) = (build(&mut fresh, &w, &s), build(&mut used, &w, &s));
        prop_assert_eq!(fresh.structural_hash(a), used.structural_hash(b));
    }

    #[test]
    fn serial_form_comes_back(w in widths(), s in steps()) {
        let mut terms = Terms::new();
        let t = build(&mut terms, &w, &s);
        let bytes = terms.encode(&[t]);
        let back = terms.decode(&bytes, |terms, v, width| terms.variable(v, width));
        prop_assert_eq!(back, Ok(vec![t]));
        let mut other = Terms::new();
        let there = other.decode(&bytes, |terms, v, width| terms.variable(v, width)).unwrap();
        prop_assert_eq!(other.structural_hash(there[0]), terms.structural_hash(t));
    }

    #[test]
    fn printed_scripts_are_read_back(w in widths(), s in steps()) {
        let mut terms = Terms::new();
        let t = build(&mut terms, &w, &s);
        let value = terms.constant_wide(terms.width(t), &[0x0123_4567_89ab_cdef; 2]);
        let conditions = [terms.compare(Compare::Eq, t, value), terms.compare(Compare::Slt, t, value)];
        let script = terms.script(&conditions);
        prop_assert_eq!(terms.read_script(&script.text).map(|q| q.conditions), Ok(conditions.to_vec()));
    }

    #[test]
    fn broken_scripts_are_refused(w in widths(), s in steps(), at in any::<usize>(), byte in 32u8..127) {
        let mut terms = Terms::new();
        let t = build(&mut terms, &w, &s);
        let zero = terms.constant_wide(terms.width(t), &[0]);
        let condition = terms.compare(Compare::Eq, t, zero);
        let mut text = terms.script(&[condition]).text.into_bytes();
        prop_assert!(Terms::new().read_script(&String::from_utf8_lossy(&text[..text.len() - 2])).is_err());
        let at = at % text.len();
        text[at] = byte;
        // Whatever it means now, it is read without a panic.
        let _ = Terms::new().read_script(&String::from_utf8_lossy(&text));
    }

    #[test]
    fn broken_serial_forms_are_refused(w in widths(), s in steps(), at in any::<usize>(), byte in any::<u8>()) {
        let mut terms = Terms::new();
        let t = build(&mut terms, &w, &s);
        let mut bytes = terms.encode(&[t]);
        let at = at % bytes.len();
        let cut = terms.decode(&bytes[..at], |terms, v, width| terms.variable(v, width));
        prop_assert!(cut.is_err());
        bytes[at] = byte;
        // Whatever it means now, it is read without a panic.
        let _ = Terms::new().decode(&bytes, |terms, v, width| terms.variable(v, width));
    }

    #[test]
    fn substitution_is_evaluation_elsewhere(w in widths(), s in steps(), v in values()) {
        let mut terms = Terms::new();
        let t = build(&mut terms, &w, &s);
        let m = model(&v);
        let mut constants = rustc_hash::FxHashMap::default();
        for x in terms.support(t).into_owned() {
            let width = terms.variable_width(x).unwrap();
            constants.insert(x, terms.constant_wide(width, &m.get(x)));
        }
        let ground = terms.substitute(t, &constants);
        prop_assert_eq!(terms.as_words(ground), Some(terms.evaluate(t, &m)));
    }

    #[test]
    fn collection_keeps_what_is_needed(w in widths(), keep in steps(), drop in steps(), new in steps(), v in values()) {
        let mut terms = Terms::new();
        let t = build(&mut terms, &w, &keep);
        let before = terms.evaluate(t, &model(&v));
        let hash = terms.structural_hash(t);
        let dead = build(&mut terms, &w, &drop);
        let m = model(&v);
        terms.evaluate(dead, &m);
        terms.collect([t]);
        // What was known of dead terms is not known of those that take their places.
        let (here, mut fresh) = (build(&mut terms, &w, &new), Terms::new());
        let there = build(&mut fresh, &w, &new);
        prop_assert_eq!(terms.evaluate(here, &m), fresh.evaluate(there, &m));
        prop_assert_eq!(terms.evaluate(t, &model(&v)), before.clone());
        // New terms take the places of dead ones, and equal terms are still found.
        build(&mut terms, &w, &drop);
        prop_assert_eq!(build(&mut terms, &w, &keep), t);
        prop_assert_eq!(terms.structural_hash(t), hash);
        prop_assert_eq!(terms.evaluate(t, &model(&v)), before);
    }

    #[test]
    fn arrays_are_arrays(writes in proptest::collection::vec((any::<u8>(), any::<u8>(), any::<bool>()), 0..12),
                         read in any::<u8>(), symbolic in any::<bool>(), initial in any::<[u8; 11]>()) {
        let mut terms = Terms::new();
        let mut model = Model::new();
        let mut next = 0;
        let mut known = |terms: &mut Terms, value: u64, symbolic: bool| {
            if !symbolic {
                return terms.constant(8, value);
            }
            next += 1;
            model.set_u64(Variable(next), value);
            terms.variable(Variable(next), 8)
        };
        let mut bytes = initial.to_vec();
        let items: Vec<_> = initial.iter().enumerate().map(|(i, b)| known(&mut terms, u64::from(*b), i % 3 == 0)).collect();
        let mut array = terms.array(&items);
        for (at, byte, symbolic) in writes {
            let at = at % 11;
            bytes[usize::from(at)] = byte;
            let (i, b) = (known(&mut terms, u64::from(at), symbolic), known(&mut terms, u64::from(byte), !symbolic));
            array = terms.array_write(array, i, b);
        }
        let at = read % 11;
        let index = known(&mut terms, u64::from(at), symbolic);
        let t = terms.array_read(array, index, 64).unwrap();
        prop_assert_eq!(terms.array_len(array), 11);
        prop_assert_eq!(terms.evaluate_u64(t, &model), u64::from(bytes[usize::from(at)]));
    }
}

/// Every binary operator and comparison of two terms.
fn all_operations(terms: &mut Terms, a: Term, b: Term) -> Vec<Term> {
    let mut made: Vec<Term> = Binary::ALL.into_iter().map(|op| terms.binary(op, a, b)).collect();
    made.extend(Compare::ALL.into_iter().map(|op| terms.compare(op, a, b)));
    made
}

/// Constants have rules of their own: all of them, at small widths.
#[test]
fn operations_with_every_constant() {
    for (width, c) in (1..=4).flat_map(|w| (0..1u64 << w).map(move |c| (w, c))) {
        let [mut simple, mut raw] = [Terms::new(), Terms::without_simplification()];
        let [simplified, written] = [&mut simple, &mut raw].map(|terms| {
            let (x, k) = (terms.variable(Variable(0), width), terms.constant(width, c));
            [(x, k), (k, x), (x, x)].map(|(a, b)| all_operations(terms, a, b)).concat()
        });
        for value in 0..1 << width {
            let mut m = Model::new();
            m.set_u64(Variable(0), value);
            for (i, (a, b)) in simplified.iter().zip(&written).enumerate() {
                let (a, b) = (simple.evaluate_u64(*a, &m), raw.evaluate_u64(*b, &m));
                assert_eq!(a, b, "operation {i} at {width} bits, constant {c}, x = {value}");
            }
        }
    }
}

#[test]
fn deep_terms_need_no_stack() {
    let mut terms = Terms::new();
    let mut t = terms.variable(Variable(0), 32);
    for i in 0..300_000u32 {
        let x = terms.variable(Variable(1 + i % 7), 32);
        t = match i % 3 {
            0 => terms.binary(Binary::Mul, t, x),
            1 => terms.binary(Binary::Add, t, x),
            _ => terms.binary(Binary::Xor, t, x),
        };
    }
    let bit = terms.extract(t, 0, 1);
    assert_eq!(terms.evaluate_u64(bit, &Model::new()), 0);
    let bytes = terms.encode(&[t]);
    assert_eq!(terms.decode(&bytes, |terms, v, w| terms.variable(v, w)), Ok(vec![t]));
    assert!(terms.script(&[bit]).text.lines().count() > 300_000);
    terms.collect([bit]);
    assert!(terms.len() > 300_000);
}
