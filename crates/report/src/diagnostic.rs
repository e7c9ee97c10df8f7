//! One finding, in the manner of a compiler's error: what happens, where in the source, with which inputs,
//! and by which interleaving.

use crate::Style;
use crate::columns::columns;
use crate::escape::{escape, source_line};
use crate::names::Names;
use crate::rows::table;
use crate::sources::{Sources, token};
use crate::values::input_value;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use threadbare_trace::{ErrorKind, Finding, Input, Location, OtherThread, Story, WitnessedFailure};

/// A finding for reading. `witness` is where its witness was written.
pub fn finding(finding: &Finding, witness: Option<&str>, sources: &Sources, style: Style) -> String {
    let mut text = message(finding, sources, style);
    text.push('\n');
    let table = table(&finding.story, Some(&finding.witness.failure), sources);
    if table.threads.len() > 1 {
        text.push('\n');
        text += &columns(&table, style);
    }
    text += &closing(finding, witness);
    text
}

/// An execution for reading, and where it fails, if it does.
pub fn story(story: &Story, failure: Option<&WitnessedFailure>, sources: &Sources, style: Style) -> String {
    columns(&table(story, failure, sources), style)
}

/// Of more threads than this no more is said than how many they are, place by place.
const MOST_OTHERS: usize = 12;

/// The threads besides the failing one that something is said of.
fn others_told(finding: &Finding) -> impl Iterator<Item = &OtherThread> {
    let failure = &finding.witness.failure;
    failure.others.iter().filter(|other| other.thread != failure.thread).take(MOST_OTHERS)
}

/// Of those that nothing is said of, how many there are at each place.
fn others_counted(finding: &Finding) -> Vec<(&Location, usize)> {
    let failure = &finding.witness.failure;
    let mut places: Vec<(&Location, usize)> = Vec::new();
    for other in failure.others.iter().filter(|other| other.thread != failure.thread).skip(MOST_OTHERS) {
        match places.iter_mut().find(|(location, _)| **location == other.location) {
            Some((_, count)) => *count += 1,
            None => places.push((&other.location, 1)),
        }
    }
    places
}

/// Places of the failure: the failing thread's, then the others', each with what is to be said of it.
fn places(finding: &Finding) -> Vec<(&Location, String)> {
    let failure = &finding.witness.failure;
    let names = Names::of(&finding.story);
    let name = |id| names.name(id);
    // Of a deadlock, the message says what the thread does: "waits for ..."; the report adds whose it is.
    let said = |thread, message: &str| match failure.kind {
        ErrorKind::Deadlock if !message.starts_with('`') => format!("`{}` {}", name(thread), escape(message)),
        _ => escape(message).into_owned(),
    };
    let own = failure.others.iter().find(|other| other.thread == failure.thread);
    let label = match (own, failure.kind) {
        (Some(own), _) => said(own.thread, &own.message),
        (None, ErrorKind::Deadlock) => format!("`{}` waits here", name(failure.thread)),
        (None, _) if finding.story.threads.len() > 1 => format!("in `{}`", name(failure.thread)),
        (None, _) => String::new(),
    };
    let mut places = vec![(&failure.location, label)];
    for other in others_told(finding) {
        places.push((&other.location, said(other.thread, &other.message)));
    }
    for (location, count) in others_counted(finding) {
        let label = match count {
            1 => "1 more thread waits here".to_owned(),
            _ => format!("{count} more threads wait here"),
        };
        // Beside what is said of others there.
        let at = places.iter().rposition(|(other, _)| *other == location).map_or(places.len(), |at| at + 1);
        places.insert(at, (location, label));
    }
    places
}

