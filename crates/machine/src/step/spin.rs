//! Loops that do nothing but look at memory until it has changed. Where one was found, a round that would fail is not
//! taken: the thread waits, and its next step is the look that leaves the loop (Jonsson, Lång, Sagonas: Awaiting for
//! Godot, FMCAD 2022, do this to the program; here it is found while the program runs).
//!
//! A loop is found when a thread comes back to the same look with the same registers without having written anything: it
//! depends on what the thread itself did and saw, not on what others did meanwhile.
//! Whether a round would fail is tried on a copy of the state, each time memory has changed. Loops that count their
//! rounds, write, or take inputs are ordinary loops.
//!
//! Where a round has several looks, others may act between them: it can fail as a whole and still be left in the middle.
//! So its looks are ordinary steps, and a thread that has come round in vain goes no further: the execution in which it
//! looks later, and not in vain, is another one. If a round would still fail when everybody else has come to rest, the
//! loop never ends.

use super::{Flow, Run, Stop};
use crate::memory::Memory;
use crate::state::{Choice, Next, Status};
use rustc_hash::{FxHashSet, FxHasher};
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use threadbare_trace::{Action, CodePoint, Ending, Order, Range};

/// A loop is looked for again from another place after this many looks.
const PATIENCE: u32 = 64;

/// A round with fewer looks than this is known after one round.
const MOST_LOOKS: u32 = 16;

/// What is remembered of a thread's looks, to find out that it goes round.
#[derive(Clone, Copy, Default)]
pub struct Looks {
    point: CodePoint,
    /// How often the thread had written when it was first there.
    quiet: u64,
    /// When memory was last looked at by a loop that waits.
    version: u64,
    registers: u64,
    since: u32,
    /// How often the thread came to that point since.
    visits: u32,
    /// How often the thread has written to memory.
    writes: u64,
    /// The round of a loop with several looks that the thread is in.
    round: Option<Round>,
}

/// A round of a loop with several looks.
#[derive(Clone, Copy)]
struct Round {
    /// Where it began, and with which registers.
    point: CodePoint,
    registers: u64,
    /// How often the thread had written then.
    writes: u64,
    /// How many looks ago that was.
    since: u32,
    /// The number of the event that the thread stands before.
    event: u32,
    /// Whether it came round, in vain.
    vain: bool,
}

/// A loop that waits.
pub(crate) struct Await {
    /// All its looks.
    pub(crate) body: FxHashSet<CodePoint>,
    /// Whether a round that fails can have more than one look.
    pub(crate) several: bool,
}

impl Await {
    pub(crate) fn new(point: CodePoint, several: bool) -> Await {
        Await { body: FxHashSet::from_iter([point]), several }
    }
}

/// What came of a trial.
#[derive(Clone, Copy, PartialEq)]
enum Tried {
    /// The thread leaves the loop.
    Leaves,
    /// It comes back to where it is.
    Spins,
    /// It comes round, but not to where it is now.
    Elsewhere,
}

impl Looks {
    /// Counts writes to memory.
    pub(super) fn wrote(&mut self, times: u64) {
        self.writes += times;
    }

    /// The thread does something else than look.
    pub(super) fn interrupt(&mut self) {
        self.round = None;
    }

    /// Whether memory has not changed since the thread last stood before a look.
    pub fn is_recent(&self, memory: &Memory) -> bool {
        self.version == memory.version()
    }
}

/// A trial of whether the thread leaves its loop.
pub struct Trial {
    start: CodePoint,
    version: u64,
    /// The registers at the start, each time that it came there, and how many looks there were before.
    seen: Vec<(u64, u32)>,
    /// How many looks there were so far, and how many a round has that comes back.
    count: u32,
    period: u32,
    /// Where it looked at what.
    looks: Vec<(CodePoint, (Range, Order))>,
    tried: Tried,
}

