//! What strategies share: the machine, the solver, the budget, and the results so far. A finding enters the
//! results only after its witness was re-executed.

mod parts;
mod upkeep;

pub use parts::{Blueprint, Part};
pub(crate) use upkeep::STOPPED;

use crate::confirm::{self, ReplayError, Replayed};
use crate::execution::Stepper;
use crate::shrink;
use crate::story;
use crate::{ends, lock_order};
use rustc_hash::FxHashSet;
use std::sync::Arc;
use threadbare_expr::{Binary, Cancel, Cancelled, Compare, Model, Term, Terms, uncancelled};
use threadbare_ir::program::Program;
use threadbare_machine::{Bounds, Machine, SetupError, State, ThreadIx};
use threadbare_solver::{Answer, Reason, Solver};
use threadbare_trace::options::{Abort, Options};
use threadbare_trace::witness::FORMAT;
use threadbare_trace::{
    Action, Confirmed, ErrorKind, Event, Finding, GivenUp, Location, Outcome, Schedule, Witness,
    WitnessedFailure,
};

/// How much may be spent.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// Executions.
    pub executions: Option<u64>,
    /// Where executions are cut.
    pub bounds: Bounds,
}

/// What hunting may take.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// Executions.
    pub executions: u64,
    /// Visible steps, of all executions together.
    pub steps: u64,
    /// Instructions.
    pub instructions: u64,
}

/// Why a program cannot be explored.
#[derive(Clone, Debug)]
pub enum SessionError {
    /// The program has no such entry point.
    Entry(String),
    /// The program needs something before its first instruction that the machine does not have.
    Unsupported(String),
}

/// Sees executions: the state that they ended in, and what led there, if the strategy keeps events.
pub type Observer = Box<dyn FnMut(&Machine, &State, &[Event])>;

const NO_SPURIOUS_WAKEUPS: &str = "without spurious wake-ups";

/// Everything that a strategy works with.
pub struct Session {
    /// The program, ready to run. Its steps are taken by executions.
    pub machine: Stepper,
    /// The solver.
    pub solver: Solver,
    /// What was found, counted and given up so far.
    pub outcome: Outcome,
    /// Called before each step with the results so far; returns false to stop.
    pub watch: Box<dyn FnMut(&Outcome) -> bool>,
    /// Told of every execution that ran to its end.
    pub observe: Option<Observer>,
    pub(crate) program: Arc<Program>,
    pub(crate) entry: String,
    pub(crate) budget: Budget,
    pub(crate) cancel: Cancel,
    pub(crate) paths: FxHashSet<u64>,
    pub(crate) known: FxHashSet<(threadbare_trace::ErrorKind, Location)>,
    stopped: bool,
    /// While hunting: what is left to spend. Nothing but findings is kept then.
    pub(crate) hunting: Option<Allowance>,
    /// Executions are samples, not all that there are.
    pub(crate) sampling: bool,
    /// Where an execution was after so many steps that the hunt went on without it.
    pub(crate) long: Option<(usize, Location)>,
}

impl Session {
    /// A session for a program that starts in the function `entry`.
    pub fn new(program: Arc<Program>, entry: &str, budget: Budget) -> Result<Session, SessionError> {
        let mut outcome = Outcome::default();
        let mut machine = match Machine::new(program.clone(), entry, threadbare_models::library()) {
            Ok(machine) => machine,
            Err(SetupError::Entry(message)) => return Err(SessionError::Entry(message)),
            Err(SetupError::Unsupported(what)) => return Err(SessionError::Unsupported(what)),
        };
        machine.limits.bounds = budget.bounds;
        outcome.assumptions = vec!["under sequential consistency".into(), NO_SPURIOUS_WAKEUPS.into()];
        Ok(Session {
            machine: Stepper::new(machine),
            solver: Solver::new(threadbare_solver::Options::default()),
            outcome,
            watch: Box::new(|_| true),
            observe: None,
            program,
            entry: entry.to_string(),
            budget,
            cancel: Cancel::new(),
            paths: FxHashSet::default(),
            known: FxHashSet::default(),
            stopped: false,
            hunting: None,
            sampling: false,
            long: None,
        })
    }

    /// From now on all that is done here heeds this word, also in the middle of a long run or of a query.
    pub fn set_cancel(&mut self, cancel: Cancel) {
        self.machine.set_cancel(cancel.clone());
        self.solver.set_cancel(cancel.clone());
        self.cancel = cancel;
    }

