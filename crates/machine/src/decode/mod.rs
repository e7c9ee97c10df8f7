//! From a clean body to register code: operands become registers, phis become copies on edges, address
//! computations become sums, vectors and aggregates are taken apart, calls are resolved to bodies or models. What
//! the machine does not have becomes an operation that says so if it is ever reached.

mod address;
mod call;
mod cast;
pub mod intrinsic;
mod operand;
mod unwind;

use crate::code::{Code, NONE, Op, Pc, Reg, Switch, Width, flag};
use crate::globals::Globals;
use crate::{shape, sizes};
use rustc_hash::FxHashMap;
use threadbare_expr::Terms;
use threadbare_ir::inst::{Access, ArithFlags, BinaryOp, Block, BlockId, Body, Inst, Op as Ir, Operand};
use threadbare_ir::program::{Program, SymbolId, SymbolKind};
use threadbare_ir::types::Type;
use threadbare_trace::Order;
use threadbare_trace::options::Volatile;

/// Decodes the function with this symbol. Whether volatile accesses are atomic is decided here, once: what executes them knows orders
/// alone.
pub fn decode(
    program: &Program,
    globals: &Globals,
    terms: &mut Terms,
    symbol: SymbolId,
    body: &Body,
    volatile: Volatile,
) -> Code {
    let module = program.module_name(program.symbol(symbol).module);
    let mut decoder = Decoder {
        program,
        globals,
        terms,
        body,
        volatile,
        code: Code {
            symbol: symbol.0,
            library: crate::library::is_library(module),
            replaced: crate::library::is_replaced(module),
            ..Code::default()
        },
        slots: Vec::new(),
        next: 0,
        constants: FxHashMap::default(),
        starts: vec![0; body.blocks.len()],
        patches: Vec::new(),
        point: 0,
        count: 0,
    };
    match decoder.function(symbol) {
        Ok(()) => decoder.code,
        Err(what) => Code::unreadable(symbol.0, what),
    }
}

struct Decoder<'a> {
    program: &'a Program,
    globals: &'a Globals,
    terms: &'a mut Terms,
    body: &'a Body,
    volatile: Volatile,
    code: Code,
    /// The first register of each local.
    slots: Vec<Reg>,
    next: Reg,
    constants: FxHashMap<u64, Reg>,
    starts: Vec<Pc>,
    /// Operations whose targets are still block numbers.
    patches: Vec<Pc>,
    /// The number of the current instruction.
    point: u32,
    /// How many instructions the current block has.
    count: u16,
}

type Decoded<T> = Result<T, String>;

