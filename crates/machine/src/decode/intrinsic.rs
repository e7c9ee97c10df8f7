//! Intrinsics that are arithmetic: lowered to operations on lanes. Those with effects are models, except where they
//! only concern the frame.

use super::{Decoded, Decoder};
use crate::code::{Intrinsic, NONE, Op, Reg, Width};
use crate::shape;
use threadbare_ir::inst::{BinaryOp, Call, CastOp, Inst, Operand};
use threadbare_ir::types::Type;

/// Whether the name is one of LLVM's own.
pub fn is_name(name: &str) -> bool {
    name.starts_with("llvm.")
}

/// Functions of lanes, by name without types.
const LANEWISE: &[(&str, Intrinsic)] = &[
    ("llvm.smax", Intrinsic::SMax),
    ("llvm.smin", Intrinsic::SMin),
    ("llvm.umax", Intrinsic::UMax),
    ("llvm.umin", Intrinsic::UMin),
    ("llvm.abs", Intrinsic::Abs),
    ("llvm.ctpop", Intrinsic::CtPop),
    ("llvm.ctlz", Intrinsic::Ctlz),
    ("llvm.cttz", Intrinsic::Cttz),
    ("llvm.bswap", Intrinsic::BSwap),
    ("llvm.bitreverse", Intrinsic::BitReverse),
    ("llvm.fshl", Intrinsic::FShl),
    ("llvm.fshr", Intrinsic::FShr),
    ("llvm.sadd.sat", Intrinsic::SAddSat),
    ("llvm.uadd.sat", Intrinsic::UAddSat),
    ("llvm.ssub.sat", Intrinsic::SSubSat),
    ("llvm.usub.sat", Intrinsic::USubSat),
    ("llvm.sshl.sat", Intrinsic::SShlSat),
    ("llvm.ushl.sat", Intrinsic::UShlSat),
    ("llvm.fabs", Intrinsic::FAbs),
    ("llvm.sqrt", Intrinsic::Sqrt),
    ("llvm.floor", Intrinsic::Floor),
    ("llvm.ceil", Intrinsic::Ceil),
    ("llvm.trunc", Intrinsic::Trunc),
    ("llvm.rint", Intrinsic::RoundEven),
    ("llvm.nearbyint", Intrinsic::RoundEven),
    ("llvm.roundeven", Intrinsic::RoundEven),
    ("llvm.round", Intrinsic::Round),
    ("llvm.fma", Intrinsic::Fma),
    ("llvm.fmuladd", Intrinsic::MulAdd),
    ("llvm.copysign", Intrinsic::CopySign),
    ("llvm.minnum", Intrinsic::MinNum),
    ("llvm.maxnum", Intrinsic::MaxNum),
    ("llvm.minimum", Intrinsic::Minimum),
    ("llvm.maximum", Intrinsic::Maximum),
    ("llvm.is.fpclass", Intrinsic::IsFpClass),
];

/// Arithmetic with a flag, by name without types.
const WITH_OVERFLOW: &[(&str, BinaryOp, Intrinsic)] = &[
    ("llvm.sadd.with.overflow", BinaryOp::Add, Intrinsic::SAddOverflows),
    ("llvm.uadd.with.overflow", BinaryOp::Add, Intrinsic::UAddOverflows),
    ("llvm.ssub.with.overflow", BinaryOp::Sub, Intrinsic::SSubOverflows),
    ("llvm.usub.with.overflow", BinaryOp::Sub, Intrinsic::USubOverflows),
    ("llvm.smul.with.overflow", BinaryOp::Mul, Intrinsic::SMulOverflows),
    ("llvm.umul.with.overflow", BinaryOp::Mul, Intrinsic::UMulOverflows),
];

/// The value is that of the first argument.
const SAME: &[&str] = &[
    "llvm.expect",
    "llvm.expect.with.probability",
    "llvm.launder.invariant.group",
    "llvm.strip.invariant.group",
    "llvm.ssa.copy",
    "llvm.annotation",
    "llvm.ptr.annotation",
    "llvm.threadlocal.address",
    "llvm.arithmetic.fence",
    "llvm.canonicalize",
];

/// Nothing happens.
const NOTHING: &[&str] = &[
    "llvm.var.annotation",
    "llvm.invariant.start",
    "llvm.invariant.end",
    "llvm.prefetch",
    "llvm.sideeffect",
    "llvm.pseudoprobe",
    "llvm.va_end",
    "llvm.debugtrap",
];

