//! From instructions to constraints: what each value may hold, by what it is computed from.

use super::Thing;
use super::solve::{Move, NodeId, Solver, Step};
use super::values::{leaf_range, leaves, signed};

use super::world::{Instance, Use};
use threadbare_ir::constant::{Const, ConstKind};
use threadbare_ir::inst::{BinaryOp, CastOp, Inst, LocalId, Op, Operand, RmwOp};
use threadbare_ir::program::Program;
use threadbare_ir::types::Type;
use threadbare_trace::{CodePoint, Origin};

/// Numbers below this are no masks that keep an address.
const LOW: u64 = 1 << 12;

impl<'a> Solver<'a> {
    /// Looks at the instructions of an instance.
    pub fn generate(&mut self, number: u32) {
        let instance = self.body.instances[number as usize].clone();
        let program = self.body.program;
        let Ok(Some(body)) = program.clean_body(instance.function) else { return };
        let mut definitions = vec![None; body.locals.len()];
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            if let Some(LocalId(id)) = inst.result {
                definitions[id as usize] = Some(inst);
            }
        }
        let definitions = &definitions[..];
        let mut count = 0;
        for block in &body.blocks {
            for inst in &block.insts {
                let point = CodePoint { function: instance.function.0, instruction: count };
                count += 1;
                Reader { solver: self, program, body, definitions, number, instance: &instance, point }
                    .instruction(inst);
            }
        }
    }
}

/// One instruction of an instance.
pub(super) struct Reader<'s, 'a> {
    pub solver: &'s mut Solver<'a>,
    pub program: &'a Program,
    pub body: &'a threadbare_ir::inst::Body,
    /// The instruction that each local is the result of.
    definitions: &'s [Option<&'a Inst>],
    pub number: u32,
    pub instance: &'s Instance,
    pub point: CodePoint,
}

impl Reader<'_, '_> {
    /// What an object made here is named after.
    pub fn name(&self) -> CodePoint {
        self.instance.root.map_or(self.point, |(point, _)| point)
    }

    /// The node of a leaf of a local.
    fn local(&self, LocalId(id): LocalId, leaf: usize) -> Option<NodeId> {
        let starts = &self.instance.shape.leaves;
        let (start, end) = (starts[id as usize], starts[id as usize + 1]);
        let at = start + leaf as u32;
        (at < end).then_some(self.instance.first + at)
    }

    fn result(&self, inst: &Inst, leaf: usize) -> Option<NodeId> {
        inst.result.and_then(|local| self.local(local, leaf))
    }

    /// The node of a leaf of an operand; none if it holds no pointer.
    pub fn operand(&mut self, operand: Operand, leaf: usize) -> Option<NodeId> {
        match operand {
            Operand::Local(local) => self.local(local, leaf),
            Operand::Const(id) => {
                let constant = &self.body.consts[id.0 as usize];
                self.constant_leaf(constant, leaf)
            }
        }
    }

    fn constant_leaf(&mut self, constant: &Const, leaf: usize) -> Option<NodeId> {
        if let ConstKind::Aggregate(parts) = &constant.kind
            && !matches!(constant.ty, Type::Vector(_))
        {
            let mut left = leaf;
            for part in parts.iter() {
                let count = leaves(self.program.layout(), &part.ty).len();
                if left < count {
                    return self.constant_leaf(part, left);
                }
                left -= count;
            }
            return None;
        }
        if let ConstKind::Aggregate(parts) = &constant.kind {
            let node = self.solver.node();
            for part in parts.iter() {
                if let Some(place) = self.solver.constant(part) {
                    self.solver.add(node, place);
                }
            }
            return Some(node);
        }
        let place = self.solver.constant(constant)?;
        Some(self.solver.single(place))
    }

    /// The value of an operand, if it is a constant number.
    fn number(&self, operand: Operand) -> Option<i64> {
        let Operand::Const(id) = operand else { return None };
        let constant = &self.body.consts[id.0 as usize];
        match constant.kind {
            ConstKind::Int(word) => Some(signed(word, &constant.ty)),
            ConstKind::Zero | ConstKind::Null => Some(0),
            _ => None,
        }
    }

    fn flow(&mut self, from: Option<NodeId>, to: Option<NodeId>, by: Move) {
        if let (Some(from), Some(to)) = (from, to) {
            self.solver.edge_by(from, to, by);
        }
    }

    /// All leaves of an operand are those of the result.
    fn same(&mut self, inst: &Inst, operand: Operand) {
        let ty = self.body.type_of(operand).clone();
        for (leaf, found) in leaves(self.program.layout(), &ty).iter().enumerate() {
            if found.carries {
                let (from, to) = (self.operand(operand, leaf), self.result(inst, leaf));
                self.flow(from, to, Move::Same);
            }
        }
    }

