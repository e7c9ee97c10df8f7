//! `--strategy interference` finds what `dpor` finds, on the programs with threads of the test suite that both explore to the end: by kind and
//! place, and of races both places and the variable; and says `safe` of the same. One program in sixteen in everyday tests, with
//! `THREADBARE_ORACLE_PROGRAMS` all.

#![allow(clippy::unwrap_used)] // a test

use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Of so many programs one is tried, but of the folders that are about this search all are.
const ONE_OF: usize = 16;
const ALL_OF: [&str; 1] = ["con2colic"];

/// What does not go with a choice of the strategy, or makes another question of it.
const OTHERWISE: [&str; 8] = [
    "--strategy",
    "--preemptions",
    "--equivalence",
    "--symmetry",
    "--variant",
    "--executions",
    "--time",
    "--workers",
];

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../../tests/programs"].iter().collect()
}

fn programs(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    let into = |path: PathBuf| if path.is_dir() { programs(&path) } else { vec![path] };
    entries.into_iter().flat_map(into).filter(|path| path.extension().is_some_and(|is| is == "c")).collect()
}

/// The text of a program with those that it includes from its own folder.
fn whole(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let included = text.lines().filter_map(|line| line.strip_prefix("#include \"")?.strip_suffix('"'));
    let included: String = included
        .map(|name| path.parent().unwrap().join(name))
        .filter(|path| path.is_file())
        .map(|path| whole(&path))
        .collect();
    text + &included
}

/// The options that a program states, unless it states a search of its own; `con2colic` states this one.
fn options(text: &str, states_this: bool) -> Option<Vec<String>> {
    let line = text.lines().find_map(|line| line.strip_prefix("// flags: ")).unwrap_or_default();
    let mut options: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
    if states_this && options.starts_with(&["--strategy".into(), "interference".into()]) {
        options.drain(..2);
    }
    let is_otherwise = |option: &String| OTHERWISE.contains(&option.as_str());
    (!options.iter().any(is_otherwise)).then_some(options)
}

fn check(program: &Path, strategy: &str, options: &[String]) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
    command.current_dir(folder.path()).arg("check").arg(program);
    command.args(["--json", "--workers", "1", "--executions", "2000", "--strategy", strategy]).args(options);
    let output = command.output().unwrap();
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!("{}: {error}: {}", program.display(), String::from_utf8_lossy(&output.stderr))
    })
}

fn is_complete(report: &Value) -> bool {
    report["given_up"].as_array().is_some_and(Vec::is_empty)
}

fn is_left_to_dpor(report: &Value) -> bool {
    let warnings = report["warnings"].as_array().into_iter().flatten();
    warnings.filter_map(Value::as_str).any(|warning| warning.starts_with("explored by dpor instead"))
}

fn place(at: &Value) -> String {
    format!("{}:{}", at["file"].as_str().unwrap_or_default(), at["line"])
}

/// What was found: kind and place, and of a race both.
fn found(report: &Value) -> BTreeSet<String> {
    let findings = report["findings"].as_array().into_iter().flatten();
    findings
        .map(|finding| {
            let mut places = vec![place(finding)];
            if finding["kind"] == "race" {
                places.push(place(&finding["others"][0]));
                places.sort();
            }
            format!("{} {}", finding["kind"], places.join(" "))
        })
        .collect()
}

#[test]
fn what_dpor_finds_is_found() {
    let all = std::env::var_os("THREADBARE_ORACLE_PROGRAMS").is_some();
    let (mut compared, mut wrong) = (0, Vec::new());
    let with_threads = programs(&folder()).into_iter().filter(|path| {
        let text = whole(path);
        text.contains("pthread_create") || text.contains("thrd_create")
    });
    for (number, path) in with_threads.enumerate() {
        let is_about =
            ALL_OF.iter().any(|folder| path.parent().is_some_and(|parent| parent.ends_with(folder)));
        let Some(options) = options(&fs::read_to_string(&path).unwrap(), is_about) else { continue };
        if !(all || is_about || number % ONE_OF == 5) {
            continue;
        }
        let scenarios = check(&path, "interference", &options);
        if is_left_to_dpor(&scenarios) || !is_complete(&scenarios) {
            continue;
        }
        let proved = check(&path, "dpor", &options);
        if !is_complete(&proved) {
            continue;
        }
        compared += 1;
        let (ours, theirs) = (found(&scenarios), found(&proved));
        if ours != theirs || scenarios["verdict"] != proved["verdict"] {
            wrong.push(format!("{}: {ours:?}, dpor: {theirs:?}", path.display()));
        }
    }
    println!("{compared} programs compared");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared >= 15, "only {compared} programs were explored by both");
}
