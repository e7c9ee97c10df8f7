//! Types of the IR. Pointers are opaque: the pointee types that LLVM 14 still writes are dropped by the
//! reader, since every instruction that needs one names it itself. So a type is a finite tree, and two
//! modules need no translation between their type tables.

use std::sync::Arc;

/// A type. Cheap to clone: composite types are shared.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// No value.
    Void,
    /// An integer of that many bits.
    Int(u32),
    /// A floating-point number.
    Float(FloatKind),
    /// A pointer into that address space.
    Ptr(u32),
    /// `[length x element]`.
    Array(Arc<ArrayType>),
    /// `<length x element>`, or `<vscale x length x element>`.
    Vector(Arc<VectorType>),
    /// A structure, literal or named.
    Struct(Arc<StructType>),
    /// A function's type.
    Function(Arc<FunctionType>),
    /// A named type without a body.
    Opaque(Arc<str>),
    /// `target("name", ...)`, kept as written.
    Target(Arc<str>),
    /// The type of a basic block.
    Label,
    /// The type of a metadata operand.
    Metadata,
    /// The type of tokens (exception pads, coroutines).
    Token,
    /// `x86_amx`.
    Amx,
}

/// The floating-point formats of LLVM.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatKind {
    /// IEEE binary16.
    Half,
    /// bfloat16.
    BFloat,
    /// IEEE binary32.
    Single,
    /// IEEE binary64.
    Double,
    /// x87 80-bit extended.
    X87,
    /// IEEE binary128.
    Quad,
    /// A pair of doubles.
    PpcPair,
}

/// An array's element type and length.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ArrayType {
    /// The type of each element.
    pub element: Type,
    /// How many there are.
    pub length: u64,
}

/// A vector's element type and length.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct VectorType {
    /// The type of each lane.
    pub element: Type,
    /// How many lanes (times `vscale` if scalable).
    pub length: u64,
    /// Whether the length is a multiple that only the target knows.
    pub scalable: bool,
}

/// A structure's fields.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StructType {
    /// The name, if it is an identified type.
    pub name: Option<Arc<str>>,
    /// The types of the fields.
    pub fields: Vec<Type>,
    /// Whether padding is left out.
    pub packed: bool,
}

/// A function's signature.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FunctionType {
    /// The result.
    pub ret: Type,
    /// The fixed parameters.
    pub params: Vec<Type>,
    /// Whether more arguments may follow.
    pub vararg: bool,
}
