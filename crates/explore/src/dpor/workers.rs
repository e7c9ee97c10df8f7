//! Workers: each takes tasks until there are none left. A worker has a session of its own; the first one
//! is the caller's, and alone knows who watches and who keeps a journal.

use super::Search;
use super::shared::Shared;
use super::tail::Tails;
use super::task::{Ended, Task};
use crate::parts::{Part, Seed};
use crate::reference;
use crate::session::Session;
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};
use threadbare_expr::{Cancelled, uncancelled};
use threadbare_machine::Knowledge;
use threadbare_trace::Location;

/// A search at some moment: what was found, and what is still to be explored.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Checkpoint {
    /// What is still to be explored.
    pub frontier: Frontier,
    /// What was found, counted and given up so far.
    pub part: Part,
}

/// What is still to be explored, as plain data that can be written down. A search that goes on from there finds what an
/// undisturbed one would have found.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Frontier {
    tasks: Vec<Task>,
    knowledge: Knowledge,
}

impl Frontier {
    /// Whether nothing is left to do.
    pub fn is_empty(&self) -> bool {
        self.tasks.is_empty()
    }
}

/// Keeps checkpoints: whoever goes on from the last one ends like an undisturbed search.
pub type Journal = Box<dyn FnMut(&Checkpoint)>;

/// How a program is explored.
pub struct Exploration {
    /// How many workers there are, at least one.
    pub workers: usize,
    /// Where to go on.
    pub resume: Option<Checkpoint>,
    /// Who keeps checkpoints.
    pub journal: Option<Journal>,
    /// How often; less often if a checkpoint takes long. Zero: whenever it is possible.
    pub every: Duration,
    /// Divides the search at random, into many small tasks that are taken in a random order. The results are the same:
    /// that is what this is for.
    pub shuffle: Option<u64>,
}

impl Default for Exploration {
    fn default() -> Exploration {
        Exploration { workers: 1, resume: None, journal: None, every: Duration::from_secs(1), shuffle: None }
    }
}

/// How long one worker works before others help: many searches are over by then.
const PATIENCE: Duration = Duration::from_millis(20);
/// A checkpoint may take this part of the time.
const SHARE: u32 = 20;
/// Room for the recursion over long sequences.
const STACK: usize = 256 << 20;

/// Explores everything, within the session's budget.
pub fn explore(session: &mut Session) {
    explore_with(session, Exploration::default());
}

/// Explores everything, or what is left of it, within the session's budget.
pub fn explore_with(session: &mut Session, exploration: Exploration) {
    let Exploration { workers, resume, mut journal, every, shuffle } = exploration;
    let workers = workers.max(1);
    let mut tasks = vec![Task::whole()];
    if let Some(Checkpoint { frontier, part }) = resume {
        session.absorb(part);
        session.machine.learn(&frontier.knowledge);
        tasks = frontier.tasks;
    }
    // What became known before is known from the start.
    session.machine.conflicts_changed();
    session.machine.by_conflicts = true;
    loop {
        let shared = Shared::new(tasks, workers, shuffle, session.cancel.narrower());
        work_together(session, &shared, workers, &mut journal, every);
        if shared.is_unsuited() {
            session.start_again();
            return reference::explore(session);
        }
        // Memory that turns out to be shared makes accesses visible that were not, and steps that turn out to touch more
        // conflict with more: start again, knowing it.
        let learned = shared.learned();
        if learned.is_empty() {
            return;
        }
        for knowledge in &learned {
            session.machine.learn(knowledge);
        }
        session.machine.sharing_changed();
        session.machine.conflicts_changed();
        session.start_again();
        tasks = vec![Task::whole()];
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
    let seed: Option<Seed> = (workers > 1).then(|| session.seed());
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..workers)
            .filter_map(|number| {
                let seed = seed.as_ref()?;
                let help = move || {
                    if shared.is_over_within(patience) {
                        return None;
                    }
                    let mut session = seed.session().ok()?;
                    session.set_cancel(shared.cancel());
                    work(&mut session, shared, number, limit, &mut |_, _| true);
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
            !session.should_stop()
        });
        for other in others {
            match other.join() {
                Ok(Some(part)) => session.absorb(part),
                Ok(None) => {}
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    if session.machine.conflicts_changed() {
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
    if session.machine.conflicts_changed() {
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

/// Called now and then; returns false to stop.
type Watch<'a> = dyn FnMut(&mut Session, Option<&Search<'_>>) -> bool + 'a;

/// Takes tasks until there are none left.
fn work(session: &mut Session, shared: &Shared, worker: usize, limit: Option<u64>, watch: &mut Watch<'_>) {
    let mut counted = session.outcome.counters.executions + session.outcome.counters.blocked;
    session.machine.recall_steps();
    let mut tails = Tails::default();
    loop {
        let task = shared.next_task(|| {
            let over = !watch(session, None);
            if over {
                shared.stop();
            }
            over
        });
        let Some(task) = task else { break };
        let mut pulse = |session: &mut Session, search: &mut Search<'_>| {
            if shared.is_stopped() {
                return false;
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
                    return false;
                }
            }
            watch(session, Some(search)) && (worker == 0 || !session.should_stop())
        };
        let explored = uncancelled(|| Search::explore(session, shared, &mut tails, task, &mut pulse));
        let ended = explored.unwrap_or_else(|Cancelled| {
            session.stop_for_whoever_insists();
            Ended::Stopped
        });
        match ended {
            Ended::Done => {}
            Ended::Wrong => shared.start_again(session.machine.knowledge()),
            Ended::Stopped => shared.stop(),
            Ended::Unsuited => shared.give_up(),
        }
        shared.ended(worker, || session.part());
        if ended != Ended::Done {
            break;
        }
    }
}
