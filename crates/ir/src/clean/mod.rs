//! Clean-up passes: from the body as written to the body as run. They keep every access that another thread,
//! a signal or a detector could notice: loads, stores to memory that escapes, divisions, arithmetic that
//! promises not to overflow. They never decide what an undefined value is.

mod fold;
mod promote;
mod prune;
mod pun;

use crate::constant::Const;
use crate::inst::{Body, Call, ConstId, LocalId, Op, Operand, attr};
use crate::program::{Program, SymbolId};

/// The cleaned body of a function.
pub(crate) fn clean(program: &Program, function: SymbolId, body: &Body) -> Body {
    let mut body = body.clone();
    let module = program.symbol(function).module.0 as usize;
    let origin = program.origins[function.0 as usize];
    // Constants elsewhere may name blocks of this function by position.
    let keep_blocks = program.modules[module].addressed_blocks.binary_search(&origin).is_ok();
    prune::unreachable_blocks(&mut body, keep_blocks);
    if !program.returns_twice(&body) {
        promote::promote(program, &mut body);
    }
    if fold::fold(&mut body) {
        prune::unreachable_blocks(&mut body, keep_blocks);
        fold::fold(&mut body);
    }
    prune::dead_code(&mut body);
    prune::renumber(&mut body);
    body
}

/// The call in an instruction.
fn call_of(op: &Op) -> Option<&Call> {
    match op {
        Op::Call(call) | Op::Invoke { call, .. } | Op::CallBr { call, .. } => Some(call),
        _ => None,
    }
}

/// The function that a call names, if it names one.
fn called<'a>(program: &'a Program, body: &Body, call: &Call) -> Option<&'a crate::program::Symbol> {
    call.called(body).map(|id| program.symbol(id))
}

/// Whether an instruction may return a second time: then locals must stay in memory.
pub(crate) fn returns_twice(program: &Program, body: &Body, op: &Op) -> bool {
    let Some(call) = call_of(op) else { return false };
    if call.attrs.has(attr::RETURNS_TWICE) {
        return true;
    }
    called(program, body, call).is_some_and(|symbol| {
        symbol.function().is_some_and(|f| f.attrs.has(attr::RETURNS_TWICE))
            || matches!(
                &*symbol.name,
                "setjmp" | "_setjmp" | "sigsetjmp" | "__sigsetjmp" | "vfork" | "getcontext"
            )
    })
}

/// Adds a constant to a body.
fn add_const(body: &mut Body, constant: Const) -> Operand {
    body.consts.push(constant);
    Operand::Const(ConstId(body.consts.len() as u32 - 1))
}

/// What each replaced local stands for now.
struct Replacements(Vec<Option<Operand>>);

impl Replacements {
    fn new(body: &Body) -> Replacements {
        Replacements(vec![None; body.locals.len()])
    }

    fn set(&mut self, local: LocalId, by: Operand) {
        self.0[local.0 as usize] = Some(by);
    }

    /// What an operand stands for, through any number of replacements.
    fn resolve(&self, mut operand: Operand) -> Operand {
        while let Operand::Local(LocalId(id)) = operand
            && let Some(Some(next)) = self.0.get(id as usize)
        {
            operand = *next;
        }
        operand
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    fn apply(&self, body: &mut Body) {
        for inst in body.blocks.iter_mut().flat_map(|b| &mut b.insts) {
            inst.op.for_each_operand_mut(&mut |operand| *operand = self.resolve(*operand));
        }
        for record in &mut body.variables {
            record.value = self.resolve(record.value);
        }
    }
}
