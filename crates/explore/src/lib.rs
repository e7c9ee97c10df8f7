//! Strategies: what to run next. A strategy is a plain algorithm over a session; it sees states, steps and
//! events, and knows neither terminals nor files nor databases.

// From the lowest layer to the highest: a module uses only the groups before its own (a test of `threadbare` says so).

mod failure;
pub mod traced;

// What is wrong with a state or a step.
mod deadlock;
mod leak;
mod lock_order;
mod race;
mod starvation;

mod ends;

// An execution, step by step.
mod execution;

// What pointers lead to in a process.
mod graph;

// What a step did, for people.
mod told;

// Executions that are given.
mod confirm;
mod once;
mod script;
mod story;

mod kept;
mod shrink;

// What searches share.
pub mod session;

mod kernel;

// The searches.
mod strategies;

pub use confirm::{ReplayError, Replayed, renewed, replay};
pub use execution::Stepper;
pub use kept::{Followed, follow_kept};
pub use kernel::{Halt, Unsuited};
pub use once::{Once, run_once};
pub use script::{script, sourced};
pub use session::{Budget, Keeper, Observer, Part, Session, SessionError, Telling};
pub use strategies::{
    Checkpoint, Clean, Exploration, Frontier, Journal, Plan, STRATEGIES, Strategy, Threads, explore,
    explore_with, reference, run, strategy,
};
pub use threadbare_expr::Cancel;
