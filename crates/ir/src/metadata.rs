//! Metadata nodes, parsed one at a time when somebody asks. Every kind of node has the same generic form, so
//! that a kind nobody has heard of is no error.

use crate::error::Read;
use crate::inst::MetadataId;
use crate::lex::{Tok, decode};
use crate::module::Module;
use crate::read::Reader;
use std::borrow::Cow;

/// A metadata node.
#[derive(Clone, PartialEq, Debug)]
pub struct Node<'a> {
    /// Its kind (`DILocation`, ...); empty for a tuple.
    pub kind: &'a str,
    /// Whether it is different from every node that looks the same.
    pub distinct: bool,
    /// Its fields: names (empty in tuples and expressions) and values.
    pub fields: Vec<(&'a str, Value<'a>)>,
}

/// The value of a field.
#[derive(Clone, PartialEq, Debug)]
pub enum Value<'a> {
    /// `null`.
    Null,
    /// A number.
    Int(i128),
    /// `true` or `false`.
    Bool(bool),
    /// A string.
    Str(Cow<'a, str>),
    /// A numbered node.
    Ref(MetadataId),
    /// A node written in place.
    Node(Box<Node<'a>>),
    /// A keyword, or several with `|` between them.
    Word(&'a str),
    /// A typed value, as written.
    Operand(&'a str),
}

impl<'a> Node<'a> {
    /// The value of a field.
    pub fn get(&self, name: &str) -> Option<&Value<'a>> {
        self.fields.iter().find(|(field, _)| *field == name).map(|(_, value)| value)
    }

    /// A field that is a reference.
    pub fn reference(&self, name: &str) -> Option<MetadataId> {
        match self.get(name)? {
            Value::Ref(id) => Some(*id),
            _ => None,
        }
    }

    /// A field that is a string.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            Value::Str(text) => Some(text),
            _ => None,
        }
    }

    /// A field that is a number.
    pub fn int(&self, name: &str) -> Option<i128> {
        match self.get(name)? {
            Value::Int(n) => Some(*n),
            _ => None,
        }
    }

    /// A field that is a keyword.
    pub fn word(&self, name: &str) -> Option<&'a str> {
        match self.get(name)? {
            Value::Word(word) => Some(word),
            _ => None,
        }
    }
}

impl Module {
    /// A numbered node; none if there is no such number.
    pub(crate) fn node(&self, id: MetadataId) -> Read<Option<Node<'_>>> {
        match self.metadata.get(id.0 as usize) {
            Some(&at) if at != u32::MAX => {
                let mut reader = Reader::new(self, at as usize, self.text.len(), None);
                reader.node().map(Some)
            }
            _ => Ok(None),
        }
    }

    /// The line of a numbered node, after its `=`.
    pub(crate) fn metadata_text(&self, id: MetadataId) -> Option<&[u8]> {
        let at = *self.metadata.get(id.0 as usize)? as usize;
        let rest = self.text.get(at..)?;
        Some(&rest[..memchr::memchr(b'\n', rest).unwrap_or(rest.len())])
    }
}

/// Whether LLVM, as we know it, has nodes of that kind.
fn is_known(kind: &[u8]) -> bool {
    matches!(
        kind,
        b"DILocation"
            | b"DIDerivedType"
            | b"DICompositeType"
            | b"DILocalVariable"
            | b"DISubprogram"
            | b"DIExpression"
            | b"DILexicalBlock"
            | b"DILexicalBlockFile"
            | b"DISubroutineType"
            | b"DISubrange"
            | b"DIEnumerator"
            | b"DIBasicType"
            | b"DIFile"
            | b"DINamespace"
            | b"DITemplateTypeParameter"
            | b"DITemplateValueParameter"
            | b"DIGlobalVariable"
            | b"DIGlobalVariableExpression"
            | b"DIImportedEntity"
            | b"DICompileUnit"
            | b"DILabel"
            | b"DIMacro"
            | b"DIMacroFile"
            | b"DIModule"
            | b"DIAssignID"
            | b"DIArgList"
            | b"DIStringType"
            | b"DIGenericSubrange"
            | b"DISubrangeType"
            | b"DIFixedPointType"
            | b"DICommonBlock"
            | b"DIObjCProperty"
            | b"GenericDINode"
    )
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap_or("")
}

