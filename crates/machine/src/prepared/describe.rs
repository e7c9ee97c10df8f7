//! What a person would call a place in memory: by variables with their members and elements, where debug information has
//! them.

use super::Prepared;
use super::values::Reading;
use crate::graphs::{Field, Holds};
use crate::memory::{Memory, Object, Origin};
use crate::parts::{LOCKS, STREAMS, describe as describe_part};
use crate::state::State;
use rustc_hash::FxHashMap;
use threadbare_ir::debug::{DebugInfo, SourceTypeKind, SourceVariable};
use threadbare_ir::inst::{MetadataId, Operand, VariableRecord};
use threadbare_ir::program::{SymbolId, SymbolKind};
use threadbare_trace::{CodePoint, InputKind, Location, Range};

/// More members and elements than this inside each other are not named.
const DEEPEST: usize = 32;

/// Members of variables, by symbol, offset and length.
pub(super) type Members = FxHashMap<(u32, u64, Option<u64>), Inner>;

/// A member of a variable.
#[derive(Clone, Default)]
pub(super) struct Inner {
    /// What leads to it.
    path: String,
    /// How far into it.
    rest: u64,
    /// How its bytes are read.
    reading: Reading,
}

/// What the entry function was given in memory.
pub(super) struct Placed {
    pub(super) name: String,
    /// How large its elements are, if it goes by them.
    pub(super) element: Option<u64>,
}

impl Prepared {
    /// The name of the global or the kind of object at an address, for messages.
    pub(crate) fn describe_address(&self, state: &State, address: u64) -> String {
        self.describe(&state.memory, address, None, object_name)
    }

    /// The same for bytes that are accessed, down to the member that they are.
    pub(crate) fn describe_access(&self, state: &State, range: Range) -> String {
        self.describe(&state.memory, range.start, Some(range.len), object_name)
    }

    /// The name of what is at an address in fewer words, for where there is little room: allocated memory goes by its file
    /// and line.
    pub(crate) fn describe_briefly(&self, state: &State, address: u64) -> String {
        self.describe(&state.memory, address, None, brief_name)
    }

    /// The same for bytes that are accessed.
    pub(crate) fn describe_access_briefly(&self, state: &State, range: Range) -> String {
        self.describe(&state.memory, range.start, Some(range.len), brief_name)
    }

    /// The name of the variable, or of what else the program has, that an address belongs to: not which part of it.
    pub(crate) fn variable_at(&self, state: &State, address: u64) -> String {
        match state.memory.find(address).map(|object| (object, address)) {
            Some((object, _)) if address < STREAMS && describe_part(address).is_none() => {
                let name = object_name(self, object);
                name.strip_prefix('`').and_then(|name| name.strip_suffix('`')).unwrap_or(&name).to_owned()
            }
            _ => self.describe_briefly(state, address),
        }
    }

    fn describe(
        &self,
        memory: &Memory,
        address: u64,
        len: Option<u64>,
        name: fn(&Prepared, &Object) -> String,
    ) -> String {
        if address >= STREAMS {
            return self.describe_stream(memory, address & !LOCKS, name);
        }
        if let Some(part) = describe_part(address) {
            return part.into();
        }
        let Some(object) = memory.find(address) else {
            // It will be there as soon as somebody needs it.
            let place = self.graphs.as_ref().and_then(|graphs| graphs.met(address));
            return place
                .map_or_else(|| format!("{address:#x}"), |place| format!("`{}`", place.object_name()));
        };
        if let Some(part) = self.part_of_input(object, address - object.base, len) {
            return part;
        }
        let whole = name(self, object);
        let Inner { path: inner, mut rest, .. } = self.inner(object, address - object.base, len);
        let named = match whole.strip_suffix('`') {
            Some(open) => format!("{open}{inner}`"),
            None => {
                if matches!(object.origin, Origin::Stack(_)) {
                    rest = address - object.base;
                }
                whole
            }
        };
        if rest == 0 { named } else { format!("{named} + {rest}") }
    }

    /// The name of a part of an object that pointers among the inputs lead to.
    fn part_of_input(&self, object: &Object, offset: u64, len: Option<u64>) -> Option<String> {
        let graphs = self.graphs.as_ref().filter(|_| object.origin == Origin::Input)?;
        let place = graphs.met(object.base)?;
        if offset == 0 && len.is_none_or(|len| len >= object.size) {
            return Some(format!("`{}`", place.object_name()));
        }
        let end = offset + len.unwrap_or(1);
        let holds = |field: &&Field| field.offset <= offset && end <= field.offset + field.bytes;
        let field = place.shape()?.fields.iter().find(holds)?;
        let name = format!("`{}`", place.part(field));
        Some(if offset == field.offset { name } else { format!("{name} + {}", offset - field.offset) })
    }

    /// The name of a stream that the program knows by this address.
    fn describe_stream(&self, memory: &Memory, at: u64, name: fn(&Prepared, &Object) -> String) -> String {
        let base = self.address_of("tb_libc_streams").unwrap_or(0);
        if let Some(standard) = ["stdin", "stdout", "stderr"].get(at.wrapping_sub(base) as usize) {
            return format!("the stream `{standard}`");
        }
        match memory.find(at) {
            Some(object) => format!("the stream that is {}", name(self, object)),
            None => "a stream that is not open".into(),
        }
    }

