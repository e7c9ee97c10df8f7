//! The linker: many modules into one program, by the rules of LLVM's own and of ELF. It works on heads;
//! bodies find their symbols through their module's map when they are parsed.

use crate::calls::Calls;
use crate::constant::{Const, ConstExpr, ConstKind};
use crate::error::LinkError;
use crate::layout::Layout;
use crate::module::{Module, Warning};
use crate::program::{Linkage, ModuleId, Program, Symbol, SymbolId, SymbolKind};
use crate::types::{ArrayType, FunctionType, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::{Arc, OnceLock};

/// How much a symbol insists on being the one that is kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    Declaration,
    Spare,
    Weak,
    Common,
    Strong,
}

#[derive(Default)]
struct Linker {
    symbols: Vec<Symbol>,
    origins: Vec<u32>,
    strengths: Vec<Strength>,
    names: FxHashMap<Arc<str>, SymbolId>,
    used: FxHashSet<Arc<str>>,
    /// Which module's members of a comdat are kept.
    comdats: FxHashMap<Arc<str>, u32>,
    maps: Vec<Vec<SymbolId>>,
    /// Arrays that are put together from all modules, with the constants of each module apart.
    appending: FxHashMap<SymbolId, Vec<(u32, Const)>>,
}

impl Program {
    /// Links modules. The first one that defines a weak symbol provides it.
    pub fn link(modules: Vec<Module>) -> Result<Program, LinkError> {
        let (layout, link_warnings) = common_layout(&modules)?;
        let mut linker = Linker::default();
        for module in &modules {
            let external = module.symbols.iter().filter(|s| !s.linkage.is_local());
            linker.used.extend(external.map(|s| s.name.clone()));
        }
        for (id, module) in modules.iter().enumerate() {
            linker.add(id as u32, module, &modules)?;
        }
        if modules.len() > 1 {
            linker.renumber();
        }
        let Linker { symbols, origins, names, maps, .. } = linker;
        let slots = || symbols.iter().map(|_| OnceLock::new()).collect();
        Ok(Program {
            bodies: slots(),
            clean_bodies: slots(),
            modules,
            maps,
            symbols,
            origins,
            names,
            layout,
            link_warnings,
            hash: OnceLock::new(),
            calls: Calls::default(),
        })
    }
}

impl Linker {
    fn add(&mut self, id: u32, module: &Module, modules: &[Module]) -> Result<(), LinkError> {
        for symbol in &module.symbols {
            if let Some(comdat) = &symbol.comdat
                && module.comdats.get(comdat).is_none_or(|kind| &**kind != "nodeduplicate")
                && symbol.is_definition()
            {
                self.comdats.entry(comdat.clone()).or_insert(id);
            }
        }
        let mut map = Vec::with_capacity(module.symbols.len());
        for (local, symbol) in module.symbols.iter().enumerate() {
            let known = if symbol.linkage.is_local() { None } else { self.names.get(&symbol.name).copied() };
            let strength = self.strength(id, symbol);
            let program_id = match known {
                Some(known) => {
                    self.merge(known, id, local as u32, symbol, strength, modules)?;
                    known
                }
                None => self.insert(id, local as u32, symbol.clone(), strength),
            };
            map.push(program_id);
        }
        self.maps.push(map);
        Ok(())
    }

    fn strength(&self, module: u32, symbol: &Symbol) -> Strength {
        if !symbol.is_definition() {
            return Strength::Declaration;
        }
        let lost =
            symbol.comdat.as_ref().and_then(|c| self.comdats.get(c)).is_some_and(|owner| *owner != module);
        match symbol.linkage {
            Linkage::AvailableExternally => Strength::Spare,
            _ if lost => Strength::Spare,
            Linkage::LinkOnce
            | Linkage::LinkOnceOdr
            | Linkage::Weak
            | Linkage::WeakOdr
            | Linkage::ExternWeak => Strength::Weak,
            Linkage::Common => Strength::Common,
            _ => Strength::Strong,
        }
    }

