//! Processor time of this thread, which other programs on the machine do not lengthen.

use std::time::Duration;

/// Processor time used so far; `None` where the system does not tell.
pub fn processor() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// Processor time since a moment, or else the time that passed.
pub struct Watch {
    processor: Option<Duration>,
    wall: std::time::Instant,
}

impl Watch {
    pub fn start() -> Watch {
        Watch { processor: processor(), wall: std::time::Instant::now() }
    }

    pub fn elapsed(&self) -> Duration {
        match (self.processor, processor()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.wall.elapsed(),
        }
    }
}
