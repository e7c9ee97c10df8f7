//! The whole report of a run for reading: the findings, the verdict in plain sentences, what was given up, and
//! a line of figures.

use crate::baseline::told;
use crate::diagnostic::finding;
use crate::escape::escape;
use crate::ranked::suppressed;
use crate::sources::Sources;
use crate::{Detail, Kept, Run, Style};
use std::fmt::Write;
use threadbare_trace::{
    Counters, Equivalence, ErrorKind, Finding, GivenUp, Outcome, Verdict, WitnessedFailure,
};
use unicode_width::UnicodeWidthStr;

/// So many findings are told in full; of the others only what and where, since nobody reads a hundred stories.
const TOLD: usize = 10;

/// The report of a run.
pub fn terminal(outcome: &Outcome, run: &Run, sources: &Sources, style: Style) -> String {
    let mut text = String::new();
    let told = told(outcome, run, sources);
    let new = told.iter().filter(|told| told.known != Some(true));
    let findings: Vec<_> = new.map(|told| (told.finding, told.witness)).collect();
    let known = told.len() - findings.len();
    let mut about = None;
    if style.detail == Detail::Line {
        return lines(outcome, &findings) + &already(known);
    }
    for (i, (found, witness)) in findings.iter().enumerate() {
        let failure = &found.witness.failure;
        if failure.kind == ErrorKind::Race && about != Some(&failure.variable) {
            about = Some(&failure.variable);
            if i > TOLD {
                text.push('\n');
            }
            text += &heading(&failure.variable, &findings);
        }
        if i < TOLD {
            text += &finding(found, *witness, sources, style);
            text.push('\n');
        } else {
            let witness = witness.map_or(String::new(), |path| format!("  witness {}", escape(path)));
            let places = places(failure);
            // Writing to a string cannot fail.
            let _ = writeln!(text, "error[{}] at {}{witness}", failure.kind, escape(&places));
        }
    }
    if findings.len() > TOLD {
        text.push('\n');
    }
    for warning in &outcome.warnings {
        let _ = writeln!(text, "warning: {}\n", escape(warning));
    }
    let verdict = outcome.verdict();
    if verdict != Verdict::Error {
        text += &paragraph(&sentence(outcome, verdict), style);
    } else if !outcome.given_up.is_empty() {
        text += "Besides, this was not explored:\n";
    }
    for given_up in &outcome.given_up {
        let _ = writeln!(text, "   {}", describe(given_up));
    }
    text += &already(known);
    text += &suppressions(outcome);
    text += &summary(outcome, run);
    if let Some(Kept { run, executions }) = run.kept {
        let _ =
            writeln!(text, "{} kept: threadbare replay {run} --execution N", count(executions, "execution"));
    }
    text
}

/// A line for each finding, and one for the verdict where there is none.
fn lines(outcome: &Outcome, findings: &[(&Finding, Option<&str>)]) -> String {
    let mut text = String::new();
    for (finding, witness) in findings {
        let failure = &finding.witness.failure;
        let witness = witness.map_or(String::new(), |path| format!("  witness {}", escape(path)));
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{}: {}: {}{witness}",
            escape(&places(failure)),
            failure.kind,
            escape(&failure.message)
        );
    }
    if outcome.findings.is_empty() {
        let given_up = match outcome.given_up.first() {
            Some(first) if outcome.given_up.len() > 1 => {
                format!(": {}, and {} more", describe(first), outcome.given_up.len() - 1)
            }
            Some(first) => format!(": {}", describe(first)),
            None => String::new(),
        };
        let _ = writeln!(text, "{}{given_up}", outcome.verdict_name());
    }
    text
}

/// What is said of findings that the baseline has.
fn already(known: usize) -> String {
    match known {
        0 => String::new(),
        n => format!("known before: {}\n", count(n as u64, "finding")),
    }
}

/// What was suppressed by which pattern, and which patterns were of no use.
fn suppressions(outcome: &Outcome) -> String {
    let mut text = String::new();
    for (pattern, origin, findings) in suppressed(outcome) {
        let findings = count(findings as u64, "finding");
        let _ = writeln!(text, "suppressed: {findings} by `{}` ({})", escape(pattern), escape(origin));
    }
    for (pattern, origin) in &outcome.unused_suppressions {
        let _ = writeln!(text, "suppresses nothing: `{}` ({})", escape(pattern), escape(origin));
    }
    text
}

/// What stands above all races on one variable.
fn heading(variable: &str, findings: &[(&Finding, Option<&str>)]) -> String {
    let is_about =
        |failure: &WitnessedFailure| failure.kind == ErrorKind::Race && failure.variable == variable;
    let pairs = findings.iter().filter(|(finding, _)| is_about(&finding.witness.failure)).count();
    let pairs = match pairs {
        1 => "one pair of accesses".to_owned(),
        n => format!("{n} pairs of accesses"),
    };
    match variable {
        "" => format!("Races: {pairs}\n\n"),
        // What has no name of its own is described.
        words if words.contains(' ') => format!("Races on {}: {pairs}\n\n", escape(words)),
        name => format!("Races on `{}`: {pairs}\n\n", escape(name)),
    }
}

