//! Every means of synchronisation under partial-order reduction, against brute force: on random programs both must see
//! the same classes of executions, each once, and the same failures.

#[path = "../support/enumerate.rs"]
mod enumerate;
mod generate;
#[path = "../reads_from/mixed.rs"]
mod mixed;
#[path = "../support/portion.rs"]
mod portion;
#[path = "../support/random.rs"]
mod random;
mod sections;
mod table;

use enumerate::{executions, failures};
use portion::compare_first;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};
use std::rc::Rc;
use std::sync::Arc;
use table::{Form, form};
use threadbare_explore::{Budget, Session, explore};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_machine::{Conflicts, Machine, Options, Policy, State, Status};
use threadbare_trace::Ending;
use threadbare_trace::options::{Preference, WeakCas};

/// A program with more prefixes than this is left out.
const ENOUGH: usize = 20_000;

/// What brute force sees.
struct Classes {
    complete: HashSet<Form>,
    /// Those in which a signal comes to a wait that was to end without one.
    cut: HashSet<Form>,
    /// The kinds of failures.
    failures: BTreeSet<String>,
}

/// All classes of executions; `None` if there is too much to see.
fn classes(machine: &mut Machine) -> Option<Classes> {
    let all = executions(machine, ENOUGH, |_, events| form(events))?;
    let is_cut = |state: &State| {
        state.threads.iter().any(|thread| thread.status() == &Status::Halted(Ending::AssumptionFailed))
    };
    let of = |cut: bool| {
        let those = all.iter().filter(|(state, _)| is_cut(state) == cut);
        those.map(|(_, events)| form(events)).collect()
    };
    let failures = all.iter().flat_map(|(state, _)| failures(state)).collect();
    Some(Classes { complete: of(false), cut: of(true), failures })
}

/// Compares both on one program; false if it was too large.
fn compare(seed: u64, text: String) -> bool {
    compare_with(seed, text, &Options::default())
}

/// The same where these options say what may happen for no reason. Nothing is begun in vain.
fn compare_with(seed: u64, text: String, options: &Options) -> bool {
    let in_vain = in_vain(seed, text, options);
    assert!(in_vain.is_none_or(|times| times == 0), "seed {seed}: {in_vain:?} executions begun in vain");
    in_vain.is_some()
}

/// Compares both, and says how many executions the search began that are not among the classes; `None` if the program was
/// too large.
fn in_vain(seed: u64, text: String, options: &Options) -> Option<u64> {
    let module = Module::index("generated", text.clone().into_bytes()).expect("generated IR is read");
    let program = Arc::new(Program::link(vec![module]).expect("generated IR is linked"));
    let mut machine = Machine::new(program.clone(), "main", threadbare_models::library())
        .expect("generated programs have a main");
    machine.options = options.clone();
    classes(&mut machine)?;

    let all = Rc::new(RefCell::new(Vec::new()));
    let mut session =
        Session::new(program.clone(), "main", Budget::default()).expect("generated programs have a main");
    *session.machine.options_mut() = options.clone();
    let seen = all.clone();
    session.observe = Some(Box::new(move |_, _, events| seen.borrow_mut().push(events.to_vec())));
    explore(&mut session);
    // What a section conflicts with is what the search came to know.
    let knowledge = session.machine.knowledge();
    let mut machine = Machine::new(program.clone(), "main", threadbare_models::library())
        .expect("generated programs have a main");
    machine.options = options.clone();
    machine.learn(&knowledge);
    machine.set_policy(Policy { conflicts: Conflicts::Heeded, ..Policy::default() });
    let Classes { complete: classes, cut, failures } = classes(&mut machine)?;
    let outcome = session.finish();
    // Where nobody looks, known ends of executions are not executed again.
    let mut unseen =
        Session::new(program, "main", Budget::default()).expect("generated programs have a main");
    *unseen.machine.options_mut() = options.clone();
    explore(&mut unseen);
    let again = unseen.finish();
    assert_eq!(again.counters.executions, outcome.counters.executions, "seed {seed}, unseen\n{text}");
    assert_eq!(again.findings.len(), outcome.findings.len(), "seed {seed}, unseen\n{text}");
    // A search that started again counts only the last time; so do we.
    let all = all.borrow();
    let last = &all[all.len() - outcome.counters.executions as usize..];
    let forms: Vec<Form> = last.iter().map(|events| form(events)).collect();
    let distinct: HashSet<Form> = forms.iter().cloned().collect();
    let missing = classes.difference(&distinct).count();
    let strange = distinct.difference(&classes).count();
    let redundant = forms.len() - distinct.len();
    assert!(
        missing == 0 && strange == 0 && redundant == 0 && outcome.counters.blocked >= cut.len() as u64,
        "seed {seed}: {} classes, {missing} missing, {strange} strange, {redundant} redundant, {} blocked, not {}\n{text}",
        classes.len(),
        outcome.counters.blocked,
        cut.len(),
    );
    let kinds: BTreeSet<String> =
        outcome.findings.iter().map(|finding| finding.witness.failure.kind.to_string()).collect();
    assert_eq!(kinds, failures, "seed {seed}\n{text}");
    assert!(outcome.given_up.is_empty(), "seed {seed}: {:?}\n{text}", outcome.given_up);
    Some(outcome.counters.blocked - cut.len() as u64)
}

