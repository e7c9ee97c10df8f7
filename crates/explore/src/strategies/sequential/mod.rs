//! Programs with one thread: symbolic execution with pending forks. Every state carries inputs that lead to it. At a
//! condition the execution goes on where its inputs lead; the other side stays behind as a fork, a copy of the state
//! that shares what it does not change, and is solved only when it is picked. Forks into errors come first; which of
//! the others is next is all that the strategies differ in.
//!
//! A program that creates a thread is not for these strategies.

mod bfs;
mod coverage;
mod dfs;
mod nearest;
mod random;

pub use dfs::Newest;
pub use random::Any;

use super::frontier::Exploration;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use crate::execution::{Keep, Steps};
use crate::kernel::{Halt, Kernel, Unsuited, go_on, until_settled};
use crate::session::Session;
use threadbare_analysis::effects::{self, Kind};
use threadbare_machine::{Choice, Machine, Purpose, Side, Status};

/// The only thread.
const MAIN: usize = 0;
/// From this many decisions on, an execution is suspected of going round without end.
const MANY_DECISIONS: usize = 256;

/// An execution on its way: its steps are all that has to be known of it.
type Execution = Kernel<Steps>;

/// An outcome that was not taken yet.
pub struct Fork {
    from: Execution,
    label: u32,
}

impl Fork {
    /// Whether it leads into code that nothing has executed yet.
    fn leads_to_new_code(&self, machine: &Machine) -> bool {
        machine.leads_to_new_code(self.from.state(), MAIN, self.label)
    }
}

/// The forks that are pending, and which is next.
pub trait Pending {
    /// Adds a fork.
    fn push(&mut self, fork: Fork);
    /// Takes out the next.
    fn pop(&mut self, machine: &Machine) -> Option<Fork>;
    /// All of them.
    fn forks(&self) -> Box<dyn Iterator<Item = &Fork> + '_>;
}

/// What they have in common.
const FOR_ONE_THREAD: Strategy = Strategy {
    name: "",
    help: "",
    threads: Threads::One,
    clean: Clean::Proof,
    bounds_preemptions: false,
    bounds_interferences: false,
    equivalences: &[],
    divides: false,
    resumes: false,
    variants: &[],
    explore: |session, plan, _: Exploration| explore_as(session, plan, &mut Newest::default()),
};

pub const DFS: Strategy =
    Strategy { name: "dfs", help: "For one thread: the newest fork first", ..FOR_ONE_THREAD };

pub const BFS: Strategy = Strategy {
    name: "bfs",
    help: "For one thread: the oldest fork first",
    explore: |session, plan, _| explore_as(session, plan, &mut bfs::Oldest::default()),
    ..FOR_ONE_THREAD
};

pub const COVERAGE: Strategy = Strategy {
    name: "coverage",
    help: "For one thread: forks into code that was not executed yet first",
    explore: |session, plan, _| explore_as(session, plan, &mut coverage::Uncovered::default()),
    ..FOR_ONE_THREAD
};

/// Explores a program that turns out to have one thread, if it does.
pub fn if_one_thread(
    session: &mut Session,
    plan: &Plan,
    pending: &mut dyn Pending,
) -> Option<Result<Explored, Halt>> {
    if may_spawn(session) {
        return None;
    }
    match explore_as(session, plan, pending) {
        Err(Halt::Unsuited(_)) => {
            session.start_again();
            None
        }
        explored => Some(explored),
    }
}

/// Whether the program starts threads anywhere.
fn may_spawn(session: &Session) -> bool {
    let spawns = |name: &str| effects::lookup(name).is_some_and(|effect| effect.kind == Kind::Spawns);
    session.machine.prepared.program.symbols().iter().any(|symbol| spawns(&symbol.name))
}

fn explore_as(session: &mut Session, plan: &Plan, pending: &mut dyn Pending) -> Result<Explored, Halt> {
    let explored = explore(session, pending);
    if !matches!(explored, Err(Halt::Unsuited(_))) {
        // With one thread there is nothing that the two would tell apart.
        session.outcome.equivalence = plan.equivalence;
    }
    explored.map(|()| Explored::Everything)
}

/// Explores everything, within the session's budget.
fn explore(session: &mut Session, pending: &mut dyn Pending) -> Result<(), Halt> {
    until_settled(session, |session| {
        while pending.pop(&session.machine).is_some() {}
        let mut search = Search { session, pending, errors: Vec::new() };
        search.run()
    })
}

