//! `check --format` and `threadbare report`: each format is read back by a reader that shares nothing with its writer, and what it says is
//! compared with the JSON of the same run. Names and texts of the programs have markup and control characters in them.

#![allow(clippy::unwrap_used)]

mod programs;
mod read;

use programs::{Folder, programs};
use read::{Annotation, Tested, Waypoint};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;

/// The findings of a run as its JSON tells them: kind, file, line.
fn findings(report: &Value) -> Vec<(String, String, u64)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let found = report["findings"].as_array().unwrap().iter();
    found.map(|f| (text(&f["kind"]), text(&f["file"]), f["line"].as_u64().unwrap())).collect()
}

#[test]
fn reports_are_as_their_schema_says() {
    for folder in programs() {
        read::report(&folder.report());
    }
    let folder = Folder::named("race<&\">,%.c");
    for options in [["--symmetry", "auto"], ["--strategy", "flip"], ["--equivalence", "reads-from"]] {
        let arguments = [&["check", &folder.program, "--json", "--stats"], &options[..]].concat();
        let (status, stdout, stderr) = folder.run(&arguments);
        assert!(
            status == 1 && stderr.contains("instructions"),
            "the figures are beside the report: {stderr}"
        );
        read::report(&serde_json::from_str(&stdout).unwrap());
    }
}

#[test]
fn sarif_has_a_flow_for_each_thread() {
    for folder in programs() {
        let report = folder.report();
        let document: Value = serde_json::from_str(&folder.format("sarif")).unwrap();
        let results = read::sarif(&document);
        let told: Vec<(String, String, u64)> =
            results.iter().map(|r| (r.kind.clone(), r.file.clone(), r.line)).collect();
        assert_eq!(told, findings(&report), "{folder:?}");
        for (result, finding) in results.iter().zip(report["findings"].as_array().unwrap()) {
            assert_eq!(result.message, finding["message"], "{folder:?}");
            assert_eq!(result.fingerprint, finding["fingerprint"], "{folder:?}");
            // One place in time for each step, across all flows.
            let mut orders: Vec<i64> = result.flows.iter().flatten().copied().collect();
            assert!(result.flows.iter().all(|flow| flow.is_sorted()), "{folder:?}: {:?}", result.flows);
            orders.sort_unstable();
            let all = orders.len();
            orders.dedup();
            assert_eq!(orders.len(), all, "{folder:?}");
        }
    }
    let race = Folder::named("race<&\">,%.c");
    let document: Value = serde_json::from_str(&race.format("sarif")).unwrap();
    let [race] = &read::sarif(&document)[..] else { panic!("{document}") };
    assert_eq!((race.flows.len(), race.related), (2, 1), "both threads, and the other place");
}

#[test]
fn junit_has_a_failed_case_for_each_finding() {
    for folder in programs() {
        let report = folder.report();
        let tested = read::junit(&folder.format("junit"));
        let verdict = report["verdict"].as_str().unwrap();
        match (tested, verdict) {
            (Tested::Failed(cases), "error") => assert_eq!(cases, findings(&report), "{folder:?}"),
            (Tested::Skipped, "bounded" | "unsupported") | (Tested::Passed, "safe") => {}
            (tested, verdict) => panic!("{folder:?}: {tested:?} for {verdict}"),
        }
    }
}

#[test]
fn lcov_counts_the_same_branches() {
    for folder in programs() {
        let report = folder.report();
        folder.format("lcov=cov.info");
        let (lines, branches) = read::lcov(&folder.path("cov.info"));
        let number = |name: &str| report[name].as_u64().unwrap();
        assert_eq!(branches, (number("branches_covered"), number("branches_total")), "{folder:?}");
        assert!(lines.0 > 0 && lines.0 <= lines.1, "{folder:?}: {lines:?}");
    }
    // The line that no execution comes to, and only that.
    let folder = Folder::named("never.c");
    let covered = folder.format("lcov");
    let missed: Vec<&str> = covered.lines().filter(|l| l.starts_with("DA:") && l.ends_with(",0")).collect();
    assert_eq!(missed, ["DA:5,0"], "{covered}");
}

