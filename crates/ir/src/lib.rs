//! The program under test as a value: LLVM IR of any version from 14 on, read, linked, cleaned and printed
//! without LLVM. Bytes in, values out: this room knows nothing of threads, symbols, files or compilers.

pub mod calls;
mod clean;
pub mod constant;
pub mod debug;
pub mod demangle;
mod error;
pub mod flow;
pub mod inst;
pub mod layout;
mod lex;
mod link;
pub mod metadata;
mod module;
pub mod print;
pub mod program;
mod read;
mod scan;
pub mod types;
mod visit;

pub use error::{LinkError, ReadError};
pub use layout::Layout;
pub use module::{Module, Warning};
pub use program::Program;
