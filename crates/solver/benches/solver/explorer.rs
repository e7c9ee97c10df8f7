//! A small symbolic execution for the benchmarks: a program is a function that branches on terms; all its paths are
//! visited depth first. It asks the solver what a forking engine asks: the other side of each branch, once.

use crate::clock::Watch;
use std::time::{Duration, Instant};
use threadbare_expr::{Model, Term, Terms, Variable};
use threadbare_solver::{Answer, Options, Solver, Stats};

/// One execution of a program.
pub struct Run<'a> {
    pub terms: &'a mut Terms,
    /// Decisions to be taken as given, before the model decides.
    prefix: &'a [Term],
    path: Vec<Term>,
    model: Model,
    /// Branches that are no decisions, because the path says where they go.
    implied: u64,
}

impl Run<'_> {
    pub fn input(&mut self, number: u32, width: u32) -> Term {
        self.terms.variable(Variable(number), width)
    }

    /// Branches on a condition: as the path says, else as the model does.
    pub fn branch(&mut self, condition: Term) -> bool {
        if let Some(v) = self.terms.as_u64(condition) {
            return v == 1;
        }
        let negation = self.terms.not(condition);
        if let Some(decided) = self.path.iter().find(|t| **t == condition || **t == negation) {
            self.implied += 1;
            return *decided == condition;
        }
        let taken = match self.prefix.get(self.path.len()) {
            Some(decision) => *decision == condition,
            None => self.terms.holds(condition, &self.model),
        };
        self.path.push(if taken { condition } else { negation });
        taken
    }
}

/// What an exploration found and cost.
pub struct Explored {
    pub paths: u64,
    pub implied: u64,
    pub unknown: u64,
    /// Time spent in the solver.
    pub solving: Duration,
    /// Processor time of this thread, the program's executions included.
    pub total: Duration,
    pub stats: Stats,
}

/// Visits all paths of a program.
pub fn explore(program: impl FnMut(&mut Run<'_>), options: Options) -> Explored {
    explore_in(&mut Terms::new(), &mut Solver::new(options), program)
}

pub fn explore_in(terms: &mut Terms, solver: &mut Solver, mut program: impl FnMut(&mut Run<'_>)) -> Explored {
    let start = Watch::start();
    let mut solving = Duration::ZERO;
    let (mut paths, mut implied, mut unknown) = (0, 0, 0);
    // A place to go on: decisions, of which the last one is not yet known to be feasible, and a model of the others.
    let mut pending: Vec<(Vec<Term>, Model)> = vec![(Vec::new(), Model::new())];
    while let Some((prefix, model)) = pending.pop() {
        let model = match prefix.split_last() {
            None => model,
            Some((extra, path)) => {
                let asked = Instant::now();
                let answer = solver.check(terms, path, &model, *extra);
                solving += asked.elapsed();
                match answer {
                    Answer::Sat(model) => model,
                    Answer::Unsat(_) => continue,
                    Answer::Unknown(_) => {
                        unknown += 1;
                        continue;
                    }
                }
            }
        };
        let mut run = Run { terms, prefix: &prefix, path: Vec::new(), model, implied: 0 };
        program(&mut run);
        let Run { path, model, implied: skipped, .. } = run;
        paths += 1;
        implied += skipped;
        for k in prefix.len()..path.len() {
            let mut next = path[..=k].to_vec();
            next[k] = terms.not(path[k]);
            pending.push((next, model.clone()));
        }
    }
    let stats = solver.stats().clone();
    Explored { paths, implied, unknown, solving, total: start.elapsed(), stats }
}
