//! A witness as a script for the program itself: the machine follows the witness and counts, for every event, how many
//! places with hooks its thread has come to by then. The program, printed with hooks at the same places, then finds its
//! events by counting.
//!
//! Of a race the machine has the accesses one after the other. Where it can, the script stops the first thread before its
//! access and leads the second one to its own, so that both stand there. Where the second thread gets there only because
//! of what the first one does after its access (a relaxed flag), that is impossible; then the second one alone stands.

mod sourced;

pub use sourced::sourced;

use crate::confirm::{self, ReplayError};
use crate::execution::{Execution, Keep, Stepper};
use crate::graph;
use crate::race::{self, Side};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use threadbare_ir::inst::Op;
use threadbare_ir::program::{Program, SymbolId};
use threadbare_machine::sync::Health;
use threadbare_machine::{Machine, STREAMS, State, Status, Thread};
use threadbare_trace::{
    Act, Action, CodePoint, Ending, ErrorKind, Event, Given, How, Input, Order, Race, Script, ScriptEvent,
    ScriptThread, Stand, Step, ThreadId, WitnessedFailure,
};

/// The script of what is given: it leads to its failure, or to its end.
pub fn script(program: &Arc<Program>, given: Given<'_>) -> Result<Script, ReplayError> {
    let replayed = confirm::follow(program.clone(), given)?;
    if given.failure.is_some_and(|failure| !replayed.shows(failure)) {
        return Err(ReplayError::Otherwise);
    }
    let (steps, mut race) = match given.failure {
        Some(failure) if failure.kind == ErrorKind::Race => racing(program, given, failure)?,
        _ => (given.steps.to_vec(), None),
    };
    let first = Counted::along(program, given, &steps, &[])?;
    let mut points: Vec<CodePoint> = (0..first.passes.len()).map(|at| first.event(at).code).collect();
    let standing = first.state().threads.iter().filter(|thread| thread.status() != &Status::Finished);
    points.extend(standing.map(|thread| thread.point()));
    let state = first.state();
    for thread in state.threads.iter().filter(|thread| matches!(thread.status(), Status::Spinning(_))) {
        points.extend(looks(program, thread));
    }
    points.sort();
    points.dedup();
    let counted = Counted::along(program, given, &steps, &points)?;
    let state = counted.state();
    let numbers: FxHashMap<CodePoint, u32> = points.iter().copied().zip(0..).collect();
    let number = |point: CodePoint| numbers.get(&point).copied().unwrap_or(0);
    let mut threads: Vec<ScriptThread> = (0..state.threads.len())
        .map(|thread| {
            let id = state.threads[thread].id;
            ScriptThread {
                id,
                birth: birth(state, id),
                events: Vec::new(),
                inputs: inputs(given, id),
                stand: how(state, thread, given, race.as_ref()).map(|how| Stand {
                    pass: counted.machine.passes(thread),
                    point: number(state.threads[thread].point()),
                    how,
                }),
            }
        })
        .collect();
    for (order, (thread, pass)) in (0..).zip(&counted.passes) {
        let event = counted.event(order as usize);
        let watched = race.as_ref().is_some_and(|race| race.watched == Some(order as usize));
        threads[*thread].events.push(ScriptEvent {
            pass: *pass,
            point: number(event.code),
            order,
            act: match counted.abandons[order as usize] {
                true => Act::Abandon,
                false => act(&counted.machine, state, event),
            },
            watched,
        });
    }
    let race = race.take().map(|race| Race {
        threads: race.threads.map(|id| state.index_of(id).unwrap_or(0)),
        standing: if race.watched.is_some() { 1 } else { 2 },
        distance: race.distance,
    });
    let points = points.iter().map(|point| (*point, counted.machine.location(*point))).collect();
    let fails = |thread: &usize| {
        is_in_library(state, *thread)
            && threads[*thread].stand.as_ref().is_some_and(|stand| stand.how == How::Fail)
    };
    let is_torn = (0..threads.len()).any(|thread| fails(&thread)) && counted.has_torn_calls();
    let graph = graph::of(&counted.machine, given);
    Ok(Script { points, threads, events: counted.passes.len() as u32, race, is_torn, graph })
}

