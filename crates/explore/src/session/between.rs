//! Hunting in between: while a search goes on, somebody else looks for failures now and then, in a session of their own. How often is
//! counted in the steps of the search, and each turn of either is longer than the one before.

use super::{Blueprint, Part, Session};
use threadbare_expr::Cancel;
use threadbare_trace::FirstFinding;

/// Who hunts in between, and when.
pub struct Between {
    /// Hunts for a while, and returns what came of it.
    hunt: Box<dyn FnMut() -> Part>,
    /// After how many steps of the search it is its turn.
    next: u64,
    /// How many steps the search has until then.
    patience: u64,
}

/// Steps that a search has for itself at first.
const PATIENCE: u64 = 40_000;

impl Between {
    /// Somebody who hunts.
    pub fn new(hunt: Box<dyn FnMut() -> Part>) -> Between {
        Between { hunt, next: PATIENCE, patience: PATIENCE }
    }
}

/// How somebody who helps with a search comes to a hunt of their own: plain data that can be sent to them.
#[derive(Clone, Copy)]
pub struct Hunts {
    /// Makes one, for a seed.
    pub start: fn(&Blueprint, Cancel, u64) -> Option<Between>,
    /// What the first one has.
    pub seed: u64,
}

impl Session {
    /// From now on somebody hunts in between, and for others who help with the search.
    pub fn hunt_between(&mut self, between: Between, hunts: Hunts) {
        let next = self.steps.saturating_add(between.patience);
        self.between = Some(Between { next, ..between });
        self.hunts = Some(hunts);
    }

    /// Nobody hunts any more.
    pub fn stop_hunting_between(&mut self) {
        (self.between, self.hunts) = (None, None);
    }

    /// How those who help come to hunts of their own.
    pub(crate) fn hunts(&self) -> Option<Hunts> {
        self.hunts
    }

    /// Hunts, if it is time.
    pub(super) fn hunt_if_due(&mut self) {
        if self.between.as_ref().is_none_or(|between| self.steps < between.next) {
            return;
        }
        let Some(mut between) = self.between.take() else { return };
        let part = (between.hunt)();
        between.patience = between.patience.saturating_mul(2);
        between.next = self.steps.saturating_add(between.patience);
        self.between = Some(between);
        self.take_over(part);
    }

    /// Takes over what a hunt found, but nothing of what it has learned: that would make the search start again.
    fn take_over(&mut self, mut part: Part) {
        part.outcome.given_up.clear();
        part.outcome.warnings.clear();
        part.knowledge = Default::default();
        self.absorb(part);
    }

    /// Who looks for failures from now on.
    pub fn looking_by(&mut self, name: &'static str) {
        self.looking = name;
    }

    /// Notes when the first finding came, if this is it.
    pub(super) fn note_first_finding(&mut self) {
        let counters = &self.outcome.counters;
        if self.outcome.first_finding.is_none() {
            self.outcome.first_finding = Some(FirstFinding {
                // The one that is going on is not counted yet.
                executions: counters.hunted + counters.executions + counters.blocked + 1,
                seconds: self.started.elapsed().as_secs_f64(),
                strategy: self.looking.into(),
            });
        }
    }

    /// Whether there are as many findings as asked for.
    pub(super) fn has_found_enough(&self) -> bool {
        self.budget.findings.is_some_and(|most| self.outcome.findings.len() as u64 >= most)
    }

    /// The results since the last time, to hand over to somebody else.
    pub fn take_part(&mut self) -> Part {
        let mut part = self.part();
        let (instructions, calls) = self.handed_over;
        self.handed_over = (self.machine.probes.instructions, self.solver.stats().solver_calls());
        part.outcome.counters.instructions -= instructions;
        part.outcome.counters.solver_calls -= calls;
        // Where executions went on and on is told by whoever gets it.
        part.long = self.long.clone();
        self.outcome = Default::default();
        part
    }
}
