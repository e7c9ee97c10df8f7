//! May-access sets: what atomic sections may touch, besides what they touch.
//!
//! A section may touch something only if it finds what it finds. If another thread's step comes before it, it may not touch
//! that any more, or only then, and a third thread's step conflicts with the section in one order and not in the other,
//! although it does not conflict with the step in between. A reduction that goes by conflicts cannot see from one order of
//! such steps which others there are. Therefore of a section that touched one thing here and another there is remembered
//! all that it has ever touched, and from then on it conflicts with all of that wherever it is taken.
//!
//! Who explores starts again when more becomes known. Once everything is explored without that, every section has
//! touched always the same, as far as conflicts go, in all that was explored; and one that would not do so in an execution
//! that was missed would have done so in one that was not. A section that touches one place only, which others access as a
//! whole, needs none of this: what changes what it does conflicts with it there.
//!
//! The same holds of a read that ends where it finds something (`Action::Scan`).

use super::Learned;
use crate::memory::Memory;
use crate::state::Site;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use threadbare_trace::{Action, Order, Range};

/// Of an object of which more parts than this are touched, all may be.
const MOST_PARTS: usize = 8;

/// All that is known.
#[derive(Default)]
pub(crate) struct MayAccess {
    /// What each section touched when it was first met.
    first: FxHashMap<Site, Arc<[Action]>>,
    /// What those may touch that touched one thing here and another there.
    all: FxHashMap<Site, Vec<Action>>,
}

/// What is known of a section, as plain data: what it touched first, and all that it may touch if that changes.
pub(crate) type Known = (Site, Arc<[Action]>, Vec<Action>);

impl Learned {
    /// The step of a section, with what it might do elsewhere.
    pub(crate) fn with_might(&mut self, memory: &Memory, site: Site, action: Action) -> Action {
        let Action::Section { parts } = &action else { return action };
        self.note(memory, site, parts);
        let Some(all) = self.may_access.all.get(&site) else { return action };
        let hidden = all.iter().filter(|act| !action.covers(act));
        let hidden = hidden.map(|act| Action::Might { act: Arc::new(act.clone()) });
        let parts = parts.iter().cloned().chain(hidden).collect();
        Action::Section { parts }
    }

    /// A look that goes on until it finds something, with how far it might go elsewhere: as a section with one part, but only
    /// where that differs.
    pub(crate) fn scan_with_might(&mut self, memory: &Memory, site: Site, action: Action) -> Action {
        let section = Action::Section { parts: Arc::new([action]) };
        match self.with_might(memory, site, section) {
            Action::Section { parts } if parts.len() == 1 => parts[0].clone(),
            changes => changes,
        }
    }

    /// Notes what a section touches here.
    fn note(&mut self, memory: &Memory, site: Site, parts: &Arc<[Action]>) {
        let MayAccess { first, all, .. } = &mut self.may_access;
        let first = first.entry(site).or_insert_with(|| parts.clone()).clone();
        if !all.contains_key(&site) {
            if is_same(&first, parts) {
                return;
            }
            if let Some(place) = one_place(&first, parts) {
                // As with a compare-and-swap that fails or not.
                self.note_access(&Action::Read { range: place, order: Order::SeqCst }, true);
                if !self.is_mixed(place) {
                    return;
                }
            }
        }
        self.may_touch(memory, site, first.iter().chain(parts.iter()));
    }

    /// Adds to what a section may touch.
    fn may_touch<'a>(&mut self, memory: &Memory, site: Site, parts: impl Iterator<Item = &'a Action>) {
        let known = self.may_access.all.entry(site).or_default();
        let mut more = false;
        for part in parts {
            more |= add(known, part, memory);
        }
        if more {
            self.conflicts_grew();
        }
    }

    /// Steps conflict that were not known to.
    pub(crate) fn conflicts_grew(&mut self) {
        self.conflicts_grew = true;
        self.conflicts += 1;
    }

    /// All that is known, in an order that does not depend on the runs.
    pub(crate) fn may_access(&self) -> Vec<Known> {
        let MayAccess { first, all, .. } = &self.may_access;
        let known = |(site, first): (&Site, &Arc<[Action]>)| {
            (*site, first.clone(), all.get(site).cloned().unwrap_or_default())
        };
        let mut may_access: Vec<Known> = first.iter().map(known).collect();
        may_access.sort_by_key(|(site, ..)| *site);
        may_access
    }

    /// Takes over what another machine knows.
    pub(crate) fn learn_may_access(&mut self, may_access: &[Known], memory: &Memory) {
        for (site, first, acts) in may_access {
            if !acts.is_empty() {
                self.may_touch(memory, *site, acts.iter());
            }
            self.note(memory, *site, first);
        }
    }
}

/// Whether both conflict with the same.
fn is_same(one: &[Action], other: &[Action]) -> bool {
    let within = |parts: &[Action], all: &[Action]| {
        parts.iter().all(|part| all.iter().any(|known| known.covers(part)))
    };
    within(one, other) && within(other, one)
}

/// The place that both touch, if it is one.
fn one_place(one: &[Action], other: &[Action]) -> Option<Range> {
    let place = one.first().or(other.first()).and_then(range_of);
    place.filter(|place| one.iter().chain(other).all(|part| range_of(part) == Some(*place)))
}

