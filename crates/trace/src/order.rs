//! The orders over the events of one execution. Dependence says which events cannot be swapped; it decides what
//! is explored. Synchronises-with says what C11 orders; it decides what is a data race. They are never mixed.
//!
//! Adding and forgetting an event costs what the event touches: clocks are rows of a table, and events that touch the
//! same place are linked. Threads have numbers here, in the order in which events name them.

mod past;

use crate::clock::{Clock, NEAR, Rows};
use crate::dependence::{dependent, reversible};
use crate::event::{Action, Event};
use crate::place::{Place, hides_the_rest};
use crate::synchronise::{Fenced, Released};
use crate::thread::ThreadId;
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

/// Those who came to a barrier in one round: all who leave it come after them.
pub(crate) struct Came {
    barrier: u64,
    round: u32,
    /// The last of them.
    last: usize,
    dependence: Clock,
    pub sync: Clock,
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
    fn cut(&mut self) {
        if !self.all {
            self.here = 0;
        }
    }
}

/// Whether a step comes to a barrier in the round in which another leaves it.
pub(crate) fn comes(action: &Action, leaves: &Action) -> bool {
    match (action, leaves) {
        (Action::Arrive { barrier, round, .. }, Action::Pass { barrier: other, round: left }) => {
            barrier == other && round == left
        }
        _ => false,
    }
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

    #[cold]
    #[inline(never)]
    fn forget_who_came(&mut self, len: usize) {
        self.came.take_if(|came| came.last >= len);
    }

    /// Those who came to a barrier in a round, if that was gathered.
    pub(crate) fn came(&self, action: &Action) -> Option<&Came> {
        let Action::Pass { barrier, round } = action else { return None };
        self.came.as_deref().filter(|came| came.barrier == *barrier && came.round == *round)
    }

    /// Gathers those who came to a barrier in a round, once for all who leave. It stays what it is for as long as the events
    /// of those who came are there: a round ends when the last of them comes, barriers that are made anew at the same address
    /// go on counting rounds, and clocks of events do not change.
    #[cold]
    #[inline(never)]
    fn gather(&mut self, action: &Action) {
        let Action::Pass { barrier, round } = *action else { return };
        if self.came(action).is_some() {
            return;
        }
        let mut came = Came { barrier, round, last: 0, dependence: Clock::new(), sync: Clock::new() };
        let mut back = self.back(Place::of(action));
        while let Some(at) = back.next(self) {
            if comes(&self.events[at].event.action, action) {
                came.last = came.last.max(at);
                came.dependence.join(self.dependence.row(at));
                came.sync.join(self.sync.row(at));
            }
        }
        // Nobody came: nothing is known that could be kept.
        self.came = (!came.sync.is_empty()).then(|| Rc::new(came));
    }

    fn number(&mut self, thread: ThreadId) -> usize {
        match self.known(thread) {
            Some(number) => number,
            None => {
                let number = self.threads.len();
                self.threads.push(Numbered { id: thread, last: 0, creation: 0 });
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

    /// Adds what dependence orders before the event at a position to a clock.
    #[inline(always)]
    fn join_dependence<const MANY: bool>(&self, clock: &mut Clock, at: usize) {
        match MANY {
            true => clock.join(self.dependence.row(at)),
            false => clock.join_near(self.dependence.near(at)),
        }
    }

    /// Whether dependence orders the event at `first` before the one at `second`.
    #[inline]
    pub fn ordered(&self, first: usize, second: usize) -> bool {
        let Ordered { thread, count, .. } = self.events[first];
        first <= second && self.dependence.count(second, thread) >= count
    }

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
        self.depends(event.thread, &event.action, back, &mut clock, &mut reversible);
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
        self.synchronise(&event.action, &mut clock, &mut fenced);
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

    /// What comes before a step that is taken now, and which events it could have come before.
    #[inline]
    fn depends(
        &self,
        id: ThreadId,
        action: &Action,
        back: Back,
        clock: &mut Clock,
        reversible_to: &mut Vec<usize>,
    ) {
        match self.has_many_threads() {
            false => self.depends_among::<false>(id, action, back, clock, reversible_to),
            true => self.depends_among::<true>(id, action, back, clock, reversible_to),
        }
    }

    fn depends_among<const MANY: bool>(
        &self,
        id: ThreadId,
        action: &Action,
        mut back: Back,
        clock: &mut Clock,
        reversible_to: &mut Vec<usize>,
    ) {
        let thread = self.known(id);
        let previous = thread.and_then(|thread| target(self.threads[thread].last));
        let parent = previous.or(thread.and_then(|thread| target(self.threads[thread].creation)));
        clock.clear();
        if let Some(parent) = parent {
            match MANY {
                true => clock.copy(self.dependence.row(parent)),
                false => clock.copy_near(self.dependence.near(parent)),
            }
        }
        if let Some((lock, exclusive)) = action.waits_for() {
            if let Some(signal) = self.waker_of(id, previous) {
                self.join_dependence::<MANY>(clock, signal);
            }
            self.competitors(lock, exclusive, |at| {
                if Some(self.events[at].thread) != thread && !self.within_among::<MANY>(at, clock) {
                    reversible_to.push(at);
                }
            });
        }
        if let Action::Join { child } = action
            && let Some(end) = self.last_of(*child).filter(|at| self.events[*at].event.action == Action::End)
        {
            self.join_dependence::<MANY>(clock, end);
        }
        // What came before the step for sure; of a step that waits for something, everything else may come after it.
        let past = action.is_conditional().then(|| clock.clone());
        if MANY && let Some(came) = self.came(action) {
            return self.depends_on_all(came, id, action, back, clock, reversible_to);
        }
        while let Some(at) = back.next(self) {
            let earlier = &self.events[at];
            if past.is_none() && hides_the_rest(&earlier.event.action, action) {
                back.cut();
            }
            if Some(earlier.thread) == thread || self.within_among::<MANY>(at, past.as_ref().unwrap_or(clock))
            {
                continue;
            }
            if dependent(earlier.event.thread, &earlier.event.action, id, action) {
                if reversible(&earlier.event.action, id, action) {
                    reversible_to.push(at);
                }
                self.join_dependence::<MANY>(clock, at);
            }
        }
        reversible_to.sort_unstable();
        reversible_to.dedup();
    }

    /// What comes before a step that leaves a barrier, besides what comes before it for sure. The same as looking at all
    /// events in its place: it depends on those who came in its round, which were gathered, and on whoever made the
    /// barrier or freed its memory. Who did so before the last one came is in the clock of the last one, since coming
    /// depends on that, too. What is in more places than this one is looked at as ever.
    #[cold]
    #[inline(never)]
    fn depends_on_all(
        &self,
        came: &Came,
        id: ThreadId,
        action: &Action,
        mut back: Back,
        clock: &mut Clock,
        reversible_to: &mut Vec<usize>,
    ) {
        clock.join(came.dependence.seen());
        while let Some(at) = back.next(self) {
            if at <= came.last {
                // What is in this place alone and further back is gathered.
                back.cut();
            }
            let Event { thread, action: earlier, .. } = &self.events[at].event;
            if *thread != id && !self.within(at, clock) && dependent(*thread, earlier, id, action) {
                if reversible(earlier, id, action) {
                    reversible_to.push(at);
                }
                clock.join(self.dependence.row(at));
            }
        }
        reversible_to.sort_unstable();
        reversible_to.dedup();
    }

    /// Sees the latest acquisitions of a lock that exclude a new one: of readers all since the last writer.
    fn competitors(&self, lock: u64, exclusive: bool, mut see: impl FnMut(usize)) {
        let mut found = false;
        let mut back = self.back(Place::of(&Action::Lock { mutex: lock }));
        while let Some(at) = back.next(self) {
            match self.events[at].event.action.acquires() {
                Some((other, true)) if other == lock => {
                    if !found {
                        see(at);
                    }
                    return;
                }
                Some((other, false)) if other == lock && exclusive => {
                    found = true;
                    see(at);
                }
                _ => {}
            }
        }
    }

    /// The signal that ended the wait which was the thread's last event.
    fn waker_of(&self, thread: ThreadId, last: Option<usize>) -> Option<usize> {
        let last = last?;
        let Action::Wait { condition, .. } = self.events[last].event.action else { return None };
        (last + 1..self.events.len()).find(|at| match self.events[*at].event.action {
            Action::Signal { receiver, .. } => receiver == Some(thread),
            Action::Broadcast { condition: other } => other == condition,
            _ => false,
        })
    }
}
