//! The fast form of a function's code: beside each operation a form of it for values that are known, specialised by
//! width and joined with the next operation where that is common. It may be left at any operation: what cannot be
//! done fast is done by the operation itself, at the same place.

use crate::code::fast::{Fast, Test, WIDEST_EDGE};
use crate::code::{Code, Intrinsic, Op, Pc, Reg};
use threadbare_ir::inst::{BinaryOp, CastOp, IntPredicate};

/// Makes the fast form of a function. `checked`: arithmetic that may overflow has to be looked at. `counted`: so have
/// the rounds of loops.
pub fn specialise(code: &mut Code, checked: bool, counted: bool) {
    order_moves(code);
    let uses = uses(code);
    let mut fast: Vec<Fast> = code.ops.iter().map(|op| single(code, op, checked)).collect();
    for pc in 0..fast.len().saturating_sub(1) {
        if let Some(joined) = joined(&code.ops[pc], &code.ops[pc + 1], &uses) {
            fast[pc] = joined;
        }
    }
    if counted {
        for (pc, fast) in fast.iter_mut().enumerate() {
            let goes_back = |to: &Pc| *to as usize <= pc || threaded(code, *to) as usize <= pc;
            if targets(code, &code.ops[pc]).iter().any(goes_back) {
                *fast = Fast::Slow;
            }
        }
    }
    code.fast = fast;
}

/// Where an operation may lead, other than to the next.
fn targets(code: &Code, op: &Op) -> Vec<Pc> {
    match *op {
        Op::Edge { to, .. } | Op::Jump { to, .. } => vec![to],
        Op::Branch { then, els, .. } => vec![then, els],
        Op::Switch { table, .. } | Op::IndirectBranch { table, .. } => {
            let table = &code.switches[table as usize];
            table.cases.iter().map(|(_, to)| *to).chain([table.default]).collect()
        }
        _ => Vec::new(),
    }
}

/// How often each register is read.
fn uses(code: &mut Code) -> Vec<u32> {
    let mut uses = vec![0; code.registers as usize + code.constants.len()];
    let mut count = |reg: Reg| {
        if let Some(count) = uses.get_mut(reg as usize) {
            *count += 1;
        }
    };
    for op in &mut code.ops {
        op.sources().into_iter().for_each(|reg| count(*reg));
        // These read more registers than they name.
        match op {
            Op::Reshape { a, .. } | Op::ExtractLane { a, .. } | Op::InsertLane { a, .. } => {
                (0..4096).for_each(|i| count(*a + i));
            }
            Op::StoreShape { value, .. } => (0..4096).for_each(|i| count(*value + i)),
            Op::Return { first, results, .. } => (1..u32::from(*results)).for_each(|i| count(*first + i)),
            _ => {}
        }
    }
    code.moves.iter().for_each(|(_, src)| count(*src));
    for site in &code.calls {
        site.args.iter().for_each(|reg| count(*reg));
        if let crate::code::Target::Indirect(reg) = site.target {
            count(reg);
        }
    }
    uses
}

/// Puts the copies of each edge into an order in which none overwrites what a later one reads, where there is one.
fn order_moves(code: &mut Code) {
    for op in &code.ops {
        let Op::Edge { start, len, .. } = op else { continue };
        let moves = &mut code.moves[*start as usize..*start as usize + usize::from(*len)];
        for done in 0..moves.len() {
            let free =
                |at: &usize| (done..moves.len()).all(|other| other == *at || moves[other].1 != moves[*at].0);
            match (done..moves.len()).find(free) {
                Some(next) => moves.swap(done, next),
                None => break,
            }
        }
    }
}

fn is_ordered(moves: &[(Reg, Reg)]) -> bool {
    moves.iter().enumerate().all(|(i, (dst, _))| moves[i + 1..].iter().all(|(_, src)| src != dst))
}

