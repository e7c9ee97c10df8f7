//! Terms: what a program computes from its inputs, as hash-consed bit-vectors, floats and byte arrays. Built by
//! constructors that simplify, evaluated under a [`Model`], stored in a compact form, printed as SMT-LIB.
//!
//! Booleans are bit-vectors of width one. A float is the bit-vector of its IEEE encoding; its operators know its format
//! by its width. This room knows nothing of programs, of solvers, or of what a variable stands for.

mod arena;
mod array;
pub mod bits;
mod build;
mod cancel;
mod collect;
mod eval;
pub mod float;
mod known;
mod model;
mod partial;
mod read;
pub mod recipe;
mod serial;
mod smtlib;
mod support;
mod term;

pub use arena::{Terms, View};
pub use cancel::{Cancel, Cancelled, uncancelled};
pub use eval::Scratch;
pub use known::Known;
pub use model::Model;
pub use partial::Rest;
pub use read::{Question, ReadError, literal};
pub use serial::DecodeError;
pub use smtlib::Script;
pub use term::{Binary, Compare, Op, Term, Variable, mask};
