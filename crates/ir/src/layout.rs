//! Sizes, alignments and offsets, from a data-layout string. All sizes are in bytes unless named bits.

use crate::types::{FloatKind, StructType, Type};
use std::fmt;

/// How values lie in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    big_endian: bool,
    /// Address space, width in bits, alignment, width of indices.
    pointers: Vec<(u32, u32, u64, u32)>,
    /// Bits and alignment, ascending.
    ints: Vec<(u32, u64)>,
    floats: Vec<(u32, u64)>,
    vectors: Vec<(u64, u64)>,
    aggregate_align: u64,
    stack_align: u64,
    alloca_space: u32,
    program_space: u32,
    global_space: u32,
}

/// A data-layout string that makes no sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayoutError {
    /// The part that does not.
    pub part: String,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "data layout: `{}` makes no sense", self.part)
    }
}

impl std::error::Error for LayoutError {}

impl Default for Layout {
    /// What an empty data-layout string means.
    fn default() -> Layout {
        Layout {
            big_endian: false,
            pointers: vec![(0, 64, 8, 64)],
            ints: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)],
            floats: vec![(16, 2), (32, 4), (64, 8), (128, 16)],
            vectors: vec![(64, 8), (128, 16)],
            aggregate_align: 1,
            stack_align: 1,
            alloca_space: 0,
            program_space: 0,
            global_space: 0,
        }
    }
}

impl Layout {
    /// Reads a data-layout string.
    pub fn parse(text: &str) -> Result<Layout, LayoutError> {
        let mut layout = Layout::default();
        for part in text.split('-').filter(|p| !p.is_empty()) {
            layout.apply(part).ok_or_else(|| LayoutError { part: part.to_string() })?;
        }
        Ok(layout)
    }

    fn apply(&mut self, part: &str) -> Option<()> {
        let (head, rest) = part.split_once(':').map_or((part, None), |(head, rest)| (head, Some(rest)));
        let kind = head.chars().next()?;
        let number = head.get(kind.len_utf8()..)?;
        let mut rest = rest.unwrap_or("").split(':');
        match kind {
            'e' if number.is_empty() => self.big_endian = false,
            'E' if number.is_empty() => self.big_endian = true,
            'p' => {
                let space: String = number.chars().filter(char::is_ascii_digit).collect();
                let space = if space.is_empty() { 0 } else { space.parse().ok()? };
                let bits: u32 = rest.next()?.parse().ok()?;
                let align = byte_align(rest.next()?)?;
                let index = rest.nth(1).and_then(|i| i.parse().ok()).unwrap_or(bits);
                if bits == 0 || bits > 1 << 16 || index == 0 || index > bits {
                    return None;
                }
                self.pointers.retain(|p| p.0 != space);
                self.pointers.push((space, bits, align, index));
            }
            'i' => put(&mut self.ints, number.parse().ok()?, byte_align(rest.next()?)?),
            'f' => put(&mut self.floats, number.parse().ok()?, byte_align(rest.next()?)?),
            'v' => put(&mut self.vectors, number.parse().ok()?, byte_align(rest.next()?)?),
            'a' => self.aggregate_align = byte_align(rest.next()?)?.max(1),
            'S' => self.stack_align = byte_align(number)?.max(1),
            'A' => self.alloca_space = number.parse().ok()?,
            'P' => self.program_space = number.parse().ok()?,
            'G' => self.global_space = number.parse().ok()?,
            // Mangling, native widths, function pointers, non-integral spaces: nothing that shapes memory.
            'm' | 'n' | 'F' | 'T' => {}
            _ => return None,
        }
        Some(())
    }

    /// Whether the most significant byte comes first.
    pub fn is_big_endian(&self) -> bool {
        self.big_endian
    }

    /// The size of a pointer into an address space.
    pub fn pointer_size(&self, space: u32) -> u64 {
        u64::from(self.pointer(space).1).div_ceil(8)
    }

    /// The width of a pointer into an address space, in bits.
    pub fn pointer_bits(&self, space: u32) -> u32 {
        self.pointer(space).1
    }

    /// The width of address arithmetic in an address space, in bits.
    pub fn index_bits(&self, space: u32) -> u32 {
        self.pointer(space).3
    }

