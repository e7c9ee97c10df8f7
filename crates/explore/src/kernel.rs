//! What every search stands on: an execution whose results are told to the session as they show. Inputs are asked for where
//! an outcome needs them; threads that come to a halt, data races, ends and cuts are reported here and nowhere else; and why a
//! search cannot go on comes back as an error. It does not know why a step was chosen, or what is explored next.

use crate::execution::{Execution, Keep, Learned, Record, Rest};
use crate::failure;
use crate::race;
use crate::session::{Nowhere, Session};
use crate::starvation;
use crate::traced::KERNEL;
use std::fmt;
use threadbare_expr::Model;
use threadbare_machine::{Conflicts, Policy, State, Status, Thread, ThreadIx, Trait, Waits};
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, CodePoint, Ending, Event, KeptEnd, Location, Schedule, Symmetry};
use tracing::{debug, trace};

/// Why a search does not go on.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum Halt {
    /// The machine has learned something of the program: what was explored may lack executions.
    Again,
    /// A budget is used up, or somebody asked to stop. Which, the session has noted.
    Stopped,
    /// The search is not for this program.
    Unsuited(Unsuited),
}

/// Why a program is left to another search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsuited {
    /// What it has.
    pub what: &'static str,
    /// Where, if there is one place.
    pub location: Location,
}

impl Unsuited {
    /// Because of something that has no one place.
    pub fn new(what: &'static str) -> Unsuited {
        Unsuited { what, location: Location::default() }
    }

    /// Because of something that is there.
    pub fn at(what: &'static str, session: &Session, point: CodePoint) -> Unsuited {
        Unsuited { what, location: session.machine.location(point) }
    }
}

impl fmt::Display for Unsuited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the program has {}", self.what)?;
        match self.location.line {
            0 => Ok(()),
            _ => write!(f, " at {}", self.location),
        }
    }
}

impl From<Learned> for Halt {
    fn from(_: Learned) -> Halt {
        Halt::Again
    }
}

impl From<Unsuited> for Halt {
    fn from(unsuited: Unsuited) -> Halt {
        Halt::Unsuited(unsuited)
    }
}

/// Goes on, unless a budget is used up or somebody asked to stop. While hunting this takes a step from the allowance.
pub fn go_on(session: &mut Session) -> Result<(), Halt> {
    if session.should_stop() { Err(Halt::Stopped) } else { Ok(()) }
}

/// For a search that sees every schedule, or follows some to their ends: those too in which a thread goes round again, and
/// nobody asks which steps conflict.
pub fn see_every_schedule(session: &mut Session) {
    let policy = session.machine.policy();
    session.machine.set_policy(Policy {
        waits: Waits::GoRound,
        conflicts: Conflicts::Unasked,
        symmetry: Symmetry::Off,
        ..policy
    });
}

/// For a search that sees one schedule of each class: a thread that went round in vain looks later in another. What became
/// known of conflicts before is known from the start.
pub fn see_each_class(session: &mut Session, conflicts: Conflicts) {
    see_classes(session, conflicts, Symmetry::Off);
}

/// The same for a search that heeds turns: of threads that are alike it need not see every order.
pub fn see_classes(session: &mut Session, conflicts: Conflicts, symmetry: Symmetry) {
    let policy = session.machine.policy();
    session.machine.set_policy(Policy { waits: Waits::Elsewhere, conflicts, symmetry, ..policy });
    session.machine.settle();
}

/// Searches until nothing is learned any more that makes the search start again.
pub fn until_settled<T>(
    session: &mut Session,
    mut search: impl FnMut(&mut Session) -> Result<T, Halt>,
) -> Result<T, Halt> {
    loop {
        match search(session) {
            Err(Halt::Again) => {
                debug!(target: KERNEL, "something was learned of the program: starts again");
                session.start_again();
            }
            ended => return ended,
        }
    }
}

/// An execution on its way.
#[derive(Clone)]
pub struct Kernel<R: Record = Trace> {
    execution: Execution<R>,
    /// Whether the last event races with an earlier one.
    races: bool,
}

impl<R: Record> Kernel<R> {
    /// The start of an execution.
    pub fn start(session: &mut Session, keep: Keep) -> Result<Kernel<R>, Halt> {
        let execution = Execution::start(&mut session.machine, keep)?;
        let kernel = Kernel { execution, races: false };
        kernel.report_halts(session);
        Ok(kernel)
    }

