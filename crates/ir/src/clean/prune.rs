//! Removal: blocks that control cannot reach, instructions whose results nobody uses and whose absence nobody
//! can notice; then dense numbers for what is left.

use crate::flow::Flow;
use crate::inst::{BinaryOp, BlockId, Body, ConstId, Inst, LocalId, Op, Operand};

/// Keeps the instructions that `keep` says, by block and position, and moves the variable records along.
pub(super) fn compact_by(body: &mut Body, keep: impl Fn(usize, usize) -> bool) {
    let mut shifts: Vec<Vec<u32>> = Vec::with_capacity(body.blocks.len());
    for (b, block) in body.blocks.iter_mut().enumerate() {
        let mut shift = Vec::with_capacity(block.insts.len() + 1);
        let mut kept = 0;
        for i in 0..block.insts.len() {
            shift.push(kept);
            kept += u32::from(keep(b, i));
        }
        shift.push(kept);
        let mut i = 0;
        block.insts.retain(|_| {
            i += 1;
            shift[i] > shift[i - 1]
        });
        shifts.push(shift);
    }
    for record in &mut body.variables {
        let shift = &shifts[record.block.0 as usize];
        record.at = shift[(record.at as usize).min(shift.len() - 1)];
    }
}

/// Keeps the instructions that `keep` says.
pub(super) fn compact(body: &mut Body, keep: impl Fn(usize, &Inst) -> bool) {
    let marks: Vec<Vec<bool>> = body
        .blocks
        .iter()
        .enumerate()
        .map(|(b, block)| block.insts.iter().map(|inst| keep(b, inst)).collect())
        .collect();
    compact_by(body, |b, i| marks[b][i]);
}

/// Removes unreachable blocks and the edges from them; empties them instead if positions must stay.
pub(super) fn unreachable_blocks(body: &mut Body, keep_positions: bool) {
    let flow = Flow::new(body);
    let reachable = |block: BlockId| flow.is_reachable(block.0);
    if flow.order.len() == body.blocks.len() {
        return;
    }
    for inst in body.blocks.iter_mut().flat_map(|b| &mut b.insts) {
        if let Op::Phi { incoming, .. } = &mut inst.op {
            incoming.retain(|(_, from)| reachable(*from));
        }
    }
    body.variables.retain(|record| reachable(record.block));
    if keep_positions {
        for (i, block) in body.blocks.iter_mut().enumerate() {
            if !flow.is_reachable(i as u32) {
                block.insts = vec![Inst { result: None, op: Op::Unreachable, loc: None }];
            }
        }
        return;
    }
    let mut next = 0;
    let mut new = vec![BlockId(0); body.blocks.len()];
    for (i, slot) in new.iter_mut().enumerate() {
        *slot = BlockId(next);
        next += u32::from(flow.is_reachable(i as u32));
    }
    let mut i = 0;
    body.blocks.retain(|_| {
        i += 1;
        flow.is_reachable(i - 1)
    });
    for inst in body.blocks.iter_mut().flat_map(|b| &mut b.insts) {
        inst.op.for_each_block_mut(&mut |block| *block = new[block.0 as usize]);
    }
    for record in &mut body.variables {
        record.block = new[record.block.0 as usize];
    }
}

