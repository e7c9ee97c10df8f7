//! Re-execution of a witness: the same machine, the inputs fixed, the schedule followed step by step. Nothing
//! is searched and nothing is solved here.

use crate::ends;
use crate::execution::{Execution, Keep, Stepper};
use crate::failure::{callers, halted, shows_at_once, stands};
use crate::race::{self, Side};
use crate::told::{note, touched};
use std::cell::RefCell;
use std::fmt;
use std::sync::Arc;
use threadbare_expr::Cancel;
use threadbare_ir::program::Program;
use threadbare_machine::{Choice, Machine, Policy, SetupError, State, Status, Waits};
use threadbare_trace::seen::show;
use threadbare_trace::witness::{FORMAT, is_read};
use threadbare_trace::{
    Action, Draw, Ending, ErrorKind, Event, Given, Location, Range, ThreadId, Touched, Witness,
    WitnessedFailure,
};

/// What a witness led to.
#[derive(Clone)]
pub struct Replayed {
    /// How the execution failed, in every way that it did.
    pub failures: Vec<WitnessedFailure>,
    /// What happened, with the state's view of it.
    pub steps: Vec<ReplayedStep>,
    /// The threads and the functions that they run.
    pub threads: Vec<(ThreadId, String)>,
    /// The inputs that they took.
    pub draws: Vec<Draw>,
    /// Those that could go on.
    pub(crate) left: Vec<ThreadId>,
    /// Whether nobody could.
    pub(crate) is_over: bool,
}

/// One step of a replay.
#[derive(Clone)]
pub struct ReplayedStep {
    /// The event.
    pub event: Event,
    /// Where it is in the source.
    pub location: Location,
    /// What it did, in the source's words.
    pub note: String,
    /// What it read, changed or used.
    pub touched: Vec<Touched>,
    /// The calls that lead there, the innermost first.
    pub callers: Vec<Location>,
}

/// Why a witness cannot be followed to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// It is of another version of the program.
    OtherProgram,
    /// It has a format that this version does not read.
    Format(u32),
    /// The program cannot be set up.
    Setup(String),
    /// There was no time to follow it to its end.
    Late,
    /// It can be followed to its end, and fails in another way or not at all.
    Otherwise,
    /// It can be followed to its end, and ends in another way.
    OtherEnd,
    /// A step is none with these inputs: a look that would be in vain, so that the thread waits there, or the rest of what the thread
    /// has read already.
    Needless {
        /// Which, from 0.
        step: usize,
        /// Whose.
        thread: ThreadId,
    },
    /// A step cannot be taken.
    Diverged {
        /// Which, from 0.
        step: usize,
        /// Whose.
        thread: ThreadId,
        /// Why.
        why: String,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::OtherProgram => f.write_str("the witness belongs to another version of the program"),
            ReplayError::Format(format) => {
                write!(f, "the witness has format {format}; this version reads formats up to {FORMAT}")
            }
            ReplayError::Setup(why) => f.write_str(why),
            ReplayError::Late => f.write_str("there was no time to follow it to its end"),
            ReplayError::Otherwise => f.write_str("diverges: it does not fail as the witness says"),
            ReplayError::OtherEnd => f.write_str("diverges: it does not end as it did"),
            ReplayError::Needless { step, thread } => {
                write!(
                    f,
                    "step {step}, by thread {thread}, cannot be taken: there is nothing left for it to do"
                )
            }
            ReplayError::Diverged { step, thread, why } => {
                write!(f, "step {step}, by thread {thread}, cannot be taken: {why}")
            }
        }
    }
}

impl Replayed {
    /// Whether the execution failed as the witness says: the same kind, thread and place.
    pub fn shows(&self, expected: &WitnessedFailure) -> bool {
        self.find(expected).is_some()
    }

    /// Who of those that go round for ever has not looked yet: with symbols for inputs it was known without a look that it is in vain.
    pub(crate) fn has_still_to_look(&self, expected: &WitnessedFailure) -> Option<ThreadId> {
        let is_meant = |id: &&ThreadId| {
            **id == expected.thread || expected.others.iter().any(|other| other.thread == **id)
        };
        self.left.iter().find(is_meant).filter(|_| expected.kind == ErrorKind::EndlessLoop).copied()
    }

    /// The failure of the same kind, thread and place; the values in its message may be others. Of a race both accesses are the
    /// same, in whichever order: with known inputs a call of the library may be one step that was several.
    pub fn find(&self, expected: &WitnessedFailure) -> Option<&WitnessedFailure> {
        self.failures.iter().find(|seen| is_same(seen, expected))
    }
}

