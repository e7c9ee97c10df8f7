//! How a failure becomes a finding: its witness is made small and executed again, and what does not fail in the same way is not
//! told. A finding is told once, whoever comes to it again.

use super::Session;
use crate::confirm::{self, ReplayError, Replayed};
use crate::ends;
use crate::race::{self, Side};
use crate::shrink;
use crate::story;
use threadbare_expr::{Cancelled, Term, uncancelled};
use threadbare_machine::State;
use threadbare_trace::witness::{FORMAT, FORMAT_WITHOUT_OBJECTS};
use threadbare_trace::{
    Confirmed, ErrorKind, Event, Finding, Range, Schedule, Step, Witness, WitnessedFailure,
};

/// How many looks may lack in the schedule of an endless loop.
const MOST_LOOKS: usize = 64;

impl Session {
    /// Records what is wrong with a state in which an execution ends, whatever its threads did.
    pub fn record_end(&mut self, state: &State, schedule: impl Fn() -> Schedule) {
        // What the events say of a deadlock is told by the re-execution.
        for failure in ends::failures(&self.machine, state, Vec::new) {
            self.record(state, &schedule, failure);
        }
    }

    /// Records that the last event of an execution races with an earlier one.
    pub fn record_race(
        &mut self,
        state: &State,
        schedule: impl Fn() -> Schedule,
        first: &Event,
        second: &Event,
    ) {
        let key = race::key(&self.machine, state, first, second);
        if key.is_some_and(|key| self.raced.contains(&key)) {
            return;
        }
        let mut state = state.clone();
        if !self.overlap(&mut state, first, second) {
            return;
        }
        // The calls that the accesses are in are told by the re-execution.
        let [first, second] = [first, second].map(|event| {
            let address = Term::from_raw(event.address);
            let start = address.map(|term| self.machine.terms().evaluate_u64(term, &state.model));
            let touched = start.map(|start| Range { start, len: u64::from(event.touched) });
            Side { event, touched, callers: Vec::new() }
        });
        let failure = race::failure(&self.machine, &state, first, second);
        let identity = failure.identity();
        self.record(&state, schedule, failure);
        if self.known.contains(&identity) {
            self.raced.extend(key);
        }
    }

    /// Records a failure that the schedule leads to: makes its witness small, re-executes it, and keeps it if it
    /// fails the same way.
    pub fn record(&mut self, state: &State, schedule: impl Fn() -> Schedule, failure: WitnessedFailure) {
        let key = failure.identity();
        if !self.tells(failure.kind) || self.known.contains(&key) {
            return;
        }
        let schedule = without_unfinished(state, schedule(), &failure);
        match uncancelled(|| self.confirmed(state, &schedule, &failure)) {
            // Which calls led there is known only now.
            Ok(Ok((_, replayed))) if replayed.find(&failure).is_some_and(|seen| self.suppress(seen)) => {
                self.known.insert(key);
            }
            Ok(Ok((witness, replayed))) => {
                let finding = self.shortened(witness, replayed);
                // It may be told at another place than where it was seen first, and be known there.
                let told = finding.witness.failure.identity();
                let is_new = told == key || !self.known.contains(&told);
                self.known.extend([key, told]);
                if is_new && !self.suppress(&finding.witness.failure) {
                    self.note_first_finding();
                    self.outcome.findings.push(finding);
                }
            }
            Ok(Err(Unconfirmed::Otherwise(what))) => self.give_up(what, failure.location, true),
            Ok(Err(Unconfirmed::Late)) | Err(Cancelled) => {
                let what = format!("{} that there was no time to confirm", failure.kind.one());
                self.give_up(what, failure.location, false);
            }
        }
    }

    /// The witness of a failure with small inputs, and its re-execution.
    fn confirmed(
        &mut self,
        state: &State,
        schedule: &Schedule,
        failure: &WitnessedFailure,
    ) -> Result<(Witness, Replayed), Unconfirmed> {
        let (small, queries) =
            shrink::smallest_inputs(&mut self.machine, &mut self.solver, state, &self.cancel);
        self.outcome.counters.queries += queries;
        // What makes it fail may be more than the path says: then the inputs stay as they were found.
        self.confirm(&small, schedule, failure).or_else(|_| self.confirm(state, schedule, failure))
    }

