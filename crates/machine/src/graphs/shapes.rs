//! What lies where in the objects that pointers among the inputs lead to, from debug information: numbers, pointers, and what the library keeps
//! in its own types. Where that does not say (`void *`, unions with pointers, arrays without length, types that are nowhere
//! defined), an object is bytes that can be anything. It knows types, and no addresses.

use rustc_hash::FxHashMap;
use std::rc::Rc;
use std::sync::Arc;
use threadbare_ir::debug::{DebugInfo, SourceMember, SourceType, SourceTypeKind};
use threadbare_ir::inst::MetadataId;
use threadbare_ir::program::{ModuleId, Program};
use threadbare_trace::InputKind;

/// How many bytes an object has whose type says nothing of them. What is no structure may be one of several in a row: so many as fit.
pub const RAW: u64 = 64;
/// Objects with more parts than this are bytes.
const MOST_FIELDS: usize = 4096;
/// Larger objects are not made.
const LARGEST: u64 = 16 << 10;
/// Types inside each other.
const DEEPEST: usize = 32;

/// What the library keeps for itself in an object: as it is made, and unused.
const OWN: [&str; 8] = [
    "pthread_mutex_t",
    "pthread_cond_t",
    "pthread_rwlock_t",
    "pthread_spinlock_t",
    "pthread_once_t",
    "mtx_t",
    "cnd_t",
    "once_flag",
];

/// What an object consists of.
#[derive(Debug)]
pub struct Shape {
    /// Its type in the source's words.
    pub name: String,
    /// The type behind typedefs and qualifiers.
    pub ty: MetadataId,
    /// How many bytes it has.
    pub size: u64,
    /// What is in it, by offset. What is in none of these is zero.
    pub fields: Vec<Field>,
    /// Whether its type does not say what is in it.
    pub is_raw: bool,
}

/// A part of an object.
#[derive(Clone, Debug)]
pub struct Field {
    /// Where it is.
    pub offset: u64,
    /// How many bytes it has, at most eight.
    pub bytes: u64,
    /// How many bits of them can be anything: the lowest.
    pub width: u32,
    /// What is written in C behind the pointer to the object.
    pub path: String,
    /// What it holds.
    pub holds: Holds,
}

/// What a part of an object holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holds {
    /// A number.
    Number(InputKind),
    /// A pointer.
    Pointer {
        /// What it leads to.
        target: Target,
        /// Whether it leads back to objects of this type, so that a chain of them must end with null somewhere.
        ends: bool,
    },
}

/// What a pointer leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Something of this type.
    Type(MetadataId),
    /// A function of this type.
    Function(MetadataId),
    /// Bytes.
    Raw,
}

/// The shapes of types.
pub struct Shapes {
    program: Arc<Program>,
    module: ModuleId,
    known: FxHashMap<MetadataId, Rc<Shape>>,
    raw: Rc<Shape>,
}

/// What is known of an object while its type is looked through.
struct Parts<'a> {
    debug: DebugInfo<'a>,
    /// The type of the object.
    of: MetadataId,
    fields: Vec<Field>,
}

/// A type does not say what is in an object.
struct Unclear;

impl Shapes {
    /// Of the types of a module.
    pub fn new(program: Arc<Program>, module: ModuleId) -> Shapes {
        Shapes {
            program,
            module,
            known: FxHashMap::default(),
            raw: Rc::new(bytes("bytes", MetadataId(0), RAW)),
        }
    }

    /// Whose types these are.
    pub fn module(&self) -> ModuleId {
        self.module
    }

    /// Bytes that can be anything.
    pub fn raw(&self) -> Rc<Shape> {
        self.raw.clone()
    }

    /// What a pointer of this type leads to; `None` if it is no pointer.
    pub fn pointer(&self, ty: MetadataId) -> Option<Target> {
        let debug = self.program.debug(self.module);
        let (_, ty) = debug.plain_type(ty)?;
        match ty.kind {
            SourceTypeKind::Pointer(target) => Some(target_of(&debug, target)),
            _ => None,
        }
    }

