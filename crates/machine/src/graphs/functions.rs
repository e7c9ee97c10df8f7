//! The functions that a pointer among the inputs may lead to: those whose type is the pointer's and whose address the program takes.

use crate::library::PREFIX;
use crate::memory::address;
use rustc_hash::FxHashSet;
use threadbare_ir::constant::{Const, ConstExpr, ConstKind};
use threadbare_ir::debug::{DebugInfo, SourceTypeKind};
use threadbare_ir::inst::{MetadataId, Op};
use threadbare_ir::metadata::Value;
use threadbare_ir::program::{ModuleId, Program, SymbolId, SymbolKind};

/// Their addresses, in the order of the program.
pub fn of_type(program: &Program, module: ModuleId, ty: MetadataId) -> Vec<u64> {
    let debug = program.debug(module);
    let Some(wanted) = signature(&debug, ty) else { return Vec::new() };
    let taken = taken(program);
    let mut found = Vec::new();
    for (symbol, number) in program.symbols().iter().zip(0u32..) {
        let SymbolKind::Function(function) = &symbol.kind else { continue };
        if !function.is_defined
            || symbol.module != module
            || symbol.name.starts_with(PREFIX)
            || !taken.contains(&number)
        {
            continue;
        }
        let own = function.subprogram.and_then(|id| debug.node(id)?.reference("type"));
        if own.and_then(|ty| signature(&debug, ty)).as_ref() == Some(&wanted) {
            found.push(address::of_function(number));
        }
    }
    found
}

/// The types of the result and the parameters behind typedefs and qualifiers; nothing for `void`.
fn signature(debug: &DebugInfo<'_>, ty: MetadataId) -> Option<Vec<Option<MetadataId>>> {
    let (id, plain) = debug.plain_type(ty)?;
    if plain.kind != SourceTypeKind::Function {
        return None;
    }
    let types = debug.node(debug.node(id)?.reference("types")?)?;
    let plain = |value: &Value<'_>| match value {
        Value::Ref(id) => debug.plain_type(*id).map(|(id, _)| id),
        _ => None,
    };
    Some(types.fields.iter().map(|(_, value)| plain(value)).collect())
}

/// The functions that are named anywhere but where they are called.
fn taken(program: &Program) -> FxHashSet<u32> {
    let mut taken = FxHashSet::default();
    for (number, symbol) in program.symbols().iter().enumerate() {
        if let SymbolKind::Variable(variable) = &symbol.kind {
            variable.init.iter().for_each(|init| named(init, &mut taken));
        }
        let Ok(Some(body)) = program.clean_body(SymbolId(number as u32)) else { continue };
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            let called = match &inst.op {
                Op::Call(call) | Op::Invoke { call, .. } => call.called(body),
                _ => None,
            };
            let mut own = FxHashSet::default();
            let mut times = 0;
            inst.op.for_each_operand(&mut |operand| {
                if let threadbare_ir::inst::Operand::Const(id) = operand
                    && let Some(constant) = body.consts.get(id.0 as usize)
                {
                    let mut here = FxHashSet::default();
                    named(constant, &mut here);
                    times += usize::from(called.is_some_and(|called| here.contains(&called.0)));
                    own.extend(here);
                }
            });
            // Named once by a call is being called, twice is also being handed on.
            if let Some(called) = called.filter(|_| times <= 1) {
                own.remove(&called.0);
            }
            taken.extend(own);
        }
    }
    taken
}

/// The symbols in a constant.
fn named(constant: &Const, found: &mut FxHashSet<u32>) {
    let mut open = vec![constant];
    while let Some(constant) = open.pop() {
        match &constant.kind {
            ConstKind::Symbol(symbol) => {
                found.insert(symbol.0);
            }
            ConstKind::Aggregate(elements) => open.extend(elements.iter()),
            ConstKind::Splat(element) => open.push(element),
            ConstKind::Expr(expr) => match &**expr {
                ConstExpr::Gep { base, .. } => open.push(base),
                ConstExpr::Cast { value, .. } => open.push(value),
                _ => {}
            },
            _ => {}
        }
    }
}
