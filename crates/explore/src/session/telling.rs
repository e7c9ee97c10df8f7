//! Which failures are told: kinds that were switched off are nobody's concern; those that a pattern suppresses are counted, and the
//! results say by which.

use super::Session;
use crate::lock_order;
use std::sync::Arc;
use threadbare_trace::detectors::DETECTORS;
use threadbare_trace::suppress::{Suppressed, Suppression};
use threadbare_trace::{ErrorKind, WitnessedFailure};

/// What is told, and what is not.
#[derive(Clone, Debug, Default)]
pub struct Telling {
    /// Kinds that were switched off.
    pub off: Vec<ErrorKind>,
    /// What is suppressed.
    pub suppressions: Vec<Suppression>,
}

impl Telling {
    /// Failures of one kind, and nothing else.
    pub fn only(kind: ErrorKind) -> Telling {
        let off = DETECTORS.iter().map(|detector| detector.kind).filter(|other| *other != kind).collect();
        Telling { off, suppressions: Vec::new() }
    }
}

impl Session {
    /// Sets which failures are told, and says in the results what that means for a verdict. Data races that were switched off are not
    /// even looked for, which the options say.
    pub fn tell_only(&mut self, telling: Telling) {
        let off: Vec<&str> =
            telling.off.iter().filter(|kind| **kind != ErrorKind::Race).map(|kind| kind.name()).collect();
        if off.len() + 2 >= DETECTORS.len() {
            self.outcome.assumptions.push("each execution up to its first error".to_owned());
        } else if !off.is_empty() {
            let off = off.join(", ");
            self.outcome
                .assumptions
                .push(format!("without a look for {off}, where an execution may have ended"));
        }
        self.telling = Arc::new(telling);
    }

    /// Whether failures of this kind are told at all.
    pub(super) fn tells(&self, kind: ErrorKind) -> bool {
        !self.telling.off.contains(&kind)
    }

    /// Notes a failure as suppressed, if it is.
    pub(super) fn suppress(&mut self, failure: &WitnessedFailure) -> bool {
        let pattern = self.telling.suppressions.iter().find(|pattern| pattern.matches(failure));
        let suppressed = pattern.map(|pattern| Suppressed {
            pattern: pattern.text.clone(),
            origin: pattern.origin.clone(),
            failure: failure.clone(),
        });
        self.outcome.suppressed.extend(suppressed);
        pattern.is_some()
    }

    /// Warns of orders of locks that could deadlock, unless nobody wants to hear of deadlocks, or of those there.
    pub(super) fn warn_of_lock_orders(&mut self) {
        if !self.tells(ErrorKind::Deadlock) {
            return;
        }
        let findings = self.outcome.findings.iter().map(|finding| &finding.witness.failure);
        let suppressed = self.outcome.suppressed.iter().map(|suppressed| &suppressed.failure);
        let known: Vec<&WitnessedFailure> = findings.chain(suppressed).collect();
        for warning in lock_order::warnings(&self.machine, &known) {
            self.warn(warning);
        }
    }

    /// Says what was suppressed and which patterns were of no use.
    pub(super) fn tell_of_suppressions(&mut self) {
        let outcome = &mut self.outcome;
        match outcome.suppressed.len() {
            0 => {}
            1 => outcome.assumptions.push("but for one finding that was suppressed".into()),
            n => outcome.assumptions.push(format!("but for {n} findings that were suppressed")),
        }
        let is_used = |pattern: &&Suppression| {
            outcome.suppressed.iter().any(|by| (&by.pattern, &by.origin) == (&pattern.text, &pattern.origin))
        };
        let unused = self.telling.suppressions.iter().filter(|pattern| !is_used(pattern));
        outcome.unused_suppressions = unused.map(|by| (by.text.clone(), by.origin.clone())).collect();
    }
}