    /// The shape of what a pointer to this type leads to.
    pub fn of(&mut self, ty: MetadataId) -> Rc<Shape> {
        if let Some(shape) = self.known.get(&ty) {
            return shape.clone();
        }
        let shape = Rc::new(self.make(ty));
        self.known.insert(ty, shape.clone());
        shape
    }

    fn make(&self, named: MetadataId) -> Shape {
        let debug = self.program.debug(self.module);
        let name = name_of(&debug, named);
        let Some((ty, plain)) = debug.plain_type(named) else { return bytes(&name, named, RAW) };
        let size = plain.bits / 8;
        let mut parts = Parts { debug, of: ty, fields: Vec::new() };
        // A single structure, but several numbers or pointers.
        let count = match plain.kind {
            SourceTypeKind::Record { .. } | SourceTypeKind::Array(..) => 1,
            _ => (RAW / size.max(1)).max(1),
        };
        if size == 0 || size * count > LARGEST {
            return bytes(&name, ty, RAW.max(size.min(LARGEST)));
        }
        let is_array = !matches!(plain.kind, SourceTypeKind::Record { .. });
        for i in 0..count {
            let path = match plain.kind {
                // The first of several arrays, whose elements follow.
                SourceTypeKind::Array(..) => "[0]".into(),
                _ if is_array => format!("[{i}]"),
                _ => String::new(),
            };
            if parts.add(named, i * size, &path, !is_array, 0).is_err() {
                return bytes(&name, ty, RAW.max(size));
            }
        }
        Shape { name, ty, size: size * count, fields: parts.fields, is_raw: false }
    }
}

