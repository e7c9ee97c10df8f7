//! How long a process is waited for: by the processor's time that it takes, so that a busy machine changes nothing, and by the
//! clock only where it does nothing at all. Knows nothing of what the process is asked.

use std::time::{Duration, Instant};

/// What a process may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Of the processor's time.
    pub work: Duration,
    /// Of the clock's time, while it neither computes nor wants to.
    pub idle: Duration,
}

/// Watches a process from now on.
pub(crate) struct Watch {
    process: u32,
    limits: Limits,
    /// What it had taken of the processor's time when it was asked, and when it was last looked at.
    before: Duration,
    last: Duration,
    /// Since when it was seen to do nothing.
    idle_since: Instant,
    started: Instant,
}

impl Watch {
    pub fn new(process: u32, limits: Limits) -> Watch {
        let before = Usage::of(process).map_or(Duration::ZERO, |usage| usage.work);
        let now = Instant::now();
        Watch { process, limits, before, last: before, idle_since: now, started: now }
    }

    /// Whether it took more than it may.
    pub fn is_over(&mut self) -> bool {
        let Some(usage) = Usage::of(self.process) else {
            // A system that does not tell: there is only the clock.
            return self.started.elapsed() > self.limits.work;
        };
        if usage.wants_more || usage.work != self.last {
            (self.last, self.idle_since) = (usage.work, Instant::now());
        }
        usage.work.saturating_sub(self.before) > self.limits.work
            || self.idle_since.elapsed() > self.limits.idle
    }
}

/// What the system tells of a process.
#[derive(PartialEq, Eq, Debug)]
struct Usage {
    work: Duration,
    /// It computes, or would if it were let: for the processor, or for a disk.
    wants_more: bool,
}

impl Usage {
    fn of(process: u32) -> Option<Usage> {
        parse(&std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?)
    }
}

/// The file `stat` of a process. Its name, in parentheses, may contain anything.
fn parse(stat: &str) -> Option<Usage> {
    /// Linux counts in hundredths of a second here, whatever it counts in otherwise.
    const TICK: Duration = Duration::from_millis(10);
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace();
    let wants_more = matches!(fields.next()?, "R" | "D");
    let (user, system): (u32, u32) = (fields.nth(10)?.parse().ok()?, fields.next()?.parse().ok()?);
    Some(Usage { work: TICK * user.checked_add(system)?, wants_more })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_tells_is_read() {
        let stat = "7 (a ) R b) S 1 7 7 0 -1 4194560 1 2 3 4 150 25 8 9 20 0 1 0 5";
        let read = Usage { work: Duration::from_millis(1750), wants_more: false };
        assert_eq!(parse(stat), Some(read));
        assert!(parse(&stat.replace(") S", ") R")).unwrap().wants_more);
        for nonsense in ["", "7 (a", "7 (a) S 1 2", "7 (a) S 1 7 7 0 -1 4194560 1 2 3 4 x 25 8"] {
            assert_eq!(parse(nonsense), None, "{nonsense}");
        }
        let own = Usage::of(std::process::id()).unwrap();
        assert!(own.work < Duration::from_secs(3600));
    }
}
