//! Loops that wait for something, or try again until nobody interferes. Their rounds are not explored where they are in vain.
//!
//! A *look* is a step that nobody else can notice: a read, a compare-and-swap or an update that changes nothing, an attempt to take
//! a lock that fails. A *round in vain* leads a
//! thread by looks alone back to where it stood, with the same registers and the same stack, as far as they can still matter
//! (*standing*). An execution with such a round is as good as the one without it: others noticed nothing, the thread stands
//! where it stood. So whoever explores all schedules (`Waits::Elsewhere`) may leave it out, and does:
//!
//! > A look that would complete a round in vain cannot be taken.
//!
//! Nor can one after which the round can only be in vain, whatever later looks see (`trial.rs`).
//!
//! Whether it would depends on what the thread itself did and saw, and on what the look sees now: the step is a wait for memory to
//! be otherwise (`Action::Await`). Leaving out a round makes an execution shorter, so each has one that is not left out and
//! ends the same; nothing is lost but data races with looks of the round, for which see below.
//!
//! A thread that stands before such a look goes on when memory has changed. If nobody is left to change it, there are two cases. Alone it
//! would go round for ever: that is an error of the program (`Status::Spinning`). Or it would leave its loop
//! in a later round: then the execution is one of those to leave out, in which it has begun its last round too early
//! (`Status::Parked`).
//!
//! What is found while the program runs, and makes a search start again: places that a thread comes to twice by looks alone, where standings
//! are compared from then on; and looks that have completed a round in vain. Loops that count their rounds, write,
//! or take inputs are ordinary loops.
//!
//! A round may also take locks and give them back (`poll`). A thread that holds one must not wait for memory, which others could
//! then not change: it completes the round, and goes no further then.
//!
//! Data races with looks of a round in vain may show in no execution without it. So a plain look, which may race, is taken, and the
//! thread goes no further behind it; and where nothing orders what the thread does after the loop with what others do then, a
//! thread that looks plainly may go round in vain once.

use super::{Run, Stop};
use crate::folded::Folded;
use crate::learned::Known;
use crate::memory::Changes;
use crate::parts::is_hidden;
use crate::policy::Waits;
use crate::state::{Choice, Next, Status, Tried};
use std::hash::{Hash, Hasher};
use std::rc::Rc;
use std::sync::Arc;
use threadbare_trace::{Action, CodePoint, Ending, Order, Range};

/// Of a larger stack it is not looked at what is there: whatever is written there is a change.
const MOST_BYTES: u64 = 4096;

