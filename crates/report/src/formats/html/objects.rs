//! The synchronisation objects of an execution: what each is, who holds a lock from which row to which, and who waits for what.

use super::scene::{Scene, plain};
use crate::order::{Edge, Why};
use std::collections::HashMap;
use threadbare_trace::{Action, ErrorKind, is_gate};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Lock,
    ReadWriteLock,
    Condition,
    Semaphore,
    Barrier,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Lock => "mutex",
            Kind::ReadWriteLock => "read-write lock",
            Kind::Condition => "condition",
            Kind::Semaphore => "semaphore",
            Kind::Barrier => "barrier",
        }
    }
}

pub(super) struct Object {
    pub name: String,
    pub kind: Kind,
    /// Of a semaphore: its value before the first row that uses it, and after each that changes it.
    pub initial: Option<String>,
    pub values: Vec<(usize, String)>,
}

/// A lock that a thread holds from one row to another; to the end, if there is none.
pub(super) struct Held {
    pub thread: usize,
    pub object: usize,
    pub from: usize,
    pub to: Option<usize>,
    /// Whether others may read at the same time.
    pub shared: bool,
}

/// A thread that waits from one row to another; for ever, if there is none.
pub(super) struct Waits {
    pub thread: usize,
    pub from: usize,
    pub to: Option<usize>,
    /// What for, if it is an object.
    pub object: Option<usize>,
    /// Which thread's end, if that is it.
    pub end_of: Option<usize>,
}

#[derive(Default)]
pub(super) struct Objects {
    pub all: Vec<Object>,
    pub held: Vec<Held>,
    pub waits: Vec<Waits>,
    known: HashMap<u64, usize>,
}

impl Objects {
    /// Of an execution, with the order of its rows.
    pub fn of(scene: &Scene<'_>, edges: &[Edge]) -> Objects {
        let mut objects = Objects::default();
        let mut open: HashMap<(usize, usize), (usize, usize, bool)> = HashMap::new();
        for row in 0..scene.rows.len() {
            let thread = scene.thread(row);
            for step in scene.steps(row) {
                for part in step.event.action.parts() {
                    let Some((at, kind)) = about(part) else { continue };
                    let touched = step.touched.iter().find(|touched| touched.at == at && touched.len == 0);
                    let object = objects.object(at, kind, touched.map_or("", |touched| &touched.name));
                    if let (Kind::Semaphore, Some(touched)) = (kind, touched) {
                        objects.all[object].count(row, touched.before.as_deref(), touched.after.as_deref());
                    }
                    match part {
                        Action::Lock { .. } | Action::TryLock { .. } => {
                            open.entry((thread, object)).or_insert((0, row, false)).0 += 1;
                        }
                        Action::ReadLock { .. } | Action::TryReadLock { .. } => {
                            open.entry((thread, object)).or_insert((0, row, true)).0 += 1;
                        }
                        Action::Unlock { .. } | Action::ReadUnlock { .. } => {
                            objects.release(&mut open, thread, object, row, 1)
                        }
                        Action::Wait { mutex, .. } => {
                            let mutex = objects.object(
                                *mutex,
                                Kind::Lock,
                                step.touched.get(1).map_or("", |t| &t.name),
                            );
                            objects.release(&mut open, thread, mutex, row, usize::MAX);
                        }
                        _ => {}
                    }
                }
            }
        }
        let rest = open.into_iter();
        objects.held.extend(rest.map(|((thread, object), (_, from, shared))| Held {
            thread,
            object,
            from,
            to: None,
            shared,
        }));
        objects.held.sort_by_key(|held| (held.from, held.thread, held.object));
        objects.find_waits(scene, edges);
        objects
    }

    /// An object by its address.
    fn object(&mut self, at: u64, kind: Kind, name: &str) -> usize {
        let number = *self.known.entry(at).or_insert_with(|| {
            self.all.push(Object { name: plain(name), kind, initial: None, values: Vec::new() });
            self.all.len() - 1
        });
        if kind == Kind::ReadWriteLock {
            self.all[number].kind = kind;
        }
        number
    }

    /// Whether it is the object at an address.
    pub fn is(&self, object: usize, at: u64) -> bool {
        self.known.get(&at) == Some(&object)
    }

    fn release(
        &mut self,
        open: &mut HashMap<(usize, usize), (usize, usize, bool)>,
        thread: usize,
        object: usize,
        row: usize,
        times: usize,
    ) {
        let Some((depth, from, shared)) = open.get_mut(&(thread, object)) else { return };
        *depth = depth.saturating_sub(times);
        if *depth == 0 {
            let (from, shared) = (*from, *shared);
            open.remove(&(thread, object));
            self.held.push(Held { thread, object, from, to: Some(row), shared });
        }
    }