impl Run<'_> {
    /// A thread stands before a step that may be a mere look. Says what it waits for.
    pub(super) fn before_look(&mut self, action: Action, choice: Choice) -> Stop {
        let point = self.thread_ref().point();
        if self.machine.awaits.contains_key(&point) {
            self.thread_mut().looks.version = self.state.memory.version();
            let several = |run: &Self| run.machine.awaits.get(&point).is_some_and(|known| known.several);
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
        if self.comes_round(point) {
            self.machine.awaits.insert(point, Await::new(point, false));
            self.machine.shared_grew = true;
        }
        Stop::Before(Next { action, choice })
    }

    /// A thread stands before a look of a loop with several.
    fn before_one_of_several(&mut self, point: CodePoint, action: Action, choice: Choice) -> Stop {
        let registers = self.registers();
        let writes = self.own_writes();
        let event = self.thread_ref().events;
        let round = self.thread_ref().looks.round.filter(|round| round.writes == writes);
        let begins = Round { point, registers, writes, since: 0, event, vain: false };
        let mut round = match round {
            // Still the same look: others have changed memory meanwhile.
            Some(round) if round.event == event => round,
            Some(round) if round.point == point && round.registers == registers => {
                Round { vain: true, ..round }
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
        if !round.vain {
            return Stop::Before(next);
        }
        if self.try_round(point).0 == Tried::Spins {
            return Stop::Wait(Status::Spinning(next));
        }
        if self.machine.again {
            self.thread_mut().looks.round = None;
            return Stop::Before(next);
        }
        Stop::Halt(Ending::AssumptionFailed)
    }

    /// Whether the thread was here before with the same registers, and has not written since.
    fn comes_round(&mut self, point: CodePoint) -> bool {
        let quiet = self.own_writes();
        let mut looks = self.thread_ref().looks;
        if looks.quiet != quiet || looks.since > PATIENCE {
            looks = Looks { point, quiet, registers: 0, since: 0, visits: 0, ..looks };
        }
        looks.since += 1;
        let mut found = false;
        if looks.point == point {
            looks.visits += 1;
        }
        if looks.point == point && looks.visits > 1 {
            let registers = self.registers();
            found = looks.visits > 2 && looks.registers == registers;
            // A round may come here several times: what it is compared with is kept for longer and longer (Brent).
            if looks.visits.is_power_of_two() {
                looks.registers = registers;
            }
        }
        self.thread_mut().looks = looks;
        found
    }

    /// How often the thread has written to memory.
    fn own_writes(&self) -> u64 {
        self.thread_ref().looks.writes + (self.state.memory.version() - self.began)
    }

    /// All registers of the thread that can still matter.
    fn registers(&mut self) -> u64 {
        let mut hasher = FxHasher::default();
        let frames = self.state.threads[self.thread].frames.len();
        for depth in 0..frames {
            let frame = &self.state.threads[self.thread].frames[depth];
            let pc = if depth + 1 == frames { frame.pc } else { frame.pc.saturating_sub(1) };
            (frame.code.symbol, frame.pc).hash(&mut hasher);
            for register in self.machine.live(&frame.code, pc).iter() {
                let value = frame.get(*register);
                (value.word, value.tag).hash(&mut hasher);
            }
        }
        hasher.finish()
    }

    /// Follows the thread on a copy of the state: whether it comes round without doing anything, and what it looks at.
    fn try_round(&mut self, start: CodePoint) -> (Tried, Vec<(Range, Order)>) {
        let mut state = self.state.clone();
        let version = state.memory.version();
        let mut run = Run::new(self.machine, &mut state, self.thread);
        let (seen, looks) = (Vec::new(), Vec::new());
        run.trial = Some(Trial { start, version, seen, count: 0, period: 0, looks, tried: Tried::Leaves });
        run.run();
        let Some(trial) = run.trial else { return (Tried::Leaves, Vec::new()) };
        let Some(known) = self.machine.awaits.get_mut(&start) else { return (Tried::Leaves, Vec::new()) };
        if trial.tried != Tried::Leaves {
            // The loop is longer than was known: what was seen of it so far may have missed something.
            for (point, _) in &trial.looks {
                self.machine.shared_grew |= known.body.insert(*point);
            }
            let several = trial.period > 1;
            self.machine.shared_grew |= several && !known.several;
            known.several |= several;
        }
        // Where the thread leaves the loop it looked at things behind it too.
        let inside = trial.looks.into_iter().filter(|(point, _)| known.body.contains(point));
        (trial.tried, inside.map(|(_, look)| look).collect())
    }

    /// A visible step during a trial: a look is allowed, everything else ends the trial.
    pub(super) fn during_trial(&mut self, action: Action, choice: Choice) -> Flow<u32> {
        let point = self.thread_ref().point();
        let (version, registers) = (self.state.memory.version(), self.registers());
        let left = || Err(Stop::Before(Next { action: action.clone(), choice: choice.clone() }));
        let Some(trial) = &mut self.trial else { return left() };
        let Some(look) = look(&action).filter(|_| version == trial.version && choice == Choice::Only) else {
            return left();
        };
        if point == trial.start {
            if let Some(first) = trial.seen.iter().position(|(seen, _)| *seen == registers) {
                trial.tried = if first == 0 { Tried::Spins } else { Tried::Elsewhere };
                trial.period = trial.count - trial.seen[first].1;
                return left();
            }
            trial.seen.push((registers, trial.count));
        }
        trial.count += 1;
        if !trial.looks.contains(&(point, look)) {
            trial.looks.push((point, look));
        }
        Ok(0)
    }
}

/// What a step looks at, if it may be a mere look: a read, or an update that changes nothing.
pub(super) fn look(action: &Action) -> Option<(Range, Order)> {
    match action {
        Action::Read { range, order }
        | Action::CompareExchange { range, failure: order, .. }
        | Action::Update { range, order } => Some((*range, *order)),
        _ => None,
    }
}
