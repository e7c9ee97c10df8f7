//! Sizes of types, where a type without a size is something that the machine does not have.

use threadbare_ir::layout::Layout;
use threadbare_ir::types::{StructType, Type};

type Sized = Result<u64, String>;

fn unsized_type() -> String {
    "a type without a size".into()
}

/// Bytes from one element of an array to the next.
pub fn size_of(layout: &Layout, ty: &Type) -> Sized {
    layout.size_of(ty).ok_or_else(unsized_type)
}

/// Bytes that a store writes.
pub fn store_size(layout: &Layout, ty: &Type) -> Sized {
    layout.store_size(ty).ok_or_else(unsized_type)
}

/// Bytes before a field.
pub fn field_offset(layout: &Layout, ty: &StructType, index: usize) -> Sized {
    layout.field_offset(ty, index).ok_or_else(|| "an index beyond a structure's fields".into())
}
