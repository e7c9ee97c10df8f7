//! What is done if nobody says otherwise: hunt for failures in a few schedules, then prove that there are none. With a bound
//! on preemptions all schedules within it; of programs with one thread, all executions.

use super::frontier::Exploration;
use super::hunt::hunt;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use super::proof::prove;
use super::{naive, sequential};
use crate::kernel::Halt;
use crate::session::Session;
use threadbare_trace::Equivalence;

pub const STRATEGY: Strategy = Strategy {
    name: "auto",
    help: "Hunts for failures in a few schedules, then explores all",
    threads: Threads::Any,
    clean: Clean::Proof,
    bounds_preemptions: true,
    equivalences: &[Equivalence::Trace, Equivalence::ReadsFrom],
    divides: true,
    resumes: true,
    explore,
};

fn explore(session: &mut Session, plan: &Plan, exploration: Exploration) -> Result<Explored, Halt> {
    if let Some(explored) = sequential::if_one_thread(session, plan, &mut sequential::Newest::default()) {
        return explored;
    }
    if plan.preemptions.is_some() {
        return naive::within(session, plan.preemptions);
    }
    // A search that is taken up again has hunted before.
    if exploration.resume.is_none() {
        hunt(session, plan.seed);
    }
    prove(session, plan, exploration)
}
