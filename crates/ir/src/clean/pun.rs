//! Slots that hold a pointer and are accessed as an integer of its size, or the other way round: clang does that around
//! every atomic access to a pointer. The accesses get the slot's type, with casts beside them, so that the slot can become
//! a value. What it holds stays the same, bit by bit.

use crate::inst::{Body, CastFlags, CastOp, Inst, Local, LocalId, Op, Operand};
use crate::program::Program;
use crate::types::Type;
use rustc_hash::FxHashMap;

/// How a value of one type is a value of the other, if both have the same bits.
pub(super) fn cast(program: &Program, from: &Type, to: &Type) -> Option<CastOp> {
    let fits = |bits: u32, space: u32| program.layout().pointer_bits(space) == bits;
    match (from, to) {
        (Type::Int(bits), Type::Ptr(space)) if fits(*bits, *space) => Some(CastOp::IntToPtr),
        (Type::Ptr(space), Type::Int(bits)) if fits(*bits, *space) => Some(CastOp::PtrToInt),
        _ => None,
    }
}

/// Gives all accesses to these slots the types of the slots.
pub(super) fn unify(program: &Program, body: &mut Body, slots: &FxHashMap<LocalId, Type>) {
    for block in 0..body.blocks.len() {
        let insts = std::mem::take(&mut body.blocks[block].insts);
        let mut unified = Vec::with_capacity(insts.len());
        // For each position, how many instructions came before it additionally.
        let mut shift = Vec::with_capacity(insts.len() + 1);
        for (at, inst) in insts.into_iter().enumerate() {
            shift.push((unified.len() - at) as u32);
            one(program, body, slots, inst, &mut unified);
        }
        shift.push((unified.len() - shift.len()) as u32);
        body.blocks[block].insts = unified;
        for record in body.variables.iter_mut().filter(|record| record.block.0 as usize == block) {
            record.at += shift[(record.at as usize).min(shift.len() - 1)];
        }
    }
}

/// Puts one instruction behind the others, with a cast if it needs one.
fn one(
    program: &Program,
    body: &mut Body,
    slots: &FxHashMap<LocalId, Type>,
    mut inst: Inst,
    unified: &mut Vec<Inst>,
) {
    let slot = |ptr: &Operand| match ptr {
        Operand::Local(id) => slots.get(id).cloned(),
        Operand::Const(_) => None,
    };
    let loc = inst.loc;
    let convert = |op: CastOp, value: Operand, to: Type, result: LocalId| Inst {
        result: Some(result),
        op: Op::Cast { op, flags: CastFlags::default(), value, to },
        loc,
    };
    match (&mut inst.op, inst.result) {
        (Op::Load { ty, ptr, .. }, Some(result)) => {
            let Some(own) = slot(ptr) else { return unified.push(inst) };
            let Some(op) = cast(program, &own, ty) else { return unified.push(inst) };
            let (to, loaded) = (std::mem::replace(ty, own.clone()), fresh(body, own));
            inst.result = Some(loaded);
            unified.push(inst);
            unified.push(convert(op, Operand::Local(loaded), to, result));
        }
        (Op::Store { value, ptr, .. }, _) => {
            let Some(own) = slot(ptr) else { return unified.push(inst) };
            let Some(op) = cast(program, body.type_of(*value), &own) else { return unified.push(inst) };
            let stored = fresh(body, own.clone());
            unified.push(convert(op, std::mem::replace(value, Operand::Local(stored)), own, stored));
            unified.push(inst);
        }
        _ => unified.push(inst),
    }
}

fn fresh(body: &mut Body, ty: Type) -> LocalId {
    body.locals.push(Local { ty, name: None });
    LocalId(body.locals.len() as u32 - 1)
}
