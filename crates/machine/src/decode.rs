//! From a clean body to register code: operands become registers, phis become copies on edges, address
//! computations become sums, calls are resolved to bodies or models. What the machine does not have becomes
//! an operation that says so if it is ever reached.

use crate::code::{CallSite, Code, NONE, Op, Pc, Reg, Switch, Target};
use crate::globals::{Globals, Leaf};
use crate::models;
use crate::sizes;
use crate::value::Value;
use rustc_hash::FxHashMap;
use threadbare_ir::constant::Const;
use threadbare_ir::inst::{BinaryOp, Block, BlockId, Body, Call, Callee, CastOp, Inst, Op as Ir, Operand};
use threadbare_ir::program::{Program, SymbolId, SymbolKind};
use threadbare_ir::types::Type;
use threadbare_trace::Order;

/// Decodes the function with this symbol.
pub fn decode(program: &Program, globals: &Globals, symbol: SymbolId, body: &Body) -> Code {
    let mut decoder = Decoder {
        program,
        globals,
        body,
        code: Code {
            symbol: symbol.0,
            library: crate::libc::is_library(program.module_name(program.symbol(symbol).module)),
            params: 0,
            vararg: false,
            registers: 0,
            constants: Vec::new(),
            ops: Vec::new(),
            points: Vec::new(),
            moves: Vec::new(),
            calls: Vec::new(),
            switches: Vec::new(),
            unsupported: Vec::new(),
        },
        slots: Vec::new(),
        next: 0,
        constants: FxHashMap::default(),
        starts: vec![0; body.blocks.len()],
        patches: Vec::new(),
        point: 0,
    };
    if let SymbolKind::Function(function) = &program.symbol(symbol).kind {
        decoder.code.params = function.ty.params.len() as u32;
        decoder.code.vararg = function.ty.vararg;
    }
    decoder.function();
    decoder.code
}

struct Decoder<'a> {
    program: &'a Program,
    globals: &'a Globals,
    body: &'a Body,
    code: Code,
    /// The first register of each local.
    slots: Vec<Reg>,
    next: Reg,
    constants: FxHashMap<u64, Reg>,
    starts: Vec<Pc>,
    /// Operations whose targets are still block numbers.
    patches: Vec<Pc>,
    point: u32,
}

type Decoded<T> = Result<T, String>;

