//! Workers: each takes tasks until there are none left. A worker has a session of its own; the first one
//! is the caller's, and alone knows who watches and who keeps a journal.

use super::shared::{Claim, Shared};
use super::{Checkpoint, Exploration, Frontier, Journal};
use crate::kernel::{Halt, go_on, see_classes};
use crate::session::{Blueprint, Session};
use crate::traced::KERNEL;
use std::time::{Duration, Instant};
use threadbare_expr::{Cancelled, uncancelled};
use threadbare_machine::{Conflicts, Knowledge, Machine};
use threadbare_trace::{Location, Symmetry};
use tracing::debug;

/// How long one worker works before others help: many searches are over by then.
const PATIENCE: Duration = Duration::from_millis(20);
/// A checkpoint may take this part of the time.
const SHARE: u32 = 20;
/// Room for the recursion over long sequences.
const STACK: usize = 256 << 20;

/// A search that is divided into tasks: what a worker has for itself from one task to the next.
pub(in crate::strategies) trait Divided {
    /// A part of the classes, as plain data.
    type Task: Clone + Send;

    /// Everything, as one task.
    fn whole(&self) -> Self::Task;

    /// What is left to do, for who writes it down.
    fn written(&self, tasks: Vec<Self::Task>, shared: &Shared<Self::Task>, knowledge: Knowledge) -> Frontier;

    /// The same from what was written down. What is claimed there stays claimed.
    fn read(&self, frontier: Frontier) -> (Vec<Self::Task>, Vec<Claim>);

    /// Explores a task to its end, or to where it is told to stop.
    fn explore(
        &mut self,
        session: &mut Session,
        shared: &Shared<Self::Task>,
        task: Self::Task,
        pulse: &mut Pulse<'_, Self::Task>,
    ) -> Result<(), Halt>;
}

/// A task on its way.
pub trait Underway<T> {
    /// What is left of it, as tasks.
    fn left(&self, machine: &Machine) -> Vec<T>;
}

/// Called now and then while a task is explored; says if it is to stop.
pub type Pulse<'a, T> = dyn FnMut(&mut Session, &dyn Underway<T>) -> Result<(), Halt> + 'a;

/// Explores everything, or what is left of it, within the session's budget; of threads that are alike one order, if that is asked for.
/// Each worker has what is made for it.
pub(in crate::strategies) fn explore<D: Divided>(
    session: &mut Session,
    symmetry: Symmetry,
    exploration: Exploration,
    make: impl Fn() -> D + Sync,
) -> Result<(), Halt> {
    let Exploration { workers, resume, mut journal, every, shuffle } = exploration;
    let (workers, own) = (workers.max(1), make());
    let (mut tasks, mut claims) = (vec![own.whole()], Vec::new());
    if let Some(Checkpoint { frontier, part }) = resume {
        session.take_up(part);
        session.machine.learn(&frontier.knowledge);
        (tasks, claims) = own.read(frontier);
    }
    see_classes(session, Conflicts::Heeded, symmetry);
    loop {
        let shared = Shared::new(tasks, workers, shuffle, session.cancel.narrower());
        for claim in claims.drain(..) {
            shared.claim(claim);
        }
        work_together(session, &shared, workers, &mut journal, every, &make);
        match shared.halted() {
            // Memory that turns out to be shared makes accesses visible that were not, and steps that turn out to touch
            // more conflict with more: start again, knowing it.
            Some(Halt::Again) => {
                shared.learned().iter().for_each(|knowledge| session.machine.learn(knowledge));
                session.machine.settle();
                session.start_again();
                tasks = vec![own.whole()];
            }
            Some(halt) => return Err(halt),
            None => return Ok(()),
        }
    }
}

