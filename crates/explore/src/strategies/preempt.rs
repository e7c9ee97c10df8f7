//! Few departures from a plain schedule, the promising ones first: a search that is bounded by preemptions and delays, and
//! reduced (after Musuvathi, Qadeer: Iterative Context Bounding, PLDI 2007; Emmi, Qadeer, Rakamarić: Delay-Bounded Scheduling,
//! POPL 2011; Coons, Musuvathi, McKinley: Bounded Partial-Order Reduction, OOPSLA 2013).
//!
//! In the plain schedule a thread runs until it has to wait, then the next one in the order of their creation. Whoever departs from a
//! schedule lets another thread go on at some step, or another outcome happen, and is plain from there on. What each execution
//! shows is looked through for departures, and the cheapest is executed next. To go back to a thread that was left in the middle of
//! something costs half of what a departure costs: what others did meanwhile is what it did not expect.
//!
//! What keeps the number small:
//! - A thread is left for another only before a step that conflicts with one which the other takes later, and late if a lock that both
//!   hold keeps these apart.
//! - Threads that run the same function and stand at the same place are the same: one of them goes on, and late if it is the same as
//!   the one that would have.
//! - A departure has a *shape*: what it departs from, which function it leaves and enters, and where. The second of the same shape
//!   costs as much as two departures, the third and fourth as much as three and so on: a hundred threads that do the same do not fill the search.
//! - Of executions of the same class (the same steps, and those that conflict in the same order) one is looked through.
//!
//! All of these may lose executions, and departures beyond a number are dropped: this can show that a program fails, never that it
//! does not.

use super::frontier::Exploration;
use super::objects::{Use, Uses, object_of};
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use super::sampling::sample;
use crate::execution::Keep;
use crate::kernel::{Halt, Kernel};
use crate::session::Session;
use crate::traced::HUNT;
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::rc::Rc;
use threadbare_machine::{PlainModel, State, Thread, ThreadIx, Trait};
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, CodePoint, ThreadId};
use tracing::debug;

pub const STRATEGY: Strategy = Strategy {
    name: "preempt",
    help: "Schedules that depart from a plain one at few places, the promising ones first",
    threads: Threads::Any,
    clean: Clean::Sample,
    bounds_preemptions: false,
    bounds_interferences: false,
    equivalences: &[],
    divides: false,
    resumes: false,
    variants: &[],
    explore,
};

fn explore(session: &mut Session, _: &Plan, _: Exploration) -> Result<Explored, Halt> {
    sample(session);
    session.looking_by(STRATEGY.name);
    let mut preempt = Preempt::default();
    while !session.should_stop() && preempt.execute(session) {
        if session.wants_tidying() {
            session.tidy([], []);
        }
    }
    Ok(Explored::AllBut("all but schedules with few preemptions".into()))
}

/// How many departures are kept.
const MOST: usize = 20_000;

/// What is still to be tried, and what was.
#[derive(Default)]
pub struct Preempt {
    /// By what they cost, then in the order in which they were found.
    departures: BTreeMap<(u32, u64), Departure>,
    found: u64,
    begun: bool,
    /// The inputs that the plain schedule goes with, if they are not any: those with which something was learned.
    inputs: Option<PlainModel>,
    /// How often each shape was found.
    shapes: FxHashMap<u64, u32>,
    /// Which code has changed what others use, at least once.
    changing: FxHashSet<CodePoint>,
    /// The classes of executions that were looked through.
    classes: FxHashSet<u64>,
    /// The length of the longest execution that came to an end.
    usual: usize,
    /// Whether something was left out: an execution was cut, or departures were dropped.
    partly: bool,
}

/// Where and how to leave a schedule.
struct Departure {
    /// The schedule.
    steps: Rc<[(ThreadId, u32)]>,
    /// Inputs that lead along it.
    model: Rc<PlainModel>,
    /// How many of its steps are taken.
    at: usize,
    /// Who goes on then.
    thread: ThreadId,
    /// With which outcome, if that is what makes the difference.
    label: Option<u32>,
    /// Who was left on the way, in the middle of something.
    left: Rc<[ThreadId]>,
    /// What it costs with all departures before it.
    cost: u32,
    shape: u64,
}

/// What it costs to leave a thread that could go on, to go back to one that was left, and to let another go on where a thread has to
/// wait anyway.
const COST: u32 = 4;
const RETURN: u32 = 3;
const WAITS: u32 = 2;
/// What it costs more to do what hardly makes a difference; and to go back to a thread that changes something between two uses
/// of it, which makes the departure cheaper by as much.
const UNLIKELY: u32 = 4;
const BETWEEN: u32 = 1;

/// What the departures of an execution come to.
#[derive(Default)]
struct Way {
    left: Rc<[ThreadId]>,
    cost: u32,
    shape: u64,
}

