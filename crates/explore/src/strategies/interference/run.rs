//! Executions: a scenario is followed with free reads, and what threads do on the way, and behind it to their ends, becomes nodes. The
//! same schedule is then executed once more as it is (`visit`).

use super::forest::{Forest, Id, Made, PENDING, What};
use super::objects::Objects;
use super::unsuited;
use super::visit::visit;
use crate::execution::{Execution, Keep};
use crate::kernel::{Halt, Unsuited, go_on};
use crate::session::Session;
use rustc_hash::{FxHashMap, FxHashSet};
use std::hash::{BuildHasher, Hash, Hasher};
use threadbare_expr::{Model, Term};
use threadbare_machine::{Choice, Policy, Purpose, Reads, State, Status, ThreadIx};
use threadbare_trace::{Action, CodePoint, Location, Range, ThreadId};

/// An execution with more steps than this is not followed to its end.
pub(super) const MOST_STEPS: usize = 20_000;

/// A semaphore that begins with more is not looked at.
const MOST_UNITS: u32 = 16;

const OTHERWISE: &str = "steps that depend on more than what was read";

/// What an execution added.
#[derive(Default)]
pub struct Grown {
    /// The nodes that were dangling and are known now. What is new is at the end of the forest.
    pub known: Vec<Id>,
    /// Whether the scenario was not followed: that is an error here.
    pub strayed: bool,
}

/// An execution with free reads on its way.
struct Walk<'a> {
    forest: &'a mut Forest,
    objects: &'a mut Objects,
    execution: Execution,
    /// Where each thread stands.
    at: FxHashMap<ThreadId, Id>,
    /// Who wrote last to each place.
    writers: FxHashMap<Range, Id>,
    touched: FxHashSet<Range>,
    /// The semaphores that were used.
    used: FxHashSet<u64>,
    /// What each thread has looked at since it last changed something, by place in the program and in memory; and whether it has
    /// decided something since.
    looks: FxHashMap<ThreadId, FxHashMap<u64, bool>>,
    /// Where each thread has tried to take a lock.
    tries: FxHashSet<(ThreadId, u64)>,
    degree: u32,
    /// Who took the steps that others notice, and whom a signal has woken.
    schedule: Vec<Turn>,
    /// Threads that have come to a halt at what had ended by then.
    died: FxHashSet<ThreadId>,
    grown: Grown,
}

/// A thread, and whom its step wakes, if it signals.
pub type Turn = (ThreadId, Option<ThreadId>);

/// What is to be executed: the events of a scenario in their order, and who takes a step next behind them.
#[derive(Clone, Copy, Default)]
pub struct Scenario<'a> {
    pub events: &'a [Id],
    /// Whom signals wake.
    pub wakes: &'a [(Id, ThreadId)],
    pub then: &'a [ThreadId],
}

/// Executes a scenario with these inputs.
pub fn execute(
    session: &mut Session,
    forest: &mut Forest,
    objects: &mut Objects,
    scenario: Scenario<'_>,
    model: &Model,
) -> Result<Grown, Halt> {
    let policy = session.machine.policy();
    session.machine.set_policy(Policy { reads: Reads::Free, ..policy });
    let walked = walk(session, forest, objects, scenario, model);
    session.machine.set_policy(policy);
    let (grown, schedule) = walked?;
    if !visit(session, &schedule, model)? {
        return Err(Unsuited::new("executions that cannot be followed once more").into());
    }
    Ok(grown)
}

