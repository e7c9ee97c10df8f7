//! Debug information in the source's terms: places, variables, and types with their members.

use crate::inst::MetadataId;
use crate::metadata::{Node, Value};
use crate::module::Module;
use crate::program::Place;
use std::sync::Arc;

/// How long a chain of scopes, inlinings or type references may be.
const MAX_CHAIN: u32 = 256;

/// A view of one module's debug information. Whatever is missing or malformed there is absent here.
#[derive(Clone, Copy)]
pub struct DebugInfo<'a> {
    pub(crate) module: &'a Module,
}

/// A source variable.
#[derive(Clone, PartialEq, Debug)]
pub struct SourceVariable {
    /// Its name.
    pub name: Arc<str>,
    /// Its type.
    pub ty: Option<MetadataId>,
    /// Where it is declared.
    pub file: Option<Arc<str>>,
    /// On which line; 0 where the compiler knows none.
    pub line: u32,
    /// Which parameter it is, from 1.
    pub parameter: Option<u32>,
}

/// A source type.
#[derive(Clone, PartialEq, Debug)]
pub struct SourceType {
    /// Its name; empty for unnamed types.
    pub name: Arc<str>,
    /// Its size in bits; 0 where none is written.
    pub bits: u64,
    /// What it is made of.
    pub kind: SourceTypeKind,
}

/// What a source type is made of.
#[derive(Clone, PartialEq, Debug)]
pub enum SourceTypeKind {
    /// A number or character, with its DWARF encoding (`DW_ATE_signed`, ...).
    Base(Arc<str>),
    /// A pointer or reference; to nothing for `void *`.
    Pointer(Option<MetadataId>),
    /// A structure, class or union.
    Record {
        /// Whether all members start at 0.
        is_union: bool,
        /// The members in order.
        members: Vec<SourceMember>,
    },
    /// An array: its element, and the length of each dimension (none where the source says none).
    Array(Option<MetadataId>, Vec<Option<u64>>),
    /// An enumeration: names and values.
    Enum(Vec<(Arc<str>, i128)>),
    /// `typedef`, `const`, `volatile`, `_Atomic` and the like (the DWARF tag) of another type.
    Alias(Arc<str>, Option<MetadataId>),
    /// A function's type.
    Function,
    /// Something else, by its node's kind.
    Other(Arc<str>),
}

/// A member of a structure or union.
#[derive(Clone, PartialEq, Debug)]
pub struct SourceMember {
    /// Its name; empty for unnamed members.
    pub name: Arc<str>,
    /// Its type.
    pub ty: Option<MetadataId>,
    /// Where it starts, in bits.
    pub offset: u64,
    /// Its width in bits.
    pub bits: u64,
    /// Whether it is a bit-field.
    pub is_bit_field: bool,
}

