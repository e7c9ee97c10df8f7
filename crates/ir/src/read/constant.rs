//! Constants and constant expressions in text. A constant is read for a known type and checked against it.

use super::Reader;
use super::check;
use super::float;
use super::integer::{hexadecimal, integer};
use super::words::{binary_op, cast_op, float_predicate, int_predicate};
use crate::constant::{Const, ConstExpr, ConstKind};
use crate::error::Read;
use crate::inst::{CastOp, GepFlags};
use crate::lex::{Tok, decode, name_text};
use crate::types::{Type, VectorType};
use std::sync::Arc;

impl<'a> Reader<'a> {
    /// A type and a constant of it.
    pub fn typed_constant(&mut self) -> Read<Const> {
        let ty = self.ty()?;
        self.constant(&ty)
    }

    /// A constant of the given type.
    pub fn constant(&mut self, ty: &Type) -> Read<Const> {
        self.enter()?;
        let at = self.lex.start;
        if !check::is_value(ty) {
            return self.fault("a constant of a type that values can have");
        }
        let kind = self.constant_kind(ty, at)?;
        self.leave();
        // An expression over pointers may be no more than a change of the pointee's type, which we do not have.
        if let ConstKind::Expr(expr) = &kind
            && let ConstExpr::Cast { op: CastOp::BitCast, value } = &**expr
            && value.ty == *ty
        {
            return Ok(value.clone());
        }
        Ok(Const { ty: ty.clone(), kind })
    }

    fn constant_kind(&mut self, ty: &Type, at: usize) -> Read<ConstKind> {
        match self.tok() {
            Tok::Int(digits) => {
                let Type::Int(bits) = ty else { return self.fault("a constant of another type") };
                let Some(kind) = integer(digits, *bits) else {
                    return self.fault("an integer that fits its type");
                };
                self.advance();
                Ok(kind)
            }
            Tok::Float(text) => {
                let bits = match ty {
                    Type::Float(kind) => float::literal(text, *kind),
                    _ => None,
                };
                let Some(bits) = bits else { return self.fault("a constant of another type") };
                self.advance();
                Ok(ConstKind::Float(bits))
            }
            Tok::CStr(raw) => {
                let bytes = decode(raw);
                match ty {
                    Type::Array(array)
                        if array.element == Type::Int(8) && array.length == bytes.len() as u64 => {}
                    _ => return self.fault("a string as long as its type"),
                }
                self.advance();
                Ok(ConstKind::Bytes(bytes.into()))
            }
            Tok::Punct(open @ (b'[' | b'{' | b'<')) => self.aggregate(ty, open),
            Tok::Global(_) | Tok::GlobalNum(_) => {
                if !matches!(ty, Type::Ptr(_)) {
                    return self.fault("a constant of another type");
                }
                match self.global_here()? {
                    Some(local) => Ok(ConstKind::Symbol(self.symbol(local))),
                    None => self.fault("a symbol"),
                }
            }
            Tok::Word(word) => {
                self.advance();
                self.word_constant(word, ty, at)
            }
            _ => self.fault("a constant"),
        }
    }

    fn aggregate(&mut self, ty: &Type, open: u8) -> Read<ConstKind> {
        let at = self.lex.start;
        self.advance();
        let packed = open == b'<' && self.eat_punct(b'{');
        let close = match open {
            b'[' => b']',
            b'{' => b'}',
            _ if packed => b'}',
            _ => b'>',
        };
        let mut elements = Vec::new();
        if !self.is_punct(close) {
            loop {
                elements.push(self.typed_constant()?);
                if !self.eat_punct(b',') {
                    break;
                }
            }
        }
        self.punct(close)?;
        if packed {
            self.punct(b'>')?;
        }
        let all = |element: &Type, length: u64| {
            elements.len() as u64 == length && elements.iter().all(|e| e.ty == *element)
        };
        let fits = match (ty, open) {
            (Type::Array(array), b'[') => all(&array.element, array.length),
            (Type::Vector(vector), b'<') if !packed => {
                !vector.scalable && all(&vector.element, vector.length)
            }
            (Type::Struct(s), _) if open == b'{' || packed => {
                s.packed == packed
                    && s.fields.len() == elements.len()
                    && s.fields.iter().zip(&elements).all(|(field, element)| *field == element.ty)
            }
            _ => false,
        };
        if !fits {
            return self.fault_at(at, "elements as the type has them");
        }
        Ok(ConstKind::Aggregate(elements.into()))
    }

