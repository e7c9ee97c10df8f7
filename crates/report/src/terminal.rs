//! The whole report of a run for reading: the findings, the verdict in plain sentences, what was given up, and
//! a line of figures.

use crate::diagnostic::finding;
use crate::escape::escape;
use crate::sources::Sources;
use crate::{Run, Style};
use std::fmt::Write;
use threadbare_trace::{Counters, Equivalence, GivenUp, Outcome, Verdict};
use unicode_width::UnicodeWidthStr;

/// So many findings are told in full; of the others only what and where, since nobody reads a hundred stories.
const TOLD: usize = 10;

/// The report of a run.
pub fn terminal(outcome: &Outcome, run: &Run, sources: &Sources, style: Style) -> String {
    let mut text = String::new();
    for (i, found) in outcome.findings.iter().enumerate() {
        let witness = run.witnesses.get(i).map(String::as_str);
        if i < TOLD {
            text += &finding(found, witness, sources, style);
            text.push('\n');
        } else {
            let failure = &found.witness.failure;
            let witness = witness.map_or(String::new(), |path| format!("  witness {}", escape(path)));
            let place = failure.location.to_string();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "error[{}] at {}{witness}", failure.kind, escape(&place));
        }
    }
    if outcome.findings.len() > TOLD {
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
    text += &summary(outcome, run);
    text
}

/// The verdict of a run without findings, with what it covers and what it assumes.
fn sentence(outcome: &Outcome, verdict: Verdict) -> String {
    let assumptions: Vec<_> = outcome.assumptions.iter().map(|text| escape(text)).collect();
    let assumptions = assumptions.join(", ");
    match verdict {
        Verdict::Safe => {
            let comma = if assumptions.is_empty() { "" } else { ", " };
            format!(
                "no error found, complete: all inputs, all schedules{comma}{assumptions}. Nothing was given up."
            )
        }
        Verdict::Unsupported => {
            "no error found, but not complete: the program needs what the machine does not have; not explored:"
                .to_owned()
        }
        Verdict::Bounded | Verdict::Error => {
            let comma = if assumptions.is_empty() { "" } else { ", " };
            format!("no error found within the bounds{comma}{assumptions}. This is not complete; not explored:")
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
