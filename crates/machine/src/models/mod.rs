//! Models of the functions that programs call without bringing them. One file a subject, each with a table of the
//! names that it models; this file only joins the tables.
//!
//! A model asks for permission before each visible step (`Run::visible`). If it is not given yet the call is left
//! and made again from the start later: `Thread::stage` says how far it has come, and is reset when it returns.

mod access;
mod allocation;
mod arguments;
mod atomics;
mod attributes;
mod barrier;
mod block;
mod c11;
mod cleanup;
mod condition;
mod convert;
mod decimal;
mod directive;
mod environment;
mod errno;
mod files;
mod format;
mod input;
mod libm;
mod lockfile;
mod math;
mod memory;
mod mutex;
mod names;
mod nothing;
mod numeral;
mod object;
mod once;
mod output;
mod parts;
mod process;
mod random;
mod rwlock;
mod scan;
mod section;
mod semaphore;
mod specific;
mod stack;
mod stdio;
mod string;
mod thread;
mod time;

pub(crate) use lockfile::around;
pub(crate) use names::plain as plain_name;
pub use parts::STREAMS;
pub(crate) use parts::{Known, LOCKS, describe as describe_part, is_hidden};
pub(crate) use section::PREFIX as SECTION_PREFIX;
pub(crate) use thread::before_end;

use crate::code::{CallSite, Reg, Target};
use crate::machine::Machine;
use crate::step::{Flow, Run, Stop};
use crate::value::Value;
use rustc_hash::FxHashMap;
use std::sync::OnceLock;
use threadbare_ir::program::{Program, SymbolId, SymbolKind};
use threadbare_trace::InputKind;
use threadbare_trace::options::Undefined;

/// A modelled function.
#[derive(Clone, Copy, Debug)]
pub struct Model {
    /// The name of the function. Intrinsics are named without their type suffixes.
    pub name: &'static str,
    /// What it does.
    pub run: fn(&mut Run<'_>, &Call<'_>) -> Flow<Value>,
}

/// A call of a model.
pub struct Call<'a> {
    name: &'static str,
    args: &'a [Value],
    site: &'a CallSite,
    /// Where the result goes.
    pub(crate) dst: Reg,
}

impl<'a> Call<'a> {
    pub(crate) fn new(name: &'static str, args: &'a [Value], site: &'a CallSite, dst: Reg) -> Call<'a> {
        Call { name, args, site, dst }
    }

    /// The name of the model.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// How many arguments the program passes.
    pub fn count(&self) -> usize {
        self.site.params.len()
    }

    /// An argument; zero if the program passes too few.
    pub fn arg(&self, number: usize) -> Value {
        let first = self.site.params.get(number).map(|param| param.first as usize);
        first.and_then(|first| self.args.get(first)).copied().unwrap_or(Value::concrete(0))
    }

    /// The width of an argument in bits.
    pub fn width(&self, number: usize) -> u32 {
        self.site.params.get(number).map_or(32, |param| param.width)
    }

    /// Whether the result is to be two numbers of 64 bits.
    pub fn halves(&self) -> bool {
        self.site.halves
    }

    /// The width of the result in bits; 0 if there is none.
    pub fn result_width(&self) -> u32 {
        self.site.result
    }
}

/// What models without a result return.
pub const ZERO: Value = Value::concrete(0);

/// All tables, each with its subject.
const TABLES: &[(&str, &[Model])] = &[
    ("allocation", allocation::MODELS),
    ("atomics", atomics::MODELS),
    ("attributes", attributes::MODELS),
    ("barrier", barrier::MODELS),
    ("c11", c11::MODELS),
    ("cleanup", cleanup::MODELS),
    ("condition", condition::MODELS),
    ("convert", convert::MODELS),
    ("errno", errno::MODELS),
    ("input", input::MODELS),
    ("math", math::MODELS),
    ("memory", memory::MODELS),
    ("mutex", mutex::MODELS),
    ("nothing", nothing::MODELS),
    ("once", once::MODELS),
    ("process", process::MODELS),
    ("rwlock", rwlock::MODELS),
    ("section", section::MODELS),
    ("semaphore", semaphore::MODELS),
    ("specific", specific::MODELS),
    ("stack", stack::MODELS),
    ("string", string::MODELS),
    ("thread", thread::MODELS),
    ("output", output::MODELS),
    ("lockfile", lockfile::MODELS),
    ("time", time::MODELS),
    ("stdio", stdio::MODELS),
    ("files", files::MODELS),
    ("names", names::MODELS),
    ("random", random::MODELS),
    ("environment", environment::MODELS),
];

/// The names of all functions that need no body in the program: those with a model, those of
/// the library, and the intrinsics that become operations.
pub fn names() -> impl Iterator<Item = &'static str> {
    executable().chain(crate::decode::intrinsic::READ_AWAY.iter().copied())
}

