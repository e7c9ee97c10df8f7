//! The SMT-LIB process: agrees with the rest, and whatever it does costs one query.

use std::time::Duration;
use threadbare_expr::recipe::{Random, build, random};
use threadbare_expr::{Compare, Model, Term, Terms, Variable};
use threadbare_solver::{Answer, Layer, Options, Reason, Solver};

fn process_alone(command: &[&str]) -> Options {
    Options {
        without: Layer::ALL.into_iter().filter(|l| *l != Layer::Process).collect(),
        process: command.iter().map(|s| s.to_string()).collect(),
        process_time: Duration::from_secs(60),
        // What a process says is checked in any case.
        validate: false,
        ..Options::default()
    }
}

/// The same for a process that never answers: that one does nothing, or computes, is noticed soon. However busy the machine is, it
/// does not answer in that time either.
fn impatient(command: &[&str]) -> Options {
    let soon = Duration::from_millis(300);
    Options { process_idle: soon, process_time: soon, ..process_alone(command) }
}

/// x = 7 over a byte that is zero in the model.
fn question(terms: &mut Terms) -> Term {
    let (x, seven) = (terms.variable(Variable(0), 8), terms.constant(8, 7));
    terms.compare(Compare::Eq, x, seven)
}

fn ask(command: &[&str]) -> (Answer, Answer) {
    ask_with(process_alone(command))
}

fn ask_with(options: Options) -> (Answer, Answer) {
    let mut terms = Terms::new();
    let mut solver = Solver::new(options);
    let extra = question(&mut terms);
    let first = solver.check(&mut terms, &[], &Model::new(), extra);
    let second = solver.check(&mut terms, &[], &Model::new(), extra);
    assert_eq!(solver.stats().queries, 2);
    (first, second)
}

#[test]
fn a_solver_that_is_not_there_is_unknown() {
    let (a, b) = ask(&["no-such-solver-anywhere"]);
    assert!(
        matches!(a, Answer::Unknown(Reason::Broken(_))) && matches!(b, Answer::Unknown(Reason::Broken(_)))
    );
}

#[test]
fn a_solver_that_dies_is_unknown() {
    let (a, b) = ask(&["sh", "-c", "exit 3"]);
    assert!(matches!(a, Answer::Unknown(Reason::Broken(_))), "{a:?}");
    assert!(matches!(b, Answer::Unknown(Reason::Broken(_))), "{b:?}");
}

#[test]
fn a_solver_that_hangs_is_unknown() {
    let (a, b) = ask_with(impatient(&["sh", "-c", "cat > /dev/null"]));
    assert!(matches!(a, Answer::Unknown(Reason::Time)), "{a:?}");
    assert!(matches!(b, Answer::Unknown(Reason::Time)), "{b:?}");
}

#[test]
fn a_solver_that_does_not_listen_is_unknown() {
    let (a, _) = ask_with(impatient(&["tail", "-f", "/dev/null"]));
    assert!(matches!(a, Answer::Unknown(Reason::Time)), "{a:?}");
}

#[test]
fn a_solver_that_computes_for_ever_is_unknown() {
    let (a, b) = ask_with(impatient(&["sh", "-c", "while :; do :; done"]));
    assert!(matches!(a, Answer::Unknown(Reason::Time)), "{a:?}");
    assert!(matches!(b, Answer::Unknown(Reason::Time)), "{b:?}");
}

/// One that takes long because others compute has an answer, like one that waits for something: here for more by the clock
/// than it may have of the processor.
#[test]
fn the_clock_does_not_count() {
    let slow = "while read l; do case \"$l\" in *checked*) sleep 0.6; echo unsat; echo checked;; esac; done";
    let (work, idle) = (Duration::from_millis(300), Duration::from_secs(3600));
    let options = Options { process_time: work, process_idle: idle, ..process_alone(&["sh", "-c", slow]) };
    let (a, b) = ask_with(options);
    assert!(a.is_unsat() && b.is_unsat(), "{a:?} {b:?}");
}

#[test]
fn a_solver_that_lies_is_unknown() {
    let liar = "while read l; do case \"$l\" in *checked*) echo sat; echo checked;; \
                *valued*) echo '((v0 #x08))'; echo valued;; esac; done";
    let (a, b) = ask(&["sh", "-c", liar]);
    assert!(matches!(a, Answer::Unknown(Reason::Refuted)), "{a:?}");
    assert!(matches!(b, Answer::Unknown(Reason::Refuted)), "{b:?}");
}

#[test]
fn a_solver_that_babbles_is_unknown() {
    for babble in
        ["echo '(error \"no\")'; echo checked", "echo sat; echo checked; echo '((v0 #q))'; echo valued"]
    {
        let script = format!("while read l; do case \"$l\" in *checked*) {babble};; esac; done");
        let (a, _) = ask(&["sh", "-c", &script]);
        assert!(matches!(a, Answer::Unknown(Reason::Broken(_))), "{a:?}");
    }
}

#[test]
fn only_a_solver_that_failed_is_started_again() {
    for (command, starts) in [(["z3", "-in", "-smt2"], 1), (["sh", "-c", "read a; exit 1"], 2)] {
        let mut terms = Terms::new();
        let mut solver = Solver::new(process_alone(&command));
        let extra = question(&mut terms);
        let answers = [(); 2].map(|()| solver.check(&mut terms, &[], &Model::new(), extra).is_sat());
        assert_eq!(answers, [starts == 1; 2]);
        assert_eq!(solver.stats().started, starts, "{command:?}");
    }
}

/// Inputs fixed, the negation of "each term has the value that the evaluator gives" has no solution: said by z3 about
/// the text that we print, for terms simplified and not.
#[test]
fn z3_computes_what_the_evaluator_does() {
    let mut solver = Solver::new(process_alone(&["z3", "-in", "-smt2"]));
    let mut numbers = Random(7);
    for batch in 0..80u64 {
        let mut terms = if batch % 2 == 0 { Terms::new() } else { Terms::without_simplification() };
        let (widths, _) = random(batch, 0);
        let mut model = Model::new();
        let mut path = Vec::new();
        for (i, w) in widths.iter().enumerate() {
            let x = terms.variable(Variable(i as u32), *w);
            let shift = numbers.below(64);
            let c = terms.constant_wide(*w, &[numbers.next() >> shift, numbers.next()]);
            model.set(Variable(i as u32), &terms.as_words(c).unwrap());
            path.push(terms.compare(Compare::Eq, x, c));
        }
        let mut wrong = terms.boolean(false);
        for k in 0..25u64 {
            let (_, steps) = random(1000 * batch + k, 10);
            let t = build(&mut terms, &widths, &steps);
            let value = terms.evaluate(t, &model);
            let c = terms.constant_wide(terms.width(t), &value);
            let differs = terms.compare(Compare::Ne, t, c);
            wrong = terms.or(wrong, differs);
        }
        if terms.is_constant(wrong) {
            assert!(terms.is_false(wrong));
            continue;
        }
        let answer = solver.check(&mut terms, &path, &model, wrong);
        assert!(answer.is_unsat(), "batch {batch}: {answer:?}");
    }
}
