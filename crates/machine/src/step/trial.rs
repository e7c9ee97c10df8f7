//! What a thread comes to that goes on alone, followed on a copy of the state. Nothing but looks, locks that are taken and given back,
//! and what is its own. It does not know why that is asked (`spin.rs`).
//!
//! Whether a look completes a round in vain, now or whatever the looks after it see, is asked of what it sees itself and of nothing
//! else: all later looks see symbols. A flag that is still down may decide for the round what ten others do not change any more.

use super::spin::{look, tries};
use super::{Flow, Run, Stop};
use crate::memory::Origin;
use crate::state::{Choice, Next, Standing, State, Tried};
use crate::sync::LockKind;
use crate::value::Value;
use rustc_hash::FxHashSet;
use std::rc::Rc;
use threadbare_trace::{Action, Ending, ErrorKind, Order, Range};

/// A thread that has not come back to where it stood after so many looks is taken for one that leaves its loop; and so many of
/// them may see symbols.
const MOST_LOOKS: usize = 1 << 12;
const MOST_BLIND: usize = 1 << 8;

/// A trial.
pub struct Trial {
    /// What had been written elsewhere than on the stack when it began.
    version: u64,
    /// Where the thread has stood on the way.
    stood: FxHashSet<Standing>,
    /// Where it could stand by fewer looks: to come there is in vain as well.
    nearer: Vec<Standing>,
    /// Where it stands after its first look, if only that is asked.
    one: Option<Option<Standing>>,
    /// How many looks there were so far.
    count: usize,
    /// Whether all looks but the first see symbols; and whether that one does, too.
    blind: bool,
    all: bool,
    /// The locks that it has taken and not given back.
    held: Vec<u64>,
    /// Whether nothing has counted yet but what the thread did and saw: not whether something that it looks at is still alive, or taken.
    own: bool,
    /// If one access is made there, whatever it does, and nothing else: where, and whether it is still to be made.
    step: Option<(Range, bool)>,
    tried: Tried,
}

impl Trial {
    fn new(blind: bool, tried: Tried) -> Trial {
        let (stood, nearer, held) = Default::default();
        let (one, step) = (None, None);
        Trial { version: 0, stood, nearer, one, count: 0, blind, all: false, held, own: true, step, tried }
    }

    /// One access that is made there, whatever it does.
    pub(super) fn of_one_step(range: Range) -> Trial {
        Trial { step: Some((range, true)), ..Trial::new(false, Tried::Leaves) }
    }
}

