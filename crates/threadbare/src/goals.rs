//! The places that threads are to hold: lines and functions, as a person names them, and the calls that are put in front of them. What the calls
//! do is the library's business (`reach.c` of `models`).

use crate::status::Failure;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use threadbare_ir::calls::Before;
use threadbare_ir::demangle::demangled;
use threadbare_ir::inst::{Body, Inst, LocalId, Op, Operand};
use threadbare_ir::program::{Place, SymbolId};
use threadbare_ir::{Module, Program};
use threadbare_machine::library::is_library;

/// What is called where threads are to stand.
const STAND: &str = "tb_stand";

/// So many places can be held at once.
const MOST: usize = 4;

/// A place as it is named.
enum Named<'a> {
    Line(&'a str, u32),
    Function(&'a str),
}

/// The module that needs the library's function.
pub fn declaration() -> Result<Module, Failure> {
    let text = format!("declare void @{STAND}(i32, i32)\n");
    Module::index("places", text.into_bytes()).map_err(|error| Failure::new(error.to_string()))
}

/// The program with calls in front of all that is at these places.
pub fn mark(program: Program, places: &[String]) -> Result<Program, Failure> {
    if places.len() > MOST {
        return Err(Failure::new(format!(
            "--at names {} places: at most {MOST} can be held at once",
            places.len()
        )));
    }
    let stand = program
        .find(STAND)
        .ok_or_else(|| Failure::new("the program has a function `tb_stand` of its own"))?;
    let goals: Vec<Named<'_>> = places.iter().map(|place| named(place)).collect::<Result<_, _>>()?;
    let all = (1 << goals.len()) - 1;
    let mut met = 0;
    let mut lines = BTreeSet::new();
    let mut calls = BTreeMap::new();
    for number in 0..program.symbols().len() {
        let function = SymbolId(number as u32);
        let symbol = program.symbol(function);
        if is_library(program.module_name(symbol.module))
            || symbol.function().is_none_or(|function| !function.is_defined)
        {
            continue;
        }
        let body = program.parse_body(function).map_err(|error| Failure::new(error.to_string()))?;
        let Some(body) = body else { continue };
        let before = calls_in(&program, function, &body, &goals, all, &mut lines);
        met |= before.iter().fold(0, |met, call| met | call.numbers[0]);
        if !before.is_empty() {
            calls.insert(function, before);
        }
    }
    if let Some(missed) = (0..goals.len()).find(|goal| met & 1 << goal == 0) {
        return Err(Failure::new(missing(&places[missed], &goals[missed], &lines)));
    }
    Ok(program.with_calls(stand, calls))
}

fn named(place: &str) -> Result<Named<'_>, Failure> {
    match place.rsplit_once(':') {
        Some((file, line)) if !file.is_empty() && !file.ends_with(':') => match line.parse() {
            Ok(line) if line > 0 => Ok(Named::Line(file, line)),
            _ => Err(Failure::new(format!(
                "--at {place}: a place is file:line or a function, and `{line}` is no line"
            ))),
        },
        _ if place.is_empty() => Err(Failure::new("--at: a place is file:line or a function")),
        _ => Ok(Named::Function(place)),
    }
}

