//! The orders over the events of one execution. Dependence says which events cannot be swapped; it decides what
//! is explored. Synchronises-with says what C11 orders; it decides what is a data race. They are never mixed.

use crate::dependence::{dependent, reversible};
use crate::event::{Action, Event, Fence, Order, Range};
use crate::thread::ThreadId;
use std::rc::Rc;

/// A vector clock: how many events of each thread (by its number in the trace) come before, or are this one.
type Clock = Vec<u32>;

/// An execution so far, with its orders.
#[derive(Default)]
pub struct Trace {
    events: Vec<Ordered>,
    /// Threads by their number.
    threads: Vec<ThreadId>,
}

struct Ordered {
    event: Event,
    thread: usize,
    /// Its position among its thread's events in this trace, from 1.
    count: u32,
    dependence: Clock,
    sync: Clock,
    /// What an acquiring read of what this event wrote would see: what the release before it did, continued by updates
    /// only (the release sequence of C++20).
    released: Option<Clock>,
    fenced: Fenced,
}

/// What a thread's fences are about.
#[derive(Clone, Default)]
struct Fenced {
    /// What the last fence that releases lets the thread's later atomic writes release.
    released: Option<Rc<Clock>>,
    /// What the thread's relaxed reads saw of what was released: the next fence that acquires brings it.
    seen: Option<Rc<Clock>>,
}

impl Fenced {
    /// A thread with this clock passes fences.
    fn pass(&mut self, fence: Fence, sync: &mut Clock) {
        if fence == Fence::ReleaseAcquire {
            self.released = Some(Rc::new(sync.clone()));
        }
        if fence.acquires()
            && let Some(seen) = self.seen.take()
        {
            join(sync, &seen);
        }
        if matches!(fence, Fence::Release | Fence::AcquireRelease) {
            self.released = Some(Rc::new(sync.clone()));
        }
    }

    /// A relaxed read sees what was released.
    fn see(&mut self, released: &Clock) {
        join(Rc::make_mut(self.seen.get_or_insert_default()), released);
    }
}

/// What a new event brought to light.
#[derive(Default, Debug)]
pub struct Pushed {
    /// Earlier events that could have come after this one, by position. Of a step that can only be taken while some
    /// condition holds, all that it depends on: which of them it can come before has to be tried, the last one first.
    pub reversible: Vec<usize>,
    /// An earlier access to the same memory that nothing orders before this one.
    pub data_race: Option<usize>,
}

/// Where an event stands in the dependence order, and which earlier ones it could have come before.
struct Placed {
    dependence: Clock,
    reversible: Vec<usize>,
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

    /// Forgets all events from a position on.
    pub fn truncate(&mut self, len: usize) {
        self.events.truncate(len);
    }

    fn number(&mut self, thread: ThreadId) -> usize {
        match self.known(thread) {
            Some(number) => number,
            None => {
                self.threads.push(thread);
                self.threads.len() - 1
            }
        }
    }

    fn known(&self, thread: ThreadId) -> Option<usize> {
        self.threads.iter().position(|known| *known == thread)
    }

    /// Whether the event at `first` comes before the one whose clock this is.
    fn within(&self, first: usize, clock: &Clock) -> bool {
        let ordered = &self.events[first];
        clock.get(ordered.thread).is_some_and(|seen| *seen >= ordered.count)
    }

    /// Whether dependence orders the event at `first` before the one at `second`.
    pub fn ordered(&self, first: usize, second: usize) -> bool {
        first <= second && self.within(first, &self.events[second].dependence)
    }

    /// Adds an event at the end.
    pub fn push(&mut self, event: Event) -> Pushed {
        let thread = self.number(event.thread);
        let previous = self.last_of(thread);
        let parent = previous.or_else(|| self.creation_of(event.thread));
        let count = previous.map_or(1, |at| self.events[at].count + 1);
        let Placed { mut dependence, reversible } = self.place(event.thread, &event.action);
        let mut sync = parent.map_or_else(Clock::new, |at| self.events[at].sync.clone());
        let mut fenced = previous.map_or_else(Fenced::default, |at| self.events[at].fenced.clone());
        fenced.pass(event.fence, &mut sync);
        self.synchronise(&event.action, &mut sync, &mut fenced);
        let data_race = self.racing(&event.action, thread, &sync);
        tick(&mut dependence, thread, count);
        tick(&mut sync, thread, count);
        let released = self.releases(&event.action, &sync, &fenced);
        self.events.push(Ordered { event, thread, count, dependence, sync, released, fenced });
        Pushed { reversible, data_race }
    }

