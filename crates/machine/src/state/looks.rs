//! Where a thread has stood since it last did something that others can notice, to find out that it goes round. The rules are
//! those of the step relation (`step/spin.rs`); here is what a state keeps of them.

use super::State;
use crate::memory::{Changes, Memory};
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;
use std::rc::Rc;
use threadbare_trace::{CodePoint, Order, Range};

/// The most locks that a round may hold at a time.
pub(crate) const MOST_HELD: usize = 2;

/// So many places where a thread stood are remembered; a round with more looks than that is an ordinary one.
const MOST_PLACES: u32 = 256;

/// So many looks that might as well have been taken later are remembered.
const MOST_EARLY: usize = 4;

/// Where a thread stood, and with what: a number for all that is its own and can still matter.
pub(crate) type Standing = (CodePoint, u64);

/// A look, or a lock that was taken: where from, and what it looked at.
pub(crate) type From = (CodePoint, Option<(Range, Order)>);

/// What a thread comes to that goes on alone (`step/trial.rs`).
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Tried {
    /// It does something else, or comes by looks to where it has not stood before.
    Leaves,
    /// Its next look completes a round in vain, or makes it one, and it leaves its loop later.
    Vain,
    /// It goes round for ever, and does nothing but look.
    Spins,
    /// It goes round and has to wait for a lock.
    Blocked,
}

/// A look that might as well have been taken later (`step/later.rs`).
#[derive(Clone)]
pub(crate) struct Early {
    /// What it looks at, and how.
    pub(crate) look: (Range, Order),
    /// The state in which the thread stood before it.
    pub(crate) before: State,
    /// Which of the thread's events it was.
    event: u32,
}

impl Early {
    /// Whether it came before the event with this number.
    pub(crate) fn is_before(&self, event: u32) -> bool {
        self.event < event
    }
}

/// A thread that has updated a number, and else only looked: how often.
#[derive(Clone, Copy)]
struct Row {
    range: Range,
    event: u32,
    count: u8,
}

/// Where a thread has stood, the latest first. States that have the same in common share it.
#[derive(Clone, Default)]
struct Stood(Option<Rc<Stand>>);

struct Stand {
    standing: Standing,
    /// The look by which it came there.
    from: From,
    before: Stood,
    /// How many there are, with this one.
    count: u32,
}

impl Stood {
    fn count(&self) -> u32 {
        self.0.as_ref().map_or(0, |stand| stand.count)
    }

    fn latest_first(&self) -> impl Iterator<Item = &Stand> {
        std::iter::successors(self.0.as_deref(), |stand| stand.before.0.as_deref())
    }

    fn push(&mut self, standing: Standing, from: From) {
        let (count, before) = (self.count() + 1, std::mem::take(self));
        self.0 = Some(Rc::new(Stand { standing, from, before, count }));
    }

    /// Leaves so many, the first ones.
    fn truncate(&mut self, count: u32) {
        while self.count() > count {
            let before = self.0.as_ref().map(|stand| stand.before.clone());
            *self = before.unwrap_or_default();
        }
    }
}

/// What is remembered of a thread's looks.
#[derive(Clone, Default)]
pub struct Looks {
    /// How often the thread has written to memory, or (elsewhere) done something else than look, take locks and give them
    /// back.
    pub(crate) written: Changes,
    /// How often it had written elsewhere than on its stack when the first of these looks was taken.
    pub(crate) since: u64,
    /// The places that it has looked from since, as a filter: a bit may stand for several.
    points: u64,
    /// Where it has stood since, at places that it came to twice in some execution.
    stood: Stood,
    /// Looks that might as well have been taken later.
    early: Option<Rc<Vec<Early>>>,
    /// The place that it looks from, what it looks at, and the number of that event.
    pub(crate) last: From,
    event: u32,
    /// When memory was last looked at by a loop that waits.
    pub(crate) version: u64,
    /// What it saw then at the place that it looks at, if that is all that counts.
    seen: Option<u64>,
    /// Whether it was also asked whether it would wait for ever.
    to_the_end: bool,
    /// How often it came round, in vain; and whether it has just done so.
    pub(crate) vain: u8,
    pub(crate) came_round: bool,
    /// Whether it has looked plainly, and so can race with whoever writes.
    pub(crate) plain: bool,
    /// Whether it waits for a lock, by trying.
    pub(crate) tries: bool,
    /// Updates of one number.
    row: Option<Row>,
    /// Whether it has found a lock taken that it tried to take.
    pub(crate) found_taken: bool,
    /// Whether it has taken locks.
    locks: bool,
    /// The locks that it has taken and not given back, and how many places it had stood at before each; zeros for none.
    held: [(u64, u32); MOST_HELD],
}

