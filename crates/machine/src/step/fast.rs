//! The loop over the fast form of a function: known values, memory that nobody else sees. It stops before anything
//! else, and changes nothing that it does not finish.

use super::Run;
use super::arithmetic::{breaks, concrete};
use super::float::{bits64, cast, compare, double};
use super::intrinsic::known;
use crate::code::fast::{Fast, Test, WIDEST_EDGE};
use crate::code::{NONE, Op};
use crate::memory::Accessor;
use crate::state::{Frame, State};
use crate::value::{Value, mask, signed};
use std::rc::Rc;
use threadbare_ir::inst::BinaryOp;

impl Run<'_> {
    /// Goes on as long as everything is simple, or until so many instructions are done. What is executed is noted if
    /// it is `WATCHED`.
    #[inline(never)] // it needs all registers for itself
    pub(super) fn simple<const WATCHED: bool>(&mut self, limit: u64) {
        let by = match self.state.threads.are_several() {
            false => Accessor::Alone,
            true => Accessor::Among(self.thread_ref().id),
        };
        let State { threads, memory, .. } = &mut *self.state;
        let Some(thread) = threads.get_mut(self.thread) else { return };
        // Do not copy what will not be changed.
        let is_slow = |frame: &Rc<Frame>| match frame.code.fast.get(frame.pc as usize) {
            Some(Fast::Slow) | None => true,
            // A row of decisions: each of its forks would have registers of its own.
            Some(Fast::Switch { value: reg, .. } | Fast::Branch { cond: reg, .. }) => {
                frame.regs.get(*reg as usize).is_none_or(|value| value.tag != 0)
            }
            _ => false,
        };
        if thread.frames.last().is_none_or(is_slow) {
            return;
        }
        let Some(frame) = Rc::make_mut(thread).frames.last_mut().map(Rc::make_mut) else { return };
        let Frame { code, pc: place, regs, .. } = frame;
        let (fast, ops, moves) = (&code.fast[..], &code.ops[..], &code.moves[..]);
        let covered = &code.covered[..];
        let regs = &mut regs[..];
        let mut pc = *place as usize;
        // How many instructions may follow: one number to keep, where counting up to a limit takes two.
        let most = i64::try_from(limit.saturating_sub(self.world.probes.instructions)).unwrap_or(i64::MAX);
        let mut left = most;

        macro_rules! word {
            ($reg:expr) => {{
                let value = regs[$reg as usize];
                if value.tag != 0 {
                    break;
                }
                value.word
            }};
        }
        macro_rules! set {
            ($reg:expr, $word:expr) => {
                regs[$reg as usize] = Value::concrete($word)
            };
        }
        macro_rules! binary {
            ($dst:expr, $a:expr, $b:expr, $f:expr) => {{
                let (x, y) = (word!($a), word!($b));
                set!($dst, $f(x, y));
            }};
        }
        macro_rules! moved {
            ($base:expr, $offset:expr) => {{
                let to = $base.wrapping_add($offset);
                if memory.left_by($base, to).is_some() {
                    break;
                }
                to
            }};
        }
        macro_rules! go {
            ($to:expr, $count:expr) => {{
                pc = $to as usize;
                left -= i64::from($count);
                if left < 0 {
                    break;
                }
                continue;
            }};
        }
        // The edges of a branch follow it: first the one that is taken if the condition holds.
        macro_rules! cover {
            ($branch:expr, $taken:expr) => {
                if let Some(mark) = covered.get($branch + 1 + usize::from(!$taken)) {
                    mark.set(true);
                }
            };
        }
        macro_rules! load {
            ($len:expr, $dst:expr, $from:expr, $at:expr) => {{
                let (from, at) = ($from, $at);
                let word = match $len {
                    8 => memory.read_plain::<8>(from, at, by),
                    4 => memory.read_plain::<4>(from, at, by),
                    1 => memory.read_plain::<1>(from, at, by),
                    _ => memory.read_plain::<2>(from, at, by),
                };
                let Some(word) = word else { break };
                set!($dst, word);
            }};
        }
        macro_rules! store {
            ($len:expr, $value:expr, $from:expr, $at:expr) => {{
                let (from, at, word) = ($from, $at, word!($value));
                let done = match $len {
                    8 => memory.write_plain::<8>(from, at, word, by),
                    4 => memory.write_plain::<4>(from, at, word, by),
                    1 => memory.write_plain::<1>(from, at, word, by),
                    _ => memory.write_plain::<2>(from, at, word, by),
                };
                if !done {
                    break;
                }
            }};
        }

        while let Some(op) = fast.get(pc) {
            if WATCHED && let Some(executed) = &mut self.world.probes.executed {
                executed.fast(op);
            }
            match *op {
                Fast::Slow => break,
                Fast::Add32 { dst, a, b } => {
                    binary!(dst, a, b, |x, y| u64::from((x as u32).wrapping_add(y as u32)));
                }
                Fast::Add64 { dst, a, b } => binary!(dst, a, b, u64::wrapping_add),
                Fast::Sub32 { dst, a, b } => {
                    binary!(dst, a, b, |x, y| u64::from((x as u32).wrapping_sub(y as u32)));
                }
                Fast::Sub64 { dst, a, b } => binary!(dst, a, b, u64::wrapping_sub),
                Fast::Mul32 { dst, a, b } => {
                    binary!(dst, a, b, |x, y| u64::from((x as u32).wrapping_mul(y as u32)));
                }
                Fast::Mul64 { dst, a, b } => binary!(dst, a, b, u64::wrapping_mul),
                Fast::And { dst, a, b } => binary!(dst, a, b, |x, y| x & y),
                Fast::Or { dst, a, b } => binary!(dst, a, b, |x, y| x | y),
                Fast::Xor { dst, a, b } => binary!(dst, a, b, |x, y| x ^ y),
                Fast::Shl32 { dst, a, b } => {
                    let (x, y) = (word!(a), word!(b));
                    if y >= 32 {
                        break;
                    }
                    set!(dst, u64::from((x as u32) << y));
                }
                Fast::Shl64 { dst, a, b } => {
                    let (x, y) = (word!(a), word!(b));
                    if y >= 64 {
                        break;
                    }
                    set!(dst, x << y);
                }
                Fast::LShr { width, dst, a, b } => {
                    let (x, y) = (word!(a), word!(b));
                    if y >= u64::from(width) {
                        break;
                    }
                    set!(dst, x >> y);
                }
                Fast::AShr { width, dst, a, b } => {
                    let (x, y, width) = (word!(a), word!(b), u32::from(width));
                    if y >= u64::from(width) {
                        break;
                    }
                    set!(dst, (signed(x, width) >> y) as u64 & mask(width));
                }
                Fast::Arithmetic { op, width, dst, a, b } => {
                    let (x, y) = (word!(a), word!(b));
                    let word = match op {
                        BinaryOp::Add => x.wrapping_add(y),
                        BinaryOp::Sub => x.wrapping_sub(y),
                        _ => x.wrapping_mul(y),
                    };
                    set!(dst, word & mask(u32::from(width)));
                }
                Fast::Checked { op, flags, width, dst, a, b } => {
                    let (x, y, width) = (word!(a), word!(b), u32::from(width));
                    if breaks(op, flags, width, x, y) {
                        break;
                    }
                    set!(dst, concrete(op, width, x, y) & mask(width));
                }
                Fast::Divide { op, width, dst, a, b } => {
                    let (x, y, width) = (word!(a), word!(b), u32::from(width));
                    let quotient = match op {
                        BinaryOp::UDiv => x.checked_div(y),
                        BinaryOp::URem => x.checked_rem(y),
                        // The lowest value by -1 is left to the operation itself.
                        _ if x == 1 << (width - 1) => None,
                        BinaryOp::SDiv => signed(x, width).checked_div(signed(y, width)).map(|q| q as u64),
                        _ => signed(x, width).checked_rem(signed(y, width)).map(|r| r as u64),
                    };
                    let Some(word) = quotient else { break };
                    set!(dst, word & mask(width));
                }
                Fast::Compare { test, dst, a, b } => {
                    let (x, y) = (word!(a), word!(b));
                    set!(dst, u64::from(holds(test, x, y)));
                }
                Fast::CompareBranch { test, a, b } => {
                    let (x, y) = (word!(a), word!(b));
                    let Some(Fast::Branch { count, then, els, .. }) = fast.get(pc + 1) else { break };
                    let taken = holds(test, x, y);
                    cover!(pc + 1, taken);
                    go!(if taken { *then } else { *els }, *count);
                }
                Fast::Truncate { width, dst, a } => {
                    let x = word!(a);
                    set!(dst, x & mask(u32::from(width)));
                }
                Fast::SignExtend { from, to, dst, a } => {
                    let x = word!(a);
                    set!(dst, signed(x, u32::from(from)) as u64 & mask(u32::from(to)));
                }
                Fast::Copy { dst, a } => {
                    let x = word!(a);
                    set!(dst, x);
                }
                Fast::Select { dst, cond } => {
                    let x = word!(cond);
                    let Op::Select { a, b, .. } = ops[pc] else { break };
                    regs[dst as usize] = regs[if x & 1 == 1 { a } else { b } as usize];
                }
                Fast::Index { scale, dst, a, index } => {
                    let (base, index) = (word!(a), word!(index));
                    set!(dst, moved!(base, index.wrapping_mul(u64::from(scale))));
                }
                Fast::Index32 { scale, dst, a, index } => {
                    let (base, index) = (word!(a), signed(word!(index), 32) as u64);
                    set!(dst, moved!(base, index.wrapping_mul(u64::from(scale))));
                }
                Fast::Load { len, dst, ptr } => {
                    let at = word!(ptr);
                    load!(len, dst, at, at);
                }
                Fast::Store { len, value, ptr } => {
                    let at = word!(ptr);
                    store!(len, value, at, at);
                }
                Fast::LoadIndexed { len, scale, dst, a, index } => {
                    let (base, index) = (word!(a), word!(index));
                    load!(len, dst, base, base.wrapping_add(index.wrapping_mul(u64::from(scale))));
                    pc += 2;
                    continue;
                }
                Fast::StoreIndexed { len, scale, value, a, index } => {
                    let (base, index) = (word!(a), word!(index));
                    store!(len, value, base, base.wrapping_add(index.wrapping_mul(u64::from(scale))));
                    pc += 2;
                    continue;
                }
                Fast::FAdd64 { dst, a, b } => {
                    binary!(dst, a, b, |x, y| bits64(double(x) + double(y), &[x, y]))
                }
                Fast::FSub64 { dst, a, b } => {
                    binary!(dst, a, b, |x, y| bits64(double(x) - double(y), &[x, y]))
                }
                Fast::FMul64 { dst, a, b } => {
                    binary!(dst, a, b, |x, y| bits64(double(x) * double(y), &[x, y]))
                }
                Fast::FDiv64 { dst, a, b } => {
                    binary!(dst, a, b, |x, y| bits64(double(x) / double(y), &[x, y]))
                }
                Fast::FloatCompare => {
                    let Op::FloatCompare { pred, width, dst, a, b } = ops[pc] else { break };
                    let (x, y) = (word!(a), word!(b));
                    let Some(holds) = compare(pred, u32::from(width), x, y) else { break };
                    set!(dst, u64::from(holds));
                }
                Fast::FloatCast => {
                    let Op::FloatCast { op, from, to, dst, a, .. } = ops[pc] else { break };
                    let x = word!(a);
                    let Some(word) = cast(op, u32::from(from), u32::from(to), x) else { break };
                    set!(dst, word);
                }
                Fast::MulAdd64 => {
                    let Op::Intrinsic { dst, a, b, c, .. } = ops[pc] else { break };
                    let (x, y, z) = (word!(a), word!(b), word!(c));
                    let product = bits64(double(x) * double(y), &[x, y]);
                    set!(dst, bits64(double(product) + double(z), &[product, z]));
                }
                Fast::Intrinsic => {
                    let Op::Intrinsic { which, width, dst, a, b, c } = ops[pc] else { break };
                    let x = word!(a);
                    let y = if b == NONE { 0 } else { word!(b) };
                    let z = if c == NONE { 0 } else { word!(c) };
                    let Some(word) = known(which, u32::from(width), x, y, z) else { break };
                    set!(dst, word);
                }
                Fast::Jump { count, to } => go!(to, count),
                Fast::Edge { count, len, start, to } => {
                    let moves = &moves[start as usize..start as usize + usize::from(len)];
                    for (dst, src) in moves {
                        regs[*dst as usize] = regs[*src as usize];
                    }
                    go!(to, count);
                }
                Fast::Exchange { count, len, start, to } => {
                    let moves = &moves[start as usize..start as usize + usize::from(len)];
                    let mut values = [Value::concrete(0); WIDEST_EDGE];
                    for ((_, src), value) in moves.iter().zip(&mut values) {
                        *value = regs[*src as usize];
                    }
                    for ((dst, _), value) in moves.iter().zip(&values) {
                        regs[*dst as usize] = *value;
                    }
                    go!(to, count);
                }
                Fast::Branch { count, cond, then, els } => {
                    let taken = word!(cond) & 1 == 1;
                    cover!(pc, taken);
                    go!(if taken { then } else { els }, count);
                }
                Fast::Switch { count, value, table } => {
                    let x = word!(value);
                    let table = &code.switches[table as usize];
                    let hit = table.cases.iter().find(|(case, _)| *case == x);
                    let to = hit.map_or(table.default, |(_, to)| *to);
                    code.cover(to);
                    go!(to, count);
                }
            }
            pc += 1;
        }
        *place = pc as u32;
        self.world.probes.instructions += most.abs_diff(left);
    }
}

#[inline(always)]
fn holds(test: Test, x: u64, y: u64) -> bool {
    match test {
        Test::Eq => x == y,
        Test::Ne => x != y,
        Test::Ult => x < y,
        Test::Ule => x <= y,
        Test::Slt32 => (x as u32 as i32) < y as u32 as i32,
        Test::Sle32 => x as u32 as i32 <= y as u32 as i32,
        Test::Slt64 => (x as i64) < y as i64,
        Test::Sle64 => x as i64 <= y as i64,
        Test::Slt(width) => signed(x, u32::from(width)) < signed(y, u32::from(width)),
        Test::Sle(width) => signed(x, u32::from(width)) <= signed(y, u32::from(width)),
    }
}