    /// The earlier events that a step would compete with which a thread waits to take, by position.
    pub fn contended(&self, thread: ThreadId, action: &Action) -> Vec<usize> {
        self.place(thread, action).reversible
    }

    fn place(&self, id: ThreadId, action: &Action) -> Placed {
        let thread = self.known(id);
        let previous = thread.and_then(|thread| self.last_of(thread));
        let parent = previous.or_else(|| self.creation_of(id));
        let mut dependence = parent.map_or_else(Clock::new, |at| self.events[at].dependence.clone());
        let mut reversible_to = Vec::new();
        if let Some((lock, exclusive)) = action.waits_for() {
            if let Some(signal) = self.waker_of(id, previous) {
                join(&mut dependence, &self.events[signal].dependence);
            }
            for at in self.competitors(lock, exclusive) {
                if Some(self.events[at].thread) != thread && !self.within(at, &dependence) {
                    reversible_to.push(at);
                }
            }
        }
        // What came before the step for sure; of a step that waits for something, everything else may come after it.
        let past = action.is_conditional().then(|| dependence.clone());
        for at in (0..self.events.len()).rev() {
            let earlier = &self.events[at];
            if Some(earlier.thread) == thread || self.within(at, past.as_ref().unwrap_or(&dependence)) {
                continue;
            }
            if dependent(earlier.event.thread, &earlier.event.action, id, action) {
                if reversible(&earlier.event.action, id, action) {
                    reversible_to.push(at);
                }
                join(&mut dependence, &self.events[at].dependence);
            }
        }
        reversible_to.sort_unstable();
        reversible_to.dedup();
        Placed { dependence, reversible: reversible_to }
    }

    /// The latest acquisitions of a lock that exclude a new one: of readers all since the last writer.
    fn competitors(&self, lock: u64, exclusive: bool) -> Vec<usize> {
        let mut found = Vec::new();
        for (at, earlier) in self.events.iter().enumerate().rev() {
            match earlier.event.action.acquires() {
                Some((other, true)) if other == lock => {
                    if found.is_empty() {
                        found.push(at);
                    }
                    break;
                }
                Some((other, false)) if other == lock && exclusive => found.push(at),
                _ => {}
            }
        }
        found
    }

    fn last_of(&self, thread: usize) -> Option<usize> {
        self.events.iter().rposition(|earlier| earlier.thread == thread)
    }