    /// Sets what the program gets from outside, and says in the results what that means for a verdict.
    pub fn configure(&mut self, options: Options) {
        let times = options.spurious_wakeups;
        for assumption in &mut self.outcome.assumptions {
            if times > 0 && assumption == NO_SPURIOUS_WAKEUPS {
                *assumption = format!("with at most {times} spurious wake-ups of each thread");
            }
        }
        if !options.detect.race {
            self.outcome.assumptions.push("without a look for data races".into());
        }
        if options.abort == Abort::End {
            self.outcome.assumptions.push("with `abort` as an ordinary end".into());
        }
        self.machine.set_options(options);
    }

    /// Whether a budget is used up or somebody asked to stop. Says so in the results, once.
    pub fn should_stop(&mut self) -> bool {
        if self.stopped || self.hunting_is_over() {
            return true;
        }
        let counters = &self.outcome.counters;
        let over_executions =
            self.budget.executions.is_some_and(|most| counters.executions + counters.blocked >= most);
        let why = if let Some(why) = self.cancel.why() {
            why.to_owned()
        } else if over_executions {
            "the number of executions given".into()
        } else if !(self.watch)(&self.outcome) {
            "interrupted".into()
        } else {
            return false;
        };
        self.stop(why);
        true
    }

    /// Nothing more is explored, for this reason.
    pub(crate) fn stop(&mut self, why: String) {
        self.stopped = true;
        self.hunting = None;
        // If it cut a run short, that run has said so, and where.
        if !self.outcome.given_up.iter().any(|given_up| given_up.what == why) {
            self.give_up(why, Location::default(), false);
        }
    }

    /// From here on everything is hunting, until its allowance is spent: executions count as hunted, and what they
    /// cannot do is left to the proof.
    pub fn start_hunting(&mut self, allowance: Allowance) {
        let Allowance { executions, steps, instructions } = allowance;
        if !self.stopped {
            self.hunting = Some(Allowance {
                executions: self.outcome.counters.hunted + executions,
                steps,
                instructions: self.machine.probes.instructions.saturating_add(instructions),
            });
        }
    }

    /// Ends hunting.
    pub fn stop_hunting(&mut self) {
        self.hunting = None;
    }

    /// Whether the allowance for hunting is spent; a step is taken from it.
    fn hunting_is_over(&mut self) -> bool {
        let Some(left) = &mut self.hunting else { return false };
        if left.steps == 0
            || self.outcome.counters.hunted >= left.executions
            || self.machine.probes.instructions >= left.instructions
        {
            return true;
        }
        left.steps -= 1;
        false
    }

    /// Notes that something was not explored.
    pub fn give_up(&mut self, what: String, location: Location, unsupported: bool) {
        if self.hunting.is_some() || what == STOPPED {
            return;
        }
        let given_up = &mut self.outcome.given_up;
        match given_up.iter_mut().find(|entry| entry.what == what && entry.location == location) {
            Some(entry) => entry.times += 1,
            None => given_up.push(GivenUp { what, location, times: 1, unsupported }),
        }
    }

    /// Notes a suspicion, once.
    pub fn warn(&mut self, warning: String) {
        if !self.outcome.warnings.contains(&warning) {
            self.outcome.warnings.push(warning);
        }
    }

    /// Forgets the counts of an exploration that has to start again; findings stay, they were confirmed. One that was stopped
    /// will not get anywhere any more: what it has stays, and above all why it was stopped.
    pub fn start_again(&mut self) {
        if self.stopped {
            return;
        }
        self.outcome.counters.executions = 0;
        self.outcome.counters.blocked = 0;
        self.outcome.given_up.clear();
        self.paths.clear();
    }

    /// Counts an execution that was cut.
    pub fn count_blocked(&mut self) {
        match self.hunting {
            Some(_) => self.outcome.counters.hunted += 1,
            None => self.outcome.counters.blocked += 1,
        }
    }

    /// Counts an execution that ran to an ending. Its events are asked for only if somebody wants to see them.
    pub fn count_execution(&mut self, state: &State, events: impl FnOnce() -> Vec<Event>) {
        if self.hunting.is_some() {
            self.outcome.counters.hunted += 1;
            return;
        }
        if let Some(observe) = &mut self.observe {
            observe(&self.machine, state, &events());
        }
        self.outcome.counters.executions += 1;
        let mut hashes: Vec<u64> =
            state.path.iter().map(|literal| self.machine.arena.terms.structural_hash(*literal)).collect();
        hashes.sort_unstable();
        let hash = hashes
            .iter()
            .fold(0u64, |hash, next| hash.rotate_left(5).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ next);
        self.paths.insert(hash);
    }

