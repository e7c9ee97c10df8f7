//! Instructions other than calls and memory accesses: terminators, arithmetic, aggregates, exception pads.

use super::body::{BodyReader, Parsed};
use super::check::{cast_fits, is_bit, is_float, is_int, is_pointer, is_value};
use super::constant::{compare_type, member_type, vector_of};
use super::words::{binary_op, cast_op, float_predicate, int_predicate};
use crate::constant::ConstKind;
use crate::error::Read;
use crate::inst::{ArithFlags, BinaryOp, CastFlags, Clause, FastMath, Op, Operand, TailKind};
use crate::lex::Tok;
use crate::types::{Type, VectorType};
use std::sync::Arc;

impl<'a> BodyReader<'a> {
    /// The instruction whose name has just been read.
    pub(super) fn instruction(&mut self, word: &'a [u8], at: usize) -> Read<Parsed> {
        match word {
            b"load" => return self.load(),
            b"store" => return self.store(),
            b"call" => return self.call(TailKind::None, at),
            b"br" => return self.branch(),
            b"getelementptr" => return self.get_element_ptr(),
            b"alloca" => return self.alloca(),
            b"icmp" | b"fcmp" => return self.compare(word, at),
            b"tail" | b"musttail" | b"notail" => {
                let kind = match word {
                    b"tail" => TailKind::Tail,
                    b"musttail" => TailKind::Must,
                    _ => TailKind::No,
                };
                self.r.word("call")?;
                return self.call(kind, at);
            }
            b"phi" => return self.phi(),
            b"ret" => return self.ret(),
            b"select" => return self.select(),
            b"switch" => return self.switch(),
            b"unreachable" => return Ok(Parsed::Inst(Op::Unreachable, Type::Void)),
            b"extractvalue" => return self.extract_value(at),
            b"insertvalue" => return self.insert_value(at),
            b"invoke" => return self.invoke(at),
            b"landingpad" => return self.landing_pad(),
            b"fence" => return self.fence(),
            b"cmpxchg" => return self.compare_exchange(),
            b"atomicrmw" => return self.read_modify_write(),
            _ => {}
        }
        if let Some(op) = binary_op(word) {
            return self.binary(op, at);
        }
        if let Some(op) = cast_op(word) {
            let mut flags = CastFlags::default();
            loop {
                match self.r.tok() {
                    Tok::Word(b"nneg") => flags.nneg = true,
                    Tok::Word(b"nuw") => flags.nuw = true,
                    Tok::Word(b"nsw") => flags.nsw = true,
                    _ => break,
                }
                self.r.advance();
            }
            flags.fast = self.fast_math();
            let value = self.typed()?;
            self.r.word("to")?;
            let to = self.r.ty()?;
            if !cast_fits(op, self.type_of(value), &to) {
                return self.r.fault_at(at, "a cast between types that it works on");
            }
            return Ok(Parsed::Inst(Op::Cast { op, flags, value, to: to.clone() }, to));
        }
        self.rare(word, at)
    }

    fn rare(&mut self, word: &'a [u8], at: usize) -> Read<Parsed> {
        match word {
            b"fneg" => {
                let fast = self.fast_math();
                let value = self.typed()?;
                let ty = self.type_of(value).clone();
                if !is_float(&ty) {
                    return self.r.fault_at(at, "a floating-point operand");
                }
                Ok(Parsed::Inst(Op::FNeg { value, fast }, ty))
            }
            b"freeze" => {
                let value = self.typed()?;
                let ty = self.type_of(value).clone();
                Ok(Parsed::Inst(Op::Freeze(value), ty))
            }
            b"extractelement" => {
                let vector = self.typed()?;
                self.r.punct(b',')?;
                let index = self.lane_index()?;
                let ty = self.vector_type(vector, at)?.element.clone();
                Ok(Parsed::Inst(Op::ExtractElement { vector, index }, ty))
            }
            b"insertelement" => {
                let vector = self.typed()?;
                self.r.punct(b',')?;
                let element = self.typed()?;
                self.r.punct(b',')?;
                let index = self.lane_index()?;
                if self.vector_type(vector, at)?.element != *self.type_of(element) {
                    return self.r.fault_at(at, "an element of the vector's type");
                }
                let ty = self.type_of(vector).clone();
                Ok(Parsed::Inst(Op::InsertElement { vector, element, index }, ty))
            }
            b"shufflevector" => self.shuffle(at),
            b"indirectbr" => {
                let address = self.pointer()?;
                self.r.punct(b',')?;
                let targets = self.bracketed_labels()?;
                Ok(Parsed::Inst(Op::IndirectBr { address, targets }, Type::Void))
            }
            b"resume" => {
                let value = self.typed()?;
                Ok(Parsed::Inst(Op::Resume(value), Type::Void))
            }
            b"va_arg" => {
                let list = self.typed()?;
                self.r.punct(b',')?;
                let ty = self.r.ty()?;
                if !is_value(&ty) {
                    return self.r.fault_at(at, "a type that values can have");
                }
                Ok(Parsed::Inst(Op::VaArg { list, ty: ty.clone() }, ty))
            }
            b"callbr" => self.call_branch(at),
            b"catchswitch" | b"catchret" | b"cleanupret" | b"catchpad" | b"cleanuppad" => self.funclet(word),
            _ => self.r.fault_at(at, "an instruction"),
        }
    }

