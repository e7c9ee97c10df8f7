//! The locks of streams. `flockfile` holds one alone; every function of streams holds it while it works, together with its
//! like: what they do to files are steps of their own that nothing comes between. Functions with `unlocked` in their names
//! hold nothing: for them a stream is memory like any other.
//!
//! Where no function of a program holds a lock alone, nobody waits for one, and there are no such steps.

use crate::libc::handles::standard_address;
use crate::libc::known::known;
use crate::object::misuse;
use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::parts::{LOCKS, STREAMS};
use threadbare_machine::state::Choice;
use threadbare_machine::step::{Call, Flow, Model, Run, Used};
use threadbare_machine::sync::LockKind;
use threadbare_machine::value::Value;
use threadbare_trace::{Action, Order, Range};

pub const MODELS: &[Model] = &[
    Model { name: "flockfile", run: lock },
    Model { name: "funlockfile", run: unlock },
    Model { name: "ftrylockfile", run: try_lock },
];

/// Where a function has its stream.
#[derive(Clone, Copy)]
enum At {
    /// The argument with this number.
    Argument(usize),
    /// A standard stream.
    Standard(u64),
}

use At::{Argument, Standard};

/// The functions of streams, each with its stream.
const LOCKED: &[(&str, At)] = &[
    ("getchar", Standard(0)),
    ("getc", Argument(0)),
    ("fgetc", Argument(0)),
    ("ungetc", Argument(1)),
    ("fgets", Argument(2)),
    ("fread", Argument(3)),
    ("freopen", Argument(2)),
    ("fclose", Argument(0)),
    ("tb_close_stream", Argument(0)),
    ("feof", Argument(0)),
    ("ferror", Argument(0)),
    ("clearerr", Argument(0)),
    ("fseek", Argument(0)),
    ("fseeko", Argument(0)),
    ("ftell", Argument(0)),
    ("ftello", Argument(0)),
    ("rewind", Argument(0)),
    ("putchar", Standard(1)),
    ("puts", Standard(1)),
    ("printf", Standard(1)),
    ("__printf_chk", Standard(1)),
    ("vprintf", Standard(1)),
    ("__vprintf_chk", Standard(1)),
    ("putc", Argument(1)),
    ("fputc", Argument(1)),
    ("fputs", Argument(1)),
    ("fwrite", Argument(3)),
    ("fprintf", Argument(0)),
    ("__fprintf_chk", Argument(0)),
    ("vfprintf", Argument(0)),
    ("__vfprintf_chk", Argument(0)),
    ("fflush", Argument(0)),
    ("setbuf", Argument(0)),
    ("setvbuf", Argument(0)),
    ("setbuffer", Argument(0)),
    ("setlinebuf", Argument(0)),
];

/// Those that lock nothing.
const UNLOCKED: &[(&str, At)] = &[
    ("getchar_unlocked", Standard(0)),
    ("getc_unlocked", Argument(0)),
    ("fgetc_unlocked", Argument(0)),
    ("fgets_unlocked", Argument(2)),
    ("fread_unlocked", Argument(3)),
    ("feof_unlocked", Argument(0)),
    ("ferror_unlocked", Argument(0)),
    ("putchar_unlocked", Standard(1)),
    ("putc_unlocked", Argument(1)),
    ("fputc_unlocked", Argument(1)),
    ("fputs_unlocked", Argument(1)),
    ("fwrite_unlocked", Argument(3)),
    ("fflush_unlocked", Argument(0)),
];

/// The numbers under which a call keeps that it has the lock, that it has said what it uses, and its result.
const HELD: u8 = u8::MAX - 2;
const SAID: u8 = u8::MAX - 3;
const RESULT: u8 = u8::MAX - 4;

/// The names of the functions that use a stream without locking it.
pub fn unlocked() -> impl Iterator<Item = &'static str> {
    UNLOCKED.iter().map(|(name, _)| *name)
}

/// The address of the stream that a function has.
fn handle(run: &mut Run<'_>, call: &Call<'_>, at: At) -> Flow<u64> {
    match at {
        Argument(number) => run.pin(call.arg(number), 64),
        // If the program mentions no stream, nobody else names it either.
        Standard(number) => Ok(standard_address(run, number).unwrap_or(number)),
    }
}