fn walk(
    session: &mut Session,
    forest: &mut Forest,
    objects: &mut Objects,
    scenario: Scenario<'_>,
    model: &Model,
) -> Result<(Grown, Vec<Turn>), Halt> {
    let before = session.machine.take_sides();
    let mut execution: Execution = Execution::start(&mut session.machine, Keep::Last)?;
    execution.set_model(model.clone());
    let sides = session.machine.take_sides();
    if forest.nodes.is_empty() {
        let main = forest.begin(ThreadId::MAIN, None);
        forest.nodes[main].sides = sides.clone();
        forest.nodes[main].reached = 0;
    }
    let mut walk = Walk {
        forest,
        objects,
        execution,
        at: std::iter::once((ThreadId::MAIN, 0)).collect(),
        writers: FxHashMap::default(),
        touched: FxHashSet::default(),
        used: FxHashSet::default(),
        looks: FxHashMap::default(),
        tries: FxHashSet::default(),
        degree: 0,
        schedule: Vec::new(),
        died: FxHashSet::default(),
        grown: Grown::default(),
    };
    let mut taken = sides;
    let walked = walk.all(session, scenario, &mut taken);
    session.machine.cover_sides(before.iter().chain(&taken));
    walked?;
    Ok((walk.grown, walk.schedule))
}

