//! Strategies: what to run next. A strategy is a plain algorithm over a session; it sees states, steps and
//! events, and knows neither terminals nor files nor databases.

mod confirm;
mod deadlock;
mod dpor;
mod hunt;
mod leak;
mod lock_order;
mod naive;
mod once;
mod parts;
mod pct;
mod race;
mod random;
mod reads_from;
pub mod reference;
mod report;
mod script;
mod sequential;
pub mod session;
mod shrink;
mod starvation;
mod story;
mod strategy;
mod upkeep;
mod walk;

pub use confirm::{ReplayError, Replayed, renewed, replay};
pub use dpor::{Checkpoint, Exploration, Frontier, Journal, explore, explore_with};
pub use once::{Execution, run_once};
pub use parts::Part;
pub use script::script;
pub use sequential::CreatesThreads;
pub use session::{Budget, Observer, Session, SessionError};
pub use strategy::{Plan, Strategy, run};
pub use threadbare_expr::Cancel;
