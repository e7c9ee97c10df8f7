//! Partial order sampling (Yuan, Yang, Gu: Partial Order Aware Concurrency Sampling, CAV 2018).
//!
//! Each step that a thread stands before has a random priority; the highest is taken, and all that conflict with it get new
//! ones, so that the order of conflicting steps is drawn anew each time, and the order of others does not matter.
//!
//! What differs: what a step will do is what it announces, which may be less than what it does (a section, a scan).

use super::frontier::Exploration;
use super::numbers::Random;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use super::sampling::{self, Scheduler};
use crate::kernel::{Halt, Kernel};
use crate::session::Session;
use threadbare_machine::ThreadIx;
use threadbare_trace::dependence::dependent;

pub const STRATEGY: Strategy = Strategy {
    name: "pos",
    help: "Schedules by random priorities of steps, drawn anew where steps conflict",
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
    sampling::run(session, plan.seed, &mut Pos::default());
    Ok(Explored::AllBut("all but schedules by random priorities of steps".into()))
}

/// The priority of each thread's next step, as far as it was drawn.
#[derive(Default)]
pub struct Pos {
    priorities: Vec<Option<u64>>,
}

impl Scheduler for Pos {
    fn name(&self) -> &'static str {
        STRATEGY.name
    }

    fn begin(&mut self, _: &mut Random) {
        self.priorities.clear();
    }

    fn choose(&mut self, random: &mut Random, kernel: &Kernel, enabled: &[ThreadIx]) -> ThreadIx {
        self.priorities.resize(kernel.state().threads.len(), None);
        let mut best = (0, enabled[0]);
        for thread in enabled {
            let priority = *self.priorities[*thread].get_or_insert_with(|| random.next());
            best = best.max((priority, *thread));
        }
        best.1
    }

    fn taken(&mut self, _: &mut Random, kernel: &Kernel) {
        let Some(last) = kernel.len().checked_sub(1) else { return };
        let (event, state) = (kernel.event(last), kernel.state());
        for (thread, priority) in self.priorities.iter_mut().enumerate() {
            let id = state.threads[thread].id;
            let conflicts = state
                .next(thread)
                .is_some_and(|next| dependent(event.thread, &event.action, id, &next.action));
            if id == event.thread || conflicts {
                *priority = None;
            }
        }
    }
}
