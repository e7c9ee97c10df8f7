//! What strategies share: the machine, the solver, the budget, and the results so far. A finding enters the
//! results only after its witness was re-executed.

mod between;
mod inputs;
mod keeping;
mod parts;
mod recording;
mod telling;
mod upkeep;

pub use between::{Between, Hunts};
pub use inputs::Nowhere;
pub use keeping::Keeper;
pub use parts::{Blueprint, Part};
pub use telling::Telling;
pub(crate) use upkeep::STOPPED;

use crate::execution::Stepper;
use crate::race;
use rustc_hash::FxHashSet;
use std::sync::Arc;
use std::time::Instant;
use threadbare_expr::Cancel;
use threadbare_ir::program::Program;
use threadbare_machine::{Bounds, Machine, SetupError, State};
use threadbare_solver::Solver;
use threadbare_trace::options::{Abort, Options, Volatile};
use threadbare_trace::{Event, GivenUp, Identity, Location, Outcome};

/// How much may be spent.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// Executions.
    pub executions: Option<u64>,
    /// Findings: with so many it ends.
    pub findings: Option<u64>,
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
    /// Visible steps of one execution.
    pub length: usize,
}

impl Allowance {
    /// Twice as much, so often.
    pub fn doubled(self, times: u32) -> Allowance {
        let Allowance { executions, steps, instructions, length } = self;
        Allowance {
            executions: executions << times,
            steps: steps << times,
            instructions: instructions << times,
            length: length << times,
        }
    }
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

/// What it rests on that of threads that are alike one order is enough: that is not looked for.
const ONE_ORDER: &str = "with one order of threads that are alike, as if nothing went by the digits of the addresses that each of them gets";
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
    telling: Arc<Telling>,
    /// Who keeps executions.
    keeper: Option<Keeper>,
    pub(crate) cancel: Cancel,
    pub(crate) paths: FxHashSet<u64>,
    known: FxHashSet<Identity>,
    /// Races that were told, so that nobody has to find words for them to know it.
    raced: FxHashSet<race::Key>,
    stopped: bool,
    /// While hunting: what is left to spend. Nothing but findings is kept then.
    pub(crate) hunting: Option<Allowance>,
    /// Executions are samples, not all that there are.
    pub(crate) sampling: bool,
    /// Where an execution was after how many steps when the hunt went on without it.
    pub(crate) long: Option<(usize, Location)>,
    /// The steps of the longest execution that came to an end.
    pub(crate) longest: usize,
    /// Steps that executions have taken.
    pub(crate) steps: u64,
    /// Who hunts in between, here and for whoever helps.
    between: Option<Between>,
    hunts: Option<Hunts>,
    /// Who is looking for failures now.
    looking: &'static str,
    started: Instant,
    /// What of the counters of machine and solver was handed over before.
    handed_over: (u64, u64),
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
        machine.possible.judges = Some(inputs::judge);
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
            telling: Arc::default(),
            keeper: None,
            cancel: Cancel::new(),
            paths: FxHashSet::default(),
            known: FxHashSet::default(),
            raced: FxHashSet::default(),
            stopped: false,
            hunting: None,
            sampling: false,
            long: None,
            longest: 0,
            steps: 0,
            between: None,
            hunts: None,
            looking: "",
            started: Instant::now(),
            handed_over: (0, 0),
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
        if options.volatile == Volatile::Atomic {
            self.outcome.assumptions.push("with volatile accesses as relaxed atomic ones".into());
        }
        if options.abort == Abort::End {
            self.outcome.assumptions.push("with `abort` as an ordinary end".into());
        }
        *self.machine.options_mut() = options;
    }

    /// Whether a budget is used up or somebody asked to stop. Says so in the results, once.
    pub fn should_stop(&mut self) -> bool {
        if self.stopped || self.hunting_is_over() {
            return true;
        }
        self.hunt_if_due();
        let counters = &self.outcome.counters;
        let over_executions =
            self.budget.executions.is_some_and(|most| counters.executions + counters.blocked >= most);
        let why = if let Some(why) = self.cancel.why() {
            why.to_owned()
        } else if over_executions {
            "the number of executions given".into()
        } else if self.has_found_enough() {
            "what comes after as many findings as asked for".into()
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
        let Allowance { executions, instructions, .. } = allowance;
        if !self.stopped {
            self.hunting = Some(Allowance {
                executions: self.outcome.counters.hunted + executions,
                instructions: self.machine.probes.instructions.saturating_add(instructions),
                ..allowance
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

    /// The results, counters brought up to date.
    pub fn finish(mut self) -> Outcome {
        // What is left to do is little, and needed.
        self.machine.set_cancel(Cancel::new());
        self.warn_of_length();
        self.warn_of_lock_orders();
        self.tell_of_suppressions();
        let stats = self.solver.stats();
        self.outcome.counters.solver_calls += stats.solver_calls();
        self.outcome.counters.instructions += self.machine.probes.instructions;
        self.outcome.counters.paths = self.paths.len() as u64;
        let coverage = self.machine.coverage();
        let counters = &mut self.outcome.counters;
        (counters.branches_covered, counters.branches_total) = coverage.sides();
        counters.branches_held = coverage.held();
        (counters.lines_covered, counters.lines_total) = coverage.lines();
        self.outcome.coverage = coverage;
        self.outcome.assumptions.extend(self.machine.assumptions());
        if self.outcome.symmetry.is_some_and(|alike| alike.groups > 0) {
            self.outcome.assumptions.push(ONE_ORDER.into());
        }
        self.outcome
    }
}
