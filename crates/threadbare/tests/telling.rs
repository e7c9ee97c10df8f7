//! What is told of what was found: detectors that are switched off, findings that are suppressed, and what volatile accesses are.

#![allow(clippy::unwrap_used)]

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use threadbare_trace::detectors::DETECTORS;

fn program(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../../tests/programs", name].iter().collect()
}

/// Exit status, standard output and standard error of a check of a test program in a folder.
fn check(folder: &Path, name: &str, arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_threadbare"))
        .arg("check")
        .arg(program(name))
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn json(folder: &Path, name: &str, arguments: &[&str]) -> (i32, Value) {
    let (status, text, complaint) = check(folder, name, &[arguments, &["--json"]].concat());
    (status, serde_json::from_str(&text).unwrap_or_else(|_| panic!("{text}{complaint}")))
}

/// The findings of a report: kinds, lines and variables.
fn findings(report: &Value) -> Vec<String> {
    let one = |finding: &Value| format!("{} {} {}", finding["kind"], finding["line"], finding["variable"]);
    report["findings"].as_array().unwrap().iter().map(one).collect()
}

/// A folder with a file of suppressions.
fn folder(suppressions: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("some.supp"), suppressions).unwrap();
    folder
}

#[test]
fn each_detector_can_be_switched_off_by_its_name_and_only_its_findings_are_gone() {
    let folder = tempfile::tempdir().unwrap();
    let found = |detect: &str| {
        let (status, report) = json(folder.path(), "detectors/each.c", &["--detect", detect]);
        assert_eq!((status, &report["verdict"]), (1, &Value::from("error")), "{detect}");
        (findings(&report), report["assumptions"].to_string())
    };
    let (all, _) = found("+leak");
    assert_eq!(all.len(), DETECTORS.len(), "{all:?}");
    for detector in DETECTORS {
        let name = detector.kind.name();
        let (left, assumptions) = found(&format!("+leak,-{name}"));
        let is_other = |finding: &&String| !finding.starts_with(&format!("\"{name}\" "));
        let others: Vec<String> = all.iter().filter(is_other).cloned().collect();
        assert_eq!(others.len(), all.len() - 1, "there is one finding of {name}: {all:?}");
        assert_eq!(left, others, "without {name}");
        // What is not looked for unless somebody asks for it needs no word; of all others a verdict says it.
        let said = if name == "race" { "data races" } else { name };
        let is_said = assumptions.contains(&format!("without a look for {said}"));
        assert_eq!(is_said, name != "leak", "{name}: {assumptions}");
    }
    let off: String = DETECTORS.iter().map(|detector| format!(",-{}", detector.kind.name())).collect();
    let (status, report) = json(folder.path(), "detectors/each.c", &["--detect", &off[1..]]);
    assert_eq!((status, findings(&report)), (0, Vec::new()));
    // The last word counts.
    assert_eq!(found("-leak,+leak,-deadlock,+deadlock,-race,+race").0, all);
    let (status, _, complaint) = check(folder.path(), "detectors/each.c", &["--detect", "-deadlocks"]);
    assert!(
        status == 2 && complaint.contains("deadlock") && complaint.contains("stack-overflow"),
        "{complaint}"
    );
}

#[test]
fn a_deadlock_that_is_not_looked_for_is_not_warned_of_either() {
    let folder = folder("deadlock:*\n");
    let (_, report) = json(folder.path(), "threads/lock-order.c", &[]);
    assert!(findings(&report).iter().any(|finding| finding.contains("deadlock")), "{report}");
    for arguments in [&["--detect", "-deadlock"][..], &["--suppress", "some.supp"]] {
        let (status, report) = json(folder.path(), "threads/lock-order.c", arguments);
        assert_eq!((status, report["warnings"].to_string().as_str()), (0, "[]"), "{arguments:?}");
    }
}