/// Adds what a section may touch; whether it is more than was known.
fn add(known: &mut Vec<Action>, part: &Action, memory: &Memory) -> bool {
    let part = match part {
        Action::Might { act } => act,
        part => part,
    };
    if !include(known, part) {
        return false;
    }
    let object = range_of(part).and_then(|range| memory.find(range.start));
    let Some(whole) = object.map(|object| Range { start: object.base, len: object.size }) else {
        return true;
    };
    let inside = |act: &Action| range_of(act).is_some_and(|range| whole.contains(range));
    if known.iter().filter(|act| inside(act)).count() > MOST_PARTS {
        for mut act in std::mem::take(known) {
            if inside(&act) {
                widen(&mut act, whole);
            }
            include(known, &act);
        }
    }
    true
}

/// Adds an access unless what is known covers it, and drops what it covers; whether it was added.
fn include(known: &mut Vec<Action>, part: &Action) -> bool {
    if known.iter().any(|known| known.covers(part)) {
        return false;
    }
    known.retain(|known| !part.covers(known));
    known.push(part.clone());
    true
}

fn widen(action: &mut Action, whole: Range) {
    if let Action::Read { range, .. }
    | Action::Write { range, .. }
    | Action::Update { range, .. }
    | Action::CompareExchange { range, .. } = action
    {
        *range = whole;
    }
}

/// The bytes that an access touches.
pub(crate) fn range_of(action: &Action) -> Option<Range> {
    match action {
        Action::Read { range, .. }
        | Action::Write { range, .. }
        | Action::Update { range, .. }
        | Action::CompareExchange { range, .. } => Some(*range),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::{Allocator, Initial, Object, Origin, Space};
    use crate::policy::Conflicts;
    use threadbare_trace::{CodePoint, ThreadId};

    const SITE: Site = (ThreadId::MAIN, CodePoint { function: 0, instruction: 0 }, 0);

    fn read(start: u64) -> Action {
        Action::Read { range: Range { start, len: 4 }, order: Order::SeqCst }
    }

    fn write(start: u64) -> Action {
        Action::Write { range: Range { start, len: 4 }, order: Order::SeqCst }
    }

    /// Whether whoever goes by conflicts must start again.
    fn grew(learned: &mut Learned) -> bool {
        learned.grew(Conflicts::Heeded)
    }

    /// The parts of a section that does this, as others see it.
    fn done(learned: &mut Learned, parts: &[Action]) -> Vec<Action> {
        done_in(learned, &Memory::default(), parts)
    }

    fn done_in(learned: &mut Learned, memory: &Memory, parts: &[Action]) -> Vec<Action> {
        let action = Action::Section { parts: parts.into() };
        learned.with_might(memory, SITE, action).parts().to_vec()
    }

    #[test]
    fn a_section_conflicts_with_all_that_it_has_touched() {
        let mut learned = Learned::default();
        assert_eq!(done(&mut learned, &[read(8), write(16)]), [read(8), write(16)]);
        assert!(!grew(&mut learned));
        let might = Action::Might { act: Arc::new(write(16)) };
        assert_eq!(done(&mut learned, &[read(8)]), [read(8), might]);
        assert!(grew(&mut learned));
        assert_eq!(done(&mut learned, &[read(8), write(16)]), [read(8), write(16)]);
        assert!(!grew(&mut learned));
    }

    #[test]
    fn a_section_at_one_place_is_what_it_does() {
        let mut learned = Learned::default();
        done(&mut learned, &[read(8), write(8)]);
        assert_eq!(done(&mut learned, &[read(8)]), [read(8)]);
        assert!(!grew(&mut learned));
    }

    #[test]
    fn machines_that_saw_different_things_notice() {
        let (mut one, mut other) = (Learned::default(), Learned::default());
        done(&mut one, &[read(8), write(16)]);
        done(&mut other, &[read(8)]);
        one.learn(&other.knowledge(), &Memory::default());
        assert!(grew(&mut one));
        one.learn(&other.knowledge(), &Memory::default());
        assert!(!grew(&mut one));
        // Who knows it from the start need not start again.
        let mut third = Learned::default();
        third.learn(&one.knowledge(), &Memory::default());
        assert!(grew(&mut third));
        assert_eq!(done(&mut third, &[read(8)]).len(), 2);
        assert!(!grew(&mut third));
    }

    #[test]
    fn machines_that_swap_the_whole_and_access_parts_notice() {
        let (mut one, mut other) = (Learned::default(), Learned::default());
        let (order, range) = (Order::SeqCst, Range { start: 8, len: 8 });
        one.note_access(&Action::CompareExchange { range, order, failure: order }, true);
        other.note_access(&write(8), false);
        assert!(!grew(&mut one) && !grew(&mut other));
        let (swaps, accesses) = (one.knowledge(), other.knowledge());
        one.learn(&accesses, &Memory::default());
        other.learn(&swaps, &Memory::default());
        assert!(grew(&mut one) && grew(&mut other));
    }

    #[test]
    fn of_an_object_that_is_touched_in_many_places_everything_may_be() {
        let (mut learned, mut memory) = (Learned::default(), Memory::default());
        let base = Allocator::default().next(Space::Global, 0, 256, 4).expect("room");
        memory.insert(Object::new(base, 256, Origin::Global(0), ThreadId::MAIN, Initial::Zero));
        for at in 0..20 {
            done_in(&mut learned, &memory, &[write(base + 4 * at)]);
        }
        grew(&mut learned);
        done_in(&mut learned, &memory, &[write(base + 4 * 63)]);
        assert!(!grew(&mut learned));
    }
}
