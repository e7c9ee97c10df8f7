//! Tasks: a part of the classes that somebody explores, from beginning to end. A task is plain data: the steps that lead
//! to it, which are executed again, and what is to be done there. Whoever has it explores all of it, also what is found
//! about steps on the way, or gives some of it away as tasks; nobody has to be told what came of it.

use super::node::{Ban, Kind, Node, Seed, Stand, Wanted};
use super::shared::Shared;
use super::tail::Tails;
use super::{Search, Taken};
use crate::session::Session;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use threadbare_expr::{Model, Term};
use threadbare_machine::{Machine, PlainModel};
use threadbare_trace::{Location, ThreadId};

/// A part of the classes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Task {
    /// The steps that lead to it.
    way: Vec<Passed>,
    /// What the seeds on the way ban.
    bans: Vec<Ban>,
    /// What is to be done there.
    first: First,
    /// What a seed asks for after that.
    wanted: Vec<Wanted>,
    /// Inputs that lead there.
    model: PlainModel,
}

/// A step on the way to a task.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Passed {
    thread: ThreadId,
    label: u32,
    kind: Kind,
    rank: u32,
}

/// What a task begins with.
#[derive(Clone, Debug, Serialize, Deserialize)]
enum First {
    /// Whatever is chosen.
    Anything,
    /// These outcomes of a step.
    Outcomes { thread: ThreadId, labels: Vec<u32>, kind: Kind, rank: u32 },
    /// What is wanted.
    Seed,
}

/// How a task ended.
#[derive(Clone, Copy, PartialEq)]
pub enum Ended {
    /// Everything was explored.
    Done,
    /// Everything has to start again.
    Wrong,
    /// Somebody said to stop.
    Stopped,
    /// This search is not for the program.
    Unsuited,
}

/// Called now and then while a task is explored; returns false to stop.
pub type Pulse<'a> = dyn FnMut(&mut Session, &mut Search<'_>) -> bool + 'a;

/// How many steps may be taken until the next pulse, if no execution ends before.
const PULSE: u64 = 256;

impl Task {
    /// Everything.
    pub fn whole() -> Task {
        Task {
            way: Vec::new(),
            bans: Vec::new(),
            first: First::Anything,
            wanted: Vec::new(),
            model: PlainModel::default(),
        }
    }
}

impl<'a> Search<'a> {
    /// Explores a task. The ends that are known stay known to whoever explores the next.
    pub fn explore(
        session: &mut Session,
        shared: &'a Shared,
        tails: &mut Tails,
        task: Task,
        pulse: &mut Pulse<'_>,
    ) -> Ended {
        let mut search = Search::new(shared, std::mem::take(tails));
        let ended = search.explore_all(session, task, pulse);
        *tails = search.tails;
        ended
    }

    fn explore_all(&mut self, session: &mut Session, task: Task, pulse: &mut Pulse<'_>) -> Ended {
        match self.go_to(session, task) {
            Some(Ended::Stopped) => {
                session.give_up(
                    "a part of the search that could not be taken up again".into(),
                    Location::default(),
                    true,
                );
                Ended::Stopped
            }
            Some(ended) => ended,
            None => self.run(session, pulse),
        }
    }

    /// Executes the way to the task again; says how the task ends if that is not possible.
    fn go_to(&mut self, session: &mut Session, task: Task) -> Option<Ended> {
        let mut state = session.machine.start();
        if session.machine.sharing_changed() {
            return Some(Ended::Wrong);
        }
        if let First::Anything = task.first {
            self.arrive(session, state, None);
            return None;
        }
        state.model = session.machine.model_of(&task.model);
        for Passed { thread, label, kind, rank } in task.way {
            let mut node = Node::new(state.clone());
            (node.thread, node.label, node.kind, node.rank) = (thread, label, kind, rank + 1);
            let Some(thread) = state.index_of(thread).filter(|thread| state.is_enabled(*thread)) else {
                return Some(Ended::Stopped);
            };
            let event = session.machine.step(&mut state, thread, label);
            if session.machine.sharing_changed() {
                return Some(Ended::Wrong);
            }
            self.trace.push(event);
            self.stack.push(node);
        }
        self.bans = task.bans;
        self.wanted = task.wanted.into();
        let mut node = Node::new(state);
        if let First::Outcomes { thread, labels, kind, rank } = task.first {
            (node.thread, node.labels, node.kind, node.rank) = (thread, labels.into(), kind, rank);
            self.stack.push(node);
        } else {
            self.stack.push(node);
            self.want(session);
        }
        None
    }

