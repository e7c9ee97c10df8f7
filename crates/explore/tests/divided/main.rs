//! A search that is divided, among workers or over time, ends like one that is not: random programs, explored in small
//! tasks in a random order, by several workers, and stopped at random moments and taken up again from what was
//! written down.

#[path = "../symmetry/alike.rs"]
#[allow(dead_code)] // what is said of its programs is asked elsewhere
mod alike;
#[path = "../outcomes/generate.rs"]
#[allow(dead_code)] // it makes more programs than are asked for here
mod generate;
#[path = "../support/inputs.rs"]
mod inputs;
#[path = "../oracle/generate.rs"]
mod oracle;
#[path = "../support/portion.rs"]
mod portion;
#[path = "../primitives/generate.rs"]
mod primitives;
#[path = "../support/random.rs"]
mod random;
#[path = "../outcomes/retries.rs"]
mod retries;
#[path = "../primitives/sections.rs"]
#[allow(dead_code)] // it makes more programs than are asked for here
mod sections;

use portion::compare_first;
use random::Random;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use threadbare_explore::{Budget, Checkpoint, Exploration, Plan, Session, Telling, run, strategy};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_trace::suppress::Suppression;
use threadbare_trace::{Alike, Outcome, Symmetry};

/// What must not depend on how a search was divided.
#[derive(PartialEq, Debug)]
struct Results {
    executions: u64,
    blocked: u64,
    paths: u64,
    findings: BTreeSet<String>,
    given_up: BTreeSet<String>,
    warnings: BTreeSet<String>,
    sides: (u64, u64),
    alike: Option<Alike>,
}

impl Results {
    fn of(outcome: &Outcome) -> Results {
        let finding = |finding: &threadbare_trace::Finding| {
            let failure = &finding.witness.failure;
            format!("{} {:?}", failure.kind, failure.location)
        };
        Results {
            executions: outcome.counters.executions,
            blocked: outcome.counters.blocked,
            paths: outcome.counters.paths,
            findings: outcome.findings.iter().map(finding).collect(),
            given_up: outcome.given_up.iter().map(|given_up| format!("{given_up:?}")).collect(),
            warnings: outcome.warnings.iter().cloned().collect(),
            sides: outcome.coverage.sides(),
            alike: outcome.symmetry,
        }
    }
}

/// Programs with seeds up to this one are also stopped and resumed: writing everything down at every moment takes most of
/// the time.
const RESUMED: u64 = 500;

/// A program with more executions than this is left out.
const ENOUGH: u64 = 600;

/// A program, how often each of its threads wakes up for no reason, and whether one order is enough of threads that are alike.
struct Subject {
    program: Arc<Program>,
    spurious: u32,
    symmetry: Symmetry,
    /// The way that `flip` goes, if it is that; else it is `dpor`.
    variant: Option<&'static str>,
}

fn explore_with(subject: &Subject, session: &mut Session, exploration: Exploration) {
    let Subject { symmetry, variant, .. } = *subject;
    let name = if variant.is_some() { "flip" } else { "dpor" };
    let strategy = strategy(name).expect("it is in the list");
    let plan = Plan { strategy, symmetry, variant, ..Plan::default() };
    run(session, &plan, exploration).expect("it is for all programs");
}

fn session(subject: &Subject, budget: Budget) -> Session {
    let session = Session::new(subject.program.clone(), "main", budget);
    let mut session = session.expect("generated programs have a main");
    session.machine.options_mut().spurious_wakeups = subject.spurious;
    session
}

fn explored(subject: &Subject, exploration: Exploration) -> Results {
    let mut session = session(subject, Budget::default());
    explore_with(subject, &mut session, exploration);
    Results::of(&session.finish())
}