impl Looks {
    /// The thread does something else than look.
    pub(crate) fn interrupt(&mut self) {
        self.forget();
        self.row = None;
        self.written.elsewhere += 1;
    }

    /// What it looked at before does not count any more.
    pub(crate) fn forget(&mut self) {
        let Looks { written, since, version, row, .. } = *self;
        *self = Looks { written, since, version, row, ..Looks::default() };
    }

    /// The thread stands before a look, and has written elsewhere than on its stack so often. What it looked at before it wrote does
    /// not count.
    pub(crate) fn has_written(&mut self, written: u64) {
        if self.since == written {
            return;
        }
        self.forget();
        self.since = written;
    }

    /// The thread stands before a look, the one with this number of its events. Whether it stands there still, and others have
    /// changed memory meanwhile.
    pub(crate) fn still_stands(&mut self, event: u32) -> bool {
        let still = self.points != 0 && self.event == event;
        self.event = event;
        still
    }

    /// The thread stands before an update. Whether it has updated the same number twice before, and else only looked.
    pub(crate) fn updates(&mut self, range: Range, event: u32) -> bool {
        match &mut self.row {
            Some(row) if row.range == range && row.event == event => false,
            Some(row) if row.range == range => {
                (row.count, row.event) = (row.count.saturating_add(1), event);
                row.count > 2
            }
            row => {
                *row = Some(Row { range, event, count: 1 });
                false
            }
        }
    }

    /// Notes a place; whether it may have been there before.
    pub(crate) fn comes_by(&mut self, point: CodePoint) -> bool {
        let bit = 1u64 << (FxBuildHasher.hash_one(point) >> 58);
        let before = self.points & bit != 0;
        self.points |= bit;
        before
    }

    /// The places that it stood at.
    pub(crate) fn places(&self) -> Vec<CodePoint> {
        self.stood.latest_first().map(|stand| stand.standing.0).collect()
    }

    /// The places that it stood at since it stood there.
    pub(crate) fn places_since(&self, standing: &Standing) -> Vec<CodePoint> {
        let mut places = Vec::new();
        for stand in self.stood.latest_first() {
            places.push(stand.standing.0);
            if stand.standing == *standing {
                break;
            }
        }
        places
    }

    /// Whether it has stood there since it last did anything else than look.
    pub(crate) fn has_stood(&self, standing: &Standing) -> bool {
        self.stood.latest_first().any(|stand| stand.standing == *standing)
    }

    /// The look by which it came here for the first time, if that was from another place than now, and at the same address.
    pub(crate) fn came_otherwise(&self, here: CodePoint) -> Option<CodePoint> {
        let (last, look) = self.last;
        let (range, _) = look?;
        let (from, first) = self.stood.latest_first().filter(|stand| stand.standing.0 == here).last()?.from;
        (first.is_some_and(|(first, _)| first == range) && from != last).then_some(from)
    }

    /// The thread stands before a look that might as well be taken later.
    pub(crate) fn looks_early(&mut self, look: (Range, Order), before: State) {
        let event = self.event;
        let early = Rc::make_mut(self.early.get_or_insert_default());
        if early.last().is_none_or(|last| last.event != event) && early.len() < MOST_EARLY {
            early.push(Early { look, before, event });
        }
    }

    /// The states before looks that might as well have been taken later.
    pub(super) fn kept(&self) -> impl Iterator<Item = &State> {
        self.early.iter().flat_map(|early| early.iter()).map(|early| &early.before)
    }

