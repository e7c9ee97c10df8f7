//! A program in text that is run elsewhere, under the control of a runtime: a call of the runtime before each place
//! that matters; stand-ins for functions that only the machine knows (`stand_ins.rs`); line tables (`lines.rs`). What the
//! runtime does at a place is not known here.

use super::Printer;
use super::lines::Lines;
use crate::error::ReadError;
use crate::inst::{Body, Callee, Inst, Op, Operand, TailKind};
use crate::program::{Program, SymbolId};
use crate::types::Type;
use rustc_hash::{FxHashMap, FxHashSet};

/// What is different from the program itself.
#[derive(Clone, Debug, Default)]
pub struct Hooks {
    /// The places, each with its number: a function, and an instruction counted over all blocks of its clean body.
    pub points: FxHashMap<(SymbolId, u32), u32>,
    /// Functions that are called under another name; the runtime has them.
    pub renamed: FxHashMap<SymbolId, String>,
    /// Functions that have a stand-in.
    pub stand_ins: FxHashMap<SymbolId, StandIn>,
    /// Definitions that are left out: the system has them.
    pub omitted: FxHashSet<SymbolId>,
    /// The function that the program starts in.
    pub entry: String,
    /// Its parameters, from 0, that lead to objects which the runtime makes.
    pub pointers: Vec<u32>,
    /// The functions that pointers among the inputs lead to, by the numbers that the runtime knows them by.
    pub functions: Vec<(u64, String)>,
    /// Whether accesses are made ready for the address sanitizer.
    pub sanitize: bool,
    /// Whether the runtime is told where locals and threads' own variables are, and which of their blocks are left.
    pub lifetimes: bool,
    /// The number of the place that is to fail, if the runtime is told what is accessed or called there.
    pub failing: Option<u32>,
    /// Whether the runtime is told where `setjmp` was called.
    pub jumps: bool,
    /// The folder that files are named from.
    pub folder: String,
    /// Whether bodies are printed as they were written, and the numbers of `points` count the instructions there.
    pub as_written: bool,
}

/// What a function does instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StandIn {
    /// Returns the thread's next input.
    Input,
    /// Tells the runtime whether its first argument is not zero, which it should not be.
    Assume,
    /// As above; if it is zero the program has failed.
    Assert,
    /// Tells the runtime that the program has failed.
    Fail,
    /// Returns zero.
    Nothing,
}

/// What the hooks look like; the slow ways are the runtime's.
const PREAMBLE: &str = "
@__tb_left = external thread_local global i64
@__tb_weakly = external thread_local global i8
declare void @__tb_slow(i32, ptr)
declare void @__tb_slow_call(i32)
declare void @__tb_after_call(i32)
declare i64 @__tb_input()
declare ptr @__tb_buffer(i64, i32)
declare ptr @__tb_pointer()
declare void @__tb_graph_function(i64, ptr)
declare void @__tb_assume(i32)
declare void @__tb_assert(i32)
declare void @__tb_local(ptr, i64, i64, i32, i32)
declare void @__tb_unwound(ptr)
declare void @__tb_block(ptr, i32)
declare void @__tb_variable(ptr, i64)
declare void @__tb_global(ptr, i64)
declare void @__tb_function(ptr, i32)
declare void @__tb_regard(i32, ptr, ptr, i64)
declare void @__tb_callee(ptr, i32)
declare void @__tb_number(i64)
declare void @__tb_format(i32)
declare void @__tb_width(i32)
declare void @__tb_jump_set(ptr)
declare void @__tb_jump_left()

define internal void @__tb_pass(i32 %id, ptr %at) alwaysinline nounwind {
  %left = load i64, ptr @__tb_left
  %less = sub i64 %left, 1
  store i64 %less, ptr @__tb_left
  %due = icmp slt i64 %left, 1
  br i1 %due, label %slow, label %out
slow:
  call void @__tb_slow(i32 %id, ptr %at)
  br label %out
out:
  ret void
}

define internal void @__tb_call(i32 %id) alwaysinline nounwind {
  %left = load i64, ptr @__tb_left
  %less = sub i64 %left, 1
  store i64 %less, ptr @__tb_left
  %due = icmp slt i64 %left, 1
  br i1 %due, label %slow, label %out
slow:
  call void @__tb_slow_call(i32 %id)
  br label %out
out:
  ret void
}
";