impl Parts<'_> {
    /// Adds what a type has at an offset. Members of what a pointer leads to stand behind an arrow, others behind a dot.
    fn add(
        &mut self,
        ty: MetadataId,
        offset: u64,
        path: &str,
        first: bool,
        depth: usize,
    ) -> Result<(), Unclear> {
        if depth > DEEPEST || self.fields.len() > MOST_FIELDS {
            return Err(Unclear);
        }
        if is_own(&self.debug, ty) {
            return Ok(());
        }
        let (id, plain) = self.debug.plain_type(ty).ok_or(Unclear)?;
        let size = plain.bits / 8;
        match plain.kind {
            SourceTypeKind::Pointer(target) => {
                let target = target_of(&self.debug, target);
                let ends = matches!(target, Target::Type(ty) if leads_to(&self.debug, ty, self.of));
                self.field(offset, 8, 64, path, Holds::Pointer { target, ends })
            }
            SourceTypeKind::Base(encoding) => self.number(offset, size, &encoding, path),
            SourceTypeKind::Enum(_) => self.number(offset, size, "DW_ATE_signed", path),
            SourceTypeKind::Array(element, lengths) => {
                let element = element.ok_or(Unclear)?;
                let step = self.debug.plain_type(element).ok_or(Unclear)?.1.bits / 8;
                let lengths: Vec<u64> = lengths.into_iter().collect::<Option<_>>().ok_or(Unclear)?;
                let count = lengths.iter().try_fold(1u64, |all, n| all.checked_mul(*n)).ok_or(Unclear)?;
                if count > MOST_FIELDS as u64 || lengths.is_empty() {
                    return Err(Unclear);
                }
                for i in 0..count {
                    let mut left = i;
                    let mut indices = Vec::new();
                    for length in lengths.iter().rev() {
                        indices.push(left % length);
                        left /= length;
                    }
                    let index: String = indices.iter().rev().map(|index| format!("[{index}]")).collect();
                    self.add(element, offset + i * step, &format!("{path}{index}"), false, depth + 1)?;
                }
                Ok(())
            }
            SourceTypeKind::Record { is_union: true, members } => {
                if has_pointers(&self.debug, id, 0) {
                    return Err(Unclear);
                }
                // By the first name that all of it has.
                match members.iter().find(|member| member.bits == plain.bits && !member.is_bit_field) {
                    Some(whole) => self.member(whole, offset, path, first, depth),
                    None => self.bytes(offset, size, path),
                }
            }
            SourceTypeKind::Record { members, .. } => {
                for member in &members {
                    self.member(member, offset, path, first, depth)?;
                }
                Ok(())
            }
            _ => Err(Unclear),
        }
    }

    fn member(
        &mut self,
        member: &SourceMember,
        offset: u64,
        path: &str,
        first: bool,
        depth: usize,
    ) -> Result<(), Unclear> {
        let ty = member.ty.ok_or(Unclear)?;
        let mark = if first { "->" } else { "." };
        if member.is_bit_field {
            let (start, end) = (member.offset / 8, (member.offset + member.bits).div_ceil(8));
            let named = format!("{path}{mark}{}", member.name);
            for at in start..end {
                // Bytes that several bit-fields have in common are there once.
                if !self.fields.iter().any(|field| field.offset == offset + at) {
                    self.field(offset + at, 1, 8, &named, Holds::Number(InputKind::Bytes))?;
                }
            }
            return Ok(());
        }
        // What has no name is spoken of as if its members were those of the whole.
        let (path, first) = match &*member.name {
            "" => (path.to_string(), first),
            name => (format!("{path}{mark}{name}"), false),
        };
        self.add(ty, offset + member.offset / 8, &path, first, depth + 1)
    }

    fn number(&mut self, offset: u64, size: u64, encoding: &str, path: &str) -> Result<(), Unclear> {
        let kind = match encoding {
            "DW_ATE_float" => InputKind::Float,
            "DW_ATE_signed" | "DW_ATE_signed_char" => InputKind::Signed,
            _ => InputKind::Unsigned,
        };
        match size {
            1 | 2 | 4 | 8 => {
                let width = if encoding == "DW_ATE_boolean" { 1 } else { 8 * size as u32 };
                self.field(offset, size, width, path, Holds::Number(kind))
            }
            _ => self.bytes(offset, size, path),
        }
    }

    fn bytes(&mut self, offset: u64, size: u64, path: &str) -> Result<(), Unclear> {
        for i in 0..size {
            self.field(offset + i, 1, 8, &format!("{path}[{i}]"), Holds::Number(InputKind::Bytes))?;
        }
        Ok(())
    }

    fn field(
        &mut self,
        offset: u64,
        bytes: u64,
        width: u32,
        path: &str,
        holds: Holds,
    ) -> Result<(), Unclear> {
        if self.fields.len() >= MOST_FIELDS || offset > LARGEST {
            return Err(Unclear);
        }
        self.fields.push(Field { offset, bytes, width, path: path.into(), holds });
        Ok(())
    }
}

/// Whether a type belongs to the library.
fn is_own(debug: &DebugInfo<'_>, mut ty: MetadataId) -> bool {
    for _ in 0..DEEPEST {
        let Some(source) = debug.ty(ty) else { return false };
        if OWN.contains(&&*source.name) {
            return true;
        }
        match source.kind {
            SourceTypeKind::Alias(_, Some(base)) => ty = base,
            _ => return false,
        }
    }
    false
}

/// An object of bytes.
fn bytes(name: &str, ty: MetadataId, size: u64) -> Shape {
    let byte = |i| Field {
        offset: i,
        bytes: 1,
        width: 8,
        path: format!("[{i}]"),
        holds: Holds::Number(InputKind::Bytes),
    };
    Shape { name: name.into(), ty, size, fields: (0..size).map(byte).collect(), is_raw: true }
}

/// What a pointer to this leads to.
fn target_of(debug: &DebugInfo<'_>, target: Option<MetadataId>) -> Target {
    let Some((id, plain)) = target.and_then(|target| debug.plain_type(target)) else { return Target::Raw };
    match plain.kind {
        _ if target.is_some_and(|target| is_own(debug, target)) => Target::Type(target.unwrap_or(id)),
        SourceTypeKind::Function => Target::Function(id),
        SourceTypeKind::Record { is_union, .. } if is_union && has_pointers(debug, id, 0) => Target::Raw,
        // Nowhere defined, or with an end that is open: how long it is nobody says.
        SourceTypeKind::Record { .. } if plain.bits == 0 || is_open(debug, &plain) => Target::Raw,
        SourceTypeKind::Record { .. } | SourceTypeKind::Array(..) | SourceTypeKind::Pointer(_) => {
            Target::Type(target.filter(|_| has_name(debug, target)).unwrap_or(id))
        }
        SourceTypeKind::Base(_) | SourceTypeKind::Enum(_) if plain.bits > 0 => Target::Type(id),
        _ => Target::Raw,
    }
}

