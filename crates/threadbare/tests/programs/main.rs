//! Every program under `tests/programs` is checked by the real tool, and must end as its own comments say; every
//! witness must replay, in the machine and natively. What a hunt may have found must be found without it, too: otherwise it would hide what
//! the proof misses. One test a program, so that `cargo test --test programs ring` runs those about rings.

#![allow(clippy::unwrap_used)]

mod expectation;
#[path = "../support/limited.rs"]
mod limited;
#[path = "../support/replayed.rs"]
mod replayed;

use expectation::{Expectation, Place, parse};
use libtest_mimic::{Arguments, Failed, Trial};
use replayed::{NOT_NATIVE, TORN, natively, usual};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Mutex;

fn main() {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs");
    let root = root.canonicalize().unwrap();
    let mut tests = vec![Trial::test("expectations are read", || expectation::tests().map_err(Failed::from))];
    for program in programs(&root) {
        let name = program.strip_prefix(&root).unwrap().display().to_string();
        tests.push(Trial::test(name, move || run(&program).map_err(Failed::from)));
    }
    let conclusion = libtest_mimic::run(&arguments, tests);
    if conclusion.has_failed() || !enough_originals() {
        std::process::exit(101);
    }
}

/// The C and C++ programs below a folder, in the order of their names.
fn programs(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    let mut found = Vec::new();
    for path in entries {
        // Programs that keep to no bounds have a suite of their own, and state no result.
        if path.is_dir() && !path.ends_with("bounds") {
            found.extend(programs(&path));
        } else if path.extension().is_some_and(|extension| extension == "c" || extension == "cpp") {
            found.push(path);
        }
    }
    found
}

fn run(program: &Path) -> Result<(), String> {
    let expectation = parse(&std::fs::read_to_string(program).unwrap())?;
    let folder = tempfile::tempdir().unwrap();
    let mut check = threadbare(folder.path());
    let command = if expectation.at.is_empty() { "check" } else { "reach" };
    check.args([command, "--json"]).args(&expectation.flags).arg(program);
    for place in &expectation.at {
        check.arg("--at").arg(match place {
            Place::Line(line) => format!("{}:{line}", program.display()),
            Place::Function(name) => name.clone(),
        });
    }
    if std::env::var_os("THREADBARE_FULL").is_some() && !expectation.full.is_empty() {
        check.arg("--").args(&expectation.full);
    }
    let check = check.output().unwrap();
    let mut wrong = Vec::new();
    let report: Value = serde_json::from_slice(&check.stdout).unwrap_or(Value::Null);
    compare(&expectation, check.status.code(), &report, &mut wrong);
    for finding in report["findings"].as_array().into_iter().flatten() {
        compare_finding(&expectation, program, finding, folder.path(), &mut wrong);
    }
    if !wrong.is_empty() {
        return Err(complaint(&wrong, &check));
    }
    let chosen = ["--strategy", "--preemptions"];
    if report["hunted"] != 0 && !expectation.flags.iter().any(|flag| chosen.contains(&flag.as_str())) {
        run_without_hunt(program, &expectation)?;
    }
    expectation.classes.map_or(Ok(()), |classes| run_by_reads_from(program, &expectation, classes))
}

/// The proof alone finds the same, but for what the program says that only the hunt finds.
fn run_without_hunt(program: &Path, expectation: &Expectation) -> Result<(), String> {
    if expectation.kinds.is_empty() || !expectation.at.is_empty() {
        return Ok(());
    }
    let folder = tempfile::tempdir().unwrap();
    let check = threadbare(folder.path())
        .args(["check", "--json", "--strategy", "dpor"])
        .args(&expectation.flags)
        .arg(program)
        .output()
        .unwrap();
    let report: Value = serde_json::from_slice(&check.stdout).unwrap_or(Value::Null);
    let mut wrong = Vec::new();
    let (expected, found) = (&expectation.kinds - &expectation.hunted, kinds_of(&report));
    if expected != found {
        wrong.push(format!("without a hunt: expected findings of {expected:?}, found {found:?}"));
    }
    let pairs = expectation.pairs.as_ref().filter(|_| !expectation.hunted.contains("race"));
    if pairs.is_some_and(|pairs| *pairs != BTreeSet::from_iter(pairs_of(&report))) {
        wrong.push(format!("without a hunt: pairs that race: {:?}", pairs_of(&report)));
    }
    if wrong.is_empty() { Ok(()) } else { Err(complaint(&wrong, &check)) }
}

