//! Random priorities (Burckhardt, Kothari, Musuvathi, Nagarakatte: A Randomized Scheduler with Probabilistic Guarantees
//! of Finding Bugs, ASPLOS 2010).
//!
//! Each thread has a random priority, and of the threads that can go on the one with the highest priority does. At
//! d - 1 random steps the priority of the running thread falls below all others. A failure that needs d orderings among k
//! steps of n threads is found with a probability of at least 1 / (n k^(d-1)) in each execution.
//!
//! What differs: k is the length of the longest execution so far that was not cut, and d goes from 1 to 5 and begins again.

use super::frontier::Exploration;
use super::numbers::Random;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use super::sampling::{self, Scheduler};
use crate::kernel::{Halt, Kernel};
use crate::session::Session;
use std::collections::BTreeMap;
use threadbare_machine::ThreadIx;

pub const STRATEGY: Strategy = Strategy {
    name: "pct",
    help: "Schedules by random priorities",
    threads: Threads::Any,
    clean: Clean::Sample,
    bounds_preemptions: false,
    bounds_interferences: false,
    equivalences: &[],
    divides: false,
    resumes: false,
    variants: &[],
    explore,
};

fn explore(session: &mut Session, plan: &Plan, _: Exploration) -> Result<Explored, Halt> {
    sampling::run(session, plan.seed, &mut Pct::default());
    Ok(Explored::AllBut("all but schedules by random priorities".into()))
}

/// The largest number of orderings that a failure may need.
const DEEPEST: usize = 5;

/// Priorities, and where they change.
#[derive(Default)]
pub struct Pct {
    /// Steps of the longest execution that came to its end.
    longest: usize,
    /// How many orderings a failure may need that this execution looks for.
    depth: usize,
    /// Where the priority of the running thread changes.
    changes: Vec<usize>,
    /// How many of these places are behind.
    passed: usize,
    priorities: BTreeMap<ThreadIx, u64>,
}

impl Scheduler for Pct {
    fn name(&self) -> &'static str {
        STRATEGY.name
    }

    fn begin(&mut self, random: &mut Random) {
        self.depth = self.depth % DEEPEST + 1;
        self.changes = (1..self.depth).map(|_| random.below(self.longest.max(1))).collect();
        self.changes.sort_unstable();
        self.passed = 0;
        self.priorities.clear();
    }

    fn choose(&mut self, random: &mut Random, kernel: &Kernel, enabled: &[ThreadIx]) -> ThreadIx {
        for thread in enabled {
            self.priorities.entry(*thread).or_insert_with(|| DEEPEST as u64 + (random.next() >> 1));
        }
        while self.changes.get(self.passed).is_some_and(|change| *change <= kernel.len()) {
            // Lower ones for later places.
            self.priorities.insert(self.highest(enabled), (self.depth - 1 - self.passed) as u64);
            self.passed += 1;
        }
        self.highest(enabled)
    }

    fn ended(&mut self, _: &Session, kernel: &Kernel, cut: bool) {
        // One that was cut says nothing about how long they are.
        if !cut {
            self.longest = self.longest.max(kernel.len());
        }
    }
}

impl Pct {
    fn highest(&self, enabled: &[ThreadIx]) -> ThreadIx {
        enabled.iter().copied().max_by_key(|thread| self.priorities[thread]).unwrap_or(enabled[0])
    }
}
