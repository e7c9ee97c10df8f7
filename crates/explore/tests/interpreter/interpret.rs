//! All that a program can do, found by following every order of its steps and every input. It shares nothing with the
//! machine, and does not know what commutes.

use crate::program::{Condition, LOCALS, MOST, MOST_ROUNDS, Op, Program, ROUNDS, VARIABLES, Value};
use std::collections::{BTreeSet, HashSet};

/// What a program can do.
#[derive(Default, PartialEq, Eq, Debug)]
pub struct Outcomes {
    /// The values of all variables where the main thread has come to its end.
    pub finals: BTreeSet<Vec<u32>>,
    /// The assertions that fail, by number.
    pub failures: BTreeSet<u32>,
    /// With which numbers the process can end before that.
    pub exits: BTreeSet<u32>,
}

/// Where a program stands.
#[derive(Clone, PartialEq, Eq, Hash)]
struct World<'p> {
    variables: [u32; VARIABLES],
    threads: Vec<Thread<'p>>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Thread<'p> {
    /// What is left to do, the next one last.
    left: Vec<&'p Op>,
    locals: [u32; LOCALS],
}

/// A thread with what it sees, in the middle of something.
#[derive(Clone)]
struct View<'p> {
    variables: [u32; VARIABLES],
    thread: Thread<'p>,
}

/// Everything; `None` if it is too much.
pub fn outcomes(program: &Program, limit: usize) -> Option<Outcomes> {
    let threads =
        program.threads.iter().map(|ops| Thread { left: ops.iter().rev().collect(), locals: [0; LOCALS] });
    let start = World { variables: [0; VARIABLES], threads: threads.collect() };
    let mut outcomes = Outcomes::default();
    let (mut open, mut seen) = (vec![start], HashSet::new());
    while let Some(world) = open.pop() {
        if !seen.insert(world.clone()) {
            continue;
        }
        if seen.len() > limit || world.variables.iter().any(|value| *value >= MOST) {
            return None;
        }
        if world.threads.iter().all(|thread| thread.left.is_empty()) {
            outcomes.finals.insert(world.variables.to_vec());
        }
        for (number, thread) in world.threads.iter().enumerate() {
            let view = View { variables: world.variables, thread: thread.clone() };
            for View { variables, thread } in step(view, &mut outcomes) {
                let mut next = World { variables, threads: world.threads.clone() };
                next.threads[number] = thread;
                open.push(next);
            }
        }
    }
    Some(outcomes)
}

/// All ways to take the next step. A step that fails, is not assumed or ends the process leads nowhere.
fn step<'p>(mut view: View<'p>, outcomes: &mut Outcomes) -> Vec<View<'p>> {
    let Some(op) = view.thread.left.pop() else { return Vec::new() };
    let View { variables, thread } = &mut view;
    let holds = |thread: &Thread, condition: &Condition| {
        (thread.locals[condition.local] == condition.number) == condition.equal
    };
    match op {
        Op::Input(_) | Op::Rounds => {
            let (local, most) = if let Op::Input(local) = op { (*local, 1) } else { (ROUNDS, MOST_ROUNDS) };
            let with = |input: u32| {
                let mut view = view.clone();
                view.thread.locals[local] = input;
                view
            };
            return (0..=most).map(with).collect();
        }
        Op::Loop { up: true, body } => {
            for _ in 0..thread.locals[ROUNDS] {
                thread.left.extend(body.iter().rev());
            }
        }
        Op::Loop { up: false, .. } if thread.locals[ROUNDS] == 0 => {}
        Op::Loop { up: false, body } => {
            thread.locals[ROUNDS] -= 1;
            thread.left.push(op);
            thread.left.extend(body.iter().rev());
        }
        Op::Load(local, variable) => thread.locals[*local] = variables[*variable],
        Op::Store(variable, Value::Number(number)) => variables[*variable] = *number,
        Op::Store(variable, Value::Local(local)) => variables[*variable] = thread.locals[*local],
        Op::Add(variable, number) => variables[*variable] += number,
        Op::If(condition, then, otherwise) => {
            let body = if holds(thread, condition) { then } else { otherwise };
            thread.left.extend(body.iter().rev());
        }
        Op::Assume(condition) if !holds(thread, condition) => return Vec::new(),
        Op::Assert(condition, number) if !holds(thread, condition) => {
            outcomes.failures.insert(*number);
            return Vec::new();
        }
        Op::Assume(_) | Op::Assert(..) => {}
        Op::Section { function, body } => return section(view, *function, body, outcomes),
        Op::Exit(number) => {
            outcomes.exits.insert(*number);
            return Vec::new();
        }
    }
    vec![view]
}

/// All ways through a section.
fn section<'p>(view: View<'p>, function: bool, body: &'p [Op], outcomes: &mut Outcomes) -> Vec<View<'p>> {
    let mut inside = view.clone();
    inside.thread.left = body.iter().rev().collect();
    if function {
        inside.thread.locals = [0; LOCALS];
    }
    let (mut open, mut through) = (vec![inside], Vec::new());
    while let Some(inside) = open.pop() {
        if !inside.thread.left.is_empty() {
            open.extend(step(inside, outcomes));
            continue;
        }
        let mut after = view.clone();
        after.variables = inside.variables;
        if !function {
            after.thread.locals = inside.thread.locals;
        }
        through.push(after);
    }
    through
}
