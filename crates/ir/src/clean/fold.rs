//! Constant folding on integers of at most 64 bits: arithmetic, comparisons, casts, selections, branches.
//! An operation that would yield poison is left alone, so that whoever runs it can say where; `undef` is
//! never given a value.

use super::{Replacements, add_const};
use crate::constant::{Const, ConstKind};
use crate::inst::{ArithFlags, BinaryOp, BlockId, Body, CastOp, IntPredicate, Op, Operand};
use crate::types::Type;

/// Folds what can be. Says whether an edge of the control flow went away.
pub(super) fn fold(body: &mut Body) -> bool {
    let mut replaced = Replacements::new(body);
    let mut changed = true;
    let mut rounds = 0;
    // Each round follows the text; back edges need another one, and few programs need more than three.
    while changed && rounds < 8 {
        changed = false;
        rounds += 1;
        for b in 0..body.blocks.len() {
            for i in 0..body.blocks[b].insts.len() {
                let inst = &mut body.blocks[b].insts[i];
                let Some(result) = inst.result else { continue };
                if replaced.0[result.0 as usize].is_some() {
                    continue;
                }
                inst.op.for_each_operand_mut(&mut |operand| *operand = replaced.resolve(*operand));
                let value = match simplify(body, b, i) {
                    Some(Simple::Same(operand)) if operand != Operand::Local(result) => operand,
                    Some(Simple::Int(bits, value)) => {
                        add_const(body, Const { ty: Type::Int(bits), kind: ConstKind::Int(value) })
                    }
                    _ => continue,
                };
                replaced.set(result, value);
                changed = true;
            }
        }
    }
    if !replaced.is_empty() {
        replaced.apply(body);
        super::prune::compact(body, |_, inst| {
            inst.result.is_none_or(|id| replaced.0[id.0 as usize].is_none())
        });
    }
    fold_branches(body)
}

enum Simple {
    Same(Operand),
    Int(u32, u64),
}

fn simplify(body: &Body, block: usize, index: usize) -> Option<Simple> {
    let inst = &body.blocks[block].insts[index];
    match &inst.op {
        Op::Binary { op, flags, a, b } => {
            let (bits, a) = int(body, *a)?;
            let (_, b) = int(body, *b)?;
            Some(Simple::Int(bits, binary(*op, *flags, bits, a, b)?))
        }
        Op::ICmp { pred, a, b, .. } => {
            let (bits, a) = int(body, *a)?;
            let (_, b) = int(body, *b)?;
            Some(Simple::Int(1, u64::from(compare(*pred, bits, a, b))))
        }
        Op::Cast { op, flags, value, to: Type::Int(to) } if *to <= 64 => {
            let (from, value) = int(body, *value)?;
            match op {
                CastOp::Trunc if flags.nuw || flags.nsw => None,
                CastOp::Trunc => Some(Simple::Int(*to, value & mask(*to))),
                CastOp::ZExt if flags.nneg && value >> (from - 1) == 1 => None,
                CastOp::ZExt => Some(Simple::Int(*to, value)),
                CastOp::SExt => Some(Simple::Int(*to, signed(value, from) as u64 & mask(*to))),
                CastOp::BitCast => Some(Simple::Int(*to, value)),
                _ => None,
            }
        }
        Op::Cast { op: CastOp::BitCast, value, to, .. } => {
            (body.type_of(*value) == to).then_some(Simple::Same(*value))
        }
        Op::Select { cond, a, b, .. } => match int(body, *cond)? {
            (1, cond) => Some(Simple::Same(if cond == 1 { *a } else { *b })),
            _ => None,
        },
        Op::Freeze(value) => int(body, *value).map(|(bits, value)| Simple::Int(bits, value)),
        Op::Phi { incoming, .. } => {
            // All the same, itself aside. Nothing is undefined here unless all of it is.
            let own = inst.result.map(Operand::Local);
            let mut rest = incoming.iter().map(|(value, _)| *value).filter(|value| Some(*value) != own);
            let first = rest.next()?;
            rest.all(|value| same(body, first, value)).then_some(Simple::Same(first))
        }
        _ => None,
    }
}

/// Whether two operands are certainly the same value. Two mentions of `undef` are not.
fn same(body: &Body, a: Operand, b: Operand) -> bool {
    match (a, b) {
        (Operand::Const(x), Operand::Const(y)) => {
            let (x, y) = (&body.consts[x.0 as usize], &body.consts[y.0 as usize]);
            x == y && matches!(x.kind, ConstKind::Int(_) | ConstKind::Null | ConstKind::Symbol(_))
        }
        _ => a == b,
    }
}

/// The width and value of an integer constant.
fn int(body: &Body, operand: Operand) -> Option<(u32, u64)> {
    let Operand::Const(id) = operand else { return None };
    match &body.consts[id.0 as usize] {
        Const { ty: Type::Int(bits), kind: ConstKind::Int(value) } if *bits <= 64 => Some((*bits, *value)),
        _ => None,
    }
}