    /// Inputs that lead to the state and satisfy one more literal, if there are any.
    pub fn inputs_with(&mut self, state: &State, literal: Term, at: &Location) -> Result<Model, Nowhere> {
        self.outcome.counters.queries += 1;
        match self.solver.check(self.machine.terms(), &state.path, &state.model, literal) {
            Answer::Sat(model) => Ok(model),
            Answer::Unsat(_) => Err(Nowhere),
            // Why it was stopped is said once, for all.
            Answer::Unknown(Reason::Cancelled) => Err(Nowhere),
            Answer::Unknown(reason) => {
                self.give_up(format!("the solver has no answer ({reason})"), at.clone(), false);
                Err(Nowhere)
            }
        }
    }

    /// Makes the state's model satisfy one more literal, if that is possible.
    pub fn require(&mut self, state: &mut State, literal: Term, at: &Location) -> bool {
        match self.inputs_with(state, literal, at) {
            Ok(model) => state.model = model,
            Err(Nowhere) => return false,
        }
        true
    }

    /// Inputs that lead to the state and to this outcome of the thread's next step; none if its own do.
    pub fn inputs_for(
        &mut self,
        state: &State,
        thread: ThreadIx,
        label: u32,
    ) -> Result<Option<Model>, Nowhere> {
        let Some(literal) = self.machine.inner().condition_of(state, thread, label) else { return Ok(None) };
        if self.machine.arena.terms.holds(literal, &state.model) {
            return Ok(None);
        }
        let location = self.machine.location(state.threads[thread].point());
        self.inputs_with(state, literal, &location).map(Some)
    }

    /// Whether two accesses touch a byte in common, and are accesses of the source; where that depends on the inputs, the
    /// state's model becomes one for which they do and are.
    pub fn overlap(&mut self, state: &mut State, first: &Event, second: &Event) -> bool {
        let terms = self.machine.terms();
        let mut wanted = meet(terms, first, second).unwrap_or_else(|| terms.boolean(true));
        for used in [first, second].iter().filter_map(|event| Term::from_raw(event.used)) {
            wanted = terms.and(wanted, used);
        }
        if terms.is_true(wanted) {
            return true;
        }
        if terms.is_false(wanted) {
            return false;
        }
        let location = self.machine.location(second.code);
        self.require(state, wanted, &location)
    }

    /// Records what is wrong with a state in which an execution ends, whatever its threads did.
    pub fn record_end(&mut self, state: &State, schedule: impl Fn() -> Schedule) {
        // What the events say of a deadlock is told by the re-execution.
        for failure in ends::failures(&self.machine, state, Vec::new) {
            self.record_after(state, &schedule, failure);
        }
    }

    /// Records a failure on the way. Whether a loop is endless shows only when nobody can go on any more, and is recorded
    /// there.
    pub fn record(&mut self, state: &State, schedule: impl Fn() -> Schedule, failure: WitnessedFailure) {
        if failure.kind != ErrorKind::EndlessLoop {
            self.record_after(state, schedule, failure);
        }
    }