    fn instruction(&mut self, inst: &Inst) {
        let program = self.program;
        let layout = program.layout();
        match &inst.op {
            Op::Ret(value) => {
                self.ends(*value);
                let Some(value) = value else { return };
                let count = leaves(layout, self.body.type_of(*value)).len();
                for leaf in 0..count.min(self.instance.shape.result as usize) {
                    let (from, to) = (self.operand(*value, leaf), self.instance.result + leaf as u32);
                    self.flow(from, Some(to), Move::Same);
                }
            }
            Op::Binary { op, a, b, .. } => self.arithmetic(inst, *op, *a, *b),
            Op::Cast { op, value, to, .. } => {
                let keeps = match op {
                    CastOp::PtrToInt
                    | CastOp::IntToPtr
                    | CastOp::BitCast
                    | CastOp::AddrSpaceCast
                    | CastOp::PtrToAddr => true,
                    CastOp::Trunc | CastOp::ZExt | CastOp::SExt => {
                        layout.bits_of(self.body.type_of(*value)).unwrap_or(0) >= 64
                            && layout.bits_of(to).unwrap_or(0) >= 64
                    }
                    _ => false,
                };
                if keeps {
                    let (from, into) = (self.operand(*value, 0), self.result(inst, 0));
                    self.flow(from, into, Move::Same);
                }
            }
            Op::Select { a, b, .. } => {
                self.same(inst, *a);
                self.same(inst, *b);
            }
            Op::Freeze(value) => self.same(inst, *value),
            Op::Phi { incoming, .. } => incoming.iter().for_each(|(value, _)| self.same(inst, *value)),
            Op::Alloca { ty, count, .. } => {
                let count = count.map_or(Some(1), |count| self.number(count));
                let each = layout.size_of(ty).and_then(|size| i64::try_from(size).ok());
                let size = each.zip(count).map(|(each, count)| each.saturating_mul(count));
                let thing = Thing::Memory(Origin::Stack(self.name()));
                // Locals of a library function all have one name.
                let context = self.number + 1;
                let object = match self.instance.root {
                    None => self.solver.object(thing, context, size),
                    Some(_) => self.solver.objects.add(thing, size),
                };
                self.solver.objects.shape(object, layout, ty, count.unwrap_or(2).max(1) as u64);
                if count.is_none() {
                    self.solver.objects.fold_whole(object, each.unwrap_or(1).max(1));
                }
                let place = self.solver.objects.place(object, 0);
                if let Some(to) = self.result(inst, 0) {
                    self.solver.add(to, place);
                }
            }
            Op::Load { ty, ptr, .. } => self.load(inst, ty, *ptr, 0),
            Op::Store { value, ptr, .. } => self.store(*value, *ptr),
            Op::CmpXchg { ptr, new, .. } => {
                let ty = self.body.type_of(*new).clone();
                self.load(inst, &ty, *ptr, 0);
                self.store(*new, *ptr);
            }
            Op::AtomicRmw { op, ptr, value, .. } => {
                let ty = self.body.type_of(*value).clone();
                self.load(inst, &ty, *ptr, 0);
                if *op == RmwOp::Xchg {
                    self.store(*value, *ptr);
                } else {
                    self.updated(inst, *ptr, *value);
                }
            }
            Op::Gep { source, base, indices, .. } => {
                let steps = self.steps(source, indices);
                let by = match &steps[..] {
                    [] => Move::Same,
                    _ => Move::Path(steps.into_boxed_slice()),
                };
                let (from, to) = (self.operand(*base, 0), self.result(inst, 0));
                self.flow(from, to, by);
            }
            Op::ExtractValue { aggregate, indices } => {
                let ty = self.body.type_of(*aggregate).clone();
                let (skip, count) = leaf_range(layout, &ty, indices);
                for leaf in 0..count {
                    let (from, to) = (self.operand(*aggregate, skip + leaf), self.result(inst, leaf));
                    self.flow(from, to, Move::Same);
                }
            }
            Op::InsertValue { aggregate, element, indices } => {
                let ty = self.body.type_of(*aggregate).clone();
                let (skip, count) = leaf_range(layout, &ty, indices);
                for leaf in 0..leaves(layout, &ty).len() {
                    let is_new = (skip..skip + count).contains(&leaf);
                    let from = match is_new {
                        true => self.operand(*element, leaf - skip),
                        false => self.operand(*aggregate, leaf),
                    };
                    let to = self.result(inst, leaf);
                    self.flow(from, to, Move::Same);
                }
            }
            Op::ExtractElement { vector, .. } => self.same_leaf(inst, *vector),
            Op::InsertElement { vector, element, .. } => {
                self.same_leaf(inst, *vector);
                self.same_leaf(inst, *element);
            }
            Op::ShuffleVector { a, b, .. } => {
                self.same_leaf(inst, *a);
                self.same_leaf(inst, *b);
            }
            Op::LandingPad { clauses, .. } => self.landing(inst, clauses),
            Op::Resume(value) => self.resume(*value),
            Op::VaArg { list, ty } => self.next_argument(inst, *list, ty),
            Op::Call(call) | Op::Invoke { call, .. } | Op::CallBr { call, .. } => self.call(inst, call),
            _ => {}
        }
    }

