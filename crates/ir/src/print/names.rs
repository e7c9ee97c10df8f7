//! Spellings: identifiers, strings, and the words of enumerations.

use crate::inst::{BinaryOp, CastOp, FloatPredicate, IntPredicate, Order, RmwOp, attr};
use crate::program::Linkage;
use crate::types::FloatKind;
use std::fmt::Write;

/// Attributes of values that are printed.
pub(super) const VALUE_FLAGS: &[(u32, &str)] = &[
    (attr::NOUNDEF, "noundef"),
    (attr::SIGNEXT, "signext"),
    (attr::ZEROEXT, "zeroext"),
    (attr::INREG, "inreg"),
    (attr::NEST, "nest"),
    (attr::NONNULL, "nonnull"),
    (attr::RETURNED, "returned"),
    (attr::SWIFT_SELF, "swiftself"),
    (attr::SWIFT_ERROR, "swifterror"),
    (attr::SWIFT_ASYNC, "swiftasync"),
    (attr::NO_ALIAS, "noalias"),
    (attr::IMM_ARG, "immarg"),
];

/// Attributes of functions and call sites that are printed.
pub(super) const FUNCTION_FLAGS: &[(u32, &str)] = &[
    (attr::NORETURN, "noreturn"),
    (attr::NOUNWIND, "nounwind"),
    (attr::RETURNS_TWICE, "returns_twice"),
    (attr::NAKED, "naked"),
    (attr::ALWAYS_INLINE, "alwaysinline"),
    (attr::NO_INLINE, "noinline"),
    (attr::OPTNONE, "optnone"),
    (attr::STRICTFP, "strictfp"),
    (attr::UWTABLE, "uwtable"),
    (attr::NO_BUILTIN, "nobuiltin"),
    (attr::BUILTIN, "builtin"),
    (attr::NULL_POINTER_IS_VALID, "null_pointer_is_valid"),
    (attr::SAFE_STACK, "safestack"),
    (attr::PRESPLIT_COROUTINE, "presplitcoroutine"),
];

/// A name, quoted where it must be.
pub(super) fn identifier(name: &str) -> String {
    let plain = |c: u8| c.is_ascii_alphanumeric() || matches!(c, b'-' | b'$' | b'.' | b'_');
    let digit_first = name.as_bytes().first().is_none_or(u8::is_ascii_digit);
    if !digit_first && name.bytes().all(plain) { name.to_string() } else { string(name.as_bytes()) }
}

/// A quoted string with its escapes.
pub(super) fn string(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len() + 2);
    out.push('"');
    for &c in bytes {
        if (c.is_ascii_graphic() || c == b' ') && c != b'"' && c != b'\\' {
            out.push(c as char);
        } else {
            let _ = write!(out, "\\{c:02X}");
        }
    }
    out.push('"');
    out
}

pub(super) fn linkage(linkage: Linkage) -> &'static str {
    match linkage {
        Linkage::External => "",
        Linkage::AvailableExternally => "available_externally ",
        Linkage::LinkOnce => "linkonce ",
        Linkage::LinkOnceOdr => "linkonce_odr ",
        Linkage::Weak => "weak ",
        Linkage::WeakOdr => "weak_odr ",
        Linkage::Appending => "appending ",
        Linkage::Internal => "internal ",
        Linkage::Private => "private ",
        Linkage::ExternWeak => "extern_weak ",
        Linkage::Common => "common ",
    }
}

pub(super) fn float_kind(kind: FloatKind) -> &'static str {
    match kind {
        FloatKind::Half => "half",
        FloatKind::BFloat => "bfloat",
        FloatKind::Single => "float",
        FloatKind::Double => "double",
        FloatKind::X87 => "x86_fp80",
        FloatKind::Quad => "fp128",
        FloatKind::PpcPair => "ppc_fp128",
    }
}

pub(super) fn order(order: Order) -> &'static str {
    match order {
        Order::NotAtomic => "",
        Order::Unordered => "unordered",
        Order::Monotonic => "monotonic",
        Order::Acquire => "acquire",
        Order::Release => "release",
        Order::AcqRel => "acq_rel",
        Order::SeqCst => "seq_cst",
    }
}

