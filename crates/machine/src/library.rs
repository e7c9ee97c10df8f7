//! How the part of the C library that is written in C is told from the program; whoever reads programs knows it, too.

pub use threadbare_analysis::library::{MODULE_PREFIX, PREFIX, body_name, is_library};

/// The modules of the library that a native replay runs, too: what calls back, since the order in which it does so must be the machine's, and what
/// synchronises or keeps what the program shares, since its steps must be.
const RUN_NATIVELY: &[&str] = &["sort", "reach", "cxx_containers", "cxx_strings", "cxx_threads"];

/// Whether a native replay runs the system's own functions in place of a module of the library.
pub fn is_replaced(module_name: &str) -> bool {
    module_name.strip_prefix(MODULE_PREFIX).is_some_and(|name| !RUN_NATIVELY.contains(&name))
}
