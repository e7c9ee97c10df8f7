//! Programs for single rules: flags that outlive their runs, deadlocks, waits that are ended, runs that follow their inputs, what the
//! solver's shortcuts are called, and conditions that nobody can solve.

use crate::random;
use crate::{Seen, explore};
use std::collections::BTreeSet;
use std::sync::Arc;
use threadbare_explore::{Budget, Exploration, Plan, Session, run, strategy};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_machine::Options;
use threadbare_solver::{Layer, Solver};
use threadbare_trace::{Flips, Outcome, Verdict};

const HEAD: &str = "\
@x = global i32 0, align 4
@y = global i32 0, align 4
@m = global [40 x i8] zeroinitializer, align 8
@n = global [40 x i8] zeroinitializer, align 8
@c = global [48 x i8] zeroinitializer, align 8
@t = constant [16 x i8] zeroinitializer, align 8
@one = constant [2 x i8] c\"i\\00\"
@two = constant [2 x i8] c\"j\\00\"
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_timedwait(ptr, ptr, ptr)
declare i32 @pthread_cond_signal(ptr)
declare zeroext i8 @tb_uchar(ptr)
declare i64 @tb_ulong(ptr)
declare void @abort()
";

/// What each variant sees, in this order, and `dpor`.
fn seen_by(variants: &[&'static str], bodies: &[&str]) -> (Vec<Seen>, Seen) {
    let bodies: Vec<String> = bodies.iter().map(|body| (*body).to_owned()).collect();
    let text = random::program(HEAD, &bodies, "", "");
    let seen = |name, variant| explore(&text, &Options::default(), name, variant).expect("it is small");
    (variants.iter().map(|variant| seen("flip", Some(*variant))).collect(), seen("dpor", None))
}

const ALL: [&str; 3] = ["simple", "race", "delayed"];

fn store(value: u32) -> String {
    format!("  store atomic i32 {value}, ptr @x seq_cst, align 4\n")
}

/// Three writers and a reader have 4! classes; each is seen, and by `delayed` once. A flag that is cleared with its run loses some.
#[test]
fn three_writers_and_a_reader() {
    let stores = [store(1), store(2), store(3)];
    let read = "  %v = load atomic i32, ptr @x seq_cst, align 4\n";
    let (seen, dpor) = seen_by(&["race", "delayed"], &[&stores[0], &stores[1], &stores[2], read]);
    let (race, delayed) = (&seen[0], &seen[1]);
    assert_eq!((delayed.executions, delayed.blocked, dpor.executions), (24, 0, 24));
    assert!(race.executions > delayed.executions && race.endings == dpor.endings);
    assert_eq!(BTreeSet::from_iter(&race.classes), BTreeSet::from_iter(&dpor.classes));
}

/// Who waits for a lock at the end might have taken it first.
#[test]
fn locks_in_both_orders() {
    let nested = |outer: &str, inner: &str| {
        format!(
            "  %a = call i32 @pthread_mutex_lock(ptr {outer})\n  %b = call i32 @pthread_mutex_lock(ptr {inner})\n  \
             %d = call i32 @pthread_mutex_unlock(ptr {inner})\n  %e = call i32 @pthread_mutex_unlock(ptr {outer})\n"
        )
    };
    let (all, dpor) = seen_by(&ALL, &[&nested("@m", "@n"), &nested("@n", "@m")]);
    for seen in all {
        assert!(seen.failures.iter().any(|failure| failure.starts_with("deadlock")), "{:?}", seen.failures);
        assert_eq!(seen.endings, dpor.endings);
    }
}

/// A signal ends a wait that could have ended by itself, and then never shows that it could.
#[test]
fn a_wait_that_is_ended() {
    let waits = "  %a = call i32 @pthread_mutex_lock(ptr @m)\n  \
                 %r = call i32 @pthread_cond_timedwait(ptr @c, ptr @m, ptr @t)\n  \
                 %b = call i32 @pthread_mutex_unlock(ptr @m)\n  \
                 store atomic i32 %r, ptr @x seq_cst, align 4\n";
    let (all, dpor) = seen_by(&ALL, &[waits, "  %s = call i32 @pthread_cond_signal(ptr @c)\n"]);
    assert_eq!(all[2].executions, dpor.executions);
    assert!(all.iter().all(|seen| BTreeSet::from_iter(&seen.classes) == BTreeSet::from_iter(&dpor.classes)));
}

/// A program with one thread, explored by a solver without some layers.
fn alone(body: &str, without: &[Layer], seed: u64) -> (Outcome, Flips) {
    alone_with(body, threadbare_solver::Options { without: without.to_vec(), ..Default::default() }, seed)
}

fn alone_with(body: &str, options: threadbare_solver::Options, seed: u64) -> (Outcome, Flips) {
    let text = random::program_without_joins(HEAD, &[], body, "");
    let module = Module::index("written", text.into_bytes()).expect("it is read");
    let program = Arc::new(Program::link(vec![module]).expect("it is linked"));
    let mut session = Session::new(program, "main", Budget::default()).expect("it has a main");
    session.solver = Solver::new(options);
    let plan = Plan { strategy: strategy("flip").expect("it is in the list"), seed, ..Plan::default() };
    run(&mut session, &plan, Exploration::default()).expect("it is for all programs");
    let outcome = session.finish();
    let flips = outcome.flips.expect("it was that strategy");
    (outcome, flips)
}

const INPUTS: &str = "  %i8 = call zeroext i8 @tb_uchar(ptr @one)
  %j8 = call zeroext i8 @tb_uchar(ptr @two)
  %i = zext i8 %i8 to i32
  %j = zext i8 %j8 to i32
";

/// One run for each path, the inputs zero at first; one condition is solved before each further run, and none on the way.
#[test]
fn runs_follow_their_inputs() {
    let body = format!(
        "{INPUTS}  %twice = shl i32 %j, 1\n  %q = icmp eq i32 %twice, %i\n  br i1 %q, label %then, label %done\n\
         then:\n  %more = add i32 %j, 10\n  %r = icmp ugt i32 %i, %more\n  br i1 %r, label %fail, label %done\n\
         fail:\n  call void @abort()\n  unreachable\ndone:\n"
    );
    let (outcome, flips) = alone(&body, &[], 0);
    assert_eq!(outcome.findings.len(), 1);
    assert_eq!((outcome.counters.executions, flips.negated, flips.during), (3, 2, 0));
    assert_eq!(outcome.coverage.sides(), (4, 4));
    assert_eq!((flips.concrete, flips.mispredicted), (0, 0));
}

/// The solver's shortcuts under the names of the paper. What is constant is no condition, and counts nowhere.
#[test]
fn shortcuts_have_their_names() {
    let body = format!(
        "{INPUTS}  %q = icmp ult i32 %i, 10\n  br i1 %q, label %a, label %done\na:\n  \
         %s = icmp ult i32 %j, 7\n  br i1 %s, label %b, label %done\nb:\n  \
         %qs = and i1 %q, %s\n  %e = icmp ne i32 %i, 3\n  %qe = and i1 %q, %e\n  \
         br i1 %qe, label %c, label %done\nc:\n  %r = icmp ugt i32 %i, 20\n  br i1 %r, label %d, label %f\n\
         d:\n  br label %done\nf:\n  %k = icmp ult i32 %j, 5\n  br i1 %k, label %d, label %done\ndone:\n"
    );
    let (outcome, flips) = alone(&body, &[], 0);
    assert_eq!(outcome.verdict(), Verdict::Safe);
    // `i > 20` against `i < 10`; `i < 10` twice; and `j` is asked for without `i`.
    assert!(flips.contradiction >= 1 && flips.common >= 1 && flips.incremental >= 1, "{flips:?}");
    let constant =
        "  %p = load i32, ptr @x, align 4\n  %q = icmp eq i32 %p, 0\n  br i1 %q, label %a, label %a\na:\n";
    let (_, flips) = alone(constant, &[], 0);
    assert_eq!(flips, Flips::default());
}

/// The layers that would find out by themselves.
const CLEVER: [Layer; 8] = [
    Layer::Algebra,
    Layer::Models,
    Layer::Enumeration,
    Layer::Cores,
    Layer::Repairs,
    Layer::Guesses,
    Layer::Blaster,
    Layer::Process,
];

/// Where the solver has no answer, inputs are tried, and what is predicted of them is checked: nothing is lost.
#[test]
fn conditions_without_an_answer() {
    let failing = |condition: &str| {
        format!(
            "{INPUTS}{condition}  br i1 %q, label %fail, label %done\nfail:\n  call void @abort()\n  unreachable\ndone:\n"
        )
    };
    let likely = failing("  %p = mul i32 %i, %j\n  %r = and i32 %p, 7\n  %q = icmp eq i32 %r, 5\n");
    for seed in 0..4 {
        let (outcome, flips) = alone(&likely, &CLEVER, seed);
        assert_eq!(outcome.findings.len(), 1, "seed {seed}: {flips:?}");
        assert!(
            flips.concrete == 1 && flips.mispredicted > 0 && flips.restarts > 0,
            "seed {seed}: {flips:?}"
        );
        assert!(outcome.given_up.is_empty(), "seed {seed}: {:?}", outcome.given_up);
    }
    // With the one that knows the answer, nothing has to be tried.
    let (outcome, flips) = alone(&likely, &[], 0);
    assert_eq!((outcome.findings.len(), flips.concrete, flips.restarts), (1, 0, 0));
    // What nobody finds is named, with its place and how often.
    let unlikely = "  %a = call i64 @tb_ulong(ptr @one)\n  %p = mul i64 %a, %a\n  %q = icmp eq i64 %p, 99980001\n  \
                    br i1 %q, label %fail, label %done\nfail:\n  call void @abort()\n  unreachable\ndone:\n";
    let (outcome, flips) = alone(unlikely, &CLEVER, 0);
    assert_eq!((outcome.verdict(), flips.concrete, flips.nowhere), (Verdict::Bounded, 1, 1));
    let [given_up] = &outcome.given_up[..] else { panic!("{:?}", outcome.given_up) };
    assert!(given_up.what.contains("no answer") && given_up.times == 1, "{given_up:?}");
    assert_eq!(given_up.location.function, "main");
}

/// All but one input keep their values: what is then easy to solve is solved.
#[test]
fn inputs_that_keep_their_values() {
    let body = "  %a = call i64 @tb_ulong(ptr @one)\n  %b = call i64 @tb_ulong(ptr @two)\n  %p = mul i64 %a, %b\n  \
                %r = mul i64 %p, %p\n  %s = add i64 %r, %a\n  %q = icmp eq i64 %s, 77\n  \
                br i1 %q, label %fail, label %done\nfail:\n  call void @abort()\n  unreachable\ndone:\n";
    // No room for products: but while `b` is zero, there is none.
    let without = CLEVER.into_iter().filter(|layer| *layer != Layer::Blaster).collect();
    let (outcome, flips) =
        alone_with(body, threadbare_solver::Options { without, gates: 500, ..Default::default() }, 0);
    assert_eq!(outcome.findings.len(), 1, "{flips:?}");
    assert_eq!((flips.concrete, flips.restarts, flips.during), (1, 0, 0), "{flips:?}");
    assert!(outcome.given_up.is_empty(), "{:?}", outcome.given_up);
}