impl Preempt {
    /// Runs the next execution; false if there is none.
    pub fn execute(&mut self, session: &mut Session) -> bool {
        let departure = match self.departures.pop_first() {
            Some((_, departure)) => Some(departure),
            None if self.begun => return false,
            None => None,
        };
        self.begun = true;
        if let Some(departure) = &departure {
            let Departure { at, thread, label, cost, .. } = departure;
            debug!(target: HUNT, at, ?thread, ?label, cost, "departs");
        }
        let started = Kernel::start(session, Keep::All);
        let followed = started.and_then(|mut kernel| {
            let followed = self.follow(session, &mut kernel, departure);
            if followed == Err(Halt::Again) {
                // Whoever was on the way to something new comes there at once, not by way of what was seen before.
                self.inputs = Some(session.machine.plain_model(&kernel.state().model));
            }
            followed
        });
        match followed {
            Ok(()) => {}
            // Steps are counted otherwise now: what was kept means nothing any more, but for the inputs.
            Err(Halt::Again) => *self = Preempt { inputs: self.inputs.take(), ..Preempt::default() },
            Err(Halt::Stopped | Halt::Unsuited(_)) => {}
        }
        true
    }

    /// Whether it has seen all there is to it.
    pub fn is_done(&self) -> bool {
        self.begun && self.departures.is_empty() && !self.partly
    }

    fn follow(
        &mut self,
        session: &mut Session,
        kernel: &mut Kernel,
        departure: Option<Departure>,
    ) -> Result<(), Halt> {
        let (mut last, mut from, mut way) = (0, 0, Way::default());
        if let Some(departure) = departure {
            let Some(thread) = depart(session, kernel, &departure)? else { return Ok(()) };
            let Departure { at, left, cost, shape, .. } = departure;
            (last, from, way) = (thread, at + 1, Way { left, cost, shape });
        } else if let Some(inputs) = &self.inputs {
            kernel.set_model(session.machine.model_of(inputs));
        }
        loop {
            if session.should_stop() || session.is_too_long(kernel.len(), kernel.state().threads.len()) {
                kernel.cut(session);
                // Departures somewhere in a loop that does not end are much alike: those before come first.
                let most = if self.usual == 0 { kernel.len() } else { self.usual.max(kernel.len() / 10) };
                self.partly = true;
                self.look_through(session, kernel, from..most.min(kernel.len()), &way);
                return Ok(());
            }
            let Some(thread) = plain(kernel.state(), last) else { break };
            if !take_plainly(session, kernel, thread)? {
                return Ok(());
            }
            last = thread;
        }
        kernel.end(session);
        self.usual = self.usual.max(kernel.len());
        self.look_through(session, kernel, from..kernel.len(), &way);
        Ok(())
    }

    /// Looks for departures among these steps of an execution.
    fn look_through(
        &mut self,
        session: &mut Session,
        kernel: &Kernel,
        places: std::ops::Range<usize>,
        way: &Way,
    ) {
        let trace = kernel.trace();
        if !self.classes.insert(class_of(trace)) {
            return;
        }
        let uses = Uses::of(trace, &mut self.changing);
        let steps: Rc<[(ThreadId, u32)]> =
            (0..trace.len()).map(|at| (trace.event(at).thread, trace.event(at).label)).collect();
        let model = Rc::new(session.machine.plain_model(&kernel.state().model));
        for at in places {
            let (event, state) = (trace.event(at), kernel.at(at));
            let Some(thread) = state.index_of(event.thread) else { continue };
            let goes_on = at > 0 && trace.event(at - 1).thread == event.thread;
            let left: Rc<[ThreadId]> = match goes_on {
                true => way.left.iter().copied().chain([event.thread]).collect(),
                false => way.left.clone(),
            };
            let departure = |thread: ThreadId, label: Option<u32>, cost: u32, kind: u64| Departure {
                steps: steps.clone(),
                model: model.clone(),
                at,
                thread,
                label,
                left: if label.is_none() { left.clone() } else { way.left.clone() },
                cost: way.cost + cost,
                shape: hash((way.shape, kind)),
            };
            for label in session.machine.labels(state, thread) {
                if label != event.label && !state.fails_assumption(thread, label) {
                    self.add(departure(event.thread, Some(label), COST, hash((event.code, label))));
                }
            }
            if event.action.is_local() {
                continue;
            }
            let here = role(state, thread);
            for other in others(state, thread) {
                let id = state.threads[other].id;
                let there = role(state, other);
                let useful = if goes_on { uses.may_come_before(id, at) } else { uses.matters_after(id, at) };
                let returns = way.left.contains(&id);
                let mut cost = match (goes_on, returns) {
                    (false, _) => WAITS,
                    (true, true) => RETURN,
                    (true, false) => COST,
                };
                match useful {
                    Use::None => continue,
                    Use::Unlikely => cost += UNLIKELY,
                    Use::Likely => {}
                    Use::Between => cost = if returns { BETWEEN } else { COST - BETWEEN },
                }
                if here == there {
                    cost += UNLIKELY;
                }
                self.add(departure(id, None, cost, hash((here, event.code, there))));
            }
        }
    }