/// Follows jumps that do nothing else.
fn threaded(code: &Code, mut to: Pc) -> Pc {
    for _ in 0..8 {
        match code.ops[to as usize] {
            Op::Jump { count: 0, to: next } => to = next,
            _ => break,
        }
    }
    to
}

fn single(code: &Code, op: &Op, checked: bool) -> Fast {
    match *op {
        Op::Binary { op: op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul), flags, width, dst, a, b }
            if width <= 64 && flags != 0 && checked =>
        {
            Fast::Checked { op, flags, width: width as u8, dst, a, b }
        }
        Op::Binary { op, flags, width, dst, a, b } if width <= 64 && (flags == 0 || !checked) => {
            let width = width as u8;
            match (op, width) {
                (BinaryOp::Add, 32) => Fast::Add32 { dst, a, b },
                (BinaryOp::Add, 64) => Fast::Add64 { dst, a, b },
                (BinaryOp::Sub, 32) => Fast::Sub32 { dst, a, b },
                (BinaryOp::Sub, 64) => Fast::Sub64 { dst, a, b },
                (BinaryOp::Mul, 32) => Fast::Mul32 { dst, a, b },
                (BinaryOp::Mul, 64) => Fast::Mul64 { dst, a, b },
                (BinaryOp::And, _) => Fast::And { dst, a, b },
                (BinaryOp::Or, _) => Fast::Or { dst, a, b },
                (BinaryOp::Xor, _) => Fast::Xor { dst, a, b },
                (BinaryOp::Shl, 32) => Fast::Shl32 { dst, a, b },
                (BinaryOp::Shl, 64) => Fast::Shl64 { dst, a, b },
                (BinaryOp::LShr, _) => Fast::LShr { width, dst, a, b },
                (BinaryOp::AShr, _) => Fast::AShr { width, dst, a, b },
                (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul, _) => {
                    Fast::Arithmetic { op, width, dst, a, b }
                }
                (BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem, _) => {
                    Fast::Divide { op, width, dst, a, b }
                }
                _ => Fast::Slow,
            }
        }
        Op::Compare { pred, width, dst, a, b } if width <= 64 => {
            let (test, a, b) = test(pred, width as u8, a, b);
            Fast::Compare { test, dst, a, b }
        }
        Op::Truncate { from, to, dst, a } if from <= 64 => Fast::Truncate { width: to as u8, dst, a },
        Op::ZeroExtend { to, dst, a, .. } if to <= 64 => Fast::Copy { dst, a },
        Op::SignExtend { from, to, dst, a } if to <= 64 => {
            Fast::SignExtend { from: from as u8, to: to as u8, dst, a }
        }
        Op::Copy { dst, a } => Fast::Copy { dst, a },
        Op::Select { dst, cond, .. } => Fast::Select { dst, cond },
        Op::Index { from: 64, dst, a, index, scale } if scale <= 0xffff => {
            Fast::Index { scale: scale as u16, dst, a, index }
        }
        Op::Index { from: 32, dst, a, index, scale } if scale <= 0xffff => {
            Fast::Index32 { scale: scale as u16, dst, a, index }
        }
        Op::Load { width: width @ (8 | 16 | 32 | 64), dst, ptr, .. } => {
            Fast::Load { len: (width / 8) as u8, dst, ptr }
        }
        Op::Store { width: width @ (8 | 16 | 32 | 64), value, ptr, .. } => {
            Fast::Store { len: (width / 8) as u8, value, ptr }
        }
        Op::FloatBinary { op, width: 64, dst, a, b } => match op {
            BinaryOp::FAdd => Fast::FAdd64 { dst, a, b },
            BinaryOp::FSub => Fast::FSub64 { dst, a, b },
            BinaryOp::FMul => Fast::FMul64 { dst, a, b },
            BinaryOp::FDiv => Fast::FDiv64 { dst, a, b },
            _ => Fast::Slow,
        },
        Op::FloatCompare { width: 32 | 64, .. } => Fast::FloatCompare,
        Op::FloatCast { op: CastOp::SiToFp | CastOp::UiToFp | CastOp::FpToSi | CastOp::FpToUi, .. } => {
            Fast::FloatCast
        }
        Op::Intrinsic { which: Intrinsic::MulAdd, width: 64, .. } => Fast::MulAdd64,
        Op::Intrinsic { width, .. } if width <= 64 => Fast::Intrinsic,
        Op::Jump { count, to } => Fast::Jump { count, to: threaded(code, to) },
        Op::Edge { start, len, count, to } => {
            let to = threaded(code, to);
            let moves = &code.moves[start as usize..start as usize + usize::from(len)];
            match moves.len() {
                _ if is_ordered(moves) => Fast::Edge { count, len, start, to },
                0..=WIDEST_EDGE => Fast::Exchange { count, len, start, to },
                _ => Fast::Slow,
            }
        }
        Op::Branch { count, cond, then, els } => {
            Fast::Branch { count, cond, then: threaded(code, then), els: threaded(code, els) }
        }
        Op::Switch { count, width, value, table } if width <= 64 => Fast::Switch { count, value, table },
        _ => Fast::Slow,
    }
}

