//! Constants in text.

use super::Printer;
use super::names;
use crate::constant::{Const, ConstExpr, ConstKind};
use crate::program::SymbolId;
use crate::types::{FloatKind, Type};

impl Printer<'_> {
    /// A constant with its type.
    pub(super) fn typed_const(&mut self, c: &Const) {
        self.ty(&c.ty);
        self.put(" ");
        self.constant(c);
    }

    pub(super) fn symbol_name(&mut self, id: SymbolId) {
        self.used.insert(id);
        let name = self.other_name(id).unwrap_or_else(|| names::identifier(&self.program.symbol(id).name));
        self.fmt(format_args!("@{name}"));
    }

    /// A constant without its type.
    pub(super) fn constant(&mut self, c: &Const) {
        match &c.kind {
            ConstKind::Int(value) => match c.ty {
                Type::Int(1) => self.put(if *value == 1 { "true" } else { "false" }),
                Type::Int(bits) if bits < 64 && value >> (bits - 1) & 1 == 1 => {
                    self.fmt(format_args!("{}", *value as i64 - (1i64 << bits)));
                }
                _ => self.fmt(format_args!("{}", *value as i64)),
            },
            ConstKind::Wide(words) => {
                self.put("u0x");
                for word in words.iter().rev() {
                    self.fmt(format_args!("{word:016X}"));
                }
            }
            ConstKind::Float(bits) => match &c.ty {
                Type::Float(kind) => self.float(*kind, *bits),
                _ => self.put("zeroinitializer"),
            },
            ConstKind::Null => self.put("null"),
            ConstKind::Zero => self.put("zeroinitializer"),
            ConstKind::Undef => self.put("undef"),
            ConstKind::Poison => self.put("poison"),
            ConstKind::None => self.put("none"),
            ConstKind::Bytes(bytes) => {
                let text = names::string(bytes);
                self.fmt(format_args!("c{text}"));
            }
            ConstKind::Aggregate(elements) => {
                let (open, close) = match &c.ty {
                    Type::Array(_) => ("[", "]"),
                    Type::Vector(_) => ("<", ">"),
                    Type::Struct(s) if s.packed => ("<{ ", " }>"),
                    _ => ("{ ", " }"),
                };
                self.put(open);
                for (i, element) in elements.iter().enumerate() {
                    self.comma(i);
                    self.typed_const(element);
                }
                self.put(close);
            }
            ConstKind::Splat(lane) => match &c.ty {
                Type::Vector(v) if !v.scalable => {
                    self.put("<");
                    for i in 0..v.length {
                        self.comma(i as usize);
                        self.typed_const(lane);
                    }
                    self.put(">");
                }
                _ => {
                    self.put("splat (");
                    self.typed_const(lane);
                    self.put(")");
                }
            },
            ConstKind::Symbol(id) => self.symbol_name(*id),
            ConstKind::BlockAddress(id, block) => {
                self.put("blockaddress(");
                self.symbol_name(*id);
                self.fmt(format_args!(", %b{})", block.0));
            }
            ConstKind::DsoLocalEquivalent(id) => {
                self.put("dso_local_equivalent ");
                self.symbol_name(*id);
            }
            ConstKind::NoCfi(id) => {
                self.put("no_cfi ");
                self.symbol_name(*id);
            }
            ConstKind::PtrAuth(operands) => {
                self.put("ptrauth (");
                self.const_list(operands);
                self.put(")");
            }
            ConstKind::Expr(expr) => self.expression(expr, &c.ty),
        }
    }

    fn const_list(&mut self, list: &[Const]) {
        for (i, c) in list.iter().enumerate() {
            self.comma(i);
            self.typed_const(c);
        }
    }

    fn float(&mut self, kind: FloatKind, bits: u128) {
        match kind {
            FloatKind::Half => self.fmt(format_args!("0xH{bits:04X}")),
            FloatKind::BFloat => self.fmt(format_args!("0xR{bits:04X}")),
            FloatKind::Single => {
                let double = widen(bits as u32);
                self.fmt(format_args!("0x{double:016X}"));
            }
            FloatKind::Double => self.fmt(format_args!("0x{bits:016X}")),
            FloatKind::X87 => self.fmt(format_args!("0xK{bits:020X}")),
            FloatKind::Quad => self.fmt(format_args!("0xL{:032X}", bits.rotate_left(64))),
            FloatKind::PpcPair => self.fmt(format_args!("0xM{:032X}", bits.rotate_left(64))),
        }
    }

    fn expression(&mut self, expr: &ConstExpr, ty: &Type) {
        match expr {
            ConstExpr::Gep { source, base, indices, flags } => {
                self.put(if flags.inbounds { "getelementptr inbounds (" } else { "getelementptr (" });
                self.ty(source);
                self.put(", ");
                self.typed_const(base);
                for index in indices {
                    self.put(", ");
                    self.typed_const(index);
                }
            }
            ConstExpr::Cast { op, value } => {
                self.fmt(format_args!("{} (", names::cast(*op)));
                self.typed_const(value);
                self.put(" to ");
                self.ty(ty);
            }
            ConstExpr::Binary { op, a, b } => self.call_like(names::binary(*op), &[a, b]),
            ConstExpr::ICmp { pred, a, b } => {
                self.call_like(&format!("icmp {}", names::int_predicate(*pred)), &[a, b]);
            }
            ConstExpr::FCmp { pred, a, b } => {
                self.call_like(&format!("fcmp {}", names::float_predicate(*pred)), &[a, b]);
            }
            ConstExpr::Select { cond, a, b } => self.call_like("select", &[cond, a, b]),
            ConstExpr::ExtractElement { vector, index } => self.call_like("extractelement", &[vector, index]),
            ConstExpr::InsertElement { vector, element, index } => {
                self.call_like("insertelement", &[vector, element, index]);
            }
            ConstExpr::ShuffleVector { a, b, mask } => self.call_like("shufflevector", &[a, b, mask]),
            ConstExpr::FNeg { value } => self.call_like("fneg", &[value]),
            ConstExpr::ExtractValue { aggregate, indices } => {
                self.call_like("extractvalue", &[aggregate]);
                self.indices(indices);
            }
            ConstExpr::InsertValue { aggregate, element, indices } => {
                self.call_like("insertvalue", &[aggregate, element]);
                self.indices(indices);
            }
        }
        self.put(")");
    }

    fn call_like(&mut self, name: &str, operands: &[&Const]) {
        self.put(name);
        self.put(" (");
        for (i, operand) in operands.iter().enumerate() {
            self.comma(i);
            self.typed_const(operand);
        }
    }

    pub(super) fn indices(&mut self, indices: &[u32]) {
        for index in indices {
            self.fmt(format_args!(", {index}"));
        }
    }
}

/// The double of the same value as a single; the payload of a NaN keeps its place, quiet or not.
fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let sign = u64::from(bits >> 31) << 63;
        return sign | 0x7ff << 52 | u64::from(bits & 0x7f_ffff) << 29;
    }
    f64::from(value).to_bits()
}

#[cfg(test)]
mod tests {
    use super::widen;

    #[test]
    fn singles_are_written_as_doubles() {
        assert_eq!(widen(0.1f32.to_bits()), f64::from(0.1f32).to_bits());
        assert_eq!(widen(0x7fa0_0000), 0x7ff4_0000_0000_0000); // a signalling NaN stays one
        assert_eq!(widen(1), f64::from(f32::from_bits(1)).to_bits());
    }
}
