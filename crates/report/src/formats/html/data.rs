//! What the page knows, as one JSON object: its scripts read nothing else. Texts, places and stacks that come often are told once, by number.
//! Rows count from 0 here, and from 1 for people.

use super::arrows::{Arrow, Stale, arrows};
use super::explain::explain;
use super::memory::{Access, Memory};
use super::objects::{Held, Objects, Waits};
use super::scene::{Scene, plain};
use crate::escape::escape;
use crate::order::edges;
use crate::values::input_value;
use crate::{Sources, baseline};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::hash::Hash;
use threadbare_trace::{Action, Location};

/// Things by the numbers that they were given.
pub(super) struct Numbered<T> {
    numbers: HashMap<T, usize>,
    things: Vec<T>,
}

impl<T: Clone + Eq + Hash> Numbered<T> {
    pub fn new() -> Numbered<T> {
        Numbered { numbers: HashMap::new(), things: Vec::new() }
    }

    pub fn number(&mut self, thing: T) -> usize {
        *self.numbers.entry(thing).or_insert_with_key(|thing| {
            self.things.push(thing.clone());
            self.things.len() - 1
        })
    }

    pub fn all(&self) -> &[T] {
        &self.things
    }
}

/// What all findings share.
pub(super) struct Shared {
    pub texts: Numbered<String>,
    pub files: Numbered<String>,
}

#[derive(Serialize)]
pub(super) struct Told {
    kind: &'static str,
    /// Whether the baseline has it.
    known: bool,
    title: String,
    place: Value,
    explain: Vec<String>,
    inputs: Vec<[String; 2]>,
    /// The command that follows it again.
    replay: Option<String>,
    switches: usize,
    threads: Vec<[String; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    execution: Option<Execution>,
    /// How many steps it has, where they are left out.
    steps: usize,
}

#[derive(Serialize)]
struct Execution {
    /// File, line, and the function's text.
    places: Vec<[usize; 3]>,
    /// Of each the places that lead to it, the innermost first.
    stacks: Vec<Vec<usize>>,
    /// Name, value before the first row.
    variables: Vec<(String, Option<String>)>,
    objects: Vec<Value>,
    /// Thread, place, stack, text, sign, notes.
    rows: Vec<Value>,
    /// Sort, from, to, label, whether it matters.
    arrows: Vec<(&'static str, usize, usize, usize, u8)>,
    /// Thread, object, from, to, shared.
    held: Vec<Value>,
    /// Thread, from, to, object, the thread whose end it is.
    waits: Vec<Value>,
    /// Of each thread the row that starts it and the row that it ends with.
    lives: Vec<[Option<usize>; 2]>,
    /// Row, what is said of it.
    failing: Vec<(usize, String)>,
    stale: Vec<usize>,
    /// Row, variables whose values are not known any more.
    forgotten: Vec<(usize, Vec<usize>)>,
    /// The variables that what fails depends on.
    first: Vec<usize>,
}

/// A finding, with its execution unless that is left out.
pub(super) fn told(
    one: &baseline::Told<'_>,
    sources: &Sources,
    shared: &mut Shared,
    with_execution: bool,
) -> Told {
    let (finding, witness) = (one.finding, one.witness);
    let scene = Scene::new(finding, sources);
    let failure = scene.failure;
    let edges = edges(scene.story);
    let memory = Memory::of(&scene);
    let objects = Objects::of(&scene, &edges);
    let (arrows, stale) = arrows(&scene, &memory, &objects, &edges);
    let Location { file, line, column, function } = &failure.location;
    let inputs = finding.witness.inputs.iter();
    Told {
        kind: failure.kind.name(),
        known: one.known == Some(true),
        title: escape(&failure.message).into_owned(),
        place: json!([shared.files.number(file.clone()), line, column, escape(function)]),
        explain: explain(&scene, &memory, &objects, &arrows, &stale),
        inputs: inputs.map(|input| [escape(&input.name).into_owned(), input_value(input)]).collect(),
        replay: witness.map(|path| format!("threadbare replay {}", quoted(path))),
        switches: finding.witness.schedule.context_switches(),
        threads: (0..scene.threads.len()).map(|at| [scene.threads[at].to_string(), scene.name(at)]).collect(),
        steps: scene.rows.len(),
        execution: with_execution.then(|| execution(&scene, &memory, &objects, &arrows, &stale, shared)),
    }
}

/// An argument as a shell reads it.
fn quoted(path: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "/._-+".contains(c);
    match path.chars().all(is_plain) {
        true => path.to_owned(),
        false => format!("'{}'", escape(path).replace('\'', "'\\''")),
    }
}

fn execution(
    scene: &Scene<'_>,
    memory: &Memory,
    objects: &Objects,
    arrows: &[Arrow],
    stale: &[Stale],
    shared: &mut Shared,
) -> Execution {
    let mut places: Numbered<[usize; 3]> = Numbered::new();
    let mut stacks: Numbered<Vec<usize>> = Numbered::new();
    let mut place = |location: &Location, shared: &mut Shared| {
        let function = shared.texts.number(escape(&location.function).into_owned());
        places.number([shared.files.number(location.file.clone()), location.line as usize, function])
    };
    let mut rows = Vec::new();
    for (at, row) in scene.rows.iter().enumerate() {
        let stack = match row.steps.first() {
            Some(step) => &scene.story.steps[*step].stack,
            // Where it fails it has no step of its own.
            None => of_failure(scene, at),
        };
        let stack = stack.iter().map(|call| place(call, shared)).collect();
        let text = if row.text.is_empty() {
            format!("in {}", escape(&row.location.function))
        } else {
            row.text.clone()
        };
        rows.push(json!([
            scene.thread(at),
            place(&row.location, shared),
            stacks.number(stack),
            shared.texts.number(text),
            sign(scene, memory, at),
            notes(scene, memory, at, shared)
        ]));
    }
    let mut first: Vec<usize> =
        arrows.iter().rev().filter(|arrow| arrow.matters).filter_map(|arrow| arrow.variable).collect();
    let mut seen = std::collections::HashSet::new();
    first.retain(|variable| seen.insert(*variable));
    let forgotten = (0..scene.rows.len()).map(|row| (row, memory.forgotten(row)));
    Execution {
        places: places.all().to_vec(),
        stacks: stacks.all().to_vec(),
        variables: memory
            .variables
            .iter()
            .map(|variable| (variable.name.clone(), variable.initial.clone()))
            .collect(),
        objects: objects
            .all
            .iter()
            .map(|object| json!([object.name, object.kind.name(), object.initial, object.values]))
            .collect(),
        rows,
        arrows: arrows
            .iter()
            .map(|arrow| {
                let label = shared.texts.number(arrow.label.clone());
                (arrow.sort.name(), arrow.from, arrow.to, label, u8::from(arrow.matters))
            })
            .collect(),
        held: objects
            .held
            .iter()
            .map(|Held { thread, object, from, to, shared }| {
                json!([thread, object, from, to, u8::from(*shared)])
            })
            .collect(),
        waits: objects
            .waits
            .iter()
            .map(|Waits { thread, from, to, object, end_of }| json!([thread, from, to, object, end_of]))
            .collect(),
        lives: lives(scene),
        failing: scene.failing().map(|row| (row, scene.said(row))).collect(),
        stale: stale.iter().map(|stale| stale.read).collect(),
        forgotten: forgotten.filter(|(_, variables)| !variables.is_empty()).collect(),
        first,
    }
}

fn lives(scene: &Scene<'_>) -> Vec<[Option<usize>; 2]> {
    let mut lives = vec![[None, None]; scene.threads.len()];
    for row in 0..scene.rows.len() {
        for action in scene.actions(row) {
            match action {
                Action::Create { child } => lives[scene.thread_of(*child)][0] = Some(row),
                Action::End => lives[scene.thread(row)][1] = Some(row),
                _ => {}
            }
        }
    }
    lives
}

/// The calls that lead to where a thread fails.
fn of_failure<'a>(scene: &Scene<'a>, row: usize) -> &'a [Location] {
    let thread = scene.rows[row].thread;
    let other = scene.failure.others.iter().find(|other| other.thread == thread && !other.stack.is_empty());
    match other {
        Some(other) => &other.stack,
        None if thread == scene.failure.thread => &scene.failure.stack,
        None => &[],
    }
}

