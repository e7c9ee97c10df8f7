//! What all synchronisation objects have in common: where they are, and whether they were initialised. What they
//! do is kept beside memory, by address; memory holds only what a static initialiser can put there, and the mark of
//! an object that was destroyed.

use crate::results::ZERO;
use threadbare_machine::step::{Call, Flow, Run, Seen, Stop, Used};
use threadbare_machine::value::Value;
use threadbare_trace::ErrorKind;

/// What the first word of a destroyed object is.
pub const DESTROYED: u64 = 0xdead_5eed;

/// POSIX error numbers, as Linux has them.
pub mod errno {
    pub const EPERM: u64 = 1;
    pub const ENOENT: u64 = 2;
    pub const EAGAIN: u64 = 11;
    pub const EBUSY: u64 = 16;
    pub const EEXIST: u64 = 17;
    pub const EINVAL: u64 = 22;
    pub const ERANGE: u64 = 34;
    pub const EDEADLK: u64 = 35;
    pub const EOVERFLOW: u64 = 75;
    pub const EOPNOTSUPP: u64 = 95;
    pub const ETIMEDOUT: u64 = 110;
    pub const EOWNERDEAD: u64 = 130;
    pub const ENOTRECOVERABLE: u64 = 131;
}

/// The address of a synchronisation object that a program names.
pub fn address(run: &mut Run<'_>, object: Value) -> Flow<u64> {
    run.sync_address(object)
}

/// The misuse of an object.
pub fn misuse<T>(message: impl Into<String>) -> Flow<T> {
    Err(Stop::error(ErrorKind::Misuse, message))
}

/// Fails if the object was destroyed, or if nothing ever initialised it. Only for objects that a static
/// initialiser can make.
pub fn check_alive(run: &Run<'_>, object: &Seen, what: &str) -> Flow<()> {
    match run.sync_word(object, 0) {
        Some(DESTROYED) => misuse(format!("a {what} is used that was destroyed")),
        Some(_) => Ok(()),
        None => misuse(format!("a {what} is used that was never initialised")),
    }
}

/// Marks an object as destroyed.
pub fn bury(run: &mut Run<'_>, object: &Used) -> Flow<()> {
    run.set_sync_word(object, 0, DESTROYED)
}

/// A result that is an error number, or zero.
pub fn code(number: u64) -> Flow<Value> {
    Ok(Value::concrete(number))
}

/// A call that succeeds and does nothing.
pub fn succeed(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(ZERO)
}
