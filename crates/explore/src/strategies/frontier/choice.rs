//! A choice point of a search by negated conditions and flipped races: whose step was taken from a state and with which outcome, which of its
//! outcomes are left, and which threads need not go first there. Plain data, which workers hand each other and which is kept on disk; who looks
//! at states is the search itself (`flip`).

use super::shared::Claim;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use threadbare_machine::PlainModel;
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, ThreadId};

/// A step that need not be taken as long as nothing conflicts with it: all that begins with it was seen, or somebody sees to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Sleeper {
    pub thread: ThreadId,
    pub label: u32,
    pub action: Action,
}

/// A choice point.
#[derive(Clone, Debug, Serialize, Deserialize)]
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
    /// Whether others have this point on their stacks, too, with the same thread: who finds a race first claims it.
    pub is_shared: bool,
    /// Whether the point is somebody else's: here nobody else goes first.
    pub is_foreign: bool,
}

/// What is left of a search: choice points from the first on, of which all but the last have a step that leads to the next.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Stack {
    pub points: Vec<Point>,
    /// Inputs that lead to the last.
    pub model: PlainModel,
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
            is_shared: false,
            is_foreign: false,
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

    /// The point as somebody else has it who goes on below it.
    pub fn for_another(&self) -> Point {
        Point { labels: VecDeque::new(), is_shared: true, is_foreign: true, ..self.clone() }
    }
}

/// The name of the last of these points, with the thread that goes on there: the steps that lead there say it all.
pub fn name(points: &[Point]) -> Claim {
    // Two numbers that each depend on every step.
    let mix = |number: u64| {
        let mixed = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    };
    let (mut one, mut other) = (1u64, 0x9E37_79B9_7F4A_7C15u64);
    for (number, point) in points.iter().enumerate() {
        let label =
            if number + 1 == points.len() { None } else { point.current.as_ref().map(|step| step.label) };
        for word in [u64::from(point.thread.code()), label.map_or(u64::MAX, u64::from)] {
            one = mix(one.wrapping_add(word).wrapping_add(0x9E37_79B9_7F4A_7C15));
            other = mix(other ^ word.wrapping_mul(0xD6E8_FEB8_6659_FD93)).wrapping_add(one.rotate_left(17));
        }
    }
    (one, other)
}
