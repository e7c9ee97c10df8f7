//! Decides path conditions: a chain of layers from a look at the path to an SMT-LIB process, the cheapest first.
//!
//! Every query comes with a model of its path, so that only what the new condition touches has to be solved. Each
//! layer is a file, counts what it is asked, and can be left out. This room knows terms, but no programs.

mod algebra;
mod answer;
mod blast;
mod cells;
mod chain;
mod classes;
mod cores;
mod enumerate;
mod guess;
mod literals;
mod log;
mod models;
mod options;
mod order;
mod ordered;
mod path;
mod pieces;
mod process;
mod region;
mod repair;
mod stats;
mod undo;
mod validate;
mod watch;

pub use answer::{Answer, Reason};
pub use chain::Solver;
pub use options::{Layer, Options};
pub use ordered::{Literal, Ordered, Point, Solved};
pub use stats::{Counter, Stats};
