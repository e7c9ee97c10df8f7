//! C11: threads, and atomic accesses as calls. One file a subject.

pub mod atomics;
pub mod threads;