impl Decoder<'_> {
    fn function(&mut self) {
        for local in &self.body.locals {
            self.slots.push(self.next);
            self.next += registers_of(&local.ty);
        }
        // Constants follow the registers; their number is not known yet, so they are numbered from the top
        // and moved down at the end.
        let body = self.body;
        for (number, block) in body.blocks.iter().enumerate() {
            self.starts[number] = self.code.ops.len() as Pc;
            self.block(BlockId(number as u32), block);
        }
        self.patch();
        self.place_constants();
        self.code.registers = self.next;
    }

    fn block(&mut self, id: BlockId, block: &Block) {
        for inst in &block.insts {
            if let Err(what) = self.inst(id, inst) {
                let number = self.code.unsupported.len() as u32;
                self.code.unsupported.push(what);
                self.emit(Op::Unsupported { what: number });
            }
            self.point += 1;
        }
    }

    fn emit(&mut self, op: Op) -> Pc {
        self.code.ops.push(op);
        self.code.points.push(self.point);
        self.code.ops.len() as Pc - 1
    }

    fn inst(&mut self, block: BlockId, inst: &Inst) -> Decoded<()> {
        match &inst.op {
            Ir::Phi { .. } => {}
            Ir::Ret(value) => {
                let (value, width) = match value {
                    Some(value) => (self.operand(*value)?, self.width_of(*value)?),
                    None => (NONE, 0),
                };
                self.emit(Op::Return { value, width });
            }
            Ir::Br(to) => {
                let to = self.edge_to(block, *to)?;
                self.patches.push(to);
            }
            Ir::CondBr { cond, then, els } => self.conditional(block, *cond, *then, *els)?,
            Ir::Switch { value, default, cases } => {
                let width = self.width_of(*value)?;
                let value = self.operand(*value)?;
                let table = self.code.switches.len() as u32;
                self.emit(Op::Switch { width, value, table });
                self.code.switches.push(Switch { cases: Vec::new(), default: 0 });
                let mut decoded = Vec::new();
                for (constant, to) in cases {
                    let word = self.constant_word(&self.body.consts[constant.0 as usize])?;
                    decoded.push((word, self.trampoline(block, *to)?));
                }
                let default = self.trampoline(block, *default)?;
                self.code.switches[table as usize] = Switch { cases: decoded, default };
            }
            Ir::Unreachable => {
                self.emit(Op::Unreachable);
            }
            Ir::Binary { op, a, b, .. } => {
                let width = self.width_of(*a)?;
                if matches!(
                    op,
                    BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem
                ) {
                    return Err("floating-point arithmetic".into());
                }
                let (a, b, dst) = (self.operand(*a)?, self.operand(*b)?, self.result(inst));
                self.emit(Op::Binary { op: *op, width, dst, a, b });
            }
            Ir::ICmp { pred, a, b, .. } => {
                let width = self.width_of(*a)?;
                let (a, b, dst) = (self.operand(*a)?, self.operand(*b)?, self.result(inst));
                self.emit(Op::Compare { pred: *pred, width, dst, a, b });
            }
            Ir::Cast { op, value, to, .. } => self.cast(inst, *op, *value, to)?,
            Ir::Select { cond, a, b, .. } => {
                let width = self.width_of(*a)?;
                if self.width_of(*cond)? != 1 {
                    return Err("select with a vector condition".into());
                }
                let (cond, a, b, dst) =
                    (self.operand(*cond)?, self.operand(*a)?, self.operand(*b)?, self.result(inst));
                self.emit(Op::Select { width, dst, cond, a, b });
            }
            Ir::Freeze(value) => {
                self.width_of(*value)?;
                let (a, dst) = (self.operand(*value)?, self.result(inst));
                self.emit(Op::Copy { dst, a });
            }
            Ir::Alloca { ty, count, align, .. } => {
                let size = sizes::size_of(self.program.layout(), ty)?;
                let size = u32::try_from(size).map_err(|_| format!("a local of {size} bytes"))?;
                let count = match count {
                    Some(count) => self.operand(*count)?,
                    None => self.word(1),
                };
                let dst = self.result(inst);
                self.emit(Op::Alloca { dst, count, size, align: (*align).clamp(1, 1 << 15) as u16 });
            }
            Ir::Load { ty, ptr, access } => {
                let width = width(ty)?;
                let (ptr, dst) = (self.operand(*ptr)?, self.result(inst));
                self.emit(Op::Load { width, order: order(access.order), dst, ptr });
            }
            Ir::Store { value, ptr, access } => {
                let width = self.width_of(*value)?;
                let (value, ptr) = (self.operand(*value)?, self.operand(*ptr)?);
                self.emit(Op::Store { width, order: order(access.order), value, ptr });
            }
            Ir::Gep { source, base, indices, .. } => self.address(inst, source, *base, indices)?,
            Ir::Fence { .. } => {
                self.emit(Op::Fence);
            }
            Ir::CmpXchg { ptr, expected, new, access, .. } => {
                let width = self.width_of(*new)?;
                let (ptr, expected, new, dst) =
                    (self.operand(*ptr)?, self.operand(*expected)?, self.operand(*new)?, self.result(inst));
                self.emit(Op::CompareExchange { width, order: order(access.order), dst, ptr, expected, new });
            }
            Ir::AtomicRmw { op, ptr, value, access } => {
                let width = self.width_of(*value)?;
                let (ptr, value, dst) = (self.operand(*ptr)?, self.operand(*value)?, self.result(inst));
                self.emit(Op::Rmw { op: *op, width, order: order(access.order), dst, ptr, value });
            }
            Ir::ExtractValue { aggregate, indices } => {
                let ty = self.type_of(*aggregate);
                let (skip, count) = leaf_range(&ty, indices)?;
                let (from, dst) = (self.operand(*aggregate)?, self.result(inst));
                for i in 0..count {
                    self.emit(Op::Copy { dst: dst + i, a: from + skip + i });
                }
            }
            Ir::InsertValue { aggregate, element, indices } => {
                let ty = self.type_of(*aggregate);
                let (skip, count) = leaf_range(&ty, indices)?;
                let (from, element, dst) =
                    (self.operand(*aggregate)?, self.operand(*element)?, self.result(inst));
                for i in 0..registers_of(&ty) {
                    let a = if i >= skip && i < skip + count { element + i - skip } else { from + i };
                    self.emit(Op::Copy { dst: dst + i, a });
                }
            }
            Ir::Call(call) => self.call(inst, call)?,
            other => return Err(format!("the instruction '{}'", name_of(other))),
        }
        Ok(())
    }

    fn conditional(&mut self, block: BlockId, cond: Operand, then: BlockId, els: BlockId) -> Decoded<()> {
        let cond = self.operand(cond)?;
        let at = self.emit(Op::Branch { cond, then: 0, els: 0 });
        let then_at = self.trampoline(block, then)?;
        let els_at = self.trampoline(block, els)?;
        self.code.ops[at as usize] = Op::Branch { cond, then: then_at, els: els_at };
        Ok(())
    }

    /// A jump with the copies of that edge; its own position.
    fn trampoline(&mut self, from: BlockId, to: BlockId) -> Decoded<Pc> {
        let at = self.edge_to(from, to)?;
        self.patches.push(at);
        Ok(at)
    }

    fn edge_to(&mut self, from: BlockId, to: BlockId) -> Decoded<Pc> {
        let start = self.code.moves.len() as u32;
        let body = self.body;
        for inst in &body.blocks[to.0 as usize].insts {
            let Ir::Phi { ty, incoming, .. } = &inst.op else { break };
            let Some((value, _)) = incoming.iter().find(|(_, block)| *block == from) else {
                return Err("a phi without a value for one of its edges".into());
            };
            let (src, dst) = (self.operand(*value)?, self.result(inst));
            for i in 0..registers_of(ty) {
                self.code.moves.push((dst + i, src + i));
            }
        }
        let len = self.code.moves.len() as u32 - start;
        let len = u16::try_from(len).map_err(|_| "an edge with more than 65,535 phis".to_string())?;
        Ok(self.emit(if len == 0 { Op::Jump { to: to.0 } } else { Op::Edge { start, len, to: to.0 } }))
    }

    fn patch(&mut self) {
        for at in std::mem::take(&mut self.patches) {
            match &mut self.code.ops[at as usize] {
                Op::Jump { to } | Op::Edge { to, .. } => *to = self.starts[*to as usize],
                _ => {}
            }
        }
    }

    fn cast(&mut self, inst: &Inst, op: CastOp, value: Operand, to: &Type) -> Decoded<()> {
        let (from, to) = (self.width_of(value)?, width(to)?);
        let (a, dst) = (self.operand(value)?, self.result(inst));
        self.emit(match op {
            CastOp::Trunc => Op::Truncate { width: to, dst, a },
            CastOp::ZExt => Op::ZeroExtend { to, dst, a },
            CastOp::SExt => Op::SignExtend { from, to, dst, a },
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr if to < from => {
                Op::Truncate { width: to, dst, a }
            }
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr if to > from => {
                Op::ZeroExtend { to, dst, a }
            }
            CastOp::PtrToInt
            | CastOp::PtrToAddr
            | CastOp::IntToPtr
            | CastOp::BitCast
            | CastOp::AddrSpaceCast => Op::Copy { dst, a },
            _ => return Err("a floating-point conversion".into()),
        });
        Ok(())
    }

    fn address(&mut self, inst: &Inst, source: &Type, base: Operand, indices: &[Operand]) -> Decoded<()> {
        let layout = self.program.layout();
        let dst = self.result(inst);
        let mut at = self.operand(base)?;
        let mut constant = 0u64;
        let mut ty = source.clone();
        for (position, index) in indices.iter().enumerate() {
            if position > 0
                && let Type::Struct(fields) = &ty
            {
                let field = self.constant_operand(*index)?;
                constant = constant.wrapping_add(sizes::field_offset(layout, fields, field as usize)?);
                let next = fields.fields.get(field as usize).cloned();
                ty = next.ok_or_else(|| "an index beyond a structure's fields".to_string())?;
                continue;
            }
            if position > 0 {
                ty = match &ty {
                    Type::Array(array) => array.element.clone(),
                    Type::Vector(vector) => vector.element.clone(),
                    _ => return Err("an index into a type without elements".into()),
                };
            }
            let scale = sizes::size_of(layout, &ty)?;
            let from = self.width_of(*index)?;
            if let Ok(index) = self.constant_operand(*index) {
                let index = crate::value::signed(index, u32::from(from)) as u64;
                constant = constant.wrapping_add(index.wrapping_mul(scale));
                continue;
            }
            let scale = u32::try_from(scale).map_err(|_| "an element of more than 4 GiB".to_string())?;
            let index = self.operand(*index)?;
            self.emit(Op::Index { from, dst, a: at, index, scale });
            at = dst;
        }
        if constant != 0 || at != dst {
            let b = self.word(constant);
            self.emit(if constant == 0 {
                Op::Copy { dst, a: at }
            } else {
                Op::Binary { op: BinaryOp::Add, width: 64, dst, a: at, b }
            });
        }
        Ok(())
    }

    fn call(&mut self, inst: &Inst, call: &Call) -> Decoded<()> {
        let target = match &call.callee {
            Callee::Asm(_) => return Err("inline assembly".into()),
            Callee::Value(operand) => self.target(*operand)?,
        };
        if let Target::Model(model) = target
            && call.ty.ret == Type::Void
            && models::is_nothing(&model)
        {
            return Ok(());
        }
        let mut site = CallSite { target, args: Vec::new(), widths: Vec::new(), result: 0 };
        for arg in &call.args {
            let Some(value) = arg.value else { return Err("a call with a metadata argument".into()) };
            if arg.attrs.byval.is_some() {
                return Err("a structure passed by value in memory".into());
            }
            site.widths.push(u32::from(self.width_of(value)?));
            site.args.push(self.operand(value)?);
        }
        if call.ty.ret != Type::Void {
            site.result = u32::from(width(&call.ty.ret)?);
        }
        let dst = if inst.result.is_some() { self.result(inst) } else { NONE };
        let number = self.code.calls.len() as u32;
        self.code.calls.push(site);
        self.emit(Op::Call { dst, site: number });
        Ok(())
    }

    fn target(&mut self, callee: Operand) -> Decoded<Target> {
        if let Operand::Const(id) = callee
            && let Some(symbol) = self.globals.function_of(&self.body.consts[id.0 as usize])
        {
            let found = self.program.symbol(symbol);
            if let SymbolKind::Function(_) = &found.kind {
                return Ok(models::resolve(self.program, symbol.0));
            }
        }
        Ok(Target::Indirect(self.operand(callee)?))
    }

    fn result(&self, inst: &Inst) -> Reg {
        inst.result.map_or(NONE, |local| self.slots[local.0 as usize])
    }

    fn type_of(&self, operand: Operand) -> Type {
        match operand {
            Operand::Local(local) => self.body.locals[local.0 as usize].ty.clone(),
            Operand::Const(id) => self.body.consts[id.0 as usize].ty.clone(),
        }
    }

    fn width_of(&self, operand: Operand) -> Decoded<u8> {
        width(&self.type_of(operand))
    }

    fn operand(&mut self, operand: Operand) -> Decoded<Reg> {
        match operand {
            Operand::Local(local) => Ok(self.slots[local.0 as usize]),
            Operand::Const(id) => {
                let constant = &self.body.consts[id.0 as usize];
                let leaves = self.globals.leaves_of(self.program, constant)?;
                if let [Leaf::Word(word)] = leaves[..] {
                    return Ok(self.word(word));
                }
                // An aggregate's leaves stand side by side.
                let first = self.code.constants.len() as Reg;
                self.code.constants.extend(leaves.into_iter().map(|leaf| match leaf {
                    Leaf::Word(word) => Value::concrete(word),
                    Leaf::Undefined => Value::UNDEFINED,
                }));
                Ok(CONSTANTS + first)
            }
        }
    }

    fn constant_operand(&self, operand: Operand) -> Decoded<u64> {
        match operand {
            Operand::Const(id) => self.constant_word(&self.body.consts[id.0 as usize]),
            Operand::Local(_) => Err("an index that is not constant".into()),
        }
    }

    fn constant_word(&self, constant: &Const) -> Decoded<u64> {
        match self.globals.leaves_of(self.program, constant)?[..] {
            [Leaf::Word(word)] => Ok(word),
            _ => Err("a constant that is no single word".into()),
        }
    }

    fn word(&mut self, word: u64) -> Reg {
        let next = self.code.constants.len() as Reg;
        let reg = *self.constants.entry(word).or_insert(next);
        if reg == next {
            self.code.constants.push(Value::concrete(word));
        }
        CONSTANTS + reg
    }

    /// Moves the constants from their provisional numbers to those behind the registers.
    fn place_constants(&mut self) {
        let first = self.next;
        let place = |reg: &mut Reg| {
            if *reg >= CONSTANTS && *reg != NONE {
                *reg = *reg - CONSTANTS + first;
            }
        };
        for op in &mut self.code.ops {
            for reg in op.sources() {
                place(reg);
            }
        }
        for (_, src) in &mut self.code.moves {
            place(src);
        }
        for site in &mut self.code.calls {
            site.args.iter_mut().for_each(place);
            if let Target::Indirect(reg) = &mut site.target {
                place(reg);
            }
        }
    }
}

