//! The question of a dangling node: is there a scenario that ends with it? A scenario is a prefix of each thread's path, a source for
//! each read and an order, such that each read has what its source wrote, and no other write to the place comes between.
//! All trees are in one instance, and the solver chooses; nothing is enumerated. What the trees may still get more of (sources of a
//! read, releases of a lock, ends of a thread) is a set that is assumed to be closed: a node that is refuted without that set
//! being to blame stays refuted whatever it gets.

mod ask;
mod conditions;
mod halts;
mod locks;
mod semaphores;

pub use ask::{Answer, Chosen, Question, Refuted};
pub use halts::Waiter;

use super::forest::{Forest, Id, Order, What};
use super::values;
use rustc_hash::FxHashMap;
use threadbare_expr::{Cancel, Terms};
use threadbare_solver::{Literal, Ordered, Point};
use threadbare_trace::{Range, ThreadId};

/// A set that may grow, by its number.
pub type Set = usize;

/// A condition has no circuit: it is about floating-point numbers, or too large.
#[derive(Debug)]
pub struct NoCircuit;

struct Reader {
    node: Id,
    sources: Set,
    /// Where it may read from; nothing for what memory begins with.
    from: Vec<(Option<Id>, Literal)>,
    /// Whether what it reads from is an interference.
    interfered: Literal,
}

#[derive(Default)]
struct Place {
    readers: Vec<Reader>,
    /// For how many of them it was said what they can read at most.
    bounded: usize,
    writers: Vec<Id>,
}

/// What is known of an event in the instance.
struct Inside {
    inside: Literal,
    point: Point,
    /// Of one that takes a lock: where it is let go, that it is, and by whom.
    release: Option<(Point, Literal, Set)>,
    /// The literal that says that the thread comes no further, if somebody has asked for it.
    stops: Option<Literal>,
    /// Whether it is not said yet what it does.
    is_pending: bool,
}

/// The instance for a forest.
pub struct Encoder {
    ordered: Ordered,
    nodes: Vec<Inside>,
    places: FxHashMap<Range, Place>,
    locks: FxHashMap<u64, locks::Lock>,
    /// What is known of whom each attempt to take a lock may have found inside, by whoever took it.
    inside: FxHashMap<Id, Vec<(Id, Literal)>>,
    semaphores: FxHashMap<u64, semaphores::Semaphore>,
    conditions: FxHashMap<u64, conditions::Condition>,
    /// The condition that each wait is for.
    waits: FxHashMap<Id, u64>,
    /// What lets go of what each event has taken.
    releases: FxHashMap<Id, Vec<Id>>,
    /// The ends of lives of objects.
    frees: Vec<(Range, Id)>,
    /// What would touch something, if only it is known so far that it would.
    pending: Vec<(Range, Id)>,
    joins: FxHashMap<ThreadId, Vec<(Id, Set)>>,
    /// The literal that says that there is more to a set than is known, and how often it has grown.
    open: Vec<(Literal, u32)>,
    /// What may be read at each place at most, and the set that this depends on.
    bounds: FxHashMap<Range, u64>,
    values: Set,
    /// Of each read whether it is interfered with, and that it and those before it make at least one, two, and so on.
    counted: Vec<(Literal, Vec<Literal>)>,
}

impl Encoder {
    /// One for an empty forest.
    pub fn new(cancel: Cancel) -> Encoder {
        let mut ordered = Ordered::new(cancel);
        let open = vec![(ordered.fresh(), 0)];
        Encoder {
            ordered,
            nodes: Vec::new(),
            places: FxHashMap::default(),
            locks: FxHashMap::default(),
            inside: FxHashMap::default(),
            semaphores: FxHashMap::default(),
            conditions: FxHashMap::default(),
            waits: FxHashMap::default(),
            releases: FxHashMap::default(),
            frees: Vec::new(),
            pending: Vec::new(),
            joins: FxHashMap::default(),
            open,
            bounds: FxHashMap::default(),
            values: 0,
            counted: Vec::new(),
        }
    }

    /// Adds the nodes that are new, in their order.
    pub fn add_new(&mut self, forest: &Forest, terms: &mut Terms) -> Result<(), NoCircuit> {
        for id in self.nodes.len()..forest.nodes.len() {
            self.add(forest, terms, id)?;
            if forest.nodes[id].is_known {
                self.becomes_known(forest, terms, id)?;
            }
        }
        Ok(())
    }

