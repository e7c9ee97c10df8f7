//! Memory that a program asks for: the heap, and what is mapped.

use super::{Effect, Kind, no, yes};

pub(super) const TABLE: &[Effect] = &[
    yes(
        "malloc",
        Kind::Allocates,
        "never fails for want of memory, but refuses more than a terabyte; a size that depends on inputs is one case",
    ),
    yes(
        "calloc",
        Kind::Allocates,
        "never fails for want of memory, but refuses more than a terabyte; a size that depends on inputs is one case",
    ),
    yes(
        "realloc",
        Kind::Allocates,
        "never fails for want of memory, but refuses more than a terabyte; a size that depends on inputs is one case",
    ),
    yes(
        "reallocarray",
        Kind::Allocates,
        "never fails for want of memory, but refuses more than a terabyte; a size that depends on inputs is one case",
    ),
    yes(
        "aligned_alloc",
        Kind::Allocates,
        "never fails for want of memory, but refuses more than a terabyte; a size that depends on inputs is one case",
    ),
    yes(
        "memalign",
        Kind::Allocates,
        "never fails for want of memory, but refuses more than a terabyte; a size that depends on inputs is one case",
    ),
    yes(
        "posix_memalign",
        Kind::Allocates,
        "never fails for want of memory, but refuses more than a terabyte; a size that depends on inputs is one case",
    ),
    yes(
        "valloc",
        Kind::Allocates,
        "never fails for want of memory, but refuses more than a terabyte; a size that depends on inputs is one case",
    ),
    no("pvalloc", Kind::Allocates, ""),
    yes("strdup", Kind::Allocates, "where symbolic text ends is a case a place"),
    yes("strndup", Kind::Allocates, "where symbolic text ends is a case a place"),
    yes("mmap", Kind::Allocates, "fresh memory, or a private copy of a file"),
    no("mremap", Kind::Allocates, ""),
    yes("free", Kind::Frees, ""),
    yes("cfree", Kind::Frees, ""),
    yes("munmap", Kind::Frees, "of a whole mapping"),
    yes("malloc_usable_size", Kind::HiddenState, ""),
    no("mallopt", Kind::HiddenState, ""),
    no("mprotect", Kind::HiddenState, ""),
    yes("madvise", Kind::HiddenState, "has no effect"),
    yes("mmap64", Kind::Allocates, "fresh memory, or a private copy of a file"),
];
