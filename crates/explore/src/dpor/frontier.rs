//! What is still to be explored, as plain data that can be written down: the nodes of the trunk and those of all
//! workers, flat, with what was learned of the program. A search that goes on from there finds what an undisturbed one
//! would have found.

use super::node::Sleeper;
use super::shared::Stack;
use super::trunk::{Asleep, NodeId, Open, PlainEdge, PlainOutcomes, PlainTree, Running, Trunk};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use threadbare_machine::{Knowledge, PlainModel};
use threadbare_trace::{Action, ThreadId};

/// What is still to be explored.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Frontier {
    knowledge: Knowledge,
    nodes: Vec<FlatNode>,
    models: Vec<PlainModel>,
    /// Whether one worker has to explore it in order.
    for_one: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct FlatNode {
    id: NodeId,
    parent: Option<(NodeId, Sleeper, PlainOutcomes)>,
    sleep: Vec<Asleep>,
    edges: Vec<FlatEdge>,
    left: bool,
    complete: bool,
    model: usize,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct FlatEdge {
    /// How deep in the tree.
    depth: usize,
    thread: ThreadId,
    label: u32,
    action: Action,
    outcomes: PlainOutcomes,
    model: usize,
}

/// Writes each model once.
#[derive(Default)]
struct Models {
    all: Vec<PlainModel>,
    last: Option<(Arc<PlainModel>, usize)>,
}

impl Models {
    fn number(&mut self, model: &Arc<PlainModel>) -> usize {
        if let Some((last, number)) = &self.last
            && (Arc::ptr_eq(last, model) || last == model)
        {
            return *number;
        }
        self.all.push((**model).clone());
        let number = self.all.len() - 1;
        self.last = Some((model.clone(), number));
        number
    }
}

impl Frontier {
    /// Everything that is left to do: in the trunk, and for the workers that stand there.
    pub(super) fn new(knowledge: Knowledge, trunk: &Trunk, stacks: Vec<Stack>, for_one: bool) -> Frontier {
        let mut whole = Trunk::restore(trunk.nodes().clone());
        for stack in stacks {
            add(&mut whole, stack);
        }
        let mut models = Models::default();
        let nodes = whole.nodes().iter().map(|(id, node)| flatten(&whole, *id, node, &mut models)).collect();
        Frontier { knowledge, nodes, models: models.all, for_one }
    }

    pub(super) fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }

    pub(super) fn is_for_one(&self) -> bool {
        self.for_one
    }

    /// Whether nothing is left to do.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The trunk with all nodes; nobody works at any of them.
    pub(super) fn trunk(&self) -> Option<Trunk> {
        let models: Vec<Arc<PlainModel>> = self.models.iter().cloned().map(Arc::new).collect();
        let mut nodes = BTreeMap::new();
        for flat in &self.nodes {
            let mut edges = flat.edges.iter().peekable();
            let node = Open {
                parent: flat.parent.as_ref().map(|(parent, step, _)| (*parent, step.clone())),
                sleep: flat.sleep.clone(),
                tree: tree(&mut edges, &models, 0)?,
                running: Vec::new(),
                left: flat.left,
                complete: flat.complete,
                model: models.get(flat.model)?.clone(),
            };
            nodes.insert(flat.id, node);
        }
        for flat in &self.nodes {
            if let Some((parent, step, outcomes)) = &flat.parent {
                let running =
                    Running { step: step.clone(), outcomes: outcomes.clone(), below: Some(flat.id) };
                nodes.get_mut(parent)?.running.push(running);
            }
        }
        let mut trunk = Trunk::restore(nodes);
        // What was left of some nodes may have been done when this was written down.
        trunk.close();
        Some(trunk)
    }
}

/// Adds the nodes of a worker to a trunk.
fn add(trunk: &mut Trunk, stack: Stack) {
    let Stack { mut at, nodes, unbegun, finished } = stack;
    if let Some(edge) = unbegun
        && let Some(node) = trunk.node_mut(at)
    {
        node.running
            .retain(|r| r.below.is_some() || (r.step.thread, r.step.label) != (edge.thread, edge.label));
        node.tree.edges.push_front(edge);
    }
    if let Some(step) = finished {
        trunk.finish(at, step);
        return;
    }
    for mut node in nodes {
        let Some((parent, step)) = &mut node.parent else { return };
        *parent = at;
        let step = step.clone();
        at = trunk.promote(at, &step, node);
    }
}

fn flatten(trunk: &Trunk, id: NodeId, node: &Open, models: &mut Models) -> FlatNode {
    let outcomes = |parent: NodeId| {
        let running = trunk.nodes().get(&parent)?.running.iter().find(|running| running.below == Some(id))?;
        Some(running.outcomes.clone())
    };
    let mut edges = Vec::new();
    list(&node.tree, 0, &mut edges, models);
    FlatNode {
        id,
        parent: node
            .parent
            .as_ref()
            .map(|(parent, step)| (*parent, step.clone(), outcomes(*parent).unwrap_or(PlainOutcomes::Many))),
        sleep: node.sleep.clone(),
        edges,
        left: node.left,
        complete: node.complete,
        model: models.number(&node.model),
    }
}

fn list(tree: &PlainTree, depth: usize, edges: &mut Vec<FlatEdge>, models: &mut Models) {
    for edge in &tree.edges {
        edges.push(FlatEdge {
            depth,
            thread: edge.thread,
            label: edge.label,
            action: edge.action.clone(),
            outcomes: edge.outcomes.clone(),
            model: models.number(&edge.model),
        });
        list(&edge.below, depth + 1, edges, models);
    }
}

fn tree<'a>(
    edges: &mut std::iter::Peekable<impl Iterator<Item = &'a FlatEdge>>,
    models: &[Arc<PlainModel>],
    depth: usize,
) -> Option<PlainTree> {
    let mut tree = PlainTree::default();
    while let Some(flat) = edges.next_if(|flat| flat.depth == depth) {
        tree.edges.push_back(PlainEdge {
            thread: flat.thread,
            label: flat.label,
            action: flat.action.clone(),
            outcomes: flat.outcomes.clone(),
            model: models.get(flat.model)?.clone(),
            below: self::tree(edges, models, depth + 1)?,
        });
    }
    Some(tree)
}
