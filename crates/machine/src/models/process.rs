//! The end of the process by failure.

use crate::step::{Flow, Run, Stop};
use crate::value::Value;
use threadbare_trace::ErrorKind;

pub fn assert_fail(run: &mut Run<'_>, expression: Value) -> Flow<Value> {
    let text = run.text_at(expression);
    Err(Stop::error(ErrorKind::Assertion, format!("the assertion `{text}` fails")))
}

pub fn abort() -> Flow<Value> {
    Err(Stop::error(ErrorKind::Assertion, "the program aborts"))
}