/// Where something fails; of a race both places.
fn places(failure: &WitnessedFailure) -> String {
    let place = failure.location.to_string();
    match failure.others.first().filter(|_| failure.kind == ErrorKind::Race) {
        Some(other) => format!("{place} and {}", other.location),
        None => place,
    }
}

/// The verdict in a sentence, also where there are findings.
pub(crate) fn verdict(outcome: &Outcome) -> String {
    match outcome.verdict() {
        Verdict::Error => match outcome.given_up.is_empty() {
            true => format!("{} found.", count(outcome.findings.len() as u64, "error")),
            false => format!(
                "{} found. Besides, this was not explored:",
                count(outcome.findings.len() as u64, "error")
            ),
        },
        verdict => sentence(outcome, verdict),
    }
}

/// What was not explored, a sentence each.
pub(crate) fn given_up(outcome: &Outcome) -> Vec<String> {
    outcome.given_up.iter().map(describe).collect()
}

/// The verdict of a run without findings, with what it covers and what it assumes.
fn sentence(outcome: &Outcome, verdict: Verdict) -> String {
    let assumptions: Vec<_> = outcome.assumptions.iter().map(|text| escape(text)).collect();
    let assumptions = assumptions.join(", ");
    if !outcome.places.is_empty() {
        return unreached(outcome, verdict, &assumptions);
    }
    let none = if outcome.suppressed.is_empty() { "no error" } else { "no other error" };
    match verdict {
        Verdict::Safe => {
            let comma = if assumptions.is_empty() { "" } else { ", " };
            format!(
                "{none} found, complete: all inputs, all schedules{comma}{assumptions}. Nothing was given up."
            )
        }
        Verdict::Unsupported => {
            format!(
                "{none} found, but not complete: the program needs what the machine does not have; not explored:"
            )
        }
        Verdict::Bounded | Verdict::Error => {
            let comma = if assumptions.is_empty() { "" } else { ", " };
            format!("{none} found within the bounds{comma}{assumptions}. This is not complete; not explored:")
        }
    }
}

/// The same where threads were driven to places, and did not get there.
fn unreached(outcome: &Outcome, verdict: Verdict, assumptions: &str) -> String {
    let places: Vec<_> = outcome.places.iter().map(|place| escape(place)).collect();
    let (places, comma) = (places.join(" and "), if assumptions.is_empty() { "" } else { ", " });
    match verdict {
        Verdict::Safe => {
            format!(
                "unreachable: {places}, complete: all inputs, all schedules{comma}{assumptions}. Nothing was given up."
            )
        }
        Verdict::Unsupported => {
            format!(
                "not reached: {places}, but not complete: the program needs what the machine does not have; not explored:"
            )
        }
        Verdict::Bounded | Verdict::Error => {
            format!(
                "not reached within the bounds: {places}{comma}{assumptions}. This is not complete; not explored:"
            )
        }
    }
}

fn describe(given_up: &GivenUp) -> String {
    let location = &given_up.location;
    let place = match (location.file.is_empty(), location.line) {
        (true, _) => String::new(),
        (false, 0) => format!(" in {}", escape(&location.file)),
        (false, line) if location.column == 0 => format!(" at {}:{line}", escape(&location.file)),
        (false, _) => format!(" at {}", escape(&location.to_string())),
    };
    let function = if location.function.is_empty() {
        String::new()
    } else {
        format!(" in `{}`", escape(&location.function))
    };
    let times = if given_up.times == 1 { String::new() } else { format!(", {} times", given_up.times) };
    format!("{}{place}{function}{times}", escape(&given_up.what))
}

/// `1 finding in 0.4 s: 3 executions, 9 queries, 2 reached the SAT solver`
fn summary(outcome: &Outcome, run: &Run) -> String {
    let Counters { executions, queries, solver_calls, .. } = outcome.counters;
    let findings = match outcome.findings.len() {
        0 => String::new(),
        n => format!("{} in ", count(n as u64, "finding")),
    };
    let executions = count(executions, "execution");
    let solved = match (queries, solver_calls) {
        (0, _) => String::new(),
        (_, 0) => format!(", {}, none reached the SAT solver", queries_word(queries)),
        _ => format!(", {}, {solver_calls} reached the SAT solver", queries_word(queries)),
    };
    let classes = match outcome.equivalence {
        Equivalence::Trace => "",
        Equivalence::ReadsFrom => " (one for each way in which reads read from writes)",
    };
    let mut text = format!("{findings}{:.1} s: {executions}{classes}{solved}\n", run.seconds);
    if let Some(why) = &outcome.instead_because {
        let _ =
            writeln!(text, "explored by the order of steps, not by where reads read from: {}", escape(why));
    }
    text
}

fn queries_word(queries: u64) -> String {
    if queries == 1 { "1 query".to_owned() } else { format!("{queries} queries") }
}

fn count(n: u64, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

/// A paragraph of words, broken to the width.
fn paragraph(text: &str, style: Style) -> String {
    let width = style.width.max(40);
    let mut lines = String::new();
    let mut used = 0;
    for word in text.split(' ') {
        if used > 0 && used + 1 + word.width() > width {
            lines.push('\n');
            used = 0;
        } else if used > 0 {
            lines.push(' ');
            used += 1;
        }
        lines += word;
        used += word.width();
    }
    lines.push('\n');
    lines
}