impl Decoder<'_> {
    fn function(&mut self, symbol: SymbolId) -> Decoded<()> {
        for local in &self.body.locals {
            self.slots.push(self.next);
            self.next += shape::registers_of(&local.ty)?;
        }
        if let SymbolKind::Function(function) = &self.program.symbol(symbol).kind {
            let params = function.ty.params.iter().map(shape::registers_of);
            self.code.params = params.sum::<Decoded<u32>>()?;
            self.code.vararg = function.ty.vararg;
        }
        let body = self.body;
        for (number, block) in body.blocks.iter().enumerate() {
            self.starts[number] = self.code.ops.len() as Pc;
            self.count = block.insts.len().min(usize::from(u16::MAX)) as u16;
            self.block(BlockId(number as u32), block);
        }
        self.patch();
        // Constants follow the registers; their number is known only now.
        operand::place_constants(&mut self.code, self.next);
        self.code.registers = self.next;
        self.code.labels = self.starts.iter().enumerate().map(|(block, pc)| (block as u32, *pc)).collect();
        Ok(())
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
                let (first, results) = match value {
                    Some(value) => {
                        let results = shape::registers_of(self.body.type_of(*value))?;
                        (self.operand(*value)?, results as u16)
                    }
                    None => (NONE, 0),
                };
                self.emit(Op::Return { count: self.count, first, results });
            }
            Ir::Br(to) => {
                self.edge_to(block, *to, self.count)?;
            }
            Ir::CondBr { cond, then, els } => self.conditional(block, *cond, *then, *els)?,
            Ir::Switch { value, default, cases } => {
                let width = self.width_of(*value)?;
                let value = self.operand(*value)?;
                let table = self.code.switches.len() as u32;
                self.emit(Op::Switch { count: self.count, width, value, table });
                self.code.switches.push(Switch { cases: Vec::new(), default: 0 });
                let mut decoded = Vec::new();
                for (constant, to) in cases {
                    let word = self.constant_word(&self.body.consts[constant.0 as usize])?;
                    decoded.push((word, self.edge_to(block, *to, 0)?));
                }
                let default = self.edge_to(block, *default, 0)?;
                self.code.switches[table as usize] = Switch { cases: decoded, default };
            }
            Ir::IndirectBr { address, targets } => {
                let address = self.operand(*address)?;
                let table = self.code.switches.len() as u32;
                self.emit(Op::IndirectBranch { count: self.count, address, table });
                self.code.switches.push(Switch { cases: Vec::new(), default: 0 });
                let mut decoded = Vec::new();
                for to in targets {
                    let word = crate::memory::address::of_block(self.code.symbol, to.0);
                    decoded.push((word, self.edge_to(block, *to, 0)?));
                }
                self.code.switches[table as usize] = Switch { cases: decoded, default: 0 };
            }
            Ir::Unreachable => {
                self.emit(Op::Unreachable);
            }
            Ir::Binary { op, flags, a, b } => self.binary(inst, *op, *flags, *a, *b)?,
            Ir::FNeg { value, .. } => {
                self.lanewise(inst, &[*value], |width, dst, at| Op::FloatNegate { width, dst, a: at[0] })?
            }
            Ir::ICmp { pred, a, b, .. } => self.lanewise(inst, &[*a, *b], |width, dst, at| Op::Compare {
                pred: *pred,
                width,
                dst,
                a: at[0],
                b: at[1],
            })?,
            Ir::FCmp { pred, a, b, .. } => self.lanewise(inst, &[*a, *b], |width, dst, at| {
                Op::FloatCompare { pred: *pred, width, dst, a: at[0], b: at[1] }
            })?,
            Ir::Cast { op, value, to, .. } => self.cast(inst, *op, *value, to)?,
            Ir::Select { cond, a, b, .. } => self.select(inst, *cond, *a, *b)?,
            Ir::Freeze(value) => {
                let widths = shape::widths(self.body.type_of(*value))?;
                let (a, dst) = (self.operand(*value)?, self.result(inst));
                for (i, width) in (0..).zip(widths) {
                    self.emit(Op::Freeze { width, dst: dst + i, a: a + i });
                }
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
                let (ptr, dst, order) = (self.operand(*ptr)?, self.result(inst), self.order(access));
                match shape::width(ty) {
                    Ok(width) => self.emit(Op::Load { width, order, dst, ptr }),
                    Err(_) => {
                        let shape = self.shape(ty)?;
                        self.emit(Op::LoadShape { shape, order, dst, ptr })
                    }
                };
            }
            Ir::Store { value, ptr, access } => {
                let ty = self.type_of(*value);
                let (value, ptr, order) = (self.operand(*value)?, self.operand(*ptr)?, self.order(access));
                match shape::width(&ty) {
                    Ok(width) => self.emit(Op::Store { width, order, value, ptr }),
                    Err(_) => {
                        let shape = self.shape(&ty)?;
                        self.emit(Op::StoreShape { shape, order, value, ptr })
                    }
                };
            }
            Ir::Gep { source, base, indices, .. } => self.address(inst, source, *base, indices)?,
            Ir::Fence { order: of, scope } => {
                // One for signal handlers orders nothing between threads.
                if scope.as_deref() != Some("singlethread") {
                    self.emit(Op::Fence { order: order(*of) });
                }
            }
            Ir::CmpXchg { weak, ptr, expected, new, access, failure } => {
                let width = self.width_of(*new)?;
                let (ptr, expected, new, dst) =
                    (self.operand(*ptr)?, self.operand(*expected)?, self.operand(*new)?, self.result(inst));
                let (order, failure) = (order(access.order), order(*failure));
                let weak = *weak;
                self.emit(Op::CompareExchange { weak, width, order, failure, dst, ptr, expected, new });
            }
            Ir::AtomicRmw { op, ptr, value, access } => {
                let width = self.width_of(*value)?;
                let (ptr, value, dst) = (self.operand(*ptr)?, self.operand(*value)?, self.result(inst));
                self.emit(Op::Rmw { op: *op, width, order: order(access.order), dst, ptr, value });
            }
            Ir::ExtractValue { aggregate, indices } => {
                let (skip, count) = shape::leaf_range(self.body.type_of(*aggregate), indices)?;
                let (from, dst) = (self.operand(*aggregate)?, self.result(inst));
                self.copies(dst, from + skip, count);
            }
            Ir::InsertValue { aggregate, element, indices } => {
                let ty = self.type_of(*aggregate);
                let (skip, count) = shape::leaf_range(&ty, indices)?;
                let (from, element, dst) =
                    (self.operand(*aggregate)?, self.operand(*element)?, self.result(inst));
                self.copies(dst, from, shape::registers_of(&ty)?);
                self.copies(dst + skip, element, count);
            }
            Ir::ExtractElement { vector, index } => self.extract_lane(inst, *vector, *index)?,
            Ir::InsertElement { vector, element, index } => {
                self.insert_lane(inst, *vector, *element, *index)?;
            }
            Ir::ShuffleVector { a, b, mask } => {
                let (_, lanes) = shape::lanes(self.body.type_of(*a))?;
                let (a, b, dst) = (self.operand(*a)?, self.operand(*b)?, self.result(inst));
                for (i, lane) in (0..).zip(mask) {
                    let from = match lane {
                        Some(lane) if *lane < lanes => a + lane,
                        Some(lane) if *lane < 2 * lanes => b + lane - lanes,
                        _ => self.poison(),
                    };
                    self.emit(Op::Copy { dst: dst + i, a: from });
                }
            }
            Ir::Call(call) => self.call(inst, call)?,
            Ir::Invoke { call, normal, unwind } => {
                let before = self.code.ops.len();
                self.call(inst, call)?;
                let at = self.code.ops.len() - 1;
                let calls = at >= before && matches!(self.code.ops[at], Op::Call { .. });
                self.edge_to(block, *normal, self.count)?;
                if calls {
                    self.pad(block, at as Pc, *unwind)?;
                }
            }
            // The mark of the place where exceptions are taken in; what takes them in is known at the calls.
            Ir::LandingPad { .. } => {}
            Ir::Resume(value) => self.resume(*value)?,
            Ir::VaArg { list, ty } => self.variable_argument(inst, *list, ty)?,
            other => return Err(format!("the instruction '{}'", name_of(other))),
        }
        Ok(())
    }

    fn copies(&mut self, dst: Reg, from: Reg, count: u32) {
        for i in 0..count {
            self.emit(Op::Copy { dst: dst + i, a: from + i });
        }
    }

    /// An operation on each lane of its operands.
    fn lanewise(
        &mut self,
        inst: &Inst,
        operands: &[Operand],
        make: impl Fn(Width, Reg, &[Reg]) -> Op,
    ) -> Decoded<()> {
        let (element, lanes) = shape::lanes(self.body.type_of(operands[0]))?;
        let width = shape::width(&element)?;
        let mut at = Vec::new();
        for operand in operands {
            at.push(self.operand(*operand)?);
        }
        let dst = self.result(inst);
        for i in 0..lanes {
            self.emit(make(width, dst + i, &at));
            at.iter_mut().for_each(|reg| *reg += 1);
        }
        Ok(())
    }

    fn binary(
        &mut self,
        inst: &Inst,
        op: BinaryOp,
        flags: ArithFlags,
        a: Operand,
        b: Operand,
    ) -> Decoded<()> {
        let float =
            matches!(op, BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem);
        let mut bits = 0;
        for (set, bit) in [(flags.nsw, flag::NSW), (flags.nuw, flag::NUW), (flags.exact, flag::EXACT)] {
            bits |= if set { bit } else { 0 };
        }
        self.lanewise(inst, &[a, b], |width, dst, at| match float {
            true => Op::FloatBinary { op, width, dst, a: at[0], b: at[1] },
            false => Op::Binary { op, flags: bits, width, dst, a: at[0], b: at[1] },
        })
    }

    fn select(&mut self, inst: &Inst, cond: Operand, a: Operand, b: Operand) -> Decoded<()> {
        let widths = shape::widths(self.body.type_of(a))?;
        // One condition for all leaves, or one for each lane.
        let step = u32::from(matches!(self.body.type_of(cond), Type::Vector(_)));
        let (cond, a, b, dst) = (self.operand(cond)?, self.operand(a)?, self.operand(b)?, self.result(inst));
        for (i, width) in (0..).zip(widths) {
            self.emit(Op::Select { width, dst: dst + i, cond: cond + i * step, a: a + i, b: b + i });
        }
        Ok(())
    }

    fn extract_lane(&mut self, inst: &Inst, vector: Operand, index: Operand) -> Decoded<()> {
        let (element, count) = shape::lanes(self.body.type_of(vector))?;
        let (a, dst) = (self.operand(vector)?, self.result(inst));
        match self.constant_operand(index) {
            Ok(index) if index < u64::from(count) => {
                self.emit(Op::Copy { dst, a: a + index as Reg });
            }
            Ok(_) => {
                let a = self.poison();
                self.emit(Op::Copy { dst, a });
            }
            Err(_) => {
                let (width, index) = (shape::width(&element)?, self.operand(index)?);
                self.emit(Op::ExtractLane { width, count: count as u16, dst, a, index });
            }
        }
        Ok(())
    }

    fn insert_lane(&mut self, inst: &Inst, vector: Operand, element: Operand, index: Operand) -> Decoded<()> {
        let (ty, count) = shape::lanes(self.body.type_of(vector))?;
        let (a, value, dst) = (self.operand(vector)?, self.operand(element)?, self.result(inst));
        match self.constant_operand(index) {
            Ok(index) => {
                self.copies(dst, a, count);
                if index < u64::from(count) {
                    self.emit(Op::Copy { dst: dst + index as Reg, a: value });
                }
            }
            Err(_) => {
                let (width, index) = (shape::width(&ty)?, self.operand(index)?);
                self.emit(Op::InsertLane { width, count: count as u16, dst, a, element: value, index });
            }
        }
        Ok(())
    }

    fn conditional(&mut self, block: BlockId, cond: Operand, then: BlockId, els: BlockId) -> Decoded<()> {
        let cond = self.operand(cond)?;
        let count = self.count;
        let at = self.emit(Op::Branch { count, cond, then: 0, els: 0 });
        let then = self.edge_to(block, then, 0)?;
        let els = self.edge_to(block, els, 0)?;
        self.code.ops[at as usize] = Op::Branch { count, cond, then, els };
        Ok(())
    }

    /// A jump with the copies of that edge; its position. `count`: the instructions that it completes.
    fn edge_to(&mut self, from: BlockId, to: BlockId, count: u16) -> Decoded<Pc> {
        let at = self.code.ops.len() as Pc;
        let body = self.body;
        let mut moves = Vec::new();
        for inst in &body.blocks[to.0 as usize].insts {
            let Ir::Phi { ty, incoming, .. } = &inst.op else { break };
            let Some((value, _)) = incoming.iter().find(|(_, block)| *block == from) else {
                return Err("a phi without a value for one of its edges".into());
            };
            let (src, dst) = (self.operand(*value)?, self.result(inst));
            moves.extend((0..shape::registers_of(ty)?).map(|i| (dst + i, src + i)));
        }
        let len = u16::try_from(moves.len()).map_err(|_| "an edge with more than 65,535 phis".to_string())?;
        let start = self.code.moves.len() as u32;
        self.code.moves.extend(moves);
        let jump = self.emit(match len {
            0 => Op::Jump { count, to: to.0 },
            _ => Op::Edge { start, len, count, to: to.0 },
        });
        self.patches.push(jump);
        Ok(at)
    }

    fn patch(&mut self) {
        for at in std::mem::take(&mut self.patches) {
            match &mut self.code.ops[at as usize] {
                Op::Jump { to, .. } | Op::Edge { to, .. } => *to = self.starts[*to as usize],
                _ => {}
            }
        }
    }

    /// The number of a type's shape.
    fn shape(&mut self, ty: &Type) -> Decoded<u32> {
        let shape = shape::shape(self.program.layout(), ty)?;
        Ok(self.shape_number(shape))
    }

    fn shape_number(&mut self, shape: crate::code::Shape) -> u32 {
        let found = self.code.shapes.iter().position(|other| *other == shape);
        found.unwrap_or_else(|| {
            self.code.shapes.push(shape);
            self.code.shapes.len() - 1
        }) as u32
    }
}

/// The memory order of an access as traces speak of it.
impl Decoder<'_> {
    /// The order of a load or store.
    fn order(&self, access: &Access) -> Order {
        match order(access.order) {
            Order::Plain if access.volatile && self.volatile == Volatile::Atomic => Order::Relaxed,
            order => order,
        }
    }
}

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
        Ir::CallBr { .. } => "callbr",
        Ir::CatchSwitch { .. } => "catchswitch",
        Ir::CatchRet { .. } => "catchret",
        Ir::CleanupRet { .. } => "cleanupret",
        Ir::CatchPad { .. } => "catchpad",
        Ir::CleanupPad { .. } => "cleanuppad",
        _ => "of an unusual kind",
    }
}