    fn word_constant(&mut self, word: &'a [u8], ty: &Type, at: usize) -> Read<ConstKind> {
        match word {
            b"true" | b"false" if *ty == Type::Int(1) => Ok(ConstKind::Int(u64::from(word == b"true"))),
            b"null" if matches!(ty, Type::Ptr(_)) => Ok(ConstKind::Null),
            b"undef" => Ok(ConstKind::Undef),
            b"poison" => Ok(ConstKind::Poison),
            b"zeroinitializer" => Ok(match ty {
                Type::Int(bits) if *bits <= 64 => ConstKind::Int(0),
                Type::Float(_) => ConstKind::Float(0),
                Type::Ptr(_) => ConstKind::Null,
                _ => ConstKind::Zero,
            }),
            b"none" if *ty == Type::Token => Ok(ConstKind::None),
            b"splat" => {
                self.punct(b'(')?;
                let element = self.typed_constant()?;
                self.punct(b')')?;
                match ty {
                    Type::Vector(vector) if vector.element == element.ty => {
                        Ok(ConstKind::Splat(Arc::new(element)))
                    }
                    _ => self.fault_at(at, "a constant of another type"),
                }
            }
            b"blockaddress" => {
                self.punct(b'(')?;
                let Some(function) = self.global_here()? else { return self.fault("a function") };
                self.punct(b',')?;
                let block = match self.tok() {
                    Tok::Local(raw) => self.module.block_named(function, &name_text(raw)),
                    Tok::LocalNum(n) => self.module.block_named(function, &n.to_string()),
                    _ => None,
                };
                let Some(block) = block else { return self.fault("a block of that function") };
                self.advance();
                self.punct(b')')?;
                Ok(ConstKind::BlockAddress(self.symbol(function), block))
            }
            b"dso_local_equivalent" | b"no_cfi" => {
                let Some(local) = self.global_here()? else { return self.fault("a symbol") };
                let symbol = self.symbol(local);
                Ok(if word == b"no_cfi" {
                    ConstKind::NoCfi(symbol)
                } else {
                    ConstKind::DsoLocalEquivalent(symbol)
                })
            }
            b"ptrauth" => {
                self.punct(b'(')?;
                let operands = self.constant_list()?;
                self.punct(b')')?;
                Ok(ConstKind::PtrAuth(operands.into()))
            }
            b"u0x" | b"s0x" => self.fault_at(at, "hexadecimal digits"),
            [b'u' | b's', b'0', b'x', hex @ ..] if matches!(ty, Type::Int(_)) => {
                let Type::Int(bits) = ty else { return self.fault_at(at, "a constant of another type") };
                match hexadecimal(hex, *bits, word[0] == b's') {
                    Some(kind) => Ok(kind),
                    None => self.fault_at(at, "an integer that fits its type"),
                }
            }
            _ => self.expression(word, ty, at),
        }
    }

    fn constant_list(&mut self) -> Read<Vec<Const>> {
        let mut list = vec![self.typed_constant()?];
        while self.eat_punct(b',') {
            list.push(self.typed_constant()?);
        }
        Ok(list)
    }

