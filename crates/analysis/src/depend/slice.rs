//! Slices: everything that some nodes depend on, or that depends on them.

use super::{Depend, Node};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// Which way a slice goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To what the nodes depend on.
    Backward,
    /// To what depends on them.
    Forward,
}

impl Depend<'_> {
    /// Everything that these nodes depend on, or that depends on them, directly or not; they themselves included.
    #[must_use]
    pub fn slice(&self, from: impl IntoIterator<Item = Node>, direction: Direction) -> BTreeSet<Node> {
        let mut todo: Vec<Node> = from.into_iter().collect();
        let mut all: BTreeSet<Node> = todo.iter().copied().collect();
        let uses = match direction {
            Direction::Backward => FxHashMap::default(),
            Direction::Forward => self.turned_round(),
        };
        while let Some(node) = todo.pop() {
            let next: Vec<Node> = match direction {
                Direction::Backward => self.sources(node).into_iter().collect(),
                Direction::Forward => {
                    let mut all: BTreeSet<Node> = uses.get(&node).into_iter().flatten().copied().collect();
                    if let Node::Does(point) = node {
                        self.users.uses(self.facts, point, &mut all);
                    }
                    all.into_iter().collect()
                }
            };
            todo.extend(next.into_iter().filter(|next| all.insert(*next)));
        }
        all
    }

    /// What depends on each node, but for what goes through memory.
    fn turned_round(&self) -> FxHashMap<Node, Vec<Node>> {
        let mut uses: FxHashMap<Node, Vec<Node>> = FxHashMap::default();
        for node in self.nodes() {
            for source in self.direct(node) {
                uses.entry(source).or_default().push(node);
            }
        }
        uses
    }
}
