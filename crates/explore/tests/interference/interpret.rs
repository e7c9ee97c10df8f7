//! How many interferences each side of a decision needs, and what fails, by a search over states with the last writers of variables, the cheapest
//! first. It shares nothing with the machine, and knows no scenarios.

use crate::program::{INPUTS, LOCALS, LOCKS, OBJECTS, Op, Program, VARIABLES};
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

/// A decision by its number, and its side.
pub type Side = (usize, bool);

#[derive(Clone, PartialEq, Eq, Hash)]
struct World<'p> {
    /// What is in each variable, and which threads the last write to it is no interference for: a bit for each.
    variables: [(u32, u8); VARIABLES],
    owners: [Option<usize>; LOCKS],
    /// Of locks that several may read with: who writes, and who reads.
    shared: [(Option<usize>, u8); LOCKS],
    units: u32,
    freed: [bool; OBJECTS],
    threads: Vec<Option<Thread<'p>>>,
}

/// What is found.
#[derive(Default, Debug)]
pub struct Known {
    /// The least number of interferences for each side.
    pub sides: BTreeMap<Side, u32>,
    /// Variables of which two accesses race, and those of which two race that change them.
    pub racy: BTreeSet<usize>,
    pub surely_racy: BTreeSet<usize>,
    /// Whether accesses of objects race with their ends.
    pub frees_race: bool,
    pub uses_freed: bool,
    pub frees_twice: bool,
    pub deadlocks: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Default)]
struct Thread<'p> {
    /// What is left to do, the next one last.
    left: Vec<&'p Op>,
    locals: [u32; LOCALS],
    /// Whether it has failed.
    failed: bool,
    sleep: Sleep,
}

/// How far a wait for the condition has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
enum Sleep {
    #[default]
    Awake,
    Asleep,
    Woken,
}

impl Thread<'_> {
    fn has_ended(&self) -> bool {
        self.left.is_empty() && !self.failed
    }
}

/// All of it; `None` if there are too many states.
pub fn known(program: &Program, limit: usize) -> Option<Known> {
    let begin = |thread: usize| Thread {
        left: program.threads[thread].iter().rev().collect(),
        locals: [0; LOCALS],
        failed: false,
        sleep: Sleep::Awake,
    };
    let mut threads = vec![None; program.threads.len()];
    threads[0] = Some(begin(0));
    let start = World {
        variables: [(0, u8::MAX); VARIABLES],
        owners: [None; LOCKS],
        shared: [(None, 0); LOCKS],
        units: program.units,
        freed: [false; OBJECTS],
        threads,
    };
    let mut known = Known::default();
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
        races(program, &world, &mut known);
        let mut moves = false;
        for thread in 0..world.threads.len() {
            for (more, next) in steps(&world, thread, &begin, cost, &mut known) {
                moves = true;
                match more {
                    0 => open.push_front((cost, next)),
                    _ => open.push_back((cost + more, next)),
                }
            }
        }
        let live = || world.threads.iter().flatten();
        known.deadlocks |= !moves
            && !live().any(|thread| thread.failed)
            && world.threads[0].as_ref().is_some_and(|main| !main.has_ended());
    }
    Some(known)
}

/// Threads that stand before accesses that race.
fn races(program: &Program, world: &World, known: &mut Known) {
    let next: Vec<&Op> =
        world.threads.iter().flatten().filter_map(|thread| thread.left.last().copied()).collect();
    for (number, one) in next.iter().enumerate() {
        for other in &next[number + 1..] {
            if let (Some((variable, writes, plain)), Some((same, also, either))) =
                (access(program, one), access(program, other))
                && variable == same
                && (writes || also)
                && (plain || either)
            {
                known.racy.insert(variable);
                if writes && also {
                    known.surely_racy.insert(variable);
                }
            }
            let freed = |op: &Op, with: &Op| match (op, with) {
                (Op::Free(object), Op::Free(other) | Op::Look(other)) => {
                    object == other && !world.freed[*object]
                }
                _ => false,
            };
            known.frees_race |= freed(one, other) || freed(other, one);
        }
    }
}

/// The variable that an operation accesses, whether it may write, and whether it is plain.
fn access(program: &Program, op: &Op) -> Option<(usize, bool, bool)> {
    match op {
        Op::Load(_, variable) => Some((*variable, false, program.plain[*variable])),
        Op::Store(variable, ..) => Some((*variable, true, program.plain[*variable])),
        Op::Add(variable, _) => Some((*variable, true, false)),
        Op::Swap(_, variable, ..) => Some((*variable, true, false)),
        _ => None,
    }
}

