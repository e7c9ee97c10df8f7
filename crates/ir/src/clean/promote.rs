//! Memory to registers: a stack slot that is only loaded and stored whole, by plain accesses of one type,
//! becomes a value. A load before any store becomes `undef`, and so does a slot whose lifetime starts again.

use super::{Replacements, add_const, called, pun};
use crate::constant::{Const, ConstKind};
use crate::flow::Flow;
use crate::inst::{Access, BlockId, Body, CastOp, Inst, Local, LocalId, Op, Operand, Order, VariableRecord};
use crate::program::Program;
use crate::types::Type;
use rustc_hash::FxHashMap;

/// A slot that can be promoted.
struct Slot {
    ty: Type,
    /// Blocks that give it a value.
    writers: Vec<u32>,
    /// Its declared source variables: the records' numbers.
    declared: Vec<usize>,
}

/// Replaces every slot that can be.
pub(super) fn promote(program: &Program, body: &mut Body) {
    forward_pointer_casts(body);
    let Some((mut slots, punned)) = find_slots(program, body) else { return };
    if !punned.is_empty() {
        pun::unify(program, body, &punned);
    }
    let flow = Flow::new(body);
    let slot_of: FxHashMap<LocalId, usize> = slots.iter().enumerate().map(|(i, (id, _))| (*id, i)).collect();
    for (i, record) in body.variables.iter().enumerate() {
        if let Operand::Local(id) = record.value
            && record.is_address
            && let Some(&slot) = slot_of.get(&id)
        {
            slots[slot].1.declared.push(i);
        }
    }
    for (b, block) in body.blocks.iter().enumerate() {
        for inst in &block.insts {
            if let Some((slot, _)) = written(program, body, &slot_of, inst)
                && slots[slot].1.writers.last() != Some(&(b as u32))
            {
                slots[slot].1.writers.push(b as u32);
            }
        }
    }
    let idom = flow.dominators();
    let phis = place_phis(body, &flow, &idom, &slots);
    rename(program, body, &flow, &idom, &slots, &slot_of, &phis);
}

/// A cast from pointer to pointer of the same address space is its operand.
fn forward_pointer_casts(body: &mut Body) {
    let mut same = Replacements::new(body);
    for inst in body.blocks.iter().flat_map(|b| &b.insts) {
        if let (Op::Cast { op: CastOp::BitCast, value, to, .. }, Some(result)) = (&inst.op, inst.result)
            && matches!(to, Type::Ptr(_))
            && body.type_of(*value) == to
            && *value != Operand::Local(result)
        {
            same.set(result, *value);
        }
    }
    if same.is_empty() || !is_acyclic(&same) {
        return;
    }
    same.apply(body);
    super::prune::compact(body, |_, inst| inst.result.is_none_or(|id| same.0[id.0 as usize].is_none()));
}

/// Whether following replacements always ends. It does in code where definitions dominate uses.
fn is_acyclic(same: &Replacements) -> bool {
    let n = same.0.len();
    let mut state = vec![0u8; n];
    for start in 0..n {
        let mut path = Vec::new();
        let mut at = start;
        loop {
            match state[at] {
                1 => return false,
                2 => break,
                _ => {}
            }
            state[at] = 1;
            path.push(at);
            match same.0[at] {
                Some(Operand::Local(next)) => at = next.0 as usize,
                _ => break,
            }
        }
        path.into_iter().for_each(|i| state[i] = 2);
    }
    true
}

fn is_plain(access: &Access) -> bool {
    !access.volatile && access.order == Order::NotAtomic
}