    /// Where it stands.
    pub fn state(&self) -> &State {
        self.execution.state()
    }

    /// Gives the last state other inputs that lead there.
    pub fn set_model(&mut self, model: Model) {
        self.execution.set_model(model);
    }

    /// The steps that a replay has to be told to come here.
    pub fn schedule(&self) -> Schedule {
        self.execution.record().schedule()
    }

    /// Whether no thread can go on.
    pub fn is_over(&self) -> bool {
        !self.state().is_any_enabled()
    }

    /// Whether an execution in which this step has this outcome does not count, and nothing can happen in it any more:
    /// an assumption fails, and nobody else is there.
    pub fn is_void(&self, thread: ThreadIx, label: u32) -> bool {
        let state = self.state();
        state.fails_assumption(thread, label) && (state.is_nothing(thread, label) || self.is_alone(thread))
    }

    /// Whether no other thread may still do something.
    #[cold]
    #[inline(never)]
    fn is_alone(&self, thread: ThreadIx) -> bool {
        let live = |other: ThreadIx, at: &Thread| {
            other != thread && !matches!(at.status(), Status::Finished | Status::Halted(_))
        };
        self.state().threads.find(Trait::Lives, live).is_none()
    }

    /// Makes the inputs agree with an outcome of the thread's next step, if they can.
    pub fn agree(&mut self, session: &mut Session, thread: ThreadIx, label: u32) -> bool {
        match session.inputs_for(self.state(), thread, label) {
            Ok(Some(model)) => self.set_model(model),
            Ok(None) => {}
            Err(Nowhere) => return false,
        }
        true
    }

    /// Whether the inputs at hand lead to this outcome of the thread's next step.
    pub fn leads_to(&self, session: &mut Session, thread: ThreadIx, label: u32) -> bool {
        session.wanting(self.state(), thread, label).is_none()
    }

    /// Takes the thread's next step with this outcome, and reports what it shows; false if no inputs lead there.
    pub fn take(&mut self, session: &mut Session, thread: ThreadIx, label: u32) -> Result<bool, Halt> {
        if !self.step(session, thread, label)? {
            return Ok(false);
        }
        if self.races {
            self.report_races(session);
        }
        self.report_halts(session);
        Ok(true)
    }

    /// The same for a step that was taken before, after the same steps in another order: who halts was reported then, a race
    /// may be new.
    pub fn take_moved(&mut self, session: &mut Session, thread: ThreadIx, label: u32) -> Result<bool, Halt> {
        let taken = self.step(session, thread, label)?;
        if taken && self.races {
            self.report_races(session);
        }
        Ok(taken)
    }

    /// The same for a step that was taken before in the same place: nothing is new.
    pub fn take_again(&mut self, session: &mut Session, thread: ThreadIx, label: u32) -> Result<bool, Halt> {
        self.step(session, thread, label)
    }

    /// Takes a step; false if no inputs lead there.
    #[inline(always)] // every search goes through here at each step
    fn step(&mut self, session: &mut Session, thread: ThreadIx, label: u32) -> Result<bool, Halt> {
        let Ok(inputs) = session.inputs_for(self.state(), thread, label) else { return Ok(false) };
        session.steps += 1;
        self.races = self.execution.take(&mut session.machine, thread, label, inputs)?.is_some();
        trace!(target: KERNEL, "thread {} takes a step, outcome {label}", self.state().threads[thread].id);
        Ok(true)
    }

    /// No thread can go on: counts the execution, and says what is wrong with its end.
    pub fn end(&self, session: &mut Session) {
        if self.state().is_cut() {
            session.count_blocked();
        } else {
            session.count_execution(self.state(), || self.execution.record().events());
            session.note_end(self.execution.record().steps());
        }
        session.keep(self.state(), || self.schedule(), None);
        debug!(target: KERNEL, "the end of an execution");
        session.record_end(self.state(), || self.schedule());
    }

    /// Nobody may go on from here: what would come is seen in other executions.
    pub fn redundant(&self, session: &mut Session) {
        session.count_blocked();
        session.keep(self.state(), || self.schedule(), Some(KeptEnd::Redundant));
    }

    /// Reports why threads go no further that have just come to a halt.
    #[inline]
    fn report_halts(&self, session: &mut Session) {
        for thread in self.execution.halted() {
            self.report_halted(session, *thread);
        }
    }

