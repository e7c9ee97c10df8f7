//! Programs that nobody here wrote: ten small ones from the sources of Debian packages, fetched when the bench runs and
//! never kept with the project. Each runs in the machine as natively; and `threadbare check` with eight symbolic bytes of
//! input must reach at least as many sides of branches as 10,000 inputs of eight random bytes do natively.
//!
//! Natively the clean bodies that the machine executes run, with a note at each side of each branch. Every hundredth of the
//! random inputs is executed in the machine too, and must give the same output and status as the program that the compiler
//! makes; together these must take as many sides in the machine as natively, which shows that both count the same.
//! `THREADBARE_DEBIAN=name` runs one program alone.

#![allow(clippy::unwrap_used)] // a bench

#[path = "debian/counted.rs"]
mod counted;
#[path = "debian/fetch.rs"]
mod fetch;
#[path = "debian/programs.rs"]
mod programs;

use counted::Counted;
use fetch::Sources;
use programs::{Input, PROGRAMS, Program};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;
use threadbare_explore::{Stepper, run_once};
use threadbare_ir::Module;
use threadbare_machine::{Machine, Policy};
use threadbare_toolchain::{Clang, Options as BuildOptions, build};
use threadbare_trace::options::{Abort, Content, Options};
use threadbare_trace::{Ending, ErrorKind};

const SYMBOLIC: usize = 8;
const RANDOM: usize = 10_000;
/// One in so many random inputs is executed in the machine too.
const SAMPLED: usize = 100;
/// What a check may take: twice as many executions as there are random inputs, so that the figures do not depend on how
/// busy the machine is.
const EXECUTIONS: &str = "20000";
const TIME: &str = "300s";
/// What a shell shows of a process that SIGABRT ended.
const ABORTED: u32 = 134;
const STEPS: u64 = 1_000_000;
const PATIENCE: u64 = 50_000_000;

fn main() -> ExitCode {
    let only = std::env::var("THREADBARE_DEBIAN").ok();
    let sources = match Sources::open() {
        Ok(sources) => sources,
        Err(why) => {
            println!("Debian programs: not measured: {why}");
            return ExitCode::SUCCESS;
        }
    };
    println!("{:<12} {:>8} {:>8} {:>8}  {:<7} agreement", "program", "check", "random", "sides", "verdict");
    let mut good = 0;
    let mut asked = 0;
    for program in PROGRAMS.iter().filter(|program| only.as_ref().is_none_or(|only| only == program.name)) {
        asked += 1;
        match measure(&sources, program) {
            Ok(row) => {
                println!("{row}");
                good += u32::from(row.is_good());
            }
            Err(why) => println!("{:<12} {why}", program.name),
        }
    }
    println!(
        "Debian programs: {good} of {asked} agree and reach as many branches as random inputs (asked 10 of 10)"
    );
    if good == asked { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

struct Row {
    name: &'static str,
    checked: u64,
    random: u64,
    sides: u64,
    verdict: String,
    /// How many runs, and sides of branches that they take, are the same in the machine.
    agreement: Result<(u64, u64), String>,
}

impl Row {
    fn is_good(&self) -> bool {
        self.agreement.is_ok() && self.checked >= self.random
    }
}

impl std::fmt::Display for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Row { name, checked, random, sides, verdict, agreement } = self;
        write!(f, "{name:<12} {checked:>8} {random:>8} {sides:>8}  {verdict:<7} ")?;
        match agreement {
            Ok((runs, sides)) => write!(f, "{runs} runs as natively; {sides} sides by random ones of them"),
            Err(why) => write!(f, "differs: {why}"),
        }
    }
}

fn measure(sources: &Sources, program: &'static Program) -> Result<Row, String> {
    let folder = sources.unpack(program.package, program.tarball)?;
    let (files, flags) = program.build(&folder, &sources.headers());
    let native = folder.join(format!("native-{}", program.name));
    let clang = Clang::find(None).map_err(|error| error.to_string())?;
    let compiled = Command::new(&clang.path)
        .args(["-w", "-O0", "-ffp-contract=off", "-Wno-implicit-function-declaration"])
        .args(&flags)
        .args(&files)
        .args(["-lm", "-o"])
        .arg(&native)
        .output()
        .map_err(|error| error.to_string())?;
    if !compiled.status.success() {
        return Err(format!("does not compile: {}", String::from_utf8_lossy(&compiled.stderr)));
    }
    let built = build(&files, &BuildOptions { flags: flags.clone(), ..BuildOptions::default() })
        .map_err(|error| error.to_string())?;
    let index = || {
        let modules = built.modules.iter().map(|module| Module::index(&module.name, module.text.clone()));
        modules.collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())
    };
    let alone = threadbare_ir::Program::link(index()?).map_err(|error| error.to_string())?;
    let counted = Counted::build(&alone, &clang.path, &folder, program.name)?;
    let mut modules = index()?;
    modules.extend(threadbare_models::modules_for(&modules).map_err(|error| error.to_string())?);
    let linked = threadbare_ir::Program::link(modules).map_err(|error| error.to_string())?;
    let linked = Arc::new(linked);

    let inputs = random_inputs();
    let agreement = agreement(program, &linked, &native, &counted, &inputs);
    let random = sides(&counted, program, &inputs)?;
    let (checked, verdict) = check(program, &files, &flags)?;
    Ok(Row { name: program.name, checked, random, sides: counted.sides as u64, verdict, agreement })
}

