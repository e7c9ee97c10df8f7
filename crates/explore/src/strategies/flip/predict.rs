//! Negated conditions, and what becomes of them where the solver has no answer (C1, C3): some inputs keep the values that they have, and
//! what is then found for the others is an answer like any other; else random inputs are tried. Whether they lead where they are to lead
//! is *predicted* from the conditions on the way, which say exactly what a run would do: nothing is run for that.

use super::super::frontier::choice;
use super::super::numbers::Random;
use super::{Search, count};
use crate::session::Session;
use crate::traced::FLIP;
use rustc_hash::FxHashMap;
use threadbare_expr::{Compare, Model, Term, Variable};
use threadbare_machine::{State, ThreadIx};
use threadbare_solver::{Answer, Layer, Reason};
use threadbare_trace::Flips;
use tracing::debug;

/// How many inputs of a condition are looked for alone, all others being as they were.
const ALONE: usize = 8;
/// How often random inputs are tried.
const RESTARTS: u64 = 256;

impl Search<'_> {
    /// Makes the inputs lead to this outcome of the thread's next step; false if none are known that do.
    pub(super) fn negate(&mut self, session: &mut Session, thread: ThreadIx, label: u32) -> bool {
        let state = self.kernel.state();
        let Some(literal) = session.machine.condition_of(state, thread, label) else { return true };
        let during = u64::from(self.runs);
        count(session, |flips| {
            flips.negated += 1;
            flips.during += during;
        });
        let before = shortcuts(session);
        let answer = session.ask(state, literal);
        let after = shortcuts(session);
        count(session, |flips| {
            flips.contradiction += after.contradiction - before.contradiction;
            flips.common += after.common - before.common;
            flips.incremental += after.incremental - before.incremental;
        });
        let found = match answer {
            Answer::Sat(model) => Some(model),
            Answer::Unsat(_) | Answer::Unknown(Reason::Cancelled) => None,
            Answer::Unknown(reason) => {
                count(session, |flips| flips.concrete += 1);
                // The same here whoever comes here, and when.
                let mut random = Random::new(self.seed ^ choice::name(&self.stack).0);
                let found = guess(session, &mut random, state, literal);
                if found.is_none() {
                    let location = session.machine.location(state.threads[thread].point());
                    session.give_up(format!("the solver has no answer ({reason})"), location, false);
                }
                found
            }
        };
        debug!(target: FLIP, "{}: a condition is negated, {}", self.kernel.len(), if found.is_some() { "and solved" } else { "in vain" });
        match found {
            Some(model) => self.kernel.set_model(model),
            None => count(session, |flips| flips.nowhere += 1),
        }
        self.kernel.leads_to(session, thread, label)
    }
}

/// How often the solver took each of its shortcuts so far, under the names of the paper (C4). What is constant is none of them.
fn shortcuts(session: &Session) -> Flips {
    let stats = session.solver.stats();
    let unsat = |layer: Layer| stats.layer(layer).unsat;
    Flips {
        contradiction: unsat(Layer::Literals) + unsat(Layer::Contradictions) + unsat(Layer::Cores),
        common: stats.common,
        incremental: stats.sliced_away,
        ..Flips::default()
    }
}

/// Inputs for a condition that the solver has no answer to, if some are found.
fn guess(session: &mut Session, random: &mut Random, state: &State, literal: Term) -> Option<Model> {
    let variables: Vec<Variable> = session.machine.arena.terms.support(literal).into_owned();
    for alone in variables.iter().take(ALONE).filter(|_| variables.len() > 1) {
        let Some(with) = with_others_fixed(session, state, literal, &variables, *alone) else { continue };
        if let Answer::Sat(model) = session.ask(state, with)
            && is_predicted(session, state, literal, &model)
        {
            return Some(model);
        }
    }
    for _ in 0..RESTARTS {
        count(session, |flips| flips.restarts += 1);
        let mut model = state.model.clone();
        for variable in &variables {
            // Small numbers are as likely as others.
            let bits = 1 + random.below(64);
            model.set_u64(*variable, random.next() >> (64 - bits));
        }
        if is_predicted(session, state, literal, &model) {
            return Some(model);
        }
    }
    None
}

/// The condition, and that all of its inputs but one are as they were.
fn with_others_fixed(
    session: &mut Session,
    state: &State,
    literal: Term,
    variables: &[Variable],
    alone: Variable,
) -> Option<Term> {
    let terms = session.machine.terms();
    let mut fixed = FxHashMap::default();
    for variable in variables.iter().filter(|variable| **variable != alone) {
        let width = terms.variable_width(*variable).filter(|width| *width <= 64)?;
        fixed.insert(*variable, terms.constant(width, state.model.get_u64(*variable)));
    }
    let mut with = terms.substitute(literal, &fixed);
    // In the order of the inputs: what is asked must not depend on how a map goes through them.
    for variable in variables {
        let Some(value) = fixed.get(variable).copied() else { continue };
        let input = terms.variable(*variable, terms.width(value));
        let same = terms.compare(Compare::Eq, input, value);
        with = terms.and(with, same);
    }
    Some(with)
}

/// Whether a run with these inputs would come here, and go on as the condition says.
fn is_predicted(session: &mut Session, state: &State, literal: Term, model: &Model) -> bool {
    let terms = &session.machine.arena.terms;
    let holds =
        terms.holds(literal, model) && state.path.iter().all(|on_the_way| terms.holds(*on_the_way, model));
    if !holds {
        count(session, |flips| flips.mispredicted += 1);
    }
    holds
}