    /// Reports why a thread goes no further.
    fn report_halted(&self, session: &mut Session, thread: ThreadIx) {
        let thread = &self.state().threads[thread];
        let Status::Halted(ending) = thread.status() else { return };
        let location = session.machine.location(thread.point());
        debug!(target: KERNEL, "thread {} halts at {location}: {ending:?}", thread.id);
        match ending {
            Ending::Error(error) => {
                if failure::shows_at_once(thread, error) {
                    let failure = failure::halted(&session.machine, self.state(), thread, error);
                    session.record(self.state(), || self.schedule(), failure);
                }
            }
            Ending::Unsupported { what } => session.give_up(what.clone(), location, true),
            Ending::Bounded { bound } => session.give_up(bound.clone(), location, false),
            Ending::AssumptionFailed | Ending::Finished { .. } => {}
        }
    }

    /// Reports the earlier events that the last one races with.
    fn report_races(&self, session: &mut Session) {
        for first in self.execution.record().races() {
            let Some((first, second)) = self.execution.record().pair(first) else { return };
            if !race::counts(&session.machine, self.state(), second) {
                return;
            }
            let at = |event: &Event| session.machine.location(event.code);
            debug!(target: KERNEL, "threads {} at {} and {} at {} may race", first.thread, at(first), second.thread, at(second));
            session.record_race(self.state(), || self.schedule(), first, second);
        }
    }
}

/// For searches that look at what has happened.
impl Kernel {
    /// The execution that a search is at.
    pub fn execution(&self) -> &Execution {
        &self.execution
    }

    /// What has happened.
    pub fn trace(&self) -> &Trace {
        self.execution.trace()
    }

    /// How many events there were.
    pub fn len(&self) -> usize {
        self.execution.len()
    }

    /// The event at a position.
    pub fn event(&self, position: usize) -> &Event {
        self.execution.trace().event(position)
    }

    /// The state before the event at a position; the last one stands behind the last event.
    pub fn at(&self, position: usize) -> &State {
        self.execution.at(position)
    }

    /// Goes back to where so many events had happened.
    pub fn back_to(&mut self, len: usize) {
        self.execution.back_to(len);
    }

    /// Leaves all that came after so many events, to go on with it later.
    pub fn split_off(&mut self, len: usize) -> Rest {
        self.execution.split_off(len)
    }

    /// Goes on with what was left.
    pub fn append(&mut self, rest: Rest) {
        self.execution.append(rest);
    }

    /// The threads that can go on. One that has to decide something about inputs does so alone: that concerns nobody
    /// else, so its place among the others' steps does not matter.
    pub fn enabled(&self) -> Vec<ThreadIx> {
        let state = self.state();
        if state.exited.is_some() {
            return Vec::new();
        }
        let decides = |thread: &ThreadIx| {
            matches!(state.next(*thread).map(|next| &next.action), Some(Action::Branch { .. }))
        };
        let mut enabled: Vec<ThreadIx> =
            state.threads.that_may(Trait::Stands).filter(|thread| state.is_enabled(*thread)).collect();
        if let Some(first) = enabled.iter().copied().find(decides) {
            enabled = vec![first];
        }
        enabled
    }

    /// Runs a sequence of events of this execution, by position, on a copy of the state at `from`, with the inputs of
    /// `model`; none if one of them cannot be taken.
    pub fn rerun(
        &self,
        session: &mut Session,
        from: usize,
        model: &Model,
        events: &[usize],
    ) -> Result<Option<State>, Halt> {
        let mut state = self.at(from).clone();
        state.model = model.clone();
        for at in events {
            let event = self.event(*at);
            let Some(thread) = state.index_of(event.thread) else { return Ok(None) };
            session.machine.try_step(&mut state, thread, event.label)?;
        }
        Ok(Some(state))
    }

    /// The execution is too long to go on with.
    pub fn cut(&self, session: &mut Session) {
        session.count_blocked();
        session.keep(self.state(), || self.schedule(), Some(KeptEnd::Cut("it goes on for long".into())));
        if let Some(last) = self.len().checked_sub(1) {
            let location = session.machine.location(self.event(last).code);
            session.note_length(self.len(), self.state().threads.len(), location);
        }
        for warning in starvation::warnings(&session.machine, self.state(), self.trace()) {
            session.warn(warning);
        }
    }
}
