//! How a long computation is ended from outside: by time, by memory, by a person. First it is asked to stop. Whoever can stop
//! in good order looks for that at places of its own choosing. If that takes too long, somebody insists: the computation is
//! then left where it makes or evaluates its next term, by unwinding, to whoever called [`uncancelled`]. What it was about to
//! make is lost, and nothing else: terms are whole at every such place.
//!
//! Knows neither clocks nor signals; it only carries their word.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};

const QUIET: u8 = 0;
const COUNTING: u8 = 1;
const REQUESTED: u8 = 2;
const INSISTED: u8 = 3;

/// The word that somebody wants to stop, shared by those who say it and those who heed it.
#[derive(Clone, Debug, Default)]
pub struct Cancel {
    own: Arc<Word>,
    /// Where others say it to more than these.
    wider: Option<Arc<Word>>,
    /// Whether a request is not enough.
    only_insisted: bool,
}

#[derive(Debug, Default)]
struct Word {
    level: AtomicU8,
    why: OnceLock<String>,
    /// Looks so far, and how many there may be; counted only where somebody asked for it.
    looks: AtomicU64,
    most: u64,
}

/// A computation was left because somebody insisted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cancelled;

impl Cancel {
    /// Nobody says anything yet.
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// Says it by itself once it was looked at so often: the same place every time, for those who try out what happens then.
    pub fn after(looks: u64, why: &str) -> Cancel {
        let word = Word { level: AtomicU8::new(COUNTING), most: looks, ..Word::default() };
        // Told with the first look beyond.
        let _ = word.why.set(why.to_owned());
        Cancel { own: Arc::new(word), ..Cancel::default() }
    }

    /// How often it was looked at, where that is counted.
    pub fn looks(&self) -> u64 {
        self.own.looks.load(Relaxed)
    }

    /// A word for a part of those who heed this one.
    pub fn narrower(&self) -> Cancel {
        Cancel { own: Arc::default(), wider: Some(self.own.clone()), only_insisted: self.only_insisted }
    }

    /// The same word, for what is needed even by those who want to stop: it is heeded once somebody insists.
    pub fn only_insisted(&self) -> Cancel {
        Cancel { only_insisted: true, ..self.clone() }
    }

    /// Asks to stop. The first reason counts.
    pub fn request(&self, why: &str) {
        let _ = self.own.why.set(why.to_owned());
        let _ = self.own.level.compare_exchange(QUIET, REQUESTED, Relaxed, Relaxed);
    }

    /// Does not wait any longer for those who were asked.
    pub fn insist(&self, why: &str) {
        self.request(why);
        self.own.level.store(INSISTED, Relaxed);
    }

    /// Whether somebody wants to stop.
    #[inline]
    pub fn is_requested(&self) -> bool {
        self.is_requested_here() || self.wider.as_ref().is_some_and(|word| self.hears(word))
    }

    /// Whether somebody said so to these, and not to more than these.
    #[inline]
    pub fn is_requested_here(&self) -> bool {
        self.hears(&self.own)
    }

    #[inline]
    fn hears(&self, word: &Word) -> bool {
        if self.only_insisted { word.level.load(Relaxed) == INSISTED } else { word.is_requested() }
    }

    /// Why, if somebody wants to stop.
    pub fn why(&self) -> Option<&str> {
        let said = self.wider.iter().chain([&self.own]).find(|word| self.hears(word));
        said.map(|word| word.why.get().map_or("", String::as_str))
    }

    /// Leaves the computation if somebody insists.
    #[inline]
    pub fn check(&self) {
        if self.own.level.load(Relaxed) == INSISTED
            || self.wider.as_ref().is_some_and(|word| word.level.load(Relaxed) == INSISTED)
        {
            leave();
        }
    }
}

impl Word {
    #[inline]
    fn is_requested(&self) -> bool {
        self.level.load(Relaxed) != QUIET && self.is_requested_by_now()
    }

    #[cold]
    fn is_requested_by_now(&self) -> bool {
        if self.level.load(Relaxed) != COUNTING {
            return true;
        }
        self.looks.fetch_add(1, Relaxed) >= self.most
    }
}

#[cold]
fn leave() -> ! {
    // No message: this is no failure.
    resume_unwind(Box::new(Cancelled))
}

/// What a computation comes to, unless somebody insists that it be left.
pub fn uncancelled<T>(compute: impl FnOnce() -> T) -> Result<T, Cancelled> {
    // Whatever it was changing is not used any more, or is whole: see above.
    catch_unwind(AssertUnwindSafe(compute)).map_err(|payload| match payload.downcast::<Cancelled>() {
        Ok(cancelled) => *cancelled,
        Err(panic) => resume_unwind(panic),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Terms;

    #[test]
    fn the_first_reason_counts_and_a_wider_word_is_heard() {
        let all = Cancel::new();
        let some = all.narrower();
        assert_eq!((all.why(), some.why()), (None, None));
        some.request("enough");
        some.request("more than enough");
        assert_eq!((all.why(), some.why()), (None, Some("enough")));
        all.request("time");
        assert_eq!((all.why(), some.why()), (Some("time"), Some("time")));
    }

    #[test]
    fn who_counts_is_asked_so_often() {
        let cancel = Cancel::after(2, "counted");
        assert_eq!([0; 4].map(|_| cancel.is_requested()), [false, false, true, true]);
        assert_eq!(cancel.looks(), 4);
    }

    #[test]
    fn terms_are_made_until_somebody_insists() {
        let cancel = Cancel::new();
        let mut terms = Terms::new();
        terms.set_cancel(cancel.clone());
        cancel.request("time");
        let one = terms.constant(32, 1);
        cancel.insist("time");
        assert_eq!(uncancelled(|| terms.constant(32, 2)), Err(Cancelled));
        assert_eq!(terms.as_u64(one), Some(1));
        terms.set_cancel(Cancel::new());
        assert_eq!(uncancelled(|| terms.constant(32, 1)), Ok(one));
    }
}