impl Run<'_> {
    /// What the thread's next look leads to, if nobody else does anything.
    pub(super) fn try_look(&mut self, action: &Action) -> Tried {
        match self.try_one_look(action) {
            Tried::Vain if !tries(action) => self.try_on(),
            other => other,
        }
    }

    /// Whether the thread's next look is in vain. Where that depends on nothing but what the thread did and saw, and on what the look sees, it
    /// is asked once.
    pub(super) fn try_one_look(&mut self, action: &Action) -> Tried {
        if tries(action) {
            let mut state = self.copied();
            self.takes_away(&mut state, action);
            return self.trial_on(state, Trial::new(true, Tried::Leaves)).tried;
        }
        let (history, event) = (self.thread_ref().history, self.thread_ref().events);
        let is_own = self.thread_ref().looks.early().is_empty();
        let seen = look(action).filter(|_| is_own).and_then(|(range, _)| self.state.memory.word_at(range));
        if let Some(word) = seen
            && let Some(tried) = self.world.memo.look(history, word)
        {
            return tried;
        }
        let nearer = look(action).map_or_else(Vec::new, |look| self.by_looking_later(look, event));
        let trial = self.trial_on(self.copied(), Trial { nearer, ..Trial::new(true, Tried::Leaves) });
        if let Some(word) = seen.filter(|_| trial.own) {
            self.world.memo.keep_look(history, word, trial.tried);
        }
        trial.tried
    }

    /// Lets another thread have what this one tries to take.
    fn takes_away(&self, state: &mut State, action: &Action) {
        let sync = Rc::make_mut(&mut state.sync);
        match *action {
            Action::TryLock { mutex: at } | Action::TryReadLock { lock: at } => {
                let kind = sync.lock(at).map_or(LockKind::Normal, |lock| lock.kind);
                sync.lock_mut(at, kind).owner = Some(usize::from(self.thread == 0));
            }
            Action::SemaphoreTry { semaphore } if sync.semaphore(semaphore).is_some() => {
                sync.set_semaphore(semaphore, Some(0));
            }
            _ => {}
        }
    }

    /// The same of a thread that goes round in vain.
    pub(super) fn try_on(&mut self) -> Tried {
        let state = self.copied();
        self.trial_on(state, Trial::new(false, Tried::Vain)).tried
    }

    /// Whether the thread comes back to where it stood, whatever it sees from now on.
    pub(super) fn can_only_be_in_vain(&mut self) -> bool {
        let trial = Trial { all: true, ..Trial::new(true, Tried::Leaves) };
        let state = self.copied();
        self.trial_on(state, trial).tried == Tried::Vain
    }

    /// Where the thread would stand before its next look or lock, if it took its next step in that state and that is a look.
    pub(super) fn one_look_on(&mut self, state: State) -> Option<Standing> {
        self.trial_on(state, Trial { one: Some(None), ..Trial::new(true, Tried::Leaves) }).one.flatten()
    }

    /// The state, in which the thread knows what it has written so far.
    pub(super) fn copied(&self) -> State {
        let (written, mut state) = (self.written(), self.state.clone());
        Rc::make_mut(&mut state.threads[self.thread]).looks.written = written;
        state
    }

    fn trial_on(&mut self, mut state: State, trial: Trial) -> Trial {
        let version = state.memory.changes().elsewhere;
        let mut run = Run::new(self.world.again(), self.library, &mut state, self.thread);
        run.trial = Some(Trial { version, ..trial });
        let stop = run.run();
        if let (Stop::Halt(_), Some(trial)) = (&stop, &mut run.trial) {
            trial.own = false;
        }
        // A symbol is a value that is not known: to use it as an address stops it as well.
        let is_undecided = match stop {
            Stop::Before(next) => matches!(next.choice, Choice::Condition { .. }),
            Stop::Halt(Ending::Error(failure)) => failure.kind == ErrorKind::Uninitialised,
            _ => false,
        };
        if is_undecided {
            run.undecided();
        }
        run.trial.unwrap_or_else(|| Trial::new(true, Tried::Leaves))
    }

    /// How the thread goes on depends on what it did not see: where it stands is compared all the same.
    fn undecided(&mut self) {
        let standing = (self.thread_ref().point(), self.registers());
        let version = self.state.memory.changes().elsewhere;
        let Some(trial) = self.trial.as_mut().filter(|trial| trial.blind && trial.count > 0) else { return };
        if version != trial.version {
            return;
        }
        match &mut trial.one {
            Some(one) => *one = Some(standing),
            None if trial.nearer.contains(&standing) => trial.tried = Tried::Vain,
            None => {}
        }
    }

    /// A visible step during a trial: a look is allowed, everything else ends the trial.
    pub(super) fn during_trial(&mut self, action: Action, choice: Choice) -> Flow<u32> {
        self.looks_behind(&action);
        if matches!(action, Action::Look { .. }) {
            return Ok(0);
        }
        if let Some((there, is_left)) = self.trial.as_mut().and_then(|trial| trial.step.as_mut()) {
            let is_there = look(&action).is_some_and(|(range, _)| range == *there) && choice == Choice::Only;
            return match is_there && std::mem::take(is_left) {
                true => Ok(0),
                false => Err(Stop::Before(Next { action, choice })),
            };
        }
        let fails = tries(&action) && !self.succeeds(&action);
        if fails && self.trial.as_ref().is_some_and(|trial| trial.blind && trial.count > 0) {
            // Whether it does is not known.
            self.goes_on_trying();
            return Err(Stop::Before(Next { action, choice }));
        }
        let looks = look(&action).is_some() || fails;
        let looks = looks && choice == Choice::Only;
        if !looks || !self.goes_on_trying() || !self.sees(&action) {
            return Err(Stop::Before(Next { action, choice }));
        }
        Ok(0)
    }

    /// The thread stands before a step. If that is a look behind the first one, at what may be gone by then, or none, it is noted.
    fn looks_behind(&mut self, action: &Action) {
        let stays = |at: u64| {
            let object = self.state.memory.find(at);
            object.is_some_and(|object| matches!(object.origin, Origin::Global(_)))
        };
        let is_own = look(action).is_some_and(|(range, _)| stays(range.start));
        let is_first = |trial: &&mut Trial| trial.count == 0 && look(action).is_some();
        if let Some(trial) = self.trial.as_mut().filter(|trial| !is_first(trial)) {
            trial.own &= is_own;
        }
    }

    /// Puts a symbol where the thread looks, if it is to see one. Whether it can go on.
    fn sees(&mut self, action: &Action) -> bool {
        if self.trial.as_ref().is_none_or(|trial| !trial.blind || trial.count == 1 && !trial.all) {
            return true;
        }
        let &Action::Read { range, order } = action else { return false };
        let Ok(len @ 1..=8) = u32::try_from(range.len) else { return false };
        let symbol = Value::symbolic(self.unknown(8 * len, ""));
        let memory = &mut self.state.memory;
        let Some(object) = memory.find_mut(range.start) else { return false };
        object.write(&mut self.world.arena.terms, range.start - object.base, range.len, symbol);
        let version = memory.changes().elsewhere;
        let event = self.thread_ref().events;
        let nearer = if order == Order::Plain {
            Vec::new()
        } else {
            self.by_seeing_later((range, order), event, symbol)
        };
        if let Some(trial) = &mut self.trial {
            trial.version = version;
            trial.nearer.extend(nearer);
        }
        true
    }

    /// A lock is taken or given back during a trial.
    pub(super) fn lock_during_trial(&mut self, action: Action) -> Flow<u32> {
        if let Some(trial) = &mut self.trial {
            trial.own = false;
        }
        let stop = || Err(Stop::Before(Next { action: action.clone(), choice: Choice::Only }));
        if self.trial.as_ref().is_some_and(|trial| trial.step.is_some()) {
            return stop();
        }
        match action {
            Action::Lock { mutex } => {
                if !self.goes_on_trying() {
                    return stop();
                }
                let can_lock = self.state.sync.can_lock(mutex, self.thread);
                let Some(trial) = &mut self.trial else { return stop() };
                if trial.blind {
                    // What comes of it depends on more than on what was looked at.
                    return stop();
                }
                if !can_lock {
                    trial.tried = Tried::Blocked;
                    return stop();
                }
                trial.held.push(mutex);
            }
            Action::Unlock { mutex } => {
                let Some(trial) = &mut self.trial else { return stop() };
                match trial.held.iter().position(|held| *held == mutex) {
                    Some(held) => drop(trial.held.swap_remove(held)),
                    None => return stop(),
                }
            }
            _ => return stop(),
        }
        Ok(0)
    }

    /// The thread stands before a look or a lock: whether the trial goes on.
    fn goes_on_trying(&mut self) -> bool {
        let standing = (self.thread_ref().point(), self.registers());
        let stood_before = self.thread_ref().looks.has_stood(&standing);
        let version = self.state.memory.changes().elsewhere;
        let Some(trial) = &mut self.trial else { return false };
        if version != trial.version || trial.count >= MOST_LOOKS {
            return false;
        }
        let is_behind = trial.blind && trial.count > 0;
        if let Some(one) = &mut trial.one
            && is_behind
        {
            *one = Some(standing);
            return false;
        }
        let stood_before = stood_before || trial.nearer.contains(&standing);
        if is_behind && (stood_before || trial.count > MOST_BLIND) {
            trial.tried = if stood_before { Tried::Vain } else { Tried::Leaves };
            return false;
        }
        trial.count += 1;
        if !trial.stood.insert(standing) {
            trial.tried = Tried::Spins;
            return false;
        }
        true
    }
}
