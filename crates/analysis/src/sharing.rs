//! Which memory several threads may use: what leads to it decides. What only one thread may ever touch is its *own*; what is written only before
//! others that look at it are started is *read-only after start*; all else is *shared*.
//!
//! A local or an allocation that is made by each of many threads is each thread's own unless a pointer to it gets where others can find it: into a global variable,
//! into what another thread is given or returns, or into something that already did.

use crate::accesses::Access;
use crate::bodies::Bodies;
use crate::modref::ModRef;
use crate::pointsto::{Place, PointsTo, Thing};
use crate::threads::{ThreadNumber, Threads};
use std::collections::{BTreeMap, BTreeSet};
use threadbare_trace::{CodePoint, Origin};

/// How memory is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Class {
    /// By one thread.
    Own,
    /// By several, of which none writes while another may be there.
    ReadOnly,
    /// By several that may be there at the same time, and one of them writes.
    Shared,
}

/// Who uses what.
pub struct Sharing {
    /// Objects that more than one thread may get at.
    escaped: BTreeSet<u32>,
    /// For each object who touches it, and where.
    users: BTreeMap<u32, Vec<(CodePoint, Access)>>,
    classes: BTreeMap<Place, Class>,
    /// Things that are not told apart: anybody may touch them.
    pooled: BTreeSet<Thing>,
}

impl Sharing {
    /// Looks at every access.
    #[must_use]
    pub fn new(bodies: &Bodies, points_to: &PointsTo, modref: &ModRef, threads: &Threads) -> Sharing {
        let escaped = escaped(points_to);
        let mut users: BTreeMap<u32, Vec<(CodePoint, Access)>> = BTreeMap::new();
        for (point, access) in modref.accesses() {
            let objects: BTreeSet<u32> = access.places.places().iter().map(|place| place.object).collect();
            for object in objects.into_iter().filter(|object| escaped.contains(object)) {
                users.entry(object).or_default().push((*point, access.clone()));
            }
        }
        let mut sharing =
            Sharing { escaped, users, classes: BTreeMap::new(), pooled: points_to.pooled().collect() };
        for (place, class) in sharing.classified(bodies, points_to, threads) {
            let known = sharing.classes.entry(place).or_insert(class);
            *known = (*known).max(class);
        }
        sharing
    }

    /// Whether more than one thread may get at an object.
    #[must_use]
    pub fn escapes(&self, place: Place) -> bool {
        self.escaped.contains(&place.object)
    }

    /// How a place is used.
    #[must_use]
    pub fn class(&self, place: Place) -> Class {
        self.classes.get(&place).copied().unwrap_or(Class::Own)
    }

    /// The places that are used like this.
    pub fn of(&self, class: Class) -> impl Iterator<Item = Place> {
        self.classes.iter().filter(move |(_, found)| **found == class).map(|(place, _)| *place)
    }

    /// Whether objects that are made there may be touched by more than one thread, wherever in them.
    #[must_use]
    pub fn may_be_shared(&self, thing: Thing) -> bool {
        self.pooled.contains(&thing)
            || self.classes.iter().any(|(place, class)| place.thing == thing && *class != Class::Own)
    }

    /// Who touches an object that others can get at.
    #[must_use]
    pub fn users(&self, object: u32) -> &[(CodePoint, Access)] {
        self.users.get(&object).map_or(&[], Vec::as_slice)
    }

    /// The objects that more than one thread may get at, and somebody touches.
    pub fn objects(&self) -> impl Iterator<Item = u32> {
        self.users.keys().copied()
    }

    fn classified(&self, bodies: &Bodies, points_to: &PointsTo, threads: &Threads) -> Vec<(Place, Class)> {
        let mut all = Vec::new();
        for (object, users) in &self.users {
            let by: Vec<Vec<ThreadNumber>> =
                users.iter().map(|(point, _)| threads.of(*point).collect()).collect();
            let is_one = |list: &[Vec<ThreadNumber>]| {
                let first = list.iter().flatten().next();
                first.is_none_or(|first| {
                    list.iter().flatten().all(|thread| thread == first) && !threads.all()[*first].many
                })
            };
            let places: BTreeSet<Place> = users
                .iter()
                .flat_map(|(_, access)| access.places.places())
                .filter(|place| place.object == *object)
                .copied()
                .collect();
            if is_one(&by) {
                all.extend(places.into_iter().map(|place| (place, Class::Own)));
                continue;
            }
            for place in places {
                let here: Vec<usize> = (0..users.len())
                    .filter(|number| {
                        let access = &users[*number].1;
                        let len = access.len.unwrap_or(i64::MAX / 8);
                        points_to.may_touch(&access.places, len, place.thing, place.offset, 1)
                            || access.places.places().contains(&place)
                    })
                    .collect();
                let mine: Vec<Vec<ThreadNumber>> = here.iter().map(|number| by[*number].clone()).collect();
                let class = if is_one(&mine) {
                    Class::Own
                } else if conflicts(bodies, threads, users, &here) {
                    Class::Shared
                } else {
                    Class::ReadOnly
                };
                all.push((place, class));
            }
        }
        all
    }
}

/// Whether two of these accesses, of which one writes, may be made at the same time.
fn conflicts(bodies: &Bodies, threads: &Threads, users: &[(CodePoint, Access)], here: &[usize]) -> bool {
    here.iter().any(|one| {
        let (point, access) = &users[*one];
        access.write && here.iter().any(|other| threads.may_be_beside(bodies, *point, users[*other].0))
    })
}

/// The objects that can be found from more than one thread: global variables, what threads are given and return, and whatever these lead to.
fn escaped(points_to: &PointsTo) -> BTreeSet<u32> {
    let mut escaped = BTreeSet::new();
    let mut todo: Vec<u32> = Vec::new();
    for place in points_to.all_objects() {
        let is_common = matches!(place.thing, Thing::Memory(Origin::Global(_) | Origin::Input));
        if is_common {
            todo.push(place.object);
        }
    }
    todo.extend(points_to.handed_over().into_iter().map(|place| place.object));
    while let Some(object) = todo.pop() {
        if escaped.insert(object) {
            todo.extend(points_to.stored_in(object).into_iter().map(|place| place.object));
        }
    }
    escaped
}
