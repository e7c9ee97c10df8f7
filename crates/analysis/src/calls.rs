//! The call graph: who calls whom, with calls through pointers, what the library calls back, and what threads call when they end. What a thread runs is not
//! called, but started: that is told apart.

use crate::pointsto::PointsTo;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use threadbare_ir::program::SymbolId;
use threadbare_trace::CodePoint;

/// Who calls whom, of the functions that may run.
pub struct CallGraph {
    callees: FxHashMap<CodePoint, Vec<SymbolId>>,
    callers: FxHashMap<SymbolId, Vec<CodePoint>>,
    of_function: BTreeMap<SymbolId, BTreeSet<SymbolId>>,
    starts: BTreeSet<(CodePoint, SymbolId)>,
    /// Functions that call each other in circles are together; who is called comes before who calls.
    bottom_up: Vec<Vec<SymbolId>>,
}

impl CallGraph {
    /// The call graph that follows from where pointers point to.
    #[must_use]
    pub fn new(points_to: &PointsTo) -> CallGraph {
        let mut graph = CallGraph {
            callees: FxHashMap::default(),
            callers: FxHashMap::default(),
            of_function: points_to
                .functions()
                .into_iter()
                .map(|function| (function, BTreeSet::new()))
                .collect(),
            starts: points_to.starts().clone(),
            bottom_up: Vec::new(),
        };
        for (point, callee) in points_to.calls() {
            graph.add(point, callee);
        }
        // A thread may end, and call what it leaves to be called, where its first function returns.
        for (_, function) in points_to.starts() {
            for callee in points_to.at_thread_end() {
                graph.of_function.entry(*function).or_default().insert(*callee);
            }
        }
        graph.callees.values_mut().for_each(|all| all.sort_unstable());
        graph.callers.values_mut().for_each(|all| all.sort_unstable());
        graph.bottom_up = components(&graph.of_function);
        graph
    }

    fn add(&mut self, point: CodePoint, callee: SymbolId) {
        self.callees.entry(point).or_default().push(callee);
        self.callers.entry(callee).or_default().push(point);
        self.of_function.entry(SymbolId(point.function)).or_default().insert(callee);
    }

    /// The functions that may be called there; those without a body, too.
    #[must_use]
    pub fn callees(&self, point: CodePoint) -> &[SymbolId] {
        self.callees.get(&point).map_or(&[], Vec::as_slice)
    }

    /// Where a function may be called.
    #[must_use]
    pub fn callers(&self, function: SymbolId) -> &[CodePoint] {
        self.callers.get(&function).map_or(&[], Vec::as_slice)
    }

    /// The functions that a function may call, anywhere.
    pub fn called_by(&self, function: SymbolId) -> impl Iterator<Item = SymbolId> {
        self.of_function.get(&function).into_iter().flatten().copied()
    }

    /// The functions that may run, and those without bodies that they call.
    pub fn functions(&self) -> impl Iterator<Item = SymbolId> {
        self.of_function.keys().copied()
    }

    /// Where threads may start, and what they run.
    #[must_use]
    pub fn starts(&self) -> &BTreeSet<(CodePoint, SymbolId)> {
        &self.starts
    }

    /// All functions, those that call each other in circles together, who is called before who calls.
    #[must_use]
    pub fn bottom_up(&self) -> &[Vec<SymbolId>] {
        &self.bottom_up
    }

    /// Whether a function may be called while it runs.
    #[must_use]
    pub fn is_recursive(&self, function: SymbolId) -> bool {
        let is_direct = self.called_by(function).any(|callee| callee == function);
        is_direct || self.bottom_up.iter().any(|group| group.len() > 1 && group.contains(&function))
    }

    /// The functions that may run when these are called, they themselves included.
    #[must_use]
    pub fn below(&self, from: impl IntoIterator<Item = SymbolId>) -> BTreeSet<SymbolId> {
        let mut todo: Vec<SymbolId> = from.into_iter().collect();
        let mut seen = BTreeSet::new();
        while let Some(function) = todo.pop() {
            if seen.insert(function) {
                todo.extend(self.called_by(function));
            }
        }
        seen
    }
}

/// Strongly connected components of a graph, in reverse topological order.
fn components(graph: &BTreeMap<SymbolId, BTreeSet<SymbolId>>) -> Vec<Vec<SymbolId>> {
    let mut numbers: BTreeMap<SymbolId, u32> = BTreeMap::new();
    for (from, to) in graph {
        for function in std::iter::once(from).chain(to) {
            let next = numbers.len() as u32;
            numbers.entry(*function).or_insert(next);
        }
    }
    let mut names = vec![SymbolId(0); numbers.len()];
    let mut edges = vec![Vec::new(); numbers.len()];
    for (function, number) in &numbers {
        names[*number as usize] = *function;
        edges[*number as usize] = graph.get(function).into_iter().flatten().map(|to| numbers[to]).collect();
    }
    let found = crate::flow::components(&edges);
    found.into_iter().map(|group| group.into_iter().map(|number| names[number as usize]).collect()).collect()
}
