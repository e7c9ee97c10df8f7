//! Holds what a person was promised: the time and the memory given, and Ctrl-C. A thread of its own looks at them, so that it
//! does not matter how busy the others are. It asks them to stop; if they do not within a while it insists; and if that
//! does not help either, it gives the answer itself, from what was last known. What is searched, and how, it does not know.

use crate::terminal::Interrupt;
use crate::usage;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use threadbare_explore::Cancel;

/// What is given.
#[derive(Clone, Copy, Default)]
pub struct Given {
    pub time: Option<Duration>,
    pub memory: Option<u64>,
}

/// How often the guard looks.
const NAP: Duration = Duration::from_millis(5);
/// How long those who were asked may take: time of the processor, so that a busy machine makes no difference, and time on the
/// wall, for those who only wait.
const ASKED: (f64, Duration) = (0.3, Duration::from_secs(2));
/// The same once the guard has insisted.
const INSISTED: (f64, Duration) = (0.4, Duration::from_secs(2));
/// Beyond the memory given by this part of it there is no asking.
const EXCESS: u64 = 8;

/// Gives an answer in place of those who do not come to an end, and ends the process.
pub type LastResort = Box<dyn FnOnce(&str) + Send>;

/// Looks after the bounds of a command as long as it lives.
pub struct Guard {
    shared: Arc<Shared>,
}

struct Shared {
    given: Given,
    started: Instant,
    interrupt: Interrupt,
    cancel: Cancel,
    /// Whether somebody has begun to answer: nobody else does then.
    answered: AtomicBool,
    last_resort: Mutex<Option<LastResort>>,
}

impl Guard {
    /// Guards from now on.
    pub fn start(given: Given, interrupt: Interrupt) -> Guard {
        let shared = Arc::new(Shared {
            given,
            started: Instant::now(),
            interrupt,
            cancel: Cancel::new(),
            answered: AtomicBool::new(false),
            last_resort: Mutex::new(None),
        });
        let watched = shared.clone();
        // Where no thread can be had there is nobody to guard, and Ctrl-C twice ends the process all the same.
        let _ = std::thread::Builder::new().name("guard".into()).spawn(move || watched.watch());
        Guard { shared }
    }

    /// The word by which it asks and insists.
    pub fn cancel(&self) -> Cancel {
        self.shared.cancel.clone()
    }

    /// What to do if nothing else helps.
    pub fn set_last_resort(&self, last_resort: LastResort) {
        *unpoisoned(&self.shared.last_resort) = Some(last_resort);
    }

    /// Somebody is about to answer; waits for ever if the guard has begun to.
    pub fn answer(&self) {
        if self.shared.answered.swap(true, SeqCst) {
            loop {
                std::thread::park();
            }
        }
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        self.shared.answered.store(true, SeqCst);
    }
}

fn unpoisoned<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    fn watch(&self) {
        let Some(why) = self.until(|| self.exceeded()) else { return };
        self.cancel.request(why);
        // Nobody waits for a compiler any more.
        threadbare_toolchain::abandon();
        let asked = Waiting::new(ASKED);
        if self.until(|| (asked.is_over() || self.is_far_exceeded()).then_some(())).is_none() {
            return;
        }
        self.cancel.insist(why);
        let insisted = Waiting::new(INSISTED);
        if self.until(|| insisted.is_over().then_some(())).is_none() || self.answered.swap(true, SeqCst) {
            return;
        }
        if let Some(last_resort) = unpoisoned(&self.last_resort).take() {
            last_resort(why);
        }
    }

    /// Waits until there is something, or somebody answers.
    fn until<T>(&self, look: impl Fn() -> Option<T>) -> Option<T> {
        while !self.answered.load(SeqCst) {
            if let Some(found) = look() {
                return Some(found);
            }
            std::thread::sleep(NAP);
        }
        None
    }

    /// Which bound is passed.
    fn exceeded(&self) -> Option<&'static str> {
        if self.interrupt.requested() {
            Some("interrupted")
        } else if self.given.time.is_some_and(|time| self.started.elapsed() > time) {
            Some("the time given")
        } else if self.given.memory.is_some_and(|most| usage::resident_bytes() > most) {
            Some("the memory given")
        } else {
            None
        }
    }

    fn is_far_exceeded(&self) -> bool {
        self.given.memory.is_some_and(|most| usage::resident_bytes() > most + most / EXCESS)
    }
}

/// A wait that began.
struct Waiting {
    processor: f64,
    wall: Instant,
    most: (f64, Duration),
}

impl Waiting {
    fn new(most: (f64, Duration)) -> Waiting {
        Waiting { processor: usage::processor_seconds(), wall: Instant::now(), most }
    }

    fn is_over(&self) -> bool {
        usage::processor_seconds() - self.processor > self.most.0 || self.wall.elapsed() > self.most.1
    }
}
