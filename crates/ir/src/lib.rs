//! The program under test as a value: LLVM IR of any version from 14 on, read, linked, cleaned and printed
//! without LLVM. Bytes in, values out: this room knows nothing of threads, symbols, files or compilers.

pub mod constant;
pub mod inst;
pub mod program;
pub mod types;