    fn same_leaf(&mut self, inst: &Inst, operand: Operand) {
        let (from, to) = (self.operand(operand, 0), self.result(inst, 0));
        self.flow(from, to, Move::Same);
    }

    fn load(&mut self, inst: &Inst, ty: &Type, ptr: Operand, extra: i64) {
        let Some(from) = self.operand(ptr, 0) else { return };
        for (number, leaf) in leaves(self.program.layout(), ty).iter().enumerate() {
            if let Some(to) = self.result(inst, number).filter(|_| leaf.carries) {
                self.solver.add_use(from, Use::Load { at: leaf.offset + extra, len: leaf.size, to });
            }
        }
    }

    fn store(&mut self, value: Operand, ptr: Operand) {
        let ty = self.body.type_of(value).clone();
        for (number, leaf) in leaves(self.program.layout(), &ty).iter().enumerate() {
            let from = self.operand(value, number).filter(|_| leaf.carries);
            let to = self.operand(ptr, 0);
            if let (Some(from), Some(to)) = (from, to) {
                self.solver.add_use(to, Use::Store { at: leaf.offset, len: leaf.size, from });
            }
        }
    }

    /// What an atomic update computes is stored: what was there, or what is given, anywhere in its object.
    fn updated(&mut self, inst: &Inst, ptr: Operand, value: Operand) {
        let sum = self.solver.node();
        let (old, given) = (self.result(inst, 0), self.operand(value, 0));
        self.flow(old, Some(sum), Move::Anywhere);
        self.flow(given, Some(sum), Move::Anywhere);
        if let Some(to) = self.operand(ptr, 0) {
            self.solver.add_use(to, Use::Store { at: 0, len: 8, from: sum });
        }
    }

    fn next_argument(&mut self, inst: &Inst, list: Operand, ty: &Type) {
        let Some(list) = self.operand(list, 0) else { return };
        let (area, next) = (self.solver.node(), self.solver.node());
        self.solver.add_use(list, Use::Load { at: 8, len: 8, to: area });
        self.flow(Some(area), Some(next), Move::Anywhere);
        self.solver.add_use(list, Use::Store { at: 8, len: 8, from: next });
        for (number, leaf) in leaves(self.program.layout(), ty).iter().enumerate() {
            if let Some(to) = self.result(inst, number).filter(|_| leaf.carries) {
                self.solver.add_use(next, Use::Load { at: leaf.offset, len: leaf.size, to });
                self.solver.add_use(area, Use::Load { at: leaf.offset, len: leaf.size, to });
            }
        }
    }

    /// Numbers that may be addresses.
    fn arithmetic(&mut self, inst: &Inst, op: BinaryOp, a: Operand, b: Operand) {
        if self.program.layout().bits_of(self.body.type_of(a)).unwrap_or(0) < 64 || op.is_float() {
            return;
        }
        let to = self.result(inst, 0);
        let known = self.number(b);
        let (first, second) = (self.operand(a, 0), self.operand(b, 0));
        match (op, known) {
            (BinaryOp::Add, Some(distance)) => self.flow(first, to, by(distance)),
            (BinaryOp::Sub, Some(distance)) => self.flow(first, to, by(distance.wrapping_neg())),
            (BinaryOp::Add, None) => {
                let (stride_a, stride_b) = (self.stride(a), self.stride(b));
                self.flow(first, to, Move::Path(Box::new([Step::Element { stride: stride_b, down: true }])));
                self.flow(second, to, Move::Path(Box::new([Step::Element { stride: stride_a, down: true }])));
            }
            // What is between two addresses is none.
            (BinaryOp::Sub, None) if self.is_address(b) => {}
            (BinaryOp::Sub, None) => {
                let stride = self.stride(b);
                self.flow(first, to, Move::Path(Box::new([Step::Element { stride, down: true }])));
            }
            (BinaryOp::And, Some(mask)) => {
                let mask = mask as u64;
                let low = (!mask).wrapping_add(1);
                if !mask == low.wrapping_sub(1) && low <= 16 {
                    self.flow(first, to, Move::Round(low as i64));
                } else if mask >= LOW {
                    self.flow(first, to, Move::Anywhere);
                }
            }
            (BinaryOp::Or | BinaryOp::Xor, Some(bits)) if (bits as u64) < 8 => {
                self.flow(first, to, Move::Same);
                self.flow(first, to, by(bits));
            }
            (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, _) => {
                self.flow(first, to, Move::Anywhere);
                self.flow(second, to, Move::Anywhere);
            }
            _ => {}
        }
    }

