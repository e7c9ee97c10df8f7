//! From files to IR text: finds a clang, compiles C and C++, disassembles bitcode, reads the flags of a
//! `compile_commands.json`, and keeps what it compiled. It starts compilers, never the program under test,
//! and knows neither solvers nor strategies.

mod bitcode;
mod build;
mod cache;
mod clang;
mod database;
mod declarations;
mod error;
pub mod files;
mod flags;
mod harness;
mod headers;
mod native;
mod process;
mod regression;
mod tools;
mod trust;

pub use build::{Built, Module, Options, build, build_instrumented};
pub use cache::{Cache, prune_cache};
pub use clang::{Clang, OLDEST_CLANG};
pub use declarations::{Declarations, Function, Parameter, declarations};
pub use error::Error;
pub use flags::{Asked, Scope, needing_trust, of_file};
pub use harness::{Harness, HarnessError, write_harness};
pub use native::{NativeProgram, build_native, words};
pub use process::abandon;
pub use regression::{Case, Regression, write_tests};
pub use tools::{Need, Tool, survey};
pub use trust::{allow, names, remember};
