//! C11 threads: thin covers over the models of POSIX threads, with their own results.

use crate::object::{address, errno::*};
use crate::posix::cleanup;
use crate::posix::condition;
use crate::posix::mutex;
use crate::posix::specific;
use crate::posix::thread;
use threadbare_machine::step::{Call, Flow, Model, Run};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "thrd_create", run: create },
    Model { name: "thrd_join", run: join },
    Model { name: "thrd_detach", run: detach },
    Model { name: "thrd_exit", run: exit },
    Model { name: "thrd_current", run: current },
    Model { name: "thrd_equal", run: equal },
    Model { name: "mtx_init", run: mutex_init },
    Model { name: "mtx_destroy", run: mutex::destroy },
    Model { name: "mtx_lock", run: mutex_lock },
    Model { name: "mtx_trylock", run: mutex_try },
    Model { name: "mtx_timedlock", run: mutex_timed },
    Model { name: "mtx_unlock", run: mutex_unlock },
    Model { name: "cnd_init", run: condition::init },
    Model { name: "cnd_destroy", run: condition::destroy },
    Model { name: "cnd_wait", run: wait },
    Model { name: "cnd_timedwait", run: timed_wait },
    Model { name: "cnd_signal", run: condition::signal },
    Model { name: "cnd_broadcast", run: condition::broadcast },
    Model { name: "tss_create", run: specific::create },
    Model { name: "tss_delete", run: specific::delete },
    Model { name: "tss_get", run: specific::get },
    Model { name: "tss_set", run: tss_set },
];

const SUCCESS: u64 = 0;
const BUSY: u64 = 1;
const ERROR: u64 = 2;
const TIMED_OUT: u64 = 4;
/// The bit of a mutex type that says that it counts.
const RECURSIVE: u64 = 1;

/// An error number of POSIX as a result of C11.
fn translate(result: Value) -> Value {
    Value::concrete(match result.word() {
        Some(0) => SUCCESS,
        Some(EBUSY) => BUSY,
        Some(ETIMEDOUT) => TIMED_OUT,
        _ => ERROR,
    })
}

fn create(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    thread::start(run, call.arg(0), call.arg(1), call.arg(2), false)
}

fn join(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let child = thread::joined(run, call.arg(0))?;
    if child == run.this() {
        return Ok(Value::concrete(ERROR));
    }
    thread::join_child(run, child, call.arg(1), 32)
}

fn detach(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    thread::detach(run, call).map(translate)
}

fn exit(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    cleanup::exit(run, call.arg(0))
}

fn current(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    thread::this(run, call)
}

fn equal(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    thread::equal(run, call)
}

fn mutex_init(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let kind = run.pick(call.arg(1), 32)?;
    mutex::make(run, at, kind & RECURSIVE)
}

fn mutex_lock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    mutex::lock(run, call).map(translate)
}

fn mutex_try(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    mutex::try_lock(run, call).map(translate)
}

fn mutex_timed(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    mutex::timed_lock(run, call).map(translate)
}

fn mutex_unlock(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    mutex::unlock(run, call).map(translate)
}

fn wait(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    condition::wait(run, call).map(translate)
}

fn timed_wait(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    condition::timed_wait(run, call).map(translate)
}

fn tss_set(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    specific::set(run, call).map(translate)
}
