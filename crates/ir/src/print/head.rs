//! Heads of symbols in text.

use super::Printer;
use super::names;
use crate::inst::Body;
use crate::program::{Function, Linkage, Symbol, SymbolId, SymbolKind, Variable};

impl Printer<'_> {
    /// A symbol, with the body of a function that has one.
    pub(super) fn symbol(&mut self, id: SymbolId, body: Option<&Body>) {
        let symbol = self.program.symbol(id);
        match &symbol.kind {
            SymbolKind::Function(function) => self.function(id, symbol, function, body),
            SymbolKind::Variable(variable) => self.variable(id, symbol, variable),
            SymbolKind::Alias { ty, target } => {
                self.name_and_prefix(id, symbol, None);
                self.put("alias ");
                self.ty(ty);
                self.put(", ");
                self.typed_const(target);
            }
            SymbolKind::Ifunc { ty, resolver } => {
                self.name_and_prefix(id, symbol, None);
                self.put("ifunc ");
                self.ty(ty);
                self.put(", ");
                self.typed_const(resolver);
            }
        }
        self.put("\n");
    }

    fn name_and_prefix(&mut self, id: SymbolId, symbol: &Symbol, variable: Option<&Variable>) {
        let name = self.other_name(id).unwrap_or_else(|| names::identifier(&symbol.name));
        self.fmt(format_args!("@{name} = "));
        if variable.is_some_and(|v| v.init.is_none()) && symbol.linkage != Linkage::ExternWeak {
            self.put("external ");
        } else {
            self.linkage(symbol);
        }
        self.prefix(symbol);
        if let Some(v) = variable
            && v.thread_local
        {
            match &v.tls_model {
                Some(model) if &**model != "generaldynamic" => {
                    self.fmt(format_args!("thread_local({model}) "))
                }
                _ => self.put("thread_local "),
            }
        }
        if let Some(unnamed) = &symbol.unnamed_addr {
            self.fmt(format_args!("{unnamed} "));
        }
    }

    fn prefix(&mut self, symbol: &Symbol) {
        if symbol.dso_local {
            self.put("dso_local ");
        }
        if let Some(visibility) = &symbol.visibility
            && !symbol.linkage.is_local()
        {
            self.fmt(format_args!("{visibility} "));
        }
    }

    /// Where a program is run under the control of a runtime, copies for optimisers are what is run, since their places have hooks.
    fn linkage(&mut self, symbol: &Symbol) {
        let linkage = match symbol.linkage {
            Linkage::AvailableExternally if self.hooks.is_some() => Linkage::LinkOnceOdr,
            linkage => linkage,
        };
        self.put(names::linkage(linkage));
    }

    fn comdat(&mut self, symbol: &Symbol, separator: &str) {
        if let Some(comdat) = &symbol.comdat
            && symbol.is_definition()
            && symbol.linkage != Linkage::AvailableExternally
        {
            let name = names::identifier(comdat);
            self.fmt(format_args!("{separator}comdat(${name})"));
        }
    }

    pub(super) fn variable(&mut self, id: SymbolId, symbol: &Symbol, variable: &Variable) {
        self.name_and_prefix(id, symbol, Some(variable));
        if symbol.address_space != 0 {
            self.fmt(format_args!("addrspace({}) ", symbol.address_space));
        }
        if variable.externally_initialized {
            self.put("externally_initialized ");
        }
        self.put(if variable.is_constant { "constant " } else { "global " });
        self.ty(&variable.ty);
        if let Some(init) = &variable.init {
            self.put(" ");
            self.constant(init);
        }
        if let Some(section) = &symbol.section {
            let section = names::string(section.as_bytes());
            self.fmt(format_args!(", section {section}"));
        }
        self.comdat(symbol, ", ");
        if variable.align != 0 {
            self.fmt(format_args!(", align {}", variable.align));
        }
    }

    pub(super) fn function(
        &mut self,
        id: SymbolId,
        symbol: &Symbol,
        function: &Function,
        body: Option<&Body>,
    ) {
        // What makes expressions legal adds values behind those of the body.
        let own = body.map_or(0, |body| body.locals.len());
        let legal = body.map(super::legal::legalize);
        let body = legal.as_deref();
        if let Some(body) = body {
            self.name_locals(body);
        }
        self.put(if body.is_some() { "\ndefine " } else { "declare " });
        if body.is_some() || symbol.linkage == Linkage::ExternWeak {
            self.linkage(symbol);
        }
        self.prefix(symbol);
        if let Some(convention) = &function.convention {
            self.fmt(format_args!("{convention} "));
        }
        self.result_type(&function.attrs, &function.ty.ret);
        let name = self.other_name(id).unwrap_or_else(|| names::identifier(&symbol.name));
        self.fmt(format_args!(" @{name}("));
        for (i, ty) in function.ty.params.iter().enumerate() {
            self.comma(i);
            self.ty(ty);
            if let Some(attrs) = function.params.get(i) {
                self.value_attrs(attrs);
            }
            if body.is_some() {
                self.put(" ");
                self.local(crate::inst::LocalId(i as u32));
            }
        }
        if function.ty.vararg {
            self.comma(function.ty.params.len());
            self.put("...");
        }
        self.put(")");
        if let Some(unnamed) = &symbol.unnamed_addr {
            self.fmt(format_args!(" {unnamed}"));
        }
        if symbol.address_space != 0 {
            self.fmt(format_args!(" addrspace({})", symbol.address_space));
        }
        self.function_attrs(&function.attrs);
        if body.is_some() && self.hooks.as_ref().is_some_and(|hooked| hooked.hooks.sanitize) {
            self.put(" sanitize_address");
        }
        // The runtime tells the functions that stand by their frames.
        if body.is_some() && self.hooks.is_some() {
            self.put(" \"frame-pointer\"=\"all\"");
        }
        if let Some(section) = &symbol.section {
            let section = names::string(section.as_bytes());
            self.fmt(format_args!(" section {section}"));
        }
        self.comdat(symbol, " ");
        if function.align != 0 {
            self.fmt(format_args!(" align {}", function.align));
        }
        if let Some(gc) = &function.gc {
            let gc = names::string(gc.as_bytes());
            self.fmt(format_args!(" gc {gc}"));
        }
        let parts = [(" prefix ", &function.prefix), (" prologue ", &function.prologue)];
        for (word, constant) in parts.into_iter().chain([(" personality ", &function.personality)]) {
            if let Some(constant) = constant {
                self.put(word);
                self.typed_const(constant);
            }
        }
        if let Some(body) = body {
            self.subprogram(id, body);
            self.body(id, body, own, function.ty.vararg);
        }
    }

    /// The attributes and type of a result.
    pub(super) fn result_type(&mut self, attrs: &crate::inst::AttrSet, ty: &crate::types::Type) {
        let before = self.out.len();
        let result = crate::inst::AttrSet { flags: attrs.flags, ..Default::default() };
        self.value_attrs(&result);
        if self.out.len() > before {
            self.out.remove(before); // the space before the first one
            self.put(" ");
        }
        self.ty(ty);
    }
}