impl Walk<'_> {
    fn all(
        &mut self,
        session: &mut Session,
        Scenario { events, wakes, then }: Scenario<'_>,
        sides: &mut Vec<(u32, u32)>,
    ) -> Result<(), Halt> {
        for id in events {
            if matches!(self.forest.nodes[*id].what, What::Begin) {
                continue;
            }
            let state = self.execution.state();
            let thread =
                state.index_of(self.forest.nodes[*id].thread).filter(|thread| state.is_enabled(*thread));
            let came_to = match thread {
                Some(thread) => {
                    let woken = wakes.iter().find(|(signal, _)| signal == id).map(|(_, woken)| *woken);
                    Some(self.step(session, thread, woken, sides)?)
                }
                None => None,
            };
            let thread = self.forest.nodes[*id].thread;
            if matches!(self.forest.nodes[*id].what, What::Pending(_))
                && came_to.is_some()
                && !self.died.contains(&thread)
            {
                self.forest.settle(*id);
                self.grown.known.push(*id);
                continue;
            }
            if came_to != Some(*id) {
                self.grown.strayed = true;
                return Ok(());
            }
        }
        for id in then {
            let state = self.execution.state();
            let thread = state.index_of(*id).filter(|thread| state.is_enabled(*thread));
            let Some(thread) = thread else {
                self.grown.strayed = true;
                return Ok(());
            };
            self.step(session, thread, None, sides)?;
        }
        // Behind it, whoever came last goes on for as long as possible, and then the others.
        let mut last = then.last().copied().or(events.last().map(|id| self.forest.nodes[*id].thread));
        loop {
            go_on(session)?;
            let state = self.execution.state();
            if self.execution.len() > MOST_STEPS {
                let what = format!("the rest of an execution after {MOST_STEPS} visible steps");
                session.give_up(what, Location::default(), false);
                return Ok(());
            }
            if state.exited.is_some() {
                break;
            }
            let goes_on = last.and_then(|last| state.index_of(last)).filter(|last| state.is_enabled(*last));
            let next = goes_on.or_else(|| (0..state.threads.len()).find(|thread| state.is_enabled(*thread)));
            let Some(next) = next else { break };
            last = Some(state.threads[next].id);
            self.step(session, next, None, sides)?;
        }
        self.blocked(session)
    }

    /// Takes the next step of a thread; the node that it is.
    fn step(
        &mut self,
        session: &mut Session,
        thread: ThreadIx,
        woken: Option<ThreadId>,
        sides: &mut Vec<(u32, u32)>,
    ) -> Result<Id, Halt> {
        let state = self.execution.state();
        unsuited::at(session, state, thread)?;
        let label = label(session, state, thread, woken);
        let (id, code) = (state.threads[thread].id, state.threads[thread].point());
        let Some(next) = state.next(thread).cloned() else {
            return Err(Unsuited::at("steps that are none", session, code).into());
        };
        let parent = self.at[&id];
        let ended = next.action.range().filter(|range| unsuited::is_gone(session, state, *range));
        if ended.is_none() {
            // An access to what is gone is announced in another way, and goes another way.
            self.announce(session, parent, &next.action, thread)?;
        }
        self.note_initial(session, parent, &next.action)?;
        self.note_look(session, thread, &next.action)?;
        self.note_units(session, parent, &next.action)?;
        let decided = self.execution.state().threads[thread].literals.len();
        self.execution.take(&mut session.machine, thread, label, None)?;
        let event = self.execution.trace().event(self.execution.len() - 1).clone();
        let taken = session.machine.take_sides();
        let state = self.execution.state();
        let literals: Vec<Term> = state.threads[thread].literals[decided..].to_vec();
        let is_halted = matches!(state.threads[thread].status(), Status::Halted(_));
        if let Some(ended) = ended.filter(|_| is_halted) {
            // Had it come earlier, it would have gone well.
            self.died.insert(id);
            self.schedule.push((id, None));
            sides.extend(taken);
            if self.forest.children(parent).next().is_none() {
                self.add_waiting(parent, PENDING, What::Pending(ended), code);
            }
            return Ok(parent);
        }
        let what = unsuited::what(session, &event)?;
        let receiver = match event.action {
            Action::Signal { receiver, .. } => receiver,
            _ => None,
        };
        let swaps = matches!(next.action, Action::CompareExchange { .. });
        let is_exchange = swaps && event.seen != 0;
        let attempt = match next.action {
            Action::TryLock { mutex } => Some((mutex, false)),
            Action::TryReadLock { lock } => Some((lock, true)),
            _ => None,
        };
        let what = match (attempt, what) {
            (Some((lock, reads)), What::Own) => What::Refused(lock, reads),
            (_, what) => what,
        };
        let label = match (is_exchange, attempt) {
            (true, _) => u32::from(matches!(what, What::Update(_))),
            (_, Some(_)) => u32::from(!matches!(what, What::Refused(..))),
            // Whom it wakes is no matter of its thread's.
            _ if matches!(what, What::Signal(_)) => 0,
            _ => label,
        };
        if let Some((lock, reads)) = what.takes()
            && self.at.values().any(|at| self.forest.holds(*at, lock, reads))
        {
            return Err(
                Unsuited::at("locks that are taken from threads that have ended", session, code).into()
            );
        }
        let is_check = matches!(next.choice, Choice::Condition { purpose: Purpose::Check, .. });
        let node = match self.forest.child(parent, label) {
            Some(known) => known,
            None => self.forest.add(
                parent,
                Made {
                    label,
                    what: what.clone(),
                    code: event.code,
                    condition: literals.first().copied(),
                    seen: Term::from_raw(event.seen),
                    wrote: Term::from_raw(event.wrote),
                    is_known: false,
                    is_check: false,
                },
            ),
        };
        let (seen, wrote) = (Term::from_raw(event.seen), Term::from_raw(event.wrote));
        let known = &self.forest.nodes[node];
        let is_new = !known.is_known;
        let same = known.what == what
            && known.condition == literals.first().copied()
            && known.seen == seen
            && (is_new || known.wrote == wrote && known.sides == taken);
        if literals.len() > 1 || !same {
            return Err(Unsuited::at(OTHERWISE, session, code).into());
        }
        if is_new {
            let known = &mut self.forest.nodes[node];
            (known.is_known, known.is_check) = (true, false);
            (known.is_plain, known.is_idle) = (unsuited::is_plain(&event.action), event.idle);
            known.wrote = wrote;
            known.sides = taken.clone();
            self.grown.known.push(node);
            self.objects.add(session, self.forest, node, &event, code)?;
        }
        sides.extend(taken);
        // The other side.
        if let Some((lock, reads)) = attempt
            && self.forest.child(parent, 1 - label).is_none()
        {
            let what = match (label, reads) {
                (1, _) => What::Refused(lock, reads),
                (_, true) => What::ReadLock(lock),
                (_, false) => What::Lock(lock),
            };
            let made = Made {
                label: 1 - label,
                what,
                code: event.code,
                condition: None,
                seen: None,
                wrote: None,
                is_known: false,
                is_check: false,
            };
            self.forest.add(parent, made);
        }
        if let [literal] = literals[..]
            && (is_exchange || event.action.is_local())
            && self.forest.child(parent, 1 - label).is_none()
            && !(label == 1
                && matches!(next.choice, Choice::Condition { purpose: Purpose::Assume | Purpose::Draw, .. }))
        {
            let what = match (is_exchange, &what) {
                (true, What::Update(place)) => What::Read(*place),
                (true, What::Read(place)) => What::Update(*place),
                _ => What::Own,
            };
            let made = Made {
                label: 1 - label,
                what,
                code: event.code,
                condition: Some(session.machine.terms().not(literal)),
                seen: Term::from_raw(event.seen),
                wrote: None,
                is_known: false,
                is_check,
            };
            self.forest.add(parent, made);
        }
        self.at.insert(id, node);
        self.note_source(node);
        // The end of the process comes last by itself.
        if !event.action.is_local() && what != What::Exit {
            self.schedule.push((id, receiver));
        }
        if let What::Create(child) = what {
            let begin = match self.forest.begins.get(&node).copied() {
                Some(begin) => begin,
                None => {
                    let begin = self.forest.begin(child, Some(node));
                    self.forest.begins.insert(node, begin);
                    begin
                }
            };
            self.at.insert(child, begin);
        }
        if what == What::End && is_new && !self.forest.joins_alike(id) {
            return Err(
                Unsuited::at("threads that are joined on some ways of another only", session, code).into()
            );
        }
        if let What::Join(child) = what {
            self.heed_result(session, child, code)?;
        }
        Ok(node)
    }

    /// What a thread does next is always the same behind the same node.
    fn announce(
        &mut self,
        session: &Session,
        node: Id,
        action: &Action,
        thread: ThreadIx,
    ) -> Result<(), Unsuited> {
        let code = self.execution.state().threads[thread].point();
        let known = self.forest.announce(node, action, code);
        known.map_err(|_| Unsuited::at(OTHERWISE, session, code))
    }

    /// A thread stands before a step that could not be taken, or that went wrong: elsewhere it may go well.
    fn add_waiting(&mut self, parent: Id, label: u32, what: What, code: CodePoint) {
        if self.forest.child(parent, label).is_some() {
            return;
        }
        let made = Made {
            label,
            what,
            code,
            condition: None,
            seen: None,
            wrote: None,
            is_known: false,
            is_check: false,
        };
        self.forest.add(parent, made);
    }

    /// Notes what is in memory before anybody has written there in this execution.
    fn note_initial(&mut self, session: &mut Session, parent: Id, action: &Action) -> Result<(), Unsuited> {
        let Some(range) = action.range().filter(|range| range.start >> 63 == 0) else { return Ok(()) };
        let Some(first) = self.forest.nodes[parent].first else { return Ok(()) };
        if matches!(action, Action::Free { .. }) || !self.touched.insert(range) {
            return Ok(());
        }
        let Some(content) = session.machine.content(self.execution.state(), range) else { return Ok(()) };
        let known = *self.forest.initial.entry((first, range)).or_insert(content);
        if known != content {
            return Err(Unsuited::new("memory that begins with one thing or another"));
        }
        Ok(())
    }

    /// Notes what a semaphore begins with in this execution: it must be the same in all.
    fn note_units(&mut self, session: &Session, parent: Id, action: &Action) -> Result<(), Unsuited> {
        let (Action::SemaphoreWait { semaphore } | Action::SemaphorePost { semaphore }) = action else {
            return Ok(());
        };
        if !self.used.insert(*semaphore) {
            return Ok(());
        }
        let units = session.machine.semaphore_at(self.execution.state(), *semaphore);
        let Some(units) =
            units.filter(|units| *units <= MOST_UNITS && self.forest.nodes[parent].first.is_some())
        else {
            return Err(Unsuited::new(
                "semaphores that begin with large numbers, or are used before threads are created",
            ));
        };
        match *self.forest.units.entry(*semaphore).or_insert(units) == units {
            true => Ok(()),
            false => Err(Unsuited::new("semaphores that begin with one number or another")),
        }
    }

    /// A thread that looks at the same place again and again, deciding something in between but changing nothing, waits; and so may
    /// one that tries to take a lock again.
    fn note_look(&mut self, session: &Session, thread: ThreadIx, action: &Action) -> Result<(), Unsuited> {
        let of = &self.execution.state().threads[thread];
        let looks = self.looks.entry(of.id).or_default();
        let here = |at: Range| {
            let mut hasher = rustc_hash::FxBuildHasher.build_hasher();
            of.stack_points().for_each(|point| point.hash(&mut hasher));
            at.hash(&mut hasher);
            hasher.finish()
        };
        let again = match action {
            Action::Read { range, .. } | Action::CompareExchange { range, .. } => {
                let again = looks.insert(here(*range), false) == Some(true);
                again.then_some("loops that wait for other threads")
            }
            Action::TryLock { mutex: at } | Action::TryReadLock { lock: at } => {
                let again = !self.tries.insert((of.id, here(Range { start: *at, len: 0 })));
                again.then_some("attempts to take a lock that are made again")
            }
            Action::Branch { .. } => {
                looks.values_mut().for_each(|decided| *decided = true);
                None
            }
            Action::Write { .. }
            | Action::Update { .. }
            | Action::Create { .. }
            | Action::Join { .. }
            | Action::Wait { .. } => {
                looks.clear();
                None
            }
            _ => None,
        };
        if let Some(what) = again {
            return Err(Unsuited::at(what, session, of.point()));
        }
        Ok(())
    }

    /// Notes where the last event has read from, and that it has written.
    fn note_source(&mut self, id: Id) {
        let what = self.forest.nodes[id].what.clone();
        let source = what.reads().and_then(|place| self.writers.get(&place).copied());
        if source.is_some_and(|source| !self.forest.precedes(source, id)) {
            self.degree += 1;
        }
        if let Some(place) = what.writes() {
            self.writers.insert(place, id);
        }
        let reached = &mut self.forest.nodes[id].reached;
        *reached = self.degree.min(*reached);
    }

    /// What a thread returns, whoever joins it knows without a read.
    fn heed_result(&mut self, session: &Session, child: ThreadId, code: CodePoint) -> Result<(), Unsuited> {
        let state = self.execution.state();
        let result = state.index_of(child).map(|child| state.threads[child].result);
        if result.is_some_and(|result| result.word().is_none()) {
            return Err(Unsuited::at("threads that return what they have read", session, code));
        }
        Ok(())
    }

    /// Threads that stand before a step which is not possible might take it elsewhere.
    fn blocked(&mut self, session: &mut Session) -> Result<(), Halt> {
        let state: State = self.execution.state().clone();
        for thread in 0..state.threads.len() {
            unsuited::at(session, &state, thread)?;
            unsuited::halted(session, &state, thread)?;
            let (id, code) = (state.threads[thread].id, state.threads[thread].point());
            let parent = self.at[&id];
            if matches!(state.threads[thread].status(), Status::Halted(_)) && !self.died.contains(&id) {
                let known = self.forest.halt(parent);
                known.map_err(|_| Unsuited::at(OTHERWISE, session, code))?;
            }
            if let Status::Waiting { mutex, .. } = state.threads[thread].status() {
                self.add_waiting(parent, 0, What::Lock(*mutex), code);
            }
            let Some(next) = state.next(thread) else { continue };
            self.announce(session, parent, &next.action, thread)?;
            let what = unsuited::announced(&next.action);
            if matches!(what, What::Lock(_) | What::ReadLock(_) | What::Take(_) | What::Join(_)) {
                self.add_waiting(parent, 0, what, code);
            }
        }
        self.objects.compare(&state)?;
        Ok(())
    }
}

/// The outcome of a thread's next step that the inputs have, or that wakes this one.
pub fn label(session: &Session, state: &State, thread: ThreadIx, woken: Option<ThreadId>) -> u32 {
    if let (Some(woken), Some(Choice::Receivers { condition })) =
        (woken, state.next(thread).map(|next| &next.choice))
    {
        let number = state.waiters(*condition).iter().position(|waiter| state.threads[*waiter].id == woken);
        let label = number.and_then(|number| session.machine.label(state, thread, number as u32));
        return label.unwrap_or(0);
    }
    session.machine.label_by_inputs(state, thread).unwrap_or(0)
}