#[test]
fn what_is_suppressed_does_not_count_and_the_report_says_so() {
    let folder = folder("# Known for long.\n\nrace:variable=^a$\n race:tab*\ndeadlock:variable=b\n");
    for workers in ["1", "3"] {
        let arguments = ["--suppress", "some.supp", "--workers", workers];
        let (status, report) = json(folder.path(), "races/variables.c", &arguments);
        assert_eq!((status, findings(&report)), (1, vec![r#""race" 9 "b""#.to_owned()]), "{report}");
        let by = |pattern: &str, line: u32, findings: u32| serde_json::json!({ "pattern": pattern, "from": format!("some.supp:{line}"), "findings": findings });
        assert_eq!(
            report["suppressed"],
            Value::from(vec![by("race:variable=^a$", 3, 1), by("race:tab*", 4, 1)])
        );
        assert_eq!(report["unused_suppressions"], Value::from(vec![by("deadlock:variable=b", 5, 0)]));
    }
    let (_, text, _) = check(folder.path(), "races/variables.c", &["--suppress", "some.supp"]);
    for line in [
        "suppressed: 1 finding by `race:variable=^a$` (some.supp:3)\n",
        "suppressed: 1 finding by `race:tab*` (some.supp:4)\n",
        "suppresses nothing: `deadlock:variable=b` (some.supp:5)\n",
    ] {
        assert!(text.contains(line), "{line}{text}");
    }
    assert!(!text.contains("Races on `a`") && text.contains("Races on `b`: one pair"), "{text}");
}

#[test]
fn a_program_of_which_all_is_suppressed_is_safe_in_so_many_words() {
    // The function that both accesses were called from, and the file.
    for pattern in ["race:^worker$", "*:races/variables.c", "race:function=add"] {
        let folder = folder(pattern);
        let (status, text, _) = check(folder.path(), "races/variables.c", &["--suppress", "some.supp"]);
        let text = text.replace('\n', " ");
        let left = if pattern == "race:function=add" { 1 } else { 0 };
        assert_eq!(status, left, "{text}");
        if left == 0 {
            assert!(text.contains("no other error found, complete"), "{text}");
            assert!(text.contains("but for 3 findings that were suppressed"), "{text}");
            assert!(text.contains("suppressed: 3 findings by `"), "{text}");
        } else {
            assert!(
                text.contains("suppressed: 2 findings by `") && text.contains("Races on `table`"),
                "{text}"
            );
        }
    }
    // Without any, nothing of it is said.
    let folder = folder("race:counter");
    let (status, text, _) = check(folder.path(), "races/increment-fixed.c", &["--suppress", "some.supp"]);
    assert!(status == 0 && text.contains("no error found, complete") && !text.contains("but for"), "{text}");
    assert!(text.contains("suppresses nothing: `race:counter` (some.supp:1)"), "{text}");
}

#[test]
fn what_is_suppressed_does_not_stop_a_search() {
    for variable in ["a", "b", "table"] {
        let folder = folder(&format!("race:variable=^{variable}$"));
        let arguments = ["--suppress", "some.supp", "--stop-at", "2"];
        let (status, report) = json(folder.path(), "races/variables.c", &arguments);
        let found = findings(&report);
        let hidden = format!("\"{variable}\"");
        assert_eq!((status, found.len()), (1, 2), "{report}");
        assert!(!found.iter().any(|finding| finding.ends_with(&hidden)), "{found:?}");
    }
}

#[test]
fn bad_suppressions_are_refused_with_their_place() {
    for (text, says) in [
        ("race:x\nrase:y\n", "some.supp:2: there is no kind `rase`: expected *, or one of out-of-bounds,"),
        ("\nworker\n", "some.supp:2: `worker` is no suppression: expected KIND:PATTERN, as in race:counter"),
        ("race:\n", "some.supp:1: `race:` names nothing"),
    ] {
        let folder = folder(text);
        let (status, told, complaint) =
            check(folder.path(), "races/variables.c", &["--suppress", "some.supp"]);
        assert_eq!((status, told.as_str()), (2, ""), "{complaint}");
        assert!(complaint.contains(says) && complaint.trim_end().lines().count() == 1, "{complaint}");
    }
    let (status, _, complaint) =
        check(folder("").path(), "races/variables.c", &["--suppress", "nowhere.supp"]);
    assert!(status == 2 && complaint.contains("nowhere.supp: cannot be read"), "{complaint}");
}

#[test]
fn settings_suppress_too_and_a_run_shows_it_again() {
    let folder = folder("race:variable=^b$\n");
    let settings = "[suppress]\npatterns = [\n  \"race:variable=^a$\",\n  \"leak:x\",\n]\n";
    std::fs::write(folder.path().join("threadbare.toml"), settings).unwrap();
    let (status, report) = json(folder.path(), "races/variables.c", &["--suppress", "some.supp"]);
    assert_eq!((status, findings(&report)), (1, vec![r#""race" 15 "table""#.to_owned()]), "{report}");
    assert_eq!(report["suppressed"][1]["from"], "threadbare.toml:3");
    assert_eq!(report["unused_suppressions"][0]["from"], "threadbare.toml:4");
    let shown = Command::new(env!("CARGO_BIN_EXE_threadbare"))
        .args(["runs", "show", "last"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    let text = String::from_utf8(shown.stdout).unwrap();
    assert!(text.contains("suppressed: 1 finding by `race:variable=^a$` (threadbare.toml:3)"), "{text}");
    std::fs::write(folder.path().join("threadbare.toml"), "[suppress]\npatterns = [\"x\"]\n").unwrap();
    let (status, _, complaint) = check(folder.path(), "races/variables.c", &[]);
    assert!(status == 2 && complaint.contains("threadbare.toml:2: `x` is no suppression"), "{complaint}");
}

#[test]
fn volatile_accesses_are_what_is_said_and_steps_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| json(folder.path(), "races/volatile-unordered.c", arguments).1;
    let variables = |report: &Value| -> Vec<String> {
        let races = report["findings"].as_array().unwrap().iter().filter(|finding| finding["kind"] == "race");
        races.map(|race| race["variable"].as_str().unwrap().to_owned()).collect()
    };
    let (usual, atomic) = (run(&[]), run(&["--volatile", "atomic"]));
    assert_eq!(variables(&usual), ["data", "flag", "flag"], "{usual}");
    assert_eq!(variables(&run(&["--volatile", "race"])), variables(&usual));
    assert_eq!(variables(&atomic), ["data"], "{atomic}");
    assert_eq!(usual["executions"], atomic["executions"]);
    assert!(
        atomic["assumptions"].to_string().contains("volatile")
            && !usual["assumptions"].to_string().contains("volatile")
    );
    assert_eq!(check(folder.path(), "races/volatile.c", &["--volatile", "plain"]).0, 2);
}
