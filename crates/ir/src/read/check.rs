//! What the types of operands must be. Whoever uses a body relies on it, so it is checked where it is read.

use crate::constant::{Const, ConstKind};
use crate::inst::{CastOp, RmwOp};
use crate::types::{FloatKind, Type};

/// The type of each lane of a vector, or the type itself; and the number of lanes.
fn lanes(ty: &Type) -> (&Type, Option<(u64, bool)>) {
    match ty {
        Type::Vector(v) => (&v.element, Some((v.length, v.scalable))),
        other => (other, None),
    }
}

/// Whether a type is an integer or a vector of them.
pub(super) fn is_int(ty: &Type) -> bool {
    matches!(lanes(ty).0, Type::Int(_))
}

/// Whether a type is a pointer or a vector of them.
pub(super) fn is_pointer(ty: &Type) -> bool {
    matches!(lanes(ty).0, Type::Ptr(_))
}

/// Whether a type is a floating-point number or a vector of them.
pub(super) fn is_float(ty: &Type) -> bool {
    matches!(lanes(ty).0, Type::Float(_))
}

/// Whether a type is one bit or a vector of bits.
pub(super) fn is_bit(ty: &Type) -> bool {
    matches!(lanes(ty).0, Type::Int(1))
}

/// Whether values of a type can be named, passed and stored.
pub(super) fn is_value(ty: &Type) -> bool {
    !matches!(ty, Type::Void | Type::Label | Type::Metadata | Type::Function(_) | Type::Opaque(_))
}

/// Whether a cast goes from one type to another.
pub(super) fn cast_fits(op: CastOp, from: &Type, to: &Type) -> bool {
    if op == CastOp::BitCast {
        return bit_cast_fits(from, to);
    }
    let ((from, from_shape), (to, to_shape)) = (lanes(from), lanes(to));
    from_shape == to_shape
        && match (op, from, to) {
            (CastOp::Trunc, Type::Int(a), Type::Int(b)) => a > b,
            (CastOp::ZExt | CastOp::SExt, Type::Int(a), Type::Int(b)) => a < b,
            (CastOp::FpTrunc, Type::Float(a), Type::Float(b)) => rank(*a) > rank(*b),
            (CastOp::FpExt, Type::Float(a), Type::Float(b)) => rank(*a) < rank(*b),
            (CastOp::FpToUi | CastOp::FpToSi, Type::Float(_), Type::Int(_)) => true,
            (CastOp::UiToFp | CastOp::SiToFp, Type::Int(_), Type::Float(_)) => true,
            (CastOp::PtrToInt | CastOp::PtrToAddr, Type::Ptr(_), Type::Int(_)) => true,
            (CastOp::IntToPtr, Type::Int(_), Type::Ptr(_)) => true,
            (CastOp::AddrSpaceCast, Type::Ptr(a), Type::Ptr(b)) => a != b,
            _ => false,
        }
}

/// An order of the formats in which each holds fewer values than the next; formats of one width are equal.
fn rank(kind: FloatKind) -> u32 {
    crate::layout::float_bits(kind)
}

fn bit_cast_fits(from: &Type, to: &Type) -> bool {
    match (lanes(from).0, lanes(to).0) {
        (Type::Ptr(a), Type::Ptr(b)) => a == b && lanes(from).1 == lanes(to).1,
        _ => match (bits(from), bits(to)) {
            (Some(a), Some(b)) => a == b,
            _ => from == to && is_value(from),
        },
    }
}

/// The width of numbers and vectors of numbers.
fn bits(ty: &Type) -> Option<u64> {
    match ty {
        Type::Int(bits) => Some(u64::from(*bits)),
        Type::Float(kind) => Some(u64::from(crate::layout::float_bits(*kind))),
        Type::Vector(v) => bits(&v.element)?.checked_mul(v.length),
        Type::Target(name) if &**name == "x86_mmx" => Some(64),
        Type::Amx => Some(8192),
        _ => None,
    }
}

/// Whether an atomic operation works on that type.
pub(super) fn rmw_fits(op: RmwOp, ty: &Type) -> bool {
    match op {
        RmwOp::Xchg => matches!(ty, Type::Int(_) | Type::Float(_) | Type::Ptr(_)),
        RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin | RmwOp::FMaximum | RmwOp::FMinimum => {
            is_float(ty)
        }
        _ => matches!(ty, Type::Int(_)),
    }
}

/// Whether each index after the first selects a part of the type: a structure's by a constant in range.
pub(super) fn indices_fit<'c>(source: &Type, indices: impl Iterator<Item = Option<&'c Const>>) -> bool {
    let mut ty = source;
    for index in indices.skip(1) {
        ty = match ty {
            Type::Array(array) => &array.element,
            Type::Vector(vector) => &vector.element,
            Type::Struct(s) => match index.and_then(field_index).and_then(|i| s.fields.get(i)) {
                Some(field) => field,
                None => return false,
            },
            _ => return false,
        };
    }
    true
}

/// The field that a constant index of an address computation names.
fn field_index(index: &Const) -> Option<usize> {
    match &index.kind {
        ConstKind::Int(value) => usize::try_from(*value).ok(),
        ConstKind::Zero => Some(0),
        ConstKind::Splat(lane) => field_index(lane),
        ConstKind::Aggregate(lanes) => {
            let first = field_index(lanes.first()?)?;
            lanes.iter().all(|lane| field_index(lane) == Some(first)).then_some(first)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn casts() {
        let (i8, i32, ptr) = (Type::Int(8), Type::Int(32), Type::Ptr(0));
        let float = Type::Float(FloatKind::Single);
        assert!(cast_fits(CastOp::Trunc, &i32, &i8) && !cast_fits(CastOp::Trunc, &i8, &i32));
        assert!(cast_fits(CastOp::BitCast, &i32, &float) && !cast_fits(CastOp::BitCast, &i32, &ptr));
        assert!(cast_fits(CastOp::BitCast, &ptr, &ptr) && !cast_fits(CastOp::BitCast, &ptr, &Type::Ptr(1)));
        assert!(!cast_fits(CastOp::ZExt, &Type::Void, &i32) && !cast_fits(CastOp::SiToFp, &ptr, &float));
        assert!(!rmw_fits(RmwOp::Add, &float) && rmw_fits(RmwOp::FAdd, &float));
    }
}
