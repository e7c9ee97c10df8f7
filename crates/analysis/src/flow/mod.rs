//! Control flow inside a function: who dominates whom, from both ends; which branches decide whether a block runs; loops. All of a body,
//! none of what its instructions do but for how blocks end. Instructions are counted over all blocks, as everywhere.
//!
//! Post-dominance has an exit of its own, to which every block leads that ends the function, and every block from which none of these
//! can be reached: so blocks of endless loops have post-dominators, too. Control dependence is that of Ferrante, Ottenstein and Warren
//! ("The Program Dependence Graph and Its Use in Optimization"). It is asked for in two ways: as it stands, or so that what is behind a loop depends on how the loop is left
//! (Podgurski and Clarke's weak dependence, coarsely: on every way out of it).

mod components;
mod loops;

pub use components::components;
use loops::loops;
pub use loops::{Loop, is_around};
use threadbare_ir::flow::{Flow, for_each_successor};
use threadbare_ir::inst::{Body, Inst};

/// The control flow of a body.
#[derive(Clone, Debug)]
pub struct Graph {
    flow: Flow,
    successors: Vec<Vec<u32>>,
    /// The number of the first instruction of each block, and behind them how many there are.
    starts: Vec<u32>,
    dominators: Vec<u32>,
    post_dominators: Vec<u32>,
    /// For each block the blocks whose branches decide whether it runs.
    control: Vec<Vec<u32>>,
    loops: Vec<Loop>,
}

impl Graph {
    /// The graph of a body.
    #[must_use]
    pub fn new(body: &Body) -> Graph {
        let flow = Flow::new(body);
        let mut successors = Vec::new();
        let mut starts = vec![0];
        for block in &body.blocks {
            let mut to = Vec::new();
            for_each_successor(block, |next| to.push(next.0));
            successors.push(to);
            starts.push(starts[starts.len() - 1] + block.insts.len() as u32);
        }
        let dominators = flow.dominators();
        let post_dominators = post_dominators(&flow, &successors);
        let control = control(&flow, &successors, &post_dominators);
        let loops = loops(&flow, &successors, &dominators);
        Graph { flow, successors, starts, dominators, post_dominators, control, loops }
    }

    /// How many blocks there are.
    #[must_use]
    pub fn blocks(&self) -> u32 {
        self.successors.len() as u32
    }

    /// How many instructions there are.
    #[must_use]
    pub fn instructions(&self) -> u32 {
        self.starts[self.starts.len() - 1]
    }

    /// The block of an instruction.
    #[must_use]
    pub fn block_of(&self, instruction: u32) -> u32 {
        (self.starts.partition_point(|start| *start <= instruction) as u32).saturating_sub(1)
    }

    /// The number of a block's first instruction.
    #[must_use]
    pub fn first(&self, block: u32) -> u32 {
        self.starts[block as usize]
    }

    /// The number of a block's last instruction.
    #[must_use]
    pub fn last(&self, block: u32) -> u32 {
        self.starts[block as usize + 1].saturating_sub(1)
    }

