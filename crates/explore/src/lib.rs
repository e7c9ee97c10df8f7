//! Strategies: what to run next. A strategy is a plain algorithm over a session; it sees states, steps and
//! events, and knows neither terminals nor files nor databases.

// From the lowest layer to the highest: a module uses only the groups before its own (a test of `threadbare` says so).

// What is wrong with a state or a step.
mod deadlock;
mod leak;
mod lock_order;
mod race;
mod starvation;

// Executions that are given.
mod confirm;
mod once;
mod script;
mod story;

mod shrink;

// What searches share.
mod parts;
mod report;
pub mod session;
mod upkeep;

mod walk;

// The searches.
mod naive;
mod pct;
mod random;

pub mod reference;

mod dpor;
mod reads_from;
mod sequential;

mod hunt;

mod strategy;

pub use confirm::{ReplayError, Replayed, renewed, replay};
pub use dpor::{Checkpoint, Exploration, Frontier, Journal, explore, explore_with};
pub use once::{Execution, run_once};
pub use parts::Part;
pub use script::script;
pub use sequential::CreatesThreads;
pub use session::{Budget, Observer, Session, SessionError};
pub use strategy::{Plan, Strategy, run};
pub use threadbare_expr::Cancel;
