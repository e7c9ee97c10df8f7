//! How a failure comes about, in a few sentences that follow from the arrows. Where nothing follows, nothing is said.

use super::arrows::{Arrow, Sort, Stale, with_those_before};
use super::memory::Memory;
use super::objects::{Kind, Objects};
use super::scene::Scene;
use threadbare_trace::{Action, ErrorKind};

/// More sentences than this are a story, and that is told beside them.
const MOST: usize = 4;

/// The sentences. Names and statements are between backticks; rows are counted from 1.
pub(super) fn explain(
    scene: &Scene<'_>,
    memory: &Memory,
    objects: &Objects,
    arrows: &[Arrow],
    stale: &[Stale],
) -> Vec<String> {
    let mut sentences = match scene.failure.kind {
        ErrorKind::Race => race(scene, objects, arrows),
        ErrorKind::Deadlock => deadlock(scene, objects, arrows),
        _ => values(scene, memory, objects, arrows, stale),
    };
    sentences.truncate(MOST);
    sentences
}

fn name(scene: &Scene<'_>, row: usize) -> String {
    format!("`{}`", scene.name(scene.thread(row)))
}

/// Which locks are held at the two accesses: that none is held at both is what one looks for first.
fn race(scene: &Scene<'_>, objects: &Objects, arrows: &[Arrow]) -> Vec<String> {
    let Some(race) = arrows.iter().find(|arrow| arrow.sort == Sort::Race) else { return Vec::new() };
    let held = |row: usize| -> Vec<String> {
        let thread = scene.thread(row);
        let at = objects
            .held
            .iter()
            .filter(|held| held.thread == thread && held.from < row && held.to.is_none_or(|to| to >= row));
        at.map(|held| format!("`{}`", objects.all[held.object].name)).collect()
    };
    let (one, other) = (held(race.from), held(race.to));
    let holds = |row: usize, locks: &[String]| match locks {
        [] => format!("{} holds no lock", name(scene, row)),
        locks => format!("{} holds {}", name(scene, row), locks.join(" and ")),
    };
    let both = one.iter().any(|lock| other.contains(lock));
    let mut said = vec!["Nothing orders the two accesses: they may happen at the same time.".to_owned()];
    if !both {
        said.push(format!(
            "{} at step {}, {} at step {}.",
            holds(race.from, &one),
            race.from + 1,
            holds(race.to, &other),
            race.to + 1
        ));
    }
    said
}

/// What each waits for, who has it, and which signals came too early.
fn deadlock(scene: &Scene<'_>, objects: &Objects, arrows: &[Arrow]) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    for waits in objects.waits.iter().filter(|waits| waits.to.is_none()) {
        let who = name(scene, waits.from);
        if let Some(other) = waits.end_of {
            said.push(format!("{who} waits for `{}` to end.", scene.name(other)));
            continue;
        }
        let Some(object) = waits.object else { continue };
        let what = format!("`{}`", objects.all[object].name);
        let holder = objects.held.iter().find(|held| held.object == object && held.to.is_none());
        match (objects.all[object].kind, holder) {
            (Kind::Lock | Kind::ReadWriteLock, Some(held)) if held.thread == scene.thread(waits.from) => {
                said.push(format!(
                    "{who} waits for {what}, which it holds itself since step {}.",
                    held.from + 1
                ));
            }
            (Kind::Lock | Kind::ReadWriteLock, Some(held)) => {
                said.push(format!(
                    "{who} waits for {what}, which {} holds since step {}.",
                    name(scene, held.from),
                    held.from + 1
                ));
            }
            (Kind::Condition, _) => {
                let lost: Vec<String> = arrows
                    .iter()
                    .filter(|arrow| arrow.sort == Sort::Lost && arrow.label == objects.all[object].name)
                    .map(|arrow| (arrow.from + 1).to_string())
                    .collect();
                said.push(match &lost[..] {
                    [] => format!("{who} waits for {what}, and nobody is left to signal it."),
                    [step] => format!(
                        "{who} waits for {what}, which was signalled in step {step}, when nobody waited."
                    ),
                    steps => format!(
                        "{who} waits for {what}, which was signalled in steps {}, when nobody waited.",
                        steps.join(", ")
                    ),
                });
            }
            (Kind::Semaphore, _) => said.push(format!("{who} waits for {what}, which is at zero.")),
            (Kind::Barrier, _) => said.push(format!("{who} waits at {what} for others to come.")),
            _ => {}
        }
    }
    // Who waits for the end of another says least.
    said.sort_by_key(|sentence| sentence.ends_with("to end."));
    said
}

/// Whose write the failing row saw, and what went lost before.
fn values(
    scene: &Scene<'_>,
    memory: &Memory,
    objects: &Objects,
    arrows: &[Arrow],
    stale: &[Stale],
) -> Vec<String> {
    let mut said = Vec::new();
    let Some(failing) = scene.failing().last() else { return said };
    let near: Vec<usize> = with_those_before(scene, failing).collect();
    let read = arrows
        .iter()
        .rev()
        .find(|arrow| arrow.sort == Sort::ReadsFrom && arrow.matters && near.contains(&arrow.to));
    if let Some(arrow) = read
        && let Some(variable) = arrow.variable
        && let Some(value) = memory.accesses[arrow.to]
            .iter()
            .find(|access| access.variable == variable)
            .and_then(|access| access.before.clone())
    {
        said.push(format!(
            "{} finds `{}` to be {value}, which {} wrote in step {}.",
            name(scene, arrow.to),
            arrow.label,
            name(scene, arrow.from),
            arrow.from + 1
        ));
    }
    if let Some(lost) = stale.last() {
        let variable = &memory.variables[lost.variable].name;
        said.push(format!(
            "{} read `{variable}` in step {}, {} wrote it in step {}, and step {} writes over that without having seen it.",
            name(scene, lost.read), lost.read + 1, name(scene, lost.between), lost.between + 1, lost.over + 1
        ));
    }
    said.extend(overtaken(scene, objects, arrows));
    said
}

/// Somebody was woken, and another took the lock first.
fn overtaken(scene: &Scene<'_>, objects: &Objects, arrows: &[Arrow]) -> Option<String> {
    let wake = arrows.iter().rev().find(|arrow| arrow.sort == Sort::Wakes && arrow.matters)?;
    let woken = scene.thread(wake.to);
    let waker = scene.thread(wake.from);
    let lock = scene.actions(wake.to).find_map(|action| match action {
        Action::Lock { mutex } => Some(*mutex),
        _ => None,
    })?;
    let between = objects.held.iter().find(|held| {
        objects.is(held.object, lock)
            && wake.from < held.from
            && held.from < wake.to
            && held.thread != woken
            && held.thread != waker
    })?;
    Some(format!(
        "`{}` was woken in step {}, but `{}` took `{}` first, in step {}.",
        scene.name(woken),
        wake.from + 1,
        scene.name(between.thread),
        objects.all[between.object].name,
        between.from + 1
    ))
}