    /// Records a failure that the schedule leads to: makes its witness small, re-executes it, and keeps it if it
    /// fails the same way.
    pub fn record_after(
        &mut self,
        state: &State,
        schedule: impl Fn() -> Schedule,
        failure: WitnessedFailure,
    ) {
        let key = (failure.kind, failure.location.clone());
        if self.known.contains(&key) {
            return;
        }
        let schedule = without_unfinished(state, schedule(), &failure);
        match uncancelled(|| self.confirmed(state, &schedule, &failure)) {
            Ok(Ok((witness, replayed))) => {
                let finding = self.shortened(witness, replayed);
                self.known.insert(key);
                self.outcome.findings.push(finding);
            }
            Ok(Err(Unconfirmed::Otherwise(what))) => self.give_up(what, failure.location, true),
            Ok(Err(Unconfirmed::Late)) | Err(Cancelled) => {
                let what = format!("a {} that there was no time to confirm", failure.kind);
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
            shrink::smallest_inputs(self.machine.inner(), &mut self.solver, state, &self.cancel);
        self.outcome.counters.queries += queries;
        // What makes it fail may be more than the path says: then the inputs stay as they were found.
        self.confirm(&small, schedule, failure).or_else(|_| self.confirm(state, schedule, failure))
    }

    /// The finding of a witness, made as short as there is time for.
    pub(crate) fn shortened(&self, witness: Witness, replayed: Replayed) -> Finding {
        let (mut witness, replayed, unshortened) =
            shrink::smallest_schedule(&self.program, witness, replayed, self.patience(), &self.cancel);
        if let Some(seen) = replayed.find(&witness.failure) {
            witness.failure = seen.clone();
        }
        Finding { witness, story: story::tell(&replayed), confirmed: Confirmed::Machine, unshortened }
    }

    /// The witness of a failure, and its re-execution, which must fail in the same way.
    fn confirm(
        &self,
        state: &State,
        schedule: &Schedule,
        failure: &WitnessedFailure,
    ) -> Result<(Witness, Replayed), Unconfirmed> {
        let witness = self.witness(state, schedule.clone(), failure.clone());
        // Whoever wants to stop waits for this, unless it takes too long.
        let cancel = self.cancel.only_insisted();
        match confirm::replay_within(self.program.clone(), &witness, self.patience(), &cancel) {
            Ok(replayed) if replayed.shows(failure) => Ok((witness, replayed)),
            Ok(_) => Err(Unconfirmed::Otherwise(format!("a {} that does not replay", failure.kind))),
            Err(ReplayError::Late) => Err(Unconfirmed::Late),
            Err(error) => Err(Unconfirmed::Otherwise(format!("a failure that does not replay ({error})"))),
        }
    }

    /// What leads to a state, and how it fails there.
    pub(crate) fn witness(&self, state: &State, schedule: Schedule, failure: WitnessedFailure) -> Witness {
        Witness {
            format: FORMAT,
            program: self.program.hash(),
            sources: Vec::new(),
            flags: Vec::new(),
            directory: String::new(),
            entry: self.entry.clone(),
            options: self.machine.options.clone(),
            inputs: self.machine.inputs(state),
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

    /// The results, counters brought up to date.
    pub fn finish(mut self) -> Outcome {
        // What is left to do is little, and needed.
        self.machine.set_cancel(Cancel::new());
        self.warn_of_length();
        for warning in lock_order::warnings(&self.machine, &self.outcome.findings) {
            self.warn(warning);
        }
        let stats = self.solver.stats();
        self.outcome.counters.solver_calls += stats.solver_calls();
        self.outcome.counters.instructions += self.machine.probes.instructions;
        self.outcome.counters.paths = self.paths.len() as u64;
        let coverage = self.machine.coverage();
        let counters = &mut self.outcome.counters;
        (counters.branches_covered, counters.branches_total) = coverage.sides();
        (counters.lines_covered, counters.lines_total) = coverage.lines();
        self.outcome.coverage = coverage;
        self.outcome.assumptions.extend(self.machine.assumptions());
        self.outcome
    }
}

/// There are no inputs for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nowhere;

/// Why a failure is not reported.
enum Unconfirmed {
    /// Nobody could wait for it to happen again.
    Late,
    /// It did not happen again.
    Otherwise(String),
}

/// The condition that two accesses touch a byte in common, where it depends on inputs.
fn meet(terms: &mut Terms, first: &Event, second: &Event) -> Option<Term> {
    if first.address == 0 && second.address == 0 {
        return None;
    }
    let ((a, a_len), (b, b_len)) = (span(terms, first)?, span(terms, second)?);
    // They overlap where one starts inside the other.
    let ahead = terms.binary(Binary::Sub, b, a);
    let behind = terms.binary(Binary::Sub, a, b);
    let (a_len, b_len) = (terms.constant(64, a_len), terms.constant(64, b_len));
    let one = terms.compare(Compare::Ult, ahead, a_len);
    let other = terms.compare(Compare::Ult, behind, b_len);
    Some(terms.or(one, other))
}

/// The address and length of an access.
fn span(terms: &mut Terms, event: &Event) -> Option<(Term, u64)> {
    if let Some(term) = Term::from_raw(event.address) {
        return Some((term, u64::from(event.touched)));
    }
    match &event.action {
        Action::Read { range, .. }
        | Action::CompareExchange { range, .. }
        | Action::Write { range, .. }
        | Action::Update { range, .. }
        | Action::Free { range } => Some((terms.constant(64, range.start), range.len)),
        _ => None,
    }
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
