//! What is in a function: how large it is, what it calls, where it starts threads, synchronises and takes inputs.
//! One pass over a body; only what stands there is reported, nothing is concluded from it.

use crate::effects::{self, Kind};
use std::sync::Arc;
use threadbare_ir::constant::{Const, ConstExpr, ConstKind};
use threadbare_ir::inst::{Body, Call, Callee, Inst, MetadataId, Op, Operand, Order};
use threadbare_ir::program::{Symbol, SymbolId, SymbolKind};

/// What is in the body of a function.
#[derive(Clone, Debug, Default)]
pub struct Census {
    /// How many blocks.
    pub blocks: usize,
    /// How many instructions.
    pub instructions: usize,
    /// Every function that is called by name, or whose address is taken, once each.
    pub mentioned: Vec<SymbolId>,
    /// Calls through a computed address.
    pub indirect_calls: usize,
    /// Inline assembly.
    pub assembly: usize,
    /// What is of interest for threads and inputs, in the order of the body.
    pub sites: Vec<Site>,
}

/// An instruction by which a thread starts, synchronises or takes an input.
#[derive(Clone, PartialEq, Debug)]
pub struct Site {
    /// The function that is called, or the instruction (`cmpxchg`, `fence`, ...).
    pub what: Arc<str>,
    /// What it does.
    pub kind: Kind,
    /// What it does it to, where the program text says so: the thread's function, the lock, the input's name.
    pub subject: Option<String>,
    /// Its `DILocation`.
    pub loc: Option<MetadataId>,
}

/// Counts and collects.
#[must_use]
pub fn census(symbols: &[Symbol], body: &Body) -> Census {
    let mut census = Census { blocks: body.blocks.len(), ..Census::default() };
    for inst in body.blocks.iter().flat_map(|block| &block.insts) {
        census.instructions += 1;
        match &inst.op {
            Op::Call(call) | Op::Invoke { call, .. } | Op::CallBr { call, .. } => {
                census.visit_call(symbols, body, call, inst);
            }
            op => census.sites.extend(atomic(symbols, body, op, inst)),
        }
    }
    // Addresses of functions are constants of the body, whoever uses them.
    body.consts.iter().for_each(|constant| mention(symbols, constant, &mut census.mentioned));
    census.mentioned.sort_unstable();
    census.mentioned.dedup();
    census
}

impl Census {
    fn visit_call(&mut self, symbols: &[Symbol], body: &Body, call: &Call, inst: &Inst) {
        let callee = match &call.callee {
            Callee::Asm(_) => {
                self.assembly += 1;
                return;
            }
            Callee::Value(Operand::Const(id)) => address(&body.consts[id.0 as usize]),
            Callee::Value(Operand::Local(_)) => None,
        };
        let Some(symbol) = callee.and_then(|id| symbols.get(id.0 as usize)) else {
            self.indirect_calls += 1;
            return;
        };
        let defined = matches!(&symbol.kind, SymbolKind::Function(function) if function.is_defined);
        let Some(effect) = effects::lookup(&symbol.name).filter(|_| !defined) else { return };
        if !(effect.kind.synchronises() || effect.kind == Kind::ReadsInput) {
            return;
        }
        let argument = |n: usize| call.args.get(n).and_then(|argument| argument.value);
        let subject = match effect.kind {
            Kind::Spawns => effects::thread_function_argument(effect.name).and_then(argument),
            Kind::ReadsInput => effects::input_name_argument(effect.name).and_then(argument),
            Kind::Atomic | Kind::AtomicSection | Kind::Joins | Kind::EndsThread => None,
            _ => argument(0),
        };
        let subject = subject.and_then(|operand| match effect.kind {
            Kind::ReadsInput => string(symbols, body, operand),
            _ => name(symbols, body, operand),
        });
        self.sites.push(Site { what: symbol.name.clone(), kind: effect.kind, subject, loc: inst.loc });
    }
}

