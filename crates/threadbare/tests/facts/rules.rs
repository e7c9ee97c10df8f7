//! What is plain reachability, a second time: as rules. Who may be called, what decides whether a block runs, what is affected by a change, and which locks may be
//! held. Each must come to the same as the search in the product that it stands for.

use crate::explored::Explored;
use std::collections::{BTreeMap, BTreeSet};
use threadbare_analysis::depend::{Depend, Direction, Node, Termination};
use threadbare_analysis::flow::Graph;
use threadbare_analysis::pointsto::{Place, Thing};
use threadbare_analysis::threads::Thread;
use threadbare_ir::inst::Op;
use threadbare_ir::program::SymbolId;
use threadbare_trace::{CodePoint, Origin};

/// Everything that can be come to from these by these edges: the rule `reached(b) if reached(a) and edge(a, b)`.
fn reached<T: Ord + Copy>(first: impl IntoIterator<Item = T>, edges: &BTreeMap<T, Vec<T>>) -> BTreeSet<T> {
    let mut all: BTreeSet<T> = first.into_iter().collect();
    let mut fresh: Vec<T> = all.iter().copied().collect();
    while let Some(one) = fresh.pop() {
        fresh.extend(edges.get(&one).into_iter().flatten().filter(|next| all.insert(**next)));
    }
    all
}

/// Pairs as edges.
fn edges<T: Ord>(pairs: impl IntoIterator<Item = (T, T)>) -> BTreeMap<T, Vec<T>> {
    let mut edges: BTreeMap<T, Vec<T>> = BTreeMap::new();
    pairs.into_iter().for_each(|(from, to)| edges.entry(from).or_default().push(to));
    edges
}

/// Programs with more instructions than this are not compared in everyday tests.
const LARGE: usize = 6_000;

/// Where rules and searches differ.
pub fn compare(explored: &Explored) -> Vec<String> {
    let facts = &explored.facts;
    let functions = facts.points_to().functions();
    let graphs: BTreeMap<u32, &Graph> =
        functions.iter().filter_map(|function| Some((function.0, facts.graph(*function)?))).collect();
    let size: usize = graphs.values().map(|graph| graph.instructions() as usize).sum();
    if size > LARGE && std::env::var_os("THREADBARE_FACTS").is_none() {
        return Vec::new();
    }
    let mut wrong: Vec<String> = called(explored).into_iter().collect();
    wrong.extend(graphs.iter().filter_map(|(function, graph)| control(explored, *function, graph)));
    wrong.extend(affected(explored));
    wrong.extend(held(explored, &graphs));
    wrong
}

/// A thread runs what it begins with, and whatever is called from there.
fn called(explored: &Explored) -> Option<String> {
    let facts = &explored.facts;
    let mut calls: Vec<(SymbolId, SymbolId)> =
        facts.points_to().calls().map(|(point, callee)| (SymbolId(point.function), callee)).collect();
    // A thread ends where its first function returns.
    for (_, function) in facts.points_to().starts() {
        calls.extend(facts.points_to().at_thread_end().iter().map(|callee| (*function, *callee)));
    }
    let calls = edges(calls);
    let strange = |thread: &&Thread| reached([thread.function], &calls) != thread.runs;
    let found = facts.threads().all()[1..].iter().find(strange)?;
    Some(format!("a thread runs {:?}, by rules {:?}", found.runs, reached([found.function], &calls)))
}

/// A block is decided by a branch if from one of its sides every way to an exit leads over the block, and from the branch itself
/// some way does not.
fn control(explored: &Explored, function: u32, graph: &Graph) -> Option<String> {
    let blocks: Vec<u32> = (0..graph.blocks()).filter(|block| graph.is_reachable(*block)).collect();
    let to = |block: &u32| graph.successors(*block).iter().map(|next| (*block, *next)).collect::<Vec<_>>();
    let forward: Vec<(u32, u32)> = blocks.iter().flat_map(to).collect();
    let ends: BTreeSet<u32> =
        blocks.iter().copied().filter(|block| graph.successors(*block).is_empty()).collect();
    let leaves = reached(ends.iter().copied(), &edges(forward.iter().map(|(from, to)| (*to, *from))));
    let exits: Vec<u32> =
        blocks.iter().copied().filter(|block| ends.contains(block) || !leaves.contains(block)).collect();
    let mut found = BTreeSet::new();
    for block in &blocks {
        let around = forward.iter().filter(|(from, to)| from != block && to != block);
        let back = edges(around.map(|(from, to)| (*to, *from)));
        let avoids = reached(exits.iter().copied().filter(|exit| exit != block), &back);
        let decides = forward
            .iter()
            .filter(|(branch, side)| !avoids.contains(side) && (branch == block || avoids.contains(branch)));
        found.extend(decides.map(|(branch, _)| (*branch, *block)));
    }
    let said = blocks.iter().flat_map(|block| graph.control(*block).iter().map(|by| (*by, *block)));
    let said: BTreeSet<(u32, u32)> = said.collect();
    (found != said).then(|| {
        let name = &explored.program.symbol(SymbolId(function)).name;
        format!("in {name} branches decide {said:?}, by rules {found:?}")
    })
}