    /// Says of each read what it can read at most, once all that is new was added.
    pub fn bound(&mut self, forest: &Forest, terms: &mut Terms) -> Result<(), NoCircuit> {
        let bounds = values::bounds(forest, terms);
        if bounds != self.bounds {
            // What was assumed before is not assumed any more.
            self.open[self.values] = (self.ordered.fresh(), self.open[self.values].1 + 1);
            self.bounds = bounds;
            self.places.values_mut().for_each(|entry| entry.bounded = 0);
        }
        let open = self.open[self.values].0;
        for (place, entry) in &mut self.places {
            let new = entry.bounded..entry.readers.len();
            entry.bounded = entry.readers.len();
            let bits = 64 - self.bounds.get(place).map_or(0, |bound| bound.leading_zeros());
            for reader in &entry.readers[new] {
                let Some(seen) = forest.nodes[reader.node].seen else { continue };
                let width = terms.width(seen);
                if width > 64 || bits >= width {
                    continue;
                }
                let high = terms.extract(seen, bits, width - bits);
                let zero = terms.constant(width - bits, 0);
                let small = terms.eq(high, zero);
                let small = self.ordered.condition(terms, small).ok_or(NoCircuit)?;
                // On another path the same event may read another place.
                self.ordered.clause(&[open, !self.nodes[reader.node].inside, small]);
            }
        }
        Ok(())
    }

    fn add(&mut self, forest: &Forest, terms: &mut Terms, id: Id) -> Result<(), NoCircuit> {
        let node = &forest.nodes[id];
        let (inside, point) = (self.ordered.fresh(), self.ordered.point());
        let is_pending = matches!(node.what, What::Pending(..));
        self.nodes.push(Inside { inside, point, release: None, stops: None, is_pending });
        if let Some(parent) = node.parent {
            self.ordered.clause(&[!inside, self.nodes[parent].inside]);
            self.ordered.fixed(self.nodes[parent].point, point);
            if let Some(stops) = self.nodes[parent].stops.filter(|_| node.what != What::Begin) {
                self.ordered.clause(&[!stops, !inside]);
            }
            // Of what an attempt may come to, it comes to one.
            for other in forest.children(parent).filter(|other| *other < id && node.what != What::Begin) {
                self.ordered.clause(&[!inside, !self.nodes[other].inside]);
            }
        }
        if let Some(condition) = node.condition {
            let condition = self.ordered.condition(terms, condition).ok_or(NoCircuit)?;
            self.ordered.clause(&[!inside, condition]);
        }
        self.add_what(forest, terms, id)
    }

    /// What the event does.
    fn add_what(&mut self, forest: &Forest, terms: &mut Terms, id: Id) -> Result<(), NoCircuit> {
        let (node, inside) = (&forest.nodes[id], self.nodes[id].inside);
        match node.what {
            What::Lock(lock) => {
                self.add_lock(forest, id, lock, false);
                self.add_awake(forest, id);
            }
            What::Wait(condition, _) => self.add_wait(forest, id, condition),
            What::Signal(condition) => self.add_signal(forest, id, condition, false),
            What::Broadcast(condition) => self.add_signal(forest, id, condition, true),
            What::ReadLock(lock) => self.add_lock(forest, id, lock, true),
            What::Refused(lock, reads) => self.add_refused(forest, id, lock, reads),
            What::Take(semaphore) => self.add_take(forest, id, semaphore),
            // Nothing comes behind it, so nothing needs it.
            What::Exit => self.ordered.clause(&[!inside]),
            What::Join(child) => {
                let set = self.new_set();
                self.ordered.clause(&[!inside, self.open[set].0]);
                for end in forest.ends.get(&child).into_iter().flatten().filter(|end| **end < id) {
                    self.add_end(id, set, *end);
                }
                self.joins.entry(child).or_default().push((id, set));
            }
            _ => {}
        }
        if let Some(range) = node.what.touches() {
            self.add_use(forest, id, range);
        }
        if let Some(place) = node.what.reads() {
            self.add_reader(forest, terms, id, place)?;
        }
        if let Some(place) = node.what.writes() {
            self.add_writer(forest, id, place);
        }
        Ok(())
    }

    /// What touches an object comes before its life ends.
    fn add_use(&mut self, forest: &Forest, id: Id, range: Range) {
        let frees = self.frees.iter().filter(|(freed, _)| freed.overlaps(range));
        for free in frees.map(|(_, free)| *free).collect::<Vec<_>>() {
            self.keep_alive(forest, id, free);
        }
        match forest.nodes[id].what {
            What::Free(_) => {
                let accessed = self.places.iter().filter(|(place, _)| place.overlaps(range));
                let readers =
                    |place: &Place| place.readers.iter().map(|reader| reader.node).collect::<Vec<_>>();
                let all = accessed.flat_map(|(_, place)| [readers(place), place.writers.clone()].concat());
                let pending =
                    self.pending.iter().filter(|(other, _)| other.overlaps(range)).map(|(_, id)| *id);
                let mut uses: Vec<Id> = all.chain(pending).filter(|other| *other != id).collect();
                uses.sort_unstable();
                uses.dedup();
                uses.into_iter().for_each(|other| self.keep_alive(forest, other, id));
                self.frees.push((range, id));
            }
            What::Pending(..) => self.pending.push((range, id)),
            _ => {}
        }
    }