/// Whether two failures are of the same kind, thread and place, as they are or as a person sees them, and so are both accesses of a race. What a race is about is not
/// said by witnesses of earlier versions. At which place of a loop it is noticed that it never ends depends on how much is known: with
/// known inputs that is earlier.
pub(crate) fn is_same(seen: &WitnessedFailure, expected: &WitnessedFailure) -> bool {
    if seen.kind == ErrorKind::EndlessLoop {
        return expected.kind == seen.kind && expected.thread == seen.thread;
    }
    is_same_at(seen, expected) || is_same_at(&seen.clone().seen(), expected)
}

fn is_same_at(seen: &WitnessedFailure, expected: &WitnessedFailure) -> bool {
    let own = |failure: &WitnessedFailure| (failure.thread, failure.location.clone());
    if seen.kind != ErrorKind::Race || expected.kind != ErrorKind::Race {
        return seen.kind == expected.kind && own(seen) == own(expected);
    }
    let other = |failure: &WitnessedFailure| {
        failure.others.first().map(|access| (access.thread, access.location.clone()))
    };
    let (one, two) = ((Some(own(seen)), other(seen)), (Some(own(expected)), other(expected)));
    let is_about = |failure: &WitnessedFailure| !failure.variable.is_empty();
    (one == two || (one.1, one.0) == two)
        && (seen.variable == expected.variable || !is_about(seen) || !is_about(expected))
}

/// The threads of a race.
pub(crate) fn racing_threads(failure: &WitnessedFailure) -> Option<[ThreadId; 2]> {
    let other = failure.others.first().filter(|_| failure.kind == ErrorKind::Race)?;
    Some(unordered(failure.thread, other.thread))
}

/// Two threads, in an order that does not depend on which is named first.
pub(crate) fn unordered(one: ThreadId, other: ThreadId) -> [ThreadId; 2] {
    [one.min(other), one.max(other)]
}

/// A machine that has what the witness says, and follows no other inputs.
pub(crate) fn prepare(program: Arc<Program>, given: Given<'_>) -> Result<Machine, ReplayError> {
    let mut machine =
        Machine::new(program, given.entry, threadbare_models::library()).map_err(|error| match error {
            SetupError::Entry(why) | SetupError::Unsupported(why) => ReplayError::Setup(why),
        })?;
    machine.options = given.options.clone();
    machine.give_inputs(given.inputs);
    machine.share_sites(given.shared);
    machine.await_at(given.awaits);
    machine.set_policy(Policy { waits: Waits::GoRound, ..machine.policy() });
    Ok(machine)
}

/// Follows a witness.
pub fn replay(program: Arc<Program>, witness: &Witness) -> Result<Replayed, ReplayError> {
    replay_within(program, witness, u64::MAX, &Cancel::new())
}

/// Follows a witness, with at most so many instructions between two visible steps, and while there is time.
pub fn replay_within(
    program: Arc<Program>,
    witness: &Witness,
    patience: u64,
    cancel: &Cancel,
) -> Result<Replayed, ReplayError> {
    if !is_read(witness.format) {
        return Err(ReplayError::Format(witness.format));
    }
    follow_within(program, witness.given(), patience, cancel)
}

/// Follows what is given.
pub(crate) fn follow(program: Arc<Program>, given: Given<'_>) -> Result<Replayed, ReplayError> {
    follow_within(program, given, u64::MAX, &Cancel::new())
}