impl<'a> DebugInfo<'a> {
    /// A node of the module.
    pub fn node(&self, id: MetadataId) -> Option<Node<'a>> {
        self.module.node(id).ok().flatten()
    }

    /// The place of a `DILocation`, with what it was inlined into.
    pub fn place(&self, loc: MetadataId) -> Option<Place> {
        self.place_within(loc, MAX_CHAIN)
    }

    fn place_within(&self, loc: MetadataId, depth: u32) -> Option<Place> {
        let node = self.node(loc)?;
        if node.kind != "DILocation" {
            return None;
        }
        let number = |name| node.int(name).and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
        let scope = node.reference("scope")?;
        let inlined_at = match node.reference("inlinedAt") {
            Some(outer) if depth > 0 => self.place_within(outer, depth - 1).map(Arc::new),
            _ => None,
        };
        Some(Place {
            file: self.file_of(scope).unwrap_or_else(|| "".into()),
            line: number("line"),
            column: number("column"),
            function: self.function_of(scope).unwrap_or_else(|| "".into()),
            inlined_at,
        })
    }

    /// The innermost file of a scope.
    fn file_of(&self, scope: MetadataId) -> Option<Arc<str>> {
        let mut scope = Some(scope);
        for _ in 0..MAX_CHAIN {
            let node = self.node(scope?)?;
            if node.kind == "DIFile" {
                return node.text("filename").map(Arc::from);
            }
            if let Some(file) = node.reference("file").and_then(|id| self.node(id)) {
                return file.text("filename").map(Arc::from);
            }
            scope = node.reference("scope");
        }
        None
    }

    /// The source function that a scope lies in.
    fn function_of(&self, scope: MetadataId) -> Option<Arc<str>> {
        self.subprogram_of(scope)?.text("name").map(Arc::from)
    }

    /// The subprogram that a scope lies in.
    pub fn subprogram_of(&self, scope: MetadataId) -> Option<Node<'a>> {
        let mut scope = Some(scope);
        for _ in 0..MAX_CHAIN {
            let node = self.node(scope?)?;
            if node.kind == "DISubprogram" {
                return Some(node);
            }
            scope = node.reference("scope");
        }
        None
    }

    /// The place where a `DISubprogram` starts.
    pub fn subprogram_place(&self, subprogram: MetadataId) -> Option<Place> {
        let node = self.node(subprogram)?;
        let line = node.int("line").and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
        let function = node.text("name").map(Arc::from).unwrap_or_else(|| "".into());
        let file = self.file_of(subprogram).unwrap_or_else(|| "".into());
        Some(Place { file, line, column: 0, function, inlined_at: None })
    }

    /// A `DILocalVariable`, `DIGlobalVariable` or `DIGlobalVariableExpression`.
    pub fn variable(&self, id: MetadataId) -> Option<SourceVariable> {
        let mut node = self.node(id)?;
        if node.kind == "DIGlobalVariableExpression" {
            node = self.node(node.reference("var")?)?;
        }
        let number = |name| node.int(name).and_then(|n| u32::try_from(n).ok());
        Some(SourceVariable {
            name: node.text("name")?.into(),
            ty: node.reference("type"),
            file: node.reference("file").and_then(|file| self.file_of(file)),
            line: number("line").unwrap_or(0),
            parameter: number("arg").filter(|n| *n > 0),
        })
    }

    /// A type.
    pub fn ty(&self, id: MetadataId) -> Option<SourceType> {
        let node = self.node(id)?;
        let name: Arc<str> = node.text("name").unwrap_or("").into();
        let bits = unsigned(&node, "size");
        let tag: Arc<str> = node.word("tag").unwrap_or("").into();
        let base = node.reference("baseType");
        let kind = match node.kind {
            "DIBasicType" => SourceTypeKind::Base(node.word("encoding").unwrap_or("").into()),
            "DIDerivedType" => match &*tag {
                "DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type" => {
                    SourceTypeKind::Pointer(base)
                }
                _ => SourceTypeKind::Alias(tag, base),
            },
            "DICompositeType" => match &*tag {
                "DW_TAG_array_type" => SourceTypeKind::Array(base, self.dimensions(&node)),
                "DW_TAG_enumeration_type" => SourceTypeKind::Enum(self.enumerators(&node)),
                _ => SourceTypeKind::Record {
                    is_union: &*tag == "DW_TAG_union_type",
                    members: self.members(&node),
                },
            },
            "DISubroutineType" => SourceTypeKind::Function,
            other => SourceTypeKind::Other(other.into()),
        };
        Some(SourceType { name, bits, kind })
    }

    /// A type behind its typedefs and qualifiers, with its number.
    pub fn plain_type(&self, id: MetadataId) -> Option<(MetadataId, SourceType)> {
        let mut id = id;
        for _ in 0..MAX_CHAIN {
            let ty = self.ty(id)?;
            match ty.kind {
                SourceTypeKind::Alias(_, Some(base)) => id = base,
                _ => return Some((id, ty)),
            }
        }
        None
    }

    fn elements(&self, node: &Node<'a>) -> Vec<Node<'a>> {
        let list = match node.get("elements") {
            Some(Value::Ref(id)) => self.node(*id),
            Some(Value::Node(list)) => Some((**list).clone()),
            _ => None,
        };
        let Some(list) = list else { return Vec::new() };
        let element = |value: &Value<'a>| match value {
            Value::Ref(id) => self.node(*id),
            Value::Node(node) => Some((**node).clone()),
            _ => None,
        };
        list.fields.iter().filter_map(|(_, value)| element(value)).collect()
    }

    fn members(&self, node: &Node<'a>) -> Vec<SourceMember> {
        let is_member = |n: &Node<'_>| {
            n.kind == "DIDerivedType"
                && matches!(n.word("tag"), Some("DW_TAG_member" | "DW_TAG_inheritance"))
                && !n.word("flags").unwrap_or("").contains("DIFlagStaticMember")
        };
        let member = |n: Node<'a>| SourceMember {
            name: n.text("name").unwrap_or("").into(),
            ty: n.reference("baseType"),
            offset: unsigned(&n, "offset"),
            bits: unsigned(&n, "size"),
            is_bit_field: n.word("flags").unwrap_or("").contains("DIFlagBitField"),
        };
        self.elements(node).into_iter().filter(is_member).map(member).collect()
    }

    fn dimensions(&self, node: &Node<'a>) -> Vec<Option<u64>> {
        let count = |n: Node<'a>| n.int("count").and_then(|n| u64::try_from(n).ok());
        self.elements(node).into_iter().map(count).collect()
    }

    fn enumerators(&self, node: &Node<'a>) -> Vec<(Arc<str>, i128)> {
        let pair = |n: Node<'a>| Some((Arc::from(n.text("name")?), n.int("value")?));
        self.elements(node).into_iter().filter_map(pair).collect()
    }
}

fn unsigned(node: &Node<'_>, name: &str) -> u64 {
    node.int(name).and_then(|n| u64::try_from(n).ok()).unwrap_or(0)
}
