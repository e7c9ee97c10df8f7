//! A choice point: whose step was taken from a state and with which outcome, which of its outcomes are left, and which threads need
//! not go first there. What is left is plain data; who looks at states is `next`.

use std::collections::VecDeque;
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, ThreadId};

/// A step that need not be taken as long as nothing conflicts with it: all that begins with it was seen.
#[derive(Clone)]
pub struct Sleeper {
    pub thread: ThreadId,
    pub label: u32,
    pub action: Action,
}

/// A choice point.
pub struct Point {
    /// Who went on from here last.
    pub thread: ThreadId,
    /// Whether its step concerns its inputs alone: nobody else need go first then.
    pub is_branch: bool,
    /// The outcomes of its step that are still to be seen, in order.
    pub labels: VecDeque<u32>,
    /// Whether it went anywhere: with some outcomes it may not, and others sleep.
    pub left: bool,
    /// Whether the event here is in a race with a later one. Belongs to the prefix: runs that end do not clear it.
    pub race: bool,
    /// Who went first from here before.
    pub postponed: Vec<ThreadId>,
    /// Steps that sleep here: those of postponed threads, and what was delayed when a run came here.
    pub delayed: Vec<Sleeper>,
    /// The step that a run takes from here now; it sleeps when its runs are done.
    pub current: Option<Sleeper>,
}

impl Point {
    /// A choice point at which these steps sleep.
    pub fn new(delayed: Vec<Sleeper>) -> Point {
        Point {
            thread: ThreadId::MAIN,
            is_branch: false,
            labels: VecDeque::new(),
            left: false,
            race: false,
            postponed: Vec::new(),
            delayed,
            current: None,
        }
    }

    /// Whether a step sleeps.
    pub fn is_asleep(&self, thread: ThreadId, label: u32) -> bool {
        self.delayed.iter().any(|sleeper| sleeper.thread == thread && sleeper.label == label)
    }

    /// A run goes on with this step.
    pub fn enter(&mut self, step: Sleeper) {
        self.left = true;
        self.current = Some(step);
    }

    /// The runs that go on with the current step are done.
    pub fn is_done(&mut self) {
        self.delayed.extend(self.current.take());
    }

    /// What still sleeps behind the current step: what it does not conflict with.
    pub fn handed_on(&self) -> Vec<Sleeper> {
        let Some(now) = &self.current else { return Vec::new() };
        let sleeps = |s: &&Sleeper| !dependent(s.thread, &s.action, now.thread, &now.action);
        self.delayed.iter().filter(sleeps).cloned().collect()
    }
}
