//! Workers: each takes tasks until there are none left. A worker has a session of its own; the first one
//! is the caller's, and alone knows who watches and who keeps a journal.

use super::super::frontier::{Checkpoint, Exploration, Frontier, Journal, Task};
use super::Search;
use super::shared::Shared;
use super::suffixes::Suffixes;
use crate::kernel::{Halt, go_on, see_classes};
use crate::session::{Blueprint, Session};
use crate::traced::DPOR;
use std::time::{Duration, Instant};
use threadbare_expr::{Cancelled, uncancelled};
use threadbare_machine::Conflicts;
use threadbare_trace::{Location, Symmetry};
use tracing::debug;

/// How long one worker works before others help: many searches are over by then.
const PATIENCE: Duration = Duration::from_millis(20);
/// A checkpoint may take this part of the time.
const SHARE: u32 = 20;
/// Room for the recursion over long sequences.
const STACK: usize = 256 << 20;

/// Explores everything, or what is left of it, within the session's budget; of threads that are alike one order, if that is asked for.
pub fn explore(session: &mut Session, symmetry: Symmetry, exploration: Exploration) -> Result<(), Halt> {
    let Exploration { workers, resume, mut journal, every, shuffle } = exploration;
    let workers = workers.max(1);
    let mut tasks = vec![Task::whole()];
    if let Some(Checkpoint { frontier, part }) = resume {
        session.take_up(part);
        session.machine.learn(&frontier.knowledge);
        tasks = frontier.tasks;
    }
    see_classes(session, Conflicts::Heeded, symmetry);
    loop {
        let shared = Shared::new(tasks, workers, shuffle, session.cancel.narrower());
        work_together(session, &shared, workers, &mut journal, every);
        match shared.halted() {
            // Memory that turns out to be shared makes accesses visible that were not, and steps that turn out to touch
            // more conflict with more: start again, knowing it.
            Some(Halt::Again) => {
                shared.learned().iter().for_each(|knowledge| session.machine.learn(knowledge));
                session.machine.settle();
                session.start_again();
                tasks = vec![Task::whole()];
            }
            Some(halt) => return Err(halt),
            None => return Ok(()),
        }
    }
}

fn work_together(
    session: &mut Session,
    shared: &Shared,
    workers: usize,
    journal: &mut Option<Journal>,
    every: Duration,
) {
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
                    work(&mut session, shared, number, limit, &mut |_, _| Ok(()));
                    Some(session.part())
                };
                std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, help).ok()
            })
            .collect();
        let mut next = Instant::now() + every;
        work(session, shared, 0, limit, &mut |session, search| {
            if let Some(journal) = journal
                && Instant::now() >= next
            {
                let started = Instant::now();
                if let Some(checkpoint) = checkpoint(session, shared, search) {
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
fn checkpoint(session: &mut Session, shared: &Shared, search: Option<&Search<'_>>) -> Option<Checkpoint> {
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
    let frontier = Frontier { tasks, knowledge: part.knowledge.clone() };
    shared.go_on(pause);
    Some(Checkpoint { frontier, part })
}

/// Called now and then; says if it is to stop.
type Watch<'a> = dyn FnMut(&mut Session, Option<&Search<'_>>) -> Result<(), Halt> + 'a;

/// Takes tasks until there are none left.
fn work(session: &mut Session, shared: &Shared, worker: usize, limit: Option<u64>, watch: &mut Watch<'_>) {
    let mut counted = session.outcome.counters.executions + session.outcome.counters.blocked;
    session.machine.recall_steps();
    let mut suffixes = Suffixes::default();
    loop {
        let task = shared.next_task(|| {
            let over = watch(session, None).is_err();
            if over {
                shared.halt(Halt::Stopped);
            }
            over
        });
        let Some(task) = task else { break };
        let mut pulse = |session: &mut Session, search: &mut Search<'_>| {
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
        let explored = uncancelled(|| Search::explore(session, shared, &mut suffixes, task, &mut pulse));
        let ended = explored.unwrap_or_else(|Cancelled| {
            session.stop_for_whoever_insists();
            Err(Halt::Stopped)
        });
        let is_done = ended.is_ok();
        match ended {
            Ok(()) => {}
            Err(Halt::Again) => {
                debug!(target: DPOR, "something was learned of the program: the search starts again");
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