/// The calls in a function. `lines` gets the lines of the files that are named at which there is something.
fn calls_in(
    program: &Program,
    function: SymbolId,
    body: &Body,
    goals: &[Named<'_>],
    all: u32,
    lines: &mut BTreeSet<(Arc<str>, u32)>,
) -> Vec<Before> {
    let own = entered(program, function, goals);
    let own_locals = own_locals(body);
    let mut calls = Vec::new();
    for (number, block) in (0..).zip(&body.blocks) {
        let mut before = 0;
        // A function is entered behind its locals.
        let mut enters = number == 0 && own != 0;
        for (at, inst) in (0..).zip(&block.insts) {
            if matches!(inst.op, Op::Phi { .. } | Op::LandingPad { .. }) {
                continue;
            }
            let place = inst.loc.and_then(|loc| program.place(function, loc));
            let mut here = place.map_or(0, |place| at_line(&place, goals, lines));
            if enters && !matches!(inst.op, Op::Alloca { .. }) {
                here |= own;
                enters = false;
            }
            // Who has come to a line stands there until it has left it: before each step of it that others may notice.
            let is_step = all & (all - 1) != 0 && is_step(&inst.op, &own_locals);
            if here != 0 && (here & !before != 0 || is_step) {
                calls.push(Before { block: number, at, numbers: vec![here, all] });
            }
            before = here;
        }
    }
    calls
}

/// Whether others may notice an instruction, or what comes before it.
fn is_step(op: &Op, own_locals: &BTreeSet<LocalId>) -> bool {
    match op {
        Op::Load { ptr, .. } | Op::Store { ptr, .. } => {
            !matches!(ptr, Operand::Local(local) if own_locals.contains(local))
        }
        Op::AtomicRmw { .. } | Op::CmpXchg { .. } | Op::Fence { .. } => true,
        Op::Call(_) | Op::Invoke { .. } | Op::CallBr { .. } => true,
        _ => false,
    }
}

/// The locals of a function whose addresses nobody else can have: they are only read and written.
fn own_locals(body: &Body) -> BTreeSet<LocalId> {
    let insts = || body.blocks.iter().flat_map(|block| &block.insts);
    let is_local = |inst: &&Inst| matches!(inst.op, Op::Alloca { .. });
    let mut own: BTreeSet<LocalId> = insts().filter(is_local).filter_map(|inst| inst.result).collect();
    for inst in insts() {
        let address = match &inst.op {
            Op::Load { ptr: Operand::Local(local), .. } | Op::Store { ptr: Operand::Local(local), .. } => {
                Some(*local)
            }
            _ => None,
        };
        let mut uses = 0;
        inst.op.for_each_operand(&mut |operand| {
            if let Operand::Local(local) = operand
                && (Some(*local) != address || uses > 0)
            {
                own.remove(local);
            }
            uses += u32::from(matches!(operand, Operand::Local(local) if Some(*local) == address));
        });
    }
    own
}

/// Which of the goals are to enter a function.
fn entered(program: &Program, function: SymbolId, goals: &[Named<'_>]) -> u32 {
    let symbol = &program.symbol(function).name;
    let written = demangled(symbol);
    let is_meant = |name: &str| {
        name == &**symbol || name == written || written.split('(').next().is_some_and(|plain| plain == name)
    };
    let meant = |goal: &Named<'_>| matches!(goal, Named::Function(name) if is_meant(name));
    (0..).zip(goals).filter(|(_, goal)| meant(goal)).fold(0, |set, (goal, _)| set | 1 << goal)
}

/// Which of the goals are at a place, or where it was inlined.
fn at_line(place: &Place, goals: &[Named<'_>], lines: &mut BTreeSet<(Arc<str>, u32)>) -> u32 {
    let mut set = 0;
    let mut place = Some(place);
    while let Some(here) = place {
        for (number, goal) in (0..).zip(goals) {
            if let Named::Line(file, line) = goal
                && is_file(&here.file, file)
            {
                lines.insert((here.file.clone(), here.line));
                set |= u32::from(here.line == *line) << number;
            }
        }
        place = here.inlined_at.as_deref();
    }
    set
}

/// Whether a file is the one that is named: by its whole path, or by the end of it.
fn is_file(path: &str, named: &str) -> bool {
    let named = named.strip_prefix("./").unwrap_or(named);
    path.strip_suffix(named).is_some_and(|rest| rest.is_empty() || rest.ends_with('/'))
}

/// Why there is no such place, and what there is instead.
fn missing(place: &str, goal: &Named<'_>, lines: &BTreeSet<(Arc<str>, u32)>) -> String {
    let Named::Line(file, line) = goal else {
        return format!("--at {place}: the program has no function of this name with a body");
    };
    let own: Vec<u32> = lines.iter().filter(|(path, _)| is_file(path, file)).map(|(_, line)| *line).collect();
    let before = own.iter().copied().filter(|other| other < line && *other > 0).max();
    let after = own.iter().copied().filter(|other| other > line).min();
    match (before, after) {
        (None, None) => {
            format!("--at {place}: no code of the program is in a file of this name, or it has no lines (-g)")
        }
        (Some(near), None) | (None, Some(near)) => {
            format!("--at {place}: there is no code at this line; the nearest is at line {near}")
        }
        (Some(before), Some(after)) => {
            format!("--at {place}: there is no code at this line; there is at lines {before} and {after}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_by_the_end_of_their_paths() {
        for (path, name, is_it) in [
            ("/a/b.c", "b.c", true),
            ("/a/b.c", "./b.c", true),
            ("/a/b.c", "a/b.c", true),
            ("/a/ab.c", "b.c", false),
            ("b.c", "b.c", true),
        ] {
            assert_eq!(is_file(path, name), is_it, "{path} {name}");
        }
    }

    #[test]
    fn what_is_no_place_is_refused() {
        assert!(matches!(named("a.c:3"), Ok(Named::Line("a.c", 3))));
        assert!(matches!(named("std::run"), Ok(Named::Function("std::run"))));
        for place in ["", "a.c:", "a.c:x", "a.c:0", "a.c:-1"] {
            assert!(named(place).is_err(), "{place}");
        }
    }
}
