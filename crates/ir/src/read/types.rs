//! Types in text, of both dialects. A type that turns out to be behind a `*` is skipped, never resolved: so
//! recursive types need no cycles, and a pointer costs no look-up.

use super::Reader;
use crate::error::Read;
use crate::lex::{Lexer, Tok, name_text};
use crate::types::{ArrayType, FloatKind, FunctionType, StructType, Type, VectorType};
use std::sync::Arc;

/// How many nodes a type may have when written out in full.
const MAX_NODES: u64 = 1 << 20;

/// How wide an integer may be: far above what any front end makes, far below what would exhaust memory.
const MAX_BITS: u32 = 1 << 16;

/// What a type starts with, resolved only when it is no pointee.
enum Base<'a> {
    Done(Type),
    Named(Tok<'a>, usize),
    Composite(Lexer<'a>, &'a [u8]),
}

impl<'a> Reader<'a> {
    /// Whether a type starts here.
    pub fn at_type(&self) -> bool {
        match self.tok() {
            Tok::Word(word) => scalar(word).is_some() || word == b"target",
            Tok::Local(_) | Tok::LocalNum(_) | Tok::Punct(b'[' | b'{' | b'<') => true,
            _ => false,
        }
    }

    /// A type.
    pub fn ty(&mut self) -> Read<Type> {
        if let Tok::Word(word) = self.tok()
            && let Some(ty) = scalar(word)
        {
            self.advance();
            let ty = match ty {
                Type::Ptr(_) => Type::Ptr(self.address_space()?.unwrap_or(0)),
                other => other,
            };
            return match self.tok() {
                Tok::Punct(b'*' | b'(') | Tok::Word(b"addrspace") => self.suffixes(Base::Done(ty)),
                _ => Ok(ty),
            };
        }
        let base = match self.tok() {
            Tok::Local(_) | Tok::LocalNum(_) => {
                let base = Base::Named(self.tok(), self.lex.start);
                self.advance();
                base
            }
            Tok::Punct(b'[' | b'{' | b'<') => {
                let from = self.lex;
                self.skip_group()?;
                Base::Composite(from, from.slice(from.start, self.lex.start))
            }
            Tok::Word(b"target") => {
                let from = self.lex.start;
                self.advance();
                let end = self.lex;
                if !self.is_punct(b'(') {
                    return self.fault("`(`");
                }
                self.skip_group()?;
                let to = previous_end(end, self.lex.start);
                Base::Done(Type::Target(String::from_utf8_lossy(self.lex.slice(from, to)).into()))
            }
            _ => return self.fault("a type"),
        };
        self.suffixes(base)
    }

    fn suffixes(&mut self, mut base: Base<'a>) -> Read<Type> {
        loop {
            match self.tok() {
                Tok::Punct(b'*') => {
                    self.advance();
                    base = Base::Done(Type::Ptr(0));
                }
                Tok::Word(b"addrspace") => {
                    let space = self.address_space()?.unwrap_or(0);
                    self.punct(b'*')?;
                    base = Base::Done(Type::Ptr(space));
                }
                Tok::Punct(b'(') => {
                    let from = self.lex;
                    self.skip_group()?;
                    if matches!(self.tok(), Tok::Punct(b'*') | Tok::Word(b"addrspace")) {
                        continue; // the function type is a pointee: what stands before it does not matter
                    }
                    self.lex = from;
                    let ret = self.resolve(base)?;
                    base = Base::Done(Type::Function(Arc::new(self.parameters(ret)?)));
                }
                _ => return self.resolve(base),
            }
        }
    }

    /// `addrspace(N)`, if it is here.
    pub fn address_space(&mut self) -> Read<Option<u32>> {
        if !self.eat_word("addrspace") {
            return Ok(None);
        }
        self.punct(b'(')?;
        let space = match self.tok() {
            Tok::Str(_) => {
                self.advance(); // a symbolic name: `"A"`, `"G"`, `"P"`; all are 0 on the targets we know
                0
            }
            _ => self.number32()?,
        };
        self.punct(b')')?;
        Ok(Some(space))
    }

    fn parameters(&mut self, ret: Type) -> Read<FunctionType> {
        self.enter()?;
        self.punct(b'(')?;
        let mut params = Vec::new();
        let mut vararg = false;
        if !self.is_punct(b')') {
            loop {
                if self.tok() == Tok::Ellipsis {
                    self.advance();
                    vararg = true;
                    break;
                }
                params.push(self.ty()?);
                if !self.eat_punct(b',') {
                    break;
                }
            }
        }
        self.punct(b')')?;
        self.leave();
        Ok(FunctionType { ret, params, vararg })
    }

    fn resolve(&mut self, base: Base<'a>) -> Read<Type> {
        match base {
            Base::Done(ty) => Ok(ty),
            Base::Named(tok, at) => self.named_type(tok, at),
            Base::Composite(from, text) => {
                if let Some(ty) = self.types.get(text) {
                    return Ok(ty.clone());
                }
                let after = std::mem::replace(&mut self.lex, from);
                let ty = self.composite(None)?;
                if self.lex.start != after.start {
                    return self.fault("the end of the type");
                }
                self.types.insert(text, ty.clone());
                Ok(ty)
            }
        }
    }

