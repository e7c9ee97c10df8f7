//! `errno`: a word of each thread's own.

use super::{Call, Model};
use crate::memory::{Initial, Origin};
use crate::step::{Flow, Run, Stop};
use crate::value::Value;

pub const MODELS: &[Model] = &[Model { name: "__errno_location", run: location }];

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
