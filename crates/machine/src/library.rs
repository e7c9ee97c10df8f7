//! How the part of the library that is written in C is told from the program: by the names of its modules and functions.

/// What the names of library functions that are written in C begin with.
pub const PREFIX: &str = "tb_libc_";

/// What the names of the library's modules begin with.
pub const MODULE_PREFIX: &str = "<libc>/";

/// The name of a library function's body.
pub fn body_name(function: &str) -> String {
    format!("{PREFIX}{function}")
}

/// Whether a module is one of the library's.
pub fn is_library(module_name: &str) -> bool {
    module_name.starts_with(MODULE_PREFIX)
}

/// The modules of the library that a native replay runs, too: what calls back, since the order in which it does so must be the machine's, and what
/// synchronises or keeps what the program shares, since its steps must be.
const RUN_NATIVELY: &[&str] = &["sort", "cxx_containers", "cxx_strings", "cxx_threads"];

/// Whether a native replay runs the system's own functions in place of a module of the library.
pub fn is_replaced(module_name: &str) -> bool {
    module_name.strip_prefix(MODULE_PREFIX).is_some_and(|name| !RUN_NATIVELY.contains(&name))
}