    fn definition(&self, operand: Operand) -> Option<&Inst> {
        match operand {
            Operand::Local(LocalId(id)) => self.definitions.get(id as usize).copied().flatten(),
            Operand::Const(_) => None,
        }
    }

    /// Whether an operand is an address that was made a number.
    fn is_address(&self, operand: Operand) -> bool {
        self.definition(operand).is_some_and(|inst| matches!(inst.op, Op::Cast { op: CastOp::PtrToInt, .. }))
    }

    /// What a number is surely a multiple of.
    fn stride(&self, operand: Operand) -> i64 {
        let Some(inst) = self.definition(operand) else { return 1 };
        match &inst.op {
            Op::Binary { op: BinaryOp::Mul, b, .. } => self.number(*b).map_or(1, |by| by.abs().max(1)),
            Op::Binary { op: BinaryOp::Shl, b, .. } => {
                self.number(*b).filter(|by| (0..32).contains(by)).map_or(1, |by| 1 << by)
            }
            _ => 1,
        }
    }

    /// Whether an index is a number that was negated.
    fn is_negated(&self, operand: Operand) -> bool {
        let Some(inst) = self.definition(operand) else { return false };
        match &inst.op {
            Op::Binary { op: BinaryOp::Sub, a, .. } => self.number(*a) == Some(0),
            Op::Cast { value, .. } => self.is_negated(*value),
            _ => false,
        }
    }

    fn steps(&mut self, source: &Type, indices: &[Operand]) -> Vec<Step> {
        let layout = self.program.layout();
        let size = |ty: &Type| layout.size_of(ty).and_then(|size| i64::try_from(size).ok()).unwrap_or(1);
        let mut steps = Vec::new();
        let mut constant = 0i64;
        let mut ty = source.clone();
        for (position, index) in indices.iter().enumerate() {
            let known = self.number(*index);
            if position > 0
                && let Type::Struct(fields) = &ty
            {
                let field = known.and_then(|field| usize::try_from(field).ok()).unwrap_or(0);
                constant = constant.saturating_add(layout.field_offset(fields, field).unwrap_or(0) as i64);
                let Some(next) = fields.fields.get(field) else {
                    return vec![Step::Element { stride: 1, down: true }];
                };
                ty = next.clone();
                continue;
            }
            let mut length = None;
            if position > 0 {
                ty = match &ty {
                    Type::Array(array) => {
                        length = Some(array.length);
                        array.element.clone()
                    }
                    Type::Vector(vector) => {
                        length = Some(vector.length);
                        vector.element.clone()
                    }
                    _ => return vec![Step::Element { stride: 1, down: true }],
                };
            }
            let stride = size(&ty);
            if let Some(index) = known {
                constant = constant.saturating_add(stride.saturating_mul(index));
                continue;
            }
            if constant != 0 {
                steps.push(Step::By(std::mem::take(&mut constant)));
            }
            if stride == 0 {
                continue;
            }
            steps.push(match length {
                Some(length) => Step::Array { length: stride.saturating_mul(length as i64), stride },
                None => Step::Element { stride, down: self.is_negated(*index) },
            });
        }
        if constant != 0 {
            steps.push(Step::By(constant));
        }
        steps
    }

    /// The product of arguments that are constants.
    pub fn product(&self, args: &[Operand], which: &[u8]) -> Option<i64> {
        if which.is_empty() {
            return None;
        }
        which.iter().try_fold(1i64, |all, number| {
            let argument = self.number(*args.get(usize::from(*number))?)?;
            all.checked_mul(argument).filter(|size| *size >= 0)
        })
    }
}

fn by(distance: i64) -> Move {
    match distance {
        0 => Move::Same,
        _ => Move::Path(Box::new([Step::By(distance)])),
    }
}