/// Whether a thread executes code of the library that a process has of its own.
fn is_in_library(state: &State, thread: usize) -> bool {
    state.threads[thread].frames.last().is_some_and(|frame| frame.code.replaced)
}

/// An execution of some steps, in which places are counted.
struct Counted {
    machine: Stepper,
    execution: Execution,
    /// Of each event the position of its thread, and how many of the counted places that had come to.
    passes: Vec<(usize, u64)>,
    /// Which of the events happen in code of the C library.
    in_library: Vec<bool>,
    /// Which of them let go of a robust mutex because the thread ends.
    abandons: Vec<bool>,
    /// Of each of them the calls that it is in, the innermost first.
    calls: Vec<Vec<CodePoint>>,
    /// Pairs of events that race, of the threads of the race that the witness is of.
    races: Vec<(usize, usize)>,
    wanted: Option<[ThreadId; 2]>,
}

impl Counted {
    /// Takes these steps; hooks are at these points.
    fn along(
        program: &Arc<Program>,
        given: Given<'_>,
        steps: &[Step],
        points: &[CodePoint],
    ) -> Result<Counted, ReplayError> {
        let mut counted = Counted::start(program, given, points)?;
        for (number, step) in steps.iter().enumerate() {
            if !counted.take(*step) {
                let why = "the thread cannot go on here".to_owned();
                return Err(ReplayError::Diverged { step: number, thread: step.thread, why });
            }
        }
        Ok(counted)
    }

    fn start(program: &Arc<Program>, given: Given<'_>, points: &[CodePoint]) -> Result<Counted, ReplayError> {
        let mut machine = confirm::prepare(program.clone(), given)?;
        machine.count_passes(points.iter().copied());
        let mut machine = Stepper::new(machine);
        let execution = Execution::given(&mut machine, Keep::Last);
        let wanted = given.failure.and_then(confirm::racing_threads);
        let (passes, in_library, abandons, races) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let calls = Vec::new();
        Ok(Counted { machine, execution, passes, in_library, abandons, calls, races, wanted })
    }

    fn state(&self) -> &State {
        self.execution.state()
    }

    fn event(&self, at: usize) -> &Event {
        self.execution.trace().event(at)
    }

    /// Whether others come between the steps of a call of the C library, or after the first step of one that has not returned.
    fn has_torn_calls(&self) -> bool {
        let mut torn = false;
        // Of each thread the place of its last step, if that was in such a call, and whether others have come since.
        let mut open: Vec<Option<(u64, bool)>> = vec![None; self.state().threads.len()];
        for ((thread, pass), in_library) in self.passes.iter().zip(&self.in_library) {
            if let Some((before, others)) = open[*thread] {
                torn |= others && *in_library && before == *pass;
            }
            open.iter_mut().flatten().for_each(|(_, others)| *others = true);
            open[*thread] = in_library.then_some((*pass, false));
        }
        let still = |(thread, open): (usize, &Option<(u64, bool)>)| {
            let at = self.machine.passes(thread);
            open.is_some_and(|(pass, others)| others && pass == at && is_in_library(self.state(), thread))
        };
        torn || open.iter().enumerate().any(still)
    }

    /// Takes a step, if it can be taken.
    fn take(&mut self, step: Step) -> bool {
        let Some(thread) = self.state().index_of(step.thread) else { return false };
        let can = self.state().is_enabled(thread)
            && self.machine.labels(self.state(), thread).contains(&step.label);
        if can {
            let number = self.passes.len();
            self.passes.push((thread, self.machine.passes(thread)));
            self.in_library.push(is_in_library(self.execution.state(), thread));
            self.calls.push(self.state().threads[thread].stack_points().skip(1).collect());
            if self.execution.follow(&mut self.machine, thread, step.label).is_some() {
                let races = self.execution.trace().races().into_iter().map(|first| (first, number));
                let is_wanted = |(i, j): &(usize, usize)| {
                    self.wanted == Some(confirm::unordered(self.event(*i).thread, self.event(*j).thread))
                };
                let races: Vec<(usize, usize)> = races.filter(is_wanted).collect();
                self.races.extend(races);
            }
            let abandons = match self.event(number).action {
                Action::Unlock { mutex } => {
                    self.state().sync.lock(mutex).is_some_and(|lock| lock.health == Health::OwnerDied)
                }
                _ => false,
            };
            self.abandons.push(abandons);
        }
        can
    }
}

