//! The trunk: those nodes of the search that several tasks have in common, as plain data. A task is a step from one of
//! its nodes and everything below; who explores it keeps the nodes below to itself. What a task learns about nodes of
//! the trunk it tells the trunk at once; a node stays there until everything below it was explored.
//!
//! A step may be taken before an earlier step from the same node was explored to the end, as long as the earlier one
//! does not sleep in the task: what sleeps there must be covered, and what is found while covering it may belong to
//! nodes between the two. So a task begins where all steps in progress have been woken; the nodes on the way stay in
//! the trunk. No execution is lost or made twice, whoever explores what and in which order.

use super::node::{Cover, Sleeper, UNCOUNTED, covers};
use super::reversal::is_fickle;
use super::wakeup::{Edge, Found, Outcomes, Sequence, Spelling, Tree};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use threadbare_expr::{Model, Terms};
use threadbare_machine::{Machine, PlainModel, PlainTerm};
use threadbare_trace::ThreadId;
use threadbare_trace::dependence::dependent;

/// The number of a node of the trunk.
pub type NodeId = u32;

/// Outcomes as plain data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum PlainOutcomes {
    One,
    Branch(PlainTerm),
    Many,
}

pub type PlainEdge = Edge<PlainOutcomes, Arc<PlainModel>>;
pub type PlainTree = Tree<PlainOutcomes, Arc<PlainModel>>;

/// A machine writes trees of the trunk and reads them.
impl Spelling<PlainOutcomes, Arc<PlainModel>> for &mut Machine {
    fn read(&mut self, outcomes: &PlainOutcomes) -> Outcomes {
        match outcomes {
            PlainOutcomes::One => Outcomes::One,
            // A condition that has no plain form is like something that has several outcomes.
            PlainOutcomes::Branch(term) => self.term_of(term).map_or(Outcomes::Many, Outcomes::Branch),
            PlainOutcomes::Many => Outcomes::Many,
        }
    }

    fn write(&mut self, outcomes: Outcomes) -> PlainOutcomes {
        match outcomes {
            Outcomes::One => PlainOutcomes::One,
            Outcomes::Branch(term) => PlainOutcomes::Branch(self.plain_term(term)),
            Outcomes::Many => PlainOutcomes::Many,
        }
    }

    fn model(&mut self, model: &Model) -> Arc<PlainModel> {
        Arc::new(self.plain_model(model))
    }

    fn terms(&self) -> &Terms {
        &self.terms
    }
}

/// A node of the trunk.
#[derive(Clone)]
pub struct Open {
    /// The node before it, and the step that leads here from there.
    pub parent: Option<(NodeId, Sleeper)>,
    pub sleep: Vec<Asleep>,
    /// What is still to be explored from here.
    pub tree: PlainTree,
    /// Steps that are being explored.
    pub running: Vec<Running>,
    /// Whether any step could be taken from here.
    pub left: bool,
    /// Whether everything below that is not covered by what sleeps here is found from below: nobody asked for certain
    /// steps when the node was made.
    pub complete: bool,
    /// Inputs that lead here.
    pub model: Arc<PlainModel>,
}

/// A step that sleeps at a node of the trunk.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Asleep {
    pub step: Sleeper,
    /// The node at which it was in progress when it was put to sleep, if it was.
    pub running_at: Option<NodeId>,
}

/// A step that is being explored.
#[derive(Clone)]
pub struct Running {
    pub step: Sleeper,
    pub outcomes: PlainOutcomes,
    /// The node below, if that belongs to the trunk; else somebody's task begins there.
    pub below: Option<NodeId>,
}

/// A step from a node of the trunk, with everything below it, for one worker.
pub struct Task {
    /// The nodes on the way, the root first.
    pub path: Vec<NodeId>,
    /// The steps on the way.
    pub prefix: Vec<(ThreadId, u32)>,
    /// What sleeps at the last node.
    pub sleep: Vec<Sleeper>,
    pub edge: PlainEdge,
    /// Inputs that lead to the last node.
    pub model: Arc<PlainModel>,
}

/// All nodes of the trunk; none are left when everything was explored.
#[derive(Default)]
pub struct Trunk {
    nodes: BTreeMap<NodeId, Open>,
    next: NodeId,
}

fn step_of(edge: &PlainEdge) -> Sleeper {
    let outcomes = match edge.outcomes {
        PlainOutcomes::One => 1,
        PlainOutcomes::Branch(_) => 2,
        PlainOutcomes::Many => UNCOUNTED,
    };
    Sleeper { thread: edge.thread, label: edge.label, action: edge.action.clone(), outcomes }
}

