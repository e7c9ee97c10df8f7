//! The arrows from row to row, and which of them one has to see: what the failing rows read of other threads, what that depends on, who was
//! woken, which signal nobody got, which write went over one that its thread had not seen.

use super::memory::Memory;
use super::objects::{Kind, Objects};
use super::scene::Scene;
use crate::order::{Edge, Why};
use std::collections::{HashMap, HashSet};
use threadbare_trace::{Action, ErrorKind};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Sort {
    ReadsFrom,
    Wakes,
    Lock,
    Unit,
    Round,
    Start,
    End,
    /// A write over one that its thread had not seen when it read the variable.
    Overwrites,
    Race,
    /// A signal that nobody got.
    Lost,
    /// Who holds what another waits for until the end.
    Holds,
}

impl Sort {
    pub fn name(self) -> &'static str {
        match self {
            Sort::ReadsFrom => "rf",
            Sort::Wakes => "wake",
            Sort::Lock => "lock",
            Sort::Unit => "unit",
            Sort::Round => "round",
            Sort::Start => "create",
            Sort::End => "join",
            Sort::Overwrites => "ow",
            Sort::Race => "race",
            Sort::Lost => "lost",
            Sort::Holds => "holds",
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Arrow {
    pub sort: Sort,
    pub from: usize,
    pub to: usize,
    /// The variable or object that it is about.
    pub label: String,
    pub variable: Option<usize>,
    pub matters: bool,
}

/// A value that a row read, and that was written over before its thread wrote the variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stale {
    pub variable: usize,
    /// The row that read it.
    pub read: usize,
    /// The write that came between.
    pub between: usize,
    /// The write that went over it.
    pub over: usize,
}

/// More arrows than this do not make anything clearer.
const MOST: usize = 10;
/// So far from the failing rows, reads are followed back.
const LEVELS: usize = 2;
/// So many rows before a failing one, in its thread, are looked at with it: they read what it fails by.
pub(super) const BEFORE: usize = 2;

/// The arrows in the order of the rows that they lead to, and the reads that went stale and matter.
pub(super) fn arrows(
    scene: &Scene<'_>,
    memory: &Memory,
    objects: &Objects,
    edges: &[Edge],
) -> (Vec<Arrow>, Vec<Stale>) {
    let mut arrows = of_edges(scene, memory, objects, edges);
    let mut matter = Matter::of(scene, &arrows);
    let stale = stale(scene, memory);
    for arrow in &mut arrows {
        arrow.matters = match arrow.sort {
            Sort::ReadsFrom => matter.reads.contains(&(arrow.from, arrow.to, arrow.variable)),
            Sort::Wakes => matter.rows.contains(&arrow.to) || matter.rows.contains(&arrow.from),
            _ => false,
        };
    }
    // What went lost matters if the failure saw what was written instead.
    let seen: Vec<Stale> = stale
        .into_iter()
        .filter(|stale| matter.variables.contains(&stale.variable))
        .filter(|stale| {
            scene.failing().any(|failing| failing >= stale.over) || matter.rows.contains(&stale.over)
        })
        .collect();
    let from = seen.len().saturating_sub(2);
    let seen = seen[from..].to_vec();
    for Stale { variable, between, over, .. } in &seen {
        arrows.push(Arrow {
            sort: Sort::Overwrites,
            from: *between,
            to: *over,
            label: memory.variables[*variable].name.clone(),
            variable: Some(*variable),
            matters: true,
        });
        matter.rows.insert(*over);
    }
    arrows.extend(race(scene, memory));
    arrows.extend(lost(scene, objects));
    arrows.extend(holds(scene, objects));
    arrows.sort_by_key(|arrow| (arrow.to, arrow.from, arrow.sort.name()));
    (arrows, seen)
}

fn of_edges(scene: &Scene<'_>, memory: &Memory, objects: &Objects, edges: &[Edge]) -> Vec<Arrow> {
    let mut arrows: Vec<Arrow> = Vec::new();
    let mut seen = HashSet::new();
    for edge in edges {
        let (Some(from), Some(to)) = (scene.row(edge.from), scene.row(edge.to)) else { continue };
        let sort = match edge.why {
            Why::Program => continue,
            Why::Start => Sort::Start,
            Why::End => Sort::End,
            Why::Lock => Sort::Lock,
            Why::Unit => Sort::Unit,
            Why::Round => Sort::Round,
            Why::Wake => Sort::Wakes,
            Why::ReadsFrom => Sort::ReadsFrom,
        };
        let variable = (sort == Sort::ReadsFrom).then(|| common(memory, from, to)).flatten();
        if !seen.insert((sort, from, to, variable)) {
            continue;
        }
        let label = match (sort, variable) {
            (_, Some(variable)) => memory.variables[variable].name.clone(),
            (Sort::Lock | Sort::Unit | Sort::Round, _) => {
                let step = &scene.story.steps[edge.to];
                let name = step.touched.iter().find(|touched| touched.len == 0);
                name.map_or(String::new(), |touched| super::scene::plain(&touched.name))
            }
            (Sort::Wakes, _) => {
                let waits = objects
                    .waits
                    .iter()
                    .find(|waits| waits.to == Some(from) && waits.thread == scene.thread(to));
                waits
                    .and_then(|waits| waits.object)
                    .map_or(String::new(), |object| objects.all[object].name.clone())
            }
            _ => String::new(),
        };
        arrows.push(Arrow { sort, from, to, label, variable, matters: false });
    }
    arrows
}

/// The variable that one row writes and another reads, if it is one.
fn common(memory: &Memory, from: usize, to: usize) -> Option<usize> {
    let range = |at: usize| memory.variables[at].range;
    let read = memory.accesses[to].iter().filter(|access| access.reads);
    let mut both = read.filter(|read| {
        memory.accesses[from]
            .iter()
            .any(|write| write.writes && range(write.variable).overlaps(range(read.variable)))
    });
    both.next().map(|access| access.variable)
}

/// What the failing rows depend on.
struct Matter {
    rows: HashSet<usize>,
    reads: HashSet<(usize, usize, Option<usize>)>,
    variables: HashSet<usize>,
}

impl Matter {
    fn of(scene: &Scene<'_>, arrows: &[Arrow]) -> Matter {
        let mut into: HashMap<usize, Vec<&Arrow>> = HashMap::new();
        for arrow in arrows.iter().filter(|arrow| arrow.sort == Sort::ReadsFrom) {
            into.entry(arrow.to).or_default().push(arrow);
        }
        let mut level: Vec<usize> = scene.failing().flat_map(|row| with_those_before(scene, row)).collect();
        let mut matter = Matter {
            rows: level.iter().copied().collect(),
            reads: HashSet::new(),
            variables: HashSet::new(),
        };
        // Two accesses race whatever they read.
        if scene.failure.kind == ErrorKind::Race {
            return matter;
        }
        for _ in 0..LEVELS {
            let mut next = Vec::new();
            for row in level {
                for arrow in into.get(&row).into_iter().flatten() {
                    if matter.reads.len() < MOST
                        && matter.reads.insert((arrow.from, arrow.to, arrow.variable))
                    {
                        matter.variables.extend(arrow.variable);
                        next.extend(
                            with_those_before(scene, arrow.from).filter(|row| matter.rows.insert(*row)),
                        );
                    }
                }
            }
            level = next;
        }
        matter
    }
}

/// A row and those just before it in its thread.
pub(super) fn with_those_before(scene: &Scene<'_>, row: usize) -> impl Iterator<Item = usize> {
    let thread = scene.rows[row].thread;
    (0..=row)
        .rev()
        .filter(move |at| scene.rows[*at].thread == thread)
        .take(BEFORE + 1)
        .collect::<Vec<_>>()
        .into_iter()
}

/// Reads whose value was written over by another thread before their own thread wrote the variable.
fn stale(scene: &Scene<'_>, memory: &Memory) -> Vec<Stale> {
    let mut found = Vec::new();
    // Of each thread and variable its last read, and of each variable its last write.
    let mut reads: HashMap<(usize, usize), usize> = HashMap::new();
    let mut writes: HashMap<usize, (usize, usize)> = HashMap::new();
    for row in 0..scene.rows.len() {
        let thread = scene.thread(row);
        for access in &memory.accesses[row] {
            let variable = access.variable;
            if access.reads {
                reads.insert((thread, variable), row);
            }
            if access.writes {
                if let (Some(read), Some((between, writer))) =
                    (reads.get(&(thread, variable)), writes.get(&variable))
                    && *writer != thread
                    && between > read
                {
                    found.push(Stale { variable, read: *read, between: *between, over: row });
                }
                writes.insert(variable, (row, thread));
                reads.remove(&(thread, variable));
            }
        }
    }
    found
}

/// From one access of a race to the other.
fn race(scene: &Scene<'_>, memory: &Memory) -> Option<Arrow> {
    let mut rows = scene.failing().filter(|_| scene.failure.kind == ErrorKind::Race);
    let (from, to) = (rows.next()?, rows.next()?);
    let label = super::scene::plain(&scene.failure.variable);
    let variable = memory.accesses[to].iter().find(|access| {
        memory.accesses[from].iter().any(|other| {
            memory.variables[other.variable].range.overlaps(memory.variables[access.variable].range)
        })
    });
    Some(Arrow {
        sort: Sort::Race,
        from,
        to,
        label,
        variable: variable.map(|access| access.variable),
        matters: true,
    })
}

/// The conditions that somebody waits for until the end.
fn awaited<'a>(objects: &'a Objects, kind: Kind) -> impl Iterator<Item = usize> + 'a {
    let for_ever = objects.waits.iter().filter(|waits| waits.to.is_none());
    for_ever.filter_map(|waits| waits.object).filter(move |object| objects.all[*object].kind == kind)
}

