//! The program under test: what the linker makes of one or more modules. It is immutable, and shared by all
//! workers; the bodies of functions and the metadata are parsed on first use.

use crate::calls::Calls;
use crate::constant::{Const, ConstKind};
use crate::debug::DebugInfo;
use crate::error::ReadError;
use crate::inst::{AttrSet, Body, MetadataId};
use crate::layout::Layout;
use crate::module::{Module, Warning};
use crate::read;
use crate::types::{FunctionType, Type};
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};

/// A whole program: modules that were linked.
pub struct Program {
    pub(crate) modules: Vec<Module>,
    /// For each module, the program's numbers of its symbols.
    pub(crate) maps: Vec<Vec<SymbolId>>,
    pub(crate) symbols: Vec<Symbol>,
    /// Where each symbol came from: its number in its module.
    pub(crate) origins: Vec<u32>,
    pub(crate) names: FxHashMap<Arc<str>, SymbolId>,
    pub(crate) layout: Layout,
    pub(crate) link_warnings: Vec<Warning>,
    pub(crate) bodies: Vec<OnceLock<LazyBody>>,
    pub(crate) clean_bodies: Vec<OnceLock<LazyBody>>,
    pub(crate) hash: OnceLock<u128>,
    /// Calls that were put in.
    pub(crate) calls: Calls,
}

/// A body that was asked for.
type LazyBody = Result<Option<Box<Body>>, ReadError>;

/// A function that runs before `main`, or after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Constructor {
    /// Lower ones run first (of constructors), last (of destructors).
    pub priority: u32,
    /// What runs.
    pub function: SymbolId,
}

impl Program {
    /// All symbols, by [`SymbolId`].
    pub fn symbols(&self) -> &[Symbol] {
        &self.symbols
    }

    /// A symbol of this program.
    pub fn symbol(&self, id: SymbolId) -> &Symbol {
        &self.symbols[id.0 as usize]
    }

    /// The symbol of that name, if it is visible to all modules.
    pub fn find(&self, name: &str) -> Option<SymbolId> {
        self.names.get(name).copied()
    }

    /// The body of a function, as written; none for declarations and for symbols that are no functions.
    pub fn body(&self, id: SymbolId) -> Result<Option<&Body>, ReadError> {
        lazy(&self.bodies[id.0 as usize], || {
            let mut body = self.parse_body(id)?;
            if let Some(body) = &mut body {
                self.put_calls(id, body);
            }
            Ok(body)
        })
    }

    /// Parses a body as it is written, without keeping it.
    pub fn parse_body(&self, id: SymbolId) -> Result<Option<Box<Body>>, ReadError> {
        let module_id = self.symbols[id.0 as usize].module.0 as usize;
        let module = &self.modules[module_id];
        let parsed = read::body::parse(module, self.origins[id.0 as usize], Some(&self.maps[module_id]));
        parsed.map(|body| body.map(Box::new)).map_err(|fault| module.locate(*fault))
    }

    /// The body of a function after the clean-up passes: registers instead of memory where nobody can tell,
    /// constants folded, dead code gone.
    pub fn clean_body(&self, id: SymbolId) -> Result<Option<&Body>, ReadError> {
        lazy(&self.clean_bodies[id.0 as usize], || {
            let Some(body) = self.body(id)? else { return Ok(None) };
            Ok(Some(Box::new(crate::clean::clean(self, id, body))))
        })
    }

    /// Whether a call in a body may return a second time, as `setjmp` does.
    pub fn returns_twice(&self, body: &Body) -> bool {
        let mut insts = body.blocks.iter().flat_map(|block| &block.insts);
        insts.any(|inst| crate::clean::returns_twice(self, body, &inst.op))
    }

