//! Control flow of a body: predecessors, an order of the reachable blocks, dominators and their frontiers
//! (Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm"). It knows blocks, and nothing of what is in them but how they
//! end.

use crate::inst::{Block, BlockId, Body};

/// The control-flow graph.
#[derive(Clone, Debug)]
pub struct Flow {
    /// Predecessors, one entry per edge.
    pub preds: Vec<Vec<u32>>,
    /// Reachable blocks in reverse postorder.
    pub order: Vec<u32>,
    /// Each block's position in that order; `u32::MAX` for the unreachable.
    pub position: Vec<u32>,
}

/// Visits the blocks that control may go to from a block, one for each edge.
pub fn for_each_successor(block: &Block, mut f: impl FnMut(BlockId)) {
    if let Some(last) = block.insts.last() {
        last.op.for_each_successor(&mut f);
    }
}

impl Flow {
    /// The graph of a body.
    pub fn new(body: &Body) -> Flow {
        let n = body.blocks.len();
        let mut successors = vec![Vec::new(); n];
        let mut preds = vec![Vec::new(); n];
        for (i, block) in body.blocks.iter().enumerate() {
            for_each_successor(block, |to| {
                successors[i].push(to.0);
                preds[to.0 as usize].push(i as u32);
            });
        }
        let mut position = vec![u32::MAX; n];
        let mut order = Vec::with_capacity(n);
        let mut seen = vec![false; n];
        let mut stack = Vec::new();
        if n > 0 {
            seen[0] = true;
            stack.push((0u32, 0usize));
        }
        while let Some((block, next)) = stack.last_mut() {
            match successors[*block as usize].get(*next) {
                Some(&to) => {
                    *next += 1;
                    if !std::mem::replace(&mut seen[to as usize], true) {
                        stack.push((to, 0));
                    }
                }
                None => {
                    order.push(*block);
                    stack.pop();
                }
            }
        }
        order.reverse();
        for (i, block) in order.iter().enumerate() {
            position[*block as usize] = i as u32;
        }
        Flow { preds, order, position }
    }

    /// Whether control can come there.
    pub fn is_reachable(&self, block: u32) -> bool {
        self.position[block as usize] != u32::MAX
    }

    /// The immediate dominator of each reachable block; the entry is its own.
    pub fn dominators(&self) -> Vec<u32> {
        let mut idom = vec![u32::MAX; self.position.len()];
        let Some(&entry) = self.order.first() else { return idom };
        idom[entry as usize] = entry;
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &self.order[1..] {
                let mut new = u32::MAX;
                for &pred in &self.preds[block as usize] {
                    if idom[pred as usize] == u32::MAX {
                        continue;
                    }
                    new = if new == u32::MAX { pred } else { self.meet(&idom, new, pred) };
                }
                if idom[block as usize] != new {
                    idom[block as usize] = new;
                    changed = true;
                }
            }
        }
        idom
    }

    fn meet(&self, idom: &[u32], mut a: u32, mut b: u32) -> u32 {
        while a != b {
            while self.position[a as usize] > self.position[b as usize] {
                a = idom[a as usize];
            }
            while self.position[b as usize] > self.position[a as usize] {
                b = idom[b as usize];
            }
        }
        a
    }

    /// The dominance frontier of each block.
    pub fn frontiers(&self, idom: &[u32]) -> Vec<Vec<u32>> {
        let mut frontiers = vec![Vec::new(); self.position.len()];
        for &block in &self.order {
            let preds = &self.preds[block as usize];
            if preds.len() < 2 && block != 0 {
                continue;
            }
            for &pred in preds {
                if !self.is_reachable(pred) {
                    continue;
                }
                let mut runner = pred;
                while runner != idom[block as usize] {
                    let frontier: &mut Vec<u32> = &mut frontiers[runner as usize];
                    if frontier.last() != Some(&block) {
                        frontier.push(block);
                    }
                    runner = idom[runner as usize];
                }
            }
        }
        frontiers
    }
}
