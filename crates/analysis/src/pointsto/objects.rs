//! Objects and the places in them. A place is a byte of an object, where the elements of an array are taken for one: offsets are *folded* by
//! the distance of the elements, inside the extent of the array and nowhere else. Which arrays there are is known from the types of variables, and
//! learned from how memory is indexed where it has no type.
//!
//! It is assumed that whoever goes on by whole elements of an array stays inside it.

use super::Thing;
use rustc_hash::FxHashMap;
use threadbare_ir::Layout;
use threadbare_ir::types::{StructType, Type};

/// An object, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ObjectId(pub u32);

/// A place, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PlaceId(pub u32);

/// The end of an array whose length nobody knows.
pub(super) const FAR: i64 = i64::MAX / 4;

/// With more places than this beside those of its type, an object is folded as a whole.
const MANY: usize = 96;

/// So often the arrays of an object are arranged anew before it is given up.
const TRIES: usize = 64;

/// Offsets from `low` on and below `high` count from `low`, modulo `stride`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fold {
    pub low: i64,
    pub high: i64,
    pub stride: i64,
}

/// An object.
#[derive(Clone, Debug)]
pub(super) struct Object {
    pub thing: Thing,
    /// How many bytes it has, if that is known.
    pub size: Option<i64>,
    /// Arrays, larger ones first; each begins in the first element of those around it.
    folds: Vec<Fold>,
    /// What the arrays are made of: everything that was ever asked for.
    asked: Vec<Fold>,
    /// Every offset counts modulo this, if it is not zero.
    whole: i64,
    /// Its places, by offset, folded.
    pub places: FxHashMap<i64, PlaceId>,
    /// How many places there may be before it is folded as a whole.
    most: usize,
    /// Whether it belongs to the class of objects that are not told apart.
    pub pooled: bool,
    /// Whether nothing in it is ever written, and nothing in it is a pointer.
    pub is_text: bool,
}

/// Objects and places.
#[derive(Default)]
pub(super) struct Objects {
    pub objects: Vec<Object>,
    pub places: Vec<(ObjectId, i64)>,
    /// What place each is now: of an object that was folded, several are one.
    now: Vec<PlaceId>,
    /// Objects whose places were folded since somebody last looked.
    pub folded: Vec<ObjectId>,
    /// How often.
    pub epoch: u32,
}

impl Objects {
    pub fn add(&mut self, thing: Thing, size: Option<i64>) -> ObjectId {
        self.objects.push(Object {
            thing,
            size,
            folds: Vec::new(),
            asked: Vec::new(),
            whole: 0,
            places: FxHashMap::default(),
            most: MANY,
            pooled: false,
            is_text: false,
        });
        ObjectId(self.objects.len() as u32 - 1)
    }

    pub fn get(&self, object: ObjectId) -> &Object {
        &self.objects[object.0 as usize]
    }

    /// Gives an object the arrays of its type.
    pub fn shape(&mut self, object: ObjectId, layout: &Layout, ty: &Type, count: u64) {
        let mut asked = Vec::new();
        if let Some(size) = layout.size_of(ty).and_then(|size| i64::try_from(size).ok()) {
            let length = size.saturating_mul(count.min(1 << 32) as i64);
            if count > 1 {
                asked.push(Fold { low: 0, high: length, stride: size });
            }
        }
        let fields = arrays(layout, ty, 0, &mut asked);
        let object = &mut self.objects[object.0 as usize];
        object.most = MANY + fields;
        asked.retain(|fold| fold.stride > 0);
        object.asked = asked;
        object.arrange();
    }

    /// Whether what is at an offset stands for several elements.
    pub fn is_folded(&self, object: ObjectId, offset: i64) -> bool {
        let found = &self.objects[object.0 as usize];
        found.pooled || found.whole > 0 || found.folds.iter().any(|fold| fold.holds(offset))
    }