    /// An array, vector or structure type, at its bracket.
    fn composite(&mut self, name: Option<Arc<str>>) -> Read<Type> {
        self.enter()?;
        let ty = match self.tok() {
            Tok::Punct(b'[') => {
                self.advance();
                let length = self.number()?;
                self.word("x")?;
                let element = self.element()?;
                self.punct(b']')?;
                Type::Array(Arc::new(ArrayType { element, length }))
            }
            Tok::Punct(b'<') => {
                self.advance();
                if self.is_punct(b'{') {
                    let fields = self.fields()?;
                    self.punct(b'>')?;
                    Type::Struct(Arc::new(StructType { name, fields, packed: true }))
                } else {
                    let scalable = self.eat_word("vscale");
                    if scalable {
                        self.word("x")?;
                    }
                    let at = self.lex.start;
                    let length = self.number()?;
                    self.word("x")?;
                    let element = self.ty()?;
                    if !matches!(element, Type::Int(_) | Type::Float(_) | Type::Ptr(_) | Type::Target(_)) {
                        return self.fault_at(at, "a vector of numbers or pointers");
                    }
                    if length == 0 || length > 1 << 20 {
                        return self.fault_at(at, "a vector length from 1 to 2^20");
                    }
                    self.punct(b'>')?;
                    Type::Vector(Arc::new(VectorType { element, length, scalable }))
                }
            }
            _ => {
                let fields = self.fields()?;
                Type::Struct(Arc::new(StructType { name, fields, packed: false }))
            }
        };
        self.leave();
        Ok(ty)
    }

    /// The type of a part of an array or structure.
    fn element(&mut self) -> Read<Type> {
        let at = self.lex.start;
        match self.ty()? {
            Type::Void | Type::Label | Type::Metadata | Type::Token | Type::Function(_) => {
                self.fault_at(at, "a type that a part of a value can have")
            }
            ty => Ok(ty),
        }
    }

    fn fields(&mut self) -> Read<Vec<Type>> {
        self.punct(b'{')?;
        let mut fields = Vec::new();
        if !self.is_punct(b'}') {
            loop {
                fields.push(self.element()?);
                if !self.eat_punct(b',') {
                    break;
                }
            }
        }
        self.punct(b'}')?;
        Ok(fields)
    }

    fn named_type(&mut self, tok: Tok<'a>, at: usize) -> Read<Type> {
        let (found, name) = match tok {
            Tok::Local(raw) => (self.module.types.get(raw), name_text(raw)),
            Tok::LocalNum(n) => (self.module.numbered_types.get(&n), n.to_string().into()),
            _ => return self.fault_at(at, "a type name"),
        };
        let Some(def) = found else { return self.fault_at(at, "a type that the module defines") };
        if let Some(ty) = def.ty.get() {
            return Ok(ty.clone());
        }
        self.enter()?;
        let mut inner = Reader::new(self.module, def.at as usize, def.end as usize, self.symbols);
        inner.depth = self.depth;
        let ty = if inner.eat_word("opaque") || inner.tok() == Tok::Eof {
            Type::Opaque(name.into())
        } else if inner.is_punct(b'{') || (inner.is_punct(b'<') && inner.lex.followed_by(b'{')) {
            inner.composite(Some(name.into()))?
        } else {
            inner.ty()?
        };
        if nodes(&ty, MAX_NODES, 2 * super::MAX_DEPTH) > MAX_NODES {
            return self.fault_at(def.at as usize, "a type of fewer parts");
        }
        self.leave();
        Ok(def.ty.get_or_init(|| ty).clone())
    }
}

/// The end of the last token before `limit`, starting from a lexer somewhere before it.
fn previous_end(mut lex: Lexer<'_>, limit: usize) -> usize {
    let mut end = lex.end();
    while lex.start < limit && lex.tok != Tok::Eof {
        end = lex.end();
        lex.advance();
    }
    end
}

/// How many nodes a type has, counting shared ones each time; stops soon after `limit`, and reports more than
/// `limit` for a type deeper than `depth`.
fn nodes(ty: &Type, limit: u64, depth: u32) -> u64 {
    let Some(depth) = depth.checked_sub(1) else { return limit + 1 };
    let sum = |types: &[Type]| {
        let mut n: u64 = 1;
        for ty in types {
            if n > limit {
                break;
            }
            n += nodes(ty, limit - n, depth);
        }
        n
    };
    match ty {
        Type::Array(array) => 1 + nodes(&array.element, limit, depth),
        Type::Vector(vector) => 1 + nodes(&vector.element, limit, depth),
        Type::Struct(s) => sum(&s.fields),
        Type::Function(f) => sum(&f.params) + nodes(&f.ret, limit, depth),
        _ => 1,
    }
}

/// A type that is one word.
fn scalar(word: &[u8]) -> Option<Type> {
    Some(match word {
        b"ptr" => Type::Ptr(0),
        b"i32" => Type::Int(32),
        b"i64" => Type::Int(64),
        b"i8" => Type::Int(8),
        b"i1" => Type::Int(1),
        b"void" => Type::Void,
        b"double" => Type::Float(FloatKind::Double),
        b"float" => Type::Float(FloatKind::Single),
        b"half" => Type::Float(FloatKind::Half),
        b"bfloat" => Type::Float(FloatKind::BFloat),
        b"x86_fp80" => Type::Float(FloatKind::X87),
        b"fp128" => Type::Float(FloatKind::Quad),
        b"ppc_fp128" => Type::Float(FloatKind::PpcPair),
        b"label" => Type::Label,
        b"metadata" => Type::Metadata,
        b"token" => Type::Token,
        b"x86_amx" => Type::Amx,
        b"x86_mmx" => Type::Target("x86_mmx".into()),
        [b'i', digits @ ..]
            if !digits.is_empty() && digits.len() <= 8 && digits.iter().all(u8::is_ascii_digit) =>
        {
            let bits = digits.iter().fold(0u32, |n, d| n * 10 + u32::from(d - b'0'));
            if bits == 0 || bits > MAX_BITS {
                return None;
            }
            Type::Int(bits)
        }
        _ => return None,
    })
}