    fn pointer(&self, space: u32) -> (u32, u32, u64, u32) {
        let find = |space| self.pointers.iter().find(|p| p.0 == space).copied();
        find(space).or_else(|| find(0)).unwrap_or((0, 64, 8, 64))
    }

    /// The width of a value in bits; scalable vectors count as if `vscale` were 1. None for types without size.
    pub fn bits_of(&self, ty: &Type) -> Option<u64> {
        Some(match ty {
            Type::Int(bits) => u64::from(*bits),
            Type::Float(kind) => u64::from(float_bits(*kind)),
            Type::Ptr(space) => u64::from(self.pointer_bits(*space)),
            Type::Array(array) => self.size_of(&array.element)?.checked_mul(array.length)?.checked_mul(8)?,
            Type::Vector(vector) => self.bits_of(&vector.element)?.checked_mul(vector.length)?,
            Type::Struct(s) => self.struct_layout(s)?.0.checked_mul(8)?,
            Type::Amx => 8192,
            Type::Target(name) if &**name == "x86_mmx" => 64,
            Type::Void | Type::Function(_) | Type::Opaque(_) | Type::Target(_) => return None,
            Type::Label | Type::Metadata | Type::Token => return None,
        })
    }

    /// How many bytes a store writes.
    pub fn store_size(&self, ty: &Type) -> Option<u64> {
        Some(self.bits_of(ty)?.div_ceil(8))
    }

    /// How far apart two of them lie in an array.
    pub fn size_of(&self, ty: &Type) -> Option<u64> {
        match ty {
            Type::Array(array) => self.size_of(&array.element)?.checked_mul(array.length),
            Type::Struct(s) => Some(self.struct_layout(s)?.0),
            _ => round_up(self.store_size(ty)?, self.align_of(ty)),
        }
    }

    /// The alignment that the target prescribes.
    pub fn align_of(&self, ty: &Type) -> u64 {
        match ty {
            Type::Int(bits) => at_least(&self.ints, *bits),
            Type::Float(kind) => {
                let bits = float_bits(*kind);
                self.floats.iter().find(|f| f.0 == bits).map_or_else(|| natural(u64::from(bits)), |f| f.1)
            }
            Type::Ptr(space) => self.pointer(*space).2.max(1),
            Type::Array(array) => self.align_of(&array.element),
            Type::Vector(vector) => {
                let bits = self.bits_of(&vector.element).unwrap_or(8).saturating_mul(vector.length);
                self.vectors.iter().find(|v| v.0 == bits).map_or_else(|| natural(bits), |v| v.1)
            }
            Type::Struct(s) if s.packed => 1,
            Type::Struct(s) => {
                s.fields.iter().map(|f| self.align_of(f)).max().unwrap_or(1).max(self.aggregate_align)
            }
            Type::Amx => 64,
            Type::Target(_) => 8,
            _ => 1,
        }
    }

    /// Where a field of a structure starts.
    pub fn field_offset(&self, s: &StructType, index: usize) -> Option<u64> {
        let mut at = 0u64;
        for (i, field) in s.fields.iter().enumerate() {
            if !s.packed {
                at = round_up(at, self.align_of(field))?;
            }
            if i == index {
                return Some(at);
            }
            at = at.checked_add(self.size_of(field)?)?;
        }
        None
    }

    /// Size and alignment of a structure.
    fn struct_layout(&self, s: &StructType) -> Option<(u64, u64)> {
        let mut at = 0u64;
        let mut align = if s.packed { 1 } else { self.aggregate_align };
        for field in &s.fields {
            if !s.packed {
                let a = self.align_of(field);
                at = round_up(at, a)?;
                align = align.max(a);
            }
            at = at.checked_add(self.size_of(field)?)?;
        }
        Some((round_up(at, align)?, align))
    }

    /// The address space of stack objects.
    pub fn alloca_space(&self) -> u32 {
        self.alloca_space
    }

    /// Whether two layouts agree on everything that shapes memory between modules of one program. Wide
    /// integers are left out: their alignment changed between compilers that are linked together every day.
    pub fn is_compatible(&self, other: &Layout) -> bool {
        let narrow = |l: &Layout| l.ints.iter().filter(|i| i.0 <= 64).copied().collect::<Vec<_>>();
        self.big_endian == other.big_endian
            && self.pointer(0) == other.pointer(0)
            && narrow(self) == narrow(other)
            && self.floats == other.floats
            && self.aggregate_align == other.aggregate_align
    }
}

