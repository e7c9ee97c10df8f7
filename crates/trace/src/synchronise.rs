//! The synchronises-with order of C11 over the events of an execution, and the data races that it leaves. It does not
//! know what is explored.

use crate::clock::{Clock, Seen};
use crate::dependence::dependent;
use crate::event::{Action, Event, Fence, Order, Range};
use crate::order::{Back, Ordered, Trace, comes};
use crate::place::Place;
use crate::thread::ThreadId;
use std::rc::Rc;

/// So many earlier accesses are told of as racing with one event: with thousands of threads each races with all others.
const MOST_RACES: usize = 1_000;

/// What an acquiring read of what an event wrote would see: what the release before it did, continued by updates only
/// (the release sequence of C++20).
#[derive(Clone)]
pub(crate) enum Released {
    /// Nothing.
    Nothing,
    /// All that the event itself comes after.
    Own,
    /// This.
    Part(Rc<Clock>),
}

/// What a thread's fences are about.
#[derive(Clone, Default)]
pub(crate) struct Fenced {
    /// What the last fence that releases lets the thread's later atomic writes release.
    released: Option<Rc<Clock>>,
    /// What the thread's relaxed reads saw of what was released: the next fence that acquires brings it.
    seen: Option<Rc<Clock>>,
}

impl Fenced {
    /// A thread with this clock passes fences.
    pub fn pass(&mut self, fence: Fence, sync: &mut Clock) {
        if fence == Fence::ReleaseAcquire {
            self.released = Some(Rc::new(sync.clone()));
        }
        if fence.acquires()
            && let Some(seen) = self.seen.take()
        {
            sync.join(seen.seen());
        }
        if matches!(fence, Fence::Release | Fence::AcquireRelease) {
            self.released = Some(Rc::new(sync.clone()));
        }
    }

    /// A relaxed read sees what was released.
    fn see(&mut self, released: Seen<'_>) {
        Rc::make_mut(self.seen.get_or_insert_default()).join(released);
    }
}

impl Trace {
    /// What C11 says comes before a step because of the step itself.
    pub(crate) fn synchronise(
        &self,
        thread: ThreadId,
        action: &Action,
        sync: &mut Clock,
        fenced: &mut Fenced,
    ) {
        if let Action::Section { parts } = action {
            parts.iter().for_each(|part| self.synchronise(thread, part, sync, fenced));
            return self.follow_sections(thread, action, sync);
        }
        if let Some((lock, exclusive)) = action.acquires() {
            // A reader sees what writers did; a writer also waits for the readers.
            let releases = |part: &Action| match part {
                Action::Unlock { mutex } | Action::Wait { mutex, .. } => *mutex == lock,
                Action::ReadUnlock { lock: other } => exclusive && *other == lock,
                _ => false,
            };
            let mut back = self.back(Place::of(action));
            while let Some(at) = back.next(self) {
                let earlier = &self.events[at].event.action;
                if earlier.parts().iter().any(releases) {
                    sync.join(self.sync.row(at));
                }
                if earlier.acquires() == Some((lock, true)) && self.within(at, sync) {
                    // It has seen all releases before it.
                    break;
                }
            }
        }
        match action {
            Action::Join { child } => {
                let end = self.last_of(*child).filter(|at| self.events[*at].event.action == Action::End);
                end.into_iter().for_each(|at| sync.join(self.sync.row(at)));
            }
            Action::Read { range, order }
            | Action::Update { range, order }
            | Action::CompareExchange { range, failure: order, .. } => {
                self.acquire(*range, *order, sync, fenced);
            }
            Action::Await { act, looks } => {
                self.synchronise(thread, act, sync, fenced);
                looks.iter().for_each(|(range, order)| self.acquire(*range, *order, sync, fenced));
            }
            Action::SemaphoreWait { semaphore } | Action::SemaphoreTry { semaphore } => {
                let post = Action::SemaphorePost { semaphore: *semaphore };
                self.join_all(action, sync, |earlier| earlier.parts().contains(&post));
            }
            Action::Pass { .. } => match self.came(action) {
                Some(came) => sync.join(came.sync.seen()),
                None => self.join_all(action, sync, |earlier| comes(earlier, action)),
            },
            _ => {}
        }
    }

