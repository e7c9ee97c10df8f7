//! Calls, invokes, inline assembly, operand bundles; and the debug records of both dialects, which say where
//! source variables live.

use super::body::{BodyReader, Parsed};
use super::inst::shared;
use crate::constant::{Const, ConstKind};
use crate::error::Read;
use crate::inst::{
    Arg, AttrSet, Call, Callee, FastMath, InlineAsm, MetadataId, Op, Operand, TailKind, VariableRecord,
};
use crate::lex::{Tok, decode};
use crate::types::{FunctionType, Type};
use std::sync::Arc;

impl<'a> BodyReader<'a> {
    pub(super) fn call(&mut self, tail: TailKind, at: usize) -> Read<Parsed> {
        let fast = self.fast_math();
        match self.call_parts(tail, fast, at)? {
            None => Ok(Parsed::Record),
            Some(call) => {
                let ty = call.ty.ret.clone();
                Ok(Parsed::Inst(Op::Call(Box::new(call)), ty))
            }
        }
    }

    pub(super) fn invoke(&mut self, at: usize) -> Read<Parsed> {
        let Some(call) = self.call_parts(TailKind::None, FastMath::default(), at)? else {
            return self.r.fault_at(at, "a function that can be invoked");
        };
        self.r.word("to")?;
        let normal = self.label()?;
        self.r.word("unwind")?;
        let unwind = self.label()?;
        let ty = call.ty.ret.clone();
        Ok(Parsed::Inst(Op::Invoke { call: Box::new(call), normal, unwind }, ty))
    }

    pub(super) fn call_branch(&mut self, at: usize) -> Read<Parsed> {
        let Some(call) = self.call_parts(TailKind::None, FastMath::default(), at)? else {
            return self.r.fault_at(at, "assembly");
        };
        self.r.word("to")?;
        let normal = self.label()?;
        let indirect = self.bracketed_labels()?;
        let ty = call.ty.ret.clone();
        Ok(Parsed::Inst(Op::CallBr { call: Box::new(call), normal, indirect }, ty))
    }

    /// Everything from the calling convention to the bundles; none for a debug intrinsic.
    fn call_parts(&mut self, tail: TailKind, fast: FastMath, at: usize) -> Read<Option<Call>> {
        let convention = self.r.convention()?;
        let mut attrs = AttrSet::default();
        self.r.value_attrs(&mut attrs)?;
        attrs.align = None; // of the result
        let space = self.r.address_space()?.unwrap_or(0);
        let ty = self.r.ty()?;
        let callee = match self.r.tok() {
            Tok::Word(b"asm") => Callee::Asm(Arc::new(self.inline_asm()?)),
            // A hint about aliasing that says nothing without its metadata.
            Tok::Global(b"llvm.experimental.noalias.scope.decl") => {
                self.r.advance();
                if !self.r.is_punct(b'(') {
                    return self.r.fault("`(`");
                }
                self.r.skip_group()?;
                self.r.call_attrs(&mut attrs)?;
                return Ok(None);
            }
            Tok::Global(name) if name.starts_with(b"llvm.dbg.") => {
                self.r.advance();
                self.debug_intrinsic(name)?;
                self.r.call_attrs(&mut attrs)?;
                return Ok(None);
            }
            Tok::Global(_) | Tok::GlobalNum(_) => {
                let here = self.r.lex;
                let space = match self.r.global_here()? {
                    Some(local) => self.address_space_of(local),
                    None => 0,
                };
                self.r.lex = here;
                Callee::Value(self.value(&Type::Ptr(space))?)
            }
            _ => Callee::Value(self.value(&Type::Ptr(space))?),
        };
        let (fixed, ret) = match ty {
            Type::Function(f) => (Some(f.clone()), f.ret.clone()),
            ret => (None, ret),
        };
        let args_at = self.r.lex.start;
        let (args, types) = self.arguments(&fixed)?;
        let ty = match fixed {
            Some(f) => {
                if types.len() < f.params.len()
                    || (types.len() > f.params.len() && !f.vararg)
                    || f.params.iter().zip(&types).any(|(a, b)| a != b)
                {
                    return self.r.fault_at(args_at, "arguments as the callee's type has them");
                }
                f
            }
            None => Arc::new(FunctionType { ret, params: types, vararg: false }),
        };
        if matches!(ty.ret, Type::Label | Type::Metadata | Type::Function(_)) {
            return self.r.fault_at(at, "a call of a function whose result is a value");
        }
        self.r.call_attrs(&mut attrs)?;
        let bundles = self.bundles()?;
        Ok(Some(Call { ty, callee, args, convention, tail, fast, attrs, bundles }))
    }