    /// The looks that might as well have been taken later.
    pub(crate) fn early(&self) -> &[Early] {
        self.early.as_deref().map_or(&[], |early| early)
    }

    /// The thread looks plainly, which others may race with: what it did before is not done later.
    pub(crate) fn looks_plainly(&mut self) {
        (self.plain, self.early) = (true, None);
    }

    /// Notes where it stands.
    pub(crate) fn stands(&mut self, standing: Standing) {
        if self.stood.count() >= MOST_PLACES {
            // Perhaps it goes round only now.
            self.stood = Stood::default();
            self.held = Default::default();
        }
        self.stood.push(standing, self.last);
    }

    /// It may go round once more, from here.
    pub(crate) fn goes_round_from(&mut self, standing: Standing) {
        (self.stood, self.held) = Default::default();
        self.stands(standing);
    }

    /// It goes round once more: what it came from does not count.
    pub(crate) fn begins_anew(&mut self) {
        (self.stood, self.vain, self.came_round) = (Stood::default(), 0, false);
        (self.held, self.locks, self.early) = (Default::default(), false, None);
        self.found_taken = false;
    }

    /// Whether it has taken this lock since it last did anything else, and not given it back.
    pub(crate) fn has_taken(&self, lock: u64) -> bool {
        self.held.iter().any(|(held, _)| *held == lock)
    }

    /// Whether it holds a lock that it took since it last did anything else.
    pub(crate) fn holds(&self) -> bool {
        self.held.iter().any(|(lock, _)| *lock != 0)
    }

    /// The thread takes a lock.
    pub(crate) fn takes(&mut self, lock: u64) {
        (self.locks, self.early) = (true, None);
        if self.held.iter().any(|(held, _)| *held == lock) {
            // It still stands before that.
            return;
        }
        let places = self.stood.count();
        match self.held.iter_mut().find(|(held, _)| *held == 0) {
            Some(free) => *free = (lock, places),
            None => self.forget(),
        }
    }

    /// The thread gives a lock back. Where it had it, others could not take it: those places are left for good. If it had it
    /// before all of them, nothing is left.
    pub(crate) fn gives_back(&mut self, lock: u64) {
        match self.held.iter_mut().find(|(held, _)| *held == lock) {
            Some(held) => {
                let (_, places) = std::mem::take(held);
                self.stood.truncate(places);
            }
            None => self.forget(),
        }
    }

    /// The number of the event that it last stood before.
    pub(crate) fn event(&self) -> u32 {
        self.event
    }

    /// Whether nothing has changed since the thread last stood before a look.
    pub fn is_recent(&self, memory: &Memory) -> bool {
        self.version == memory.version() && !self.locks && !self.tries
    }

    /// The thread stands before a look, or before taking a lock.
    pub(crate) fn looks_from(&mut self, from: From) {
        (self.last, self.seen) = (from, None);
    }

    /// The thread stands before a look that it waits with, and asks what it leads to.
    pub(crate) fn asks(&mut self, memory: &Memory, to_the_end: bool) {
        (self.version, self.to_the_end) = (memory.version(), to_the_end);
        self.seen = self.last.1.and_then(|(range, _)| memory.word_at(range));
    }

    /// Whether nothing has changed since it was asked whether it would wait for ever.
    pub(crate) fn knows_its_end(&self, memory: &Memory) -> bool {
        self.is_recent(memory) && self.to_the_end
    }

    /// Whether what it waits for is as it was when it last asked: nothing else decides whether it goes on.
    pub(crate) fn sees_the_same(&self, memory: &Memory) -> bool {
        let now = || self.last.1.and_then(|(range, _)| memory.word_at(range));
        self.seen.is_some() && !self.locks && !self.tries && now() == self.seen
    }

    /// Whether the thread has just come round in vain.
    pub(crate) fn is_in_vain(&self) -> bool {
        self.came_round
    }

    /// Whether it waits for a lock, by trying: whenever somebody does something, that may be taken or free.
    pub(crate) fn waits_by_trying(&self) -> bool {
        self.tries
    }
}
