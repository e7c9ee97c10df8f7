//! The question of a dangling node: is there a scenario that ends with it? A scenario is a prefix of each thread's path, a source for
//! each read and an order, such that each read has what its source wrote, and no other write to the place comes between.
//! All trees are in one instance, and the solver chooses; nothing is enumerated. What the trees may still get more of (sources of a
//! read, releases of a lock, ends of a thread) is a set that is assumed to be closed: a node that is refuted without that set
//! being to blame stays refuted whatever it gets.

use super::forest::{Forest, Id, Order, What};
use super::values;
use rustc_hash::FxHashMap;
use threadbare_expr::{Cancel, Model, Terms};
use threadbare_solver::{Literal, Ordered, Point, Solved};
use threadbare_trace::{Range, ThreadId};

/// A set that may grow, by its number.
pub type Set = usize;

/// Why a node is in no scenario.
#[derive(Clone, Debug)]
pub struct Refuted {
    /// The sets that were closed, each with how often it had grown.
    sets: Vec<(Set, u32)>,
    /// With more interferences there may be one.
    pub by_degree: bool,
}

/// What came of a question.
pub enum Answer {
    /// The events of a scenario in an order, and inputs.
    Scenario(Vec<Id>, Model),
    Refuted(Refuted),
    Unknown,
}

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
}

/// The instance for a forest.
pub struct Encoder {
    ordered: Ordered,
    nodes: Vec<Inside>,
    places: FxHashMap<Range, Place>,
    locks: FxHashMap<u64, Vec<Id>>,
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
        self.nodes.push(Inside { inside, point, release: None });
        if let Some(parent) = node.parent {
            self.ordered.clause(&[!inside, self.nodes[parent].inside]);
            self.ordered.fixed(self.nodes[parent].point, point);
        }
        if let Some(condition) = node.condition {
            let condition = self.ordered.condition(terms, condition).ok_or(NoCircuit)?;
            self.ordered.clause(&[!inside, condition]);
        }
        match node.what {
            What::Lock(mutex) => self.add_lock(forest, id, mutex),
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
        if let Some(place) = node.what.reads() {
            self.add_reader(forest, terms, id, place)?;
        }
        if let Some(place) = node.what.writes() {
            self.add_writer(forest, id, place);
        }
        Ok(())
    }

    /// A node was dangling, or is new, and is known now: others may depend on it.
    pub fn becomes_known(&mut self, forest: &Forest, terms: &mut Terms, id: Id) -> Result<(), NoCircuit> {
        let node = &forest.nodes[id];
        match node.what {
            What::Unlock(mutex) => {
                let held = node.parent.map(|parent| forest.nodes[parent].held.clone()).unwrap_or_default();
                let taken = held.iter().find(|(held, _)| *held == mutex);
                if let Some((_, taken)) = taken
                    && let Some((end, _, set)) = self.nodes[*taken].release
                {
                    self.ordered.fixed(self.nodes[id].point, end);
                    self.grow(set, self.nodes[id].inside);
                }
            }
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

    /// Of two that take a lock, one has let it go before the other takes it.
    fn add_lock(&mut self, forest: &Forest, id: Id, mutex: u64) {
        let (end, is_released, set) = (self.ordered.point(), self.ordered.fresh(), self.new_set());
        self.ordered.fixed(self.nodes[id].point, end);
        self.ordered.clause(&[!is_released, self.open[set].0]);
        self.nodes[id].release = Some((end, is_released, set));
        let held = forest.nodes[id].parent.map(|parent| &forest.nodes[parent].held);
        if held.is_some_and(|held| held.iter().any(|(held, _)| *held == mutex)) {
            // A thread that waits for itself does so for ever.
            self.ordered.clause(&[!self.nodes[id].inside]);
        }
        for other in self.locks.entry(mutex).or_default().clone() {
            if forest.nodes[other].thread == forest.nodes[id].thread {
                continue;
            }
            let mut clause = vec![!self.nodes[id].inside, !self.nodes[other].inside];
            let order = forest.order(other, id);
            for (first, second, contrary) in [(other, id, Order::After), (id, other, Order::Before)] {
                if order == contrary {
                    continue;
                }
                let Some((end, is_released, _)) = self.nodes[first].release else { continue };
                let before = self.ordered.before(end, self.nodes[second].point);
                self.ordered.clause(&[!before, is_released]);
                clause.push(before);
            }
            self.ordered.clause(&clause);
        }
        self.locks.entry(mutex).or_default().push(id);
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

    /// Whether there is a scenario with one of these nodes and at most so many interferences, if that is asked for.
    pub fn ask(&mut self, targets: &[Id], most: Option<u32>, conflicts: u64) -> Answer {
        let more = most.and_then(|most| self.more_than(most));
        let target = match *targets {
            [only] => self.nodes[only].inside,
            _ => {
                let any = self.ordered.fresh();
                let one_of = targets.iter().map(|target| self.nodes[*target].inside);
                let clause: Vec<Literal> = one_of.chain([!any]).collect();
                self.ordered.clause(&clause);
                any
            }
        };
        let mut assumptions = vec![target];
        assumptions.extend(more.map(|more| !more));
        assumptions.extend(self.open.iter().map(|(open, _)| !*open));
        match self.ordered.solve(&assumptions, conflicts) {
            Solved::Sat => {
                let mut events = Vec::new();
                for (id, Inside { inside, point, .. }) in self.nodes.iter().enumerate() {
                    if self.ordered.holds(*inside) {
                        events.push((self.ordered.rank(*point), id));
                    }
                }
                events.sort_unstable();
                Answer::Scenario(events.into_iter().map(|(_, id)| id).collect(), self.ordered.model())
            }
            Solved::Unsat => {
                let by_degree = more.is_some_and(|more| self.ordered.is_blamed(!more));
                let mut sets = Vec::new();
                for (set, (open, grown)) in self.open.iter().enumerate() {
                    if self.ordered.is_blamed(!*open) {
                        sets.push((set, *grown));
                    }
                }
                Answer::Refuted(Refuted { sets, by_degree })
            }
            Solved::Unknown => Answer::Unknown,
        }
    }

    /// Whether what refuted a node is still so, at any degree up to one that it was refuted for.
    pub fn still_holds(&self, refuted: &Refuted) -> bool {
        refuted.sets.iter().all(|(set, grown)| self.open[*set].1 == *grown)
    }

    /// How many nodes it has.
    pub fn count_nodes(&self) -> usize {
        self.nodes.len()
    }
}
