//! The heads of symbols: functions up to their bodies, global variables with their initial values, aliases
//! and ifuncs.

use super::Reader;
use super::attrs::is_attr;
use crate::error::Read;
use crate::inst::{AttrSet, MetadataId};
use crate::lex::{Tok, name_text};
use crate::program::{Function, Linkage, ModuleId, Symbol, SymbolKind, Variable};
use crate::types::{FunctionType, Type};
use std::sync::Arc;

/// What stands before a symbol's type, common to all kinds.
struct Prefix {
    linkage: Option<Linkage>,
    /// `external` or `extern_weak` was written: there is no definition.
    declared: bool,
    visibility: Option<Arc<str>>,
    dso_local: bool,
    unnamed_addr: Option<Arc<str>>,
    thread_local: bool,
    tls_model: Option<Arc<str>>,
}

impl<'a> Reader<'a> {
    /// `@name = ...`, at the name.
    pub fn global_head(&mut self, name: Arc<str>, line: u32) -> Read<Symbol> {
        self.advance();
        self.punct(b'=')?;
        let prefix = self.prefix()?;
        let mut symbol = symbol(name, line, &prefix);
        symbol.address_space = self.address_space()?.unwrap_or(0);
        match self.tok() {
            Tok::Word(b"alias" | b"ifunc") => {
                let is_alias = self.is_word("alias");
                self.advance();
                let ty = self.ty()?;
                self.punct(b',')?;
                let target = self.typed_or_bare_target()?;
                symbol.kind = if is_alias {
                    SymbolKind::Alias { ty, target }
                } else {
                    SymbolKind::Ifunc { ty, resolver: target }
                };
                self.global_tail(&mut symbol)?;
            }
            _ => {
                let externally_initialized = self.eat_word("externally_initialized");
                let is_constant = match self.tok() {
                    Tok::Word(b"global") => false,
                    Tok::Word(b"constant") => true,
                    _ => return self.fault("`global`, `constant`, `alias` or `ifunc`"),
                };
                self.advance();
                let ty = self.ty()?;
                let init = if prefix.declared { None } else { Some(self.constant(&ty)?) };
                symbol.kind = SymbolKind::Variable(Variable {
                    ty,
                    init,
                    align: 0,
                    is_constant,
                    thread_local: prefix.thread_local,
                    tls_model: prefix.tls_model,
                    externally_initialized,
                    debug: None,
                });
                self.global_tail(&mut symbol)?;
            }
        }
        if self.tok() != Tok::Eof { self.fault("the end of the line") } else { Ok(symbol) }
    }

    /// The target of an alias: typed, except that a constant expression may stand without its type.
    fn typed_or_bare_target(&mut self) -> Read<crate::constant::Const> {
        if self.at_type() { self.typed_constant() } else { self.constant(&Type::Ptr(0)) }
    }

    fn prefix(&mut self) -> Read<Prefix> {
        let mut prefix = Prefix {
            linkage: None,
            declared: false,
            visibility: None,
            dso_local: false,
            unnamed_addr: None,
            thread_local: false,
            tls_model: None,
        };
        while let Tok::Word(word) = self.tok() {
            if let Some(linkage) = linkage(word) {
                prefix.linkage = Some(linkage);
                prefix.declared = matches!(word, b"external" | b"extern_weak");
            } else {
                match word {
                    b"hidden" | b"protected" => {
                        prefix.visibility = Some(String::from_utf8_lossy(word).into())
                    }
                    b"default" | b"dllimport" | b"dllexport" | b"dso_preemptable" => {}
                    b"dso_local" => prefix.dso_local = true,
                    b"unnamed_addr" | b"local_unnamed_addr" => {
                        prefix.unnamed_addr = Some(String::from_utf8_lossy(word).into());
                    }
                    b"thread_local" => {
                        self.advance();
                        prefix.thread_local = true;
                        if self.eat_punct(b'(') {
                            let Tok::Word(model) = self.tok() else { return self.fault("a storage model") };
                            if !matches!(
                                model,
                                b"localdynamic" | b"initialexec" | b"localexec" | b"generaldynamic"
                            ) {
                                return self.fault("a storage model");
                            }
                            prefix.tls_model = Some(String::from_utf8_lossy(model).into());
                            self.advance();
                            self.punct(b')')?;
                        }
                        continue;
                    }
                    _ => break,
                }
            }
            self.advance();
        }
        Ok(prefix)
    }

