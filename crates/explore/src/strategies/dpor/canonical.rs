//! Which of the many executions that show a wake-up sequence it is taken from: the one in which nothing that the wake-up sequence does without was
//! asked for by another wake-up sequence, and in which every such step had the first outcome that is possible together with the wake-up sequence.

use super::Search;
use crate::session::Session;
use threadbare_expr::{Model, Term};
use threadbare_solver::Answer;
use threadbare_trace::Location;

impl Search<'_> {
    /// Whether everything from `first` on that is not in the wake-up sequence was chosen, and had the first outcome that is possible
    /// together with the wake-up sequence.
    pub(super) fn is_canonical(
        &self,
        session: &mut Session,
        first: usize,
        second: usize,
        before: &[usize],
        model: &Model,
    ) -> bool {
        let mut kept = before.iter().copied().peekable();
        let mut others = Vec::new();
        for at in first..second {
            if kept.next_if_eq(&at).is_some() {
                continue;
            }
            let node = &self.stack[at];
            if node.kind.ends_a_wakeup() {
                return false;
            }
            if node.rank > 1 {
                others.push(at);
            }
        }
        others.into_iter().all(|at| !self.could_differ(session, first, second, before, at, model))
    }

    /// Whether the event at `at`, which has not the first outcome of its step, could have that one together with the wake-up sequence
    /// and with what comes before it.
    fn could_differ(
        &self,
        session: &mut Session,
        first: usize,
        second: usize,
        before: &[usize],
        at: usize,
        model: &Model,
    ) -> bool {
        let node = &self.stack[at];
        let state = self.kernel.at(at);
        let machine = &mut session.machine;
        let thread = state.index_of(node.thread);
        let first_outcome = thread.and_then(|thread| machine.condition_before(state, thread, node.label));
        let Some(literal) = first_outcome else { return true };
        let mut path: Vec<Term> = (*self.kernel.at(first).path).clone();
        for earlier in first..second {
            if earlier >= at && before.binary_search(&earlier).is_err() {
                continue;
            }
            let (node, state) = (&self.stack[earlier], self.kernel.at(earlier));
            let after = self.kernel.at(earlier + 1);
            path.extend(after.path.get(state.path.len()..).unwrap_or_default());
            // What was known already because of another event is not added again.
            let thread = state.index_of(node.thread);
            path.extend(thread.and_then(|thread| machine.condition_of(state, thread, node.label)));
        }
        session.outcome.counters.queries += 1;
        match session.solver.check(session.machine.terms(), &path, model, literal) {
            Answer::Sat(_) => true,
            Answer::Unsat(_) => false,
            Answer::Unknown(reason) => {
                session.give_up(format!("the solver has no answer ({reason})"), Location::default(), false);
                false
            }
        }
    }
}
