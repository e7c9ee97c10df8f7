//! One execution on its way, for the strategies that reduce nothing: it takes the steps that it is told to take, and
//! reports what goes wrong. It does not know why a step was chosen.

use crate::confirm::halted;
use crate::race::{self, Side};
use crate::session::{Session, schedule_of};
use crate::starvation;
use std::rc::Rc;
use threadbare_machine::{State, Status, Thread, ThreadIx};
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, Ending};

/// An execution so far.
pub struct Walk {
    /// Where it stands.
    pub state: State,
    /// What has happened.
    pub trace: Trace,
}

/// What became of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Went {
    /// It was taken.
    On,
    /// No inputs lead there.
    Nowhere,
    /// It was taken, but the machine has learnt which memory threads share: whatever was explored before may lack
    /// steps, and everything has to start again.
    Wrong,
}

impl Walk {
    /// The start of an execution; `None` if everything has to start again.
    pub fn start(session: &mut Session) -> Option<Walk> {
        let state = session.machine.start();
        if session.machine.sharing_changed() {
            return None;
        }
        let walk = Walk { state, trace: Trace::new() };
        walk.record_halted(session, None);
        Some(walk)
    }

    /// The threads that can go on. One that has to decide something about inputs does so alone: that concerns nobody
    /// else, so its place among the others' steps does not matter.
    pub fn enabled(&self) -> Vec<ThreadIx> {
        if self.state.exited.is_some() {
            return Vec::new();
        }
        let decides = |thread: &ThreadIx| {
            matches!(self.state.next(*thread).map(|next| &next.action), Some(Action::Branch { .. }))
        };
        let mut enabled: Vec<ThreadIx> =
            (0..self.state.threads.len()).filter(|thread| self.state.is_enabled(*thread)).collect();
        if let Some(first) = enabled.iter().copied().find(decides) {
            enabled = vec![first];
        }
        enabled
    }

    /// Takes a step with this outcome.
    pub fn take(&mut self, session: &mut Session, thread: ThreadIx, label: u32) -> Went {
        if !self.agree(session, thread, label) {
            return Went::Nowhere;
        }
        let halted_before: Vec<bool> = self.state.threads.iter().map(is_halted).collect();
        let event = session.machine.step(&mut self.state, thread, label);
        if session.machine.sharing_changed() {
            return Went::Wrong;
        }
        let second = self.trace.len();
        if let Some(first) = self.trace.push(event).data_race {
            self.record_race(session, first, second);
        }
        self.record_halted(session, Some(&halted_before));
        Went::On
    }

    /// Makes the inputs agree with the outcome of a condition, if they can.
    fn agree(&mut self, session: &mut Session, thread: ThreadIx, label: u32) -> bool {
        let Some(literal) = session.machine.condition_of(&self.state, thread, label) else { return true };
        if session.machine.terms.holds(literal, &self.state.model) {
            return true;
        }
        let location = session.machine.location(self.state.threads[thread].point());
        session.require(&mut self.state, literal, &location)
    }

    /// No thread can go on: counts the execution, and says what is wrong with its end.
    pub fn end(&self, session: &mut Session) {
        if self.state.threads.iter().any(|thread| thread.is_cut()) {
            session.count_blocked();
        } else {
            session.count_execution(&self.state, &self.trace);
        }
        session.record_end(&self.state, || schedule_of(&self.trace.events()));
    }

    /// The execution is too long to go on with.
    pub fn cut(&self, session: &mut Session) {
        session.count_blocked();
        if let Some(last) = self.trace.len().checked_sub(1) {
            let location = session.machine.location(self.trace.event(last).code);
            session.note_length(self.trace.len(), location);
        }
        for warning in starvation::warnings(&session.machine, &self.state, &self.trace) {
            session.warn(warning);
        }
    }

    fn record_halted(&self, session: &mut Session, before: Option<&[bool]>) {
        for (index, thread) in self.state.threads.iter().enumerate() {
            let Status::Halted(ending) = &thread.status else { continue };
            if before.is_some_and(|before| before.get(index) == Some(&true)) {
                continue;
            }
            let location = session.machine.location(thread.point());
            match ending {
                Ending::Error(failure) => {
                    let failure = halted(&session.machine, thread, failure);
                    session.record(&self.state, &self.trace.events(), failure);
                }
                Ending::Unsupported { what } => session.give_up(what.clone(), location, true),
                Ending::Bounded { bound } => session.give_up(bound.clone(), location, false),
                Ending::AssumptionFailed | Ending::Finished { .. } => {}
            }
        }
    }

    fn record_race(&self, session: &mut Session, first: usize, second: usize) {
        if !race::counts(&session.machine, &self.state, self.trace.event(second)) {
            return;
        }
        let mut state = self.state.clone();
        if !session.overlap(&mut state, self.trace.event(first), self.trace.event(second)) {
            return;
        }
        // The calls that the accesses are in are told by the re-execution.
        let side = |at: usize| Side { event: self.trace.event(at), callers: Vec::new() };
        let failure = race::failure(&session.machine, &state, side(first), side(second));
        session.record(&state, &self.trace.events(), failure);
    }
}

fn is_halted(thread: &Rc<Thread>) -> bool {
    matches!(thread.status, Status::Halted(_))
}
