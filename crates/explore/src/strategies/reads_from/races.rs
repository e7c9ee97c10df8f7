//! Data races of an execution. What C11 orders is the same in all executions of a class, so one of them shows every race;
//! a race is told at its second access, and the other order of the same two accesses is tried for that.

use super::Search;
use super::graph::Id;
use crate::kernel::Halt;
use crate::session::Session;
use threadbare_trace::ErrorKind;

impl Search {
    /// If the last event races with an earlier one: reports the same race with its accesses the other way round, if the first
    /// can come last.
    pub(super) fn report_reversed(&self, session: &mut Session) -> Result<(), Halt> {
        let second = self.line.len() - 1;
        let Some(first) = self.kernel.race() else { return Ok(()) };
        let place = session.machine.location(self.kernel.event(first).code);
        if session.known.contains(&(ErrorKind::Race, place)) {
            return Ok(());
        }
        let (one, other) = (self.line[first].0, self.line[second].0);
        let entry = self.graph.entry(one);
        let mut part = self.graph.entry(other).past.clone();
        part.join(&self.graph.past(entry.needs.iter().copied()));
        if part.has(one) {
            return Ok(());
        }
        let mut kernel = self.kernel.clone();
        kernel.back_to(first);
        kernel.set_model(self.state().model.clone());
        let rest = self.line[first + 1..].iter().map(|(id, _)| *id).filter(|id| part.has(*id));
        for id in rest.chain([one]).collect::<Vec<Id>>() {
            let thread = kernel.state().index_of(self.graph.name(id.thread));
            let Some(thread) = thread.filter(|thread| kernel.state().is_enabled(*thread)) else {
                return Ok(());
            };
            if !kernel.take_moved(session, thread, self.graph.entry(id).event.label)? {
                return Ok(());
            }
        }
        Ok(())
    }
}
