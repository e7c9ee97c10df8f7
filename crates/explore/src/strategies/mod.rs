//! The strategies: what to run next. A strategy is a folder (or a file) here, its `mod` line and its entry below: from the entry in the
//! list follow the command line, help, documentation, and what may be said together with it.

// From the lowest layer to the highest: a module uses only the groups before its own.

pub mod frontier;

mod plan;

mod numbers;

mod sequential;

mod naive;
mod objects;
mod sampling;

mod delay;
mod pct;
mod pos;
mod preempt;
mod random;
mod surw;

mod fresh;

mod dpor;
mod flip;
mod reads_from;
pub mod reference;

mod hunt;
mod proof;

mod interference;

mod auto;

mod guided;

pub use frontier::{Checkpoint, Exploration, Frontier, Journal};
pub use plan::{Clean, Explored, Plan, Strategy, Threads};

use crate::kernel::{Halt, Unsuited};
use crate::session::Session;
use threadbare_expr::{Cancelled, uncancelled};
use threadbare_trace::{Equivalence, Location, Symmetry};

/// All strategies, the usual one first.
pub const STRATEGIES: &[&Strategy] = &[
    &auto::STRATEGY,
    &proof::STRATEGY,
    &naive::STRATEGY,
    &random::STRATEGY,
    &sequential::DFS,
    &sequential::BFS,
    &sequential::COVERAGE,
    &pct::STRATEGY,
    &pos::STRATEGY,
    &surw::STRATEGY,
    &fresh::STRATEGY,
    &delay::STRATEGY,
    &preempt::STRATEGY,
    &flip::STRATEGY,
    &interference::STRATEGY,
    &guided::STRATEGY,
];

/// The strategy with this name.
pub fn strategy(name: &str) -> Option<&'static Strategy> {
    STRATEGIES.iter().copied().find(|strategy| strategy.name == name)
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            strategy: STRATEGIES[0],
            preemptions: None,
            seed: 0,
            equivalence: Equivalence::default(),
            symmetry: Symmetry::default(),
            variant: None,
            interferences: None,
        }
    }
}

/// Explores a program as planned. A strategy that is not for the program says so. Whoever insists on stopping ends it wherever
/// it is; what was found by then stays.
pub fn run(session: &mut Session, plan: &Plan, exploration: Exploration) -> Result<(), Unsuited> {
    match uncancelled(|| (plan.strategy.explore)(session, plan, exploration)) {
        Ok(Ok(Explored::Everything)) => {}
        Ok(Ok(Explored::AllBut(what))) => session.give_up(what, Location::default(), false),
        Ok(Err(Halt::Unsuited(unsuited))) => return Err(unsuited),
        // Why, the session has noted.
        Ok(Err(Halt::Stopped)) => {}
        Ok(Err(Halt::Again)) => {
            let what = "what would have been explored anew after something was learned of the program";
            session.give_up(what.into(), Location::default(), true);
        }
        Err(Cancelled) => session.stop_for_whoever_insists(),
    }
    Ok(())
}

/// Explores everything, one execution for each class, with one worker.
pub fn explore(session: &mut Session) {
    explore_with(session, Exploration::default());
}

/// Explores everything, or what is left of it, one execution for each class.
pub fn explore_with(session: &mut Session, exploration: Exploration) {
    let plan = Plan { strategy: &proof::STRATEGY, ..Plan::default() };
    if let Err(unsuited) = run(session, &plan, exploration) {
        session.give_up(unsuited.to_string(), Location::default(), true);
    }
}