    fn expression(&mut self, word: &'a [u8], ty: &Type, at: usize) -> Read<ConstKind> {
        let (expr, result) = if let Some(op) = cast_op(word) {
            self.skip_flags();
            self.punct(b'(')?;
            let value = self.typed_constant()?;
            self.word("to")?;
            let to = self.ty()?;
            if !check::cast_fits(op, &value.ty, &to) {
                return self.fault_at(at, "a cast between types that it works on");
            }
            (ConstExpr::Cast { op, value }, to)
        } else if let Some(op) = binary_op(word) {
            self.skip_flags();
            self.punct(b'(')?;
            let a = self.typed_constant()?;
            self.punct(b',')?;
            let b = self.typed_constant()?;
            let fits = if op.is_float() { check::is_float(&a.ty) } else { check::is_int(&a.ty) };
            if !fits || a.ty != b.ty {
                return self.fault_at(at, "operands of a type that the operation works on");
            }
            let result = a.ty.clone();
            (ConstExpr::Binary { op, a, b }, result)
        } else {
            self.other_expression(word, at)?
        };
        self.punct(b')')?;
        if result != *ty {
            return self.fault_at(at, "a constant of another type");
        }
        Ok(ConstKind::Expr(Arc::new(expr)))
    }

    fn other_expression(&mut self, word: &'a [u8], at: usize) -> Read<(ConstExpr, Type)> {
        Ok(match word {
            b"getelementptr" => {
                let mut flags = self.gep_flags()?;
                self.punct(b'(')?;
                let source = self.ty()?;
                self.punct(b',')?;
                let base = self.typed_constant()?;
                let mut indices = Vec::new();
                let mut result = base.ty.clone();
                while self.eat_punct(b',') {
                    if self.eat_word("inrange") {
                        flags.inrange = Some("inrange".into());
                    }
                    let index = self.typed_constant()?;
                    if let (Type::Vector(v), Type::Ptr(_)) = (&index.ty, &result) {
                        result = vector_of(result.clone(), v);
                    }
                    if !check::is_int(&index.ty) {
                        return self.fault_at(at, "integer indices");
                    }
                    indices.push(index);
                }
                if !check::is_pointer(&base.ty) || !check::indices_fit(&source, indices.iter().map(Some)) {
                    return self.fault_at(at, "a pointer, and indices that the type has");
                }
                (ConstExpr::Gep { source, base, indices, flags }, result)
            }
            b"icmp" | b"fcmp" => {
                let pred = self.predicate_word()?;
                self.punct(b'(')?;
                let a = self.typed_constant()?;
                self.punct(b',')?;
                let b = self.typed_constant()?;
                if a.ty != b.ty {
                    return self.fault_at(at, "two values of one type");
                }
                let is_float = check::is_float(&a.ty);
                let result = compare_type(&a.ty);
                let expr = if word == b"icmp" {
                    int_predicate(pred).filter(|_| !is_float).map(|pred| ConstExpr::ICmp { pred, a, b })
                } else {
                    float_predicate(pred).filter(|_| is_float).map(|pred| ConstExpr::FCmp { pred, a, b })
                };
                match expr {
                    Some(expr) => (expr, result),
                    None => return self.fault_at(at, "a comparison"),
                }
            }
            b"select" | b"insertelement" | b"shufflevector" => {
                self.punct(b'(')?;
                let first = self.typed_constant()?;
                self.punct(b',')?;
                let second = self.typed_constant()?;
                self.punct(b',')?;
                let third = self.typed_constant()?;
                match word {
                    b"select" => {
                        if !check::is_bit(&first.ty) || second.ty != third.ty {
                            return self.fault_at(at, "a bit and two values of one type");
                        }
                        let result = second.ty.clone();
                        (ConstExpr::Select { cond: first, a: second, b: third }, result)
                    }
                    b"insertelement" => {
                        let result = first.ty.clone();
                        (ConstExpr::InsertElement { vector: first, element: second, index: third }, result)
                    }
                    _ => {
                        let (Type::Vector(v), Type::Vector(mask)) = (&first.ty, &third.ty) else {
                            return self.fault_at(at, "a shuffle of vectors");
                        };
                        let result = vector_of(v.element.clone(), mask);
                        (ConstExpr::ShuffleVector { a: first, b: second, mask: third }, result)
                    }
                }
            }
            b"extractelement" => {
                self.punct(b'(')?;
                let vector = self.typed_constant()?;
                self.punct(b',')?;
                let index = self.typed_constant()?;
                let Type::Vector(v) = &vector.ty else { return self.fault_at(at, "a vector") };
                let result = v.element.clone();
                (ConstExpr::ExtractElement { vector, index }, result)
            }
            b"fneg" => {
                self.punct(b'(')?;
                let value = self.typed_constant()?;
                let result = value.ty.clone();
                (ConstExpr::FNeg { value }, result)
            }
            b"extractvalue" => {
                self.punct(b'(')?;
                let aggregate = self.typed_constant()?;
                let indices = self.index_list()?;
                let Some(result) = member_type(&aggregate.ty, &indices) else {
                    return self.fault_at(at, "indices that the type has");
                };
                (ConstExpr::ExtractValue { aggregate, indices }, result)
            }
            b"insertvalue" => {
                self.punct(b'(')?;
                let aggregate = self.typed_constant()?;
                self.punct(b',')?;
                let element = self.typed_constant()?;
                let indices = self.index_list()?;
                let result = aggregate.ty.clone();
                (ConstExpr::InsertValue { aggregate, element, indices }, result)
            }
            _ => return self.fault_at(at, "a constant"),
        })
    }

