//! The person at the terminal: how wide it is, whether it has colours, how far the run is, and Ctrl-C.

use clap::ValueEnum;
use std::io::{IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use threadbare_report::Style;
use threadbare_trace::Counters;

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Color {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    Always,
    Never,
}

/// How text is laid out on standard output.
pub fn style(color: Color) -> Style {
    let width = terminal_size::terminal_size().map_or(100, |(width, _)| usize::from(width.0));
    let colour = match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none(),
    };
    Style { width, colour }
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

/// A line on standard error, if that is a terminal, that says how far the run is.
pub struct Progress {
    next: Option<Instant>,
    shown: bool,
}

impl Progress {
    pub fn new() -> Progress {
        let next = std::io::stderr().is_terminal().then(|| Instant::now() + Duration::from_secs(1));
        Progress { next, shown: false }
    }

    pub fn show(&mut self, counters: &Counters) {
        if self.next.is_none_or(|next| Instant::now() < next) {
            return;
        }
        self.next = Some(Instant::now() + Duration::from_millis(200));
        self.shown = true;
        let Counters { executions, blocked, queries, .. } = counters;
        let _ = write!(
            std::io::stderr(),
            "\r{executions} executions, {blocked} cut short, {queries} queries \x1b[K"
        );
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