    /// `, section "x", align 8, !dbg !5` and the like.
    fn global_tail(&mut self, symbol: &mut Symbol) -> Read<()> {
        while self.eat_punct(b',') {
            let at = self.lex.start;
            match self.tok() {
                Tok::Word(b"section") => {
                    self.advance();
                    symbol.section = Some(self.string()?);
                }
                Tok::Word(b"partition" | b"code_model") => {
                    self.advance();
                    self.string()?;
                }
                Tok::Word(b"comdat") => self.comdat(symbol)?,
                Tok::Word(b"align") => {
                    self.advance();
                    let align = self.alignment()?;
                    if let SymbolKind::Variable(v) = &mut symbol.kind {
                        v.align = align;
                    }
                }
                Tok::Meta(kind) => {
                    self.advance();
                    let node = self.tok();
                    self.skip_metadata()?;
                    if let (b"dbg", Tok::MetaNum(n), SymbolKind::Variable(v)) = (kind, node, &mut symbol.kind)
                    {
                        v.debug = Some(MetadataId(n));
                    }
                }
                Tok::Word(
                    b"no_sanitize_address"
                    | b"no_sanitize_hwaddress"
                    | b"sanitize_memtag"
                    | b"sanitize_address_dyninit",
                ) => self.advance(),
                Tok::Word(word) => {
                    self.module.warn(at, "property of a global", word);
                    self.advance();
                    if self.is_punct(b'(') {
                        self.skip_group()?;
                    }
                }
                _ => return self.fault("a property of the global"),
            }
        }
        let mut attrs = AttrSet::default();
        self.call_attrs(&mut attrs) // attribute groups after the properties
    }

    /// `comdat` or `comdat($name)`.
    fn comdat(&mut self, symbol: &mut Symbol) -> Read<()> {
        self.word("comdat")?;
        symbol.comdat = Some(symbol.name.clone());
        if self.eat_punct(b'(') {
            let Tok::Comdat(raw) = self.tok() else { return self.fault("a comdat") };
            symbol.comdat = Some(name_text(raw).into());
            self.advance();
            self.punct(b')')?;
        }
        Ok(())
    }

    /// A power of two.
    pub fn alignment(&mut self) -> Read<u64> {
        let at = self.lex.start;
        let align = self.number()?;
        if align.is_power_of_two() && align <= 1 << 32 {
            Ok(align)
        } else {
            self.fault_at(at, "a power of two")
        }
    }

    /// Attributes after a parameter list.
    pub fn function_attrs(&mut self, attrs: &mut AttrSet) -> Read<()> {
        loop {
            match self.tok() {
                Tok::Attr(n) => self.group_attr(n, attrs)?,
                Tok::Str(_) => self.string_attr(Some(attrs))?,
                Tok::Word(
                    b"section" | b"partition" | b"comdat" | b"align" | b"gc" | b"prefix" | b"prologue"
                    | b"personality",
                ) => return Ok(()),
                Tok::Word(b"unnamed_addr" | b"local_unnamed_addr" | b"addrspace") => return Ok(()),
                Tok::Word(word) => self.word_attr(word, attrs)?,
                _ => return Ok(()),
            }
        }
    }

    /// Attributes after an argument list. The next word may already be another instruction or a label.
    pub fn call_attrs(&mut self, attrs: &mut AttrSet) -> Read<()> {
        loop {
            match self.tok() {
                Tok::Attr(n) => self.group_attr(n, attrs)?,
                Tok::Str(_) if !self.lex.followed_by(b':') => self.string_attr(Some(attrs))?,
                Tok::Word(word) if is_attr(word) && !self.lex.followed_by(b':') => {
                    self.word_attr(word, attrs)?
                }
                _ => return Ok(()),
            }
        }
    }

    /// A calling convention, if one is here; none is C's.
    pub fn convention(&mut self) -> Read<Option<Arc<str>>> {
        let Tok::Word(word) = self.tok() else { return Ok(None) };
        if !is_convention(word) {
            return Ok(None);
        }
        let from = self.lex.start;
        let mut to = self.lex.end();
        self.advance();
        if word == b"cc" {
            to = self.lex.end();
            self.number()?;
        } else if self.is_punct(b'(') {
            self.skip_group()?;
            to = self.lex.start;
        }
        let text = self.lex.slice(from, to).trim_ascii();
        Ok((word != b"ccc").then(|| String::from_utf8_lossy(text).into()))
    }

