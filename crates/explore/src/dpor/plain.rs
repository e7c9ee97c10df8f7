//! Which of the many executions that show a seed it is taken from: the one in which nothing that the seed does without was
//! asked for by another seed, and in which every such step had the first outcome that is possible together with the seed.

use super::Search;
use crate::session::Session;
use threadbare_expr::Term;
use threadbare_machine::State;
use threadbare_solver::Answer;
use threadbare_trace::Location;

impl Search<'_> {
    /// Whether everything from `first` on that is not in the seed was chosen, and had the first outcome that is possible
    /// together with the seed.
    pub(super) fn is_plain(
        &self,
        session: &mut Session,
        first: usize,
        second: usize,
        before: &[usize],
        end: &State,
    ) -> bool {
        let mut kept = before.iter().copied().peekable();
        let mut others = Vec::new();
        for at in first..second {
            if kept.next_if_eq(&at).is_some() {
                continue;
            }
            let node = &self.stack[at];
            if node.kind.ends_a_seed() {
                return false;
            }
            if node.rank > 1 {
                others.push(at);
            }
        }
        others.into_iter().all(|at| !self.could_differ(session, first, second, before, at, end))
    }

    /// Whether the event at `at`, which has not the first outcome of its step, could have that one together with the seed
    /// and with what comes before it.
    fn could_differ(
        &self,
        session: &mut Session,
        first: usize,
        second: usize,
        before: &[usize],
        at: usize,
        end: &State,
    ) -> bool {
        let node = &self.stack[at];
        let thread = node.state.index_of(node.thread);
        let first_outcome =
            thread.and_then(|thread| session.machine.condition_before(&node.state, thread, node.label));
        let Some(literal) = first_outcome else { return true };
        let mut path: Vec<Term> = (*self.stack[first].state.path).clone();
        for earlier in first..second {
            if earlier >= at && before.binary_search(&earlier).is_err() {
                continue;
            }
            let node = &self.stack[earlier];
            if let Some(after) = self.stack.get(earlier + 1) {
                path.extend(after.state.path.get(node.state.path.len()..).unwrap_or_default());
            }
            // What was known already because of another event is not added again.
            let thread = node.state.index_of(node.thread);
            path.extend(
                thread.and_then(|thread| session.machine.condition_of(&node.state, thread, node.label)),
            );
        }
        session.outcome.counters.queries += 1;
        match session.solver.check(&mut session.machine.terms, &path, &end.model, literal) {
            Answer::Sat(_) => true,
            Answer::Unsat(_) => false,
            Answer::Unknown(reason) => {
                session.give_up(format!("the solver has no answer ({reason})"), Location::default(), false);
                false
            }
        }
    }
}