    fn lane_index(&mut self) -> Read<Operand> {
        let at = self.r.lex.start;
        let index = self.typed()?;
        match self.type_of(index) {
            Type::Int(_) => Ok(index),
            _ => self.r.fault_at(at, "an integer"),
        }
    }

    fn vector_type(&self, operand: Operand, at: usize) -> Read<&VectorType> {
        match self.type_of(operand) {
            Type::Vector(v) => Ok(v),
            _ => self.r.fault_at(at, "a vector operand"),
        }
    }

    /// Fast-math flags.
    pub(super) fn fast_math(&mut self) -> FastMath {
        let mut bits = 0;
        while let Tok::Word(word) = self.r.tok() {
            bits |= match word {
                b"nnan" => 1,
                b"ninf" => 1 << 1,
                b"nsz" => 1 << 2,
                b"arcp" => 1 << 3,
                b"contract" => 1 << 4,
                b"afn" => 1 << 5,
                b"reassoc" => 1 << 6,
                b"fast" => 0x7f,
                _ => break,
            };
            self.r.advance();
        }
        FastMath(bits)
    }

    fn binary(&mut self, op: BinaryOp, at: usize) -> Read<Parsed> {
        let mut flags = ArithFlags { fast: self.fast_math(), ..ArithFlags::default() };
        loop {
            match self.r.tok() {
                Tok::Word(b"nuw") => flags.nuw = true,
                Tok::Word(b"nsw") => flags.nsw = true,
                Tok::Word(b"exact") => flags.exact = true,
                Tok::Word(b"disjoint") => flags.disjoint = true,
                _ => break,
            }
            self.r.advance();
        }
        let ty = self.r.ty()?;
        let fits = if op.is_float() { is_float(&ty) } else { is_int(&ty) };
        if !fits {
            return self.r.fault_at(at, "operands of a type that the operation works on");
        }
        let a = self.value(&ty)?;
        self.r.punct(b',')?;
        let b = self.value(&ty)?;
        Ok(Parsed::Inst(Op::Binary { op, flags, a, b }, ty))
    }

    fn compare(&mut self, word: &'a [u8], at: usize) -> Read<Parsed> {
        let fast = self.fast_math();
        let same_sign = self.r.eat_word("samesign");
        let pred = self.r.predicate_word()?;
        let ty = self.r.ty()?;
        let a = self.value(&ty)?;
        self.r.punct(b',')?;
        let b = self.value(&ty)?;
        let result = compare_type(&ty);
        let op = if word == b"icmp" {
            int_predicate(pred).map(|pred| Op::ICmp { pred, same_sign, a, b })
        } else {
            float_predicate(pred).map(|pred| Op::FCmp { pred, fast, a, b })
        };
        match op {
            Some(Op::FCmp { .. }) if !is_float(&ty) => self.r.fault_at(at, "floating-point operands"),
            Some(Op::ICmp { .. }) if !is_int(&ty) && !is_pointer(&ty) => {
                self.r.fault_at(at, "integer or pointer operands")
            }
            Some(op) => Ok(Parsed::Inst(op, result)),
            None => self.r.fault_at(at, "a comparison"),
        }
    }

    fn branch(&mut self) -> Read<Parsed> {
        if self.r.is_word("label") {
            let to = self.label()?;
            return Ok(Parsed::Inst(Op::Br(to), Type::Void));
        }
        self.r.word("i1")?;
        let cond = self.value(&Type::Int(1))?;
        self.r.punct(b',')?;
        let then = self.label()?;
        self.r.punct(b',')?;
        let els = self.label()?;
        Ok(Parsed::Inst(Op::CondBr { cond, then, els }, Type::Void))
    }

