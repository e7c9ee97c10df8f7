//! From the files that a person names to a `Program`.

use crate::args::Input;
use crate::status::Failure;
use std::io::Write;
use std::path::PathBuf;
use threadbare_ir::Module;
use threadbare_ir::Program;
use threadbare_toolchain::{Built, Error, Options, build, build_instrumented};

/// The program as it was written, to be looked at.
pub fn load(input: &Input) -> Result<Program, Failure> {
    link(modules(input)?)
}

/// The program with what it needs of the machine's library, to be run.
pub fn load_to_run(input: &Input) -> Result<Program, Failure> {
    let mut modules = modules(input)?;
    let library =
        threadbare_machine::libc::modules_for(&modules).map_err(|error| Failure::new(error.to_string()))?;
    modules.extend(library);
    link(modules)
}

/// The program as the compiler itself makes it, with its own marks at accesses.
pub fn load_instrumented(input: &Input) -> Result<Program, Failure> {
    link(modules_by(input, build_instrumented)?)
}

/// Compiles what needs compiling, and reads it.
fn modules(input: &Input) -> Result<Vec<Module>, Failure> {
    modules_by(input, build)
}

fn modules_by(
    input: &Input,
    build: fn(&[PathBuf], &Options) -> Result<Built, Error>,
) -> Result<Vec<Module>, Failure> {
    let options = Options { clang: input.clang.clone(), flags: input.flags.clone(), cache: None };
    let built = build(&input.programs, &options)?;
    for note in &built.notes {
        let _ = writeln!(std::io::stderr(), "threadbare: note: {note}");
    }
    built
        .modules
        .into_iter()
        .map(|module| Module::index(&module.name, module.text))
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| Failure::new(error.to_string()))
}

fn link(modules: Vec<Module>) -> Result<Program, Failure> {
    Program::link(modules).map_err(|error| Failure::new(error.to_string()))
}

/// Tells what the reader has skipped so far.
pub fn warn(program: &Program) {
    for warning in program.warnings() {
        let _ = writeln!(std::io::stderr(), "threadbare: note: {warning}");
    }
}
