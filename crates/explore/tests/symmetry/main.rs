//! Threads that are alike, against brute force. Of each class of executions of a random program one must be explored that is the same
//! but for which of these threads does what; of all classes in which they take turns, each must be explored once; and the program must
//! come to the same values and failures as without.

mod alike;
#[path = "../support/enumerate.rs"]
mod enumerate;
#[path = "../outcomes/generate.rs"]
#[allow(dead_code)] // it makes more programs than are asked for here
mod generate;
#[path = "../support/inputs.rs"]
mod inputs;
#[path = "../oracle/generate.rs"]
mod oracle;
mod orbit;
#[path = "../support/portion.rs"]
mod portion;
#[path = "../primitives/generate.rs"]
#[allow(dead_code)] // it makes more programs than are asked for here
mod primitives;
#[path = "../support/random.rs"]
mod random;
#[path = "../outcomes/retries.rs"]
mod retries;
#[path = "../primitives/table.rs"]
mod table;

use alike::{Apart, Program, VARIABLES};
use enumerate::{Execution, executions, executions_where, failures};

use orbit::orbit;
use portion::compare_first;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};
use std::rc::Rc;
use std::sync::Arc;
use table::Form;
use threadbare_explore::{Budget, Exploration, Plan, Session, run, strategy};
use threadbare_ir::Module;
use threadbare_ir::program::Program as Linked;
use threadbare_machine::{Conflicts, Knowledge, Machine, Policy, State, Status};
use threadbare_trace::{Action, Alike, ErrorKind, Event, Outcome, Range, Symmetry, WitnessedFailure};

/// A program with more prefixes than this is left out.
const ENOUGH: usize = 6_000;

/// What a search came to.
struct Explored {
    outcome: Outcome,
    knowledge: Knowledge,
    /// What each of its executions was.
    events: Vec<Vec<Event>>,
    finals: BTreeSet<Vec<Option<u64>>>,
}

fn link(text: &str) -> Arc<Linked> {
    let module = Module::index("generated", text.as_bytes().to_vec()).expect("generated IR is read");
    Arc::new(Linked::link(vec![module]).expect("generated IR is linked"))
}

fn by_turns(symmetry: Symmetry) -> Plan {
    Plan { strategy: strategy("dpor").expect("it is in the list"), symmetry, ..Plan::default() }
}

fn explored(program: &Arc<Linked>, symmetry: Symmetry) -> Explored {
    let mut session = Session::new(program.clone(), "main", Budget::default()).expect("there is a main");
    let all = Rc::new(RefCell::new(Vec::new()));
    let seen = all.clone();
    session.observe = Some(Box::new(move |machine, state, events| {
        seen.borrow_mut().push((finals(machine, state), events.to_vec()));
    }));
    run(&mut session, &by_turns(symmetry), Exploration::default()).expect("it is for all programs");
    let knowledge = session.machine.knowledge();
    let outcome = session.finish();
    // A search that started again counts only the last time; so do we.
    let mut all = all.borrow_mut();
    let before = all.len() - outcome.counters.executions as usize;
    let (finals, events): (Vec<_>, Vec<_>) = all.drain(..).skip(before).unzip();
    Explored { outcome, knowledge, events, finals: finals.into_iter().flatten().collect() }
}

/// The values of all variables where every thread has come to its end.
fn finals(machine: &Machine, state: &State) -> Option<Vec<Option<u64>>> {
    let value = |name: &&str| {
        let start = machine.address_of(name)?;
        machine.word_at(state, Range { start, len: 4 })
    };
    let is_over = |state: &State| {
        state.exited.is_some() || state.threads.iter().all(|thread| thread.status() == &Status::Finished)
    };
    (is_over(state) && !state.is_cut()).then(|| VARIABLES.iter().map(value).collect())
}

fn machine(program: &Arc<Linked>, knowledge: &Knowledge, symmetry: Symmetry) -> Machine {
    let mut machine =
        Machine::new(program.clone(), "main", threadbare_models::library()).expect("there is a main");
    machine.learn(knowledge);
    machine.set_policy(Policy { conflicts: Conflicts::Heeded, symmetry, ..Policy::default() });
    machine.settle();
    machine
}

