//! A witness as steps of the source, for a program that another compiler has made of the same files: who does what at which line,
//! to which object. It follows the witness as a script does, and counts nothing. What only the machine sees as a step (looks at
//! objects, gates, locks of streams) is left out.

use super::{Counted, Racing, inputs, racing};
use crate::confirm::{self, ReplayError};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use threadbare_ir::program::Program;
use threadbare_machine::{Machine, STREAMS, State};
use threadbare_trace::{
    Action, CodePoint, Does, ErrorKind, Event, Location, Order, Range, SourceStep, Sourced, SourcedThread,
    Thing, ThingKind, Witness, is_gate,
};

/// The steps of a witness in the program's source.
pub fn sourced(program: &Arc<Program>, witness: &Witness) -> Result<Sourced, ReplayError> {
    let replayed = confirm::replay(program.clone(), witness)?;
    if !replayed.shows(&witness.failure) {
        return Err(ReplayError::Otherwise);
    }
    let given = witness.given();
    let (steps, race) = match witness.failure.kind {
        ErrorKind::Race => racing(program, given, &witness.failure)?,
        _ => (witness.schedule.steps.clone(), None),
    };
    let mut counted = Counted::start(program, given, &[])?;
    let mut made = Making::default();
    for (number, step) in steps.iter().enumerate() {
        let before = counted.state().clone();
        if !counted.take(*step) {
            let why = "the thread cannot go on here".to_owned();
            return Err(ReplayError::Diverged { step: number, thread: step.thread, why });
        }
        if race.as_ref().is_some_and(|race| race.watched == Some(number)) {
            made.sourced.made_before = Some(made.sourced.steps.len());
        }
        if !counted.abandons[number] {
            let event = counted.event(number);
            let is_call = counted.in_library[number] || is_call(&counted.machine, event.code);
            made.note(&counted.machine, &before, event, is_call);
        }
    }
    let state = counted.state();
    if let Some(race) = &race {
        made.stand(&counted.machine, state, race);
    }
    let kind = witness.failure.kind;
    let leads =
        !matches!(kind, ErrorKind::Race | ErrorKind::Deadlock | ErrorKind::EndlessLoop | ErrorKind::Leak);
    let fails: Vec<_> = match &race {
        Some(race) => race.threads.to_vec(),
        None if leads => vec![witness.failure.thread],
        None => Vec::new(),
    };
    let points = fails.into_iter().filter_map(|id| Some(state.threads[state.index_of(id)?].point()));
    made.sourced.calls = points.filter_map(|point| counted.machine.called_at(point)).collect();
    made.sourced.leader = if leads { state.index_of(witness.failure.thread) } else { None };
    made.sourced.threads = (0..state.threads.len())
        .map(|thread| state.threads[thread].id)
        .map(|id| SourcedThread { id, inputs: inputs(given, id) })
        .collect();
    Ok(made.sourced)
}

/// Whether the step belongs to a call of a function, other than those by which compilers copy, and access what no instruction can.
fn is_call(machine: &Machine, point: CodePoint) -> bool {
    let is_access = |name: &str| name.starts_with("llvm.") || name.starts_with("__atomic_");
    machine.called_at(point).is_some_and(|name| !is_access(&name))
}

#[derive(Default)]
struct Making {
    sourced: Sourced,
    files: FxHashMap<String, usize>,
    /// Objects by their address, and when they came: addresses may be given again.
    things: FxHashMap<u64, usize>,
}

impl Making {
    /// Notes what happened in a step, if the source shows it.
    fn note(&mut self, machine: &Machine, before: &State, event: &Event, is_call: bool) {
        let Some(thread) = before.index_of(event.thread) else { return };
        let begins = machine.called_at(event.code).is_some_and(|name| name.ends_with("atomic_begin"));
        let Some(mut happened) = happened(machine, before, event, is_call, begins) else { return };
        if event.address != 0 {
            happened.is_anywhere = true;
        }
        let step = self.step(machine, before, thread, machine.location(event.code), &happened);
        self.sourced.steps.push(step);
        if happened.does == Does::Free
            && let Some(range) = happened.range
        {
            self.things.remove(&machine.object_at(before, range.start));
        }
    }

    /// Notes where the threads of a race stand.
    fn stand(&mut self, machine: &Machine, state: &State, race: &Racing) {
        let standing = if race.watched.is_some() { &race.threads[1..] } else { &race.threads[..] };
        for id in standing {
            let Some(thread) = state.index_of(*id) else { continue };
            let point = state.threads[thread].point();
            let begins = machine.called_at(point).is_some_and(|name| name.ends_with("atomic_begin"));
            let is_call = is_call(machine, point);
            let Some(announced) = machine.announced(state, thread) else { continue };
            let Some(mut happened) = of(machine, announced, is_call) else { continue };
            if begins {
                // What the section accesses shows when it runs.
                happened = Happened { does: Does::Section, range: None, ..happened };
            }
            let side = usize::from(race.threads[1] == *id);
            happened.is_anywhere = !race.exact[side];
            let step = self.step(machine, state, thread, machine.location(point), &happened);
            self.sourced.stands.push(step);
        }
    }

