//! Reports of hand-made runs, read by a person before they were accepted.

#![allow(clippy::unwrap_used)] // hand-made data

use std::sync::Arc;
use threadbare_report::{Run, Sources, Style, files, json, stats, terminal};
use threadbare_trace::*;

const PLAIN: Style = Style { width: 100, colour: false };

fn child(birth: u32) -> ThreadId {
    ThreadId::MAIN.child(birth).unwrap()
}

fn at(file: &str, line: u32, column: u32, function: &str) -> Location {
    Location { file: file.into(), line, column, function: function.into() }
}

/// A story in one file: thread, line, column, function, action, note.
struct Teller {
    file: &'static str,
    story: Story,
}

impl Teller {
    fn new(file: &'static str, threads: &[(ThreadId, &str)]) -> Teller {
        let threads =
            threads.iter().map(|(id, name)| StoryThread { id: *id, function: (*name).into() }).collect();
        Teller { file, story: Story { threads, steps: Vec::new() } }
    }

    fn step(
        &mut self,
        thread: ThreadId,
        (line, column, function): (u32, u32, &str),
        action: Action,
        note: &str,
    ) {
        let index = self.story.steps.iter().filter(|step| step.event.thread == thread).count() as u32;
        self.story.steps.push(StoryStep {
            event: Event {
                thread,
                index,
                action,
                label: 0,
                code: CodePoint::default(),
                address: 0,
                touched: 0,
                fence: Fence::None,
                idle: false,
                used: 0,
            },
            location: at(self.file, line, column, function),
            note: note.into(),
        });
    }

    fn finding(self, inputs: Vec<Input>, failure: WitnessedFailure) -> Finding {
        let steps =
            self.story.steps.iter().map(|step| Step { thread: step.event.thread, label: 0 }).collect();
        Finding {
            witness: Witness {
                format: 1,
                program: "f00d".into(),
                sources: vec![self.file.into()],
                flags: Vec::new(),
                directory: String::new(),
                entry: "main".into(),
                options: Options::default(),
                inputs,
                shared: Vec::new(),
                awaits: Vec::new(),
                schedule: Schedule { steps },
                failure,
            },
            story: self.story.into(),
            confirmed: Confirmed::Machine,
            unshortened: false,
        }
    }
}

fn byte(name: &str, index: u32, value: u8) -> Input {
    Input { name: name.into(), thread: ThreadId::MAIN, index, kind: InputKind::Unsigned, bytes: vec![value] }
}

fn read(start: u64) -> Action {
    Action::Read { range: Range { start, len: 4 }, order: Order::Plain }
}

fn write(start: u64) -> Action {
    Action::Write { range: Range { start, len: 4 }, order: Order::Plain }
}

fn run(witnesses: &[&str]) -> Run {
    Run {
        program: "f00d".into(),
        witnesses: witnesses.iter().map(|w| (*w).into()).collect(),
        seconds: 0.42,
        user_seconds: 0.4,
        peak_bytes: 1 << 20,
    }
}

fn counters() -> Counters {
    Counters {
        executions: 3,
        paths: 2,
        queries: 9,
        solver_calls: 2,
        instructions: 1234,
        ..Default::default()
    }
}

fn assumptions() -> Vec<String> {
    vec!["under sequential consistency".into(), "without spurious wake-ups".into()]
}