fn test(pred: IntPredicate, width: u8, a: Reg, b: Reg) -> (Test, Reg, Reg) {
    let (less, at_most) = match width {
        32 => (Test::Slt32, Test::Sle32),
        64 => (Test::Slt64, Test::Sle64),
        _ => (Test::Slt(width), Test::Sle(width)),
    };
    match pred {
        IntPredicate::Eq => (Test::Eq, a, b),
        IntPredicate::Ne => (Test::Ne, a, b),
        IntPredicate::Ult => (Test::Ult, a, b),
        IntPredicate::Ule => (Test::Ule, a, b),
        IntPredicate::Ugt => (Test::Ult, b, a),
        IntPredicate::Uge => (Test::Ule, b, a),
        IntPredicate::Slt => (less, a, b),
        IntPredicate::Sle => (at_most, a, b),
        IntPredicate::Sgt => (less, b, a),
        IntPredicate::Sge => (at_most, b, a),
    }
}

/// Two operations as one, where nothing else reads what the first one yields.
fn joined(first: &Op, second: &Op, uses: &[u32]) -> Option<Fast> {
    let only = |reg: Reg, reads: u32| uses.get(reg as usize) == Some(&reads);
    match (*first, *second) {
        (Op::Compare { pred, width, dst, a, b }, Op::Branch { cond, .. })
            if width <= 64 && cond == dst && only(dst, 1) =>
        {
            let (test, a, b) = test(pred, width as u8, a, b);
            Some(Fast::CompareBranch { test, a, b })
        }
        (_, Op::Load { width: width @ (8 | 16 | 32 | 64), dst, ptr, .. }) => {
            let (scale, sum, a, index) = sum(first)?;
            let own = u32::from(a == sum) + u32::from(index == sum);
            (ptr == sum && only(sum, 1 + own)).then_some(Fast::LoadIndexed {
                len: (width / 8) as u8,
                scale,
                dst,
                a,
                index,
            })
        }
        (_, Op::Store { width: width @ (8 | 16 | 32 | 64), value, ptr, .. }) => {
            let (scale, sum, a, index) = sum(first)?;
            let own = u32::from(a == sum) + u32::from(index == sum);
            (ptr == sum && value != sum && only(sum, 1 + own)).then_some(Fast::StoreIndexed {
                len: (width / 8) as u8,
                scale,
                value,
                a,
                index,
            })
        }
        _ => None,
    }
}

/// An operation as an address sum: scale, result, base, index.
fn sum(op: &Op) -> Option<(u16, Reg, Reg, Reg)> {
    match *op {
        Op::Index { from: 64, dst, a, index, scale } => Some((u16::try_from(scale).ok()?, dst, a, index)),
        Op::Binary { op: BinaryOp::Add, flags: 0, width: 64, dst, a, b } => Some((1, dst, a, b)),
        _ => None,
    }
}
