//! The program under test: what the linker makes of one or more modules. It is immutable, and shared by all
//! workers; the bodies of functions and the metadata are parsed on first use.

use crate::constant::Const;
use crate::inst::AttrSet;
use crate::types::{FunctionType, Type};
use std::sync::Arc;

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
    /// Its linkage.
    pub linkage: Linkage,
    /// What it is.
    pub kind: SymbolKind,
}

/// What a symbol names.
#[derive(Clone, Debug)]
pub enum SymbolKind {
    /// A function.
    Function(Function),
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
