//! Sets of places, and where they flow. Every value and every place that something is stored in is a node with the places that it may hold; edges
//! say that a node holds what another one holds, perhaps moved. What depends on which places there are (loads, stores, calls through pointers)
//! is attached to nodes as *uses*, and makes new edges when places arrive.
//!
//! It goes in waves: nodes that hold the same because they are in a circle become one, then differences travel along the edges in order, until there is
//! nothing new. A set that grows beyond a limit becomes the *pool*: objects that are not told apart, whose contents are one. So the time that it takes
//! stays close to the size of the program, and who asks is told where it is coarse.

use super::objects::{ObjectId, Objects, PlaceId, gcd};
use super::world::Body;
use super::world::Use;
use rustc_hash::{FxHashMap, FxHashSet};

/// A set with more places than this is made smaller: places of one object become one, or all become the pool.
const MOST: usize = 512;

/// A set of this many objects becomes the pool.
const MOST_OBJECTS: usize = 256;

/// The class of all objects that are not told apart, as a place.
pub(super) const POOL: PlaceId = PlaceId(0);

/// A node, by number.
pub(super) type NodeId = u32;

/// How places change along an edge.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Move {
    Same,
    /// These steps, one after the other.
    Path(Box<[Step]>),
    /// Anywhere in the object.
    Anywhere,
    /// Down to a multiple of so many bytes; objects begin at one.
    Round(i64),
}

/// One step of an address computation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Step {
    By(i64),
    Element { stride: i64, down: bool },
    Array { length: i64, stride: i64 },
}

#[derive(Default)]
struct Node {
    set: Vec<PlaceId>,
    /// What has not travelled on yet.
    fresh: Vec<PlaceId>,
    edges: Vec<(NodeId, u32)>,
    uses: Vec<u32>,
    /// Places that get what the node holds as soon as it holds something.
    waiting: Vec<PlaceId>,
    epoch: u32,
}

/// The graph of nodes.
pub(super) struct Solver<'a> {
    pub objects: Objects,
    nodes: Vec<Node>,
    /// What node each is now.
    now: Vec<NodeId>,
    moves: Vec<Move>,
    move_numbers: FxHashMap<Move, u32>,
    known_edges: FxHashSet<(NodeId, NodeId, u32)>,
    pub uses: Vec<Use>,
    /// Nodes with something fresh.
    awake: Vec<NodeId>,
    pub memory: super::memory::Memory,
    pub body: Body<'a>,
    /// Objects that are about to join the pool.
    pub(super) joining: Vec<ObjectId>,
    pub rounds: u32,
}

