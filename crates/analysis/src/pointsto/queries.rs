//! What is asked of sets of places, when all is known.

use super::objects::{self, ObjectId, PlaceId};
use super::solve::POOL;
use super::values;
use super::{External, Place, PlaceSet, PointsTo, Size, Thing};
use crate::effects::flows::Kept;
use std::collections::BTreeSet;
use threadbare_ir::Program;
use threadbare_ir::constant::Const;
use threadbare_ir::inst::{LocalId, Operand};
use threadbare_ir::program::{SymbolId, SymbolKind};
use threadbare_trace::{CodePoint, Origin};

impl PointsTo {
    /// How large the problem was.
    #[must_use]
    pub fn size(&self) -> Size {
        let all = &self.objects.objects[1..];
        let pooled = all.iter().filter(|object| object.pooled).count();
        Size { rounds: self.rounds, facts: self.facts, objects: all.len(), pooled }
    }

    /// Whether a function may run at all.
    #[must_use]
    pub fn runs(&self, function: SymbolId) -> bool {
        self.by_function.contains_key(&function)
    }

    /// The functions with bodies that may run, in order.
    #[must_use]
    pub fn functions(&self) -> Vec<SymbolId> {
        let mut all: Vec<SymbolId> = self.by_function.keys().copied().collect();
        all.sort_unstable();
        all
    }

    /// The functions that may be called there: bodies, or what has none.
    #[must_use]
    pub fn targets(&self, point: CodePoint) -> Vec<SymbolId> {
        self.calls.get(&point).into_iter().flatten().copied().collect()
    }

    /// All calls, and whom they may call.
    pub fn calls(&self) -> impl Iterator<Item = (CodePoint, SymbolId)> {
        self.calls.iter().flat_map(|(point, all)| all.iter().map(|callee| (*point, *callee)))
    }

    /// Where threads may start, and what they run.
    #[must_use]
    pub fn starts(&self) -> &BTreeSet<(CodePoint, SymbolId)> {
        &self.starts
    }

    /// What threads may call when they end.
    #[must_use]
    pub fn at_thread_end(&self) -> &BTreeSet<SymbolId> {
        &self.at_thread_end
    }

    /// What a local of a function may point to; of a value of several scalars, each of them.
    #[must_use]
    pub fn of_local(&self, function: SymbolId, LocalId(local): LocalId) -> PlaceSet {
        let mut all = Vec::new();
        for number in self.by_function.get(&function).into_iter().flatten() {
            let instance = &self.instances[*number as usize];
            let at = local as usize;
            let Some((start, end)) = instance.leaves.get(at).zip(instance.leaves.get(at + 1)) else {
                continue;
            };
            let sets = (*start..*end).map(|leaf| self.set_of[(instance.first + leaf) as usize]);
            sets.for_each(|set| all.extend(self.sets[set as usize].iter().copied()));
        }
        self.places(all)
    }

    /// What an operand of an instruction may point to.
    #[must_use]
    pub fn of(&self, program: &Program, point: CodePoint, operand: Operand) -> PlaceSet {
        let function = SymbolId(point.function);
        match operand {
            Operand::Local(local) => self.of_local(function, local),
            Operand::Const(id) => {
                let body = program.clean_body(function).ok().flatten();
                let constant = body.and_then(|body| body.consts.get(id.0 as usize));
                let found = constant.and_then(|constant| self.constant(program, constant));
                self.places(found.into_iter().collect())
            }
        }
    }

    /// What is stored at a place may point to these.
    #[must_use]
    pub fn at(&self, place: Place) -> PlaceSet {
        let found = self.cells.get(&self.number(place));
        self.places(found.into_iter().flat_map(|set| self.sets[*set as usize].iter().copied()).collect())
    }

    /// The first place of every object that there may be.
    #[must_use]
    pub fn all_objects(&self) -> Vec<Place> {
        let all = self.objects.objects.iter().enumerate().skip(1);
        all.map(|(number, object)| Place { thing: object.thing, object: number as u32, offset: 0 }).collect()
    }

    /// What is not told apart.
    pub fn pooled(&self) -> impl Iterator<Item = Thing> {
        self.objects.objects.iter().skip(1).filter(|object| object.pooled).map(|object| object.thing)
    }

    /// What threads are given and return, and what the library keeps.
    #[must_use]
    pub fn handed_over(&self) -> Vec<Place> {
        self.places(self.handed_over.clone()).places
    }

    /// What the library may keep of this sort.
    #[must_use]
    pub fn kept(&self, kept: Kept) -> PlaceSet {
        let set = self.kept.get(&kept).map(|set| self.sets[*set as usize].to_vec());
        self.places(set.unwrap_or_default())
    }

    /// What may be stored in an object, anywhere.
    #[must_use]
    pub fn stored_in(&self, object: u32) -> Vec<Place> {
        let found = self.objects.get(ObjectId(object));
        let cells: Vec<PlaceId> = match found.pooled {
            true => vec![POOL],
            false => found.places.values().copied().collect(),
        };
        let sets = cells.iter().filter_map(|cell| self.cells.get(cell));
        let mut all: Vec<PlaceId> = sets.flat_map(|set| self.sets[*set as usize].iter().copied()).collect();
        if all.contains(&POOL) {
            let pooled = |(_, object): &(usize, &objects::Object)| object.pooled;
            let objects = self.objects.objects.iter().enumerate().skip(1).filter(pooled);
            all.extend(objects.flat_map(|(_, object)| object.places.values().copied()));
        }
        self.places(all).places
    }

