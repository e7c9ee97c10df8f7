//! From the files that a person names to a `Program`.

use crate::args::Input;
use crate::goals;
use crate::status::Failure;
use crate::terminal;
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
    if !input.places.is_empty() {
        modules.push(goals::declaration()?);
    }
    let library =
        threadbare_models::modules_for(&modules).map_err(|error| Failure::new(error.to_string()))?;
    modules.extend(library);
    let program = link(modules)?;
    refuse_narrow(&program)?;
    if input.places.is_empty() { Ok(program) } else { goals::mark(program, &input.places) }
}

/// The machine has addresses of 64 bits, and no others.
fn refuse_narrow(program: &Program) -> Result<(), Failure> {
    let triple = program.triple().unwrap_or_default();
    let processor = triple.split('-').next().unwrap_or_default();
    let is_narrow = NARROW.contains(&processor) || triple.ends_with("x32");
    if program.layout().pointer_bits(0) == 64 && !is_narrow {
        return Ok(());
    }
    let target = if triple.is_empty() { String::new() } else { format!(" ({triple})") };
    Err(Failure::new(format!(
        "the program is compiled for a processor whose pointers do not have 64 bits{target}, and the machine has no other: compile it for \
         x86-64, without -m32 or --target"
    )))
}

/// Processors with narrower addresses, for modules that say nothing else.
const NARROW: &[&str] = &[
    "i386", "i486", "i586", "i686", "arm", "armv6", "armv7", "armv7a", "thumb", "thumbv7", "mips", "mipsel",
    "powerpc", "riscv32", "sparc", "wasm32", "avr", "msp430", "nvptx",
];

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
    let options = Options {
        clang: input.clang.clone(),
        flags: input.flags.clone(),
        trusts_flags: input.flags_are_trusted,
        trusts_files: input.trust,
        cache: None,
    };
    let built = build(&input.programs, &options)?;
    built.notes.iter().for_each(|note| terminal::note(note));
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
        terminal::note(&warning.to_string());
    }
}
