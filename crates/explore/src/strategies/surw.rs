//! Selectively uniform random walks (Zhao, Wolff, Mathur, Roychoudhury: Selectively Uniform Concurrency Testing, ASPLOS 2025).
//!
//! If it is known how many steps each thread has left, then choosing the next thread with a probability in proportion to that
//! number makes all interleavings equally likely. Few steps matter, so only the interleavings of some are drawn that way: of those that
//! use one object, chosen at random for each execution. A thread is drawn whose interesting step comes next; until it has taken that
//! step, all others go on as chance has it, and wait where they would take one.
//!
//! How many steps there are is taken from executions before: the most that a thread of that name had. A thread that is still to be
//! created counts with the one that creates it. What differs from the paper: the count is kept up to date with each execution, and in
//! one of four executions all steps are interesting.

use super::frontier::Exploration;
use super::numbers::Random;
use super::objects::{Contended, object_of};
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use super::sampling::{self, Scheduler};
use crate::kernel::{Halt, Kernel};
use crate::session::Session;
use rustc_hash::FxHashMap;
use threadbare_machine::ThreadIx;
use threadbare_trace::{Action, ThreadId};

pub const STRATEGY: Strategy = Strategy {
    name: "surw",
    help: "Random schedules in which each order of the steps on some object is as likely as any other",
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
    sampling::run(session, plan.seed, &mut Surw::default());
    Ok(Explored::AllBut("all but selectively uniform random schedules".into()))
}

/// In one of so many executions all steps are interesting.
const EVERYTHING: usize = 4;

/// What executions before have shown, and the one at hand.
#[derive(Default)]
pub struct Surw {
    /// How many steps each thread had on each object, and the thread that created it.
    seen: FxHashMap<ThreadId, Seen>,
    contended: Contended,
    /// What this execution is about; nothing if all steps are interesting.
    object: Option<u64>,
    /// How many interesting steps each thread still has, with those of threads that it will create.
    left: FxHashMap<ThreadId, u64>,
    /// Whose interesting step comes next.
    intent: Option<ThreadIx>,
}

#[derive(Default)]
struct Seen {
    parent: Option<ThreadId>,
    all: u64,
    objects: FxHashMap<u64, u64>,
}

impl Scheduler for Surw {
    fn name(&self) -> &'static str {
        STRATEGY.name
    }

    fn begin(&mut self, random: &mut Random) {
        let objects = self.contended.objects();
        let everything = objects.is_empty() || random.below(EVERYTHING) == 0;
        self.object = (!everything).then(|| objects[random.below(objects.len())]);
        self.intent = None;
        self.left.clear();
        for (thread, seen) in &self.seen {
            let own = match self.object {
                Some(object) => seen.objects.get(&object).copied().unwrap_or(0),
                None => seen.all,
            };
            // It counts with everybody who has to create it first.
            let mut ancestor = Some(*thread);
            while let Some(next) = ancestor {
                *self.left.entry(next).or_default() += own;
                ancestor = self.seen.get(&next).and_then(|seen| seen.parent);
            }
        }
    }

    fn choose(&mut self, random: &mut Random, kernel: &Kernel, enabled: &[ThreadIx]) -> ThreadIx {
        let state = kernel.state();
        let intent = match self.intent.filter(|intent| enabled.contains(intent)) {
            Some(intent) => intent,
            None => self.draw(random, kernel, enabled),
        };
        self.intent = Some(intent);
        let interesting =
            |thread: ThreadIx| state.next(thread).is_some_and(|next| self.is_interesting(&next.action));
        let free: Vec<ThreadIx> =
            enabled.iter().copied().filter(|thread| *thread == intent || !interesting(*thread)).collect();
        free[random.below(free.len())]
    }

    fn taken(&mut self, _: &mut Random, kernel: &Kernel) {
        let Some(last) = kernel.len().checked_sub(1) else { return };
        let event = kernel.event(last);
        if let Action::Create { child } = event.action {
            let children = self.left.get(&child).copied().unwrap_or(0);
            let left = self.left.entry(event.thread).or_default();
            *left = left.saturating_sub(children);
        }
        if self.is_interesting(&event.action) {
            let left = self.left.entry(event.thread).or_default();
            *left = left.saturating_sub(1);
            self.intent = None;
        }
    }

    fn ended(&mut self, _: &Session, kernel: &Kernel, cut: bool) {
        if cut && !self.seen.is_empty() {
            return;
        }
        let trace = kernel.trace();
        self.contended.see(trace);
        let mut counts: FxHashMap<ThreadId, Seen> = FxHashMap::default();
        for at in 0..trace.len() {
            let event = trace.event(at);
            if let Action::Create { child } = event.action {
                counts.entry(child).or_default().parent = Some(event.thread);
            }
            let seen = counts.entry(event.thread).or_default();
            seen.all += 1;
            if let Some((object, _)) = object_of(&event.action) {
                *seen.objects.entry(object).or_default() += 1;
            }
        }
        for (thread, now) in counts {
            let seen = self.seen.entry(thread).or_default();
            seen.parent = seen.parent.or(now.parent);
            seen.all = seen.all.max(now.all);
            for (object, count) in now.objects {
                let most = seen.objects.entry(object).or_default();
                *most = (*most).max(count);
            }
        }
    }
}

impl Surw {
    fn is_interesting(&self, action: &Action) -> bool {
        match self.object {
            Some(object) => object_of(action).is_some_and(|(used, _)| used == object),
            None => !action.is_local(),
        }
    }

    /// Draws whose interesting step comes next: by how many of them are left.
    fn draw(&self, random: &mut Random, kernel: &Kernel, enabled: &[ThreadIx]) -> ThreadIx {
        let state = kernel.state();
        let left = |thread: ThreadIx| self.left.get(&state.threads[thread].id).copied().unwrap_or(0);
        let all: u64 = enabled.iter().map(|thread| left(*thread)).sum();
        if all == 0 {
            return enabled[random.below(enabled.len())];
        }
        let mut drawn = random.next() % all;
        for thread in enabled {
            match drawn.checked_sub(left(*thread)) {
                Some(rest) => drawn = rest,
                None => return *thread,
            }
        }
        enabled[0]
    }
}
