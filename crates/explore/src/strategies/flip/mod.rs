//! Concolic testing with race detection and flipping (Sen, Agha: CUTE and jCUTE, 2006; C1–C9 in what follows are its parts).
//!
//! A run has inputs and a schedule. It *follows its model*: at a condition it goes where its inputs go, and nobody asks a solver on
//! the way. What it leaves behind is a stack of choice points ([`Point`]). From its last one backwards the next run is looked
//! for ([`next`]): a condition is negated and solved ([`predict`]); an outcome that nobody decides, such as who receives a signal, gives way to the
//! next; at a schedule point whose event races with a later one ([`races`]), its thread is postponed, and another goes on.
//!
//! The variants are those of the paper, each with fewer runs than the one before and the same results:
//! - `simple`: at each schedule point every thread goes first once.
//! - `race`: only where the event that was chosen is in a race.
//! - `delayed`: besides, a thread that was postponed stays delayed (asleep) until something happens that conflicts with its next step. Runs
//!   that come to an end are then of different classes; some runs end where all threads that could go on are delayed, and
//!   count as blocked.
//!
//! What differs from the paper, because executions are lost otherwise, or something is gained:
//! - A race flag belongs to the prefix before its event. It outlives the run that set it, and goes when it is used.
//! - A race is left unmarked only if a delayed thread begins its reversal, not because a delayed thread takes part in it.
//! - The next thread is chosen among those that are enabled and neither postponed nor delayed.
//! - Deadlocks: a thread that waits at the end of a run races with what it would have to come before.
//! - Locks race at their acquisitions; semaphores, attempts, condition variables, time-outs, barriers and atomic sections race as the
//!   table of dependence says, which decides what `dpor` explores, too. What is a *data* race, the clocks of C11 say (C6).
//! - States are persistent: a run goes on from the choice point that is flipped, and costs what comes after it. So what was predicted before
//!   that point cannot fail to happen. Only inputs that were guessed, where the solver had no answer, are checked (C1, C3).
//! - The solver's shortcuts (C4) are layers of the solver, and counted under the names that they have in the paper.
//! - Inputs are bits; memory graphs as inputs (C2, C5) are a matter of the machine. Annotations (C7) and kept executions (C8, C9) are not known here.
//!
//! It knows no wake-up sequences, and remembers nothing of runs but the stack. A part of the stack can be given to another worker ([`task`]); who shares a choice point
//! with others claims the races that are found there, so that one of them flips it.

mod next;
mod predict;
mod races;
mod task;

use super::frontier::Exploration;
use super::frontier::choice::{Point, Stack};
use super::frontier::shared::Shared;
use super::frontier::workers;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use crate::kernel::{Halt, Kernel};
use crate::session::Session;
use task::Flipping;
use threadbare_trace::{Flips, Symmetry};

pub const STRATEGY: Strategy = Strategy {
    name: "flip",
    help: "Runs that follow their inputs; then a condition is negated, or a race is flipped",
    threads: Threads::Any,
    clean: Clean::Proof,
    bounds_preemptions: false,
    bounds_interferences: false,
    equivalences: &[],
    divides: true,
    resumes: true,
    variants: &["delayed", "race", "simple"],
    explore,
};

/// Which schedule points are flipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Variant {
    /// All.
    Simple,
    /// Those with a race.
    Race,
    /// Those with a race that no delayed thread has seen to.
    Delayed,
}

impl Variant {
    fn named(name: Option<&str>) -> Variant {
        match name {
            Some("simple") => Variant::Simple,
            Some("race") => Variant::Race,
            _ => Variant::Delayed,
        }
    }
}

fn explore(session: &mut Session, plan: &Plan, exploration: Exploration) -> Result<Explored, Halt> {
    session.looking_by(STRATEGY.name);
    session.outcome.flips = Some(Flips::default());
    let flipping = Flipping { variant: Variant::named(plan.variant), seed: plan.seed };
    workers::explore(session, Symmetry::Off, exploration, || flipping)?;
    Ok(Explored::Everything)
}

/// The search of one worker: the last run, and what may become of each of its choice points.
struct Search<'a> {
    shared: &'a Shared<Stack>,
    variant: Variant,
    /// What random inputs depend on.
    seed: u64,
    kernel: Kernel,
    /// The point at position `i` stands before the event at position `i`.
    stack: Vec<Point>,
    /// Whether a run is on its way and its inputs say where it goes next: nobody is asked then.
    runs: bool,
}

/// Counts something that the search did.
fn count(session: &mut Session, what: impl FnOnce(&mut Flips)) {
    what(session.outcome.flips.get_or_insert_default());
}
