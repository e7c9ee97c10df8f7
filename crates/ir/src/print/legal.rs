//! Constant expressions that later versions of LLVM dropped, rewritten as instructions before their use.

use crate::constant::{Const, ConstExpr, ConstKind};
use crate::inst::{BinaryOp, Body, CastFlags, CastOp, ConstId, Inst, Local, LocalId, Op, Operand};
use crate::types::Type;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// The body, with every constant expression that not all versions from 16 on know made an instruction.
pub(super) fn legalize(body: &Body) -> Cow<'_, Body> {
    if body.consts.iter().all(is_portable) {
        return Cow::Borrowed(body);
    }
    let mut rewriter = Rewriter { body: body.clone(), new: Vec::new() };
    rewriter.run();
    Cow::Owned(rewriter.body)
}

fn is_portable(c: &Const) -> bool {
    match &c.kind {
        ConstKind::Aggregate(elements) => elements.iter().all(is_portable),
        ConstKind::Splat(lane) => is_portable(lane),
        ConstKind::Expr(expr) => match &**expr {
            ConstExpr::Gep { base, indices, .. } => is_portable(base) && indices.iter().all(is_portable),
            ConstExpr::Cast { op, value } => {
                let kept = matches!(
                    op,
                    CastOp::BitCast
                        | CastOp::PtrToInt
                        | CastOp::PtrToAddr
                        | CastOp::IntToPtr
                        | CastOp::AddrSpaceCast
                ) || *op == CastOp::Trunc;
                kept && is_portable(value)
            }
            ConstExpr::Binary { op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor, a, b } => {
                is_portable(a) && is_portable(b)
            }
            _ => false,
        },
        _ => true,
    }
}

struct Rewriter {
    body: Body,
    /// Instructions that go before the one at hand.
    new: Vec<Inst>,
}

impl Rewriter {
    fn run(&mut self) {
        let bad: Vec<bool> = self.body.consts.iter().map(|c| !is_portable(c)).collect();
        let is_bad = |operand: &Operand| matches!(operand, Operand::Const(id) if bad.get(id.0 as usize) == Some(&true));
        for b in 0..self.body.blocks.len() {
            let mut insts = Vec::new();
            for mut inst in std::mem::take(&mut self.body.blocks[b].insts) {
                if !matches!(inst.op, Op::Phi { .. } | Op::LandingPad { .. }) {
                    let mut wanted = Vec::new();
                    inst.op
                        .for_each_operand(&mut |operand| wanted.extend(is_bad(operand).then_some(*operand)));
                    for operand in wanted {
                        let value = self.materialize_operand(operand);
                        inst.op.for_each_operand_mut(&mut |o| {
                            if *o == operand {
                                *o = value;
                            }
                        });
                    }
                    insts.append(&mut self.new);
                }
                insts.push(inst);
            }
            self.body.blocks[b].insts = insts;
        }
        self.phis(&is_bad);
    }

    /// The operand of a phi is computed at the end of the block that it comes from.
    fn phis(&mut self, is_bad: &impl Fn(&Operand) -> bool) {
        let mut done: FxHashMap<(Operand, u32), Operand> = FxHashMap::default();
        for b in 0..self.body.blocks.len() {
            for i in 0..self.body.blocks[b].insts.len() {
                let Op::Phi { incoming, .. } = &self.body.blocks[b].insts[i].op else { break };
                let edges: Vec<(usize, Operand, u32)> = incoming
                    .iter()
                    .enumerate()
                    .filter(|(_, (v, _))| is_bad(v))
                    .map(|(e, (v, f))| (e, *v, f.0))
                    .collect();
                for (edge, operand, from) in edges {
                    let value = match done.get(&(operand, from)) {
                        Some(value) => *value,
                        None => {
                            let value = self.materialize_operand(operand);
                            let insts = &mut self.body.blocks[from as usize].insts;
                            let end = insts.len().saturating_sub(1);
                            insts.splice(end..end, self.new.drain(..));
                            done.insert((operand, from), value);
                            value
                        }
                    };
                    if let Op::Phi { incoming, .. } = &mut self.body.blocks[b].insts[i].op {
                        incoming[edge].0 = value;
                    }
                }
            }
        }
    }

    fn materialize_operand(&mut self, operand: Operand) -> Operand {
        match operand {
            Operand::Const(id) => {
                let constant = self.body.consts[id.0 as usize].clone();
                self.materialize(&constant)
            }
            local => local,
        }
    }

    fn constant(&mut self, c: Const) -> Operand {
        self.body.consts.push(c);
        Operand::Const(ConstId(self.body.consts.len() as u32 - 1))
    }