/// What is known of a race while the script is written.
struct Racing {
    threads: [ThreadId; 2],
    /// Which step is the first access, if it is made.
    watched: Option<usize>,
    distance: Option<i64>,
    /// Of which of the accesses it is known where they are, whatever the inputs.
    exact: [bool; 2],
}

/// The steps that lead to the race of a witness.
fn racing(
    program: &Arc<Program>,
    given: Given<'_>,
    wanted: &WitnessedFailure,
) -> Result<(Vec<Step>, Option<Racing>), ReplayError> {
    let steps = given.steps;
    let counted = Counted::along(program, given, steps, &[])?;
    for (i, j) in counted.races.iter().copied() {
        let (one, two) = (counted.event(i), counted.event(j));
        let threads = [one.thread, two.thread];
        let side = |at: usize| Side {
            event: counted.event(at),
            touched: None,
            callers: counted.calls[at].iter().map(|point| counted.machine.location(*point)).collect(),
        };
        let failure = race::failure(&counted.machine, counted.state(), side(i), side(j));
        if !confirm::is_same(&failure, wanted) {
            continue;
        }
        let distance = distance(program, one, two);
        let exact = [one.address == 0, two.address == 0];
        let stopped = both_standing(program, given, i, j, one, two)?;
        return Ok(match stopped {
            Some(steps) => (steps, Some(Racing { threads, watched: None, distance, exact })),
            None => (steps[..j].to_vec(), Some(Racing { threads, watched: Some(i), distance, exact })),
        });
    }
    Err(ReplayError::Otherwise)
}

/// The steps after which both threads stand before their accesses, if there are such steps.
fn both_standing(
    program: &Arc<Program>,
    given: Given<'_>,
    i: usize,
    j: usize,
    one: &Event,
    two: &Event,
) -> Result<Option<Vec<Step>>, ReplayError> {
    let mut counted = Counted::start(program, given, &[])?;
    let mut taken = Vec::new();
    let mut stopped = vec![one.thread];
    for (number, step) in given.steps[..j].iter().enumerate() {
        if number >= i && stopped.contains(&step.thread) {
            continue;
        }
        if counted.take(*step) {
            taken.push(*step);
        } else {
            stopped.push(step.thread);
        }
    }
    let stands = |event: &Event| {
        counted.state().index_of(event.thread).is_some_and(|thread| {
            let thread = &counted.state().threads[thread];
            matches!(thread.status(), Status::Ready(_) | Status::Spinning(_))
                && thread.point() == event.code
                && thread.events == event.index
        })
    };
    Ok((stands(one) && stands(two)).then_some(taken))
}

/// How far apart two accesses begin, if both are accesses of one instruction to a known address.
fn distance(program: &Program, one: &Event, two: &Event) -> Option<i64> {
    let start = |event: &Event| {
        let symbol = SymbolId(event.code.function);
        let body = program.clean_body(symbol).ok()??;
        let mut insts = body.blocks.iter().flat_map(|block| &block.insts);
        let inst = insts.nth(event.code.instruction as usize)?;
        let is_access =
            matches!(inst.op, Op::Load { .. } | Op::Store { .. } | Op::AtomicRmw { .. } | Op::CmpXchg { .. });
        match event.action.parts() {
            [
                Action::Read { range, .. }
                | Action::CompareExchange { range, .. }
                | Action::Write { range, .. }
                | Action::Update { range, .. },
            ] if is_access && event.address == 0 => Some(range.start),
            _ => None,
        }
    };
    Some(start(two)?.wrapping_sub(start(one)?) as i64)
}

