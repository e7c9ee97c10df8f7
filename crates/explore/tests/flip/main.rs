//! The variants of `flip` against each other and against `dpor`, on random programs: the same classes of executions, endings, failures and
//! sides of branches, none lost; fewer runs from variant to variant; no class twice under `delayed`; and no query during a run.
//!
//! Classes are told by a table of what commutes that is independent of the one that searches use (`primitives/table.rs`).

mod families;
mod named;
#[path = "../support/portion.rs"]
mod portion;
#[path = "../support/random.rs"]
mod random;
#[path = "../primitives/table.rs"]
mod table;

use families::Subject;
use portion::compare_first;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;
use table::{Form, form};
use threadbare_explore::{Budget, Exploration, Plan, Session, run, strategy};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_machine::{Knowledge, Options, State};
use threadbare_trace::{Flips, Outcome};

/// A program of which `dpor` has more executions than this, or `delayed` more runs, is left out; of the others, that variant.
const ENOUGH: u64 = 1_500;

/// What a search came to.
struct Seen {
    /// The classes of runs that came to an end, one for each run.
    classes: Vec<Form>,
    /// How the threads ended.
    endings: BTreeSet<String>,
    /// Kinds of failures and their functions.
    failures: BTreeSet<String>,
    /// Sides of branches.
    sides: (u64, u64),
    executions: u64,
    blocked: u64,
    flips: Option<Flips>,
    /// What was learned of the program.
    knowledge: Knowledge,
}

fn ending(state: &State) -> String {
    let threads: Vec<String> =
        state.threads.iter().map(|thread| format!("{} {:?}", thread.id, thread.status())).collect();
    format!("{:?} {}", state.exited.is_some(), threads.join(", "))
}

fn failures(outcome: &Outcome) -> BTreeSet<String> {
    let failures = outcome.findings.iter().map(|finding| &finding.witness.failure);
    failures.map(|failure| format!("{} in {}", failure.kind, failure.location.function)).collect()
}

/// Explores a program; `None` if it is too large.
fn explore(text: &str, options: &Options, name: &str, variant: Option<&'static str>) -> Option<Seen> {
    explore_knowing(text, options, name, variant, None)
}

/// The same where something was learned of the program before.
fn explore_knowing(
    text: &str,
    options: &Options,
    name: &str,
    variant: Option<&'static str>,
    knowledge: Option<&Knowledge>,
) -> Option<Seen> {
    let module = Module::index("generated", text.as_bytes().to_vec()).expect("generated IR is read");
    let program = Arc::new(Program::link(vec![module]).expect("generated IR is linked"));
    let budget = Budget { executions: Some(ENOUGH), ..Budget::default() };
    let mut session = Session::new(program, "main", budget).expect("generated programs have a main");
    *session.machine.options_mut() = options.clone();
    if let Some(knowledge) = knowledge {
        session.machine.learn(knowledge);
    }
    let seen = Rc::new(RefCell::new(Vec::new()));
    let told = seen.clone();
    session.observe = Some(Box::new(move |_, state, events| {
        told.borrow_mut().push((form(events), ending(state)));
    }));
    let plan = Plan { strategy: strategy(name).expect("it is in the list"), variant, ..Plan::default() };
    run(&mut session, &plan, Exploration::default()).expect("it is for all programs");
    let knowledge = session.machine.knowledge();
    let outcome = session.finish();
    let counters = &outcome.counters;
    if counters.executions + counters.blocked >= ENOUGH {
        return None;
    }
    assert!(outcome.given_up.is_empty(), "{:?}\n{text}", outcome.given_up);
    // A search that started again counts only the last time; so do we.
    let mut seen = seen.take();
    let last = seen.split_off(seen.len() - counters.executions as usize);
    let (classes, endings): (Vec<Form>, Vec<String>) = last.into_iter().unzip();
    Some(Seen {
        classes,
        endings: endings.into_iter().collect(),
        failures: failures(&outcome),
        sides: outcome.coverage.sides(),
        executions: counters.executions,
        blocked: counters.blocked,
        flips: outcome.flips,
        knowledge,
    })
}

