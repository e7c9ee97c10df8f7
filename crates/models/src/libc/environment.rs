//! What a program asks about its surroundings: variables of the environment, the process, the machine.
//! The answers are fixed.

use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::hidden::Variable;
use threadbare_machine::step::{Call, Flow, Model, Run, Stop, Touched, kept};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "getenv", run: getenv },
    Model { name: "secure_getenv", run: getenv },
    Model { name: "setenv", run: setenv },
    Model { name: "unsetenv", run: unsetenv },
    Model { name: "clearenv", run: clearenv },
    Model { name: "getpid", run: process },
    Model { name: "getppid", run: parent },
    Model { name: "getuid", run: user },
    Model { name: "geteuid", run: user },
    Model { name: "getgid", run: user },
    Model { name: "getegid", run: user },
    Model { name: "getpagesize", run: page },
    Model { name: "get_nprocs", run: processors },
    Model { name: "sysconf", run: sysconf },
];

const EINVAL: u64 = 22;
const MINUS_ONE: Value = Value::concrete(u64::MAX);
const PAGE: u64 = 4096;
const PROCESSORS: u64 = 4;

fn getenv(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.fetch_name(0, call.arg(0))?;
    let leave = run.touch(kept::Environment)?;
    let Some(Variable { text, at }) = run.hidden(&leave).get(&name).cloned() else {
        return Ok(ZERO);
    };
    if at != 0 {
        return Ok(Value::concrete(at));
    }
    let at = place(run, &text)?;
    set(run, &leave, name, text, at);
    Ok(Value::concrete(at))
}

/// Puts a value into memory that nobody frees.
fn place(run: &mut Run<'_>, text: &[u8]) -> Flow<u64> {
    let mut bytes: Vec<Value> = text.iter().map(|byte| Value::concrete(u64::from(*byte))).collect();
    bytes.push(ZERO);
    let point = run.thread_ref().point();
    let origin = threadbare_machine::memory::Origin::Stack(point);
    let initial = threadbare_machine::memory::Initial::Zero;
    let at = run.allocate_with(origin, bytes.len() as u64, 1, initial, &bytes)?;
    at.ok_or_else(|| Stop::unsupported("an environment of that size"))
}

fn set(run: &mut Run<'_>, leave: &Touched<kept::Environment>, name: Vec<u8>, text: Vec<u8>, at: u64) {
    Rc::make_mut(run.hidden_mut(leave)).insert(name, Variable { text, at });
}

fn valid(run: &mut Run<'_>, name: &[u8]) -> Flow<bool> {
    let valid = !name.is_empty() && !name.contains(&b'=');
    if !valid {
        run.set_errno(EINVAL)?;
    }
    Ok(valid)
}

fn setenv(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.fetch_name(0, call.arg(0))?;
    let text = run.fetch_name(1, call.arg(1))?;
    let overwrite = run.pin(call.arg(2), 32)? != 0;
    if !valid(run, &name)? {
        return Ok(MINUS_ONE);
    }
    let leave = run.touch(kept::Environment)?;
    if overwrite || !run.hidden(&leave).contains_key(&name) {
        set(run, &leave, name, text, 0);
    }
    Ok(ZERO)
}

fn unsetenv(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.fetch_name(0, call.arg(0))?;
    if !valid(run, &name)? {
        return Ok(MINUS_ONE);
    }
    let leave = run.touch(kept::Environment)?;
    Rc::make_mut(run.hidden_mut(&leave)).remove(&name);
    Ok(ZERO)
}

fn clearenv(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    let leave = run.touch(kept::Environment)?;
    *run.hidden_mut(&leave) = Rc::default();
    Ok(ZERO)
}

fn process(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(Value::concrete(4242))
}

fn parent(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(Value::concrete(1))
}

fn user(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(Value::concrete(1000))
}

fn page(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(Value::concrete(PAGE))
}

fn processors(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(Value::concrete(PROCESSORS))
}

/// The questions that programs ask most; the numbers are those of Linux.
fn sysconf(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.pin(call.arg(0), 32)?;
    Ok(Value::concrete(match name {
        2 => 100,              // _SC_CLK_TCK
        4 => 1024,             // _SC_OPEN_MAX
        30 => PAGE,            // _SC_PAGESIZE
        83 | 84 => PROCESSORS, // _SC_NPROCESSORS_CONF, _SC_NPROCESSORS_ONLN
        85 | 86 => 1 << 20,    // _SC_PHYS_PAGES, _SC_AVPHYS_PAGES
        _ => return Err(Stop::unsupported(format!("sysconf({name})"))),
    }))
}