impl<'a> Solver<'a> {
    pub fn new(body: Body<'a>) -> Solver<'a> {
        let mut solver = Solver {
            objects: Objects::default(),
            nodes: Vec::new(),
            now: Vec::new(),
            moves: vec![Move::Same],
            move_numbers: FxHashMap::default(),
            known_edges: FxHashSet::default(),
            uses: Vec::new(),
            awake: Vec::new(),
            memory: super::memory::Memory::default(),
            body,
            joining: Vec::new(),
            rounds: 0,
        };
        solver.move_numbers.insert(Move::Same, 0);
        solver.memory.pool = solver.node();
        let pool = solver.objects.add(super::Thing::Pool, None);
        solver.objects.pool(pool);
        let place = solver.objects.place(pool, 0);
        debug_assert_eq!(place, POOL);
        solver
    }

    pub fn node(&mut self) -> NodeId {
        self.nodes.push(Node::default());
        self.now.push(self.nodes.len() as NodeId - 1);
        self.nodes.len() as NodeId - 1
    }

    pub fn nodes(&mut self, count: usize) -> NodeId {
        let first = self.nodes.len() as NodeId;
        for _ in 0..count {
            self.node();
        }
        first
    }

    pub fn now(&self, node: NodeId) -> NodeId {
        let mut node = node;
        while self.now[node as usize] != node {
            node = self.now[node as usize];
        }
        node
    }

    /// What a node holds.
    pub fn set(&self, node: NodeId) -> Vec<PlaceId> {
        let mut set: Vec<PlaceId> =
            self.nodes[self.now(node) as usize].set.iter().map(|place| self.objects.now(*place)).collect();
        set.sort_unstable();
        set.dedup();
        set
    }

    pub fn move_number(&mut self, by: Move) -> u32 {
        let next = self.moves.len() as u32;
        let number = *self.move_numbers.entry(by.clone()).or_insert(next);
        if number == next {
            self.moves.push(by);
        }
        number
    }

    /// A node holds a place.
    pub fn add(&mut self, node: NodeId, place: PlaceId) {
        let node = self.now(node);
        let place = self.objects.now(place);
        self.refresh(node);
        let found = &mut self.nodes[node as usize];
        if found.set.binary_search(&place).is_ok() {
            return;
        }
        if found.set.first() == Some(&POOL) && self.objects.get(self.objects.object_of(place)).pooled {
            return;
        }
        if found.set.len() >= MOST && place != POOL && self.is_too_large(node, place) {
            let found = &mut self.nodes[node as usize];
            if found.fresh.is_empty() {
                self.awake.push(node);
            }
            let all: Vec<PlaceId> = std::mem::replace(&mut found.set, vec![POOL]);
            found.fresh = vec![POOL];
            self.wake_waiting(node);
            let objects = all.into_iter().chain([place]).map(|place| self.objects.object_of(place));
            self.joining.extend(objects);
            return;
        }
        // Places may have become one.
        let place = self.objects.now(place);
        let found = &mut self.nodes[node as usize];
        let Err(at) = found.set.binary_search(&place) else { return };
        if found.fresh.is_empty() {
            self.awake.push(node);
        }
        let was_empty = found.set.is_empty();
        if place == POOL {
            let objects = &self.objects;
            found.set.retain(|place| !objects.get(objects.object_of(*place)).pooled);
            found.set.insert(0, POOL);
        } else {
            found.set.insert(at, place);
        }
        found.fresh.push(place);
        if was_empty {
            self.wake_waiting(node);
        }
    }

    /// Makes a large set smaller: where it has many places of an object, these become one. Whether it is too large all the same.
    fn is_too_large(&mut self, node: NodeId, place: PlaceId) -> bool {
        let mut places: FxHashMap<ObjectId, Vec<i64>> = FxHashMap::default();
        for place in self.nodes[node as usize].set.iter().chain([&place]) {
            let (object, at) = self.objects.places[self.objects.now(*place).0 as usize];
            places.entry(object).or_default().push(at);
        }
        if places.len() >= MOST_OBJECTS {
            return true;
        }
        for (object, offsets) in places.into_iter().filter(|(_, offsets)| offsets.len() > 1) {
            let stride = offsets.iter().fold(0, |all, at| gcd(all, at - offsets[0]));
            self.objects.fold_whole(object, stride);
        }
        self.refresh(node);
        self.nodes[node as usize].set.len() >= MOST
    }

    /// Brings a set up to date with places that have become one.
    fn refresh(&mut self, node: NodeId) {
        let found = &mut self.nodes[node as usize];
        if found.epoch != self.objects.epoch {
            found.epoch = self.objects.epoch;
            found.set.iter_mut().for_each(|place| *place = self.objects.now(*place));
            found.set.sort_unstable();
            found.set.dedup();
        }
    }

    fn wake_waiting(&mut self, node: NodeId) {
        for place in std::mem::take(&mut self.nodes[node as usize].waiting) {
            if let Some(cell) = self.cell(place) {
                self.edge(node, cell, 0);
            }
        }
    }

    /// What a node holds is stored at a place, as soon as it holds something.
    pub fn store(&mut self, node: NodeId, place: PlaceId) {
        let node = self.now(node);
        match self.nodes[node as usize].set.is_empty() {
            true => self.nodes[node as usize].waiting.push(place),
            false => {
                if let Some(cell) = self.cell(place) {
                    self.edge(node, cell, 0);
                }
            }
        }
    }

    /// What one node holds, moved, another one holds.
    pub fn edge(&mut self, from: NodeId, to: NodeId, by: u32) {
        let (from, to) = (self.now(from), self.now(to));
        if (from == to && by == 0) || !self.known_edges.insert((from, to, by)) {
            return;
        }
        self.nodes[from as usize].edges.push((to, by));
        for place in self.nodes[from as usize].set.clone() {
            self.moved(place, by, to);
        }
    }

    pub fn edge_by(&mut self, from: NodeId, to: NodeId, by: Move) {
        let by = self.move_number(by);
        self.edge(from, to, by);
    }

    /// Something is to be done with each place that a node holds.
    pub fn add_use(&mut self, node: NodeId, what: Use) {
        let node = self.now(node);
        self.uses.push(what);
        let number = self.uses.len() as u32 - 1;
        self.nodes[node as usize].uses.push(number);
        let set = self.nodes[node as usize].set.clone();
        if !set.is_empty() {
            self.used(number, &set);
        }
    }

    fn moved(&mut self, place: PlaceId, by: u32, to: NodeId) {
        if by == 0 || place == POOL {
            return self.add(to, place);
        }
        let object = self.objects.object_of(place);
        if self.objects.get(object).thing.is_name() {
            // A name of a thread or of a key: there is nothing beside it.
            return self.add(to, place);
        }
        match self.moves[by as usize].clone() {
            Move::Same => self.add(to, place),
            Move::Path(steps) => {
                let mut place = place;
                for step in &steps {
                    place = match *step {
                        Step::By(distance) => self.objects.by(place, distance),
                        Step::Element { stride, down } => self.objects.element(place, stride, down),
                        Step::Array { length, stride } => self.objects.array(place, length, stride),
                    };
                }
                self.add(to, place);
            }
            Move::Anywhere => {
                self.objects.fold_whole(object, 1);
                let place = self.objects.place(object, 0);
                self.add(to, place);
            }
            Move::Round(to_multiple) => {
                let at = self.objects.places[self.objects.now(place).0 as usize].1;
                let rounded = self.objects.place(object, at - at.rem_euclid(to_multiple));
                self.add(to, rounded);
            }
        }
    }

    /// Two nodes are one from now on.
    pub fn merge(&mut self, a: NodeId, b: NodeId) -> NodeId {
        let (a, b) = (self.now(a), self.now(b));
        if a == b {
            return a;
        }
        let (stays, goes) = if a < b { (a, b) } else { (b, a) };
        self.now[goes as usize] = stays;
        let gone = std::mem::take(&mut self.nodes[goes as usize]);
        let kept = &mut self.nodes[stays as usize];
        kept.edges.extend(gone.edges);
        kept.uses.extend(gone.uses);
        kept.waiting.extend(gone.waiting);
        let all: Vec<PlaceId> = std::mem::take(&mut kept.set).into_iter().chain(gone.set).collect();
        kept.fresh.clear();
        for place in all {
            self.add(stays, place);
        }
        if !self.nodes[stays as usize].set.is_empty() {
            self.wake_waiting(stays);
        }
        stays
    }

    /// Goes on until nothing is new.
    pub fn solve(&mut self) {
        loop {
            self.settle();
            if let Some((object, symbol)) = self.body.inits.pop() {
                self.initialise_variable(object, symbol);
                continue;
            }
            if let Some(instance) = self.body.todo.pop() {
                self.generate(instance);
                continue;
            }
            if self.awake.is_empty() {
                return;
            }
            self.rounds += 1;
            self.awake.clear();
            for node in self.waves() {
                self.process(node);
            }
        }
    }

    fn process(&mut self, node: NodeId) {
        let node = self.now(node);
        self.refresh(node);
        let mut fresh = std::mem::take(&mut self.nodes[node as usize].fresh);
        if fresh.is_empty() {
            return;
        }
        fresh.iter_mut().for_each(|place| *place = self.objects.now(*place));
        fresh.sort_unstable();
        fresh.dedup();
        let mut number = 0;
        while let Some(&(to, by)) = self.nodes[node as usize].edges.get(number) {
            number += 1;
            for place in &fresh {
                self.moved(*place, by, to);
            }
        }
        let mut number = 0;
        while let Some(&what) = self.nodes[node as usize].uses.get(number) {
            number += 1;
            self.used(what, &fresh);
        }
        self.settle();
    }

    /// Brings together what has become one; the nodes in an order in which differences travel. Steps of a constant distance in a circle
    /// are steps by any number of them.
    fn waves(&mut self) -> Vec<NodeId> {
        let components = self.components(true);
        for component in components {
            let mut first = component[0];
            for other in &component[1..] {
                first = self.merge(first, *other);
            }
        }
        let mut order = Vec::with_capacity(self.nodes.len());
        let components = self.components(false);
        let mut number = vec![u32::MAX; self.nodes.len()];
        for (i, component) in components.iter().enumerate() {
            component.iter().for_each(|node| number[*node as usize] = i as u32);
        }
        for component in components.into_iter().rev() {
            let circles =
                |node: &NodeId| self.nodes[*node as usize].edges.iter().any(|(to, _)| self.now(*to) == *node);
            if component.len() > 1 || component.iter().any(circles) {
                self.widen(&component, &number);
            }
            order.extend(component);
        }
        order
    }

    /// Steps of a constant distance inside a circle.
    fn widen(&mut self, component: &[NodeId], number: &[u32]) {
        for &node in component {
            for i in 0..self.nodes[node as usize].edges.len() {
                let (to, by) = self.nodes[node as usize].edges[i];
                let to = self.now(to);
                if number[to as usize] != number[node as usize] {
                    continue;
                }
                let Move::Path(steps) = &self.moves[by as usize] else { continue };
                let all = steps.iter().try_fold(0i64, |all, step| match step {
                    Step::By(distance) => Some(all + distance),
                    _ => None,
                });
                if let Some(distance) = all.filter(|distance| *distance != 0) {
                    let stride = gcd(distance, 0);
                    let step = Step::Element { stride, down: distance < 0 };
                    self.edge_by(node, to, Move::Path(Box::new([step])));
                }
            }
        }
    }

    /// Strongly connected components by edges, in reverse topological order; only along edges that move nothing, if so asked.
    fn components(&self, only_same: bool) -> Vec<Vec<NodeId>> {
        let count = self.nodes.len();
        let (mut index, mut low) = (vec![u32::MAX; count], vec![0u32; count]);
        let mut on_stack = vec![false; count];
        let (mut stack, mut found, mut next) = (Vec::new(), Vec::new(), 0);
        let mut calls: Vec<(NodeId, usize)> = Vec::new();
        for root in 0..count as NodeId {
            if self.now[root as usize] != root || index[root as usize] != u32::MAX {
                continue;
            }
            calls.push((root, 0));
            while let Some((node, edge)) = calls.last_mut() {
                let at = *node as usize;
                if *edge == 0 && index[at] == u32::MAX {
                    (index[at], low[at]) = (next, next);
                    next += 1;
                    stack.push(*node);
                    on_stack[at] = true;
                }
                if let Some(&(to, by)) = self.nodes[at].edges.get(*edge) {
                    *edge += 1;
                    let to = self.now(to);
                    if only_same && by != 0 {
                        continue;
                    }
                    if index[to as usize] == u32::MAX {
                        calls.push((to, 0));
                    } else if on_stack[to as usize] {
                        low[at] = low[at].min(index[to as usize]);
                    }
                    continue;
                }
                let node = *node;
                calls.pop();
                if let Some((parent, _)) = calls.last() {
                    low[*parent as usize] = low[*parent as usize].min(low[at]);
                }
                if low[at] == index[at] {
                    let mut component = Vec::new();
                    while let Some(member) = stack.pop() {
                        on_stack[member as usize] = false;
                        component.push(member);
                        if member == node {
                            break;
                        }
                    }
                    if !only_same || component.len() > 1 {
                        found.push(component);
                    }
                }
            }
        }
        found
    }

    /// How many nodes there are.
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    /// How many facts there are: places that values and other places may hold.
    pub fn facts(&self) -> usize {
        self.nodes.iter().map(|node| node.set.len()).sum()
    }
}
