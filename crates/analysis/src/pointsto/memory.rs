//! What memory holds. A cell is what is stored at a place; who loads from an object, or copies from it, watches a range of it, and gets what
//! cells there are and what cells come later. A pointer has eight bytes: a cell reaches that far.

use super::Thing;
use super::objects::{FAR, Fold, ObjectId, PlaceId};
use super::solve::{NodeId, POOL, Solver};
use rustc_hash::{FxHashMap, FxHashSet};

/// How many bytes a pointer has.
const POINTER: i64 = 8;

/// So many places of a copy are told apart.
const MOST_COPIES: i64 = 64;

/// Somebody who looks at a range of an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Watch {
    pub at: i64,
    pub len: i64,
    pub then: Then,
}

/// What becomes of what a cell holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Then {
    /// A value holds it.
    Load(NodeId),
    /// It is at the same distance from this place, too.
    Copy(ObjectId, i64),
}

/// Cells and watches.
#[derive(Default)]
pub(super) struct Memory {
    cells: FxHashMap<PlaceId, NodeId>,
    of_object: FxHashMap<ObjectId, Vec<PlaceId>>,
    watches: FxHashMap<ObjectId, Vec<Watch>>,
    known: FxHashSet<(ObjectId, Watch)>,
    /// Cells that nobody who watches was told of.
    fresh: Vec<PlaceId>,
    /// What the pool holds.
    pub pool: NodeId,
    pub pooled: Vec<ObjectId>,
    /// Whether every object is in the pool.
    pub all_pooled: bool,
}

