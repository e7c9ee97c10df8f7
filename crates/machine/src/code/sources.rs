//! The registers that operations read.

use super::{Op, Reg};

impl Op {
    /// The registers that it reads; of several side by side, the first.
    pub(crate) fn sources(&mut self) -> Vec<&mut Reg> {
        match self {
            Op::Binary { a, b, .. }
            | Op::Compare { a, b, .. }
            | Op::FloatBinary { a, b, .. }
            | Op::FloatCompare { a, b, .. } => vec![a, b],
            Op::Truncate { a, .. }
            | Op::ZeroExtend { a, .. }
            | Op::SignExtend { a, .. }
            | Op::FloatNegate { a, .. }
            | Op::FloatCast { a, .. }
            | Op::Reshape { a, .. }
            | Op::Freeze { a, .. }
            | Op::Copy { a, .. } => vec![a],
            Op::Select { cond, a, b, .. } => vec![cond, a, b],
            Op::Intrinsic { a, b, c, .. } => vec![a, b, c],
            Op::ExtractLane { a, index, .. } => vec![a, index],
            Op::InsertLane { a, element, index, .. } => vec![a, element, index],
            Op::Index { a, index, .. } => vec![a, index],
            Op::Alloca { count, .. } => vec![count],
            Op::CopyOf { ptr, .. } | Op::Load { ptr, .. } | Op::LoadShape { ptr, .. } => vec![ptr],
            Op::Store { value, ptr, .. } | Op::StoreShape { value, ptr, .. } => vec![value, ptr],
            Op::Rmw { ptr, value, .. } => vec![ptr, value],
            Op::CompareExchange { ptr, expected, new, .. } => vec![ptr, expected, new],
            Op::VaStart { list } => vec![list],
            Op::Branch { cond, .. } => vec![cond],
            Op::Switch { value, .. } => vec![value],
            Op::IndirectBranch { address, .. } => vec![address],
            Op::Return { first, .. } => vec![first],
            Op::ThreadLocal { .. }
            | Op::Fence { .. }
            | Op::Call { .. }
            | Op::Edge { .. }
            | Op::Jump { .. }
            | Op::Unreachable
            | Op::Trap
            | Op::Unsupported { .. } => vec![],
        }
    }
}
