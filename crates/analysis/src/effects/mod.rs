//! What external functions do: one table for all. Whoever wants to know whether a function spawns a thread,
//! takes a lock, waits, allocates or reads an input asks here, and so does the machine before it looks for a
//! model. A function that is not in the table is unknown, and so never modelled.
//!
//! The table says *what* a function is for, never how its model works.

mod allocation;
mod cpp;
mod cpp_library;
pub mod flows;
mod inputs;
mod intrinsics;
mod nothing;
mod numbers;
mod process;
mod search;
mod stdio;
mod text;
mod threads;
mod time;
mod wide;

use std::collections::HashMap;
use std::sync::LazyLock;

/// An external function and what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// Its name as a symbol; that of an LLVM intrinsic without the suffixes for its types.
    pub name: &'static str,
    /// What it does.
    pub kind: Kind,
    /// Whether the machine has a model of it.
    pub modelled: bool,
    /// The limits of the model, or what stands in its way; empty if there is nothing to say.
    pub note: &'static str,
}

/// What a function does that a strategy or a reader of a program cares about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Starts a thread.
    Spawns,
    /// Waits until a thread has ended.
    Joins,
    /// Ends the calling thread.
    EndsThread,
    /// Asks or sets something about threads: identity, detachment, attributes.
    Thread,
    /// Takes a lock, and waits for it if it must.
    Locks,
    /// Takes a lock if that needs no wait.
    TriesLock,
    /// Gives a lock back.
    Unlocks,
    /// Waits for another thread: a condition, a semaphore.
    Waits,
    /// May wake one that waits.
    Signals,
    /// Waits until enough threads have arrived.
    Barrier,
    /// Runs something once, whichever thread comes first.
    Once,
    /// Makes, destroys or configures an object that threads synchronise with.
    SyncObject,
    /// Begins or ends a section that no other thread interrupts.
    AtomicSection,
    /// An atomic access or a fence, as a call.
    Atomic,
    /// Data that each thread has for itself.
    ThreadLocal,
    /// Lets others run; nothing else.
    Yields,
    /// Makes a heap object, or resizes one.
    Allocates,
    /// Ends the life of a heap object.
    Frees,
    /// Gives a value that the tool may choose.
    ReadsInput,
    /// Cuts the executions in which a condition fails.
    Assumes,
    /// Fails, if a condition does or always.
    Asserts,
    /// Reads or writes memory through its arguments, and nothing else.
    Memory,
    /// Calls a function that it was given.
    CallsBack,
    /// Writes for a person or a file to read.
    Output,
    /// Reads from a stream or a descriptor, or changes one.
    Files,
    /// Reads or writes hidden state of the library: random numbers, `errno`, the environment, the clock.
    HiddenState,
    /// A function of its arguments alone.
    Pure,
    /// Ends the process.
    Exits,
    /// Saves or restores a place to go on from.
    Jumps,
    /// Throws, catches or carries on an exception.
    Unwinds,
    /// Starts or talks to another process, or handles signals.
    Process,
    /// Tells the compiler something; no effect when it runs.
    Nothing,
}

impl Kind {
    /// One word or two for a person.
    #[must_use]
    pub fn describe(self) -> &'static str {
        match self {
            Kind::Spawns => "spawns",
            Kind::Joins => "joins",
            Kind::EndsThread => "ends thread",
            Kind::Thread => "thread",
            Kind::Locks => "locks",
            Kind::TriesLock => "tries lock",
            Kind::Unlocks => "unlocks",
            Kind::Waits => "waits",
            Kind::Signals => "signals",
            Kind::Barrier => "barrier",
            Kind::Once => "once",
            Kind::SyncObject => "sync object",
            Kind::AtomicSection => "atomic section",
            Kind::Atomic => "atomic",
            Kind::ThreadLocal => "thread-local",
            Kind::Yields => "yields",
            Kind::Allocates => "allocates",
            Kind::Frees => "frees",
            Kind::ReadsInput => "input",
            Kind::Assumes => "assumes",
            Kind::Asserts => "asserts",
            Kind::Memory => "memory",
            Kind::CallsBack => "calls back",
            Kind::Output => "output",
            Kind::Files => "files",
            Kind::HiddenState => "hidden state",
            Kind::Pure => "pure",
            Kind::Exits => "exits",
            Kind::Jumps => "jumps",
            Kind::Unwinds => "unwinds",
            Kind::Process => "process",
            Kind::Nothing => "nothing",
        }
    }

    /// Whether threads synchronise through it.
    #[must_use]
    pub fn synchronises(self) -> bool {
        matches!(
            self,
            Kind::Spawns
                | Kind::Joins
                | Kind::EndsThread
                | Kind::Locks
                | Kind::TriesLock
                | Kind::Unlocks
                | Kind::Waits
                | Kind::Signals
                | Kind::Barrier
                | Kind::Once
                | Kind::AtomicSection
                | Kind::Atomic
        )
    }
}

