//! Programs give the same results in the machine as natively: compiled by the same compiler at several levels of
//! optimisation, run both ways, their exit statuses compared. A header folds what they print into the status.

#![allow(clippy::unwrap_used)] // a test

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_machine::{Forms, Machine, Policy, Status};
use threadbare_trace::Ending;

/// The compilers to look for; the first that there is serves.
const CLANGS: [&str; 4] = ["clang", "clang-19", "clang-16", "clang-14"];

fn clang() -> &'static str {
    let works =
        |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|out| out.status.success());
    CLANGS.into_iter().find(works).expect("a clang")
}

fn compile(source: &Path, level: &str, more: &[&str], to: &Path) {
    let shim = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/native/shim.h");
    let out = Command::new(clang())
        .args([level, "-w", "-std=gnu17", "-fno-math-errno", "-include"])
        .arg(shim)
        .args(more)
        .arg(source)
        .arg("-o")
        .arg(to)
        .output()
        .unwrap();
    assert!(out.status.success(), "{}: {}", source.display(), String::from_utf8_lossy(&out.stderr));
}

/// Runs the oldest thread that can go on until none can.
fn in_machine(ir: &Path, careful: bool) -> Ending {
    let text = std::fs::read(ir).unwrap();
    let module = Module::index("program.ll", text).unwrap();
    let program = Arc::new(Program::link(vec![module]).unwrap());
    let mut machine = Machine::new(program, "main", threadbare_models::library()).unwrap();
    let forms = if careful { Forms::Plain } else { Forms::Fast };
    machine.set_policy(Policy { forms, patience: 100_000_000, ..Policy::default() });
    let mut state = machine.start();
    loop {
        let halted = state.threads.iter().find_map(|thread| match thread.status() {
            Status::Halted(ending) => Some((thread.point(), ending.clone())),
            _ => None,
        });
        if let Some((point, ending)) = halted {
            eprintln!("{} at {}", ir.display(), machine.location(point));
            return ending;
        }
        if let Some(status) = state.exited {
            return Ending::Finished { status };
        }
        let next = (0..state.threads.len()).find(|thread| state.is_enabled(*thread)).unwrap();
        machine.step(&mut state, next, 0);
    }
}

/// Runs a program both ways at every level; where they differ.
fn compare(source: &Path, levels: &[&str]) -> Vec<String> {
    let mut differences = Vec::new();
    let dir = std::env::temp_dir().join(format!("threadbare-native-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let stem = source.file_stem().unwrap().to_str().unwrap();
    for level in levels {
        let (ir, native) = (dir.join(format!("{stem}{level}.ll")), dir.join(format!("{stem}{level}")));
        compile(source, level, &["-S", "-emit-llvm", "-fno-discard-value-names"], &ir);
        compile(source, level, &["-lm", "-lpthread", "-latomic"], &native);
        let expected = Command::new(&native).status().unwrap().code().unwrap() as u32;
        let (ending, plain) = (in_machine(&ir, false), in_machine(&ir, true));
        if ending != plain {
            differences.push(format!("{stem} at {level}: {plain:?}, but {ending:?} in the fast form"));
        }
        if ending != (Ending::Finished { status: expected }) {
            differences.push(format!("{stem} at {level}: natively {expected}, in the machine {ending:?}"));
        }
    }
    differences
}

fn programs(dir: &str) -> Vec<PathBuf> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join(dir);
    let mut found: Vec<PathBuf> = std::fs::read_dir(dir)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "c"))
        .collect();
    found.sort();
    assert!(!found.is_empty());
    found
}

#[test]
fn own_programs() {
    let differences: Vec<String> =
        programs("tests/native").iter().flat_map(|path| compare(path, &["-O0", "-O1", "-O2"])).collect();
    assert!(differences.is_empty(), "{differences:#?}");
}

#[test]
fn programs_over_the_whole_language() {
    let differences: Vec<String> = programs("../../tests/programs/lang")
        .iter()
        .flat_map(|path| compare(path, &["-O0", "-O2"]))
        .collect();
    // Library functions that have no model, and assembly, are named; everything else must agree.
    let unexplained: Vec<&String> = differences
        .iter()
        .filter(|line| {
            !line.contains("Unsupported { what: \"the function '") && !line.contains("inline assembly")
        })
        .collect();
    assert!(unexplained.is_empty(), "{unexplained:#?}");
    assert!(differences.len() < 24, "too little is compared: {differences:#?}");
}
