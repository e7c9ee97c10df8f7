//! One instruction as one short line. It is for reading: what a person does not need to follow the program
//! (alignments, attributes, most types) is left out.

use std::fmt::Write;
use threadbare_ir::constant::{Const, ConstExpr, ConstKind};
use threadbare_ir::inst::{Access, BlockId, Body, Call, Callee, Inst, Op, Operand, Order};
use threadbare_ir::program::{Program, SymbolId};
use threadbare_ir::types::{FloatKind, Type};

/// Writes the instructions of one body.
pub struct Writer<'a> {
    pub program: &'a Program,
    pub body: &'a Body,
}

impl Writer<'_> {
    /// The whole instruction.
    pub fn instruction(&self, inst: &Inst) -> String {
        let text = self.op(&inst.op);
        match inst.result {
            Some(result) => format!("{} = {text}", self.local(result.0 as usize)),
            None => text,
        }
    }

    /// A value by its name, or by its number.
    pub fn local(&self, number: usize) -> String {
        match self.body.locals.get(number).and_then(|local| local.name.as_deref()) {
            Some(name) => format!("%{name}"),
            None => format!("%{number}"),
        }
    }

    fn op(&self, op: &Op) -> String {
        let value = |operand: &Operand| self.operand(*operand);
        let list = |operands: &[Operand]| operands.iter().map(value).collect::<Vec<_>>().join(", ");
        let to = |block: &BlockId| self.block(*block);
        let all = |blocks: &[BlockId]| blocks.iter().map(to).collect::<Vec<_>>().join(", ");
        match op {
            Op::Ret(None) => "return".into(),
            Op::Ret(Some(a)) => format!("return {}", value(a)),
            Op::Br(block) => format!("goto {}", to(block)),
            Op::CondBr { cond, then, els } => {
                format!("if {} goto {} else {}", value(cond), to(then), to(els))
            }
            Op::Switch { value: a, default, cases } => {
                let mut text = format!("switch {}", value(a));
                for (constant, block) in cases {
                    let _ = write!(text, ", {} goto {}", self.operand(Operand::Const(*constant)), to(block));
                }
                format!("{text}, else goto {}", to(default))
            }
            Op::IndirectBr { address, targets } => {
                format!("goto {}, one of {}", value(address), all(targets))
            }
            Op::Invoke { call, normal, unwind } => {
                format!("{}, then goto {}, thrown goto {}", self.call(call), to(normal), to(unwind))
            }
            Op::CallBr { call, normal, indirect } => {
                format!("{}, then goto {}, or {}", self.call(call), to(normal), all(indirect))
            }
            Op::Resume(a) => format!("resume {}", value(a)),
            Op::Unreachable => "unreachable".into(),
            Op::CatchSwitch { handlers, .. } => format!("catchswitch {}", all(handlers)),
            Op::CatchRet { to: block, .. } => format!("catchret {}", to(block)),
            Op::CleanupRet { unwind, .. } => format!("cleanupret {}", all(unwind.as_slice())),
            Op::FNeg { value: a, .. } => format!("fneg {}", value(a)),
            Op::Binary { op, a, b, .. } => format!("{} {}, {}", lower(op), value(a), value(b)),
            Op::ICmp { pred, a, b, .. } => format!("icmp {} {}, {}", lower(pred), value(a), value(b)),
            Op::FCmp { pred, a, b, .. } => format!("fcmp {} {}, {}", lower(pred), value(a), value(b)),
            Op::Cast { op, value: a, to, .. } => format!("{} {} to {}", lower(op), value(a), ty(to)),
            Op::Select { cond, a, b, .. } => {
                format!("if {} then {} else {}", value(cond), value(a), value(b))
            }
            Op::Freeze(a) => format!("freeze {}", value(a)),
            Op::Phi { incoming, .. } => {
                let ways: Vec<_> =
                    incoming.iter().map(|(a, block)| format!("{} from {}", value(a), to(block))).collect();
                format!("phi {}", ways.join(", "))
            }
            Op::Alloca { ty: of, count, .. } => match count {
                Some(count) => format!("alloca {} times {}", ty(of), value(count)),
                None => format!("alloca {}", ty(of)),
            },
            Op::Load { ty: of, ptr, access } => format!("{}load {} {}", how(access), ty(of), value(ptr)),
            Op::Store { value: a, ptr, access } => {
                format!("{}store {} {} to {}", how(access), ty(self.body.type_of(*a)), value(a), value(ptr))
            }
            Op::Gep { source, base, indices, .. } => {
                format!("address {} in {} [{}]", value(base), ty(source), list(indices))
            }
            Op::Fence { order, .. } => format!("fence {}", lower(order)),
            Op::CmpXchg { ptr, expected, new, access, .. } => {
                format!("{}cmpxchg {}, {}, {}", how(access), value(ptr), value(expected), value(new))
            }
            Op::AtomicRmw { op, ptr, value: a, access } => {
                format!("{}atomicrmw {} {}, {}", how(access), lower(op), value(ptr), value(a))
            }
            Op::Call(call) => self.call(call),
            Op::VaArg { list, ty: of } => format!("va_arg {} {}", value(list), ty(of)),
            Op::LandingPad { cleanup, clauses, .. } => {
                format!(
                    "landingpad with {} clauses{}",
                    clauses.len(),
                    if *cleanup { ", cleanup" } else { "" }
                )
            }
            Op::CatchPad { args, .. } => format!("catchpad {}", list(args)),
            Op::CleanupPad { args, .. } => format!("cleanuppad {}", list(args)),
            Op::ExtractValue { aggregate, indices } => format!("extract {} {indices:?}", value(aggregate)),
            Op::InsertValue { aggregate, element, indices } => {
                format!("insert {} into {} {indices:?}", value(element), value(aggregate))
            }
            Op::ExtractElement { vector, index } => format!("extract {} [{}]", value(vector), value(index)),
            Op::InsertElement { vector, element, index } => {
                format!("insert {} into {} [{}]", value(element), value(vector), value(index))
            }
            Op::ShuffleVector { a, b, mask } => {
                let lanes: Vec<_> =
                    mask.iter().map(|lane| lane.map_or("_".into(), |lane| lane.to_string())).collect();
                format!("shuffle {}, {} [{}]", value(a), value(b), lanes.join(", "))
            }
        }
    }

    fn call(&self, call: &Call) -> String {
        let arguments: Vec<_> = call
            .args
            .iter()
            .map(|argument| argument.value.map_or("metadata".into(), |operand| self.operand(operand)))
            .collect();
        let callee = match &call.callee {
            Callee::Value(operand) => self.operand(*operand),
            Callee::Asm(asm) => format!("asm {:?}", asm.template),
        };
        format!("call {callee}({})", arguments.join(", "))
    }

    fn block(&self, block: BlockId) -> String {
        let number = block.0 as usize;
        self.body
            .blocks
            .get(number)
            .map_or_else(|| format!("block {number}"), |found| super::listing::block_name(found, number))
    }

    fn operand(&self, operand: Operand) -> String {
        match operand {
            Operand::Local(id) => self.local(id.0 as usize),
            Operand::Const(id) => self
                .body
                .consts
                .get(id.0 as usize)
                .map_or_else(|| "?".into(), |constant| self.constant(constant)),
        }
    }

    fn symbol(&self, id: SymbolId) -> String {
        format!("@{}", self.program.symbol(id).name)
    }

    fn constant(&self, constant: &Const) -> String {
        match &constant.kind {
            ConstKind::Int(word) => match &constant.ty {
                Type::Int(1) => (*word != 0).to_string(),
                Type::Int(width) if (1..64).contains(width) && word >> (width - 1) == 1 => {
                    (*word as i64 - (1i64 << width)).to_string()
                }
                Type::Int(64) => (*word as i64).to_string(),
                _ => word.to_string(),
            },
            ConstKind::Wide(words) => {
                let digits: String = words.iter().rev().map(|word| format!("{word:016x}")).collect();
                format!("0x{digits}")
            }
            ConstKind::Float(bits) => match &constant.ty {
                Type::Float(FloatKind::Single) => f32::from_bits(*bits as u32).to_string(),
                Type::Float(FloatKind::Double) => f64::from_bits(*bits as u64).to_string(),
                _ => format!("{bits:#x}"),
            },
            ConstKind::Null => "null".into(),
            ConstKind::Zero => "zero".into(),
            ConstKind::Undef => "undef".into(),
            ConstKind::Poison => "poison".into(),
            ConstKind::None => "none".into(),
            ConstKind::Bytes(bytes) => format!("{:?}", String::from_utf8_lossy(bytes)),
            ConstKind::Aggregate(parts) | ConstKind::PtrAuth(parts) => {
                let parts: Vec<_> = parts.iter().map(|part| self.constant(part)).collect();
                format!("{{{}}}", parts.join(", "))
            }
            ConstKind::Splat(part) => format!("splat {}", self.constant(part)),
            ConstKind::Symbol(id) | ConstKind::DsoLocalEquivalent(id) | ConstKind::NoCfi(id) => {
                self.symbol(*id)
            }
            ConstKind::BlockAddress(id, block) => format!("block {} of {}", block.0, self.symbol(*id)),
            ConstKind::Expr(expr) => self.expression(expr),
        }
    }

    fn expression(&self, expr: &ConstExpr) -> String {
        let value = |constant: &Const| self.constant(constant);
        match expr {
            ConstExpr::Gep { source, base, indices, .. } => {
                let indices: Vec<_> = indices.iter().map(value).collect();
                format!("(address {} in {} [{}])", value(base), ty(source), indices.join(", "))
            }
            ConstExpr::Cast { op, value: a } => format!("({} {})", lower(op), value(a)),
            ConstExpr::Binary { op, a, b } => format!("({} {}, {})", lower(op), value(a), value(b)),
            ConstExpr::ICmp { pred, a, b } => format!("(icmp {} {}, {})", lower(pred), value(a), value(b)),
            ConstExpr::FCmp { pred, a, b } => format!("(fcmp {} {}, {})", lower(pred), value(a), value(b)),
            ConstExpr::Select { cond, a, b } => {
                format!("(if {} then {} else {})", value(cond), value(a), value(b))
            }
            _ => "(constant expression)".into(),
        }
    }
}

