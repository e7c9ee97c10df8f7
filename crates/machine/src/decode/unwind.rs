//! Exceptions: which calls have a place that takes them in, and what is taken in there. How exceptions find that place is not known here: the
//! library's part in C looks for it (`cxx_exceptions.c` of `models`).

use super::{Decoded, Decoder};
use crate::code::{CallSite, Clause, NONE, Op, Pad, Pc, Target};
use crate::library::body_name;
use threadbare_ir::constant::{Const, ConstKind};
use threadbare_ir::inst::{BinaryOp, BlockId, Clause as IrClause, Inst, Op as Ir, Operand};

/// The function of the library that goes on with an exception after a clean-up.
const RESUME: &str = "_Unwind_Resume";

impl Decoder<'_> {
    /// The pad of a call.
    pub(super) fn pad(&mut self, block: BlockId, call: Pc, unwind: BlockId) -> Decoded<()> {
        let body = self.body;
        let insts = &body.blocks[unwind.0 as usize].insts;
        let landing = insts.iter().find(|inst| !matches!(inst.op, Ir::Phi { .. }));
        let Some(Inst { op: Ir::LandingPad { cleanup, clauses: from, .. }, .. }) = landing else {
            return Err("exceptions that are not taken in by a landing pad".into());
        };
        let first = landing.map_or(NONE, |inst| self.result(inst));
        let mut clauses = Vec::new();
        for clause in from {
            clauses.push(match clause {
                IrClause::Catch(described) => Clause::Catches(self.constant_operand(*described)?),
                IrClause::Filter(types) if self.is_empty(*types) => Clause::AllowsNone,
                IrClause::Filter(_) => {
                    return Err("a list of the exceptions that a function may throw".into());
                }
            });
        }
        if *cleanup {
            clauses.push(Clause::CleansUp);
        }
        let to = self.edge_to(block, unwind, 0)?;
        self.code.pads.push(Pad { call, to, first, clauses });
        Ok(())
    }

    fn is_empty(&self, types: Operand) -> bool {
        let Operand::Const(id) = types else { return false };
        let Const { kind, ty } = &self.body.consts[id.0 as usize];
        match kind {
            ConstKind::Zero | ConstKind::Undef => crate::shape::registers_of(ty) == Ok(0),
            ConstKind::Aggregate(elements) => elements.is_empty(),
            _ => false,
        }
    }

    /// Goes on with an exception: a call of the library, which does not return.
    pub(super) fn resume(&mut self, value: Operand) -> Decoded<()> {
        let Some(function) = self.program.find(&body_name(RESUME)) else {
            return Err("going on with an exception of an unknown language".into());
        };
        let record = self.operand(value)?;
        let number = self.code.calls.len() as u32;
        self.code.calls.push(CallSite {
            target: Target::Function(function.0),
            args: vec![record],
            params: Vec::new(),
            fixed: 1,
            results: 0,
            result: 0,
            halves: false,
            copies: 0,
        });
        self.emit(Op::Call { dst: NONE, site: number });
        self.emit(Op::Unreachable);
        Ok(())
    }

    /// What landing pads compare the selector of an exception with: a number for the type that is described there.
    pub(super) fn selector(&mut self, inst: &Inst, described: Operand) -> Decoded<()> {
        let (a, mask, dst) = (self.operand(described)?, self.word(0x7fff_ffff), self.result(inst));
        self.emit(Op::Binary { op: BinaryOp::And, flags: 0, width: 64, dst, a, b: mask });
        Ok(())
    }
}
