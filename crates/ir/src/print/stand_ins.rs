//! Functions of a program that is run elsewhere which it does not bring itself: `main`, if it starts in another one, and stand-ins
//! for what only the machine knows. They get inputs from the runtime; which those are is not known here.

use super::hooks::{Hooks, StandIn};
use super::{Printer, names};
use crate::program::{Symbol, SymbolId};
use crate::types::{FloatKind, Type};

/// How many bytes a pointer that the entry function gets leads to: as many as in the machine.
const BUFFER: u64 = 64;

impl Printer<'_> {
    /// `main` of a program that starts elsewhere: numbers are inputs, pointers lead to buffers of them.
    pub(super) fn start(&mut self, entry: Option<&Symbol>, hooks: &Hooks) {
        let Some((symbol, function)) = entry.and_then(|symbol| Some((symbol, symbol.function()?))) else {
            return;
        };
        if &*symbol.name == "main" {
            return;
        }
        self.put("\ndefine i32 @main() {\n");
        for (address, name) in &hooks.functions {
            let name = names::identifier(name);
            self.fmt(format_args!("  call void @__tb_graph_function(i64 {address}, ptr @{name})\n"));
        }
        for (i, ty) in function.ty.params.iter().enumerate() {
            let attrs = function.params.get(i).cloned().unwrap_or_default();
            if hooks.pointers.contains(&(i as u32)) {
                self.fmt(format_args!("  %p{i} = call ptr @__tb_pointer()\n"));
                continue;
            }
            match (ty, attrs.sret.as_ref().or(attrs.byval.as_ref())) {
                (Type::Ptr(0), whole) => {
                    self.fmt(format_args!("  %p{i} = call ptr @__tb_buffer(i64 "));
                    match whole {
                        Some(whole) => self.size_of(whole),
                        None => self.fmt(format_args!("{BUFFER}")),
                    }
                    self.fmt(format_args!(", i32 {})\n", i32::from(attrs.sret.is_none())));
                }
                (Type::Struct(_) | Type::Array(_) | Type::Vector(_), _) => {}
                _ => {
                    self.fmt(format_args!("  %w{i} = call i64 @__tb_input()\n"));
                    self.convert(ty, &format!("%w{i}"), &format!("%p{i}"));
                }
            }
        }
        self.put("  call ");
        self.result_type(&function.attrs, &function.ty.ret);
        let name = names::identifier(&symbol.name);
        self.fmt(format_args!(" @{name}("));
        for (i, ty) in function.ty.params.iter().enumerate() {
            self.comma(i);
            self.ty(ty);
            if let Some(attrs) = function.params.get(i) {
                self.value_attrs(attrs);
            }
            match ty {
                Type::Struct(_) | Type::Array(_) | Type::Vector(_) => self.put(" zeroinitializer"),
                _ => self.fmt(format_args!(" %p{i}")),
            }
        }
        self.put(")\n  ret i32 0\n}\n");
    }

    pub(super) fn stand_in(&mut self, id: SymbolId, symbol: &Symbol, stand_in: StandIn) {
        let Some(function) = symbol.function() else { return };
        self.put("\ndefine weak ");
        self.result_type(&function.attrs, &function.ty.ret);
        let name = self.other_name(id).unwrap_or_else(|| names::identifier(&symbol.name));
        self.fmt(format_args!(" @{name}("));
        for (i, ty) in function.ty.params.iter().enumerate() {
            self.comma(i);
            self.ty(ty);
            self.fmt(format_args!(" %p{i}"));
        }
        if function.ty.vararg {
            self.comma(function.ty.params.len());
            self.put("...");
        }
        self.put(") {\n");
        match stand_in {
            StandIn::Input => self.put("  %word = call i64 @__tb_input()\n"),
            StandIn::Nothing => {}
            StandIn::Fail => self.put("  call void @__tb_assert(i32 0)\n"),
            StandIn::Assume | StandIn::Assert => {
                let what = if stand_in == StandIn::Assume { "assume" } else { "assert" };
                if let Some(ty @ Type::Int(_)) = function.ty.params.first() {
                    self.put("  %holds = icmp ne ");
                    self.ty(ty);
                    self.put(" %p0, 0\n  %flag = zext i1 %holds to i32\n");
                    self.fmt(format_args!("  call void @__tb_{what}(i32 %flag)\n"));
                }
            }
        }
        self.give(&function.ty.ret, stand_in == StandIn::Input);
        self.put("}\n");
    }

    /// Returns an input as a value of the type, or zero.
    fn give(&mut self, ty: &Type, is_input: bool) {
        if *ty == Type::Void {
            return self.put("  ret void\n");
        }
        if is_input {
            self.convert(ty, "%word", "%value");
        }
        self.put("  ret ");
        self.ty(ty);
        self.put(if is_input { " %value\n" } else { " zeroinitializer\n" });
    }

    /// A word as a value of the type.
    fn convert(&mut self, ty: &Type, word: &str, value: &str) {
        match ty {
            Type::Int(64) => self.fmt(format_args!("  {value} = add i64 {word}, 0\n")),
            Type::Int(bits) if *bits < 64 => {
                self.fmt(format_args!("  {value} = trunc i64 {word} to i{bits}\n"));
            }
            Type::Int(bits) => self.fmt(format_args!("  {value} = zext i64 {word} to i{bits}\n")),
            Type::Ptr(_) => {
                self.fmt(format_args!("  {value} = inttoptr i64 {word} to "));
                self.ty(ty);
                self.put("\n");
            }
            Type::Float(FloatKind::Double) => {
                self.fmt(format_args!("  {value} = bitcast i64 {word} to double\n"));
            }
            Type::Float(FloatKind::Single) => {
                self.fmt(format_args!("  {value}.half = trunc i64 {word} to i32\n"));
                self.fmt(format_args!("  {value} = bitcast i32 {value}.half to float\n"));
            }
            // The machine gives no inputs of other types.
            _ => {
                self.fmt(format_args!("  {value} = freeze "));
                self.ty(ty);
                self.put(" zeroinitializer\n");
            }
        }
    }
}
