//! Seeds wait at a node until everything else that begins like them was explored. Where too many would wait, they are
//! explored at once, and what was being explored waits instead: so the space that a search needs depends on how long
//! executions are, and not on how many there are.
//!
//! Why little is suspended at a time: a step that ended a seed stays where it is in all that is found below, or comes still
//! earlier. So each level of suspension either has one more such step than the level above, or has one of them further to
//! the front, which for executions of n events can happen at most n times for each of n steps.

use super::Search;
use super::node::{Ban, Kind, Node, Stand};
use std::collections::VecDeque;
use threadbare_expr::Model;
use threadbare_trace::{Event, ThreadId};

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
    events: Vec<Event>,
    bans: Vec<Ban>,
}

impl Search<'_> {
    /// Leaves what is being explored below a node, for the seeds that wait there. Seeds are found where nothing is wanted any
    /// more.
    pub(super) fn suspend(&mut self, at: usize) {
        self.trace.truncate(self.stack.len() - 1);
        let events = (at..self.trace.len()).map(|at| self.trace.event(at).clone()).collect();
        self.trace.truncate(at);
        let nodes = self.stack.split_off(at + 1);
        let kept = self.bans.partition_point(|ban| ban.node < at);
        let bans = self.bans.split_off(kept);
        let node = &mut self.stack[at];
        let labels = std::mem::take(&mut node.labels);
        let Node { thread, label, rank, .. } = *node;
        let model = node.state.model.clone();
        let left = Suspended { at, thread, label, rank, labels, model, nodes, events, bans };
        self.suspended.push(left);
    }

    /// Goes on with what was left for the seeds of the node on top, if something was.
    pub(super) fn resume(&mut self, at: usize) -> bool {
        let Some(left) = self.suspended.pop_if(|left| left.at == at) else { return false };
        let kept = self.bans.partition_point(|ban| ban.node < at);
        self.bans.truncate(kept);
        self.bans.extend(left.bans);
        let node = &mut self.stack[at];
        node.kind = Kind::Chosen;
        (node.thread, node.label, node.rank, node.labels) = (left.thread, left.label, left.rank, left.labels);
        node.state.model = left.model;
        self.trace.truncate(at);
        for event in left.events {
            self.trace.push(event);
        }
        self.stack.extend(left.nodes);
        true
    }

    pub(super) fn suspended_nodes(&self) -> impl Iterator<Item = &Node> {
        self.suspended.iter().flat_map(|left| &left.nodes)
    }

    pub(super) fn suspended_events(&self) -> impl Iterator<Item = &Event> {
        self.suspended.iter().flat_map(|left| &left.events)
    }

    /// What was left, as it will be when it is gone on with: the way, from where on it was left, and what is banned there.
    pub(super) fn each_suspended(&self, mut see: impl FnMut(&[Stand<'_>], usize, &[Ban])) {
        let mut way: Vec<Stand<'_>> = self.stack.iter().map(Stand::of).collect();
        let mut bans = self.bans.clone();
        for left in self.suspended.iter().rev() {
            way.truncate(left.at);
            bans.retain(|ban| ban.node < left.at);
            bans.extend(left.bans.iter().cloned());
            let labels = left.labels.iter().copied().collect();
            let Suspended { thread, label, rank, .. } = *left;
            let model = &left.model;
            // The node's seeds are being explored.
            way.push(Stand { thread, label, kind: Kind::Chosen, rank, labels, seeds: &[], model });
            way.extend(left.nodes.iter().map(Stand::of));
            see(&way, left.at, &bans);
        }
    }
}
