//! Runs the programs of some seeds natively and in the machine, and says where they part.

use super::program;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use threadbare_explore::{Stepper, run_once};
use threadbare_ir::{Module, Program};
use threadbare_machine::Machine;
use threadbare_toolchain::Clang;
use threadbare_trace::Ending;

/// More steps than any of these programs takes.
const STEPS: u64 = 1_000_000;

/// How the IR is made: as the source has it, and as an optimiser leaves it.
const LEVELS: [&str; 2] = ["-O0", "-O2"];

/// Whether the programs of these seeds agree; else what differs.
pub fn all(seeds: &[u64]) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("random.c");
    std::fs::write(&source, program::file(seeds)).unwrap();
    let clang = Clang::find(None).map_err(|error| error.to_string())?.path;
    let binary = folder.path().join("random");
    compile(&clang, &source, &["-O1", "-lm"], &binary)?;
    let ran = Command::new(&binary).env_clear().output().unwrap();
    let status = ran.status.code().ok_or("a signal ended the native program")?;
    let expected = format!("{}status {status}\n", String::from_utf8_lossy(&ran.stdout));
    for level in LEVELS {
        let ir = folder.path().join("random.ll");
        compile(&clang, &source, &[level, "-S", "-emit-llvm"], &ir)?;
        let found = in_machine(&ir)?;
        if let Some(difference) = difference(&expected, &found) {
            return Err(format!("at {level}, {difference}"));
        }
    }
    Ok(())
}

fn compile(clang: &Path, source: &Path, more: &[&str], to: &Path) -> Result<(), String> {
    let out = Command::new(clang)
        .args(["-w", "-std=gnu17", "-ffp-contract=off", "-fno-math-errno"])
        .arg(source)
        .args(more)
        .arg("-o")
        .arg(to)
        .output()
        .map_err(|error| error.to_string())?;
    if out.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&out.stderr).into_owned()) }
}

fn in_machine(ir: &Path) -> Result<String, String> {
    let text = std::fs::read(ir).unwrap();
    let mut modules = vec![Module::index("random.ll", text).map_err(|error| error.to_string())?];
    modules.extend(threadbare_models::modules_for(&modules).map_err(|error| error.to_string())?);
    let program = Arc::new(Program::link(modules).map_err(|error| error.to_string())?);
    let machine =
        Machine::new(program, "main", threadbare_models::library()).map_err(|error| format!("{error:?}"))?;
    let run = run_once(&mut Stepper::new(machine), STEPS);
    let output = String::from_utf8_lossy(&run.stdout);
    Ok(match run.ending {
        Ending::Finished { status } => format!("{output}status {status}\n"),
        other => format!("{output}{other:?}\n"),
    })
}

/// The first line that differs, and the seed that it belongs to.
fn difference(expected: &str, found: &str) -> Option<String> {
    let mut seed = "";
    let mut found = found.lines();
    for line in expected.lines() {
        if line.starts_with("seed ") {
            seed = line;
        }
        let other = found.next().unwrap_or("nothing");
        if other != line {
            return Some(format!("{seed}: natively '{line}', in the machine '{other}'"));
        }
    }
    None
}
