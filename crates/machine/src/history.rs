//! What threads have done and seen. A thread is deterministic: what is its own depends on what it was born with, on the
//! outcomes of its steps and on what they have seen of what it shares with others.
//!
//! So a thread that does and sees again what it did and saw in another execution comes to stand where it stood then, and
//! need not be run to get there. Only accesses to memory that change nothing else are remembered like this. Where it stands before a look
//! that may be in vain (`step/spin.rs`), what the look leads to is remembered as well, by what it sees.

use crate::learned::Learned;
use crate::state::{Choice, State, Status, Thread, ThreadIx, Tried};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::{BuildHasher, Hash, Hasher};
use std::rc::Rc;
use threadbare_trace::{Action, Range, ThreadId};

/// How many steps are remembered at most.
const MOST: usize = 1 << 14;

/// What a step sees of what threads share.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Seen {
    /// Nothing.
    Nothing,
    /// This number.
    Word(u64),
    /// More than can be told.
    Much,
}

/// Steps that need not be taken again, and what tells histories apart.
#[derive(Default)]
pub(crate) struct Memo {
    /// Steps that were taken, by the history of their threads afterwards, if they are remembered.
    steps: Option<FxHashMap<u64, Rc<Remembered>>>,
    /// What looks have led to that were tried, by the history of their threads before and by what they saw, if steps are remembered.
    looks: FxHashMap<(u64, u64), Tried>,
    /// How many steps have seen more than can be told.
    sights: u64,
    /// How many calls of library functions there were.
    pub calls: u64,
    /// How often steps had turned out to conflict when the first of these steps was taken.
    conflicts: u64,
}

struct Remembered {
    /// What the step did, and what it has written.
    action: Action,
    written: Option<(Range, u64)>,
    /// The thread before the next step.
    thread: Rc<Thread>,
}

impl Memo {
    /// From now on steps are remembered.
    pub fn begin(&mut self) {
        self.steps = Some(FxHashMap::default());
        self.looks.clear();
    }

    /// Forgets all steps: what threads do may have changed, or terms.
    pub fn forget(&mut self) {
        if let Some(steps) = &mut self.steps {
            steps.clear();
        }
        self.looks.clear();
    }

    /// Forgets all steps if others conflict by now than when they were taken.
    #[inline]
    pub fn heed(&mut self, conflicts: u64) {
        if self.conflicts != conflicts {
            self.conflicts = conflicts;
            self.forget();
        }
    }

    /// The history of a thread after its next step.
    #[inline]
    pub(crate) fn history_after(&mut self, before: u64, label: u32, seen: Seen) -> u64 {
        let mut hasher = FxBuildHasher.build_hasher();
        match seen {
            // Never all zeros: the hash of zeros is zero, and the history would stand still.
            Seen::Nothing => (label, 3u8).hash(&mut hasher),
            Seen::Word(word) => (label, word, 1u8).hash(&mut hasher),
            Seen::Much => {
                self.sights += 1;
                (self.sights, 2u8).hash(&mut hasher);
            }
        }
        before.hash(&mut hasher);
        hasher.finish()
    }

    /// Takes a step that the thread took before, if it is known; returns what it did.
    #[inline]
    pub(crate) fn recalled(&self, state: &mut State, thread: ThreadIx, history: u64) -> Option<Action> {
        let known = self.steps.as_ref()?.get(&history)?.clone();
        let before = &state.threads[thread];
        let Status::Ready(next) = &known.thread.status else { return None };
        let memory = &state.memory;
        // Where it stands it may fail by now.
        let stands = match &next.action {
            Action::Read { range, .. } => memory.check(range.start, range.len, false).is_ok(),
            Action::Write { range, .. }
            | Action::Update { range, .. }
            | Action::CompareExchange { range, .. } => memory.check(range.start, range.len, true).is_ok(),
            _ => true,
        };
        if !stands || before.id != known.thread.id || before.claimed != known.thread.claimed {
            return None;
        }
        if let Some((range, word)) = known.written {
            let object = state.memory.check(range.start, range.len, true).ok()?;
            if object.log.is_some() || object.extent().is_some() {
                return None;
            }
            let object = state.memory.find_mut(range.start)?;
            object.write_word(range.start - object.base, range.len as usize, word);
        }
        state.threads[thread] = known.thread.clone();
        Some(known.action.clone())
    }

