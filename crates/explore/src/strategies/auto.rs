//! What is done if nobody says otherwise: hunt for failures in a few schedules, then prove that there are none, and go on hunting in
//! between, for as long as the proof takes. With a bound on preemptions all schedules within it; of programs with one thread, all executions.

use super::frontier::Exploration;
use super::hunt::Hunt;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use super::proof::prove;
use super::{naive, sequential};
use crate::kernel::Halt;
use crate::session::{Between, Blueprint, Hunts, Session};
use threadbare_expr::Cancel;
use threadbare_trace::Equivalence;

pub const STRATEGY: Strategy = Strategy {
    name: "auto",
    help: "Hunts for failures in a few schedules, then explores all",
    threads: Threads::Any,
    clean: Clean::Proof,
    bounds_preemptions: true,
    bounds_interferences: false,
    equivalences: &[Equivalence::Trace, Equivalence::ReadsFrom],
    divides: true,
    resumes: true,
    variants: &[],
    explore,
};

fn explore(session: &mut Session, plan: &Plan, exploration: Exploration) -> Result<Explored, Halt> {
    if let Some(explored) = sequential::if_one_thread(session, plan, &mut sequential::Newest::default()) {
        return explored;
    }
    if plan.preemptions.is_some() {
        return naive::within(session, plan.preemptions);
    }
    begin_hunt(session, plan.seed, exploration.resume.is_some());
    let explored = prove(session, plan, exploration);
    session.stop_hunting_between();
    explored
}

/// Hunts for a while, and sees to it that somebody hunts while the proof goes on.
fn begin_hunt(session: &mut Session, seed: u64, again: bool) {
    // That it cannot begin is told by the proof, which cannot either.
    let Ok(mut hunt) = Hunt::new(&session.blueprint(), session.cancel.clone(), seed) else { return };
    // A search that is taken up again has hunted before.
    if !again {
        let part = hunt.go_on();
        session.absorb(part);
    }
    session.hunt_between(between(hunt), Hunts { start, seed });
}

fn start(blueprint: &Blueprint, cancel: Cancel, seed: u64) -> Option<Between> {
    Hunt::new(blueprint, cancel, seed).ok().map(between)
}

fn between(mut hunt: Hunt) -> Between {
    Between::new(Box::new(move || hunt.go_on()))
}