    fn insert(&mut self, module: u32, local: u32, mut symbol: Symbol, strength: Strength) -> SymbolId {
        let id = SymbolId(self.symbols.len() as u32);
        symbol.module = ModuleId(module);
        if symbol.linkage.is_local() {
            let mut name = symbol.name.clone();
            let mut n = 0;
            while !self.used.insert(name.clone()) {
                n += 1;
                name = format!("{}.{n}", symbol.name).into();
            }
            symbol.name = name;
        } else {
            self.names.insert(symbol.name.clone(), id);
        }
        if let Some(array) = appended(&symbol) {
            self.appending.insert(id, vec![(module, array.clone())]);
        }
        self.symbols.push(symbol);
        self.origins.push(local);
        self.strengths.push(strength);
        id
    }

    fn merge(
        &mut self,
        id: SymbolId,
        module: u32,
        local: u32,
        new: &Symbol,
        strength: Strength,
        modules: &[Module],
    ) -> Result<(), LinkError> {
        let index = id.0 as usize;
        let old = &self.symbols[index];
        let place = |module: usize, line: u32| format!("{}:{line}", modules[module].name);
        let first = place(old.module.0 as usize, old.line);
        let second = place(module as usize, new.line);
        if let (Some(parts), Some(array)) = (self.appending.get_mut(&id), appended(new)) {
            parts.push((module, array.clone()));
            return Ok(());
        }
        if let Some(what) = mismatch(old, new) {
            let name = new.name.to_string();
            return Err(LinkError::Mismatch { name, first, second, what });
        }
        let kept = self.strengths[index];
        if kept == Strength::Strong && strength == Strength::Strong {
            return Err(LinkError::Duplicate { name: new.name.to_string(), first, second });
        }
        let larger = || size_hint(new) > size_hint(old);
        let replace =
            strength > kept || (kept == Strength::Common && strength == Strength::Common && larger());
        // A weak reference stays one only if nobody refers strongly.
        let both_declared = kept == Strength::Declaration && strength == Strength::Declaration;
        let strong_reference =
            both_declared && old.linkage == Linkage::ExternWeak && new.linkage == Linkage::External;
        let visibility = old.visibility.clone().or_else(|| new.visibility.clone());
        if replace || strong_reference {
            self.symbols[index] = Symbol { module: ModuleId(module), ..new.clone() };
            self.origins[index] = local;
            self.strengths[index] = strength;
        }
        self.symbols[index].visibility = visibility;
        Ok(())
    }

    /// Brings the constants in heads from their modules' numbering to the program's.
    fn renumber(&mut self) {
        for symbol in &mut self.symbols {
            let map = &self.maps[symbol.module.0 as usize];
            let fix = |slot: &mut Option<Const>| {
                if let Some(c) = slot {
                    *c = translate(c, map);
                }
            };
            match &mut symbol.kind {
                SymbolKind::Function(f) => {
                    fix(&mut f.personality);
                    fix(&mut f.prefix);
                    fix(&mut f.prologue);
                }
                SymbolKind::Variable(v) => fix(&mut v.init),
                SymbolKind::Alias { target, .. } => *target = translate(target, map),
                SymbolKind::Ifunc { resolver, .. } => *resolver = translate(resolver, map),
            }
        }
        for (id, parts) in &self.appending {
            if parts.len() < 2 {
                continue;
            }
            let mut elements = Vec::new();
            for (module, array) in parts {
                if let ConstKind::Aggregate(list) = &translate(array, &self.maps[*module as usize]).kind {
                    elements.extend(list.iter().cloned());
                }
            }
            if let (SymbolKind::Variable(v), Some(first)) =
                (&mut self.symbols[id.0 as usize].kind, elements.first())
            {
                let ty = ArrayType { element: first.ty.clone(), length: elements.len() as u64 };
                v.ty = Type::Array(Arc::new(ty));
                v.init = Some(Const { ty: v.ty.clone(), kind: ConstKind::Aggregate(elements.into()) });
            }
        }
    }
}

/// The array of a symbol that is put together from all modules.
fn appended(symbol: &Symbol) -> Option<&Const> {
    (symbol.linkage == Linkage::Appending).then(|| symbol.variable()?.init.as_ref())?
}

