//! The orders over the events of one execution. Dependence says which events cannot be swapped; it decides what
//! is explored. Synchronises-with says what C11 orders; it decides what is a data race. They are never mixed.
//!
//! Adding and forgetting an event costs what the event touches: clocks are rows of a table, and events that touch the
//! same place are linked. Threads have numbers here, in the order in which events name them.

mod back;
mod barrier;
mod depends;
mod past;

pub(crate) use back::Back;
pub(crate) use barrier::comes;

use crate::clock::{Clock, NEAR, Rows};
use crate::event::{Action, Event, Turn};
use crate::place::Place;
use crate::synchronise::{Fenced, Released};
use crate::thread::ThreadId;
use barrier::Came;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// An execution so far, with its orders.
#[derive(Clone, Default)]
pub struct Trace {
    pub(crate) events: Vec<Ordered>,
    /// What dependence orders before each event, and the event itself.
    dependence: Rows,
    /// The same for synchronises-with.
    pub(crate) sync: Rows,
    threads: Vec<Numbered>,
    /// The numbers of threads that are not among the first.
    far: FxHashMap<ThreadId, usize>,
    /// The last event in each place.
    places: FxHashMap<u64, Link>,
    /// The last event that is not in one place.
    everywhere: Link,
    /// The events that the last one added could have come before.
    reversible: Vec<usize>,
    /// Room for the clock of the next event.
    scratch: Clock,
    /// The first event that races with an earlier one, plus one; 0 is none.
    pub(crate) first_race: Link,
    /// What came to a barrier in a round that very many leave.
    pub(crate) came: Option<Rc<Came>>,
}

/// A position, plus one; 0 is none.
type Link = u32;

/// What is known of a thread by its number.
#[derive(Clone)]
struct Numbered {
    id: ThreadId,
    /// Its last event, and the event that created it.
    last: Link,
    creation: Link,
    /// The event by which it took its turn among those that are like it.
    turn: Link,
}

#[derive(Clone)]
pub(crate) struct Ordered {
    pub event: Event,
    pub thread: usize,
    /// Its position among its thread's events in this trace, from 1.
    pub count: u32,
    /// Its thread's event before it.
    previous: Link,
    place: Place,
    /// The event before it in its place.
    before: Link,
    pub released: Released,
    pub fenced: Fenced,
}

/// What a new event brought to light.
#[derive(Clone, Copy, Debug)]
pub struct Pushed {
    /// An earlier access to the same memory that nothing orders before this one.
    pub data_race: Option<usize>,
}

fn link(at: usize) -> Link {
    at as Link + 1
}

fn target(link: Link) -> Option<usize> {
    link.checked_sub(1).map(|at| at as usize)
}

impl Trace {
    /// An empty execution.
    pub fn new() -> Trace {
        Trace::default()
    }

    /// How many events there are.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The event at a position.
    pub fn event(&self, at: usize) -> &Event {
        &self.events[at].event
    }

    /// All events.
    pub fn events(&self) -> Vec<Event> {
        self.events.iter().map(|ordered| ordered.event.clone()).collect()
    }

    /// The threads that are known from events.
    pub fn threads(&self) -> impl Iterator<Item = ThreadId> {
        self.threads.iter().map(|thread| thread.id)
    }

    /// Forgets all events from a position on.
    pub fn truncate(&mut self, len: usize) {
        while self.events.len() > len {
            let Some(gone) = self.events.pop() else { break };
            self.threads[gone.thread].last = gone.previous;
            if gone.event.turn != Turn::None {
                self.threads[gone.thread].turn = 0;
            }
            match gone.place {
                Place::At(place) => drop(self.places.insert(place, gone.before)),
                Place::Everywhere => self.everywhere = gone.before,
                Place::Nowhere => {}
            }
            if let Action::Create { child } = gone.event.action
                && let Some(child) = self.known(child)
            {
                self.threads[child].creation = 0;
            }
        }
        self.dependence.truncate(len);
        self.sync.truncate(len);
        if self.first_race as usize > len {
            self.first_race = 0;
        }
        if self.came.is_some() {
            self.forget_who_came(len);
        }
    }

    fn number(&mut self, thread: ThreadId) -> usize {
        match self.known(thread) {
            Some(number) => number,
            None => {
                let number = self.threads.len();
                self.threads.push(Numbered { id: thread, last: 0, creation: 0, turn: 0 });
                if number >= NEAR {
                    self.number_far(thread, number);
                }
                number
            }
        }
    }