    /// Where an offset counts now.
    pub fn folded(&self, object: ObjectId, offset: i64) -> i64 {
        self.objects[object.0 as usize].folded(offset)
    }

    /// The place at an offset.
    pub fn place(&mut self, object: ObjectId, offset: i64) -> PlaceId {
        let found = &mut self.objects[object.0 as usize];
        let at = found.folded(offset);
        if let Some(place) = found.places.get(&at) {
            return *place;
        }
        if !found.pooled && found.places.len() >= found.most {
            let stride = found.places.keys().fold(0, |all, other| gcd(all, other - at));
            self.fold_whole(object, stride.max(1));
            return self.place(object, offset);
        }
        let place = PlaceId(self.places.len() as u32);
        found.places.insert(at, place);
        self.places.push((object, at));
        self.now.push(place);
        place
    }

    /// What place it is now.
    pub fn now(&self, place: PlaceId) -> PlaceId {
        let mut place = place;
        while self.now[place.0 as usize] != place {
            place = self.now[place.0 as usize];
        }
        place
    }

    pub fn object_of(&self, place: PlaceId) -> ObjectId {
        self.places[place.0 as usize].0
    }

    /// All offsets of an object count modulo the stride.
    pub fn fold_whole(&mut self, object: ObjectId, stride: i64) {
        let found = &mut self.objects[object.0 as usize];
        let whole = gcd(found.whole, stride);
        if whole != found.whole {
            found.whole = whole;
            found.arrange();
            self.regroup(object);
        }
    }

    /// The object is one place, among others.
    pub fn pool(&mut self, object: ObjectId) {
        let found = &mut self.objects[object.0 as usize];
        if !std::mem::replace(&mut found.pooled, true) {
            found.whole = 1;
            found.arrange();
            self.regroup(object);
        }
    }

    /// There is an array of elements so far apart.
    pub fn fold(&mut self, object: ObjectId, fold: Fold) {
        let found = &mut self.objects[object.0 as usize];
        let end = found.size.unwrap_or(FAR);
        let fold = Fold { high: fold.high.min(end.max(fold.low)), ..fold };
        if fold.stride <= 0 || fold.high - fold.low <= fold.stride || found.asked.contains(&fold) {
            return;
        }
        if fold.low == 0 && fold.high >= end {
            return self.fold_whole(object, fold.stride);
        }
        let before = (found.folds.clone(), found.whole);
        found.asked.push(fold);
        found.arrange();
        if (found.folds.clone(), found.whole) != before {
            self.regroup(object);
        }
    }

    /// Brings the places of an object together that are one now.
    fn regroup(&mut self, object: ObjectId) {
        let found = &mut self.objects[object.0 as usize];
        let mut old: Vec<(i64, PlaceId)> = found.places.drain().collect();
        old.sort_unstable();
        for (offset, place) in old {
            let at = found.folded(offset);
            let first = *found.places.entry(at).or_insert(place);
            self.now[place.0 as usize] = first;
            if first == place {
                self.places[place.0 as usize].1 = at;
            }
        }
        self.epoch += 1;
        self.folded.push(object);
    }

    /// Goes on by a constant.
    pub fn by(&mut self, place: PlaceId, distance: i64) -> PlaceId {
        let (object, at) = self.places[self.now(place).0 as usize];
        let to = self.distant(object, at, distance);
        self.place(object, to)
    }

    /// Where one comes to from an offset by a constant. Back by whole elements: inside the array, since it may be any element that one comes from.
    pub fn distant(&self, object: ObjectId, at: i64, distance: i64) -> i64 {
        let found = &self.objects[object.0 as usize];
        let is_before = found.innermost(at).is_some_and(|inner| at + distance < inner.low);
        if is_before && found.folds.iter().any(|fold| fold.holds(at) && distance % fold.stride == 0) {
            return at;
        }
        at.saturating_add(distance).clamp(-FAR, FAR)
    }

