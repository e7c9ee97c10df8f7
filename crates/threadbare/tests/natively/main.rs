//! What is found in random programs happens natively: every finding of the tool in programs of the other suites' generators is
//! replayed in a real process. A finding of a kind that `docs/replay.md` does not name must fail there as its witness says.
//!
//! A few programs with findings of each generator in everyday tests; `THREADBARE_ORACLE_PROGRAMS` asks for more of each
//! (`portion.rs` of the crate explore), and `THREADBARE_REPEAT` for more runs of each finding.

#![allow(clippy::unwrap_used)] // a test

mod families;
#[path = "../support/limited.rs"]
mod limited;
#[path = "../../../explore/tests/support/portion.rs"]
mod portion;
#[path = "../support/replayed.rs"]
mod replayed;

// The generators find these at the top.
use families::{generate, interpret, program, random};

use families::{FAMILIES, Family, Source};
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// The kinds of which a process shows nothing, as the documentation has them: a row of the table of kinds.
const DOCUMENTED: &str = include_str!("../../../../docs/replay.md");

fn main() {
    let arguments = Arguments::from_args();
    let mut tests = vec![Trial::test("what a process does not show is documented", || {
        documented().map_err(Failed::from)
    })];
    for family in FAMILIES {
        tests.push(Trial::test(family.name, || findings_happen(family).map_err(Failed::from)));
    }
    libtest_mimic::run(&arguments, tests).exit();
}

fn documented() -> Result<(), String> {
    let row = DOCUMENTED.lines().find(|line| line.contains("a process shows nothing of them"));
    let kinds =
        row.and_then(|row| row.split('|').nth(1)).ok_or("no row of kinds that a process does not show")?;
    let kinds: BTreeSet<&str> = kinds.split(',').map(str::trim).collect();
    let known: BTreeSet<&str> = replayed::NOT_NATIVE.iter().copied().collect();
    if !DOCUMENTED.contains(replayed::TORN) {
        return Err(format!("docs/replay.md does not say: {}", replayed::TORN));
    }
    if kinds == known {
        Ok(())
    } else {
        Err(format!("docs/replay.md names {kinds:?}, the suites except {known:?}"))
    }
}

/// Replays the findings of the first programs of a family that have some.
fn findings_happen(family: &Family) -> Result<(), String> {
    let (mut kinds, mut wrong) = (BTreeMap::new(), Vec::new());
    for seed in family.known {
        replay_findings(family, *seed, OFTEN, &mut wrong);
    }
    let programs = portion::compare_first(family.few, |seed| {
        let found = replay_findings(family, seed, replayed::usual(), &mut wrong);
        found.iter().for_each(|kind| *kinds.entry(kind.clone()).or_insert(0) += 1);
        !found.is_empty()
    });
    println!("{}: findings of {programs} programs, by kind: {kinds:?}", family.name);
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// Checks the program with this seed, and replays what is found; the kinds of it.
fn replay_findings(family: &Family, seed: u64, repeat: u32, wrong: &mut Vec<String>) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let Source { name, text, entry } = (family.source)(seed);
    std::fs::write(folder.path().join(name), &text).unwrap();
    let about = text.lines().next().filter(|line| line.starts_with(';')).unwrap_or_default().to_owned();
    let check = threadbare(folder.path())
        .args(["check", "--json", "--executions", MOST_EXECUTIONS, "--entry", &entry])
        .args(family.flags)
        .arg(name)
        .output()
        .unwrap();
    let Ok(report) = serde_json::from_slice::<Value>(&check.stdout) else {
        let why = String::from_utf8_lossy(&check.stderr);
        wrong.push(format!("{} seed {seed}: the check ended with {}: {why}", family.name, check.status));
        return Vec::new();
    };
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut kinds = Vec::new();
    for finding in report["findings"].as_array().into_iter().flatten() {
        let kind = text(&finding["kind"]);
        if let Err((what, output)) =
            replayed::natively(&kind, &text(&finding["witness"]), repeat, threadbare(folder.path()))
        {
            wrong.push(format!(
                "{} seed {seed} {about}, {}: {what}\n{}{}",
                family.name,
                finding["message"],
                String::from_utf8_lossy(&output.stdout),
                String::from_utf8_lossy(&output.stderr)
            ));
        }
        kinds.push(kind);
    }
    kinds
}

/// How often what was once wrong must happen: it was one time in thirty.
const OFTEN: u32 = 60;

/// What is found in so many is enough.
const MOST_EXECUTIONS: &str = "2000";

/// The tool, as it runs in a folder of its own, with a cache that the tests share.
fn threadbare(folder: &Path) -> Command {
    let mut command = limited::threadbare();
    command.current_dir(folder).env("XDG_CACHE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/cache"));
    command
}