/// By where reads read from, the same is found, and there are so many executions.
fn run_by_reads_from(program: &Path, expectation: &Expectation, classes: u64) -> Result<(), String> {
    let expected = Expectation { executions: Some(classes), ..expectation.clone() };
    let folder = tempfile::tempdir().unwrap();
    let check = threadbare(folder.path())
        .args(["check", "--json", "--equivalence", "reads-from"])
        .args(&expected.flags)
        .arg(program)
        .output()
        .unwrap();
    let report: Value = serde_json::from_slice(&check.stdout).unwrap_or(Value::Null);
    let mut wrong = Vec::new();
    compare(&expected, check.status.code(), &report, &mut wrong);
    if report["equivalence"] != "reads-from" {
        wrong.push(format!("explored by something else: {}", report["equivalence_because"]));
    }
    for finding in report["findings"].as_array().into_iter().flatten() {
        compare_finding(&expected, program, finding, folder.path(), &mut wrong);
    }
    if wrong.is_empty() { Ok(()) } else { Err(complaint(&wrong, &check)) }
}

/// The tool, as it runs in a folder of its own, with a cache that the tests share.
fn threadbare(folder: &Path) -> Command {
    let mut command = limited::threadbare();
    command.current_dir(folder).env("XDG_CACHE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/cache"));
    command
}

fn compare(expected: &Expectation, status: Option<i32>, report: &Value, wrong: &mut Vec<String>) {
    let mut same = |what: &str, expected: String, found: String| {
        if expected != found {
            wrong.push(format!("{what}: expected {expected}, found {found}"));
        }
    };
    same("verdict", expected.verdict.name().into(), text(&report["verdict"]));
    same("exit status", format!("{:?}", Some(expected.verdict.exit_status())), format!("{status:?}"));
    if let Some(sides) = &expected.sides {
        let profile = report["interference"]["sides"].as_array().into_iter().flatten();
        let mut profile: Vec<String> = profile.map(Value::to_string).collect();
        while profile.last().is_some_and(|last| last == "0") {
            profile.pop();
        }
        let reached = text(&report["interference"]["reached"]);
        same("sides", sides.clone(), format!("{} {reached}", profile.join("/")));
    }
    if let Some(driven) = &expected.driven {
        same("steps of driving", driven.clone(), format!("{}/{}", report["states"], report["tried"]));
        same("who gets there", "guided".into(), text(&report["first_finding"]["strategy"]));
    }
    if let Some(executions) = expected.executions {
        same("executions", executions.to_string(), report["executions"].to_string());
    }
    let warnings: Vec<String> = report["warnings"].as_array().into_iter().flatten().map(text).collect();
    let told = |expected: &String| warnings.iter().any(|warning| warning.contains(expected));
    if warnings.len() != expected.warnings.len() || !expected.warnings.iter().all(told) {
        same("warnings", format!("{:?}", expected.warnings), format!("{warnings:?}"));
    }
    if let Some(pairs) = &expected.pairs {
        same("pairs that race", format!("{:?}", Vec::from_iter(pairs)), format!("{:?}", pairs_of(report)));
    }
    same("kinds of findings", format!("{:?}", expected.kinds), format!("{:?}", kinds_of(report)));
}

fn kinds_of(report: &Value) -> BTreeSet<String> {
    report["findings"].as_array().into_iter().flatten().map(|finding| text(&finding["kind"])).collect()
}

/// The races of a report: the line, the other line, the variable; each is told once.
fn pairs_of(report: &Value) -> Vec<(u64, u64, String)> {
    let line = |place: &Value| place["line"].as_u64().unwrap_or_default();
    let races =
        report["findings"].as_array().into_iter().flatten().filter(|finding| finding["kind"] == "race");
    let pair = |race: &Value| (line(race), line(&race["others"][0]), text(&race["variable"]));
    let mut pairs: Vec<_> = races.map(pair).collect();
    pairs.sort();
    pairs
}

