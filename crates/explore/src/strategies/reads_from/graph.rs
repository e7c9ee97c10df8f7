//! The events of an execution up to equivalence: the steps of each thread, where each read has its bytes from, and the
//! order of the operations on each object of synchronisation. It knows no order beyond that, and no states.

use rustc_hash::FxHashMap;
use std::rc::Rc;
use threadbare_trace::{Action, Event, Range, ThreadId};

/// An event: its thread's number, and which of its thread's events it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Id {
    pub thread: usize,
    pub index: u32,
}

/// Where bytes that are read come from: a write, or what was there in the beginning.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Source {
    pub range: Range,
    pub from: Option<Id>,
}

/// How many events of each thread there are in a part that is closed under what comes before.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cut(pub Vec<u32>);

impl Cut {
    pub fn has(&self, id: Id) -> bool {
        self.count(id.thread) > id.index
    }

    pub fn count(&self, thread: usize) -> u32 {
        self.0.get(thread).copied().unwrap_or(0)
    }

    /// Adds what is in the other.
    pub fn join(&mut self, other: &Cut) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (ours, theirs) in self.0.iter_mut().zip(&other.0) {
            *ours = (*ours).max(*theirs);
        }
    }

    fn add(&mut self, id: Id) {
        if self.0.len() <= id.thread {
            self.0.resize(id.thread + 1, 0);
        }
        self.0[id.thread] = self.0[id.thread].max(id.index + 1);
    }
}

/// An event with what it observes.
pub struct Entry {
    pub id: Id,
    pub event: Event,
    /// What was announced before it was known what happens.
    pub announced: Action,
    pub sources: Vec<Source>,
    /// What it comes after whatever it reads: its thread's event before, its thread's creation, who woke it, who ended.
    pub needs: Vec<Id>,
    /// Everything that it comes after, and itself.
    pub past: Cut,
    /// The same for the same event with the same past, whatever the execution.
    pub identity: u128,
    /// Whether it is a wait that can end by itself.
    pub ends_alone: bool,
}

/// The objects of synchronisation that an action changes, or tries to; the one that the action is about first.
pub fn objects(action: &Action) -> [Option<u64>; 2] {
    use Action::*;
    match action {
        Lock { mutex: at }
        | TryLock { mutex: at }
        | Unlock { mutex: at }
        | Timeout { condition: at, .. }
        | Signal { condition: at, .. }
        | Broadcast { condition: at }
        | SemaphoreWait { semaphore: at }
        | SemaphoreTry { semaphore: at }
        | SemaphorePost { semaphore: at }
        | Arrive { barrier: at, ordered: true, .. }
        | Remake { object: at } => [Some(*at), None],
        Wait { condition, mutex } => [Some(*condition), Some(*mutex)],
        _ => [None, None],
    }
}

/// An object as something that is read and written: a byte where the program has no memory.
pub fn cell(object: u64) -> Range {
    Range { start: object | 1 << 63, len: 1 }
}

/// What an action reads, if it goes on whatever it reads.
pub fn reads(action: &Action) -> Option<Range> {
    use Action::*;
    match action {
        Read { range, .. } | Update { range, .. } | CompareExchange { range, .. } | Scan { range } => {
            Some(*range)
        }
        TryLock { mutex: at }
        | TryLockFailed { mutex: at }
        | SemaphoreTry { semaphore: at }
        | SemaphoreEmpty { semaphore: at }
        | SemaphoreRead { semaphore: at } => Some(cell(*at)),
        _ => None,
    }
}

/// What an action writes that has happened.
pub fn writes(action: &Action) -> [Option<Range>; 2] {
    match action {
        Action::Write { range, .. } | Action::Update { range, .. } => [Some(*range), None],
        _ => objects(action).map(|object| object.map(cell)),
    }
}

/// Whether an action writes something there that has happened.
pub fn writes_there(action: &Action, there: Range) -> bool {
    writes(action).into_iter().flatten().any(|range| range.overlaps(there))
}

/// Whether it shows only when it is taken if a step that announces this writes.
pub fn may_write(announced: &Action) -> bool {
    matches!(announced, Action::CompareExchange { .. } | Action::TryLock { .. } | Action::SemaphoreTry { .. })
}

/// The events so far.
#[derive(Default)]
pub struct Graph {
    /// The threads by their numbers, which never change.
    names: Vec<ThreadId>,
    threads: Vec<Vec<Rc<Entry>>>,
    /// The changes of each object in their order.
    chains: FxHashMap<u64, Vec<Id>>,
    births: FxHashMap<ThreadId, Id>,
}

impl Graph {
    /// The number of a thread.
    pub fn number(&mut self, name: ThreadId) -> usize {
        self.names.iter().position(|known| *known == name).unwrap_or_else(|| {
            self.names.push(name);
            self.threads.push(Vec::new());
            self.names.len() - 1
        })
    }

    pub fn name(&self, thread: usize) -> ThreadId {
        self.names[thread]
    }

    pub fn cut(&self) -> Cut {
        Cut(self.threads.iter().map(|entries| entries.len() as u32).collect())
    }

    pub fn entry(&self, id: Id) -> &Rc<Entry> {
        &self.threads[id.thread][id.index as usize]
    }

    pub fn get(&self, id: Id) -> Option<&Rc<Entry>> {
        self.threads.get(id.thread)?.get(id.index as usize)
    }

    /// The event that the thread's next one will be.
    pub fn next_id(&self, thread: usize) -> Id {
        Id { thread, index: self.threads[thread].len() as u32 }
    }

    pub fn entries(&self) -> impl Iterator<Item = &Rc<Entry>> {
        self.threads.iter().flatten()
    }

