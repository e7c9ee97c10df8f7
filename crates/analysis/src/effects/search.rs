//! Searching and sorting: arrays, trees, hash tables, queues.

use super::{Effect, Kind, yes};

pub(super) const TABLE: &[Effect] = &[
    yes("qsort", Kind::CallsBack, "a stable merge sort"),
    yes("qsort_r", Kind::CallsBack, "a stable merge sort"),
    yes("bsearch", Kind::CallsBack, ""),
    yes("lfind", Kind::CallsBack, ""),
    yes("lsearch", Kind::CallsBack, ""),
    yes("tsearch", Kind::CallsBack, "a tree that is not balanced"),
    yes("tfind", Kind::CallsBack, "a tree that is not balanced"),
    yes("tdelete", Kind::CallsBack, "a tree that is not balanced"),
    yes("twalk", Kind::CallsBack, "a tree that is not balanced"),
    yes("tdestroy", Kind::CallsBack, "a tree that is not balanced"),
    yes("hcreate_r", Kind::Memory, "a tree that is not balanced"),
    yes("hsearch_r", Kind::Memory, "a tree that is not balanced"),
    yes("hdestroy_r", Kind::Memory, "a tree that is not balanced"),
    yes("hcreate", Kind::Memory, "a tree that is not balanced"),
    yes("hsearch", Kind::Memory, ""),
    yes("hdestroy", Kind::Memory, "a tree that is not balanced"),
    yes("insque", Kind::Memory, "a tree that is not balanced"),
    yes("remque", Kind::Memory, "a tree that is not balanced"),
];
