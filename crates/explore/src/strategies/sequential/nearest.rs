//! How far forks are from code that nothing has executed yet, by static distances: a fork that leads to none at once may still be close to some.

use super::{Fork, MAIN};
use std::collections::BTreeSet;
use threadbare_analysis::Facts;
use threadbare_analysis::distance::Distances;
use threadbare_ir::inst::Op;
use threadbare_ir::program::SymbolId;
use threadbare_machine::Machine;
use threadbare_trace::CodePoint;

/// Of programs with more functions than this no facts are asked for: it would take longer than many executions.
const MOST_FUNCTIONS: usize = 1_000;

/// Distances are good for so many questions: what is executed meanwhile changes them.
const GOOD_FOR: u32 = 16;

/// Distances to code that was not executed when they were last computed.
#[derive(Default)]
pub(super) struct Nearest {
    facts: Option<Option<Box<Facts>>>,
    distances: Distances,
    left: u32,
}

impl Nearest {
    /// Whether distances have become old, and new ones were computed.
    pub(super) fn refresh(&mut self, machine: &Machine) -> bool {
        if self.left > 0 {
            self.left -= 1;
            return false;
        }
        self.left = GOOD_FOR;
        let facts = self.facts.get_or_insert_with(|| {
            let program = &machine.prepared.program;
            let is_body = |symbol: &&threadbare_ir::program::Symbol| {
                symbol.function().is_some_and(|function| function.is_defined)
            };
            let is_small = program.symbols().iter().filter(is_body).count() <= MOST_FUNCTIONS;
            is_small.then(|| Box::new(Facts::new(program.clone(), machine.prepared.entry())))
        });
        let Some(facts) = facts else { return false };
        self.distances = Distances::new(facts, uncovered(facts, machine));
        true
    }

    /// How far it is from where a fork leads.
    pub(super) fn from(&self, machine: &Machine, fork: &Fork) -> Option<u32> {
        let facts = self.facts.as_ref()?.as_ref()?;
        self.distances.from(facts, machine.leads_to(fork.from.state(), MAIN, fork.label))
    }
}

/// Where sides of branches begin that nothing has executed. What ends in no way is none: it is behind an assertion.
fn uncovered(facts: &Facts, machine: &Machine) -> Vec<CodePoint> {
    let mut covered = BTreeSet::new();
    for point in machine.covered_points() {
        if let Some(graph) = facts.graph(SymbolId(point.function)) {
            covered.insert((point.function, graph.block_of(point.instruction)));
        }
    }
    let mut goals = Vec::new();
    for function in facts.points_to().functions() {
        let Some(graph) = facts.graph(function).filter(|_| !facts.bodies().is_library(function)) else {
            continue;
        };
        for block in (0..graph.blocks()).filter(|block| !covered.contains(&(function.0, *block))) {
            let at = |instruction: u32| CodePoint { function: function.0, instruction };
            let is_side = graph.predecessors(block).iter().any(|from| graph.successors(*from).len() > 1);
            let last = facts.bodies().instruction(at(graph.last(block)));
            if is_side && last.is_some_and(|inst| !matches!(inst.op, Op::Unreachable)) {
                goals.push(at(graph.first(block)));
            }
        }
    }
    goals
}