    /// Atomic sections of the program order each other like critical sections of one lock, but only those of which it matters which
    /// comes first. Where it does not, the other order is as good, and only one of the two is explored: whatever one of them alone
    /// orders may be next to each other in the other.
    fn follow_sections(&self, thread: ThreadId, action: &Action, sync: &mut Clock) {
        let Some(parts) = exclusive(action) else { return };
        // All sections are among the events that are not in one place.
        let mut back = self.back(Place::Nowhere);
        while let Some(at) = back.next(self) {
            let Event { thread: of, action: earlier, .. } = &self.events[at].event;
            if !self.within(at, sync)
                && let Some(earlier) = exclusive(earlier)
                && depend((*of, earlier), (thread, parts))
            {
                sync.join(self.sync.row(at));
            }
        }
    }

    /// Joins the clocks of all earlier events like this in the place of an action.
    fn join_all(&self, action: &Action, sync: &mut Clock, wanted: impl Fn(&Action) -> bool) {
        let mut back = self.back(Place::of(action));
        while let Some(at) = back.next(self) {
            if wanted(&self.events[at].event.action) {
                sync.join(self.sync.row(at));
            }
        }
    }

    /// What a read sees of what was released: at once if it acquires, at the next fence if it is relaxed.
    fn acquire(&self, range: Range, order: Order, sync: &mut Clock, fenced: &mut Fenced) {
        if order == Order::Plain {
            return;
        }
        if let Some(released) = self.last_write(range).and_then(|at| self.released_at(at)) {
            if acquires(order) { sync.join(released) } else { fenced.see(released) }
        }
    }

