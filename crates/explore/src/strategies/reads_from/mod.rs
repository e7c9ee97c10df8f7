//! Exploration of all inputs and schedules up to reads-from equivalence under sequential consistency: two executions are
//! equivalent if their threads take the same steps with the same outcomes, each read has each byte from the same
//! write, and the operations on each object of synchronisation come in the same order. Writes that nobody reads in between
//! may come in any order: that makes the classes larger than those of `dpor`. The idea is that of Abdulla, Atig, Jonsson,
//! Lång, Ngo, Sagonas: Optimal Stateless Model Checking for Reads-From Equivalence under Sequential Consistency (OOPSLA
//! 2019); the algorithm is our own.
//!
//! A search is a tree of parts of executions (`graph`): what threads have done, and where it was read from. Steps that
//! observe nothing are added as they come. Where a step observes something, the search asks one question (`node`): where
//! does this read read from, which operation is the next one on this object, which outcome has this branch. Every
//! execution that has the part answers it in exactly one way, so that no class is explored twice. The answers that
//! complete executions show (`discover`) are explored if they are possible (`consistent`): then there is an order of the
//! steps, which is executed (`follow`), and everything goes on from there. An answer that turns out impossible only when it is
//! followed (a lock is taken, a compare-and-swap does not do what it was taken for) is left before anything new happens, and
//! counts as nothing; every execution that goes on ends in a class of its own.
//!
//! What differs from the paper: symbolic branches are steps with outcomes, a thread that fails stops alone, locks and
//! condition variables are there, and sources are told apart by byte.
//!
//! What is not done this way, because what a step observes there is not said by sources and orders: see `unsuited`. Such
//! programs are left to `dpor`, and the results say so.

mod consistent;
mod discover;
mod follow;
mod graph;
mod node;
mod unsuited;

use crate::execution::Keep;
use crate::kernel::{Halt, Kernel, go_on, see_each_class, until_settled};
use crate::session::Session;
use discover::Shows;
use graph::{Graph, Id, Source, objects, reads};
use node::{Answer, Node, Question, Step};
use std::rc::Rc;
use threadbare_machine::{Conflicts, State, ThreadIx};
use threadbare_trace::Action;

/// Explores everything within the session's budget, or says why that cannot be done this way.
pub fn explore(session: &mut Session) -> Result<(), Halt> {
    see_each_class(session, Conflicts::Unasked);
    until_settled(session, |session| {
        unsuited::beforehand(session)?;
        Search::start(session)?.run(session)
    })
}

/// A part of an execution in the order in which it was executed, and the questions on the way to it.
struct Search {
    graph: Graph,
    nodes: Vec<Node>,
    /// The events in their order, each with its identity.
    line: Vec<(Id, u128)>,
    /// The same with the states between them.
    kernel: Kernel,
}

/// What to do next.
enum Next {
    /// A step that observes nothing.
    Plain(ThreadIx),
    /// Something about this step has to be asked.
    Ask(ThreadIx, Ask),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Ask {
    Outcome,
    Next,
    Source,
}

impl Search {
    fn start(session: &mut Session) -> Result<Search, Halt> {
        let kernel = Kernel::start(session, Keep::All)?;
        Ok(Search { graph: Graph::default(), nodes: Vec::new(), line: Vec::new(), kernel })
    }

