//! Loops that do nothing but look at memory until it has changed. Where one was found, a round that would fail is not
//! taken: the thread waits, and its next step is the look that leaves the loop (Jonsson, Lång, Sagonas: Awaiting for
//! Godot, FMCAD 2022, do this to the program; here it is found while the program runs).
//!
//! A loop is found when a thread comes back to the same look with the same registers and the same stack, without having
//! written anything else: it depends on what the thread itself did and saw, not on what others did meanwhile. What is on
//! the stack may change on the way: a round may copy there what it looks at.
//! Whether a round would fail is tried on a copy of the state, each time memory has changed. Loops that count their
//! rounds, write, or take inputs are ordinary loops.
//!
//! Where a round has several looks, others may act between them: it can fail as a whole and still be left in the middle.
//! So its looks are ordinary steps, and a thread that has come round in vain goes no further: the execution in which it
//! looks later, and not in vain, is another one. If a round would still fail when everybody else has come to rest, the
//! loop never ends. A round may also take locks and give them back (`poll`).
//!
//! An execution without the round has all that an execution with it has, but for data races with its looks. Where nothing
//! orders what the thread does after the loop with what others do then, those may come as late as that: there a thread may
//! go round in vain once if it looks plainly, and goes no further the second time.

use super::{Flow, Run, Stop};
use crate::learned::Await;
use crate::looks::{Base, MOST_HELD, Round};
use crate::memory::Changes;
use crate::parts::is_hidden;
use crate::policy::Waits;
use crate::state::{Choice, Next, Status};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use threadbare_trace::{Action, CodePoint, Ending, Order, Range};

/// A loop is looked for again from another place after this many looks.
const PATIENCE: u32 = 64;

/// A round with fewer looks than this is known after one round.
const MOST_LOOKS: u32 = 16;

/// Of a larger stack it is not looked at what is there: whatever is written there is a change.
const MOST_BYTES: u64 = 4096;

/// What came of a trial.
#[derive(Clone, Copy, PartialEq)]
enum Tried {
    /// The thread leaves the loop.
    Leaves,
    /// It comes back to where it is.
    Spins,
    /// It comes round, but not to where it is now.
    Elsewhere,
    /// It has to wait for a lock.
    Blocked,
}

/// A trial of whether the thread leaves its loop.
pub struct Trial {
    start: CodePoint,
    /// What had been written then elsewhere than on the stack.
    version: u64,
    /// The registers at the start, each time that it came there, and how many looks there were before.
    seen: Vec<(u64, u32)>,
    /// How many looks there were so far, and how many a round has that comes back.
    count: u32,
    period: u32,
    /// Where it looked at what.
    looks: Vec<(CodePoint, (Range, Order))>,
    /// The registers at some look on the way, and how many looks there were before.
    on_the_way: (u64, u32),
    /// The locks that it has taken and not given back.
    held: Vec<u64>,
    tried: Tried,
}

impl Trial {
    /// The thread stands where the trial began: whether it did so before.
    fn comes_back(&mut self, registers: u64) -> bool {
        if let Some(first) = self.seen.iter().position(|(seen, _)| *seen == registers) {
            self.tried = if first == 0 { Tried::Spins } else { Tried::Elsewhere };
            self.period = self.count - self.seen[first].1;
            return true;
        }
        self.seen.push((registers, self.count));
        false
    }

    /// The thread looks at something: whether it did so before, with the same registers, and has not come by the start since. Then
    /// it is in another loop, which it does not leave any more while nobody changes memory.
    fn goes_round_elsewhere(&mut self, registers: u64) -> bool {
        let (before, since) = self.on_the_way;
        let came_by = self.seen.last().is_some_and(|(_, count)| *count >= since);
        if before == registers && since > 0 && !came_by {
            return true;
        }
        // What it is compared with is kept for longer and longer (Brent).
        if self.count.is_power_of_two() {
            self.on_the_way = (registers, self.count);
        }
        false
    }
}

