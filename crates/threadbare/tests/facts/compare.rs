//! Each fact that was seen is among those that may be.

use crate::depend;
use crate::explored::Explored;
use crate::together;
use threadbare_analysis::bodies::call_of;
use threadbare_analysis::effects::{self, Kind, flows::Flow};
use threadbare_analysis::library;
use threadbare_analysis::pointsto::Thing;
use threadbare_ir::inst::{Call, Callee, Inst, Op, Operand};
use threadbare_ir::program::SymbolId;
use threadbare_machine::seen::{Access, Touched};
use threadbare_trace::{CodePoint, Origin};

/// What was seen and is not among what may be.
pub fn compare(explored: &Explored) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut accesses: Vec<&Access> = explored.seen.accesses.iter().collect();
    accesses.sort();
    let strange = |access: &&&Access| !is_allowed(explored, access);
    wrong.extend(accesses.iter().filter(strange).map(|access| told(explored, access)));
    let mut calls: Vec<_> = explored.seen.calls.iter().collect();
    calls.sort();
    for (point, symbol) in calls {
        if !may_call(explored, *point, SymbolId(*symbol)) {
            wrong.push(format!("{} calls {}", place(explored, *point), name(explored, *symbol)));
        }
    }
    for (point, symbol) in &explored.seen.starts {
        if !explored.facts.calls().starts().contains(&(*point, SymbolId(*symbol))) {
            wrong.push(format!("{} starts {}", place(explored, *point), name(explored, *symbol)));
        }
    }
    for (from, to) in &explored.seen.edges {
        if !may_go(explored, *from, *to) {
            wrong.push(format!("from {} to {}", place(explored, *from), place(explored, *to)));
        }
    }
    wrong.extend(together::compare(explored));
    wrong.extend(depend::compare(explored));
    if explored.facts.points_to().size().pooled > 0 && !takes_any_address(explored) {
        wrong.push(format!("pooled: {:?}", explored.facts.points_to().size()));
    }
    wrong
}

/// Whether the program asks for an address that may be any.
fn takes_any_address(explored: &Explored) -> bool {
    explored.program.symbols().iter().any(|symbol| {
        let flows = effects::lookup(&symbol.name).and_then(effects::Effect::flows);
        flows.is_some_and(|flows| flows.contains(&Flow::Anything))
    })
}

fn instruction(explored: &Explored, point: CodePoint) -> Option<&Inst> {
    let function = SymbolId(point.function);
    let body = explored.program.clean_body(function).ok().flatten()?;
    explored.facts.graph(function)?.instruction(body, point.instruction)
}

fn is_allowed(explored: &Explored, access: &Access) -> bool {
    let points_to = explored.facts.points_to();
    let Some(inst) = instruction(explored, access.point) else { return false };
    let is_call = matches!(inst.op, Op::Call(_) | Op::Invoke { .. } | Op::CallBr { .. });
    // Text that stands before `main`, or a list of arguments that a call makes, is the call's own; so are numbers of errors, which only calls
    // and their callers know.
    let thing = match access.object {
        Touched::Errno => Thing::Errno,
        Touched::Memory(origin) => Thing::Memory(origin),
    };
    let is_own = matches!(thing, Thing::Memory(Origin::Stack(point)) if point == access.point || is_of_library(explored, access.point))
        || thing == Thing::Errno;
    if is_call && is_own {
        return true;
    }
    let (offset, len) = (access.offset as i64, access.len.max(1) as i64);
    // What the library does to end a thread or the process it does in the name of whoever ends.
    if ends(explored, access.point) {
        return true;
    }
    // What the library has for itself at the end is named after where that is.
    if let Thing::Memory(Origin::Stack(point) | Origin::Heap(point)) = thing
        && is_of_library(explored, access.point)
        && ends(explored, point)
    {
        return true;
    }
    explored.facts.accesses(access.point).iter().any(|may| {
        (!access.write || may.write || is_call)
            && points_to.may_touch(&may.places, may.len.unwrap_or(1 << 40), thing, offset, len)
    })
}

/// Whether a thread or the program may end by an instruction.
pub fn ends(explored: &Explored, point: CodePoint) -> bool {
    let callees = explored.facts.calls().callees(point).iter();
    let mut kinds = callees
        .map(|callee| effects::lookup(&explored.program.symbol(*callee).name).map(|effect| effect.kind));
    instruction(explored, point).is_some_and(|inst| matches!(inst.op, Op::Ret(_)))
        || kinds.any(|kind| matches!(kind, Some(Kind::EndsThread | Kind::Exits)))
}

pub fn is_of_library(explored: &Explored, point: CodePoint) -> bool {
    let module = explored.program.symbol(SymbolId(point.function)).module;
    library::is_library(explored.program.module_name(module))
}

fn may_call(explored: &Explored, point: CodePoint, symbol: SymbolId) -> bool {
    let facts = &explored.facts;
    let body = library::body_of(&explored.program, symbol).unwrap_or(symbol);
    let callees = facts.calls().callees(point);
    // A call with too few arguments is an error before anything is called.
    let through_pointer = |call: &&Call| matches!(call.callee, Callee::Value(Operand::Local(_)));
    let call = instruction(explored, point).and_then(call_of).filter(through_pointer);
    let given = call.map_or(usize::MAX, |call| call.args.len());
    let takes = explored.program.symbol(symbol).function().map_or(0, |function| function.ty.params.len());
    given < takes
        || callees.contains(&symbol)
        || callees.contains(&body)
        || facts.points_to().at_thread_end().contains(&body)
}

fn may_go(explored: &Explored, from: CodePoint, to: CodePoint) -> bool {
    let Some(graph) = explored.facts.graph(SymbolId(from.function)) else { return false };
    let (a, b) = (graph.block_of(from.instruction), graph.block_of(to.instruction));
    from.function == to.function && graph.last(a) == from.instruction && graph.successors(a).contains(&b)
}

fn name(explored: &Explored, symbol: u32) -> String {
    explored.program.symbol(SymbolId(symbol)).name.to_string()
}

/// A place in the program, for a person.
pub fn place(explored: &Explored, point: CodePoint) -> String {
    let loc = instruction(explored, point).and_then(|inst| inst.loc);
    let place = loc.and_then(|loc| explored.program.place(SymbolId(point.function), loc));
    let line = place
        .map_or_else(|| format!("instruction {}", point.instruction), |place| format!("line {}", place.line));
    format!("{} {line}", name(explored, point.function))
}

fn told(explored: &Explored, access: &Access) -> String {
    let inst = instruction(explored, access.point);
    let operands = |inst: &Inst| {
        let mut all = Vec::new();
        inst.op.for_each_operand(&mut |operand: &Operand| {
            all.push(
                explored.facts.points_to().of(&explored.program, access.point, *operand).places().to_vec(),
            );
        });
        all
    };
    let origin = match access.object {
        Touched::Memory(Origin::Global(symbol)) if symbol != u32::MAX => name(explored, symbol),
        Touched::Memory(Origin::Heap(point)) => format!("heap of {}", place(explored, point)),
        Touched::Memory(Origin::Stack(point)) => format!("local of {}", place(explored, point)),
        other => format!("{other:?}"),
    };
    format!(
        "{} ({:?}): touches {} bytes at {} of {origin} {:?}; may: {:?}",
        place(explored, access.point),
        inst.map(|inst| &inst.op),
        access.len,
        access.offset,
        access.object,
        inst.map(operands)
    )
}