/// An order on the sizes of common variables: arrays of one element type by length.
fn size_hint(symbol: &Symbol) -> u64 {
    match symbol.variable().map(|v| &v.ty) {
        Some(Type::Array(array)) => array.length,
        _ => 0,
    }
}

/// What two symbols of one name disagree about, if anything matters.
fn mismatch(a: &Symbol, b: &Symbol) -> Option<String> {
    if a.name.starts_with("llvm.") {
        return None; // intrinsics change their signatures between versions
    }
    match (&a.kind, &b.kind) {
        (SymbolKind::Function(f), SymbolKind::Function(g)) if !same_signature(&f.ty, &g.ty) => {
            Some(difference(&f.ty, &g.ty))
        }
        (SymbolKind::Variable(v), SymbolKind::Variable(w)) => {
            if v.thread_local != w.thread_local {
                Some("one is thread-local, the other is not".to_string())
            } else if a.linkage != Linkage::Common
                && b.linkage != Linkage::Common
                && !is_table(&a.name)
                && !same_shape(&v.ty, &w.ty)
            {
                Some("the variables have different types".to_string())
            } else {
                None
            }
        }
        (SymbolKind::Function(_), SymbolKind::Variable(_))
        | (SymbolKind::Variable(_), SymbolKind::Function(_)) => {
            Some("one is a function, the other a variable".to_string())
        }
        _ => None,
    }
}

/// Whether this is a table that compilers of C++ make for themselves: of virtual functions, of types. Whoever only refers to one declares it
/// as anything.
fn is_table(name: &str) -> bool {
    name.starts_with("_ZT")
}

/// What two signatures that do not fit disagree about.
fn difference(a: &FunctionType, b: &FunctionType) -> String {
    let (ours, theirs) = (parameters(a), parameters(b));
    if ours != theirs {
        return format!("one takes {ours}, the other {theirs}");
    }
    match a.params.iter().zip(&b.params).position(|(a, b)| !same_shape(a, b)) {
        Some(at) => format!(
            "parameter {} is {} in one and {} in the other",
            at + 1,
            width(&a.params[at]),
            width(&b.params[at])
        ),
        None => format!("one returns {}, the other {}", width(&a.ret), width(&b.ret)),
    }
}

/// A type in a few words.
fn width(ty: &Type) -> String {
    match ty {
        Type::Int(bits) => format!("an integer of {bits} bits"),
        Type::Ptr(_) => "a pointer".into(),
        Type::Void => "nothing".into(),
        Type::Float(_) => "a floating-point number".into(),
        _ => "another type".into(),
    }
}

fn parameters(f: &FunctionType) -> String {
    let more = if f.vararg { " or more" } else { "" };
    match f.params.len() {
        1 => format!("1{more} parameter"),
        n => format!("{n}{more} parameters"),
    }
}

/// Whether two signatures fit: a declaration without a prototype fits everything.
fn same_signature(a: &FunctionType, b: &FunctionType) -> bool {
    let open = |f: &FunctionType| f.vararg && f.params.is_empty();
    if open(a) || open(b) {
        return true;
    }
    a.vararg == b.vararg
        && a.params.len() == b.params.len()
        && same_shape(&a.ret, &b.ret)
        && a.params.iter().zip(&b.params).all(|(a, b)| same_shape(a, b))
}

/// Whether two types are the same up to names of structures and to what one of them leaves open.
fn same_shape(a: &Type, b: &Type) -> bool {
    match (a, b) {
        (Type::Opaque(_), Type::Struct(_) | Type::Opaque(_)) | (Type::Struct(_), Type::Opaque(_)) => true,
        (Type::Struct(a), Type::Struct(b)) => {
            Arc::ptr_eq(a, b)
                || (a.packed == b.packed
                    && a.fields.len() == b.fields.len()
                    && a.fields.iter().zip(&b.fields).all(|(a, b)| same_shape(a, b)))
        }
        (Type::Array(a), Type::Array(b)) => {
            (a.length == b.length || a.length == 0 || b.length == 0) && same_shape(&a.element, &b.element)
        }
        _ => a == b,
    }
}

