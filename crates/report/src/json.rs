//! The report of a run for programs: one JSON object with the names of the manual.

use crate::Run;
use serde::Serialize;
use threadbare_trace::{
    Confirmed, Counters, Equivalence, ErrorKind, FirstFinding, Outcome, ThreadId, Verdict,
};

/// The version of the object's format.
pub const FORMAT: u32 = 1;

#[derive(Serialize)]
struct Report<'a> {
    format: u32,
    program: &'a str,
    verdict: Verdict,
    findings: Vec<FoundError<'a>>,
    warnings: &'a [String],
    assumptions: &'a [String],
    equivalence: Equivalence,
    #[serde(skip_serializing_if = "Option::is_none")]
    equivalence_because: Option<&'a str>,
    given_up: Vec<NotExplored<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_finding: Option<&'a FirstFinding>,
    #[serde(flatten)]
    counters: Counters,
    user_seconds: f64,
    peak_bytes: u64,
}

#[derive(Serialize)]
struct FoundError<'a> {
    kind: ErrorKind,
    file: &'a str,
    line: u32,
    function: &'a str,
    thread: ThreadId,
    message: &'a str,
    witness: Option<&'a str>,
    confirmed: Confirmed,
}

#[derive(Serialize)]
struct NotExplored<'a> {
    what: &'a str,
    file: &'a str,
    line: u32,
    function: &'a str,
    times: u64,
}

/// The object, on several lines, with a line break at its end.
pub fn json(outcome: &Outcome, run: &Run) -> Result<String, serde_json::Error> {
    let findings = outcome.findings.iter().enumerate().map(|(i, finding)| {
        let failure = &finding.witness.failure;
        FoundError {
            kind: failure.kind,
            file: &failure.location.file,
            line: failure.location.line,
            function: &failure.location.function,
            thread: failure.thread,
            message: &failure.message,
            witness: run.witnesses.get(i).map(String::as_str),
            confirmed: finding.confirmed,
        }
    });
    let given_up = outcome.given_up.iter().map(|given_up| NotExplored {
        what: &given_up.what,
        file: &given_up.location.file,
        line: given_up.location.line,
        function: &given_up.location.function,
        times: given_up.times,
    });
    let report = Report {
        format: FORMAT,
        program: &run.program,
        verdict: outcome.verdict(),
        findings: findings.collect(),
        warnings: &outcome.warnings,
        assumptions: &outcome.assumptions,
        equivalence: outcome.equivalence,
        equivalence_because: outcome.instead_because.as_deref(),
        given_up: given_up.collect(),
        first_finding: outcome.first_finding.as_ref(),
        counters: outcome.counters,
        user_seconds: run.user_seconds,
        peak_bytes: run.peak_bytes,
    };
    Ok(serde_json::to_string_pretty(&report)? + "\n")
}