    /// The instruction with this number, in the body that the graph is of.
    #[must_use]
    pub fn instruction<'a>(&self, body: &'a Body, number: u32) -> Option<&'a Inst> {
        let block = self.block_of(number);
        body.blocks.get(block as usize)?.insts.get((number - self.first(block)) as usize)
    }

    /// Where control may go from a block, once for each way.
    #[must_use]
    pub fn successors(&self, block: u32) -> &[u32] {
        &self.successors[block as usize]
    }

    /// Where it may come from, once for each way.
    #[must_use]
    pub fn predecessors(&self, block: u32) -> &[u32] {
        &self.flow.preds[block as usize]
    }

    /// Whether control can come there.
    #[must_use]
    pub fn is_reachable(&self, block: u32) -> bool {
        self.flow.is_reachable(block)
    }

    /// The reachable blocks in reverse postorder.
    #[must_use]
    pub fn order(&self) -> &[u32] {
        &self.flow.order
    }

    /// Whether every way to an instruction leads over another one first; each does so itself.
    #[must_use]
    pub fn dominates(&self, first: u32, second: u32) -> bool {
        let (a, b) = (self.block_of(first), self.block_of(second));
        if a == b { first <= second } else { climbs(&self.dominators, b, a) }
    }

    /// Whether every way from an instruction to the exit leads over another one.
    #[must_use]
    pub fn post_dominates(&self, later: u32, earlier: u32) -> bool {
        let (a, b) = (self.block_of(later), self.block_of(earlier));
        if a == b { earlier <= later } else { climbs(&self.post_dominators, b, a) }
    }

    /// The blocks whose branches decide whether this one runs.
    #[must_use]
    pub fn control(&self, block: u32) -> &[u32] {
        &self.control[block as usize]
    }

    /// The same, and those by which loops are left that must be left before it runs.
    #[must_use]
    pub fn control_with_loops(&self, block: u32) -> Vec<u32> {
        let mut all = self.control[block as usize].clone();
        for found in self.loops.iter().filter(|found| !found.has(block)) {
            if self.may_follow(found.header, block) {
                all.extend(&found.exits);
            }
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Natural loops, those of one head as one.
    #[must_use]
    pub fn loops(&self) -> &[Loop] {
        &self.loops
    }

    /// Whether an instruction may run more than once in one run of its function.
    #[must_use]
    pub fn repeats(&self, instruction: u32) -> bool {
        let block = self.block_of(instruction);
        self.successors(block).iter().any(|next| *next == block || self.may_follow(*next, block))
    }

    /// Whether one block may run after another, or is it.
    #[must_use]
    pub fn may_follow(&self, from: u32, to: u32) -> bool {
        let mut seen = vec![false; self.successors.len()];
        let mut todo = vec![from];
        while let Some(block) = todo.pop() {
            if block == to {
                return true;
            }
            if !std::mem::replace(&mut seen[block as usize], true) {
                todo.extend(self.successors(block));
            }
        }
        false
    }

    /// Whether an instruction may run after another one, in one run of their function.
    #[must_use]
    pub fn reaches(&self, from: u32, to: u32) -> bool {
        let (a, b) = (self.block_of(from), self.block_of(to));
        (a == b && from < to) || self.successors(a).iter().any(|next| self.may_follow(*next, b))
    }
}

/// Whether going up from a block comes to another.
fn climbs(tree: &[u32], mut from: u32, to: u32) -> bool {
    loop {
        if from == to {
            return true;
        }
        match tree.get(from as usize) {
            Some(&up) if up != from && up != u32::MAX => from = up,
            _ => return false,
        }
    }
}

/// The immediate post-dominator of each block; the exit is behind the last block.
fn post_dominators(flow: &Flow, successors: &[Vec<u32>]) -> Vec<u32> {
    let exit = successors.len() as u32;
    let mut leaves = vec![false; successors.len() + 1];
    let mut todo: Vec<u32> = Vec::new();
    // From which blocks the function can be left.
    for block in (0..exit).filter(|block| successors[*block as usize].is_empty()) {
        todo.push(block);
    }
    while let Some(block) = todo.pop() {
        if !std::mem::replace(&mut leaves[block as usize], true) {
            todo.extend(&flow.preds[block as usize]);
        }
    }
    // The graph turned round: where one came from is where one goes to.
    let mut forward: Vec<Vec<u32>> = flow.preds.clone();
    forward.push(Vec::new());
    let mut back: Vec<Vec<u32>> = successors.to_vec();
    back.push(Vec::new());
    for block in 0..exit {
        if successors[block as usize].is_empty() || !leaves[block as usize] {
            forward[exit as usize].push(block);
            back[block as usize].push(exit);
        }
    }
    let order = postorder(&forward, exit);
    let mut position = vec![u32::MAX; forward.len()];
    for (i, block) in order.iter().enumerate() {
        position[*block as usize] = i as u32;
    }
    Flow { preds: back, order, position }.dominators()
}

/// The nodes that can be reached, in reverse postorder.
fn postorder(successors: &[Vec<u32>], entry: u32) -> Vec<u32> {
    let mut seen = vec![false; successors.len()];
    let mut order = Vec::new();
    let mut stack = vec![(entry, 0usize)];
    seen[entry as usize] = true;
    while let Some((node, next)) = stack.last_mut() {
        match successors[*node as usize].get(*next) {
            Some(&to) => {
                *next += 1;
                if !std::mem::replace(&mut seen[to as usize], true) {
                    stack.push((to, 0));
                }
            }
            None => {
                order.push(*node);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

fn control(flow: &Flow, successors: &[Vec<u32>], post_dominators: &[u32]) -> Vec<Vec<u32>> {
    let mut control = vec![Vec::new(); successors.len()];
    for &block in &flow.order {
        let stop = post_dominators[block as usize];
        for &next in &successors[block as usize] {
            let mut runner = next;
            while runner != stop && (runner as usize) < successors.len() {
                let list: &mut Vec<u32> = &mut control[runner as usize];
                if !list.contains(&block) {
                    list.push(block);
                }
                if post_dominators[runner as usize] == runner {
                    break;
                }
                runner = post_dominators[runner as usize];
            }
        }
    }
    control
}
