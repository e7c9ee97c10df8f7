//! What long searches need of a session: terms that nothing uses any more are dropped, executions that never end are
//! recognised, those that are too long are cut where not all have to be seen, and whoever works for long learns that time
//! is up.

use super::{Allowance, Session};
use crate::confirm;
use threadbare_expr::Term;
use threadbare_machine::{Roots, State};
use threadbare_trace::{ErrorKind, Location, Schedule, WitnessedFailure};

/// How long an execution is followed to see whether it comes round.
const ENDLESS: u64 = 1 << 26;

/// How many more each thread of it may have.
const STEPS_OF_A_THREAD: usize = 32;
/// Where so many threads can go on, a step counts twice while hunting.
const CROWD: usize = 64;
/// Visible steps of one execution among random ones, which stand for all others anyway.
const MOST_SAMPLED_STEPS: usize = 20_000;

/// Why a run was cut short where others have stopped the search. They say why: this is nothing to be told.
pub(crate) const STOPPED: &str = "the search was stopped";

impl Session {
    /// Whether enough terms were made for a look at which are still needed.
    pub fn wants_tidying(&self) -> bool {
        self.machine.arena.terms.wants_collection()
    }

    /// Drops the terms that neither these states nor the others given need. All other states must be gone.
    pub fn tidy<'a>(
        &mut self,
        states: impl IntoIterator<Item = &'a State>,
        others: impl IntoIterator<Item = Term>,
    ) {
        self.machine.forget_steps();
        let mut roots = Roots::default();
        self.machine.own_roots(&mut roots);
        states.into_iter().for_each(|state| state.roots(&mut roots));
        roots.terms.extend(others);
        self.solver.collect(self.machine.terms(), roots.terms);
    }

    /// The search was left in the middle: says why.
    pub(crate) fn stop_for_whoever_insists(&mut self) {
        let why = self.cancel.why().unwrap_or(STOPPED).to_owned();
        self.stop(why);
    }

    /// The endless loop that the inputs of a state lead to, if they do: tried with known inputs.
    pub fn endless_loop(&self, state: &State, schedule: Schedule) -> Option<WitnessedFailure> {
        let thread = &state.threads[0];
        let wanted = WitnessedFailure {
            kind: ErrorKind::EndlessLoop,
            message: String::new(),
            thread: thread.id,
            location: Location::default(),
            stack: Vec::new(),
            others: Vec::new(),
            variable: String::new(),
        };
        let witness = self.witness(state, schedule, wanted);
        let replayed = confirm::replay_within(self.program.clone(), &witness, ENDLESS, &self.cancel).ok()?;
        replayed.failures.into_iter().find(|failure| failure.kind == ErrorKind::EndlessLoop)
    }

    /// Whether an execution with so many steps is too long to hunt in, or to be a sample: there may be a loop that does
    /// not end. Where there are many threads, executions are longer for that alone.
    pub fn is_too_long(&self, steps: usize, threads: usize) -> bool {
        match self.hunting {
            Some(Allowance { length, .. }) => steps >= length + STEPS_OF_A_THREAD * threads,
            None => self.sampling && steps >= MOST_SAMPLED_STEPS + STEPS_OF_A_THREAD * threads,
        }
    }

    /// So many threads can go on, and whoever hunts looks at all of them: that is taken from the allowance.
    pub fn look_around(&mut self, enabled: usize) {
        if let Some(left) = &mut self.hunting {
            left.steps = left.steps.saturating_sub((enabled / CROWD) as u64);
        }
    }

    /// Notes where an execution was cut for its length, if that is why.
    pub fn note_length(&mut self, steps: usize, threads: usize, location: Location) {
        if !self.is_too_long(steps, threads) {
            return;
        }
        if self.hunting.is_some() {
            self.note_long(steps, location);
        } else {
            let what = format!("the rest of an execution after {steps} visible steps");
            self.give_up(what, location, false);
        }
    }

    /// Notes where the hunt went on without the end of an execution: the longest of them, and of those the last.
    pub(super) fn note_long(&mut self, steps: usize, location: Location) {
        if self.long.as_ref().is_none_or(|(known, _)| *known <= steps) {
            self.long = Some((steps, location));
        }
    }

    /// Notes that an execution came to its end.
    pub fn note_end(&mut self, steps: usize) {
        self.longest = self.longest.max(steps);
    }

    /// From here on executions are samples. Sets their number, unless it was given.
    pub fn sample_at_most(&mut self, executions: u64) {
        self.sampling = true;
        self.budget.executions.get_or_insert(executions);
    }

    /// Says that executions may not end, if something was not explored and loops are not bounded: that may be why. Where others, of the
    /// proof or of a later turn of the hunt, have ended after more steps, so many mean nothing.
    pub(crate) fn warn_of_length(&mut self) {
        let is_open = !self.outcome.given_up.is_empty() && self.machine.limits.bounds.unwind.is_none();
        if let Some((steps, location)) =
            self.long.take().filter(|(steps, _)| is_open && *steps > self.longest)
        {
            let function = &location.function;
            self.warn(format!(
                "an execution still went on after {steps} visible steps, at {location} in `{function}`: it may never end; `--unwind N` cuts loops"
            ));
        }
    }
}
