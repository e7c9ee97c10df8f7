//! Results in parts: several sessions explore one program together, or one after the other, and each has a part of the
//! results. Parts are plain data; put together they are what one session would have found.

use super::{Budget, Hunts, Keeper, Session, SessionError, Telling};
use crate::confirm::{self, ReplayError};
use crate::story;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Instant;
use threadbare_expr::Cancel;
use threadbare_ir::program::Program;
use threadbare_machine::{Knowledge, Picks, Policy};
use threadbare_solver::Solver;
use threadbare_trace::options::Options;
use threadbare_trace::{
    Confirmed, Finding, FirstFinding, GivenUp, Identity, Location, Outcome, Witness, WitnessedFailure,
};

/// A part of the results.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Part {
    /// What was found, counted and given up.
    pub outcome: Outcome,
    /// The path conditions that were seen, by their hashes.
    pub paths: Vec<u64>,
    /// What was learned of the program.
    pub knowledge: Knowledge,
    /// Where a hunt went on without the end of an execution, and after how many steps.
    #[serde(skip)]
    pub long: Option<(usize, Location)>,
    /// The steps of the longest execution that came to an end.
    #[serde(default)]
    pub longest: usize,
}

/// What another session for the same program needs: it can be sent to another thread.
pub struct Blueprint {
    program: Arc<Program>,
    entry: String,
    budget: Budget,
    telling: Arc<Telling>,
    keeper: Option<Keeper>,
    options: Options,
    policy: Policy,
    knowledge: Knowledge,
    picks: Picks,
    solver: threadbare_solver::Options,
    known: Vec<Identity>,
    hunts: Option<Hunts>,
    started: Instant,
}

impl Blueprint {
    /// A session of its own.
    pub fn session(&self) -> Result<Session, SessionError> {
        let mut session = Session::new(self.program.clone(), &self.entry, self.budget.clone())?;
        let machine = &mut session.machine;
        *machine.options_mut() = self.options.clone();
        machine.set_policy(self.policy);
        machine.share_picks(self.picks.clone());
        machine.learn(&self.knowledge);
        // What is known from the start makes nobody start again.
        machine.settle();
        session.solver = Solver::new(self.solver.clone());
        session.known.extend(self.known.iter().cloned());
        session.telling = self.telling.clone();
        session.keeper = self.keeper.clone();
        session.outcome = Outcome::default();
        session.started = self.started;
        Ok(session)
    }

    /// A session of its own for one of those who help with a search, by number from 1, with a hunt of its own if there are hunts.
    pub fn helper(&self, number: u64, cancel: Cancel) -> Result<Session, SessionError> {
        let mut session = self.session()?;
        session.set_cancel(cancel.clone());
        if let Some(hunts) = self.hunts
            && let Some(between) = (hunts.start)(self, cancel, hunts.seed.wrapping_add(number))
        {
            session.hunt_between(between, hunts);
        }
        Ok(session)
    }
}

impl Session {
    /// What another session for the same program needs.
    pub fn blueprint(&self) -> Blueprint {
        Blueprint {
            program: self.program.clone(),
            entry: self.entry.clone(),
            // Executions are counted for all sessions together.
            budget: Budget { executions: None, ..self.budget.clone() },
            telling: self.telling.clone(),
            keeper: self.keeper.clone(),
            options: self.machine.options.clone(),
            policy: self.machine.policy(),
            knowledge: self.machine.knowledge(),
            picks: self.machine.picks(),
            solver: self.solver.options().clone(),
            known: self.known.iter().cloned().collect(),
            hunts: self.hunts(),
            started: self.started,
        }
    }

    /// The results so far.
    pub fn part(&self) -> Part {
        let mut outcome = self.outcome.clone();
        outcome.counters.solver_calls += self.solver.stats().solver_calls();
        outcome.counters.instructions += self.machine.probes.instructions;
        let paths = self.paths.iter().copied().collect();
        Part { outcome, paths, knowledge: self.machine.knowledge(), long: None, longest: self.longest }
    }

    /// Adds the results of another session for the same program.
    pub fn absorb(&mut self, part: Part) {
        self.machine.learn(&part.knowledge);
        self.paths.extend(part.paths);
        if let Some((steps, location)) = part.long {
            self.note_long(steps, location);
        }
        self.longest = self.longest.max(part.longest);
        merge(&mut self.outcome, part.outcome);
        let failures = self.outcome.findings.iter().map(|finding| &finding.witness.failure);
        let suppressed = self.outcome.suppressed.iter().map(|suppressed| &suppressed.failure);
        self.known.extend(failures.chain(suppressed).map(WitnessedFailure::identity));
    }

