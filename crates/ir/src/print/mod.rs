//! The printer: a program back as textual IR that any LLVM from 16 on reads. Debug information is left out,
//! and so are flags that only newer versions know: each of them only permits more optimisation.

mod body;
mod constant;
mod head;
mod hooks;
mod inst;
mod legal;
mod lines;
mod lives;
mod names;
mod regard;
mod stand_ins;

use crate::error::ReadError;
use crate::inst::{AttrSet, Body, Inst};
use crate::program::{Program, SymbolId};
use crate::types::{StructType, Type};
pub use hooks::{Hooks, StandIn, hooked_program};
use names::identifier;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;
use std::sync::Arc;

/// The whole program as one module, with its bodies as written.
pub fn program(program: &Program) -> Result<String, ReadError> {
    whole(program, Program::body)
}

/// The whole program as one module, with its bodies as the clean-up passes leave them.
pub fn clean_program(program: &Program) -> Result<String, ReadError> {
    whole(program, Program::clean_body)
}

fn whole<'a>(
    program: &'a Program,
    body: impl Fn(&'a Program, SymbolId) -> Result<Option<&'a Body>, ReadError>,
) -> Result<String, ReadError> {
    let mut printer = Printer::new(program);
    for id in 0..program.symbols().len() {
        let id = SymbolId(id as u32);
        if program.symbol(id).is_definition() || program.symbol(id).variable().is_some() {
            printer.symbol(id, body(program, id)?);
        }
    }
    for id in 0..program.symbols().len() {
        let id = SymbolId(id as u32);
        let symbol = program.symbol(id);
        // An intrinsic that nobody calls need not be known to the LLVM that reads this.
        let unused = symbol.name.starts_with("llvm.") && !printer.used.contains(&id);
        if !symbol.is_definition() && symbol.variable().is_none() && !unused {
            printer.symbol(id, None);
        }
    }
    Ok(printer.finish())
}

/// One function, for reading.
pub fn function(program: &Program, id: SymbolId, body: &Body) -> String {
    let mut printer = Printer::new(program);
    printer.symbol(id, Some(body));
    printer.out
}

/// One instruction of a body, for reading.
pub fn instruction(program: &Program, body: &Body, inst: &Inst) -> String {
    let mut printer = Printer::new(program);
    printer.name_locals(body);
    printer.inst(body, inst, false);
    printer.out
}

/// One type, for reading.
pub fn ty(program: &Program, ty: &Type) -> String {
    let mut printer = Printer::new(program);
    printer.ty(ty);
    printer.out
}

/// The text so far, and what it needs elsewhere in the module.
struct Printer<'a> {
    program: &'a Program,
    out: String,
    /// Names of the identified structures, and of opaque types.
    structs: FxHashMap<Arc<StructType>, String>,
    opaque: FxHashMap<Arc<str>, String>,
    taken: FxHashSet<String>,
    /// Definitions of the named types, inner ones first.
    definitions: String,
    /// Attribute groups by their text.
    groups: FxHashMap<String, usize>,
    used: FxHashSet<SymbolId>,
    /// Names of the values of the body at hand.
    locals: Vec<String>,
    /// How the text differs from the program, if it does.
    hooks: Option<hooks::Hooked<'a>>,
}

