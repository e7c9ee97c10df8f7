//! Values: their leaves, and what constants are. A value is as many leaves as it has scalars; a vector is one.

use super::Thing;
use super::objects::{ObjectId, PlaceId};
use super::solve::{NodeId, Solver};
use threadbare_ir::Layout;
use threadbare_ir::constant::{Const, ConstExpr, ConstKind};
use threadbare_ir::inst::{BinaryOp, CastOp};
use threadbare_ir::program::{Program, SymbolId, SymbolKind};
use threadbare_ir::types::Type;
use threadbare_trace::Origin;

/// Memory that is there before the program starts and that is none of its variables: its arguments.
pub(super) const OUTSIDE: Origin = Origin::Global(u32::MAX);

/// A scalar of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leaf {
    pub offset: i64,
    pub size: i64,
    /// Whether it may hold a pointer, or a part of one.
    pub carries: bool,
}

/// More leaves than this of an array are one.
const MOST_ELEMENTS: u64 = 64;

/// The scalars of a type.
pub(super) fn leaves(layout: &Layout, ty: &Type) -> Vec<Leaf> {
    let mut all = Vec::new();
    collect(layout, ty, 0, &mut all);
    all
}

fn collect(layout: &Layout, ty: &Type, at: i64, all: &mut Vec<Leaf>) {
    let size = |ty: &Type| layout.size_of(ty).and_then(|size| i64::try_from(size).ok()).unwrap_or(8);
    match ty {
        Type::Void | Type::Label | Type::Metadata => {}
        Type::Struct(fields) => {
            for (number, field) in fields.fields.iter().enumerate() {
                let offset = layout.field_offset(fields, number).unwrap_or(0) as i64;
                collect(layout, field, at + offset, all);
            }
        }
        Type::Array(array) if array.length <= MOST_ELEMENTS => {
            let step = size(&array.element);
            (0..array.length as i64).for_each(|i| collect(layout, &array.element, at + i * step, all));
        }
        Type::Array(_) => all.push(Leaf { offset: at, size: size(ty), carries: true }),
        Type::Vector(vector) => {
            all.push(Leaf { offset: at, size: size(ty), carries: carries(&vector.element) })
        }
        _ => all.push(Leaf { offset: at, size: size(ty), carries: carries(ty) }),
    }
}

/// Whether a scalar may hold a pointer, or a part of one that is only moved about.
fn carries(ty: &Type) -> bool {
    matches!(ty, Type::Ptr(_)) || matches!(ty, Type::Int(bits) if *bits >= 8)
}

/// Which leaves a part of a value has: how many come before, how many it has.
pub(super) fn leaf_range(layout: &Layout, ty: &Type, indices: &[u32]) -> (usize, usize) {
    let (mut skip, mut ty) = (0, ty);
    for index in indices {
        match ty {
            Type::Struct(fields) => {
                let before = fields.fields.iter().take(*index as usize);
                skip += before.map(|field| leaves(layout, field).len()).sum::<usize>();
                let Some(next) = fields.fields.get(*index as usize) else { return (skip, 0) };
                ty = next;
            }
            Type::Array(array) if array.length <= MOST_ELEMENTS => {
                skip += leaves(layout, &array.element).len() * *index as usize;
                ty = &array.element;
            }
            _ => return (skip, 1),
        }
    }
    (skip, leaves(layout, ty).len())
}

