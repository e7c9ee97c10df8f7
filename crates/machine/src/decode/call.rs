//! Calls: who is called, how arguments are passed.

use super::{Decoded, Decoder, intrinsic};
use crate::code::{CallSite, NONE, Op, Param, Shape, Target};
use crate::shape;
use crate::sizes;
use threadbare_ir::inst::{Arg, BinaryOp, Call, Callee, InlineAsm, Inst, Operand, attr};
use threadbare_ir::program::SymbolKind;
use threadbare_ir::types::{FloatKind, Type};
use threadbare_trace::Order;

impl Decoder<'_> {
    pub(super) fn call(&mut self, inst: &Inst, call: &Call) -> Decoded<()> {
        let target = match &call.callee {
            Callee::Asm(asm) => return self.assembly(inst, call, asm),
            Callee::Value(operand) => {
                if let Some(name) = self.intrinsic_name(*operand)
                    && self.intrinsic(inst, call, &name)?
                {
                    self.code.lowered.extend(intrinsic::lowered(&name));
                    return Ok(());
                }
                self.target(*operand)?
            }
        };
        if let Target::Model(model) = target
            && call.ty.ret == Type::Void
        {
            let name = self.globals.modelled().name(model);
            if (self.globals.modelled().rules.does_nothing)(name) {
                self.code.lowered.push(name);
                return Ok(());
            }
        }
        let results = shape::registers_of(&call.ty.ret)?;
        let widths = match results {
            0 => Vec::new(),
            _ => shape::widths(&call.ty.ret)?,
        };
        let mut site = CallSite {
            target,
            args: Vec::new(),
            params: Vec::new(),
            fixed: 0,
            results,
            result: widths.first().map_or(0, |width| u32::from(*width)),
            halves: widths == [64, 64],
            copies: 0,
        };
        for (number, arg) in call.args.iter().enumerate() {
            let fixed = number < call.ty.params.len();
            self.argument(&mut site, arg, fixed)?;
            if fixed {
                site.fixed = site.args.len() as u32;
            }
        }
        let dst = if inst.result.is_some() { self.result(inst) } else { NONE };
        let number = self.code.calls.len() as u32;
        self.code.calls.push(site);
        self.emit(Op::Call { dst, site: number });
        Ok(())
    }

    fn argument(&mut self, site: &mut CallSite, arg: &Arg, fixed: bool) -> Decoded<()> {
        let Some(value) = arg.value else { return Err("a call with a metadata argument".into()) };
        let ty = self.type_of(value);
        let widths = shape::widths(&ty)?;
        let first = site.args.len() as u32;
        let mut param = Param {
            first,
            width: widths.first().map_or(0, |width| u32::from(*width)),
            shape: 0,
            align: 8,
            bytes: 0,
            defined: arg.attrs.has(attr::NOUNDEF),
        };
        let mut from = self.operand(value)?;
        if let Some(passed) = &arg.attrs.byval {
            let size = u32::try_from(sizes::size_of(self.program.layout(), passed)?)
                .map_err(|_| "an argument of more than 4 GiB".to_string())?;
            let align = arg.attrs.align.unwrap_or(8).clamp(1, 1 << 15) as u16;
            let dst = self.temporaries(1);
            self.emit(Op::CopyOf { dst, ptr: from, size, align });
            site.copies += 1;
            from = dst;
            param.bytes = size;
            param.align = u32::from(align.max(8));
        } else if !fixed {
            param.shape = self.shape(&ty)?;
            let wide = match ty {
                Type::Float(FloatKind::X87 | FloatKind::Quad) => true,
                Type::Int(bits) => bits > 64,
                // Two floats are passed as one vector, in one word.
                Type::Vector(_) => sizes::size_of(self.program.layout(), &ty)? > 8,
                _ => false,
            };
            param.align = if wide { 16 } else { 8 };
        }
        site.args.extend((0..widths.len() as u32).map(|i| from + i));
        site.params.push(param);
        Ok(())
    }

    fn target(&mut self, callee: Operand) -> Decoded<Target> {
        if let Operand::Const(id) = callee
            && let Some(symbol) = self.globals.function_of(self.program, &self.body.consts[id.0 as usize])
        {
            let found = self.program.symbol(symbol);
            if let SymbolKind::Function(_) = &found.kind {
                return Ok(self.globals.modelled().resolve(self.program, symbol.0));
            }
        }
        Ok(Target::Indirect(self.operand(callee)?))
    }

    fn intrinsic_name(&self, callee: Operand) -> Option<String> {
        let Operand::Const(id) = callee else { return None };
        let symbol = self.globals.function_of(self.program, &self.body.consts[id.0 as usize])?;
        let name = &self.program.symbol(symbol).name;
        intrinsic::is_name(name).then(|| name.to_string())
    }

    /// Assembly without a text only keeps the compiler from moving things.
    fn assembly(&mut self, inst: &Inst, call: &Call, asm: &InlineAsm) -> Decoded<()> {
        let barrier = asm.template.trim().is_empty();
        if barrier && call.ty.ret == Type::Void {
            return Ok(());
        }
        if barrier
            && let [arg] = &call.args[..]
            && let Some(value) = arg.value
            && (asm.constraints.starts_with("=r,0") || asm.constraints.starts_with("=&r,0"))
            && *self.body.type_of(value) == call.ty.ret
        {
            let (a, dst) = (self.operand(value)?, self.result(inst));
            self.copies(dst, a, shape::registers_of(&call.ty.ret)?);
            return Ok(());
        }
        Err("inline assembly".into())
    }

    /// The next variable argument, as the System V ABI of x86-64 keeps them: all of them in the overflow area.
    pub(super) fn variable_argument(&mut self, inst: &Inst, list: Operand, ty: &Type) -> Decoded<()> {
        self.check_variable_arguments()?;
        let (list, dst) = (self.operand(list)?, self.result(inst));
        let (area, at, next) = (self.temporaries(1), self.temporaries(1), self.temporaries(1));
        let eight = self.word(8);
        let add = |dst, a, b| Op::Binary { op: BinaryOp::Add, flags: 0, width: 64, dst, a, b };
        self.emit(add(area, list, eight));
        self.emit(Op::Load { width: 64, order: Order::Plain, dst: at, ptr: area });
        if self.program.layout().align_of(ty) > 8 {
            let (fifteen, mask) = (self.word(15), self.word(!15));
            self.emit(add(at, at, fifteen));
            self.emit(Op::Binary { op: BinaryOp::And, flags: 0, width: 64, dst: at, a: at, b: mask });
        }
        let shape = self.shape(ty)?;
        self.emit(Op::LoadShape { shape, order: Order::Plain, dst, ptr: at });
        let size = self.word(sizes::size_of(self.program.layout(), ty)?.next_multiple_of(8));
        self.emit(add(next, at, size));
        self.emit(Op::Store { width: 64, order: Order::Plain, value: next, ptr: area });
        Ok(())
    }

    /// The way in which variable arguments are kept is that of x86-64.
    pub(super) fn check_variable_arguments(&self) -> Decoded<()> {
        match self.program.triple() {
            Some(triple) if !triple.starts_with("x86_64") => Err(format!("variable arguments on {triple}")),
            _ => Ok(()),
        }
    }

    /// Copies a list of variable arguments: three words, two accesses.
    pub(super) fn copy_list(&mut self, to: Operand, from: Operand) -> Decoded<()> {
        self.check_variable_arguments()?;
        let shape = self.shape_number(Shape { size: 24, leaves: vec![(0, 64), (8, 64), (16, 64)] });
        let (to, from, words) = (self.operand(to)?, self.operand(from)?, self.temporaries(3));
        self.emit(Op::LoadShape { shape, order: Order::Plain, dst: words, ptr: from });
        self.emit(Op::StoreShape { shape, order: Order::Plain, value: words, ptr: to });
        Ok(())
    }
}