/// Those of them that something is executed for.
pub fn executable() -> impl Iterator<Item = &'static str> {
    let models = TABLES.iter().flat_map(|(_, table)| table.iter()).map(|model| model.name);
    models.chain(crate::libc::functions()).chain(crate::decode::intrinsic::names())
}

/// Every subject, that of a table or of a module of the library, with each of its functions.
pub fn by_subject() -> impl Iterator<Item = (&'static str, &'static str)> {
    let models = TABLES.iter().flat_map(|(subject, table)| table.iter().map(|model| (*subject, model.name)));
    models.chain(crate::libc::by_module())
}

/// The model of a function, by its name.
pub fn find(name: &str) -> Option<Model> {
    static ALL: OnceLock<FxHashMap<&'static str, Model>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        TABLES.iter().flat_map(|(_, table)| table.iter()).map(|model| (model.name, *model)).collect()
    });
    if let Some(model) = all.get(name) {
        return Some(*model);
    }
    // The name of an intrinsic ends in the types that it is for: llvm.memset.p0.i64.
    let mut rest = name.strip_prefix("llvm.").map(|_| name)?;
    while let Some((shorter, _)) = rest.rsplit_once('.') {
        if let Some(model) = all.get(shorter) {
            return Some(*model);
        }
        rest = shorter;
    }
    None
}

/// Whether a model has no effect, so that a call without a result need not be made.
pub fn is_nothing(model: &Model) -> bool {
    nothing::MODELS.iter().any(|other| other.name == model.name)
}

/// Whether a model gives sixteen bytes, and gives them as two numbers where the program wants it so.
pub fn gives_halves(model: &Model) -> bool {
    atomics::gives_halves(model.name)
}

/// What a call of this symbol runs: its body, if the program has one; else its body in the library that the machine
/// brings; else its model.
pub fn resolve(program: &Program, symbol: u32) -> Target {
    let found = program.symbol(SymbolId(symbol));
    let is_defined = |id: SymbolId| matches!(&program.symbol(id).kind, SymbolKind::Function(function) if function.is_defined);
    if is_defined(SymbolId(symbol)) && !input::overrides_definition(&found.name) {
        return Target::Function(symbol);
    }
    // `exit` has a model too, for programs that register nothing to be run then.
    if let Some(body) = program.find(&crate::libc::body_name(&found.name)).filter(|id| is_defined(*id)) {
        return Target::Function(body.0);
    }
    match find(&found.name) {
        Some(model) => Target::Model(model),
        None if is_defined(SymbolId(symbol)) => Target::Function(symbol),
        None => Target::Unknown(symbol),
    }
}

/// What a call of a function that nobody describes gives.
pub fn undescribed(run: &mut Run<'_>, symbol: u32, site: &CallSite) -> Flow<Value> {
    let name = run.machine.name_of(symbol);
    // What the C library does is known, even where there is no model of it: it does not do nothing.
    let is_described = threadbare_analysis::effects::lookup(&name).is_some();
    let value = match run.machine.options.undefined {
        _ if is_described => return Err(Stop::unsupported(format!("the function '{name}'"))),
        Undefined::Stop => {
            return Err(Stop::unsupported(format!("the function '{name}' (no file given defines it)")));
        }
        _ if site.results > 1 || site.result > 64 || site.copies > 0 => {
            return Err(Stop::unsupported(format!("the function '{name}', which passes more than words")));
        }
        Undefined::Input if site.result > 0 => input::take(run, &name, site.result, InputKind::Unsigned)?,
        Undefined::Input | Undefined::Concrete => ZERO,
    };
    run.machine.undescribed.insert(symbol);
    Ok(value)
}

/// The library's `exit`, in programs that register functions to be run then.
pub fn exit_function(program: &Program) -> Option<u32> {
    program.find(&crate::libc::body_name("exit")).map(|id| id.0)
}

/// What a call of this symbol runs.
pub fn target(machine: &Machine, symbol: u32) -> Target {
    resolve(&machine.program, symbol)
}

/// An input that the main thread has taken before its first instruction: a byte of a file or an argument.
pub use input::Fresh;