    /// How values lie in memory.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The debug information of a symbol's module.
    pub fn debug(&self, module: ModuleId) -> DebugInfo<'_> {
        DebugInfo { module: &self.modules[module.0 as usize] }
    }

    /// The source place of a location in a function.
    pub fn place(&self, function: SymbolId, loc: MetadataId) -> Option<Place> {
        self.debug(self.symbol(function).module).place(loc)
    }

    /// A hash of the text of all modules, as hexadecimal digits; the same in every run.
    pub fn hash(&self) -> String {
        let hash = self.hash.get_or_init(|| {
            let mut all = Vec::new();
            for module in &self.modules {
                all.extend(twox_hash::XxHash3_128::oneshot(&module.text).to_le_bytes());
            }
            all.extend(self.calls_as_bytes());
            twox_hash::XxHash3_128::oneshot(&all)
        });
        format!("{hash:032x}")
    }

    /// What runs before `main`, in order.
    pub fn global_constructors(&self) -> Vec<Constructor> {
        self.constructors("llvm.global_ctors")
    }

    /// What runs after `main`, in order.
    pub fn global_destructors(&self) -> Vec<Constructor> {
        let mut list = self.constructors("llvm.global_dtors");
        list.reverse();
        list
    }

    fn constructors(&self, name: &str) -> Vec<Constructor> {
        let list = self.find(name).and_then(|id| self.symbol(id).variable()).and_then(|v| v.init.as_ref());
        let Some(Const { kind: ConstKind::Aggregate(entries), .. }) = list else { return Vec::new() };
        let mut all: Vec<Constructor> = entries.iter().filter_map(constructor).collect();
        all.sort_by_key(|c| c.priority);
        all
    }

    /// What was skipped so far, while linking or while parsing bodies.
    pub fn warnings(&self) -> Vec<Warning> {
        let modules = self.modules.iter().flat_map(Module::warnings);
        self.link_warnings.iter().cloned().chain(modules).collect()
    }

    /// The target triple, as the first module that has one says.
    pub fn triple(&self) -> Option<&str> {
        self.modules.iter().find_map(|m| m.triple.as_deref())
    }

    /// The name that a module was given.
    pub fn module_name(&self, module: ModuleId) -> &str {
        &self.modules[module.0 as usize].name
    }

    /// Parses every metadata node of every module and counts them.
    pub fn count_metadata(&self) -> Result<u64, ReadError> {
        let mut count = 0;
        for module in &self.modules {
            for id in 0..module.metadata.len() {
                let node = module.node(MetadataId(id as u32)).map_err(|fault| module.locate(*fault))?;
                count += u64::from(node.is_some());
            }
        }
        Ok(count)
    }
}

fn lazy(slot: &OnceLock<LazyBody>, make: impl FnOnce() -> LazyBody) -> Result<Option<&Body>, ReadError> {
    match slot.get_or_init(make) {
        Ok(body) => Ok(body.as_deref()),
        Err(e) => Err(e.clone()),
    }
}

/// `{ i32 65535, ptr @f, ptr null }`.
fn constructor(entry: &Const) -> Option<Constructor> {
    let ConstKind::Aggregate(fields) = &entry.kind else { return None };
    match (&fields.first()?.kind, &fields.get(1)?.kind) {
        (ConstKind::Int(priority), ConstKind::Symbol(function)) => {
            Some(Constructor { priority: *priority as u32, function: *function })
        }
        _ => None,
    }
}

/// A named thing with an address: a function, a variable, an alias or an ifunc; one numbering for all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SymbolId(pub u32);

/// Which of the linked modules something came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ModuleId(pub u32);

/// A symbol of the program.
#[derive(Clone, Debug)]
pub struct Symbol {
    /// Its name, without `@`.
    pub name: Arc<str>,
    /// The module that defines it, or the first that declares it.
    pub module: ModuleId,
    /// The line of the module's text where it stands, from 1.
    pub line: u32,
    /// Its linkage.
    pub linkage: Linkage,
    /// What it is.
    pub kind: SymbolKind,
    /// `hidden` or `protected`; none for default visibility.
    pub visibility: Option<Arc<str>>,
    /// Whether it is known to be resolved within its own shared object.
    pub dso_local: bool,
    /// `unnamed_addr` or `local_unnamed_addr`: whether its address matters.
    pub unnamed_addr: Option<Arc<str>>,
    /// The section that it is put into.
    pub section: Option<Arc<str>>,
    /// The comdat that it belongs to.
    pub comdat: Option<Arc<str>>,
    /// The address space that its address is in.
    pub address_space: u32,
}

