//! What is known of a check at any moment, for an answer in its place: if it does not come to an end although its time
//! or memory is used up, what it had found is still told. Witnesses are on disk by then, and the run can be gone on with.

use crate::args::{Accept, Check};
use crate::check::{sources, status};
use crate::guard::LastResort;
use crate::status::{Answer, Status};
use crate::terminal::{self, Color, Interrupt};
use crate::usage;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use threadbare_report::{Baseline, Detail, Run, json, new_findings, terminal as report};
use threadbare_trace::{GivenUp, Location, Outcome};

/// How often it is kept if nothing was found.
const OFTEN: Duration = Duration::from_millis(100);

/// Keeps what is known.
pub struct Known {
    last: Arc<Mutex<Last>>,
    next: Instant,
    findings: usize,
}

/// What was known last, and how it is to be told.
struct Last {
    outcome: Outcome,
    witnesses: Vec<String>,
    started: Instant,
    interrupt: Interrupt,
    json: bool,
    color: Color,
    detail: Detail,
    accept: Option<Accept>,
    baseline: Option<Baseline>,
}

impl Known {
    /// Nothing is known yet.
    pub fn new(args: &Check, baseline: Option<Baseline>, started: Instant, interrupt: Interrupt) -> Known {
        let last = Last {
            outcome: Outcome::default(),
            witnesses: Vec::new(),
            started,
            interrupt,
            json: args.json,
            color: args.color,
            detail: args.telling.detail(),
            accept: args.accept,
            baseline,
        };
        Known { last: Arc::new(Mutex::new(last)), next: started, findings: 0 }
    }

    /// Keeps the results so far, now and then, and whenever something was found.
    pub fn keep(&mut self, outcome: &Outcome, witnesses: impl FnOnce() -> Vec<String>) {
        let now = Instant::now();
        if now < self.next && outcome.findings.len() == self.findings {
            return;
        }
        (self.next, self.findings) = (now + OFTEN, outcome.findings.len());
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.outcome = outcome.clone();
        last.witnesses = witnesses();
    }

    /// Tells what was known last and why nothing was added to it, and ends the process.
    pub fn last_resort(&self) -> LastResort {
        let last = self.last.clone();
        Box::new(move |why| {
            let Answer { text, status, .. } = last.lock().unwrap_or_else(PoisonError::into_inner).answer(why);
            let mut stdout = std::io::stdout();
            let _ = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
            std::process::exit(i32::from(status.number()));
        })
    }

    /// What was known last, and why nothing was added to it.
    pub fn answer(&self, why: &str) -> Answer {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).answer(why)
    }
}

impl Last {
    fn answer(&self, why: &str) -> Answer {
        let mut outcome = self.outcome.clone();
        outcome.given_up.push(GivenUp {
            what: why.into(),
            location: Location::default(),
            times: 1,
            unsupported: false,
        });
        let run = Run {
            program: String::new(),
            files: Vec::new(),
            witnesses: self.witnesses.clone(),
            kept: None,
            started: 0,
            baseline: self.baseline.clone(),
            seconds: self.started.elapsed().as_secs_f64(),
            user_seconds: usage::user_seconds(),
            peak_bytes: usage::peak_bytes(),
        };
        let sources = sources(&outcome.findings);
        let text = if self.json {
            // Plain data: there is nothing in it that could not be written.
            json(&outcome, &run, &sources).unwrap_or_default()
        } else {
            report(&outcome, &run, &sources, terminal::style(self.color, self.detail))
        };
        if self.interrupt.requested() {
            return Answer::new(text, Status::Interrupted);
        }
        Answer::new(text, status(&outcome, new_findings(&outcome, &run, &sources), self.accept))
    }
}