/// How a thread stands at the end.
fn how(state: &State, thread: usize, given: Given<'_>, race: Option<&Racing>) -> Option<How> {
    let id = state.threads[thread].id;
    if let Some(race) = race
        && (race.threads[1] == id || race.threads[0] == id && race.watched.is_none())
    {
        return Some(How::Race);
    }
    let Some(failure) = given.failure else {
        // Nothing is to fail: who is not at its end stands where it is when the process ends.
        return (state.threads[thread].status() != &Status::Finished).then_some(How::Hold);
    };
    // Of a loop in an atomic section that shows while others could go on.
    let is_stuck =
        matches!(failure.kind, ErrorKind::Deadlock | ErrorKind::EndlessLoop) && !state.is_any_enabled();
    Some(match state.threads[thread].status() {
        Status::Finished => return None,
        Status::Halted(Ending::Error(error)) if id == failure.thread && error.kind == failure.kind => {
            if failure.kind == ErrorKind::EndlessLoop {
                How::Spin
            } else {
                How::Fail
            }
        }
        Status::Spinning(_) if is_stuck => How::Spin,
        Status::Halted(_) => How::Hold,
        _ if is_stuck => How::Wait,
        _ => How::Hold,
    })
}

/// Where a thread that waits by going round may come by: all that looks at memory in the functions that it is in, and in those that they
/// call by name. Its round may lead into a loop that it has not come to yet, and stay there.
fn looks(program: &Program, thread: &Thread) -> Vec<CodePoint> {
    let mut functions: Vec<u32> = thread.stack_points().map(|point| point.function).collect();
    let mut points = Vec::new();
    let mut next = 0;
    while let Some(function) = functions.get(next).copied() {
        next += 1;
        let Ok(Some(body)) = program.clean_body(SymbolId(function)) else { continue };
        for (instruction, inst) in (0..).zip(body.blocks.iter().flat_map(|block| &block.insts)) {
            match &inst.op {
                Op::Load { .. } | Op::AtomicRmw { .. } | Op::CmpXchg { .. } => {
                    points.push(CodePoint { function, instruction });
                }
                Op::Call(call) => {
                    let called = call.called(body).map(|called| called.0);
                    functions.extend(called.filter(|called| !functions.contains(called)));
                }
                _ => {}
            }
        }
    }
    points
}

/// The position of a thread's parent, and which of its children it is.
fn birth(state: &State, id: ThreadId) -> Option<(usize, u32)> {
    let number = *id.path().last()?;
    let parent = state.threads.iter().position(|thread| thread.id.child(number) == Some(id))?;
    Some((parent, number))
}

/// The values of a thread's inputs, from the first that it takes while it runs.
fn inputs(given: Given<'_>, id: ThreadId) -> Vec<u64> {
    let before = if id == ThreadId::MAIN { given.options.symbolic_bytes() } else { 0 };
    let own: Vec<&Input> =
        given.inputs.iter().filter(|input| input.thread == id && input.at.is_none()).collect();
    let count = own.iter().map(|input| u64::from(input.index) + 1).max().unwrap_or(0);
    let mut values = vec![0; count.saturating_sub(before) as usize];
    for input in own {
        if let Some(value) = u64::from(input.index).checked_sub(before) {
            let bytes = input.bytes.iter().take(8).enumerate();
            values[value as usize] = bytes.fold(0, |word, (i, byte)| word | u64::from(*byte) << (8 * i));
        }
    }
    values
}

fn act(machine: &Machine, state: &State, event: &Event) -> Act {
    match &event.action {
        Action::Choose if event.label == 1 => Act::Weak,
        Action::Read { order: Order::Plain, .. } => Act::Look,
        // The lock of a stream, which a function of streams takes and gives back inside one call.
        Action::ReadLock { lock } | Action::ReadUnlock { lock } if *lock >= STREAMS => Act::Other,
        Action::Lock { .. } | Action::ReadLock { .. } => Act::Lock,
        Action::Unlock { .. } | Action::ReadUnlock { .. } => Act::Unlock,
        Action::Wait { .. } => Act::Wait,
        Action::Timeout { spurious: false, .. } => Act::Timeout,
        Action::Timeout { spurious: true, .. } => Act::Spurious,
        Action::End => Act::End,
        Action::Exit => Act::Exit,
        Action::Create { .. } => Act::Create,
        Action::Join { .. } => Act::Join,
        Action::Arrive { .. } => Act::Arrive,
        Action::Pass { .. } => Act::Pass,
        Action::Section { .. } => Act::Section,
        Action::Free { range } if machine.is_own_variable(state, *range) => Act::Vanish,
        Action::Free { range } if machine.is_local(*range) => Act::Leave,
        _ => Act::Other,
    }
}
