//! Every interleaving and every outcome of a program, by brute force. What counts as the same is said by who asks: the
//! tables of what commutes are written independently of each other and of the one that exploration uses.

use std::collections::HashSet;
use std::hash::Hash;
use std::rc::Rc;
use threadbare_expr::{Model, Term, Terms};
use threadbare_machine::possible::{Chance, Judge};
use threadbare_machine::{Machine, State, Status, Thread};
use threadbare_solver::{Answer, Options, Solver};
use threadbare_trace::{Ending, Event};

/// A last state, and the events that lead there.
pub type Execution = (State, Vec<Event>);

/// All complete executions that the key tells apart; `None` if there are more than `limit` prefixes to see. A key may build
/// on that of the events but the last.
pub fn executions<K: Hash + Eq + Default + Clone>(
    machine: &mut Machine,
    limit: usize,
    key: impl Fn(&K, &[Event]) -> K,
) -> Option<Vec<Execution>> {
    executions_where(machine, limit, key, |_, _, _| true)
}

/// The same where a thread goes on only if it may.
pub fn executions_where<K: Hash + Eq + Default + Clone>(
    machine: &mut Machine,
    limit: usize,
    key: impl Fn(&K, &[Event]) -> K,
    may: impl Fn(&Machine, &State, usize) -> bool,
) -> Option<Vec<Execution>> {
    // What a section might do is what it could not rule out.
    machine.possible.judges = Some(|_| Box::new(Own(Solver::new(Options::default()))));
    // Memory that turns out to be shared makes accesses visible that were not: start again, knowing it.
    'again: loop {
        let mut solver = Solver::new(Options::default());
        let (mut complete, mut seen) = (Vec::new(), HashSet::new());
        let mut open: Vec<(K, Execution)> = vec![(K::default(), (machine.start(), Vec::new()))];
        while let Some((known, (state, events))) = open.pop() {
            if !seen.insert(known.clone()) {
                continue;
            }
            if seen.len() > limit {
                return None;
            }
            let goes_on = |thread: &usize| state.is_enabled(*thread) && may(machine, &state, *thread);
            let enabled: Vec<usize> = (0..state.threads.len()).filter(goes_on).collect();
            if enabled.is_empty() || state.exited.is_some() {
                complete.push((state, events));
                continue;
            }
            for thread in enabled {
                for label in machine.labels(&state, thread) {
                    let mut next = state.clone();
                    if !is_possible(machine, &mut solver, &mut next, thread, label) {
                        continue;
                    }
                    let event = machine.step(&mut next, thread, label);
                    if machine.has_learned() {
                        continue 'again;
                    }
                    let more: Vec<Event> = events.iter().cloned().chain([event]).collect();
                    open.push((key(&known, &more), (next, more)));
                }
            }
        }
        return Some(complete);
    }
}

/// Says which sides of a section are possible.
struct Own(Solver);

impl Judge for Own {
    fn ask(&mut self, terms: &mut Terms, known: &[Term], model: &Model, literal: Term) -> Chance {
        match self.0.check(terms, known, model, literal) {
            Answer::Sat(model) => Chance::With(model),
            Answer::Unsat(_) => Chance::None,
            Answer::Unknown(reason) => panic!("the oracle needs an answer: {reason}"),
        }
    }
}

/// Whether inputs allow the outcome; the state's model is then one of them.
fn is_possible(
    machine: &mut Machine,
    solver: &mut Solver,
    state: &mut State,
    thread: usize,
    label: u32,
) -> bool {
    let Some(literal) = machine.condition_of(state, thread, label) else { return true };
    match solver.check(&mut machine.arena.terms, &state.path, &state.model, literal) {
        Answer::Sat(model) => {
            state.model = model;
            true
        }
        Answer::Unsat(_) => false,
        Answer::Unknown(reason) => panic!("the oracle needs an answer: {reason}"),
    }
}

/// The kinds of failures that a last state shows.
pub fn failures(state: &State) -> Vec<String> {
    let halted = |thread: &Rc<Thread>| matches!(thread.status(), Status::Halted(_) | Status::Parked(_));
    let kinds = state.threads.iter().filter_map(|thread| match thread.status() {
        Status::Halted(Ending::Error(failure)) => Some(failure.kind.to_string()),
        // It went round in a loop in vain: what it waits for comes in another execution.
        Status::Halted(Ending::AssumptionFailed) => None,
        Status::Halted(other) => panic!("a generated program must not end in {other:?}"),
        _ => None,
    });
    let stuck = state.exited.is_none() && state.threads.iter().any(|t| t.status() != &Status::Finished);
    if !stuck || state.threads.iter().any(halted) {
        return kinds.collect();
    }
    let spins = state.threads.iter().any(|thread| matches!(thread.status(), Status::Spinning(_)));
    vec![if spins { "endless-loop".into() } else { "deadlock".into() }]
}
