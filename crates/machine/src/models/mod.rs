//! Models of the functions that programs call without bringing them. One file a subject; this one knows their
//! names. A model asks for permission before each visible step, and is called again from the start when it is
//! given: `Thread::stage` says how far it has come.

mod allocation;
mod condition;
mod input;
mod mutex;
mod process;
mod thread;

use crate::code::{CallSite, Target};
use crate::machine::Machine;
use crate::memory::Memory;
use crate::step::{Flow, Run};
use crate::value::Value;
use threadbare_ir::program::{SymbolId, SymbolKind};

/// The functions that are modelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // named after the functions
pub enum Model {
    /// Has no effect that the machine knows of.
    Nothing,
    /// Has no effect, and returns zero.
    Zero,
    Input,
    InputBytes,
    Assume,
    AssertFail,
    Abort,
    Exit,
    Malloc,
    Calloc,
    Free,
    Fill,
    Move,
    ThreadCreate,
    ThreadJoin,
    ThreadExit,
    ThreadSelf,
    MutexInit,
    MutexDestroy,
    MutexLock,
    MutexTryLock,
    MutexUnlock,
    ConditionInit,
    ConditionWait,
    ConditionSignal,
    ConditionBroadcast,
}

/// The model of a function, by its name.
pub fn find(name: &str) -> Option<Model> {
    use Model::*;
    Some(match name {
        "pthread_create" => ThreadCreate,
        "pthread_join" => ThreadJoin,
        "pthread_exit" => ThreadExit,
        "pthread_self" => ThreadSelf,
        "pthread_mutex_init" => MutexInit,
        "pthread_mutex_destroy" => MutexDestroy,
        "pthread_mutex_lock" => MutexLock,
        "pthread_mutex_trylock" => MutexTryLock,
        "pthread_mutex_unlock" => MutexUnlock,
        "pthread_cond_init" | "pthread_cond_destroy" => ConditionInit,
        "pthread_cond_wait" => ConditionWait,
        "pthread_cond_signal" => ConditionSignal,
        "pthread_cond_broadcast" => ConditionBroadcast,
        // Any schedule may follow a pause, so a pause adds none.
        "usleep" | "sleep" | "nanosleep" | "sched_yield" | "pthread_yield" => Zero,
        "tb_bool" | "tb_char" | "tb_schar" | "tb_uchar" | "tb_short" | "tb_ushort" | "tb_int" | "tb_uint"
        | "tb_long" | "tb_ulong" | "tb_longlong" | "tb_ulonglong" | "tb_size" | "tb_ptrdiff" => Input,
        "tb_bytes" => InputBytes,
        "tb_assume" => Assume,
        "tb_assert_fail" | "__assert_fail" => AssertFail,
        "abort" => Abort,
        "exit" | "_exit" | "_Exit" => Exit,
        "malloc" => Malloc,
        "calloc" => Calloc,
        "free" => Free,
        _ if name.starts_with("llvm.lifetime.")
            || name.starts_with("llvm.dbg.")
            || name.starts_with("llvm.experimental.noalias.scope.decl")
            || name == "llvm.assume"
            || name == "llvm.donothing" =>
        {
            Nothing
        }
        _ if name.starts_with("llvm.memset.") => Fill,
        _ if name.starts_with("llvm.memcpy.") || name.starts_with("llvm.memmove.") => Move,
        _ => return None,
    })
}

/// What a call of this symbol runs.
pub fn target(machine: &Machine, symbol: u32) -> Target {
    let found = machine.program.symbol(SymbolId(symbol));
    if let Some(model) = find(&found.name) {
        return Target::Model(model);
    }
    match &found.kind {
        SymbolKind::Function(function) if function.is_defined => Target::Function(symbol),
        _ => Target::Unknown(symbol),
    }
}

/// Runs a model.
pub fn call(run: &mut Run<'_>, model: Model, args: &[Value], site: &CallSite) -> Flow<Value> {
    let zero = Value::concrete(0);
    let arg = |i: usize| args.get(i).copied().unwrap_or(zero);
    match model {
        Model::Nothing | Model::Zero => Ok(zero),
        Model::Input => input::scalar(run, arg(0), site.result),
        Model::InputBytes => input::bytes(run, arg(0), arg(1), arg(2)),
        Model::Assume => input::assume(run, arg(0), site.widths.first().copied().unwrap_or(32)),
        Model::AssertFail => process::assert_fail(run, arg(0)),
        Model::Abort => process::abort(),
        Model::Exit => run.exit(arg(0)).map(|()| zero),
        Model::Malloc => allocation::malloc(run, arg(0), Value::concrete(1), false),
        Model::Calloc => allocation::malloc(run, arg(0), arg(1), true),
        Model::Free => allocation::free(run, arg(0)),
        Model::Fill => allocation::fill(run, arg(0), arg(1), arg(2)),
        Model::Move => allocation::copy(run, arg(0), arg(1), arg(2)),
        Model::ThreadCreate => thread::create(run, arg(0), arg(2), arg(3)),
        Model::ThreadJoin => thread::join(run, arg(0), arg(1)),
        Model::ThreadExit => thread::exit(run, arg(0)),
        Model::ThreadSelf => Ok(Value::concrete(thread::handle(run.thread_ref().id))),
        Model::MutexInit => mutex::init(run, arg(0), arg(1)),
        Model::MutexDestroy => mutex::destroy(run, arg(0)),
        Model::MutexLock => mutex::lock(run, arg(0)),
        Model::MutexTryLock => mutex::try_lock(run, arg(0)),
        Model::MutexUnlock => mutex::unlock(run, arg(0)),
        Model::ConditionInit => Ok(zero),
        Model::ConditionWait => condition::wait(run, arg(0), arg(1)),
        Model::ConditionSignal => condition::signal(run, arg(0)),
        Model::ConditionBroadcast => condition::broadcast(run, arg(0)),
    }
}

/// The name of what is at an address, for messages.
pub fn describe(machine: &Machine, memory: &Memory, address: u64) -> String {
    match memory.find(address) {
        Some(object) => {
            let name = crate::step::object_name(machine, object);
            match address - object.base {
                0 => name,
                offset => format!("{name} + {offset}"),
            }
        }
        None => format!("{address:#x}"),
    }
}
