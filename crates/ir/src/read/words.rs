//! The words of operations and comparisons.

use crate::inst::{BinaryOp, CastOp, FloatPredicate, IntPredicate};

/// The cast of that name.
pub(super) fn cast_op(word: &[u8]) -> Option<CastOp> {
    Some(match word {
        b"trunc" => CastOp::Trunc,
        b"zext" => CastOp::ZExt,
        b"sext" => CastOp::SExt,
        b"fptrunc" => CastOp::FpTrunc,
        b"fpext" => CastOp::FpExt,
        b"fptoui" => CastOp::FpToUi,
        b"fptosi" => CastOp::FpToSi,
        b"uitofp" => CastOp::UiToFp,
        b"sitofp" => CastOp::SiToFp,
        b"ptrtoint" => CastOp::PtrToInt,
        b"ptrtoaddr" => CastOp::PtrToAddr,
        b"inttoptr" => CastOp::IntToPtr,
        b"bitcast" => CastOp::BitCast,
        b"addrspacecast" => CastOp::AddrSpaceCast,
        _ => return None,
    })
}

/// The binary operation of that name.
pub(super) fn binary_op(word: &[u8]) -> Option<BinaryOp> {
    Some(match word {
        b"add" => BinaryOp::Add,
        b"sub" => BinaryOp::Sub,
        b"mul" => BinaryOp::Mul,
        b"udiv" => BinaryOp::UDiv,
        b"sdiv" => BinaryOp::SDiv,
        b"urem" => BinaryOp::URem,
        b"srem" => BinaryOp::SRem,
        b"shl" => BinaryOp::Shl,
        b"lshr" => BinaryOp::LShr,
        b"ashr" => BinaryOp::AShr,
        b"and" => BinaryOp::And,
        b"or" => BinaryOp::Or,
        b"xor" => BinaryOp::Xor,
        b"fadd" => BinaryOp::FAdd,
        b"fsub" => BinaryOp::FSub,
        b"fmul" => BinaryOp::FMul,
        b"fdiv" => BinaryOp::FDiv,
        b"frem" => BinaryOp::FRem,
        _ => return None,
    })
}

/// The integer comparison of that name.
pub(super) fn int_predicate(word: &[u8]) -> Option<IntPredicate> {
    Some(match word {
        b"eq" => IntPredicate::Eq,
        b"ne" => IntPredicate::Ne,
        b"ugt" => IntPredicate::Ugt,
        b"uge" => IntPredicate::Uge,
        b"ult" => IntPredicate::Ult,
        b"ule" => IntPredicate::Ule,
        b"sgt" => IntPredicate::Sgt,
        b"sge" => IntPredicate::Sge,
        b"slt" => IntPredicate::Slt,
        b"sle" => IntPredicate::Sle,
        _ => return None,
    })
}

/// The floating-point comparison of that name.
pub(super) fn float_predicate(word: &[u8]) -> Option<FloatPredicate> {
    Some(match word {
        b"false" => FloatPredicate::False,
        b"oeq" => FloatPredicate::Oeq,
        b"ogt" => FloatPredicate::Ogt,
        b"oge" => FloatPredicate::Oge,
        b"olt" => FloatPredicate::Olt,
        b"ole" => FloatPredicate::Ole,
        b"one" => FloatPredicate::One,
        b"ord" => FloatPredicate::Ord,
        b"ueq" => FloatPredicate::Ueq,
        b"ugt" => FloatPredicate::Ugt,
        b"uge" => FloatPredicate::Uge,
        b"ult" => FloatPredicate::Ult,
        b"ule" => FloatPredicate::Ule,
        b"une" => FloatPredicate::Une,
        b"uno" => FloatPredicate::Uno,
        b"true" => FloatPredicate::True,
        _ => return None,
    })
}