#[test]
fn github_has_a_line_for_each_place() {
    for folder in programs() {
        let report = folder.report();
        let annotations = read::github(&folder.format("github"));
        let errors: Vec<(String, String, u64)> = annotations
            .iter()
            .filter(|a| a.level == "error")
            .map(|Annotation { title, file, line, .. }| {
                (title.strip_prefix("threadbare: ").unwrap().to_owned(), file.clone(), *line)
            })
            .collect();
        assert_eq!(errors, findings(&report), "{folder:?}");
        let others: usize = report["findings"]
            .as_array()
            .unwrap()
            .iter()
            .map(|f| f["others"].as_array().unwrap().len())
            .sum();
        assert_eq!(annotations.iter().filter(|a| a.level == "notice").count(), others, "{folder:?}");
        let given_up = report["given_up"].as_array().unwrap().len();
        assert_eq!(annotations.iter().filter(|a| a.level == "warning").count(), given_up, "{folder:?}");
    }
}

#[test]
fn traces_have_tracks_that_perfetto_can_show() {
    for folder in programs() {
        let report = folder.report();
        let document: Value = serde_json::from_str(&folder.format("chrome")).unwrap();
        let processes = read::chrome(&document);
        let kinds: Vec<String> = findings(&report).into_iter().map(|(kind, ..)| kind).collect();
        let told: Vec<&str> = processes.iter().map(|p| p.name.split(':').next().unwrap()).collect();
        assert_eq!(told, kinds, "{folder:?}");
    }
    // Two locks that are given back in the order in which they were taken; one of them is still held where somebody waits for ever.
    let folder = Folder::named("hand-over.c");
    let document: Value = serde_json::from_str(&folder.format("chrome")).unwrap();
    let [process] = &read::chrome(&document)[..] else { panic!("{document}") };
    let mut locks: Vec<&str> = process.locks.iter().map(|(name, _)| name.as_str()).collect();
    locks.dedup();
    assert_eq!(locks, ["a", "b"], "{document}");
    assert!(process.flows > 0, "{document}");
}

#[test]
fn test_cases_have_the_inputs() {
    for folder in programs() {
        let report = folder.report();
        folder.format("ktest=cases");
        let found = report["findings"].as_array().unwrap();
        for (at, finding) in found.iter().enumerate() {
            let objects = read::ktest(&fs::read(folder.path(&format!("cases/{}.ktest", at + 1))).unwrap());
            let wanted: Vec<(String, usize)> = finding["inputs"]
                .as_array()
                .unwrap()
                .iter()
                .map(|input| {
                    (input["name"].as_str().unwrap().to_owned(), input["bytes"].as_array().unwrap().len())
                })
                .collect();
            let told: Vec<(String, usize)> =
                objects.iter().map(|(name, bytes)| (name.clone(), bytes.len())).collect();
            assert_eq!(told, wanted, "{folder:?}");
            let beside = fs::read(folder.path(&format!("cases/{}.schedule.json", at + 1))).unwrap();
            let beside: Value = serde_json::from_slice(&beside).unwrap();
            assert_eq!(beside["kind"], finding["kind"], "{folder:?}");
            // A program with one thread needs none.
            let threads = folder.program == "race<&\">,%.c" || folder.program == "swap.c";
            assert!(beside["steps"].as_array().unwrap().len() >= usize::from(threads), "{folder:?}");
        }
        let written = fs::read_dir(folder.path("cases")).unwrap().count();
        assert_eq!(written, 2 * found.len(), "{folder:?}");
    }
    let folder = Folder::named("guarded.c");
    folder.format("ktest=cases");
    let objects = read::ktest(&fs::read(folder.path("cases/1.ktest")).unwrap());
    assert_eq!(objects, [("code".to_owned(), 4711_u32.to_le_bytes().to_vec())]);
}

#[test]
fn graphs_are_read_by_graphviz() {
    for folder in programs() {
        let text = folder.format("dot");
        let graphs = read::dot(&text);
        assert_eq!(graphs.len(), findings(&folder.report()).len(), "{folder:?}: {text}");
        for graph in &graphs {
            assert!(graph.edges.iter().all(|(from, to)| from < to), "what comes before comes first: {text}");
            assert!(graph.edges.iter().all(|(_, to)| *to < graph.nodes), "{text}");
        }
    }
    // Each thread reads what the other has written.
    let text = Folder::named("swap.c").format("dot");
    assert_eq!(text.matches("reads from").count(), 2, "{text}");
}

