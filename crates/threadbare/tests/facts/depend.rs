//! What depends on what, and how far it is, against what the machine sees: who read what who had written, which blocks one run of a function came
//! to and another did not, and how many branches, calls and returns there were from one place to another.

use crate::compare::{ends, is_of_library, place};
use crate::explored::Explored;
use std::collections::{BTreeMap, BTreeSet};
use threadbare_analysis::depend::{Depend, Node, Termination};
use threadbare_analysis::distance::Distances;
use threadbare_analysis::effects::{self, Kind};
use threadbare_ir::program::SymbolId;
use threadbare_trace::CodePoint;

/// What was seen and cannot be.
pub fn compare(explored: &Explored) -> Vec<String> {
    let depend = Depend::new(&explored.facts, Termination::Assumed);
    let mut wrong = sources(explored, &depend);
    wrong.extend(decided(explored, &depend));
    wrong.extend(distances(explored));
    wrong
}

/// Who read what somebody had written depends on it.
fn sources(explored: &Explored, depend: &Depend<'_>) -> Vec<String> {
    let mut by_reader: BTreeMap<CodePoint, Vec<CodePoint>> = BTreeMap::new();
    for (reader, writer) in &explored.seen.sources {
        by_reader.entry(*reader).or_default().push(*writer);
    }
    let mut wrong = BTreeSet::new();
    // What the library does to end a thread or the process it does in the name of whoever ends.
    for (reader, writers) in by_reader.into_iter().filter(|(reader, _)| !ends(explored, *reader)) {
        let sources = depend.sources(Node::Does(reader));
        let strange = |writer: &&CodePoint| {
            !sources.contains(&Node::Does(**writer)) && **writer != reader && !ends(explored, **writer)
        };
        for writer in writers.iter().filter(strange) {
            wrong.insert(format!(
                "{} reads what {} wrote",
                place(explored, reader),
                place(explored, *writer)
            ));
        }
    }
    wrong.into_iter().collect()
}

/// What one run of a function came to and another one did not is decided by a branch of the other one.
fn decided(explored: &Explored, depend: &Depend<'_>) -> Vec<String> {
    let mut by_function: BTreeMap<u32, BTreeSet<BTreeSet<u32>>> = BTreeMap::new();
    for (function, firsts) in &explored.seen.runs {
        let Some(graph) = explored.facts.graph(SymbolId(*function)) else { continue };
        let blocks = firsts.iter().map(|first| graph.block_of(*first)).chain([0]).collect();
        by_function.entry(*function).or_default().insert(blocks);
    }
    let mut wrong = BTreeSet::new();
    for (function, runs) in by_function {
        let id = SymbolId(function);
        let Some(graph) = explored.facts.graph(id) else { continue };
        let blocks: BTreeSet<u32> = runs.iter().flatten().copied().collect();
        for block in blocks {
            // The branches that decide, directly or by others.
            let mut deciders: BTreeSet<u32> = BTreeSet::new();
            let mut todo = vec![block];
            while let Some(block) = todo.pop() {
                for source in depend.sources(Node::Runs(id, block)) {
                    let Node::Does(point) = source else { continue };
                    let by = graph.block_of(point.instruction);
                    if point.function == function && deciders.insert(by) {
                        todo.push(by);
                    }
                }
            }
            let is_strange = |run: &&BTreeSet<u32>| !run.contains(&block) && run.is_disjoint(&deciders);
            if let Some(run) = runs.iter().find(is_strange) {
                let first = CodePoint { function, instruction: graph.first(block) };
                let place = place(explored, first);
                wrong.insert(format!(
                    "whether {place} runs is decided by blocks {deciders:?}, of which none is in {run:?}"
                ));
            }
        }
    }
    wrong.into_iter().collect()
}

/// No execution is faster than the shortest way.
fn distances(explored: &Explored) -> Vec<String> {
    // What jumps and exceptions leave out is not counted.
    let jumps = |name: &str| {
        let effect = effects::lookup(name);
        effect.is_some_and(|effect| matches!(effect.kind, Kind::Jumps | Kind::Unwinds))
    };
    if explored.program.symbols().iter().any(|symbol| jumps(&symbol.name)) {
        return Vec::new();
    }
    let mut by_goal: BTreeMap<CodePoint, Vec<(&[CodePoint], u64)>> = BTreeMap::new();
    for ((stack, goal), count) in &explored.seen.moves {
        by_goal.entry(*goal).or_default().push((stack, *count));
    }
    let mut wrong = BTreeSet::new();
    for (goal, moves) in by_goal {
        let distances = Distances::new(&explored.facts, [goal]);
        for (stack, count) in moves {
            let is_known = |point: &CodePoint| explored.facts.points_to().runs(SymbolId(point.function));
            if !stack.iter().chain([&goal]).all(is_known) || is_of_library(explored, goal) {
                continue;
            }
            let least = distances.from(&explored.facts, stack.iter().copied());
            if least.is_none_or(|least| u64::from(least) > count) {
                let from = stack.first().map_or_else(String::new, |point| place(explored, *point));
                wrong.insert(format!(
                    "from {from} to {} it took {count}, and takes at least {least:?}",
                    place(explored, goal)
                ));
            }
        }
    }
    wrong.into_iter().collect()
}
