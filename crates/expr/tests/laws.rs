//! Laws of terms: what the constructors simplify evaluates as what was written, known bits are never wrong, the
//! support holds every variable that matters.

use proptest::prelude::*;
use threadbare_expr::recipe::{Step, build};
use threadbare_expr::{Model, Terms, Variable};

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
}