    /// The finding of a witness, made as short as there is time for.
    pub(crate) fn shortened(&self, witness: Witness, replayed: Replayed) -> Finding {
        let (mut witness, replayed, unshortened) =
            shrink::smallest_schedule(&self.program, witness, replayed, self.patience(), &self.cancel);
        if let Some(seen) = replayed.find(&witness.failure) {
            witness.failure = seen.clone().seen();
        }
        Finding { witness, story: story::tell(replayed), confirmed: Confirmed::Machine, unshortened }
    }

    /// The witness of a failure, and its re-execution, which must fail in the same way. Steps that are one with known inputs are taken when the
    /// first of them was, or, if somebody has come between, when the last was.
    fn confirm(
        &self,
        state: &State,
        schedule: &Schedule,
        failure: &WitnessedFailure,
    ) -> Result<(Witness, Replayed), Unconfirmed> {
        let mut joined = false;
        let confirmed = self.confirm_joining(state, schedule, failure, |schedule, step| {
            joined = true;
            schedule.join_to_earlier(step);
        });
        match confirmed {
            Err(Unconfirmed::Otherwise(_)) if joined => {
                let later = self.confirm_joining(state, schedule, failure, |schedule, step| {
                    if !schedule.join_to_later(step) {
                        schedule.join_to_earlier(step);
                    }
                });
                later.or(confirmed)
            }
            confirmed => confirmed,
        }
    }

    fn confirm_joining(
        &self,
        state: &State,
        schedule: &Schedule,
        failure: &WitnessedFailure,
        mut join: impl FnMut(&mut Schedule, usize),
    ) -> Result<(Witness, Replayed), Unconfirmed> {
        let mut witness = self.witness(state, schedule.clone(), failure.clone());
        // Whoever wants to stop waits for this, unless it takes too long.
        let cancel = self.cancel.only_insisted();
        let mut looks = 0;
        loop {
            return match confirm::replay_within(self.program.clone(), &witness, self.patience(), &cancel) {
                Ok(replayed) if replayed.shows(failure) => Ok((witness, replayed)),
                Ok(replayed) if looks < MOST_LOOKS && replayed.has_still_to_look(failure).is_some() => {
                    looks += 1;
                    let threads = replayed.has_still_to_look(failure).into_iter();
                    witness.schedule.steps.extend(threads.map(Step::plain));
                    continue;
                }
                Ok(_) => Err(Unconfirmed::Otherwise(format!("{} that does not replay", failure.kind.one()))),
                Err(ReplayError::Late) => Err(Unconfirmed::Late),
                // With symbols for inputs a thread had to look to know that it looks in vain, and a call to read byte by byte.
                Err(ReplayError::Needless { step, .. }) => {
                    join(&mut witness.schedule, step);
                    continue;
                }
                Err(error) => {
                    Err(Unconfirmed::Otherwise(format!("a failure that does not replay ({error})")))
                }
            };
        }
    }

    /// What leads to a state, and how it fails there.
    pub(crate) fn witness(&self, state: &State, schedule: Schedule, failure: WitnessedFailure) -> Witness {
        let inputs = self.machine.inputs(state);
        let objects = self.machine.input_objects(state, &inputs);
        Witness {
            format: if objects.is_empty() { FORMAT_WITHOUT_OBJECTS } else { FORMAT },
            program: self.program.hash(),
            sources: Vec::new(),
            flags: Vec::new(),
            places: Vec::new(),
            directory: String::new(),
            entry: self.entry.clone(),
            options: self.machine.options.clone(),
            inputs,
            objects,
            shared: self.machine.shared_sites(),
            awaits: self.machine.await_sites(),
            schedule,
            failure,
        }
    }

    /// A replay takes no more instructions than the search did; one of another schedule may not end.
    pub(crate) fn patience(&self) -> u64 {
        self.machine.probes.instructions.saturating_add(1 << 24)
    }
}

/// Why a failure is not reported.
enum Unconfirmed {
    /// Nobody could wait for it to happen again.
    Late,
    /// It did not happen again.
    Otherwise(String),
}

/// A schedule without sections that never came to their end: nobody saw them, but for who failed there, and for a race
/// with what was done inside.
fn without_unfinished(state: &State, mut schedule: Schedule, failure: &WitnessedFailure) -> Schedule {
    let unfinished = state.threads.iter().filter(|thread| thread.is_unfinished());
    for thread in unfinished.filter(|thread| thread.id != failure.thread && failure.kind != ErrorKind::Race) {
        if let Some(last) = schedule.steps.iter().rposition(|step| step.thread == thread.id) {
            schedule.steps.remove(last);
        }
    }
    schedule
}
