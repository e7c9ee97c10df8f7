//! Executions: a scenario is followed with free reads, and what threads do on the way, and behind it to their ends, becomes nodes. The
//! same schedule is then executed once more as it is, by the kernel, which reports what it shows: so findings come about as in
//! any other search.

use super::forest::{Forest, Id, Made, What};
use super::unsuited::{self, Objects};
use crate::execution::{Execution, Keep};
use crate::kernel::{Halt, Kernel, Unsuited, go_on};
use crate::session::Session;
use rustc_hash::{FxHashMap, FxHashSet};
use std::hash::{BuildHasher, Hash, Hasher};
use threadbare_expr::{Model, Term};
use threadbare_machine::{Choice, Policy, Purpose, Reads, State, Status, ThreadIx};
use threadbare_trace::{Action, CodePoint, Ending, Location, Range, ThreadId};

/// An execution with more steps than this is not followed to its end.
const MOST_STEPS: usize = 20_000;

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
    /// What each thread has looked at since it last changed something, by place in the program and in memory; and whether it has
    /// decided something since.
    looks: FxHashMap<ThreadId, FxHashMap<u64, bool>>,
    degree: u32,
    /// Who took the steps that others notice.
    schedule: Vec<ThreadId>,
    grown: Grown,
}

/// Executes a scenario with these inputs.
pub fn execute(
    session: &mut Session,
    forest: &mut Forest,
    objects: &mut Objects,
    scenario: &[Id],
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
    scenario: &[Id],
    model: &Model,
) -> Result<(Grown, Vec<ThreadId>), Halt> {
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
        looks: FxHashMap::default(),
        degree: 0,
        schedule: Vec::new(),
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
        scenario: &[Id],
        sides: &mut Vec<(u32, u32)>,
    ) -> Result<(), Halt> {
        for id in scenario {
            if matches!(self.forest.nodes[*id].what, What::Begin) {
                continue;
            }
            let state = self.execution.state();
            let thread =
                state.index_of(self.forest.nodes[*id].thread).filter(|thread| state.is_enabled(*thread));
            let came_to = match thread {
                Some(thread) => Some(self.step(session, thread, sides)?),
                None => None,
            };
            if came_to != Some(*id) {
                self.grown.strayed = true;
                return Ok(());
            }
        }
        // Behind it, whoever came last goes on for as long as possible, and then the others.
        let mut last = scenario.last().map(|id| self.forest.nodes[*id].thread);
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
            self.step(session, next, sides)?;
        }
        self.blocked(session)
    }

    /// Takes the next step of a thread; the node that it is.
    fn step(
        &mut self,
        session: &mut Session,
        thread: ThreadIx,
        sides: &mut Vec<(u32, u32)>,
    ) -> Result<Id, Halt> {
        let state = self.execution.state();
        unsuited::at(session, state, thread)?;
        let label = session.machine.label_by_inputs(state, thread).unwrap_or(0);
        let (id, code) = (state.threads[thread].id, state.threads[thread].point());
        let Some(next) = state.next(thread).cloned() else {
            return Err(Unsuited::at("steps that are none", session, code).into());
        };
        let parent = self.at[&id];
        self.announce(session, parent, &next.action, thread)?;
        self.note_initial(session, parent, &next.action)?;
        self.note_look(session, thread, &next.action)?;
        let decided = self.execution.state().threads[thread].literals.len();
        self.execution.take(&mut session.machine, thread, label, None)?;
        let event = self.execution.trace().event(self.execution.len() - 1).clone();
        let taken = session.machine.take_sides();
        let state = self.execution.state();
        let literals: Vec<Term> = state.threads[thread].literals[decided..].to_vec();
        let what = unsuited::what(session, &event)?;
        let swaps = matches!(next.action, Action::CompareExchange { .. });
        let is_exchange = swaps && event.seen != 0;
        let label = if is_exchange { u32::from(matches!(what, What::Update(_))) } else { label };
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
        if literals.len() > 1 || self.forest.nodes[node].what != what {
            return Err(Unsuited::at("steps that depend on more than what was read", session, code).into());
        }
        let is_new = !self.forest.nodes[node].is_known;
        if is_new {
            let known = &mut self.forest.nodes[node];
            (known.is_known, known.is_check) = (true, false);
            known.wrote = Term::from_raw(event.wrote);
            known.sides = taken.clone();
            self.grown.known.push(node);
            self.objects.add(session, self.forest, node, &event.action, code)?;
        }
        sides.extend(taken);
        // The other side.
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
            self.schedule.push(id);
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
        known.map_err(|_| Unsuited::at("steps that depend on more than what was read", session, code))
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

    /// A thread that looks at the same place again and again, deciding something in between but changing nothing, waits.
    fn note_look(&mut self, session: &Session, thread: ThreadIx, action: &Action) -> Result<(), Unsuited> {
        let of = &self.execution.state().threads[thread];
        let looks = self.looks.entry(of.id).or_default();
        match action {
            Action::Read { range, .. } | Action::CompareExchange { range, .. } => {
                let mut hasher = rustc_hash::FxBuildHasher.build_hasher();
                of.stack_points().for_each(|point| point.hash(&mut hasher));
                range.hash(&mut hasher);
                if looks.insert(hasher.finish(), false) == Some(true) {
                    return Err(Unsuited::at("loops that wait for other threads", session, of.point()));
                }
            }
            Action::Branch { .. } => looks.values_mut().for_each(|decided| *decided = true),
            Action::Write { .. } | Action::Update { .. } | Action::Create { .. } | Action::Join { .. } => {
                looks.clear();
            }
            _ => {}
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
            let Some(next) = state.next(thread) else { continue };
            let parent = self.at[&state.threads[thread].id];
            self.announce(session, parent, &next.action, thread)?;
            let what = unsuited::announced(&next.action);
            if matches!(what, What::Lock(_) | What::Join(_)) && self.forest.child(parent, 0).is_none() {
                let made = Made {
                    label: 0,
                    what,
                    code: state.threads[thread].point(),
                    condition: None,
                    seen: None,
                    wrote: None,
                    is_known: false,
                    is_check: false,
                };
                self.forest.add(parent, made);
            }
        }
        Ok(())
    }
}

