//! What workers share: tasks that nobody has yet, and a few flags. Everything else each has for itself.

use crate::kernel::Halt;
use crate::session::{Part, STOPPED};
use rustc_hash::FxHashSet;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use threadbare_expr::Cancel;
use threadbare_machine::Knowledge;

/// How long somebody without a task waits before looking at the clock.
const NAP: Duration = Duration::from_millis(20);

/// How many wake-up sequences may wait at one node.
const MOST_WAKEUPS: usize = 64;

/// What workers share.
pub struct Shared<T> {
    tasks: Mutex<Vec<T>>,
    /// Woken when there may be new tasks, or nothing to wait for any more.
    changed: Condvar,
    /// Workers that have nothing to do.
    hungry: AtomicUsize,
    /// Workers that have a task.
    working: AtomicUsize,
    /// Whether to stop: a budget is used up, or everything has to start again.
    stop: Cancel,
    /// Why, if somebody says so.
    halted: Mutex<Option<Halt>>,
    /// What workers have learned that makes everything start again.
    learned: Mutex<Vec<Knowledge>>,
    /// Executions so far, of all workers.
    executions: AtomicU64,
    pause: Mutex<Pause<T>>,
    pausing: AtomicBool,
    resumed: Condvar,
    /// Random numbers, if the search is to be divided at random.
    random: Option<AtomicU64>,
    /// What somebody does who has claimed it, and nobody else.
    claims: Mutex<FxHashSet<Claim>>,
}

/// Something that one worker does, by a name that all know.
pub type Claim = (u64, u64);

/// A moment in which nobody works, so that everything can be written down.
pub struct Pause<T> {
    /// How many there were before.
    number: u64,
    /// What is left to do for those that have stopped for the moment.
    pub tasks: Vec<T>,
    /// How many these are.
    waiting: usize,
    /// The results so far of all but the one that asked, by the number of the worker.
    pub parts: Vec<Option<Part>>,
}

fn unpoisoned<T>(result: Result<T, PoisonError<T>>) -> T {
    // A worker that panicked takes everything down with it when it is joined.
    result.unwrap_or_else(PoisonError::into_inner)
}

impl<T> Shared<T> {
    pub fn new(tasks: Vec<T>, workers: usize, shuffle: Option<u64>, stop: Cancel) -> Shared<T> {
        let parts = (0..workers).map(|_| None).collect();
        let pause = Mutex::new(Pause { number: 0, tasks: Vec::new(), waiting: 0, parts });
        let random = shuffle.map(|seed| AtomicU64::new(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1));
        Shared {
            tasks: Mutex::new(tasks),
            changed: Condvar::new(),
            hungry: AtomicUsize::new(0),
            working: AtomicUsize::new(0),
            stop,
            halted: Mutex::default(),
            learned: Mutex::default(),
            executions: AtomicU64::new(0),
            pause,
            pausing: AtomicBool::new(false),
            resumed: Condvar::new(),
            random,
            claims: Mutex::default(),
        }
    }

    /// Whether nobody has claimed this before; now somebody has.
    pub fn claim(&self, what: Claim) -> bool {
        unpoisoned(self.claims.lock()).insert(what)
    }

    /// All that is claimed, in an order that does not depend on when.
    pub fn claims(&self) -> Vec<Claim> {
        let mut claims: Vec<Claim> = unpoisoned(self.claims.lock()).iter().copied().collect();
        claims.sort_unstable();
        claims
    }

