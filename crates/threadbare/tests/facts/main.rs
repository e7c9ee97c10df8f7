//! What is said of a program that nobody runs, against what the machine sees when it explores it: every access, every call and every way that
//! control takes must be among those that may be. One test a program, so that `cargo test --test facts ring` compares those about rings.
//!
//! Everyday tests take the programs about facts and a part of the others, each at most 24 executions; `THREADBARE_FACTS=all` takes all of them,
//! and more executions. `THREADBARE_FACTS_LEVEL=-O2` compiles them at that level first.

#![allow(clippy::unwrap_used)]

mod compare;
mod depend;
mod explored;
mod pinned;
mod rules;
mod together;

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};

/// One in so many programs is compared in everyday tests.
const ONE_IN: usize = 9;

fn main() {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs").canonicalize().unwrap();
    let everything = std::env::var_os("THREADBARE_FACTS").is_some() || arguments.filter.is_some();
    let mut tests = Vec::new();
    for (number, program) in programs(&root).into_iter().enumerate() {
        let name = program.strip_prefix(&root).unwrap().display().to_string();
        if everything || name.starts_with("facts/") || number % ONE_IN == 0 {
            tests.push(Trial::test(name, move || compare_all(&program).map_err(Failed::from)));
        }
    }
    libtest_mimic::run(&arguments, tests).exit();
}

/// Compares a program.
fn compare_all(program: &Path) -> Result<(), String> {
    let explored = explored::explore(program)?;
    let mut wrong = compare::compare(&explored);
    wrong.extend(pinned::compare(program, &explored));
    wrong.extend(rules::compare(&explored));
    let count = wrong.len();
    wrong.truncate(12);
    if count == 0 { Ok(()) } else { Err(format!("{count} differences:\n{}", wrong.join("\n"))) }
}

/// The C programs below a folder, in the order of their names.
fn programs(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    let mut found = Vec::new();
    for path in entries {
        // Programs that keep to no bounds run for long, and have a suite of their own.
        if path.is_dir() && !path.ends_with("bounds") {
            found.extend(programs(&path));
        } else if path.extension().is_some_and(|extension| extension == "c") {
            found.push(path);
        }
    }
    found
}
