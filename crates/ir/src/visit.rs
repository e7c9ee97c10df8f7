//! Walks over what an instruction mentions: operands and blocks, each once, in the order of the text.

use crate::inst::{BlockId, Call, Callee, Clause, Op, Operand};

macro_rules! operands {
    ($name:ident, $call:ident, $iter:ident, $($mutability:tt)?) => {
        impl Op {
            /// Visits every operand.
            pub fn $name(&$($mutability)? self, f: &mut impl FnMut(&$($mutability)? Operand)) {
                match self {
                    Op::Ret(value) => value.$iter().for_each(f),
                    Op::Br(_) | Op::Unreachable | Op::Fence { .. } => {}
                    Op::CondBr { cond, .. } => f(cond),
                    Op::Switch { value, .. } => f(value),
                    Op::IndirectBr { address, .. } => f(address),
                    Op::Invoke { call, .. } | Op::CallBr { call, .. } => call.$call(f),
                    Op::Call(call) => call.$call(f),
                    Op::Resume(value) | Op::Freeze(value) => f(value),
                    Op::CatchSwitch { parent, .. } => parent.$iter().for_each(f),
                    Op::CatchRet { pad, .. } | Op::CleanupRet { pad, .. } => f(pad),
                    Op::FNeg { value, .. } | Op::Cast { value, .. } => f(value),
                    Op::Binary { a, b, .. }
                    | Op::ICmp { a, b, .. }
                    | Op::FCmp { a, b, .. }
                    | Op::ShuffleVector { a, b, .. } => {
                        f(a);
                        f(b);
                    }
                    Op::Select { cond, a, b, .. } => {
                        f(cond);
                        f(a);
                        f(b);
                    }
                    Op::Phi { incoming, .. } => incoming.$iter().for_each(|(value, _)| f(value)),
                    Op::Alloca { count, .. } => count.$iter().for_each(f),
                    Op::Load { ptr, .. } => f(ptr),
                    Op::Store { value, ptr, .. } => {
                        f(value);
                        f(ptr);
                    }
                    Op::Gep { base, indices, .. } => {
                        f(base);
                        indices.$iter().for_each(f);
                    }
                    Op::CmpXchg { ptr, expected, new, .. } => {
                        f(ptr);
                        f(expected);
                        f(new);
                    }
                    Op::AtomicRmw { ptr, value, .. } => {
                        f(ptr);
                        f(value);
                    }
                    Op::VaArg { list, .. } => f(list),
                    Op::LandingPad { clauses, .. } => clauses.$iter().for_each(|clause| match clause {
                        Clause::Catch(value) | Clause::Filter(value) => f(value),
                    }),
                    Op::CatchPad { within, args } => {
                        f(within);
                        args.$iter().for_each(f);
                    }
                    Op::CleanupPad { within, args } => {
                        within.$iter().for_each(&mut *f);
                        args.$iter().for_each(f);
                    }
                    Op::ExtractValue { aggregate, .. } => f(aggregate),
                    Op::InsertValue { aggregate, element, .. } => {
                        f(aggregate);
                        f(element);
                    }
                    Op::ExtractElement { vector, index } => {
                        f(vector);
                        f(index);
                    }
                    Op::InsertElement { vector, element, index } => {
                        f(vector);
                        f(element);
                        f(index);
                    }
                }
            }
        }

        impl Call {
            /// Visits every operand of the call: the callee, the arguments, the bundles.
            pub fn $call(&$($mutability)? self, f: &mut impl FnMut(&$($mutability)? Operand)) {
                if let Callee::Value(value) = &$($mutability)? self.callee {
                    f(value);
                }
                for arg in &$($mutability)? self.args {
                    arg.value.$iter().for_each(&mut *f);
                }
                for (_, operands) in &$($mutability)? self.bundles {
                    operands.$iter().for_each(&mut *f);
                }
            }
        }
    };
}

operands!(for_each_operand, for_each_call_operand, iter,);
operands!(for_each_operand_mut, for_each_call_operand_mut, iter_mut, mut);

impl Op {
    /// Whether it ends a block.
    pub fn is_terminator(&self) -> bool {
        matches!(
            self,
            Op::Ret(_)
                | Op::Br(_)
                | Op::CondBr { .. }
                | Op::Switch { .. }
                | Op::IndirectBr { .. }
                | Op::Invoke { .. }
                | Op::CallBr { .. }
                | Op::Resume(_)
                | Op::Unreachable
                | Op::CatchSwitch { .. }
                | Op::CatchRet { .. }
                | Op::CleanupRet { .. }
        )
    }

    /// Visits the blocks that control may go to from here, in the order of the text.
    pub fn for_each_successor(&self, f: &mut impl FnMut(BlockId)) {
        match self {
            Op::Br(to) | Op::CatchRet { to, .. } => f(*to),
            Op::CondBr { then, els, .. } => {
                f(*then);
                f(*els);
            }
            Op::Switch { default, cases, .. } => {
                f(*default);
                cases.iter().for_each(|(_, block)| f(*block));
            }
            Op::IndirectBr { targets, .. } => targets.iter().for_each(|block| f(*block)),
            Op::Invoke { normal, unwind, .. } => {
                f(*normal);
                f(*unwind);
            }
            Op::CallBr { normal, indirect, .. } => {
                f(*normal);
                indirect.iter().for_each(|block| f(*block));
            }
            Op::CatchSwitch { handlers, unwind, .. } => {
                handlers.iter().for_each(|block| f(*block));
                unwind.iter().for_each(|block| f(*block));
            }
            Op::CleanupRet { unwind, .. } => unwind.iter().for_each(|block| f(*block)),
            _ => {}
        }
    }

    /// Visits every mention of a block, those of phis included.
    pub fn for_each_block_mut(&mut self, f: &mut impl FnMut(&mut BlockId)) {
        match self {
            Op::Br(to) | Op::CatchRet { to, .. } => f(to),
            Op::CondBr { then, els, .. } => {
                f(then);
                f(els);
            }
            Op::Switch { default, cases, .. } => {
                f(default);
                cases.iter_mut().for_each(|(_, block)| f(block));
            }
            Op::IndirectBr { targets, .. } => targets.iter_mut().for_each(f),
            Op::Invoke { normal, unwind, .. } => {
                f(normal);
                f(unwind);
            }
            Op::CallBr { normal, indirect, .. } => {
                f(normal);
                indirect.iter_mut().for_each(f);
            }
            Op::CatchSwitch { handlers, unwind, .. } => {
                handlers.iter_mut().for_each(&mut *f);
                unwind.iter_mut().for_each(f);
            }
            Op::CleanupRet { unwind, .. } => unwind.iter_mut().for_each(f),
            Op::Phi { incoming, .. } => incoming.iter_mut().for_each(|(_, block)| f(block)),
            _ => {}
        }
    }
}
