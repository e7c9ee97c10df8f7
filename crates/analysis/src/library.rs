//! What a call of a function runs, as the machine has it: its body, if the program has one; else its body in the part of the library that is
//! written in C; else a model. How that part is told from the program: by the names of its modules and functions.

use threadbare_ir::Program;
use threadbare_ir::program::{SymbolId, SymbolKind};

/// What the names of library functions that are written in C begin with.
pub const PREFIX: &str = "tb_libc_";

/// What the names of the library's modules begin with.
pub const MODULE_PREFIX: &str = "<libc>/";

/// The name of a library function's body.
#[must_use]
pub fn body_name(function: &str) -> String {
    format!("{PREFIX}{function}")
}

/// Whether a module is one of the library's.
#[must_use]
pub fn is_library(module_name: &str) -> bool {
    module_name.starts_with(MODULE_PREFIX)
}

/// Whether a program that defines the function means the model all the same.
#[must_use]
pub fn overrides_definition(name: &str) -> bool {
    name.starts_with("__VERIFIER_nondet_")
        || name.starts_with("nondet_")
        || matches!(
            name,
            "__VERIFIER_assume"
                | "__VERIFIER_error"
                | "reach_error"
                | "assume_abort_if_not"
                | "__CPROVER_assume"
                | "__CPROVER_assert"
                | "__ESBMC_assume"
                | "__ESBMC_assert"
        )
}

/// The body that a call of a function runs, if it runs one.
#[must_use]
pub fn body_of(program: &Program, function: SymbolId) -> Option<SymbolId> {
    let is_defined = |id: SymbolId| matches!(&program.symbol(id).kind, SymbolKind::Function(function) if function.is_defined);
    let name = &program.symbol(function).name;
    if is_defined(function) && !overrides_definition(name) {
        return Some(function);
    }
    if let Some(body) = program.find(&body_name(name)).filter(|id| is_defined(*id)) {
        return Some(body);
    }
    let has_model = crate::effects::lookup(name).is_some_and(|effect| effect.modelled);
    (is_defined(function) && !has_model).then_some(function)
}
