//! Natural loops: what leads back to a head that dominates it. Ways back into loops with several heads make none; who asks whether something
//! repeats asks the graph.

use threadbare_ir::flow::Flow;

/// A loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loop {
    /// The block that it is entered by.
    pub header: u32,
    /// Its blocks, ascending.
    pub blocks: Vec<u32>,
    /// Those of them from which it may be left.
    pub exits: Vec<u32>,
}

impl Loop {
    /// Whether a block is one of its own.
    #[must_use]
    pub fn has(&self, block: u32) -> bool {
        self.blocks.binary_search(&block).is_ok()
    }
}

/// Whether one loop is around another.
#[must_use]
pub fn is_around(outer: &Loop, inner: &Loop) -> bool {
    outer.header != inner.header && outer.has(inner.header)
}

/// The loops of a graph, outer ones first.
pub(super) fn loops(flow: &Flow, successors: &[Vec<u32>], dominators: &[u32]) -> Vec<Loop> {
    let mut loops: Vec<Loop> = Vec::new();
    for &header in &flow.order {
        let back = flow.preds[header as usize]
            .iter()
            .copied()
            .filter(|from| flow.is_reachable(*from) && super::climbs(dominators, *from, header));
        let mut todo: Vec<u32> = back.collect();
        if todo.is_empty() {
            continue;
        }
        let mut blocks = vec![header];
        while let Some(block) = todo.pop() {
            if !blocks.contains(&block) {
                blocks.push(block);
                todo.extend(flow.preds[block as usize].iter().filter(|from| flow.is_reachable(**from)));
            }
        }
        blocks.sort_unstable();
        let leaves =
            |block: &u32| successors[*block as usize].iter().any(|next| blocks.binary_search(next).is_err());
        let exits = blocks.iter().copied().filter(leaves).collect();
        loops.push(Loop { header, blocks, exits });
    }
    loops
}
