//! What workers share: the trunk, and a few flags. Everything else each has for itself.

use super::trunk::{NodeId, Open, Task, Trunk};
use crate::parts::Part;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use threadbare_machine::Knowledge;

/// How long somebody without a task waits before looking at the clock.
const NAP: Duration = Duration::from_millis(20);

/// What workers share.
#[derive(Default)]
pub struct Shared {
    trunk: Mutex<Trunk>,
    /// Woken when there may be new tasks, or nothing to wait for any more.
    changed: Condvar,
    /// Workers that have nothing to do.
    hungry: AtomicUsize,
    /// Workers that have a task.
    working: AtomicUsize,
    /// Whether to stop: a budget is used up, or everything has to start again.
    stop: AtomicBool,
    /// Whether there are several workers, or the search is divided all the same.
    divided: bool,
    /// Whether one worker has to explore everything in order.
    alone: AtomicBool,
    /// What workers have learned that makes everything start again.
    learned: Mutex<Vec<Knowledge>>,
    /// Executions so far, of all workers.
    executions: AtomicU64,
    pause: Mutex<Pause>,
    pausing: AtomicBool,
    resumed: Condvar,
    /// Random numbers, if the search is to be divided at random.
    random: Option<AtomicU64>,
}

/// A moment in which nobody works, so that everything can be written down.
#[derive(Default)]
pub struct Pause {
    /// How many there were before.
    number: u64,
    /// Where those stand that have stopped for the moment.
    pub stacks: Vec<Stack>,
    /// The results so far of all but the one that asked, by the number of the worker.
    pub parts: Vec<Option<Part>>,
}

/// The nodes that a worker has for itself, below a node of the trunk.
pub struct Stack {
    /// The step from the trunk, and whether it was explored to the end.
    pub at: NodeId,
    pub nodes: Vec<Open>,
    /// The task's step, if it was not taken yet or is done.
    pub unbegun: Option<super::trunk::PlainEdge>,
    pub finished: Option<super::node::Sleeper>,
}

