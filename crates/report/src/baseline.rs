//! Findings that were known before: those of an earlier report, told apart by their fingerprints.

use crate::formats::fingerprints;
use crate::ranked::ranked;
use crate::{Run, Sources};
use serde::Deserialize;
use std::collections::HashSet;
use threadbare_trace::{Finding, Outcome};

/// The fingerprints of an earlier report.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Baseline(HashSet<String>);

#[derive(Deserialize)]
struct Report {
    format: u32,
    findings: Vec<Print>,
}

#[derive(Deserialize)]
struct Print {
    fingerprint: String,
}

impl Baseline {
    /// Of a report as JSON.
    pub fn read(json: &[u8]) -> Result<Baseline, String> {
        let report: Report = serde_json::from_slice(json)
            .map_err(|error| format!("is no report that `check --json` has written: {error}"))?;
        if report.format != crate::FORMAT {
            return Err(format!(
                "is a report of format {}; this version reads {}",
                report.format,
                crate::FORMAT
            ));
        }
        Ok(Baseline(report.findings.into_iter().map(|finding| finding.fingerprint).collect()))
    }
}

/// A finding as it is told.
pub(crate) struct Told<'a> {
    pub finding: &'a Finding,
    pub witness: Option<&'a str>,
    pub fingerprint: String,
    /// Whether it was known before; nothing without a baseline.
    pub known: Option<bool>,
}

/// The findings in the order in which they are told.
pub(crate) fn told<'a>(outcome: &'a Outcome, run: &'a Run, sources: &Sources) -> Vec<Told<'a>> {
    let ranked = ranked(outcome, run);
    let prints = fingerprints(ranked.iter().map(|(finding, _)| *finding), sources);
    let known = |print: &String| run.baseline.as_ref().map(|Baseline(known)| known.contains(print));
    let all = ranked.into_iter().zip(prints);
    all.map(|((finding, witness), fingerprint)| Told {
        finding,
        witness,
        known: known(&fingerprint),
        fingerprint,
    })
    .collect()
}

/// How many findings were not known before.
pub fn new_findings(outcome: &Outcome, run: &Run, sources: &Sources) -> usize {
    told(outcome, run, sources).iter().filter(|told| told.known != Some(true)).count()
}
