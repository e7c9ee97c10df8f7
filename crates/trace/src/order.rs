//! The orders over the events of one execution. Dependence says which events cannot be swapped; it decides what
//! is explored. Synchronises-with says what C11 orders; it decides what is a data race. They are never mixed.

use crate::dependence::{dependent, reversible};
use crate::event::{Action, Event, Order, Range};
use crate::thread::ThreadId;

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
    /// As `dependence`, but without what the event's own mutex acquisition adds.
    before_lock: Option<Clock>,
    sync: Clock,
    /// What an acquiring read of what this event wrote would see.
    released: Option<Clock>,
}

/// What a new event brought to light.
#[derive(Default, Debug)]
pub struct Pushed {
    /// Earlier events that could have come after this one, by position.
    pub reversible: Vec<usize>,
    /// An earlier access to the same memory that nothing orders before this one.
    pub data_race: Option<usize>,
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
        match self.threads.iter().position(|known| *known == thread) {
            Some(number) => number,
            None => {
                self.threads.push(thread);
                self.threads.len() - 1
            }
        }
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
        let previous = self.events.iter().rposition(|earlier| earlier.thread == thread);
        let parent = previous.or_else(|| self.creation_of(event.thread));
        let (mut dependence, mut sync) = match parent {
            Some(at) => (self.events[at].dependence.clone(), self.events[at].sync.clone()),
            None => (Clock::new(), Clock::new()),
        };
        let count = previous.map_or(1, |at| self.events[at].count + 1);
        let mut pushed = Pushed::default();
        let mut before_lock = None;
        if let Action::Lock { mutex } = event.action {
            if let Some(signal) = self.waker_of(event.thread, previous) {
                join(&mut dependence, &self.events[signal].dependence);
            }
            before_lock = Some(dependence.clone());
            if let Some(at) = self.last_acquisition(mutex, thread)
                && !self.within(at, &dependence)
            {
                pushed.reversible.push(at);
            }
        }
        for at in (0..self.events.len()).rev() {
            let earlier = &self.events[at];
            if earlier.thread == thread || self.within(at, &dependence) {
                continue;
            }
            if dependent(earlier.event.thread, &earlier.event.action, event.thread, &event.action) {
                if reversible(&earlier.event.action, event.thread, &event.action) {
                    pushed.reversible.push(at);
                }
                join(&mut dependence, &self.events[at].dependence);
            }
        }
        pushed.reversible.sort_unstable();
        pushed.reversible.dedup();
        self.synchronise(&event.action, &mut sync);
        pushed.data_race = self.racing(&event.action, thread, &sync);
        tick(&mut dependence, thread, count);
        tick(&mut sync, thread, count);
        let released = self.releases(&event.action, &sync);
        self.events.push(Ordered { event, thread, count, dependence, before_lock, sync, released });
        pushed
    }

    /// The last acquisition of a mutex that a thread waits for, if nothing orders it before the thread's last
    /// event: the thread might have been first.
    pub fn contended(&self, thread: ThreadId, mutex: u64) -> Option<usize> {
        let number = self.threads.iter().position(|known| *known == thread)?;
        let last = self.events.iter().rposition(|earlier| earlier.thread == number);
        let last = last.or_else(|| self.creation_of(thread));
        let mut clock = last.map_or_else(Clock::new, |at| self.events[at].dependence.clone());
        if let Some(signal) = self.waker_of(thread, last) {
            join(&mut clock, &self.events[signal].dependence);
        }
        let at = self.last_acquisition(mutex, number)?;
        (!self.within(at, &clock)).then_some(at)
    }

    /// The threads that can begin a sequence in which the event at `second` (or, if there is none, a step of
    /// `thread`) comes before the one at `first`. The best one is first.
    pub fn initials(&self, first: usize, second: Option<usize>, thread: ThreadId) -> Vec<ThreadId> {
        let end = second.unwrap_or(self.events.len());
        let sequence: Vec<usize> = (first + 1..end).filter(|at| !self.ordered(first, *at)).collect();
        let mut initials = Vec::new();
        let mut seen: Vec<usize> = Vec::new();
        for &at in &sequence {
            let number = self.events[at].thread;
            if !seen.contains(&number) {
                seen.push(number);
                let free =
                    sequence.iter().take_while(|other| **other < at).all(|other| !self.ordered(*other, at));
                if free {
                    initials.push(self.threads[number]);
                }
            }
        }
        let number = self.threads.iter().position(|known| *known == thread);
        if number.is_none_or(|number| !seen.contains(&number)) {
            let free = match second {
                Some(second) => {
                    let ordered = &self.events[second];
                    let clock = ordered.before_lock.as_ref().unwrap_or(&ordered.dependence);
                    sequence.iter().all(|other| !self.within(*other, clock))
                }
                None => true,
            };
            if free {
                initials.insert(0, thread);
            }
        }
        initials
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

    fn last_acquisition(&self, mutex: u64, except: usize) -> Option<usize> {
        let at = self.events.iter().rposition(
            |earlier| matches!(earlier.event.action, Action::Lock { mutex: other } if other == mutex),
        )?;
        (self.events[at].thread != except).then_some(at)
    }

    /// What C11 says comes before a step because of the step itself.
    fn synchronise(&self, action: &Action, sync: &mut Clock) {
        let from = match action {
            Action::Lock { mutex } => self.events.iter().rposition(|earlier| {
                matches!(earlier.event.action,
                    Action::Unlock { mutex: other } | Action::Wait { mutex: other, .. } if other == *mutex)
            }),
            Action::Join { child } => self
                .events
                .iter()
                .rposition(|earlier| earlier.event.thread == *child && earlier.event.action == Action::End),
            Action::Read { range, order } | Action::Update { range, order } if acquires(*order) => {
                if let Some(released) =
                    self.last_write(*range).and_then(|at| self.events[at].released.as_ref())
                {
                    join(sync, released);
                }
                None
            }
            _ => None,
        };
        if let Some(at) = from {
            join(sync, &self.events[at].sync);
        }
    }

    fn last_write(&self, range: Range) -> Option<usize> {
        self.events.iter().rposition(|earlier| match earlier.event.action {
            Action::Write { range: other, .. } | Action::Update { range: other, .. } => other.overlaps(range),
            _ => false,
        })
    }

    fn releases(&self, action: &Action, sync: &Clock) -> Option<Clock> {
        match action {
            Action::Write { order, .. } if releases(*order) => Some(sync.clone()),
            // An update goes on with the release that it read from.
            Action::Update { range, order } => {
                let before = self.last_write(*range).and_then(|at| self.events[at].released.clone());
                match (before, releases(*order)) {
                    (Some(mut clock), true) => {
                        join(&mut clock, sync);
                        Some(clock)
                    }
                    (None, true) => Some(sync.clone()),
                    (before, false) => before,
                }
            }
            _ => None,
        }
    }

    /// The latest access that races with this one.
    fn racing(&self, action: &Action, thread: usize, sync: &Clock) -> Option<usize> {
        let (range, order, writes) = access(action)?;
        (0..self.events.len()).rev().find(|&at| {
            let earlier = &self.events[at];
            earlier.thread != thread
                && access(&earlier.event.action).is_some_and(|(other, other_order, other_writes)| {
                    other.overlaps(range)
                        && (writes || other_writes)
                        && (order == Order::Plain || other_order == Order::Plain)
                })
                && !self.within(at, sync)
        })
    }
}

fn access(action: &Action) -> Option<(Range, Order, bool)> {
    match action {
        Action::Read { range, order } => Some((*range, *order, false)),
        Action::Write { range, order } | Action::Update { range, order } => Some((*range, *order, true)),
        Action::Free { range } => Some((*range, Order::Plain, true)),
        _ => None,
    }
}

fn acquires(order: Order) -> bool {
    matches!(order, Order::Acquire | Order::AcqRel | Order::SeqCst)
}

fn releases(order: Order) -> bool {
    matches!(order, Order::Release | Order::AcqRel | Order::SeqCst)
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
