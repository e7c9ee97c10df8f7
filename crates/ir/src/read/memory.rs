//! Instructions on memory: allocation, access, atomics, address computation.

use super::body::{BodyReader, Parsed};
use super::check::{indices_fit, is_value, rmw_fits};
use super::constant::vector_of;
use crate::error::Read;
use crate::inst::{Access, Op, Operand, Order, RmwOp};
use crate::lex::Tok;
use crate::types::{StructType, Type};
use std::sync::Arc;

impl BodyReader<'_> {
    /// A pointer operand with its type.
    pub(super) fn pointer(&mut self) -> Read<Operand> {
        let at = self.r.lex.start;
        let ty = self.r.ty()?;
        if !matches!(ty, Type::Ptr(_)) {
            return self.r.fault_at(at, "a pointer");
        }
        self.value(&ty)
    }

    pub(super) fn alloca(&mut self) -> Read<Parsed> {
        let inalloca = self.r.eat_word("inalloca");
        self.r.eat_word("swifterror");
        let ty = self.value_type()?;
        let mut count = None;
        let mut align = 0;
        let mut space = 0;
        while self.eat_comma() {
            match self.r.tok() {
                Tok::Word(b"align") => {
                    self.r.advance();
                    align = self.r.alignment()?;
                }
                Tok::Word(b"addrspace") => space = self.r.address_space()?.unwrap_or(0),
                _ => count = Some(self.typed()?),
            }
        }
        if let Some(count) = count
            && !matches!(self.type_of(count), Type::Int(_))
        {
            return self.r.fault("an integer as the number of elements");
        }
        Ok(Parsed::Inst(Op::Alloca { ty, count, align, inalloca }, Type::Ptr(space)))
    }

    /// A type that values in memory can have.
    fn value_type(&mut self) -> Read<Type> {
        let at = self.r.lex.start;
        match self.r.ty()? {
            ty if is_value(&ty) => Ok(ty),
            _ => self.r.fault_at(at, "a type that values can have"),
        }
    }

    pub(super) fn load(&mut self) -> Read<Parsed> {
        let atomic = self.r.eat_word("atomic");
        let volatile = self.r.eat_word("volatile");
        let ty = self.value_type()?;
        self.r.punct(b',')?;
        let ptr = self.pointer()?;
        let access = self.access(atomic, volatile)?;
        Ok(Parsed::Inst(Op::Load { ty: ty.clone(), ptr, access }, ty))
    }

    pub(super) fn store(&mut self) -> Read<Parsed> {
        let atomic = self.r.eat_word("atomic");
        let volatile = self.r.eat_word("volatile");
        let value = self.typed()?;
        self.r.punct(b',')?;
        let ptr = self.pointer()?;
        let access = self.access(atomic, volatile)?;
        Ok(Parsed::Inst(Op::Store { value, ptr, access }, Type::Void))
    }

    /// The scope and order of an atomic access, then the alignment.
    fn access(&mut self, atomic: bool, volatile: bool) -> Read<Access> {
        let mut access = Access { volatile, ..Access::default() };
        if atomic {
            access.scope = self.scope()?;
            access.order = self.order()?;
        }
        access.align = self.trailing_align()?;
        Ok(access)
    }

    fn trailing_align(&mut self) -> Read<u64> {
        let mut align = 0;
        while self.eat_comma() {
            self.r.word("align")?;
            align = self.r.alignment()?;
        }
        Ok(align)
    }

    fn scope(&mut self) -> Read<Option<Arc<str>>> {
        if !self.r.eat_word("syncscope") {
            return Ok(None);
        }
        self.r.punct(b'(')?;
        let scope = self.r.string()?;
        self.r.punct(b')')?;
        Ok(Some(scope))
    }

    fn order(&mut self) -> Read<Order> {
        let order = match self.r.tok() {
            Tok::Word(b"unordered") => Order::Unordered,
            Tok::Word(b"monotonic") => Order::Monotonic,
            Tok::Word(b"acquire") => Order::Acquire,
            Tok::Word(b"release") => Order::Release,
            Tok::Word(b"acq_rel") => Order::AcqRel,
            Tok::Word(b"seq_cst") => Order::SeqCst,
            _ => return self.r.fault("an atomic order"),
        };
        self.r.advance();
        Ok(order)
    }

    pub(super) fn fence(&mut self) -> Read<Parsed> {
        let scope = self.scope()?;
        let order = self.order()?;
        Ok(Parsed::Inst(Op::Fence { order, scope }, Type::Void))
    }

    pub(super) fn compare_exchange(&mut self) -> Read<Parsed> {
        let weak = self.r.eat_word("weak");
        let volatile = self.r.eat_word("volatile");
        let ptr = self.pointer()?;
        self.r.punct(b',')?;
        let ty = self.r.ty()?;
        let expected = self.value(&ty)?;
        self.r.punct(b',')?;
        let at = self.r.lex.start;
        let new = self.typed()?;
        if *self.type_of(new) != ty || !matches!(ty, Type::Int(_) | Type::Ptr(_)) {
            return self.r.fault_at(at, "an integer or pointer of the type of the expected one");
        }
        let scope = self.scope()?;
        let order = self.order()?;
        let failure = self.order()?;
        let align = self.trailing_align()?;
        let access = Access { align, volatile, order, scope };
        let result = StructType { name: None, fields: vec![ty, Type::Int(1)], packed: false };
        let op = Op::CmpXchg { weak, ptr, expected, new, access, failure };
        Ok(Parsed::Inst(op, Type::Struct(Arc::new(result))))
    }

    pub(super) fn read_modify_write(&mut self) -> Read<Parsed> {
        let volatile = self.r.eat_word("volatile");
        let op = match self.r.tok() {
            Tok::Word(word) => rmw_op(word),
            _ => None,
        };
        let Some(op) = op else { return self.r.fault("an atomic operation") };
        self.r.advance();
        let ptr = self.pointer()?;
        self.r.punct(b',')?;
        let value = self.typed()?;
        let access = self.access(true, volatile)?;
        let ty = self.type_of(value).clone();
        if !rmw_fits(op, &ty) {
            return self.r.fault("a value of a type that the operation works on");
        }
        Ok(Parsed::Inst(Op::AtomicRmw { op, ptr, value, access }, ty))
    }

    pub(super) fn get_element_ptr(&mut self) -> Read<Parsed> {
        let flags = self.r.gep_flags()?;
        let source = self.r.ty()?;
        self.r.punct(b',')?;
        let at = self.r.lex.start;
        let base = self.typed()?;
        let mut result = self.type_of(base).clone();
        let is_pointer = match &result {
            Type::Ptr(_) => true,
            Type::Vector(v) => matches!(v.element, Type::Ptr(_)),
            _ => false,
        };
        if !is_pointer {
            return self.r.fault_at(at, "a pointer");
        }
        let mut indices = Vec::new();
        while self.eat_comma() {
            self.r.eat_word("inrange");
            let index = self.typed()?;
            match (self.type_of(index), &result) {
                (Type::Int(_), _) => {}
                (Type::Vector(v), Type::Ptr(_)) => result = vector_of(result.clone(), v),
                (Type::Vector(_), _) => {}
                _ => return self.r.fault("an integer index"),
            }
            indices.push(index);
        }
        let constant = |index: &Operand| match index {
            Operand::Const(id) => self.body.consts.get(id.0 as usize),
            Operand::Local(_) => None,
        };
        if !indices_fit(&source, indices.iter().map(constant)) {
            return self.r.fault_at(at, "indices that the type has");
        }
        Ok(Parsed::Inst(Op::Gep { source, base, indices, flags }, result))
    }
}

fn rmw_op(word: &[u8]) -> Option<RmwOp> {
    Some(match word {
        b"xchg" => RmwOp::Xchg,
        b"add" => RmwOp::Add,
        b"sub" => RmwOp::Sub,
        b"and" => RmwOp::And,
        b"nand" => RmwOp::Nand,
        b"or" => RmwOp::Or,
        b"xor" => RmwOp::Xor,
        b"max" => RmwOp::Max,
        b"min" => RmwOp::Min,
        b"umax" => RmwOp::UMax,
        b"umin" => RmwOp::UMin,
        b"fadd" => RmwOp::FAdd,
        b"fsub" => RmwOp::FSub,
        b"fmax" => RmwOp::FMax,
        b"fmin" => RmwOp::FMin,
        b"fmaximum" => RmwOp::FMaximum,
        b"fminimum" => RmwOp::FMinimum,
        b"uinc_wrap" => RmwOp::UIncWrap,
        b"udec_wrap" => RmwOp::UDecWrap,
        b"usub_cond" => RmwOp::USubCond,
        b"usub_sat" => RmwOp::USubSat,
        _ => return None,
    })
}