    fn run(&mut self, session: &mut Session, pulse: &mut Pulse<'_>) -> Ended {
        let mut steps = 0;
        while let Some(depth) = self.stack.len().checked_sub(1) {
            // Where an execution has ended, and now and then in between.
            steps += 1;
            if (self.went_back || steps % PULSE == 0) && !pulse(session, self) {
                return Ended::Stopped;
            }
            if self.went_back && session.wants_tidying() {
                self.tidy(session);
            }
            self.went_back = false;
            if let Some(crowded) = self.crowded.take() {
                self.suspend(crowded);
                continue;
            }
            if self.shared.somebody_is_hungry() {
                self.give(&session.machine);
            }
            while self.bans.last().is_some_and(|ban| ban.node > depth) {
                self.bans.pop();
            }
            let node = &mut self.stack[depth];
            if let Some(label) = node.labels.pop_front() {
                match self.take(session, label) {
                    Taken::Well => {}
                    Taken::Wrong => return Ended::Wrong,
                    Taken::Unsuited => return Ended::Unsuited,
                }
            } else if node.kind == Kind::Chosen && node.rank == 0 {
                // The chosen thread could not go on for any inputs: another may.
                node.refused.push(node.thread);
                if !self.choose(session, None) {
                    self.stack.pop();
                }
            } else if let Some(Seed { wanted, ban, model }) = node.seeds.pop() {
                node.state.model = model;
                self.bans.pop_if(|ban| ban.node == depth);
                self.bans.push(ban);
                self.wanted.extend(wanted);
                self.want(session);
            } else if !self.resume(depth) {
                self.went_back = true;
                self.stack.pop();
            }
        }
        Ended::Done
    }

    /// Drops the terms that nothing here needs.
    fn tidy(&self, session: &mut Session) {
        let events = (0..self.trace.len()).map(|at| self.trace.event(at)).chain(self.suspended_events());
        let terms: Vec<Term> =
            events.flat_map(|event| [event.address, event.used]).filter_map(Term::from_raw).collect();
        let nodes = self.stack.iter().chain(self.suspended_nodes());
        session.tidy(nodes.map(|node| &node.state), terms);
    }

    /// Gives away what is to be done at the first node that has something to do.
    fn give(&mut self, machine: &Machine) {
        let has_work = |node: &Node| {
            let asked = matches!(node.kind, Kind::Asked { .. });
            !node.seeds.is_empty() || node.rank > 0 && !asked && !node.labels.is_empty()
        };
        let Some(depth) = self.stack.iter().position(has_work) else { return };
        let way: Vec<Passed> = self.stack[..depth].iter().map(|node| passed(&Stand::of(node))).collect();
        let node = &mut self.stack[depth];
        let mut tasks = Vec::new();
        if node.seeds.is_empty() {
            let here = self.bans.partition_point(|ban| ban.node <= depth);
            tasks.push(outcomes(machine, way, &self.bans[..here], &Stand::of(node), Vec::new()));
            node.labels.clear();
        } else {
            let above = self.bans.partition_point(|ban| ban.node < depth);
            let half = node.seeds.len().div_ceil(2);
            for Seed { wanted, ban, model } in node.seeds.drain(..half) {
                tasks.push(seed(machine, way.clone(), &self.bans[..above], wanted, ban, &model));
            }
        }
        self.shared.offer(tasks);
    }

    /// Everything that is left to do, as tasks.
    pub fn left(&self, machine: &Machine) -> Vec<Task> {
        let mut tasks = Vec::new();
        let way: Vec<Stand<'_>> = self.stack.iter().map(Stand::of).collect();
        left_on(machine, &way, 0, &self.bans, &self.wanted, &mut tasks);
        let nothing = VecDeque::new();
        self.each_suspended(|way, from, bans| left_on(machine, way, from, bans, &nothing, &mut tasks));
        tasks
    }
}

/// What is left to do on a way, from a position on.
fn left_on(
    machine: &Machine,
    way: &[Stand<'_>],
    from: usize,
    bans: &[Ban],
    wanted: &VecDeque<Wanted>,
    tasks: &mut Vec<Task>,
) {
    for (depth, stand) in way.iter().enumerate().skip(from) {
        let before = || way[..depth].iter().map(passed).collect::<Vec<Passed>>();
        let above = bans.partition_point(|ban| ban.node < depth);
        let here = bans.partition_point(|ban| ban.node <= depth);
        if !stand.labels.is_empty() {
            let then = if depth + 1 == way.len() { wanted.iter().copied().collect() } else { Vec::new() };
            tasks.push(outcomes(machine, before(), &bans[..here], stand, then));
        }
        for Seed { wanted, ban, model } in stand.seeds {
            tasks.push(seed(machine, before(), &bans[..above], wanted.clone(), ban.clone(), model));
        }
    }
}

fn passed(stand: &Stand<'_>) -> Passed {
    let Stand { thread, label, kind, rank, .. } = *stand;
    Passed { thread, label, kind, rank: rank.saturating_sub(1) }
}

fn outcomes(
    machine: &Machine,
    way: Vec<Passed>,
    bans: &[Ban],
    stand: &Stand<'_>,
    wanted: Vec<Wanted>,
) -> Task {
    let Stand { thread, kind, rank, ref labels, .. } = *stand;
    let first = First::Outcomes { thread, labels: labels.clone(), kind, rank };
    Task { way, bans: bans.to_vec(), first, wanted, model: machine.plain_model(stand.model) }
}

fn seed(
    machine: &Machine,
    way: Vec<Passed>,
    above: &[Ban],
    wanted: Vec<Wanted>,
    ban: Ban,
    model: &Model,
) -> Task {
    let bans = above.iter().cloned().chain([ban]).collect();
    Task { way, bans, first: First::Seed, wanted, model: machine.plain_model(model) }
}