    /// How the bytes of a range are read.
    pub(crate) fn reading(&self, memory: &Memory, range: Range) -> Reading {
        let Some(object) = memory.find(range.start) else { return Reading::Plain };
        let offset = range.start - object.base;
        if let Some(graphs) = self.graphs.as_ref().filter(|_| object.origin == Origin::Input) {
            let place = graphs.met(object.base);
            let fields = place.and_then(|place| place.shape()).map_or(&[][..], |shape| &shape.fields);
            let field = fields.iter().find(|field| field.offset == offset && field.bytes == range.len);
            return match field.map(|field| field.holds) {
                Some(Holds::Number(InputKind::Signed)) => Reading::Signed,
                Some(Holds::Number(InputKind::Float)) => Reading::Float,
                _ => Reading::Plain,
            };
        }
        self.inner(object, offset, Some(range.len)).reading
    }

    /// The members and elements that lead to so many bytes at an offset of an object.
    fn inner(&self, object: &Object, offset: u64, len: Option<u64>) -> Inner {
        let plain = |path: String, rest: u64| Inner { path, rest, reading: Reading::Plain };
        match object.origin {
            Origin::Global(u32::MAX) => match self.placed.get(&object.base).and_then(|placed| placed.element)
            {
                Some(size) => plain(format!("[{}]", offset / size), offset % size),
                None => plain(String::new(), offset),
            },
            Origin::Global(symbol) | Origin::ThreadLocal(symbol) => {
                let key = (symbol, offset, len);
                let read = || self.members(symbol, offset, len);
                self.members.borrow_mut().entry(key).or_insert_with(read).clone()
            }
            Origin::Stack(point) => match self.local(point).and_then(|local| local.ty) {
                Some(ty) => inner(&self.debug_of(point), ty, offset, len),
                None => plain(String::new(), offset),
            },
            Origin::Heap(_) | Origin::Input => plain(String::new(), offset),
        }
    }

    fn members(&self, symbol: u32, offset: u64, len: Option<u64>) -> Inner {
        let symbol = self.program.symbol(SymbolId(symbol));
        let debug = self.program.debug(symbol.module);
        let ty = match &symbol.kind {
            SymbolKind::Variable(variable) => variable.debug.and_then(|id| debug.variable(id)?.ty),
            _ => None,
        };
        match ty {
            Some(ty) => inner(&debug, ty, offset, len),
            None => Inner { rest: offset, ..Inner::default() },
        }
    }

    /// The debug information of the function that a point is in.
    fn debug_of(&self, point: CodePoint) -> DebugInfo<'_> {
        self.program.debug(self.program.symbol(SymbolId(point.function)).module)
    }

    /// The variable of the source that a local is, if it is one.
    fn local(&self, point: CodePoint) -> Option<SourceVariable> {
        let body = self.program.clean_body(SymbolId(point.function)).ok()??;
        let made =
            body.blocks.iter().flat_map(|block| &block.insts).nth(point.instruction as usize)?.result?;
        let is_it = |record: &&VariableRecord| record.is_address && record.value == Operand::Local(made);
        let record = body.variables.iter().find(is_it)?;
        self.debug_of(point).variable(record.variable)
    }
}

/// The members and elements of a type that lead to so many bytes at an offset.
fn inner(debug: &DebugInfo<'_>, ty: MetadataId, offset: u64, len: Option<u64>) -> Inner {
    let (mut path, mut rest) = (String::new(), offset);
    let mut next = Some(ty);
    for _ in 0..DEEPEST {
        let Some((step, ty, offset)) = next.and_then(|ty| inside(debug, ty, rest, len)) else { break };
        path += &step;
        (next, rest) = (ty, offset);
    }
    let reading = match (next, len) {
        (Some(ty), Some(len)) if rest == 0 => Reading::of(debug, ty, len),
        _ => Reading::Plain,
    };
    Inner { path, rest, reading }
}

/// The member or element of a type that so many bytes at an offset lie in, with its type, and where in it they are.
/// Without a length what begins with the offset is meant as a whole.
fn inside(
    debug: &DebugInfo<'_>,
    ty: MetadataId,
    offset: u64,
    len: Option<u64>,
) -> Option<(String, Option<MetadataId>, u64)> {
    let (_, ty) = debug.plain_type(ty)?;
    if offset == 0 && len.is_none_or(|len| len >= ty.bits / 8) {
        return None;
    }
    let end = offset.saturating_add(len.unwrap_or(1));
    match ty.kind {
        SourceTypeKind::Record { members, .. } => {
            let member = members.into_iter().find(|member| {
                !member.is_bit_field
                    && member.offset / 8 <= offset
                    && end <= member.offset.saturating_add(member.bits) / 8
            })?;
            // What has no name is spoken of as if its members were those of the whole.
            let step = if member.name.is_empty() { String::new() } else { format!(".{}", member.name) };
            Some((step, member.ty, offset - member.offset / 8))
        }
        SourceTypeKind::Array(element, lengths) => {
            let size = debug.plain_type(element?)?.1.bits / 8;
            let mut left = offset.checked_div(size)?;
            if end > (left + 1) * size {
                return None;
            }
            // The last dimension counts single elements.
            let mut indices = Vec::new();
            for length in lengths.iter().skip(1).rev() {
                let length = (*length)?;
                indices.push(left.checked_rem(length)?);
                left /= length;
            }
            indices.push(left);
            let step = indices.iter().rev().map(|index| format!("[{index}]")).collect();
            Some((step, element, offset % size))
        }
        _ => None,
    }
}

