//! Which strategy explores a program, and how the search for failures is joined with the proof that there are none.

use crate::dpor::{Exploration, explore_with};
use crate::hunt::hunt;
use crate::naive::{self, Reached};
use crate::reads_from;
use crate::sequential::{self, Any, CreatesThreads, Frontier, Newest, Oldest, Uncovered};
use crate::session::Session;
use crate::{pct, random};
use threadbare_analysis::effects::{self, Kind};
use threadbare_expr::{Cancelled, uncancelled};
use threadbare_trace::{Equivalence, Location};

/// A strategy, and what it is told.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// How to explore.
    pub strategy: Strategy,
    /// No execution has more preemptions than this.
    pub preemptions: Option<u32>,
    /// What everything random depends on.
    pub seed: u64,
    /// Which executions count as the same in a proof.
    pub equivalence: Equivalence,
}

/// How to explore.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strategy {
    /// Hunts first, then proves.
    #[default]
    Auto,
    /// One execution for each class of equivalent ones.
    Dpor,
    /// All interleavings.
    Naive,
    /// Random schedules; of a program with one thread, all executions in a random order.
    Random,
    /// One thread: the newest fork first.
    Dfs,
    /// One thread: the oldest fork first.
    Bfs,
    /// One thread: forks into code that was not executed yet first.
    Coverage,
    /// Random priorities.
    Pct,
}

/// Random executions, if nobody says how many.
const RANDOM_EXECUTIONS: u64 = 1_000;

/// Explores a program as planned; the proof with these workers and this journal. A strategy for one thread refuses a
/// program that creates more. Whoever insists on stopping ends it wherever it is; what was found by then stays.
pub fn run(session: &mut Session, plan: &Plan, exploration: Exploration) -> Result<(), CreatesThreads> {
    uncancelled(|| explore(session, plan, exploration)).unwrap_or_else(|Cancelled| {
        session.stop_for_whoever_insists();
        Ok(())
    })
}

fn explore(session: &mut Session, plan: &Plan, exploration: Exploration) -> Result<(), CreatesThreads> {
    let mut frontier: Box<dyn Frontier> = match plan.strategy {
        Strategy::Dfs => Box::new(Newest::default()),
        Strategy::Bfs => Box::new(Oldest::default()),
        Strategy::Coverage => Box::new(Uncovered::default()),
        Strategy::Random if !may_spawn(session) => Box::new(Any::new(plan.seed)),
        Strategy::Auto if !may_spawn(session) => Box::new(Newest::default()),
        _ => {
            run_threads(session, plan, exploration);
            return Ok(());
        }
    };
    match sequential::explore(session, &mut *frontier) {
        Err(CreatesThreads) if matches!(plan.strategy, Strategy::Auto | Strategy::Random) => {
            session.start_again();
            run_threads(session, plan, exploration);
            Ok(())
        }
        explored => {
            // With one thread there is nothing that the two would tell apart.
            session.outcome.equivalence = plan.equivalence;
            explored
        }
    }
}

/// Explores a program that may have several threads.
fn run_threads(session: &mut Session, plan: &Plan, exploration: Exploration) {
    let reduces = |strategy| !matches!(strategy, Strategy::Naive | Strategy::Random | Strategy::Pct);
    session.machine.again = !reduces(plan.strategy) || plan.preemptions.is_some();
    match (plan.strategy, plan.preemptions) {
        (Strategy::Auto, None) => {
            // A search that is taken up again has hunted before.
            if exploration.resume.is_none() {
                session.machine.again = true;
                hunt(session, plan.seed);
                session.machine.again = false;
            }
            prove(session, plan, exploration);
        }
        (Strategy::Auto | Strategy::Naive, bound) => {
            if naive::enumerate(session, bound) == Reached::Bound {
                let bound = bound.unwrap_or_default();
                session.give_up(format!("more than {}", preemptions(bound)), Location::default(), false);
            }
        }
        (Strategy::Random, _) => {
            session.sample_at_most(RANDOM_EXECUTIONS);
            random::run(session, plan.seed);
            session.give_up("all but random schedules".into(), Location::default(), false);
        }
        (Strategy::Pct, _) => {
            session.sample_at_most(RANDOM_EXECUTIONS);
            pct::run(session, plan.seed);
            session.give_up("all but schedules by random priorities".into(), Location::default(), false);
        }
        // Those for one thread do not come here, but a new strategy is not to be taken for a proof.
        (Strategy::Dpor | Strategy::Dfs | Strategy::Bfs | Strategy::Coverage, _) => {
            prove(session, plan, exploration);
        }
    }
}

/// Explores everything, one execution for each class.
fn prove(session: &mut Session, plan: &Plan, exploration: Exploration) {
    if let Some(checkpoint) = &exploration.resume {
        // Only a search by the order of steps is kept.
        session.outcome.instead_because = checkpoint.part.outcome.instead_because.clone();
    } else if plan.equivalence == Equivalence::ReadsFrom {
        match reads_from::explore(session) {
            Ok(()) => return session.outcome.equivalence = Equivalence::ReadsFrom,
            Err(unsuited) => {
                session.start_again();
                session.outcome.instead_because = Some(unsuited.to_string());
            }
        }
    }
    explore_with(session, exploration);
}

/// Whether the program starts threads anywhere.
fn may_spawn(session: &Session) -> bool {
    let spawns = |name: &str| effects::lookup(name).is_some_and(|effect| effect.kind == Kind::Spawns);
    session.machine.program.symbols().iter().any(|symbol| spawns(&symbol.name))
}

fn preemptions(count: u32) -> String {
    if count == 1 { "1 preemption".into() } else { format!("{count} preemptions") }
}
