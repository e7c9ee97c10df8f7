//! Is there an order of these events in which each read reads what it is said to read? Under sequential consistency that
//! is hard in general (Gibbons, Korach: Testing Shared Memories, 1997), and mostly easy: the order in which things
//! happened before often does, with the new steps at the end or at some place in between. Otherwise what must come
//! before what is worked out, which refutes most of what is impossible; what is left is searched.
//!
//! A part of an execution has an order, so that all doubt is about the new steps.

use super::graph::{Cut, Graph, Id, Source};
use rustc_hash::{FxHashMap, FxHashSet};
use threadbare_trace::Range;

/// A step that is to be added.
pub struct New<'a> {
    pub id: Id,
    /// What it comes after.
    pub needs: &'a [Id],
    pub sources: &'a [Source],
    /// What it writes.
    pub writes: Option<Range>,
}

/// An order of the events of a part and of new steps, of which each may only be followed by later new ones. `line` is an
/// order of at least the events of the part.
pub fn order(graph: &Graph, part: &Cut, line: impl Iterator<Item = Id>, new: &[New<'_>]) -> Option<Vec<Id>> {
    let order: Vec<Id> = line.filter(|id| part.has(*id)).collect();
    let events = Events::new(graph, order, new);
    events.in_place(new.len()).or_else(|| {
        let before = events.saturate()?;
        Search::new(&events, &before).run()
    })
}

/// A piece of memory that is read and written as a whole.
type Atom = usize;

/// Nobody has written yet.
const BEGINNING: usize = usize::MAX;

/// The events by their positions in the old order, the new ones last.
struct Events {
    ids: Vec<Id>,
    /// What each comes after.
    after: Vec<Vec<usize>>,
    /// What each reads, and from whom.
    reads: Vec<Vec<(Atom, usize)>>,
    writes: Vec<Vec<Atom>>,
    /// Who reads and who writes each piece.
    readers: Vec<Vec<(usize, usize)>>,
    writers: Vec<Vec<usize>>,
}

impl Events {
    fn new(graph: &Graph, mut ids: Vec<Id>, new: &[New<'_>]) -> Events {
        let old = ids.len();
        ids.extend(new.iter().map(|new| new.id));
        let places: FxHashMap<Id, usize> = ids.iter().enumerate().map(|(at, id)| (*id, at)).collect();
        let place = |id: &Id| places.get(id).copied();
        let sources = |at: usize| match at.checked_sub(old) {
            None => &graph.entry(ids[at]).sources[..],
            Some(number) => new[number].sources,
        };
        let written = |at: usize| match at.checked_sub(old) {
            None => super::graph::writes(&graph.entry(ids[at]).event.action),
            Some(number) => [new[number].writes, None],
        };
        let ranges = (0..ids.len()).flat_map(|at| {
            sources(at).iter().map(|source| source.range).chain(written(at).into_iter().flatten())
        });
        let mut bounds: Vec<u64> =
            ranges.flat_map(|range| [range.start, range.start.saturating_add(range.len)]).collect();
        bounds.sort_unstable();
        bounds.dedup();
        let atoms = |range: Range| {
            let bound = |address: u64| bounds.partition_point(|bound| *bound < address);
            bound(range.start)..bound(range.start.saturating_add(range.len))
        };
        let after = (0..ids.len())
            .map(|at| match at.checked_sub(old) {
                None => {
                    let entry = graph.entry(ids[at]);
                    let from = entry.sources.iter().filter_map(|source| source.from.as_ref());
                    entry.needs.iter().chain(from).filter_map(place).collect()
                }
                Some(number) => {
                    let from = new[number].sources.iter().filter_map(|source| source.from.as_ref());
                    new[number].needs.iter().chain(from).filter_map(place).collect()
                }
            })
            .collect();
        let reads: Vec<Vec<(Atom, usize)>> = (0..ids.len())
            .map(|at| {
                let one = |source: &Source| {
                    let from = source.from.as_ref().map_or(Some(BEGINNING), place);
                    atoms(source.range).map(move |atom| (atom, from.unwrap_or(BEGINNING)))
                };
                sources(at).iter().flat_map(one).collect()
            })
            .collect();
        let writes: Vec<Vec<Atom>> =
            (0..ids.len()).map(|at| written(at).into_iter().flatten().flat_map(&atoms).collect()).collect();
        let mut readers = vec![Vec::new(); bounds.len()];
        let mut writers = vec![Vec::new(); bounds.len()];
        for at in 0..ids.len() {
            reads[at].iter().for_each(|(atom, from)| readers[*atom].push((at, *from)));
            writes[at].iter().for_each(|atom| writers[*atom].push(at));
        }
        Events { ids, after, reads, writes, readers, writers }
    }

    /// The old order with the new steps one behind the other somewhere, if that does.
    fn in_place(&self, new: usize) -> Option<Vec<Id>> {
        let old = self.ids.len() - new;
        // Behind all that they come after, and behind what they read from: the last place first.
        let needed = (old..self.ids.len()).flat_map(|at| &self.after[at]).copied().filter(|at| *at < old);
        let earliest = needed.max().map_or(0, |at| at + 1);
        let mut place = old;
        loop {
            let order = (0..place).chain(old..self.ids.len()).chain(place..old);
            if self.is_right(order.clone()) {
                return Some(order.map(|at| self.ids[at]).collect());
            }
            if place == earliest {
                return None;
            }
            // Nothing is different before a place where nothing relevant is written.
            place -= 1;
            let concerns = |at: usize| {
                let reads = || (old..self.ids.len()).flat_map(|new| &self.reads[new]);
                self.writes[at].iter().any(|atom| reads().any(|(read, _)| read == atom))
            };
            while place > earliest && !concerns(place) {
                place -= 1;
            }
        }
    }

    /// Whether everybody reads what they should in this order.
    fn is_right(&self, order: impl Iterator<Item = usize>) -> bool {
        let mut last = vec![BEGINNING; self.readers.len()];
        for at in order {
            if self.reads[at].iter().any(|(atom, from)| last[*atom] != *from) {
                return false;
            }
            self.writes[at].iter().for_each(|atom| last[*atom] = at);
        }
        true
    }

    /// What must come before each event; nothing if something must come before itself.
    fn saturate(&self) -> Option<Before> {
        let mut before = Before::new(self.ids.len());
        for at in 0..self.ids.len() {
            for first in &self.after[at] {
                before.add(*first, at)?;
            }
        }
        loop {
            let mut changed = false;
            for (readers, writers) in self.readers.iter().zip(&self.writers) {
                for (reader, from) in readers {
                    for other in writers.iter().filter(|other| *other != from && *other != reader) {
                        if *from == BEGINNING {
                            changed |= before.add(*reader, *other)?;
                            continue;
                        }
                        if before.has(*other, *reader) {
                            changed |= before.add(*other, *from)?;
                        }
                        if before.has(*from, *other) {
                            changed |= before.add(*reader, *other)?;
                        }
                    }
                }
            }
            if !changed {
                return Some(before);
            }
        }
    }
}

/// Which events come before which, closed under transitivity.
struct Before {
    words: usize,
    rows: Vec<u64>,
    count: usize,
}

impl Before {
    fn new(count: usize) -> Before {
        let words = count.div_ceil(64);
        Before { words, rows: vec![0; words * count], count }
    }

    fn has(&self, first: usize, second: usize) -> bool {
        self.rows[second * self.words + first / 64] >> (first % 64) & 1 == 1
    }

    fn row(&self, at: usize) -> &[u64] {
        &self.rows[at * self.words..][..self.words]
    }

    /// Adds that one comes before another; whether that is new, or nothing if it cannot be.
    fn add(&mut self, first: usize, second: usize) -> Option<bool> {
        if first == second || self.has(second, first) {
            return None;
        }
        if self.has(first, second) {
            return Some(false);
        }
        let mut earlier = self.row(first).to_vec();
        earlier[first / 64] |= 1 << (first % 64);
        for at in 0..self.count {
            if at == second || self.has(second, at) {
                let row = &mut self.rows[at * self.words..][..self.words];
                row.iter_mut().zip(&earlier).for_each(|(ours, theirs)| *ours |= theirs);
            }
        }
        Some(true)
    }
}

/// Looks for an order step by step. What does not write is taken as soon as it can be; a write only when nobody is left
/// who has to read what it overwrites. Then what is possible afterwards depends on nothing but which events were taken,
/// and no set of them need be looked at twice.
struct Search<'a> {
    events: &'a Events,
    before: &'a Before,
    taken: Vec<u64>,
    order: Vec<usize>,
    /// Who wrote each piece last, and how many have yet to read that.
    last: Vec<usize>,
    /// For each piece and who wrote it, how many have yet to read it.
    left: FxHashMap<(Atom, usize), usize>,
    dead: FxHashSet<Vec<u64>>,
}

impl<'a> Search<'a> {
    fn new(events: &'a Events, before: &'a Before) -> Search<'a> {
        let mut left = FxHashMap::default();
        for (atom, readers) in events.readers.iter().enumerate() {
            for (_, from) in readers {
                *left.entry((atom, *from)).or_insert(0) += 1;
            }
        }
        let last = vec![BEGINNING; events.readers.len()];
        let taken = vec![0; before.words];
        Search { events, before, taken, order: Vec::new(), last, left, dead: FxHashSet::default() }
    }

    fn run(mut self) -> Option<Vec<Id>> {
        let found = self.go_on();
        found.then(|| self.order.iter().map(|at| self.events.ids[*at]).collect())
    }

    fn go_on(&mut self) -> bool {
        let from = self.order.len();
        self.take_what_does_not_write();
        if self.order.len() == self.events.ids.len() {
            return true;
        }
        if !self.dead.contains(&self.taken) {
            for at in 0..self.events.ids.len() {
                if self.is_ready(at) {
                    let overwritten = self.take(at);
                    if self.go_on() {
                        return true;
                    }
                    self.untake(overwritten);
                }
            }
            self.dead.insert(self.taken.clone());
        }
        while self.order.len() > from {
            self.untake(Vec::new());
        }
        false
    }

    fn take_what_does_not_write(&mut self) {
        let mut at = 0;
        while at < self.events.ids.len() {
            if self.events.writes[at].is_empty() && self.is_ready(at) {
                self.take(at);
                at = 0;
            } else {
                at += 1;
            }
        }
    }

    fn is_ready(&self, at: usize) -> bool {
        let is_taken = self.taken[at / 64] >> (at % 64) & 1 == 1;
        let due = self.before.row(at).iter().zip(&self.taken).all(|(before, taken)| before & !taken == 0);
        !is_taken
            && due
            && self.events.reads[at].iter().all(|(atom, from)| self.last[*atom] == *from)
            && self.events.writes[at].iter().all(|atom| {
                let itself = usize::from(self.events.reads[at].iter().any(|(read, _)| read == atom));
                self.left.get(&(*atom, self.last[*atom])).copied().unwrap_or(0) == itself
            })
    }

    /// Takes an event; returns what it overwrites.
    fn take(&mut self, at: usize) -> Vec<usize> {
        self.taken[at / 64] |= 1 << (at % 64);
        self.order.push(at);
        for read in &self.events.reads[at] {
            if let Some(left) = self.left.get_mut(read) {
                *left -= 1;
            }
        }
        self.events.writes[at].iter().map(|atom| std::mem::replace(&mut self.last[*atom], at)).collect()
    }

    /// Takes the last event back.
    fn untake(&mut self, overwritten: Vec<usize>) {
        let Some(at) = self.order.pop() else { return };
        self.taken[at / 64] &= !(1 << (at % 64));
        for (atom, before) in self.events.writes[at].iter().zip(overwritten) {
            self.last[*atom] = before;
        }
        for read in &self.events.reads[at] {
            if let Some(left) = self.left.get_mut(read) {
                *left += 1;
            }
        }
    }
}