/// What a person would call an object.
pub(crate) fn object_name(prepared: &Prepared, object: &Object) -> String {
    match object.origin {
        Origin::Global(u32::MAX) => match prepared.placed.get(&object.base) {
            Some(placed) => placed.name.clone(),
            None => "the program's arguments".into(),
        },
        Origin::Global(symbol) | Origin::ThreadLocal(symbol) => {
            format!("`{}`", prepared.written_name_of(symbol))
        }
        Origin::Heap(point) => format!("the memory allocated at {}", prepared.location(point)),
        Origin::Stack(point) => format!("a local of '{}'", prepared.written_name_of(point.function)),
        Origin::Input => match prepared.graphs.as_ref().and_then(|graphs| graphs.met(object.base)) {
            Some(place) => format!("`{}`", place.object_name()),
            None => "an input".into(),
        },
    }
}

fn brief_name(prepared: &Prepared, object: &Object) -> String {
    if let Origin::Heap(point) = object.origin {
        let Location { file, line, .. } = prepared.location(point);
        if let Some(file) = file.rsplit('/').next().filter(|_| line > 0) {
            return format!("memory of {file}:{line}");
        }
    }
    if let Origin::Stack(point) = object.origin
        && let Some(local) = prepared.local(point)
    {
        return format!("`{}`", local.name);
    }
    object_name(prepared, object)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::modelled::{Modelled, Rules};
    use std::sync::Arc;
    use threadbare_ir::Module;
    use threadbare_ir::program::Program;

    /// A library that models nothing.
    fn none() -> &'static Modelled {
        Box::leak(Box::new(Modelled::new(Vec::new(), Rules::default())))
    }

    const PROGRAM: &str = r#"
%pair = type { i32, [2 x [3 x i16]], { i8, i64 } }
@shared = global %pair zeroinitializer, align 8, !dbg !0
@plain = global [4 x i32] zeroinitializer, align 4
define i32 @main(i32 %argc, ptr %argv) {
  ret i32 0
}
!llvm.dbg.cu = !{!20}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !20, file: !21, line: 1, type: !2)
!2 = !DIDerivedType(tag: DW_TAG_typedef, name: "pair", file: !21, line: 1, baseType: !3)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !21, line: 1, size: 256, elements: !4)
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !8, size: 32)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "list", baseType: !9, size: 96, offset: 32)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "in", baseType: !14, size: 128, offset: 128)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!11 = !{!12, !13}
!12 = !DISubrange(count: 2)
!13 = !DISubrange(count: 3)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !21, line: 1, size: 128, elements: !15)
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "c", baseType: !18, size: 8)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "v", baseType: !19, size: 64, offset: 64)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !21)
!21 = !DIFile(filename: "a.c", directory: "/")
"#;

    #[test]
    fn variables_go_by_their_members_and_elements() {
        let module = Module::index("test", PROGRAM.as_bytes().to_vec()).expect("a module");
        let program = Arc::new(Program::link(vec![module]).expect("a program"));
        let main = program.find("main").expect("a main function");
        let prepared = Prepared::new(program, main, none()).expect("nothing is missing");
        let named = |name: &str, offset: u64, len: Option<u64>| {
            let at = prepared.address_of(name).expect("a variable") + offset;
            prepared.describe(&prepared.initial, at, len, object_name)
        };
        assert_eq!(named("shared", 0, None), "`shared`");
        assert_eq!(named("shared", 0, Some(32)), "`shared`");
        assert_eq!(named("shared", 0, Some(4)), "`shared.first`");
        assert_eq!(named("shared", 2, Some(1)), "`shared.first` + 2");
        assert_eq!(named("shared", 4, None), "`shared.list`");
        assert_eq!(named("shared", 14, Some(2)), "`shared.list[1][2]`");
        assert_eq!(named("shared", 4, Some(4)), "`shared.list`");
        assert_eq!(named("shared", 16, Some(1)), "`shared.in.c`");
        assert_eq!(named("shared", 24, None), "`shared.in.v`");
        // What lies across members is not one of them, and what is between them is none.
        assert_eq!(named("shared", 2, Some(4)), "`shared` + 2");
        assert_eq!(named("shared", 18, Some(1)), "`shared.in` + 2");
        assert_eq!(named("plain", 4, Some(4)), "`plain` + 4");
    }
}