/// Constants are numbered from here until the number of registers is known.
const CONSTANTS: Reg = 1 << 30;

impl Op {
    fn sources(&mut self) -> Vec<&mut Reg> {
        match self {
            Op::Binary { a, b, .. } | Op::Compare { a, b, .. } => vec![a, b],
            Op::Truncate { a, .. }
            | Op::ZeroExtend { a, .. }
            | Op::SignExtend { a, .. }
            | Op::Copy { a, .. } => {
                vec![a]
            }
            Op::Select { cond, a, b, .. } => vec![cond, a, b],
            Op::Index { a, index, .. } => vec![a, index],
            Op::Alloca { count, .. } => vec![count],
            Op::Load { ptr, .. } => vec![ptr],
            Op::Store { value, ptr, .. } => vec![value, ptr],
            Op::Rmw { ptr, value, .. } => vec![ptr, value],
            Op::CompareExchange { ptr, expected, new, .. } => vec![ptr, expected, new],
            Op::Branch { cond, .. } => vec![cond],
            Op::Switch { value, .. } | Op::Return { value, .. } => vec![value],
            Op::Fence
            | Op::Call { .. }
            | Op::Edge { .. }
            | Op::Jump { .. }
            | Op::Unreachable
            | Op::Unsupported { .. } => vec![],
        }
    }
}

