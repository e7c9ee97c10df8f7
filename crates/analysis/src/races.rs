//! What may go wrong between threads, by facts alone: pairs of accesses that may race, and circles of locks. Candidates, no findings: the schedule
//! in which it happens may not exist.

use crate::facts::Facts;
use crate::locks::{self, Held, Nested};
use crate::pointsto::Place;
use std::collections::{BTreeMap, BTreeSet};
use threadbare_ir::program::SymbolId;
use threadbare_trace::CodePoint;

/// Two accesses that may race.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Candidate {
    /// The one that stands first.
    pub one: CodePoint,
    /// The other one; the same, if threads may race by one instruction.
    pub other: CodePoint,
    /// A place that both may touch.
    pub place: Place,
}

/// Circles of more locks than this are not looked for.
const MOST_LOCKS: usize = 4;

/// Pairs of accesses to a common place, of which one writes and not both are atomic, that threads may make at the same time with no lock held at both.
#[must_use]
pub fn candidates(facts: &Facts) -> BTreeSet<Candidate> {
    let (bodies, points_to, threads) = (facts.bodies(), facts.points_to(), facts.threads());
    let mut held: BTreeMap<u32, BTreeMap<u32, Held>> = BTreeMap::new();
    let mut at = |point: CodePoint| {
        let of = held
            .entry(point.function)
            .or_insert_with(|| facts.locks().must(bodies, facts.calls(), SymbolId(point.function)));
        of.get(&point.instruction).cloned().unwrap_or_default()
    };
    let mut all = BTreeSet::new();
    let mut beside: BTreeMap<(CodePoint, CodePoint), bool> = BTreeMap::new();
    for object in facts.sharing().objects() {
        let users = facts.sharing().users(object);
        for (number, (one, access)) in users.iter().enumerate() {
            for (other, second) in &users[number..] {
                if !(access.write || second.write) || (access.atomic && second.atomic) {
                    continue;
                }
                let (first, last) = if one <= other { (*one, *other) } else { (*other, *one) };
                if all
                    .range(Candidate { one: first, other: last, place: LEAST }..)
                    .next()
                    .is_some_and(|known: &Candidate| (known.one, known.other) == (first, last))
                {
                    continue;
                }
                let len = second.len.unwrap_or(i64::MAX / 8);
                let meets = |place: &&Place| {
                    place.object == object
                        && points_to.may_meet(
                            &second.places,
                            len,
                            **place,
                            access.len.unwrap_or(i64::MAX / 8),
                        )
                };
                let Some(place) = access.places.places().iter().find(meets) else { continue };
                let is_beside = *beside
                    .entry((first, last))
                    .or_insert_with(|| threads.may_be_beside(bodies, first, last));
                if is_beside && !locks::exclude(&at(first), &at(last)) {
                    all.insert(Candidate { one: first, other: last, place: *place });
                }
            }
        }
    }
    all
}

/// Before every place.
const LEAST: Place = Place { thing: crate::pointsto::Thing::LEAST, object: 0, offset: i64::MIN };

/// Circles in which locks are taken while others may be held, each by its smallest beginning, where threads may be at all these places at the same time.
#[must_use]
pub fn circles(facts: &Facts) -> Vec<Vec<Nested>> {
    let nested: Vec<Nested> = facts.locks().nested(facts.bodies(), facts.calls()).into_iter().collect();
    let mut found = Circles { facts, nested: &nested, seen: BTreeSet::new(), found: Vec::new() };
    for first in &nested {
        found.close(&mut vec![*first]);
    }
    found.found
}

struct Circles<'a> {
    facts: &'a Facts,
    nested: &'a [Nested],
    seen: BTreeSet<BTreeSet<Place>>,
    found: Vec<Vec<Nested>>,
}

impl Circles<'_> {
    /// Goes on from a chain in which each takes what the next one holds.
    fn close(&mut self, chain: &mut Vec<Nested>) {
        let (Some(first), Some(last)) = (chain.first().copied(), chain.last().copied()) else { return };
        if last.taken == first.held {
            if chain.len() > 1 && self.seen.insert(chain.iter().map(|nested| nested.held).collect()) {
                self.found.push(chain.clone());
            }
            return;
        }
        if chain.len() == MOST_LOCKS {
            return;
        }
        for next in self.nested {
            let can_meet = |other: &Nested| {
                let threads = self.facts.threads();
                threads.may_be_beside(self.facts.bodies(), other.point, next.point)
                    && !self.has_gate(other, next)
            };
            if next.held == last.taken && chain.iter().all(can_meet) {
                chain.push(*next);
                self.close(chain);
                chain.pop();
            }
        }
    }

    /// Whether one lock is surely held at both places.
    fn has_gate(&self, one: &Nested, other: &Nested) -> bool {
        let held = |point: CodePoint| {
            let facts = self.facts;
            let all = facts.locks().must(facts.bodies(), facts.calls(), SymbolId(point.function));
            all.get(&point.instruction).cloned().unwrap_or_default()
        };
        locks::exclude(&held(one.point), &held(other.point))
    }
}
