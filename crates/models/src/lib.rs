//! Models of the functions that programs call without bringing them, by family: the C library, POSIX threads, C11, and what
//! verification tools have. They know the machine by its public interface: a model is a function that is given a run and a
//! call (`threadbare_machine::step`). What others can see it does in steps, and asks for permission before each; what it
//! touches, of memory or of what the library keeps for itself, it touches by functions of the run, which tell others.
//!
//! A part of the library is written in C (`bodies`), and linked to programs that need it (`link`).

// From the lowest layer to the highest: a module uses only the groups before its own (a test of `threadbare` says so).

mod object;
mod results;

mod libc;

mod posix;

mod c11;
mod cxx;
mod verifier;

mod bodies;

mod tables;

mod link;

pub use link::modules_for;
pub use tables::library;

use threadbare_machine::intrinsics;

/// The names of all functions that need no body in the program: those with a model, those of
/// the library that are written in C, and the intrinsics that become operations.
pub fn modelled_functions() -> impl Iterator<Item = &'static str> {
    executable().chain(intrinsics::READ_AWAY.iter().copied())
}

/// Those of them that something is executed for.
pub fn executable() -> impl Iterator<Item = &'static str> {
    let models = tables::TABLES.iter().flat_map(|(_, table)| table.iter()).map(|model| model.name);
    models.chain(bodies::functions()).chain(intrinsics::names())
}

/// The names of those of them that are written in C, so that a program that is linked with the library has their bodies.
pub fn modelled_by_body() -> impl Iterator<Item = &'static str> {
    bodies::functions()
}

/// Every subject, that of a table or of a module of the library, with each of its functions.
pub fn modelled_by_subject() -> impl Iterator<Item = (&'static str, &'static str)> {
    let tables = tables::TABLES.iter();
    let models = tables.flat_map(|(subject, table)| table.iter().map(|model| (*subject, model.name)));
    models.chain(bodies::by_module())
}