/// The slots whose every use is a plain access of the whole or a lifetime marker; and those among them that are accessed
/// as pointers and as integers.
#[allow(clippy::type_complexity)]
fn find_slots(program: &Program, body: &Body) -> Option<(Vec<(LocalId, Slot)>, FxHashMap<LocalId, Type>)> {
    let mut candidates: FxHashMap<LocalId, Type> = FxHashMap::default();
    for inst in &body.blocks.first()?.insts {
        if let (Op::Alloca { ty, count: None, inalloca: false, .. }, Some(result)) = (&inst.op, inst.result)
            && matches!(ty, Type::Int(_) | Type::Float(_) | Type::Ptr(_) | Type::Vector(_))
        {
            candidates.insert(result, ty.clone());
        }
    }
    let mut punned: FxHashMap<LocalId, Type> = FxHashMap::default();
    for inst in body.blocks.iter().flat_map(|b| &b.insts) {
        let mut ok = |ptr: &Operand, ty: &Type| match ptr {
            Operand::Local(id) => candidates.get(id).is_some_and(|own| {
                let pun = pun::cast(program, own, ty).is_some();
                if pun {
                    punned.insert(*id, own.clone());
                }
                own == ty || pun
            }),
            Operand::Const(_) => false,
        };
        let allowed = match &inst.op {
            Op::Load { ty, ptr, access } if is_plain(access) && ok(ptr, ty) => Some(*ptr),
            Op::Store { value, ptr, access }
                if is_plain(access) && ok(ptr, body.type_of(*value)) && value != ptr =>
            {
                Some(*ptr)
            }
            op => lifetime_pointer(program, body, op),
        };
        inst.op.for_each_operand(&mut |operand| {
            if let Operand::Local(id) = operand
                && Some(*operand) != allowed
            {
                candidates.remove(id);
            }
        });
        if candidates.is_empty() {
            return None;
        }
    }
    punned.retain(|id, _| candidates.contains_key(id));
    let mut slots: Vec<(LocalId, Slot)> = candidates
        .into_iter()
        .map(|(id, ty)| (id, Slot { ty, writers: Vec::new(), declared: Vec::new() }))
        .collect();
    slots.sort_by_key(|(id, _)| *id);
    Some((slots, punned))
}

/// The pointer of a lifetime marker.
fn lifetime_pointer(program: &Program, body: &Body, op: &Op) -> Option<Operand> {
    let Op::Call(call) = op else { return None };
    let name = &called(program, body, call)?.name;
    if name.starts_with("llvm.lifetime.start") || name.starts_with("llvm.lifetime.end") {
        return call.args.last()?.value;
    }
    None
}

/// The slot that an instruction writes, and the value; no value where it becomes undefined.
fn written(
    program: &Program,
    body: &Body,
    slot_of: &FxHashMap<LocalId, usize>,
    inst: &Inst,
) -> Option<(usize, Option<Operand>)> {
    let slot = |ptr: &Operand| match ptr {
        Operand::Local(id) => slot_of.get(id).copied(),
        Operand::Const(_) => None,
    };
    match &inst.op {
        Op::Store { value, ptr, .. } => Some((slot(ptr)?, Some(*value))),
        op => Some((slot(&lifetime_pointer(program, body, op)?)?, None)),
    }
}

/// Where a phi of which slot is needed: on the iterated frontier of its writers.
fn place_phis(
    body: &mut Body,
    flow: &Flow,
    idom: &[u32],
    slots: &[(LocalId, Slot)],
) -> Vec<Vec<(usize, LocalId)>> {
    let frontiers = flow.frontiers(idom);
    let mut phis: Vec<Vec<(usize, LocalId)>> = vec![Vec::new(); body.blocks.len()];
    let mut placed = vec![usize::MAX; body.blocks.len()];
    for (index, (alloca, slot)) in slots.iter().enumerate() {
        let mut work = slot.writers.clone();
        while let Some(block) = work.pop() {
            for &join in &frontiers[block as usize] {
                if placed[join as usize] == index {
                    continue;
                }
                placed[join as usize] = index;
                let id = LocalId(body.locals.len() as u32);
                let name = body.locals[alloca.0 as usize].name.clone();
                body.locals.push(Local { ty: slot.ty.clone(), name });
                phis[join as usize].push((index, id));
                work.push(join);
            }
        }
    }
    phis
}

