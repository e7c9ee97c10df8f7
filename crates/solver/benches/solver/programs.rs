//! The programs whose queries are measured.

use crate::explorer::Run;
use threadbare_expr::{Compare, Term};

/// Bubble sort of `n` symbolic integers of 32 bits.
pub fn sort(run: &mut Run<'_>, n: u32) {
    let mut a: Vec<Term> = (0..n).map(|i| run.input(i, 32)).collect();
    for i in 0..a.len() {
        for j in 0..a.len() - 1 - i {
            let greater = run.terms.compare(Compare::Slt, a[j + 1], a[j]);
            if run.branch(greater) {
                a.swap(j, j + 1);
            }
        }
    }
}

/// Whether a byte of the expression is the given one; past its end, the execution ends.
fn is(run: &mut Run<'_>, expression: &[Term], at: usize, byte: u8) -> Option<bool> {
    let t = *expression.get(at)?;
    let c = run.terms.constant(8, u64::from(byte));
    let condition = run.terms.compare(Compare::Eq, t, c);
    Some(run.branch(condition))
}

/// A matcher of regular expressions with `^ $ . *`, of which the expression is symbolic and the text is not.
pub fn matcher(run: &mut Run<'_>, length: u32) {
    let expression: Vec<Term> = (0..length).map(|i| run.input(i, 8)).collect();
    let _ = matches(run, &expression, b"hello");
}

fn matches(run: &mut Run<'_>, e: &[Term], text: &[u8]) -> Option<bool> {
    if is(run, e, 0, b'^')? {
        return here(run, e, 1, text);
    }
    for start in 0..=text.len() {
        if here(run, e, 0, &text[start..])? {
            return Some(true);
        }
    }
    Some(false)
}

fn here(run: &mut Run<'_>, e: &[Term], at: usize, text: &[u8]) -> Option<bool> {
    if is(run, e, at, 0)? {
        return Some(false);
    }
    if is(run, e, at + 1, b'*')? {
        return star(run, e, at, text);
    }
    if is(run, e, at, b'$')? && is(run, e, at + 1, 0)? {
        return Some(text.is_empty());
    }
    let Some(first) = text.first() else { return Some(false) };
    if is(run, e, at, b'.')? || is(run, e, at, *first)? {
        return here(run, e, at + 1, &text[1..]);
    }
    Some(false)
}

/// The expression at `at`, starred, then what follows the star.
fn star(run: &mut Run<'_>, e: &[Term], at: usize, text: &[u8]) -> Option<bool> {
    let mut text = text;
    loop {
        if here(run, e, at + 2, text)? {
            return Some(true);
        }
        let Some((first, rest)) = text.split_first() else { return Some(false) };
        text = rest;
        if !(is(run, e, at, *first)? || is(run, e, at, b'.')?) {
            return Some(false);
        }
    }
}
