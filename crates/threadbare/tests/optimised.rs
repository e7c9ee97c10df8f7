//! The programs under `tests/programs/optimised` as an optimiser leaves them: at every level the tool finds what it finds
//! in the source, and no data race of loads that the source does not make.

#![allow(clippy::unwrap_used)]

use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use threadbare_toolchain::Clang;

const LEVELS: [&str; 3] = ["-O1", "-O2", "-O3"];

#[test]
fn optimised_programs_fail_as_their_sources_do() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap();
    let entries = std::fs::read_dir(root.join("tests/programs/optimised")).unwrap();
    let mut programs: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    programs.sort();
    assert!(!programs.is_empty());
    let wrong: Vec<String> = programs
        .iter()
        .flat_map(|program| LEVELS.iter().filter_map(|level| check(&root, program, level).err()))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn check(root: &Path, program: &Path, level: &str) -> Result<(), String> {
    let text = std::fs::read_to_string(program).unwrap();
    let expected = text.lines().next().and_then(|line| line.strip_prefix("// expect: ")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let made = folder.path().join("made.ll");
    let clang = Clang::find(None).map_err(|error| error.to_string())?;
    let compiled = Command::new(&clang.path)
        .args([level, "-w", "-g", "-D__THREADBARE__=1", "-S", "-emit-llvm", "-I"])
        .arg(root.join("include"))
        .arg("-o")
        .args([&made, program])
        .output()
        .unwrap();
    if !compiled.status.success() {
        return Err(String::from_utf8_lossy(&compiled.stderr).into_owned());
    }
    let output = Command::new(env!("CARGO_BIN_EXE_threadbare"))
        .current_dir(folder.path())
        .args(["check", "--json"])
        .arg(&made)
        .output()
        .unwrap();
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or(Value::Null);
    let findings = report["findings"].as_array().into_iter().flatten();
    let kinds: BTreeSet<&str> = findings.filter_map(|finding| finding["kind"].as_str()).collect();
    let verdict = report["verdict"].as_str().unwrap_or("nothing");
    let found = format!("{verdict} {}", kinds.into_iter().collect::<Vec<_>>().join(", "));
    if found.trim() == expected {
        return Ok(());
    }
    let name = program.strip_prefix(root).unwrap().display();
    Err(format!("{name} at {level}: expected {expected}, found {found}"))
}