#[test]
fn witnesses_of_violations_have_the_threads_turns() {
    for folder in programs() {
        let entries = read::sv_witness(&folder.format("sv-witness"));
        // There is no property of deadlocks.
        let wanted: Vec<_> =
            findings(&folder.report()).into_iter().filter(|(kind, ..)| kind != "deadlock").collect();
        assert_eq!(entries.len(), wanted.len(), "{folder:?}");
        for (entry, (kind, file, line)) in entries.iter().zip(&wanted) {
            let targets = &entry.content.last().unwrap().segment;
            let Waypoint::Target { location, .. } = &targets[0].waypoint else { panic!("{targets:?}") };
            assert_eq!((&location.file_name, location.line), (file, *line), "{folder:?}");
            assert_eq!(targets.len(), if kind == "race" { 2 } else { 1 }, "both accesses of a race");
            let property = if kind == "race" { "G ! data-race" } else { "G ! call(reach_error())" };
            assert_eq!(entry.metadata.task.specification, format!("CHECK( init(main()), LTL({property}) )"));
            let [name] = &entry.metadata.task.input_files[..] else { panic!("{entry:?}") };
            assert_eq!(entry.metadata.task.input_file_hashes[name], folder.sha256(name), "{folder:?}");
        }
    }
    // What the input is.
    for (program, line, values) in [("guarded.c", 4, &["4711u"][..]), ("twice.c", 4, &["1", "9"][..])] {
        let entries = read::sv_witness(&Folder::named(program).format("sv-witness"));
        let returned = entries.iter().map(|entry| match &entry.content[0].segment[0].waypoint {
            Waypoint::FunctionReturn { location, constraint, .. } => {
                (location.line, constraint.value.clone())
            }
            other => panic!("{program}: {other:?}"),
        });
        let wanted: Vec<_> = values.iter().map(|value| (line, format!("\\result == {value}"))).collect();
        assert_eq!(returned.collect::<Vec<_>>(), wanted, "{program}");
    }
    // Main writes x, the other thread sees it and writes y, main sees that.
    let entries = read::sv_witness(&Folder::named("swap.c").format("sv-witness"));
    let threads: Vec<usize> = entries[0]
        .content
        .iter()
        .map(|content| match content.segment[0].waypoint {
            Waypoint::Assumption { thread_id, .. }
            | Waypoint::FunctionReturn { thread_id, .. }
            | Waypoint::Target { thread_id, .. } => thread_id,
        })
        .collect();
    let mut turns = threads.clone();
    turns.dedup();
    assert_eq!(turns, [0, 1, 0], "{threads:?}");
}