/// Explores a program, stops after some checkpoints, and goes on from the last one with another session, several times.
fn stopped_and_resumed(subject: &Subject, random: &mut Random, workers: usize) -> Results {
    let mut text: Option<String> = None;
    for _ in 0..4 {
        let written = Rc::new(RefCell::new(None));
        let left = Rc::new(Cell::new(1 + random.below(12)));
        let mut session = session(subject, Budget::default());
        let (seen, count) = (written.clone(), left.clone());
        session.watch = Box::new(move |_| count.get() > 0);
        let journal = move |checkpoint: &Checkpoint| {
            if left.get() > 0 {
                left.set(left.get() - 1);
                *seen.borrow_mut() = Some(serde_json::to_string(checkpoint).expect("plain data"));
            }
        };
        let exploration = Exploration {
            workers,
            resume: text.as_ref().map(|text| serde_json::from_str(text).expect("what was written is read")),
            journal: Some(Box::new(journal)),
            every: Duration::ZERO,
            shuffle: (random.below(2) == 0).then(|| random.below(1 << 30)),
        };
        explore_with(subject, &mut session, exploration);
        text = written.take().or(text);
    }
    let resume = text.map(|text| serde_json::from_str(&text).expect("what was written is read"));
    let shuffle = (workers > 1).then(|| random.below(1 << 30));
    explored(subject, Exploration { resume, workers, shuffle, ..Exploration::default() })
}

/// Compares on one program; false if it is too large, or too small to be divided.
fn compare(seed: u64) -> bool {
    let text = match seed % 5 {
        0 | 1 => oracle::program(seed),
        2 | 3 => primitives::program(seed),
        _ => inputs::program(seed),
    };
    compare_text(seed, &text, 0, Symmetry::Off).is_some()
}

/// What the program comes to, however its search is divided.
fn compare_text(seed: u64, text: &str, spurious: u32, symmetry: Symmetry) -> Option<Results> {
    compare_by(seed, text, spurious, symmetry, None)
}

fn compare_by(
    seed: u64,
    text: &str,
    spurious: u32,
    symmetry: Symmetry,
    variant: Option<&'static str>,
) -> Option<Results> {
    let module = Module::index("generated", text.as_bytes().to_vec()).expect("generated IR is read");
    let program = Arc::new(Program::link(vec![module]).expect("generated IR is linked"));
    let subject = &Subject { program, spurious, symmetry, variant };
    let mut session = session(subject, Budget { executions: Some(ENOUGH), ..Budget::default() });
    explore_with(subject, &mut session, Exploration::default());
    let expected = Results::of(&session.finish());
    if expected.executions < 3 || !expected.given_up.is_empty() {
        return None;
    }
    let mut random = Random::new(seed);
    let check = |results: Results, how: &str| {
        assert_eq!(results, expected, "seed {seed}, {how}\n{text}");
    };
    for order in 0..10 {
        let shuffle = Some(seed * 10 + order + 1);
        check(explored(subject, Exploration { shuffle, ..Exploration::default() }), "in a random order");
    }
    for workers in [2, 4] {
        let shuffle = Some(seed + workers as u64);
        check(
            explored(subject, Exploration { workers, shuffle, ..Exploration::default() }),
            "with several workers",
        );
    }
    if seed <= RESUMED {
        check(stopped_and_resumed(subject, &mut random, 1), "stopped and resumed");
        check(stopped_and_resumed(subject, &mut random, 2), "stopped and resumed with two workers");
    }
    Some(expected)
}

/// Fails at once.
const FAILS: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"
define i32 @main() {
  store i32 1, ptr null, align 4
  ret i32 0
}
";

/// What somebody who helps with a search has suppressed counts as suppressed, once, however often it is handed over. Which of those who
/// explore a program together comes to a failure is a matter of chance: here one does all of it.
#[test]
fn what_others_have_suppressed_is_told() {
    let module = Module::index("generated", FAILS.as_bytes().to_vec()).expect("it is read");
    let program = Arc::new(Program::link(vec![module]).expect("it is linked"));
    let subject = Subject { program, spurious: 0, symmetry: Symmetry::Off, variant: None };
    let starts = || {
        let pattern = Suppression::read("null-dereference:main", "here".into()).expect("it is one");
        let mut session = session(&subject, Budget::default());
        session.tell_only(Telling { suppressions: pattern.into_iter().collect(), ..Telling::default() });
        session
    };
    let (mut helper, mut all) = (starts(), starts());
    explore_with(&subject, &mut helper, Exploration::default());
    for _ in 0..2 {
        all.absorb(helper.part());
    }
    for outcome in [helper.finish(), all.finish()] {
        assert_eq!((outcome.findings.len(), outcome.suppressed.len()), (0, 1), "{outcome:?}");
        assert!(outcome.unused_suppressions.is_empty(), "{outcome:?}");
    }
}

