//! Counting where threads come (`tally.rs`).

use super::Run;
use crate::tally::Passes;

impl Run<'_> {
    /// The thread is about to try the operation at its program counter. Says at which depth, for [`Run::leave`].
    pub(super) fn arrive(&mut self) -> usize {
        if self.world.probes.tally.is_none() || self.trial.is_some() || self.dry {
            return 0;
        }
        let depth = self.thread_ref().frames.len();
        let Some(frame) = self.thread_ref().frames.last() else { return 0 };
        let point = frame.point();
        // A model that another model calls stands where that one does, and is no place of its own.
        let beneath = depth.checked_sub(2).map(|beneath| self.thread_ref().frames[beneath].point());
        if frame.resumes.is_some() && beneath == Some(point) {
            return 0;
        }
        // An instruction may have become several operations: the first one counts.
        let before = frame.pc.checked_sub(1).and_then(|pc| frame.code.points.get(pc as usize));
        let is_first = before != Some(&point.instruction);
        let thread = self.thread;
        let Some(tally) = &mut self.world.probes.tally else { return 0 };
        if !is_first || !tally.points.contains(&point) {
            return 0;
        }
        if tally.threads.len() <= thread {
            tally.threads.resize(thread + 1, Passes::default());
        }
        let passes = &mut tally.threads[thread];
        // Frames may have been left by a long jump.
        while passes.standing.last().is_some_and(|standing| *standing > depth) {
            passes.standing.pop();
        }
        if passes.standing.last() != Some(&depth) {
            passes.standing.push(depth);
            passes.count += 1;
        }
        depth
    }

    /// The operation was completed.
    pub(super) fn leave(&mut self, depth: usize) {
        if depth == 0 {
            return;
        }
        let thread = self.thread;
        if let Some(passes) = self.world.probes.tally.as_mut().and_then(|tally| tally.threads.get_mut(thread))
            && passes.standing.last() == Some(&depth)
        {
            passes.standing.pop();
        }
    }
}