    /// Goes on by any number of elements so far apart, of an array of which no more is known. `down`: towards its beginning.
    pub fn element(&mut self, place: PlaceId, stride: i64, down: bool) -> PlaceId {
        let (object, at) = self.places[self.now(place).0 as usize];
        let found = &self.objects[object.0 as usize];
        let end = found.size.unwrap_or(FAR);
        let stays = |step: i64| step > 0 && stride % step == 0;
        if stays(found.whole) || found.folds.iter().any(|fold| fold.holds(at) && stays(fold.stride)) {
            return self.place(object, at);
        }
        let around = found.folds.iter().rev().find(|fold| fold.holds(at) && fold.stride > stride).copied();
        let mixed = found.innermost(at).filter(|fold| fold.stride <= stride);
        let (first, last) = around.map_or((0, end), |fold| (fold.low, fold.low + fold.stride));
        if let Some(fold) = mixed {
            self.fold(object, Fold { stride: gcd(fold.stride, stride), ..fold });
        } else {
            let low = if down && at >= first { first + (at - first) % stride } else { at };
            self.fold(object, Fold { low, high: last, stride });
        }
        self.place(object, at)
    }

    /// Goes on by any number of elements of an array that begins here and has so many bytes, or as many as there are.
    pub fn array(&mut self, place: PlaceId, length: i64, stride: i64) -> PlaceId {
        let (object, at) = self.places[self.now(place).0 as usize];
        let found = &self.objects[object.0 as usize];
        let stays = |step: i64| step > 0 && stride % step == 0;
        if stays(found.whole) || found.folds.iter().any(|fold| fold.holds(at) && stays(fold.stride)) {
            return self.place(object, at);
        }
        let high = if length > 0 { at.saturating_add(length) } else { FAR };
        self.fold(object, Fold { low: at, high, stride });
        self.place(object, at)
    }

    /// By how many bytes offsets are the same that two places have in common: 0 if by none.
    pub fn common(&self, object: ObjectId, a: i64, b: i64) -> i64 {
        let found = &self.objects[object.0 as usize];
        let both = found.folds.iter().filter(|fold| fold.holds(a) && fold.holds(b));
        both.fold(found.whole, |all, fold| gcd(all, fold.stride))
    }

    /// Whether `len` bytes at one offset may touch `other` bytes at another one.
    pub fn touch(&self, object: ObjectId, (a, len): (i64, i64), (b, other): (i64, i64)) -> bool {
        let step = self.common(object, a, b);
        // For some m: -other < a + m * step - b < ... as intervals.
        let (low, high) = (b - a - len, b - a + other);
        if step == 0 {
            return low < 0 && 0 < high;
        }
        // A multiple of the step strictly between.
        let first = (low.div_euclid(step) + 1) * step;
        first < high
    }
}

impl Fold {
    fn holds(&self, offset: i64) -> bool {
        self.low <= offset && offset < self.high
    }
}

impl Object {
    fn folded(&self, offset: i64) -> i64 {
        if self.pooled {
            return 0;
        }
        let mut at = if self.whole > 0 { offset.rem_euclid(self.whole) } else { offset };
        for fold in &self.folds {
            if fold.holds(at) {
                at = fold.low + (at - fold.low) % fold.stride;
            }
        }
        at
    }

    fn innermost(&self, at: i64) -> Option<Fold> {
        self.folds.iter().rev().find(|fold| fold.holds(at)).copied()
    }

