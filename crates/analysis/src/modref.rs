//! What functions may read and write, with all that they call: places, by function. Sets of a large program are large and much alike: they are kept
//! as bits, one set for functions that call each other in a circle.

use crate::accesses::{self, Access};
use crate::bodies::Bodies;
use crate::calls::CallGraph;
use crate::pointsto::{Place, PointsTo};
use std::collections::BTreeMap;
use std::sync::Arc;
use threadbare_ir::program::SymbolId;
use threadbare_trace::CodePoint;

/// What functions may touch.
pub struct ModRef {
    accesses: Vec<(CodePoint, Access)>,
    /// The places that somebody touches.
    places: Vec<Place>,
    of: BTreeMap<SymbolId, Arc<Touches>>,
}

/// What a function may touch, by the numbers of places.
#[derive(Clone, Default)]
struct Touches {
    reads: Bits,
    writes: Bits,
    is_pooled: bool,
}

impl ModRef {
    /// Looks at every function that may run.
    #[must_use]
    pub fn new(bodies: &Bodies, points_to: &PointsTo, calls: &CallGraph) -> ModRef {
        let mut all = Vec::new();
        for function in points_to.functions() {
            let Some(body) = bodies.body(function) else { continue };
            for (point, inst) in bodies.instructions(function) {
                let accesses = accesses::of(bodies.program(), points_to, body, point, inst);
                all.extend(accesses.into_iter().map(|access| (point, access)));
            }
        }
        let mut places: Vec<Place> =
            all.iter().flat_map(|(_, access)| access.places.places()).copied().collect();
        places.sort_unstable();
        places.dedup();
        let mut own: BTreeMap<SymbolId, Touches> = BTreeMap::new();
        for (point, access) in &all {
            let touches = own.entry(SymbolId(point.function)).or_default();
            touches.is_pooled |= access.places.is_pooled();
            for place in access.places.places() {
                let number = places.binary_search(place).unwrap_or_default();
                if access.read {
                    touches.reads.add(number);
                }
                if access.write {
                    touches.writes.add(number);
                }
            }
        }
        let mut of: BTreeMap<SymbolId, Arc<Touches>> = BTreeMap::new();
        for group in calls.bottom_up() {
            let mut together = Touches::default();
            for function in group {
                if let Some(touches) = own.get(function) {
                    together.join(touches);
                }
                for callee in calls.called_by(*function) {
                    if let Some(touches) = of.get(&callee) {
                        together.join(touches);
                    }
                }
            }
            let together = Arc::new(together);
            of.extend(group.iter().map(|function| (*function, together.clone())));
        }
        ModRef { accesses: all, places, of }
    }

    /// Every access of the program, with where it is made.
    #[must_use]
    pub fn accesses(&self) -> &[(CodePoint, Access)] {
        &self.accesses
    }

    /// The places that a function may read, with all that it calls.
    pub fn reads(&self, function: SymbolId) -> impl Iterator<Item = Place> {
        let bits = self.of.get(&function).map(|touches| &touches.reads);
        bits.into_iter().flat_map(Bits::all).map(|number| self.places[number])
    }

    /// The places that a function may write, with all that it calls.
    pub fn writes(&self, function: SymbolId) -> impl Iterator<Item = Place> {
        let bits = self.of.get(&function).map(|touches| &touches.writes);
        bits.into_iter().flat_map(Bits::all).map(|number| self.places[number])
    }

    /// Whether it may touch what is not told apart.
    #[must_use]
    pub fn is_pooled(&self, function: SymbolId) -> bool {
        self.of.get(&function).is_some_and(|touches| touches.is_pooled)
    }
}

impl Touches {
    fn join(&mut self, other: &Touches) {
        self.reads.join(&other.reads);
        self.writes.join(&other.writes);
        self.is_pooled |= other.is_pooled;
    }
}

/// A set of small numbers.
#[derive(Clone, Default)]
struct Bits(Vec<u64>);

impl Bits {
    fn add(&mut self, number: usize) {
        if self.0.len() <= number / 64 {
            self.0.resize(number / 64 + 1, 0);
        }
        self.0[number / 64] |= 1 << (number % 64);
    }

    fn join(&mut self, other: &Bits) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(mine, theirs)| *mine |= theirs);
    }

    fn all(&self) -> impl Iterator<Item = usize> {
        let words = self.0.iter().enumerate();
        words.flat_map(|(at, word)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| 64 * at + bit)
        })
    }
}
