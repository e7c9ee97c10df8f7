//! Random schedules: at each step any of the threads that can go on goes on, and any outcome is taken that some inputs
//! have. The baseline for hunting; it can show that a program fails, never that it does not.

use super::frontier::Exploration;
use super::numbers::Random;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use super::sampling::{self, Scheduler};
use super::sequential;
use crate::kernel::{Halt, Kernel};
use crate::session::Session;
use threadbare_machine::ThreadIx;

pub const STRATEGY: Strategy = Strategy {
    name: "random",
    help: "Random schedules; of a program with one thread, all executions in a random order",
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
    if let Some(explored) = sequential::if_one_thread(session, plan, &mut sequential::Any::new(plan.seed)) {
        return explored;
    }
    sampling::run(session, plan.seed, &mut Walk);
    Ok(Explored::AllBut("all but random schedules".into()))
}

/// Any thread may go on.
struct Walk;

impl Scheduler for Walk {
    fn name(&self) -> &'static str {
        STRATEGY.name
    }

    fn begin(&mut self, _: &mut Random) {}

    fn choose(&mut self, random: &mut Random, _: &Kernel, enabled: &[ThreadIx]) -> ThreadIx {
        enabled[random.below(enabled.len())]
    }
}