#[test]
fn every_class_once_and_the_same_failures() {
    compare_first(500, |seed| compare(seed, generate::program(seed)));
}

/// A wait may end for no reason, and need not: a deadlock that such an end would hide is found. An execution is cut where a
/// signal contradicts what was decided, once for each class, and nowhere else.
#[test]
fn waits_that_end_for_no_reason() {
    // There is more to see in each than in others.
    compare_first(60, |seed| {
        let spurious_wakeups = 1 + (seed % 2) as u32;
        compare_with(seed, generate::waits(seed), &Options { spurious_wakeups, ..Options::default() })
    });
}

/// Where writers who wait come first, it matters when they come.
#[test]
fn locks_that_prefer_writers() {
    let options = Options { rwlock: Preference::Any, ..Options::default() };
    compare_first(100, |seed| compare_with(seed, generate::locks(seed), &options));
}

/// A weak compare-and-swap may fail for no reason. An execution is cut where it would have failed anyway, once for each class.
#[test]
fn swaps_that_fail_for_no_reason() {
    let options = Options { weak_cas: WeakCas::Fail, ..Options::default() };
    compare_first(100, |seed| {
        let text = mixed::program(seed).replace("cmpxchg ptr", "cmpxchg weak ptr");
        text.contains("cmpxchg") && compare_with(seed, text, &options)
    });
}

#[test]
fn sections_that_touch_one_thing_or_another() {
    compare_first(500, |seed| compare(seed, sections::either(seed)));
}

#[test]
fn sections_that_all_look_at_one_input() {
    compare_first(100, |seed| compare(seed, sections::at_one_input(seed)));
}

#[test]
fn sections_that_go_round() {
    compare_first(100, |seed| compare(seed, sections::going_round(seed)));
}

#[test]
fn accesses_of_every_size() {
    compare_first(500, |seed| compare(seed, mixed::program(seed)));
}

/// Here, and only here, the search rarely begins an execution in vain: others than those that are banned can make the wait
/// last for ever, which shows only then.
#[test]
fn loops_that_wait_for_a_part() {
    let mut all_in_vain = 0;
    let compared = compare_first(500, |seed| {
        let times = in_vain(seed, mixed::waits(seed, 1 + seed % 2), &Options::default());
        all_in_vain += times.unwrap_or(0);
        times.is_some()
    });
    assert!(all_in_vain <= 1 + compared / 100, "{all_in_vain} executions begun in vain");
}

/// Found with planted faults: a wait that ends by itself was taken for one that is ended. Found by longer runs: a writer
/// before several readers that were inside together was explored twice.
#[test]
fn programs_in_which_something_was_wrong() {
    for seed in [621, 6939] {
        assert!(compare(seed, generate::program(seed)));
    }
}
