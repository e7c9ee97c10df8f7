//! What compilers of C++ and Rust call: their runtimes, and `new` and `delete`.

use super::{Effect, Kind, no, yes};

pub(super) const TABLE: &[Effect] = &[
    // New and delete
    yes(
        "_Znwm",
        Kind::Allocates,
        "never fails for want of memory, but refuses more than a terabyte; a size that depends on inputs is one case",
    ),
    yes(
        "_Znam",
        Kind::Allocates,
        "never fails for want of memory, but refuses more than a terabyte; a size that depends on inputs is one case",
    ),
    no("_ZnwmSt11align_val_t", Kind::Allocates, ""),
    no("_ZnamSt11align_val_t", Kind::Allocates, ""),
    yes(
        "_ZnwmRKSt9nothrow_t",
        Kind::Allocates,
        "never fails for want of memory, but refuses more than a terabyte; a size that depends on inputs is one case",
    ),
    yes(
        "_ZnamRKSt9nothrow_t",
        Kind::Allocates,
        "never fails for want of memory, but refuses more than a terabyte; a size that depends on inputs is one case",
    ),
    yes("_ZdlPv", Kind::Frees, ""),
    yes("_ZdaPv", Kind::Frees, ""),
    yes("_ZdlPvm", Kind::Frees, ""),
    yes("_ZdaPvm", Kind::Frees, ""),
    no("_ZdlPvSt11align_val_t", Kind::Frees, ""),
    no("_ZdlPvmSt11align_val_t", Kind::Frees, ""),
    // Runtime
    no("__cxa_allocate_exception", Kind::Unwinds, ""),
    no("__cxa_free_exception", Kind::Unwinds, ""),
    no("__cxa_throw", Kind::Unwinds, ""),
    no("__cxa_begin_catch", Kind::Unwinds, ""),
    no("__cxa_end_catch", Kind::Unwinds, ""),
    no("__cxa_rethrow", Kind::Unwinds, ""),
    no("__cxa_get_exception_ptr", Kind::Unwinds, ""),
    no("__gxx_personality_v0", Kind::Unwinds, ""),
    no("__gcc_personality_v0", Kind::Unwinds, ""),
    no("_Unwind_Resume", Kind::Unwinds, ""),
    no("_Unwind_RaiseException", Kind::Unwinds, ""),
    no("_ZSt9terminatev", Kind::Unwinds, ""),
    no("__clang_call_terminate", Kind::Unwinds, ""),
    no("rust_eh_personality", Kind::Unwinds, ""),
    no("__cxa_guard_acquire", Kind::Once, ""),
    no("__cxa_guard_release", Kind::Once, ""),
    no("__cxa_guard_abort", Kind::Once, ""),
    no("__cxa_pure_virtual", Kind::Exits, ""),
    no("__cxa_bad_cast", Kind::Exits, ""),
    no("__cxa_bad_typeid", Kind::Exits, ""),
    no("__cxa_throw_bad_array_new_length", Kind::Exits, ""),
    no("__dynamic_cast", Kind::Pure, ""),
    no("__cxa_thread_atexit", Kind::CallsBack, ""),
];
