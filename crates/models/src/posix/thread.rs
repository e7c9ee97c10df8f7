//! Threads: creation, joining, detaching, ending, and their names.

use crate::libc::time;
use crate::object::{code, errno::*, misuse};
use crate::posix::attributes;
use crate::posix::cleanup;
use crate::posix::mutex;
use crate::posix::specific;
use crate::results::ZERO;
use std::rc::Rc;
use threadbare_ir::program::Program;
use threadbare_machine::memory::address;
use threadbare_machine::state::ThreadIx;
use threadbare_machine::step::{Call, Claim, Flow, Model, Run, Stop, kept};
use threadbare_machine::value::Value;
use threadbare_trace::{ErrorKind, Order};

pub const MODELS: &[Model] = &[
    Model { name: "pthread_create", run: create },
    Model { name: "pthread_join", run: join },
    Model { name: "pthread_tryjoin_np", run: try_join },
    Model { name: "pthread_timedjoin_np", run: timed_join },
    Model { name: "pthread_clockjoin_np", run: clock_join },
    Model { name: "pthread_detach", run: detach },
    Model { name: "pthread_exit", run: exit },
    Model { name: "pthread_self", run: this },
    Model { name: "pthread_equal", run: equal },
    Model { name: "pthread_setname_np", run: set_name },
    Model { name: "pthread_getname_np", run: get_name },
];

fn create(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let detached = attributes::is_detached(run, call.arg(1))?;
    start(run, call.arg(0), call.arg(2), call.arg(3), detached)
}

/// Starts a thread and stores its handle.
pub fn start(
    run: &mut Run<'_>,
    place: Value,
    function: Value,
    argument: Value,
    detached: bool,
) -> Flow<Value> {
    let id = run.next_child()?;
    let at = run.pick(function, 64)?;
    let Some(symbol) = address::function_at(at) else {
        return Err(Stop::error(ErrorKind::BadCall, "a thread whose function is not a function"));
    };
    if run.thread_ref().stage == 0 {
        let handle = run.handle_of(id, symbol);
        run.store(place, handle, 64, Order::Plain)?;
        run.thread_mut().stage = 1;
    }
    let says_its_end = asks_for_ends(run.program());
    run.start_thread(id, (symbol, argument), (detached, says_its_end), |creator, thread| {
        // A thread blocks the signals that its creator does.
        thread.words[0] = creator.words[0];
        thread.handles = creator.handles.clone();
        Rc::make_mut(&mut thread.handles).extend(place.word());
    })?;
    Ok(ZERO)
}

/// The thread that a handle names.
pub fn named(run: &mut Run<'_>, thread: Value) -> Flow<ThreadIx> {
    let thread = run.pick(thread, 64)?;
    match run.thread_named(thread) {
        Some(found) => Ok(found),
        None => misuse("something is used as a thread that is none"),
    }
}

/// The same for whoever joins it, which says nothing of who it is.
pub fn joined(run: &mut Run<'_>, thread: Value) -> Flow<ThreadIx> {
    match run.thread_unseen(thread) {
        Some(found) => Ok(found),
        None => named(run, thread),
    }
}

fn join(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let child = joined(run, call.arg(0))?;
    if child == run.this() {
        return code(EDEADLK);
    }
    join_child(run, child, call.arg(1), 64)
}

/// The numbers under which a call keeps that it has asked whether the thread can be joined, and what the thread returned.
const CLAIMED: u8 = u8::MAX;
const RESULT: u8 = u8::MAX - 1;

/// Waits for a thread's end and stores its result, if there is a place for it.
pub fn join_child(run: &mut Run<'_>, child: ThreadIx, place: Value, width: u32) -> Flow<Value> {
    if run.thread_ref().stage == 0 {
        ask(run, child)?;
        let joined = run.join(child)?;
        if run.kept(CLAIMED).is_none() {
            check_unclaimed(run, &joined, "joined")?;
            run.set_claimed(&joined);
        }
        let result = run.result_of(&joined, place.word() != Some(0));
        run.keep(RESULT, &Rc::new(vec![result]));
        run.thread_mut().stage = 1;
    }
    if place.word() != Some(0) {
        let result = run.kept(RESULT).map_or(ZERO, |kept| kept[0]);
        run.store(place, result, width, Order::Plain)?;
    }
    Ok(ZERO)
}

/// Fails if the thread cannot be joined. Where threads are not only joined it matters when that is said: it is a step, after
/// which nobody else can. Where they are, it is told by the step of joining them.
fn ask(run: &mut Run<'_>, child: ThreadIx) -> Flow<()> {
    if detaches(run.program()) && run.kept(CLAIMED).is_none() {
        let claim = run.claim(child)?;
        check_unclaimed(run, &claim, "joined")?;
        run.set_claimed(&claim);
        run.keep(CLAIMED, &Rc::default());
    }
    Ok(())
}