/// The ring whose records fill it exactly: the consumer takes it for empty.
fn ring() -> (Outcome, Sources) {
    let (main, consumer) = (ThreadId::MAIN, child(1));
    let mut tell = Teller::new("examples/ring.c", &[(main, "main"), (consumer, "consumer")]);
    let (mutex, more) = (0x10, 0x40);
    tell.step(main, (40, 5, "main"), Action::Create { child: consumer }, "");
    for (before, after) in [(0, 1), (1, 0)] {
        tell.step(main, (16, 5, "put"), Action::Lock { mutex }, "acquired");
        tell.step(main, (20, 10, "put"), read(0x80), "");
        tell.step(main, (20, 10, "put"), write(0x80), &format!("{before} -> {after}"));
        tell.step(main, (21, 5, "put"), Action::Signal { condition: more, receiver: None }, "nobody waits");
        tell.step(main, (22, 5, "put"), Action::Unlock { mutex }, "");
    }
    tell.step(consumer, (26, 5, "get"), Action::Lock { mutex }, "acquired");
    tell.step(consumer, (13, 29, "used"), read(0x80), "head is 0");
    tell.step(consumer, (28, 9, "get"), Action::Wait { condition: more, mutex }, "releases `lock`");
    let failure = WitnessedFailure {
        kind: ErrorKind::Deadlock,
        message: "every thread waits, and none is left to wake another".into(),
        thread: consumer,
        location: at("examples/ring.c", 28, 9, "get"),
        stack: vec![at("examples/ring.c", 34, 39, "consumer")],
        others: vec![
            OtherThread {
                thread: consumer,
                location: at("examples/ring.c", 28, 9, "get"),
                stack: Vec::new(),
                message: "waits for `more`: nobody can signal it".into(),
            },
            OtherThread {
                thread: main,
                location: at("examples/ring.c", 44, 5, "main"),
                stack: Vec::new(),
                message: "waits for `consumer` to end".into(),
            },
        ],
        variable: String::new(),
    };
    let finding = tell.finding(vec![byte("a", 0, 1), byte("b", 1, 63)], failure);
    let mut sources = Sources::new();
    sources.add("examples/ring.c", include_str!("../../../examples/ring.c"));
    let outcome = Outcome {
        findings: vec![finding],
        assumptions: assumptions(),
        counters: counters(),
        ..Default::default()
    };
    (outcome, sources)
}

const COUNTER: &str = "\
#include <pthread.h>
static int counter;

static void *worker(void *unused) {
\tcounter++;  // unprotected; both do it
\treturn unused;
}
";

fn race() -> (Outcome, Sources) {
    let (main, one, two) = (ThreadId::MAIN, child(1), child(2));
    let mut tell = Teller::new("counter.c", &[(main, "main"), (one, "worker"), (two, "worker")]);
    tell.step(main, (11, 5, "main"), Action::Create { child: one }, "");
    tell.step(main, (12, 5, "main"), Action::Create { child: two }, "");
    tell.step(one, (5, 9, "worker"), read(0x80), "counter is 0");
    tell.step(one, (5, 9, "worker"), write(0x80), "0 -> 1");
    tell.step(two, (5, 9, "worker"), read(0x80), "counter is 1");
    let failure = WitnessedFailure {
        kind: ErrorKind::Race,
        message: "two threads access `counter` at once, and one of them writes".into(),
        thread: two,
        location: at("counter.c", 5, 9, "worker"),
        stack: Vec::new(),
        others: vec![OtherThread {
            thread: one,
            location: at("counter.c", 5, 9, "worker"),
            stack: Vec::new(),
            message: "written here by `worker 0.1`, and nothing orders the two".into(),
        }],
        variable: "counter".into(),
    };
    let mut sources = Sources::new();
    sources.add("counter.c", COUNTER);
    let findings = vec![tell.finding(Vec::new(), failure)];
    (Outcome { findings, counters: counters(), ..Default::default() }, sources)
}