    /// Every place that something is stored in, and what that may point to.
    pub fn stored(&self) -> impl Iterator<Item = (Place, PlaceSet)> {
        let known = self.cells.iter().filter(|(place, _)| **place != POOL);
        known.filter_map(|(place, set)| {
            let place = *self.places(vec![*place]).places.first()?;
            Some((place, self.places(self.sets[*set as usize].to_vec())))
        })
    }

    /// The calls of functions without bodies that may be made there.
    #[must_use]
    pub fn externals(&self, point: CodePoint) -> Vec<External> {
        let of = |set: &u32| match self.sets.get(*set as usize) {
            Some(set) => self.places(set.to_vec()),
            None => PlaceSet::default(),
        };
        let all = self.externals.get(&point).into_iter().flatten();
        all.map(|(function, args)| External { function: *function, args: args.iter().map(of).collect() })
            .collect()
    }

    /// The place of an object of this kind at an offset, as sets name it: where elements of arrays are one. One for each of the
    /// objects that are told apart.
    #[must_use]
    pub fn places_of(&self, thing: Thing, offset: i64) -> Vec<Place> {
        let objects = self.by_thing.get(&thing).into_iter().flatten();
        let place = |object: &ObjectId| Place {
            thing,
            object: object.0,
            offset: self.objects.folded(*object, offset),
        };
        objects.map(place).collect()
    }

    /// Everything that what is stored in these places leads to, themselves included.
    #[must_use]
    pub fn reachable(&self, from: &PlaceSet) -> PlaceSet {
        let mut todo: Vec<u32> = from.places.iter().map(|place| place.object).collect();
        let mut seen: BTreeSet<u32> = todo.iter().copied().collect();
        let mut places = from.places.clone();
        let mut is_pooled = from.is_pooled;
        while let Some(object) = todo.pop() {
            for place in self.objects.get(ObjectId(object)).places.values() {
                let Some(set) = self.cells.get(place) else { continue };
                let more = self.places(self.sets[*set as usize].to_vec());
                is_pooled |= more.is_pooled;
                for place in more.places {
                    if seen.insert(place.object) {
                        todo.push(place.object);
                    }
                    places.push(place);
                }
            }
        }
        places.sort_unstable();
        places.dedup();
        PlaceSet { places, is_pooled }
    }

    /// Whether an access of so many bytes at one of these places may touch `other` bytes at this offset of an object of that kind.
    #[must_use]
    pub fn may_touch(&self, set: &PlaceSet, len: i64, thing: Thing, offset: i64, other: i64) -> bool {
        let objects = self.by_thing.get(&thing).into_iter().flatten();
        objects.into_iter().any(|object| {
            let found = self.objects.get(*object);
            if found.pooled && set.is_pooled {
                return true;
            }
            let at = self.objects.folded(*object, offset);
            set.places.iter().any(|place| {
                place.object == object.0
                    && (found.pooled || self.objects.touch(*object, (place.offset, len), (at, other)))
            })
        })
    }

    /// Whether an access of so many bytes at one of these places may touch one of `other` bytes at this place.
    #[must_use]
    pub fn may_meet(&self, set: &PlaceSet, len: i64, place: Place, other: i64) -> bool {
        let object = ObjectId(place.object);
        let is_pooled = self.objects.get(object).pooled;
        (is_pooled && set.is_pooled)
            || set.places.iter().any(|found| {
                found.object == place.object
                    && (is_pooled || self.objects.touch(object, (found.offset, len), (place.offset, other)))
            })
    }

    /// How many bytes an object has, if that is known.
    #[must_use]
    pub fn size_of(&self, place: Place) -> Option<i64> {
        self.objects.get(ObjectId(place.object)).size
    }

    /// Whether a place stands for several: it is inside an array.
    #[must_use]
    pub fn is_folded(&self, place: Place) -> bool {
        self.objects.is_folded(ObjectId(place.object), place.offset)
    }

    fn places(&self, mut all: Vec<PlaceId>) -> PlaceSet {
        all.sort_unstable();
        all.dedup();
        let is_pooled = all.first() == Some(&POOL);
        let place = |place: PlaceId| {
            let (object, offset) = self.objects.places[self.objects.now(place).0 as usize];
            Place { thing: self.objects.get(object).thing, object: object.0, offset }
        };
        let mut places: Vec<Place> = all.into_iter().filter(|place| *place != POOL).map(place).collect();
        places.sort_unstable();
        places.dedup();
        PlaceSet { places, is_pooled }
    }

    fn number(&self, place: Place) -> PlaceId {
        let object = ObjectId(place.object);
        let found = self.objects.get(object);
        if found.pooled {
            return POOL;
        }
        let at = self.objects.folded(object, place.offset);
        found.places.get(&at).copied().unwrap_or(PlaceId(u32::MAX))
    }

    /// The place that a constant is the address of; what was never asked for is not there.
    fn constant(&self, program: &Program, constant: &Const) -> Option<PlaceId> {
        let (symbol, distances) = values::address(program, constant)?;
        let thing = match &program.symbol(symbol).kind {
            SymbolKind::Variable(variable) if variable.thread_local => {
                Thing::Memory(Origin::ThreadLocal(symbol.0))
            }
            SymbolKind::Variable(_) => Thing::Memory(Origin::Global(symbol.0)),
            _ => Thing::Function(symbol.0),
        };
        let object = self.by_thing.get(&thing)?.first()?;
        let offset = distances.iter().fold(0, |at, by| {
            let to = self.objects.distant(*object, at, *by);
            self.objects.folded(*object, to)
        });
        self.objects.get(*object).places.get(&offset).copied()
    }
}