/// A run fails for what its baseline has not, wherever the lines are by now.
#[test]
fn known_findings_do_not_fail_a_run() {
    let folder = Folder::named("twice.c");
    let check = |options: &[&str]| {
        let arguments: Vec<String> =
            ["check", "twice.c"].iter().chain(options).map(|&s| s.to_owned()).collect();
        folder.run(&arguments)
    };
    let source = fs::read_to_string(folder.path("twice.c")).unwrap();
    let (status, report, _) = check(&["--json"]);
    assert_eq!(status, 1);
    fs::write(folder.path("known.json"), &report).unwrap();
    fs::write(folder.path("twice.c"), format!("// Moved.\n\n{source}")).unwrap();
    let (status, told, stderr) = check(&["--baseline", "known.json"]);
    assert_eq!(status, 0, "{told}{stderr}");
    assert!(told.contains("known before: 2 findings\n") && !told.contains("error["), "{told}");
    // One of them differs now.
    fs::write(folder.path("twice.c"), source.replace("x != 9", "x != 8")).unwrap();
    let (status, told, _) = check(&["--baseline", "known.json", "-q"]);
    assert_eq!(status, 1);
    let lines: Vec<&str> = told.lines().collect();
    assert!(
        lines.len() == 2 && lines[0].contains("x != 8") && lines[1] == "known before: 1 finding",
        "{told}"
    );
    let told_as = |format: &str| check(&["--baseline", "known.json", "--format", format]).1;
    let states: Vec<(String, bool)> = serde_json::from_str::<Value>(&told_as("json")).unwrap()["findings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|finding| (finding["message"].as_str().unwrap().to_owned(), finding["known"].as_bool().unwrap()))
        .collect();
    assert!(states.iter().all(|(message, known)| *known == message.contains("x != 1")), "{states:?}");
    let sarif: Value = serde_json::from_str(&told_as("sarif")).unwrap();
    read::sarif(&sarif);
    let results = sarif["runs"][0]["results"].as_array().unwrap();
    let mut sarif_states: Vec<&str> = results.iter().map(|r| r["baselineState"].as_str().unwrap()).collect();
    sarif_states.sort_unstable();
    assert_eq!(sarif_states, ["new", "unchanged"]);
    assert_eq!(told_as("github").matches("::error").count(), 1);
    let junit = told_as("junit");
    assert_eq!((junit.matches("<failure").count(), junit.matches("<skipped").count()), (1, 1), "{junit}");
    // What is none is refused before anything is checked.
    fs::write(folder.path("known.json"), "{}").unwrap();
    for (file, says) in
        [("known.json", "is no report that `check --json` has written"), ("none.json", "cannot be read")]
    {
        let (status, told, stderr) = check(&["--baseline", file]);
        assert_eq!((status, told.as_str()), (2, ""), "{stderr}");
        assert!(stderr.contains(says), "{stderr}");
    }
}

#[test]
fn a_run_that_is_kept_is_told_as_at_its_end() {
    for folder in programs() {
        let formats =
            ["json", "sarif", "junit", "lcov", "github", "chrome", "dot", "terminal", "sv-witness", "html"];
        let mut check = vec!["check".to_owned(), folder.program.clone()];
        check.extend(folder.options.iter().map(|option| (*option).to_owned()));
        let mut report = vec!["report".to_owned()];
        for format in formats {
            check.push(format!("--format={format}=check.{format}"));
            report.push(format!("--format={format}=report.{format}"));
        }
        check.push("--format=ktest=check.cases".to_owned());
        report.push("--format=ktest=report.cases".to_owned());
        let (status, said, stderr) = folder.run(&check);
        assert!(said.contains("Verdict") || said.contains("error"), "{folder:?}: {said}{stderr}");
        let (again, nothing, stderr) = folder.run(&report);
        assert_eq!((again, nothing.as_str()), (0, ""), "{folder:?}: {stderr}");
        assert_ne!(status, 2, "{folder:?}");
        for format in formats {
            let read = |which: &str| fs::read_to_string(folder.path(&format!("{which}.{format}"))).unwrap();
            assert_eq!(read("check"), read("report"), "{folder:?} as {format}");
        }
        let cases = |which: &str| -> BTreeMap<String, Vec<u8>> {
            let files = fs::read_dir(folder.path(which)).unwrap();
            files
                .map(|file| {
                    let file = file.unwrap();
                    (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap())
                })
                .collect()
        };
        assert_eq!(cases("check.cases"), cases("report.cases"), "{folder:?}");
        let (_, told, _) = folder.run(&["report".to_owned()]);
        assert!(!told.is_empty() && !told.contains('\x1b'), "{folder:?}: {told}");
    }
}

/// Fingerprints stay when lines move, and differ where the code does.
#[test]
fn fingerprints_do_not_depend_on_line_numbers() {
    let print = |folder: &Folder| {
        let found = folder.report()["findings"].as_array().unwrap().clone();
        found.iter().map(|f| f["fingerprint"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let folder = Folder::named("twice.c");
    let before = print(&folder);
    assert_eq!(before.len(), 2);
    assert_ne!(before[0], before[1]);
    let source = fs::read_to_string(folder.path("twice.c")).unwrap();
    fs::write(folder.path("twice.c"), format!("// A line more.\n\n{}", source.replace("    ", "\t")))
        .unwrap();
    assert_eq!(print(&folder), before);
    fs::write(folder.path("twice.c"), source.replace("x != 1", "x != 3")).unwrap();
    let after = print(&folder);
    assert!(
        after.iter().any(|p| !before.contains(p)) && after.iter().any(|p| before.contains(p)),
        "{after:?}"
    );
}

#[test]
fn what_cannot_be_written_is_said() {
    let folder = Folder::named("guarded.c");
    let refused = |arguments: &[&str], says: &str| {
        let (status, stdout, stderr) = folder.run(arguments);
        assert_eq!(status, 2, "{arguments:?}: {stdout}{stderr}");
        assert!(stderr.contains(says), "{arguments:?}: {stderr}");
        stdout
    };
    refused(&["report"], "there are no runs here yet");
    refused(
        &["check", "guarded.c", "--format", "yaml"],
        "there is no format `yaml`; there are terminal, json",
    );
    refused(&["check", "guarded.c", "--format", "sarif="], "names no file");
    refused(&["check", "guarded.c", "--format", "ktest"], "ktest=FOLDER");
    // What was found is not lost with the file.
    let said = refused(
        &["check", "guarded.c", "--format", "sarif=no/such/folder"],
        "no/such/folder: cannot be written",
    );
    assert!(said.contains("assertion"), "{said}");
    refused(&["report", "7"], "there is no run 7");
    let source = fs::read_to_string(folder.path("guarded.c")).unwrap();
    fs::write(folder.path("guarded.c"), source.replace("4711", "4712")).unwrap();
    refused(&["report", "last"], "check the program anew");
}
