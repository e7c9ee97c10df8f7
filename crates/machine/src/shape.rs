//! How values are spread over registers and lie in memory. One register a leaf: a scalar, a vector's lane, an
//! aggregate's field.

use crate::code::{Shape, Width};
use crate::sizes;
use threadbare_ir::layout::Layout;
use threadbare_ir::types::{FloatKind, Type};

/// Or what the machine does not have.
type Shaped<T> = Result<T, String>;

/// More registers than this are not given to one value.
const MOST_LEAVES: u64 = 4096;

/// Integers wider than this are not computed with.
const WIDEST: u32 = 4096;

/// How many registers a value of this type takes: one a leaf.
pub fn registers_of(ty: &Type) -> Shaped<u32> {
    let count = count(ty);
    if count > MOST_LEAVES {
        return Err(format!("a value of {count} parts"));
    }
    Ok(count as u32)
}

fn count(ty: &Type) -> u64 {
    match ty {
        Type::Void | Type::Metadata | Type::Label | Type::Token => 0,
        Type::Struct(fields) => fields.fields.iter().map(count).fold(0, u64::saturating_add),
        Type::Array(array) => count(&array.element).saturating_mul(array.length),
        Type::Vector(vector) => count(&vector.element).saturating_mul(vector.length),
        _ => 1,
    }
}

/// The width in bits of a type that takes one register.
pub fn width(ty: &Type) -> Shaped<Width> {
    match ty {
        Type::Int(bits) if *bits <= WIDEST => Ok(*bits as Width),
        Type::Int(bits) => Err(format!("an integer of {bits} bits")),
        Type::Ptr(0) => Ok(64),
        Type::Ptr(_) => Err("a pointer into another address space".into()),
        Type::Float(FloatKind::Half) => Ok(16),
        Type::Float(FloatKind::Single) => Ok(32),
        Type::Float(FloatKind::Double) => Ok(64),
        Type::Float(FloatKind::X87) => Ok(80),
        Type::Float(FloatKind::Quad) => Ok(128),
        Type::Float(FloatKind::BFloat) => Err("a value of type bfloat".into()),
        Type::Float(FloatKind::PpcPair) => Err("a value of type ppc_fp128".into()),
        Type::Vector(_) => Err("a vector where a scalar is expected".into()),
        Type::Struct(_) | Type::Array(_) => Err("an aggregate where a scalar is expected".into()),
        _ => Err("a value of an unusual type".into()),
    }
}

/// The element type and the number of lanes; a scalar is its own only lane.
pub fn lanes(ty: &Type) -> Shaped<(Type, u32)> {
    match ty {
        Type::Vector(vector) if vector.scalable => Err("a scalable vector".into()),
        Type::Vector(vector) => Ok((vector.element.clone(), registers_of(ty)?)),
        _ => Ok((ty.clone(), 1)),
    }
}

/// The widths of all leaves.
pub fn widths(ty: &Type) -> Shaped<Vec<Width>> {
    registers_of(ty)?;
    let mut all = Vec::new();
    each_leaf(ty, &mut |leaf| {
        all.push(width(leaf)?);
        Ok(())
    })?;
    Ok(all)
}

fn each_leaf(ty: &Type, f: &mut dyn FnMut(&Type) -> Shaped<()>) -> Shaped<()> {
    match ty {
        Type::Struct(fields) => fields.fields.iter().try_for_each(|field| each_leaf(field, f)),
        Type::Array(array) => (0..array.length).try_for_each(|_| each_leaf(&array.element, f)),
        Type::Vector(vector) => (0..vector.length).try_for_each(|_| each_leaf(&vector.element, f)),
        _ => f(ty),
    }
}

/// How a value of this type lies in memory.
pub fn shape(layout: &Layout, ty: &Type) -> Shaped<Shape> {
    registers_of(ty)?;
    let mut shape = Shape { size: sizes::store_size(layout, ty)?, leaves: Vec::new() };
    place(layout, ty, 0, &mut shape.leaves)?;
    Ok(shape)
}

fn place(layout: &Layout, ty: &Type, offset: u64, leaves: &mut Vec<(u64, Width)>) -> Shaped<()> {
    match ty {
        Type::Struct(fields) => {
            for (i, field) in fields.fields.iter().enumerate() {
                place(layout, field, offset + sizes::field_offset(layout, fields, i)?, leaves)?;
            }
        }
        Type::Array(array) => {
            let step = sizes::size_of(layout, &array.element)?;
            for i in 0..array.length {
                place(layout, &array.element, offset + i * step, leaves)?;
            }
        }
        Type::Vector(vector) if vector.scalable => return Err("a scalable vector".into()),
        Type::Vector(vector) => {
            // Lanes are packed.
            let bits = u64::from(width(&vector.element)?);
            if bits % 8 != 0 {
                return Err(format!("a vector of {bits}-bit lanes in memory"));
            }
            for i in 0..vector.length {
                leaves.push((offset + i * bits / 8, bits as Width));
            }
        }
        _ => leaves.push((offset, width(ty)?)),
    }
    Ok(())
}

/// Which leaves of an aggregate the indices name: how many come before, and how many they are.
pub fn leaf_range(ty: &Type, indices: &[u32]) -> Shaped<(u32, u32)> {
    let mut skip = 0;
    let mut ty = ty.clone();
    for &index in indices {
        let inner = match &ty {
            Type::Struct(fields) if (index as usize) < fields.fields.len() => {
                for field in &fields.fields[..index as usize] {
                    skip += registers_of(field)?;
                }
                fields.fields[index as usize].clone()
            }
            Type::Array(array) if u64::from(index) < array.length => {
                skip += registers_of(&array.element)? * index;
                array.element.clone()
            }
            _ => return Err("an index into a type without such an element".into()),
        };
        ty = inner;
    }
    Ok((skip, registers_of(&ty)?))
}