/// What a store of the program affects: the search forward, against what each node depends on turned round.
fn affected(explored: &Explored) -> Option<String> {
    let facts = &explored.facts;
    let own = facts.points_to().functions().into_iter().filter(|found| !facts.bodies().is_library(*found));
    let mut stores = own.flat_map(|function| facts.bodies().instructions(function));
    let (store, _) = stores.find(|(_, inst)| matches!(inst.op, Op::Store { .. }))?;
    let depend = Depend::new(facts, Termination::Watched);
    let uses = depend.nodes().flat_map(|node| depend.sources(node).into_iter().map(move |from| (from, node)));
    let found = reached([Node::Does(store)], &edges(uses));
    let said = depend.slice([Node::Does(store)], Direction::Forward);
    let differ: Vec<&Node> = found.symmetric_difference(&said).take(4).collect();
    (!differ.is_empty()).then(|| format!("what {store:?} affects differs in {differ:?}"))
}

/// Locks that may be held: what an instruction takes is held behind it until it is surely given back, in functions that it calls, and where these
/// leave it held.
fn held(explored: &Explored, graphs: &BTreeMap<u32, &Graph>) -> Vec<String> {
    let facts = &explored.facts;
    if facts.locks().taken().is_empty() {
        return Vec::new();
    }
    // Whether only what the function itself takes is asked for, an instruction, and a lock that may be held before it.
    type Fact = (bool, CodePoint, Place);
    let mut all: BTreeSet<Fact> = BTreeSet::new();
    let mut fresh: Vec<Fact> = Vec::new();
    let next = |point: CodePoint| -> Vec<CodePoint> {
        let graph = graphs[&point.function];
        let block = graph.block_of(point.instruction);
        let at = |instruction: u32| CodePoint { instruction, ..point };
        match point.instruction < graph.last(block) {
            true => vec![at(point.instruction + 1)],
            false => graph.successors(block).iter().map(|next| at(graph.first(*next))).collect(),
        }
    };
    let points = graphs.iter().flat_map(|(function, graph)| {
        let is_reachable = |instruction: &u32| graph.is_reachable(graph.block_of(*instruction));
        let at = |instruction| CodePoint { function: *function, instruction };
        (0..graph.instructions()).filter(is_reachable).map(at).collect::<Vec<_>>()
    });
    for point in points {
        for lock in facts.locks().moved(point).0 {
            fresh.extend(next(point).into_iter().flat_map(|next| [(true, next, lock), (false, next, lock)]));
        }
    }
    while let Some(fact) = fresh.pop() {
        let (is_own, point, lock) = fact;
        if !all.insert(fact) {
            continue;
        }
        if !facts.locks().moved(point).1.contains(&lock) {
            fresh.extend(next(point).into_iter().map(|next| (is_own, next, lock)));
        }
        let function = SymbolId(point.function);
        let is_return = matches!(facts.bodies().instruction(point).map(|inst| &inst.op), Some(Op::Ret(_)));
        if is_return && is_own {
            let behind = facts.calls().callers(function).iter().flat_map(|caller| next(*caller));
            fresh.extend(behind.flat_map(|next| [(true, next, lock), (false, next, lock)]));
        }
        if !is_own {
            let callees = facts.calls().callees(point).iter().filter(|callee| graphs.contains_key(&callee.0));
            let first = |callee: &SymbolId| CodePoint { function: callee.0, instruction: 0 };
            fresh.extend(callees.map(|callee| (false, first(callee), lock)));
        }
    }
    let runs: BTreeSet<SymbolId> =
        facts.threads().all().iter().flat_map(|thread| thread.runs.clone()).collect();
    let mut wrong = Vec::new();
    for (function, graph) in graphs.iter().filter(|(function, _)| runs.contains(&SymbolId(**function))) {
        let said = facts.locks().may(facts.bodies(), facts.calls(), SymbolId(*function));
        for instruction in 0..graph.instructions() {
            let at = CodePoint { function: *function, instruction };
            if !graph.is_reachable(graph.block_of(instruction)) {
                continue;
            }
            let found =
                all.range((false, at, LEAST)..).take_while(|(is_own, point, _)| !is_own && *point == at);
            let found: BTreeSet<Place> = found.map(|(_, _, lock)| *lock).collect();
            if said.get(&instruction).cloned().unwrap_or_default() != found {
                wrong.push(format!(
                    "before {at:?} may be held {:?}, by rules {found:?}",
                    said.get(&instruction)
                ));
            }
        }
    }
    wrong
}

/// Before every place.
const LEAST: Place = Place { thing: Thing::Memory(Origin::Global(0)), object: 0, offset: i64::MIN };
