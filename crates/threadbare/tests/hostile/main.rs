//! Damaged and hostile witnesses, compilation databases, settings and flags, each given to the tool under strace: whatever they say, nothing is
//! started but the tool, a clang, `llvm-dis` and z3 (with `--native`, also a linker and the program), nothing is written outside the tool's own places, and what it says is plain text.
//!
//! A number makes a case, the same everywhere. Everyday tests try a part; `THREADBARE_ORACLE_PROGRAMS=N` tries so many, from
//! `THREADBARE_ORACLE_AFTER=SEED` on.

#![allow(clippy::unwrap_used)]

mod cases;
mod flags;
mod random;
mod scene;
mod watch;

use cases::Case;
use flags::ATTACKS;
use scene::Scene;
use std::path::Path;
use std::process::Command;

/// How many cases everyday tests try. Each sixteenth is a set of flags, so that 3,200 are 3,000 damaged files and 200 sets.
const FEW: u64 = 320;

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().and_then(|text| text.parse().ok())
}

#[test]
fn nothing_hostile_runs_or_writes() {
    let scene = Scene::new();
    let count = number("THREADBARE_ORACLE_PROGRAMS").unwrap_or(FEW);
    let after = number("THREADBARE_ORACLE_AFTER").unwrap_or(0);
    let (mut statuses, mut compiled, mut failures) = ([0; 4], 0, Vec::new());
    for seed in after + 1..=after + count {
        let case = Case::new(seed, &scene);
        let stage = scene.stage();
        case.write(&stage);
        match stage.run(&case.arguments()) {
            Ok(ended) => {
                statuses[ended.status] += 1;
                compiled += u64::from(ended.compiled);
            }
            Err(why) => failures.push(format!("case {seed}: {case:?}\n{why}")),
        }
    }
    assert!(failures.is_empty(), "{} of {count}\n{}", failures.len(), failures.join("\n\n"));
    // Where nothing gets through, nothing was tried.
    assert!(compiled * 8 > count && statuses[2] * 3 > count, "{compiled} compiled; by status: {statuses:?}");
    println!("{count} cases, {compiled} compiled; by status: {statuses:?}");
}

/// What does harm to a compiler that gets it, by each of the ways that flags come.
#[test]
fn attacks_that_work_are_held_back() {
    let scene = Scene::new();
    for flags in ATTACKS {
        for case in Case::all_with(flags, &scene) {
            let stage = scene.stage();
            case.write(&stage);
            let ended = stage.run(&case.arguments());
            assert!(ended.is_ok(), "{case:?}: {ended:?}");
        }
    }
}

/// The same watch sees what these flags do, if nobody holds them back.
#[test]
fn the_watch_is_awake() {
    let scene = Scene::new();
    for flags in ATTACKS {
        let stage = scene.stage();
        let mut command = Command::new(&scene.clang);
        command.args(["-w", "-S", "-emit-llvm", "-o", "-", "p.c"]).args(*flags);
        let (output, seen) = stage.watch(command);
        let seen = seen.err().unwrap_or_default();
        // An older compiler knows fewer of them.
        let is_unknown = String::from_utf8_lossy(&output.stderr).contains("unknown argument");
        assert!(seen.contains("writes") || is_unknown, "{flags:?}: {seen:?}");
    }
    let stage = scene.stage();
    let seen = stage.watch(Command::new("./evil")).1.err().unwrap_or_default();
    assert!(seen.contains("starts") && Path::new(&stage.work().join("ran")).exists(), "{seen:?}");
}
