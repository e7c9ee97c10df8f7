//! Where pointers go in an external function: what its result may be, what it copies, keeps and calls. The other column of the table of
//! effects, for whoever reads a program without running it. It knows arguments by number, and nothing of how a model works.
//!
//! A function of the table whose row is missing here has no model, or has a body: then the body says where pointers go.

use super::{Effect, nothing};
use std::collections::HashMap;
use std::sync::LazyLock;

/// One way that pointers take through a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// The result is a new object of the heap; the arguments whose product is its size, if one says so.
    Fresh(&'static [u8]),
    /// A new object of the heap is kept by the library, and the result is one that it keeps: this one, or one of an earlier call.
    FreshKept(Kept),
    /// The result is a new object that the library owns.
    FreshOwn,
    /// A new object of the heap is stored where the argument points.
    StoresFresh(u8),
    /// The result is the argument.
    Returns(u8),
    /// The result points into what the argument points into, anywhere from there on.
    Inside(u8),
    /// The result is what is stored where the argument points.
    Loads(u8),
    /// The value of the first argument is stored where the second points.
    Stores(u8, u8),
    /// A pointer into what the first argument points into is stored where the second points.
    StoresInside(u8, u8),
    /// Bytes are copied, to where the first argument points, from where the second does; as many as the third says.
    Copies(u8, u8, Option<u8>),
    /// The argument is kept by the library.
    Keeps(u8, Kept),
    /// The result is something that the library keeps.
    Gives(Kept),
    /// Something that the library keeps is stored where the argument points: this, and a word further the other.
    StoresKept(u8, Kept, Kept),
    /// The argument is called, with these arguments.
    Calls(u8, &'static [u8]),
    /// A thread starts in the first argument, with the second; its name is stored where the third points.
    Starts(u8, u8, u8),
    /// What the thread named by the first argument returned is stored where the second points.
    Joins(u8, u8),
    /// The thread ends with this result.
    EndsWith(u8),
    /// A new name for something that each thread has for itself is stored where the first argument points; the second is called with it
    /// when a thread ends.
    NewKey(u8, Option<u8>),
    /// The second argument becomes the thread's own value of the first.
    SetsOwn(u8, u8),
    /// The result is the thread's own value of the argument.
    GetsOwn(u8),
    /// The result is the address of `errno`.
    Errno,
    /// The result may be any address.
    Anything,
    /// What the arguments point to is followed further, as that of a format is.
    Deep,
    /// What runs after `main` is called.
    RunsDestructors,
    /// A function of the library that is written in C is called, without arguments.
    Runs(&'static str),
}

/// What the library keeps for programs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Kept {
    /// Text of the environment.
    Environment,
    /// What streams of memory belong to.
    Streams,
    /// Semaphores that have names.
    Semaphores,
    /// Words of threads.
    Words,
    /// Functions that run at the end.
    Ends,
    /// Their arguments.
    EndArguments,
    /// Exceptions that are thrown.
    Exceptions,
    /// What describes the types of exceptions that are caught.
    Caught,
}

use Flow::*;

/// Groups of functions through which pointers go in the same way.
const TABLE: &[(&[Flow], &[&str])] = &[
    (
        &[Fresh(&[0])],
        &["tb_new", "malloc", "valloc", "_Znwm", "_Znam", "_ZnwmRKSt9nothrow_t", "_ZnamRKSt9nothrow_t"],
    ),
    (&[Fresh(&[0, 1])], &["calloc"]),
    (&[Fresh(&[1])], &["aligned_alloc", "memalign"]),
    (&[Fresh(&[1]), Copies(RESULT, 0, None)], &["realloc"]),
    (&[Fresh(&[1, 2]), Copies(RESULT, 0, None)], &["reallocarray"]),
    (&[Fresh(&[])], &["strdup", "strndup", "fopen", "fopen64", "fdopen"]),
    (&[FreshKept(Kept::Semaphores)], &["sem_open"]),
    (&[Fresh(&[]), Returns(2)], &["freopen"]),
    (&[StoresFresh(0)], &["posix_memalign"]),
    (&[StoresFresh(0), Deep], &["asprintf", "vasprintf"]),
    (&[Returns(0), Copies(0, 1, Some(2))], &["memcpy", "memmove", "__memcpy_chk", "__memmove_chk"]),
    (&[Copies(0, 1, Some(2))], &["llvm.memcpy", "llvm.memmove"]),
    (&[Inside(0), Copies(0, 1, Some(2))], &["mempcpy"]),
    (&[Copies(1, 0, Some(2))], &["bcopy"]),
    (
        &[Returns(0)],
        &[
            "memset",
            "__memset_chk",
            "strcpy",
            "__strcpy_chk",
            "strncpy",
            "__strncpy_chk",
            "strcat",
            "__strcat_chk",
            "strncat",
            "__strncat_chk",
            "fgets",
            "fgets_unlocked",
            "llvm.expect",
            "llvm.expect.with.probability",
            "llvm.launder.invariant.group",
            "llvm.strip.invariant.group",
            "llvm.ssa.copy",
            "llvm.annotation",
            "llvm.ptr.annotation",
            "llvm.threadlocal.address",
            "llvm.arithmetic.fence",
            "llvm.canonicalize",
            "llvm.ptrmask",
            "llvm.invariant.start",
        ],
    ),
    (
        &[Inside(0)],
        &[
            "stpcpy",
            "stpncpy",
            "memchr",
            "memrchr",
            "memmem",
            "strchr",
            "index",
            "strrchr",
            "rindex",
            "strchrnul",
            "strstr",
            "strcasestr",
            "strpbrk",
        ],
    ),
    (&[StoresInside(0, 1)], &["strtod", "strtof", "strtold"]),
    (&[Returns(0), Returns(1)], &["llvm.umax", "llvm.umin", "llvm.smax", "llvm.smin"]),
    (&[Gives(Kept::Environment), FreshOwn], &["getenv", "secure_getenv"]),
    (&[Keeps(0, Kept::Environment)], &["putenv"]),
    (&[Gives(Kept::Streams)], &["tb_stream_memory"]),
    (&[Keeps(1, Kept::Streams)], &["tb_set_stream_memory"]),
    (&[Gives(Kept::Words)], &["tb_thread_word"]),
    (&[Keeps(1, Kept::Words)], &["tb_set_thread_word"]),
    (&[Keeps(2, Kept::Ends), Keeps(3, Kept::EndArguments)], &["tb_add_end"]),
    (&[StoresKept(1, Kept::Ends, Kept::EndArguments)], &["tb_take_end"]),
    (&[StoresKept(2, Kept::Caught, Kept::Caught)], &["tb_pad"]),
    (&[Keeps(1, Kept::Exceptions)], &["tb_land"]),
    (&[RunsDestructors], &["tb_run_destructors"]),
    (&[Runs("tb_catch_abort")], &["abort"]),
    (&[Errno], &["__errno_location"]),
    (&[Anything], &["__VERIFIER_nondet_pointer", "__VERIFIER_nondet_pchar"]),
    (&[Starts(2, 3, 0)], &["pthread_create"]),
    (&[Starts(1, 2, 0)], &["thrd_create"]),
    (
        &[Joins(0, 1)],
        &["pthread_join", "thrd_join", "pthread_tryjoin_np", "pthread_timedjoin_np", "pthread_clockjoin_np"],
    ),
    (&[EndsWith(0)], &["pthread_exit", "thrd_exit"]),
    (&[NewKey(0, Some(1))], &["pthread_key_create", "tss_create"]),
    (&[SetsOwn(0, 1)], &["pthread_setspecific", "tss_set"]),
    (&[GetsOwn(0)], &["pthread_getspecific", "tss_get"]),
    (&[Calls(1, &[])], &["pthread_once", "call_once"]),
    (&[Copies(2, 1, Some(0))], &["__atomic_load"]),
    (&[Copies(1, 2, Some(0))], &["__atomic_store"]),
    (&[Copies(3, 1, Some(0)), Copies(1, 2, Some(0))], &["__atomic_exchange"]),
    (&[Copies(2, 1, Some(0)), Copies(1, 3, Some(0))], &["__atomic_compare_exchange"]),
    (
        &[Loads(0)],
        &["__atomic_load_1", "__atomic_load_2", "__atomic_load_4", "__atomic_load_8", "__atomic_load_16"],
    ),
    (
        &[Stores(1, 0)],
        &[
            "__atomic_store_1",
            "__atomic_store_2",
            "__atomic_store_4",
            "__atomic_store_8",
            "__atomic_store_16",
        ],
    ),
    (
        &[Loads(0), Stores(1, 0)],
        &[
            "__atomic_exchange_1",
            "__atomic_exchange_2",
            "__atomic_exchange_4",
            "__atomic_exchange_8",
            "__atomic_exchange_16",
            "__atomic_fetch_add_1",
            "__atomic_fetch_add_2",
            "__atomic_fetch_add_4",
            "__atomic_fetch_add_8",
            "__atomic_fetch_add_16",
            "__atomic_fetch_sub_1",
            "__atomic_fetch_sub_2",
            "__atomic_fetch_sub_4",
            "__atomic_fetch_sub_8",
            "__atomic_fetch_sub_16",
            "__atomic_fetch_and_1",
            "__atomic_fetch_and_2",
            "__atomic_fetch_and_4",
            "__atomic_fetch_and_8",
            "__atomic_fetch_and_16",
            "__atomic_fetch_or_1",
            "__atomic_fetch_or_2",
            "__atomic_fetch_or_4",
            "__atomic_fetch_or_8",
            "__atomic_fetch_or_16",
            "__atomic_fetch_xor_1",
            "__atomic_fetch_xor_2",
            "__atomic_fetch_xor_4",
            "__atomic_fetch_xor_8",
            "__atomic_fetch_xor_16",
            "__atomic_fetch_nand_1",
            "__atomic_fetch_nand_2",
            "__atomic_fetch_nand_4",
            "__atomic_fetch_nand_8",
            "__atomic_fetch_nand_16",
        ],
    ),
    (
        &[Copies(1, 0, None), Stores(2, 0)],
        &[
            "__atomic_compare_exchange_1",
            "__atomic_compare_exchange_2",
            "__atomic_compare_exchange_4",
            "__atomic_compare_exchange_8",
            "__atomic_compare_exchange_16",
        ],
    ),
    (
        &[Deep],
        &[
            "vprintf",
            "vfprintf",
            "vdprintf",
            "vsprintf",
            "vsnprintf",
            "__vprintf_chk",
            "__vfprintf_chk",
            "__vsprintf_chk",
            "__vsnprintf_chk",
            "setenv",
            "longjmp",
            "_longjmp",
            "siglongjmp",
            "tb_file_name",
            "vwprintf",
            "vfwprintf",
            "vswprintf",
        ],
    ),
];

/// Stands for the result where an argument is meant.
pub const RESULT: u8 = u8::MAX;

impl Effect {
    /// Where pointers go in the function; none if that is said only by its body, or by nobody.
    #[must_use]
    pub fn flows(&self) -> Option<&'static [Flow]> {
        static BY_NAME: LazyLock<HashMap<&'static str, &'static [Flow]>> = LazyLock::new(|| {
            let rows = TABLE.iter().flat_map(|(flows, names)| names.iter().map(move |name| (*name, *flows)));
            rows.chain(nothing::NAMES.split_whitespace().map(|name| (name, &[][..]))).collect()
        });
        BY_NAME.get(self.name).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effects;

    #[test]
    fn rows_are_of_functions_of_the_table_and_there_is_one_of_each() {
        let known: HashMap<&str, &Effect> = effects::all().map(|effect| (effect.name, effect)).collect();
        let mut seen = std::collections::HashSet::new();
        let rows = TABLE
            .iter()
            .flat_map(|(_, names)| names.iter().copied())
            .chain(nothing::NAMES.split_whitespace());
        for name in rows {
            assert!(known.contains_key(name), "{name} is not in the table of effects");
            assert!(seen.insert(name), "{name} is there twice");
        }
    }
}