    fn emit(&mut self, op: Op, ty: Type) -> Operand {
        let id = LocalId(self.body.locals.len() as u32);
        self.body.locals.push(Local { ty, name: None });
        self.new.push(Inst { result: Some(id), op, loc: None });
        Operand::Local(id)
    }

    fn materialize(&mut self, c: &Const) -> Operand {
        if is_portable(c) {
            return self.constant(c.clone());
        }
        match &c.kind {
            ConstKind::Aggregate(elements) => self.assemble(c, elements.len(), |i| &elements[i]),
            ConstKind::Splat(lane) => {
                let length = match &c.ty {
                    Type::Vector(v) => v.length as usize,
                    _ => 0,
                };
                self.assemble(c, length, |_| lane)
            }
            ConstKind::Expr(expr) => {
                let op = self.operation(expr, &c.ty);
                self.emit(op, c.ty.clone())
            }
            _ => self.constant(c.clone()),
        }
    }

    /// An aggregate or vector, element by element.
    fn assemble<'c>(&mut self, c: &Const, length: usize, element: impl Fn(usize) -> &'c Const) -> Operand {
        let mut whole = self.constant(Const { ty: c.ty.clone(), kind: ConstKind::Poison });
        for i in 0..length {
            let element = self.materialize(element(i));
            let op = if matches!(c.ty, Type::Vector(_)) {
                let index = self.constant(Const { ty: Type::Int(32), kind: ConstKind::Int(i as u64) });
                Op::InsertElement { vector: whole, element, index }
            } else {
                Op::InsertValue { aggregate: whole, element, indices: vec![i as u32] }
            };
            whole = self.emit(op, c.ty.clone());
        }
        whole
    }

    fn operation(&mut self, expr: &ConstExpr, ty: &Type) -> Op {
        let fast = Default::default();
        match expr {
            ConstExpr::Gep { source, base, indices, flags } => Op::Gep {
                source: source.clone(),
                base: self.materialize(base),
                indices: indices.iter().map(|index| self.materialize(index)).collect(),
                flags: flags.clone(),
            },
            ConstExpr::Cast { op, value } => Op::Cast {
                op: *op,
                flags: CastFlags::default(),
                value: self.materialize(value),
                to: ty.clone(),
            },
            ConstExpr::Binary { op, a, b } => Op::Binary {
                op: *op,
                flags: Default::default(),
                a: self.materialize(a),
                b: self.materialize(b),
            },
            ConstExpr::ICmp { pred, a, b } => {
                Op::ICmp { pred: *pred, same_sign: false, a: self.materialize(a), b: self.materialize(b) }
            }
            ConstExpr::FCmp { pred, a, b } => {
                Op::FCmp { pred: *pred, fast, a: self.materialize(a), b: self.materialize(b) }
            }
            ConstExpr::Select { cond, a, b } => Op::Select {
                cond: self.materialize(cond),
                a: self.materialize(a),
                b: self.materialize(b),
                fast,
            },
            ConstExpr::ExtractElement { vector, index } => {
                Op::ExtractElement { vector: self.materialize(vector), index: self.materialize(index) }
            }
            ConstExpr::InsertElement { vector, element, index } => Op::InsertElement {
                vector: self.materialize(vector),
                element: self.materialize(element),
                index: self.materialize(index),
            },
            ConstExpr::ShuffleVector { a, b, mask } => {
                let lanes = match &mask.kind {
                    ConstKind::Aggregate(lanes) => lanes.iter().map(lane).collect(),
                    kind => {
                        let length = if let Type::Vector(v) = &mask.ty { v.length as usize } else { 0 };
                        vec![if *kind == ConstKind::Zero { Some(0) } else { None }; length]
                    }
                };
                Op::ShuffleVector { a: self.materialize(a), b: self.materialize(b), mask: lanes }
            }
            ConstExpr::FNeg { value } => Op::FNeg { value: self.materialize(value), fast },
            ConstExpr::ExtractValue { aggregate, indices } => {
                Op::ExtractValue { aggregate: self.materialize(aggregate), indices: indices.clone() }
            }
            ConstExpr::InsertValue { aggregate, element, indices } => Op::InsertValue {
                aggregate: self.materialize(aggregate),
                element: self.materialize(element),
                indices: indices.clone(),
            },
        }
    }
}

fn lane(c: &Const) -> Option<u32> {
    match c.kind {
        ConstKind::Int(n) => u32::try_from(n).ok(),
        _ => None,
    }
}
