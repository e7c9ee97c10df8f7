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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strategies::numbers::Random;
    use std::rc::Rc;
    use threadbare_trace::{Action, CodePoint, Event, Fence, Order, ThreadId, Turn};

    /// One, the other, both.
    const RANGES: [Range; 3] =
        [Range { start: 0, len: 4 }, Range { start: 4, len: 4 }, Range { start: 0, len: 8 }];

    fn action(random: &mut Random, range: Range) -> Action {
        let order = Order::SeqCst;
        match random.below(5) {
            0 | 1 => Action::Read { range, order },
            2 | 3 => Action::Write { range, order },
            _ => Action::Update { range, order },
        }
    }

    /// What was written last there, by halves.
    fn sources(last: &[Option<Id>; 2], range: Range) -> Vec<Source> {
        let halves = RANGES[..2].iter().zip(last).filter(|(half, _)| half.overlaps(range));
        halves.map(|(half, from)| Source { range: *half, from: *from }).collect()
    }

    fn write(last: &mut [Option<Id>; 2], range: Range, id: Id) {
        for (half, last) in RANGES[..2].iter().zip(last) {
            if half.overlaps(range) {
                *last = Some(id);
            }
        }
    }

    /// A step of a thread, which reads what was written last.
    fn happens(graph: &mut Graph, last: &mut [Option<Id>; 2], thread: u32, action: Action) -> Id {
        let reads = super::super::graph::reads(&action).map(|range| sources(last, range));
        let event = Event {
            thread: ThreadId::MAIN.child(thread).expect("a short name"),
            index: 0,
            action: action.clone(),
            label: 0,
            code: CodePoint::default(),
            address: 0,
            touched: 0,
            fence: Fence::None,
            idle: false,
            used: 0,
            seen: 0,
            wrote: 0,
            turn: Turn::None,
        };
        let entry = graph.make(event, action.clone(), reads.unwrap_or_default(), false);
        let id = entry.id;
        graph.push(Rc::new(entry));
        super::super::graph::writes(&action).into_iter().flatten().for_each(|range| write(last, range, id));
        id
    }

    /// A random execution, and the order in which it happened.
    fn execution(random: &mut Random, events: usize) -> (Graph, Vec<Id>) {
        let (mut graph, mut line, mut last) = (Graph::default(), Vec::new(), [None; 2]);
        for _ in 0..events {
            let thread = 1 + random.below(4) as u32;
            let range = RANGES[random.below(5) % 3];
            let action = action(random, range);
            line.push(happens(&mut graph, &mut last, thread, action));
        }
        (graph, line)
    }

    /// Whether some interleaving does, by trying them all.
    fn some_interleaving(events: &Events, at: &mut Vec<usize>) -> bool {
        let is_first = |next: &usize| {
            !at.contains(next)
                && (0..events.ids.len()).all(|other| {
                    let (one, two) = (events.ids[other], events.ids[*next]);
                    at.contains(&other) || one.thread != two.thread || one.index >= two.index
                })
        };
        let nexts: Vec<usize> = (0..events.ids.len()).filter(is_first).collect();
        if nexts.is_empty() {
            return true;
        }
        nexts.into_iter().any(|next| {
            at.push(next);
            // All that came so far must read what it should.
            let found = events.is_right(at.iter().copied()) && some_interleaving(events, at);
            at.pop();
            found
        })
    }

    #[test]
    fn an_order_is_found_if_there_is_one() {
        let mut random = Random::new(7);
        let (mut possible, mut searched) = (0, 0);
        for round in 0..4_000 {
            let size = 4 + random.below(6);
            let (mut graph, line) = execution(&mut random, size);
            // A thread reads, or updates, from somewhere.
            let thread =
                graph.number(ThreadId::MAIN.child(1 + random.below(4) as u32).expect("a short name"));
            let (id, needs) = (graph.next_id(thread), graph.needs_of_next(thread));
            let range = RANGES[random.below(3)];
            let mut last = [None; 2];
            for half in 0..2 {
                let wrote = |id: &&Id| {
                    super::super::graph::writes_there(&graph.entry(**id).event.action, RANGES[half])
                };
                let writers: Vec<Id> = line.iter().filter(wrote).copied().collect();
                last[half] = writers.get(random.below(writers.len() + 1)).copied();
            }
            let sources = sources(&last, range);
            let writes = (random.below(2) == 0).then_some(range);
            let new = [New { id, needs: &needs, sources: &sources, writes }];
            let events = Events::new(&graph, line.clone(), &new);
            let expected = some_interleaving(&events, &mut Vec::new());
            let found = order(&graph, &graph.cut(), line.iter().copied(), &new);
            assert_eq!(found.is_some(), expected, "round {round}");
            let by_search = events.saturate().and_then(|before| Search::new(&events, &before).run());
            assert_eq!(by_search.is_some(), expected, "round {round}");
            for order in found.into_iter().chain(by_search) {
                let places = order.iter().map(|id| events.ids.iter().position(|other| other == id));
                assert!(events.is_right(places.flatten()), "round {round}");
            }
            possible += u32::from(expected);
            searched += u32::from(expected && events.in_place(1).is_none());
        }
        assert!(possible > 400 && searched > 20, "{possible} are possible, {searched} only in another order");
    }

    /// One thread writes `y` and updates `x`; another writes `y`, updates `x` and then updates what it wrote to `y`; two more
    /// write `x`, one for each update. The first `y` must be overwritten by the second, though nothing says so before
    /// the search tries. If the search could overwrite the second with the first, it would take the two of them for
    /// hopeless in either order.
    #[test]
    fn what_is_still_to_be_read_is_not_overwritten() {
        const X: Range = RANGES[0];
        const Y: Range = RANGES[1];
        let order = Order::SeqCst;
        let (write, update) =
            (|range| Action::Write { range, order }, |range| Action::Update { range, order });
        let steps = [
            (3, write(X)),
            (1, write(Y)),
            (2, write(Y)),
            (1, update(X)),
            (4, write(X)),
            (2, update(X)),
            (2, update(Y)),
        ];
        let (mut graph, mut line, mut last) = (Graph::default(), Vec::new(), [None; 2]);
        for (thread, action) in steps {
            line.push(happens(&mut graph, &mut last, thread, action));
        }
        // The search tries events in the order of their numbers.
        let numbered = [2, 1, 3, 6, 5, 0, 4].map(|at: usize| line[at]).to_vec();
        let events = Events::new(&graph, numbered, &[]);
        let before = events.saturate().expect("it happened");
        let order = Search::new(&events, &before).run().expect("it happened");
        let places = order.iter().map(|id| events.ids.iter().position(|other| other == id));
        assert!(events.is_right(places.flatten()));
    }
}
