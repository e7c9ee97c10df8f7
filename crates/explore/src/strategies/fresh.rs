//! Executions in which something reads what it has not read before: feedback from who reads from whom (after Wolff, Zhao, Mathur,
//! Roychoudhury: Greybox Fuzzing for Concurrency Testing, ASPLOS 2024).
//!
//! A *pair* is two places in the code: one that changed an object last, and one that uses it then. What an execution has shown is its
//! set of pairs. Each execution has *wishes*, pairs that it tries to show: a thread that stands before the use waits until
//! the source is what it would see, and goes on at once when it is; others do not change the object in between. If
//! everybody would have to wait, a wish is given up. Among the rest, priorities are drawn as in partial order sampling.
//!
//! An execution that shows a pair or a set of pairs for the first time, or takes a side of a branch that was never taken, is kept with its
//! wishes and its inputs, and others are made of it: a wish more, perhaps one less, the same inputs but for a side that is new. Those
//! whose set is rare are taken more often, and pairs that were seen or wished for seldom are wished for first; pairs that nobody has seen yet
//! but whose places were seen at one object count among them.
//!
//! What differs from the paper: a synchronisation object is used like any other, so that who gets a lock after whom counts as well; wishes are
//! drawn from pairs that could be, not only from those that were; and inputs are part of what is kept.

use super::frontier::Exploration;
use super::numbers::Random;
use super::objects::object_of;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use super::pos::Pos;
use super::sampling::{self, Scheduler};
use crate::kernel::{Halt, Kernel};
use crate::session::Session;
use rustc_hash::{FxHashMap, FxHasher};
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};
use threadbare_machine::{PlainModel, ThreadIx};
use threadbare_trace::CodePoint;
use threadbare_trace::order::Trace;

pub const STRATEGY: Strategy = Strategy {
    name: "fresh",
    help: "Schedules and inputs in which something reads what it has not read before",
    threads: Threads::Any,
    clean: Clean::Sample,
    bounds_preemptions: false,
    bounds_interferences: false,
    equivalences: &[],
    divides: false,
    resumes: false,
    variants: &[],
    explore,
};

fn explore(session: &mut Session, plan: &Plan, _: Exploration) -> Result<Explored, Halt> {
    sampling::run(session, plan.seed, &mut Fresh::default());
    Ok(Explored::AllBut("all but schedules in which something new is read".into()))
}

/// How many executions are kept to make others of.
const MOST_KEPT: usize = 4_096;
/// How many wishes one has.
const MOST_WISHES: usize = 6;
/// How many places of changes, and of uses, are put together at one object.
const MOST_PLACES: usize = 64;
/// Of so many drawn at random the rarest is taken.
const DRAWS: usize = 4;
/// One of so many executions loses a wish, and one of so many decisions about inputs goes either way.
const SELDOM: usize = 4;

/// Where an object was changed last, if it was, and where it is used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Pair {
    source: Option<CodePoint>,
    user: CodePoint,
}

/// An execution that has shown something new.
#[derive(Clone, Default)]
struct Kept {
    wishes: Vec<Pair>,
    inputs: PlainModel,
    /// The set of its pairs.
    shown: u64,
}

/// What executions before have shown, and the one at hand.
#[derive(Default)]
pub struct Fresh {
    /// How often each pair was seen or wished for; those that could be begin with nothing.
    pairs: BTreeMap<Pair, u32>,
    /// The same pairs, to draw from.
    known: Vec<Pair>,
    /// At each object: where it was changed, and where it was used.
    places: FxHashMap<u64, Places>,
    /// How often each set of pairs was seen.
    sets: FxHashMap<u64, u32>,
    kept: Vec<Kept>,
    pos: Pos,
    /// What the execution at hand is made of, and which of its wishes are open.
    now: Kept,
    open: Vec<Pair>,
    /// Whether it was about to take a side of a branch that was never taken.
    elsewhere: bool,
    /// Where each object was changed last.
    changed: FxHashMap<u64, CodePoint>,
}

#[derive(Default)]
struct Places {
    sources: BTreeSet<Option<CodePoint>>,
    users: BTreeSet<CodePoint>,
}

/// What a thread's next step means for the wishes.
#[derive(PartialEq)]
enum Turn {
    /// It grants one.
    Grants,
    /// Nothing.
    Free,
    /// It spoils one.
    Spoils,
}

