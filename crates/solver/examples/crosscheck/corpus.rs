//! Small programs whose queries are recorded.

use crate::explorer::Run;
use threadbare_expr::{Binary, Compare};

/// Reads a decimal number of `length` characters and looks for one value.
pub fn decimal(run: &mut Run<'_>, length: u32, wanted: u64) {
    let mut value = run.terms.constant(32, 0);
    for i in 0..length {
        let c = run.input(i, 8);
        let (low, high) = (run.terms.constant(8, 48), run.terms.constant(8, 57));
        let (above, below) =
            (run.terms.compare(Compare::Ule, low, c), run.terms.compare(Compare::Ule, c, high));
        let digit = run.terms.and(above, below);
        if !run.branch(digit) {
            break;
        }
        let ten = run.terms.constant(32, 10);
        value = run.terms.binary(Binary::Mul, value, ten);
        let digit = run.terms.binary(Binary::Sub, c, low);
        let digit = run.terms.zext(digit, 32);
        value = run.terms.binary(Binary::Add, value, digit);
    }
    let wanted = run.terms.constant(32, wanted);
    let found = run.terms.compare(Compare::Eq, value, wanted);
    run.branch(found);
}

/// Whether a year is a leap year, and on which day of the week it begins.
pub fn calendar(run: &mut Run<'_>) {
    let year = run.input(0, 16);
    for (divisor, then_stop) in [(4, false), (100, false), (400, true)] {
        let d = run.terms.constant(16, divisor);
        let r = run.terms.binary(Binary::URem, year, d);
        let zero = run.terms.constant(16, 0);
        let divides = run.terms.compare(Compare::Eq, r, zero);
        if !run.branch(divides) || then_stop {
            break;
        }
    }
    let (four, seven) = (run.terms.constant(16, 4), run.terms.constant(16, 7));
    let leaps = run.terms.binary(Binary::UDiv, year, four);
    let days = run.terms.binary(Binary::Add, year, leaps);
    let day = run.terms.binary(Binary::URem, days, seven);
    for k in 0..7 {
        let k = run.terms.constant(16, k);
        let today = run.terms.compare(Compare::Eq, day, k);
        if run.branch(today) {
            return;
        }
    }
}

/// The greatest common divisor of two bytes, for a few steps.
pub fn divisor(run: &mut Run<'_>, steps: u32) {
    let (mut a, mut b) = (run.input(0, 8), run.input(1, 8));
    let zero = run.terms.constant(8, 0);
    for _ in 0..steps {
        let done = run.terms.compare(Compare::Eq, b, zero);
        if run.branch(done) {
            let seven = run.terms.constant(8, 7);
            let found = run.terms.compare(Compare::Eq, a, seven);
            run.branch(found);
            return;
        }
        (a, b) = (b, run.terms.binary(Binary::URem, a, b));
    }
}

/// A binary search for a symbolic key among sorted constants, and a signed check of what is found.
pub fn search(run: &mut Run<'_>, count: u64) {
    let (key, offset) = (run.input(0, 32), run.input(1, 32));
    let (mut low, mut high) = (0, count);
    while low < high {
        let middle = (low + high) / 2;
        let value = run.terms.constant(32, middle * middle * 3 + 5);
        let less = run.terms.compare(Compare::Slt, value, key);
        if run.branch(less) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    let sum = run.terms.binary(Binary::Add, key, offset);
    let limit = run.terms.constant(32, 1000);
    let inside = run.terms.compare(Compare::Ult, sum, limit);
    if run.branch(inside) {
        let wrapped = run.terms.compare(Compare::Slt, sum, key);
        run.branch(wrapped);
    }
}

/// Packs four characters of base 64 into three bytes, whose checksum is looked at.
pub fn base64(run: &mut Run<'_>) {
    let mut bits = run.terms.constant(24, 0);
    for i in 0..4 {
        let c = run.input(i, 8);
        let mut value = None;
        for (first, last, base) in [(65u64, 90, 0u64), (97, 122, 26), (48, 57, 52)] {
            let (low, high) = (run.terms.constant(8, first), run.terms.constant(8, last));
            let above = run.terms.compare(Compare::Ule, low, c);
            let below = run.terms.compare(Compare::Ule, c, high);
            let inside = run.terms.and(above, below);
            if run.branch(inside) {
                let shift = run.terms.constant(8, base.wrapping_sub(first));
                value = Some(run.terms.binary(Binary::Add, c, shift));
                break;
            }
        }
        let Some(value) = value else { return };
        let (six, wide) = (run.terms.constant(24, 6), run.terms.zext(value, 24));
        let shifted = run.terms.binary(Binary::Shl, bits, six);
        bits = run.terms.binary(Binary::Or, shifted, wide);
    }
    let parts = [0, 8, 16].map(|low| run.terms.extract(bits, low, 8));
    let sum = run.terms.binary(Binary::Xor, parts[0], parts[1]);
    let sum = run.terms.binary(Binary::Mul, sum, parts[2]);
    let wanted = run.terms.constant(8, 42);
    let found = run.terms.compare(Compare::Eq, sum, wanted);
    run.branch(found);
}
