//! Exceptions: what the functions that a thread is in take in, and how they are left. Which of them takes one in is decided by whoever
//! throws it.

use super::{Flow, Run, Stop};
use crate::code::{Clause, NONE, Op, Pad, Target};
use crate::value::Value;

impl Run<'_> {
    /// What a function does with an exception that the call throws which it is in; functions are counted from the innermost, which is 0.
    /// Nothing, if there are not that many.
    pub fn clauses(&self, depth: usize) -> Option<&[Clause]> {
        let frames = &self.thread_ref().frames;
        let at = frames.len().checked_sub(depth + 1)?;
        Some(self.pad_of(at).map_or(&[], |pad| &pad.clauses))
    }

    /// The pad of the call that a function is in.
    fn pad_of(&self, at: usize) -> Option<&Pad> {
        let frames = &self.thread_ref().frames;
        let frame = frames.get(at)?;
        // Whoever called a function of the program goes on behind the call; a model is called again.
        let call = match frames.get(at + 1) {
            Some(called) if called.resumes.is_none() => frame.pc.checked_sub(1)?,
            _ => frame.pc,
        };
        let found = frame.code.pads.binary_search_by_key(&call, |pad| pad.call).ok()?;
        Some(&frame.code.pads[found])
    }

    /// The models that called functions which would be left, each with its first argument, from the innermost.
    pub fn left_models(&self, depth: usize) -> Vec<(&'static str, Value)> {
        let frames = &self.thread_ref().frames;
        let mut left = Vec::new();
        for (at, called) in frames.iter().enumerate().skip(frames.len().saturating_sub(depth)).rev() {
            let Some(frame) = at.checked_sub(1).map(|at| &frames[at]) else { continue };
            let Some(Op::Call { site, .. }) = frame.code.ops.get(frame.pc as usize) else { continue };
            let site = &frame.code.calls[*site as usize];
            if let (Some(_), Target::Model(model), Some(reg)) =
                (called.resumes, site.target, site.args.first())
            {
                left.push((self.library.model(model).name, frame.get(*reg)));
            }
        }
        left
    }

    /// Leaves all functions inside one, whose pad takes in an exception. The locals of those that are left end one by one, each in a step where
    /// others may look at them: the call is made again until none is left.
    pub fn land(&mut self, depth: usize, exception: Value, selector: Value) -> Flow<()> {
        let frames = &self.thread_ref().frames;
        let Some(at) = frames.len().checked_sub(depth + 1) else {
            return Err(Stop::unsupported("an exception that nobody takes in"));
        };
        let Some((first, to)) = self.pad_of(at).map(|pad| (pad.first, pad.to)) else {
            return Err(Stop::unsupported("an exception that nobody takes in"));
        };
        if frames[at + 1..].iter().any(|frame| frame.section) {
            return Err(Stop::unsupported("an exception that leaves an atomic section"));
        }
        self.end_functions(at + 1)?;
        self.thread_mut().frames.truncate(at + 1);
        if first != NONE {
            self.set(first, exception);
            self.set(first + 1, selector);
        }
        self.thread_mut().stage = 0;
        self.frame_mut().pc = to;
        self.went_elsewhere();
        Ok(())
    }
}
