//! Whoever wants to stop does not wait for long, wherever the search is at that moment, and what was found by then is
//! still a finding with a witness that can be followed.

use std::sync::Arc;
use threadbare_explore::{Budget, Cancel, Exploration, Part, Plan, Session, replay, run, strategy};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_trace::{Equivalence, Outcome};

/// Two threads that take turns for long, and then write the same variable.
const PROGRAM: &str = r#"
@turns = global i32 0
@last = global i32 0

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @work(ptr %unused) {
entry:
  br label %again
again:
  %i = phi i32 [ 0, %entry ], [ %next, %again ]
  %old = atomicrmw add ptr @turns, i32 1 monotonic
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 60
  br i1 %more, label %again, label %done
done:
  store i32 1, ptr @last
  ret ptr null
}

define i32 @main() {
  %a = alloca i64
  %b = alloca i64
  %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @work, ptr null)
  %2 = call i32 @pthread_create(ptr %b, ptr null, ptr @work, ptr null)
  %first = load i64, ptr %a
  %second = load i64, ptr %b
  %3 = call i32 @pthread_join(i64 %first, ptr null)
  %4 = call i32 @pthread_join(i64 %second, ptr null)
  ret i32 0
}
"#;

/// Explores until it was looked so often whether to stop. Returns how often, too.
fn explored_until(program: &Arc<Program>, plan: &Plan, asked: u64) -> (Outcome, u64) {
    let mut session =
        Session::new(program.clone(), "main", Budget::default()).expect("the program has a main");
    // By where reads read from, leaks are not looked for: such a search goes over into another one.
    session.machine.options_mut().detect.leak = true;
    let cancel = Cancel::after(asked, "somebody wants to stop");
    session.set_cancel(cancel.clone());
    run(&mut session, plan, Exploration::default()).expect("these strategies are for threads");
    (session.finish(), cancel.looks())
}

/// Wherever a search is stopped, also where it was about to start again: it does not look complete.
#[test]
fn what_was_stopped_is_not_complete() {
    let text = PROGRAM.replace("i32 %next, 60", "i32 %next, 2");
    let module = Module::index("turns", text.into_bytes()).expect("the program is read");
    let program = Arc::new(Program::link(vec![module]).expect("the program is linked"));
    for (strategy, equivalence) in [
        (strategy("auto").expect("it is in the list"), Equivalence::default()),
        (strategy("dpor").expect("it is in the list"), Equivalence::default()),
        (strategy("auto").expect("it is in the list"), Equivalence::ReadsFrom),
        (strategy("naive").expect("it is in the list"), Equivalence::default()),
    ] {
        let plan = Plan { strategy, equivalence, ..Plan::default() };
        let (whole, calls) = explored_until(&program, &plan, u64::MAX);
        assert!(whole.given_up.is_empty() && whole.counters.executions > 1, "{plan:?}");
        for asked in (0..calls).step_by(1 + calls as usize / 40) {
            let (outcome, later) = explored_until(&program, &plan, asked);
            let complete = outcome.counters.executions == whole.counters.executions;
            assert!(
                later > asked && (complete || !outcome.given_up.is_empty()),
                "{plan:?}, {asked} of {calls}"
            );
        }
    }
}

/// Explores until it was looked so often whether to stop. Also says how often after that, and in all.
fn stopped_after(program: &Arc<Program>, asked: u64) -> (Outcome, u64, u64) {
    let budget = Budget { executions: Some(2), ..Budget::default() };
    let mut session = Session::new(program.clone(), "main", budget).expect("the program has a main");
    let cancel = Cancel::after(asked, "somebody wants to stop");
    session.set_cancel(cancel.clone());
    let plan = Plan { strategy: strategy("random").expect("it is in the list"), ..Plan::default() };
    run(&mut session, &plan, Exploration::default()).expect("this strategy is for threads");
    let calls = cancel.looks();
    (session.finish(), calls.saturating_sub(asked), calls)
}

#[test]
fn shortening_a_witness_ends_when_somebody_wants_to_stop_and_leaves_a_witness() {
    let module = Module::index("turns", PROGRAM.as_bytes().to_vec()).expect("the program is read");
    let program = Arc::new(Program::link(vec![module]).expect("the program is linked"));
    let (whole, _, calls) = stopped_after(&program, u64::MAX);
    let shortest = &whole.findings[0];
    assert!(!shortest.unshortened);
    let switches = |outcome: &Outcome| outcome.findings[0].witness.schedule.context_switches();
    let mut unshortened = Vec::new();
    for asked in (0..20).map(|part| calls * part / 20) {
        let (outcome, later, _) = stopped_after(&program, asked);
        assert!(
            later < 10,
            "asked {later} times after it said to stop, the first time after {asked} of {calls}"
        );
        let Some(finding) = outcome.findings.first() else { continue };
        let replayed = replay(program.clone(), &finding.witness).expect("the witness can be followed");
        assert!(replayed.shows(&finding.witness.failure), "{:?}", finding.witness.failure);
        if finding.unshortened {
            unshortened.push(switches(&outcome));
        } else {
            assert_eq!(switches(&outcome), switches(&whole));
        }
    }
    let longest = unshortened.iter().max().copied().unwrap_or(0);
    assert!(longest > 10 * switches(&whole), "{unshortened:?} against {}", switches(&whole));
}

/// Whoever takes it up later says of a witness what is so, or goes on with shortening it.
#[test]
fn a_witness_that_was_not_shortened_is_called_so_until_it_is() {
    let module = Module::index("turns", PROGRAM.as_bytes().to_vec()).expect("the program is read");
    let program = Arc::new(Program::link(vec![module]).expect("the program is linked"));
    let session = || Session::new(program.clone(), "main", Budget::default()).expect("there is a main");
    let restored = |outcome: &Outcome| {
        let mut session = session();
        session.restore(outcome.findings[0].witness.clone()).expect("the witness can be followed");
        session.finish().findings.remove(0)
    };
    let (whole, _, calls) = stopped_after(&program, u64::MAX);
    let shortest = whole.findings[0].witness.schedule.context_switches();
    assert!(!restored(&whole).unshortened);
    let stopped = (0..20).map(|part| stopped_after(&program, calls * part / 20).0);
    let cut = |outcome: &Outcome| outcome.findings.first().is_some_and(|finding| finding.unshortened);
    let outcome = stopped.into_iter().find(cut).expect("one is stopped while it shortens");
    let again = restored(&outcome);
    assert!(again.unshortened);
    assert_eq!(again.witness.schedule, outcome.findings[0].witness.schedule);

    let mut other = session();
    other.absorb_unfinished(Part { outcome, ..Part::default() });
    let finding = other.finish().findings.remove(0);
    assert!(!finding.unshortened);
    assert_eq!(finding.witness.schedule.context_switches(), shortest);
}
