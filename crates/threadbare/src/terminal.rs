//! The person at the terminal: how wide it is, whether it has colours, how far the run is, and Ctrl-C.

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use threadbare_report::{Detail, Style, escape};
use threadbare_trace::Outcome;

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Color {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    Always,
    Never,
}

/// How text is laid out on standard output.
pub fn style(color: Color, detail: Detail) -> Style {
    let width = terminal_size::terminal_size().map_or(100, |(width, _)| usize::from(width.0));
    let colour = match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none(),
    };
    Style { width, colour, detail }
}

/// Says something beside the answer.
pub fn note(text: &str) {
    let _ = writeln!(std::io::stderr(), "threadbare: note: {}", escape(text));
}

/// Says more than a line beside the answer.
pub fn aside(text: &str) {
    let _ = write!(std::io::stderr(), "{}", lines(text));
}

/// Several lines of text that others wrote, such as a compiler's: everything that a terminal acts on, but ends of lines and tabs, is shown by
/// its code.
pub fn lines(text: &str) -> String {
    let line = |line: &str| line.split('\t').map(escape).collect::<Vec<_>>().join("\t");
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// Whether the person wants to stop.
#[derive(Clone)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    pub fn requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// From now on Ctrl-C asks the run to stop and report; the second one ends the process at once.
pub fn watch_interrupts() -> Interrupt {
    let interrupt = Interrupt(Arc::default());
    let flag = interrupt.0.clone();
    // Without a handler Ctrl-C ends the process, which is no worse.
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    interrupt
}

/// How far the run is: on a terminal one line that changes, elsewhere a plain line now and then, so that a log shows
/// that something goes on.
pub struct Progress {
    started: Instant,
    next: Instant,
    bar: Option<ProgressBar>,
}

/// Nobody needs to be told of a run that is this short.
const SHORT: Duration = Duration::from_secs(1);
const ON_A_TERMINAL: Duration = Duration::from_millis(200);
const IN_A_LOG: Duration = Duration::from_secs(10);

impl Progress {
    pub fn new() -> Progress {
        let started = Instant::now();
        if !std::io::stderr().is_terminal() {
            return Progress { started, next: started + IN_A_LOG, bar: None };
        }
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        Progress { started, next: started + SHORT, bar: Some(bar) }
    }

    /// Shows the results so far, if it is time to.
    pub fn show(&mut self, outcome: &Outcome) {
        let now = Instant::now();
        if now < self.next {
            return;
        }
        let text = progress(outcome, now - self.started);
        match &self.bar {
            Some(bar) => {
                if bar.is_hidden() {
                    bar.set_draw_target(ProgressDrawTarget::stderr());
                }
                bar.set_style(
                    ProgressStyle::with_template("{wide_msg}").unwrap_or(ProgressStyle::default_bar()),
                );
                bar.set_message(text);
                bar.tick();
                self.next = now + ON_A_TERMINAL;
            }
            None => {
                let _ = writeln!(std::io::stderr(), "threadbare: {text}");
                self.next = now + IN_A_LOG;
            }
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// One line. What a zero would say is left out.
fn progress(outcome: &Outcome, elapsed: Duration) -> String {
    let counters = &outcome.counters;
    let all = counters.executions + counters.blocked + counters.hunted;
    let rate = (all as f64 / elapsed.as_secs_f64().max(0.001)).round() as u64;
    let mut text = format!("{} s: {} executions, {rate} a second", elapsed.as_secs(), counters.executions);
    for (number, what) in [
        (counters.hunted, "hunted"),
        (counters.blocked, "cut short"),
        (counters.paths, "paths"),
        (counters.queries, "queries"),
        (outcome.findings.len() as u64, "findings"),
    ] {
        if number > 0 {
            text += &format!(", {number} {what}");
        }
    }
    if counters.branches_total > 0 {
        text += &format!(", {} of {} branch sides", counters.branches_covered, counters.branches_total);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use threadbare_trace::Counters;

    #[test]
    fn lines_stay_lines() {
        assert_eq!(lines("a\tb\n\x1b[2Jc\r\n"), "a\tb\n\\x1b[2Jc\\r\n");
    }

    #[test]
    fn progress_names_what_there_is() {
        let counters = Counters { executions: 30, hunted: 10, queries: 7, ..Counters::default() };
        let outcome = Outcome { counters, ..Outcome::default() };
        assert_eq!(
            progress(&outcome, Duration::from_secs(4)),
            "4 s: 30 executions, 10 a second, 10 hunted, 7 queries"
        );
    }
}
