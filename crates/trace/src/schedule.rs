//! Schedules and inputs: together they determine an execution.

use crate::event::Range;
use crate::thread::ThreadId;
use serde::{Deserialize, Serialize};

/// The threads in the order in which they take their visible steps.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Schedule {
    /// One entry a step.
    pub steps: Vec<Step>,
}

/// A step of a schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Who goes.
    pub thread: ThreadId,
    /// Which outcome, where the environment chooses (which waiter a signal wakes, whether a wait ends for no reason).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub label: u32,
    /// What it read, if that is all that it did; else nothing. Not written down: a call that reads on until it finds something takes a
    /// step for each part that depends on inputs, and one step where these are known.
    #[serde(skip)]
    pub read: Range,
}

fn is_zero(label: &u32) -> bool {
    *label == 0
}

impl Step {
    /// A step in which the environment chooses nothing.
    pub fn plain(thread: ThreadId) -> Step {
        Step { thread, label: 0, read: Range::default() }
    }
}

impl Schedule {
    /// Takes out a step that is a part of one before it, by the same thread.
    pub fn join_to_earlier(&mut self, at: usize) {
        let Step { thread, read, .. } = self.steps.remove(at);
        let same = |step: &&mut Step| step.thread == thread;
        if let Some(earlier) = self.steps[..at].iter_mut().rev().find(same)
            && earlier.read.end() == read.start
        {
            earlier.read.len += read.len;
        }
    }

    /// The same, but they are one step when the later one was taken. Whether there was an earlier one.
    pub fn join_to_later(&mut self, at: usize) -> bool {
        let Step { thread, read, .. } = self.steps[at];
        let goes_on =
            |step: &Step| step.thread == thread && step.read.len > 0 && step.read.end() == read.start;
        let Some(earlier) = self.steps[..at].iter().rposition(goes_on) else { return false };
        let Step { read: before, .. } = self.steps.remove(earlier);
        self.steps[at - 1].read = Range { start: before.start, len: before.len + read.len };
        true
    }

    /// How often the running thread changes.
    pub fn context_switches(&self) -> usize {
        self.steps.windows(2).filter(|pair| pair[0].thread != pair[1].thread).count()
    }
}

/// A value that the program took from outside, named by its thread and its count there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Input {
    /// The name in the source.
    pub name: String,
    /// The thread that asked for it.
    pub thread: ThreadId,
    /// Which of that thread's inputs it is, from 0.
    pub index: u32,
    /// How to read its bytes.
    #[serde(default)]
    pub kind: InputKind,
    /// Its bytes, least significant first.
    pub bytes: Vec<u8>,
    /// Where it lies, if it is a part of an object that a pointer input leads to; it is named by this, then, and has no index.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
    /// What a pointer leads to, for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
}

/// How the bytes of an input are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum InputKind {
    /// A number without sign.
    #[default]
    Unsigned,
    /// A number in two's complement.
    Signed,
    /// An IEEE floating-point number.
    Float,
    /// Bytes as they are, in the order of memory.
    Bytes,
    /// The address of an object or a function, or null.
    Pointer,
}