    fn ret(&mut self) -> Read<Parsed> {
        let at = self.r.lex.start;
        let ty = self.r.ty()?;
        if ty != self.ret {
            return self.r.fault_at(at, "the function's result type");
        }
        let value = if ty == Type::Void { None } else { Some(self.value(&ty)?) };
        Ok(Parsed::Inst(Op::Ret(value), Type::Void))
    }

    fn phi(&mut self) -> Read<Parsed> {
        let insts = self.body.blocks.last().map_or(&[][..], |b| &b.insts);
        if insts.last().is_some_and(|inst| !matches!(inst.op, Op::Phi { .. })) {
            return self.r.fault("phis only at the start of a block");
        }
        let fast = self.fast_math();
        let ty = self.r.ty()?;
        let mut incoming = Vec::with_capacity(2);
        loop {
            self.r.punct(b'[')?;
            let value = self.value(&ty)?;
            self.r.punct(b',')?;
            let block = self.block()?;
            self.r.punct(b']')?;
            incoming.push((value, block));
            if !self.eat_comma() {
                break;
            }
        }
        Ok(Parsed::Inst(Op::Phi { ty: ty.clone(), incoming, fast }, ty))
    }

    fn select(&mut self) -> Read<Parsed> {
        let fast = self.fast_math();
        let at = self.r.lex.start;
        let cond = self.typed()?;
        if !is_bit(self.type_of(cond)) {
            return self.r.fault_at(at, "a bit, or a vector of bits");
        }
        self.r.punct(b',')?;
        let ty = self.r.ty()?;
        let a = self.value(&ty)?;
        self.r.punct(b',')?;
        let at = self.r.lex.start;
        let b = self.typed()?;
        if *self.type_of(b) != ty {
            return self.r.fault_at(at, "two values of one type");
        }
        Ok(Parsed::Inst(Op::Select { cond, a, b, fast }, ty))
    }

    fn switch(&mut self) -> Read<Parsed> {
        let ty = self.r.ty()?;
        if !matches!(ty, Type::Int(_)) {
            return self.r.fault("an integer");
        }
        let value = self.value(&ty)?;
        self.r.punct(b',')?;
        let default = self.label()?;
        self.r.punct(b'[')?;
        let mut cases = Vec::new();
        while !self.r.eat_punct(b']') {
            let at = self.r.lex.start;
            let constant = self.r.typed_constant()?;
            if constant.ty != ty || !matches!(constant.kind, ConstKind::Int(_) | ConstKind::Wide(_)) {
                return self.r.fault_at(at, "an integer of the switch's type");
            }
            self.r.punct(b',')?;
            let block = self.label()?;
            cases.push((self.intern(constant), block));
        }
        Ok(Parsed::Inst(Op::Switch { value, default, cases }, Type::Void))
    }

    /// `[label %a, label %b]`.
    pub(super) fn bracketed_labels(&mut self) -> Read<Vec<crate::inst::BlockId>> {
        self.r.punct(b'[')?;
        let mut labels = Vec::new();
        if !self.r.is_punct(b']') {
            loop {
                labels.push(self.label()?);
                if !self.r.eat_punct(b',') {
                    break;
                }
            }
        }
        self.r.punct(b']')?;
        Ok(labels)
    }

    fn extract_value(&mut self, at: usize) -> Read<Parsed> {
        let aggregate = self.typed()?;
        let indices = self.r.index_list()?;
        match member_type(self.type_of(aggregate), &indices) {
            Some(ty) => Ok(Parsed::Inst(Op::ExtractValue { aggregate, indices }, ty)),
            None => self.r.fault_at(at, "indices that the type has"),
        }
    }

    fn insert_value(&mut self, at: usize) -> Read<Parsed> {
        let aggregate = self.typed()?;
        self.r.punct(b',')?;
        let element = self.typed()?;
        let indices = self.r.index_list()?;
        let ty = self.type_of(aggregate).clone();
        if member_type(&ty, &indices).as_ref() != Some(self.type_of(element)) {
            return self.r.fault_at(at, "an element of the type that the indices name");
        }
        Ok(Parsed::Inst(Op::InsertValue { aggregate, element, indices }, ty))
    }