struct Search<'a> {
    session: &'a mut Session,
    pending: &'a mut dyn Pending,
    /// Forks into errors.
    errors: Vec<Fork>,
}

impl Search<'_> {
    fn run(&mut self) -> Result<(), Halt> {
        let first = Kernel::start(self.session, Keep::Last)?;
        self.follow(first)?;
        loop {
            go_on(self.session)?;
            self.tidy();
            let next = match self.errors.pop() {
                Some(fork) => Some(fork),
                None => self.pending.pop(&self.session.machine),
            };
            let Some(Fork { mut from, label }) = next else { return Ok(()) };
            if from.take(self.session, MAIN, label)? {
                self.follow(from)?;
            }
        }
    }

    /// Follows an execution to its end, where its inputs lead. What else there is becomes pending.
    fn follow(&mut self, mut execution: Execution) -> Result<(), Halt> {
        loop {
            if execution.state().threads.len() > 1 {
                return Err(Unsuited::new("several threads").into());
            }
            if execution.is_over() {
                execution.end(self.session);
                return Ok(());
            }
            go_on(self.session)?;
            let Some(label) = self.choose(&mut execution) else { return Ok(()) };
            if !execution.take(self.session, MAIN, label)? || self.goes_round(&execution) {
                return Ok(());
            }
        }
    }

    /// The outcome to go on with; the others become pending. None if the inputs are not allowed, and no others are.
    fn choose(&mut self, execution: &mut Execution) -> Option<u32> {
        let (term, purpose) = match execution.state().next(MAIN)?.choice.clone() {
            Choice::Condition { term, purpose } => (term, purpose),
            Choice::Sides(sides) => return self.choose_side(execution, &sides),
            _ => {
                let labels = self.session.machine.labels(execution.state(), MAIN);
                let (first, others) = labels.split_first()?;
                others
                    .iter()
                    .for_each(|label| self.pending.push(Fork { from: execution.clone(), label: *label }));
                return Some(*first);
            }
        };
        let held = self.session.machine.arena.terms.holds(term, &execution.state().model);
        match purpose {
            // What is not assumed does not count: nothing is left behind.
            Purpose::Assume | Purpose::Draw if held => {}
            Purpose::Assume | Purpose::Draw => return execution.agree(self.session, MAIN, 1).then_some(1),
            Purpose::Check if held => self.errors.push(Fork { from: execution.clone(), label: 0 }),
            _ => self.pending.push(Fork { from: execution.clone(), label: u32::from(!held) }),
        }
        Some(u32::from(held))
    }

    /// The side of an atomic section that the inputs lead to; the others become pending, but for those that are not assumed.
    fn choose_side(&mut self, execution: &Execution, sides: &[Side]) -> Option<u32> {
        let mut chosen = None;
        for (label, side) in (0..).zip(sides).filter(|(_, side)| !side.fails_assumption) {
            if self.session.machine.arena.terms.holds(side.condition, &execution.state().model) {
                chosen = Some(label);
            } else {
                self.pending.push(Fork { from: execution.clone(), label });
            }
        }
        chosen
    }

    /// Whether the execution never ends for its inputs, though it decides something in every round. Tried in
    /// a machine of its own, with the inputs known, at growing numbers of decisions.
    fn goes_round(&mut self, execution: &Execution) -> bool {
        let thread = &execution.state().threads[MAIN];
        let decisions = thread.literals.len();
        let decides = matches!(thread.status(), Status::Ready(_));
        if !decides || decisions < MANY_DECISIONS || !decisions.is_power_of_two() {
            return false;
        }
        let Some(failure) = self.session.endless_loop(execution.state(), execution.schedule()) else {
            return false;
        };
        let location = failure.location.clone();
        self.session.record(execution.state(), || execution.schedule(), failure);
        self.session.give_up("other ways out of an endless loop".into(), location, false);
        true
    }

    /// Drops terms that nothing needs any more.
    fn tidy(&mut self) {
        self.session.machine.forget_questions();
        if self.session.wants_tidying() {
            let pending = self.pending.forks().chain(&self.errors);
            self.session.tidy(pending.map(|fork| fork.from.state()), []);
        }
    }
}