impl Solver<'_> {
    /// The node that holds this place and nothing else.
    pub fn single(&mut self, place: PlaceId) -> NodeId {
        if let Some(node) = self.body.singles.get(&place) {
            return *node;
        }
        let node = self.node();
        self.add(node, place);
        self.body.singles.insert(place, node);
        node
    }

    /// The object of a global variable or of a function.
    pub fn object_of_symbol(&mut self, symbol: SymbolId) -> ObjectId {
        let program = self.body.program;
        let thing = match &program.symbol(symbol).kind {
            SymbolKind::Variable(variable) if variable.thread_local => {
                Thing::Memory(Origin::ThreadLocal(symbol.0))
            }
            SymbolKind::Variable(_) => Thing::Memory(Origin::Global(symbol.0)),
            _ => Thing::Function(symbol.0),
        };
        if let Some(object) = self.body.objects.get(&(thing, 0)) {
            return *object;
        }
        let SymbolKind::Variable(variable) = &program.symbol(symbol).kind else {
            return self.object(thing, 0, Some(0));
        };
        let size = program.layout().size_of(&variable.ty).and_then(|size| i64::try_from(size).ok());
        // What is only declared may be larger.
        let object = self.object(thing, 0, size.filter(|_| variable.init.is_some()));
        self.objects.shape(object, program.layout(), &variable.ty, 1);
        if let Some(init) = &variable.init {
            self.objects.objects[object.0 as usize].is_text = variable.is_constant && !has_address(init);
            if has_address(init) {
                self.body.inits.push((object, symbol));
            }
        }
        object
    }

    /// What a variable holds from the start.
    pub fn initialise_variable(&mut self, object: ObjectId, symbol: SymbolId) {
        let program = self.body.program;
        if let Some(init) = program.symbol(symbol).variable().and_then(|variable| variable.init.as_ref()) {
            self.initialise(object, 0, init);
        }
    }

    /// An object for an instance, made when it is first asked for.
    pub fn object(&mut self, thing: Thing, context: u32, size: Option<i64>) -> ObjectId {
        if let Some(object) = self.body.objects.get(&(thing, context)) {
            return *object;
        }
        let object = self.objects.add(thing, size);
        self.body.objects.insert((thing, context), object);
        if self.memory.all_pooled {
            self.joining.push(object);
        }
        object
    }

    /// What is there before the program starts: bytes that may lead to each other.
    pub fn outside(&mut self) -> PlaceId {
        let is_new = !self.body.objects.contains_key(&(Thing::Memory(OUTSIDE), 0));
        let object = self.object(Thing::Memory(OUTSIDE), 0, None);
        let place = self.objects.place(object, 0);
        if is_new {
            self.objects.fold_whole(object, 1);
            let node = self.single(place);
            self.store(node, place);
        }
        self.objects.place(object, 0)
    }

    fn initialise(&mut self, object: ObjectId, at: i64, init: &Const) {
        let program = self.body.program;
        match &init.kind {
            ConstKind::Aggregate(parts) => {
                let mut offset = 0;
                for (number, part) in parts.iter().enumerate() {
                    offset = match &init.ty {
                        Type::Struct(fields) => {
                            program.layout().field_offset(fields, number).unwrap_or(0) as i64
                        }
                        _ if number == 0 => 0,
                        _ => offset + program.layout().size_of(&part.ty).unwrap_or(0) as i64,
                    };
                    self.initialise(object, at + offset, part);
                }
            }
            _ => {
                if let Some(value) = self.constant(init) {
                    let node = self.single(value);
                    let place = self.objects.place(object, at);
                    self.store(node, place);
                }
            }
        }
    }

    /// The place that a constant is the address of.
    pub fn constant(&mut self, constant: &Const) -> Option<PlaceId> {
        match &constant.kind {
            ConstKind::Symbol(symbol) | ConstKind::DsoLocalEquivalent(symbol) | ConstKind::NoCfi(symbol) => {
                let program = self.body.program;
                match &program.symbol(*symbol).kind {
                    SymbolKind::Alias { target, .. } => self.constant(target),
                    _ => {
                        let object = self.object_of_symbol(*symbol);
                        Some(self.objects.place(object, 0))
                    }
                }
            }
            ConstKind::Splat(inner) => self.constant(inner),
            ConstKind::Expr(expr) => match &**expr {
                ConstExpr::Gep { source, base, indices, .. } => {
                    let place = self.constant(base)?;
                    let distance = distance(self.body.program.layout(), source, indices)?;
                    Some(self.objects.by(place, distance))
                }
                ConstExpr::Cast {
                    value,
                    op:
                        CastOp::PtrToInt
                        | CastOp::IntToPtr
                        | CastOp::BitCast
                        | CastOp::AddrSpaceCast
                        | CastOp::PtrToAddr,
                } => self.constant(value),
                ConstExpr::Binary { op, a, b } => {
                    let number = |constant: &Const| match constant.kind {
                        ConstKind::Int(word) => Some(word as i64),
                        _ => None,
                    };
                    match (op, number(a), number(b)) {
                        (BinaryOp::Add, _, Some(word)) => {
                            let place = self.constant(a)?;
                            Some(self.objects.by(place, word))
                        }
                        (BinaryOp::Sub, _, Some(word)) => {
                            let place = self.constant(a)?;
                            Some(self.objects.by(place, word.wrapping_neg()))
                        }
                        (BinaryOp::Add, Some(word), _) => {
                            let place = self.constant(b)?;
                            Some(self.objects.by(place, word))
                        }
                        // What is masked may be anywhere in its object.
                        (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, _, _) => {
                            let place = self.constant(a).or_else(|| self.constant(b))?;
                            let object = self.objects.object_of(place);
                            self.objects.fold_whole(object, 1);
                            Some(self.objects.place(object, 0))
                        }
                        _ => None,
                    }
                }
                _ => None,
            },
            _ => None,
        }
    }
}