/// How many registers a value of this type takes: one a leaf.
pub fn registers_of(ty: &Type) -> u32 {
    match ty {
        Type::Void | Type::Metadata | Type::Label => 0,
        Type::Struct(fields) => fields.fields.iter().map(registers_of).sum(),
        Type::Array(array) => registers_of(&array.element) * array.length as u32,
        Type::Vector(vector) => registers_of(&vector.element) * vector.length as u32,
        _ => 1,
    }
}

/// Which leaves of an aggregate the indices name: how many come before, and how many they are.
fn leaf_range(ty: &Type, indices: &[u32]) -> Decoded<(u32, u32)> {
    let mut skip = 0;
    let mut ty = ty.clone();
    for &index in indices {
        let inner = match &ty {
            Type::Struct(fields) if (index as usize) < fields.fields.len() => {
                skip += fields.fields[..index as usize].iter().map(registers_of).sum::<u32>();
                fields.fields[index as usize].clone()
            }
            Type::Array(array) => {
                skip += registers_of(&array.element) * index;
                array.element.clone()
            }
            _ => return Err("an index into a type without elements".into()),
        };
        ty = inner;
    }
    Ok((skip, registers_of(&ty)))
}

/// The width in bits of a type that fits one word.
pub fn width(ty: &Type) -> Decoded<u8> {
    match ty {
        Type::Int(bits) if *bits <= 64 => Ok(*bits as u8),
        Type::Ptr(0) => Ok(64),
        Type::Int(bits) => Err(format!("an integer of {bits} bits")),
        Type::Float(_) => Err("a floating-point value".into()),
        Type::Vector(_) => Err("a vector".into()),
        Type::Struct(_) | Type::Array(_) => Err("a structure or array in a register".into()),
        Type::Ptr(_) => Err("a pointer into another address space".into()),
        _ => Err("a value of an unusual type".into()),
    }
}

