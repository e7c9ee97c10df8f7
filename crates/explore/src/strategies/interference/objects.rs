//! Which places are accessed, and what happens to objects as a whole: what of that the trees do not say is refused.

use super::forest::{Forest, Id, Order, What};
use super::unsuited::{HIDDEN, PARTS, is_relaxed};
use crate::kernel::Unsuited;
use crate::session::Session;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use threadbare_machine::State;
use threadbare_machine::memory::Origin;
use threadbare_trace::{Action, CodePoint, Event, Range, behind_gate};

const MADE_OR_FREED: &str = "objects that are made or freed while others may use them";

/// What happens to an object as a whole, or to what the library keeps for itself.
struct Whole {
    node: Id,
    range: Range,
    /// Whether it changes something.
    changes: bool,
    /// Whether it ends a life: what comes before it and what behind it is for scenarios to say.
    ends: bool,
}

/// What is known of places and objects.
#[derive(Default)]
pub struct Objects {
    places: BTreeMap<u64, Range>,
    /// Accesses, by event.
    accesses: Vec<(Id, Range)>,
    /// Uses of locks, conditions and semaphores, by event.
    locks: Vec<(Id, Range)>,
    wholes: Vec<Whole>,
    /// The mutex that each condition is waited for with.
    mutexes: FxHashMap<u64, u64>,
    /// What was at each place, and how large it was: a pointer says no more.
    made: FxHashMap<u64, (Origin, u64)>,
    /// An atomic access that orders less than it could, an attempt to take a lock that failed, or a signal.
    pub relaxed: Option<CodePoint>,
}

impl Objects {
    /// One more event. What makes an object or looks at it as a whole must be ordered with all uses by how threads are created and
    /// joined.
    pub fn add(
        &mut self,
        session: &Session,
        forest: &Forest,
        node: Id,
        event: &Event,
        code: CodePoint,
    ) -> Result<(), Unsuited> {
        let unsuited = |what: &'static str| Err(Unsuited::at(what, session, code));
        let are_free = |other: Id| forest.order(node, other) == Order::Free;
        if let What::Wait(condition, mutex) = forest.nodes[node].what
            && *self.mutexes.entry(condition).or_insert(mutex) != mutex
        {
            return unsuited("conditions that are waited for with several mutexes");
        }
        if event.used != 0 {
            return unsuited("reads that are used for some inputs only");
        }
        let what = &forest.nodes[node].what;
        if is_relaxed(&event.action) && event.action.range().is_some_and(|range| range.start & HIDDEN == 0) {
            self.relaxed = self.relaxed.or(Some(code));
        }
        let lock = match what {
            What::Lock(lock)
            | What::Unlock(lock)
            | What::ReadLock(lock)
            | What::ReadUnlock(lock)
            | What::Wait(lock, _)
            | What::Signal(lock)
            | What::Broadcast(lock)
            | What::Take(lock)
            | What::Post(lock)
            | What::Refused(lock, _) => Some(Range { start: behind_gate(*lock), len: 1 }),
            _ => None,
        };
        if matches!(what, What::Refused(..) | What::Signal(_) | What::Broadcast(_)) {
            // What it has seen of the others is not ordered with them.
            self.relaxed = self.relaxed.or(Some(code));
        }
        if let Some(place) = what.touches().filter(|_| !matches!(what, What::Free(_))) {
            if !self.is_whole(place) {
                return unsuited(PARTS);
            }
            for whole in self.wholes.iter().filter(|whole| whole.changes && whole.range.overlaps(place)) {
                if whole.ends && forest.order(whole.node, node) == Order::Before {
                    return unsuited("memory that is used again after it was freed");
                }
                if !whole.ends && are_free(whole.node) {
                    return unsuited(MADE_OR_FREED);
                }
            }
            self.accesses.push((node, place));
            return Ok(());
        }
        if let Some(used) = lock {
            let is_free = |whole: &Whole| whole.changes && whole.range.overlaps(used) && are_free(whole.node);
            if self.wholes.iter().any(is_free) {
                return unsuited(MADE_OR_FREED);
            }
            self.locks.push((node, used));
            return Ok(());
        }
        let (range, changes, ends) = match event.action {
            Action::Free { range } => (range, true, range.start & HIDDEN == 0),
            Action::Remake { object } => (Range { start: object, len: 1 }, true, false),
            Action::Look { object } => (Range { start: object, len: 1 }, false, false),
            Action::Read { range, .. } => (range, false, false),
            Action::Write { range, .. } | Action::Update { range, .. } => (range, true, false),
            _ => return Ok(()),
        };
        if ends && moves(session, range, event.code) {
            return unsuited("memory that is moved while others may use it");
        }
        let is_free = |whole: &Whole| {
            (changes || whole.changes)
                && !(ends && whole.ends)
                && whole.range.overlaps(range)
                && are_free(whole.node)
        };
        if self.wholes.iter().any(is_free) {
            return unsuited(match range.start & HIDDEN {
                0 => MADE_OR_FREED,
                _ => "several threads that use what the library keeps for itself",
            });
        }
        let is_used = |(other, used): &(Id, Range)| changes && used.overlaps(range) && are_free(*other);
        if self.locks.iter().any(is_used) || !ends && self.accesses.iter().any(is_used) {
            return unsuited(MADE_OR_FREED);
        }
        self.wholes.push(Whole { node, range, changes, ends });
        Ok(())
    }

    /// Compares what is in memory with what was there in other executions: whoever gets a pointer knows what it leads to.
    pub fn compare(&mut self, state: &State) -> Result<(), Unsuited> {
        for (base, is) in state.shared_objects() {
            if *self.made.entry(base).or_insert(is) != is {
                return Err(Unsuited::new("objects that are one or another at the same place"));
            }
        }
        Ok(())
    }

    /// Whether no place overlaps this one but is another.
    fn is_whole(&mut self, place: Range) -> bool {
        let others = self.places.range(..place.end()).next_back();
        let clear = others.is_none_or(|(_, other)| *other == place || !other.overlaps(place));
        self.places.insert(place.start, place);
        clear
    }
}

/// Whether who ends a life there may take over what was in the object, as `realloc` does.
fn moves(session: &Session, range: Range, code: CodePoint) -> bool {
    let called = || session.machine.called_at(code);
    !session.machine.is_local(range)
        && !called().is_some_and(|name| name == "free" || name.starts_with("_Zd"))
}