    fn run(&mut self, session: &mut Session) -> Result<(), Halt> {
        loop {
            go_on(session)?;
            match self.next(session)? {
                Some(Next::Plain(thread)) => self.step(session, thread, 0, Vec::new())?,
                Some(Next::Ask(thread, ask)) => {
                    self.ask(session, thread, ask);
                    if !self.take_answer(session)? {
                        return Ok(());
                    }
                }
                None => {
                    self.end(session)?;
                    if session.wants_tidying() {
                        self.tidy(session);
                    }
                    if !self.take_answer(session)? {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn state(&self) -> &State {
        self.kernel.state()
    }

    /// What to do next: this depends only on the part, never on the order in which it was executed.
    fn next(&mut self, session: &Session) -> Result<Option<Next>, Halt> {
        let state = self.state();
        if state.exited.is_some() {
            return Ok(None);
        }
        let mut best: Option<((u8, threadbare_trace::ThreadId), Next)> = None;
        for thread in 0..state.threads.len() {
            unsuited::at(session, state, thread)?;
            let Some(next) = state.next(thread).filter(|_| state.is_enabled(thread)) else { continue };
            let several = session.machine.label_count(state, thread) != 1;
            // What observes nothing comes first, then there is more to choose from; the end of the process last.
            let (rank, next) = match &next.action {
                Action::Exit => (9, Next::Plain(thread)),
                action if reads(action).is_some() => (3, Next::Ask(thread, Ask::Source)),
                action if objects(action)[0].is_some() => (2, Next::Ask(thread, Ask::Next)),
                _ if several => (0, Next::Ask(thread, Ask::Outcome)),
                _ => (1, Next::Plain(thread)),
            };
            let rank = (rank, state.threads[thread].id);
            if best.as_ref().is_none_or(|(other, _)| rank < *other) {
                best = Some((rank, next));
            }
        }
        Ok(best.map(|(_, next)| next))
    }

    /// Asks something about a step, with the answers that are there already.
    fn ask(&mut self, session: &Session, thread: ThreadIx, ask: Ask) {
        let state = self.kernel.state();
        let Some(next) = state.next(thread) else { return };
        let number = self.graph.number(state.threads[thread].id);
        let id = self.graph.next_id(number);
        let line: Vec<Id> = self.line.iter().map(|(id, _)| *id).collect();
        let part = self.graph.cut();
        let question = match (ask, reads(&next.action), objects(&next.action)[0]) {
            (Ask::Source, Some(range), _) => Question::Source { reader: id, range },
            (Ask::Next, _, Some(object)) => Question::Next { object },
            _ => Question::Outcome,
        };
        let mut node = Node::new(part, question);
        match question {
            Question::Source { .. } => {
                Shows { graph: &mut self.graph, line: &line, state }.answer(&mut node);
            }
            Question::Next { .. } | Question::Outcome => {
                let needs = self.graph.needs_of_next(number);
                node.known.insert(self.graph.key_of_next(id, &needs));
                let mut labels: Vec<Option<u32>> = vec![None];
                if ask == Ask::Outcome {
                    labels = session.machine.labels(state, thread).into_iter().map(Some).collect();
                    labels.reverse();
                    let held = follow::held(session, state, thread);
                    // The model's side comes first: it needs no query.
                    labels.sort_by_key(|label| *label == held);
                }
                for label in labels {
                    let step = Step { id, needs: needs.clone(), sources: Vec::new(), label, writes: None };
                    let order = line.iter().copied().chain([id]).collect();
                    let (events, model) = (Vec::new(), state.model.clone());
                    node.answers.push(Answer { events, steps: vec![step], order, model, is_new: false });
                }
            }
        }
        self.nodes.push(node);
    }

    /// Takes the next answer to the last question that has one left; false if there is none.
    fn take_answer(&mut self, session: &mut Session) -> Result<bool, Halt> {
        while let Some(node) = self.nodes.last_mut() {
            match node.answers.pop() {
                None => drop(self.nodes.pop()),
                Some(answer) => {
                    if self.follow(session, answer)? {
                        return Ok(true);
                    }
                }
            }
        }
        Ok(false)
    }

    /// Takes a step at the end.
    fn step(
        &mut self,
        session: &mut Session,
        thread: ThreadIx,
        label: u32,
        sources: Vec<Source>,
    ) -> Result<(), Halt> {
        let Some(announced) = self.state().next(thread).map(|next| next.action.clone()) else {
            return Ok(());
        };
        if !self.kernel.take(session, thread, label)? {
            return Ok(());
        }
        let event = self.kernel.event(self.line.len()).clone();
        unsuited::after(session, &event)?;
        let ends_alone = matches!(event.action, Action::Wait { .. }) && self.state().next(thread).is_some();
        let entry = self.graph.make(event, announced, sources, ends_alone);
        self.line.push((entry.id, entry.identity));
        self.graph.push(Rc::new(entry));
        Ok(())
    }

    /// No thread can go on: the execution is complete, and shows other answers.
    fn end(&mut self, session: &mut Session) -> Result<(), Halt> {
        unsuited::together(session, &self.graph)?;
        self.kernel.end(session);
        let line: Vec<Id> = self.line.iter().map(|(id, _)| *id).collect();
        let mut shows = Shows { graph: &mut self.graph, line: &line, state: self.kernel.state() };
        self.nodes.iter_mut().for_each(|node| shows.answer(node));
        Ok(())
    }

    /// Drops the terms that nothing here needs.
    fn tidy(&self, session: &mut Session) {
        let (states, _) = self.kernel.execution().needs();
        session.tidy(states, []);
    }
}