    /// The tasks that nobody has.
    pub fn tasks(&self) -> MutexGuard<'_, Vec<T>> {
        unpoisoned(self.tasks.lock())
    }

    /// Adds tasks for whoever has none.
    pub fn offer(&self, tasks: Vec<T>) {
        self.tasks().extend(tasks);
        self.changed.notify_all();
    }

    pub fn is_stopped(&self) -> bool {
        self.stop.is_requested_here()
    }

    /// What says so to somebody who does not know the rest.
    pub fn cancel(&self) -> Cancel {
        self.stop.clone()
    }

    /// Nobody goes on, for this reason. That something was learned is the first of all reasons, then that the search is
    /// not for the program.
    pub fn halt(&self, why: Halt) {
        let mut halted = unpoisoned(self.halted.lock());
        let rank = |halt: &Halt| match halt {
            Halt::Again => 0,
            Halt::Unsuited(_) => 1,
            Halt::Stopped => 2,
        };
        if halted.as_ref().is_none_or(|known| rank(&why) < rank(known)) {
            *halted = Some(why);
        }
        drop(halted);
        self.stop.request(STOPPED);
        self.changed.notify_all();
    }

    /// Why nobody goes on, if so.
    pub fn halted(&self) -> Option<Halt> {
        unpoisoned(self.halted.lock()).clone()
    }

    /// Everything has to start again, with this knowledge.
    pub fn start_again(&self, knowledge: Knowledge) {
        unpoisoned(self.learned.lock()).push(knowledge);
        self.halt(Halt::Again);
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

    /// The next task; none when everything is explored or was stopped. Asks `is_over` now and then while waiting.
    pub fn next_task(&self, mut is_over: impl FnMut() -> bool) -> Option<T> {
        self.hungry.fetch_add(1, Relaxed);
        let task = loop {
            // Whoever is asked may want to look at the tasks.
            if is_over() {
                break None;
            }
            let mut tasks = self.tasks();
            if self.is_stopped() || self.is_done(&tasks) {
                break None;
            }
            if !self.is_pausing() && !tasks.is_empty() {
                self.working.fetch_add(1, Relaxed);
                let at = self.draw().map_or(0, |number| number as usize % tasks.len());
                break Some(tasks.swap_remove(at));
            }
            drop(unpoisoned(self.changed.wait_timeout(tasks, NAP)));
        };
        self.hungry.fetch_sub(1, Relaxed);
        if task.is_none() {
            self.changed.notify_all();
        }
        task
    }

    /// How many wake-up sequences may wait at a node.
    pub fn most_wakeups(&self) -> usize {
        self.draw().map_or(MOST_WAKEUPS, |number| (number % 3) as usize)
    }

    /// Whether nobody has a task, and there is none.
    fn is_done(&self, tasks: &[T]) -> bool {
        tasks.is_empty() && self.working.load(Relaxed) == 0
    }

    /// Whether the search divides itself at random.
    pub fn is_shuffled(&self) -> bool {
        self.random.is_some()
    }

    /// Waits for a while; whether everything was explored or stopped meanwhile.
    pub fn is_over_within(&self, time: Duration) -> bool {
        let end = Instant::now() + time;
        let mut tasks = self.tasks();
        loop {
            let now = Instant::now();
            if self.is_stopped() || self.is_done(&tasks) {
                return true;
            }
            if now >= end {
                return false;
            }
            tasks = unpoisoned(self.changed.wait_timeout(tasks, end - now)).0;
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

    /// Says what is left to a worker, and waits until everybody goes on.
    pub fn wait(&self, worker: usize, left: Vec<T>, part: Part) {
        let mut pause = unpoisoned(self.pause.lock());
        pause.tasks.extend(left);
        pause.waiting += 1;
        pause.parts[worker] = Some(part);
        self.resumed.notify_all();
        let number = pause.number;
        while pause.number == number && !self.is_stopped() {
            pause = unpoisoned(self.resumed.wait_timeout(pause, NAP)).0;
        }
    }

    /// Stops everybody else for a moment; `None` if the search ends meanwhile. The caller has a task or has none.
    pub fn pause(&self, has_task: bool) -> Option<MutexGuard<'_, Pause<T>>> {
        self.pausing.store(true, Relaxed);
        // Nobody is just about to take a task.
        drop(self.tasks());
        let mut pause = unpoisoned(self.pause.lock());
        while pause.waiting + usize::from(has_task) < self.working.load(Relaxed) {
            if self.is_stopped() {
                break;
            }
            pause = unpoisoned(self.resumed.wait_timeout(pause, NAP)).0;
        }
        if self.is_stopped() {
            // Who stopped may have a task that is not written down.
            self.go_on(pause);
            return None;
        }
        Some(pause)
    }

    /// Everybody goes on.
    pub fn go_on(&self, mut pause: MutexGuard<'_, Pause<T>>) {
        pause.number += 1;
        pause.waiting = 0;
        pause.tasks.clear();
        drop(pause);
        self.pausing.store(false, Relaxed);
        self.resumed.notify_all();
        self.changed.notify_all();
    }
}