/// The whole program as one module with clean bodies, hooks and line tables.
pub fn hooked_program(program: &Program, hooks: &Hooks) -> Result<String, ReadError> {
    let mut printer = Printer::new(program);
    printer.hooks = Some(Hooked { hooks, lines: Lines::default(), scope: 0, at: None, weakly: None });
    for id in (0..program.symbols().len()).map(|id| SymbolId(id as u32)) {
        let symbol = program.symbol(id);
        if let Some(stand_in) = hooks.stand_ins.get(&id) {
            printer.stand_in(id, symbol, *stand_in);
        } else if symbol.is_definition() && !hooks.omitted.contains(&id) {
            let body = if hooks.as_written { program.body(id)? } else { program.clean_body(id)? };
            printer.symbol(id, body);
        }
    }
    for id in (0..program.symbols().len()).map(|id| SymbolId(id as u32)) {
        let symbol = program.symbol(id);
        // A function that goes by the name of another one is that one.
        let is_another = hooks.renamed.get(&id).is_some_and(|name| program.find(name).is_some());
        let is_left = (!symbol.is_definition() || hooks.omitted.contains(&id)) && !is_another;
        if is_left && !hooks.stand_ins.contains_key(&id) && printer.used.contains(&id) {
            printer.declaration(id);
        }
    }
    printer.start(program.find(&hooks.entry).map(|id| program.symbol(id)), hooks);
    printer.put(PREAMBLE);
    printer.own_variables(program);
    printer.known_places(program);
    let lines = printer.hooks.as_ref().map(|hooked| hooked.lines.text(hooks)).unwrap_or_default();
    Ok(printer.finish() + &lines)
}

/// What the printer knows while it prints such a program.
pub(super) struct Hooked<'a> {
    pub(super) hooks: &'a Hooks,
    lines: Lines,
    /// The subprogram at hand.
    scope: usize,
    /// The last line that was met in it.
    at: Option<usize>,
    /// The weak compare-and-swap at hand, if what it expects is up to the runtime.
    weakly: Option<u32>,
}

