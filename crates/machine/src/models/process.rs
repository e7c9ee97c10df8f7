//! The end of the process by failure.

use super::{Call, Model, ZERO};
use crate::step::{Flow, Run, Stop};
use crate::value::Value;
use threadbare_trace::ErrorKind;

pub const MODELS: &[Model] = &[
    Model { name: "tb_assert_fail", run: assert_fail },
    Model { name: "__assert_fail", run: assert_fail },
    Model { name: "abort", run: abort },
    Model { name: "exit", run: exit },
    Model { name: "_exit", run: exit },
    Model { name: "_Exit", run: exit },
];

fn assert_fail(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let text = run.text_at(call.arg(0));
    Err(Stop::error(ErrorKind::Assertion, format!("the assertion `{text}` fails")))
}

fn exit(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    run.exit(call.arg(0)).map(|()| ZERO)
}

fn abort(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Err(Stop::error(ErrorKind::Assertion, "the program aborts"))
}
