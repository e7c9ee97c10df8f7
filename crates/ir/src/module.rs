//! A module as its text and an index of it: where functions, globals, types, attribute groups and metadata
//! nodes stand. Heads are parsed here, bodies and metadata are not.

use crate::error::{Fault, Read, ReadError};
use crate::inst::{AttrSet, BlockId};
use crate::lex::{Lexer, Tok, name_text};
use crate::program::Symbol;
use crate::read::Reader;
use crate::scan;
use crate::types::Type;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// A module: its text, and where things are in it.
pub struct Module {
    pub(crate) name: Arc<str>,
    pub(crate) text: Arc<Vec<u8>>,
    pub(crate) types: FxHashMap<Box<[u8]>, TypeDef>,
    pub(crate) numbered_types: FxHashMap<u32, TypeDef>,
    pub(crate) attr_groups: FxHashMap<u32, AttrGroup>,
    /// The symbols in order of appearance; constants in them use this numbering.
    pub(crate) symbols: Vec<Symbol>,
    /// Where each symbol and its body are.
    pub(crate) spans: Vec<Span>,
    names: FxHashMap<Arc<str>, u32>,
    pub(crate) unnamed: FxHashMap<u32, u32>,
    /// Comdats and how one of several is chosen.
    pub(crate) comdats: BTreeMap<Arc<str>, Arc<str>>,
    /// Where each numbered metadata node starts, after its `=`; `u32::MAX` where there is none.
    pub(crate) metadata: Vec<u32>,
    pub(crate) named_metadata: BTreeMap<Arc<str>, u32>,
    pub(crate) data_layout: Option<Arc<str>>,
    pub(crate) triple: Option<Arc<str>>,
    /// `module asm` lines, decoded.
    pub(crate) asm: Vec<Arc<str>>,
    /// Functions with a block whose address is taken somewhere in the module.
    pub(crate) addressed_blocks: Vec<u32>,
    labels: Mutex<FxHashMap<u32, Arc<Labels>>>,
    warnings: Mutex<BTreeMap<String, Warning>>,
}

type Labels = FxHashMap<String, BlockId>;

/// A named type's text, and the type once it has been asked for.
pub(crate) struct TypeDef {
    pub at: u32,
    pub end: u32,
    pub ty: OnceLock<Type>,
}

/// An attribute group's text, and the set once it has been asked for.
pub(crate) struct AttrGroup {
    pub at: u32,
    pub end: u32,
    pub attrs: OnceLock<AttrSet>,
}

/// A symbol's text: its head, and its body from brace to brace.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    pub at: u32,
    pub end: u32,
    pub body: Option<u32>,
}

/// Something in a module that was skipped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// The module.
    pub module: Arc<str>,
    /// The line where it was met first, from 1.
    pub line: u32,
    /// What was skipped.
    pub what: String,
}

impl std::fmt::Display for Warning {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {} skipped", self.module, self.line, self.what)
    }
}

impl Module {
    /// The symbols that the module defines or declares, in order of appearance.
    pub fn symbols(&self) -> &[Symbol] {
        &self.symbols
    }

    /// Indexes a module's text and parses the heads of its symbols. `name` is what messages call it.
    pub fn index(name: &str, text: impl Into<Vec<u8>>) -> Result<Module, ReadError> {
        let text: Arc<Vec<u8>> = Arc::new(text.into());
        let mut module = Module::empty(name, text.clone());
        if u32::try_from(text.len()).is_err() {
            let expected = "a module of less than 4 GiB".to_string();
            return Err(module.locate(Fault { at: 0, found: Some("a larger one".into()), expected }));
        }
        let mut fault = None;
        if let Some(entries) = scan::by_lines(&text) {
            match module.fill(entries) {
                Ok(()) => return Ok(module),
                Err(first) => fault = Some(first),
            }
        }
        // The text is wrong, or not laid out as LLVM prints it.
        module = Module::empty(name, text.clone());
        match scan::by_tokens(&text).and_then(|entries| module.fill(entries)) {
            Ok(()) => Ok(module),
            Err(second) => Err(module.locate(*fault.unwrap_or(second))),
        }
    }