/// What all comparisons came to.
#[derive(Default, Debug)]
struct Sums {
    simple: u64,
    delayed_beside_simple: u64,
    race: u64,
    delayed_beside_race: u64,
    delayed: u64,
    blocked: u64,
    finished_race: u64,
    finished_simple: u64,
    negated: u64,
    fails: u64,
}

/// Compares all on one program; false if it was too large.
fn compare(seed: u64, subject: &Subject, sums: &mut Sums) -> bool {
    let Subject { text, options, has_inputs } = subject;
    let Some(dpor) = explore(text, options, "dpor", None) else { return false };
    // To see what a section would do in another place, `dpor` tries it there, also with inputs that do not lead there. What it comes to
    // know by that of what sections may touch is part of what classes are.
    let tries = text.contains("call void @__VERIFIER_atomic_begin");
    let known = tries.then_some(&dpor.knowledge);
    let flip = |variant| explore_knowing(text, options, "flip", Some(variant), known);
    let Some(delayed) = flip("delayed") else { return false };
    let race = flip("race");
    let simple = race.as_ref().and_then(|_| flip("simple"));
    let expected: BTreeSet<&Form> = dpor.classes.iter().collect();
    let with = |name: &str, seen: &Seen| {
        let classes: BTreeSet<&Form> = seen.classes.iter().collect();
        let (lost, strange) = (expected.difference(&classes).count(), classes.difference(&expected).count());
        assert!(
            lost == 0 && strange == 0,
            "seed {seed}, {name}: {lost} classes lost of {}, {strange} strange\n{text}",
            expected.len()
        );
        assert_eq!(seen.endings, dpor.endings, "seed {seed}, {name}\n{text}");
        assert_eq!(seen.failures, dpor.failures, "seed {seed}, {name}\n{text}");
        assert_eq!(seen.sides, delayed.sides, "seed {seed}, {name}\n{text}");
        // What it tries there counts as executed.
        assert!(
            seen.sides == dpor.sides || tries && seen.sides < dpor.sides,
            "seed {seed}, {name}: sides {:?}, {:?} of dpor\n{text}",
            seen.sides,
            dpor.sides
        );
        assert_eq!(
            seen.flips.map(|flips| flips.during),
            Some(0),
            "seed {seed}, {name}: a query during a run\n{text}"
        );
    };
    with("delayed", &delayed);
    assert_eq!(delayed.executions, expected.len() as u64, "seed {seed}: a class twice under delayed\n{text}");
    if !has_inputs {
        assert_eq!(delayed.executions, dpor.executions, "seed {seed}\n{text}");
    }
    let runs = |seen: &Seen| seen.executions + seen.blocked;
    if let Some(race) = &race {
        with("race", race);
        assert!(
            runs(race) >= runs(&delayed),
            "seed {seed}: {} and {} runs\n{text}",
            runs(race),
            runs(&delayed)
        );
        sums.finished_race += 1;
        sums.race += runs(race);
        sums.delayed_beside_race += runs(&delayed);
    }
    if let (Some(simple), Some(race)) = (&simple, &race) {
        with("simple", simple);
        assert!(runs(simple) >= runs(race), "seed {seed}: {} and {} runs\n{text}", runs(simple), runs(race));
        sums.finished_simple += 1;
        sums.simple += runs(simple);
        sums.delayed_beside_simple += runs(&delayed);
    }
    sums.delayed += delayed.executions;
    sums.blocked += delayed.blocked.saturating_sub(dpor.blocked);
    sums.negated += delayed.flips.map_or(0, |flips| flips.negated);
    sums.fails += u64::from(!dpor.failures.is_empty());
    true
}

#[test]
fn nothing_is_lost_and_no_class_is_seen_twice() {
    let mut sums = Sums::default();
    let compared = compare_first(500, |seed| compare(seed, &families::program(seed), &mut sums));
    println!("{compared} programs: {sums:?}");
    assert!(sums.finished_simple > compared / 4 && sums.finished_race > compared / 2, "{sums:?}");
    assert!(sums.simple > 10 * sums.delayed_beside_simple, "{sums:?}");
    assert!(sums.race > 2 * sums.delayed_beside_race, "{sums:?}");
    assert!(sums.negated > compared / 2 && sums.fails > compared / 8, "{sums:?}");
    // Runs that end because all threads are delayed are rare.
    assert!(sums.blocked < sums.delayed / 4, "{sums:?}");
}
