//! The report of a run for programs: one JSON object with the names of the manual.

use crate::baseline::{Told, told};
use crate::ranked::suppressed;
use crate::values::input_value;
use crate::{Run, Sources};
use serde::Serialize;
use threadbare_trace::{
    Alike, Confirmed, Counters, Equivalence, ErrorKind, FirstFinding, Flips, Input, Interference, Location,
    Outcome, Pursuit, Side, ThreadId, Verdict,
};

/// The version of the object's format.
pub const FORMAT: u32 = 1;

#[derive(Serialize)]
struct Report<'a> {
    format: u32,
    program: &'a str,
    verdict: &'a str,
    /// Whether threads came to the places that they were driven to, if they were; null if that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    reached: Option<Option<bool>>,
    #[serde(flatten)]
    pursuit: Option<Pursuit>,
    findings: Vec<FoundError<'a>>,
    suppressed: Vec<SuppressedBy<'a>>,
    unused_suppressions: Vec<SuppressedBy<'a>>,
    warnings: &'a [String],
    assumptions: &'a [String],
    equivalence: Equivalence,
    #[serde(skip_serializing_if = "Option::is_none")]
    equivalence_because: Option<&'a str>,
    /// Threads that were taken as alike, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    symmetry: Option<Alike>,
    /// What a search by negated conditions and flipped races did, if it was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    flips: Option<Flips>,
    /// What a search by interference did, if it was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    interference: Option<&'a Interference>,
    given_up: Vec<NotExplored<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_finding: Option<&'a FirstFinding>,
    #[serde(flatten)]
    counters: Counters,
    uncovered: Vec<NeverTaken<'a>>,
    /// How many executions were kept, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    kept_executions: Option<u64>,
    user_seconds: f64,
    peak_bytes: u64,
}

#[derive(Serialize)]
struct FoundError<'a> {
    kind: ErrorKind,
    file: &'a str,
    line: u32,
    column: u32,
    function: &'a str,
    thread: ThreadId,
    message: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    variable: &'a str,
    /// The calls that the failing thread is in, the innermost first.
    stack: Vec<Place<'a>>,
    inputs: Vec<Given<'a>>,
    /// What tells it from others also when lines have moved.
    fingerprint: String,
    /// Whether the baseline has it, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    known: Option<bool>,
    others: Vec<OtherPlace<'a>>,
    witness: Option<&'a str>,
    confirmed: Confirmed,
}

/// A pattern, and how many findings it suppressed.
#[derive(Serialize)]
struct SuppressedBy<'a> {
    pattern: &'a str,
    from: &'a str,
    findings: usize,
}

/// A place in the source. Columns count from 1; those that are not known are 0.
#[derive(Serialize)]
struct Place<'a> {
    file: &'a str,
    line: u32,
    column: u32,
    function: &'a str,
}

impl<'a> From<&'a Location> for Place<'a> {
    fn from(location: &'a Location) -> Place<'a> {
        let Location { file, line, column, function } = location;
        Place { file, line: *line, column: *column, function }
    }
}

/// An input as the execution has it.
#[derive(Serialize)]
struct Given<'a> {
    name: &'a str,
    thread: ThreadId,
    /// As people write it, in its declared type.
    value: String,
    /// The least significant first.
    bytes: &'a [u8],
}

/// Where another thread of a deadlock waits, or the other access of a race.
#[derive(Serialize)]
struct OtherPlace<'a> {
    file: &'a str,
    line: u32,
    column: u32,
    function: &'a str,
    thread: ThreadId,
    message: &'a str,
    /// The calls that lead there, as those of the failing thread.
    stack: Vec<Place<'a>>,
}

#[derive(Serialize)]
struct NotExplored<'a> {
    what: &'a str,
    file: &'a str,
    line: u32,
    function: &'a str,
    times: u64,
}

/// A side of a branch that no execution took.
#[derive(Serialize)]
struct NeverTaken<'a> {
    file: &'a str,
    line: u32,
    column: u32,
    function: &'a str,
    side: usize,
    because: &'static str,
}

/// The sides of branches that no execution took.
fn uncovered(outcome: &Outcome) -> Vec<NeverTaken<'_>> {
    let branches = outcome.coverage.branches.iter();
    let sides =
        branches.flat_map(|(location, sides)| sides.iter().enumerate().map(move |side| (location, side)));
    let why = |side| match side {
        Side::Taken => None,
        Side::Held => Some("assertion"),
        Side::Untaken => Some(if outcome.is_complete() { "impossible" } else { "unexplored" }),
    };
    sides
        .filter_map(|(location, (number, side))| Some((location, number, why(*side)?)))
        .map(|(location, side, because)| NeverTaken {
            file: &location.file,
            line: location.line,
            column: location.column,
            function: &location.function,
            side,
            because,
        })
        .collect()
}

fn given(input: &Input) -> Given<'_> {
    Given { name: &input.name, thread: input.thread, value: input_value(input), bytes: &input.bytes }
}

/// The object, on several lines, with a line break at its end.
pub fn json(outcome: &Outcome, run: &Run, sources: &Sources) -> Result<String, serde_json::Error> {
    let findings =
        told(outcome, run, sources).into_iter().map(|Told { finding, witness, fingerprint, known }| {
            let failure = &finding.witness.failure;
            let others = failure.others.iter().map(|other| OtherPlace {
                file: &other.location.file,
                line: other.location.line,
                column: other.location.column,
                function: &other.location.function,
                thread: other.thread,
                message: &other.message,
                stack: other.stack.iter().map(Place::from).collect(),
            });
            FoundError {
                kind: failure.kind,
                file: &failure.location.file,
                line: failure.location.line,
                column: failure.location.column,
                function: &failure.location.function,
                thread: failure.thread,
                message: &failure.message,
                variable: &failure.variable,
                stack: failure.stack.iter().map(Place::from).collect(),
                inputs: finding.witness.inputs.iter().map(given).collect(),
                fingerprint,
                known,
                others: others.collect(),
                witness,
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
    let by = |(pattern, from, findings)| SuppressedBy { pattern, from, findings };
    let suppressed = suppressed(outcome).into_iter().map(by);
    let unused = outcome.unused_suppressions.iter().map(|(pattern, from)| by((pattern, from, 0)));
    let report = Report {
        format: FORMAT,
        program: &run.program,
        verdict: outcome.verdict_name(),
        reached: (!outcome.places.is_empty()).then(|| match outcome.verdict() {
            Verdict::Error => Some(true),
            Verdict::Safe => Some(false),
            Verdict::Bounded | Verdict::Unsupported => None,
        }),
        pursuit: outcome.pursuit,
        findings: findings.collect(),
        suppressed: suppressed.collect(),
        unused_suppressions: unused.collect(),
        warnings: &outcome.warnings,
        assumptions: &outcome.assumptions,
        equivalence: outcome.equivalence,
        equivalence_because: outcome.instead_because.as_deref(),
        symmetry: outcome.symmetry,
        flips: outcome.flips,
        interference: outcome.interference.as_ref(),
        given_up: given_up.collect(),
        first_finding: outcome.first_finding.as_ref(),
        counters: outcome.counters,
        uncovered: uncovered(outcome),
        kept_executions: run.kept.map(|kept| kept.executions),
        user_seconds: run.user_seconds,
        peak_bytes: run.peak_bytes,
    };
    Ok(serde_json::to_string_pretty(&report)? + "\n")
}
