//! Calls that may not return: what is behind them depends on what decides that.

use super::{Node, Termination};
use crate::effects::{self, Kind};
use crate::facts::Facts;
use std::collections::{BTreeMap, BTreeSet};
use threadbare_ir::inst::Op;
use threadbare_ir::program::SymbolId;
use threadbare_trace::CodePoint;

/// What may not return, and why.
#[derive(Default)]
pub(super) struct Ends {
    /// For each function what decides whether it returns; nothing if it surely does.
    of: BTreeMap<SymbolId, Vec<Node>>,
    /// For each function its calls that may not return, each with what decides that.
    calls: BTreeMap<SymbolId, Vec<(u32, Vec<Node>)>>,
}

impl Ends {
    pub(super) fn new(facts: &Facts, termination: Termination) -> Ends {
        let mut ends = Ends::default();
        let may_not: BTreeSet<SymbolId> = may_not_return(facts, termination);
        for function in facts.points_to().functions() {
            let Some(graph) = facts.graph(function) else { continue };
            let mut calls = Vec::new();
            for (point, _) in facts.bodies().instructions(function) {
                let mut nodes = Vec::new();
                for callee in facts.calls().callees(point) {
                    if may_not.contains(callee) {
                        nodes.extend([Node::Returns(*callee), Node::Does(point)]);
                    } else if stays(facts, *callee, termination) {
                        nodes.push(Node::Does(point));
                    }
                }
                if !nodes.is_empty() {
                    calls.push((point.instruction, nodes));
                }
            }
            // It returns if it comes to a return.
            let mut decide = Vec::new();
            if may_not.contains(&function) {
                for (point, inst) in facts.bodies().instructions(function) {
                    if matches!(inst.op, Op::Ret(_)) {
                        decide.push(Node::Runs(function, graph.block_of(point.instruction)));
                    }
                }
                decide.extend(calls.iter().flat_map(|(_, nodes)| nodes.iter().copied()));
                let branches = (0..graph.blocks()).filter(|block| graph.successors(*block).len() > 1);
                let is_loop = |block: &u32| {
                    graph.loops().iter().any(|found| found.exits.contains(block))
                        || leads_to_an_end(facts, function, *block)
                };
                let last = |block| CodePoint { function: function.0, instruction: graph.last(block) };
                decide.extend(branches.filter(is_loop).map(|block| Node::Does(last(block))));
            }
            ends.of.insert(function, decide);
            ends.calls.insert(function, calls);
        }
        ends
    }

    /// What decides whether a function returns.
    pub(super) fn of(&self, function: SymbolId) -> &[Node] {
        self.of.get(&function).map_or(&[], Vec::as_slice)
    }

    /// The calls of a function that may not return, in order.
    pub(super) fn calls(&self, function: SymbolId) -> &[(u32, Vec<Node>)] {
        self.calls.get(&function).map_or(&[], Vec::as_slice)
    }
}

/// Whether a branch decides about a block that ends the function in another way than by a return.
fn leads_to_an_end(facts: &Facts, function: SymbolId, branch: u32) -> bool {
    let Some(graph) = facts.graph(function) else { return false };
    (0..graph.blocks()).any(|block| {
        let last = CodePoint { function: function.0, instruction: graph.last(block) };
        let is_end = graph.successors(block).is_empty()
            && facts.bodies().instruction(last).is_some_and(|inst| !matches!(inst.op, Op::Ret(_)));
        is_end && graph.control(block).contains(&branch)
    })
}

/// Whether a function without a body may keep whoever calls it.
fn stays(facts: &Facts, callee: SymbolId, termination: Termination) -> bool {
    let Some(effect) = effects::lookup(facts.bodies().name(callee)) else { return false };
    match effect.kind {
        Kind::EndsThread | Kind::Exits | Kind::Asserts | Kind::Assumes | Kind::Jumps | Kind::Unwinds => true,
        Kind::Locks | Kind::Waits | Kind::Joins | Kind::Barrier | Kind::Once => {
            termination == Termination::Watched
        }
        _ => false,
    }
}

/// The functions that may not return.
fn may_not_return(facts: &Facts, termination: Termination) -> BTreeSet<SymbolId> {
    let mut all = BTreeSet::new();
    let mut changed = true;
    while changed {
        changed = false;
        for function in facts.calls().bottom_up().iter().flatten() {
            let Some(graph) = facts.graph(*function).filter(|_| !all.contains(function)) else { continue };
            let may_go_round = termination == Termination::Watched
                && (!graph.loops().is_empty() || facts.calls().is_recursive(*function));
            let mut calls = facts.calls().called_by(*function);
            let may_stay = calls.any(|callee| all.contains(&callee) || stays(facts, callee, termination));
            let never = (0..graph.blocks()).filter(|block| graph.is_reachable(*block)).any(|block| {
                let last = CodePoint { function: function.0, instruction: graph.last(block) };
                graph.successors(block).is_empty()
                    && facts.bodies().instruction(last).is_some_and(|inst| !matches!(inst.op, Op::Ret(_)))
            });
            if may_go_round || may_stay || never {
                all.insert(*function);
                changed = true;
            }
        }
    }
    all
}