/// Lowered each in its own way.
const OTHERS: &[&str] = &[
    "llvm.trap",
    "llvm.ubsantrap",
    "llvm.is.constant",
    "llvm.objectsize",
    "llvm.ptrmask",
    "llvm.va_start",
    "llvm.va_copy",
    "llvm.eh.typeid.for",
    "llvm.fptosi.sat",
    "llvm.fptoui.sat",
    "llvm.lrint",
    "llvm.llrint",
    "llvm.lround",
    "llvm.llround",
    "llvm.vector.reduce.add",
    "llvm.vector.reduce.mul",
    "llvm.vector.reduce.and",
    "llvm.vector.reduce.or",
    "llvm.vector.reduce.xor",
    "llvm.vector.reduce.smax",
    "llvm.vector.reduce.smin",
    "llvm.vector.reduce.umax",
    "llvm.vector.reduce.umin",
    "llvm.vector.reduce.fadd",
    "llvm.vector.reduce.fmul",
    "llvm.vector.reduce.fmax",
    "llvm.vector.reduce.fmin",
];

/// Calls that the reader takes for what they are, so that they never come here.
pub const READ_AWAY: &[&str] = &["llvm.dbg", "llvm.experimental.noalias.scope.decl"];

/// The names of all intrinsics that are lowered.
pub fn names() -> impl Iterator<Item = &'static str> {
    let lanewise = LANEWISE.iter().map(|entry| entry.0);
    let overflow = WITH_OVERFLOW.iter().map(|entry| entry.0);
    lanewise.chain(overflow).chain([SAME, NOTHING, OTHERS].into_iter().flatten().copied())
}

/// The name without types of an intrinsic that is lowered.
pub fn lowered(name: &str) -> Option<&'static str> {
    let fits = |wanted: &&str| {
        name.strip_prefix(*wanted).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    names().filter(fits).max_by_key(|wanted| wanted.len())
}

