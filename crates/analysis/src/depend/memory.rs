//! Dependence through memory: who writes what somebody reads. Of a module with many accesses to what is not told apart every pair would be one; they are
//! looked for when they are asked for, and not kept.

use super::Node;
use super::calls::has_state;
use crate::accesses::Access;
use crate::bodies::call_of;
use crate::effects::{self, Kind};
use crate::facts::Facts;
use crate::pointsto::{Place, Thing};
use std::collections::{BTreeMap, BTreeSet};
use threadbare_ir::program::SymbolId;
use threadbare_trace::{CodePoint, Origin};

/// As long as any object.
const FAR: i64 = i64::MAX / 8;

/// Who uses what.
pub(super) struct Users {
    /// By object, the numbers of accesses of `ModRef` that write it, and that read it.
    writers: BTreeMap<u32, Vec<u32>>,
    readers: BTreeMap<u32, Vec<u32>>,
    /// The same of what is not told apart.
    pool_writers: Vec<u32>,
    pool_readers: Vec<u32>,
    /// The accesses of each instruction: the first, and how many.
    of: BTreeMap<CodePoint, (u32, u32)>,
    /// Calls of functions without bodies, by what they are for, and by name.
    by_kind: BTreeMap<Kind, Vec<CodePoint>>,
    by_name: BTreeMap<String, Vec<CodePoint>>,
    /// Calls that may tell of an error.
    fail: Vec<CodePoint>,
    /// Loads of what they told.
    ask: Vec<CodePoint>,
}

/// Which way one goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    ToWriters,
    ToReaders,
}

impl Users {
    pub(super) fn new(facts: &Facts) -> Users {
        let mut users = Users {
            writers: BTreeMap::new(),
            readers: BTreeMap::new(),
            pool_writers: Vec::new(),
            pool_readers: Vec::new(),
            of: BTreeMap::new(),
            by_kind: BTreeMap::new(),
            by_name: BTreeMap::new(),
            fail: Vec::new(),
            ask: Vec::new(),
        };
        for (number, (point, access)) in (0..).zip(facts.modref().accesses()) {
            users.of.entry(*point).or_insert((number, 0)).1 += 1;
            let objects: BTreeSet<u32> = access.places.places().iter().map(|place| place.object).collect();
            for object in objects {
                if access.write {
                    users.writers.entry(object).or_default().push(number);
                }
                if access.read {
                    users.readers.entry(object).or_default().push(number);
                }
            }
            if access.places.is_pooled() && access.write {
                users.pool_writers.push(number);
            }
            if access.places.is_pooled() && access.read {
                users.pool_readers.push(number);
            }
            if access.read && access.places.places().iter().any(|place| place.thing == Thing::Errno) {
                users.ask.push(*point);
            }
        }
        for (point, callee) in facts.points_to().calls() {
            if facts.bodies().body(callee).is_none() {
                users.note_call(facts, point, callee);
            }
        }
        users.by_kind.values_mut().for_each(|all| all.sort_unstable());
        users
    }

    fn note_call(&mut self, facts: &Facts, point: CodePoint, callee: SymbolId) {
        let Some(effect) = effects::lookup(facts.bodies().name(callee)) else { return };
        self.by_name.entry(effect.name.to_owned()).or_default().push(point);
        if has_state(effect) {
            self.by_kind.entry(effect.kind).or_default().push(point);
        }
        if !matches!(effect.kind, Kind::Nothing | Kind::Asserts | Kind::Assumes) {
            self.fail.push(point);
        }
    }

    pub(super) fn of_kind(&self, kind: Kind) -> &[CodePoint] {
        self.by_kind.get(&kind).map_or(&[], Vec::as_slice)
    }

    pub(super) fn by_name(&self) -> impl Iterator<Item = (&str, &[CodePoint])> {
        self.by_name.iter().map(|(name, points)| (name.as_str(), points.as_slice()))
    }

    /// The writes that an instruction may read.
    pub(super) fn sources(&self, facts: &Facts, point: CodePoint, all: &mut BTreeSet<Node>) {
        for access in self.accesses(facts, point).filter(|access| access.read) {
            self.others(facts, point, access, Way::ToWriters, all);
            for place in access.places.places() {
                all.extend(made_by(facts, *place).map(Node::Does));
                if place.thing == Thing::Errno {
                    all.extend(self.fail.iter().map(|point| Node::Does(*point)));
                }
            }
        }
    }

    /// The reads that may see what an instruction writes.
    pub(super) fn uses(&self, facts: &Facts, point: CodePoint, all: &mut BTreeSet<Node>) {
        for access in self.accesses(facts, point).filter(|access| access.write) {
            self.others(facts, point, access, Way::ToReaders, all);
        }
        if self.fail.contains(&point) {
            all.extend(self.ask.iter().map(|point| Node::Does(*point)));
        }
        let is_call = facts.bodies().instruction(point).is_some_and(|inst| call_of(inst).is_some());
        if is_call {
            let made = [Origin::Stack(point), Origin::Heap(point)].into_iter();
            for place in made.flat_map(|origin| facts.points_to().places_of(Thing::Memory(origin), 0)) {
                let readers = self.readers.get(&place.object).into_iter().flatten();
                all.extend(readers.map(|number| Node::Does(facts.modref().accesses()[*number as usize].0)));
            }
        }
    }

    fn accesses<'f>(&self, facts: &'f Facts, point: CodePoint) -> impl Iterator<Item = &'f Access> {
        let (first, count) = self.of.get(&point).copied().unwrap_or_default();
        let all = &facts.modref().accesses()[first as usize..(first + count) as usize];
        all.iter().map(|(_, access)| access)
    }

    fn others(&self, facts: &Facts, point: CodePoint, access: &Access, way: Way, all: &mut BTreeSet<Node>) {
        let (by_object, pooled) = match way {
            Way::ToWriters => (&self.writers, &self.pool_writers),
            Way::ToReaders => (&self.readers, &self.pool_readers),
        };
        let objects: BTreeSet<u32> = access.places.places().iter().map(|place| place.object).collect();
        let numbers = objects.iter().flat_map(|object| by_object.get(object).into_iter().flatten());
        let pooled = pooled.iter().filter(|_| access.places.is_pooled());
        for number in numbers.chain(pooled) {
            let (other, found) = &facts.modref().accesses()[*number as usize];
            let node = Node::Does(*other);
            if all.contains(&node) || !meet(facts, access, found) {
                continue;
            }
            let (first, second) = match way {
                Way::ToWriters => (*other, point),
                Way::ToReaders => (point, *other),
            };
            if facts.threads().may_come_before(facts.bodies(), facts.calls(), first, second) {
                all.insert(node);
            }
        }
    }
}

/// Whether two accesses may touch the same bytes.
fn meet(facts: &Facts, one: &Access, other: &Access) -> bool {
    if one.places.is_pooled() && other.places.is_pooled() {
        return true;
    }
    let (len, second) = (one.len.unwrap_or(FAR), other.len.unwrap_or(FAR));
    let places = other.places.places().iter();
    places.into_iter().any(|place| facts.points_to().may_meet(&one.places, len, *place, second))
}

/// The call that has made an object, and filled it.
fn made_by(facts: &Facts, place: Place) -> Option<CodePoint> {
    let Thing::Memory(Origin::Stack(point) | Origin::Heap(point)) = place.thing else { return None };
    let inst = facts.bodies().instruction(point)?;
    call_of(inst).map(|_| point)
}
