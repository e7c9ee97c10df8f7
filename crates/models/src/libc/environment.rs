//! What a program asks about its surroundings: variables of the environment, the process, the machine.
//! The answers are fixed.

use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::Relied;
use threadbare_machine::hidden::Variable;
use threadbare_machine::step::{Call, Flow, Model, Run, Stop, Touched, kept};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "getenv", run: getenv },
    Model { name: "secure_getenv", run: getenv },
    Model { name: "putenv", run: putenv },
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
    // The library's C part answers as well.
    Model { name: "tb_fixed_answer", run: answered },
];

const EINVAL: u64 = 22;
const MINUS_ONE: Value = Value::concrete(u64::MAX);
const PAGE: u64 = 4096;
const PROCESSORS: u64 = 4;
/// The stage of `getenv` in which a variable is looked at in the program's own text, and the number of that look.
const OWN: u8 = 2;

fn getenv(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.fetch_name(0, call.arg(0))?;
    if run.thread_ref().stage == OWN {
        return own(run, &name);
    }
    let leave = run.touch(kept::Environment)?;
    let Some(Variable { text, at, is_own }) = run.hidden(&leave).get(&name).cloned() else {
        run.relies_on(Relied::Environment);
        return Ok(ZERO);
    };
    if is_own {
        run.keep(1, &Rc::new(vec![Value::concrete(at)]));
        run.thread_mut().stage = OWN;
        return own(run, &name);
    }
    if at != 0 {
        return Ok(Value::concrete(at));
    }
    let at = place(run, &text)?;
    set(run, &leave, name, Variable { text, at, is_own: false });
    Ok(Value::concrete(at))
}

/// A variable that stands in the program's own text. That is looked at, as it is now: the program may change it, or end its life.
fn own(run: &mut Run<'_>, name: &[u8]) -> Flow<Value> {
    let at = run.kept(1).and_then(|kept| kept[0].word()).unwrap_or_default();
    let length = name.len() as u64 + 1;
    let found = run.fetch(OWN, at.wrapping_sub(length), length)?;
    for (byte, expected) in found.iter().zip(name.iter().chain(b"=")) {
        if run.pin(*byte, 8)? != u64::from(*expected) {
            return Err(Stop::unsupported(
                "a variable of the environment whose name was changed in the text given to putenv",
            ));
        }
    }
    Ok(Value::concrete(at))
}

/// The text itself becomes a part of the environment; without a value it takes a variable out.
fn putenv(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let start = run.pointer(call.arg(0), false)?;
    let all = run.fetch_name(0, Value::concrete(start))?;
    let leave = run.touch_alone(kept::Environment)?;
    match all.iter().position(|byte| *byte == b'=') {
        Some(equals) => {
            let at = start + equals as u64 + 1;
            let variable = Variable { text: all[equals + 1..].to_vec(), at, is_own: true };
            set(run, &leave, all[..equals].to_vec(), variable);
        }
        None => drop(Rc::make_mut(run.hidden_mut(&leave)).remove(&all)),
    }
    Ok(ZERO)
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

fn set(run: &mut Run<'_>, leave: &Touched<kept::Environment>, name: Vec<u8>, variable: Variable) {
    Rc::make_mut(run.hidden_mut(leave)).insert(name, variable);
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
    let leave = run.touch_alone(kept::Environment)?;
    if overwrite || !run.hidden(&leave).contains_key(&name) {
        set(run, &leave, name, Variable { text, at: 0, is_own: false });
    }
    Ok(ZERO)
}

fn unsetenv(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.fetch_name(0, call.arg(0))?;
    if !valid(run, &name)? {
        return Ok(MINUS_ONE);
    }
    let leave = run.touch_alone(kept::Environment)?;
    Rc::make_mut(run.hidden_mut(&leave)).remove(&name);
    Ok(ZERO)
}

fn clearenv(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    let leave = run.touch_alone(kept::Environment)?;
    *run.hidden_mut(&leave) = Rc::default();
    Ok(ZERO)
}

fn process(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    fixed(run, 4242)
}

fn parent(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    fixed(run, 1)
}

fn user(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    fixed(run, 1000)
}

fn fixed(run: &mut Run<'_>, answer: u64) -> Flow<Value> {
    run.relies_on(Relied::System);
    Ok(Value::concrete(answer))
}

fn answered(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    fixed(run, 0)
}

fn page(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    fixed(run, PAGE)
}

fn processors(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    fixed(run, PROCESSORS)
}

/// The questions that programs ask most; the numbers are those of Linux.
fn sysconf(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.pin(call.arg(0), 32)?;
    run.relies_on(Relied::System);
    Ok(Value::concrete(match name {
        2 => 100,              // _SC_CLK_TCK
        4 => 1024,             // _SC_OPEN_MAX
        30 => PAGE,            // _SC_PAGESIZE
        83 | 84 => PROCESSORS, // _SC_NPROCESSORS_CONF, _SC_NPROCESSORS_ONLN
        85 | 86 => 1 << 20,    // _SC_PHYS_PAGES, _SC_AVPHYS_PAGES
        _ => return Err(Stop::unsupported(format!("sysconf({name})"))),
    }))
}