/// The class of an execution. Where several threads are about to end the process, which does so makes no difference.
fn form(events: &[Event]) -> Form {
    let goes_on = |event: &&Event| event.action != Action::Exit;
    table::form(&events.iter().filter(goes_on).cloned().collect::<Vec<Event>>())
}

fn forms<'a>(all: impl IntoIterator<Item = &'a Execution>) -> HashSet<Form> {
    all.into_iter().map(|(_, events)| form(events)).collect()
}

/// All executions in which threads that are alike take turns, and those that come to no end because of that.
fn in_turns(program: &Arc<Linked>, knowledge: &Knowledge) -> Option<Vec<Execution>> {
    let may = |machine: &Machine, state: &State, thread: usize| {
        !machine.waits_for_turn(state, machine.turn(state, thread))
    };
    let mut machine = machine(program, knowledge, Symmetry::Auto);
    executions_where(&mut machine, usize::MAX, |_, events| table::form(events), may)
}

/// The kinds of failures, and where they are. Of those who wait for each other the first is named, and who that is depends on names.
fn findings(outcome: &Outcome) -> BTreeSet<(ErrorKind, String)> {
    let failures = outcome.findings.iter().map(|finding| &finding.witness.failure);
    let place = |failure: &WitnessedFailure| match failure.kind {
        ErrorKind::Deadlock | ErrorKind::EndlessLoop => String::new(),
        _ => failure.location.function.clone(),
    };
    failures.map(|failure| (failure.kind, place(failure))).collect()
}

/// What was compared.
#[derive(Default, Debug)]
struct Compared {
    classes: usize,
    orbits: usize,
    executions: usize,
}

/// Compares on one program; nothing if it is too large.
fn compare(program: &Program, what: &str) -> Option<Compared> {
    let Program { text, alike, apart, .. } = program;
    let linked = link(text);
    let plain = explored(&linked, Symmetry::Off);
    let mut free = machine(&linked, &plain.knowledge, Symmetry::Off);
    let all = executions(&mut free, ENOUGH, |_, events| table::form(events))?;
    let found = explored(&linked, Symmetry::Auto);
    let about = || format!("{what}, {apart:?}, {alike} alike\n{text}");

    // The same values and failures, by brute force and by the same search without symmetry.
    let values: BTreeSet<_> = all.iter().filter_map(|(state, _)| finals(&free, state)).collect();
    assert_eq!(found.finals, values, "{}", about());
    let kinds: BTreeSet<String> = all.iter().flat_map(|(state, _)| failures(state)).collect();
    let told = |outcome: &Outcome| -> BTreeSet<String> {
        let kinds = findings(outcome).into_iter().map(|(kind, _)| kind);
        kinds.filter(|kind| *kind != ErrorKind::Race).map(|kind| kind.to_string()).collect()
    };
    assert_eq!(told(&found.outcome), kinds, "{}", about());
    assert_eq!(findings(&found.outcome), findings(&plain.outcome), "{}", about());
    assert!(found.outcome.given_up.is_empty(), "{:?} {}", found.outcome.given_up, about());

    // Each class in which they take turns, once; all, where nobody takes turns.
    let ends = match found.outcome.symmetry {
        Some(Alike { groups: 1.., .. }) => &in_turns(&linked, &found.knowledge)?,
        _ => &all,
    };
    let counts = |(state, _): &&Execution| !state.is_cut() && !state.is_any_enabled();
    let expected = forms(ends.iter().filter(counts));
    let executed: HashSet<Form> = found.events.iter().map(|events| form(events)).collect();
    assert_eq!(executed.len(), found.events.len(), "a class twice, {}", about());
    assert!(executed == expected, "{} executed, not {}: {}", executed.len(), expected.len(), about());
    let blocked = found.outcome.counters.blocked as usize;
    assert_eq!(blocked, forms(ends).len() - expected.len(), "blocked, {}", about());

    // Where nobody looks, known ends of executions are not executed again.
    let mut unseen = Session::new(linked.clone(), "main", Budget::default()).expect("there is a main");
    run(&mut unseen, &by_turns(Symmetry::Auto), Exploration::default()).expect("it is for all programs");
    let again = unseen.finish();
    assert_eq!(again.counters.executions, found.outcome.counters.executions, "unseen, {}", about());
    assert_eq!(findings(&again), findings(&found.outcome), "unseen, {}", about());

    // Each class of all, but for who does what.
    let complete = all.iter().filter(|(state, _)| !state.is_cut());
    let orbits: HashSet<Form> = complete.map(|(_, events)| orbit(events, *alike)).collect();
    let seen: HashSet<Form> = found.events.iter().map(|events| orbit(events, *alike)).collect();
    assert!(seen == orbits, "{} orbits, not {}: {}", seen.len(), orbits.len(), about());
    let classes = forms(&all).len();
    assert!(found.events.len() + blocked <= classes, "more than without, {}", about());
    Some(Compared { classes, orbits: orbits.len(), executions: found.events.len() })
}