fn work_together<D: Divided>(
    session: &mut Session,
    shared: &Shared<D::Task>,
    workers: usize,
    journal: &mut Option<Journal>,
    every: Duration,
    make: &(impl Fn() -> D + Sync),
) {
    let own = make();
    let limit = session.budget.executions.filter(|_| workers > 1);
    let patience = if shared.is_shuffled() { Duration::ZERO } else { PATIENCE };
    shared.count(session.outcome.counters.executions + session.outcome.counters.blocked);
    let blueprint: Option<Blueprint> = (workers > 1).then(|| session.blueprint());
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..workers)
            .filter_map(|number| {
                let blueprint = blueprint.as_ref()?;
                let help = move || {
                    if shared.is_over_within(patience) {
                        return None;
                    }
                    let mut session = blueprint.helper(number as u64, shared.cancel()).ok()?;
                    work(&mut session, shared, number, limit, make(), &mut |_, _| Ok(()));
                    Some(session.part())
                };
                std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, help).ok()
            })
            .collect();
        let mut next = Instant::now() + every;
        work(session, shared, 0, limit, make(), &mut |session, search| {
            if let Some(journal) = journal
                && Instant::now() >= next
            {
                let started = Instant::now();
                if let Some(checkpoint) = checkpoint(session, &own, shared, search) {
                    journal(&checkpoint);
                }
                let pause = if every.is_zero() { every } else { every.max(started.elapsed() * SHARE) };
                next = Instant::now() + pause;
            }
            go_on(session)
        });
        for other in others {
            match other.join() {
                Ok(Some(part)) => session.absorb_unfinished(part),
                Ok(None) => {}
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    if session.machine.check().is_err() {
        // One worker saw a step touch one thing, another saw it touch another.
        shared.start_again(session.machine.knowledge());
    }
    if !shared.is_stopped()
        && let Some(journal) = journal
    {
        journal(&Checkpoint { frontier: Frontier::default(), part: session.part() });
    }
}

/// Everything at this moment; `None` if the search is about to end.
fn checkpoint<D: Divided>(
    session: &mut Session,
    own: &D,
    shared: &Shared<D::Task>,
    search: Option<&dyn Underway<D::Task>>,
) -> Option<Checkpoint> {
    let mut pause = shared.pause(search.is_some())?;
    let mut tasks = std::mem::take(&mut pause.tasks);
    tasks.extend(search.map(|search| search.left(&session.machine)).unwrap_or_default());
    tasks.extend(shared.tasks().iter().cloned());
    let mut part = session.part();
    for other in pause.parts.iter().skip(1).flatten() {
        session.machine.learn(&other.knowledge);
        part.add(other.clone());
    }
    if session.machine.check().is_err() {
        // Nothing that was explored before counts.
        shared.go_on(pause);
        shared.start_again(session.machine.knowledge());
        return None;
    }
    part.knowledge = session.machine.knowledge();
    let frontier = own.written(tasks, shared, part.knowledge.clone());
    shared.go_on(pause);
    Some(Checkpoint { frontier, part })
}

/// A worker that panics stops the others: they would wait for it for ever, and the panic is told when it is joined.
struct Alarm<'a, T>(&'a Shared<T>);

impl<T> Drop for Alarm<'_, T> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.halt(Halt::Stopped);
        }
    }
}

/// Called now and then; says if it is to stop.
type Watch<'a, T> = dyn FnMut(&mut Session, Option<&dyn Underway<T>>) -> Result<(), Halt> + 'a;

/// Takes tasks until there are none left.
fn work<D: Divided>(
    session: &mut Session,
    shared: &Shared<D::Task>,
    worker: usize,
    limit: Option<u64>,
    mut own: D,
    watch: &mut Watch<'_, D::Task>,
) {
    let mut counted = session.outcome.counters.executions + session.outcome.counters.blocked;
    session.machine.recall_steps();
    let _alarm = Alarm(shared);
    loop {
        let task = shared.next_task(|| {
            let over = watch(session, None).is_err();
            if over {
                shared.halt(Halt::Stopped);
            }
            over
        });
        let Some(task) = task else { break };
        let mut pulse = |session: &mut Session, search: &dyn Underway<D::Task>| {
            if shared.is_stopped() {
                return Err(Halt::Stopped);
            }
            if worker > 0 && shared.is_pausing() {
                shared.wait(worker, search.left(&session.machine), session.part());
            }
            if let Some(most) = limit {
                let now = session.outcome.counters.executions + session.outcome.counters.blocked;
                let all = shared.count(now - counted);
                counted = now;
                if all >= most {
                    session.give_up("the number of executions given".into(), Location::default(), false);
                    return Err(Halt::Stopped);
                }
            }
            watch(session, Some(search))?;
            if worker > 0 { go_on(session) } else { Ok(()) }
        };
        let explored = uncancelled(|| own.explore(session, shared, task, &mut pulse));
        let ended = explored.unwrap_or_else(|Cancelled| {
            session.stop_for_whoever_insists();
            Err(Halt::Stopped)
        });
        let is_done = ended.is_ok();
        match ended {
            Ok(()) => {}
            Err(Halt::Again) => {
                debug!(target: KERNEL, "something was learned of the program: the search starts again");
                shared.start_again(session.machine.knowledge());
            }
            Err(halt) => shared.halt(halt),
        }
        shared.ended(worker, || session.part());
        if !is_done {
            break;
        }
    }
}
