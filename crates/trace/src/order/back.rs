//! The way back through the events that a step in some place can meet, the latest first. It does not know which of them the step
//! depends on.

use super::{Link, Trace};
use crate::place::Place;

/// Goes back through the events that a step in some place can meet.
#[derive(Clone, Copy)]
pub(crate) struct Back {
    here: Link,
    everywhere: Link,
    /// Whether every event counts; `here` is then simply counted down.
    all: bool,
}

impl Back {
    #[inline]
    pub fn next(&mut self, trace: &Trace) -> Option<usize> {
        let later = self.here.max(self.everywhere);
        let at = later.checked_sub(1)? as usize;
        if self.all {
            self.here = later - 1;
        } else if later == self.here {
            self.here = trace.events[at].before;
        } else {
            self.everywhere = trace.events[at].before;
        }
        Some(at)
    }

    /// Leaves out the rest of the events that are in the place alone.
    pub(super) fn cut(&mut self) {
        if !self.all {
            self.here = 0;
        }
    }
}

impl Trace {
    /// Goes back through the events that a step in this place can meet.
    pub(crate) fn back(&self, place: Place) -> Back {
        let everywhere = self.everywhere;
        match place {
            Place::Nowhere => Back { here: 0, everywhere, all: false },
            Place::At(place) => {
                let here = self.places.get(&place).copied().unwrap_or(0);
                Back { here, everywhere, all: false }
            }
            Place::Everywhere => Back { here: self.events.len() as Link, everywhere: 0, all: true },
        }
    }

    /// The same for the last event, as it was before that.
    pub(crate) fn back_before(&self, last: usize) -> Back {
        let event = &self.events[last];
        match event.place {
            Place::Nowhere => self.back(Place::Nowhere),
            Place::At(_) => Back { here: event.before, everywhere: self.everywhere, all: false },
            Place::Everywhere => Back { here: last as Link, everywhere: 0, all: true },
        }
    }
}
