//! Casts, lane by lane; those between shapes see all bits at once.

use super::{Decoded, Decoder};
use crate::code::{Op, Shape};
use crate::shape;
use threadbare_ir::inst::{CastOp, Inst, Operand};
use threadbare_ir::types::Type;

impl Decoder<'_> {
    pub(super) fn cast(&mut self, inst: &Inst, op: CastOp, value: Operand, to: &Type) -> Decoded<()> {
        let from_ty = self.type_of(value);
        if op == CastOp::BitCast {
            let (from, to) = (shape::widths(&from_ty)?, shape::widths(to)?);
            let (a, dst) = (self.operand(value)?, self.result(inst));
            if from == to {
                self.copies(dst, a, from.len() as u32);
                return Ok(());
            }
            let bits =
                |widths: Vec<_>| Shape { size: 0, leaves: widths.into_iter().map(|w| (0, w)).collect() };
            let (from, to) = (self.shape_number(bits(from)), self.shape_number(bits(to)));
            self.emit(Op::Reshape { from, to, dst, a });
            return Ok(());
        }
        let (from, to) = (shape::width(&shape::lanes(&from_ty)?.0)?, shape::width(&shape::lanes(to)?.0)?);
        self.lanewise(inst, &[value], |_, dst, at| {
            let a = at[0];
            match op {
                CastOp::Trunc => Op::Truncate { from, to, dst, a },
                CastOp::ZExt => Op::ZeroExtend { from, to, dst, a },
                CastOp::SExt => Op::SignExtend { from, to, dst, a },
                CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr if to < from => {
                    Op::Truncate { from, to, dst, a }
                }
                CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr if to > from => {
                    Op::ZeroExtend { from, to, dst, a }
                }
                CastOp::PtrToInt
                | CastOp::PtrToAddr
                | CastOp::IntToPtr
                | CastOp::BitCast
                | CastOp::AddrSpaceCast => Op::Copy { dst, a },
                CastOp::FpTrunc
                | CastOp::FpExt
                | CastOp::FpToUi
                | CastOp::FpToSi
                | CastOp::UiToFp
                | CastOp::SiToFp => Op::FloatCast { op, saturate: false, from, to, dst, a },
            }
        })
    }
}
