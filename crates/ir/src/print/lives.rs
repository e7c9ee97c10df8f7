//! Where the lives of locals and of threads' own variables begin and end, told to the runtime. What it makes of that is not known
//! here.

use super::{Printer, names};
use crate::inst::{Body, Inst, Op, Operand};
use crate::program::{Program, SymbolId};
use crate::types::Type;

impl Printer<'_> {
    /// Tells the runtime of a local, or that a block of its function is entered or left.
    pub(super) fn lifetime(&mut self, body: &Body, inst: &Inst, is_first: bool) {
        if !self.hooks.as_ref().is_some_and(|hooked| hooked.hooks.lifetimes) {
            return;
        }
        match (&inst.op, inst.result) {
            (Op::Alloca { ty, count, .. }, Some(result)) => {
                self.put("  call void @__tb_local(");
                self.typed(body, Operand::Local(result));
                self.put(", i64 ");
                self.size_of(ty);
                let counts = count.filter(|count| *body.type_of(*count) == Type::Int(64));
                self.put(", ");
                match counts {
                    Some(count) => self.typed(body, count),
                    None => self.put("i64 1"),
                }
                self.fmt(format_args!(", i32 {}, i32 {})", i32::from(is_first), i32::from(counts.is_some())));
            }
            (Op::Call(call), _) => {
                let name = call.called(body).map(|symbol| &*self.program.symbol(symbol).name);
                let is = |mark: &str| name.is_some_and(|name| name.starts_with(mark));
                if let (true, Some(place)) =
                    (is("llvm.stackrestore"), call.args.first().and_then(|arg| arg.value))
                {
                    self.put("  call void @__tb_unwound(");
                    self.typed(body, place);
                    self.put(")");
                    self.attach();
                    return self.put("\n");
                }
                let (begins, ends) = (is("llvm.lifetime.start"), is("llvm.lifetime.end"));
                let Some(local) = call.args.last().and_then(|arg| arg.value).filter(|_| begins || ends)
                else {
                    return;
                };
                self.put("  call void @__tb_block(");
                self.typed(body, local);
                self.fmt(format_args!(", i32 {})", i32::from(begins)));
            }
            _ => return,
        }
        self.attach();
        self.put("\n");
    }

    /// A function that tells the runtime of the variables that the calling thread has for itself.
    pub(super) fn own_variables(&mut self, program: &Program) {
        self.put("\ndefine void @__tb_variables() {\n");
        for id in (0..program.symbols().len()).map(|id| SymbolId(id as u32)) {
            let symbol = program.symbol(id);
            let crate::program::SymbolKind::Variable(variable) = &symbol.kind else { continue };
            let omitted = self.hooks.as_ref().is_some_and(|hooked| hooked.hooks.omitted.contains(&id));
            if !variable.thread_local || !symbol.is_definition() || omitted {
                continue;
            }
            let name = self.other_name(id).unwrap_or_else(|| names::identifier(&symbol.name));
            self.fmt(format_args!("  call void @__tb_variable(ptr @{name}, i64 "));
            self.size_of(&variable.ty);
            self.put(")\n");
        }
        self.put("  ret void\n}\n");
    }
}
