//! Programs with one thread: symbolic execution with pending forks. Every state carries inputs that lead to it. At a
//! condition the execution goes on where its inputs lead; the other side stays behind as a fork, a copy of the state
//! that shares what it does not change, and is solved only when it is picked. Forks into errors come first; which of
//! the others is next is all that the strategies differ in.
//!
//! A program that creates a thread is not for these strategies.

mod bfs;
mod coverage;
mod dfs;
mod random;

pub use bfs::Oldest;
pub use coverage::Uncovered;
pub use dfs::Newest;
pub use random::Any;

use crate::confirm::halted;
use crate::session::{Session, step_of};
use std::rc::Rc;
use threadbare_machine::{Choice, Machine, Purpose, Side, State, Status};
use threadbare_trace::{Ending, Schedule, Step};

/// The only thread.
const MAIN: usize = 0;
/// From this many decisions on, an execution is suspected of going round without end.
const MANY_DECISIONS: usize = 256;

/// An execution on its way.
#[derive(Clone)]
pub struct Execution {
    state: State,
    /// The visible steps so far.
    steps: Rc<Vec<Step>>,
}

/// An outcome that was not taken yet.
pub struct Fork {
    from: Execution,
    label: u32,
}

impl Fork {
    /// Whether it leads into code that nothing has executed yet.
    fn leads_to_new_code(&self, machine: &Machine) -> bool {
        machine.leads_to_new_code(&self.from.state, MAIN, self.label)
    }
}

/// The forks that are pending, and which is next.
pub trait Frontier {
    /// Adds a fork.
    fn push(&mut self, fork: Fork);
    /// Takes out the next.
    fn pop(&mut self, machine: &Machine) -> Option<Fork>;
    /// All of them.
    fn forks(&self) -> Box<dyn Iterator<Item = &Fork> + '_>;
}

/// The program creates threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CreatesThreads;

/// Explores everything, within the session's budget.
pub fn explore(session: &mut Session, frontier: &mut dyn Frontier) -> Result<(), CreatesThreads> {
    let mut search = Search { session, frontier, errors: Vec::new() };
    search.start()?;
    while !search.session.should_stop() {
        if search.session.machine.sharing_changed() {
            // What the machine has learnt changes what it does.
            search.session.start_again();
            search.errors.clear();
            while search.frontier.pop(&search.session.machine).is_some() {}
            search.start()?;
            continue;
        }
        search.tidy();
        let next = match search.errors.pop() {
            Some(fork) => Some(fork),
            None => search.frontier.pop(&search.session.machine),
        };
        let Some(fork) = next else { break };
        if let Some(execution) = search.take(fork) {
            search.follow(execution)?;
        }
    }
    Ok(())
}

struct Search<'a> {
    session: &'a mut Session,
    frontier: &'a mut dyn Frontier,
    /// Forks into errors.
    errors: Vec<Fork>,
}