impl Run<'_> {
    /// A thread stands before a step that may be a mere look. Says what it waits for.
    pub(super) fn before_look(&mut self, action: Action, choice: Choice) -> Stop {
        let plain = matches!(action, Action::Read { order: Order::Plain, .. } | Action::Scan { .. });
        let in_vain = self.arrives();
        if plain {
            self.thread_mut().looks.looks_plainly();
        }
        let point = self.thread_ref().point();
        self.thread_mut().looks.looks_from((point, look(&action)));
        self.may_attempt(&action);
        let next = Next { action, choice };
        if let Some(stop) = self.before_attempt(&next) {
            return stop;
        }
        let looks = &self.thread_ref().looks;
        // A look that may race is taken, so that it shows.
        let shows = plain && self.world.options.detect.race;
        let is_alone = next.choice == Choice::Only && !looks.holds() && !shows;
        if is_alone && self.world.learned.awaits.early.contains(&point) {
            self.keep_early(&next.action);
        }
        if in_vain && self.is_too_often(0) {
            return self.after_round(next);
        }
        // Whether it is a wait must not depend on what others did.
        if !is_alone || !self.may_be_in_vain(point, &next.action) || !self.is_too_often(1) {
            return Stop::Before(next);
        }
        // Whether it would wait for ever matters when nobody else can go on.
        let to_the_end = self.is_end || self.world.policy.waits == Waits::GoRound;
        Rc::make_mut(&mut self.state.threads[self.thread]).looks.asks(&self.state.memory, to_the_end);
        let tried = if to_the_end { self.try_look(&next.action) } else { self.try_one_look(&next.action) };
        if let Some(action) = waited(&next.action) {
            return if tried == Tried::Leaves { Stop::Before(next) } else { self.waits_for(action) };
        }
        let Some(look) = look(&next.action) else { return Stop::Before(next) };
        let wait = Next {
            action: Action::Await { act: Arc::new(next.action.clone()), looks: Arc::new([look]) },
            choice: Choice::Only,
        };
        match (tried, self.world.policy.waits) {
            (Tried::Leaves, _) => Stop::Before(wait),
            (Tried::Spins, _) => Stop::Wait(Status::Spinning(wait)),
            (Tried::Vain | Tried::Blocked, Waits::Elsewhere) => Stop::Wait(Status::Parked(wait)),
            (Tried::Vain | Tried::Blocked, Waits::GoRound) => Stop::Before(wait),
        }
    }

    /// A thread tries to take a lock, and tries again if that fails: it might as well wait for the lock.
    fn waits_for(&mut self, action: Action) -> Stop {
        self.thread_mut().looks.tries = true;
        let can = self.state.allows(self.thread, &action);
        let next = Next { action, choice: Choice::Only };
        if can { Stop::Before(next) } else { Stop::Wait(Status::Spinning(next)) }
    }

    /// A thread stands before a step that takes a lock, which it waits for if it must.
    pub(super) fn before_lock(&mut self, lock: u64) -> Stop {
        let in_vain = self.arrives();
        let point = self.thread_ref().point();
        self.thread_mut().looks.looks_from((point, None));
        let next = Next { action: Action::Lock { mutex: lock }, choice: Choice::Only };
        let stop = match in_vain && self.is_too_often(0) {
            true => self.after_round(next),
            false => Stop::Before(next),
        };
        match stop {
            // It does not wait for the lock, which is free: a step of its own is all that it would take.
            Stop::Wait(Status::Spinning(next)) => {
                let action = Action::Branch { taken: false };
                Stop::Wait(Status::Spinning(Next { action, ..next }))
            }
            Stop::Before(next) => {
                self.thread_mut().looks.takes(lock);
                Stop::Before(next)
            }
            other => other,
        }
    }

    /// Whether a look from there may be in vain, as far as is known.
    fn may_be_in_vain(&mut self, point: CodePoint, action: &Action) -> bool {
        if !self.world.learned.awaits.vain.contains(&point)
            && self.world.learned.awaits.rounds.contains(&point)
            && self.try_one_look(action) != Tried::Leaves
        {
            self.world.learned.awaits.add(point, Known::Vain);
            self.world.learned.shared_grew = true;
        }
        self.world.learned.awaits.vain.contains(&point)
    }

    /// A thread has come round in vain, which it must not: how it goes on.
    fn after_round(&mut self, next: Next) -> Stop {
        let tried = self.try_on();
        if tried == Tried::Spins {
            return Stop::Wait(Status::Spinning(next));
        }
        if self.world.policy.waits == Waits::Elsewhere {
            return Stop::Halt(Ending::AssumptionFailed);
        }
        // Where it has to wait for a lock, it is asked again as soon as that is free.
        if tried != Tried::Blocked {
            self.thread_mut().looks.begins_anew();
        }
        Stop::Before(next)
    }

    /// Whether it must not have come round in vain so many times more than it has.
    fn is_too_often(&mut self, more: u8) -> bool {
        let looks = &self.thread_ref().looks;
        let (plain, vain) = (looks.plain, looks.vain.saturating_add(more));
        vain > u8::from(plain && self.world.tells_without_order())
    }

    /// A thread stands before a look, or before taking a lock. Whether it has come round in vain.
    fn arrives(&mut self) -> bool {
        let point = self.thread_ref().point();
        let event = self.thread_ref().events;
        let written = self.written().elsewhere;
        if self.thread_ref().looks.since != written {
            self.notices_locks();
        }
        let looks = &mut self.thread_mut().looks;
        looks.has_written(written);
        let taken = looks.event();
        if looks.still_stands(event) {
            return looks.came_round;
        }
        (looks.came_round, looks.tries) = (false, false);
        let (before, (last, _)) = (looks.comes_by(point), looks.last);
        if self.has_sealed_a_round(last) {
            let grew = self.world.learned.awaits.add(last, Known::Vain);
            self.world.learned.shared_grew |= grew;
        }
        if !self.world.learned.awaits.repeated.contains(&point) {
            if before {
                self.world.learned.awaits.repeated.insert(point);
                self.world.learned.shared_grew = true;
            }
            return false;
        }
        let standing = (point, self.registers());
        let looks = &mut self.thread_mut().looks;
        let in_vain = looks.has_stood(&standing);
        if !in_vain {
            let (otherwise, (last, _)) = (looks.came_otherwise(point), looks.last);
            looks.stands(standing);
            if let Some(early) = otherwise {
                self.may_look_later(early);
            }
            if self.has_looked_early(taken, &standing) {
                self.came_early(last);
            }
            return false;
        }
        looks.vain = looks.vain.saturating_add(1);
        looks.came_round = true;
        let ((last, _), places) = (looks.last, looks.places_since(&standing));
        let awaits = &mut self.world.learned.awaits;
        let mut grew = awaits.add(last, Known::Vain);
        places.into_iter().for_each(|place| grew |= awaits.add(place, Known::Round));
        self.world.learned.shared_grew |= grew;
        if !self.is_too_often(0) {
            // It goes round once more, and may leave the loop anywhere.
            self.thread_mut().looks.goes_round_from(standing);
        }
        true
    }

    /// How often the thread has written to memory.
    pub(super) fn written(&self) -> Changes {
        let (before, now) = (self.thread_ref().looks.written, self.state.memory.changes());
        Changes {
            elsewhere: before.elsewhere + (now.elsewhere - self.began.elsewhere),
            own: before.own + (now.own - self.began.own),
        }
    }

    /// All registers of the thread that can still matter, its stack, and what else is its own.
    pub(super) fn registers(&mut self) -> u64 {
        let mut hasher = Folded::new();
        let thread = &self.state.threads[self.thread];
        (thread.stage, thread.jumps.len(), &thread.cleanups).hash(&mut hasher);
        (&thread.failed, thread.weakly).hash(&mut hasher);
        thread.specific.iter().for_each(|(key, value)| (key, value.word, value.tag).hash(&mut hasher));
        for (number, bytes) in &thread.kept {
            number.hash(&mut hasher);
            bytes.iter().for_each(|byte| (byte.word, byte.tag).hash(&mut hasher));
        }
        self.state.sync.depths(self.thread).for_each(|held| held.hash(&mut hasher));
        let frames = self.state.threads[self.thread].frames.len();
        for depth in 0..frames {
            let frame = &self.state.threads[self.thread].frames[depth];
            let pc = if depth + 1 == frames { frame.pc } else { frame.pc.saturating_sub(1) };
            (frame.code.symbol, frame.pc).hash(&mut hasher);
            for register in self.world.prepared.live(&frame.code, pc).iter() {
                let value = frame.get(*register);
                (value.word, value.tag).hash(&mut hasher);
            }
        }
        let mut stack = self.state.memory.own_stack(self.thread_ref().id);
        if !self.world.prepared.facts().reads_errno {
            // What a call has left there, nobody will look at.
            let errno = self.thread_ref().errno;
            stack.retain(|object| object.base != errno);
        }
        match stack.iter().map(|object| object.size).sum::<u64>() {
            0..=MOST_BYTES => stack.iter().for_each(|object| object.hash_bytes(&mut hasher)),
            _ => self.written().own.hash(&mut hasher),
        }
        hasher.finish()
    }
}

