//! What the runtime is told at the place that is to fail: where the access goes, what its pointer was computed from, what
//! is called with how many arguments; and where all variables and functions are. What follows from it is not known here.

use super::{Printer, names};
use crate::constant::{Const, ConstExpr, ConstKind};
use crate::inst::{BinaryOp, Body, Call, Callee, CastOp, Inst, LocalId, Op, Operand};
use crate::program::{Program, SymbolId, SymbolKind};
use crate::types::{FloatKind, Type};

/// As many pointers of one place are looked at.
const MOST_POINTERS: usize = 8;
/// As many instructions are followed back.
const MOST_STEPS: usize = 64;

/// How much is accessed.
enum Size<'a> {
    Of(&'a Type),
    /// None if it is not known.
    Bytes(u64),
}

impl Printer<'_> {
    /// What goes before the hook of the place that is to fail.
    pub(super) fn regard(&mut self, body: &Body, inst: &Inst) {
        match &inst.op {
            Op::Load { ptr, ty, .. } => self.pointer(body, 0, *ptr, Size::Of(ty)),
            Op::Store { ptr, value, .. }
            | Op::AtomicRmw { ptr, value, .. }
            | Op::CmpXchg { ptr, new: value, .. } => {
                self.pointer(body, 0, *ptr, Size::Of(body.type_of(*value)));
            }
            Op::Call(call) | Op::Invoke { call, .. } => {
                let called = call.called(body).map(|id| &*self.program.symbol(id).name);
                let marked = called.map_or(0, marked_bytes);
                let values = call.args.iter().filter_map(|arg| arg.value);
                let pointers = values.filter(|value| *body.type_of(*value) == Type::Ptr(0));
                let pointers: Vec<Operand> = pointers.take(MOST_POINTERS).collect();
                for (index, pointer) in pointers.into_iter().enumerate() {
                    self.pointer(body, index, pointer, Size::Bytes(if index == 0 { marked } else { 0 }));
                }
                self.numbers(body, call);
                if let Callee::Value(callee) = &call.callee {
                    // What the runtime has it looks at itself.
                    let is_elsewhere = call.called(body).is_some_and(|id| {
                        let hooks = self.hooks.as_ref().map(|hooked| hooked.hooks);
                        self.program.symbol(id).name.starts_with("llvm.")
                            || hooks.is_some_and(|hooks| hooks.renamed.contains_key(&id))
                    });
                    if !is_elsewhere {
                        self.put("  call void @__tb_callee(");
                        self.typed(body, *callee);
                        self.fmt(format_args!(", i32 {})", call.args.len()));
                        self.attach();
                        self.put("\n");
                    }
                }
            }
            _ => {}
        }
    }

    /// The numbers that a function is given, and what a function that prints is given to print.
    fn numbers(&mut self, body: &Body, call: &Call) {
        let values: Vec<Operand> = call.args.iter().filter_map(|arg| arg.value).collect();
        for value in values.iter().filter(|value| *body.type_of(**value) == Type::Int(64)) {
            self.put("  call void @__tb_number(");
            self.typed(body, *value);
            self.tell_end();
        }
        let fixed = call.ty.params.len();
        let prints = call.called(body).is_some_and(|id| self.program.symbol(id).name.contains("printf"));
        if !prints || !call.ty.vararg || fixed > values.len() {
            return;
        }
        let is_pointer = |value: &&Operand| *body.type_of(**value) == Type::Ptr(0);
        let before = values[..fixed].iter().filter(is_pointer).count();
        self.fmt(format_args!("  call void @__tb_format(i32 {}", before.saturating_sub(1)));
        self.tell_end();
        for value in &values[fixed..] {
            let bits = match body.type_of(*value) {
                Type::Int(bits) => *bits,
                Type::Float(FloatKind::X87) => 80,
                _ => 64,
            };
            self.fmt(format_args!("  call void @__tb_width(i32 {bits}"));
            self.tell_end();
        }
    }

    fn tell_end(&mut self) {
        self.put(")");
        self.attach();
        self.put("\n");
    }

    /// A pointer that is used, and what it was computed from.
    fn pointer(&mut self, body: &Body, index: usize, at: Operand, size: Size<'_>) {
        if *body.type_of(at) != Type::Ptr(0) {
            return;
        }
        self.fmt(format_args!("  call void @__tb_regard(i32 {index}, "));
        self.typed(body, at);
        self.put(", ptr ");
        match origin(body, at) {
            Operand::Const(id) => self.constant(base(&body.consts[id.0 as usize])),
            local => self.operand(body, local),
        }
        self.put(", i64 ");
        match size {
            Size::Of(ty) => self.size_of(ty),
            Size::Bytes(bytes) => self.fmt(format_args!("{bytes}")),
        }
        self.put(")");
        self.attach();
        self.put("\n");
    }

    /// Tells the runtime that a place to jump to is set, or that its function returns.
    pub(super) fn sets_jump(&mut self, body: &Body, inst: &Inst) {
        let is_set = |inst: &Inst| self.place_of_jump(body, inst).is_some();
        if matches!(inst.op, Op::Ret(_)) && body.blocks.iter().flat_map(|block| &block.insts).any(is_set) {
            self.put("  call void @__tb_jump_left(");
            return self.tell_end();
        }
        if let Some(place) = self.place_of_jump(body, inst) {
            self.put("  call void @__tb_jump_set(");
            self.typed(body, place);
            self.tell_end();
        }
    }

    /// What a call of `setjmp` is given.
    fn place_of_jump(&self, body: &Body, inst: &Inst) -> Option<Operand> {
        let (Op::Call(call) | Op::Invoke { call, .. }) = &inst.op else { return None };
        let name = &*self.program.symbol(call.called(body)?).name;
        let is_set = matches!(name, "setjmp" | "_setjmp" | "sigsetjmp" | "__sigsetjmp");
        call.args.first().and_then(|arg| arg.value).filter(|_| is_set)
    }

    /// Functions that tell the runtime of the variables that all threads share, and of all functions.
    pub(super) fn known_places(&mut self, program: &Program) {
        for is_of_functions in [false, true] {
            let name = if is_of_functions { "functions" } else { "globals" };
            self.fmt(format_args!("\ndefine void @__tb_{name}() {{\n"));
            for id in (0..program.symbols().len()).map(|id| SymbolId(id as u32)) {
                let symbol = program.symbol(id);
                let hooks = self.hooks.as_ref().map(|hooked| hooked.hooks);
                let omitted = hooks.is_some_and(|hooks| hooks.omitted.contains(&id));
                let is_here = symbol.is_definition() && !omitted || self.used.contains(&id);
                if !is_here || symbol.name.starts_with("llvm.") {
                    continue;
                }
                let name = self.other_name(id).unwrap_or_else(|| names::identifier(&symbol.name));
                match &symbol.kind {
                    SymbolKind::Function(function) if is_of_functions => {
                        let count = function.ty.params.len();
                        self.fmt(format_args!("  call void @__tb_function(ptr @{name}, i32 {count})\n"));
                    }
                    SymbolKind::Variable(variable)
                        if !is_of_functions
                            && !variable.thread_local
                            && symbol.is_definition()
                            && !omitted =>
                    {
                        self.fmt(format_args!("  call void @__tb_global(ptr @{name}, i64 "));
                        self.size_of(&variable.ty);
                        self.put(")\n");
                    }
                    _ => {}
                }
            }
            self.put("  ret void\n}\n");
        }
    }
}