    fn step(
        &mut self,
        machine: &Machine,
        state: &State,
        thread: usize,
        location: Location,
        happened: &Happened,
    ) -> SourceStep {
        let count = self.files.len();
        let file = *self.files.entry(location.file.clone()).or_insert(count);
        if file == count {
            self.sourced.files.push(location.file);
        }
        let thing = happened.range.and_then(|range| {
            let belonging = machine.belonging(state, range.start)?;
            let kind = match (&belonging.name, belonging.is_allocated) {
                (Some(_), _) => ThingKind::Global,
                (None, true) => ThingKind::Allocated,
                (None, false) => ThingKind::Local,
            };
            let things = &mut self.sourced.things;
            let number = *self.things.entry(belonging.base).or_insert_with(|| {
                things.push(Thing { kind, size: belonging.size, name: belonging.name.unwrap_or_default() });
                things.len() - 1
            });
            Some((number, range.start - belonging.base))
        });
        SourceStep {
            thread,
            file,
            line: location.line,
            does: happened.does,
            thing: thing.map(|(number, _)| number),
            offset: thing.map(|(_, offset)| offset).filter(|_| !happened.is_anywhere),
            size: happened.range.map_or(0, |range| range.len),
            receiver: happened.receiver,
        }
    }
}

/// What happens in a step.
struct Happened {
    does: Does,
    range: Option<Range>,
    receiver: Option<usize>,
    is_anywhere: bool,
}

fn happened(
    machine: &Machine,
    state: &State,
    event: &Event,
    is_call: bool,
    begins: bool,
) -> Option<Happened> {
    let plain = |does| Some(Happened { does, range: None, receiver: None, is_anywhere: true });
    match &event.action {
        Action::Choose if event.label == 1 => plain(Does::Weak),
        Action::Section { .. } if begins => plain(Does::Section),
        Action::Signal { receiver, .. } => {
            let receiver = receiver.and_then(|receiver| state.index_of(receiver));
            Some(Happened { receiver, ..of(machine, &event.action, is_call)? })
        }
        action => of(machine, action, is_call),
    }
}

fn of(machine: &Machine, action: &Action, is_call: bool) -> Option<Happened> {
    let plain = |order: Order| order == Order::Plain;
    let access = |does, range: Range| {
        let does = if is_call { Does::Call } else { does };
        Some((does, Some(range)))
    };
    let used = |does, at: u64| Some((does, Some(Range { start: at, len: 1 })));
    let (does, range) = match action {
        Action::Read { range, order } => access(if plain(*order) { Does::Read } else { Does::Load }, *range),
        Action::Write { range, order } => {
            access(if plain(*order) { Does::Write } else { Does::Store }, *range)
        }
        Action::Update { range, .. } | Action::CompareExchange { range, .. } => access(Does::Update, *range),
        Action::Scan { range } => Some((Does::Call, Some(*range))),
        Action::Free { range } if machine.is_local(*range) => Some((Does::Life, None)),
        Action::Free { range } => Some((Does::Free, Some(*range))),
        Action::Await { act, .. } => return of(machine, act, is_call),
        Action::Section { parts } => {
            let parts = parts.iter().filter(|part| !matches!(part, Action::Might { .. }));
            let mut all: Vec<Happened> = parts.filter_map(|part| of(machine, part, is_call)).collect();
            let synchronises =
                |happened: &Happened| !matches!(happened.does, Does::Call | Does::Read | Does::Write);
            let first = all.iter().position(synchronises).unwrap_or(0);
            return (!all.is_empty()).then(|| all.swap_remove(first));
        }
        // Locks of streams, and gates before locks, are the machine's.
        other if other.used_object().is_some_and(|at| at >= STREAMS || is_gate(at)) => None,
        Action::Lock { mutex: at }
        | Action::TryLock { mutex: at }
        | Action::ReadLock { lock: at }
        | Action::TryReadLock { lock: at } => used(Does::Lock, *at),
        Action::TryLockFailed { mutex } => used(Does::Taken, *mutex),
        Action::Unlock { mutex: at } | Action::ReadUnlock { lock: at } => used(Does::Unlock, *at),
        Action::Wait { condition, .. } => used(Does::Wait, *condition),
        Action::Timeout { condition, spurious } => {
            used(if *spurious { Does::Spurious } else { Does::Timeout }, *condition)
        }
        Action::Signal { condition, .. } => used(Does::Signal, *condition),
        Action::Broadcast { condition } => used(Does::Broadcast, *condition),
        Action::SemaphoreWait { semaphore } | Action::SemaphoreTry { semaphore } => {
            used(Does::Down, *semaphore)
        }
        Action::SemaphoreEmpty { semaphore } => used(Does::Empty, *semaphore),
        Action::SemaphorePost { semaphore } => used(Does::Up, *semaphore),
        Action::SemaphoreRead { semaphore } => used(Does::Look, *semaphore),
        Action::Arrive { barrier, .. } => used(Does::Arrive, *barrier),
        Action::Pass { barrier, .. } => used(Does::Pass, *barrier),
        Action::Remake { object } => used(Does::Remake, *object),
        Action::Create { .. } => Some((Does::Create, None)),
        Action::Join { .. } => Some((Does::Join, None)),
        Action::End => Some((Does::End, None)),
        Action::Exit => Some((Does::Exit, None)),
        Action::Branch { .. } | Action::Choose | Action::Look { .. } | Action::Might { .. } => None,
    }?;
    Some(Happened { does, range, receiver: None, is_anywhere: false })
}
