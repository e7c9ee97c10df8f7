//! How far it is from where a thread stands to the nearest of some places: the fewest *transfers* of control, by branches, calls and returns,
//! that any execution can need. No execution is ever faster; many are slower, since conditions are not looked at.
//!
//! A thread stands in several functions at once. From the innermost it may come to a goal by itself or by what it calls, or return, and
//! come to it from the next one: the shortest of these ways is the distance (as Ma, Yit Phang, Foster and Hicks have it in "Directed
//! Symbolic Execution", SAS 2011). What longjmp and exceptions leave out is not counted: behind them it may be nearer.

use crate::facts::Facts;
use crate::flow::Graph;
use crate::ways::{FAR, Ways, settle};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use threadbare_ir::program::SymbolId;
use threadbare_trace::CodePoint;

/// Distances to the nearest of some goals.
#[derive(Default)]
pub struct Distances {
    goals: BTreeSet<CodePoint>,
    /// From the beginning of each block to a goal, without a return; of functions from which one can be reached.
    inside: FxHashMap<SymbolId, Vec<u32>>,
}

impl Distances {
    /// Distances to the nearest of these instructions.
    #[must_use]
    pub fn new(facts: &Facts, goals: impl IntoIterator<Item = CodePoint>) -> Distances {
        let (ways, goals) = (facts.ways(), goals.into_iter().collect::<BTreeSet<CodePoint>>());
        let mut found = Distances { goals, inside: FxHashMap::default() };
        let mut todo: Vec<SymbolId> = found.goals.iter().map(|goal| SymbolId(goal.function)).collect();
        todo.dedup();
        while let Some(function) = todo.pop() {
            let Some(graph) = facts.graph(function) else { continue };
            let before = found.entry(function);
            let at_end = |block: u32| found.in_block(ways, function, graph.first(block), graph.last(block));
            let cost = |block: u32| {
                let body = ways.bodies.get(&function);
                body.map_or(0, |body| ways.cost(body, graph.first(block), graph.last(block)))
            };
            let inside = settle(graph, at_end, cost);
            found.inside.insert(function, inside);
            if found.entry(function) < before {
                todo.extend(ways.callers.get(&function).into_iter().flatten());
            }
        }
        found
    }

    /// From the beginning of a function.
    fn entry(&self, function: SymbolId) -> u32 {
        self.inside.get(&function).and_then(|blocks| blocks.first()).copied().unwrap_or(FAR)
    }

    /// From an instruction of a block to a goal in the rest of the block or in what is called there.
    fn in_block(&self, ways: &Ways, function: SymbolId, from: u32, last: u32) -> u32 {
        let at = |instruction: u32| CodePoint { function: function.0, instruction };
        let first = self.goals.range(at(from)..=at(last)).next().map(|goal| goal.instruction);
        let Some(body) = ways.bodies.get(&function) else { return FAR };
        let (mut best, mut cost) = (FAR, 0u32);
        for call in body.calls.iter().filter(|call| (from..=last).contains(&call.instruction)) {
            if first.is_some_and(|goal| goal <= call.instruction) {
                break;
            }
            let entered = call.callees.iter().map(|callee| self.entry(*callee)).min().unwrap_or(FAR);
            best = best.min(cost.saturating_add(entered).saturating_add(1));
            cost = cost.saturating_add(ways.passes(call)).min(FAR);
        }
        if first.is_some() { best.min(cost) } else { best }
    }

    /// From before an instruction, without a return from its function.
    fn inside(&self, ways: &Ways, graph: &Graph, point: CodePoint) -> u32 {
        let function = SymbolId(point.function);
        let block = graph.block_of(point.instruction);
        let here = self.in_block(ways, function, point.instruction, graph.last(block));
        let Some(blocks) = self.inside.get(&function) else { return here };
        let next = graph.successors(block).iter().map(|next| blocks[*next as usize]).min().unwrap_or(FAR);
        let body = ways.bodies.get(&function);
        let cost = body.map_or(0, |body| ways.cost(body, point.instruction, graph.last(block)));
        here.min(cost.saturating_add(next).saturating_add(1)).min(FAR)
    }

    /// How far it is from where a thread stands: in the innermost function before an instruction, in the others at the calls that they wait
    /// for. None if no goal can be reached.
    #[must_use]
    pub fn from(&self, facts: &Facts, stack: impl IntoIterator<Item = CodePoint>) -> Option<u32> {
        let ways = facts.ways();
        let (mut best, mut left, mut is_innermost) = (FAR, 0u32, true);
        for point in stack {
            let waits = !std::mem::take(&mut is_innermost);
            let Some(graph) = facts.graph(SymbolId(point.function)) else { continue };
            let behind = CodePoint { instruction: point.instruction + 1, ..point };
            // A call that was made does not come again; one that ends its block goes on in the next.
            let is_last = graph.last(graph.block_of(point.instruction)) == point.instruction;
            // What the library calls back it may call again; what waits at a return has others called by it, and stays there.
            let (inside, out) = match (waits && !ways.calls_back(graph, point), is_last) {
                (false, _) => (self.inside(ways, graph, point), ways.out(graph, point)),
                (true, false) => (self.inside(ways, graph, behind), ways.out(graph, behind)),
                (true, true) => self.behind_block(ways, graph, point),
            };
            // What a model calls back returns into the call of the model, which goes on.
            if waits && self.goals.contains(&point) {
                best = best.min(left);
            }
            best = best.min(left.saturating_add(inside));
            left = left.saturating_add(out).saturating_add(1).min(FAR);
        }
        // What a thread has for itself is given up when it ends, from wherever that is.
        let at_end = ways.at_end.iter().map(|function| self.entry(*function).saturating_add(1));
        best = best.min(at_end.min().unwrap_or(FAR));
        (best < FAR).then_some(best)
    }

    /// To a goal and to a return, from behind the last instruction of a block.
    fn behind_block(&self, ways: &Ways, graph: &Graph, point: CodePoint) -> (u32, u32) {
        let function = SymbolId(point.function);
        let block = graph.block_of(point.instruction);
        let least = |blocks: Option<&Vec<u32>>| {
            let next = graph.successors(block).iter();
            next.filter_map(|next| blocks.map(|blocks| blocks[*next as usize].saturating_add(1))).min()
        };
        let out = ways.bodies.get(&function).map(|body| &body.out);
        let returns = ways.bodies.get(&function).is_some_and(|body| body.returns[block as usize]);
        let out = if returns { Some(0) } else { least(out) };
        (least(self.inside.get(&function)).unwrap_or(FAR), out.unwrap_or(FAR))
    }
}