    /// What an acquiring read of what an event wrote would see.
    fn released_at(&self, at: usize) -> Option<Seen<'_>> {
        match &self.events[at].released {
            Released::Nothing => None,
            Released::Own => Some(self.sync.row(at)),
            Released::Part(clock) => Some(clock.seen()),
        }
    }

    fn last_write(&self, range: Range) -> Option<usize> {
        let mut back = self.back(Place::of(&Action::Free { range }));
        while let Some(at) = back.next(self) {
            if writes_in(&self.events[at].event.action, range) {
                return Some(at);
            }
        }
        None
    }

    pub(crate) fn releases(&self, action: &Action, sync: &Clock, fenced: &Fenced) -> Released {
        let own = |order: Order| match order {
            Order::Plain => Released::Nothing,
            Order::Release | Order::AcqRel | Order::SeqCst => Released::Own,
            // Not by itself, but by the fence before it.
            Order::Relaxed | Order::Acquire => {
                fenced.released.clone().map_or(Released::Nothing, Released::Part)
            }
        };
        match action {
            Action::Write { order, .. } => own(*order),
            // An update goes on with the release that it read from.
            Action::Update { range, order } => {
                let before = self.last_write(*range).and_then(|at| self.released_at(at));
                match (before, own(*order)) {
                    (Some(before), Released::Own) if acquires(*order) => {
                        debug_assert!(before.is_within(sync.seen()));
                        Released::Own
                    }
                    (Some(before), own) => {
                        let mut clock = before.to_clock();
                        match &own {
                            Released::Own => clock.join(sync.seen()),
                            Released::Part(own) => clock.join(own.seen()),
                            Released::Nothing => {}
                        }
                        Released::Part(Rc::new(clock))
                    }
                    (None, own) => own,
                }
            }
            Action::Await { act, .. } => self.releases(act, sync, fenced),
            // What a section writes is read after all of it.
            Action::Section { .. } => Released::Own,
            _ => Released::Nothing,
        }
    }

    /// The latest access that races with this one, among those that it can meet.
    #[inline]
    pub(crate) fn racing(
        &self,
        action: &Action,
        thread: usize,
        mut back: Back,
        sync: &Clock,
    ) -> Option<usize> {
        if only_access(action).is_none() && !accesses_several(action) {
            return None;
        }
        self.next_racing(&mut back, action, thread, sync)
    }

    /// The earlier accesses that the last event races with, the latest first. What C11 orders is the same in all executions that
    /// differ in the order of independent steps only, and so are these; but where they are very many, the earliest are left out.
    pub fn races(&self) -> Vec<usize> {
        let Some((last, row)) = self.events.last().zip(self.events.len().checked_sub(1)) else {
            return Vec::new();
        };
        if last.event.idle {
            return Vec::new();
        }
        let sync = self.sync.row(row).to_clock();
        let mut back = self.back_before(row);
        let next = || self.next_racing(&mut back, &last.event.action, last.thread, &sync);
        std::iter::from_fn(next).take(MOST_RACES).collect()
    }

    /// Goes on to the next earlier access that races with this one.
    fn next_racing(&self, back: &mut Back, action: &Action, thread: usize, sync: &Clock) -> Option<usize> {
        if self.has_many_threads() {
            return self.next_racing_of_many(back, action, thread, sync);
        }
        let near = sync.near();
        self.next_racing_among(back, action, thread, |of, count| {
            near.get(of).is_some_and(|seen| *seen >= count)
        })
    }

    #[cold]
    #[inline(never)]
    fn next_racing_of_many(
        &self,
        back: &mut Back,
        action: &Action,
        thread: usize,
        sync: &Clock,
    ) -> Option<usize> {
        self.next_racing_among(back, action, thread, |of, count| sync.of(of) >= count)
    }

    /// The same for a step of which it is known whether it has that many events of a thread before it.
    #[inline(always)]
    fn next_racing_among(
        &self,
        back: &mut Back,
        action: &Action,
        thread: usize,
        has: impl Fn(usize, u32) -> bool,
    ) -> Option<usize> {
        let (used, only) = (action.used_object(), only_access(action));
        let nobody_raced = self.first_race == 0;
        while let Some(at) = back.next(self) {
            let Ordered { event: earlier, thread: of, count, .. } = &self.events[at];
            let is_ordered = *of == thread || has(*of, *count);
            // Whoever used the same object before has looked at what is further back.
            if is_ordered && used.is_some() && earlier.action.used_object() == used {
                return None;
            }
            if earlier.idle {
                continue;
            }
            match (only, only_access(&earlier.action), is_ordered) {
                // Nobody further back races with this step either, see `hides_races_of`.
                (Some(one), Some(other), true) if nobody_raced && other.hides_races_of(one) => return None,
                (Some(one), Some(other), false) if one.races_with(other) => return Some(at),
                (Some(_), Some(_), _) | (_, _, true) => {}
                _ if conflicts(action, &earlier.action) => return Some(at),
                _ => {}
            }
        }
        None
    }
}

/// Whether a step writes some of these bytes.
fn writes_in(action: &Action, range: Range) -> bool {
    let writes = |part: &Action| match part {
        Action::Write { range: other, .. } | Action::Update { range: other, .. } => other.overlaps(range),
        _ => false,
    };
    match action {
        Action::Section { .. } | Action::Await { .. } => action.parts().iter().any(writes),
        one => writes(one),
    }
}

/// The parts of a step that is an atomic section of the program, and excludes others. What the library does in one step is written
/// in the same way, but accesses memory as it always does (`sem_getvalue`, looks at texts), or is a post to a semaphore that is nearly full.
fn exclusive(action: &Action) -> Option<&[Action]> {
    let is_plain = |part: &Action| matches!(part, Action::Read { order, .. } | Action::Write { order, .. } | Action::Update { order, .. } if *order == Order::Plain);
    match action {
        Action::Await { act, .. } => exclusive(act),
        Action::Section { parts } => match &parts[..] {
            [Action::SemaphorePost { .. }, Action::SemaphoreRead { .. }] => None,
            parts => (!parts.iter().any(is_plain)).then_some(parts),
        },
        _ => None,
    }
}