    /// What touches an object comes before the event that ends its life, if both are there. Of two that end it there is only one; and what comes behind
    /// a pending event is not asked for.
    fn keep_alive(&mut self, forest: &Forest, user: Id, free: Id) {
        if forest.nodes[user].thread == forest.nodes[free].thread && forest.nodes[user].is_known {
            return;
        }
        let mut clause = vec![!self.nodes[user].inside, !self.nodes[free].inside];
        let is_last = self.nodes[user].is_pending || matches!(forest.nodes[user].what, What::Free(_));
        match forest.order(user, free) {
            Order::Before | Order::Never => return,
            Order::After => {}
            Order::Free if is_last => {}
            Order::Free => clause.push(self.ordered.before(self.nodes[user].point, self.nodes[free].point)),
        }
        self.ordered.clause(&clause);
    }

    /// A node was dangling, or is new, and is known now: others may depend on it.
    pub fn becomes_known(&mut self, forest: &Forest, terms: &mut Terms, id: Id) -> Result<(), NoCircuit> {
        let node = &forest.nodes[id];
        if std::mem::take(&mut self.nodes[id].is_pending) {
            self.ordered.clause(&[!self.nodes[id].inside]);
            return Ok(());
        }
        match node.what {
            What::Unlock(_) | What::ReadUnlock(_) | What::Wait(..) => self.lets_go(forest, id),
            What::Post(semaphore) => self.add_post(forest, id, semaphore),
            What::End => {
                for (join, set) in self.joins.get(&node.thread).cloned().unwrap_or_default() {
                    self.add_end(join, set, id);
                }
            }
            _ => {}
        }
        if let Some(place) = node.what.writes() {
            let count = self.places.entry(place).or_default().readers.len();
            for reader in 0..count {
                let reading = self.places[&place].readers[reader].node;
                if forest.nodes[reading].thread != node.thread {
                    self.add_source(forest, terms, place, reader, Some(id))?;
                }
            }
        }
        Ok(())
    }

    fn new_set(&mut self) -> Set {
        let open = self.ordered.fresh();
        self.open.push((open, 0));
        self.open.len() - 1
    }

    /// One more of a set.
    fn grow(&mut self, set: Set, member: Literal) {
        let more = self.ordered.fresh();
        let (open, grown) = self.open[set];
        self.ordered.clause(&[!open, member, more]);
        self.open[set] = (more, grown + 1);
    }

    fn add_end(&mut self, join: Id, set: Set, end: Id) {
        let joined = self.ordered.fresh();
        let before = self.ordered.before(self.nodes[end].point, self.nodes[join].point);
        self.ordered.clause(&[!joined, self.nodes[end].inside]);
        self.ordered.clause(&[!joined, before]);
        self.grow(set, joined);
    }

    fn add_reader(
        &mut self,
        forest: &Forest,
        terms: &mut Terms,
        id: Id,
        place: Range,
    ) -> Result<(), NoCircuit> {
        let (sources, interfered) = (self.new_set(), self.ordered.fresh());
        self.ordered.clause(&[!self.nodes[id].inside, self.open[sources].0]);
        self.count(interfered);
        let entry = self.places.entry(place).or_default();
        entry.readers.push(Reader { node: id, sources, from: Vec::new(), interfered });
        let (reader, writers) = (entry.readers.len() - 1, entry.writers.clone());
        self.add_source(forest, terms, place, reader, self.own_write(forest, id, place))?;
        for writer in writers {
            if forest.nodes[writer].is_known && forest.nodes[writer].thread != forest.nodes[id].thread {
                self.add_source(forest, terms, place, reader, Some(writer))?;
            }
        }
        Ok(())
    }

    /// The last write of a thread itself to a place before an event of it.
    fn own_write(&self, forest: &Forest, id: Id, place: Range) -> Option<Id> {
        let parent = forest.nodes[id].parent?;
        forest.nodes[parent].last.get(&place).copied()
    }