/// What is special about an access.
fn how(access: &Access) -> String {
    let mut text = String::new();
    if access.order != Order::NotAtomic {
        let _ = write!(text, "{} ", lower(&access.order));
    }
    if access.volatile {
        text += "volatile ";
    }
    text
}

/// The variants of the IR's enumerations are named after its keywords.
fn lower(word: &impl std::fmt::Debug) -> String {
    format!("{word:?}").to_lowercase()
}

fn ty(of: &Type) -> String {
    match of {
        Type::Void => "void".into(),
        Type::Int(width) => format!("i{width}"),
        Type::Float(FloatKind::Single) => "float".into(),
        Type::Float(FloatKind::Double) => "double".into(),
        Type::Float(kind) => lower(kind),
        Type::Ptr(_) => "ptr".into(),
        Type::Array(array) => format!("[{} x {}]", array.length, ty(&array.element)),
        Type::Vector(vector) => format!("<{} x {}>", vector.length, ty(&vector.element)),
        Type::Struct(fields) => match &fields.name {
            Some(name) => format!("%{name}"),
            None => format!("{{{}}}", fields.fields.iter().map(ty).collect::<Vec<_>>().join(", ")),
        },
        Type::Function(_) => "function".into(),
        Type::Opaque(name) | Type::Target(name) => name.to_string(),
        Type::Label => "label".into(),
        Type::Metadata => "metadata".into(),
        Type::Token => "token".into(),
        Type::Amx => "x86_amx".into(),
    }
}
