//! Agreement with reality: programs without inputs, run once in the machine and natively, write the same and end with
//! the same status. The native program is compiled by the clang that makes the IR, and those of the library by gcc
//! too: one on which the two disagree tests nothing, and fails. One test a program.

#![allow(clippy::unwrap_used)]

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use threadbare_explore::run_once;
use threadbare_ir::{Module, Program};
use threadbare_machine::Machine;
use threadbare_toolchain::{Clang, Options, build};
use threadbare_trace::Ending;

/// Folders of programs that take no input.
const FOLDERS: &[&str] = &["lang", "libc"];
/// More steps than any of these programs takes.
const STEPS: u64 = 100_000;

fn main() {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs").canonicalize().unwrap();
    let mut tests = Vec::new();
    for folder in FOLDERS {
        let mut programs: Vec<PathBuf> =
            std::fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path()).collect();
        programs.retain(|path| path.extension().is_some_and(|extension| extension == "c") && is_safe(path));
        programs.sort();
        for program in programs {
            let name = program.strip_prefix(&root).unwrap().display().to_string();
            tests.push(Trial::test(name, move || compare(&program).map_err(Failed::from)));
        }
    }
    libtest_mimic::run(&arguments, tests).exit();
}

/// Whether the program says that it runs to its end.
fn is_safe(program: &Path) -> bool {
    std::fs::read_to_string(program).unwrap().lines().any(|line| line == "// expect: safe")
}

/// What a program wrote, and its status.
#[derive(PartialEq, Eq)]
struct Ran {
    stdout: Vec<u8>,
    status: u32,
}

impl std::fmt::Display for Ran {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "status {}, output:\n{}", self.status, String::from_utf8_lossy(&self.stdout))
    }
}

fn compare(program: &Path) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    let clang = Clang::find(None).map_err(|error| error.to_string())?;
    let expected = native(&clang.path, program, folder.path())?;
    // Programs of the language may depend on choices that compilers make differently, such as the order in which
    // arguments are evaluated; those of the library may not.
    if program.parent().is_some_and(|folder| folder.ends_with("libc"))
        && let Ok(gcc) = native(Path::new("gcc"), program, folder.path())
        && gcc != expected
    {
        return Err(format!("clang and gcc disagree: {expected}\nand {gcc}"));
    }
    let found = in_machine(program)?;
    if found == expected { Ok(()) } else { Err(format!("natively: {expected}\nin the machine: {found}")) }
}

fn native(compiler: &Path, program: &Path, folder: &Path) -> Result<Ran, String> {
    let binary = folder.join("native");
    let compiled = Command::new(compiler)
        .args(["-w", "-O0", "-fno-builtin", "-pthread", "-ffp-contract=off", "-o"])
        .arg(&binary)
        .arg(program)
        .arg("-lm")
        .output()
        .map_err(|error| error.to_string())?;
    if !compiled.status.success() {
        return Err(String::from_utf8_lossy(&compiled.stderr).into_owned());
    }
    let output = Command::new(&binary).current_dir(folder).env_clear().output().unwrap();
    let status = output.status.code().ok_or("a signal ended the native program")?;
    Ok(Ran { stdout: output.stdout, status: status as u32 })
}

fn in_machine(program: &Path) -> Result<Ran, String> {
    let built = build(&[program.to_owned()], &Options::default()).map_err(|error| error.to_string())?;
    let mut modules = built
        .modules
        .into_iter()
        .map(|module| Module::index(&module.name, module.text))
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| error.to_string())?;
    let library = threadbare_machine::libc::modules_for(&modules).map_err(|error| error.to_string())?;
    modules.extend(library);
    let program = Arc::new(Program::link(modules).map_err(|error| error.to_string())?);
    let mut machine = Machine::new(program, "main").map_err(|error| format!("{error:?}"))?;
    let run = run_once(&mut machine, STEPS);
    match run.ending {
        Ending::Finished { status } => Ok(Ran { stdout: run.stdout, status }),
        other => Err(format!("in the machine: {other:?}, after:\n{}", String::from_utf8_lossy(&run.stdout))),
    }
}