    fn empty(name: &str, text: Arc<Vec<u8>>) -> Module {
        Module {
            name: name.into(),
            text,
            types: FxHashMap::default(),
            numbered_types: FxHashMap::default(),
            attr_groups: FxHashMap::default(),
            symbols: Vec::new(),
            spans: Vec::new(),
            names: FxHashMap::default(),
            unnamed: FxHashMap::default(),
            comdats: BTreeMap::new(),
            metadata: Vec::new(),
            named_metadata: BTreeMap::new(),
            data_layout: None,
            triple: None,
            asm: Vec::new(),
            addressed_blocks: Vec::new(),
            labels: Mutex::default(),
            warnings: Mutex::default(),
        }
    }

    pub(crate) fn locate(&self, fault: Fault) -> ReadError {
        fault.locate(&self.name, &self.text)
    }

    fn fill(&mut self, entries: Vec<scan::Entry>) -> Read<()> {
        let text = self.text.clone();
        for entry in entries {
            self.enter(entry, &text)?;
        }
        self.parse_heads()?;
        for at in memchr::memmem::find_iter(&text, b"blockaddress(") {
            let function = match Lexer::new(&text, at + b"blockaddress(".len()).tok {
                Tok::Global(raw) => self.find_symbol(raw),
                Tok::GlobalNum(n) => self.unnamed.get(&n).copied(),
                _ => None,
            };
            self.addressed_blocks.extend(function);
        }
        self.addressed_blocks.sort_unstable();
        self.addressed_blocks.dedup();
        Ok(())
    }

