//! `errno`: a word of each thread's own.

use super::{Call, Model};
use crate::memory::{Initial, Origin};
use crate::step::{Flow, Run, Stop};
use crate::value::Value;

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

impl Run<'_> {
    /// Sets the thread's `errno`.
    pub(crate) fn set_errno(&mut self, code: u64) -> Flow<()> {
        let at = self.errno_address()?;
        super::object::poke(self, at, code)
    }

    /// Where the thread's `errno` is.
    pub(crate) fn errno_address(&mut self) -> Flow<u64> {
        if self.thread_ref().errno == 0 {
            let point = self.thread_ref().point();
            let at = self.allocate(Origin::Stack(point), 4, 4, Initial::Zero)?;
            let at = at.ok_or_else(|| Stop::unsupported("no room for errno"))?;
            self.thread_mut().errno = at;
        }
        Ok(self.thread_ref().errno)
    }
}
