//! Tasks: a part of the classes that somebody explores, from beginning to end. A task is plain data: the steps that lead
//! to it, which are executed again, and what is to be done there. Whoever has it explores all of it, also what is found
//! about steps on the way, or gives some of it away as tasks; nobody has to be told what came of it.

use super::super::frontier::shared::Shared;
use super::super::frontier::workers::{Pulse, Underway};
use super::super::frontier::{Exclusion, First, Kind, Passed, Task, WakeUpStep, Way};
use super::Search;
use super::node::{Node, Stand, WakeUp};
use super::suffixes::Suffixes;
use crate::kernel::Halt;
use crate::session::Session;
use std::collections::VecDeque;
use threadbare_expr::Model;
use threadbare_machine::Machine;
use threadbare_trace::Location;

/// How many steps may be taken until the next pulse, if no execution ends before.
const PULSE: u64 = 256;

impl<'a> Search<'a> {
    /// Explores a task. The ends that are known stay known to whoever explores the next.
    pub fn explore(
        session: &mut Session,
        shared: &'a Shared<Task>,
        suffixes: &mut Suffixes,
        task: Task,
        pulse: &mut Pulse<'_, Task>,
    ) -> Result<(), Halt> {
        let mut search = Search::new(session, shared)?;
        search.suffixes = std::mem::take(suffixes);
        let ended = search.go_to(session, task).and_then(|()| search.run(session, pulse));
        *suffixes = search.suffixes;
        ended
    }

    /// Executes the way to the task again.
    fn go_to(&mut self, session: &mut Session, task: Task) -> Result<(), Halt> {
        if let First::Anything = task.first {
            return self.arrive(session, None);
        }
        self.kernel.set_model(session.machine.model_of(&task.model));
        for Passed { thread, label, kind, rank } in task.way.steps() {
            let mut node = Node::new();
            (node.thread, node.label, node.kind, node.rank) = (thread, label, kind, rank + 1);
            let state = self.kernel.state();
            let thread = state.index_of(thread).filter(|thread| state.is_enabled(*thread));
            let taken = match thread {
                Some(thread) => self.kernel.take_again(session, thread, label)?,
                None => false,
            };
            if !taken && session.cancel.is_requested() {
                // A run on the way was cut short, and why will be said.
                return Err(Halt::Stopped);
            }
            if !taken {
                let what = "a part of the search that could not be taken up again";
                session.give_up(what.into(), Location::default(), true);
                return Err(Halt::Stopped);
            }
            self.stack.push(node);
        }
        self.exclusions = task.exclusions;
        self.sequence = task.sequence.into();
        let mut node = Node::new();
        if let First::Outcomes { thread, labels, kind, rank } = task.first {
            (node.thread, node.labels, node.kind, node.rank) = (thread, labels.into(), kind, rank);
            self.stack.push(node);
        } else {
            self.stack.push(node);
            self.follow_sequence(session);
        }
        Ok(())
    }