impl Printer<'_> {
    /// The name of a symbol here, where it is not its own.
    pub(super) fn other_name(&self, id: SymbolId) -> Option<String> {
        let hooks = self.hooks.as_ref()?.hooks;
        let is_idle_main = || &*self.program.symbol(id).name == "main" && hooks.entry != "main";
        hooks.renamed.get(&id).cloned().or_else(|| is_idle_main().then(|| "__tb_idle_main".to_owned()))
    }

    /// A function or variable that the system or the runtime has.
    fn declaration(&mut self, id: SymbolId) {
        let mut symbol = self.program.symbol(id).clone();
        symbol.comdat = None;
        if let crate::program::SymbolKind::Variable(variable) = &mut symbol.kind {
            variable.init = None;
        }
        symbol.linkage = crate::program::Linkage::External;
        symbol.dso_local = false;
        match &symbol.kind {
            crate::program::SymbolKind::Function(function) => self.function(id, &symbol, function, None),
            crate::program::SymbolKind::Variable(variable) => self.variable(id, &symbol, variable),
            _ => self.symbol(id, None),
        }
        self.put("\n");
    }

    /// The subprogram of a function whose body follows, as an attachment.
    pub(super) fn subprogram(&mut self, id: SymbolId, body: &Body) {
        let program = self.program;
        let Some(hooked) = &mut self.hooks else { return };
        let locations = body.blocks.iter().flat_map(|block| &block.insts).filter_map(|inst| inst.loc);
        let place = locations.filter_map(|loc| program.place(id, loc)).next();
        let (file, line) = place.map_or(("".into(), 0), |place| (place.file, place.line));
        hooked.scope = hooked.lines.subprogram(&program.symbol(id).name, &file, line);
        hooked.at = None;
        let scope = hooked.scope;
        self.fmt(format_args!(" !dbg !{scope}"));
    }

    /// What goes before an instruction: its hook, if it has one. `number` counts the instructions of the clean body.
    pub(super) fn before(&mut self, id: SymbolId, body: &Body, inst: &Inst, number: u32) {
        let program = self.program;
        let Some(hooked) = &mut self.hooks else { return };
        if let Some(place) = inst.loc.and_then(|loc| program.place(id, loc)) {
            let scope = hooked.scope;
            hooked.at = Some(hooked.lines.location(scope, &place.file, place.line, place.column));
        }
        let (jumps, failing) = (hooked.hooks.jumps, hooked.hooks.failing);
        let point = hooked.hooks.points.get(&(id, number)).copied();
        if jumps {
            self.sets_jump(body, inst);
        }
        let Some(point) = point else { return };
        if failing == Some(point) {
            self.regard(body, inst);
        }
        match &inst.op {
            Op::Phi { .. } | Op::LandingPad { .. } => {}
            _ if self.by_runtime(body, inst) => self.hook(&format!("__tb_call(i32 {point})")),
            Op::Load { ptr, .. }
            | Op::Store { ptr, .. }
            | Op::AtomicRmw { ptr, .. }
            | Op::CmpXchg { ptr, .. } => {
                self.put("  call void @__tb_pass(i32 ");
                self.fmt(format_args!("{point}, "));
                self.typed(body, *ptr);
                self.put(")");
                self.attach();
                self.put("\n");
                if let Op::CmpXchg { weak: true, expected, .. } = &inst.op {
                    self.expect_weakly(body, *expected, number);
                }
            }
            // A mark of the compiler's own before an access: its first argument is the address.
            Op::Call(call) if self.is_mark(body, call) => {
                self.fmt(format_args!("  call void @__tb_pass(i32 {point}, "));
                match call.args.first().and_then(|arg| arg.value) {
                    Some(address) => self.typed(body, address),
                    None => self.put("ptr null"),
                }
                self.put(")");
                self.attach();
                self.put("\n");
            }
            _ => self.hook(&format!("__tb_pass(i32 {point}, ptr null)")),
        }
    }

    /// What a weak compare-and-swap is to expect: something else than it does, if the runtime says that it fails for no
    /// reason. It then finds what it would have expected, and fails.
    fn expect_weakly(&mut self, body: &Body, expected: Operand, number: u32) {
        let ty = body.type_of(expected);
        self.fmt(format_args!("  %__tb_weak.{number} = load i8, ptr @__tb_weakly\n"));
        self.put("  store i8 0, ptr @__tb_weakly\n");
        self.fmt(format_args!("  %__tb_fails.{number} = icmp ne i8 %__tb_weak.{number}, 0\n"));
        self.fmt(format_args!("  %__tb_other.{number} = "));
        let is_pointer = matches!(ty, Type::Ptr(_));
        self.put(if is_pointer { "getelementptr i8, " } else { "xor " });
        self.typed(body, expected);
        self.put(if is_pointer { ", i64 1\n" } else { ", -1\n" });
        self.fmt(format_args!("  %__tb_expected.{number} = select i1 %__tb_fails.{number}, "));
        self.ty(ty);
        self.fmt(format_args!(" %__tb_other.{number}, "));
        self.typed(body, expected);
        self.put("\n");
        if let Some(hooked) = &mut self.hooks {
            hooked.weakly = Some(number);
        }
    }

    /// Whether the compare-and-swap at hand expects what was made above, and under which number.
    pub(super) fn weakly(&mut self) -> Option<u32> {
        self.hooks.as_mut().and_then(|hooked| hooked.weakly.take())
    }

    /// What goes after a call that the runtime takes part in.
    pub(super) fn after(&mut self, id: SymbolId, body: &Body, inst: &Inst, number: u32) {
        let Some(hooked) = &self.hooks else { return };
        let Some(point) = hooked.hooks.points.get(&(id, number)).copied() else { return };
        let is_last =
            matches!(&inst.op, Op::Call(call) if call.tail == TailKind::Must) || inst.op.is_terminator();
        if !is_last && self.by_runtime(body, inst) {
            self.hook(&format!("__tb_after_call(i32 {point})"));
        }
    }

    /// The size of a type in bytes, as a constant of 64 bits.
    pub(super) fn size_of(&mut self, ty: &Type) {
        self.put("ptrtoint (ptr getelementptr (");
        self.ty(ty);
        self.put(", ptr null, i32 1) to i64)");
    }

    /// The line of the instruction at hand, as an attachment.
    pub(super) fn attach(&mut self) {
        let Some(hooked) = &mut self.hooks else { return };
        let scope = hooked.scope;
        if scope == 0 {
            return;
        }
        let at = *hooked.at.get_or_insert_with(|| hooked.lines.location(scope, "", 0, 0));
        self.fmt(format_args!(", !dbg !{at}"));
    }

    /// Whether the runtime itself takes part in a call: it knows the function, or nobody knows which it is.
    fn by_runtime(&self, body: &Body, inst: &Inst) -> bool {
        let (Op::Call(call) | Op::Invoke { call, .. }) = &inst.op else { return false };
        match (call.called(body), &call.callee) {
            (Some(symbol), _) => {
                self.hooks.as_ref().is_some_and(|hooked| hooked.hooks.renamed.contains_key(&symbol))
            }
            (None, Callee::Value(_)) => true,
            (None, Callee::Asm(_)) => false,
        }
    }

    fn is_mark(&self, body: &Body, call: &crate::inst::Call) -> bool {
        let called = call.called(body).map(|symbol| &self.program.symbol(symbol).name);
        let accesses =
            ["__tsan_read", "__tsan_write", "__tsan_unaligned", "__tsan_volatile", "__tsan_atomic"];
        called.is_some_and(|name| accesses.iter().any(|access| name.starts_with(access)))
    }

    fn hook(&mut self, call: &str) {
        self.fmt(format_args!("  call void @{call}"));
        self.attach();
        self.put("\n");
    }
}