    /// A function, at `define` or `declare`. Leaves the reader at the body's brace, or at the end.
    pub fn function_head(&mut self, name: Arc<str>, line: u32) -> Read<Symbol> {
        let is_defined = self.is_word("define");
        self.advance();
        let mut subprogram = None;
        while let Tok::Meta(kind) = self.tok() {
            self.advance(); // attachments of a declaration
            let node = self.tok();
            self.skip_metadata()?;
            if let (b"dbg", Tok::MetaNum(n)) = (kind, node) {
                subprogram = Some(MetadataId(n));
            }
        }
        let prefix = self.prefix()?;
        let convention = self.convention()?;
        let mut attrs = AttrSet::default();
        self.value_attrs(&mut attrs)?;
        attrs.align = None; // of the result
        let ret = self.ty()?;
        if !matches!(self.tok(), Tok::Global(_) | Tok::GlobalNum(_)) {
            return self.fault("the function's name");
        }
        self.advance();
        let (params, param_attrs, vararg) = self.parameter_list()?;
        let mut symbol = symbol(name, line, &prefix);
        let mut function = Function {
            ty: Arc::new(FunctionType { ret, params, vararg }),
            params: param_attrs,
            attrs,
            is_defined,
            personality: None,
            convention,
            align: 0,
            gc: None,
            prefix: None,
            prologue: None,
            subprogram,
        };
        loop {
            match self.tok() {
                Tok::Word(b"unnamed_addr" | b"local_unnamed_addr") => {
                    if let Tok::Word(word) = self.tok() {
                        symbol.unnamed_addr = Some(String::from_utf8_lossy(word).into());
                    }
                    self.advance();
                }
                Tok::Word(b"addrspace") => symbol.address_space = self.address_space()?.unwrap_or(0),
                Tok::Word(b"section") => {
                    self.advance();
                    symbol.section = Some(self.string()?);
                }
                Tok::Word(b"partition") => {
                    self.advance();
                    self.string()?;
                }
                Tok::Word(b"comdat") => self.comdat(&mut symbol)?,
                Tok::Word(b"align") => {
                    self.advance();
                    function.align = if self.eat_punct(b'(') {
                        let align = self.alignment()?;
                        self.punct(b')')?;
                        align
                    } else {
                        self.alignment()?
                    };
                }
                Tok::Word(b"gc") => {
                    self.advance();
                    function.gc = Some(self.string()?);
                }
                Tok::Word(b"prefix") => {
                    self.advance();
                    function.prefix = Some(self.typed_constant()?);
                }
                Tok::Word(b"prologue") => {
                    self.advance();
                    function.prologue = Some(self.typed_constant()?);
                }
                Tok::Word(b"personality") => {
                    self.advance();
                    function.personality = Some(self.typed_constant()?);
                }
                Tok::Meta(kind) => {
                    self.advance();
                    let node = self.tok();
                    self.skip_metadata()?;
                    if let (b"dbg", Tok::MetaNum(n)) = (kind, node) {
                        function.subprogram = Some(MetadataId(n));
                    }
                }
                Tok::Word(_) | Tok::Attr(_) | Tok::Str(_) => self.function_attrs(&mut function.attrs)?,
                Tok::Punct(b'{') if is_defined => break,
                Tok::Eof if !is_defined => break,
                _ => {
                    return self.fault(if is_defined {
                        "the function's body"
                    } else {
                        "the end of the line"
                    });
                }
            }
        }
        function.align = function.align.max(function.attrs.align.take().unwrap_or(0));
        symbol.kind = SymbolKind::Function(Box::new(function));
        Ok(symbol)
    }

    /// The parameters of a function's head; their names are read again with the body.
    #[allow(clippy::type_complexity)]
    fn parameter_list(&mut self) -> Read<(Vec<Type>, Vec<AttrSet>, bool)> {
        self.punct(b'(')?;
        let mut types = Vec::new();
        let mut attrs = Vec::new();
        let mut vararg = false;
        if !self.is_punct(b')') {
            loop {
                if self.tok() == Tok::Ellipsis {
                    self.advance();
                    vararg = true;
                    break;
                }
                types.push(self.ty()?);
                let mut set = AttrSet::default();
                self.value_attrs(&mut set)?;
                attrs.push(set);
                if matches!(self.tok(), Tok::Local(_) | Tok::LocalNum(_)) {
                    self.advance();
                }
                if !self.eat_punct(b',') {
                    break;
                }
            }
        }
        self.punct(b')')?;
        Ok((types, attrs, vararg))
    }
}

fn symbol(name: Arc<str>, line: u32, prefix: &Prefix) -> Symbol {
    Symbol {
        name,
        module: ModuleId(0),
        line,
        linkage: prefix.linkage.unwrap_or(Linkage::External),
        kind: SymbolKind::Alias {
            ty: Type::Void,
            target: crate::constant::Const { ty: Type::Void, kind: crate::constant::ConstKind::Null },
        },
        visibility: prefix.visibility.clone(),
        dso_local: prefix.dso_local,
        unnamed_addr: prefix.unnamed_addr.clone(),
        section: None,
        comdat: None,
        address_space: 0,
    }
}

fn linkage(word: &[u8]) -> Option<Linkage> {
    Some(match word {
        b"private" => Linkage::Private,
        b"internal" => Linkage::Internal,
        b"external" => Linkage::External,
        b"available_externally" => Linkage::AvailableExternally,
        b"linkonce" => Linkage::LinkOnce,
        b"linkonce_odr" => Linkage::LinkOnceOdr,
        b"weak" => Linkage::Weak,
        b"weak_odr" => Linkage::WeakOdr,
        b"appending" => Linkage::Appending,
        b"extern_weak" => Linkage::ExternWeak,
        b"common" => Linkage::Common,
        _ => return None,
    })
}

fn is_convention(word: &[u8]) -> bool {
    word.ends_with(b"cc")
        || matches!(
            word,
            b"spir_func"
                | b"spir_kernel"
                | b"ptx_kernel"
                | b"ptx_device"
                | b"amdgpu_vs"
                | b"amdgpu_gs"
                | b"amdgpu_ps"
                | b"amdgpu_cs"
                | b"amdgpu_kernel"
                | b"amdgpu_gfx"
                | b"aarch64_vector_pcs"
                | b"aarch64_sve_vector_pcs"
                | b"x86_64_sysvcc"
                | b"amdgpu_hs"
                | b"amdgpu_ls"
                | b"amdgpu_es"
                | b"amdgpu_cs_chain"
                | b"amdgpu_cs_chain_preserve"
        )
}