fn message(finding: &Finding, sources: &Sources, style: Style) -> String {
    let failure = &finding.witness.failure;
    let words = escape(&failure.message).into_owned();
    let title = match failure.kind {
        // Nothing is wrong.
        ErrorKind::Reached => Level::INFO.with_name("reached").primary_title(words),
        kind => Level::ERROR.primary_title(words).id(escape(kind.name()).into_owned()),
    };
    let mut group: Group<'_> = Group::with_title(title);
    let mut places = places(finding).into_iter().enumerate().peekable();
    while let Some((i, (location, label))) = places.next() {
        let path = escape(&location.file).into_owned();
        let Some((text, first, span)) = excerpt(sources, location) else {
            group = group.element(origin(location, path));
            if !label.is_empty() {
                group = group.element(Level::NOTE.no_name().message(label));
            }
            continue;
        };
        let kind = if i == 0 { AnnotationKind::Primary } else { AnnotationKind::Context };
        let mut snippet = Snippet::source(text).line_start(first).path(path).fold(false);
        snippet = snippet.annotation(kind.span(span.clone()).label(Some(label).filter(|l| !l.is_empty())));
        // Two threads at one place share the excerpt.
        while let Some((_, (_, label))) = places.next_if(|(_, (next, _))| *next == location) {
            snippet = snippet.annotation(AnnotationKind::Context.span(span.clone()).label(label));
        }
        group = group.element(snippet);
    }
    for (word, text) in notes(finding) {
        group = group.element(Level::NOTE.with_name(word).message(text));
    }
    let renderer = if style.colour { Renderer::styled() } else { Renderer::plain() };
    renderer.term_width(style.width.max(40)).render(&[group])
}

fn origin(location: &Location, path: String) -> Origin<'static> {
    let origin = Origin::path(if path.is_empty() { "an unknown place".to_owned() } else { path });
    match (location.line, location.column) {
        (0, _) => origin,
        (line, 0) => origin.line(line as usize),
        (line, column) => origin.line(line as usize).char_column(column as usize),
    }
}

/// The line and the one before it, the number of the first of them, and what to underline.
fn excerpt(sources: &Sources, location: &Location) -> Option<(String, usize, std::ops::Range<usize>)> {
    let (line, place) = source_line(sources.line(&location.file, location.line)?, location.column);
    let span = token(&line, place, location.column);
    let before = location.line.checked_sub(1).and_then(|above| sources.line(&location.file, above));
    Some(match before.filter(|above| !above.trim().is_empty()) {
        Some(above) => {
            let (above, _) = source_line(above, 0);
            let shift = above.len() + 1;
            (format!("{above}\n{line}"), location.line as usize - 1, span.start + shift..span.end + shift)
        }
        None => (line, location.line as usize, span),
    })
}

/// What is said below the source: the calls that lead there, and the inputs.
fn notes(finding: &Finding) -> Vec<(&'static str, String)> {
    let failure = &finding.witness.failure;
    let names = Names::of(&finding.story);
    let mut notes = Vec::new();
    let others = others_told(finding);
    let stacks = std::iter::once((failure.thread, &failure.location, &failure.stack))
        .chain(others.map(|other| (other.thread, &other.location, &other.stack)));
    for (thread, location, stack) in stacks.filter(|(_, _, stack)| !stack.is_empty()) {
        let calls: Vec<String> = stack
            .iter()
            .map(|call| format!("by `{}` at {}", escape(&call.function), escape(&place(call))))
            .collect();
        let callee = escape(&location.function);
        let name = names.name(thread);
        // The outermost caller is mostly the thread's own function.
        let told = finding.story.threads.len() < 2 || stack.last().is_some_and(|call| call.function == name);
        let thread = if told { String::new() } else { format!(", in `{name}`") };
        notes.push(("called", format!("`{callee}` {}{thread}", calls.join(", "))));
    }
    let inputs = &finding.witness.inputs;
    if !inputs.is_empty() {
        notes.push(("inputs", inputs.iter().map(input).collect::<Vec<_>>().join(", ")));
    }
    notes
}

fn place(location: &Location) -> String {
    format!("{}:{}", location.file, location.line)
}

fn input(input: &Input) -> String {
    format!("{} = {}", escape(&input.name), input_value(input))
}

/// The last lines: how many switches, and where the witness is.
fn closing(finding: &Finding, witness: Option<&str>) -> String {
    let mut parts = Vec::new();
    if finding.story.threads.len() > 1 {
        let switches = finding.witness.schedule.context_switches();
        let plural = if switches == 1 { "" } else { "es" };
        let unshortened = if finding.unshortened { ", not made as few as possible" } else { "" };
        parts.push(format!("{switches} context switch{plural}{unshortened}."));
    }
    if let Some(path) = witness {
        parts.push(format!("witness {}", escape(path)));
    }
    if parts.is_empty() { String::new() } else { format!("   {}\n", parts.join("  ")) }
}
