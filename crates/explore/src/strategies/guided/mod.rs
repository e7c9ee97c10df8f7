//! Guided search (Rungta, Mercer, Visser: Efficient Testing of Concurrent Programs with Abstraction-Guided Symbolic Execution, 2009): threads
//! are driven to places, one after the other, by how far it is from where they stand.
//!
//! What differs from the paper:
//! - A thread that would take the wrong side of a branch is *held* before it reads what decides that, and before the locks that it would
//!   have by then; nothing is undone, and the search does not begin again.
//! - What it read on the way is what it needs. Who else may write that is not looked up but tried out: another thread runs, for a short while, until
//!   it has written there. So a definition behind a pointer, or in a function of the library, is found like any other, and a counter that has to
//!   come to twenty is twenty short runs.
//! - Whoever waits is held as well, and needs whatever lets it go on: a lock that is given back, a signal, the end of a thread.
//! - If that does not lead to the places, the usual search follows, which says whether they can be reached at all.

mod drive;
mod goals;

use super::auto;
use super::frontier::Exploration;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use crate::kernel::{Halt, Unsuited, see_every_schedule};
use crate::session::{Allowance, Session};
use drive::Drive;
use goals::Goals;
use threadbare_trace::{Equivalence, Pursuit};

pub const STRATEGY: Strategy = Strategy {
    name: "guided",
    help: "Drives threads to the places of `reach`, then explores as auto",
    threads: Threads::Driven,
    clean: Clean::Proof,
    bounds_preemptions: false,
    bounds_interferences: false,
    equivalences: &[Equivalence::Trace],
    divides: true,
    resumes: true,
    variants: &[],
    explore,
};

/// What driving may take before the usual search begins.
const ALLOWANCE: Allowance =
    Allowance { executions: 1_000, steps: 100_000, instructions: 20_000_000, length: 100_000 };

fn explore(session: &mut Session, plan: &Plan, exploration: Exploration) -> Result<Explored, Halt> {
    let Some(goals) = Goals::of(session) else {
        return Err(Halt::Unsuited(Unsuited::new("no places that threads are to be driven to")));
    };
    let mut pursuit = None;
    if exploration.resume.is_none() {
        pursuit = Some(drive(session, &goals));
    }
    let explored = if session.should_stop() {
        Err(Halt::Stopped)
    } else {
        (auto::STRATEGY.explore)(session, plan, exploration)
    };
    session.outcome.pursuit = pursuit;
    explored
}

/// Drives threads to the places, in each order of these, for as long as there is an allowance.
fn drive(session: &mut Session, goals: &Goals) -> Pursuit {
    let mut pursuit = Pursuit::default();
    let Ok(mut own) = session.blueprint().session() else { return pursuit };
    own.set_cancel(session.cancel.clone());
    see_every_schedule(&mut own);
    own.looking_by(STRATEGY.name);
    own.start_hunting(ALLOWANCE);
    for order in orders(goals.count()) {
        // If something was learned of the program on the way, it is tried once more.
        for _ in 0..3 {
            match Drive::start(&mut own, goals, &mut pursuit).and_then(|mut drive| drive.follow(&order)) {
                Err(Halt::Again) => continue,
                Ok(()) | Err(Halt::Stopped | Halt::Unsuited(_)) => break,
            }
        }
        if own.should_stop() {
            break;
        }
    }
    own.stop_hunting();
    let part = own.take_part();
    session.absorb(part);
    pursuit
}

/// The goals in their order, then each of the others first.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut orders = Vec::new();
    for first in 0..count {
        let mut order: Vec<usize> = (0..count).collect();
        order.rotate_left(first);
        orders.push(order);
    }
    orders
}