    /// `, 0, 1`: the numbers after an aggregate.
    pub fn index_list(&mut self) -> Read<Vec<u32>> {
        let mut indices = Vec::new();
        while self.is_punct(b',') {
            let before = self.lex;
            self.advance();
            if !matches!(self.tok(), Tok::Int(_)) {
                self.lex = before;
                break;
            }
            indices.push(self.number32()?);
        }
        if indices.is_empty() { self.fault("an index") } else { Ok(indices) }
    }

    /// Flags of constant expressions: they say nothing that the constant itself does not.
    fn skip_flags(&mut self) {
        while matches!(
            self.tok(),
            Tok::Word(b"nuw" | b"nsw" | b"exact" | b"disjoint" | b"nneg" | b"inbounds")
        ) {
            self.advance();
        }
    }

    /// `inbounds`, `nusw`, `nuw` and `inrange(...)`.
    pub fn gep_flags(&mut self) -> Read<GepFlags> {
        let mut flags = GepFlags::default();
        loop {
            match self.tok() {
                Tok::Word(b"inbounds") => flags.inbounds = true,
                Tok::Word(b"nusw") => flags.nusw = true,
                Tok::Word(b"nuw") => flags.nuw = true,
                Tok::Word(b"inrange") => {
                    let from = self.lex.start;
                    self.advance();
                    self.skip_group()?;
                    let text = self.lex.slice(from, self.lex.start).trim_ascii_end();
                    flags.inrange = Some(String::from_utf8_lossy(text).into());
                    continue;
                }
                _ => return Ok(flags),
            }
            self.advance();
        }
    }

    /// The word of a comparison's predicate.
    pub fn predicate_word(&mut self) -> Read<&'a [u8]> {
        match self.tok() {
            Tok::Word(word) => {
                self.advance();
                Ok(word)
            }
            _ => self.fault("a comparison"),
        }
    }
}

/// The type of a comparison of values of this type.
pub(super) fn compare_type(ty: &Type) -> Type {
    match ty {
        Type::Vector(v) => vector_of(Type::Int(1), v),
        _ => Type::Int(1),
    }
}

/// A vector of the same shape with another element.
pub(super) fn vector_of(element: Type, like: &VectorType) -> Type {
    Type::Vector(Arc::new(VectorType { element, length: like.length, scalable: like.scalable }))
}

/// The type of a member of an aggregate.
pub(super) fn member_type(ty: &Type, indices: &[u32]) -> Option<Type> {
    let mut ty = ty;
    for &index in indices {
        ty = match ty {
            Type::Struct(s) => s.fields.get(index as usize)?,
            Type::Array(array) if u64::from(index) < array.length => &array.element,
            _ => return None,
        };
    }
    Some(ty.clone())
}