pub(super) fn binary(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "add",
        BinaryOp::Sub => "sub",
        BinaryOp::Mul => "mul",
        BinaryOp::UDiv => "udiv",
        BinaryOp::SDiv => "sdiv",
        BinaryOp::URem => "urem",
        BinaryOp::SRem => "srem",
        BinaryOp::Shl => "shl",
        BinaryOp::LShr => "lshr",
        BinaryOp::AShr => "ashr",
        BinaryOp::And => "and",
        BinaryOp::Or => "or",
        BinaryOp::Xor => "xor",
        BinaryOp::FAdd => "fadd",
        BinaryOp::FSub => "fsub",
        BinaryOp::FMul => "fmul",
        BinaryOp::FDiv => "fdiv",
        BinaryOp::FRem => "frem",
    }
}

pub(super) fn cast(op: CastOp) -> &'static str {
    match op {
        CastOp::Trunc => "trunc",
        CastOp::ZExt => "zext",
        CastOp::SExt => "sext",
        CastOp::FpTrunc => "fptrunc",
        CastOp::FpExt => "fpext",
        CastOp::FpToUi => "fptoui",
        CastOp::FpToSi => "fptosi",
        CastOp::UiToFp => "uitofp",
        CastOp::SiToFp => "sitofp",
        // Older versions know only the first; on targets where a pointer is its address they are the same.
        CastOp::PtrToInt | CastOp::PtrToAddr => "ptrtoint",
        CastOp::IntToPtr => "inttoptr",
        CastOp::BitCast => "bitcast",
        CastOp::AddrSpaceCast => "addrspacecast",
    }
}

pub(super) fn int_predicate(pred: IntPredicate) -> &'static str {
    match pred {
        IntPredicate::Eq => "eq",
        IntPredicate::Ne => "ne",
        IntPredicate::Ugt => "ugt",
        IntPredicate::Uge => "uge",
        IntPredicate::Ult => "ult",
        IntPredicate::Ule => "ule",
        IntPredicate::Sgt => "sgt",
        IntPredicate::Sge => "sge",
        IntPredicate::Slt => "slt",
        IntPredicate::Sle => "sle",
    }
}

pub(super) fn float_predicate(pred: FloatPredicate) -> &'static str {
    match pred {
        FloatPredicate::False => "false",
        FloatPredicate::Oeq => "oeq",
        FloatPredicate::Ogt => "ogt",
        FloatPredicate::Oge => "oge",
        FloatPredicate::Olt => "olt",
        FloatPredicate::Ole => "ole",
        FloatPredicate::One => "one",
        FloatPredicate::Ord => "ord",
        FloatPredicate::Ueq => "ueq",
        FloatPredicate::Ugt => "ugt",
        FloatPredicate::Uge => "uge",
        FloatPredicate::Ult => "ult",
        FloatPredicate::Ule => "ule",
        FloatPredicate::Une => "une",
        FloatPredicate::Uno => "uno",
        FloatPredicate::True => "true",
    }
}

pub(super) fn rmw(op: RmwOp) -> &'static str {
    match op {
        RmwOp::Xchg => "xchg",
        RmwOp::Add => "add",
        RmwOp::Sub => "sub",
        RmwOp::And => "and",
        RmwOp::Nand => "nand",
        RmwOp::Or => "or",
        RmwOp::Xor => "xor",
        RmwOp::Max => "max",
        RmwOp::Min => "min",
        RmwOp::UMax => "umax",
        RmwOp::UMin => "umin",
        RmwOp::FAdd => "fadd",
        RmwOp::FSub => "fsub",
        RmwOp::FMax => "fmax",
        RmwOp::FMin => "fmin",
        RmwOp::FMaximum => "fmaximum",
        RmwOp::FMinimum => "fminimum",
        RmwOp::UIncWrap => "uinc_wrap",
        RmwOp::UDecWrap => "udec_wrap",
        RmwOp::USubCond => "usub_cond",
        RmwOp::USubSat => "usub_sat",
    }
}
