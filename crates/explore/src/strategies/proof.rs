//! The proof: one execution for each class of equivalent ones, by the search that fits. By what reads read from where that was
//! asked for and the program allows it; else by the order of conflicting steps; atomic sections that wait for something are
//! left to the reference.

use super::frontier::Exploration;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use super::{dpor, reads_from, reference};
use crate::kernel::Halt;
use crate::session::Session;
use threadbare_trace::{Alike, Equivalence, Symmetry};

pub const STRATEGY: Strategy = Strategy {
    name: "dpor",
    help: "One schedule of each class of equivalent ones",
    threads: Threads::Any,
    clean: Clean::Proof,
    bounds_preemptions: false,
    bounds_interferences: false,
    equivalences: &[Equivalence::Trace, Equivalence::ReadsFrom],
    divides: true,
    resumes: true,
    variants: &[],
    explore: prove,
};

/// Explores everything, one execution for each class.
pub fn prove(session: &mut Session, plan: &Plan, exploration: Exploration) -> Result<Explored, Halt> {
    if let Some(checkpoint) = &exploration.resume {
        // Only a search by the order of steps is kept.
        session.outcome.instead_because = checkpoint.part.outcome.instead_because.clone();
    } else if plan.equivalence == Equivalence::ReadsFrom {
        match reads_from::explore(session) {
            Err(Halt::Unsuited(unsuited)) => {
                session.start_again();
                session.outcome.instead_because = Some(unsuited.to_string());
            }
            ended => {
                session.outcome.equivalence = Equivalence::ReadsFrom;
                return ended.map(|()| Explored::Everything);
            }
        }
    }
    let ended = dpor::explore(session, plan.symmetry, exploration);
    session.outcome.symmetry = (plan.symmetry == Symmetry::Auto).then(|| session.machine.alike());
    match ended {
        Err(Halt::Unsuited(_)) => {
            session.start_again();
            session.outcome.symmetry = session.outcome.symmetry.map(|_| Alike::default());
            reference::explore(session)?;
        }
        ended => ended?,
    }
    Ok(Explored::Everything)
}