/// One thread takes two locks in one order, another in the other order once it has seen that the first is done; two more
/// make for more executions. No deadlock, but a warning, from what is seen in different executions.
const ORDERS: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"
@done = global i32 0, align 4
@x = global i32 0, align 4
@m = global [40 x i8] zeroinitializer, align 8
@n = global [40 x i8] zeroinitializer, align 8
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
define void @both(ptr %outer, ptr %inner) {
  %a = call i32 @pthread_mutex_lock(ptr %outer)
  %b = call i32 @pthread_mutex_lock(ptr %inner)
  %c = call i32 @pthread_mutex_unlock(ptr %inner)
  %d = call i32 @pthread_mutex_unlock(ptr %outer)
  ret void
}
define ptr @f0(ptr %unused) {
  call void @both(ptr @m, ptr @n)
  store atomic i32 1, ptr @done seq_cst, align 4
  ret ptr null
}
define ptr @f1(ptr %unused) {
  %v = load atomic i32, ptr @done seq_cst, align 4
  %q = icmp eq i32 %v, 1
  br i1 %q, label %then, label %end
then:
  call void @both(ptr @n, ptr @m)
  br label %end
end:
  ret ptr null
}
define ptr @f2(ptr %unused) {
  %a = atomicrmw add ptr @x, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr @x, i32 1 seq_cst, align 4
  ret ptr null
}
define i32 @main() {
  %t0 = alloca i64, align 8
  %t1 = alloca i64, align 8
  %t2 = alloca i64, align 8
  %t3 = alloca i64, align 8
  %c0 = call i32 @pthread_create(ptr %t0, ptr null, ptr @f0, ptr null)
  %c1 = call i32 @pthread_create(ptr %t1, ptr null, ptr @f1, ptr null)
  %c2 = call i32 @pthread_create(ptr %t2, ptr null, ptr @f2, ptr null)
  %c3 = call i32 @pthread_create(ptr %t3, ptr null, ptr @f2, ptr null)
  %l0 = load i64, ptr %t0, align 8
  %j0 = call i32 @pthread_join(i64 %l0, ptr null)
  %l1 = load i64, ptr %t1, align 8
  %j1 = call i32 @pthread_join(i64 %l1, ptr null)
  ret i32 0
}
";

#[test]
fn warnings_do_not_depend_on_who_explored_what() {
    for seed in 1..=10 {
        let results = compare_text(seed, ORDERS, 0, Symmetry::Off).expect("it is large enough");
        assert_eq!((results.findings.len(), results.warnings.len()), (0, 1), "{results:?}");
    }
}

#[test]
fn a_divided_search_ends_like_one_that_is_not() {
    compare_first(500, compare);
}

/// Who finds a race at a choice point that others share flips it, and nobody else does.
#[test]
fn the_same_by_flipping_races() {
    compare_first(300, |seed| {
        let (text, spurious) = match seed % 6 {
            0 | 1 => (oracle::program(seed), 0),
            2 => (primitives::program(seed), 0),
            3 => (primitives::waits(seed), 1),
            4 => (sections::either(seed), 0),
            _ => (inputs::program(seed), 0),
        };
        let variant = ["delayed", "delayed", "delayed", "race", "simple"][(seed / 6 % 5) as usize];
        compare_by(seed, &text, spurious, Symmetry::Off, Some(variant)).is_some()
    });
}

#[test]
fn the_same_with_sections_that_touch_one_thing_or_another() {
    compare_first(500, |seed| compare_text(seed, &sections::either(seed), 0, Symmetry::Off).is_some());
}

#[test]
fn the_same_with_waits_that_end_for_no_reason() {
    compare_first(125, |seed| compare_text(seed, &primitives::waits(seed), 1, Symmetry::Off).is_some());
}

/// What tells threads apart may be seen by one worker, and not by others.
#[test]
fn the_same_with_threads_that_are_alike() {
    let mut alike = 0;
    let compared = compare_first(200, |seed| {
        let program = alike::program(seed);
        let Some(results) = compare_text(seed, &program.text, 0, Symmetry::Auto) else { return false };
        alike += u64::from(results.alike.is_some_and(|alike| alike.groups > 0));
        true
    });
    assert!(alike > compared / 4 && alike < compared, "in {alike} of {compared} programs threads are alike");
}