/// A function that the machine has a model of.
const fn yes(name: &'static str, kind: Kind, note: &'static str) -> Effect {
    Effect { name, kind, modelled: true, note }
}

/// A function that the machine has no model of.
const fn no(name: &'static str, kind: Kind, note: &'static str) -> Effect {
    Effect { name, kind, modelled: false, note }
}

/// Every function of the table, subject by subject.
pub fn all() -> impl Iterator<Item = &'static Effect> {
    [
        inputs::TABLE,
        threads::TABLE,
        allocation::TABLE,
        text::TABLE,
        wide::TABLE,
        numbers::TABLE,
        search::TABLE,
        time::TABLE,
        process::TABLE,
        stdio::TABLE,
        cpp::TABLE,
        cpp_library::TABLE,
        intrinsics::TABLE,
    ]
    .into_iter()
    .flatten()
}

/// What is known of a function, by its name as a symbol.
#[must_use]
pub fn lookup(name: &str) -> Option<&'static Effect> {
    static BY_NAME: LazyLock<HashMap<&'static str, &'static Effect>> =
        LazyLock::new(|| all().map(|effect| (effect.name, effect)).collect());
    // `\01` says that the name is not to be mangled by the target.
    let mut name = name.strip_prefix('\u{1}').unwrap_or(name);
    loop {
        if let Some(effect) = BY_NAME.get(name) {
            return Some(effect);
        }
        // The types that an intrinsic works on are written behind its name.
        name = name.strip_prefix("llvm.").and(name.rsplit_once('.')).map(|(front, _)| front)?;
    }
}

/// Which argument of a function that spawns is the function that the thread runs.
#[must_use]
pub fn thread_function_argument(name: &str) -> Option<usize> {
    match name {
        "pthread_create" => Some(2),
        "thrd_create" => Some(1),
        _ => None,
    }
}

/// Which argument of a function that reads an input is the input's name.
#[must_use]
pub fn input_name_argument(name: &str) -> Option<usize> {
    match name {
        "tb_bytes" | "klee_make_symbolic" | "klee_range" => Some(2),
        "tb_choose" => Some(1),
        "klee_int" => Some(0),
        _ => name.starts_with("tb_").then_some(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_function_is_described_twice() {
        let mut seen = HashMap::new();
        for effect in all() {
            assert_eq!(seen.insert(effect.name, effect), None, "{} is there twice", effect.name);
        }
    }

    #[test]
    fn intrinsics_are_found_for_all_types() {
        for name in ["llvm.memcpy.p0i8.p0i8.i64", "llvm.memcpy.p0.p0.i64", "llvm.memcpy"] {
            assert_eq!(lookup(name).map(|e| (e.name, e.kind)), Some(("llvm.memcpy", Kind::Memory)), "{name}");
        }
        // The longest name that fits: not `llvm.memcpy`.
        let atomic = "llvm.memcpy.element.unordered.atomic";
        assert_eq!(lookup(&format!("{atomic}.p0.p0.i64")).map(|e| e.name), Some(atomic));
        assert_eq!(lookup("llvm.experimental.unheard.of"), None);
        assert_eq!(lookup("llvm"), None);
    }

    #[test]
    fn other_names_are_found_only_whole() {
        assert_eq!(lookup("pthread_create").map(|e| e.kind), Some(Kind::Spawns));
        assert_eq!(lookup("\u{1}pthread_create").map(|e| e.kind), Some(Kind::Spawns));
        assert_eq!(lookup("pthread_create.17"), None);
        assert_eq!(lookup("pthread_creat"), None);
        assert_eq!(lookup(""), None);
    }
}
