//! Thread-specific data: keys that all threads share, values of each thread, and destructors that run when a thread
//! ends. The keys are hidden state of the library: making, deleting and using them are steps.

use crate::object::{code, errno::EAGAIN, errno::EINVAL, misuse};
use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::state::Purpose;
use threadbare_machine::step::{Call, Flow, Model, Run, kept};
use threadbare_machine::sync::Keys;
use threadbare_machine::value::Value;
use threadbare_trace::Order;

pub const MODELS: &[Model] = &[
    Model { name: "pthread_key_create", run: create },
    Model { name: "pthread_key_delete", run: delete },
    Model { name: "pthread_getspecific", run: get },
    Model { name: "pthread_setspecific", run: set },
];

/// How often destructors are run again for data that destructors have set: PTHREAD_DESTRUCTOR_ITERATIONS.
const ITERATIONS: u8 = 4;
/// How many keys there can be: PTHREAD_KEYS_MAX.
const MOST: usize = 1024;

pub fn create(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let place = call.arg(0);
    run.spot(place, 4, true)?;
    let destructor = run.pick(call.arg(1), 64)?;
    if run.thread_ref().stage == 0 {
        let leave = run.touch(kept::Keys)?;
        if run.hidden(&leave).all.len() >= MOST {
            return code(EAGAIN);
        }
        let alone = !run.is_threaded();
        let keys = run.hidden_mut(&leave);
        keys.all.push(Some(Value::concrete(destructor)));
        if alone {
            keys.first = keys.all.len();
        }
        let key = Value::concrete(keys.all.len() as u64 - 1);
        run.keep(0, &Rc::new(vec![key]));
        run.thread_mut().stage = 1;
    }
    let key = run.kept(0).map_or(ZERO, |kept| kept[0]);
    run.store(place, key, 32, Order::Plain)?;
    Ok(ZERO)
}

/// The key as a number, if there is such a key when the step is taken that follows.
fn key(run: &mut Run<'_>, value: Value) -> Flow<Option<u32>> {
    let key = run.pick(value, 32)? as u32;
    let leave = run.foresee(kept::Keys);
    let known = run.hidden(&leave).all.get(key as usize).is_some_and(Option::is_some);
    Ok(known.then_some(key))
}

/// A look at whether there is such a key; its destructor. Where nothing is deleted, what was there before the second thread is there for ever,
/// and nobody need look: a loop may then use its data and still only wait.
fn look(run: &mut Run<'_>, key: Option<u32>) -> Flow<Option<Value>> {
    fn destructor(keys: &Keys, key: Option<u32>) -> Option<Value> {
        key.and_then(|key| keys.all.get(key as usize).copied().flatten())
    }
    let ahead = run.foresee(kept::Keys);
    let first = run.hidden(&ahead).first;
    if key.is_some_and(|key| (key as usize) < first) {
        let leave = run.look(kept::FirstKeys)?;
        return Ok(destructor(run.hidden(&leave), key));
    }
    let leave = run.look(kept::Keys)?;
    Ok(destructor(run.hidden(&leave), key))
}

pub fn delete(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let key = key(run, call.arg(0))?;
    let leave = run.touch(kept::Keys)?;
    let Some(key) = key else { return code(EINVAL) };
    run.hidden_mut(&leave).all[key as usize] = None;
    Ok(ZERO)
}

pub fn get(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let key = key(run, call.arg(0))?;
    look(run, key)?;
    match key {
        Some(key) => Ok(run.thread_ref().specific.get(&key).copied().unwrap_or(ZERO)),
        None => misuse("thread-specific data is asked for with a key that does not exist"),
    }
}

pub fn set(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let key = key(run, call.arg(0))?;
    let value = call.arg(1);
    // A thread that ends with nothing there calls no destructor.
    let is_null = run.is_below(value, 64, 1);
    let is_null = run.decide(is_null, Purpose::Branch)?;
    look(run, key)?;
    let Some(key) = key else { return code(EINVAL) };
    let specific = Rc::make_mut(&mut run.thread_mut().specific);
    if is_null {
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
        let destructor = look(run, Some(key))?;
        run.thread_mut().destroying = (round, key + 1);
        // It is gone even if there is nothing to call, as all C libraries have it: later destructors do not find it.
        Rc::make_mut(&mut run.thread_mut().specific).remove(&key);
        match destructor {
            Some(destructor) if destructor.word() != Some(0) => {
                let stage = run.thread_ref().stage;
                return run.call_back(destructor, &[value], stage);
            }
            _ => {}
        }
    }
}
