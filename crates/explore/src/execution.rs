//! An execution: the states that it goes through, and what happens between them. The one place of this room where a machine
//! takes steps: what a step teaches the machine comes back with it as an error, so that nobody can overlook it. It reports
//! nothing, asks no solver, and does not know why a step was chosen.

use std::ops::Deref;
use std::rc::Rc;
use threadbare_expr::{Cancel, Model, Term, Terms};
use threadbare_machine::seen::Seen;
use threadbare_machine::{
    Knowledge, Machine, Options, Picks, PlainModel, Policy, State, Status, ThreadIx, Trait,
};
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, Event, Input, InputKind, Order, Range, Schedule, Step};

/// The machine has learned something of the program that makes steps visible which were not, or conflict which did not:
/// what was explored before may lack executions, and the search has to start again, knowing it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub struct Learned;

/// A machine whose steps are taken by executions alone. All else can be asked of it as of any machine; nobody gets hold of the
/// machine itself to change it:
///
/// ```compile_fail,E0596
/// # use threadbare_explore::Session;
/// # use threadbare_machine::State;
/// fn steps_in_secret(session: &mut Session, state: &mut State) {
///     session.machine.step(state, 0, 0);
/// }
/// ```
///
/// ```compile_fail,E0596
/// # use threadbare_explore::Session;
/// fn overlooks_what_was_learned(session: &mut Session) {
///     let _ = session.machine.has_learned();
/// }
/// ```
pub struct Stepper(Machine);

impl Deref for Stepper {
    type Target = Machine;

    fn deref(&self) -> &Machine {
        &self.0
    }
}

impl Stepper {
    /// Takes a machine over.
    pub fn new(machine: Machine) -> Stepper {
        Stepper(machine)
    }

    /// The terms of all states.
    pub fn terms(&mut self) -> &mut Terms {
        &mut self.0.arena.terms
    }

    /// From now on it is noted what happens to the program. Before the first execution.
    pub fn note_what_happens(&mut self) {
        self.0.probes.seen = Some(Box::default());
    }

    /// What has happened to the program, if that was noted.
    pub fn take_notes(&mut self) -> Option<Box<Seen>> {
        self.0.probes.seen.take()
    }

    /// How the machine goes about it.
    pub fn set_policy(&mut self, policy: Policy) {
        self.0.set_policy(policy);
    }

    /// What the run gets from outside.
    pub fn options_mut(&mut self) -> &mut Options {
        &mut self.0.options
    }

    /// From now on inputs have these values; those that are missing are zero.
    pub fn give_inputs(&mut self, inputs: &[Input]) {
        self.0.give_inputs(inputs);
    }

    /// From now on runs heed this word.
    pub fn set_cancel(&mut self, cancel: Cancel) {
        self.0.set_cancel(cancel);
    }

    /// Has the table of values tried first in common with other machines.
    pub fn share_picks(&mut self, picks: Picks) {
        self.0.share_picks(picks);
    }

    /// Forgets what was asked before, once that is much.
    pub fn forget_questions(&mut self) {
        self.0.forget_questions();
    }

    /// From now on steps are remembered, and not executed again.
    pub fn recall_steps(&mut self) {
        self.0.recall_steps();
    }

    /// Forgets all steps that were remembered.
    pub fn forget_steps(&mut self) {
        self.0.forget_steps();
    }

    /// The condition on the inputs under which the thread's next step has this outcome.
    pub fn condition_of(&mut self, state: &State, thread: ThreadIx, label: u32) -> Option<Term> {
        self.0.condition_of(state, thread, label)
    }

    /// The condition on the inputs under which it has one that comes before this.
    pub fn condition_before(&mut self, state: &State, thread: ThreadIx, label: u32) -> Option<Term> {
        self.0.condition_before(state, thread, label)
    }

    /// The terms of the inputs that lead to a state, with their widths and how they are read.
    pub fn input_terms(&mut self, state: &State) -> Vec<(Term, u32, InputKind)> {
        self.0.input_terms(state)
    }

    /// A model that was plain data.
    pub fn model_of(&mut self, plain: &PlainModel) -> Model {
        self.0.model_of(plain)
    }

    /// What is in memory there, in one piece; nothing if that is not one object.
    pub fn content(&mut self, state: &State, range: Range) -> Option<Term> {
        self.0.content(state, range)
    }

    /// Takes over what others have learned of the program.
    pub fn learn(&mut self, knowledge: &Knowledge) {
        self.0.learn(knowledge);
    }

