//! The orders over the events of one execution. Dependence says which events cannot be swapped; it decides what
//! is explored. Synchronises-with says what C11 orders; it decides what is a data race. They are never mixed.
//!
//! Adding and forgetting an event costs what the event touches: clocks are rows of a table, and events that touch the
//! same place are linked. Threads have numbers here, in the order in which events name them.

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
    /// The first event that races with an earlier one.
    pub(crate) first_race: Option<usize>,
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
    count: u32,
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
pub(crate) struct Back {
    here: Link,
    everywhere: Link,
    /// Whether every event counts; `here` is then simply counted down.
    all: bool,
}

impl Back {
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
        if self.came.as_ref().is_some_and(|came| came.last >= len) {
            self.came = None;
        }
        self.first_race = self.first_race.filter(|at| *at < len);
    }

    /// Those who came to a barrier in a round, if that was gathered.
    pub(crate) fn came(&self, action: &Action) -> Option<&Came> {
        let Action::Pass { barrier, round } = action else { return None };
        self.came.as_deref().filter(|came| came.barrier == *barrier && came.round == *round)
    }

    /// Gathers those who came to a barrier in a round, once for all who leave.
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
        self.came = Some(Rc::new(came));
    }

    fn number(&mut self, thread: ThreadId) -> usize {
        match self.known(thread) {
            Some(number) => number,
            None => {
                let number = self.threads.len();
                self.threads.push(Numbered { id: thread, last: 0, creation: 0 });
                if number >= NEAR {
                    self.far.insert(thread, number);
                }
                number
            }
        }
    }

    fn known(&self, thread: ThreadId) -> Option<usize> {
        let near = self.threads[..self.threads.len().min(NEAR)].iter().position(|known| known.id == thread);
        if near.is_some() || self.far.is_empty() {
            return near;
        }
        self.far.get(&thread).copied()
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

    /// Adds an event at the end.
    pub fn push(&mut self, event: Event) -> Pushed {
        let thread = self.number(event.thread);
        let Numbered { last: previous, creation, .. } = self.threads[thread];
        let before = target(previous);
        let count = before.map_or(1, |at| self.events[at].count + 1);
        let mut reversible = std::mem::take(&mut self.reversible);
        reversible.clear();
        let place = Place::of(&event.action);
        if !self.far.is_empty() {
            self.gather(&event.action);
        }
        let mut clock = std::mem::take(&mut self.scratch);
        self.depends(event.thread, &event.action, place, &mut clock, &mut reversible);
        self.reversible = reversible;
        clock.tick(thread, count);
        self.dependence.push(&clock);

        clock.clear();
        if let Some(parent) = before.or(target(creation)) {
            clock.copy(self.sync.row(parent));
        }
        let mut fenced = before.map_or_else(Fenced::default, |at| self.events[at].fenced.clone());
        fenced.pass(event.fence, &mut clock);
        self.synchronise(&event.action, &mut clock, &mut fenced);
        let data_race = match event.idle {
            true => None,
            false => self.racing(&event.action, thread, place, &clock),
        };
        if data_race.is_some() {
            self.first_race.get_or_insert(self.events.len());
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

    /// The earlier events that a step would compete with which a thread waits to take, by position.
    pub fn contended(&self, thread: ThreadId, action: &Action) -> Vec<usize> {
        let mut reversible = Vec::new();
        self.depends(thread, action, Place::of(action), &mut Clock::new(), &mut reversible);
        reversible
    }

    /// What comes before a step that is taken now.
    pub fn past(&self, thread: ThreadId, action: &Action) -> Clock {
        let mut clock = Clock::new();
        self.depends(thread, action, Place::of(action), &mut clock, &mut Vec::new());
        clock
    }

    /// What comes before a step of a thread if it is taken without these events and all that comes after them. The step
    /// was taken at `at`, or is taken now.
    pub fn past_without(
        &self,
        without: &[usize],
        thread: ThreadId,
        action: &Action,
        at: Option<usize>,
    ) -> Clock {
        let mut clock = self.own_past(thread, at);
        let known = self.known(thread);
        let mut back = self.back(Place::of(action));
        while let Some(earlier) = back.next(self) {
            let event = &self.events[earlier];
            if Some(event.thread) == known
                || at.is_some_and(|at| earlier >= at)
                || self.within(earlier, &clock)
                || without.iter().any(|first| self.ordered(*first, earlier))
            {
                continue;
            }
            if dependent(event.event.thread, &event.event.action, thread, action) {
                clock.join(self.dependence.row(earlier));
                if hides_the_rest(&event.event.action, action) {
                    back.cut();
                }
            }
        }
        clock
    }

    /// What comes before a step because of what its thread did before it. The step was taken at `at`, or is taken now.
    pub fn own_past(&self, thread: ThreadId, at: Option<usize>) -> Clock {
        let number = self.known(thread);
        let previous = match at {
            Some(at) => target(self.events[at].previous),
            None => number.and_then(|number| target(self.threads[number].last)),
        };
        let mut clock = Clock::new();
        if let Some(parent) = previous.or(number.and_then(|number| target(self.threads[number].creation))) {
            clock.copy(self.dependence.row(parent));
        }
        if let Some(signal) =
            self.waker_of(thread, previous).filter(|signal| at.is_none_or(|at| *signal < at))
        {
            clock.join(self.dependence.row(signal));
        }
        clock
    }

    /// What comes before a step of a thread that waits, if it is taken just before the event at `at`, which wakes the thread.
    pub fn past_unwoken(&self, thread: ThreadId, action: &Action, at: usize) -> Clock {
        let wait = self.last_of(thread);
        let mut clock = wait.map(|wait| self.dependence.row(wait).to_clock()).unwrap_or_default();
        let mut back = self.back(Place::of(action));
        while let Some(earlier) = back.next(self) {
            let event = &self.events[earlier].event;
            if earlier < at && dependent(event.thread, &event.action, thread, action) {
                clock.join(self.dependence.row(earlier));
            }
        }
        clock
    }

    /// What comes before a step that is taken now, and which events it could have come before.
    fn depends(
        &self,
        id: ThreadId,
        action: &Action,
        place: Place,
        clock: &mut Clock,
        reversible_to: &mut Vec<usize>,
    ) {
        let thread = self.known(id);
        let previous = thread.and_then(|thread| target(self.threads[thread].last));
        let parent = previous.or(thread.and_then(|thread| target(self.threads[thread].creation)));
        clock.clear();
        if let Some(parent) = parent {
            clock.copy(self.dependence.row(parent));
        }
        if let Some((lock, exclusive)) = action.waits_for() {
            if let Some(signal) = self.waker_of(id, previous) {
                clock.join(self.dependence.row(signal));
            }
            self.competitors(lock, exclusive, |at| {
                if Some(self.events[at].thread) != thread && !self.within(at, clock) {
                    reversible_to.push(at);
                }
            });
        }
        if let Action::Join { child } = action
            && let Some(end) = self.last_of(*child).filter(|at| self.events[*at].event.action == Action::End)
        {
            clock.join(self.dependence.row(end));
        }
        // What came before the step for sure; of a step that waits for something, everything else may come after it.
        let past = action.is_conditional().then(|| clock.clone());
        if !self.far.is_empty()
            && let Some(came) = self.came(action)
        {
            return self.depends_on_all(came, id, action, clock, reversible_to);
        }
        let mut back = self.back(place);
        while let Some(at) = back.next(self) {
            let earlier = &self.events[at];
            if past.is_none() && hides_the_rest(&earlier.event.action, action) {
                back.cut();
            }
            if Some(earlier.thread) == thread || self.within(at, past.as_ref().unwrap_or(clock)) {
                continue;
            }
            if dependent(earlier.event.thread, &earlier.event.action, id, action) {
                if reversible(&earlier.event.action, id, action) {
                    reversible_to.push(at);
                }
                clock.join(self.dependence.row(at));
            }
        }
        reversible_to.sort_unstable();
        reversible_to.dedup();
    }

    /// What comes before a step that leaves a barrier, besides what comes before it for sure.
    #[cold]
    #[inline(never)]
    fn depends_on_all(
        &self,
        came: &Came,
        id: ThreadId,
        action: &Action,
        clock: &mut Clock,
        reversible_to: &mut Vec<usize>,
    ) {
        clock.join(came.dependence.seen());
        let mut back = self.back(Place::of(action));
        while let Some(at) = back.next(self) {
            if at <= came.last {
                // What is in this place and further back came before the last who came.
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