impl Decoder<'_> {
    /// Lowers a call of an intrinsic; false if it is not one of those.
    pub(super) fn intrinsic(&mut self, inst: &Inst, call: &Call, name: &str) -> Decoded<bool> {
        let mut args = Vec::new();
        for arg in &call.args {
            let Some(value) = arg.value else { return Ok(false) };
            args.push(value);
        }
        let is = |wanted: &str| {
            name.strip_prefix(wanted).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        // The longest name that fits: `sadd.sat` before `sadd`.
        if let Some((_, op, flag)) = WITH_OVERFLOW.iter().find(|entry| is(entry.0)) {
            self.with_overflow(inst, *op, *flag, &args)?;
        } else if let Some((_, which)) =
            LANEWISE.iter().filter(|entry| is(entry.0)).max_by_key(|entry| entry.0.len())
        {
            self.on_lanes(inst, *which, &args)?;
        } else if SAME.iter().any(|wanted| is(wanted)) {
            let count = shape::registers_of(&call.ty.ret)?;
            let (a, dst) = (self.operand(args[0])?, self.result(inst));
            self.copies(dst, a, count);
        } else if NOTHING.iter().any(|wanted| is(wanted)) {
            if let Some(local) = inst.result {
                let (zero, dst) = (self.word(0), self.slots[local.0 as usize]);
                self.emit(Op::Copy { dst, a: zero });
            }
        } else if is("llvm.trap") || is("llvm.ubsantrap") {
            self.emit(Op::Trap);
        } else if is("llvm.is.constant") {
            self.answer(inst, 0);
        } else if is("llvm.objectsize") {
            // Unknown: the least or the greatest size, as the second argument asks.
            let least = self.constant_operand(args[1])?;
            let width = shape::width(&call.ty.ret)?;
            self.answer(inst, if least == 1 { 0 } else { crate::value::mask(u32::from(width)) });
        } else if is("llvm.ptrmask") {
            let (a, b, dst) = (self.operand(args[0])?, self.operand(args[1])?, self.result(inst));
            self.emit(Op::Binary { op: BinaryOp::And, flags: 0, width: 64, dst, a, b });
        } else if is("llvm.eh.typeid.for") {
            self.selector(inst, args[0])?;
        } else if is("llvm.va_start") {
            self.check_variable_arguments()?;
            let list = self.operand(args[0])?;
            self.emit(Op::VaStart { list });
        } else if is("llvm.va_copy") {
            self.copy_list(args[0], args[1])?;
        } else if is("llvm.fptosi.sat") || is("llvm.fptoui.sat") {
            let op = if is("llvm.fptosi.sat") { CastOp::FpToSi } else { CastOp::FpToUi };
            let to = shape::width(&shape::lanes(&call.ty.ret)?.0)?;
            self.lanewise(inst, &args, |from, dst, at| Op::FloatCast {
                op,
                saturate: true,
                from,
                to,
                dst,
                a: at[0],
            })?;
        } else if is("llvm.lrint") || is("llvm.llrint") || is("llvm.lround") || is("llvm.llround") {
            let which = if name.contains("round") { Intrinsic::Round } else { Intrinsic::RoundEven };
            let (from, to) = (self.width_of(args[0])?, shape::width(&call.ty.ret)?);
            let (a, whole, dst) = (self.operand(args[0])?, self.temporaries(1), self.result(inst));
            self.emit(Op::Intrinsic { which, width: from, dst: whole, a, b: NONE, c: NONE });
            self.emit(Op::FloatCast { op: CastOp::FpToSi, saturate: false, from, to, dst, a: whole });
        } else if let Some(rest) = name.strip_prefix("llvm.vector.reduce.") {
            let kind = rest.split('.').next().unwrap_or("");
            return self.reduce(inst, kind, &args);
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    fn answer(&mut self, inst: &Inst, word: u64) {
        let (a, dst) = (self.word(word), self.result(inst));
        self.emit(Op::Copy { dst, a });
    }

    fn on_lanes(&mut self, inst: &Inst, which: Intrinsic, args: &[Operand]) -> Decoded<()> {
        let (element, lanes) = shape::lanes(self.body.type_of(args[0]))?;
        let width = shape::width(&element)?;
        let mut at = [(NONE, 0); 3];
        for (slot, arg) in at.iter_mut().zip(args) {
            // A scalar beside vectors stands for all lanes.
            let step = u32::from(matches!(self.body.type_of(*arg), Type::Vector(_)));
            *slot = (self.operand(*arg)?, step);
        }
        let dst = self.result(inst);
        for i in 0..lanes {
            let [a, b, c] = at.map(|(reg, step)| if reg == NONE { NONE } else { reg + i * step });
            self.emit(Op::Intrinsic { which, width, dst: dst + i, a, b, c });
        }
        Ok(())
    }

    fn with_overflow(
        &mut self,
        inst: &Inst,
        op: BinaryOp,
        which: Intrinsic,
        args: &[Operand],
    ) -> Decoded<()> {
        let (element, lanes) = shape::lanes(self.body.type_of(args[0]))?;
        let width = shape::width(&element)?;
        let (a, b, dst) = (self.operand(args[0])?, self.operand(args[1])?, self.result(inst));
        for i in 0..lanes {
            let (a, b) = (a + i, b + i);
            self.emit(Op::Binary { op, flags: 0, width, dst: dst + i, a, b });
            self.emit(Op::Intrinsic { which, width, dst: dst + lanes + i, a, b, c: NONE });
        }
        Ok(())
    }

    /// All lanes joined by one operation, the first lane first.
    fn reduce(&mut self, inst: &Inst, kind: &str, args: &[Operand]) -> Decoded<bool> {
        let Some(vector) = args.last() else { return Ok(false) };
        let (element, lanes) = shape::lanes(self.body.type_of(*vector))?;
        let width = shape::width(&element)?;
        let Some(join) = joined(kind, width) else { return Ok(false) };
        let (first, dst) = (self.operand(*vector)?, self.result(inst));
        let start = match args {
            [start, _] => Some(self.operand(*start)?),
            _ => None,
        };
        self.emit(Op::Copy { dst, a: start.unwrap_or(first) });
        for i in u32::from(start.is_none())..lanes {
            self.emit(join(dst, dst, first + i));
        }
        Ok(true)
    }
}

type Join = Box<dyn Fn(Reg, Reg, Reg) -> Op>;

/// The operation that joins two lanes: result, first, second.
fn joined(kind: &str, width: Width) -> Option<Join> {
    let int = |op| -> Option<Join> {
        Some(Box::new(move |dst, a, b| Op::Binary { op, flags: 0, width, dst, a, b }))
    };
    let float =
        |op| -> Option<Join> { Some(Box::new(move |dst, a, b| Op::FloatBinary { op, width, dst, a, b })) };
    let function = |which| -> Option<Join> {
        Some(Box::new(move |dst, a, b| Op::Intrinsic { which, width, dst, a, b, c: NONE }))
    };
    match kind {
        "add" => int(BinaryOp::Add),
        "mul" => int(BinaryOp::Mul),
        "and" => int(BinaryOp::And),
        "or" => int(BinaryOp::Or),
        "xor" => int(BinaryOp::Xor),
        "fadd" => float(BinaryOp::FAdd),
        "fmul" => float(BinaryOp::FMul),
        "smax" => function(Intrinsic::SMax),
        "smin" => function(Intrinsic::SMin),
        "umax" => function(Intrinsic::UMax),
        "umin" => function(Intrinsic::UMin),
        "fmax" => function(Intrinsic::MaxNum),
        "fmin" => function(Intrinsic::MinNum),
        _ => None,
    }
}
