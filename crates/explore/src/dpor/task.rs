//! One task from beginning to end: the way to it is executed again, then everything below it is explored; on the way
//! nodes become part of the trunk where others have nothing to do.

use super::node::{Node, Sleeper};
use super::reversal::Race;
use super::shared::{Shared, Stack};
use super::trunk::{Asleep, Open, PlainEdge, PlainOutcomes, PlainTree, Running, Task};
use super::wakeup::{Edge, Outcomes, Spelling, Tree};
use super::{Search, Taken};
use crate::session::Session;
use std::sync::Arc;
use threadbare_expr::{Model, Term};
use threadbare_machine::{Machine, PlainModel};
use threadbare_trace::Location;

/// How a task ended.
#[derive(Clone, Copy, PartialEq)]
pub enum Ended {
    /// Everything below was explored.
    Done,
    /// Everything has to start again.
    Wrong,
    /// Somebody said to stop.
    Stopped,
    /// One worker has to explore everything in order.
    Undividable,
}

/// Called now and then while a task is explored; returns false to stop.
pub type Pulse<'a> = dyn FnMut(&mut Session, &mut Search<'_>) -> bool + 'a;

/// How many steps may be taken until the next pulse, if no execution ends before.
const PULSE: u64 = 256;

impl<'a> Search<'a> {
    /// Explores a task.
    pub fn explore(session: &mut Session, shared: &'a Shared, task: Task, pulse: &mut Pulse<'_>) -> Ended {
        let mut search = Search::new(shared, task.path, task.prefix.len());
        let astray = search.go_to(session, &task.prefix, &task.model, task.sleep, &task.edge);
        if astray == Some(Ended::Wrong) {
            return Ended::Wrong;
        }
        if astray.is_some() {
            session.give_up(
                "a part of the search that could not be taken up again".into(),
                Location::default(),
                true,
            );
            return Ended::Stopped;
        }
        let ended = search.run(session, pulse);
        if ended == Ended::Done {
            search.finish(session, &task.edge);
        }
        ended
    }

    /// Executes the way to the task again; says how the task ends if that is not possible.
    fn go_to(
        &mut self,
        session: &mut Session,
        prefix: &[(threadbare_trace::ThreadId, u32)],
        model: &PlainModel,
        sleep: Vec<Sleeper>,
        edge: &PlainEdge,
    ) -> Option<Ended> {
        let mut state = session.machine.start();
        state.model = session.machine.model_of(model);
        for (number, (id, label)) in prefix.iter().enumerate() {
            let mut node = Node::new(state.clone(), Vec::new(), Tree::default());
            let Some(thread) = state.index_of(*id).filter(|thread| state.is_enabled(*thread)) else {
                return Some(Ended::Stopped);
            };
            let announced = node.announced(&session.machine, thread);
            let event = session.machine.step(&mut state, thread, *label);
            if session.machine.sharing_changed() {
                return Some(Ended::Wrong);
            }
            let action = event.action.clone();
            let step = Sleeper { thread: *id, label: *label, action, outcomes: announced.count };
            self.shared.trunk().entered(self.path[number], &step);
            node.current = Some(step);
            self.trace.push(event);
            // Whether they are to be reversed may depend on what comes afterwards.
            self.races.extend(self.trace.reversible().iter().map(|&first| Race { first, second: number }));
            self.outcomes.push(announced.outcomes);
            self.fickle.push(announced.fickle);
            self.stack.push(node);
        }
        let mut node = Node::new(state, sleep, Tree::default());
        node.tree.edges.push_back(import(&mut session.machine, edge));
        self.stack.push(node);
        None
    }

    fn run(&mut self, session: &mut Session, pulse: &mut Pulse<'_>) -> Ended {
        let mut steps = 0;
        loop {
            // Where an execution has ended, and now and then in between.
            steps += 1;
            let stuck = self.stack.last().is_some_and(|node| !node.left && node.tree.is_empty());
            if (self.went_back || steps % PULSE == 0) && !stuck && !pulse(session, self) {
                return Ended::Stopped;
            }
            if self.went_back && session.wants_tidying() {
                self.tidy(session);
            }
            self.went_back = false;
            if self.shared.somebody_is_hungry() {
                self.promote(session);
            }
            let depth = self.stack.len() - 1;
            let node = &mut self.stack[depth];
            if depth == self.base && node.tree.is_empty() {
                return Ended::Done;
            }
            match node.next_move() {
                Some(step) => match self.take(session, step) {
                    Taken::Well => {}
                    Taken::Wrong => return Ended::Wrong,
                    Taken::Undividable => return Ended::Undividable,
                },
                // The chosen thread could not go on for any inputs: another may.
                None if !node.was_left() && node.choose(&session.machine, None) => {}
                None => {
                    self.went_back = true;
                    self.stack.pop();
                }
            }
        }
    }

    /// Drops the terms that nothing here needs.
    fn tidy(&self, session: &mut Session) {
        let mut terms = Vec::new();
        let mut open: Vec<&Tree> = self.stack.iter().map(|node| &node.tree).collect();
        while let Some(tree) = open.pop() {
            terms.extend(tree.edges.iter().filter_map(|edge| edge.outcomes.term()));
            open.extend(tree.edges.iter().map(|edge| &edge.below));
        }
        terms.extend(self.outcomes.iter().filter_map(|outcomes| outcomes.term()));
        let events = (0..self.trace.len()).map(|at| self.trace.event(at));
        terms.extend(events.filter_map(|event| Term::from_raw(event.address)));
        session.tidy(self.stack.iter().map(|node| &node.state), terms);
    }

