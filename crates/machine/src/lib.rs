//! The concurrent symbolic machine: states and the step relation, with models of the libraries that programs
//! call. It runs one thread to its next visible step or symbolic decision and stops there; who goes next and
//! which outcome is taken is decided elsewhere. It reads no file, starts no process and asks no solver.

mod announce;
mod assumed;
pub mod code;
mod coverage;
mod decode;
mod describe;
mod entry;
pub mod executed;
mod fast;
mod footprints;
mod globals;
pub mod hidden;
mod history;
mod inputs;
mod leaks;
pub mod libc;
mod live;
pub mod machine;
pub mod memory;
mod models;
mod nesting;
pub mod options;
mod outcomes;
mod plain;
mod roots;
mod sites;
mod sizes;
mod split;
pub mod state;
mod step;
pub mod sync;
pub mod value;

pub use footprints::Site;
pub use leaks::Leak;
pub use machine::{Bounds, Machine, SetupError};
pub use models::STREAMS;
pub use models::by_subject as modelled_by_subject;
pub use models::names as modelled_functions;
pub use nesting::Nested;
pub use options::Options;
pub use plain::{Knowledge, Picks, PlainModel, PlainTerm};
pub use roots::Roots;
pub use state::{Choice, Next, Purpose, Side, State, Status, Thread, ThreadIx};