    /// Whether something was learned since the last step that makes whoever explores start again: from others, that is, since
    /// what a step teaches comes back with it.
    pub fn check(&mut self) -> Result<(), Learned> {
        if self.0.has_learned() { Err(Learned) } else { Ok(()) }
    }

    /// What was learned so far is known from here on, and makes nobody start again.
    pub fn settle(&mut self) {
        self.0.settle();
    }

    /// A step on a state that belongs to no execution: what would happen.
    pub fn try_step(&mut self, state: &mut State, thread: ThreadIx, label: u32) -> Result<Event, Learned> {
        let event = self.0.step(state, thread, label);
        self.check().map(|()| event)
    }
}

/// What is kept of what happens.
pub trait Record: Clone + Default {
    /// Notes an event. Returns the earlier one that it races with, if there is one and events are kept.
    fn note(&mut self, event: Event) -> Option<usize>;
    /// The steps that a replay has to be told.
    fn schedule(&self) -> Schedule;
    /// How many steps were noted.
    fn steps(&self) -> usize;
    /// All events, if they are kept.
    fn events(&self) -> Vec<Event>;
    /// The earlier events that the last one races with, the latest first, if events are kept.
    fn races(&self) -> Vec<usize>;
    /// The event at a position and the last one, if they are kept.
    fn pair(&self, first: usize) -> Option<(&Event, &Event)>;
}

impl Record for Trace {
    fn note(&mut self, event: Event) -> Option<usize> {
        self.push(event).data_race
    }

    fn schedule(&self) -> Schedule {
        Schedule { steps: (0..self.len()).filter_map(|at| step_of(self.event(at))).collect() }
    }

    fn steps(&self) -> usize {
        self.len()
    }

    fn events(&self) -> Vec<Event> {
        Trace::events(self)
    }

    fn races(&self) -> Vec<usize> {
        Trace::races(self)
    }

    fn pair(&self, first: usize) -> Option<(&Event, &Event)> {
        Some((self.event(first), self.event(self.len().checked_sub(1)?)))
    }
}

/// The steps alone, shared with whoever began in the same way: enough where there is one thread.
#[derive(Clone, Default)]
pub struct Steps(Rc<Vec<Step>>);

impl Record for Steps {
    fn note(&mut self, event: Event) -> Option<usize> {
        if let Some(step) = step_of(&event) {
            Rc::make_mut(&mut self.0).push(step);
        }
        None
    }

    fn schedule(&self) -> Schedule {
        Schedule { steps: self.0.to_vec() }
    }

    fn steps(&self) -> usize {
        self.0.len()
    }

    fn events(&self) -> Vec<Event> {
        Vec::new()
    }

    fn races(&self) -> Vec<usize> {
        Vec::new()
    }

    fn pair(&self, _: usize) -> Option<(&Event, &Event)> {
        None
    }
}

/// Which states of an execution stay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// Those before every event, to come back to.
    All,
    /// The last.
    Last,
}

/// An execution so far.
#[derive(Clone)]
pub struct Execution<R: Record = Trace> {
    /// The state before each event, and the one after the last; or that one alone.
    states: Vec<State>,
    record: R,
    keep: Keep,
    /// Who has come to a halt by the last step.
    halted: Vec<ThreadIx>,
}

impl<R: Record> Execution<R> {
    /// An execution in which nothing has happened yet.
    pub fn start(stepper: &mut Stepper, keep: Keep) -> Result<Execution<R>, Learned> {
        let execution = Execution::given(stepper, keep);
        stepper.check().map(|()| execution)
    }

    /// The start of an execution whose schedule is given.
    pub fn given(stepper: &mut Stepper, keep: Keep) -> Execution<R> {
        let state = stepper.0.start();
        let halted = halted_among(&state).collect();
        Execution { states: vec![state], record: R::default(), keep, halted }
    }

    /// Where it stands.
    pub fn state(&self) -> &State {
        // There is always one.
        &self.states[self.states.len() - 1]
    }

    /// Gives the last state other inputs that lead there.
    pub fn set_model(&mut self, model: Model) {
        self.last().model = model;
    }

    fn last(&mut self) -> &mut State {
        let last = self.states.len() - 1;
        &mut self.states[last]
    }

    /// What has happened.
    pub fn record(&self) -> &R {
        &self.record
    }

    /// The threads that have come to a halt by the last step, or before the first.
    pub fn halted(&self) -> &[ThreadIx] {
        &self.halted
    }

