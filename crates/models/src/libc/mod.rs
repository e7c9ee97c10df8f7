//! The C library: memory, text, numbers, files and the end of the process. One file a subject.

pub mod allocation;
pub mod arguments;
pub mod convert;
pub mod decimal;
pub mod descriptors;
pub mod directive;
pub mod environment;
pub mod errno;
pub mod files;
pub mod format;
pub mod handles;
pub mod known;
pub mod libm;
pub mod lockfile;
pub mod math;
pub mod memory;
pub mod names;
pub mod numeral;
pub mod output;
pub mod process;
pub mod random;
pub mod stack;
pub mod stdio;
pub mod string;
pub mod time;