    /// Makes arrays inside arrays of what was asked for.
    fn arrange(&mut self) {
        self.asked.sort_by_key(|fold| (fold.low - fold.high, fold.low));
        self.asked.dedup();
        let mut tries = 0;
        'again: loop {
            self.folds.clear();
            tries += 1;
            if tries > TRIES {
                // Arrays that overlap each other in no order: nothing in it is told apart.
                self.whole = 1;
            }
            for number in 0..self.asked.len() {
                let Fold { low, high, stride } = self.asked[number];
                let start = self.folded(low);
                let mut end = if high >= FAR { FAR } else { start + (high - low) };
                if self.whole > 0 && end > self.whole {
                    if stride % self.whole == 0 || high >= FAR || tries > TRIES {
                        end = self.whole;
                    } else {
                        self.whole = gcd(self.whole, stride);
                        continue 'again;
                    }
                }
                let around = self.folds.iter().rposition(|fold| fold.holds(start));
                if let Some(around) = around {
                    let outer = self.folds[around];
                    let last = outer.low + outer.stride;
                    if end > last && tries <= TRIES {
                        if stride % outer.stride == 0 {
                            continue;
                        }
                        if high >= FAR {
                            end = last;
                        } else {
                            let joined = gcd(outer.stride, stride);
                            for fold in &mut self.asked {
                                if fold.low == outer.low && fold.stride == outer.stride {
                                    fold.stride = joined;
                                }
                            }
                            if !self.asked.iter().any(|fold| fold.low == outer.low && fold.stride == joined) {
                                // It was moved into another array: then all of it is one.
                                self.whole = gcd(self.whole, joined);
                            }
                            continue 'again;
                        }
                    }
                }
                // One that begins inside, and ends behind.
                let crossed =
                    self.folds.iter().find(|fold| fold.low > start && fold.low < end && fold.high > end);
                if let Some(crossed) = crossed.copied().filter(|_| tries <= TRIES) {
                    let joined = gcd(gcd(crossed.stride, stride), crossed.low - start);
                    let union = Fold { low: start, high: crossed.high, stride: joined };
                    self.asked[number] = union;
                    self.asked.retain(|fold| *fold != crossed);
                    self.asked.sort_by_key(|fold| (fold.low - fold.high, fold.low));
                    continue 'again;
                }
                if end - start > stride {
                    self.folds.push(Fold { low: start, high: end, stride });
                }
            }
            return;
        }
    }
}

pub(super) fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Arrays that begin with other values than they end with are written as structures without padding, of a part for each: the element, and how many
/// there are.
fn one_array<'a>(layout: &Layout, fields: &'a StructType) -> Option<(&'a Type, u64)> {
    let part = |ty: &'a Type| match ty {
        Type::Array(array) => (&array.element, array.length),
        _ => (ty, 1),
    };
    let (element, _) = part(fields.fields.first().filter(|_| fields.packed && fields.name.is_none())?);
    layout.size_of(element)?;
    let lengths = fields.fields.iter().map(|field| Some(part(field)).filter(|(ty, _)| *ty == element));
    let lengths = lengths.map(|found| found.map(|(_, length)| length));
    lengths.sum::<Option<u64>>().map(|length| (element, length))
}

/// Collects the arrays of a type; how many scalars it has, those of an array's elements once.
fn arrays(layout: &Layout, ty: &Type, at: i64, found: &mut Vec<Fold>) -> usize {
    let whole = if let Type::Struct(fields) = ty { one_array(layout, fields) } else { None };
    let (element, length) = match (whole, ty) {
        (Some(array), _) => array,
        (None, Type::Array(array)) => (&array.element, array.length),
        (None, Type::Vector(vector)) => (&vector.element, vector.length),
        (None, Type::Struct(fields)) => {
            let mut count = 0;
            for (number, field) in fields.fields.iter().enumerate() {
                let offset =
                    layout.field_offset(fields, number).and_then(|offset| i64::try_from(offset).ok());
                let Some(offset) = offset else { break };
                count += arrays(layout, field, at + offset, found);
            }
            return count;
        }
        _ => return 1,
    };
    if let Some(size) = layout.size_of(element).and_then(|size| i64::try_from(size).ok())
        && length > 1
    {
        found.push(Fold {
            low: at,
            high: at.saturating_add(size.saturating_mul(length as i64)),
            stride: size,
        });
    }
    arrays(layout, element, at, found)
}
