//! What long searches need of a session: terms that nothing uses any more are dropped, and executions that never end are
//! recognised.

use crate::confirm;
use crate::session::Session;
use threadbare_expr::Term;
use threadbare_machine::{Roots, State};
use threadbare_trace::{ErrorKind, Location, Schedule, WitnessedFailure};

/// How long an execution is followed to see whether it comes round.
const ENDLESS: u64 = 1 << 26;

impl Session {
    /// Whether enough terms were made for a look at which are still needed.
    pub fn wants_tidying(&self) -> bool {
        self.machine.terms.wants_collection()
    }

    /// Drops the terms that neither these states nor the others given need. All other states must be gone.
    pub fn tidy<'a>(
        &mut self,
        states: impl IntoIterator<Item = &'a State>,
        others: impl IntoIterator<Item = Term>,
    ) {
        self.machine.forget_steps();
        let mut roots = Roots::default();
        self.machine.own_roots(&mut roots);
        states.into_iter().for_each(|state| roots.state(state));
        roots.terms.extend(others);
        self.solver.collect(&mut self.machine.terms, roots.terms);
    }

    /// The endless loop that the inputs of a state lead to, if they do: tried with known inputs.
    pub fn endless_loop(&self, state: &State, schedule: Schedule) -> Option<WitnessedFailure> {
        let thread = &state.threads[0];
        let wanted = WitnessedFailure {
            kind: ErrorKind::EndlessLoop,
            message: String::new(),
            thread: thread.id,
            location: Location::default(),
            stack: Vec::new(),
            others: Vec::new(),
        };
        let witness = self.witness(state, schedule, wanted);
        let replayed = confirm::replay_within(self.program.clone(), &witness, ENDLESS).ok()?;
        replayed.failures.into_iter().find(|failure| failure.kind == ErrorKind::EndlessLoop)
    }
}