fn mask(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

fn signed(value: u64, bits: u32) -> i64 {
    let unused = 64 - bits;
    ((value << unused) as i64) >> unused
}

/// The result, unless it is poison or a trap.
fn binary(op: BinaryOp, flags: ArithFlags, bits: u32, a: u64, b: u64) -> Option<u64> {
    let (sa, sb) = (i128::from(signed(a, bits)), i128::from(signed(b, bits)));
    let (ua, ub) = (u128::from(a), u128::from(b));
    // An exact result, signed and unsigned, tells whether the promises of the flags were kept.
    let exact = |unsigned: Option<u128>, signed_result: i128| {
        let value = signed_result as u64 & mask(bits);
        let wraps_unsigned = unsigned.is_none_or(|u| u > u128::from(mask(bits)));
        let wraps_signed = i128::from(signed(value, bits)) != signed_result;
        (!(flags.nuw && wraps_unsigned || flags.nsw && wraps_signed)).then_some(value)
    };
    match op {
        BinaryOp::Add => exact(ua.checked_add(ub), sa + sb),
        BinaryOp::Sub => exact(ua.checked_sub(ub), sa - sb),
        BinaryOp::Mul => exact(ua.checked_mul(ub), sa * sb),
        BinaryOp::And => Some(a & b),
        BinaryOp::Or if flags.disjoint && a & b != 0 => None,
        BinaryOp::Or => Some(a | b),
        BinaryOp::Xor => Some(a ^ b),
        _ if flags.nuw || flags.nsw || flags.exact => None,
        BinaryOp::UDiv => a.checked_div(b),
        BinaryOp::URem => a.checked_rem(b),
        BinaryOp::Shl if b < u64::from(bits) => Some(a << b & mask(bits)),
        BinaryOp::LShr if b < u64::from(bits) => Some(a >> b),
        BinaryOp::AShr if b < u64::from(bits) => Some((signed(a, bits) >> b) as u64 & mask(bits)),
        BinaryOp::SDiv | BinaryOp::SRem if b != 0 && !(sb == -1 && a == 1 << (bits - 1)) => {
            Some(if op == BinaryOp::SDiv { sa / sb } else { sa % sb } as u64 & mask(bits))
        }
        _ => None,
    }
}

fn compare(pred: IntPredicate, bits: u32, a: u64, b: u64) -> bool {
    let (sa, sb) = (signed(a, bits), signed(b, bits));
    match pred {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Sgt => sa > sb,
        IntPredicate::Sge => sa >= sb,
        IntPredicate::Slt => sa < sb,
        IntPredicate::Sle => sa <= sb,
    }
}

/// Branches on constants become jumps; phis lose the edges that are gone.
fn fold_branches(body: &mut Body) -> bool {
    let mut removed: Vec<(BlockId, BlockId)> = Vec::new(); // from, to: one entry per edge
    for b in 0..body.blocks.len() {
        let from = BlockId(b as u32);
        let Some(last) = body.blocks[b].insts.last() else { continue };
        let target = match &last.op {
            Op::CondBr { cond, then, els } => {
                int(body, *cond).map(|(_, c)| if c == 1 { *then } else { *els })
            }
            Op::Switch { value, default, cases } => int(body, *value).map(|(_, value)| {
                let hit = cases
                    .iter()
                    .find(|(case, _)| int(body, Operand::Const(*case)).map(|c| c.1) == Some(value));
                hit.map_or(*default, |(_, block)| *block)
            }),
            _ => None,
        };
        let Some(target) = target else { continue };
        let mut kept = false;
        last.op.for_each_successor(&mut |to| {
            if to == target && !kept {
                kept = true;
            } else {
                removed.push((from, to));
            }
        });
        if let Some(last) = body.blocks[b].insts.last_mut() {
            last.op = Op::Br(target);
        }
    }
    for (from, to) in &removed {
        for inst in &mut body.blocks[to.0 as usize].insts {
            let Op::Phi { incoming, .. } = &mut inst.op else { break };
            if let Some(edge) = incoming.iter().position(|(_, block)| block == from) {
                incoming.remove(edge);
            }
        }
    }
    !removed.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(op: BinaryOp, nsw: bool, bits: u32, a: u64, b: u64) -> Option<u64> {
        binary(op, ArithFlags { nsw, ..ArithFlags::default() }, bits, a, b)
    }

    #[test]
    fn poison_and_traps_are_left_alone() {
        assert_eq!(run(BinaryOp::Add, false, 8, 200, 100), Some(44));
        assert_eq!(run(BinaryOp::Add, true, 8, 100, 100), None);
        assert_eq!(run(BinaryOp::Sub, true, 8, 0, 128), None);
        assert_eq!(run(BinaryOp::Mul, true, 64, 1 << 62, 4), None);
        assert_eq!(run(BinaryOp::SDiv, false, 8, 128, 255), None);
        assert_eq!(run(BinaryOp::SDiv, false, 8, 1, 0), None);
        assert_eq!(run(BinaryOp::SDiv, false, 8, 249, 2), Some(253));
        assert_eq!(run(BinaryOp::Shl, false, 8, 1, 8), None);
        assert_eq!(run(BinaryOp::AShr, false, 8, 0x80, 7), Some(0xff));
    }

    /// The machine's own arithmetic is the reference, on all pairs of bytes.
    #[test]
    fn bytes_agree_with_the_hardware() {
        for a in 0..=255u8 {
            for b in 0..=255u8 {
                let (x, y) = (u64::from(a), u64::from(b));
                assert_eq!(run(BinaryOp::Add, false, 8, x, y), Some(u64::from(a.wrapping_add(b))));
                assert_eq!(run(BinaryOp::Mul, false, 8, x, y), Some(u64::from(a.wrapping_mul(b))));
                let checked = (a as i8).checked_mul(b as i8).map(|v| u64::from(v as u8));
                assert_eq!(run(BinaryOp::Mul, true, 8, x, y), checked);
                let checked = (a as i8).checked_sub(b as i8).map(|v| u64::from(v as u8));
                assert_eq!(run(BinaryOp::Sub, true, 8, x, y), checked);
                let remainder = (a as i8).checked_rem(b as i8).map(|v| u64::from(v as u8));
                assert_eq!(run(BinaryOp::SRem, false, 8, x, y), remainder);
                assert_eq!(compare(IntPredicate::Slt, 8, x, y), (a as i8) < (b as i8));
                assert_eq!(compare(IntPredicate::Uge, 8, x, y), a >= b);
            }
        }
    }
}