/// Whether it matters which of two sections of different threads comes first. What they might have done, but did not, does not count.
fn depend((p, one): (ThreadId, &[Action]), (q, other): (ThreadId, &[Action])) -> bool {
    let is_done = |part: &&Action| !matches!(part, Action::Might { .. });
    one.iter().filter(is_done).any(|a| other.iter().filter(is_done).any(|b| dependent(p, a, q, b)))
}

/// An access to memory.
#[derive(Clone, Copy)]
struct Access {
    range: Range,
    order: Order,
    writes: bool,
}

impl Access {
    /// Whether two accesses have a byte in common, one of them not atomic and one of them writing.
    #[inline]
    fn races_with(self, other: Access) -> bool {
        (self.writes || other.writes)
            && (self.order == Order::Plain || other.order == Order::Plain)
            && self.range.overlaps(other.range)
    }

    /// Whether an earlier access writes all that another accesses, and is not atomic, or both are. If that is ordered before the
    /// other, and no step so far races, then nothing further back races with the other: what does has a byte in common with it, and
    /// so with the write, and conflicts with the write, too, because that writes, and because it or the write is not atomic. So the
    /// write was compared with it, since it looked at the same places and at more, and found that it comes before; and what comes
    /// before the write comes before the other. That is why the write must have looked for races itself (an idle step does not), and
    /// why an atomic one does not do for an access that is not: atomic accesses do not race with it, but may race with the other.
    #[inline]
    fn hides_races_of(self, later: Access) -> bool {
        self.writes
            && (self.order == Order::Plain || later.order != Order::Plain)
            && self.range.contains(later.range)
    }
}

/// Whether two steps access the same memory, one of them not atomically and one of them writing. Two atomic sections never do, not
/// even if one of them ends the life of what the other accesses: nothing of the one comes between what the other does.
pub fn conflicts(one: &Action, other: &Action) -> bool {
    if matches!((one, other), (Action::Section { .. }, Action::Section { .. }))
        && exclusive(one).is_some()
        && exclusive(other).is_some()
    {
        return false;
    }
    let mut races = false;
    accesses(one, &mut |one| accesses(other, &mut |other| races |= one.races_with(other)));
    races
}

/// The access of a step that makes one, as most do by far. Making and destroying a synchronisation object is a plain write of
/// it. Its uses are atomic reads: they race with whoever makes, destroys, frees or overwrites it, and with nobody else. Not
/// so where a thread leaves a barrier or stops waiting for a condition: the object may be gone by then.
#[inline]
fn only_access(action: &Action) -> Option<Access> {
    let (range, order, writes) = match action {
        Action::Read { range, order } | Action::CompareExchange { range, failure: order, .. } => {
            (*range, *order, false)
        }
        Action::Write { range, order } | Action::Update { range, order } => (*range, *order, true),
        Action::Free { range } => (*range, Order::Plain, true),
        Action::Remake { object } => (first_byte(*object), Order::Plain, true),
        other => (first_byte(other.used_object()?), Order::SeqCst, false),
    };
    Some(Access { range, order, writes })
}

/// The accesses to memory that a step makes.
fn accesses(action: &Action, see: &mut dyn FnMut(Access)) {
    if let Some(only) = only_access(action) {
        return see(only);
    }
    let reads = |range: Range, order: Order| Access { range, order, writes: false };
    match action {
        Action::Wait { condition, mutex } => {
            [condition, mutex].into_iter().for_each(|at| see(reads(first_byte(*at), Order::SeqCst)));
        }
        Action::Await { act, looks } => {
            accesses(act, see);
            looks.iter().for_each(|(range, order)| see(reads(*range, *order)));
        }
        Action::Section { parts } => parts.iter().for_each(|part| accesses(part, see)),
        _ => {}
    }
}

/// Whether a step that makes no single access makes some.
fn accesses_several(action: &Action) -> bool {
    let mut some = false;
    accesses(action, &mut |_| some = true);
    some
}

/// What stands for a synchronisation object.
fn first_byte(object: u64) -> Range {
    Range { start: object, len: 1 }
}

fn acquires(order: Order) -> bool {
    matches!(order, Order::Acquire | Order::AcqRel | Order::SeqCst)
}