    /// What a look leads to that sees this word, where a thread stands with this history, if that was tried before.
    pub(crate) fn look(&self, history: u64, word: u64) -> Option<Tried> {
        self.looks.get(&(history, word)).copied()
    }

    /// Remembers it.
    pub(crate) fn keep_look(&mut self, history: u64, word: u64, tried: Tried) {
        if self.steps.is_none() {
            return;
        }
        if self.looks.len() >= MOST {
            self.looks.clear();
        }
        self.looks.insert((history, word), tried);
    }

    /// Whether the thread's next step may be one that is remembered: if so, what it must leave as it is.
    #[inline]
    pub(crate) fn may_recall(&self, state: &State, thread: ThreadIx, seen: Seen) -> Option<State> {
        let next = state.next(thread)?;
        let accesses = matches!(
            awaited(&next.action),
            Action::Read { .. }
                | Action::Write { .. }
                | Action::Update { .. }
                | Action::CompareExchange { .. }
        );
        let simple = accesses && next.choice == Choice::Only && seen != Seen::Much;
        (simple && self.steps.is_some()).then(|| state.clone())
    }

    /// Remembers a step that was taken from the state `before`, if it was a mere access.
    #[inline]
    pub(crate) fn keep_step(
        &mut self,
        before: &State,
        after: &State,
        thread: ThreadIx,
        action: &Action,
        learned: &Learned,
    ) {
        let writes = after.memory.version() - before.memory.version();
        let written = match awaited(action) {
            Action::Read { .. } if writes == 0 => None,
            Action::Update { .. } if writes == 0 => None,
            Action::Write { range, .. } | Action::Update { range, .. } if writes == 1 => {
                let Some(word) = after.memory.word_at(*range) else { return };
                // An update that changes nothing writes nothing: it was the thread that wrote, to what is its own.
                if matches!(awaited(action), Action::Update { .. })
                    && before.memory.word_at(*range) == Some(word)
                {
                    return;
                }
                Some((*range, word))
            }
            _ => return,
        };
        let same = after.threads.len() == before.threads.len()
            && before.threads.in_common(&after.threads) + 1 == after.threads.len()
            && Rc::ptr_eq(&before.sync, &after.sync)
            && Rc::ptr_eq(&before.hidden, &after.hidden)
            && Rc::ptr_eq(&before.path, &after.path)
            && after.exited.is_none();
        let stands = after.next(thread).is_some_and(|next| match next.action {
            Action::Read { .. }
            | Action::Write { .. }
            | Action::Update { .. }
            | Action::CompareExchange { .. } => !learned.awaits.vain.contains(&after.threads[thread].point()),
            Action::Branch { .. } | Action::End => true,
            _ => false,
        });
        let Some(steps) = self.steps.as_mut().filter(|_| same && stands) else { return };
        if steps.len() >= MOST {
            steps.clear();
        }
        let step = Remembered { action: action.clone(), written, thread: after.threads[thread].clone() };
        steps.insert(after.threads[thread].history, Rc::new(step));
    }
}

/// What the thread's next step is going to see.
#[inline]
pub(crate) fn about_to_see(state: &State, thread: ThreadIx) -> Seen {
    match state.next(thread).map(|next| awaited(&next.action)) {
        Some(
            Action::Read { range, .. } | Action::Update { range, .. } | Action::CompareExchange { range, .. },
        ) => state.memory.word_at(*range).map_or(Seen::Much, Seen::Word),
        Some(
            Action::Write { .. }
            | Action::Branch { .. }
            | Action::Choose
            | Action::Create { .. }
            | Action::End
            | Action::Unlock { .. },
        ) => Seen::Nothing,
        // What a mutex says may depend on how its last owner left it.
        _ => Seen::Much,
    }
}

/// What a thread does that waits until memory is otherwise: it sees what is there then, and nothing of how long that took. Else what it does.
#[inline]
fn awaited(action: &Action) -> &Action {
    match action {
        Action::Await { act, .. } => act,
        action => action,
    }
}

/// What a thread's child begins with: all that the thread has done and seen, with the step that creates the child.
pub(crate) fn of_child(child: ThreadId, history: u64) -> u64 {
    FxBuildHasher.hash_one((child, history))
}