    fn add(&mut self, departure: Departure) {
        let times = self.shapes.entry(departure.shape).or_default();
        let cost = departure.cost + COST * (32 - times.leading_zeros());
        *times += 1;
        self.found += 1;
        self.departures.insert((cost, self.found), departure);
        if self.departures.len() > MOST {
            self.departures.pop_last();
            self.partly = true;
        }
    }
}

/// Takes the steps of the schedule and departs from it; who went on, if that is possible.
fn depart(
    session: &mut Session,
    kernel: &mut Kernel,
    departure: &Departure,
) -> Result<Option<ThreadIx>, Halt> {
    kernel.set_model(session.machine.model_of(&departure.model));
    for (thread, label) in &departure.steps[..departure.at] {
        let state = kernel.state();
        let Some(thread) = state.index_of(*thread).filter(|thread| state.is_enabled(*thread)) else {
            return Ok(None);
        };
        if !kernel.take_again(session, thread, *label)? {
            return Ok(None);
        }
    }
    let state = kernel.state();
    let Some(thread) = state.index_of(departure.thread).filter(|thread| state.is_enabled(*thread)) else {
        return Ok(None);
    };
    let taken = match departure.label {
        Some(label) => kernel.take(session, thread, label)?,
        None => take_plainly(session, kernel, thread)?,
    };
    Ok(taken.then_some(thread))
}

/// Who goes on if nobody departs: whoever decides about inputs, which concerns nobody else; the thread that went last, or the next one.
/// Of many threads few are looked at.
fn plain(state: &State, last: ThreadIx) -> Option<ThreadIx> {
    let threads = &state.threads;
    let decides =
        |thread: &Thread| matches!(thread.next().map(|next| &next.action), Some(Action::Branch { .. }));
    threads
        .find(Trait::Decides, |at, thread| decides(thread) && state.is_enabled(at))
        .or_else(|| Some(last).filter(|last| state.is_enabled(*last)))
        .or_else(|| threads.find(Trait::Stands, |at, _| at >= last && state.is_enabled(at)))
        .or_else(|| threads.find(Trait::Stands, |at, _| state.is_enabled(at)))
}

/// Takes a thread's next step with the outcome that the inputs lead to.
fn take_plainly(session: &mut Session, kernel: &mut Kernel, thread: ThreadIx) -> Result<bool, Halt> {
    let labels = session.machine.labels(kernel.state(), thread);
    let label = match labels[..] {
        [only] => Some(only),
        _ => labels.iter().copied().find(|label| kernel.leads_to(session, thread, *label)),
    };
    match label {
        Some(label) => kernel.take(session, thread, label),
        None => Ok(false),
    }
}

/// Other threads that can go on: one of each role.
fn others(state: &State, thread: ThreadIx) -> Vec<ThreadIx> {
    let mut roles = FxHashSet::default();
    let goes_on = |other: &ThreadIx| *other != thread && state.is_enabled(*other);
    let all: Vec<ThreadIx> = state.threads.that_may(Trait::Stands).filter(goes_on).collect();
    let (before, after) = all.split_at(all.partition_point(|other| *other < thread));
    after.iter().chain(before).copied().filter(|other| roles.insert(role(state, *other))).collect()
}

/// What a thread runs, and where it stands there.
fn role(state: &State, thread: ThreadIx) -> (u32, CodePoint) {
    (state.threads[thread].entry, state.threads[thread].point())
}

fn hash(value: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// What was done with an object so far: who changed it last, and who has looked at it since.
#[derive(Clone, Copy, Default)]
struct Past {
    changed: u64,
    looks: u64,
}

/// A number that executions of the same class share: it does not depend on the order of steps that commute.
fn class_of(trace: &Trace) -> u64 {
    let mut objects: FxHashMap<u64, Past> = FxHashMap::default();
    let mut class = 0u64;
    for at in 0..trace.len() {
        let event = trace.event(at);
        let step = (event.thread, event.index, event.label);
        let seen = match object_of(&event.action) {
            Some((object, true)) => {
                let past = objects.entry(object).or_default();
                past.looks = past.looks.wrapping_add(hash(step));
                past.changed
            }
            Some((object, false)) => {
                let past = objects.entry(object).or_default();
                let seen = hash((past.changed, past.looks));
                *past = Past { changed: hash((step, seen)), looks: 0 };
                seen
            }
            None => match &event.action {
                Action::Signal { receiver, .. } => hash(receiver),
                _ => 0,
            },
        };
        class = class.wrapping_add(hash((step, seen)));
    }
    class
}