    fn address_space_of(&self, local: u32) -> u32 {
        self.r.module.symbols.get(local as usize).map_or(0, |s| s.address_space)
    }

    fn arguments(&mut self, fixed: &Option<Arc<FunctionType>>) -> Read<(Vec<Arg>, Vec<Type>)> {
        self.r.punct(b'(')?;
        let capacity = fixed.as_ref().map_or(2, |f| f.params.len());
        let mut args = Vec::with_capacity(capacity);
        let mut types = Vec::with_capacity(capacity);
        if !self.r.is_punct(b')') {
            loop {
                if self.r.tok() == Tok::Ellipsis {
                    self.r.advance(); // a musttail call passes its caller's variable arguments on
                    break;
                }
                let ty = self.r.ty()?;
                let mut attrs = AttrSet::default();
                if ty == Type::Metadata {
                    args.push(Arg { value: None, metadata: Some(self.metadata_text()?), attrs });
                } else {
                    self.argument_attrs(&mut attrs)?;
                    args.push(Arg { value: Some(self.value(&ty)?), metadata: None, attrs });
                }
                types.push(ty);
                if !self.r.eat_punct(b',') {
                    break;
                }
            }
        }
        self.r.punct(b')')?;
        Ok((args, types))
    }

    /// Attributes between an argument's type and its value. The value may start with a word too.
    fn argument_attrs(&mut self, attrs: &mut AttrSet) -> Read<()> {
        while let Tok::Word(word) = self.r.tok() {
            if is_constant_word(word) {
                break;
            }
            self.r.word_attr(word, attrs)?;
        }
        Ok(())
    }

    /// A metadata argument as it is written.
    fn metadata_text(&mut self) -> Read<Arc<str>> {
        let from = self.r.lex.start;
        if let Tok::MetaNum(n) = self.r.tok()
            && let Some(text) = self.r.module.metadata_text(MetadataId(n))
            && !text.windows(2).any(|pair| pair[0] == b'!' && pair[1].is_ascii_digit())
        {
            self.r.advance();
            return Ok(shared(text.trim_ascii_end())); // the node itself: its number means nothing elsewhere
        }
        if self.r.at_type() {
            self.typed()?;
        } else {
            self.r.skip_metadata()?;
        }
        Ok(shared(self.r.lex.slice(from, self.r.lex.start).trim_ascii_end()))
    }

    fn inline_asm(&mut self) -> Read<InlineAsm> {
        self.r.advance();
        let mut asm = InlineAsm {
            template: "".into(),
            constraints: "".into(),
            side_effect: false,
            align_stack: false,
            intel: false,
            unwind: false,
        };
        loop {
            match self.r.tok() {
                Tok::Word(b"sideeffect") => asm.side_effect = true,
                Tok::Word(b"alignstack") => asm.align_stack = true,
                Tok::Word(b"inteldialect") => asm.intel = true,
                Tok::Word(b"unwind") => asm.unwind = true,
                _ => break,
            }
            self.r.advance();
        }
        asm.template = self.r.string()?;
        self.r.punct(b',')?;
        asm.constraints = self.r.string()?;
        Ok(asm)
    }

    /// `[ "deopt"(i32 1), ... ]`, if it is here.
    fn bundles(&mut self) -> Read<Vec<(Arc<str>, Vec<Operand>)>> {
        let mut bundles = Vec::new();
        if !self.r.eat_punct(b'[') {
            return Ok(bundles);
        }
        while !self.r.eat_punct(b']') {
            let Tok::Str(tag) = self.r.tok() else { return self.r.fault("an operand bundle") };
            self.r.advance();
            self.r.punct(b'(')?;
            let mut operands = Vec::new();
            if !self.r.is_punct(b')') {
                loop {
                    let ty = self.r.ty()?;
                    if ty == Type::Metadata {
                        self.metadata_text()?;
                    } else {
                        operands.push(self.value(&ty)?);
                    }
                    if !self.r.eat_punct(b',') {
                        break;
                    }
                }
            }
            self.r.punct(b')')?;
            bundles.push((shared(&decode(tag)), operands));
            self.r.eat_punct(b',');
        }
        Ok(bundles)
    }

    /// `@llvm.dbg.declare(metadata ptr %x, metadata !12, metadata !DIExpression())` and its kin.
    fn debug_intrinsic(&mut self, name: &[u8]) -> Read<()> {
        self.r.punct(b'(')?;
        let mut value = None;
        let mut variable = None;
        let mut expression = Expression::Plain;
        let mut i = 0;
        while !self.r.eat_punct(b')') {
            if i > 0 {
                self.r.punct(b',')?;
            }
            self.r.word("metadata")?;
            match i {
                0 => value = self.debug_value()?,
                1 => variable = self.debug_node()?,
                2 => expression = self.debug_expression()?,
                _ => self.skip_debug_value()?,
            }
            i += 1;
        }
        let is_declare = name.starts_with(b"llvm.dbg.declare") || name.starts_with(b"llvm.dbg.addr");
        if let Some(variable) = variable {
            self.keep_record(value, variable, expression, is_declare);
        }
        Ok(())
    }

