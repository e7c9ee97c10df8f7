//! POSIX threads, and what they synchronise with. One file a subject.

pub mod attributes;
pub mod barrier;
pub mod cleanup;
pub mod condition;
pub mod mutex;
pub mod once;
pub mod rwlock;
pub mod semaphore;
pub mod specific;
pub mod thread;
