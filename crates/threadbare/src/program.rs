//! From the files that a person names to a `Program`.

use crate::args::Input;
use crate::status::Failure;
use std::io::Write;
use threadbare_ir::Module;
use threadbare_ir::Program;
use threadbare_toolchain::{Options, build};

/// Compiles what needs compiling, reads it and links it.
pub fn load(input: &Input) -> Result<Program, Failure> {
    let options = Options { clang: input.clang.clone(), flags: input.flags.clone(), cache: None };
    let built = build(&input.programs, &options)?;
    for note in &built.notes {
        let _ = writeln!(std::io::stderr(), "threadbare: note: {note}");
    }
    let modules = built
        .modules
        .into_iter()
        .map(|module| Module::index(&module.name, module.text))
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| Failure::new(error.to_string()))?;
    Program::link(modules).map_err(|error| Failure::new(error.to_string()))
}

/// Tells what the reader has skipped so far.
pub fn warn(program: &Program) {
    for warning in program.warnings() {
        let _ = writeln!(std::io::stderr(), "threadbare: note: {warning}");
    }
}