impl<'a> Printer<'a> {
    fn new(program: &'a Program) -> Printer<'a> {
        Printer {
            program,
            out: String::new(),
            structs: FxHashMap::default(),
            opaque: FxHashMap::default(),
            taken: FxHashSet::default(),
            definitions: String::new(),
            groups: FxHashMap::default(),
            used: FxHashSet::default(),
            locals: Vec::new(),
            hooks: None,
        }
    }

    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Formatted text. Writing to a string cannot fail.
    fn fmt(&mut self, args: std::fmt::Arguments<'_>) {
        let _ = self.out.write_fmt(args);
    }

    /// The parts in the order that LLVM wants them.
    fn finish(self) -> String {
        let program = self.program;
        let mut all = String::with_capacity(self.out.len() + self.definitions.len() + 4096);
        let first = |get: fn(&crate::module::Module) -> Option<&str>| program.modules.iter().find_map(get);
        if let Some(layout) = first(|m| m.data_layout.as_deref()) {
            let _ = writeln!(all, "target datalayout = {}", names::string(layout.as_bytes()));
        }
        if let Some(triple) = first(|m| m.triple.as_deref()) {
            let _ = writeln!(all, "target triple = {}", names::string(triple.as_bytes()));
        }
        for line in program.modules.iter().flat_map(|m| &m.asm) {
            let _ = writeln!(all, "module asm {}", names::string(line.as_bytes()));
        }
        all.push_str(&self.definitions);
        let mut comdats: Vec<&Arc<str>> =
            program.symbols().iter().filter_map(|s| s.comdat.as_ref()).collect();
        comdats.sort();
        comdats.dedup();
        for comdat in comdats {
            let kind = program.modules.iter().find_map(|m| m.comdats.get(comdat)).map_or("any", |k| k);
            let _ = writeln!(all, "${} = comdat {kind}", identifier(comdat));
        }
        all.push_str(&self.out);
        let mut groups: Vec<(&String, &usize)> = self.groups.iter().collect();
        groups.sort_by_key(|(_, number)| **number);
        for (text, number) in groups {
            let _ = writeln!(all, "attributes #{number} = {{{text} }}");
        }
        all
    }

    fn ty(&mut self, ty: &Type) {
        match ty {
            Type::Void => self.put("void"),
            Type::Int(bits) => self.fmt(format_args!("i{bits}")),
            Type::Float(kind) => self.put(names::float_kind(*kind)),
            Type::Ptr(0) => self.put("ptr"),
            Type::Ptr(space) => self.fmt(format_args!("ptr addrspace({space})")),
            Type::Array(array) => {
                self.fmt(format_args!("[{} x ", array.length));
                self.ty(&array.element);
                self.put("]");
            }
            Type::Vector(vector) => {
                self.put(if vector.scalable { "<vscale x " } else { "<" });
                self.fmt(format_args!("{} x ", vector.length));
                self.ty(&vector.element);
                self.put(">");
            }
            Type::Struct(s) => match &s.name {
                Some(name) => {
                    let name = self.struct_name(s, name);
                    self.fmt(format_args!("%{name}"));
                }
                None => self.fields(s),
            },
            Type::Function(f) => {
                self.ty(&f.ret);
                self.put(" (");
                self.type_list(&f.params, f.vararg);
                self.put(")");
            }
            Type::Opaque(name) => {
                if !self.opaque.contains_key(name) {
                    let new = self.new_type_name(name);
                    let _ = writeln!(self.definitions, "%{new} = type opaque");
                    self.opaque.insert(name.clone(), new);
                }
                let name = self.opaque[name].clone();
                self.fmt(format_args!("%{name}"));
            }
            Type::Target(text) => self.put(text),
            Type::Label => self.put("label"),
            Type::Metadata => self.put("metadata"),
            Type::Token => self.put("token"),
            Type::Amx => self.put("x86_amx"),
        }
    }

    fn type_list(&mut self, types: &[Type], vararg: bool) {
        for (i, ty) in types.iter().enumerate() {
            self.comma(i);
            self.ty(ty);
        }
        if vararg {
            self.comma(types.len());
            self.put("...");
        }
    }

    fn fields(&mut self, s: &StructType) {
        self.put(if s.packed { "<{ " } else { "{ " });
        self.type_list(&s.fields, false);
        self.put(if s.packed { " }>" } else { " }" });
    }

    /// The name of an identified structure; defines it when it is met first.
    fn struct_name(&mut self, s: &Arc<StructType>, name: &str) -> String {
        if let Some(known) = self.structs.get(s) {
            return known.clone();
        }
        let new = self.new_type_name(name);
        self.structs.insert(s.clone(), new.clone());
        let outer = std::mem::take(&mut self.out);
        self.fields(s);
        let text = std::mem::replace(&mut self.out, outer);
        let _ = writeln!(self.definitions, "%{new} = type {text}");
        new
    }

    fn new_type_name(&mut self, name: &str) -> String {
        // A name of digits alone would be a number.
        let base =
            if name.bytes().all(|c| c.is_ascii_digit()) { format!("t.{name}") } else { name.to_string() };
        let mut new = identifier(&base);
        let mut n = 0;
        while !self.taken.insert(new.clone()) {
            n += 1;
            new = identifier(&format!("{base}.{n}"));
        }
        new
    }

    fn comma(&mut self, position: usize) {
        if position > 0 {
            self.put(", ");
        }
    }

    /// Attributes of a parameter, an argument or a result, each with a space before it.
    fn value_attrs(&mut self, attrs: &AttrSet) {
        for (flag, name) in names::VALUE_FLAGS {
            if attrs.has(*flag) {
                self.fmt(format_args!(" {name}"));
            }
        }
        let typed = attrs.typed.iter().map(|(name, ty)| (&**name, ty));
        let own = attrs.byval.iter().map(|ty| ("byval", ty)).chain(attrs.sret.iter().map(|ty| ("sret", ty)));
        for (name, ty) in own.chain(typed) {
            self.fmt(format_args!(" {name}("));
            self.ty(ty);
            self.put(")");
        }
        if let Some(align) = attrs.align {
            self.fmt(format_args!(" align {align}"));
        }
    }

    /// ` #5` for the attributes of a function or call site, if there are any.
    fn function_attrs(&mut self, attrs: &AttrSet) {
        let mut text = String::new();
        for (flag, name) in names::FUNCTION_FLAGS {
            if attrs.has(*flag) {
                let _ = write!(text, " {name}");
            }
        }
        if let Some(align) = attrs.align_stack {
            let _ = write!(text, " alignstack={align}");
        }
        for (key, value) in &attrs.strings {
            let _ = write!(text, " \"{key}\"");
            if let Some(value) = value {
                let _ = write!(text, "=\"{value}\"");
            }
        }
        if !text.is_empty() {
            let next = self.groups.len();
            let number = *self.groups.entry(text).or_insert(next);
            self.fmt(format_args!(" #{number}"));
        }
    }
}