/// Whether a type goes by the name of a typedef, which is wanted where it has no other.
fn has_name(debug: &DebugInfo<'_>, ty: Option<MetadataId>) -> bool {
    ty.and_then(|ty| debug.plain_type(ty)).is_some_and(|(_, plain)| plain.name.is_empty())
}

/// Whether a structure ends with an array that has no length.
fn is_open(debug: &DebugInfo<'_>, ty: &SourceType) -> bool {
    let SourceTypeKind::Record { members, .. } = &ty.kind else { return false };
    let last = members.last().and_then(|member| debug.plain_type(member.ty?));
    matches!(last, Some((_, SourceType { kind: SourceTypeKind::Array(_, lengths), .. })) if lengths.iter().any(|length| length.is_none_or(|length| length == 0)))
}

fn has_pointers(debug: &DebugInfo<'_>, ty: MetadataId, depth: usize) -> bool {
    let Some((_, plain)) = debug.plain_type(ty) else { return true };
    match plain.kind {
        _ if depth > DEEPEST => true,
        SourceTypeKind::Record { members, .. } => {
            members.iter().any(|member| member.ty.is_none_or(|ty| has_pointers(debug, ty, depth + 1)))
        }
        SourceTypeKind::Array(element, _) => element.is_none_or(|ty| has_pointers(debug, ty, depth + 1)),
        SourceTypeKind::Base(_) | SourceTypeKind::Enum(_) => false,
        _ => true,
    }
}

/// Whether pointers lead from a type to another one.
fn leads_to(debug: &DebugInfo<'_>, from: MetadataId, to: MetadataId) -> bool {
    let (mut seen, mut open) = (Vec::new(), vec![from]);
    while let Some(ty) = open.pop() {
        let Some((id, plain)) = debug.plain_type(ty) else { continue };
        if id == to && matches!(plain.kind, SourceTypeKind::Record { .. }) {
            return true;
        }
        if seen.contains(&id) || seen.len() > MOST_FIELDS {
            continue;
        }
        seen.push(id);
        match plain.kind {
            SourceTypeKind::Record { members, .. } => {
                open.extend(members.iter().filter_map(|member| member.ty))
            }
            SourceTypeKind::Pointer(Some(target)) | SourceTypeKind::Array(Some(target), _) => {
                open.push(target)
            }
            _ => {}
        }
    }
    false
}

/// A type in the source's words.
fn name_of(debug: &DebugInfo<'_>, ty: MetadataId) -> String {
    let mut at = ty;
    let mut stars = String::new();
    let mut alias: Option<String> = None;
    for _ in 0..DEEPEST {
        let Some(source) = debug.ty(at) else { break };
        match source.kind {
            SourceTypeKind::Alias(tag, Some(base)) => {
                if &*tag == "DW_TAG_typedef" && alias.is_none() {
                    alias = Some(source.name.to_string());
                }
                at = base;
            }
            SourceTypeKind::Pointer(Some(base)) => {
                stars.push('*');
                alias = None;
                at = base;
            }
            SourceTypeKind::Record { is_union, .. } => {
                let word = if is_union { "union" } else { "struct" };
                let name = match &*source.name {
                    "" => alias.unwrap_or_else(|| word.into()),
                    name => format!("{word} {name}"),
                };
                return spaced(name, &stars);
            }
            _ => return spaced(alias.unwrap_or_else(|| source.name.to_string()), &stars),
        }
    }
    spaced("void".into(), &stars)
}

fn spaced(name: String, stars: &str) -> String {
    if stars.is_empty() { name } else { format!("{name} {stars}") }
}
