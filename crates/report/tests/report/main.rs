//! Reports of hand-made runs (`runs.rs`), read by a person before they were accepted.

#![allow(clippy::unwrap_used)] // hand-made data

mod runs;

use runs::{assertion, assumptions, at, counters, lost_update, memory, race, ring, run};
use std::sync::Arc;
use threadbare_report::{Detail, Run, Sources, Style, files, json, stats, terminal};
use threadbare_trace::{Counters, GivenUp, Location, Outcome};

const PLAIN: Style = Style { width: 100, colour: false, detail: Detail::Short };

#[test]
fn a_deadlock() {
    let (outcome, sources) = ring();
    assert_eq!(files(&outcome.findings).into_iter().collect::<Vec<_>>(), ["examples/ring.c"]);
    insta::assert_snapshot!(terminal(
        &outcome,
        &run(&[".threadbare/runs/1/1-deadlock.json"]),
        &sources,
        PLAIN
    ));
}

#[test]
fn a_deadlock_on_a_narrow_terminal() {
    let (outcome, sources) = ring();
    let style = Style { width: 64, colour: false, detail: Detail::Short };
    let text = terminal(&outcome, &run(&[]), &sources, style);
    insta::assert_snapshot!(text);
}

#[test]
fn a_deadlock_where_columns_do_not_fit() {
    let (outcome, sources) = ring();
    let style = Style { width: 48, colour: false, detail: Detail::Short };
    insta::assert_snapshot!(terminal(&outcome, &run(&[]), &sources, style));
}

#[test]
fn a_deadlock_in_colour() {
    let (outcome, sources) = ring();
    let style = Style { width: 100, colour: true, detail: Detail::Short };
    let text = terminal(&outcome, &run(&[]), &sources, style);
    insta::assert_snapshot!(text.replace('\x1b', "ESC"));
}

#[test]
fn a_race() {
    let (outcome, sources) = race();
    insta::assert_snapshot!(terminal(&outcome, &run(&[".threadbare/runs/1/1-race.json"]), &sources, PLAIN));
}

#[test]
fn a_witness_that_could_be_shorter_is_called_so() {
    let (mut outcome, sources) = race();
    assert!(terminal(&outcome, &run(&[]), &sources, PLAIN).contains("2 context switches.\n"));
    outcome.findings[0].unshortened = true;
    let text = terminal(&outcome, &run(&[]), &sources, PLAIN);
    assert!(text.contains("2 context switches, not made as few as possible.\n"), "{text}");
}

#[test]
fn an_assertion_without_source_text() {
    let (outcome, sources) = assertion();
    insta::assert_snapshot!(terminal(&outcome, &run(&["w.json"]), &sources, PLAIN));
}

#[test]
fn a_memory_error_of_one_thread() {
    let (outcome, sources) = memory();
    insta::assert_snapshot!(terminal(&outcome, &run(&["w.json"]), &sources, PLAIN));
}

#[test]
fn several_findings_and_a_warning() {
    let (mut outcome, mut sources) = race();
    outcome.findings.extend(memory().0.findings);
    outcome.warnings.push("`a` and `b` are locked in both orders".into());
    sources.add("list.c", "");
    insta::assert_snapshot!(terminal(&outcome, &run(&["1.json", "2.json"]), &sources, PLAIN));
}

/// The findings of a run, in the order in which a search may come to them.
fn of_all_kinds() -> Outcome {
    let template = race().0.findings[0].clone();
    let mut findings = Vec::new();
    for (variable, line, other) in [("counter", 30, 5), ("a", 9, 9), ("counter", 5, 5), ("a", 3, 8)] {
        let mut finding = template.clone();
        let failure = &mut finding.witness.failure;
        (failure.variable, failure.location.line) = (variable.into(), line);
        failure.others[0].location.line = other;
        findings.push(finding);
    }
    findings.extend(ring().0.findings);
    findings.extend(assertion().0.findings);
    findings.extend(memory().0.findings);
    Outcome { findings, counters: counters(), ..Default::default() }
}

#[test]
fn findings_come_by_kind_and_races_by_variable() {
    let mut outcome = of_all_kinds();
    let told = |outcome: &Outcome| {
        let text = terminal(outcome, &run(&[]), &Sources::new(), PLAIN);
        let is_head =
            |line: &&str| ["error[", "Races", "-->"].iter().any(|head| line.trim().starts_with(head));
        text.lines().filter(is_head).map(|line| format!("{line}\n")).collect::<String>()
    };
    let before = told(&outcome);
    insta::assert_snapshot!(before);
    outcome.findings.reverse();
    assert_eq!(told(&outcome), before);
    let kinds = |outcome: &Outcome| {
        let report: serde_json::Value =
            serde_json::from_str(&json(outcome, &run(&[]), &Sources::new()).unwrap()).unwrap();
        let findings = report["findings"].as_array().unwrap().iter();
        findings.map(|f| format!("{} {} {}", f["kind"], f["variable"], f["line"])).collect::<Vec<_>>()
    };
    let ranked = kinds(&outcome);
    outcome.findings.reverse();
    assert_eq!(kinds(&outcome), ranked);
    assert!(ranked[0].contains("null-dereference") && ranked[1].contains("assertion"), "{ranked:?}");
    assert!(ranked[2].contains("deadlock") && ranked[3..].iter().all(|f| f.contains("race")), "{ranked:?}");
}