    /// The same for the results of somebody who was stopped: who helps stops in the middle of shortening when the search has to start again,
    /// which is no reason to leave it at that.
    pub fn absorb_unfinished(&mut self, part: Part) {
        let before = self.outcome.findings.len();
        self.absorb(part);
        let mut findings = self.outcome.findings.split_off(before);
        findings.iter_mut().for_each(|finding| self.shorten(finding));
        self.outcome.findings.extend(findings);
    }

    /// Takes up an earlier part of the same run. How its findings happen is not written down: their witnesses are executed again.
    pub fn take_up(&mut self, mut part: Part) {
        let findings = std::mem::take(&mut part.outcome.findings);
        self.absorb(part);
        for Finding { witness, .. } in findings {
            let WitnessedFailure { kind, location, .. } = witness.failure.clone();
            if !self.known.contains(&witness.failure.identity())
                && let Err(error) = self.restore(witness)
            {
                self.give_up(format!("{} that does not replay ({error})", kind.one()), location, true);
            }
        }
    }

    /// Goes on with shortening a finding, if somebody who had to stop left it at that.
    fn shorten(&self, finding: &mut Finding) {
        let witness = finding.witness.clone();
        if finding.unshortened
            && !self.cancel.is_requested()
            && let Ok(replayed) =
                confirm::replay_within(self.program.clone(), &witness, self.patience(), &self.cancel)
            && replayed.shows(&witness.failure)
        {
            *finding = self.shortened(witness, replayed);
        }
    }

    /// Takes up what an earlier part of the same run found, after executing its witness again. The witness stays as it is
    /// written down; whether it could be shorter is not, and is found out.
    pub fn restore(&mut self, witness: Witness) -> Result<(), ReplayError> {
        let replayed = confirm::replay(self.program.clone(), &witness)?;
        let seen = replayed.find(&witness.failure).cloned();
        let Some(failure) = seen else { return Err(ReplayError::OtherProgram) };
        self.known.insert(failure.identity());
        let story = story::tell(replayed.clone());
        let witness = Witness { failure, ..witness };
        let shortest = self.shortened(witness.clone(), replayed);
        let fewer = shortest.witness.schedule.context_switches() < witness.schedule.context_switches();
        self.outcome.findings.push(Finding {
            witness,
            story,
            confirmed: Confirmed::Machine,
            unshortened: fewer || shortest.unshortened,
        });
        Ok(())
    }
}

impl Part {
    /// Adds another part. What was learned of the program is left to a machine.
    pub fn add(&mut self, other: Part) {
        self.paths.extend(other.paths);
        self.paths.sort_unstable();
        self.paths.dedup();
        self.longest = self.longest.max(other.longest);
        merge(&mut self.outcome, other.outcome);
    }
}

fn merge(all: &mut Outcome, more: Outcome) {
    let counters = &mut all.counters;
    let before = counters.hunted + counters.executions + counters.blocked;
    if all.first_finding.is_none() {
        let later = |first: FirstFinding| FirstFinding { executions: before + first.executions, ..first };
        all.first_finding = more.first_finding.map(later);
    }
    counters.executions += more.counters.executions;
    counters.blocked += more.counters.blocked;
    counters.hunted += more.counters.hunted;
    counters.instructions += more.counters.instructions;
    counters.queries += more.counters.queries;
    counters.solver_calls += more.counters.solver_calls;
    if let Some(flips) = more.flips {
        all.flips.get_or_insert_default().add(&flips);
    }
    for finding in more.findings {
        let identity = finding.witness.failure.identity();
        if !all.findings.iter().any(|known| known.witness.failure.identity() == identity) {
            all.findings.push(finding);
        }
    }
    for suppressed in more.suppressed {
        let identity = suppressed.failure.identity();
        if !all.suppressed.iter().any(|known| known.failure.identity() == identity) {
            all.suppressed.push(suppressed);
        }
    }
    for given_up in more.given_up {
        let same = |known: &&mut GivenUp| known.what == given_up.what && known.location == given_up.location;
        match all.given_up.iter_mut().find(same) {
            // What has no place concerns the search as a whole.
            Some(same) if same.location == Location::default() => {}
            Some(same) => same.times += given_up.times,
            None => all.given_up.push(given_up),
        }
    }
    for warning in more.warnings {
        if !all.warnings.contains(&warning) {
            all.warnings.push(warning);
        }
    }
    for assumption in more.assumptions {
        if !all.assumptions.contains(&assumption) {
            all.assumptions.push(assumption);
        }
    }
}
