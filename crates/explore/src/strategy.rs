//! Which strategy explores a program, and how the search for failures is joined with the proof that there are none.

use crate::hunt::hunt;
use crate::naive::{self, Reached};
use crate::session::Session;
use crate::{dpor, pct, random};
use threadbare_analysis::effects::{self, Kind};
use threadbare_trace::Location;

/// A strategy, and what it is told.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// How to explore.
    pub strategy: Strategy,
    /// No execution has more preemptions than this.
    pub preemptions: Option<u32>,
    /// What everything random depends on.
    pub seed: u64,
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
    /// Random schedules.
    Random,
    /// Random priorities.
    Pct,
}

/// Random executions, if nobody says how many.
const RANDOM_EXECUTIONS: u64 = 1_000;

/// Explores a program as planned.
pub fn run(session: &mut Session, plan: &Plan) {
    match (plan.strategy, plan.preemptions) {
        (Strategy::Auto, None) => {
            if may_spawn(session) {
                hunt(session, plan.seed);
            }
            dpor::explore(session);
        }
        (Strategy::Dpor, _) => dpor::explore(session),
        (Strategy::Auto | Strategy::Naive, bound) => {
            if naive::enumerate(session, bound) == Reached::Bound {
                let bound = bound.unwrap_or_default();
                session.give_up(format!("more than {}", preemptions(bound)), Location::default(), false);
            }
        }
        (Strategy::Random, _) => {
            session.execute_at_most(RANDOM_EXECUTIONS);
            random::run(session, plan.seed);
            session.give_up("all but random schedules".into(), Location::default(), false);
        }
        (Strategy::Pct, _) => {
            session.execute_at_most(RANDOM_EXECUTIONS);
            pct::run(session, plan.seed);
            session.give_up("all but schedules by random priorities".into(), Location::default(), false);
        }
    }
}

/// Whether the program starts threads anywhere.
fn may_spawn(session: &Session) -> bool {
    let spawns = |name: &str| effects::lookup(name).is_some_and(|effect| effect.kind == Kind::Spawns);
    session.machine.program.symbols().iter().any(|symbol| spawns(&symbol.name))
}

fn preemptions(count: u32) -> String {
    if count == 1 { "1 preemption".into() } else { format!("{count} preemptions") }
}
