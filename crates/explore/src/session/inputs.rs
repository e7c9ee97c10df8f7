//! Inputs that lead where a search wants to go: what a session asks the solver.

use super::Session;
use threadbare_expr::{Binary, Cancel, Compare, Model, Term, Terms};
use threadbare_machine::possible::{Chance, Judge};
use threadbare_machine::{Choice, State, ThreadIx};
use threadbare_solver::{Answer, Layer, Options, Reason, Solver};
use threadbare_trace::{Action, Event, Location};

/// There are no inputs for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nowhere;

/// How hard it is tried to find out whether a side of an atomic section is possible: conflicts of the SAT solver. A side of
/// which that is not known counts as possible.
const CONFLICTS: u64 = 2_000;

/// Somebody who says which sides of an atomic section are possible: in this process, where no clock decides.
pub(super) fn judge(cancel: &Cancel) -> Box<dyn Judge> {
    let (without, cancel) = (vec![Layer::Process], cancel.clone());
    Box::new(Own(Solver::new(Options { without, conflicts: CONFLICTS, cancel, ..Options::default() })))
}

/// A solver that was asked nothing else.
struct Own(Solver);

impl Judge for Own {
    fn ask(&mut self, terms: &mut Terms, known: &[Term], model: &Model, literal: Term) -> Chance {
        match self.0.check(terms, known, model, literal) {
            Answer::Sat(model) => Chance::With(model),
            Answer::Unsat(_) => Chance::None,
            Answer::Unknown(_) => Chance::Unknown,
        }
    }
}

impl Session {
    /// Asks the solver for inputs that lead to the state and satisfy one more literal.
    pub fn ask(&mut self, state: &State, literal: Term) -> Answer {
        self.outcome.counters.queries += 1;
        self.solver.check(self.machine.terms(), &state.path, &state.model, literal)
    }

    /// Inputs that lead to the state and satisfy one more literal, if there are any.
    pub fn inputs_with(&mut self, state: &State, literal: Term, at: &Location) -> Result<Model, Nowhere> {
        match self.ask(state, literal) {
            Answer::Sat(model) => Ok(model),
            Answer::Unsat(_) => Err(Nowhere),
            // Why it was stopped is said once, for all.
            Answer::Unknown(Reason::Cancelled) => Err(Nowhere),
            Answer::Unknown(reason) => {
                self.give_up(format!("the solver has no answer ({reason})"), at.clone(), false);
                Err(Nowhere)
            }
        }
    }

    /// Makes the state's model satisfy one more literal, if that is possible.
    pub fn require(&mut self, state: &mut State, literal: Term, at: &Location) -> bool {
        match self.inputs_with(state, literal, at) {
            Ok(model) => state.model = model,
            Err(Nowhere) => return false,
        }
        true
    }

    /// What the inputs of a state would have to satisfy for this outcome of the thread's next step, and do not.
    pub(crate) fn wanting(&mut self, state: &State, thread: ThreadIx, label: u32) -> Option<Term> {
        let literal = self.machine.condition_of(state, thread, label)?;
        (!self.machine.arena.terms.holds(literal, &state.model)).then_some(literal)
    }

    /// Inputs that lead to the state and to this outcome of the thread's next step; none if its own do.
    #[inline]
    pub fn inputs_for(
        &mut self,
        state: &State,
        thread: ThreadIx,
        label: u32,
    ) -> Result<Option<Model>, Nowhere> {
        match state.next(thread).map(|next| &next.choice) {
            // Mostly they have no say in it.
            None | Some(Choice::Only) => Ok(None),
            Some(_) => self.inputs_for_choice(state, thread, label),
        }
    }

    fn inputs_for_choice(
        &mut self,
        state: &State,
        thread: ThreadIx,
        label: u32,
    ) -> Result<Option<Model>, Nowhere> {
        let Some(literal) = self.wanting(state, thread, label) else { return Ok(None) };
        let location = self.machine.location(state.threads[thread].point());
        self.inputs_with(state, literal, &location).map(Some)
    }

    /// Whether two accesses touch a byte in common, and are accesses of the source; where that depends on the inputs, the
    /// state's model becomes one for which they do and are.
    pub fn overlap(&mut self, state: &mut State, first: &Event, second: &Event) -> bool {
        let terms = self.machine.terms();
        let mut wanted = meet(terms, first, second).unwrap_or_else(|| terms.boolean(true));
        for used in [first, second].iter().filter_map(|event| Term::from_raw(event.used)) {
            wanted = terms.and(wanted, used);
        }
        if terms.is_true(wanted) {
            return true;
        }
        if terms.is_false(wanted) {
            return false;
        }
        let location = self.machine.location(second.code);
        self.require(state, wanted, &location)
    }
}

/// The condition that two accesses touch a byte in common, where it depends on inputs.
fn meet(terms: &mut Terms, first: &Event, second: &Event) -> Option<Term> {
    if first.address == 0 && second.address == 0 {
        return None;
    }
    let ((a, a_len), (b, b_len)) = (span(terms, first)?, span(terms, second)?);
    // They overlap where one starts inside the other.
    let ahead = terms.binary(Binary::Sub, b, a);
    let behind = terms.binary(Binary::Sub, a, b);
    let (a_len, b_len) = (terms.constant(64, a_len), terms.constant(64, b_len));
    let one = terms.compare(Compare::Ult, ahead, a_len);
    let other = terms.compare(Compare::Ult, behind, b_len);
    Some(terms.or(one, other))
}

/// The address and length of an access.
fn span(terms: &mut Terms, event: &Event) -> Option<(Term, u64)> {
    if let Some(term) = Term::from_raw(event.address) {
        return Some((term, u64::from(event.touched)));
    }
    match &event.action {
        Action::Read { range, .. }
        | Action::CompareExchange { range, .. }
        | Action::Write { range, .. }
        | Action::Update { range, .. }
        | Action::Free { range } => Some((terms.constant(64, range.start), range.len)),
        _ => None,
    }
}