/// Atomic instructions are synchronisation too.
fn atomic(symbols: &[Symbol], body: &Body, op: &Op, inst: &Inst) -> Option<Site> {
    let (what, ptr) = match op {
        Op::Load { ptr, access, .. } if access.order != Order::NotAtomic => ("atomic load", Some(*ptr)),
        Op::Store { ptr, access, .. } if access.order != Order::NotAtomic => ("atomic store", Some(*ptr)),
        Op::CmpXchg { ptr, .. } => ("cmpxchg", Some(*ptr)),
        Op::AtomicRmw { ptr, .. } => ("atomicrmw", Some(*ptr)),
        Op::Fence { .. } => ("fence", None),
        _ => return None,
    };
    let subject = ptr.and_then(|operand| name(symbols, body, operand));
    Some(Site { what: what.into(), kind: Kind::Atomic, subject, loc: inst.loc })
}

/// The symbol whose address a constant is, or is computed from.
fn address(constant: &Const) -> Option<SymbolId> {
    match &constant.kind {
        ConstKind::Symbol(id) | ConstKind::DsoLocalEquivalent(id) | ConstKind::NoCfi(id) => Some(*id),
        ConstKind::Expr(expr) => match &**expr {
            ConstExpr::Gep { base, .. } => address(base),
            ConstExpr::Cast { value, .. } => address(value),
            _ => None,
        },
        _ => None,
    }
}

/// The name of the global that an operand points to or into, or of the local variable that it is.
fn name(symbols: &[Symbol], body: &Body, operand: Operand) -> Option<String> {
    match operand {
        Operand::Const(id) => {
            let symbol = symbols.get(address(body.consts.get(id.0 as usize)?)?.0 as usize)?;
            Some(symbol.name.to_string())
        }
        Operand::Local(id) => Some(body.locals.get(id.0 as usize)?.name.as_ref()?.to_string()),
    }
}

/// The text that an operand points to, if the program has it as a constant.
fn string(symbols: &[Symbol], body: &Body, operand: Operand) -> Option<String> {
    let Operand::Const(id) = operand else { return None };
    let symbol = symbols.get(address(body.consts.get(id.0 as usize)?)?.0 as usize)?;
    let SymbolKind::Variable(variable) = &symbol.kind else { return None };
    let ConstKind::Bytes(bytes) = &variable.init.as_ref()?.kind else { return None };
    let text = bytes.split(|byte| *byte == 0).next()?;
    Some(String::from_utf8_lossy(text).into_owned())
}

/// Collects the functions that a constant speaks of, at any depth.
fn mention(symbols: &[Symbol], constant: &Const, found: &mut Vec<SymbolId>) {
    let mut todo = vec![constant];
    while let Some(constant) = todo.pop() {
        match &constant.kind {
            ConstKind::Symbol(id) | ConstKind::DsoLocalEquivalent(id) | ConstKind::NoCfi(id)
                if is_function(symbols, *id) =>
            {
                found.push(*id);
            }
            ConstKind::Aggregate(parts) | ConstKind::PtrAuth(parts) => todo.extend(parts.iter()),
            ConstKind::Splat(part) => todo.push(part),
            ConstKind::Expr(expr) => match &**expr {
                ConstExpr::Gep { base, .. } => todo.push(base),
                ConstExpr::Cast { value, .. } => todo.push(value),
                ConstExpr::Binary { a, b, .. }
                | ConstExpr::ICmp { a, b, .. }
                | ConstExpr::FCmp { a, b, .. }
                | ConstExpr::Select { a, b, .. } => todo.extend([a, b]),
                _ => {}
            },
            _ => {}
        }
    }
}

fn is_function(symbols: &[Symbol], id: SymbolId) -> bool {
    symbols.get(id.0 as usize).is_some_and(|symbol| matches!(symbol.kind, SymbolKind::Function(_)))
}