fn random_inputs() -> Vec<[u8; SYMBOLIC]> {
    let mut numbers = 0x9E37_79B9_7F4A_7C15u64;
    let next = || {
        numbers ^= numbers << 13;
        numbers ^= numbers >> 7;
        numbers ^= numbers << 17;
        numbers.to_le_bytes()
    };
    std::iter::repeat_with(next).take(RANDOM).collect()
}

/// How many sides of branches native runs on these inputs take.
fn sides(counted: &Counted, program: &Program, inputs: &[[u8; SYMBOLIC]]) -> Result<u64, String> {
    let (name, is_stdin) = match program.input {
        Input::Stdin => ("input", true),
        Input::File(name) => (name, false),
    };
    let taken = counted.taken(inputs, name, is_stdin, program.arguments)?;
    Ok(taken.into_iter().filter(|taken| *taken).count() as u64)
}

/// Whether examples and some of the random inputs do in the machine what they do natively: how many runs, and how many
/// sides of branches the random ones take.
fn agreement(
    program: &Program,
    linked: &Arc<threadbare_ir::Program>,
    native: &Path,
    counted: &Counted,
    inputs: &[[u8; SYMBOLIC]],
) -> Result<(u64, u64), String> {
    let machine = || {
        Machine::new(linked.clone(), "main", threadbare_models::library())
            .map(Stepper::new)
            .map_err(|error| format!("{error:?}"))
    };
    for example in program.examples {
        same(&mut machine()?, program, native, example.as_bytes())?;
    }
    let sample: Vec<[u8; SYMBOLIC]> = inputs.iter().copied().step_by(SAMPLED).collect();
    let mut machine = machine()?;
    for input in &sample {
        same(&mut machine, program, native, input)?;
    }
    let (in_machine, _) = machine.coverage().sides();
    let natively = sides(counted, program, &sample)?;
    if in_machine != natively {
        return Err(format!(
            "{} random inputs take {natively} sides natively, {in_machine} in the machine",
            sample.len()
        ));
    }
    Ok(((program.examples.len() + sample.len()) as u64, natively))
}

/// Output and status, or what stands in the way of them.
fn in_machine(machine: &mut Stepper, program: &Program, input: &[u8]) -> Result<(Vec<u8>, u32), String> {
    let known = Content::Known(input.to_vec());
    *machine.options_mut() = Options {
        arguments: program.arguments.iter().map(|text| Content::Known(text.as_bytes().to_vec())).collect(),
        abort: Abort::End,
        ..Options::default()
    };
    match program.input {
        Input::Stdin => machine.options_mut().stdin = known,
        Input::File(name) => machine.options_mut().files = vec![(name.to_string(), known)],
    }
    machine.set_policy(Policy { patience: PATIENCE, ..Policy::default() });
    let run = run_once(machine, STEPS);
    match run.ending {
        Ending::Finished { status } => Ok((run.stdout, status & 255)),
        // The program's own assertion ends it; what it has written until then may be lost in its buffers.
        Ending::Error(failure) if failure.kind == ErrorKind::Assertion => Ok((Vec::new(), ABORTED)),
        other => Err(format!("{other:?} on {:?}", String::from_utf8_lossy(input))),
    }
}

/// Whether a run in the machine is as the native one.
fn same(machine: &mut Stepper, program: &Program, native: &Path, input: &[u8]) -> Result<(), String> {
    let found = in_machine(machine, program, input)?;
    let folder = tempfile::tempdir().unwrap();
    let given = folder.path().join(if let Input::File(name) = program.input { name } else { "input" });
    std::fs::write(&given, input).unwrap();
    let stdin = match program.input {
        Input::Stdin => Stdio::from(std::fs::File::open(&given).unwrap()),
        Input::File(_) => Stdio::null(),
    };
    let ran = Command::new(native)
        .args(program.arguments)
        .current_dir(folder.path())
        .env_clear()
        .stdin(stdin)
        .output()
        .map_err(|error| error.to_string())?;
    let status = ran.status.code().map_or(ABORTED, |code| code as u32);
    if status == found.1 && (status == ABORTED || ran.stdout == found.0) {
        return Ok(());
    }
    Err(format!(
        "on {:?} status {status} and {:?} natively, {} and {:?} in the machine",
        String::from_utf8_lossy(input),
        String::from_utf8_lossy(&ran.stdout),
        found.1,
        String::from_utf8_lossy(&found.0)
    ))
}

/// The sides of branches that a check with symbolic input reaches, and its verdict.
fn check(program: &Program, files: &[std::path::PathBuf], flags: &[String]) -> Result<(u64, String), String> {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
    command.current_dir(folder.path()).args([
        "check",
        "--json",
        "--abort",
        "end",
        "--executions",
        EXECUTIONS,
        "--time",
        TIME,
    ]);
    command.args(program.search);
    match program.input {
        Input::Stdin => command.arg("--stdin").arg(format!("sym:{SYMBOLIC}")),
        Input::File(name) => command.arg("--file").arg(format!("{name}=sym:{SYMBOLIC}")),
    };
    command.args(program.arguments.iter().map(|argument| format!("--arg={argument}")));
    let out = command.args(files).arg("--").args(flags).output().map_err(|error| error.to_string())?;
    let report: serde_json::Value = serde_json::from_slice(&out.stdout)
        .map_err(|_| format!("check: {}", String::from_utf8_lossy(&out.stderr)))?;
    let covered = report["branches_covered"].as_u64().unwrap_or(0);
    Ok((covered, report["verdict"].as_str().unwrap_or("none").to_string()))
}