    fn shuffle(&mut self, at: usize) -> Read<Parsed> {
        let a = self.typed()?;
        self.r.punct(b',')?;
        let b = self.typed()?;
        self.r.punct(b',')?;
        let mask = self.r.typed_constant()?;
        let Type::Vector(shape) = &mask.ty else { return self.r.fault_at(at, "a mask") };
        let lane = |kind: &ConstKind| match kind {
            ConstKind::Int(n) => u32::try_from(*n).ok().map(Some),
            ConstKind::Undef | ConstKind::Poison => Some(None),
            _ => None,
        };
        let length = shape.length as usize;
        let lanes: Option<Vec<Option<u32>>> = match &mask.kind {
            ConstKind::Zero => Some(vec![Some(0); length]),
            ConstKind::Splat(value) => lane(&value.kind).map(|lane| vec![lane; length]),
            ConstKind::Undef | ConstKind::Poison => Some(vec![None; length]),
            ConstKind::Aggregate(elements) => elements.iter().map(|e| lane(&e.kind)).collect(),
            _ => None,
        };
        if self.type_of(a) != self.type_of(b) {
            return self.r.fault_at(at, "two vectors of one type");
        }
        let source = self.vector_type(a, at)?;
        let limit = 2 * source.length;
        let ty = vector_of(source.element.clone(), shape);
        match lanes {
            Some(mask) if mask.iter().flatten().all(|lane| u64::from(*lane) < limit) => {
                Ok(Parsed::Inst(Op::ShuffleVector { a, b, mask }, ty))
            }
            _ => self.r.fault_at(at, "a mask of lanes that the vectors have"),
        }
    }

    fn landing_pad(&mut self) -> Read<Parsed> {
        let ty = self.r.ty()?;
        let cleanup = self.r.eat_word("cleanup");
        let mut clauses = Vec::new();
        loop {
            if self.r.eat_word("catch") {
                clauses.push(Clause::Catch(self.typed()?));
            } else if self.r.eat_word("filter") {
                clauses.push(Clause::Filter(self.typed()?));
            } else {
                break;
            }
        }
        Ok(Parsed::Inst(Op::LandingPad { ty: ty.clone(), cleanup, clauses }, ty))
    }

    fn funclet(&mut self, word: &'a [u8]) -> Read<Parsed> {
        let is_pad = matches!(word, b"catchswitch" | b"catchpad" | b"cleanuppad");
        if is_pad {
            self.r.word("within")?;
        } else {
            self.r.word("from")?;
        }
        let pad = if self.r.eat_word("none") { None } else { Some(self.value(&Type::Token)?) };
        let need_pad = |r: &Self| match pad {
            Some(pad) => Ok(pad),
            None => r.r.fault("a pad"),
        };
        Ok(match word {
            b"catchswitch" => {
                let handlers = self.bracketed_labels()?;
                let unwind = self.unwind_target()?;
                Parsed::Inst(Op::CatchSwitch { parent: pad, handlers, unwind }, Type::Token)
            }
            b"catchret" => {
                let pad = need_pad(self)?;
                self.r.word("to")?;
                let to = self.label()?;
                Parsed::Inst(Op::CatchRet { pad, to }, Type::Void)
            }
            b"cleanupret" => {
                let pad = need_pad(self)?;
                let unwind = self.unwind_target()?;
                Parsed::Inst(Op::CleanupRet { pad, unwind }, Type::Void)
            }
            _ => {
                self.r.punct(b'[')?;
                let mut args = Vec::new();
                if !self.r.is_punct(b']') {
                    loop {
                        args.push(self.typed()?);
                        if !self.r.eat_punct(b',') {
                            break;
                        }
                    }
                }
                self.r.punct(b']')?;
                let op = if word == b"catchpad" {
                    Op::CatchPad { within: need_pad(self)?, args }
                } else {
                    Op::CleanupPad { within: pad, args }
                };
                Parsed::Inst(op, Type::Token)
            }
        })
    }

    /// `unwind label %b` or `unwind to caller`.
    fn unwind_target(&mut self) -> Read<Option<crate::inst::BlockId>> {
        self.r.word("unwind")?;
        if self.r.eat_word("to") {
            self.r.word("caller")?;
            return Ok(None);
        }
        Ok(Some(self.label()?))
    }
}

/// A text as a shared string.
pub(super) fn shared(text: &[u8]) -> Arc<str> {
    String::from_utf8_lossy(text).into()
}
