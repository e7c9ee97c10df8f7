//! What is linked into the program under test when a witness is replayed natively: the text of the runtime, and which
//! functions of a program it takes the place of.
//!
//! The runtime is C that this crate only carries (`c/`). Whoever has installed the tool has the binary and a clang, but
//! no Rust toolchain to build a static library with; a library that was built beforehand would have to fit the user's C
//! library, target and sanitizer. The clang that builds the program's IR builds the runtime beside it, and both fit. The
//! layouts of `pthread_mutex_t` and its like come from the user's own headers.
//!
//! It knows nothing of programs, machines and witnesses: it reads a flat script of numbers.

pub mod regression;

/// The parts of the runtime: file names and texts. The first is a header.
pub const SOURCES: &[(&str, &str)] = &[
    ("runtime.h", include_str!("../c/runtime.h")),
    ("turns.c", include_str!("../c/turns.c")),
    ("report.c", include_str!("../c/report.c")),
    ("objects.c", include_str!("../c/objects.c")),
    ("attributes.c", include_str!("../c/attributes.c")),
    ("streams.c", include_str!("../c/streams.c")),
    ("regards.c", include_str!("../c/regards.c")),
    ("lives.c", include_str!("../c/lives.c")),
    ("threads.c", include_str!("../c/threads.c")),
    ("graphs.c", include_str!("../c/graphs.c")),
    ("marks.c", include_str!("../c/marks.c")),
];

/// The first word of a script.
pub const MAGIC: u64 = 0x3153_4254_4441_4552;

/// What becomes of a function that a program calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The runtime has it, under the name that [`replacement`] gives.
    Replaced,
    /// It returns the thread's next input.
    Input,
    /// Its first argument must not be zero.
    Assume,
    /// If its first argument is zero the program has failed.
    Assert,
    /// The program has failed.
    Fail,
    /// It returns zero.
    Nothing,
}

/// The name under which the runtime has a function.
pub fn replacement(name: &str) -> String {
    format!("__tb_w_{name}")
}

/// What becomes of a function; `None` if it stays what it is.
pub fn role(name: &str) -> Option<Role> {
    let found = [
        (REPLACED, Role::Replaced),
        (INPUTS, Role::Input),
        (ASSUMPTIONS, Role::Assume),
        (ASSERTIONS, Role::Assert),
        (FAILURES, Role::Fail),
        (NOTHING, Role::Nothing),
    ];
    let found = found.into_iter().find(|(names, _)| names.contains(&name)).map(|(_, role)| role);
    let is_input = name.starts_with("__VERIFIER_nondet_") || name.starts_with("nondet_");
    found.or(is_input.then_some(Role::Input))
}

/// Whether a function belongs to verification tools, and means what they mean by it even if the program defines it.
pub fn overrides_definition(name: &str) -> bool {
    name.starts_with("__VERIFIER_nondet_")
        || name.starts_with("nondet_")
        || matches!(
            name,
            "__VERIFIER_assume"
                | "__VERIFIER_error"
                | "reach_error"
                | "assume_abort_if_not"
                | "__CPROVER_assume"
                | "__CPROVER_assert"
                | "__ESBMC_assume"
                | "__ESBMC_assert"
        )
}