impl Search<'_> {
    fn start(&mut self) -> Result<(), CreatesThreads> {
        let state = self.session.machine.start();
        self.follow(Execution { state, steps: Rc::default() })
    }

    /// Follows an execution to its end, where its inputs lead. What else there is becomes pending.
    fn follow(&mut self, mut execution: Execution) -> Result<(), CreatesThreads> {
        loop {
            let state = &execution.state;
            if state.threads.len() > 1 {
                return Err(CreatesThreads);
            }
            if !state.is_enabled(MAIN) || state.exited.is_some() {
                self.end(&execution);
                return Ok(());
            }
            if self.session.should_stop() {
                return Ok(());
            }
            let Some(label) = self.choose(&mut execution) else { return Ok(()) };
            self.step(&mut execution, label);
            if self.goes_round(&execution) {
                return Ok(());
            }
        }
    }

    /// The outcome to go on with; the others become pending. None if the inputs are not allowed, and no others are.
    fn choose(&mut self, execution: &mut Execution) -> Option<u32> {
        let (term, purpose) = match execution.state.next(MAIN)?.choice.clone() {
            Choice::Condition { term, purpose } => (term, purpose),
            Choice::Sides(sides) => return self.choose_side(execution, &sides),
            _ => {
                let labels = self.session.machine.labels(&execution.state, MAIN);
                let (first, others) = labels.split_first()?;
                others
                    .iter()
                    .for_each(|label| self.frontier.push(Fork { from: execution.clone(), label: *label }));
                return Some(*first);
            }
        };
        let held = self.session.machine.terms.holds(term, &execution.state.model);
        match purpose {
            // What is not assumed does not count: nothing is left behind.
            Purpose::Assume if held => {}
            Purpose::Assume => {
                let location = self.session.machine.location(execution.state.threads[MAIN].point());
                return self.session.require(&mut execution.state, term, &location).then_some(1);
            }
            Purpose::Check if held => self.errors.push(Fork { from: execution.clone(), label: 0 }),
            _ => self.frontier.push(Fork { from: execution.clone(), label: u32::from(!held) }),
        }
        Some(u32::from(held))
    }

    /// The side of an atomic section that the inputs lead to; the others become pending, but for those that are not assumed.
    fn choose_side(&mut self, execution: &Execution, sides: &[Side]) -> Option<u32> {
        let mut chosen = None;
        for (label, side) in (0..).zip(sides).filter(|(_, side)| !side.fails_assumption) {
            if self.session.machine.terms.holds(side.condition, &execution.state.model) {
                chosen = Some(label);
            } else {
                self.frontier.push(Fork { from: execution.clone(), label });
            }
        }
        chosen
    }

    fn step(&mut self, execution: &mut Execution, label: u32) {
        let event = self.session.machine.step(&mut execution.state, MAIN, label);
        if let Some(step) = step_of(&event) {
            Rc::make_mut(&mut execution.steps).push(step);
        }
    }

    /// The execution behind a fork, if there are inputs for it.
    fn take(&mut self, fork: Fork) -> Option<Execution> {
        let Fork { from: mut execution, label } = fork;
        if let Some(literal) = self.session.machine.condition_of(&execution.state, MAIN, label) {
            let location = self.session.machine.location(execution.state.threads[MAIN].point());
            if !self.session.require(&mut execution.state, literal, &location) {
                return None;
            }
        }
        self.step(&mut execution, label);
        Some(execution)
    }

    /// The thread goes no further.
    fn end(&mut self, execution: &Execution) {
        let Execution { state, .. } = execution;
        let thread = &state.threads[MAIN];
        let location = || self.session.machine.location(thread.point());
        match &thread.status {
            Status::Halted(Ending::Error(failure)) => {
                let failure = halted(&self.session.machine, thread, failure);
                self.session.record_after(state, schedule(execution), failure);
            }
            Status::Halted(ending) if thread.is_cut() => {
                match ending {
                    Ending::Unsupported { what } => {
                        let location = location();
                        self.session.give_up(what.clone(), location, true);
                    }
                    Ending::Bounded { bound } => {
                        let location = location();
                        self.session.give_up(bound.clone(), location, false);
                    }
                    _ => {}
                }
                self.session.outcome.counters.blocked += 1;
                return;
            }
            _ => {}
        }
        self.session.count_path(state, Vec::new);
        self.session.record_end(state, || schedule(execution));
    }

    /// Whether the execution never ends for its inputs, though it decides something in every round. Tried in
    /// a machine of its own, with the inputs known, at growing numbers of decisions.
    fn goes_round(&mut self, execution: &Execution) -> bool {
        let thread = &execution.state.threads[MAIN];
        let decisions = thread.literals.len();
        let decides = matches!(thread.status, Status::Ready(_));
        if !decides || decisions < MANY_DECISIONS || !decisions.is_power_of_two() {
            return false;
        }
        let Some(failure) = self.session.endless_loop(&execution.state, schedule(execution)) else {
            return false;
        };
        let location = failure.location.clone();
        self.session.record_after(&execution.state, schedule(execution), failure);
        self.session.give_up("other ways out of an endless loop".into(), location, false);
        true
    }

    /// Drops terms that nothing needs any more.
    fn tidy(&mut self) {
        self.session.machine.forget_questions();
        if self.session.wants_tidying() {
            let pending = self.frontier.forks().chain(&self.errors);
            self.session.tidy(pending.map(|fork| &fork.from.state), []);
        }
    }
}

fn schedule(execution: &Execution) -> Schedule {
    Schedule { steps: execution.steps.to_vec() }
}
