//! Wake-up sequences wait at a node until everything else that begins like them was explored. Where too many would wait, they are
//! explored at once, and what was being explored waits instead: so the space that a search needs depends on how long
//! executions are, and not on how many there are.
//!
//! Why little is suspended at a time: a step that ended a wake-up sequence stays where it is in all that is found below, or comes still
//! earlier. So each level of suspension either has one more such step than the level above, or has one of them further to
//! the front, which for executions of n events can happen at most n times for each of n steps.

use super::super::frontier::{Exclusion, Kind};
use super::Search;
use super::node::{Node, Stand};
use crate::execution::Rest;
use std::collections::VecDeque;
use threadbare_expr::{Model, Term};
use threadbare_machine::State;
use threadbare_trace::ThreadId;

/// What was being explored below a node.
pub struct Suspended {
    at: usize,
    /// What was explored at the node.
    thread: ThreadId,
    label: u32,
    rank: u32,
    labels: VecDeque<u32>,
    model: Model,
    /// What comes after it.
    nodes: Vec<Node>,
    rest: Rest,
    exclusions: Vec<Exclusion>,
}

impl Search<'_> {
    /// Leaves what is being explored below a node, for the wake-up sequences that wait there. Wake-up sequences are found where nothing is wanted any
    /// more.
    pub(super) fn suspend(&mut self, at: usize) {
        self.given = 0;
        self.kernel.back_to(self.stack.len() - 1);
        let model = self.kernel.at(at).model.clone();
        let rest = self.kernel.split_off(at);
        let nodes = self.stack.split_off(at + 1);
        let kept = self.exclusions.partition_point(|exclusion| exclusion.node < at);
        let exclusions = self.exclusions.split_off(kept);
        let node = &mut self.stack[at];
        let labels = std::mem::take(&mut node.labels);
        let Node { thread, label, rank, .. } = *node;
        let left = Suspended { at, thread, label, rank, labels, model, nodes, rest, exclusions };
        self.suspended.push(left);
    }

    /// Goes on with what was left for the wake-up sequences of the node on top, if something was.
    pub(super) fn resume(&mut self, at: usize) -> bool {
        let Some(left) = self.suspended.pop_if(|left| left.at == at) else { return false };
        self.given = 0;
        let kept = self.exclusions.partition_point(|exclusion| exclusion.node < at);
        self.exclusions.truncate(kept);
        self.exclusions.extend(left.exclusions);
        let node = &mut self.stack[at];
        node.kind = Kind::Chosen;
        (node.thread, node.label, node.rank, node.labels) = (left.thread, left.label, left.rank, left.labels);
        self.stack.extend(left.nodes);
        self.kernel.back_to(at);
        self.kernel.set_model(left.model);
        self.kernel.append(left.rest);
        true
    }

    /// The states of all that was left, and the terms that its events name.
    pub(super) fn suspended_needs(&self) -> (impl Iterator<Item = &State>, impl Iterator<Item = Term>) {
        let states = self.suspended.iter().flat_map(|left| left.rest.needs().0);
        (states, self.suspended.iter().flat_map(|left| left.rest.needs().1))
    }

    /// What was left, as it will be when it is gone on with: the way, from where on it was left, and what is excluded there.
    pub(super) fn each_suspended(&self, mut see: impl FnMut(&[Stand<'_>], usize, &[Exclusion])) {
        let mut way = self.way();
        let mut exclusions = self.exclusions.clone();
        for left in self.suspended.iter().rev() {
            way.truncate(left.at);
            exclusions.retain(|exclusion| exclusion.node < left.at);
            exclusions.extend(left.exclusions.iter().cloned());
            let labels = left.labels.iter().copied().collect();
            let Suspended { thread, label, rank, .. } = *left;
            let model = &left.model;
            // The node's wake-up sequences are being explored.
            way.push(Stand { thread, label, kind: Kind::Chosen, rank, labels, wakeups: &[], model });
            let nodes = left.nodes.iter().zip(left.rest.states());
            way.extend(nodes.map(|(node, state)| Stand::of(node, state)));
            see(&way, left.at, &exclusions);
        }
    }
}