/// A constant with the symbols of another numbering.
fn translate(c: &Const, map: &[SymbolId]) -> Const {
    let symbol = |id: &SymbolId| map.get(id.0 as usize).copied().unwrap_or(*id);
    let go = |c: &Const| translate(c, map);
    let list = |list: &[Const]| list.iter().map(go).collect::<Vec<_>>();
    let kind = match &c.kind {
        ConstKind::Symbol(id) => ConstKind::Symbol(symbol(id)),
        ConstKind::BlockAddress(id, block) => ConstKind::BlockAddress(symbol(id), *block),
        ConstKind::DsoLocalEquivalent(id) => ConstKind::DsoLocalEquivalent(symbol(id)),
        ConstKind::NoCfi(id) => ConstKind::NoCfi(symbol(id)),
        ConstKind::Aggregate(elements) => ConstKind::Aggregate(list(elements).into()),
        ConstKind::PtrAuth(elements) => ConstKind::PtrAuth(list(elements).into()),
        ConstKind::Splat(lane) => ConstKind::Splat(Arc::new(go(lane))),
        ConstKind::Expr(expr) => ConstKind::Expr(Arc::new(match &**expr {
            ConstExpr::Gep { source, base, indices, flags } => ConstExpr::Gep {
                source: source.clone(),
                base: go(base),
                indices: list(indices),
                flags: flags.clone(),
            },
            ConstExpr::Cast { op, value } => ConstExpr::Cast { op: *op, value: go(value) },
            ConstExpr::Binary { op, a, b } => ConstExpr::Binary { op: *op, a: go(a), b: go(b) },
            ConstExpr::ICmp { pred, a, b } => ConstExpr::ICmp { pred: *pred, a: go(a), b: go(b) },
            ConstExpr::FCmp { pred, a, b } => ConstExpr::FCmp { pred: *pred, a: go(a), b: go(b) },
            ConstExpr::Select { cond, a, b } => ConstExpr::Select { cond: go(cond), a: go(a), b: go(b) },
            ConstExpr::ExtractElement { vector, index } => {
                ConstExpr::ExtractElement { vector: go(vector), index: go(index) }
            }
            ConstExpr::InsertElement { vector, element, index } => {
                ConstExpr::InsertElement { vector: go(vector), element: go(element), index: go(index) }
            }
            ConstExpr::ShuffleVector { a, b, mask } => {
                ConstExpr::ShuffleVector { a: go(a), b: go(b), mask: go(mask) }
            }
            ConstExpr::FNeg { value } => ConstExpr::FNeg { value: go(value) },
            ConstExpr::ExtractValue { aggregate, indices } => {
                ConstExpr::ExtractValue { aggregate: go(aggregate), indices: indices.clone() }
            }
            ConstExpr::InsertValue { aggregate, element, indices } => ConstExpr::InsertValue {
                aggregate: go(aggregate),
                element: go(element),
                indices: indices.clone(),
            },
        })),
        other => other.clone(),
    };
    Const { ty: c.ty.clone(), kind }
}

/// The layout of the first module that has one; the others must agree with it.
fn common_layout(modules: &[Module]) -> Result<(Layout, Vec<Warning>), LinkError> {
    let mut chosen: Option<(Layout, &Module, &str)> = None;
    let mut warnings = Vec::new();
    for module in modules {
        let Some(text) = &module.data_layout else { continue };
        let layout = Layout::parse(text).map_err(|e| {
            let found = format!("`{}`", e.part);
            LinkError::Read(module.locate(crate::error::Fault {
                at: memchr::memmem::find(&module.text, b"target datalayout").unwrap_or(0),
                found: Some(found),
                expected: "a data layout".to_string(),
            }))
        })?;
        match &chosen {
            None => chosen = Some((layout, module, text)),
            Some((first, first_module, first_text)) => {
                if !first.is_compatible(&layout) {
                    return Err(LinkError::Layout {
                        first: format!("{} ({first_text})", first_module.name),
                        second: format!("{} ({text})", module.name),
                    });
                }
                if *first != layout {
                    let what = format!("data layout `{text}`, `{first_text}` taken instead,");
                    warnings.push(Warning { module: module.name.clone(), line: 1, what });
                }
            }
        }
    }
    Ok((chosen.map_or_else(Layout::default, |c| c.0), warnings))
}