fn put<T: Ord + Copy>(table: &mut Vec<(T, u64)>, key: T, align: u64) {
    table.retain(|entry| entry.0 != key);
    table.push((key, align.max(1)));
    table.sort_unstable();
}

/// The alignment of the narrowest listed integer that is wide enough, else of the widest.
fn at_least(ints: &[(u32, u64)], bits: u32) -> u64 {
    ints.iter().find(|i| i.0 >= bits).or(ints.last()).map_or(1, |i| i.1)
}

/// An alignment given in bits.
fn byte_align(bits: &str) -> Option<u64> {
    let bits: u64 = bits.parse().ok()?;
    let bytes = bits / 8;
    (bits.is_multiple_of(8) && bits <= 1 << 35 && (bytes == 0 || bytes.is_power_of_two())).then_some(bytes)
}

fn natural(bits: u64) -> u64 {
    bits.div_ceil(8).clamp(1, 1 << 32).next_power_of_two()
}

fn round_up(value: u64, align: u64) -> Option<u64> {
    value.checked_next_multiple_of(align.max(1))
}

/// The width of a floating-point format.
pub(crate) fn float_bits(kind: FloatKind) -> u32 {
    match kind {
        FloatKind::Half | FloatKind::BFloat => 16,
        FloatKind::Single => 32,
        FloatKind::Double => 64,
        FloatKind::X87 => 80,
        FloatKind::Quad | FloatKind::PpcPair => 128,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{ArrayType, VectorType};
    use std::sync::Arc;

    const X86: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";

    fn structure(fields: Vec<Type>, packed: bool) -> StructType {
        StructType { name: None, fields, packed }
    }

    #[test]
    fn x86_64() {
        let layout = Layout::parse(X86).unwrap();
        assert_eq!(layout.size_of(&Type::Int(1)), Some(1));
        assert_eq!(layout.size_of(&Type::Int(24)), Some(4));
        assert_eq!(layout.store_size(&Type::Int(24)), Some(3));
        assert_eq!(layout.align_of(&Type::Int(128)), 16);
        assert_eq!(layout.size_of(&Type::Float(FloatKind::X87)), Some(16));
        assert_eq!(layout.store_size(&Type::Float(FloatKind::X87)), Some(10));
        assert_eq!(layout.size_of(&Type::Ptr(270)), Some(4));
        assert_eq!(layout.size_of(&Type::Ptr(0)), Some(8));
        let s = structure(vec![Type::Int(8), Type::Int(64), Type::Int(16)], false);
        assert_eq!(layout.field_offset(&s, 1), Some(8));
        assert_eq!(layout.field_offset(&s, 2), Some(16));
        assert_eq!(layout.field_offset(&s, 3), None);
        assert_eq!(layout.size_of(&Type::Struct(Arc::new(s))), Some(24));
        let packed = structure(vec![Type::Int(8), Type::Int(64)], true);
        assert_eq!(layout.field_offset(&packed, 1), Some(1));
        assert_eq!(layout.size_of(&Type::Struct(Arc::new(packed))), Some(9));
        let v = Type::Vector(Arc::new(VectorType { element: Type::Int(1), length: 8, scalable: false }));
        assert_eq!((layout.bits_of(&v), layout.size_of(&v)), (Some(8), Some(1)));
        let v3 = Type::Vector(Arc::new(VectorType { element: Type::Int(32), length: 3, scalable: false }));
        assert_eq!((layout.store_size(&v3), layout.size_of(&v3)), (Some(12), Some(16)));
        let huge = Type::Array(Arc::new(ArrayType { element: Type::Int(64), length: u64::MAX }));
        assert_eq!(layout.size_of(&huge), None);
    }

    #[test]
    fn older_compilers_align_wide_integers_less() {
        let old =
            Layout::parse("e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128").unwrap();
        assert_eq!(old.align_of(&Type::Int(128)), 8);
        assert!(old.is_compatible(&Layout::parse(X86).unwrap()));
        assert!(!old.is_compatible(&Layout::parse("E-p:32:32").unwrap()));
        assert!(Layout::parse("e-q:1").is_err());
    }
}
