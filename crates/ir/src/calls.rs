//! Calls that are put in front of instructions of a program, for whoever wants to know when threads come there. To everybody else it is then the
//! program that has these calls; why they are there is not known here.

use crate::constant::{Const, ConstKind};
use crate::inst::{Arg, AttrSet, Body, Call, Callee, ConstId, FastMath, Inst, Op, Operand, TailKind};
use crate::program::{Program, SymbolId};
use crate::types::{FunctionType, Type};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A call with numbers, in front of an instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Before {
    /// The block.
    pub block: u32,
    /// The instruction in the block, in the body as it is written.
    pub at: u32,
    /// The arguments.
    pub numbers: Vec<u32>,
}

/// All of them.
#[derive(Default)]
pub(crate) struct Calls {
    callee: Option<SymbolId>,
    before: BTreeMap<SymbolId, Vec<Before>>,
}

impl Program {
    /// The same program with calls of a function in these places. Only before any body was asked for.
    #[must_use]
    pub fn with_calls(mut self, callee: SymbolId, mut before: BTreeMap<SymbolId, Vec<Before>>) -> Program {
        for calls in before.values_mut() {
            calls.sort_by_key(|call| (call.block, call.at));
        }
        self.calls = Calls { callee: Some(callee), before };
        self
    }

    /// Puts the calls into a body that has just been read.
    pub(crate) fn put_calls(&self, function: SymbolId, body: &mut Body) {
        let (Some(callee), Some(calls)) = (self.calls.callee, self.calls.before.get(&function)) else {
            return;
        };
        // From the last to the first, so that those to come stay where they are.
        for call in calls.iter().rev() {
            put(body, callee, call);
        }
    }

    /// What tells the program from the one without calls.
    pub(crate) fn calls_as_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for (function, calls) in &self.calls.before {
            for call in calls {
                let numbers =
                    [function.0, call.block, call.at].into_iter().chain(call.numbers.iter().copied());
                numbers.for_each(|number| bytes.extend(number.to_le_bytes()));
            }
        }
        bytes
    }
}

fn put(body: &mut Body, callee: SymbolId, call: &Before) {
    let mut constant = |ty: Type, kind: ConstKind| {
        body.consts.push(Const { ty, kind });
        Operand::Const(ConstId(body.consts.len() as u32 - 1))
    };
    let args: Vec<Arg> = call
        .numbers
        .iter()
        .map(|number| {
            let value = Some(constant(Type::Int(32), ConstKind::Int((*number).into())));
            Arg { value, metadata: None, attrs: AttrSet::default() }
        })
        .collect();
    let called = constant(Type::Ptr(0), ConstKind::Symbol(callee));
    let Some(block) = body.blocks.get_mut(call.block as usize) else { return };
    let at = (call.at as usize).min(block.insts.len());
    // What stores parameters has no place of its own.
    let loc = block.insts[at..].iter().find_map(|inst| inst.loc);
    let ty =
        FunctionType { ret: Type::Void, params: args.iter().map(|_| Type::Int(32)).collect(), vararg: false };
    let op = Op::Call(Box::new(Call {
        ty: Arc::new(ty),
        callee: Callee::Value(called),
        args,
        convention: None,
        tail: TailKind::None,
        fast: FastMath::default(),
        attrs: AttrSet::default(),
        bundles: Vec::new(),
    }));
    block.insts.insert(at, Inst { result: None, op, loc });
    for variable in &mut body.variables {
        if variable.block.0 == call.block && variable.at as usize > at {
            variable.at += 1;
        }
    }
}