impl Solver<'_> {
    /// What is stored at a place. None of what nothing can be stored in.
    pub fn cell(&mut self, place: PlaceId) -> Option<NodeId> {
        let place = self.objects.now(place);
        let object = self.objects.object_of(place);
        if place == POOL || self.objects.get(object).pooled {
            return Some(self.memory.pool);
        }
        let found = self.objects.get(object);
        if found.is_text || matches!(found.thing, Thing::Function(_) | Thing::Thread(_)) {
            return None;
        }
        if let Some(cell) = self.memory.cells.get(&place) {
            return Some(*cell);
        }
        let cell = self.node();
        self.memory.cells.insert(place, cell);
        self.memory.of_object.entry(object).or_default().push(place);
        self.memory.fresh.push(place);
        Some(cell)
    }

    /// The cells of an object as they are now: places and nodes.
    pub fn cells_of(&self, object: ObjectId) -> Vec<(PlaceId, NodeId)> {
        let places = self.memory.of_object.get(&object).into_iter().flatten();
        let mut all: Vec<_> = places
            .filter_map(|place| Some((self.objects.now(*place), self.now(*self.memory.cells.get(place)?))))
            .collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// A range at a place is looked at.
    pub fn watch(&mut self, place: PlaceId, len: i64, then: Then) {
        let place = self.objects.now(place);
        let (object, at) = self.objects.places[place.0 as usize];
        if place == POOL || self.objects.get(object).pooled {
            return self.connect_pool(then);
        }
        let watch = Watch { at, len, then };
        if self.objects.get(object).is_text || !self.memory.known.insert((object, watch)) {
            return;
        }
        self.memory.watches.entry(object).or_default().push(watch);
        for (cell, node) in self.cells_of(object) {
            self.connect(object, watch, cell, node);
        }
    }

    fn connect(&mut self, object: ObjectId, watch: Watch, cell: PlaceId, node: NodeId) {
        let x = self.objects.places[self.objects.now(cell).0 as usize].1;
        let at = self.objects.folded(object, watch.at);
        match watch.then {
            Then::Load(to) => {
                if self.objects.touch(object, (at, watch.len), (x, POINTER)) {
                    self.edge(node, to, 0);
                }
            }
            Then::Copy(to, to_at) => {
                if self.objects.get(to).pooled {
                    let pool = self.memory.pool;
                    return self.edge(node, pool, 0);
                }
                let (distance, step) = (x - at, self.objects.common(object, at, x));
                if step == 0 {
                    if (0..watch.len).contains(&distance) {
                        self.copied(node, to, to_at + distance);
                    }
                    return;
                }
                let first = distance.rem_euclid(step);
                if watch.len >= FAR || (watch.len - first) / step > MOST_COPIES {
                    let high = if watch.len >= FAR { FAR } else { to_at + watch.len };
                    self.objects.fold(to, Fold { low: to_at + first, high, stride: step });
                    return self.copied(node, to, to_at + first);
                }
                let mut next = first;
                while next < watch.len {
                    self.copied(node, to, to_at + next);
                    next += step;
                }
            }
        }
    }

    fn copied(&mut self, node: NodeId, to: ObjectId, at: i64) {
        let place = self.objects.place(to, at);
        if let Some(cell) = self.cell(place) {
            self.edge(node, cell, 0);
        }
    }

    fn connect_pool(&mut self, then: Then) {
        let pool = self.memory.pool;
        match then {
            Then::Load(to) => self.edge(pool, to, 0),
            Then::Copy(to, _) => self.joining.push(to),
        }
    }

    /// Bytes are copied from one place to another.
    pub fn copy(&mut self, to: PlaceId, from: PlaceId, len: i64) {
        let to = self.objects.now(to);
        let (object, at) = self.objects.places[to.0 as usize];
        if to == POOL || self.objects.get(object).pooled {
            return self.copy_to_pool(from, len);
        }
        self.watch(from, len, Then::Copy(object, at));
    }

    fn copy_to_pool(&mut self, from: PlaceId, len: i64) {
        let pool = self.memory.pool;
        self.watch(from, len, Then::Load(pool));
    }

    /// Does what follows from places that have become one, from new cells, and from objects that join the pool.
    pub fn settle(&mut self) {
        loop {
            if let Some(object) = self.joining.pop() {
                self.join_pool(object);
            } else if let Some(object) = self.objects.folded.pop() {
                self.regroup(object);
            } else if let Some(place) = self.memory.fresh.pop() {
                let place = self.objects.now(place);
                let object = self.objects.object_of(place);
                let Some(node) = self.cell(place) else { continue };
                for watch in self.memory.watches.get(&object).cloned().unwrap_or_default() {
                    self.connect(object, watch, place, node);
                }
            } else {
                return;
            }
        }
    }

    /// Cells of places that have become one become one.
    fn regroup(&mut self, object: ObjectId) {
        if self.objects.get(object).pooled {
            return;
        }
        let places = self.memory.of_object.remove(&object).unwrap_or_default();
        let mut kept = Vec::new();
        for place in places {
            let Some(node) = self.memory.cells.remove(&place) else { continue };
            let now = self.objects.now(place);
            match self.memory.cells.get(&now).copied() {
                Some(other) => {
                    self.merge(node, other);
                }
                None => {
                    self.memory.cells.insert(now, node);
                    kept.push(now);
                }
            }
        }
        self.memory.of_object.entry(object).or_default().extend(kept);
        for watch in self.memory.watches.get(&object).cloned().unwrap_or_default() {
            for (cell, node) in self.cells_of(object) {
                self.connect(object, watch, cell, node);
            }
        }
    }

    fn join_pool(&mut self, object: ObjectId) {
        if self.objects.get(object).pooled {
            return;
        }
        let cells = self.cells_of(object);
        self.objects.pool(object);
        self.memory.pooled.push(object);
        let pool = self.memory.pool;
        if matches!(self.objects.get(object).thing, Thing::Function(_)) {
            self.function_joined(object);
        }
        if self.objects.get(object).is_text {
            return;
        }
        for (_, node) in cells {
            self.merge(node, pool);
        }
        self.memory.of_object.remove(&object);
        for watch in self.memory.watches.remove(&object).unwrap_or_default() {
            self.connect_pool(watch.then);
        }
    }

    /// Every object there is joins the pool, and every one that comes later.
    pub fn pool_everything(&mut self) {
        if !std::mem::replace(&mut self.memory.all_pooled, true) {
            self.joining.extend((1..self.objects.objects.len() as u32).map(ObjectId));
        }
    }
}