fn unpoisoned<T>(result: Result<T, PoisonError<T>>) -> T {
    // A worker that panicked takes everything down with it when it is joined.
    result.unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    pub fn new(trunk: Trunk, workers: usize, shuffle: Option<u64>) -> Shared {
        let parts = (0..workers).map(|_| None).collect();
        let pause = Mutex::new(Pause { parts, ..Pause::default() });
        let random = shuffle.map(|seed| AtomicU64::new(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1));
        let divided = workers > 1 || shuffle.is_some();
        Shared { trunk: Mutex::new(trunk), pause, random, divided, ..Shared::default() }
    }

    pub fn trunk(&self) -> MutexGuard<'_, Trunk> {
        unpoisoned(self.trunk.lock())
    }

    pub fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    pub fn stop(&self) {
        self.stop.store(true, Relaxed);
        self.changed.notify_all();
    }

    /// Everything has to start again, with this knowledge.
    pub fn start_again(&self, knowledge: Knowledge) {
        unpoisoned(self.learned.lock()).push(knowledge);
        self.stop();
    }

    /// Whether the search is divided.
    pub fn is_divided(&self) -> bool {
        self.divided
    }

    /// Everything has to start again, with one worker.
    pub fn leave_to_one(&self) {
        self.alone.store(true, Relaxed);
        self.stop();
    }

    /// Whether everything has to start again with one worker.
    pub fn is_for_one(&self) -> bool {
        self.alone.load(Relaxed)
    }

    /// What makes everything start again, if something does.
    pub fn learned(&self) -> Vec<Knowledge> {
        std::mem::take(&mut *unpoisoned(self.learned.lock()))
    }

    /// Counts executions; returns how many there are now.
    pub fn count(&self, executions: u64) -> u64 {
        self.executions.fetch_add(executions, Relaxed) + executions
    }

    /// Whether work should be given away.
    pub fn somebody_is_hungry(&self) -> bool {
        self.hungry.load(Relaxed) > 0 || self.draw().is_some_and(|number| number % 4 == 0)
    }

    /// A random number, if there are any.
    fn draw(&self) -> Option<u64> {
        let random = self.random.as_ref()?;
        let mut number = random.load(Relaxed);
        number ^= number << 13;
        number ^= number >> 7;
        number ^= number << 17;
        random.store(number, Relaxed);
        Some(number >> 11)
    }

    /// Says that there may be new tasks.
    pub fn wake(&self) {
        self.changed.notify_all();
    }

    /// The next task; none when everything is explored or was stopped. Asks `is_over` now and then while waiting.
    pub fn next_task(&self, mut is_over: impl FnMut() -> bool) -> Option<Task> {
        self.hungry.fetch_add(1, Relaxed);
        let task = loop {
            // Whoever is asked may want to look at the trunk.
            if is_over() {
                break None;
            }
            let mut trunk = self.trunk();
            if self.is_stopped() || trunk.is_done() {
                break None;
            }
            if !self.is_pausing()
                && let Some(task) = trunk.next_task(self.draw())
            {
                self.working.fetch_add(1, Relaxed);
                break Some(task);
            }
            drop(unpoisoned(self.changed.wait_timeout(trunk, NAP)));
        };
        self.hungry.fetch_sub(1, Relaxed);
        if task.is_none() {
            self.changed.notify_all();
        }
        task
    }

    /// Whether the search divides itself at random.
    pub fn is_shuffled(&self) -> bool {
        self.random.is_some()
    }

    /// Waits for a while; whether everything was explored or stopped meanwhile.
    pub fn is_over_within(&self, time: Duration) -> bool {
        let end = Instant::now() + time;
        let mut trunk = self.trunk();
        loop {
            let now = Instant::now();
            if self.is_stopped() || trunk.is_done() {
                return true;
            }
            if now >= end {
                return false;
            }
            trunk = unpoisoned(self.changed.wait_timeout(trunk, end - now)).0;
        }
    }

    /// A worker has no task any more; these are its results so far.
    pub fn ended(&self, worker: usize, part: impl FnOnce() -> Part) {
        let mut pause = unpoisoned(self.pause.lock());
        self.working.fetch_sub(1, Relaxed);
        if pause.parts.len() > 1 {
            pause.parts[worker] = Some(part());
        }
        drop(pause);
        self.changed.notify_all();
        self.resumed.notify_all();
    }

    pub fn is_pausing(&self) -> bool {
        self.pausing.load(Relaxed)
    }

    /// Says where a worker stands, and waits until everybody goes on.
    pub fn wait(&self, worker: usize, stack: Stack, part: Part) {
        let mut pause = unpoisoned(self.pause.lock());
        pause.stacks.push(stack);
        pause.parts[worker] = Some(part);
        self.resumed.notify_all();
        let number = pause.number;
        while pause.number == number && !self.is_stopped() {
            pause = unpoisoned(self.resumed.wait_timeout(pause, NAP)).0;
        }
    }

    /// Stops everybody else for a moment; `None` if the search ends meanwhile. The caller has a task or has none.
    pub fn pause(&self, has_task: bool) -> Option<MutexGuard<'_, Pause>> {
        self.pausing.store(true, Relaxed);
        // Nobody is just about to take a task.
        drop(self.trunk());
        let mut pause = unpoisoned(self.pause.lock());
        while pause.stacks.len() + usize::from(has_task) < self.working.load(Relaxed) {
            if self.is_stopped() {
                break;
            }
            pause = unpoisoned(self.resumed.wait_timeout(pause, NAP)).0;
        }
        if self.is_stopped() {
            // Who stopped may have learned something that the trunk does not know.
            self.go_on(pause);
            return None;
        }
        Some(pause)
    }

    /// Everybody goes on.
    pub fn go_on(&self, mut pause: MutexGuard<'_, Pause>) {
        pause.number += 1;
        drop(pause);
        self.pausing.store(false, Relaxed);
        self.resumed.notify_all();
        self.changed.notify_all();
    }
}
