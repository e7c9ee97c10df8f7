//! The order in which findings are told, whoever came to them first: by kind, races by variable, then by place.

use crate::Run;
use std::collections::BTreeMap;
use threadbare_trace::detectors::rank;
use threadbare_trace::{Finding, Location, Outcome, WitnessedFailure};

/// The findings of a run in the order in which they are told, each with where its witness was written.
pub(crate) fn ranked<'a>(outcome: &'a Outcome, run: &'a Run) -> Vec<(&'a Finding, Option<&'a str>)> {
    let witness = |at: usize| run.witnesses.get(at).map(String::as_str);
    let mut findings: Vec<_> =
        outcome.findings.iter().enumerate().map(|(at, finding)| (finding, witness(at))).collect();
    findings.sort_by(|(one, _), (other, _)| key(&one.witness.failure).cmp(&key(&other.witness.failure)));
    findings
}

fn key(failure: &WitnessedFailure) -> (usize, &str, &Location, Option<&Location>, &str) {
    let other = failure.others.first().map(|other| &other.location);
    (rank(failure.kind), &failure.variable, &failure.location, other, &failure.message)
}

/// The patterns that suppressed findings, where each was written, and how many it suppressed.
pub(crate) fn suppressed(outcome: &Outcome) -> Vec<(&str, &str, usize)> {
    let mut counted: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for suppressed in &outcome.suppressed {
        *counted.entry((&suppressed.origin, &suppressed.pattern)).or_default() += 1;
    }
    counted.into_iter().map(|((origin, pattern), findings)| (pattern, origin, findings)).collect()
}
