//! Barriers. Coming is a step that can always be taken; those who came wait until the last one comes, and then
//! each leaves in a step of its own.
//!
//! In which order they come makes no difference, unless the program looks at the result, by which one of them (here
//! the last, as in glibc) is told from the others, or more threads come than the barrier waits for. The second is
//! found out on the way, and the exploration then starts again.

use crate::object::{address, code, errno::EINVAL, misuse};
use crate::posix::attributes;
use crate::results::ZERO;
use threadbare_machine::state::{Choice, Status, ThreadIx};
use threadbare_machine::step::{Call, Flow, Model, Run, Stop, Used};
use threadbare_machine::value::Value;
use threadbare_trace::Action;

pub const MODELS: &[Model] = &[
    Model { name: "pthread_barrier_init", run: init },
    Model { name: "pthread_barrier_destroy", run: destroy },
    Model { name: "pthread_barrier_wait", run: wait },
];

/// How many bytes a `pthread_barrier_t` has.
const SIZE: u64 = 32;
/// What one of the threads gets: PTHREAD_BARRIER_SERIAL_THREAD.
const SERIAL: u64 = u32::MAX as u64;

/// How far a call of `wait` has come, as the thread's stage.
const CAME: u8 = 1;
const CAME_LAST: u8 = 2;

fn init(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let count = run.pick(call.arg(2), 32)? as u32;
    if count == 0 {
        return code(EINVAL);
    }
    let at = address(run, call.arg(0))?;
    attributes::look_at(run, call.arg(1))?;
    let used = run.remake(at)?;
    if run.sync(&used).barrier().is_some_and(|barrier| !barrier.waiting.is_empty()) {
        return misuse("a barrier is initialised while a thread waits at it");
    }
    run.clear_object(&used, SIZE)?;
    run.sync_mut(&used).make_barrier(count);
    Ok(ZERO)
}

fn destroy(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = address(run, call.arg(0))?;
    let used = run.remake(at)?;
    let Some(barrier) = run.sync_mut(&used).barrier() else { return absent() };
    if !barrier.waiting.is_empty() {
        return misuse("a barrier is destroyed while a thread waits at it");
    }
    barrier.alive = false;
    Ok(ZERO)
}

fn absent<T>() -> Flow<T> {
    misuse("a barrier is used that was not initialised, or was destroyed")
}

fn wait(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pick(call.arg(0), 64)?;
    // Whoever has come may find the barrier gone when leaving: another may have destroyed it by then.
    if run.thread_ref().stage == 0 {
        address(run, call.arg(0))?;
        let ordered = run.is_crowded(at) || run.uses_result();
        let ahead = run.foresee_object(at);
        let announced = match run.sync(&ahead).barrier() {
            Some(barrier) if !ordered => {
                barrier.first + barrier.arrivals.get(&run.this()).copied().unwrap_or(0)
            }
            // Only known when it is there.
            _ => u32::MAX,
        };
        let used = run.operate(Action::Arrive { barrier: at, round: announced, ordered }, Choice::Only)?;
        arrive(run, at, &used, ordered)?;
    }
    // The round in which the thread came: it stands before this step already, or has just come last.
    let ahead = run.foresee_object(at);
    let round = match (run.round_to_leave(), run.sync(&ahead).barrier()) {
        (Some(round), _) => round,
        (None, Some(barrier)) => barrier.round - 1,
        (None, None) => return absent(),
    };
    run.operate(Action::Pass { barrier: at, round }, Choice::Only)?;
    if run.thread_ref().stage == CAME_LAST { code(SERIAL) } else { Ok(ZERO) }
}

fn arrive(run: &mut Run<'_>, at: u64, used: &Used, ordered: bool) -> Flow<()> {
    let thread = run.this();
    let Some(barrier) = run.sync_mut(used).barrier() else { return absent() };
    *barrier.arrivals.get_or_insert_with(thread, || 0) += 1;
    let crowded = barrier.arrivals.len() > barrier.count as usize;
    let round = barrier.round;
    barrier.waiting.insert(thread, ());
    let complete = barrier.waiting.len() >= barrier.count as usize;
    let released: Vec<ThreadIx> = if complete {
        barrier.round += 1;
        std::mem::take(&mut barrier.waiting).iter().map(|(thread, ())| *thread).collect()
    } else {
        Vec::new()
    };
    run.came(used, round, ordered);
    if crowded {
        run.crowds(at);
    }
    if !complete {
        run.thread_mut().stage = CAME;
        return Err(Stop::Wait(Status::AtBarrier { barrier: at }));
    }
    run.thread_mut().stage = CAME_LAST;
    for other in released.into_iter().filter(|other| *other != thread) {
        run.let_pass(used, other, round);
    }
    Ok(())
}