    fn run(&mut self, session: &mut Session, pulse: &mut Pulse<'_, Task>) -> Result<(), Halt> {
        let mut steps = 0;
        while let Some(depth) = self.stack.len().checked_sub(1) {
            // Where an execution has ended, and now and then in between.
            steps += 1;
            if self.went_back || steps % PULSE == 0 {
                pulse(session, self)?;
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
            while self.exclusions.last().is_some_and(|exclusion| exclusion.node > depth) {
                self.exclusions.pop();
            }
            let node = &mut self.stack[depth];
            if let Some(label) = node.labels.pop_front() {
                self.take(session, label)?;
            } else if node.kind == Kind::Chosen && node.rank == 0 {
                // The chosen thread could not go on for any inputs: another may.
                node.refused.push(node.thread);
                if !self.choose(session, None)? {
                    self.leave_top();
                }
            } else if let Some(WakeUp { sequence, exclusion, model }) = node.wakeups.pop() {
                self.kernel.back_to(depth);
                self.kernel.set_model(model);
                self.exclusions.pop_if(|exclusion| exclusion.node == depth);
                self.exclusions.push(exclusion);
                self.sequence.extend(sequence);
                self.follow_sequence(session);
            } else if !self.resume(depth) {
                self.went_back = true;
                self.leave_top();
            }
        }
        Ok(())
    }

    /// Drops the terms that nothing here needs.
    fn tidy(&self, session: &mut Session) {
        let (states, terms) = self.kernel.execution().needs();
        let (more_states, more_terms) = self.suspended_needs();
        session.tidy(states.chain(more_states), terms.chain(more_terms));
    }

    /// Gives away what is to be done at the first node that has something to do.
    ///
    /// Whoever is hungry is so at every step, and the stack is as long as an execution: nodes that had nothing to do are not
    /// looked at again. What can make such a node have something to do all the same sets `given` back. A node that is
    /// overlooked would lose nothing: whatever is not given away is explored here.
    ///
    /// The outcome that comes next is kept. A task may be nothing but outcomes: if all were given away at once, those who have
    /// nothing to do would hand it to each other for ever, each executing the way to it and none going on.
    fn give(&mut self, machine: &Machine) {
        let top = self.stack.len().saturating_sub(1);
        let has_work = |(at, node): (usize, &Node)| {
            let asked = matches!(node.kind, Kind::Asked { .. });
            !node.wakeups.is_empty() || node.rank > 0 && !asked && node.labels.len() > usize::from(at == top)
        };
        debug_assert!(!self.stack.iter().enumerate().take(self.given).any(has_work), "a node was overlooked");
        let found = self.stack.iter().enumerate().skip(self.given).position(has_work);
        let found = found.map(|at| self.given + at);
        self.given = found.unwrap_or(self.stack.len().saturating_sub(1));
        let Some(depth) = found else { return };
        let way = self.way()[..depth].iter().map(passed).fold(Way::default(), Way::then);
        let (node, state) = (&mut self.stack[depth], self.kernel.at(depth));
        let mut tasks = Vec::new();
        if node.wakeups.is_empty() {
            let here = self.exclusions.partition_point(|exclusion| exclusion.node <= depth);
            let next = if depth == top { node.labels.pop_front() } else { None };
            tasks.push(outcomes(machine, way, &self.exclusions[..here], &Stand::of(node, state), Vec::new()));
            node.labels = next.into_iter().collect();
        } else {
            let above = self.exclusions.partition_point(|exclusion| exclusion.node < depth);
            let half = node.wakeups.len().div_ceil(2);
            for WakeUp { sequence, exclusion, model } in node.wakeups.drain(..half) {
                tasks.push(wakeup(
                    machine,
                    way.clone(),
                    &self.exclusions[..above],
                    sequence,
                    exclusion,
                    &model,
                ));
            }
        }
        self.shared.offer(tasks);
    }

    /// The nodes as others may see them.
    pub(super) fn way(&self) -> Vec<Stand<'_>> {
        let nodes = self.stack.iter().enumerate();
        nodes.map(|(at, node)| Stand::of(node, self.kernel.at(at))).collect()
    }
}

impl Underway<Task> for Search<'_> {
    fn left(&self, machine: &Machine) -> Vec<Task> {
        let mut tasks = Vec::new();
        let way = self.way();
        left_on(machine, &way, 0, &self.exclusions, &self.sequence, &mut tasks);
        let nothing = VecDeque::new();
        self.each_suspended(|way, from, exclusions| {
            left_on(machine, way, from, exclusions, &nothing, &mut tasks)
        });
        tasks
    }
}

/// What is left to do on a way, from a position on.
fn left_on(
    machine: &Machine,
    way: &[Stand<'_>],
    from: usize,
    exclusions: &[Exclusion],
    sequence: &VecDeque<WakeUpStep>,
    tasks: &mut Vec<Task>,
) {
    let mut passed_so_far = way[..from.min(way.len())].iter().map(passed).fold(Way::default(), Way::then);
    for (depth, stand) in way.iter().enumerate().skip(from) {
        let next = passed_so_far.clone().then(passed(stand));
        let before = std::mem::replace(&mut passed_so_far, next);
        let above = exclusions.partition_point(|exclusion| exclusion.node < depth);
        let here = exclusions.partition_point(|exclusion| exclusion.node <= depth);
        if !stand.labels.is_empty() {
            let then = if depth + 1 == way.len() { sequence.iter().copied().collect() } else { Vec::new() };
            tasks.push(outcomes(machine, before.clone(), &exclusions[..here], stand, then));
        }
        for WakeUp { sequence, exclusion, model } in stand.wakeups {
            tasks.push(wakeup(
                machine,
                before.clone(),
                &exclusions[..above],
                sequence.clone(),
                exclusion.clone(),
                model,
            ));
        }
    }
}

fn passed(stand: &Stand<'_>) -> Passed {
    let Stand { thread, label, kind, rank, .. } = *stand;
    Passed { thread, label, kind, rank: rank.saturating_sub(1) }
}

fn outcomes(
    machine: &Machine,
    way: Way,
    exclusions: &[Exclusion],
    stand: &Stand<'_>,
    sequence: Vec<WakeUpStep>,
) -> Task {
    let Stand { thread, kind, rank, ref labels, .. } = *stand;
    let first = First::Outcomes { thread, labels: labels.clone(), kind, rank };
    Task { way, exclusions: exclusions.to_vec(), first, sequence, model: machine.plain_model(stand.model) }
}

fn wakeup(
    machine: &Machine,
    way: Way,
    above: &[Exclusion],
    sequence: Vec<WakeUpStep>,
    exclusion: Exclusion,
    model: &Model,
) -> Task {
    let exclusions = above.iter().cloned().chain([exclusion]).collect();
    Task { way, exclusions, first: First::WakeUp, sequence, model: machine.plain_model(model) }
}