impl Scheduler for Fresh {
    fn name(&self) -> &'static str {
        STRATEGY.name
    }

    fn begin(&mut self, random: &mut Random) {
        self.pos.begin(random);
        self.changed.clear();
        self.now = self.make(random);
        self.open = self.now.wishes.clone();
        self.elsewhere = false;
    }

    fn inputs(&self) -> Option<&PlainModel> {
        Some(&self.now.inputs)
    }

    fn choose(&mut self, random: &mut Random, kernel: &Kernel, enabled: &[ThreadIx]) -> ThreadIx {
        let mut free = Vec::with_capacity(enabled.len());
        for thread in enabled {
            match self.turn(kernel, *thread) {
                Turn::Grants => return *thread,
                Turn::Free => free.push(*thread),
                Turn::Spoils => {}
            }
        }
        if free.is_empty() {
            let given_up = random.below(self.open.len().max(1));
            if given_up < self.open.len() {
                self.open.remove(given_up);
            }
            free.extend(enabled);
        }
        self.pos.choose(random, kernel, &free)
    }

    fn outcomes(
        &mut self,
        session: &mut Session,
        kernel: &Kernel,
        thread: ThreadIx,
        random: &mut Random,
    ) -> Vec<u32> {
        let mut labels = sampling::outcomes(session, kernel, thread, random);
        if labels.len() < 2 {
            return labels;
        }
        // What is new comes first, then what the inputs lead to.
        let is_new = |label: &&u32| session.machine.leads_to_new_code(kernel.state(), thread, **label);
        let new = labels.iter().take_while(is_new).count();
        self.elsewhere |= new > 0;
        if random.below(SELDOM) == 0 {
            return labels;
        }
        let led = labels.iter().position(|label| kernel.leads_to(session, thread, *label)).unwrap_or(0);
        if led > new {
            labels[new..=led].rotate_right(1);
        }
        labels
    }

    fn taken(&mut self, random: &mut Random, kernel: &Kernel) {
        self.pos.taken(random, kernel);
        let Some(last) = kernel.len().checked_sub(1) else { return };
        let event = kernel.event(last);
        let Some((object, looks)) = object_of(&event.action) else { return };
        let shown = Pair { source: self.changed.get(&object).copied(), user: event.code };
        self.open.retain(|wish| *wish != shown);
        if !looks {
            self.changed.insert(object, event.code);
        }
    }

    fn ended(&mut self, session: &Session, kernel: &Kernel, _: bool) {
        let (new, shown) = self.see(kernel.trace());
        let times = self.sets.entry(shown).or_default();
        *times += 1;
        if (new || *times == 1 || self.elsewhere) && self.kept.len() < MOST_KEPT {
            let inputs = session.machine.plain_model(&kernel.state().model);
            self.kept.push(Kept { inputs, shown, wishes: self.now.wishes.clone() });
        }
    }
}

impl Fresh {
    /// What the next execution is made of.
    fn make(&mut self, random: &mut Random) -> Kept {
        let times = |kept: &Kept| self.sets.get(&kept.shown).copied().unwrap_or(0);
        let mut made = rarest(random, &self.kept, times).cloned().unwrap_or_default();
        if !made.wishes.is_empty() && random.below(SELDOM) == 0 {
            made.wishes.remove(random.below(made.wishes.len()));
        }
        let times = |pair: &Pair| self.pairs.get(pair).copied().unwrap_or(0);
        if let Some(wish) = rarest(random, &self.known, times).copied() {
            // One use has one source: the new wish takes the place of another about the same.
            made.wishes.retain(|other| other.user != wish.user);
            made.wishes.push(wish);
            *self.pairs.entry(wish).or_default() += 1;
        }
        if made.wishes.len() > MOST_WISHES {
            made.wishes.remove(0);
        }
        made
    }

    /// What the next step of a thread means for the wishes.
    fn turn(&self, kernel: &Kernel, thread: ThreadIx) -> Turn {
        let state = kernel.state();
        if self.open.is_empty() {
            return Turn::Free;
        }
        let Some((object, looks)) = state.next(thread).and_then(|next| object_of(&next.action)) else {
            return Turn::Free;
        };
        let user = state.threads[thread].point();
        let source = self.changed.get(&object).copied();
        let mut turn = Turn::Free;
        for wish in &self.open {
            if wish.user == user {
                if wish.source == source {
                    return Turn::Grants;
                }
                turn = Turn::Spoils;
            } else if !looks && wish.source == source && self.is_about(wish, object) {
                turn = Turn::Spoils;
            }
        }
        turn
    }

    /// Whether a wish may be about this object.
    fn is_about(&self, wish: &Pair, object: u64) -> bool {
        self.places.get(&object).is_some_and(|places| places.users.contains(&wish.user))
    }

    /// Learns from an execution; whether it has a pair that none had, and its set of pairs.
    fn see(&mut self, trace: &Trace) -> (bool, u64) {
        let mut changed: FxHashMap<u64, CodePoint> = FxHashMap::default();
        let mut shown: BTreeSet<Pair> = BTreeSet::new();
        let mut touched: BTreeSet<u64> = BTreeSet::new();
        for at in 0..trace.len() {
            let event = trace.event(at);
            let Some((object, looks)) = object_of(&event.action) else { continue };
            let source = changed.get(&object).copied();
            shown.insert(Pair { source, user: event.code });
            let places = self.places.entry(object).or_default();
            let mut more = places.sources.len() < MOST_PLACES && places.sources.insert(source);
            more |= places.users.len() < MOST_PLACES && places.users.insert(event.code);
            if !looks {
                more |= places.sources.len() < MOST_PLACES && places.sources.insert(Some(event.code));
                changed.insert(object, event.code);
            }
            if more {
                touched.insert(object);
            }
        }
        self.put_together(&touched);
        let mut new = false;
        let mut hasher = FxHasher::default();
        for pair in &shown {
            let times = self.pairs.entry(*pair).or_default();
            new |= *times == 0;
            *times = times.saturating_add(1);
            pair.hash(&mut hasher);
        }
        (new, hasher.finish())
    }

    /// The pairs that could be at objects of which something new is known.
    fn put_together(&mut self, objects: &BTreeSet<u64>) {
        for places in objects.iter().filter_map(|object| self.places.get(object)) {
            for user in &places.users {
                for source in &places.sources {
                    let pair = Pair { source: *source, user: *user };
                    self.pairs.entry(pair).or_insert_with(|| {
                        self.known.push(pair);
                        0
                    });
                }
            }
        }
    }
}

/// Of a few drawn at random the one with the smallest number.
fn rarest<'a, T>(random: &mut Random, all: &'a [T], times: impl Fn(&T) -> u32) -> Option<&'a T> {
    (0..DRAWS.min(all.len())).map(|_| &all[random.below(all.len())]).min_by_key(|one| times(one))
}