/// Whether the program can do something else with a thread than to wait for its end.
fn detaches(program: &Program) -> bool {
    let detaches = ["pthread_detach", "thrd_detach"].iter().any(|name| program.find(name).is_some());
    detaches || asks_for_ends(program)
}

/// Whether the program can ask for the end of a thread without waiting for it.
fn asks_for_ends(program: &Program) -> bool {
    let ways = ["pthread_tryjoin_np", "pthread_timedjoin_np", "pthread_clockjoin_np"];
    ways.iter().any(|name| program.find(name).is_some())
}

/// Joins a thread that has ended; of another one there is only this to say.
fn join_if_ended(run: &mut Run<'_>, call: &Call<'_>, otherwise: u64) -> Flow<Value> {
    let child = named(run, call.arg(0))?;
    if child == run.this() {
        return code(EDEADLK);
    }
    if run.thread_ref().stage == 0 && run.kept(0).is_none() {
        if !run.has_ended(child)? {
            return code(otherwise);
        }
        run.keep(0, &Rc::default());
    }
    join_child(run, child, call.arg(1), 64)
}

fn try_join(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    join_if_ended(run, call, EBUSY)
}

/// How long it waits is no matter: the thread ends in time, or it does not.
fn timed_join(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    join_until(run, call, call.arg(2))
}

fn clock_join(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if call.arg(3).word() != Some(0) && !time::is_waited_by(run, call.arg(2))? {
        return Err(Stop::unsupported("joining a thread by a clock that nobody waits by"));
    }
    join_until(run, call, call.arg(3))
}

/// Without a moment it waits for as long as it takes.
fn join_until(run: &mut Run<'_>, call: &Call<'_>, moment: Value) -> Flow<Value> {
    if moment.word() == Some(0) {
        return join(run, call);
    }
    match run.thread_ref().stage > 0 || time::is_moment(run, 1, moment)? {
        true => join_if_ended(run, call, ETIMEDOUT),
        // The manual says that it is refused; recent versions of glibc wait for as long as it takes.
        false => Err(Stop::unsupported("joining a thread until a time that is none")),
    }
}

fn check_unclaimed(run: &Run<'_>, claim: &Claim, what: &str) -> Flow<()> {
    if run.is_claimed(claim) {
        return misuse(format!("a thread is {what} that was joined or detached before"));
    }
    Ok(())
}

pub fn detach(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let child = named(run, call.arg(0))?;
    let claim = run.claim(child)?;
    check_unclaimed(run, &claim, "detached")?;
    run.set_claimed(&claim);
    Ok(ZERO)
}

pub fn this(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(run.own_handle())
}

pub fn equal(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (a, b) = (run.pick(call.arg(0), 64)?, run.pick(call.arg(1), 64)?);
    Ok(Value::concrete(u64::from(a == b)))
}

fn exit(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    cleanup::exit(run, call.arg(0))
}

/// The longest name that a thread can have, with the zero at its end.
const LONGEST_NAME: u64 = 16;

fn set_name(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let thread = named(run, call.arg(0))?;
    let at = run.pick(call.arg(1), 64)?;
    let name = run.fetch_text(0, at, LONGEST_NAME + 1)?;
    if name.len() as u64 >= LONGEST_NAME {
        return code(ERANGE);
    }
    let leave = run.touch(kept::Names)?;
    run.set_label(&leave, thread, name.into());
    Ok(ZERO)
}

fn get_name(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let thread = named(run, call.arg(0))?;
    let (at, room) = (run.pick(call.arg(1), 64)?, run.pick(call.arg(2), 64)?);
    if room < LONGEST_NAME {
        return code(ERANGE);
    }
    // What it finds is kept until it can be written.
    if run.kept(0).is_none() {
        let leave = run.touch(kept::Names)?;
        let Some(name) = run.label(&leave, thread) else {
            return Err(Stop::unsupported("the name of a thread that was given none"));
        };
        run.keep(0, &Rc::new(name.iter().copied().chain([ZERO]).collect()));
    }
    let text = run.kept(0).unwrap_or_default();
    run.put(1, at, &text)?;
    Ok(ZERO)
}

/// What a thread does before it ends, as often as it is called until nothing is left to do.
pub fn before_end(run: &mut Run<'_>) -> Flow<()> {
    specific::destroy(run)?;
    mutex::abandon(run)?;
    run.say_end()
}
