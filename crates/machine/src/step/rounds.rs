//! Long runs between two visible steps: somebody may want to stop them, and some of them never end.
//!
//! A thread that comes back to a state in which it was before will do the same again, for ever. That is looked for at
//! growing distances: the state is kept, and compared after every block for as many blocks as a thousandth of the
//! instructions so far. A loop of that many blocks is found, and a long run costs a few hundredths more.
//!
//! Two states are the same if their registers and live objects are. Where the next object would be put does not count,
//! so that calls with locals come round too. Loops that count without end, or keep writing output, never come round.

use super::{Run, Stop};
use crate::code::Pc;
use crate::hidden::Hidden;
use crate::memory::Memory;
use crate::state::{Frame, Thread};
use crate::sync::SyncObjects;
use std::rc::Rc;
use threadbare_trace::{Ending, ErrorKind};

/// How often somebody is asked whether to go on, in instructions.
const PAUSE: u64 = 1 << 20;
/// The fewest blocks that a loop is followed for.
const FEWEST_BLOCKS: u64 = 4096;
/// One block in so many instructions is looked at.
const SHARE: u64 = 1024;

/// What decides how a thread goes on.
struct Snapshot {
    frames: Vec<Rc<Frame>>,
    memory: Memory,
    hidden: Rc<Hidden>,
    sync: Rc<SyncObjects>,
    counts: [u32; 4],
}

impl Run<'_> {
    /// Runs to the thread's next stop.
    pub(super) fn run(&mut self) -> Stop {
        let start = self.world.probes.instructions;
        let last = start.saturating_add(self.world.policy.patience);
        let mut next_look = PAUSE;
        loop {
            let limit = last.min(self.world.probes.instructions.saturating_add(PAUSE));
            if let Some(stop) = self.run_until(limit) {
                return stop;
            }
            if self.world.probes.instructions > last {
                return bounded("instructions between two visible steps");
            }
            if let Some(why) = self.world.limits.cancelled() {
                return bounded(why);
            }
            let done = self.world.probes.instructions - start;
            if done >= next_look {
                next_look = 2 * done;
                if let Some(stop) = self.look_for_rounds(FEWEST_BLOCKS.max(done / SHARE)) {
                    return stop;
                }
            }
        }
    }

    /// Runs to the thread's next stop, or to the end of the block in which so many instructions are done.
    fn run_until(&mut self, limit: u64) -> Option<Stop> {
        loop {
            if self.world.probes.instructions > limit {
                return None;
            }
            match self.world.probes.executed {
                None => self.simple::<false>(limit),
                Some(_) => self.simple::<true>(limit),
            }
            if self.world.probes.instructions > limit {
                return None;
            }
            let depth = self.arrive();
            match self.operation() {
                Ok(()) => self.leave(depth),
                Err(Stop::Entered) => {}
                Err(stop) => return Some(stop),
            }
        }
    }

    /// Runs to the start of another block.
    fn run_block(&mut self) -> Option<Stop> {
        self.run_until(self.world.probes.instructions)
    }

    /// Follows the thread for a while, to see whether it comes back to the same state.
    fn look_for_rounds(&mut self, blocks: u64) -> Option<Stop> {
        // Functions inside the loop get new places for their locals in every round: compare outside of them.
        let mut outermost = usize::MAX;
        for _ in 0..blocks {
            outermost = outermost.min(self.thread_ref().frames.len());
            if let Some(stop) = self.run_block() {
                return Some(stop);
            }
        }
        while self.thread_ref().frames.len() > outermost {
            if let Some(stop) = self.run_block() {
                return Some(stop);
            }
            if self.world.limits.cancelled().is_some() {
                return None;
            }
        }
        let snapshot = self.snapshot();
        for _ in 0..blocks {
            if let Some(stop) = self.run_block() {
                return Some(stop);
            }
            if self.is_at(&snapshot) {
                return Some(self.comes_round_again(&snapshot));
            }
        }
        None
    }

    /// The thread goes round: leads it to where the loop begins, so that every execution names the same place.
    fn comes_round_again(&mut self, snapshot: &Snapshot) -> Stop {
        let place = |thread: &Thread| -> (usize, Pc) {
            (thread.frames.len(), thread.frames.last().map_or(0, |frame| frame.pc))
        };
        let mut first = place(self.thread_ref());
        loop {
            if let Some(stop) = self.run_block() {
                return stop;
            }
            first = first.min(place(self.thread_ref()));
            if self.is_at(snapshot) {
                break;
            }
        }
        while place(self.thread_ref()) != first {
            if let Some(stop) = self.run_block() {
                return stop;
            }
        }
        Stop::error(ErrorKind::EndlessLoop, "a loop that comes back to the same state, and so never ends")
    }

    fn snapshot(&self) -> Snapshot {
        let thread = self.thread_ref();
        Snapshot {
            frames: thread.frames.clone(),
            memory: self.state.memory.clone(),
            hidden: self.state.hidden.clone(),
            sync: self.state.sync.clone(),
            counts: counts(thread),
        }
    }

    fn is_at(&self, snapshot: &Snapshot) -> bool {
        let thread = self.thread_ref();
        let (Some(top), Some(then)) = (thread.frames.last(), snapshot.frames.last()) else { return false };
        top.pc == then.pc
            && thread.frames.len() == snapshot.frames.len()
            && counts(thread) == snapshot.counts
            && thread.frames.iter().zip(&snapshot.frames).rev().all(|(now, then)| is_same(now, then))
            && Rc::ptr_eq(&self.state.hidden, &snapshot.hidden)
            && Rc::ptr_eq(&self.state.sync, &snapshot.sync)
            && self.state.memory.is_as_in(&snapshot.memory)
    }
}

/// What the thread has asked for so far, and how far a model has come.
fn counts(thread: &Thread) -> [u32; 4] {
    [thread.inputs.count(), thread.unknowns, thread.literals.len() as u32, u32::from(thread.stage)]
}

fn is_same(now: &Rc<Frame>, then: &Rc<Frame>) -> bool {
    Rc::ptr_eq(now, then)
        || (Rc::ptr_eq(&now.code, &then.code)
            && now.pc == then.pc
            && now.regs == then.regs
            && now.locals == then.locals)
}

fn bounded(bound: impl Into<String>) -> Stop {
    Stop::Halt(Ending::Bounded { bound: bound.into() })
}