fn assertion() -> (Outcome, Sources) {
    let (main, worker) = (ThreadId::MAIN, child(1));
    let mut tell = Teller::new("order.c", &[(main, "main"), (worker, "worker")]);
    tell.step(main, (8, 5, "main"), Action::Create { child: worker }, "");
    tell.step(worker, (4, 3, "worker"), write(0x80), "flag 0 -> 1");
    tell.step(main, (9, 5, "main"), read(0x80), "flag is 1");
    let failure = WitnessedFailure {
        kind: ErrorKind::Assertion,
        message: "the assertion `flag == 0` fails".into(),
        thread: main,
        location: at("order.c", 9, 5, "main"),
        stack: Vec::new(),
        others: Vec::new(),
        variable: String::new(),
    };
    let limit = Input {
        name: "limit".into(),
        thread: main,
        index: 0,
        kind: InputKind::Signed,
        bytes: (-7i32).to_le_bytes().to_vec(),
    };
    let finding = tell.finding(vec![limit], failure);
    let given_up = vec![GivenUp {
        what: "a loop was cut after 3 rounds".into(),
        location: at("order.c", 3, 5, "worker"),
        times: 2,
        unsupported: false,
    }];
    // No source text at hand: the report does without.
    (
        Outcome { findings: vec![finding], given_up, counters: counters(), ..Default::default() },
        Sources::new(),
    )
}

fn memory() -> (Outcome, Sources) {
    let tell = Teller::new("list.c", &[(ThreadId::MAIN, "main")]);
    let failure = WitnessedFailure {
        kind: ErrorKind::NullDereference,
        message: "reads 8 bytes through a null pointer".into(),
        thread: ThreadId::MAIN,
        location: at("list.c", 2, 36, "next"),
        stack: vec![at("list.c", 6, 12, "length"), at("list.c", 11, 5, "main")],
        others: Vec::new(),
        variable: String::new(),
    };
    let mut sources = Sources::new();
    sources.add(
        "list.c",
        "struct node { struct node *next; };\nstatic struct node *next(struct node *n) { return n->next; }\n",
    );
    let buffer = Input {
        name: "buf".into(),
        thread: ThreadId::MAIN,
        index: 0,
        kind: InputKind::Bytes,
        bytes: b"ab\x1b[2J\0".to_vec(),
    };
    let findings = vec![tell.finding(vec![buffer], failure)];
    (Outcome { findings, counters: counters(), ..Default::default() }, sources)
}

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
    let style = Style { width: 64, colour: false };
    let text = terminal(&outcome, &run(&[]), &sources, style);
    insta::assert_snapshot!(text);
}

#[test]
fn a_deadlock_where_columns_do_not_fit() {
    let (outcome, sources) = ring();
    let style = Style { width: 48, colour: false };
    insta::assert_snapshot!(terminal(&outcome, &run(&[]), &sources, style));
}

#[test]
fn a_deadlock_in_colour() {
    let (outcome, sources) = ring();
    let style = Style { width: 100, colour: true };
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
        let report: serde_json::Value = serde_json::from_str(&json(outcome, &run(&[])).unwrap()).unwrap();
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
    let report: serde_json::Value = serde_json::from_str(&json(&outcome, &run(&names)).unwrap()).unwrap();
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
fn a_long_story_is_shortened_in_the_middle() {
    let (mut outcome, sources) = race();
    let finding = &mut outcome.findings[0];
    let template = finding.story.steps[2].clone();
    for i in 0..200u32 {
        let mut step = template.clone();
        step.location.line = 100 + i;
        step.note = format!("step {i}");
        Arc::make_mut(&mut finding.story).steps.insert(2 + i as usize, step);
    }
    let text = terminal(&outcome, &run(&[]), &sources, PLAIN);
    assert!(text.contains("... 144 steps\n"), "{text}");
    assert!(
        text.contains("step 0\n") && text.contains("step 199\n") && !text.contains("step 100\n"),
        "{text}"
    );
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
    let style = Style { width: 80, colour: false };
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
    insta::assert_snapshot!(json(&outcome, &run(&[".threadbare/runs/1/1-deadlock.json"])).unwrap());
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
    insta::assert_snapshot!(json(&outcome, &run(&[])).unwrap());
}

#[test]
fn no_width_and_no_text_makes_it_fail() {
    for (outcome, sources) in [ring(), race(), assertion(), memory()] {
        for width in [0, 1, 7, 40, 41, 53, 79, 132, 100_000] {
            for sources in [&sources, &Sources::new()] {
                let text = terminal(&outcome, &run(&[]), sources, Style { width, colour: false });
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