/// Calls a model: where it is one of streams, inside its lock.
pub fn around(run: &mut Run<'_>, model: &Model, call: &Call<'_>) -> Flow<Value> {
    let known = known(run);
    let found = |table: &[(&str, At)]| table.iter().find(|(name, _)| *name == model.name).map(|(_, at)| *at);
    if !known.locks && !known.unlocked || !run.is_threaded() {
        return (model.run)(run, call);
    }
    if let Some(at) = found(UNLOCKED) {
        let handle = handle(run, call, at)?;
        let writes = !matches!(model.name, "feof_unlocked" | "ferror_unlocked");
        say(run, handle, writes, Order::Plain)?;
        return (model.run)(run, call);
    }
    let Some(at) = found(LOCKED) else { return (model.run)(run, call) };
    let handle = handle(run, call, at)?;
    if handle == 0 && matches!(at, Argument(_)) {
        // All streams, or a mistake.
        return (model.run)(run, call);
    }
    let lock = LOCKS | handle;
    let holds_it = run.holds(lock);
    if known.locks && !holds_it && run.kept(HELD).is_none() {
        let used = run.operate(Action::ReadLock { lock }, Choice::Only)?;
        let thread = run.this();
        run.sync_mut(&used).lock(LockKind::Recursive).readers.push(thread);
        run.keep(HELD, &Rc::default());
    }
    let result = match run.kept(RESULT) {
        Some(kept) => kept[0],
        None => {
            if known.unlocked {
                say(run, handle, false, Order::Relaxed)?;
            }
            let value = (model.run)(run, call)?;
            if run.kept(HELD).is_none() {
                return Ok(value);
            }
            let thread = run.thread_mut();
            thread.stage = 0;
            thread.kept.retain(|(number, _)| *number == HELD);
            run.keep(RESULT, &Rc::new(vec![value]));
            value
        }
    };
    if run.kept(HELD).is_some() {
        let used = run.operate(Action::ReadUnlock { lock }, Choice::Only)?;
        let thread = run.this();
        let lock = run.sync_mut(&used).lock(LockKind::Recursive);
        if let Some(position) = lock.readers.iter().position(|reader| *reader == thread) {
            lock.readers.remove(position);
        }
    }
    Ok(result)
}

/// The step of using a stream, once for a call.
fn say(run: &mut Run<'_>, handle: u64, writes: bool, order: Order) -> Flow<()> {
    if run.kept(SAID).is_none() {
        let range = Range { start: STREAMS | handle, len: 1 };
        let action = if writes { Action::Update { range, order } } else { Action::Read { range, order } };
        run.visible(action, Choice::Only)?;
        run.keep(SAID, &Rc::default());
    }
    Ok(())
}

/// The lock of the stream that a call names.
fn named(run: &mut Run<'_>, call: &Call<'_>) -> Flow<u64> {
    Ok(LOCKS | run.pin(call.arg(0), 64)?)
}

/// Takes the lock once more if the thread holds it already, of which nobody hears.
fn take_again(run: &mut Run<'_>, at: u64) -> Flow<bool> {
    let held = run.hold(at)?;
    held.iter().for_each(|held| run.lock_again(held));
    Ok(held.is_some())
}

fn take(run: &mut Run<'_>, used: &Used) -> Flow<Value> {
    let thread = run.this();
    let lock = run.sync_mut(used).lock(LockKind::Recursive);
    lock.owner = Some(thread);
    lock.depth = 1;
    Ok(ZERO)
}

fn lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = named(run, call)?;
    if take_again(run, at)? {
        return Ok(ZERO);
    }
    let used = run.operate(Action::Lock { mutex: at }, Choice::Only)?;
    take(run, &used)
}

fn try_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = named(run, call)?;
    if take_again(run, at)? {
        return Ok(ZERO);
    }
    let used = run.operate(Action::TryLock { mutex: at }, Choice::Only)?;
    if !run.sync(&used).can_lock(run.this()) {
        run.found_taken(&used);
        return Ok(Value::concrete(1));
    }
    take(run, &used)
}

fn unlock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = named(run, call)?;
    let Some(depth) = run.own_lock(at).map(|lock| lock.depth) else {
        return misuse("a stream is unlocked that the thread does not hold");
    };
    if depth > 1 {
        run.hold(at)?.iter().for_each(|held| run.unlock_once(held));
        return Ok(ZERO);
    }
    let used = run.operate(Action::Unlock { mutex: at }, Choice::Only)?;
    let lock = run.sync_mut(&used).lock(LockKind::Recursive);
    lock.depth = 0;
    lock.owner = None;
    Ok(ZERO)
}
