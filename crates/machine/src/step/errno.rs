//! `errno`: a word of each thread's own, which comes to be when somebody asks for it.

use super::{Flow, Run, Stop};
use crate::memory::{Initial, Origin};
use crate::value::Value;

impl Run<'_> {
    /// Sets the thread's `errno`. Where others may see it, it is refused, since nobody would hear of it.
    pub fn set_errno(&mut self, code: u64) -> Flow<()> {
        let at = self.errno_address()?;
        let spot = self.spot(Value::concrete(at), 4, true)?;
        if spot.seen().is_some() {
            return Err(Stop::unsupported("`errno` that other threads access, too"));
        }
        self.write_spot(spot, Value::concrete(code), 32);
        Ok(())
    }

    /// Where the thread's `errno` is.
    pub fn errno_address(&mut self) -> Flow<u64> {
        if self.thread_ref().errno == 0 {
            let point = self.thread_ref().point();
            let at = self.allocate(Origin::Stack(point), 4, 4, Initial::Zero)?;
            let at = at.ok_or_else(|| Stop::unsupported("no room for errno"))?;
            self.thread_mut().errno = at;
        }
        Ok(self.thread_ref().errno)
    }
}