fn same(one: &Sleeper, thread: ThreadId, label: u32) -> bool {
    one.thread == thread && one.label == label
}

impl Trunk {
    /// Adds a node.
    pub fn add(&mut self, node: Open) -> NodeId {
        self.next += 1;
        self.nodes.insert(self.next, node);
        self.next
    }

    /// Whether everything was explored.
    pub fn is_done(&self) -> bool {
        self.nodes.is_empty()
    }

    pub fn nodes(&self) -> &BTreeMap<NodeId, Open> {
        &self.nodes
    }

    pub fn node_mut(&mut self, id: NodeId) -> Option<&mut Open> {
        self.nodes.get_mut(&id)
    }

    /// Puts nodes back that were there before.
    pub fn restore(nodes: BTreeMap<NodeId, Open>) -> Trunk {
        let next = nodes.keys().next_back().copied().unwrap_or(0);
        Trunk { nodes, next }
    }

    /// Inserts a sequence at a node, unless something covers it. Returns whether it is there now.
    pub fn offer(
        &mut self,
        mut at: NodeId,
        machine: &mut Machine,
        mut sequence: Sequence<'_>,
        early: bool,
    ) -> bool {
        loop {
            let Some(node) = self.nodes.get_mut(&at) else { return false };
            if sequence.is_empty() {
                return true;
            }
            match covers(node.sleep.iter().map(|asleep| &asleep.step), &machine.terms, &sequence) {
                Cover::No => {}
                Cover::This => return false,
                Cover::Always => return true,
            }
            let mut machine = &mut *machine;
            let found = node.running.iter().find_map(|running| {
                let Running { step: Sleeper { thread, label, action, .. }, outcomes, .. } = running;
                let outcomes = machine.read(outcomes);
                let found = sequence.weak_initial(&machine.terms, *thread, *label, action, outcomes)?;
                Some((running.below, found))
            });
            let Some((below, found)) = found else {
                return node.tree.insert(&mut machine, sequence, early);
            };
            if early && matches!(found, Found::Absent) {
                return false;
            }
            sequence.take_out(found);
            match below.filter(|below| self.nodes.get(below).is_some_and(|node| !node.complete)) {
                Some(below) => at = below,
                // Whatever the sequence does is explored from there.
                None => return true,
            }
        }
    }

    /// The next task that can be started: of the newest node, or at random.
    pub fn next_task(&mut self, random: Option<u64>) -> Option<Task> {
        let first = random.map_or(0, |random| random as usize % self.nodes.len().max(1));
        let from_first = self.nodes.iter().rev().skip(first).chain(self.nodes.iter().rev().take(first));
        let (id, way) = from_first.filter(|(_, node)| !node.tree.is_empty()).find_map(|(id, node)| {
            let mut way = Vec::new();
            startable(&node.tree, &self.busy(node), &mut way).then_some((*id, way))
        })?;
        self.start(id, &way)
    }

    /// What sleeps at a node or is taken from it, and is still in progress.
    fn busy<'a>(&'a self, node: &'a Open) -> Vec<&'a Sleeper> {
        let asleep = node.sleep.iter().filter(|asleep| self.is_running(asleep)).map(|asleep| &asleep.step);
        asleep.chain(node.running.iter().map(|running| &running.step)).collect()
    }

    fn is_running(&self, asleep: &Asleep) -> bool {
        let Asleep { step, running_at } = asleep;
        let node = running_at.and_then(|at| self.nodes.get(&at));
        node.is_some_and(|node| {
            node.running.iter().any(|running| same(&running.step, step.thread, step.label))
        })
    }

