//! The ways through functions: how many *transfers* of control, by branches, calls and returns, it takes at least from each block to a return.
//! It knows no goals; distances to these stand on it.

use crate::bodies::Bodies;
use crate::calls::CallGraph;
use crate::flow::Graph;
use crate::pointsto::PointsTo;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use threadbare_ir::inst::Op;
use threadbare_ir::program::SymbolId;
use threadbare_trace::CodePoint;

/// Nothing is as far as this.
pub(crate) const FAR: u32 = u32::MAX / 4;

/// A call of functions with bodies.
#[derive(Clone, Debug)]
pub(crate) struct Called {
    pub instruction: u32,
    pub callees: Vec<SymbolId>,
    /// Whether it may go by without any of them.
    may_skip: bool,
}

/// What of a function matters for distances.
#[derive(Clone, Debug, Default)]
pub(crate) struct Body {
    /// Its calls, in order.
    pub calls: Vec<Called>,
    /// Blocks that return.
    pub returns: Vec<bool>,
    /// From the beginning of each block to a return.
    pub out: Vec<u32>,
}

/// The ways through a program's functions, whatever the goal is.
pub struct Ways {
    pub(crate) bodies: BTreeMap<SymbolId, Body>,
    pub(crate) callers: FxHashMap<SymbolId, Vec<SymbolId>>,
    /// What threads call when they end.
    pub(crate) at_end: Vec<SymbolId>,
}

impl Ways {
    /// Those of all functions that may run.
    #[must_use]
    pub fn new(bodies: &Bodies, points_to: &PointsTo, calls: &CallGraph) -> Ways {
        let mut ways = Ways {
            bodies: BTreeMap::new(),
            callers: FxHashMap::default(),
            at_end: points_to.at_thread_end().iter().copied().collect(),
        };
        for function in points_to.functions() {
            let Some(graph) = bodies.graph(function) else { continue };
            let mut body = Body {
                returns: vec![false; graph.blocks() as usize],
                out: vec![FAR; graph.blocks() as usize],
                ..Body::default()
            };
            for (point, inst) in bodies.instructions(function) {
                if matches!(inst.op, Op::Ret(_)) {
                    body.returns[graph.block_of(point.instruction) as usize] = true;
                }
                let all = calls.callees(point).iter().copied();
                let (callees, others): (Vec<_>, Vec<_>) =
                    all.partition(|callee| bodies.body(*callee).is_some());
                if !callees.is_empty() {
                    for callee in &callees {
                        ways.callers.entry(*callee).or_default().push(function);
                    }
                    // What is left at a return has been counted by then; an external function may or may not call back.
                    let may_skip = !others.is_empty() || matches!(inst.op, Op::Ret(_));
                    body.calls.push(Called { instruction: point.instruction, callees, may_skip });
                }
            }
            ways.bodies.insert(function, body);
        }
        let mut todo: Vec<SymbolId> = calls.bottom_up().iter().rev().flatten().copied().collect();
        while let Some(function) = todo.pop() {
            let Some(graph) = bodies.graph(function) else { continue };
            let before = ways.through(function);
            let Some(out) = ways.to_returns(graph, function) else { continue };
            if let Some(body) = ways.bodies.get_mut(&function) {
                body.out = out;
            }
            if ways.through(function) < before {
                todo.extend(ways.callers.get(&function).into_iter().flatten());
            }
        }
        ways
    }

    /// Whether a call is one of a function that calls back as often as it likes, or the end of a thread.
    pub(crate) fn calls_back(&self, graph: &Graph, point: CodePoint) -> bool {
        let Some(body) = self.bodies.get(&SymbolId(point.function)) else { return false };
        let block = graph.block_of(point.instruction);
        let mut calls = body.calls.iter();
        calls.any(|call| call.instruction == point.instruction && call.may_skip)
            || (body.returns[block as usize] && graph.last(block) == point.instruction)
    }

    /// From the beginning of a function to its end.
    fn through(&self, function: SymbolId) -> u32 {
        self.bodies.get(&function).and_then(|body| body.out.first()).copied().unwrap_or(FAR)
    }

    /// What a call costs that returns: in and out, and what is between.
    pub(crate) fn passes(&self, called: &Called) -> u32 {
        if called.may_skip {
            return 0;
        }
        called.callees.iter().map(|callee| self.through(*callee).saturating_add(2)).min().unwrap_or(0)
    }

    fn to_returns(&self, graph: &Graph, function: SymbolId) -> Option<Vec<u32>> {
        let body = self.bodies.get(&function)?;
        let at_end = |block: u32| {
            let cost = self.cost(body, graph.first(block), graph.last(block));
            if body.returns[block as usize] { cost } else { FAR }
        };
        let cost = |block: u32| self.cost(body, graph.first(block), graph.last(block));
        Some(settle(graph, at_end, cost))
    }

    /// What the calls from one instruction of a block on cost, up to its last.
    pub(crate) fn cost(&self, body: &Body, from: u32, last: u32) -> u32 {
        let calls = body.calls.iter().filter(|call| (from..=last).contains(&call.instruction));
        calls.fold(0u32, |all, call| all.saturating_add(self.passes(call)).min(FAR))
    }

    /// From before an instruction to a return of its function.
    pub(crate) fn out(&self, graph: &Graph, point: CodePoint) -> u32 {
        let Some(body) = self.bodies.get(&SymbolId(point.function)) else { return FAR };
        let block = graph.block_of(point.instruction);
        let cost = self.cost(body, point.instruction, graph.last(block));
        let next = graph.successors(block).iter().map(|next| body.out[*next as usize].saturating_add(1));
        let here = if body.returns[block as usize] { 0 } else { FAR };
        cost.saturating_add(next.min().unwrap_or(FAR).min(here)).min(FAR)
    }
}

/// The least cost from each block, if it is `at_end` from some, and `cost` to go through one to the next.
pub(crate) fn settle(graph: &Graph, at_end: impl Fn(u32) -> u32, cost: impl Fn(u32) -> u32) -> Vec<u32> {
    let mut best: Vec<u32> = (0..graph.blocks()).map(|block| at_end(block).min(FAR)).collect();
    let mut todo: Vec<u32> = (0..graph.blocks()).filter(|block| best[*block as usize] < FAR).collect();
    while let Some(block) = todo.pop() {
        for &from in graph.predecessors(block) {
            let way = best[block as usize].saturating_add(1).saturating_add(cost(from)).min(FAR);
            if way < best[from as usize] {
                best[from as usize] = way;
                todo.push(from);
            }
        }
    }
    best
}
