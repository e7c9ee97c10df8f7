//! What the options about strategies promise: the same seed gives the same result, races are told in the same way whoever finds
//! them, bounds are named, and hunting is counted apart from the proof.

#![allow(clippy::unwrap_used)]

use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;

/// Exit status and standard output of a check of a test program.
fn check(program: &str, arguments: &[&str]) -> (i32, String) {
    let folder = tempfile::tempdir().unwrap();
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../tests/programs", program].iter().collect();
    let output = Command::new(env!("CARGO_BIN_EXE_threadbare"))
        .arg("check")
        .arg(path)
        .args(arguments)
        .current_dir(folder.path())
        .output()
        .unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
}

fn json(program: &str, arguments: &[&str]) -> Value {
    serde_json::from_str(&check(program, &[arguments, &["--json"]].concat()).1).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_result() {
    // Several workers divide the work as they get to it, and some of it is then done twice.
    let work: &[&str] = &["instructions", "queries", "solver_calls"];
    for (workers, varies) in [("1", &[] as &[&str]), ("2", work)] {
        for strategy in ["auto", "random", "pct", "pos", "surw", "fresh", "preempt", "flip"] {
            if workers == "2" && strategy != "auto" {
                continue;
            }
            let run = |seed: &str| {
                let options = ["--strategy", strategy, "--seed", seed, "--workers", workers];
                let mut report = json("threads/atomicity.c", &options);
                let report_fields = report.as_object_mut().unwrap();
                for varies in ["user_seconds", "peak_bytes"].iter().chain(varies) {
                    report_fields.remove(*varies);
                }
                report_fields["first_finding"].as_object_mut().unwrap().remove("seconds");
                report
            };
            assert_eq!(run("3"), run("3"), "{strategy} by {workers}");
        }
    }
    let instructions = |seed: &str| {
        json("threads/atomicity.c", &["--strategy", "random", "--seed", seed])["instructions"].clone()
    };
    assert_ne!(instructions("1"), instructions("2"), "the seed makes a difference");
}

/// Programs that are hunted in: the same seed comes to the same result, and a proof that ends finds the same whoever helps.
#[test]
fn hunts_are_the_same_twice_and_proofs_by_any_number_of_workers() {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../tests/programs/hunt"].iter().collect();
    let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let names: Vec<String> = names.map(|name| format!("hunt/{}", name.into_string().unwrap())).collect();
    assert!(names.len() >= 25, "{names:?}");
    let mut proved = 0;
    for name in names {
        let hunted = || {
            let bounds = ["--detect", "-race", "--executions", "200", "--workers", "1", "--seed", "7"];
            let mut report = json(&name, &bounds);
            let fields = report.as_object_mut().unwrap();
            fields.retain(|field, _| !["user_seconds", "peak_bytes"].contains(&field.as_str()));
            if let Some(first) = fields.get_mut("first_finding").and_then(Value::as_object_mut) {
                first.remove("seconds");
            }
            report
        };
        let first = hunted();
        assert_eq!(first, hunted(), "{name}");
        if !first["given_up"].as_array().unwrap().is_empty() {
            continue;
        }
        let proof =
            |workers: &str| json(&name, &["--detect", "-race", "--strategy", "dpor", "--workers", workers]);
        let found = |report: &Value| -> Vec<Value> {
            report["findings"].as_array().unwrap().iter().map(told).collect()
        };
        let (alone, together) = (proof("1"), proof("2"));
        assert_eq!(found(&together), found(&alone), "{name}");
        for same in ["verdict", "executions", "blocked", "paths"] {
            assert_eq!(together[same], alone[same], "{name}: {same}");
        }
        proved += 1;
    }
    assert!(proved >= 15, "{proved} proofs came to their end");
}

#[test]
fn a_search_stops_at_as_many_findings_as_asked_for() {
    let all = json("strategies/dpor-freed.c", &["--strategy", "auto"]);
    let first = json("strategies/dpor-freed.c", &["--strategy", "auto", "--stop-at", "first"]);
    let count = |report: &Value| report["findings"].as_array().unwrap().len();
    assert!(count(&all) > 2, "{all}");
    assert_eq!(count(&first), 1);
    let found = |report: &Value, what: &str| report["first_finding"][what].clone();
    for what in ["executions", "strategy"] {
        assert_eq!(found(&all, what), found(&first, what));
        assert!(!found(&all, what).is_null());
    }
    assert_eq!(check("threads/atomicity.c", &["--stop-at", "never"]).0, 2);
    assert_eq!(check("threads/atomicity.c", &["--stop-at", "0"]).0, 2);
}

/// What an execution wishes to read makes the difference: without wishes the same schedules are as rare as by `pos`.
#[test]
fn who_wishes_for_something_new_finds_it_sooner() {
    for seed in ["1", "2", "3"] {
        let status = |strategy: &str| {
            let bounds = ["--executions", "100", "--stop-at", "first", "--detect", "-race", "--seed", seed];
            let program = ["--strategy", strategy, "--", "-DSETTERS=10"];
            check("hunt/reorder.c", &[&bounds[..], &program].concat()).0
        };
        assert_eq!(status("fresh"), 1, "seed {seed}");
        assert_eq!(status("pos"), 3, "seed {seed}");
    }
}

#[test]
fn memory_whose_size_an_input_says_is_the_same_to_all() {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../tests/programs/threads"].iter().collect();
    let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let sized: Vec<String> =
        names.map(|name| name.into_string().unwrap()).filter(|name| name.starts_with("sized-")).collect();
    assert!(sized.len() >= 18, "{sized:?}");
    for name in sized {
        let found = |strategy: &str| {
            let report = json(&format!("threads/{name}"), &["--strategy", strategy]);
            let findings = report["findings"].as_array().unwrap().iter();
            let findings: Vec<Value> = findings.map(told).collect();
            (report["verdict"].clone(), findings)
        };
        // Without any reduction, each size and each order is looked at on its own.
        let expected = found("naive");
        for strategy in ["dpor", "auto", "flip"] {
            assert_eq!(found(strategy), expected, "{name} by {strategy}");
        }
    }
}

/// The pairs that a test program says there are.
fn stated(program: &str) -> BTreeSet<String> {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../tests/programs", program].iter().collect();
    let text = std::fs::read_to_string(path).unwrap();
    let pairs = text.lines().find_map(|line| line.strip_prefix("// pairs: "));
    pairs.into_iter().flat_map(|pairs| pairs.split(", ")).map(str::to_owned).collect()
}

/// What a finding is, whatever its witness: the kind, the place, the variable of a race and its other place.
fn told(finding: &Value) -> Value {
    let other = if finding["kind"] == "race" { &finding["others"][0]["line"] } else { &Value::Null };
    serde_json::json!([finding["kind"], finding["line"], finding["variable"], other])
}

#[test]
fn races_are_the_same_pairs_in_the_same_order_whoever_looks_for_them() {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../tests/programs/races"].iter().collect();
    let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let names: Vec<String> = names.map(|name| format!("races/{}", name.into_string().unwrap())).collect();
    assert!(names.len() >= 10, "{names:?}");
    for name in names {
        let found = |arguments: &[&str]| -> Vec<Value> {
            let volatile = if name.contains("volatile-") { "atomic" } else { "race" };
            let report = json(&name, &[arguments, &["--volatile", volatile]].concat());
            report["findings"].as_array().unwrap().iter().map(told).collect()
        };
        let expected = found(&["--strategy", "naive"]);
        let races: Vec<&Value> = expected.iter().filter(|told| told[0] == "race").collect();
        let pair = |race: &&Value| format!("{}-{} {}", race[1], race[3], race[2].as_str().unwrap());
        assert_eq!(races.iter().map(pair).collect::<BTreeSet<_>>(), stated(&name), "{name}");
        for arguments in [
            &["--strategy", "dpor", "--workers", "1"][..],
            &["--strategy", "dpor", "--workers", "3"],
            &["--strategy", "auto", "--seed", "1"],
            &["--strategy", "auto", "--seed", "2", "--workers", "2"],
            &["--strategy", "dpor", "--equivalence", "reads-from"],
            &["--strategy", "flip"],
            &["--strategy", "flip", "--variant", "race"],
        ] {
            assert_eq!(found(arguments), expected, "{name} {arguments:?}");
        }
        // Those who see some schedules see some of the pairs, and tell them in the same way.
        for strategy in ["random", "pct", "pos", "surw", "fresh", "preempt", "delay"] {
            let some = found(&["--strategy", strategy]);
            assert!(some.iter().all(|pair| expected.contains(pair)), "{name} {strategy}: {some:?}");
            assert_eq!(some.is_empty(), expected.is_empty(), "{name} {strategy}");
        }
    }
}

#[test]
fn a_bound_on_preemptions_is_named() {
    let (status, text) = check("strategies/preemptions-1.c", &["--preemptions", "1"]);
    assert_eq!(status, 3);
    assert!(text.contains("more than 1 preemption\n"), "{text}");
}

#[test]
fn hunting_counts_apart_from_the_proof() {
    let (hunted, proved) = (json("threads/queue.c", &[]), json("threads/queue.c", &["--strategy", "dpor"]));
    assert_eq!(hunted["executions"], proved["executions"]);
    assert_ne!(hunted["hunted"], 0);
    assert_eq!(proved["hunted"], 0);
    let sequential = json("sequential/assertion-fixed.c", &[]);
    assert_eq!(sequential["hunted"], 0, "without threads there is no schedule to hunt in");
}

/// What only a later turn of the hunt finds is told while the proof goes on, which does not come to it.
#[test]
fn what_is_found_between_turns_of_the_proof_is_told() {
    let bounds = ["--workers", "1", "--executions", "600"];
    let report = json("hunt/later.c", &bounds);
    let findings: Vec<Value> = report["findings"].as_array().unwrap().iter().map(told).collect();
    assert_eq!(findings.len(), 1, "{report}");
    assert_eq!(findings[0][0], "assertion");
    assert_eq!(report["executions"], 600, "the proof went on");
    let first = &report["first_finding"];
    assert!(
        ["preempt", "fresh", "surw", "pos", "pct"].contains(&first["strategy"].as_str().unwrap()),
        "{first}"
    );
    // Executions of the proof came before it: it was not the first turn that found it.
    let first_turn = json("hunt/later.c", &["--workers", "1", "--executions", "1"]);
    assert_eq!(first_turn["findings"].as_array().unwrap().len(), 0, "{first_turn}");
    assert!(first["executions"].as_u64() > first_turn["hunted"].as_u64().map(|hunted| hunted + 1), "{first}");
    let proved = json("hunt/later.c", &[&bounds[..], &["--strategy", "dpor"]].concat());
    assert_eq!(proved["findings"].as_array().unwrap().len(), 0, "{proved}");
    let stopped = json("hunt/later.c", &["--workers", "1", "--stop-at", "first"]);
    assert_eq!(stopped["first_finding"]["executions"], first["executions"]);
}

/// What is in front of a failure is passed once, also where the machine learns something of the program behind it and the hunt has to
/// begin anew.
#[test]
fn a_guard_costs_at_most_as_many_executions_again() {
    for program in ["quicksort", "deadlock", "token-ring", "string-buffer", "bluetooth", "stealing"] {
        let executions = |flags: &[&str]| {
            let arguments = ["--detect", "-race", "--stop-at", "first", "--workers", "1", "--json"];
            let report = check(&format!("hunt/{program}.c"), &[&arguments[..], flags].concat()).1;
            let report: Value = serde_json::from_str(&report).unwrap();
            report["first_finding"]["executions"].as_u64().unwrap()
        };
        let (plain, guarded) = (executions(&[]), executions(&["--", "-DGUARDED"]));
        assert!(guarded <= 2 * plain, "{program}: {plain} executions, {guarded} behind the guard");
    }
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    assert_eq!(check("threads/queue.c", &["--strategy", "pct", "--preemptions", "1"]).0, 2);
    assert_eq!(check("threads/queue.c", &["--strategy", "clever"]).0, 2);
}

#[test]
fn first_arguments_are_drawn_by_the_seed() {
    let runs = |seed: u64| {
        let seed = seed.to_string();
        let report = json("objects/cyclic.c", &["--entry", "test", "--strategy", "flip", "--seed", &seed]);
        assert_eq!(report["findings"].as_array().unwrap().len(), 1, "{report}");
        report["first_finding"]["executions"].as_u64().unwrap()
    };
    let runs: BTreeSet<u64> = (0..12).map(runs).collect();
    // Four, as in the paper, where the first number is above zero.
    assert_eq!(runs, BTreeSet::from([4, 5]));
    let report = json("objects/cyclic-fixed.c", &["--entry", "test", "--strategy", "flip", "--seed", "7"]);
    assert_eq!(report["verdict"], "safe", "{report}");
}

#[test]
fn variants_are_those_of_the_strategy() {
    let executions = |variant: &str| {
        let report = json("strategies/flip.c", &["--strategy", "flip", "--variant", variant]);
        assert_eq!(report["findings"].as_array().unwrap().len(), 1, "{report}");
        report["executions"].as_u64().unwrap()
    };
    let [simple, race, delayed] = ["simple", "race", "delayed"].map(executions);
    assert!(simple > race && race >= delayed, "{simple}, {race} and {delayed} executions");
    assert_eq!(json("strategies/flip.c", &["--strategy", "flip"])["executions"], delayed, "the usual one");
    assert_eq!(json("strategies/flip.c", &["--strategy", "dpor"])["executions"], delayed);
    assert_eq!(json("strategies/flip.c", &["--strategy", "flip", "--workers", "3"])["executions"], delayed);
    for refused in [
        &["--variant", "race"][..],
        &["--strategy", "dpor", "--variant", "delayed"],
        &["--strategy", "flip", "--variant", "clever"],
        &["--strategy", "flip", "--preemptions", "1"],
        &["--strategy", "flip", "--equivalence", "reads-from"],
        &["--strategy", "flip", "--symmetry", "auto"],
    ] {
        let (status, text) = check("strategies/flip.c", refused);
        assert_eq!((status, text.as_str()), (2, ""), "{refused:?}");
    }
}

#[test]
fn what_is_drawn_has_no_other_side() {
    for strategy in ["dpor", "flip"] {
        let report = json("strategies/drawn.c", &["--strategy", strategy]);
        assert_eq!((&report["executions"], &report["blocked"]), (&json!(9), &json!(0)), "{strategy}");
    }
}

#[test]
fn a_search_by_interference_says_what_it_did_or_who_did_instead() {
    let by =
        |program: &str, more: &[&str]| json(program, &[&["--strategy", "interference"][..], more].concat());
    let all = by("con2colic/one.c", &[]);
    assert_eq!(all["interference"]["sides"], json!([16, 1, 1, 1, 1]));
    assert_eq!(
        (&all["interference"]["reached"], &all["interference"]["unsure"]),
        (&json!("full"), &json!(0))
    );
    let few = by("con2colic/fibonacci.c", &["--interferences", "2"]);
    assert_eq!(few["verdict"], "bounded", "it needs ten");
    assert_eq!(few["interference"]["reached"], "part");
    let gives_up = |report: &Value, what: &str| {
        report["given_up"].as_array().unwrap().iter().any(|given_up| given_up["what"] == what)
    };
    assert!(gives_up(&few, "more than 2 interferences") && !gives_up(&all, "more than 2 interferences"));
    // What it is not for is explored all the same.
    let instead = by("sync/barrier.c", &[]);
    let proved = json("sync/barrier.c", &["--strategy", "dpor"]);
    assert_eq!((&instead["verdict"], &instead["executions"]), (&proved["verdict"], &proved["executions"]));
    let because = "explored by dpor instead of by interference: the program has barriers";
    assert!(instead["warnings"][0].as_str().unwrap().starts_with(because), "{instead}");
    assert_eq!(instead["interference"], Value::Null);
    let (_, text) = check("con2colic/one.c", &["--strategy", "interference", "--stats"]);
    assert!(text.contains("that is every side"), "{text}");
    for refused in [
        &["--interferences", "1"][..],
        &["--strategy", "interference", "--preemptions", "1"],
        &["--strategy", "interference", "--equivalence", "reads-from"],
        &["--strategy", "interference", "--symmetry", "auto"],
    ] {
        let (status, text) = check("con2colic/one.c", refused);
        assert_eq!((status, text.as_str()), (2, ""), "{refused:?}");
    }
}

#[test]
fn what_was_negated_and_flipped_is_counted() {
    let (_, text) = check("strategies/flip.c", &["--strategy", "flip", "--stats"]);
    for name in
        ["negated", "flipped", "races", "contradiction", "common", "incremental", "concrete", "mispredicted"]
    {
        assert!(
            text.lines().any(|line| line.trim_start().starts_with(&format!("{name} "))),
            "{name} in {text}"
        );
    }
    let (_, text) = check("strategies/flip.c", &["--strategy", "dpor", "--stats"]);
    assert!(!text.contains("negated"), "{text}");
    let report = json("strategies/flip.c", &["--strategy", "flip"]);
    assert!(
        report["flips"]["negated"].as_u64().unwrap() > 0 && report["flips"]["races"].as_u64().unwrap() > 0
    );
    assert_eq!(report["flips"]["during"], 0);
    assert_eq!(json("strategies/flip.c", &[])["flips"], Value::Null);
}

/// Programs with threads come to the same by both searches that see each class once.
#[test]
fn flipping_races_finds_what_the_proof_finds() {
    let mut compared = 0;
    for folder in ["counts", "cute/studies"] {
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../tests/programs", folder].iter().collect();
        let names =
            std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        for name in names.filter(|name| name.ends_with(".c")) {
            let program = format!("{folder}/{name}");
            let found = |strategy: &str| {
                let bounds = ["--strategy", strategy, "--workers", "1", "--executions", "400"];
                let report = json(&program, &bounds);
                let findings: BTreeSet<String> = report["findings"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|finding| told(finding).to_string())
                    .collect();
                (report["given_up"].as_array().unwrap().is_empty(), report["executions"].clone(), findings)
            };
            let expected = found("dpor");
            // What has more executions is compared elsewhere.
            if expected.0 {
                assert_eq!(found("flip"), expected, "{program}");
                compared += 1;
            }
        }
    }
    assert!(compared >= 60, "{compared} programs");
}

#[test]
fn the_equivalence_is_named() {
    let asked = ["--equivalence", "reads-from"];
    let (status, text) = check("reads-from/progress.c", &asked);
    assert_eq!(status, 0);
    assert!(text.contains("7 executions (one for each way in which reads read from writes)"), "{text}");
    assert_eq!(json("reads-from/progress.c", &asked)["equivalence"], "reads-from");
    assert_eq!(json("reads-from/progress.c", &[])["equivalence"], "trace");
    // Another search takes over, and says why.
    let report = json("reads-from/section.c", &asked);
    assert_eq!(report["equivalence"], "trace");
    assert!(report["equivalence_because"].as_str().unwrap().contains("atomic sections at"), "{report}");
    let (_, text) = check("reads-from/section.c", &asked);
    assert!(text.contains("explored by the order of steps, not by where reads read from: "), "{text}");
}

#[test]
fn the_equivalence_is_refused_where_it_means_nothing() {
    for more in [&["--strategy", "naive"][..], &["--preemptions", "1"], &["--workers", "2"]] {
        let (status, text) =
            check("reads-from/progress.c", &[&["--equivalence", "reads-from"], more].concat());
        assert_eq!((status, text.as_str()), (2, ""), "{more:?}");
    }
}

#[test]
fn threads_that_are_alike_are_counted() {
    let dpor = ["--strategy", "dpor", "--symmetry", "auto"];
    let is_assumed = |report: &Value| report["assumptions"].to_string().contains("threads that are alike");
    let report = json("symmetry/ttas.c", &dpor);
    assert_eq!((report["symmetry"].clone(), is_assumed(&report)), (json!({"groups": 1, "threads": 4}), true));
    // In the proof after a hunt, whoever helps.
    for workers in ["1", "4"] {
        let more = ["--symmetry", "auto", "--workers", workers];
        let report = json("symmetry/ttas.c", &more);
        assert_eq!(
            (report["symmetry"]["threads"].clone(), report["executions"].clone()),
            (json!(4), json!(24))
        );
        let (_, text) = check("symmetry/ttas.c", &[&more[..], &["--stats"]].concat());
        assert!(text.contains(" 4  threads, in 1 group\n"), "{text}");
    }
    // They are told apart; a search takes over that takes no turns; nobody asks.
    for (program, asked) in
        [("symmetry/names.c", &dpor[..]), ("symmetry/section-that-waits.c", &dpor), ("symmetry/ttas.c", &[])]
    {
        let report = json(program, asked);
        let none = if asked.is_empty() { Value::Null } else { json!({"groups": 0, "threads": 0}) };
        assert_eq!((report["symmetry"].clone(), is_assumed(&report)), (none, false), "{program}");
    }
}

#[test]
fn symmetry_is_refused_where_nothing_is_proved_by_the_order_of_steps() {
    for more in [
        &["--strategy", "naive"][..],
        &["--strategy", "pct"],
        &["--preemptions", "1"],
        &["--equivalence", "reads-from"],
    ] {
        let (status, text) = check("symmetry/ttas.c", &[&["--symmetry", "auto"], more].concat());
        assert_eq!((status, text.as_str()), (2, ""), "{more:?}");
        let off = [&["--symmetry", "off", "--executions", "10"], more].concat();
        assert_ne!(check("symmetry/ttas.c", &off).0, 2, "{more:?}");
    }
}

/// What the list of strategies says of each is what help and manual say.
#[test]
fn every_strategy_is_in_help_and_manual() {
    let manual = include_str!("../../../docs/check.md");
    let help = Command::new(env!("CARGO_BIN_EXE_threadbare")).args(["check", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for strategy in threadbare_explore::STRATEGIES {
        let name = strategy.name;
        assert!(words(&help).contains(&format!("- {name}: {}", strategy.help)), "{name} in {help}");
        let row = manual.lines().find(|line| line.starts_with('|') && line.contains(&format!("`{name}`")));
        let row = row.unwrap_or_else(|| panic!("docs/check.md has no row for {name}"));
        let is_sample = strategy.clean == threadbare_explore::Clean::Sample;
        assert!(!is_sample || row.contains("bounded"), "a sample proves nothing: {row}");
    }
}