    /// Starts the edge that is reached on this way through the tree of a node.
    fn start(&mut self, id: NodeId, way: &[usize]) -> Option<Task> {
        let (last, inner) = way.split_last()?;
        let mut at = id;
        for number in inner {
            let node = self.nodes.get_mut(&at)?;
            let mut edge = node.tree.edges.remove(*number)?;
            let step = step_of(&edge);
            let keeps = |other: &Sleeper| !dependent(other.thread, &other.action, step.thread, &step.action);
            let running = node
                .running
                .iter()
                .map(|running| Asleep { step: running.step.clone(), running_at: Some(at) });
            let sleep: Vec<Asleep> =
                node.sleep.iter().cloned().chain(running).filter(|asleep| keeps(&asleep.step)).collect();
            node.left = true;
            let below = self.add(Open {
                parent: Some((at, step.clone())),
                sleep,
                tree: std::mem::take(&mut edge.below),
                running: Vec::new(),
                left: true,
                complete: false,
                model: edge.model,
            });
            let running = Running { step, outcomes: edge.outcomes, below: Some(below) };
            self.nodes.get_mut(&at)?.running.push(running);
            at = below;
        }
        let node = self.nodes.get_mut(&at)?;
        let edge = node.tree.edges.remove(*last)?;
        let running = node.running.iter().map(|running| running.step.clone());
        let sleep = node.sleep.iter().map(|asleep| asleep.step.clone()).chain(running).collect();
        node.running.push(Running { step: step_of(&edge), outcomes: edge.outcomes.clone(), below: None });
        let model = node.model.clone();
        let (mut path, mut prefix) = (vec![at], Vec::new());
        while let Some((parent, step)) = self.nodes.get(&at).and_then(|node| node.parent.as_ref()) {
            path.push(*parent);
            prefix.push((step.thread, step.label));
            at = *parent;
        }
        path.reverse();
        prefix.reverse();
        Some(Task { path, prefix, sleep, edge, model })
    }

    /// Says what a step that is being explored does, now that it was taken.
    pub fn entered(&mut self, at: NodeId, step: &Sleeper) {
        let Some(node) = self.nodes.get_mut(&at) else { return };
        node.left = true;
        let Some(running) = node.running.iter_mut().find(|r| same(&r.step, step.thread, step.label)) else {
            return;
        };
        running.step = step.clone();
        let below = running.below;
        if let Some(node) = below.and_then(|below| self.nodes.get_mut(&below)) {
            node.parent = Some((at, step.clone()));
        }
    }

    /// Makes the node below a task's step part of the trunk; the task goes on one step further down.
    pub fn promote(&mut self, at: NodeId, step: &Sleeper, node: Open) -> NodeId {
        let below = self.add(node);
        if let Some(node) = self.nodes.get_mut(&at)
            && let Some(running) = node.running.iter_mut().find(|r| same(&r.step, step.thread, step.label))
        {
            running.below = Some(below);
        }
        below
    }

    /// Says that everything below a step was explored, or that no inputs allow it. Returns true if that leaves the
    /// node without a step that could be taken: then somebody has to choose another.
    pub fn finish(&mut self, at: NodeId, step: Sleeper) -> bool {
        let Some(node) = self.nodes.get_mut(&at) else { return false };
        node.running.retain(|running| !same(&running.step, step.thread, step.label));
        node.sleep.push(Asleep { step, running_at: None });
        if !node.left && node.running.is_empty() && node.tree.is_empty() {
            return true;
        }
        self.close();
        false
    }

    /// Takes out a node from which no step can be taken.
    pub fn drop_node(&mut self, at: NodeId) {
        if let Some(node) = self.nodes.get_mut(&at) {
            node.left = true;
        }
        self.close();
    }

    fn is_over(&self, node: &Open) -> bool {
        node.left
            && node.running.is_empty()
            && node.tree.is_empty()
            && !node.sleep.iter().any(|asleep| self.is_running(asleep))
    }

    /// Takes out the nodes that nothing is left to do at. Where something sleeps that is in progress, there may be
    /// something to do later.
    pub fn close(&mut self) {
        while let Some(at) = self.nodes.iter().rev().find(|(_, node)| self.is_over(node)).map(|(at, _)| *at) {
            let Some(Open { parent: Some((parent, step)), .. }) = self.nodes.remove(&at) else { return };
            if let Some(node) = self.nodes.get_mut(&parent) {
                node.running.retain(|running| !same(&running.step, step.thread, step.label));
                node.sleep.push(Asleep { step, running_at: None });
            }
        }
    }
}

/// The way to the first edge of a tree without edges below it at which nothing of what is in progress sleeps.
fn startable(tree: &PlainTree, busy: &[&Sleeper], way: &mut Vec<usize>) -> bool {
    for (number, edge) in tree.edges.iter().enumerate() {
        // What a fickle step does may not be known before it was taken: it may wake nobody.
        let unsure = edge.below.is_empty() && is_fickle(&edge.action);
        let wakes = |sleeper: &&Sleeper| {
            sleeper.thread == edge.thread
                || !unsure && dependent(sleeper.thread, &sleeper.action, edge.thread, &edge.action)
        };
        let asleep: Vec<&Sleeper> = busy.iter().copied().filter(|sleeper| !wakes(sleeper)).collect();
        way.push(number);
        let found = match edge.below.is_empty() {
            true => asleep.is_empty(),
            false => startable(&edge.below, &asleep, way),
        };
        if found {
            return true;
        }
        way.pop();
    }
    false
}