/// All ways of a thread's next step, with how many interferences each is.
fn steps<'p>(
    world: &World<'p>,
    number: usize,
    begin: &impl Fn(usize) -> Thread<'p>,
    cost: u32,
    known: &mut Known,
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
            let (value, by) = next.variables[*variable];
            more = u32::from(by & own == 0);
            thread.locals[*local] = value;
        }
        Op::Store(variable, from, number) => {
            let value = from.map_or(0, |local| thread.locals[local]);
            next.variables[*variable] = (value + number, own);
        }
        Op::Add(variable, number) => {
            let (value, by) = next.variables[*variable];
            more = u32::from(by & own == 0);
            next.variables[*variable] = (value + number, own);
        }
        Op::Swap(local, variable, from, to) => {
            let (value, by) = next.variables[*variable];
            more = u32::from(by & own == 0);
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
        Op::Try(local, lock) => {
            let free = world.owners[*lock].is_none();
            thread.locals[*local] = u32::from(free);
            if free {
                next.owners[*lock] = Some(number);
            }
        }
        Op::Share(lock) | Op::TryShare(_, lock) => {
            let free = world.shared[*lock].0.is_none();
            match op {
                Op::TryShare(local, _) => thread.locals[*local] = u32::from(free),
                _ if !free => return Vec::new(),
                _ => {}
            }
            if free {
                next.shared[*lock].1 |= own;
            }
        }
        Op::Exclude(lock) => {
            if world.shared[*lock] != (None, 0) {
                return Vec::new();
            }
            next.shared[*lock].0 = Some(number);
        }
        Op::Leave(lock) => match world.shared[*lock].0 {
            Some(_) => next.shared[*lock].0 = None,
            None => next.shared[*lock].1 &= !own,
        },
        Op::Sleep => {
            match before.sleep {
                Sleep::Awake => {
                    next.owners[0] = None;
                    thread.sleep = Sleep::Asleep;
                    thread.left.push(*op);
                }
                Sleep::Woken if world.owners[0].is_none() => {
                    next.owners[0] = Some(number);
                    thread.sleep = Sleep::Awake;
                }
                _ => return Vec::new(),
            };
        }
        Op::Wake | Op::WakeAll => {
            let asleep =
                |thread: &Option<Thread>| thread.as_ref().is_some_and(|at| at.sleep == Sleep::Asleep);
            let sleepers: Vec<usize> =
                (0..world.threads.len()).filter(|at| asleep(&world.threads[*at])).collect();
            next.threads[number] = Some(thread.clone());
            let wake = |next: &mut World, sleeper: usize| {
                if let Some(thread) = &mut next.threads[sleeper] {
                    thread.sleep = Sleep::Woken;
                }
            };
            if matches!(op, Op::WakeAll) || sleepers.is_empty() {
                sleepers.into_iter().for_each(|sleeper| wake(&mut next, sleeper));
                return vec![(0, next)];
            }
            let one = |sleeper: usize| {
                let mut next = next.clone();
                wake(&mut next, sleeper);
                (0, next)
            };
            return sleepers.into_iter().map(one).collect();
        }
        Op::Take if world.units == 0 => return Vec::new(),
        Op::Take => next.units -= 1,
        Op::Post => next.units += 1,
        Op::If { number, local, below, with, then, otherwise } => {
            let value = thread.locals[*local];
            let holds = if *below { value < *with } else { value == *with };
            let least = known.sides.entry((*number, holds)).or_insert(cost);
            *least = cost.min(*least);
            thread.left.extend(if holds { then } else { otherwise }.iter().rev());
        }
        Op::Free(object) | Op::Look(object) if world.freed[*object] => {
            match op {
                Op::Free(_) => known.frees_twice = true,
                _ => known.uses_freed = true,
            }
            thread.failed = true;
            thread.left.clear();
        }
        Op::Free(object) => next.freed[*object] = true,
        Op::Look(_) => {}
        Op::Create(child) => {
            next.threads[*child] = Some(begin(*child));
            for (_, by) in &mut next.variables {
                *by = if *by & own == 0 { *by & !(1 << child) } else { *by | 1 << child };
            }
        }
        Op::Join(child) => {
            if next.threads[*child].as_ref().is_none_or(|child| !child.has_ended()) {
                return Vec::new();
            }
            for (_, by) in &mut next.variables {
                if *by & 1 << child != 0 {
                    *by |= own;
                }
            }
        }
    }
    next.threads[number] = Some(thread);
    vec![(more, next)]
}
