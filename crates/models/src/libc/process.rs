//! The end of the process, by failure or by wish.

use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::hidden::Handler;
use threadbare_machine::library::body_name;
use threadbare_machine::memory::address;
use threadbare_machine::state::Purpose;
use threadbare_machine::step::{Call, Flow, Model, Run, Stop, kept};
use threadbare_machine::value::Value;
use threadbare_trace::ErrorKind;
use threadbare_trace::options::Abort;

pub const MODELS: &[Model] = &[
    // Assertions
    Model { name: "tb_assert_fail", run: assert_fail },
    Model { name: "__assert_fail", run: assert_fail },
    Model { name: "__assert", run: assert_fail },
    Model { name: "__assert_rtn", run: assert_rtn },
    Model { name: "__assert_perror_fail", run: error_code },
    Model { name: "__VERIFIER_assert", run: assert_that },
    Model { name: "__CPROVER_assert", run: assert_that },
    Model { name: "__ESBMC_assert", run: assert_that },
    Model { name: "CUTE_assert", run: assert_that },
    Model { name: "__VERIFIER_error", run: reached },
    Model { name: "reach_error", run: reached },
    Model { name: "tb_reached", run: are_held },
    Model { name: "klee_abort", run: reached },
    Model { name: "klee_report_error", run: report },
    // The end
    Model { name: "abort", run: abort },
    Model { name: "__stack_chk_fail", run: smashed },
    Model { name: "exit", run: exit },
    Model { name: "quick_exit", run: exit },
    Model { name: "tb_run_destructors", run: run_destructors },
    Model { name: "tb_add_end", run: add_end },
    Model { name: "tb_take_end", run: take_end },
    // What the library's C part keeps for each thread.
    Model { name: "tb_thread_word", run: thread_word },
    Model { name: "tb_set_thread_word", run: set_thread_word },
    Model { name: "tb_has_threads", run: has_threads },
    Model { name: "_exit", run: exit },
    Model { name: "_Exit", run: exit },
    // The library's C part says what it cannot do.
    Model { name: "tb_unsupported", run: unsupported },
];

fn unsupported(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let what = run.fetch_name(0, call.arg(0))?;
    Err(Stop::unsupported(String::from_utf8_lossy(&what).into_owned()))
}

fn failed(text: &str) -> Stop {
    Stop::error(ErrorKind::Assertion, format!("the assertion `{text}` fails"))
}

fn assert_fail(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    Err(failed(&run.text_at(call.arg(0))))
}

/// `__assert_rtn(function, file, line, expression)`.
fn assert_rtn(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    Err(failed(&run.text_at(call.arg(3))))
}

fn error_code(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let code = run.pin(call.arg(0), 32)?;
    Err(Stop::error(ErrorKind::Assertion, format!("an unexpected error code: {code}")))
}

/// An assertion as a call: the condition, and perhaps a text.
fn assert_that(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let holds = run.truth(call.arg(0), call.width(0));
    if run.decide(holds, Purpose::Check)? {
        return Ok(ZERO);
    }
    let text = if call.count() > 1 { run.text_at(call.arg(1)) } else { String::new() };
    Err(if text.is_empty() { Stop::error(ErrorKind::Assertion, "an assertion fails") } else { failed(&text) })
}

fn are_held(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Err(Stop::error(ErrorKind::Reached, "each place is held by a thread of its own"))
}

fn reached(_: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    Err(Stop::error(ErrorKind::Assertion, format!("'{}' is called", call.name())))
}

/// `klee_report_error(file, line, message, suffix)`.
fn report(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    Err(Stop::error(ErrorKind::Assertion, run.text_at(call.arg(2))))
}

fn smashed(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Err(Stop::error(ErrorKind::OutOfBounds, "the stack was overwritten"))
}

/// Where the program registers functions to be run at the end, the library's C part takes the place of `exit`.
fn exit(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    run.exit(call.arg(0)).map(|()| ZERO)
}

/// How many functions can be registered to be run at the end.
const MOST_ENDS: usize = 64;

/// `tb_add_end(list, kind, function, argument)`: 0, or -1 if there is no room.
fn add_end(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let list = run.pin(call.arg(0), 32)? as usize % 2;
    let kind = run.pin(call.arg(1), 32)?;
    let (function, argument) = (call.arg(2), call.arg(3));
    let leave = run.touch(kept::Ends)?;
    if run.hidden(&leave)[list].len() >= MOST_ENDS {
        return Ok(Value::concrete(0xffff_ffff));
    }
    let ends = &mut run.hidden_mut(&leave)[list];
    Rc::make_mut(ends).push(Handler { kind, function, argument });
    Ok(ZERO)
}

/// `tb_take_end(list, place)`: the kind of the last one, or -1; function and argument go to the place.
fn take_end(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let list = run.pin(call.arg(0), 32)? as usize % 2;
    let place = run.pin(call.arg(1), 64)?;
    let leave = run.touch(kept::Ends)?;
    let ends = &mut run.hidden_mut(&leave)[list];
    let Some(last) = Rc::make_mut(ends).pop() else { return Ok(Value::concrete(0xffff_ffff)) };
    // A local of the library's own.
    for (at, value) in [(place, last.function), (place + 8, last.argument)] {
        run.write_own(at, value, 64)?;
    }
    Ok(Value::concrete(last.kind))
}

/// `tb_thread_word(which)`.
fn thread_word(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let which = run.pin(call.arg(0), 32)? as usize;
    Ok(run.thread_ref().words[which % 2])
}

/// `tb_set_thread_word(which, value)`.
fn set_thread_word(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let which = run.pin(call.arg(0), 32)? as usize;
    run.thread_mut().words[which % 2] = call.arg(1);
    Ok(ZERO)
}

/// Of a thread that is not the first one it is always true, and the first one knows whether it has created one.
fn has_threads(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(Value::concrete(u64::from(run.is_threaded())))
}

/// One destructor for each time that it is called, until there is none left.
fn run_destructors(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    let next = run.thread_ref().stage;
    let destructors = run.program().global_destructors();
    match destructors.get(usize::from(next)) {
        Some(_) if next == u8::MAX => Err(Stop::unsupported("more than 255 destructors of modules")),
        Some(destructor) => {
            let function = Value::concrete(address::of_function(destructor.function.0));
            run.call_back(function, &[], next + 1)
        }
        None => Ok(ZERO),
    }
}

/// Ends the process by a signal: an error, unless such an end is as good as any other.
fn abort(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    match run.options().abort {
        Abort::Error => Err(Stop::error(ErrorKind::Assertion, "the program aborts")),
        Abort::End => {
            // Programs that say what is done about signals may catch this one.
            let caught = run.program().find(&body_name("tb_catch_abort"));
            if let Some(body) = caught.filter(|_| run.thread_ref().stage == 0) {
                return run.call_back(Value::concrete(address::of_function(body.0)), &[], 1);
            }
            run.exit(Value::concrete(ABORTED)).map(|()| ZERO)
        }
    }
}

/// What a shell shows of a process that SIGABRT ended.
const ABORTED: u64 = 128 + 6;
