//! Loops that do nothing but look at memory until it has changed. Where one was found, a round that would fail is not
//! taken: the thread waits, and its next step is the look that leaves the loop (Jonsson, Lång, Sagonas: Awaiting for
//! Godot, FMCAD 2022, do this to the program; here it is found while the program runs).
//!
//! A loop is found when a thread comes back to the same look with the same registers while memory has not changed.
//! Whether a round would fail is tried on a copy of the state, each time memory has changed. Loops that count their
//! rounds, write, or take inputs are ordinary loops.

use super::{Flow, Run, Stop};
use crate::memory::Memory;
use crate::state::{Choice, Next, Status};
use rustc_hash::{FxHashSet, FxHasher};
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use threadbare_trace::{Action, CodePoint, Order, Range};

/// A loop is looked for again from another place after this many looks.
const PATIENCE: u32 = 64;

/// What is remembered of a thread's looks, to find out that it goes round.
#[derive(Clone, Copy, Default)]
pub struct Looks {
    point: CodePoint,
    version: u64,
    registers: u64,
    since: u32,
}

impl Looks {
    /// Whether memory has not changed since the thread last stood before a look.
    pub fn is_recent(&self, memory: &Memory) -> bool {
        self.version == memory.version()
    }
}

/// A trial of whether the thread leaves its loop.
pub struct Trial {
    start: CodePoint,
    version: u64,
    seen: FxHashSet<u64>,
    /// Where it looked at what.
    looks: Vec<(CodePoint, (Range, Order))>,
    spins: bool,
}

impl Run<'_> {
    /// A thread stands before a step that may be a mere look. Says what it waits for.
    pub(super) fn before_look(&mut self, action: Action, choice: Choice) -> Stop {
        let point = self.thread_ref().point();
        if self.machine.awaits.contains_key(&point) {
            self.thread_mut().looks.version = self.state.memory.version();
            let (spins, looks) = self.would_spin(point);
            let next = Next { action: Action::Await { act: Arc::new(action), looks: looks.into() }, choice };
            return if spins { Stop::Wait(Status::Spinning(next)) } else { Stop::Before(next) };
        }
        if self.comes_round(point) {
            self.machine.awaits.insert(point, FxHashSet::from_iter([point]));
            self.machine.shared_grew = true;
        }
        Stop::Before(Next { action, choice })
    }

    /// Whether the thread was here before with the same registers, and memory has not changed since.
    fn comes_round(&mut self, point: CodePoint) -> bool {
        let version = self.state.memory.version();
        let mut looks = self.thread_ref().looks;
        if looks.version != version || looks.since > PATIENCE {
            looks = Looks { point, version, registers: 0, since: 0 };
        }
        looks.since += 1;
        let mut found = false;
        if looks.point == point && looks.since > 1 {
            let registers = self.registers();
            found = looks.registers == registers;
            looks.registers = registers;
        }
        self.thread_mut().looks = looks;
        found
    }

    fn registers(&self) -> u64 {
        let mut hasher = FxHasher::default();
        for frame in &self.thread_ref().frames {
            (frame.code.symbol, frame.pc).hash(&mut hasher);
            for value in &frame.regs {
                (value.word, value.tag).hash(&mut hasher);
            }
        }
        hasher.finish()
    }

    /// Follows the thread on a copy of the state: whether it comes round without doing anything, and what it looks at.
    fn would_spin(&mut self, start: CodePoint) -> (bool, Vec<(Range, Order)>) {
        let mut state = self.state.clone();
        let version = state.memory.version();
        let mut run = Run::new(self.machine, &mut state, self.thread);
        run.trial =
            Some(Trial { start, version, seen: FxHashSet::default(), looks: Vec::new(), spins: false });
        run.run();
        let Some(trial) = run.trial else { return (false, Vec::new()) };
        let Some(body) = self.machine.awaits.get_mut(&start) else { return (false, Vec::new()) };
        if trial.spins {
            for (point, _) in &trial.looks {
                // The loop is longer than was known: what was seen of it so far may have missed something.
                self.machine.shared_grew |= body.insert(*point);
            }
        }
        // Where the thread leaves the loop it looked at things behind it too.
        let inside = trial.looks.into_iter().filter(|(point, _)| body.contains(point));
        (trial.spins, inside.map(|(_, look)| look).collect())
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
        if point == trial.start && !trial.seen.insert(registers) {
            trial.spins = true;
            return left();
        }
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