/// Signals that nobody got, of conditions that somebody waits for until the end.
fn lost(scene: &Scene<'_>, objects: &Objects) -> Vec<Arrow> {
    let conditions: HashSet<usize> = awaited(objects, Kind::Condition).collect();
    let mut arrows = Vec::new();
    for row in 0..scene.rows.len() {
        let signals = scene.steps(row).any(|step| {
            let nobody = matches!(step.event.action, Action::Signal { receiver: None, .. })
                || matches!(step.event.action, Action::Broadcast { .. }) && step.note == "nobody waits";
            nobody
                && step.touched.iter().any(|touched| conditions.iter().any(|at| objects.is(*at, touched.at)))
        });
        let label = conditions.iter().next().filter(|_| signals).map(|at| objects.all[*at].name.clone());
        arrows.extend(label.map(|label| Arrow {
            sort: Sort::Lost,
            from: row,
            to: row,
            label,
            variable: None,
            matters: true,
        }));
    }
    arrows
}

/// From where a lock was taken to who waits for it until the end.
fn holds(scene: &Scene<'_>, objects: &Objects) -> Vec<Arrow> {
    let for_ever = objects.waits.iter().filter(|waits| waits.to.is_none());
    let mut arrows = Vec::new();
    for waits in for_ever {
        let holder = objects.held.iter().find(|held| Some(held.object) == waits.object && held.to.is_none());
        if let Some(held) = holder.filter(|held| held.thread != scene.thread(waits.from)) {
            let label = objects.all[held.object].name.clone();
            let (from, to) = (held.from, waits.from);
            arrows.push(Arrow { sort: Sort::Holds, from, to, label, variable: None, matters: true });
        }
    }
    arrows
}
