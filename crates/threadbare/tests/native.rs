//! Agreement with reality: programs without inputs, run once in the machine and natively, write the same and end with
//! the same status. The native program is compiled by the clang that makes the IR, and those of the library by gcc
//! too: one on which the two disagree tests nothing, and fails. One test a program.
//!
//! All of them together must execute every arm of the step relation and every model; programs that cannot run natively,
//! since they fail or take inputs, are run in the machine alone for that. What was never executed is printed, and fails.

#![allow(clippy::unwrap_used)]

use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex};
use threadbare_explore::{Once, Stepper, run_once};
use threadbare_ir::{Module, Program};
use threadbare_machine::executed::Executed;
use threadbare_machine::{Forms, Machine, Policy};
use threadbare_toolchain::{Clang, Options, build};
use threadbare_trace::Ending;

/// Folders of programs that take no input.
const FOLDERS: &[&str] = &["lang", "libc", "cpp"];
/// Folders of programs that are only run in the machine, for what they execute.
const MORE_FOLDERS: &[&str] = &["sequential", "inputs", "sync", "spin", "threads", "hidden", "cpp"];

/// What all programs have executed.
static EXECUTED: Mutex<Option<Executed>> = Mutex::new(None);
/// More steps than any of these programs takes, and more instructions between two of them.
const STEPS: u64 = 100_000;
const PATIENCE: u64 = 20_000_000;

fn main() {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs").canonicalize().unwrap();
    let mut tests = Vec::new();
    for folder in FOLDERS {
        let mut programs: Vec<PathBuf> =
            std::fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path()).collect();
        programs.retain(|path| {
            path.extension().is_some_and(|extension| extension == "c" || extension == "cpp") && is_safe(path)
        });
        programs.sort();
        for program in programs {
            let name = program.strip_prefix(&root).unwrap().display().to_string();
            tests.push(Trial::test(name, move || compare(&program).map_err(Failed::from)));
        }
    }
    let arms = root.join("ir/arms.ll");
    tests.push(Trial::test("ir/arms.ll", move || compare(&arms).map_err(Failed::from)));
    let newer = root.join("ir/newer.ll");
    tests.push(Trial::test("ir/newer.ll", move || ends_with_zero(&newer).map_err(Failed::from)));
    for folder in MORE_FOLDERS {
        let entries = std::fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path());
        // Some start elsewhere.
        let has_main =
            |path: &PathBuf| std::fs::read_to_string(path).is_ok_and(|text| text.contains("main("));
        for program in entries.filter(has_main) {
            let name = format!("executed: {}", program.strip_prefix(&root).unwrap().display());
            tests.push(Trial::test(name, move || execute(&program).map_err(Failed::from)));
        }
    }
    let conclusion = libtest_mimic::run(&arguments, tests);
    let is_whole = arguments.filter.is_none() && arguments.skip.is_empty() && !arguments.list;
    if is_whole && !conclusion.has_failed() && !covers_everything() {
        std::process::exit(101);
    }
    conclusion.exit();
}

/// Whether everything was executed; prints what was not.
fn covers_everything() -> bool {
    let executed = EXECUTED.lock().unwrap().take().unwrap_or_default();
    let models: BTreeSet<&'static str> = threadbare_models::executable().collect();
    let (missing, total) = (executed.missing(&models), Executed::total(&models));
    println!("executed {} of {total} arms and models", total - missing.len());
    for name in &missing {
        println!("never executed: {name}");
    }
    missing.is_empty()
}

/// Runs a program in the machine alone, which says by its status that all is well.
fn ends_with_zero(program: &Path) -> Result<(), String> {
    match in_machine(program)?.status {
        0 => Ok(()),
        status => Err(format!("status {status}")),
    }
}

/// Runs a program once in the machine, however it ends.
fn execute(program: &Path) -> Result<(), String> {
    run_in_machine(program, false)?;
    run_in_machine(program, true).map(|_| ())
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
    // As users meet it; and, where the language is at stake, as an optimiser leaves it.
    let mut made = vec![program.to_owned()];
    if program.parent().is_some_and(|folder| folder.ends_with("lang")) {
        made.push(optimised(&clang.path, program, folder.path())?);
    }
    for made in made {
        let found = in_machine(&made)?;
        if found != expected {
            return Err(format!("natively: {expected}\nin the machine ({}): {found}", made.display()));
        }
    }
    Ok(())
}

/// The program as optimised IR.
fn optimised(clang: &Path, program: &Path, folder: &Path) -> Result<PathBuf, String> {
    let to = folder.join("optimised.ll");
    let made = Command::new(clang)
        .args(["-w", "-O2", "-fno-builtin", "-ffp-contract=off", "-S", "-emit-llvm", "-o"])
        .arg(&to)
        .arg(program)
        .output()
        .map_err(|error| error.to_string())?;
    if made.status.success() { Ok(to) } else { Err(String::from_utf8_lossy(&made.stderr).into_owned()) }
}

fn native(compiler: &Path, program: &Path, folder: &Path) -> Result<Ran, String> {
    let binary = folder.join("native");
    let is_cpp = program.extension().is_some_and(|extension| extension == "cpp");
    let compiled = Command::new(compiler)
        .args(is_cpp.then_some("--driver-mode=g++"))
        .args(["-w", "-O0", "-fno-builtin", "-pthread", "-ffp-contract=off", "-o"])
        .arg(&binary)
        .arg(program)
        .args(["-lm", "-latomic"])
        .output()
        .map_err(|error| error.to_string())?;
    if !compiled.status.success() {
        return Err(String::from_utf8_lossy(&compiled.stderr).into_owned());
    }
    let output = Command::new(&binary).current_dir(folder).env_clear().output().unwrap();
    let status = output.status.code().ok_or("a signal ended the native program")?;
    Ok(Ran { stdout: output.stdout, status: status as u32 })
}

/// Runs a program in the machine: in the fast form, and one operation at a time.
fn in_machine(program: &Path) -> Result<Ran, String> {
    let [fast, plain] = [false, true].map(|careful| {
        let run = run_in_machine(program, careful)?;
        match run.ending {
            Ending::Finished { status } => Ok(Ran { stdout: run.stdout, status }),
            other => {
                Err(format!("in the machine: {other:?}, after:\n{}", String::from_utf8_lossy(&run.stdout)))
            }
        }
    });
    let (fast, plain) = (fast?, plain?);
    if fast == plain { Ok(fast) } else { Err(format!("in the fast form: {fast}\nwithout it: {plain}")) }
}

fn run_in_machine(program: &Path, careful: bool) -> Result<Once, String> {
    let built = build(&[program.to_owned()], &Options::default()).map_err(|error| error.to_string())?;
    let mut modules = built
        .modules
        .into_iter()
        .map(|module| Module::index(&module.name, module.text))
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| error.to_string())?;
    let library = threadbare_models::modules_for(&modules).map_err(|error| error.to_string())?;
    modules.extend(library);
    let program = Arc::new(Program::link(modules).map_err(|error| error.to_string())?);
    let mut machine =
        Machine::new(program, "main", threadbare_models::library()).map_err(|error| format!("{error:?}"))?;
    let forms = if careful { Forms::Plain } else { Forms::Fast };
    machine.set_policy(Policy { forms, patience: PATIENCE, ..Policy::default() });
    machine.probes.executed = Some(Box::default());
    let mut machine = Stepper::new(machine);
    let run = run_once(&mut machine, STEPS);
    if let Some(executed) = &machine.probes.executed {
        EXECUTED.lock().unwrap().get_or_insert_default().join(executed);
    }
    Ok(run)
}