/// Whether a step may be a mere look because it tries to take a lock, or one from a semaphore.
pub(super) fn tries(action: &Action) -> bool {
    waited(action).is_some()
}

/// What a thread does that waits instead of trying.
pub(super) fn waited(action: &Action) -> Option<Action> {
    match *action {
        Action::TryLock { mutex } => Some(Action::Lock { mutex }),
        Action::TryReadLock { lock } => Some(Action::ReadLock { lock }),
        Action::SemaphoreTry { semaphore } => Some(Action::SemaphoreWait { semaphore }),
        _ => None,
    }
}

impl Run<'_> {
    /// Whether an attempt to take a lock would succeed now.
    pub(super) fn succeeds(&self, action: &Action) -> bool {
        waited(action).is_some_and(|waits| self.state.allows(self.thread, &waits))
    }
}

/// What a step looks at, if it may be a mere look: a read, or an update that changes nothing. What the library keeps for
/// itself, which has no place in memory, changes with each use.
pub(super) fn look(action: &Action) -> Option<(Range, Order)> {
    match action {
        Action::Read { range, order }
        | Action::CompareExchange { range, failure: order, .. }
        | Action::Update { range, order } => Some((*range, *order)).filter(|_| !is_hidden(*range)),
        Action::Scan { range } => Some((*range, Order::Plain)),
        _ => None,
    }
}
