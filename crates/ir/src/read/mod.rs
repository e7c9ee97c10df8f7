//! The reader: one recursive-descent parser over the lexer, split by subject. It turns text into values and
//! resolves names within one module; what other modules hold is the linker's business.

pub(crate) mod attrs;
pub(crate) mod body;
mod call;
mod check;
pub(crate) mod constant;
mod float;
pub(crate) mod heads;
mod inst;
mod integer;
mod memory;
pub(crate) mod types;
mod words;

use crate::error::{Fault, Read};
use crate::lex::{Lexer, Tok};
use crate::module::Module;
use crate::program::SymbolId;
use crate::types::Type;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// How deep types, constants and metadata may nest.
const MAX_DEPTH: u32 = 200;

/// A parser at some position of a module's text.
pub(crate) struct Reader<'a> {
    pub lex: Lexer<'a>,
    pub module: &'a Module,
    /// From the module's numbering of symbols to the program's; none while there is no program.
    pub symbols: Option<&'a [SymbolId]>,
    /// Composite types by their text.
    types: FxHashMap<&'a [u8], Type>,
    depth: u32,
}

impl<'a> Reader<'a> {
    pub fn new(module: &'a Module, from: usize, to: usize, symbols: Option<&'a [SymbolId]>) -> Reader<'a> {
        let text = &module.text[..to.min(module.text.len())];
        Reader { lex: Lexer::new(text, from), module, symbols, types: FxHashMap::default(), depth: 0 }
    }

    /// Continues at another place of the text, keeping what was learnt about types.
    pub fn seek(&mut self, from: usize, to: usize) {
        self.lex = Lexer::new(&self.module.text[..to.min(self.module.text.len())], from);
        self.depth = 0;
    }

    pub fn tok(&self) -> Tok<'a> {
        self.lex.tok
    }

    pub fn advance(&mut self) {
        self.lex.advance();
    }

    /// The fault that something else was expected here.
    pub fn fault<T>(&self, expected: impl Into<String>) -> Read<T> {
        self.fault_at(self.lex.start, expected)
    }

    pub fn fault_at<T>(&self, at: usize, expected: impl Into<String>) -> Read<T> {
        Err(Box::new(Fault { at, found: None, expected: expected.into() }))
    }

    pub fn is_punct(&self, c: u8) -> bool {
        self.lex.tok == Tok::Punct(c)
    }

    pub fn eat_punct(&mut self, c: u8) -> bool {
        let here = self.is_punct(c);
        if here {
            self.advance();
        }
        here
    }

    pub fn punct(&mut self, c: u8) -> Read<()> {
        if self.eat_punct(c) { Ok(()) } else { self.fault(format!("`{}`", c as char)) }
    }

    pub fn is_word(&self, word: &str) -> bool {
        self.lex.tok == Tok::Word(word.as_bytes())
    }

    pub fn eat_word(&mut self, word: &str) -> bool {
        let here = self.is_word(word);
        if here {
            self.advance();
        }
        here
    }

    pub fn word(&mut self, word: &str) -> Read<()> {
        if self.eat_word(word) { Ok(()) } else { self.fault(format!("`{word}`")) }
    }

    /// An unsigned number.
    pub fn number(&mut self) -> Read<u64> {
        if let Tok::Int(digits) = self.tok()
            && let Some(n) = std::str::from_utf8(digits).ok().and_then(|s| s.parse().ok())
        {
            self.advance();
            return Ok(n);
        }
        self.fault("a number")
    }

    pub fn number32(&mut self) -> Read<u32> {
        let at = self.lex.start;
        u32::try_from(self.number()?).or_else(|_| self.fault_at(at, "a number below 2^32"))
    }

    /// A string, decoded as text.
    pub fn string(&mut self) -> Read<Arc<str>> {
        if let Tok::Str(raw) = self.tok() {
            self.advance();
            return Ok(Arc::from(&*String::from_utf8_lossy(&crate::lex::decode(raw))));
        }
        self.fault("a string")
    }

    /// One level deeper; to be undone by [`Reader::leave`].
    pub fn enter(&mut self) -> Read<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            self.fault(format!("at most {MAX_DEPTH} levels of nesting"))
        } else {
            Ok(())
        }
    }

    pub fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Skips a bracketed group, at its opening bracket, without looking at what is inside.
    pub fn skip_group(&mut self) -> Read<()> {
        let at = self.lex.start;
        let mut open = 0u64;
        loop {
            match self.tok() {
                Tok::Punct(b'(' | b'[' | b'{' | b'<') => open += 1,
                Tok::Punct(b')' | b']' | b'}' | b'>') => open = open.saturating_sub(1),
                Tok::Eof => return self.fault_at(at, "a closing bracket somewhere"),
                _ => {}
            }
            self.advance();
            if open == 0 {
                return Ok(());
            }
        }
    }

    /// Skips one metadata value: `!5`, `!{...}`, `!"..."`, `!DIKind(...)`, `null`, or a typed value.
    pub fn skip_metadata(&mut self) -> Read<()> {
        self.eat_word("distinct");
        match self.tok() {
            Tok::MetaNum(_) => self.advance(),
            Tok::Bang => {
                self.advance();
                match self.tok() {
                    Tok::Punct(b'{') => self.skip_group()?,
                    Tok::Str(_) => self.advance(),
                    _ => return self.fault("a metadata tuple or string"),
                }
            }
            Tok::Meta(_) => {
                self.advance();
                if self.is_punct(b'(') {
                    self.skip_group()?;
                }
            }
            _ => return self.fault("metadata"),
        }
        Ok(())
    }

    /// The program's number of a symbol of this module.
    pub fn symbol(&self, local: u32) -> SymbolId {
        self.symbols.and_then(|map| map.get(local as usize).copied()).unwrap_or(SymbolId(local))
    }

    /// The module's number of the symbol at the current token, if it is one.
    pub fn global_here(&mut self) -> Read<Option<u32>> {
        let found = match self.tok() {
            Tok::Global(raw) => self.module.find_symbol(raw),
            Tok::GlobalNum(n) => self.module.unnamed.get(&n).copied(),
            _ => return Ok(None),
        };
        match found {
            Some(id) => {
                self.advance();
                Ok(Some(id))
            }
            None => self.fault("a symbol that the module declares"),
        }
    }
}
