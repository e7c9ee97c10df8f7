//! Executions that are kept, each as it ends, by whoever wants them: the command line writes them down. It does not know where to, and
//! changes nothing of what is explored.

use super::Session;
use crate::confirm;
use std::sync::Arc;
use threadbare_machine::{Machine, State, Status};
use threadbare_trace::{Ending, KeptEnd, KeptExecution, Schedule, Sites};

/// Takes executions, of all who explore together.
pub type Keeper = Arc<dyn Fn(KeptExecution) + Send + Sync>;

impl Session {
    /// From now on every execution that ends here, or with those who help, is handed to the keeper.
    pub fn keep_executions(&mut self, keeper: Keeper) {
        self.keeper = Some(keeper);
    }

    /// Whether executions are kept: each must be executed, then, to its end.
    pub(crate) fn keeps(&self) -> bool {
        self.keeper.is_some()
    }

    /// Keeps an execution that ends in a state, if executions are kept. `end`: if it is not the state that says how.
    pub(crate) fn keep(&self, state: &State, schedule: impl FnOnce() -> Schedule, end: Option<KeptEnd>) {
        let Some(keeper) = &self.keeper else { return };
        let mut failures = match end {
            None => confirm::failures_of(&self.machine, state, Vec::new),
            // It has not come to where this is asked.
            Some(_) => Vec::new(),
        };
        failures.sort_by_key(|failure| failure.kind);
        let mut kinds: Vec<_> = failures.into_iter().map(|failure| failure.kind).collect();
        kinds.dedup();
        let inputs = self.machine.inputs(state);
        keeper(KeptExecution {
            objects: self.machine.input_objects(state, &inputs),
            inputs,
            sites: Sites { shared: self.machine.shared_sites(), awaits: self.machine.await_sites() },
            schedule: schedule(),
            end: end.unwrap_or_else(|| end_of(&self.machine, state)),
            failures: kinds,
        });
    }
}

/// How an execution has ended that goes no further.
fn end_of(machine: &Machine, state: &State) -> KeptEnd {
    let Some(cut) = state.threads.iter().find(|thread| thread.is_cut()) else { return KeptEnd::Complete };
    let place = machine.location(cut.point());
    KeptEnd::Cut(match cut.status() {
        Status::Halted(Ending::AssumptionFailed) => format!("an assumption does not hold at {place}"),
        Status::Halted(Ending::Bounded { bound }) => format!("{bound} at {place}"),
        Status::Halted(Ending::Unsupported { what }) => format!("{what} at {place}"),
        _ => format!("a loop that waits is left later, in another execution, at {place}"),
    })
}