    #[cold]
    #[inline(never)]
    fn number_far(&mut self, thread: ThreadId, number: usize) {
        self.far.insert(thread, number);
    }

    fn known(&self, thread: ThreadId) -> Option<usize> {
        match self.threads[..self.threads.len().min(NEAR)].iter().position(|known| known.id == thread) {
            Some(near) => Some(near),
            None if self.far.is_empty() => None,
            None => self.known_far(thread),
        }
    }

    #[cold]
    #[inline(never)]
    fn known_far(&self, thread: ThreadId) -> Option<usize> {
        self.far.get(&thread).copied()
    }

    /// Whether there are, or were, more threads than have their entries in rows.
    #[inline]
    pub(crate) fn has_many_threads(&self) -> bool {
        !self.far.is_empty()
    }

    /// The last event of a thread.
    pub(crate) fn last_of(&self, thread: ThreadId) -> Option<usize> {
        self.known(thread).and_then(|thread| target(self.threads[thread].last))
    }

    /// Whether the event at `first` comes before the one whose clock this is.
    #[inline]
    pub fn within(&self, first: usize, clock: &Clock) -> bool {
        let ordered = &self.events[first];
        clock.of(ordered.thread) >= ordered.count
    }

    /// The same where it is known whether there are many threads.
    #[inline(always)]
    pub(crate) fn within_among<const MANY: bool>(&self, first: usize, clock: &Clock) -> bool {
        let ordered = &self.events[first];
        clock.has_among::<MANY>(ordered.thread, ordered.count)
    }

    /// Whether dependence orders the event at `first` before the one at `second`.
    #[inline]
    pub fn ordered(&self, first: usize, second: usize) -> bool {
        let Ordered { thread, count, .. } = self.events[first];
        first <= second && self.dependence.count(second, thread) >= count
    }

    /// Adds an event at the end.
    pub fn push(&mut self, event: Event) -> Pushed {
        let thread = self.number(event.thread);
        let Numbered { last: previous, creation, .. } = self.threads[thread];
        let before = target(previous);
        let count = before.map_or(1, |at| self.events[at].count + 1);
        let mut reversible = std::mem::take(&mut self.reversible);
        reversible.clear();
        let place = Place::of(&event.action);
        if self.has_many_threads() {
            self.gather(&event.action);
        }
        let back = self.back(place);
        let mut clock = std::mem::take(&mut self.scratch);
        self.depends(event.thread, &event.action, event.turn, back, &mut clock, &mut reversible);
        self.reversible = reversible;
        clock.tick(thread, count);
        self.dependence.push(&clock);

        clock.clear();
        if let Some(parent) = before.or(target(creation)) {
            match self.has_many_threads() {
                true => clock.copy(self.sync.row(parent)),
                false => clock.copy_near(self.sync.near(parent)),
            }
        }
        let mut fenced = before.map_or_else(Fenced::default, |at| self.events[at].fenced.clone());
        fenced.pass(event.fence, &mut clock);
        self.synchronise(event.thread, &event.action, &mut clock, &mut fenced);
        let data_race = match event.idle {
            true => None,
            false => self.racing(&event.action, thread, back, &clock),
        };
        if data_race.is_some() {
            self.note_race();
        }
        clock.tick(thread, count);
        let released = self.releases(&event.action, &clock, &fenced);
        self.sync.push(&clock);
        self.scratch = clock;

        let here = link(self.events.len());
        if let Action::Create { child } = event.action {
            let child = self.number(child);
            self.threads[child].creation = here;
        }
        self.threads[thread].last = here;
        if event.turn != Turn::None {
            self.threads[thread].turn = here;
        }
        let before = match place {
            Place::At(place) => self.places.insert(place, here).unwrap_or(0),
            Place::Everywhere => std::mem::replace(&mut self.everywhere, here),
            Place::Nowhere => 0,
        };
        self.events.push(Ordered { event, thread, count, previous, place, before, released, fenced });
        Pushed { data_race }
    }

    /// Earlier events that could have come after the last one, by position, in ascending order. Of a step that can
    /// only be taken while some condition holds, all that it depends on: which of them it can come before has to be
    /// tried, the last one first.
    pub fn reversible(&self) -> &[usize] {
        &self.reversible
    }

    #[cold]
    #[inline(never)]
    fn note_race(&mut self) {
        if self.first_race == 0 {
            self.first_race = link(self.events.len());
        }
    }
}
