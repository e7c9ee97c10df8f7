//! Follows an answer: goes back to where the order of its steps leaves what was executed last, executes the rest again,
//! and takes the new steps. What a compare-and-swap does, and which outcomes a step has, is known only there; then the
//! answer is divided into several, each of which is followed on its own.

use super::Search;
use super::consistent::{self, New};
use super::graph::{Entry, Id, may_write, objects, writes};
use super::node::{Answer, Question, Step};
use crate::kernel::Halt;
use crate::session::Session;
use threadbare_machine::{Choice, Purpose, State, ThreadIx};
use threadbare_trace::Location;

/// The outcome of a condition for the inputs of a state.
pub fn held(session: &Session, state: &State, thread: ThreadIx) -> Option<u32> {
    match state.next(thread).map(|next| &next.choice) {
        Some(Choice::Condition { term, .. }) => {
            Some(u32::from(session.machine.arena.terms.holds(*term, &state.model)))
        }
        _ => None,
    }
}

impl Search {
    /// Executes an answer to the last question. False if nothing is to be explored behind it.
    pub(super) fn follow(&mut self, session: &mut Session, answer: Answer) -> Result<bool, Halt> {
        let Some(node) = self.nodes.last() else { return Ok(false) };
        self.graph.truncate(&node.part);
        answer.events.iter().for_each(|entry| self.graph.push(entry.clone()));
        let same = |(id, (at, identity)): &(&Id, &(Id, u128))| {
            *id == at && self.graph.get(**id).is_some_and(|entry| entry.identity == *identity)
        };
        let agree = answer.order.iter().zip(&self.line).take_while(same).count();
        self.line.truncate(agree);
        self.kernel.back_to(agree);
        self.kernel.set_model(answer.model.clone());
        for (at, id) in answer.order.iter().enumerate().skip(agree) {
            let number = answer.steps.iter().position(|step| step.id == *id);
            let went_on = match number {
                Some(number) => self.take_step(session, &answer, at, number)?,
                None => {
                    let entry = self.graph.entry(*id).clone();
                    self.take_again(session, &entry)?
                }
            };
            if !went_on {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Takes a step that was taken before, and must do the same.
    fn take_again(&mut self, session: &mut Session, entry: &Entry) -> Result<bool, Halt> {
        let at = self.line.len();
        if let Some(thread) = enabled(self.state(), self.graph.name(entry.id.thread))
            && self.kernel.take_moved(session, thread, entry.event.label)?
            && self.kernel.event(at).action == entry.event.action
        {
            self.line.push((entry.id, entry.identity));
            return Ok(true);
        }
        self.kernel.back_to(at);
        Ok(astray(session, session.machine.location(entry.event.code)))
    }

    /// Takes a new step of an answer, if everything about it is known and it is possible.
    fn take_step(
        &mut self,
        session: &mut Session,
        answer: &Answer,
        at: usize,
        number: usize,
    ) -> Result<bool, Halt> {
        let step = &answer.steps[number];
        let asked = self.nodes.last().map(|node| node.question);
        let object = asked.and_then(|question| match question {
            Question::Next { object } => Some(object),
            Question::Source { .. } | Question::Outcome => None,
        });
        let name = self.graph.name(step.id.thread);
        let Some(thread) = enabled(self.state(), name) else {
            // A lock may be taken, a semaphore be empty.
            return Ok(!(object.is_some() || answer.steps.len() > 1) && astray(session, Location::default()));
        };
        let Some(next) = self.state().next(thread).cloned() else { return Ok(false) };
        if object.is_some() && objects(&next.action)[0] != object {
            // It was woken, and cannot stop waiting by itself any more.
            return Ok(false);
        }
        let label = match (step.label, &next.choice) {
            (Some(label), Choice::Condition { purpose: Purpose::Exchange, .. }) => label,
            (Some(label), _) => {
                if self.kernel.is_void(thread, label) || !self.kernel.agree(session, thread, label) {
                    return Ok(false);
                }
                label
            }
            (None, Choice::Only) => 0,
            (None, Choice::Condition { .. }) => {
                self.divide_by_condition(session, answer, at, number, thread)?;
                return Ok(false);
            }
            (None, _) => match session.machine.labels(self.state(), thread)[..] {
                [only] => only,
                ref labels => {
                    for label in labels {
                        self.offer(answer, number, *label, answer.model.clone());
                    }
                    return Ok(false);
                }
            },
        };
        if may_write(&next.action) {
            let happened = session.machine.try_step(&mut self.state().clone(), thread, label)?.action;
            let written = writes(&happened)[0];
            if object.is_some() {
                if written.is_none() {
                    return Ok(false);
                }
            } else if step.writes != written {
                // It was taken for one that writes and does not, or the other way round.
                if let Some(range) = written {
                    self.offer_writing(answer, number, label, range);
                }
                return Ok(false);
            }
        }
        self.step(session, thread, label, step.sources.clone())?;
        if let (0, Some(later), false) = (number, answer.steps.get(1), answer.is_new) {
            // What was put in between is known now; others may have shown it in another way.
            let key = self.graph.key_of_sources(&later.sources);
            if !self.nodes.last_mut().is_some_and(|node| node.known.insert(key)) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// A compare-and-swap whose success depends on inputs: an answer for each outcome that the inputs of all events allow.
    fn divide_by_condition(
        &mut self,
        session: &mut Session,
        answer: &Answer,
        at: usize,
        number: usize,
        thread: ThreadIx,
    ) -> Result<(), Halt> {
        let Some(Choice::Condition { term, .. }) = self.state().next(thread).map(|next| next.choice.clone())
        else {
            return Ok(());
        };
        let location = session.machine.location(self.state().threads[thread].point());
        // What the other events say of the inputs. None of them depends on the steps that are left out.
        let mut state = self.state().clone();
        for id in answer.order[at..].iter().filter(|id| answer.steps.iter().all(|step| step.id != **id)) {
            let entry = self.graph.entry(*id);
            let Some(thread) = enabled(&state, self.graph.name(id.thread)) else {
                astray(session, location);
                return Ok(());
            };
            session.machine.try_step(&mut state, thread, entry.event.label)?;
        }
        for label in [0, 1] {
            let literal = if label == 1 { term } else { session.machine.terms().not(term) };
            let mut state = state.clone();
            if session.machine.arena.terms.holds(literal, &state.model)
                || session.require(&mut state, literal, &location)
            {
                self.offer(answer, number, label, state.model);
            }
        }
        Ok(())
    }

    /// The same answer with the outcome of a step decided.
    fn offer(&mut self, answer: &Answer, number: usize, label: u32, model: threadbare_expr::Model) {
        let mut answer = Answer { model, is_new: number > 0, ..answer.clone() };
        answer.steps[number].label = Some(label);
        if let Some(node) = self.nodes.last_mut() {
            node.answers.push(answer);
        }
    }

    /// The same answer with a step that turns out to write, if that is possible.
    fn offer_writing(&mut self, answer: &Answer, number: usize, label: u32, range: threadbare_trace::Range) {
        let Some(node) = self.nodes.last_mut() else { return };
        let mut answer = Answer { is_new: number > 0, ..answer.clone() };
        answer.steps[number].label = Some(label);
        answer.steps[number].writes = Some(range);
        let mut part = node.part.clone();
        answer.events.iter().for_each(|entry| part.join(&entry.past));
        let line = answer.order.iter().copied();
        let new: Vec<New<'_>> = answer.steps.iter().map(Step::as_new).collect();
        // The steps that were taken already are in the graph, but not in the part.
        if let Some(order) = consistent::order(&self.graph, &part, line, &new) {
            answer.order = order;
            node.answers.push(answer);
        }
    }
}

/// The thread with this name, if it can go on.
fn enabled(state: &State, name: threadbare_trace::ThreadId) -> Option<ThreadIx> {
    state.index_of(name).filter(|thread| state.is_enabled(*thread))
}

/// Says that something was not explored because a step was not what it was before.
fn astray(session: &mut Session, location: Location) -> bool {
    session.give_up("steps in another order, which did not do what they did before".into(), location, true);
    false
}
