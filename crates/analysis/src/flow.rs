//! Control flow inside a function: which blocks may follow which.

use threadbare_ir::inst::{Block, BlockId, Op};

/// The blocks that may run after this one, in the order in which its terminator names them; a block that is
/// named twice is there twice.
#[must_use]
pub fn successors(block: &Block) -> Vec<BlockId> {
    let Some(last) = block.insts.last() else { return Vec::new() };
    match &last.op {
        Op::Br(to) => vec![*to],
        Op::CondBr { then, els, .. } => vec![*then, *els],
        Op::Switch { default, cases, .. } => cases.iter().map(|(_, to)| *to).chain([*default]).collect(),
        Op::IndirectBr { targets, .. } => targets.clone(),
        Op::Invoke { normal, unwind, .. } => vec![*normal, *unwind],
        Op::CallBr { normal, indirect, .. } => {
            [*normal].into_iter().chain(indirect.iter().copied()).collect()
        }
        Op::CatchSwitch { handlers, unwind, .. } => handlers.iter().copied().chain(*unwind).collect(),
        Op::CatchRet { to, .. } => vec![*to],
        Op::CleanupRet { unwind, .. } => unwind.iter().copied().collect(),
        _ => Vec::new(),
    }
}
