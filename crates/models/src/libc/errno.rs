//! `errno`: a word of each thread's own.

use threadbare_machine::step::{Call, Flow, Model, Run};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[Model { name: "__errno_location", run: location }];

/// The table that the library's C part has the texts from.
const MESSAGES: &str = include_str!("../../libc/errors.h");

/// The text of an error's number, as `strerror` has it.
pub fn message(code: i64) -> String {
    let mut texts = MESSAGES.lines().filter_map(|line| line.trim().strip_suffix(','));
    match usize::try_from(code).ok().and_then(|code| texts.nth(code)) {
        Some(text) if text.starts_with('"') => text.trim_matches('"').to_string(),
        _ => format!("Unknown error {code}"),
    }
}

fn location(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    run.errno_address().map(Value::concrete)
}