/// Walks the dominator tree with the current value of each slot.
fn rename(
    program: &Program,
    body: &mut Body,
    flow: &Flow,
    idom: &[u32],
    slots: &[(LocalId, Slot)],
    slot_of: &FxHashMap<LocalId, usize>,
    phis: &[Vec<(usize, LocalId)>],
) {
    let undefined: Vec<Operand> = slots
        .iter()
        .map(|(_, slot)| add_const(body, Const { ty: slot.ty.clone(), kind: ConstKind::Undef }))
        .collect();
    let mut children = vec![Vec::new(); body.blocks.len()];
    for &block in flow.order.iter().skip(1) {
        children[idom[block as usize] as usize].push(block);
    }
    let mut current = undefined.clone();
    let mut replaced = Replacements::new(body);
    let mut gone: Vec<Vec<bool>> = body.blocks.iter().map(|b| vec![false; b.insts.len()]).collect();
    let mut incoming: FxHashMap<LocalId, Vec<(Operand, BlockId)>> = FxHashMap::default();
    let mut records = Vec::new();
    // What to put back on the way up: the slot and its former value.
    let mut undo: Vec<(usize, Operand)> = Vec::new();
    enum Step {
        Enter(u32),
        Leave(usize),
    }
    let mut stack = vec![Step::Enter(0)];
    while let Some(step) = stack.pop() {
        let block = match step {
            Step::Leave(mark) => {
                for (slot, value) in undo.drain(mark..).rev() {
                    current[slot] = value;
                }
                continue;
            }
            Step::Enter(block) => block,
        };
        stack.push(Step::Leave(undo.len()));
        let mut set = |current: &mut Vec<Operand>, slot: usize, value: Operand, at: usize| {
            undo.push((slot, current[slot]));
            current[slot] = value;
            for &record in &slots[slot].1.declared {
                records.push((record, block, at as u32, value));
            }
        };
        for &(slot, phi) in &phis[block as usize] {
            set(&mut current, slot, Operand::Local(phi), 0);
        }
        for (i, inst) in body.blocks[block as usize].insts.iter().enumerate() {
            if let Some((slot, value)) = written(program, body, slot_of, inst) {
                set(&mut current, slot, value.unwrap_or(undefined[slot]), i + 1);
                gone[block as usize][i] = true;
            } else if let (Op::Load { ptr: Operand::Local(ptr), .. }, Some(result)) = (&inst.op, inst.result)
                && let Some(&slot) = slot_of.get(ptr)
            {
                // Where definitions do not dominate uses, a value could come to stand for itself.
                let value = match replaced.resolve(current[slot]) {
                    own if own == Operand::Local(result) => undefined[slot],
                    value => value,
                };
                replaced.set(result, value);
                gone[block as usize][i] = true;
            } else if inst.result.is_some_and(|id| slot_of.contains_key(&id)) {
                gone[block as usize][i] = true;
            }
        }
        crate::flow::for_each_successor(&body.blocks[block as usize], |to| {
            for &(slot, phi) in &phis[to.0 as usize] {
                incoming.entry(phi).or_default().push((current[slot], BlockId(block)));
            }
        });
        for &child in children[block as usize].iter().rev() {
            stack.push(Step::Enter(child));
        }
    }
    finish(body, slots, phis, replaced, gone, incoming, records);
}

/// Removes what was promoted and puts the phis and the variable records in.
fn finish(
    body: &mut Body,
    slots: &[(LocalId, Slot)],
    phis: &[Vec<(usize, LocalId)>],
    replaced: Replacements,
    gone: Vec<Vec<bool>>,
    mut incoming: FxHashMap<LocalId, Vec<(Operand, BlockId)>>,
    records: Vec<(usize, u32, u32, Operand)>,
) {
    let mut declared = vec![false; body.variables.len()];
    slots.iter().flat_map(|(_, slot)| &slot.declared).for_each(|i| declared[*i] = true);
    for (record, block, at, value) in records {
        let VariableRecord { variable, loc, .. } = body.variables[record];
        body.variables.push(VariableRecord {
            block: BlockId(block),
            at,
            variable,
            value,
            is_address: false,
            loc,
        });
    }
    let mut i = 0;
    body.variables.retain(|_| {
        i += 1;
        !declared.get(i - 1).copied().unwrap_or(false)
    });
    super::prune::compact_by(body, |block, i| !gone[block][i]);
    for (block, list) in phis.iter().enumerate() {
        if list.is_empty() {
            continue;
        }
        let phi = |(_, id): &(usize, LocalId)| Inst {
            result: Some(*id),
            op: Op::Phi {
                ty: body.locals[id.0 as usize].ty.clone(),
                incoming: incoming.remove(id).unwrap_or_default(),
                fast: Default::default(),
            },
            loc: None,
        };
        let new: Vec<Inst> = list.iter().map(phi).collect();
        let count = new.len() as u32;
        body.blocks[block].insts.splice(0..0, new);
        for record in body.variables.iter_mut().filter(|r| r.block.0 as usize == block) {
            record.at += count;
        }
    }
    replaced.apply(body);
    body.variables.sort_by_key(|r| (r.block, r.at));
}