    /// Notes one top-level entry.
    fn enter(&mut self, entry: scan::Entry, text: &[u8]) -> Read<()> {
        let scan::Entry { kind, at, end, body } = entry;
        let lexer = |from: u32| Lexer::new(&text[..end as usize], from as usize);
        let fault = |lexer: Lexer<'_>, expected: &str| -> Read<()> {
            Err(Box::new(Fault { at: lexer.start, found: None, expected: expected.to_string() }))
        };
        match kind {
            scan::Kind::Function => {
                let mut lex = lexer(at);
                while !matches!(lex.tok, Tok::Global(_) | Tok::GlobalNum(_)) {
                    if lex.tok == Tok::Eof {
                        return fault(lex, "a function's name");
                    }
                    lex.advance();
                }
                return self.enter_symbol(lex, Span { at, end, body });
            }
            scan::Kind::Global => return self.enter_symbol(lexer(at), Span { at, end, body: None }),
            scan::Kind::Metadata(number) => {
                let number = number as usize;
                if number >= self.metadata.len() {
                    if number > text.len() {
                        return fault(lexer(at), "a smaller metadata number");
                    }
                    self.metadata.resize(number + 1, u32::MAX);
                }
                self.metadata[number] = at;
            }
            scan::Kind::Other => {
                let mut lex = lexer(at);
                let first = lex.tok;
                lex.advance();
                match first {
                    Tok::Local(_) | Tok::LocalNum(_) => {
                        lex.advance();
                        if lex.tok != Tok::Word(b"type") {
                            return fault(lex, "`type`");
                        }
                        let def = TypeDef { at: lex.end() as u32, end, ty: OnceLock::new() };
                        match first {
                            Tok::Local(raw) => drop(self.types.insert(raw.into(), def)),
                            Tok::LocalNum(n) => drop(self.numbered_types.insert(n, def)),
                            _ => {}
                        }
                    }
                    Tok::Comdat(raw) => {
                        lex.advance();
                        lex.advance();
                        let Tok::Word(kind) = lex.tok else { return fault(lex, "how the comdat is chosen") };
                        self.comdats.insert(name_text(raw).into(), String::from_utf8_lossy(kind).into());
                    }
                    Tok::Meta(raw) => {
                        self.named_metadata.insert(name_text(raw).into(), lex.end() as u32);
                    }
                    Tok::Word(b"attributes") => {
                        let Tok::Attr(n) = lex.tok else { return fault(lex, "an attribute group's number") };
                        lex.advance();
                        let group = AttrGroup { at: lex.end() as u32, end, attrs: OnceLock::new() };
                        self.attr_groups.insert(n, group);
                    }
                    Tok::Word(b"target") => {
                        let is_layout = lex.tok == Tok::Word(b"datalayout");
                        lex.advance();
                        lex.advance();
                        let Tok::Str(raw) = lex.tok else { return fault(lex, "a string") };
                        let slot = if is_layout { &mut self.data_layout } else { &mut self.triple };
                        *slot = Some(String::from_utf8_lossy(raw).into());
                    }
                    Tok::Word(b"module") => {
                        lex.advance();
                        let Tok::Str(raw) = lex.tok else { return fault(lex, "a string") };
                        self.asm.push(name_text(raw).into());
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }

    fn enter_symbol(&mut self, lex: Lexer<'_>, span: Span) -> Read<()> {
        let id = self.spans.len() as u32;
        let previous = match lex.tok {
            Tok::Global(raw) => self.names.insert(name_text(raw).into(), id),
            Tok::GlobalNum(n) => self.unnamed.insert(n, id),
            _ => None,
        };
        if previous.is_some() {
            return Err(Box::new(Fault {
                at: lex.start,
                found: None,
                expected: "a name not used before".into(),
            }));
        }
        self.spans.push(span);
        Ok(())
    }

    fn parse_heads(&mut self) -> Read<()> {
        let mut names: Vec<Option<Arc<str>>> = vec![None; self.spans.len()];
        for (name, id) in &self.names {
            names[*id as usize] = Some(name.clone());
        }
        for (number, id) in &self.unnamed {
            let mut name = format!(".unnamed.{number}");
            while self.names.contains_key(&*name) {
                name.insert(0, '.');
            }
            names[*id as usize] = Some(name.into());
        }
        let mut symbols = Vec::with_capacity(self.spans.len());
        let mut line = 1u32;
        let mut counted = 0usize;
        {
            let mut reader = Reader::new(self, 0, 0, None);
            for (span, name) in self.spans.iter().zip(names) {
                let at = span.at as usize;
                // Spans are in order of the text, so the lines are counted once.
                line += memchr::memchr_iter(b'\n', &self.text[counted..at]).count() as u32;
                counted = at;
                reader.seek(at, span.end as usize);
                let name = name.unwrap_or_default();
                symbols.push(match reader.tok() {
                    Tok::Word(_) => reader.function_head(name, line)?,
                    _ => reader.global_head(name, line)?,
                });
            }
        }
        self.symbols = symbols;
        Ok(())
    }

    /// The symbol of that raw name.
    pub(crate) fn find_symbol(&self, raw: &[u8]) -> Option<u32> {
        self.names.get(&*name_text(raw)).copied()
    }

    /// The position of a block of a function, by its name.
    pub(crate) fn block_named(&self, function: u32, name: &str) -> Option<BlockId> {
        let mut cache = self.labels.lock().unwrap_or_else(PoisonError::into_inner);
        let labels = cache.entry(function).or_insert_with(|| Arc::new(self.scan_labels(function)));
        labels.get(name).copied()
    }

    /// Finds the labels of a function without parsing it: they stand at the start of their lines.
    fn scan_labels(&self, function: u32) -> Labels {
        let mut labels = Labels::default();
        let Some(span) = self.spans.get(function as usize) else { return labels };
        let Some(body) = span.body else { return labels };
        let mut at = body as usize + 1;
        let end = span.end as usize;
        let mut next = 0u32;
        let mut seen_inst = false;
        while at < end {
            let eol = memchr::memchr(b'\n', &self.text[at..end]).map_or(end, |n| at + n);
            let mut lex = Lexer::new(&self.text[..eol], at);
            if let Some((raw, _)) = lex.label() {
                if seen_inst && next == 0 {
                    next = 1; // the entry block has no label
                }
                labels.insert(name_text(raw).into_owned(), BlockId(next));
                next += 1;
            } else if lex.tok != Tok::Eof {
                seen_inst = true;
            }
            at = eol + 1;
        }
        labels
    }

    /// Remembers that something was skipped, once per module and spelling.
    pub(crate) fn warn(&self, at: usize, kind: &str, spelling: &[u8]) {
        let what = format!("unknown {kind} `{}`", String::from_utf8_lossy(spelling).escape_debug());
        let mut warnings = self.warnings.lock().unwrap_or_else(PoisonError::into_inner);
        if !warnings.contains_key(&what) {
            let line = memchr::memchr_iter(b'\n', &self.text[..at.min(self.text.len())]).count() as u32 + 1;
            warnings.insert(what.clone(), Warning { module: self.name.clone(), line, what });
        }
    }

    /// What was skipped so far.
    pub(crate) fn warnings(&self) -> Vec<Warning> {
        self.warnings.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }
}