#[test]
fn every_class_but_for_who_does_what() {
    let (mut together, mut told) = (Compared::default(), 0);
    compare_first(300, |seed| {
        let program = alike::program(seed);
        let Some(compared) = compare(&program, &format!("seed {seed}")) else { return false };
        if program.apart == Apart::Not && !program.stuck {
            together.classes += compared.classes;
            together.orbits += compared.orbits;
            together.executions += compared.executions;
        } else {
            told += 1;
        }
        true
    });
    assert!(told > 50, "{told} programs tell threads apart");
    // Where nothing does, little more is explored than there is.
    assert!(2 * together.executions < together.classes, "{together:?}");
    assert!(4 * together.executions < 5 * together.orbits, "{together:?}");
}

/// Two threads that are alike each draw a number, and create a thread that leaves its name in that place. The numbers of names say which was
/// created by which of the two, and that is looked at.
const GRANDCHILDREN: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"
@numbers = global i64 0, align 8
@names = global [2 x i64] zeroinitializer, align 8
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i64 @pthread_self()
declare void @abort()
define ptr @sign(ptr %place) {
  %name = call i64 @pthread_self()
  store atomic i64 %name, ptr %place seq_cst, align 8
  ret ptr null
}
define ptr @parent(ptr %unused) {
  %child = alloca i64, align 8
  %number = atomicrmw add ptr @numbers, i64 1 seq_cst, align 8
  %place = getelementptr i64, ptr @names, i64 %number
  %c = call i32 @pthread_create(ptr %child, ptr null, ptr @sign, ptr %place)
  %handle = load i64, ptr %child, align 8
  %j = call i32 @pthread_join(i64 %handle, ptr null)
  ret ptr null
}
define i32 @main() {
  %t0 = alloca i64, align 8
  %t1 = alloca i64, align 8
  %c0 = call i32 @pthread_create(ptr %t0, ptr null, ptr @parent, ptr null)
  %c1 = call i32 @pthread_create(ptr %t1, ptr null, ptr @parent, ptr null)
  %l0 = load i64, ptr %t0, align 8
  %j0 = call i32 @pthread_join(i64 %l0, ptr null)
  %l1 = load i64, ptr %t1, align 8
  %j1 = call i32 @pthread_join(i64 %l1, ptr null)
  %a = load atomic i64, ptr @names seq_cst, align 8
  %second = getelementptr i64, ptr @names, i64 1
  %b = load atomic i64, ptr %second seq_cst, align 8
  %less = icmp ult i64 %a, %b
  br i1 %less, label %right, label %wrong
wrong:
  call void @abort()
  unreachable
right:
  ret i32 0
}
";

#[test]
fn names_say_who_created_a_thread() {
    let program = link(GRANDCHILDREN);
    let (plain, found) = (explored(&program, Symmetry::Off), explored(&program, Symmetry::Auto));
    assert_eq!(findings(&plain.outcome).len(), 1);
    assert_eq!(findings(&found.outcome), findings(&plain.outcome));
    assert_eq!(found.outcome.counters.executions, plain.outcome.counters.executions);
}