/// A finding names a marked line of the program, and so does every thread of its deadlock or race; its witness
/// has as many threads as expected, and replays.
fn compare_finding(
    expected: &Expectation,
    program: &Path,
    finding: &Value,
    folder: &Path,
    wrong: &mut Vec<String>,
) {
    let kind = text(&finding["kind"]);
    let path = folder.join(text(&finding["witness"]));
    let witness: Value = match std::fs::read(&path).map(|bytes| serde_json::from_slice(&bytes)) {
        Ok(Ok(witness)) => witness,
        other => return wrong.push(format!("the witness {} is unreadable: {other:?}", path.display())),
    };
    let failure = &witness["failure"];
    let others = failure["others"].as_array().into_iter().flatten().map(|other| &other["location"]);
    for place in [finding, &failure["location"]].into_iter().chain(others) {
        let marked = expected.marks.get(&kind).zip(place["line"].as_u64());
        let file = text(&place["file"]);
        let here = Path::new(&file).file_name() == program.file_name();
        if !here || !marked.is_some_and(|(lines, line)| lines.contains(&line)) {
            wrong.push(format!("{kind}: {file}:{} is not marked `// ERROR {kind}`", place["line"]));
        }
    }
    let steps = witness["schedule"]["steps"].as_array().into_iter().flatten();
    let steps: Vec<String> = steps.map(|step| text(&step["thread"])).collect();
    let threads: BTreeSet<&String> = steps.iter().collect();
    if expected.threads.is_some_and(|expected| expected != threads.len()) {
        wrong.push(format!("threads in the witness: {threads:?}"));
    }
    let switches = steps.windows(2).filter(|pair| pair[0] != pair[1]).count();
    if expected.switches.is_some_and(|expected| expected != switches) {
        wrong.push(format!("context switches in the witness: {switches}, by {steps:?}"));
    }
    let inputs: BTreeMap<String, i128> =
        witness["inputs"].as_array().into_iter().flatten().map(input).collect();
    if expected.inputs.as_ref().is_some_and(|expected| *expected != inputs) {
        wrong.push(format!("inputs in the witness: {inputs:?}"));
    }
    let replay = threadbare(folder).arg("replay").arg(&path).output().unwrap();
    if replay.status.code() != Some(1) {
        wrong.push(complaint(&["the witness does not replay".into()], &replay));
    }
    replay_natively(&kind, &path, folder, expected.at.is_empty() && is_drawn(program), wrong);
}

/// Whether the findings of a program are tried with what the compiler makes of the source, too: one program of four, by the letters of its name. All are
/// where each finding is replayed more often than usual.
fn is_drawn(program: &Path) -> bool {
    let letters = program.file_name().unwrap_or_default().as_encoded_bytes();
    let sum: usize = letters.iter().map(|letter| usize::from(*letter)).sum();
    std::env::var_os("THREADBARE_REPEAT").is_some() || sum.is_multiple_of(4)
}

/// Every finding happens in a real process too; and if it does, it is tried with what the compiler makes of the source, where that is asked for.
fn replay_natively(kind: &str, witness: &Path, folder: &Path, original: bool, wrong: &mut Vec<String>) {
    let name = witness.display().to_string();
    if let Err((why, output)) = natively(kind, &name, usual(), threadbare(folder)) {
        wrong.push(complaint(&[why], &output));
    } else if original && !NOT_NATIVE.contains(&kind) {
        let mut command = threadbare(folder);
        let output = command.arg("replay").arg(witness).args(["--native", "--original"]).output().unwrap();
        let why = String::from_utf8_lossy(&output.stderr).lines().last().unwrap_or_default().to_owned();
        // What no process shows, this one does not either.
        if !why.contains(TORN) {
            let failed = (output.status.code() != Some(1)).then_some(why);
            ORIGINALS.lock().unwrap().push(failed);
        }
    }
}

/// For each finding that was replayed with `--original`: why it did not fail, if it did not.
static ORIGINALS: Mutex<Vec<Option<String>>> = Mutex::new(Vec::new());

/// Of the findings, nine in ten happen in what the compiler makes of the untouched source too.
fn enough_originals() -> bool {
    let originals = ORIGINALS.lock().unwrap();
    let failed: Vec<&String> = originals.iter().flatten().collect();
    println!("--original: {} of {} findings replay", originals.len() - failed.len(), originals.len());
    failed.iter().for_each(|why| println!("  {why}"));
    // A few programs that somebody picked say nothing.
    originals.len() < 20 || failed.len() * 10 <= originals.len()
}

/// The name and the value of an input.
fn input(input: &Value) -> (String, i128) {
    let bytes = input["bytes"].as_array().into_iter().flatten().map(|byte| byte.as_u64().unwrap());
    let (value, bits) =
        bytes.fold((0, 0), |(value, bits), byte| (value | i128::from(byte) << bits, bits + 8));
    let negative = input["kind"] == "signed" && value >> (bits - 1) & 1 == 1;
    (text(&input["name"]), if negative { value - (1 << bits) } else { value })
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn complaint(wrong: &[String], output: &Output) -> String {
    let mut text = String::new();
    for line in wrong {
        let _ = writeln!(text, "{line}");
    }
    let _ = write!(
        text,
        "The tool ended with {}, and said:\n{}",
        output.status,
        String::from_utf8_lossy(&output.stdout)
    );
    text + &String::from_utf8_lossy(&output.stderr)
}
