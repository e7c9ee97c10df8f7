//! How many interferences each side of a decision needs, by a search over states with the last writers of variables, the cheapest
//! first. It shares nothing with the machine, and knows no scenarios.

use crate::program::{INPUTS, LOCALS, LOCKS, Op, Program, VARIABLES};
use std::collections::{BTreeMap, HashMap, VecDeque};

/// A decision by its number, and its side.
pub type Side = (usize, bool);

#[derive(Clone, PartialEq, Eq, Hash)]
struct World<'p> {
    /// What is in each variable, and which threads the last write to it is no interference for: a bit for each.
    variables: [(u32, u8); VARIABLES],
    owners: [Option<usize>; LOCKS],
    threads: Vec<Option<Thread<'p>>>,
}

#[derive(Clone, PartialEq, Eq, Hash, Default)]
struct Thread<'p> {
    /// What is left to do, the next one last.
    left: Vec<&'p Op>,
    locals: [u32; LOCALS],
}

/// The least number of interferences for each side; `None` if there are too many states.
pub fn degrees(program: &Program, limit: usize) -> Option<BTreeMap<Side, u32>> {
    let begin =
        |thread: usize| Thread { left: program.threads[thread].iter().rev().collect(), locals: [0; LOCALS] };
    let mut threads = vec![None; program.threads.len()];
    threads[0] = Some(begin(0));
    let start = World { variables: [(0, u8::MAX); VARIABLES], owners: [None; LOCKS], threads };
    let mut sides = BTreeMap::new();
    let mut best: HashMap<World, u32> = HashMap::new();
    let mut open = VecDeque::from([(0, start)]);
    while let Some((cost, world)) = open.pop_front() {
        match best.get(&world) {
            Some(known) if *known <= cost => continue,
            _ => drop(best.insert(world.clone(), cost)),
        }
        if best.len() > limit {
            return None;
        }
        for thread in 0..world.threads.len() {
            for (more, next) in steps(&world, thread, &begin, cost, &mut sides) {
                match more {
                    0 => open.push_front((cost, next)),
                    _ => open.push_back((cost + more, next)),
                }
            }
        }
    }
    Some(sides)
}

/// All ways of a thread's next step, with how many interferences each is.
fn steps<'p>(
    world: &World<'p>,
    number: usize,
    begin: &impl Fn(usize) -> Thread<'p>,
    cost: u32,
    sides: &mut BTreeMap<Side, u32>,
) -> Vec<(u32, World<'p>)> {
    let Some(before) = &world.threads[number] else { return Vec::new() };
    let Some(op) = before.left.last() else { return Vec::new() };
    let (mut next, mut thread, mut more) = (world.clone(), before.clone(), 0);
    thread.left.pop();
    let own = 1 << number;
    match op {
        Op::Input(local) => {
            let with = |input: u32| {
                let (mut next, mut thread) = (next.clone(), thread.clone());
                thread.locals[*local] = input;
                next.threads[number] = Some(thread);
                (0, next)
            };
            return (0..INPUTS).map(with).collect();
        }
        Op::Load(local, variable) => {
            let (value, known) = next.variables[*variable];
            more = u32::from(known & own == 0);
            thread.locals[*local] = value;
        }
        Op::Store(variable, from, number) => {
            let value = from.map_or(0, |local| thread.locals[local]);
            next.variables[*variable] = (value + number, own);
        }
        Op::Add(variable, number) => {
            let (value, known) = next.variables[*variable];
            more = u32::from(known & own == 0);
            next.variables[*variable] = (value + number, own);
        }
        Op::Swap(local, variable, from, to) => {
            let (value, known) = next.variables[*variable];
            more = u32::from(known & own == 0);
            thread.locals[*local] = u32::from(value == *from);
            if value == *from {
                next.variables[*variable] = (*to, own);
            }
        }
        Op::Lock(lock) => {
            if next.owners[*lock].is_some() {
                return Vec::new();
            }
            next.owners[*lock] = Some(number);
        }
        Op::Unlock(lock) => next.owners[*lock] = None,
        Op::If { number, local, below, with, then, otherwise } => {
            let value = thread.locals[*local];
            let holds = if *below { value < *with } else { value == *with };
            let least = sides.entry((*number, holds)).or_insert(cost);
            *least = cost.min(*least);
            thread.left.extend(if holds { then } else { otherwise }.iter().rev());
        }
        Op::Create(child) => {
            next.threads[*child] = Some(begin(*child));
            for (_, known) in &mut next.variables {
                *known = if *known & own == 0 { *known & !(1 << child) } else { *known | 1 << child };
            }
        }
        Op::Join(child) => {
            if next.threads[*child].as_ref().is_none_or(|child| !child.left.is_empty()) {
                return Vec::new();
            }
            for (_, known) in &mut next.variables {
                if *known & 1 << child != 0 {
                    *known |= own;
                }
            }
        }
    }
    next.threads[number] = Some(thread);
    vec![(more, next)]
}
