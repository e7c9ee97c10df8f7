//! Bodies in text: blocks, local names, operands.

use super::Printer;
use super::names;
use crate::inst::{BlockId, Body, Inst, LocalId, Op, Operand};
use crate::program::SymbolId;
use rustc_hash::FxHashSet;

impl Printer<'_> {
    /// The blocks. Values from `own` on were added to the body for printing.
    pub(super) fn body(&mut self, id: SymbolId, body: &Body, own: usize, vararg: bool) {
        self.put(" {\n");
        let (mut number, mut is_first) = (0, true);
        for (i, block) in body.blocks.iter().enumerate() {
            if i > 0 {
                self.put("\n");
            }
            self.fmt(format_args!("b{i}:"));
            match &block.name {
                Some(name) if **name != *format!("b{i}") => {
                    self.fmt(format_args!(" ; {}\n", name.escape_debug()));
                }
                _ => self.put("\n"),
            }
            for inst in &block.insts {
                let is_added = inst.result.is_some_and(|result| result.0 as usize >= own);
                if !is_added {
                    self.before(id, body, inst, number);
                }
                if !self.is_lifetime_of_newer(body, inst) {
                    self.put("  ");
                    self.inst(body, inst, vararg);
                    self.attach();
                    self.put("\n");
                }
                let is_local = matches!(inst.op, Op::Alloca { .. });
                self.lifetime(body, inst, is_local && is_first);
                is_first &= !is_local;
                if !is_added {
                    self.after(id, body, inst, number);
                    number += 1;
                }
            }
        }
        self.put("}");
    }

    /// Lifetime markers lost their size in LLVM 22; older versions refuse them so, and need none.
    fn is_lifetime_of_newer(&self, body: &Body, inst: &Inst) -> bool {
        let Op::Call(call) = &inst.op else { return false };
        let Some(symbol) = call.called(body) else { return false };
        call.args.len() == 1 && self.program.symbol(symbol).name.starts_with("llvm.lifetime.")
    }

    /// Chooses a name for each value of a body: its own if it has one and nothing else in the body is named so.
    pub(super) fn name_locals(&mut self, body: &Body) {
        let mut taken: FxHashSet<String> = (0..body.blocks.len()).map(|i| format!("b{i}")).collect();
        self.locals.clear();
        for (i, local) in body.locals.iter().enumerate() {
            let base = local.name.as_ref().map_or_else(|| format!("v{i}"), ToString::to_string);
            let mut name = base.clone();
            let mut suffix = i;
            while !taken.insert(name.clone()) {
                name = format!("{base}.{suffix}");
                suffix += 1;
            }
            self.locals.push(names::identifier(&name));
        }
    }

    pub(super) fn local(&mut self, id: LocalId) {
        self.out.push('%');
        match self.locals.get(id.0 as usize) {
            Some(name) => self.out.push_str(name),
            None => self.fmt(format_args!("v{}", id.0)),
        }
    }

    pub(super) fn operand(&mut self, body: &Body, operand: Operand) {
        match operand {
            Operand::Local(id) => self.local(id),
            Operand::Const(id) => self.constant(&body.consts[id.0 as usize]),
        }
    }

    pub(super) fn typed(&mut self, body: &Body, operand: Operand) {
        self.ty(body.type_of(operand));
        self.put(" ");
        self.operand(body, operand);
    }

    pub(super) fn typed_list(&mut self, body: &Body, operands: &[Operand]) {
        for (i, operand) in operands.iter().enumerate() {
            self.comma(i);
            self.typed(body, *operand);
        }
    }

    pub(super) fn label(&mut self, block: BlockId) {
        self.fmt(format_args!("label %b{}", block.0));
    }

    pub(super) fn labels(&mut self, blocks: &[BlockId]) {
        self.put("[");
        for (i, block) in blocks.iter().enumerate() {
            self.comma(i);
            self.label(*block);
        }
        self.put("]");
    }
}