/// The same, within bounds.
pub(crate) fn follow_within(
    program: Arc<Program>,
    given: Given<'_>,
    patience: u64,
    cancel: &Cancel,
) -> Result<Replayed, ReplayError> {
    if given.program != program.hash() {
        return Err(ReplayError::OtherProgram);
    }
    let mut machine = prepare(program, given)?;
    machine.set_policy(Policy { patience, ..machine.policy() });
    machine.set_cancel(cancel.clone());
    machine.probes.drawn = Some(RefCell::default());
    let mut machine = Stepper::new(machine);
    let mut execution: Execution = Execution::given(&mut machine, Keep::Last);
    let mut steps: Vec<ReplayedStep> = Vec::new();
    let mut failures = Vec::new();
    let mut draws = Vec::new();
    note_draws(&machine, 0, &mut draws);
    let wanted = given.failure.and_then(racing_threads);
    // What threads have read beyond what the schedule says.
    let mut beyond: Vec<(ThreadId, Range)> = Vec::new();
    for (number, step) in given.steps.iter().enumerate() {
        let diverged =
            |why: &str| ReplayError::Diverged { step: number, thread: step.thread, why: why.into() };
        if cancel.is_requested() {
            return Err(ReplayError::Late);
        }
        if let Some(at) = beyond.iter().position(|(thread, _)| *thread == step.thread) {
            let (_, rest) = beyond.swap_remove(at);
            if step.read.len > 0 && step.read.start == rest.start {
                return Err(ReplayError::Needless { step: number, thread: step.thread });
            }
        }
        let state = execution.state();
        let thread = state.index_of(step.thread).ok_or_else(|| diverged("there is no such thread yet"))?;
        if !state.is_enabled(thread) {
            if matches!(state.threads[thread].status(), Status::Spinning(_)) {
                return Err(ReplayError::Needless { step: number, thread: step.thread });
            }
            return Err(diverged("the thread cannot go on here"));
        }
        if !machine.labels(state, thread).contains(&step.label) {
            return Err(diverged("it has no such outcome here"));
        }
        if matches!(state.next(thread).map(|next| &next.choice), Some(Choice::Condition { .. })) {
            return Err(diverged("it depends on something that the witness does not say"));
        }
        let before = state.clone();
        let latest = execution.follow(&mut machine, thread, step.label);
        note_draws(&machine, number + 1, &mut draws);
        let event = execution.trace().event(number).clone();
        if let Action::Read { range, .. } = event.action
            && step.read.len > 0
            && range.start == step.read.start
            && range.len > step.read.len
        {
            let rest = Range { start: step.read.end(), len: range.len - step.read.len };
            beyond.push((step.thread, rest));
        }
        let location = machine.location(event.code);
        let touched = touched(&machine, &before, execution.state(), &event.action);
        let stands = |state: &State| stands(&machine, &state.threads[thread]);
        let note = match (stands(&before), stands(execution.state())) {
            (false, _) => note(&machine, &before, execution.state(), &event, &touched),
            (true, true) => "stands here".to_owned(),
            (true, false) => "goes on".to_owned(),
        };
        let callers = callers(&machine, &before.threads[thread]);
        steps.push(ReplayedStep { event, location, note, touched, callers });
        if latest.is_some() {
            let side = |at: usize| Side {
                event: &steps[at].event,
                touched: None,
                callers: steps[at].callers.clone(),
            };
            // Of all races of one step, the latest one and those that may be the one that is looked for.
            let is_wanted = |first: &usize| {
                wanted == Some(unordered(steps[*first].event.thread, steps[number].event.thread))
            };
            let races = execution.trace().races().into_iter();
            for first in races.filter(|first| Some(*first) == latest || is_wanted(first)) {
                failures.push(race::failure(&machine, execution.state(), side(first), side(number)));
            }
        }
    }
    let state = execution.state();
    let events = || steps.iter().map(|step| step.event.clone()).collect();
    failures.extend(failures_of(&machine, state, events));
    let threads = state.threads.iter().map(|thread| (thread.id, machine.name_of(thread.entry))).collect();
    let ids = state.threads.iter().map(|thread| thread.id);
    let left = ids.filter(|id| state.index_of(*id).is_some_and(|thread| state.is_enabled(thread))).collect();
    Ok(Replayed { failures, steps, threads, draws, left, is_over: !execution.state().is_any_enabled() })
}

/// Writes down the inputs that were taken since this was last asked.
fn note_draws(machine: &Machine, after: usize, draws: &mut Vec<Draw>) {
    for drawn in machine.take_drawn() {
        let mut places: Vec<Location> = drawn.calls.iter().map(|point| machine.location(*point)).collect();
        let function = drawn.calls.first().and_then(|point| machine.called_at(*point)).unwrap_or_default();
        let mut location = places.remove(0);
        show(&mut location, &mut places);
        draws.push(Draw { thread: drawn.thread, index: drawn.index, after, function, location });
    }
}

/// A witness that an earlier version wrote, as this one would write it: that a wait ends for no reason was said at its end, and
/// is now said where it begins. Others stay as they are.
pub fn renewed(program: &Arc<Program>, witness: Witness) -> Witness {
    if witness.options.spurious_wakeups == 0 {
        return witness;
    }
    let mut renewed = witness.clone();
    let mut reached = 0;
    loop {
        match replay(program.clone(), &renewed) {
            Ok(_) => return renewed,
            Err(ReplayError::Diverged { step, thread, .. }) if step > reached => {
                reached = step;
                let steps = &mut renewed.schedule.steps;
                let began = steps[..step].iter().rposition(|earlier| earlier.thread == thread);
                let Some(began) = began.filter(|began| steps[*began].label == 0) else { return witness };
                steps[began].label = 1;
                steps[step].label = 0;
            }
            Err(_) => return witness,
        }
    }
}

/// How a state fails: threads that were halted by an error, or threads that wait for ever.
pub(crate) fn failures_of(
    machine: &Machine,
    state: &State,
    events: impl Fn() -> Vec<Event>,
) -> Vec<WitnessedFailure> {
    let mut failures: Vec<WitnessedFailure> = Vec::new();
    for thread in state.threads.iter() {
        if let Status::Halted(Ending::Error(failure)) = thread.status()
            && shows_at_once(thread, failure)
        {
            failures.push(halted(machine, state, thread, failure));
        }
    }
    failures.extend(ends::failures(machine, state, events));
    failures
}