/// Executes a schedule with these inputs as it is, and reports what it shows. Whether it could be followed, or a thread failed on the way.
fn visit(session: &mut Session, schedule: &[ThreadId], model: &Model) -> Result<bool, Halt> {
    let mut kernel: Kernel = Kernel::start(session, Keep::Last)?;
    kernel.set_model(model.clone());
    let mut follows = true;
    for id in schedule {
        let Some(thread) = kernel.state().index_of(*id) else {
            follows = false;
            break;
        };
        while follows {
            let Some(next) = kernel.state().next(thread).filter(|_| kernel.state().is_enabled(thread)) else {
                follows = false;
                break;
            };
            let is_local = next.action.is_local();
            follows = take(session, &mut kernel, thread)?;
            if !is_local {
                break;
            }
        }
    }
    loop {
        go_on(session)?;
        if kernel.len() > 2 * MOST_STEPS {
            kernel.cut(session);
            break;
        }
        let Some(thread) = kernel.enabled().first().copied() else {
            kernel.end(session);
            break;
        };
        if !take(session, &mut kernel, thread)? {
            break;
        }
    }
    let fails = |event: &Status| matches!(event, Status::Halted(Ending::Error(_)));
    Ok(follows || kernel.state().threads.iter().any(|thread| fails(thread.status())))
}

/// The next step of a thread, as the inputs have it.
fn take(session: &mut Session, kernel: &mut Kernel, thread: ThreadIx) -> Result<bool, Halt> {
    let label = session.machine.label_by_inputs(kernel.state(), thread).unwrap_or(0);
    kernel.take(session, thread, label)
}