/// The symbol that a constant is an address in, and how far into it, step by step.
pub(super) fn address(program: &Program, constant: &Const) -> Option<(SymbolId, Vec<i64>)> {
    match &constant.kind {
        ConstKind::Expr(expr) => match &**expr {
            ConstExpr::Gep { source, base, indices, .. } => {
                let (symbol, mut at) = address(program, base)?;
                at.push(distance(program.layout(), source, indices)?);
                Some((symbol, at))
            }
            ConstExpr::Cast { value, .. } => address(program, value),
            ConstExpr::Binary { op, a, b } => {
                let (first, second) = (address(program, a), address(program, b));
                let by = match (op, &a.kind, &b.kind) {
                    (BinaryOp::Add, _, ConstKind::Int(word)) | (BinaryOp::Add, ConstKind::Int(word), _) => {
                        *word
                    }
                    (BinaryOp::Sub, _, ConstKind::Int(word)) => word.wrapping_neg(),
                    _ => 0,
                };
                let (symbol, mut at) = first.or(second)?;
                at.push(by as i64);
                Some((symbol, at))
            }
            _ => None,
        },
        _ => named(program, constant).map(|symbol| (symbol, Vec::new())),
    }
}

/// How far the indices of an address computation lead, if they are constants.
fn distance(layout: &Layout, source: &Type, indices: &[Const]) -> Option<i64> {
    let mut at = 0i64;
    let mut ty = source.clone();
    for (position, index) in indices.iter().enumerate() {
        let word = match index.kind {
            ConstKind::Int(word) => signed(word, &index.ty),
            ConstKind::Zero => 0,
            _ => return None,
        };
        if position == 0 {
            at = at.checked_add(word.checked_mul(layout.size_of(&ty)? as i64)?)?;
            continue;
        }
        ty = match &ty {
            Type::Struct(fields) => {
                at = at.checked_add(layout.field_offset(fields, usize::try_from(word).ok()?)? as i64)?;
                fields.fields.get(word as usize)?.clone()
            }
            Type::Array(array) => {
                at = at.checked_add(word.checked_mul(layout.size_of(&array.element)? as i64)?)?;
                array.element.clone()
            }
            Type::Vector(vector) => {
                at = at.checked_add(word.checked_mul(layout.size_of(&vector.element)? as i64)?)?;
                vector.element.clone()
            }
            _ => return None,
        };
    }
    Some(at)
}

/// A constant as a signed number.
pub(super) fn signed(word: u64, ty: &Type) -> i64 {
    match ty {
        Type::Int(bits) if (1..64).contains(bits) => (word << (64 - bits)) as i64 >> (64 - bits),
        _ => word as i64,
    }
}

/// Whether an initial value has an address in it.
fn has_address(constant: &Const) -> bool {
    match &constant.kind {
        ConstKind::Aggregate(parts) => parts.iter().any(has_address),
        ConstKind::Splat(part) => has_address(part),
        ConstKind::Symbol(_)
        | ConstKind::DsoLocalEquivalent(_)
        | ConstKind::NoCfi(_)
        | ConstKind::Expr(_) => true,
        _ => false,
    }
}

/// The function or variable that a constant names, through aliases.
pub(super) fn named(program: &Program, constant: &Const) -> Option<SymbolId> {
    let mut constant = constant;
    // An alias of an alias of ... itself would go on for ever.
    for _ in 0..program.symbols().len() {
        let symbol = match &constant.kind {
            ConstKind::Symbol(symbol) | ConstKind::DsoLocalEquivalent(symbol) | ConstKind::NoCfi(symbol) => {
                *symbol
            }
            ConstKind::Expr(expr) => match &**expr {
                ConstExpr::Cast { value, .. } => {
                    constant = value;
                    continue;
                }
                _ => return None,
            },
            _ => return None,
        };
        match &program.symbol(symbol).kind {
            SymbolKind::Alias { target, .. } => constant = target,
            _ => return Some(symbol),
        }
    }
    None
}