    fn creation_of(&self, thread: ThreadId) -> Option<usize> {
        let creates = |event: &Event| matches!(event.action, Action::Create { child } if child == thread);
        self.events.iter().rposition(|earlier| creates(&earlier.event))
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

    /// What C11 says comes before a step because of the step itself.
    fn synchronise(&self, action: &Action, sync: &mut Clock, fenced: &mut Fenced) {
        if let Action::Section { parts } = action {
            return parts.iter().for_each(|part| self.synchronise(part, sync, fenced));
        }
        if let Some((lock, exclusive)) = action.acquires() {
            // A reader sees what writers did; a writer also waits for the readers.
            for earlier in &self.events {
                let releases = |part: &Action| match part {
                    Action::Unlock { mutex } | Action::Wait { mutex, .. } => *mutex == lock,
                    Action::ReadUnlock { lock: other } => exclusive && *other == lock,
                    _ => false,
                };
                if earlier.event.action.parts().iter().any(releases) {
                    join(sync, &earlier.sync);
                }
            }
        }
        let from = match action {
            Action::Join { child } => self
                .events
                .iter()
                .rposition(|earlier| earlier.event.thread == *child && earlier.event.action == Action::End),
            Action::Read { range, order } | Action::Update { range, order } => {
                self.acquire(*range, *order, sync, fenced);
                None
            }
            Action::Await { act, looks } => {
                self.synchronise(act, sync, fenced);
                looks.iter().for_each(|(range, order)| self.acquire(*range, *order, sync, fenced));
                None
            }
            Action::SemaphoreWait { semaphore } | Action::SemaphoreTry { semaphore } => {
                let posts = self.events.iter().filter(|earlier| {
                    earlier.event.action.parts().contains(&Action::SemaphorePost { semaphore: *semaphore })
                });
                posts.for_each(|post| join(sync, &post.sync));
                None
            }
            Action::Pass { barrier, round } => {
                let arrivals = self.events.iter().filter(
                    |earlier| matches!(earlier.event.action, Action::Arrive { barrier: other, round: of, .. } if other == *barrier && of == *round),
                );
                arrivals.for_each(|arrival| join(sync, &arrival.sync));
                None
            }
            _ => None,
        };
        if let Some(at) = from {
            join(sync, &self.events[at].sync);
        }
    }

    /// What a read sees of what was released: at once if it acquires, at the next fence if it is relaxed.
    fn acquire(&self, range: Range, order: Order, sync: &mut Clock, fenced: &mut Fenced) {
        if order == Order::Plain {
            return;
        }
        if let Some(released) = self.last_write(range).and_then(|at| self.events[at].released.as_ref()) {
            if acquires(order) { join(sync, released) } else { fenced.see(released) }
        }
    }

    fn last_write(&self, range: Range) -> Option<usize> {
        let writes = |part: &Action| match part {
            Action::Write { range: other, .. } | Action::Update { range: other, .. } => other.overlaps(range),
            _ => false,
        };
        self.events.iter().rposition(|earlier| earlier.event.action.parts().iter().any(writes))
    }

    fn releases(&self, action: &Action, sync: &Clock, fenced: &Fenced) -> Option<Clock> {
        let own = |order: Order| match order {
            Order::Plain => None,
            Order::Release | Order::AcqRel | Order::SeqCst => Some(sync.clone()),
            // Not by itself, but by the fence before it.
            Order::Relaxed | Order::Acquire => fenced.released.as_deref().cloned(),
        };
        match action {
            Action::Write { order, .. } => own(*order),
            // An update goes on with the release that it read from.
            Action::Update { range, order } => {
                let before = self.last_write(*range).and_then(|at| self.events[at].released.clone());
                match (before, own(*order)) {
                    (Some(mut clock), Some(own)) => {
                        join(&mut clock, &own);
                        Some(clock)
                    }
                    (before, own) => before.or(own),
                }
            }
            Action::Await { act, .. } => self.releases(act, sync, fenced),
            // What a section writes is read after all of it.
            Action::Section { .. } => Some(sync.clone()),
            _ => None,
        }
    }

    /// The latest access that races with this one.
    fn racing(&self, action: &Action, thread: usize, sync: &Clock) -> Option<usize> {
        let mut mine = Vec::new();
        accesses(action, &mut |access| mine.push(access));
        if mine.is_empty() {
            return None;
        }
        (0..self.events.len()).rev().find(|&at| {
            let earlier = &self.events[at];
            if earlier.thread == thread || self.within(at, sync) {
                return false;
            }
            let mut races = false;
            accesses(&earlier.event.action, &mut |(other, other_order, other_writes)| {
                races |= mine.iter().any(|(range, order, writes)| {
                    other.overlaps(*range)
                        && (*writes || other_writes)
                        && (*order == Order::Plain || other_order == Order::Plain)
                });
            });
            races
        })
    }
}

/// The accesses to memory that a step makes: the bytes, the order, whether it writes.
fn accesses(action: &Action, see: &mut dyn FnMut((Range, Order, bool))) {
    match action {
        Action::Read { range, order } => see((*range, *order, false)),
        Action::Write { range, order } | Action::Update { range, order } => see((*range, *order, true)),
        Action::Free { range } => see((*range, Order::Plain, true)),
        Action::Await { act, looks } => {
            accesses(act, see);
            looks.iter().for_each(|(range, order)| see((*range, *order, false)));
        }
        Action::Section { parts } => parts.iter().for_each(|part| accesses(part, see)),
        _ => {}
    }
}

fn acquires(order: Order) -> bool {
    matches!(order, Order::Acquire | Order::AcqRel | Order::SeqCst)
}

fn join(clock: &mut Clock, other: &Clock) {
    if clock.len() < other.len() {
        clock.resize(other.len(), 0);
    }
    for (mine, theirs) in clock.iter_mut().zip(other) {
        *mine = (*mine).max(*theirs);
    }
}

fn tick(clock: &mut Clock, thread: usize, count: u32) {
    if clock.len() <= thread {
        clock.resize(thread + 1, 0);
    }
    clock[thread] = count;
}
