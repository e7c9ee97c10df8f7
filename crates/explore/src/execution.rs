//! An execution: the states that it goes through, and what happens between them. The one place of this room where a machine
//! takes steps: what a step teaches the machine comes back with it as an error, so that nobody can overlook it. It reports
//! nothing, asks no solver, and does not know why a step was chosen.

use std::ops::Deref;
use std::rc::Rc;
use threadbare_expr::{Cancel, Model, Term, Terms};
use threadbare_machine::{Knowledge, Machine, Options, Policy, State, Status, ThreadIx, Trait};
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, Event, Schedule, Step};

/// The machine has learned something of the program that makes steps visible which were not, or conflict which did not:
/// what was explored before may lack executions, and the search has to start again, knowing it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub struct Learned;

/// A machine whose steps are taken by executions alone. All else can be asked of it as of any machine.
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

    /// The machine itself, to set it up before the first step and to ask what needs its terms. What a step teaches it that
    /// is taken this way is noticed at the next step of an execution only.
    pub fn inner(&mut self) -> &mut Machine {
        &mut self.0
    }

    /// The terms of all states.
    pub fn terms(&mut self) -> &mut Terms {
        &mut self.0.arena.terms
    }

    /// How the machine goes about it.
    pub fn set_policy(&mut self, policy: Policy) {
        self.0.set_policy(policy);
    }

    /// What the run gets from outside.
    pub fn set_options(&mut self, options: Options) {
        self.0.options = options;
    }

    /// From now on runs heed this word.
    pub fn set_cancel(&mut self, cancel: Cancel) {
        self.0.set_cancel(cancel);
    }

    /// Takes over what others have learned of the program.
    pub fn learn(&mut self, knowledge: &Knowledge) {
        self.0.learn(knowledge);
    }

    /// Whether steps turned out to conflict that were taken not to, here or by what was taken over from others. Only who
    /// explores by conflicts asks.
    pub fn check_conflicts(&mut self) -> Result<(), Learned> {
        if self.0.conflicts_changed() { Err(Learned) } else { Ok(()) }
    }

    /// What was learned so far is known from here on, and makes nobody start again.
    pub fn settle(&mut self) {
        self.0.sharing_changed();
        self.0.conflicts_changed();
    }

    /// A step on a state that belongs to no execution: what would happen.
    pub fn try_step(&mut self, state: &mut State, thread: ThreadIx, label: u32) -> Result<Event, Learned> {
        let event = self.0.step(state, thread, label);
        if self.0.sharing_changed() { Err(Learned) } else { Ok(event) }
    }
}

/// What is kept of what happens.
pub trait Record: Clone + Default {
    /// Notes an event. Returns the earlier one that it races with, if there is one and events are kept.
    fn note(&mut self, event: Event) -> Option<usize>;
    /// The steps that a replay has to be told.
    fn schedule(&self) -> Schedule;
    /// All events, if they are kept.
    fn events(&self) -> Vec<Event>;
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

    fn events(&self) -> Vec<Event> {
        Trace::events(self)
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

    fn events(&self) -> Vec<Event> {
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
}

/// What a step showed.
#[must_use]
pub struct Shown {
    /// Threads that have come to a halt.
    pub halted: Vec<ThreadIx>,
    /// The position of an earlier event that the last one races with.
    pub race: Option<usize>,
}

impl<R: Record> Execution<R> {
    /// An execution in which nothing has happened yet.
    pub fn start(stepper: &mut Stepper, keep: Keep) -> Result<Execution<R>, Learned> {
        let execution = Execution::given(stepper, keep);
        if stepper.0.sharing_changed() { Err(Learned) } else { Ok(execution) }
    }

    /// The start of an execution whose schedule is given.
    pub fn given(stepper: &mut Stepper, keep: Keep) -> Execution<R> {
        Execution { states: vec![stepper.0.start()], record: R::default(), keep }
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

    /// The threads that have come to a halt before anything happened.
    pub fn halted_at_start(&self) -> Vec<ThreadIx> {
        halted(self.state()).collect()
    }

    /// Takes the thread's next step with this outcome, which the state's inputs must have, or these.
    pub fn take(
        &mut self,
        stepper: &mut Stepper,
        thread: ThreadIx,
        label: u32,
        inputs: Option<Model>,
    ) -> Result<Shown, Learned> {
        let shown = self.advance(stepper, thread, label, inputs);
        if stepper.0.sharing_changed() { Err(Learned) } else { Ok(shown) }
    }

    /// Takes a step of a schedule that is given, and leads where it leads: that something is learned on the way changes
    /// nothing for whoever explores nothing.
    pub fn follow(&mut self, stepper: &mut Stepper, thread: ThreadIx, label: u32) -> Shown {
        self.advance(stepper, thread, label, None)
    }

    fn advance(
        &mut self,
        stepper: &mut Stepper,
        thread: ThreadIx,
        label: u32,
        inputs: Option<Model>,
    ) -> Shown {
        let mut before = Vec::new();
        match self.keep {
            Keep::All => self.states.push(self.state().clone()),
            Keep::Last => before.extend(halted(self.state())),
        }
        let state = self.last();
        if let Some(model) = inputs {
            state.model = model;
        }
        let event = stepper.0.step(state, thread, label);
        let race = self.record.note(event);
        let earlier = self.states.len().checked_sub(2).map(|at| &self.states[at]);
        let is_new = |thread: &ThreadIx| match earlier {
            Some(state) => state.threads.get(*thread).is_none_or(|thread| !is_halted(&thread.status)),
            None => before.binary_search(thread).is_err(),
        };
        // Mostly nobody is.
        let any = self.state().threads.find(Trait::Halted, |_, thread| is_halted(&thread.status));
        let halted = any.map(|_| halted(self.state()).filter(is_new).collect());
        Shown { halted: halted.unwrap_or_default(), race }
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

fn halted(state: &State) -> impl Iterator<Item = ThreadIx> + '_ {
    state.threads.that_may(Trait::Halted).filter(|thread| is_halted(&state.threads[*thread].status))
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
    Some(Step { thread: event.thread, label })
}