impl<'a> Reader<'a> {
    /// A node: a tuple, a specialised node, or a bare value as a tuple of one.
    pub fn node(&mut self) -> Read<Node<'a>> {
        let distinct = self.eat_word("distinct");
        match self.metadata_value()? {
            Value::Node(mut node) => {
                node.distinct = distinct;
                Ok(*node)
            }
            value => Ok(Node { kind: "", distinct, fields: vec![("", value)] }),
        }
    }

    fn metadata_value(&mut self) -> Read<Value<'a>> {
        while self.eat_word("distinct") {}
        Ok(match self.tok() {
            Tok::MetaNum(n) => {
                self.advance();
                Value::Ref(MetadataId(n))
            }
            Tok::Bang => {
                self.advance();
                match self.tok() {
                    Tok::Str(raw) => self.metadata_string(raw),
                    Tok::Punct(b'{') => self.node_fields("", b'}')?,
                    _ => return self.fault("a metadata string or tuple"),
                }
            }
            Tok::Meta(kind) => {
                if !is_known(kind) {
                    self.module.warn(self.lex.start, "metadata", kind);
                }
                self.advance();
                if !self.is_punct(b'(') {
                    return self.fault("`(`");
                }
                self.node_fields(text(kind), b')')?
            }
            Tok::Str(raw) => self.metadata_string(raw),
            Tok::Int(digits) => {
                let Ok(n) = text(digits).parse() else { return self.fault("a number") };
                self.advance();
                Value::Int(n)
            }
            Tok::Word(word) if !self.at_type() => {
                let from = self.lex.start;
                let mut to = self.lex.end();
                self.advance();
                match word {
                    b"null" => return Ok(Value::Null),
                    b"true" => return Ok(Value::Bool(true)),
                    b"false" => return Ok(Value::Bool(false)),
                    _ => {}
                }
                while self.eat_punct(b'|') {
                    to = self.lex.end();
                    self.advance();
                }
                Value::Word(text(self.lex.slice(from, to)))
            }
            _ => {
                let from = self.lex.start;
                if !self.at_type() {
                    return self.fault("metadata");
                }
                while !matches!(self.tok(), Tok::Punct(b',' | b')' | b'}') | Tok::Eof) {
                    match self.tok() {
                        Tok::Punct(b'(' | b'[' | b'{' | b'<') => self.skip_group()?,
                        _ => self.advance(),
                    }
                }
                Value::Operand(text(self.lex.slice(from, self.lex.start).trim_ascii_end()))
            }
        })
    }

    fn metadata_string(&mut self, raw: &'a [u8]) -> Value<'a> {
        self.advance();
        Value::Str(if raw.contains(&b'\\') {
            String::from_utf8_lossy(&decode(raw)).into_owned().into()
        } else {
            String::from_utf8_lossy(raw)
        })
    }

    fn node_fields(&mut self, kind: &'a str, close: u8) -> Read<Value<'a>> {
        self.enter()?;
        self.advance();
        let mut fields = Vec::new();
        if !self.is_punct(close) {
            loop {
                let mut name = "";
                if let Tok::Word(word) = self.tok()
                    && self.lex.followed_by(b':')
                {
                    name = text(word);
                    self.advance();
                    self.advance();
                }
                fields.push((name, self.metadata_value()?));
                if !self.eat_punct(b',') {
                    break;
                }
            }
        }
        self.punct(close)?;
        self.leave();
        Ok(Value::Node(Box::new(Node { kind, distinct: false, fields })))
    }
}