    /// Tells the trunk that the task is done.
    fn finish(&mut self, session: &mut Session, edge: &PlainEdge) {
        let at = self.path[self.base];
        let Some(node) = self.stack.pop() else { return };
        let step = node.current.unwrap_or_else(|| Sleeper::impossible(edge.thread, edge.label, &edge.action));
        let mut trunk = self.shared.trunk();
        if !trunk.finish(at, step) {
            return;
        }
        let Some(open) = trunk.node_mut(at) else { return };
        let sleep = open.sleep.iter().map(|asleep| asleep.step.clone()).collect();
        let mut node = Node::new(node.state, sleep, Tree::default());
        if node.choose(&session.machine, None) {
            open.tree = export(&mut session.machine, &node.tree);
        } else {
            trunk.drop_node(at);
        }
    }

    /// Makes the first nodes below the trunk a part of it, if there is something for others to do at them. What is left
    /// to the task begins at a node from which nobody asked for certain steps: everything below is found from below.
    fn promote(&mut self, session: &mut Session) {
        let machine = &mut session.machine;
        let first = self.base + 1;
        let Some(work) = (first..self.stack.len()).find(|at| !self.stack[*at].tree.is_empty()) else {
            return;
        };
        let Some(rest) = (work + 1..self.stack.len()).find(|at| !self.stack[*at].forced) else { return };
        while self.base + 1 < rest {
            let Some(step) = self.stack[self.base].current.clone() else { return };
            let at = self.path[self.base];
            let node = self.export(machine, self.base + 1, Some((at, step.clone())));
            let below = self.shared.trunk().promote(at, &step, node);
            self.base += 1;
            self.path.push(below);
            self.stack[self.base].tree = Tree::default();
        }
        self.shared.wake();
    }

    /// A node of the stack as plain data.
    fn export(&self, machine: &mut Machine, depth: usize, parent: Option<(u32, Sleeper)>) -> Open {
        let node = &self.stack[depth];
        let mut sleep: Vec<Asleep> =
            node.sleep.iter().map(|step| Asleep { step: step.clone(), running_at: None }).collect();
        let mut running = Vec::new();
        if let Some(step) = node.current.clone() {
            if depth + 1 == self.stack.len() {
                // It is covered now.
                sleep.push(Asleep { step, running_at: None });
            } else {
                let outcomes = (&mut *machine).write(self.outcomes[depth]);
                running.push(Running { step, outcomes, below: None });
            }
        }
        Open {
            parent,
            sleep,
            tree: export(machine, &node.tree),
            running,
            left: node.left,
            complete: !node.forced,
            model: Arc::new(machine.plain_model(&node.state.model)),
        }
    }

    /// Where the search stands, as plain data.
    pub fn stand(&self, machine: &mut Machine) -> Stack {
        let node = &self.stack[self.base];
        let (mut unbegun, mut finished) = (None, None);
        if self.stack.len() == self.base + 1 {
            unbegun = export(machine, &node.tree).edges.pop_front();
            if unbegun.is_none() {
                finished = node.current.clone().or_else(|| node.sleep.last().cloned());
            }
        }
        let nodes = (self.base + 1..self.stack.len())
            .map(|depth| {
                let step = self.stack[depth - 1].current.clone();
                self.export(machine, depth, step.map(|step| (0, step)))
            })
            .collect();
        Stack { at: self.path[self.base], nodes, unbegun, finished }
    }
}

/// A tree as plain data.
pub fn export(machine: &mut Machine, tree: &Tree) -> PlainTree {
    fn all(machine: &mut Machine, tree: &Tree, last: &mut Option<(Model, Arc<PlainModel>)>) -> PlainTree {
        let mut plain = PlainTree::default();
        for edge in &tree.edges {
            // Most edges have the model of the one before.
            let known = last.as_ref().filter(|(model, _)| model.identity() == edge.model.identity());
            let model = match known {
                Some((_, plain)) => plain.clone(),
                None => Arc::new(machine.plain_model(&edge.model)),
            };
            *last = Some((edge.model.clone(), model.clone()));
            let mut spelling = &mut *machine;
            let outcomes = Spelling::<PlainOutcomes, _>::write(&mut spelling, edge.outcomes);
            plain.edges.push_back(PlainEdge {
                thread: edge.thread,
                label: edge.label,
                action: edge.action.clone(),
                outcomes,
                model,
                below: all(machine, &edge.below, last),
            });
        }
        plain
    }
    all(machine, tree, &mut None)
}

/// The edge that a task begins with, in a machine's own terms.
fn import(machine: &mut Machine, edge: &PlainEdge) -> Edge {
    let model = machine.model_of(&edge.model);
    let mut spelling = &mut *machine;
    let outcomes: Outcomes = spelling.read(&edge.outcomes);
    Edge {
        thread: edge.thread,
        label: edge.label,
        action: edge.action.clone(),
        outcomes,
        model,
        below: Tree::default(),
    }
}
