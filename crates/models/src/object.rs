//! What all synchronisation objects have in common: where they are, and whether they were initialised. What they
//! do is kept beside memory, by address; memory holds only what a static initialiser can put there, and the mark of
//! an object that was destroyed.

use crate::results::ZERO;
use threadbare_machine::state::Choice;
use threadbare_machine::step::{Call, Flow, Run, Stop};
use threadbare_machine::value::Value;
use threadbare_trace::{Action, ErrorKind};

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

/// Four bytes of an object; `None` if they are not known.
pub fn peek(run: &Run<'_>, at: u64) -> Option<u64> {
    run.sync_word(at)
}

/// Sets four bytes of an object.
pub fn poke(run: &mut Run<'_>, at: u64, word: u64) -> Flow<()> {
    run.set_sync_word(at, word)
}

/// Fails if the object was destroyed, or if nothing ever initialised it. Only for objects that a static
/// initialiser can make.
pub fn check_alive(run: &Run<'_>, at: u64, what: &str) -> Flow<()> {
    match peek(run, at) {
        Some(DESTROYED) => misuse(format!("a {what} is used that was destroyed")),
        Some(_) => Ok(()),
        None => misuse(format!("a {what} is used that was never initialised")),
    }
}

/// The step of initialising or destroying an object. Nobody notices while there is only one thread, nor where no
/// other thread has been.
pub fn remake(run: &mut Run<'_>, at: u64) -> Flow<()> {
    if run.spot(Value::concrete(at), 1, true)?.seen().is_some() {
        run.visible(Action::Remake { object: at }, Choice::Only)?;
    }
    Ok(())
}

/// Writes an object of this size as an initialiser would: all zero.
pub fn clear(run: &mut Run<'_>, at: u64, size: u64) -> Flow<()> {
    run.spot(Value::concrete(at), size, true)?;
    for offset in (0..size).step_by(4) {
        poke(run, at + offset, 0)?;
    }
    Ok(())
}

/// Marks an object as destroyed.
pub fn bury(run: &mut Run<'_>, at: u64) -> Flow<()> {
    poke(run, at, DESTROYED)
}

/// A result that is an error number, or zero.
pub fn code(number: u64) -> Flow<Value> {
    Ok(Value::concrete(number))
}

/// A call that succeeds and does nothing.
pub fn succeed(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(ZERO)
}