    /// A read may read from there.
    fn add_source(
        &mut self,
        forest: &Forest,
        terms: &mut Terms,
        place: Range,
        reader: usize,
        from: Option<Id>,
    ) -> Result<(), NoCircuit> {
        let Reader { node: id, sources, interfered, .. } = self.places[&place].readers[reader];
        let node = &forest.nodes[id];
        let order = from.map(|from| forest.order(from, id));
        if matches!(order, Some(Order::After | Order::Never)) {
            return Ok(());
        }
        let written = match from {
            Some(from) => forest.nodes[from].wrote,
            None => node.first.and_then(|first| forest.initial.get(&(first, place))).copied(),
        };
        let (Some(seen), Some(written)) = (node.seen, written) else { return Ok(()) };
        let same = terms.eq(seen, written);
        if terms.is_false(same) {
            return Ok(());
        }
        let same = self.ordered.condition(terms, same).ok_or(NoCircuit)?;
        let source = self.ordered.fresh();
        self.ordered.clause(&[!source, same]);
        if let Some(from) = from {
            self.ordered.clause(&[!source, self.nodes[from].inside]);
            if order == Some(Order::Free) {
                let before = self.ordered.before(self.nodes[from].point, self.nodes[id].point);
                self.ordered.clause(&[!source, before]);
                self.ordered.clause(&[!source, interfered]);
            }
        }
        for writer in self.places[&place].writers.clone() {
            self.keep_between(forest, place, (source, from, id), writer);
        }
        if let Some(place) = self.places.get_mut(&place) {
            place.readers[reader].from.push((from, source));
        }
        self.grow(sources, source);
        Ok(())
    }

    /// Others may write to a place by this event, and must not do so between a read and its source.
    fn add_writer(&mut self, forest: &Forest, id: Id, place: Range) {
        let entry = self.places.entry(place).or_default();
        entry.writers.push(id);
        let all: Vec<(Literal, Option<Id>, Id)> = entry
            .readers
            .iter()
            .flat_map(|reader| reader.from.iter().map(|(from, source)| (*source, *from, reader.node)))
            .collect();
        for reading in all {
            self.keep_between(forest, place, reading, id);
        }
    }

    /// If a read has this source, another write comes before the source or after the read.
    fn keep_between(
        &mut self,
        forest: &Forest,
        place: Range,
        (source, from, reader): (Literal, Option<Id>, Id),
        other: Id,
    ) {
        if Some(other) == from || other == reader {
            return;
        }
        let own = self.own_write(forest, other, place);
        let after = forest.order(reader, other);
        if matches!(after, Order::Before | Order::Never) {
            return;
        }
        if forest.nodes[other].thread == forest.nodes[reader].thread
            && self.own_write(forest, reader, place) != Some(other)
        {
            // The last one of its own comes behind it.
            return;
        }
        let before = from.map(|from| forest.order(other, from));
        if matches!(before, Some(Order::Before | Order::Never)) {
            return;
        }
        // The next one behind the source comes before all others of its thread.
        if before == Some(Order::After)
            && own.is_some()
            && own != from
            && from.is_some_and(|from| forest.nodes[from].thread == forest.nodes[other].thread)
        {
            return;
        }
        let mut clause = vec![!source, !self.nodes[other].inside];
        if let (Some(Order::Free), Some(from)) = (before, from) {
            clause.push(self.ordered.before(self.nodes[other].point, self.nodes[from].point));
        }
        if after == Order::Free {
            clause.push(self.ordered.before(self.nodes[reader].point, self.nodes[other].point));
        }
        self.ordered.clause(&clause);
    }

    /// One more read that counts if it is interfered with.
    fn count(&mut self, interfered: Literal) {
        let most = self.counted.last().map_or(0, |(_, least)| least.len());
        self.counted.push((interfered, Vec::new()));
        for level in 0..most {
            self.count_to(self.counted.len() - 1, level);
        }
    }

    /// Says that the reads up to this one make at least so many more than zero.
    fn count_to(&mut self, at: usize, level: usize) {
        let least = self.ordered.fresh();
        let interfered = self.counted[at].0;
        let before = |level: usize| at.checked_sub(1).map(|before| self.counted[before].1[level]);
        let (same, fewer) = (before(level), level.checked_sub(1).map(before));
        if let Some(same) = same {
            self.ordered.clause(&[!same, least]);
        }
        match fewer {
            None => self.ordered.clause(&[!interfered, least]),
            Some(Some(fewer)) => self.ordered.clause(&[!interfered, !fewer, least]),
            // The first one alone makes no more than one.
            Some(None) => {}
        }
        self.counted[at].1.push(least);
    }

    /// The literal that says that there are more interferences than this.
    fn more_than(&mut self, degree: u32) -> Option<Literal> {
        let level = degree as usize;
        let most = self.counted.last().map_or(0, |(_, least)| least.len());
        for level in most..=level {
            for at in 0..self.counted.len() {
                self.count_to(at, level);
            }
        }
        self.counted.last().map(|(_, least)| least[level])
    }
}
