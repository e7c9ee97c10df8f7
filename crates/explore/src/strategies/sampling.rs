//! Executions that are samples: somebody chooses at each step who goes on, and the inputs follow. What they have in common is
//! here; who chooses is a scheduler of its own (`random`, `pct`, `pos`, `surw`, `fresh`).

use super::numbers::Random;
use crate::execution::Keep;
use crate::kernel::{Halt, Kernel, see_every_schedule};
use crate::session::Session;
use threadbare_machine::{PlainModel, ThreadIx};

/// Chooses who goes on in one execution after another.
pub trait Scheduler {
    /// What it is called.
    fn name(&self) -> &'static str;

    /// An execution begins.
    fn begin(&mut self, random: &mut Random);

    /// Who of those that can go on does; there is at least one.
    fn choose(&mut self, random: &mut Random, kernel: &Kernel, enabled: &[ThreadIx]) -> ThreadIx;

    /// A step was taken: the last one of the execution.
    fn taken(&mut self, _random: &mut Random, _kernel: &Kernel) {}

    /// Inputs that the execution begins with, if they are not any.
    fn inputs(&self) -> Option<&PlainModel> {
        None
    }

    /// The outcomes of a thread's next step, in the order in which they are tried until inputs lead to one.
    fn outcomes(
        &mut self,
        session: &mut Session,
        kernel: &Kernel,
        thread: ThreadIx,
        random: &mut Random,
    ) -> Vec<u32> {
        outcomes(session, kernel, thread, random)
    }

    /// The execution has ended, by itself or because it was cut.
    fn ended(&mut self, _session: &Session, _kernel: &Kernel, _cut: bool) {}
}

/// Executions, if nobody says how many.
const EXECUTIONS: u64 = 1_000;

/// From here on executions are samples of all schedules.
pub fn sample(session: &mut Session) {
    session.sample_at_most(EXECUTIONS);
    see_every_schedule(session);
}

/// Runs executions until told to stop.
pub fn run(session: &mut Session, seed: u64, scheduler: &mut dyn Scheduler) {
    sample(session);
    let mut random = Random::new(seed);
    session.looking_by(scheduler.name());
    while !session.should_stop() {
        execute(session, &mut random, scheduler);
        if session.wants_tidying() {
            session.tidy([], []);
        }
    }
}

/// Runs one execution.
pub fn execute(session: &mut Session, random: &mut Random, scheduler: &mut dyn Scheduler) {
    // Whatever stops it, what was seen so far stands; if something was learned, later executions see more.
    match follow(session, random, scheduler) {
        Ok(()) | Err(Halt::Again | Halt::Stopped | Halt::Unsuited(_)) => {}
    }
}

fn follow(session: &mut Session, random: &mut Random, scheduler: &mut dyn Scheduler) -> Result<(), Halt> {
    scheduler.begin(random);
    let mut kernel = Kernel::start(session, Keep::Last)?;
    if let Some(inputs) = scheduler.inputs() {
        kernel.set_model(session.machine.model_of(inputs));
    }
    loop {
        let enabled = kernel.enabled();
        session.look_around(enabled.len());
        if enabled.is_empty() {
            kernel.end(session);
            scheduler.ended(session, &kernel, false);
            return Ok(());
        }
        if session.should_stop() || session.is_too_long(kernel.len(), kernel.state().threads.len()) {
            kernel.cut(session);
            scheduler.ended(session, &kernel, true);
            return Ok(());
        }
        let thread = match enabled[..] {
            [only] => only,
            _ => scheduler.choose(random, &kernel, &enabled),
        };
        for label in scheduler.outcomes(session, &kernel, thread, random) {
            // If no inputs lead there, they lead to the other side of the condition.
            if kernel.take(session, thread, label)? {
                scheduler.taken(random, &kernel);
                break;
            }
        }
    }
}

/// The outcomes of a thread's next step: those that lead to sides of branches that were never taken first, the others in a
/// random order; that an assumption fails comes last. Of a condition, one of the two can be taken.
pub fn outcomes(session: &Session, kernel: &Kernel, thread: ThreadIx, random: &mut Random) -> Vec<u32> {
    let state = kernel.state();
    let mut labels = session.machine.labels(state, thread);
    if labels.len() < 2 {
        return labels;
    }
    for at in (1..labels.len()).rev() {
        labels.swap(at, random.below(at + 1));
    }
    let rank = |label: &u32| {
        (state.fails_assumption(thread, *label), !session.machine.leads_to_new_code(state, thread, *label))
    };
    labels.sort_by_key(rank);
    labels
}