    /// Takes the thread's next step with this outcome, which the state's inputs must have, or these. Returns the position of an
    /// earlier event that it races with.
    #[inline]
    pub fn take(
        &mut self,
        stepper: &mut Stepper,
        thread: ThreadIx,
        label: u32,
        inputs: Option<Model>,
    ) -> Result<Option<usize>, Learned> {
        let race = self.advance(stepper, thread, label, inputs);
        stepper.check().map(|()| race)
    }

    /// Takes a step of a schedule that is given, and leads where it leads: that something is learned on the way changes
    /// nothing for whoever explores nothing.
    pub fn follow(&mut self, stepper: &mut Stepper, thread: ThreadIx, label: u32) -> Option<usize> {
        self.advance(stepper, thread, label, None)
    }

    #[inline]
    fn advance(
        &mut self,
        stepper: &mut Stepper,
        thread: ThreadIx,
        label: u32,
        inputs: Option<Model>,
    ) -> Option<usize> {
        let mut before = Vec::new();
        match self.keep {
            Keep::All => self.states.push(self.state().clone()),
            Keep::Last => before.extend(halted_among(self.state())),
        }
        let state = self.last();
        if let Some(model) = inputs {
            state.model = model;
        }
        let event = stepper.0.step(state, thread, label);
        let race = self.record.note(event);
        self.halted.clear();
        if let [.., earlier, state] = &self.states[..] {
            state.threads.changed_since(&earlier.threads, |index, thread, was| {
                if is_halted(thread.status()) && !was.is_some_and(|was| is_halted(was.status())) {
                    self.halted.push(index);
                }
            });
        } else if let Some(state) = self.states.last() {
            self.halted.extend(halted_among(state).filter(|thread| before.binary_search(thread).is_err()));
        }
        race
    }
}

/// What is needed only where all is kept.
impl Execution {
    /// How many events there were.
    pub fn len(&self) -> usize {
        self.record.len()
    }

    /// What has happened.
    pub fn trace(&self) -> &Trace {
        &self.record
    }

    /// The state before the event at a position; the last one stands behind the last event.
    pub fn at(&self, position: usize) -> &State {
        &self.states[position]
    }

    /// Goes back to where so many events had happened.
    pub fn back_to(&mut self, len: usize) {
        self.record.truncate(len);
        self.states.truncate(len + 1);
    }

    /// Leaves all that came after so many events, to go on with it later.
    pub fn split_off(&mut self, len: usize) -> Rest {
        let events = (len..self.record.len()).map(|at| self.record.event(at).clone()).collect();
        self.record.truncate(len);
        Rest { events, states: self.states.split_off(len + 1) }
    }

    /// Goes on with what was left.
    pub fn append(&mut self, rest: Rest) {
        for event in rest.events {
            self.record.push(event);
        }
        self.states.extend(rest.states);
    }

    /// All states that are kept, and the terms that the events name: what a collection of terms must leave.
    pub fn needs(&self) -> (impl Iterator<Item = &State>, impl Iterator<Item = Term>) {
        let events = (0..self.record.len()).map(|at| self.record.event(at));
        (self.states.iter(), events.flat_map(terms_of))
    }
}

/// What came after some event, while something else is explored.
pub struct Rest {
    events: Vec<Event>,
    /// The states behind the events.
    states: Vec<State>,
}

impl Rest {
    /// All states, and the terms that the events name.
    pub fn needs(&self) -> (impl Iterator<Item = &State>, impl Iterator<Item = Term>) {
        (self.states.iter(), self.events.iter().flat_map(terms_of))
    }

    /// The states behind the events.
    pub fn states(&self) -> &[State] {
        &self.states
    }
}

/// The terms that an event names.
fn terms_of(event: &Event) -> impl Iterator<Item = Term> + use<> {
    [event.address, event.used].into_iter().filter_map(Term::from_raw)
}

fn halted_among(state: &State) -> impl Iterator<Item = ThreadIx> + '_ {
    state.threads.that_may(Trait::Halted).filter(|thread| is_halted(state.threads[*thread].status()))
}

fn is_halted(status: &Status) -> bool {
    matches!(status, Status::Halted(_))
}

/// What a replay has to be told of an event: with the inputs fixed, branches decide themselves.
fn step_of(event: &Event) -> Option<Step> {
    let label = match event.action {
        Action::Branch { .. } => return None,
        Action::Signal { .. } | Action::Wait { .. } | Action::Choose => event.label,
        _ => 0,
    };
    let read = match event.action {
        Action::Read { range, order: Order::Plain } => range,
        _ => Range::default(),
    };
    Some(Step { thread: event.thread, label, read })
}
