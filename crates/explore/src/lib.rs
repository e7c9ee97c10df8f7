//! Strategies: what to run next. A strategy is a plain algorithm over a session; it sees states, steps and
//! events, and knows neither terminals nor files nor databases.

mod confirm;
mod deadlock;
mod dpor;
mod leak;
mod once;
mod race;
pub mod session;
mod shrink;
mod story;

pub use confirm::{ReplayError, Replayed, replay};
pub use dpor::explore;
pub use once::{Execution, run_once};
pub use session::{Alarm, Budget, Observer, Session, SessionError};