/// Removes instructions that only compute what nobody uses.
pub(super) fn dead_code(body: &mut Body) {
    let mut definition: Vec<Option<(u32, u32)>> = vec![None; body.locals.len()];
    let mut live = vec![false; body.locals.len()];
    let mut work = Vec::new();
    let mut mark = |operand: &Operand, work: &mut Vec<u32>| {
        if let Operand::Local(id) = operand
            && !std::mem::replace(&mut live[id.0 as usize], true)
        {
            work.push(id.0);
        }
    };
    for (b, block) in body.blocks.iter().enumerate() {
        for (i, inst) in block.insts.iter().enumerate() {
            if let Some(result) = inst.result {
                definition[result.0 as usize] = Some((b as u32, i as u32));
            }
            if !is_pure(&inst.op) {
                inst.op.for_each_operand(&mut |operand| mark(operand, &mut work));
            }
        }
    }
    while let Some(local) = work.pop() {
        if let Some((b, i)) = definition[local as usize] {
            let op = &body.blocks[b as usize].insts[i as usize].op;
            op.for_each_operand(&mut |operand| mark(operand, &mut work));
        }
    }
    compact(body, |_, inst| !is_pure(&inst.op) || inst.result.is_some_and(|id| live[id.0 as usize]));
    let unknown = |operand: &Operand| match operand {
        Operand::Local(id) => definition[id.0 as usize].is_some() && !live[id.0 as usize],
        Operand::Const(_) => false,
    };
    // A variable whose value is gone is not known any more, which is worth saying.
    if body.variables.iter().any(|record| unknown(&record.value)) {
        use crate::constant::{Const, ConstKind};
        let gone = super::add_const(body, Const { ty: crate::types::Type::Metadata, kind: ConstKind::Undef });
        for record in body.variables.iter_mut().filter(|r| unknown(&r.value)) {
            record.value = gone;
            record.is_address = false;
        }
    }
}

/// Whether nobody can notice that the instruction is missing when its result is unused.
fn is_pure(op: &Op) -> bool {
    match op {
        Op::Binary { op: BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem, .. } => false,
        Op::Binary { flags, .. } => !(flags.nsw || flags.nuw || flags.exact),
        Op::FNeg { .. }
        | Op::ICmp { .. }
        | Op::FCmp { .. }
        | Op::Cast { .. }
        | Op::Select { .. }
        | Op::Freeze(_)
        | Op::Phi { .. }
        | Op::Alloca { .. }
        | Op::Gep { .. }
        | Op::ExtractValue { .. }
        | Op::InsertValue { .. }
        | Op::ExtractElement { .. }
        | Op::InsertElement { .. }
        | Op::ShuffleVector { .. } => true,
        _ => false,
    }
}

/// Numbers locals and constants anew, without gaps: the parameters, then results in order.
pub(super) fn renumber(body: &mut Body) {
    let mut new_local: Vec<Option<LocalId>> = vec![None; body.locals.len()];
    let old = std::mem::take(&mut body.locals);
    let mut locals: Vec<_> = old.into_iter().map(Some).collect();
    let parameters = body.parameters as usize;
    let mut take = |id: usize, new_local: &mut Vec<Option<LocalId>>| {
        if let Some(local) = locals[id].take() {
            new_local[id] = Some(LocalId(body.locals.len() as u32));
            body.locals.push(local);
        }
    };
    (0..parameters).for_each(|id| take(id, &mut new_local));
    for inst in body.blocks.iter_mut().flat_map(|b| &mut b.insts) {
        if let Some(result) = &mut inst.result {
            take(result.0 as usize, &mut new_local);
            *result = new_local[result.0 as usize].unwrap_or(*result);
        }
    }
    let mut new_const: Vec<Option<ConstId>> = vec![None; body.consts.len()];
    let old_consts = std::mem::take(&mut body.consts);
    let consts = &mut body.consts;
    let mut use_const = |id: &mut ConstId| {
        let slot = &mut new_const[id.0 as usize];
        *id = *slot.get_or_insert_with(|| {
            consts.push(old_consts[id.0 as usize].clone());
            ConstId(consts.len() as u32 - 1)
        });
    };
    let mut fix = |operand: &mut Operand| match operand {
        Operand::Local(id) => *id = new_local[id.0 as usize].unwrap_or(*id),
        Operand::Const(id) => use_const(id),
    };
    for inst in body.blocks.iter_mut().flat_map(|b| &mut b.insts) {
        inst.op.for_each_operand_mut(&mut fix);
    }
    for record in &mut body.variables {
        fix(&mut record.value);
    }
    for inst in body.blocks.iter_mut().flat_map(|b| &mut b.insts) {
        if let Op::Switch { cases, .. } = &mut inst.op {
            cases.iter_mut().for_each(|(constant, _)| use_const(constant));
        }
    }
}
