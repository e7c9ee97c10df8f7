//! Thread-specific data: keys that all threads share, values of each thread, and destructors that run when a thread
//! ends. The keys are hidden state of the library, so making and deleting them are steps.

use super::object::{code, errno::EINVAL, misuse};
use super::{Call, Model, ZERO};
use crate::state::Choice;
use crate::step::{Flow, Run};
use crate::value::Value;
use std::rc::Rc;
use std::sync::Arc;
use threadbare_trace::{Action, Order, Range};

pub const MODELS: &[Model] = &[
    Model { name: "pthread_key_create", run: create },
    Model { name: "pthread_key_delete", run: delete },
    Model { name: "pthread_getspecific", run: get },
    Model { name: "pthread_setspecific", run: set },
];

/// How often destructors are run again for data that destructors have set: PTHREAD_DESTRUCTOR_ITERATIONS.
const ITERATIONS: u8 = 4;
/// The table of keys: an address where no object is, for the steps that use it.
const KEYS: Range = Range { start: 0x200, len: 1 };

pub fn create(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let place = run.spot(call.arg(0), 4, true)?;
    let destructor = run.pick(call.arg(1), 64)?;
    if run.state.threads.len() > 1 {
        let table = Action::Update { range: KEYS, order: Order::SeqCst };
        let action = match place.seen() {
            Some(range) => {
                Action::Section { parts: Arc::new([table, Action::Write { range, order: Order::Plain }]) }
            }
            None => table,
        };
        run.visible(action, Choice::Only)?;
    }
    let keys = &mut Rc::make_mut(&mut run.state.sync).keys;
    keys.push(Some(Value::concrete(destructor)));
    let key = keys.len() as u64 - 1;
    run.write_spot(place, Value::concrete(key), 32);
    Ok(ZERO)
}

/// The key as a number, if there is such a key.
fn key(run: &mut Run<'_>, value: Value) -> Flow<Option<u32>> {
    let key = run.pick(value, 32)? as u32;
    let known = run.state.sync.keys.get(key as usize).is_some_and(Option::is_some);
    Ok(known.then_some(key))
}

pub fn delete(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    if run.state.threads.len() > 1 {
        run.visible(Action::Update { range: KEYS, order: Order::SeqCst }, Choice::Only)?;
    }
    let Some(key) = key(run, call.arg(0))? else { return code(EINVAL) };
    Rc::make_mut(&mut run.state.sync).keys[key as usize] = None;
    Ok(ZERO)
}

pub fn get(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    match key(run, call.arg(0))? {
        Some(key) => Ok(run.thread_ref().specific.get(&key).copied().unwrap_or(ZERO)),
        None => misuse("thread-specific data is asked for with a key that does not exist"),
    }
}

pub fn set(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let Some(key) = key(run, call.arg(0))? else { return code(EINVAL) };
    let value = call.arg(1);
    let specific = Rc::make_mut(&mut run.thread_mut().specific);
    if value.word() == Some(0) {
        specific.remove(&key)
    } else {
        specific.insert(key, value)
    };
    Ok(ZERO)
}

/// Calls the destructors of the thread's data, one for each time that it is called, until there is nothing left or
/// they were all called often enough.
pub fn destroy(run: &mut Run<'_>) -> Flow<()> {
    loop {
        let (round, from) = run.thread_ref().destroying;
        if round >= ITERATIONS || run.thread_ref().specific.is_empty() {
            return Ok(());
        }
        let next = run.thread_ref().specific.range(from..).next().map(|(key, value)| (*key, *value));
        let Some((key, value)) = next else {
            run.thread_mut().destroying = (round + 1, 0);
            continue;
        };
        let thread = run.thread_mut();
        thread.destroying = (round, key + 1);
        let destructor = run.state.sync.keys.get(key as usize).copied().flatten();
        match destructor {
            Some(destructor) if destructor.word() != Some(0) => {
                Rc::make_mut(&mut run.thread_mut().specific).remove(&key);
                let stage = run.thread_ref().stage;
                return run.call_back(destructor, &[value], stage);
            }
            _ => {}
        }
    }
}
