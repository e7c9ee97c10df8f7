//! Every modelled function that touches what threads share is one of the operations: a new one must be added to them, or
//! be said here not to.

use crate::assemble::Operations;
use threadbare_analysis::effects::{self, Kind};

/// Functions of kinds that may touch what threads share, which do not.
#[rustfmt::skip]
const NOTHING_TO_SEE: &[&str] = &[
    // What they say is the same at any time.
    "__ctype_b_loc", "__ctype_get_mb_cur_max", "__ctype_tolower_loc", "__ctype_toupper_loc", "get_nprocs", "getegid",
    "geteuid", "getgid", "gethostname", "getpagesize", "getppid", "getuid", "sysconf", "uname", "__fpending",
    "dcgettext", "dcngettext", "dgettext", "ngettext",
    // They touch their arguments alone.
    "__CPROVER_havoc_object", "__xpg_strerror_r", "strerror_r", "ctime_r", "gmtime_r", "localtime_r", "wcsdup",
    "bsearch", "lfind", "lsearch", "qsort", "qsort_r", "tdelete", "tdestroy", "tfind", "tsearch", "twalk",
    "regcomp", "regfree",
    // Other names, or parts, of what is among the operations.
    "_ZdaPv", "_ZdaPvm", "_ZdlPv", "_ZdlPvm", "_Znam", "_ZnamRKSt9nothrow_t", "_Znwm", "_ZnwmRKSt9nothrow_t", "cfree",
    "__asprintf_chk", "__vasprintf_chk", "vasprintf", "__cxa_atexit", "__dprintf_chk", "__vdprintf_chk",
    "__fgets_chk", "__fread_chk", "__fprintf_chk", "__vfprintf_chk", "__printf_chk", "__vprintf_chk", "__read_chk",
    "__pread_chk", "__getcwd_chk", "__xstat", "__fxstat", "__lxstat", "__getdelim", "fscanf", "scanf", "vfscanf",
    "vscanf", "__isoc99_fscanf", "__isoc99_scanf", "__isoc99_vfscanf", "__isoc99_vscanf", "__isoc23_fscanf",
    "__isoc23_scanf", "__isoc23_vfscanf", "__isoc23_vscanf", "pthread_yield", "sched_yield", "verr", "verrx", "vwarn",
    "vwarnx", "vfwprintf", "vwprintf", "tb_close_stream", "tb_descriptor_size", "tb_file_name", "tb_file_size",
    "tb_is_folder", "tb_plain_name", "tb_run_destructors", "tb_set_stream_memory", "tb_stream_memory",
    "tb_add_end", "tb_take_end", "tb_thread_word", "tb_set_thread_word", "tb_has_threads", "tb_fixed_answer",
    "tb_catch_abort", "__CPROVER_atomic_begin", "__CPROVER_atomic_end",
    "__ESBMC_atomic_begin", "__ESBMC_atomic_end", "__ESBMC_yield",
    // Of C++: what is made of them.
    "_ZNSt6chrono3_V212system_clock3nowEv", "_ZNSt6chrono3_V212steady_clock3nowEv",
    "_ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE",
    "_ZNSt18condition_variable10notify_allEv", "_ZNSt18condition_variable10notify_oneEv",
    "_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE", "_ZNSt18condition_variableC1Ev",
    "_ZNSt18condition_variableD1Ev", "_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj",
    "_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE",
    "_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE",
    "_ZNSt6thread20hardware_concurrencyEv", "_ZNSt6thread4joinEv", "_ZNSt6thread6detachEv", "__once_proxy",
    "tb_new", "_ZnwmSt11align_val_t", "_ZnamSt11align_val_t", "_ZdlPvSt11align_val_t",
    "_ZdlPvmSt11align_val_t", "_ZdaPvSt11align_val_t", "_ZdaPvmSt11align_val_t", "tb_uncaught",
    "__cxa_guard_acquire", "__cxa_guard_release", "__cxa_guard_abort", "__cxa_pure_virtual", "__cxa_bad_cast",
    "__cxa_bad_typeid", "__cxa_throw_bad_array_new_length",
    // Ends and failures that nothing can be compared with, and the frames of handlers, which are each thread's own.
    "tb_unsupported", "__stack_chk_fail", "llvm.debugtrap", "llvm.trap", "llvm.ubsantrap", "__pthread_register_cancel",
    "__pthread_unregister_cancel", "__pthread_unwind_next", "tb_stand", "tb_reached",
];

/// Whether functions of this kind touch nothing but their arguments, or what is the tool's.
fn touches_nothing(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Pure
            | Kind::Memory
            | Kind::Nothing
            | Kind::Atomic
            | Kind::ReadsInput
            | Kind::Assumes
            | Kind::Asserts
            | Kind::Jumps
            | Kind::Unwinds
    )
}

#[test]
fn every_function_that_touches_what_threads_share_is_an_operation() {
    let operations = Operations::compile();
    let used = operations.used();
    let mut missing: Vec<&str> = threadbare_models::modelled_functions()
        .filter(|name| effects::lookup(name).is_some_and(|effect| !touches_nothing(effect.kind)))
        .filter(|name| !used.contains(name) && !NOTHING_TO_SEE.contains(name))
        .collect();
    missing.sort_unstable();
    missing.dedup();
    assert!(missing.is_empty(), "neither operations nor said to touch nothing: {missing:?}");
}
