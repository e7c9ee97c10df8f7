//! Random schedules: at each step any of the threads that can go on goes on, and any outcome is taken that some inputs
//! have. The baseline for hunting; it can show that a program fails, never that it does not.

use super::frontier::Exploration;
use super::numbers::Random;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use super::sequential;
use crate::execution::Keep;
use crate::kernel::{Halt, Kernel, see_every_schedule};
use crate::session::Session;
use threadbare_machine::ThreadIx;

pub const STRATEGY: Strategy = Strategy {
    name: "random",
    help: "Random schedules; of a program with one thread, all executions in a random order",
    threads: Threads::Any,
    clean: Clean::Sample,
    bounds_preemptions: false,
    equivalences: &[],
    divides: false,
    resumes: false,
    explore,
};

/// Executions, if nobody says how many.
const EXECUTIONS: u64 = 1_000;

fn explore(session: &mut Session, plan: &Plan, _: Exploration) -> Result<Explored, Halt> {
    if let Some(explored) = sequential::if_one_thread(session, plan, &mut sequential::Any::new(plan.seed)) {
        return explored;
    }
    sample(session);
    run(session, plan.seed);
    Ok(Explored::AllBut("all but random schedules".into()))
}

/// From here on executions are samples of all schedules.
pub fn sample(session: &mut Session) {
    session.sample_at_most(EXECUTIONS);
    see_every_schedule(session);
}

/// Runs executions until told to stop.
pub fn run(session: &mut Session, seed: u64) {
    let mut random = Random::new(seed);
    while !session.should_stop() {
        execute(session, &mut random, |random, enabled, _| enabled[random.below(enabled.len())]);
    }
}

/// Runs one execution in which `schedule` chooses among the threads that can go on, given the number of the step.
/// Returns how many steps it had; none if it was cut, which says nothing about how long executions are.
pub fn execute(
    session: &mut Session,
    random: &mut Random,
    mut schedule: impl FnMut(&mut Random, &[ThreadIx], usize) -> ThreadIx,
) -> Option<usize> {
    let mut steps = 0;
    // Whatever stops it, what was seen so far stands; if something was learned, later executions see more.
    match follow(session, random, &mut schedule, &mut steps) {
        Ok(Reached::Length) => None,
        Ok(Reached::End) | Err(Halt::Again | Halt::Stopped | Halt::Unsuited(_)) => Some(steps),
    }
}

/// Why an execution does not go on.
enum Reached {
    End,
    /// It was too long, or the search was stopped.
    Length,
}

fn follow(
    session: &mut Session,
    random: &mut Random,
    schedule: &mut impl FnMut(&mut Random, &[ThreadIx], usize) -> ThreadIx,
    steps: &mut usize,
) -> Result<Reached, Halt> {
    let mut kernel = Kernel::start(session, Keep::Last)?;
    loop {
        let enabled = kernel.enabled();
        *steps = kernel.len();
        session.look_around(enabled.len());
        if enabled.is_empty() {
            kernel.end(session);
            return Ok(Reached::End);
        }
        if session.should_stop() || session.is_too_long(kernel.len(), kernel.state().threads.len()) {
            kernel.cut(session);
            return Ok(Reached::Length);
        }
        let thread = schedule(random, &enabled, kernel.len());
        for label in outcomes(session, &kernel, thread, random) {
            // If no inputs lead there, they lead to the other side of the condition.
            if kernel.take(session, thread, label)? {
                break;
            }
        }
    }
}

/// The outcomes of a thread's next step in a random order; that an assumption fails comes last. Of a condition, one of
/// the two can be taken.
fn outcomes(session: &Session, kernel: &Kernel, thread: ThreadIx, random: &mut Random) -> Vec<u32> {
    let mut labels = session.machine.labels(kernel.state(), thread);
    let fails = |label: &u32| kernel.state().fails_assumption(thread, *label);
    if labels.len() == 2 && labels.iter().any(fails) {
        labels.sort_by_key(fails);
        return labels;
    }
    for at in (1..labels.len()).rev() {
        labels.swap(at, random.below(at + 1));
    }
    labels.sort_by_key(fails);
    labels
}