impl Run<'_> {
    /// A thread stands before a step that may be a mere look. Says what it waits for.
    pub(super) fn before_look(&mut self, action: Action, choice: Choice) -> Stop {
        let plain = matches!(action, Action::Read { order: Order::Plain, .. } | Action::Scan { .. });
        let stop = self.before_any_look(action, choice);
        if let Some(round) = &mut self.thread_mut().looks.round {
            round.plain |= plain;
        }
        stop
    }

    fn before_any_look(&mut self, action: Action, choice: Choice) -> Stop {
        let point = self.thread_ref().point();
        if self.world.learned.awaits.contains_key(&point) {
            self.thread_mut().looks.version = self.state.memory.version();
            let several =
                |run: &Self| run.world.learned.awaits.get(&point).is_some_and(|known| known.several);
            if several(self) {
                return self.before_one_of_several(point, action, choice);
            }
            let (tried, looks) = self.try_round(point);
            if several(self) {
                return self.before_one_of_several(point, action, choice);
            }
            if tried == Tried::Elsewhere {
                return Stop::Before(Next { action, choice });
            }
            let next = Next { action: Action::Await { act: Arc::new(action), looks: looks.into() }, choice };
            return match tried {
                Tried::Spins => Stop::Wait(Status::Spinning(next)),
                _ => Stop::Before(next),
            };
        }
        let mut base = self.thread_ref().looks.looking;
        // A loop that gives locks back is not one that only looks.
        let quiet = self.written().elsewhere + self.thread_ref().looks.unlocks;
        let round = self.comes_round(&mut base, quiet, point);
        self.thread_mut().looks.looking = base;
        if round {
            self.world.learned.awaits.insert(point, Await::new(point, false));
            self.world.learned.shared_grew = true;
        }
        Stop::Before(Next { action, choice })
    }

    /// A thread stands before a step that takes a lock, which it waits for if it must.
    pub(super) fn before_lock(&mut self, lock: u64) -> Stop {
        let point = self.thread_ref().point();
        let action = Action::Lock { mutex: lock };
        if self.world.learned.awaits.contains_key(&point) {
            return match self.before_one_of_several(point, action, Choice::Only) {
                Stop::Before(next) => {
                    self.thread_mut().looks.takes(lock);
                    Stop::Before(next)
                }
                // It does not wait for the lock, which is free: a step of its own is all that it would take.
                Stop::Wait(Status::Spinning(next)) => {
                    let action = Action::Branch { taken: false };
                    Stop::Wait(Status::Spinning(Next { action, ..next }))
                }
                other => other,
            };
        }
        let mut base = self.thread_ref().looks.locking;
        let round = self.comes_round(&mut base, self.written().elsewhere, point);
        self.thread_mut().looks.locking = base;
        if round {
            self.world.learned.awaits.insert(point, Await::new(point, true));
            self.world.learned.shared_grew = true;
        }
        self.thread_mut().looks.takes(lock);
        Stop::Before(Next { action, choice: Choice::Only })
    }

    /// A thread stands before a look of a loop with several.
    fn before_one_of_several(&mut self, point: CodePoint, action: Action, choice: Choice) -> Stop {
        let registers = self.registers();
        let writes = self.written().elsewhere;
        let event = self.thread_ref().events;
        let round = self.thread_ref().looks.round.filter(|round| round.writes == writes);
        let (held, locks) = ([0; MOST_HELD], false);
        let begins = Round { point, registers, writes, since: 0, event, vain: 0, held, locks, plain: false };
        let mut round = match round {
            // Still the same look: others have changed memory meanwhile.
            Some(round) if round.event == event => round,
            Some(round) if round.point == point && round.registers == registers => {
                Round { vain: round.vain + 1, since: 0, ..round }
            }
            Some(round) => {
                let since = round.since + 1;
                // Perhaps the thread came to where it goes round only now.
                let again = since >= MOST_LOOKS && since.is_power_of_two();
                Round { since, ..if again { begins } else { round } }
            }
            None => begins,
        };
        round.event = event;
        self.thread_mut().looks.round = Some(round);
        let next = Next { action, choice };
        let most = if round.plain && self.world.tells_without_order() { 2 } else { 1 };
        if round.vain < most {
            return Stop::Before(next);
        }
        let tried = self.try_round(point).0;
        if tried == Tried::Spins {
            return Stop::Wait(Status::Spinning(next));
        }
        if self.world.policy.waits == Waits::GoRound && tried == Tried::Blocked {
            // It is asked again as soon as the lock is free.
            return Stop::Before(next);
        }
        if self.world.policy.waits == Waits::GoRound {
            self.thread_mut().looks.round = None;
            return Stop::Before(next);
        }
        Stop::Halt(Ending::AssumptionFailed)
    }

    /// Whether the thread was here before with the same registers, and has not written elsewhere than on its stack since.
    fn comes_round(&mut self, base: &mut Base, quiet: u64, point: CodePoint) -> bool {
        let event = self.thread_ref().events;
        if base.since > 0 && base.event == event {
            // Still the same look: others have changed memory meanwhile.
            return false;
        }
        if base.since == 0 || base.quiet != quiet || base.since > PATIENCE {
            *base = Base { point, quiet, registers: 0, since: 0, event, visits: 0 };
        }
        base.since += 1;
        base.event = event;
        if base.point != point {
            return false;
        }
        base.visits += 1;
        if base.visits == 1 {
            return false;
        }
        let registers = self.registers();
        let found = base.visits > 2 && base.registers == registers;
        // A round may come here several times: what it is compared with is kept for longer and longer (Brent).
        if base.visits.is_power_of_two() {
            base.registers = registers;
        }
        found
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
    fn registers(&mut self) -> u64 {
        // A quick hash does not tell apart numbers whose highest bits differ in two places.
        let mut hasher = DefaultHasher::new();
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
        let stack = self.state.memory.own_stack(self.thread_ref().id);
        match stack.iter().map(|object| object.size).sum::<u64>() {
            0..=MOST_BYTES => stack.iter().for_each(|object| object.hash_bytes(&mut hasher)),
            _ => self.written().own.hash(&mut hasher),
        }
        hasher.finish()
    }

    /// Follows the thread on a copy of the state: whether it comes round without doing anything, and what it looks at.
    fn try_round(&mut self, start: CodePoint) -> (Tried, Vec<(Range, Order)>) {
        let mut state = self.state.clone();
        let version = state.memory.changes().elsewhere;
        let mut run = Run::new(self.world.again(), self.library, &mut state, self.thread);
        let (seen, looks) = (Vec::new(), Vec::new());
        let (held, tried) = (Vec::new(), Tried::Leaves);
        run.trial =
            Some(Trial { start, version, seen, count: 0, period: 0, looks, on_the_way: (0, 0), held, tried });
        run.run();
        let Some(trial) = run.trial else { return (Tried::Leaves, Vec::new()) };
        let Some(known) = self.world.learned.awaits.get_mut(&start) else {
            return (Tried::Leaves, Vec::new());
        };
        if !known.several && trial.tried != Tried::Leaves {
            // The loop is longer than was known: what was seen of it so far may have missed something.
            for (point, _) in &trial.looks {
                self.world.learned.shared_grew |= known.body.insert(*point);
            }
            // Looks that may race are taken one by one, too.
            let plain = |(_, (_, order)): &(CodePoint, (Range, Order))| *order == Order::Plain;
            let may_race = self.world.options.detect.race && trial.looks.iter().any(plain);
            let several = trial.period > 1 || may_race;
            self.world.learned.shared_grew |= several && !known.several;
            known.several |= several;
        }
        // Where the thread leaves the loop it looked at things behind it too.
        let inside = trial.looks.into_iter().filter(|(point, _)| known.body.contains(point));
        (trial.tried, inside.map(|(_, look)| look).collect())
    }

    /// A visible step during a trial: a look is allowed, everything else ends the trial.
    pub(super) fn during_trial(&mut self, action: Action, choice: Choice) -> Flow<u32> {
        let point = self.thread_ref().point();
        let (version, registers) = (self.state.memory.changes().elsewhere, self.registers());
        let left = || Err(Stop::Before(Next { action: action.clone(), choice: choice.clone() }));
        let Some(trial) = &mut self.trial else { return left() };
        if matches!(action, Action::Look { .. }) {
            return Ok(0);
        }
        let Some(look) = look(&action).filter(|_| version == trial.version && choice == Choice::Only) else {
            return left();
        };
        if point == trial.start && trial.comes_back(registers) {
            return left();
        }
        trial.count += 1;
        if trial.goes_round_elsewhere(registers) {
            return left();
        }
        if !trial.looks.contains(&(point, look)) {
            trial.looks.push((point, look));
        }
        Ok(0)
    }

    /// A lock is taken or given back during a trial.
    pub(super) fn lock_during_trial(&mut self, action: Action) -> Flow<u32> {
        let (point, registers) = (self.thread_ref().point(), self.registers());
        let left = || Err(Stop::Before(Next { action: action.clone(), choice: Choice::Only }));
        let Some(trial) = &mut self.trial else { return left() };
        if self.state.memory.changes().elsewhere != trial.version {
            return left();
        }
        match action {
            Action::Lock { mutex } => {
                if point == trial.start && trial.comes_back(registers) {
                    return left();
                }
                if !self.state.sync.can_lock(mutex, self.thread) {
                    trial.tried = Tried::Blocked;
                    return left();
                }
                trial.held.push(mutex);
                trial.count += 1;
            }
            Action::Unlock { mutex } => match trial.held.iter().position(|held| *held == mutex) {
                Some(held) => drop(trial.held.swap_remove(held)),
                None => return left(),
            },
            _ => return left(),
        }
        Ok(0)
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