#[test]
fn each_finding_keeps_its_witness() {
    let outcome = of_all_kinds();
    let names: Vec<String> = (1..=7).map(|n| format!("{n}.json")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let report: serde_json::Value =
        serde_json::from_str(&json(&outcome, &run(&names), &Sources::new()).unwrap()).unwrap();
    let witnesses: Vec<&str> =
        report["findings"].as_array().unwrap().iter().map(|f| f["witness"].as_str().unwrap()).collect();
    assert_eq!(witnesses, ["7.json", "6.json", "5.json", "4.json", "2.json", "3.json", "1.json"]);
}

#[test]
fn of_many_findings_only_the_first_are_told_in_full() {
    let (mut outcome, sources) = race();
    let one = outcome.findings[0].clone();
    outcome.findings = vec![one; 12];
    let witnesses = (1..=12).map(|n| format!("runs/1/{n}-race.json")).collect();
    let text = terminal(&outcome, &Run { witnesses, ..Run::default() }, &sources, PLAIN);
    assert_eq!(text.matches("error[race]: ").count(), 10, "{text}");
    assert_eq!(text.matches("error[race] at ").count(), 2, "{text}");
    assert!(text.contains("  witness runs/1/12-race.json\n\n"), "{text}");
}

#[test]
fn of_a_long_story_what_matters_is_told() {
    let (mut outcome, sources) = race();
    let finding = &mut outcome.findings[0];
    let template = finding.story.steps[2].clone();
    for i in 0..200u32 {
        let mut step = template.clone();
        step.location.line = 100 + i;
        step.note = format!("step {i}");
        Arc::make_mut(&mut finding.story).steps.insert(2 + i as usize, step);
    }
    let short = terminal(&outcome, &run(&[]), &sources, PLAIN);
    assert!(short.contains("... 198 steps\n"), "{short}");
    assert!(short.contains("step 199\n") && !short.contains("step 100\n"), "{short}");
    assert!(short.contains("starts worker 0.2\n"), "what comes before the race stays: {short}");
    let full = terminal(&outcome, &run(&[]), &sources, Style { detail: Detail::Full, ..PLAIN });
    assert!((0..200).all(|i| full.contains(&format!("step {i}\n"))), "{full}");
    let lines = terminal(&outcome, &run(&["1-race.json"]), &sources, Style { detail: Detail::Line, ..PLAIN });
    assert_eq!(
        lines,
        "counter.c:5:9 and counter.c:5:9: race: two threads access `counter` at once, and one of them writes  \
         witness 1-race.json\n"
    );
}

#[test]
fn of_a_lost_update_the_read_and_the_write_between_are_told() {
    let (outcome, sources) = lost_update();
    let short = terminal(&outcome, &run(&[]), &sources, PLAIN);
    for told in ["10 in slow", "21 in quick", "30 in slow", "92 in main"] {
        assert!(short.contains(told), "{told}: {short}");
    }
    assert!(!short.contains("205 in other") && !short.contains("25 in quick"), "{short}");
}

#[test]
fn nothing_found() {
    let safe = Outcome {
        assumptions: assumptions(),
        counters: Counters { executions: 24, ..Default::default() },
        ..Default::default()
    };
    let mut bounded = safe.clone();
    bounded.given_up.push(GivenUp {
        what: "a loop was cut after 3 rounds".into(),
        location: at("a.c", 3, 5, "worker"),
        times: 1,
        unsupported: false,
    });
    let mut unsupported = bounded.clone();
    unsupported.given_up.push(GivenUp {
        what: "inline assembly".into(),
        location: at("a.c", 7, 0, "main"),
        times: 12,
        unsupported: true,
    });
    unsupported.given_up.push(GivenUp {
        what: "the function `\x1bfork`".into(),
        location: Location::default(),
        times: 1,
        unsupported: true,
    });
    let style = Style { width: 80, colour: false, detail: Detail::Short };
    let texts =
        [safe, bounded, unsupported].map(|outcome| terminal(&outcome, &run(&[]), &Sources::new(), style));
    insta::assert_snapshot!(texts.join("---\n"));
}

#[test]
fn figures() {
    let (outcome, _) = ring();
    insta::assert_snapshot!(stats(&outcome, &run(&[])));
}

#[test]
fn json_of_a_finding() {
    let (outcome, _) = ring();
    insta::assert_snapshot!(
        json(&outcome, &run(&[".threadbare/runs/1/1-deadlock.json"]), &Sources::new()).unwrap()
    );
}

#[test]
fn json_without_findings() {
    let given_up = vec![GivenUp {
        what: "inline assembly".into(),
        location: at("a.c", 7, 0, "main"),
        times: 12,
        unsupported: true,
    }];
    let outcome = Outcome { given_up, assumptions: assumptions(), ..Default::default() };
    insta::assert_snapshot!(json(&outcome, &run(&[]), &Sources::new()).unwrap());
}

#[test]
fn no_width_and_no_text_makes_it_fail() {
    for (outcome, sources) in [ring(), race(), assertion(), memory()] {
        for width in [0, 1, 7, 40, 41, 53, 79, 132, 100_000] {
            for sources in [&sources, &Sources::new()] {
                let text = terminal(
                    &outcome,
                    &run(&[]),
                    sources,
                    Style { width, colour: false, detail: Detail::Short },
                );
                assert!(text.contains("error["), "{text}");
                assert!(!text.contains('\x1b'));
            }
        }
    }
    // Places that the source does not have.
    let (mut outcome, sources) = ring();
    outcome.findings[0].witness.failure.location.line = u32::MAX;
    outcome.findings[0].witness.failure.others[1].location.column = u32::MAX;
    for step in &mut Arc::make_mut(&mut outcome.findings[0].story).steps {
        step.location.column = 77;
    }
    assert!(terminal(&outcome, &run(&[]), &sources, PLAIN).contains("error[deadlock]"));
}
