//! The concurrent symbolic machine: states and the step relation, with models of the libraries that programs
//! call. It runs one thread to its next visible step or symbolic decision and stops there; who goes next and
//! which outcome is taken is decided elsewhere. It reads no file, starts no process and asks no solver.

// From the lowest layer to the highest: a module uses only the groups before its own (a test of `threadbare` says so).

pub mod options;
mod sizes;
pub mod value;

// The program's code as it is executed.
pub mod code;
mod fast;
mod live;

// What a state is made of.
pub mod hidden;
mod inputs;
pub mod memory;
pub mod sync;

mod outcomes;
mod roots;
pub mod state;

// What is known of a program before it runs.
mod decode;
mod describe;
mod entry;
mod globals;
pub mod libc;

// What is learned of it while it runs.
mod footprints;
mod nesting;
mod plain;
mod sites;
mod split;

// What is watched.
mod coverage;
pub mod executed;

pub mod machine;

// The step relation.
mod announce;
mod history;
mod step;

mod models;

// What others ask of states.
mod assumed;
mod leaks;

pub use footprints::Site;
pub use leaks::Leak;
pub use machine::{Bounds, Machine, SetupError};
pub use models::STREAMS;
pub use models::by_subject as modelled_by_subject;
pub use models::names as modelled_functions;
pub use nesting::Nested;
pub use options::Options;
pub use plain::{Knowledge, Picks, PlainModel};
pub use roots::Roots;
pub use state::{Choice, Next, Purpose, Side, State, Status, Thread, ThreadIx};