/// How many bytes the access has that a mark of the compiler's own stands before.
fn marked_bytes(name: &str) -> u64 {
    let Some(mark) = name.strip_prefix("__tsan_") else { return 0 };
    let first = |text: &str| {
        let digits: String =
            text.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
        digits.parse().unwrap_or(0)
    };
    match mark.strip_prefix("atomic") {
        Some(bits) => first(bits) / 8,
        None if mark.contains("read") || mark.contains("write") => first(mark),
        None => 0,
    }
}

/// What a constant address was computed from.
fn base(constant: &Const) -> &Const {
    match &constant.kind {
        ConstKind::Expr(expr) => match &**expr {
            ConstExpr::Gep { base: from, .. } if from.ty == Type::Ptr(0) => base(from),
            _ => constant,
        },
        _ => constant,
    }
}

/// The first pointer that a pointer was computed from in this function, by arithmetic alone.
fn origin(body: &Body, pointer: Operand) -> Operand {
    let (mut found, mut at) = (pointer, pointer);
    for _ in 0..MOST_STEPS {
        let Some(from) = step_back(body, at) else { break };
        at = from;
        if *body.type_of(at) == Type::Ptr(0) {
            found = at;
        }
    }
    found
}

fn step_back(body: &Body, at: Operand) -> Option<Operand> {
    let Operand::Local(local) = at else { return None };
    match &definition(body, local)?.op {
        Op::Gep { base, .. } => Some(*base),
        Op::Freeze(value) => Some(*value),
        Op::Cast { op, value, .. } => matches!(
            op,
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr | CastOp::BitCast | CastOp::AddrSpaceCast
        )
        .then_some(*value),
        // Arithmetic on an address and a number: which is which shows in what they were made of.
        Op::Binary {
            op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor | BinaryOp::Or | BinaryOp::And,
            a,
            b,
            ..
        } => [*a, *b].into_iter().find(|operand| is_address(body, *operand)),
        Op::Phi { incoming, .. } => outside(body, local, incoming),
        _ => None,
    }
}

/// What a value that goes round in a loop has before the first round.
fn outside(body: &Body, phi: LocalId, incoming: &[(Operand, crate::inst::BlockId)]) -> Option<Operand> {
    let comes_from_itself = |operand: Operand| {
        let mut at = operand;
        for _ in 0..MOST_STEPS {
            let Operand::Local(local) = at else { return false };
            if local == phi {
                return true;
            }
            let from = match definition(body, local).map(|inst| &inst.op) {
                Some(Op::Gep { base, .. }) => *base,
                _ => return false,
            };
            at = from;
        }
        false
    };
    let mut others =
        incoming.iter().map(|(operand, _)| *operand).filter(|operand| !comes_from_itself(*operand));
    let first = others.next()?;
    others.all(|other| other == first).then_some(first)
}

fn is_address(body: &Body, operand: Operand) -> bool {
    let Operand::Local(local) = operand else { return false };
    definition(body, local).is_some_and(|inst| match &inst.op {
        Op::Cast { op, .. } => matches!(op, CastOp::PtrToInt | CastOp::PtrToAddr),
        Op::Binary { a, b, .. } => [*a, *b].into_iter().any(|operand| match operand {
            Operand::Local(inner) => definition(body, inner)
                .is_some_and(|inst| matches!(inst.op, Op::Cast { op: CastOp::PtrToInt, .. })),
            Operand::Const(_) => false,
        }),
        _ => false,
    })
}

fn definition(body: &Body, local: LocalId) -> Option<&Inst> {
    body.blocks.iter().flat_map(|block| &block.insts).find(|inst| inst.result == Some(local))
}