const REPLACED: &[&str] = &[
    "pthread_create",
    "pthread_join",
    "pthread_tryjoin_np",
    "pthread_timedjoin_np",
    "pthread_clockjoin_np",
    "pthread_detach",
    "pthread_exit",
    "__pthread_register_cancel",
    "__pthread_unregister_cancel",
    "__pthread_unwind_next",
    "pthread_key_create",
    "pthread_key_delete",
    "pthread_getspecific",
    "pthread_setspecific",
    "pthread_once",
    "pthread_mutex_init",
    "pthread_mutex_destroy",
    "pthread_mutex_lock",
    "pthread_mutex_trylock",
    "pthread_mutex_timedlock",
    "pthread_mutex_clocklock",
    "pthread_mutex_unlock",
    "pthread_cond_init",
    "pthread_cond_destroy",
    "pthread_cond_wait",
    "pthread_cond_timedwait",
    "pthread_cond_clockwait",
    "pthread_cond_signal",
    "pthread_cond_broadcast",
    "pthread_rwlock_init",
    "pthread_rwlock_destroy",
    "pthread_rwlock_rdlock",
    "pthread_rwlock_wrlock",
    "pthread_rwlock_tryrdlock",
    "pthread_rwlock_trywrlock",
    "pthread_rwlock_timedrdlock",
    "pthread_rwlock_timedwrlock",
    "pthread_rwlock_clockrdlock",
    "pthread_rwlock_clockwrlock",
    "pthread_rwlock_unlock",
    "pthread_spin_init",
    "pthread_spin_destroy",
    "pthread_spin_lock",
    "pthread_spin_trylock",
    "pthread_spin_unlock",
    "pthread_barrier_init",
    "pthread_barrier_destroy",
    "pthread_barrier_wait",
    "sem_init",
    "sem_destroy",
    "sem_wait",
    "sem_trywait",
    "sem_timedwait",
    "sem_clockwait",
    "sem_post",
    "sem_getvalue",
    "sem_open",
    "sem_close",
    "sem_unlink",
    "thrd_create",
    "thrd_join",
    "thrd_detach",
    "thrd_exit",
    "mtx_init",
    "mtx_destroy",
    "mtx_lock",
    "mtx_trylock",
    "mtx_timedlock",
    "mtx_unlock",
    "cnd_init",
    "cnd_destroy",
    "cnd_wait",
    "cnd_timedwait",
    "cnd_signal",
    "cnd_broadcast",
    "tss_create",
    "tss_delete",
    "tss_get",
    "tss_set",
    "call_once",
    "__VERIFIER_atomic_begin",
    "__VERIFIER_atomic_end",
    "__CPROVER_atomic_begin",
    "__CPROVER_atomic_end",
    "__ESBMC_atomic_begin",
    "__ESBMC_atomic_end",
    "tb_reached",
    "tb_bytes",
    "klee_make_symbolic",
    "__VERIFIER_nondet_memory",
    "__CrestInt",
    "__CrestUInt",
    "__CrestShort",
    "__CrestUShort",
    "__CrestChar",
    "__CrestUChar",
    "__CrestLLong",
    "__CrestULLong",
    "time",
    "clock",
    "gettimeofday",
    "clock_gettime",
    "timespec_get",
    "nanosleep",
    "clock_nanosleep",
    "thrd_sleep",
    "fclose",
    "pthread_attr_init",
    "pthread_attr_destroy",
    "pthread_mutexattr_init",
    "pthread_mutexattr_destroy",
    "pthread_condattr_init",
    "pthread_condattr_destroy",
    "pthread_rwlockattr_init",
    "pthread_rwlockattr_destroy",
    "pthread_barrierattr_init",
    "pthread_barrierattr_destroy",
];

const INPUTS: &[&str] = &[
    "tb_bool",
    "tb_char",
    "tb_schar",
    "tb_uchar",
    "tb_short",
    "tb_ushort",
    "tb_int",
    "tb_uint",
    "tb_long",
    "tb_ulong",
    "tb_longlong",
    "tb_ulonglong",
    "tb_size",
    "tb_ptrdiff",
    "tb_float",
    "tb_double",
    "tb_choose",
    "klee_int",
    "klee_range",
    "klee_choose",
];

const ASSUMPTIONS: &[&str] = &[
    "tb_assume",
    "klee_assume",
    "__VERIFIER_assume",
    "assume_abort_if_not",
    "__CPROVER_assume",
    "__ESBMC_assume",
    "CUTE_assume",
];

const ASSERTIONS: &[&str] = &["__VERIFIER_assert", "__CPROVER_assert", "__ESBMC_assert", "CUTE_assert"];

const FAILURES: &[&str] =
    &["tb_assert_fail", "__assert_rtn", "__VERIFIER_error", "reach_error", "klee_abort", "klee_report_error"];

/// A pause natively takes time, and changes nothing: the schedule is given.
const NOTHING: &[&str] = &[
    "klee_prefer_cex",
    "klee_warning",
    "klee_warning_once",
    "klee_print_expr",
    "klee_print_range",
    "klee_open_merge",
    "klee_close_merge",
    "klee_mark_global",
    "klee_stack_trace",
    "klee_is_replay",
    "__VERIFIER_loop_bound",
    "__VERIFIER_loop_begin",
    "__VERIFIER_spin_start",
    "__VERIFIER_spin_end",
    "__VERIFIER_potential_spin_end",
    "__ESBMC_yield",
    "usleep",
    "sleep",
    "sched_yield",
    "pthread_yield",
    "thrd_yield",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_replaced_is_there() {
        let all: String = SOURCES.iter().map(|(_, text)| *text).collect();
        for name in REPLACED {
            let family = name.trim_end_matches("_init").trim_end_matches("_destroy");
            let ways = [format!("W({name})("), format!("CREST({name},"), format!("ATTRIBUTE({family})")];
            assert!(ways.iter().any(|way| all.contains(way)), "{name}");
        }
    }

    #[test]
    fn the_script_is_told_apart() {
        let (_, turns) = SOURCES[1];
        assert!(turns.contains(&format!("#define MAGIC {MAGIC:#x}u")));
    }
}