    /// The changes of an object in their order.
    pub fn chain(&self, object: u64) -> &[Id] {
        self.chains.get(&object).map_or(&[], Vec::as_slice)
    }

    /// Forgets what is not in the part.
    pub fn truncate(&mut self, cut: &Cut) {
        for (thread, entries) in self.threads.iter_mut().enumerate() {
            for gone in entries.drain(cut.count(thread) as usize..) {
                for object in objects(&gone.event.action).into_iter().flatten() {
                    if let Some(chain) = self.chains.get_mut(&object) {
                        chain.retain(|id| *id != gone.id);
                    }
                }
            }
        }
    }

    /// Adds an event; what it comes after must be there.
    pub fn push(&mut self, entry: Rc<Entry>) {
        for object in objects(&entry.event.action).into_iter().flatten() {
            self.chains.entry(object).or_default().push(entry.id);
        }
        if let Action::Create { child } = entry.event.action {
            self.births.insert(child, entry.id);
        }
        self.threads[entry.id.thread].push(entry);
    }

    /// What the thread's next step comes after, whatever it is: its last event, or its creation; and who woke it.
    pub fn needs_of_next(&self, thread: usize) -> Vec<Id> {
        let Some(last) = self.threads[thread].last() else {
            return self.births.get(&self.names[thread]).copied().into_iter().collect();
        };
        let mut needs = vec![last.id];
        if let Action::Wait { condition, .. } = last.event.action {
            let wakes = |id: &&Id| match &self.entry(**id).event.action {
                Action::Signal { receiver, .. } => *receiver == Some(self.names[thread]),
                Action::Broadcast { .. } => true,
                _ => false,
            };
            let later = self.chain(condition).iter().skip_while(|id| **id != last.id);
            needs.extend(later.skip(1).find(wakes));
        }
        needs
    }

    /// What an event of a thread that happens now comes after by its nature.
    fn needs(&self, thread: usize, action: &Action) -> Vec<Id> {
        let mut needs = match action {
            // Nobody woke it.
            Action::Timeout { .. } => self.threads[thread].last().map(|last| last.id).into_iter().collect(),
            _ => self.needs_of_next(thread),
        };
        match action {
            Action::Join { child } => {
                let child = self.names.iter().position(|name| name == child);
                needs.extend(child.and_then(|child| self.threads[child].last()).map(|end| end.id));
            }
            Action::Pass { barrier, round } => {
                let came = |entry: &&Rc<Entry>| matches!(entry.event.action, Action::Arrive { barrier: at, round: when, .. } if at == *barrier && when == *round);
                needs.extend(self.entries().filter(came).map(|entry| entry.id));
            }
            Action::Exit => needs.extend(self.threads.iter().filter_map(|t| t.last()).map(|last| last.id)),
            _ => {}
        }
        needs
    }

    /// The event that happens now, with what it observes. It sees the last change of the objects that it operates on,
    /// unless it is said what it reads.
    pub fn make(
        &mut self,
        event: Event,
        announced: Action,
        mut sources: Vec<Source>,
        ends_alone: bool,
    ) -> Entry {
        let id = self.next_id_of(event.thread);
        let needs = self.needs(id.thread, &event.action);
        if sources.is_empty() {
            let last = |object: u64| Source { range: cell(object), from: self.chain(object).last().copied() };
            sources.extend(objects(&event.action).into_iter().flatten().map(last));
        }
        let mut past = self.past(needs.iter().copied());
        sources.iter().filter_map(|source| source.from).for_each(|from| past.join(&self.entry(from).past));
        past.add(id);
        let mut mix = Mix::new(id, event.thread);
        mix.add(u128::from(event.label));
        mix.events(self, needs.iter().copied());
        mix.sources(self, &sources);
        Entry { id, event, announced, sources, needs, past, identity: mix.0, ends_alone }
    }

    fn next_id_of(&mut self, name: ThreadId) -> Id {
        let thread = self.number(name);
        self.next_id(thread)
    }

    /// Everything that comes before some events, and they themselves.
    pub fn past(&self, events: impl IntoIterator<Item = Id>) -> Cut {
        let mut past = Cut::default();
        events.into_iter().for_each(|id| past.join(&self.entry(id).past));
        past
    }

    /// A number for where a step reads from.
    pub fn key_of_sources(&self, sources: &[Source]) -> u128 {
        let mut mix = Mix(1);
        mix.sources(self, sources);
        mix.0
    }

    /// A number for a thread's next step after some events.
    pub fn key_of_next(&self, id: Id, needs: &[Id]) -> u128 {
        let mut mix = Mix::new(id, self.names[id.thread]);
        mix.events(self, needs.iter().copied());
        mix.0
    }
}

/// A number that stands for everything that went into it.
struct Mix(u128);

impl Mix {
    fn new(id: Id, name: ThreadId) -> Mix {
        let mut mix = Mix(0);
        mix.add(u128::from(name.code()) << 32 | u128::from(id.index));
        mix
    }

    fn add(&mut self, value: u128) {
        const ODD: u128 = 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835;
        let mixed = (self.0 ^ value).wrapping_mul(ODD);
        self.0 = (mixed ^ mixed >> 61).wrapping_mul(ODD).rotate_left(43).wrapping_add(1);
    }

    fn events(&mut self, graph: &Graph, events: impl Iterator<Item = Id>) {
        events.for_each(|id| self.add(graph.entry(id).identity));
    }

    fn sources(&mut self, graph: &Graph, sources: &[Source]) {
        for source in sources {
            self.add(u128::from(source.range.start) << 64 | u128::from(source.range.len));
            self.add(source.from.map_or(0, |from| graph.entry(from).identity));
        }
    }
}
