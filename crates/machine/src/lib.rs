//! The concurrent symbolic machine: states and the step relation. Models of the libraries that programs call are brought
//! by others (`step`: `Library`). It runs one thread to its next visible step or symbolic decision and stops there; who goes next and
//! which outcome is taken is decided elsewhere. It reads no file, starts no process and has no solver: whoever drives it may
//! lend one for what must be known before a step is taken (`possible.rs`).

// From the lowest layer to the highest: a module uses only the groups before its own (a test of `threadbare` says so).

mod folded;
pub mod options;
pub mod parts;
pub mod policy;
mod relied;
mod roots;
mod sizes;
pub mod value;

// The program's code as it is executed.
pub mod code;
mod fast;
mod shape;

mod live;

// What a state is made of.
pub mod hidden;
mod inputs;
pub mod keyed;
pub mod memory;
pub mod sync;

pub mod threads;

mod led;

pub mod state;

mod outcomes;

// Terms, and what they are about.
mod picks;

pub mod arena;
pub mod possible;

// What is known of a program before it runs.
pub mod library;
pub mod modelled;

mod globals;
mod graphs;

mod decode;

pub mod prepared;

// What is learned of it while it runs.
mod learned;

// What cuts runs short, and who watches.
pub mod executed;
mod history;
pub mod limits;
pub mod seen;
mod tally;

pub mod probes;

mod world;

// The step relation.
pub mod step;

// What others ask of states.
mod announce;
mod assumed;
mod leaks;

pub mod machine;

pub use arena::PlainModel;
pub use leaks::Leak;
pub use learned::{Knowledge, Nested};
pub use limits::Bounds;
pub use machine::{Belonging, Machine, SetupError};
pub use options::Options;
pub use parts::STREAMS;
pub use picks::Picks;
pub use policy::{Conflicts, Forms, Policy, Reads, Waits};
pub use relied::Relied;
pub use roots::Roots;
pub use state::{Choice, Next, Purpose, Side, Site, State, Status, Thread, ThreadIx};
pub use step::Library;
pub use threads::{Member, Threads, Trait};

/// The functions that become operations, or nothing: those that something is executed for, and those that are read away.
pub mod intrinsics {
    pub use crate::decode::intrinsic::{READ_AWAY, names};
}