    /// A thread that could go on only when another had done something waited for it since its own row before.
    fn find_waits(&mut self, scene: &Scene<'_>, edges: &[Edge]) {
        let mut last: Vec<Option<usize>> = vec![None; scene.threads.len()];
        let mut into: HashMap<usize, Vec<(usize, Why, usize)>> = HashMap::new();
        for edge in edges.iter().filter(|edge| edge.why.is_synchronisation() && edge.why != Why::Start) {
            if let (Some(from), Some(to)) = (scene.row(edge.from), scene.row(edge.to)) {
                into.entry(to).or_default().push((from, edge.why, edge.to));
            }
        }
        for row in 0..scene.rows.len() {
            let thread = scene.thread(row);
            let mut since = last[thread].replace(row);
            let Some(mut reasons) = into.remove(&row) else { continue };
            reasons.sort_by_key(|(from, ..)| *from);
            for (from, why, step) in reasons {
                let Some(begin) = since.filter(|begin| *begin < from) else { continue };
                let (object, end_of) = self.awaited(scene, why, step, begin);
                let begin = match (why, object) {
                    (Why::Lock, Some(object)) => begin.max(self.taken(object, scene.thread(from), from)),
                    _ => begin,
                };
                if begin < from {
                    self.waits.push(Waits { thread, from: begin, to: Some(from), object, end_of });
                }
                since = Some(from);
            }
        }
        if scene.failure.kind != ErrorKind::Deadlock {
            return;
        }
        for row in scene.failing() {
            let (thread, said) = (scene.thread(row), scene.said(row));
            let quoted = said.split_once(" waits for ").and_then(|(_, what)| what.split('`').nth(1));
            let mut named =
                self.all.iter().enumerate().filter(|(_, object)| Some(object.name.as_str()) == quoted);
            // Several objects may have one name.
            let object = named.next().map(|(at, _)| at).filter(|_| named.next().is_none());
            let end_of = (0..scene.threads.len())
                .find(|other| said.ends_with("to end") && Some(scene.name(*other).as_str()) == quoted);
            self.waits.push(Waits { thread, from: row, to: None, object, end_of });
        }
    }

    /// What a step waited for that another made possible.
    fn awaited(
        &self,
        scene: &Scene<'_>,
        why: Why,
        step: usize,
        begin: usize,
    ) -> (Option<usize>, Option<usize>) {
        let known = |at: u64| self.known.get(&at).copied();
        let parts = scene.story.steps[step].event.action.parts();
        match why {
            Why::End => {
                let child = parts.iter().find_map(|part| match part {
                    Action::Join { child } => Some(scene.thread_of(*child)),
                    _ => None,
                });
                (None, child)
            }
            Why::Wake => {
                let waits = scene.actions(begin).find_map(|part| match part {
                    Action::Wait { condition, .. } => known(*condition),
                    _ => None,
                });
                (waits, None)
            }
            _ => (parts.iter().find_map(|part| known(about(part)?.0)), None),
        }
    }

    /// Since when a thread held a lock that it gave back in a row.
    fn taken(&self, object: usize, thread: usize, released: usize) -> usize {
        let is_it =
            |held: &&Held| held.object == object && held.thread == thread && held.to == Some(released);
        self.held.iter().find(is_it).map_or(0, |held| held.from)
    }
}

impl Object {
    fn count(&mut self, row: usize, before: Option<&str>, after: Option<&str>) {
        if self.initial.is_none() && self.values.is_empty() {
            self.initial = before.map(str::to_owned);
        }
        if let Some(after) = after {
            self.values.push((row, after.to_owned()));
        }
    }
}

/// The object that a step uses, and what it is. Gates are the machine's own.
fn about(action: &Action) -> Option<(u64, Kind)> {
    let (at, kind) = match action {
        Action::Lock { mutex: at }
        | Action::TryLock { mutex: at }
        | Action::TryLockFailed { mutex: at }
        | Action::Unlock { mutex: at } => (*at, Kind::Lock),
        Action::ReadLock { lock: at }
        | Action::TryReadLock { lock: at }
        | Action::ReadUnlock { lock: at } => (*at, Kind::ReadWriteLock),
        Action::Wait { condition: at, .. }
        | Action::Timeout { condition: at, .. }
        | Action::Signal { condition: at, .. }
        | Action::Broadcast { condition: at } => (*at, Kind::Condition),
        Action::SemaphoreWait { semaphore: at }
        | Action::SemaphoreTry { semaphore: at }
        | Action::SemaphoreEmpty { semaphore: at }
        | Action::SemaphorePost { semaphore: at }
        | Action::SemaphoreRead { semaphore: at } => (*at, Kind::Semaphore),
        Action::Arrive { barrier: at, .. } | Action::Pass { barrier: at, .. } => (*at, Kind::Barrier),
        _ => return None,
    };
    (!is_gate(at)).then_some((at, kind))
}