/// The memory order of an access as traces speak of it.
fn order(order: threadbare_ir::inst::Order) -> Order {
    use threadbare_ir::inst::Order as From;
    match order {
        From::NotAtomic => Order::Plain,
        From::Unordered | From::Monotonic => Order::Relaxed,
        From::Acquire => Order::Acquire,
        From::Release => Order::Release,
        From::AcqRel => Order::AcqRel,
        From::SeqCst => Order::SeqCst,
    }
}

fn name_of(op: &Ir) -> &'static str {
    match op {
        Ir::IndirectBr { .. } => "indirectbr",
        Ir::Invoke { .. } => "invoke",
        Ir::CallBr { .. } => "callbr",
        Ir::Resume(_) => "resume",
        Ir::CatchSwitch { .. } => "catchswitch",
        Ir::CatchRet { .. } => "catchret",
        Ir::CleanupRet { .. } => "cleanupret",
        Ir::FNeg { .. } => "fneg",
        Ir::FCmp { .. } => "fcmp",
        Ir::VaArg { .. } => "va_arg",
        Ir::LandingPad { .. } => "landingpad",
        Ir::CatchPad { .. } => "catchpad",
        Ir::CleanupPad { .. } => "cleanuppad",
        Ir::ExtractElement { .. } => "extractelement",
        Ir::InsertElement { .. } => "insertelement",
        Ir::ShuffleVector { .. } => "shufflevector",
        _ => "of an unusual kind",
    }
}