    /// `#dbg_value(i32 %x, !12, !DIExpression(), !30)` and its kin.
    pub(super) fn debug_record(&mut self, kind: &'a [u8]) -> Read<()> {
        if !kind.starts_with(b"dbg_") {
            return self.r.fault("a debug record");
        }
        self.r.advance();
        if !matches!(kind, b"dbg_value" | b"dbg_declare" | b"dbg_assign" | b"dbg_declare_value") {
            return self.r.skip_group(); // a label
        }
        self.r.punct(b'(')?;
        let value = self.debug_value()?;
        self.r.punct(b',')?;
        let variable = self.debug_node()?;
        self.r.punct(b',')?;
        let expression = self.debug_expression()?;
        let mut loc = None;
        while self.r.eat_punct(b',') {
            loc = match self.r.tok() {
                Tok::MetaNum(n) => Some(MetadataId(n)),
                _ => None,
            };
            self.skip_debug_value()?;
        }
        self.r.punct(b')')?;
        if let Some(variable) = variable {
            self.keep_record(value, variable, expression, kind == b"dbg_declare");
            if let Some(mut record) = self.record.take() {
                record.loc = loc;
                self.body.variables.push(record);
            }
        }
        Ok(())
    }

    fn keep_record(
        &mut self,
        value: Option<Operand>,
        variable: MetadataId,
        expression: Expression,
        is_declare: bool,
    ) {
        let simple = match expression {
            Expression::Plain => value,
            Expression::Dereference if !is_declare => value,
            _ => None,
        };
        let value = simple.unwrap_or_else(|| {
            let unknown = Const { ty: Type::Metadata, kind: ConstKind::Undef };
            Operand::Const(self.intern(unknown))
        });
        let (block, at) = self.here();
        let is_address = simple.is_some() && (is_declare || expression == Expression::Dereference);
        self.record = Some(VariableRecord { block, at, variable, value, is_address, loc: None });
    }

    /// The value of a record, if it is one value.
    fn debug_value(&mut self) -> Read<Option<Operand>> {
        if self.r.at_type() {
            return self.typed().map(Some);
        }
        self.skip_debug_value()?;
        Ok(None)
    }

    fn skip_debug_value(&mut self) -> Read<()> {
        if self.r.at_type() {
            self.typed()?;
            return Ok(());
        }
        self.r.skip_metadata()
    }

    fn debug_node(&mut self) -> Read<Option<MetadataId>> {
        let node = match self.r.tok() {
            Tok::MetaNum(n) => Some(MetadataId(n)),
            _ => None,
        };
        self.r.skip_metadata()?;
        Ok(node)
    }

    /// What a record's expression does to its value. A numbered one is looked at in place.
    fn debug_expression(&mut self) -> Read<Expression> {
        let text = match self.r.tok() {
            Tok::MetaNum(n) => {
                self.r.advance();
                self.r.module.metadata_text(MetadataId(n)).unwrap_or(b"?")
            }
            _ => {
                let from = self.r.lex.start;
                self.r.skip_metadata()?;
                self.r.lex.slice(from, self.r.lex.start)
            }
        };
        Ok(match text.trim_ascii() {
            b"!DIExpression()" => Expression::Plain,
            b"!DIExpression(DW_OP_deref)" => Expression::Dereference,
            _ => Expression::Other,
        })
    }
}

/// What a debug expression computes from the record's value.
#[derive(Clone, Copy, PartialEq)]
enum Expression {
    Plain,
    Dereference,
    Other,
}

/// Words that start a constant, where an attribute could stand too.
fn is_constant_word(word: &[u8]) -> bool {
    use super::words::{binary_op, cast_op};
    matches!(
        word,
        b"true"
            | b"false"
            | b"null"
            | b"undef"
            | b"poison"
            | b"zeroinitializer"
            | b"none"
            | b"splat"
            | b"blockaddress"
            | b"dso_local_equivalent"
            | b"no_cfi"
            | b"ptrauth"
            | b"getelementptr"
            | b"icmp"
            | b"fcmp"
            | b"select"
            | b"extractelement"
            | b"insertelement"
            | b"shufflevector"
            | b"fneg"
            | b"extractvalue"
            | b"insertvalue"
            | b"asm"
    ) || cast_op(word).is_some()
        || binary_op(word).is_some()
        || word.starts_with(b"u0x")
        || word.starts_with(b"s0x")
}
