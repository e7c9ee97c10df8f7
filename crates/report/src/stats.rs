//! The figures of a run, one a line, for whoever wants to know where the time went.

use crate::Run;
use std::fmt::Write;
use threadbare_trace::{Alike, Counters, Flips, Interference, Outcome, Reached};

/// The figures of a run.
pub fn stats(outcome: &Outcome, run: &Run) -> String {
    let Counters {
        executions,
        blocked,
        paths,
        hunted,
        instructions,
        queries,
        solver_calls,
        branches_covered,
        branches_total,
        branches_held,
        lines_covered,
        lines_total,
    } = outcome.counters;
    let rate = if run.seconds > 0.0 { instructions as f64 / run.seconds / 1e6 } else { 0.0 };
    let own = |text: &str| text.to_owned();
    let alike = outcome.symmetry.map(|Alike { groups, threads }| {
        let word = if groups == 1 { "group" } else { "groups" };
        ("alike", grouped(threads), format!("threads, in {groups} {word}"))
    });
    let others = branches_total - branches_covered - branches_held;
    let left = match (branches_held, others) {
        (0, 0) => String::new(),
        (held, others) => {
            let why = if outcome.is_complete() { "nothing leads to" } else { "not reached" };
            format!("; {} of assertions that held, {} {why}", grouped(held), grouped(others))
        }
    };
    let lines = [
        ("executions", grouped(executions), own("run to an ending")),
        ("blocked", grouped(blocked), own("cut by an assumption, a bound or a redundant prefix")),
        ("hunted", grouped(hunted), own("executions before the proof")),
        ("paths", grouped(paths), own("distinct path conditions")),
        ("instructions", grouped(instructions), format!("{rate:.1} million a second")),
        ("queries", grouped(queries), own("asked of the solver")),
        ("solver calls", grouped(solver_calls), own("of them reached a SAT or SMT solver")),
        (
            "branches",
            grouped(branches_covered),
            format!("sides covered of {}{left}", grouped(branches_total)),
        ),
        ("lines", grouped(lines_covered), format!("executed of {}", grouped(lines_total))),
        ("user time", format!("{:.2}", run.user_seconds), own("seconds")),
        ("memory", format!("{:.1}", run.peak_bytes as f64 / 1e6), own("megabytes at the most")),
    ];
    let flips = outcome.flips.as_ref().map(of_flips).unwrap_or_default();
    let interference = outcome.interference.as_ref().map(of_interference).unwrap_or_default();
    let lines: Vec<(&str, String, String)> =
        alike.into_iter().chain(lines).chain(flips).chain(interference).collect();
    let wide = lines.iter().map(|(name, _, _)| name.len()).max().unwrap_or(0);
    let width = lines.iter().map(|(_, figure, _)| figure.len()).max().unwrap_or(0);
    lines.iter().fold(String::new(), |mut text, (name, figure, meaning)| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "   {name:<wide$} {figure:>width$}  {meaning}");
        text
    })
}

/// What a search by negated conditions and flipped races did; the solver's shortcuts under the names that they have in the paper.
fn of_flips(flips: &Flips) -> Vec<(&'static str, String, String)> {
    let line = |name, figure, meaning: String| (name, grouped(figure), meaning);
    vec![
        line(
            "negated",
            flips.negated,
            format!("conditions between runs, {} of them in vain", grouped(flips.nowhere)),
        ),
        line("flipped", flips.flipped, "schedule points, where another thread went on".into()),
        line(
            "races",
            flips.races,
            format!("marked; {} not, as a delayed thread begins them", grouped(flips.delayed)),
        ),
        line(
            "contradiction",
            flips.contradiction,
            "negated conditions that plainly contradict the path".into(),
        ),
        line("common", flips.common, "conditions left out that were on the path before".into()),
        line(
            "incremental",
            flips.incremental,
            "conditions left out that share no input with what is asked".into(),
        ),
        line(
            "concrete",
            flips.concrete,
            "negated conditions without an answer: inputs kept their values".into(),
        ),
        line(
            "mispredicted",
            flips.mispredicted,
            format!("inputs for these that lead elsewhere, {} of them random", grouped(flips.restarts)),
        ),
    ]
}

/// What a search by interference did.
fn of_interference(found: &Interference) -> Vec<(&'static str, String, String)> {
    let Interference { sides, unsure, reached, queries, executions, events } = found;
    let profile: Vec<String> = sides.iter().map(u64::to_string).collect();
    let all = match reached {
        Reached::Full => "that is every side",
        Reached::Maximal => "no other side can be taken",
        Reached::Part => "there may be more",
    };
    let unsure = match unsure {
        0 => String::new(),
        some => format!("; {} of them may need fewer", grouped(*some)),
    };
    vec![
        ("sides", profile.join("/"), format!("need none, one, ... reads from other threads: {all}{unsure}")),
        ("scenarios", grouped(*queries), format!("asked for, and {} executed", grouped(*executions))),
        ("events", grouped(*events), "of threads, each with the path that leads there".into()),
    ]
}

/// The number with commas between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(
            ["0", "999", "1,000", "1,234,567"].map(String::from),
            [0, 999, 1000, 1_234_567].map(grouped)
        );
    }
}