/// What a row is drawn as: it reads, writes, synchronises, or does something else.
fn sign(scene: &Scene<'_>, memory: &Memory, row: usize) -> &'static str {
    let synchronises = |action: &Action| {
        action.used_object().is_some()
            || matches!(
                action,
                Action::Wait { .. }
                    | Action::Timeout { .. }
                    | Action::Pass { .. }
                    | Action::Create { .. }
                    | Action::Remake { .. }
            )
            || action.is_end()
    };
    if scene.actions(row).any(synchronises) {
        "s"
    } else if memory.accesses[row].iter().any(|access| access.writes) {
        "w"
    } else if memory.accesses[row].iter().any(|access| access.reads) {
        "r"
    } else {
        "o"
    }
}

/// More notes of a row than this are not told.
const MOST_NOTES: usize = 24;

/// What a row did: a variable and what was read of it; a variable, its old and its new value; or words.
fn notes(scene: &Scene<'_>, memory: &Memory, row: usize, shared: &mut Shared) -> Vec<Value> {
    let accesses = &memory.accesses[row];
    let mut notes: Vec<Value> = accesses.iter().filter_map(of_access).take(MOST_NOTES).collect();
    // Words of memory are told by values.
    let of_memory: Vec<&str> = scene
        .steps(row)
        .filter(|step| step.event.action.range().is_some() && !step.touched.is_empty())
        .map(|step| step.note.as_str())
        .collect();
    let words =
        scene.rows[row].notes.iter().filter(|note| !of_memory.iter().any(|known| plain(known) == **note));
    // That a failing row waits for ever is told by its mark.
    let words = words.filter(|note| !note.is_empty() && *note != "waits for ever");
    notes.extend(words.take(MOST_NOTES).map(|note| json!([shared.texts.number(plain(note))])));
    notes
}

fn of_access(access: &Access) -> Option<Value> {
    match access {
        Access { variable, writes: true, before, after, .. } => Some(json!([variable, before, after])),
        Access { variable, before: Some(before), .. } => Some(json!([variable, before])),
        Access { variable, .. } => Some(json!([variable, null])),
    }
}