impl Symbol {
    /// The function, if it is one.
    pub fn function(&self) -> Option<&Function> {
        match &self.kind {
            SymbolKind::Function(f) => Some(f),
            _ => None,
        }
    }

    /// The variable, if it is one.
    pub fn variable(&self) -> Option<&Variable> {
        match &self.kind {
            SymbolKind::Variable(v) => Some(v),
            _ => None,
        }
    }

    /// Whether its module says what it is, not only that it is.
    pub fn is_definition(&self) -> bool {
        match &self.kind {
            SymbolKind::Function(f) => f.is_defined,
            SymbolKind::Variable(v) => v.init.is_some(),
            SymbolKind::Alias { .. } | SymbolKind::Ifunc { .. } => true,
        }
    }
}

/// What a symbol names.
#[derive(Clone, Debug)]
pub enum SymbolKind {
    /// A function.
    Function(Box<Function>),
    /// A global variable.
    Variable(Variable),
    /// Another name for an address.
    Alias {
        /// The type of what is there.
        ty: Type,
        /// The address.
        target: Const,
    },
    /// A function that chooses an implementation at load time.
    Ifunc {
        /// The type of what is chosen.
        ty: Type,
        /// The function that chooses.
        resolver: Const,
    },
}

/// The head of a function; its body is asked of the program.
#[derive(Clone, Debug)]
pub struct Function {
    /// The signature.
    pub ty: Arc<FunctionType>,
    /// Attributes of each parameter.
    pub params: Vec<AttrSet>,
    /// Attributes of the function and of its result.
    pub attrs: AttrSet,
    /// Whether it has a body.
    pub is_defined: bool,
    /// The personality routine, if it has one.
    pub personality: Option<Const>,
    /// The calling convention, as written; none for C.
    pub convention: Option<Arc<str>>,
    /// Alignment of its code in bytes; 0 if none is written.
    pub align: u64,
    /// The garbage collector that it needs.
    pub gc: Option<Arc<str>>,
    /// Data before its first instruction.
    pub prefix: Option<Const>,
    /// Data that is its first instructions.
    pub prologue: Option<Const>,
    /// Its `DISubprogram`.
    pub subprogram: Option<MetadataId>,
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct Variable {
    /// The type of its value.
    pub ty: Type,
    /// Its initial value; none for a declaration.
    pub init: Option<Const>,
    /// Alignment in bytes; 0 if none is written.
    pub align: u64,
    /// Whether it is never written.
    pub is_constant: bool,
    /// Whether each thread has its own.
    pub thread_local: bool,
    /// The thread-local storage model, as written; none for the general one.
    pub tls_model: Option<Arc<str>>,
    /// Whether something outside may set its initial value.
    pub externally_initialized: bool,
    /// Its `DIGlobalVariableExpression`.
    pub debug: Option<MetadataId>,
}

impl Linkage {
    /// Whether only the symbol's own module sees it.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Internal | Linkage::Private)
    }
}

/// Linkage kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Linkage {
    External,
    AvailableExternally,
    LinkOnce,
    LinkOnceOdr,
    Weak,
    WeakOdr,
    Appending,
    Internal,
    Private,
    ExternWeak,
    Common,
}

/// A place in the source text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The file as the compiler was given it.
    pub file: Arc<str>,
    /// The line, from 1; 0 where the compiler knows none.
    pub line: u32,
    /// The column, from 1; 0 where the compiler knows none.
    pub column: u32,
    /// The source function that the line belongs to.
    pub function: Arc<str>,
    /// Where that function was inlined.
    pub inlined_at: Option<Arc<Place>>,
}
