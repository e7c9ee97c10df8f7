//! What is remembered of a thread's looks at memory, to find out that it goes round in a loop that only waits. The rules are
//! those of the step relation (`step/spin.rs`); here is what a state keeps of them.

use crate::memory::{Changes, Memory};
use threadbare_trace::CodePoint;

/// The most locks that a round of a loop that waits may hold at a time.
pub(crate) const MOST_HELD: usize = 2;

/// What is remembered of a thread's looks, to find out that it goes round.
#[derive(Clone, Copy, Default)]
pub struct Looks {
    pub(crate) looking: Base,
    /// The same of the locks that it takes.
    pub(crate) locking: Base,
    /// When memory was last looked at by a loop that waits.
    pub(crate) version: u64,
    /// How often the thread has written to memory, or (elsewhere) done something else than look, take locks and give them
    /// back.
    pub(crate) written: Changes,
    /// How often it gave a lock back.
    pub(crate) unlocks: u64,
    /// The round of a loop with several looks that the thread is in.
    pub(crate) round: Option<Round>,
}

/// A place that a thread may come back to.
#[derive(Clone, Copy, Default)]
pub(crate) struct Base {
    pub(crate) point: CodePoint,
    /// How often the thread had written elsewhere than on its stack when it was first there.
    pub(crate) quiet: u64,
    pub(crate) registers: u64,
    pub(crate) since: u32,
    /// The number of the event that the thread stood before when it was last looked for.
    pub(crate) event: u32,
    /// How often the thread came to that point since.
    pub(crate) visits: u32,
}

/// A round of a loop with several looks.
#[derive(Clone, Copy)]
pub(crate) struct Round {
    /// Where it began, and with which registers.
    pub(crate) point: CodePoint,
    pub(crate) registers: u64,
    /// How often the thread had written elsewhere than on its stack then.
    pub(crate) writes: u64,
    /// How many looks ago that was.
    pub(crate) since: u32,
    /// The number of the event that the thread stands before.
    pub(crate) event: u32,
    /// How often it came round, in vain.
    pub(crate) vain: u8,
    /// The locks that it has taken and not given back; zeros for none.
    pub(crate) held: [u64; MOST_HELD],
    /// Whether it has taken any.
    pub(crate) locks: bool,
    /// Whether it has looked plainly, and so can race with whoever writes.
    pub(crate) plain: bool,
}

impl Looks {
    /// The thread does something else than look.
    pub(crate) fn interrupt(&mut self) {
        self.round = None;
        self.written.elsewhere += 1;
    }

    /// The thread takes a lock.
    pub(crate) fn takes(&mut self, lock: u64) {
        let Some(round) = &mut self.round else { return };
        round.locks = true;
        if round.held.contains(&lock) {
            // It still stands before that.
            return;
        }
        match round.held.iter_mut().find(|held| **held == 0) {
            Some(free) => *free = lock,
            None => self.round = None,
        }
    }

    /// The thread gives a lock back. If it had it before the round, the round is none: others could take it meanwhile.
    pub(crate) fn gives_back(&mut self, lock: u64) {
        self.unlocks += 1;
        let Some(round) = &mut self.round else { return };
        match round.held.iter_mut().find(|held| **held == lock) {
            Some(held) => *held = 0,
            None => self.round = None,
        }
    }

    /// Whether nothing has changed since the thread last stood before a look.
    pub fn is_recent(&self, memory: &Memory) -> bool {
        self.version == memory.version() && !self.round.is_some_and(|round| round.locks)
    }

    /// Whether the thread has come round in vain.
    pub(crate) fn is_in_vain(&self) -> bool {
        self.round.is_some_and(|round| round.vain > 0)
    }
}
